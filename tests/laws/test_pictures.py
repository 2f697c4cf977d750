"""Every view can be drawn and told in words, twice the same, within Discord's limits, and shows nothing hidden."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest

from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.step import Decision
from engine.core.words import LANGUAGES
from renderers import job, png, portrait, registry
from renderers.canvas import PARTS
from renderers.wording import ALT
from tests.laws.tables import NAMES, OURS, AnyGame, Case, cases, copy, play, reloaded, shake_hidden
from tests.renderers.scenes import LONGEST, everything, matches, recorded
from tests.renderers.tidiness import assert_tidy, named_in

SOME = pytest.mark.parametrize("case", cases(per_count=2), ids=str)
#: match by match, not law by law: what was drawn for one law is there for the next
OF_RECORDS = pytest.mark.parametrize(("game", "name"), matches(NAMES), scope="module")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
LARGEST, TYPICAL = 1024 * 1024, 300_000
#: pixels of the smallest letters where a picture is 360 wide
SMALLEST = 12
#: positions of a playout, and of a record, that are drawn
MOMENTS, MOST = 4, 40


def chosen(case: Case) -> list[AnyGame]:
    """The first position, some of the middle, the last."""
    game = case.start()
    found = [copy(game) for _ in play(game)]
    found.append(game)
    return [found[round(n * (len(found) - 1) / (MOMENTS - 1))] for n in range(MOMENTS)]


@SOME
def test_static_a_view_is_drawn_and_told_twice_the_same_whatever_is_hidden_and_within_limits(case: Case) -> None:
    chance = random.Random(str(case))
    for number, game in enumerate(chosen(case)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in (None, Seat(number % game.players)):
            first = everything(game, seat, lang)
            assert everything(shake_hidden(reloaded(game), seat, chance), seat, lang) == first
            assert all(0 < len(one) <= LARGEST for one in first)
            words = registry.find(game.name).words(lang)
            for kind in registry.find(game.name).held(game.view()):
                assert words(f"moment-{kind}")


@OF_RECORDS
def test_views_of_a_recorded_match_render_within_their_size(game: str, name: str) -> None:
    pictures, seen, before = registry.find(game), recorded(game, name), None
    for at, one in enumerate((*seen[:: 1 + len(seen) // MOST], seen[-1])):
        view, seat = one.public, at % one.public.players
        assert len(png.encoded(pictures.board(view, "en", before))) <= TYPICAL
        for moment in pictures.held(view, before):
            assert len(png.encoded(pictures.moment(moment, view, "de"))) <= TYPICAL
        if at % 3 == 0:
            assert len(png.encoded(pictures.hand(one.private[seat], "fr"))) <= TYPICAL
        if at % 9 == 0:
            assert len(png.encoded(pictures.closeup(view, seat, "en"))) <= TYPICAL
        before = view


@OF_RECORDS
def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before(game: str, name: str) -> None:
    pictures, seen = registry.find(game), recorded(game, name)
    view, since = seen[len(seen) * 2 // 3], seen[len(seen) // 2].public
    draws = [
        partial(pictures.board, view.public, "fr", since, ["Anna", "Berta"]),
        partial(pictures.hand, view.own, "fr"),
        partial(pictures.closeup, view.public, 1, "fr"),
        *(partial(pictures.moment, kind, view.public, "fr") for kind in pictures.held(view.public)),
    ]
    first = [png.encoded(draw()) for draw in draws]
    PARTS.clear()
    pictures.board(seen[0].public, "de")
    assert [png.encoded(draw()) for draw in draws] == first


@OF_RECORDS
def test_a_view_sent_to_another_process_gives_the_same_picture(game: str, name: str) -> None:
    pictures, seen = registry.find(game), recorded(game, name)
    for one in seen[:: 1 + len(seen) // 4]:
        sent, own = job.unpacked(job.packed(one.public)), job.unpacked(job.packed(one.own))
        assert png.encoded(pictures.board(sent, "en")) == png.encoded(pictures.board(one.public, "en"))
        assert png.encoded(pictures.hand(own, "en")) == png.encoded(pictures.hand(one.own, "en"))  # type: ignore[arg-type]
    middle = seen[len(seen) // 2]
    assert job.made(job.picture_job("board", middle.public, "de")) == png.encoded(pictures.board(middle.public, "de"))
    assert job.made(job.picture_job("hand", middle.own, "de")) == png.encoded(pictures.hand(middle.own, "de"))
    for kind in pictures.held(middle.public):
        drawn = png.encoded(pictures.moment(kind, middle.public, "de"))
        assert job.made(job.picture_job(kind, middle.public, "de")) == drawn


@OF_RECORDS
def test_a_board_marks_what_is_new_and_a_moment_is_new_once(game: str, name: str) -> None:
    pictures, seen = registry.find(game), recorded(game, name)
    now, before = seen[len(seen) // 2].public, seen[len(seen) // 3].public
    # a small game may do without marks: all of its board is new after a turn
    if game in OURS:
        assert png.encoded(pictures.board(now, "en", before)) != png.encoded(pictures.board(now, "en"))
    assert "sheet" in pictures.held(seen[-1].public, seen[-2].public)
    for one in seen[:: 1 + len(seen) // MOST]:
        assert pictures.held(one.public, one.public) == ()


@IN_EVERY_LANGUAGE
@OF_RECORDS
def test_pictures_for_phones_have_no_lettering_below_twelve_pixels(game: str, name: str, lang: str) -> None:
    pictures, seen = registry.find(game), recorded(game, name)
    if pictures.portrait is None or pictures.strip is None:
        assert game not in OURS
        return
    names = LONGEST[: seen[0].public.players]
    for one in (*seen[:: 1 + len(seen) // 5], seen[-1]):
        tall = [pictures.portrait(view, lang, names) for view in (one.public, one.own)]
        for canvas in (*tall, pictures.strip(one.own, lang, names)):
            assert portrait.lettered(canvas) >= SMALLEST
            assert len(png.encoded(canvas)) <= TYPICAL
            assert_tidy(canvas, named_in(canvas, names))


@OF_RECORDS
def test_what_is_public_of_a_tall_picture_knows_no_seat(game: str, name: str) -> None:
    """Whatever anyone holds or has sealed, the tall picture of the table is the same."""
    pictures, seen = registry.find(game), recorded(game, name)
    if pictures.portrait is None:
        return
    for one in seen[:: 1 + len(seen) // 5]:
        assert job.made(job.picture_job("portrait", one.public, "en")) == png.encoded(
            pictures.portrait(one.public, "en")
        )
        with pytest.raises(TypeError):
            job.made(job.picture_job("strip", one.public, "en"))


@OF_RECORDS
def test_sealed_answers_change_no_pixel_of_the_board(game: str, name: str) -> None:
    """Whatever anyone has sealed, the board is the one that everyone sees."""
    pictures, seen = registry.find(game), recorded(game, name)
    answered = [one for one in seen if any(own.answer is not None for own in one.private)]
    for one in answered[:: 1 + len(answered) // 5]:
        board = png.encoded(pictures.board(one.public, "en"))
        assert all(png.encoded(pictures.board(own, "en")) == board for own in one.private)


@IN_EVERY_LANGUAGE
@OF_RECORDS
def test_every_picture_has_an_alternative_text_of_its_own(game: str, name: str, lang: str) -> None:
    pictures, seen = registry.find(game), recorded(game, name)
    for one in (*seen[:: 1 + len(seen) // 9], seen[-1]):
        view, own, names = one.public, one.own, LONGEST[: one.public.players]
        texts = [pictures.alt(view, lang, names, kind) for kind in ("board", *pictures.held(view))]
        texts.append(pictures.alt(own, lang, names, "hand"))
        towns = [pictures.alt(view, lang, names, "closeup", seat) for seat in range(view.players)]
        assert all(name in town for name, town in zip(names, towns, strict=True))
        assert all(20 < len(text) <= ALT for text in (*texts, *towns))
        assert len(set(texts)) == len(texts)
        assert pictures.mine(own, lang) in pictures.describe(own, lang)


@IN_EVERY_LANGUAGE
@OF_RECORDS
def test_no_sentence_ends_twice(game: str, name: str, lang: str) -> None:
    pictures, seen = registry.find(game), recorded(game, name)
    for one in seen[:: 1 + len(seen) // 20]:
        for told in (pictures.alt(one.public, lang), pictures.describe(one.own, lang)):
            assert not re.search(r"[?!:,;]\.|\.\.", told), told


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", NAMES)
def test_every_question_has_a_headline(game: str, lang: str) -> None:
    words = registry.find(game).words(lang)
    for step in catalogue.find(game).kinds().steps:
        if issubclass(step, Decision):
            assert words.has(f"asks-{step.word}") or words.has(f"asks-all-{step.word}"), step.word


def test_every_game_has_pictures() -> None:
    assert set(NAMES) <= set(registry.games())
