"""Whatever any version has written down can be read, played on and verified by this one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.store import packs
from engine.core import catalogue
from engine.core.event import Told
from engine.core.house import levels, playout
from engine.core.orders import read_order
from engine.core.record import verify
from engine.core.words import LANGUAGES, words_for
from tests.formats import kept
from tests.laws.tables import OURS

GAMES = OURS


def raw_of(sample: object) -> bytes:
    return msgspec.json.encode(sample)


def test_no_kept_file_was_changed_or_taken_away() -> None:
    """A fixture that may be rewritten proves nothing: `python -m tests.formats.kept` adds new ones to the list."""
    listed = kept.LIST.read_text("utf-8").splitlines()
    assert listed == list(dict.fromkeys(listed))
    found = {kept.digest(file) for file in kept.files()}
    assert set(listed) - found == set(), "changed or taken away"
    assert found - set(listed) == set(), "not in the list yet: run python -m tests.formats.kept"


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_save_loads_and_is_written_again_as_it_was(game: str) -> None:
    title = catalogue.find(game)
    saves = [sample for _, name, sample in kept.samples("saves") if name == game]
    assert saves
    for sample in saves:
        again = title.load(raw_of(sample)).save()
        if sample["shape"] == title.shape:
            assert again == raw_of(sample)
        assert title.load(again).save() == again


@pytest.mark.parametrize("file", sorted(kept.PACKS.iterdir()), ids=lambda file: file.name)
def test_every_kept_pack_holds_positions_that_follow_each_other(file: Path) -> None:
    game, count, form = file.name.split(".")
    held = packs.read(int(form), file.read_bytes())
    title = catalogue.find(game)
    played = title.load(held.states[0])
    assert len(held.states) == len(held.told) == int(count)
    for state, told in zip(held.states[1:], held.told[1:], strict=True):
        later = title.load(state)
        assert later.question >= played.question
        assert all(isinstance(one, Told) for one in title.told(told, state))
        played = later


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_save_plays_on_to_the_end(game: str) -> None:
    title, rookie = catalogue.find(game), levels(game)["rookie"]
    for number, sample in enumerate(sample for _, name, sample in kept.samples("saves") if name == game):
        if number % 3 == 0:
            played = title.load(raw_of(sample))
            rules = played.rules
            for _ in playout(played, [rookie] * played.players, f"kept {number}"):
                pass
            assert played.over
            assert played.rules == rules, "a game ends by the rules it was begun with"


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_event_is_still_told_in_every_language(game: str) -> None:
    title, save = catalogue.find(game), raw_of(next(row for _, name, row in kept.samples("saves") if name == game))
    for _, name, sample in kept.samples("told"):
        if name == game:
            [told] = title.told(raw_of([sample]), save)
            assert isinstance(told, Told)
            for lang in LANGUAGES:
                assert words_for(game, lang, ["A", "B", "C", "D", "E", "F"], title.printed()).event(told.event)


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_action_and_order_is_read_and_written_as_it_was(game: str) -> None:
    title = catalogue.find(game)
    actions = [written for _, name, (_seat, written) in kept.samples("actions") if name == game]
    assert actions
    for written in actions:
        assert title.read(written).written() == written
    orders = [written for _, name, written in kept.samples("orders") if name == game]
    assert orders
    for written in orders:
        assert read_order(title.kinds().orders, written).written() == written


def test_every_tag_that_was_ever_written_is_still_known() -> None:
    for folder in kept.versions():
        for file in folder.glob("*.kinds.json"):
            kinds, title = kept.rows(file), catalogue.find(file.name.split(".")[0])
            known = {step.__struct_config__.tag for step in title.kinds().steps}
            assert set(kinds["step_tags"]) - known == set()  # type: ignore[call-overload]
            known = {event.__struct_config__.tag for event in title.kinds().events}
            assert set(kinds["event_tags"]) - known == set()  # type: ignore[call-overload]


@pytest.mark.parametrize("game", GAMES)
def test_every_kept_record_verifies_by_the_rules_it_was_played_with(game: str) -> None:
    for file in sorted((kept.RECORDS / game).glob("*")):
        assert verify(file.read_bytes()).over
