"""Everything the bot can say to Discord, in every language and for every game, is within Discord's limits."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from bot import command_payloads, command_registry
from bot.board_text import board_text, pieces_text, score_text
from bot.command_parts.seat_panel import MOST_LINES
from bot.commands.hints import counselled, filled, warning
from bot.commands.history import Cursor, SinceMyTurn, absence, digest
from bot.commands.playing import values_for
from bot.commands.replays import Viewpoint, scene
from bot.commands.replays import content as replay_letter
from bot.match import lobby, records, seats
from bot.match.lobby import Guest, Invitation, Place
from bot.match.order_disarming import by_rules
from bot.match.play import Cause, MatchState
from bot.messages import endings, live_question, lobby_message, mentoring, notices, score_history
from bot.messages.forms import said, sorted_options
from bot.messages.history import story
from bot.messages.message import MOST_ALT, MOST_TEXT, Message, check, headed, length
from bot.messages.message_layout import files, layout
from bot.messages.open_form import counted, open_form
from bot.messages.orders_panel import Book, book_letter, disarmed_letter, order_letter
from bot.messages.panel_context import PanelContext, panel_context
from bot.messages.panels import panel, sure
from bot.messages.parts import Buttons, Picture, Select, Text
from bot.messages.rulebook import chapter_letter, chapters, pieces_letter
from bot.store import Connection, matches, positions
from bot.store.ballots import Ballot
from bot.store.drafts import Draft
from bot.store.guides import NO_GUIDE, Guide
from bot.store.orders import Done, KeptOrder
from bot.store.posts import Notice
from bot.wording import game_words, written_names
from engine.core import catalogue
from engine.core.advice import advise
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.illegal import Illegal
from engine.core.orders import Order, every
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from sandbox.commands import check_commands
from sandbox.limits import check_message
from tests import dealt
from tests.bot.seated import pressed
from tests.laws.tables import questions_in

GAMES = catalogue.names()
#: what is posted does not depend on where it is kept; whole matches on either store are played in tests/e2e
ONE_STORE = pytest.mark.parametrize("db", ["sqlite"], indirect=True)
#: names as long as Discord allows, with characters that Markdown would swallow
NAMES = ["W" * 32, "*_~`|" * 6 + "xx", "Ж" * 32, "🎲" * 16, "iiiiiiii" * 4, "M_M*" * 8, "a", "b"]
#: a match, and a history, as long as they get
NUMBER, ERA = 9_999_999, 99_999
EVERY = 11
#: a picture with all the words it may have
PICTURE = Picture("picture.png", "x" * MOST_ALT, b"png")
#: characters that must be left in a panel for what has just happened
LEAST_ROOM = 400
interactions = count(10**18)


def printed(game: str, digest: str) -> Any:
    return None


def cause(user: int) -> Cause:
    return Cause(str(next(interactions)), user, 1_800_000_000.0)


def begin(db: Connection, game: str, players: int, lang: str) -> MatchState:
    """A match of people with long names."""
    variant = catalogue.find(game).Variant().model_dump(mode="json")
    invitation = Invitation(game, variant, lang, players, (), "printed")
    host = Guest(10**18, NAMES[0], "en-US")
    match = lobby.open_lobby(db, cause(host.user), invitation, Place(10**18, 10**18), host)
    fits(lobby_message.lobby(replace(match, id=NUMBER), matches.players(db, match.id)))
    for number in range(1, players):
        guest = Guest(10**18 + number, NAMES[number], lang)
        lobby.join(db, cause(guest.user), match.id, guest)
    fits(lobby_message.lobby(replace(match, id=NUMBER), matches.players(db, match.id)))
    return dealt.begin(db, printed, cause(host.user), match.id)


def fits(content: Message) -> None:
    """Both the bot's own check and the stand-in for Discord's must take a letter."""
    check(content)
    assert len(files(content)) <= 10
    body = {"components": layout(content).to_components(), "flags": 1 << 15}
    check_message(body, {}, v2=True)


def history(db: Connection, game: str, players: int, lang: str) -> Iterator[MatchState]:
    """A match as rookies play it, position by position."""
    now = begin(db, game, players, lang)
    yield now
    for number in range(5000):
        if now.game.over:
            return
        seat = now.game.asked[number % len(now.game.asked)]
        action = levels(game)["rookie"](now.game.view_of(seat), Dice(f"payloads {number}"))
        user = now.players[seat].user or 0
        now = seats.act(db, printed, cause(user), now.match.id, action.written(), None)
        yield now
    raise AssertionError("no end")


def check_numbers(context: PanelContext, draft: Draft, content: Message) -> None:
    """The numbers that matter stand once in the panel of a question, above its buttons, and in no other panel.

    What the buttons for the usual answers say stands with them, where there are such buttons.
    """
    groups = sorted_options(context.view)
    asked = bool(groups.direct or groups.shortcuts or groups.forms)
    small = [part for part in content.parts[2:] if isinstance(part, Text) and part.text.startswith("-# ")]
    # that an answer will be sealed is no number
    numbers = [part for part in small if "🔓" not in part.text]
    hint = context.words.hint(context.view, counted(context, draft)) if asked else ""
    # in an open form the button that sends it may happen to say what a usual answer says
    form = groups.open(draft)
    short = [action for action in groups.shortcuts if type(action) is not form and said(action) in pressed(content)]
    legend = context.words.legend(context.view.step) if short and context.view.step else ""
    assert len(numbers) == (1 if hint or legend else 0)
    assert not legend or numbers[0].text.endswith(legend)
    if numbers:
        after = content.parts[content.parts.index(numbers[0]) + 1 :]
        assert any(isinstance(part, Buttons) for part in after)


def check_panels(now: MatchState, lang: str) -> None:
    """Every panel of every seat, with every form open, and every second step."""
    long = now._replace(match=replace(now.match, id=NUMBER, era=ERA))
    for seat in range(len(now.players)):
        context = panel_context(long, seat, lang, Guide(shown=True, welcome=True))
        closed = panel(context, Draft())
        fits(headed(closed, "x" * MOST_TEXT, MOST_LINES))
        fits(panel(dataclasses.replace(context, guide=NO_GUIDE), Draft()))
        fits(mentoring.watched(context, None, board_text(now.game.view(), lang, NAMES)))
        fits(mentoring.watched(context, PICTURE, PICTURE))
        groups = sorted_options(context.view)
        check_numbers(context, Draft(), closed)
        for kind in (*groups.forms, *groups.liberties):
            opened = panel(context, Draft(kind.word))
            check_numbers(context, Draft(kind.word), opened)
            fits(headed(opened.with_part(PICTURE, before=Select), "x" * MOST_TEXT, MOST_LINES))
            assert MOST_TEXT - length(opened.parts) >= LEAST_ROOM, "no room for what has just happened"
            for field, info in kind.model_fields.items():
                choices = values_for(long, Seat(seat), kind, field, {}, lang, "")
                assert len(choices) <= 25
                is_number = command_payloads.kind_of(info.annotation) in (int, bool)
                for name, value in choices:
                    assert 1 <= len(name) <= 100
                    # a choice must be of its option's type
                    assert isinstance(value, int) if is_number else isinstance(value, str) and 1 <= len(value) <= 100
        for action in groups.direct:
            fits(sure(context, action))


def check_looking_back(db: Connection, now: MatchState, lang: str) -> None:
    """The longest digests, every position of a replay and the points, with and without pictures."""
    number, user = now.match.id, now.players[0].user or 0
    last = positions.line(db, number, now.match.n)
    pictures = [Picture(f"{name}.png", "x" * 1024) for name in ("one", "two", "board")]
    for place in range(0, len(last), EVERY):
        for at in (Cursor(-1, "<", place + 1), Cursor(-1, ">", place)):
            gone = absence(db, printed, number, user, at)
            fits(digest(_long(gone), lang, [], board=True))
    for known in (Cursor(), Cursor(-1)):
        gone = _long(absence(db, printed, number, user, known))
        fits(digest(gone, lang, pictures, board=False))
        fits(digest(gone, lang, [], board=True))
    told = story(db, printed, number, user)
    told = told._replace(match=replace(told.match, id=NUMBER))
    for place in range(0, told.last + 1, EVERY):
        for eye in (None, place % len(now.players)):
            shown = scene(db, told._replace(match=now.match), Viewpoint(place, eye))._replace(story=told)
            fits(replay_letter(shown, lang, pictures))
            fits(replay_letter(shown, lang, []))
    counted = score_history.course(told, score_history.whole_line(db, told._replace(match=now.match)))
    fits(Message((Text(score_history.table(told, counted, lang)),)))


def _long(gone: SinceMyTurn) -> SinceMyTurn:
    return gone._replace(story=gone.story._replace(match=replace(gone.story.match, id=NUMBER)))


@ONE_STORE
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_whole_match_fits(db: Connection, game: str, lang: str) -> None:
    players = catalogue.find(game).seats[-1]
    known: dict[str, int] = {}
    told: list[positions.Position] = []
    now = None
    for number, now in enumerate(history(db, game, players, lang)):
        told.append(now.position)
        step = now.game.step.word if now.game.step else "end"
        known[step] = known.get(step, 0) + 1
        if known[step] > 3 and number % EVERY:
            continue
        match = replace(now.match, id=NUMBER)
        happened = live_question.news(match, now.players, told[-10:], {now.position.n}, now.game.data)
        for live in (True, False):
            fits(live_question.turn(match, now.players, now.game, happened, live=live, last=now.position))
        for admin in (None, 10**18):
            fits(endings.ended_early(now._replace(match=match), admin, records.Kept(b"", verifiable=False)))
        # what language the table speaks changes nothing in a panel: each is read in its reader's
        check_panels(now, lang)
    assert now is not None
    steps = list(told)
    assert now.match.status == "over"
    check_looking_back(db, now, lang)
    sheet = score_text(now.game.view(), lang, written_names(now.players, lang))
    last = now._replace(match=replace(now.match, id=NUMBER))
    end = endings.result(last, sheet, records.final(db, now.match))
    fits(end)
    told = "\n".join(f"- {line}" for line in sheet.splitlines())
    assert Text(told) in end.parts, "the score sheet is cut"
    assert sheet.count("\n") == players - 1
    fits(endings.broken(last.match, 10**18, records.Kept(b"", verifiable=False)))
    voices = {player.user or 0: True for player in now.players[1:]}
    for kind in ("undo", "rewind", "end"):
        for outcome in ("open", "agreed", "refused", "lapsed"):
            ballot = Ballot(id=NUMBER, match=NUMBER, kind=kind, n=1, target=1, caller=10**18, outcome=outcome)
            fits(notices.ballot(replace(now.match, id=NUMBER), now.players, ballot, voices, steps, now.game.data))
    told: list[dict[str, Any]] = [
        {"key": "notice-rewind", "user": 10**18, "count": 999},
        {"key": "notice-unrated", "user": 10**18},
        {"key": "notice-paused"},
        {"key": "notice-absent", "user": 10**18, "seat": 0, "count": 2, "most": 2},
        {"key": "notice-skip", "user": 10**18},
        {"key": "notice-refresh", "user": 10**18},
        {"key": "notice-replaced", "user": 10**18, "seat": 0, "name": NAMES[0]},
        {"key": "notice-hint", "user": 10**18, "seat": 0},
        {"key": "notice-mentor", "user": 10**18, "seat": 0, "player": f"<@{10**18}>"},
        {"key": "notice-mentor-ends", "user": 10**18, "seat": 0, "player": f"<@{10**18}>"},
    ]
    for facts in told:
        notice = Notice(**facts)
        content = notices.notice(now.match, now.players, notice)
        fits(content)
        [text] = content.parts
        assert isinstance(text, Text)
        sign = notices.NOTICE_SIGNS.get(notice.key.removeprefix("notice-"), notices.LEDGER)
        assert text.text.startswith(f"{sign} ")
        assert (notices.LEDGER in text.text) is (sign == notices.LEDGER), "one sign is enough"
    for player in now.players:
        fits(mentoring.invitation(replace(now.match, id=NUMBER), player, lang))


@ONE_STORE
@pytest.mark.parametrize("game", GAMES)
def test_every_hint_fits_and_its_buttons_fill_in_just_that_move(db: Connection, game: str) -> None:
    known: dict[str, int] = {}
    for number, now in enumerate(history(db, game, catalogue.find(game).seats[-1], "en")):
        step = now.game.step.word if now.game.step else "end"
        known[step] = known.get(step, 0) + 1
        if known[step] > 3 and number % EVERY:
            continue
        long = now._replace(match=replace(now.match, id=NUMBER, era=ERA))
        for seat in (*now.game.asked[:2], *list(now.game.answers)[:1]):
            found = advise(now.game.view_of(seat), Dice(f"hint {number}"))
            for lang in LANGUAGES:
                context = panel_context(long, seat, lang)
                fits(counselled(context, found))
                fits(warning(context))
            for advice in found:
                if sorted_options(context.view).one_press(advice.action):
                    fits(sure(context, advice.action))
                else:
                    made = open_form(context, filled(Draft(), advice.action))
                    assert made is not None
                    assert made.whole == advice.action, f"{advice.action} cannot be filled in"
    assert len(known) >= min(4, questions_in(game))


def test_orders_for_questions_that_the_table_never_asks_are_not_offered(db: Connection) -> None:
    now = begin(db, "shafausa", 2, "en")
    words = game_words(now.match, now.players, "en", now.game.data)
    family = Book(replace(now.match, variant={"mode": "family"}), words, [], {}, None)
    assert {"buy-nothing", "sell-surplus"} <= set(family.offered) < set(family.kinds)
    assert "bid-up-to" not in family.offered
    assert set(Book(now.match, words, [], {}, None).offered) == set(family.kinds)


@ONE_STORE
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_panel_of_standing_orders_fits(db: Connection, game: str, lang: str) -> None:
    now = begin(db, game, catalogue.find(game).seats[0], lang)
    words = game_words(now.match, now.players, lang, now.game.data)
    longest: dict[str, Order] = {
        kind.word: max(every(kind), key=lambda order: len(words.order(order)))
        for kind in catalogue.find(game).kinds().orders.values()
    }
    reason = by_rules(Illegal("rules-unknown", term="W" * 200))
    for armed in (True, False):
        kept = [
            KeptOrder(
                id=n,
                match=NUMBER,
                seat=0,
                user=10**18,
                word=word,
                written=order.written(),
                draft={},
                edition=ERA,
                place=n if armed else None,
                changed=1e9,
                reason=reason,
                seen=False,
            )
            for n, (word, order) in enumerate(longest.items(), 1)
        ]
        done = {one.id: Done(999, 2e9) for one in kept}
        book = Book(replace(now.match, id=NUMBER), words, kept, done, 0xFFFFFF)
        fits(book_letter(book))
        for one in kept:
            fits(order_letter(book, one.word, "W" * 5000))
            fits(disarmed_letter(book, one))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_fits(game: str, lang: str) -> None:
    book = chapters(game, lang)
    assert book
    for number in range(len(book)):
        fits(chapter_letter(game, lang, number, (PICTURE, PICTURE), dict.fromkeys(book[number].shown, PICTURE)))
    legend = pieces_text(game, lang)
    assert legend
    fits(pieces_letter(game, lang, (), legend))
    fits(pieces_letter(game, lang, (PICTURE, PICTURE), legend))


def test_all_commands_are_within_discords_limits() -> None:
    wanted = command_registry.payloads()
    check_commands(wanted)
    assert len(wanted) <= 100
    for command in wanted:
        assert 1 <= len(command.get("options", ())) <= 25 or command["name"] in ("play", "help", "waiting", "hint")
        assert longest(command) <= 8000, command["name"]


def longest(node: dict[str, Any]) -> int:
    """Characters of names, descriptions and values, each in its longest localisation."""
    total = 0
    for key in ("name", "description"):
        others = (node.get(f"{key}_localizations") or {}).values()
        total += max([len(node.get(key, "")), *map(len, others)])
    total += len(str(node.get("value", "")))
    for inner in ("options", "choices"):
        total += sum(longest(each) for each in node.get(inner, ()))
    return total
