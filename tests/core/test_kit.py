"""A kit that is broken says so in one clear sentence, as soon as it is found or as soon as one asks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from pydantic import Field

import engine.games
from engine.core import catalogue
from engine.core.action import Action
from engine.core.complaints import Limits, complaints
from engine.core.discovery import BrokenKit, Discovery
from engine.core.flaws import checked
from engine.core.kit import Kit
from engine.core.orders import Order
from engine.core.panel import Appearance
from engine.core.sentences import LANGUAGES, bundle_of, sentence
from tests.core.installed import install
from tests.core.toy import Auction, Drawing, Offering, Pick, Picking, Skip, Table
from tests.core.toy_kit import answer, toy_kit

ROOM = Limits(actions=25, fields=25, orders=24, values=25, name=32, title=80, description=100)


class Foreign(Action, tag="foreign"):
    """An action of no game."""


class _Wide(Order, tag="wide"):
    """More values than there is room for."""

    questions = (Drawing,)

    limit: int | None = Field(None, ge=1, le=25)


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    return toy_kit(tmp_path / "toy")


def panel(kit: Kit, **parts: Any) -> Kit:
    return replace(kit, panel=replace(kit.panel, **parts))


def said(value: Any, words: Any, view: Any) -> str:
    return str(value)


def test_a_whole_kit_is_found_and_nothing_is_missing_in_it(kit: Kit) -> None:
    assert checked("toy", kit) is kit
    assert complaints(kit, ROOM) == []


#: what is done to the kit, and the sentence it says
BROKEN: dict[str, tuple[Callable[[Kit], Kit], str]] = {
    "a level is missing": (
        lambda kit: replace(kit, house={"rookie": kit.house["rookie"]}),
        "the house has no regular.",
    ),
    "a level nobody knows": (
        lambda kit: replace(kit, house={**kit.house, "expert": kit.house["rookie"]}),
        "the house has a player 'expert'; the levels are rookie and regular.",
    ),
    "a question without a house answer": (
        lambda kit: replace(kit, house={**kit.house, "rookie": {Picking: answer}}),
        "the rookie has nothing for the question Auction.",
    ),
    "a question without advice": (
        lambda kit: replace(kit, advice={step: kit.advice[step] for step in kit.advice if step is not Drawing}),
        "the advice has nothing for the question Drawing.",
    ),
    "advice for no question": (
        lambda kit: replace(kit, advice={**kit.advice, cast(Any, Table): kit.advice[Drawing]}),
        "the advice has something for Table, which is no question of this game.",
    ),
    "hidden things that nobody can imagine": (
        lambda kit: replace(kit, unseen=None),
        "nobody can imagine what is hidden: the kit has no `unseen`, which draws it from what a seat sees.",
    ),
    "positions that nobody can judge": (
        lambda kit: replace(kit, foresight=None),
        "experts cannot think ahead: the kit has no `foresight`, which says what a position is worth.",
    ),
    "a label of a field that is none": (
        lambda kit: panel(kit, labels={(Pick, "numbre"): said}),
        "the panel has a label for the field 'numbre' of Pick, which has number.",
    ),
    "a label by words instead of classes": (
        lambda kit: panel(kit, labels={("pick", "number"): said}),
        "the panel has a label for 'pick', which is no action of this game.",
    ),
    "a label of an action without a field": (
        lambda kit: panel(kit, labels={Pick: said}),
        f"a label is found by an action and a field, not by {Pick!r}.",
    ),
    "an unknown action": (
        lambda kit: panel(kit, summaries={Foreign: said}),
        "the panel has a summary for Foreign, which is no action of this game.",
    ),
    "an unknown question": (
        lambda kit: panel(kit, numbers={Skip: said}),
        "the panel has numbers for Skip, which is no question of this game.",
    ),
    "shortcuts of no question": (
        lambda kit: panel(kit, shortcuts={Skip: lambda view: []}),
        "the panel has shortcuts for Skip, which is no question of this game.",
    ),
    "a button of an unknown action": (
        lambda kit: panel(kit, buttons={Foreign: said}),
        "the panel has a button for Foreign, which is no action of this game.",
    ),
    "a field implied that is none": (
        lambda kit: panel(kit, actions={Pick: Appearance(implied=frozenset({"count"}))}),
        "the panel implies the field 'count' of Pick, which has number.",
    ),
    "a whole without a summary": (
        lambda kit: panel(kit, actions={Pick: Appearance(whole=True)}),
        "the panel lists Pick as a whole and has no summary for it.",
    ),
    "an order that is left out": (
        lambda kit: replace(kit, orders=kit.orders[:1], plausible=()),
        "the order BidAll is not in the kit.",
    ),
    "an order of another game": (
        lambda kit: replace(kit, orders=(*kit.orders, _Wide)),
        "the kit has the order _Wide, which is none of this game.",
    ),
    "a plausible order of another game": (
        lambda kit: replace(kit, plausible=(_Wide(),)),
        "a plausible order is of the kind _Wide, which is not in the kit.",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_kit_fails_with_one_clear_sentence(kit: Kit, case: str) -> None:
    broken, sentence = BROKEN[case]
    with pytest.raises(BrokenKit) as raised:
        checked("toy", broken(kit))
    assert str(raised.value) == sentence


def test_an_action_that_no_question_takes_has_no_place_in_a_panel(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(Auction.handlers, Offering)
    with pytest.raises(BrokenKit, match=r"^the panel has a summary for Offering, which no question takes\.$"):
        checked("toy", kit)


def test_what_is_found_must_be_a_kit_and_know_its_name(kit: Kit) -> None:
    with pytest.raises(BrokenKit, match=r"^a game is a Kit, and what was found is of type int\.$"):
        checked("toy", 7)
    with pytest.raises(BrokenKit, match=r"^the title page calls the game 'toy', but it was found as 'comuni'\.$"):
        checked("comuni", kit)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("folder", "suffix", "what"), [("rulebook", "md", "is no rulebook"), ("locale", "ftl", "are no words")]
)
def test_a_missing_language_is_named(kit: Kit, lang: str, folder: str, suffix: str, what: str) -> None:
    (kit.words.folder.parent / folder / f"{lang}.{suffix}").unlink()
    with pytest.raises(BrokenKit) as raised:
        checked("toy", kit)
    assert str(raised.value) == f"there {what} in the language {lang}: {folder}/{lang}.{suffix} is missing."


def rewrite(kit: Kit, lang: str, old: str, new: str) -> None:
    file = kit.words.folder / f"{lang}.ftl"
    text = file.read_text("utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), "utf-8")
    bundle_of.cache_clear()
    sentence.cache_clear()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("title = Toy\n", "title"),
        ("seat-seat2 = Two\n", "seat-seat2"),
        ("event-waved = { $seat } waves.\n", "event-waved"),
        ("question-drawing = Draw?\n", "question-drawing"),
        ("guide-drawing = Draw a card.\n", "guide-drawing"),
        ("    .number = number\n", "action-pick.number"),
        ("    .name = offer\n", "action-offering.name"),
        ("    .title = Wave\n", "action-wave.title"),
        ("    .title = Offer everything\n", "order-bid-all.title"),
        ("    .beyond = beyond\n", "order-draw-unless-dear.beyond"),
        ("refusal-pick-first = Pick first.\n", "refusal-pick-first"),
        ("disarmed-too-dear = { $bid } is more than { $limit }.\n", "disarmed-too-dear"),
    ],
)
@pytest.mark.parametrize("langs", [("fr",), LANGUAGES], ids=["in French", "everywhere"])
def test_a_missing_message_is_named_with_its_language(kit: Kit, line: str, key: str, langs: tuple[str, ...]) -> None:
    for lang in langs:
        rewrite(kit, lang, line, "")
    assert complaints(kit) == [f"the message {key} is missing in the language {lang}." for lang in langs]


def test_a_value_of_an_order_without_words_is_named(kit: Kit) -> None:
    for lang in LANGUAGES:
        rewrite(kit, lang, "    .beyond-disarm = stop\n", "")
    assert complaints(kit)[0] == (
        "a value of the order DrawUnlessDear has no words: en: order-draw-unless-dear.beyond-disarm."
    )


def test_a_message_uses_the_same_variables_in_every_language(kit: Kit) -> None:
    rewrite(kit, "de", "event-waved = { $seat } waves.", "event-waved = { $who } waves.")
    assert complaints(kit) == ["the message event-waved does not use the same variables in en and in de: seat, who."]


def test_a_message_that_stands_twice_and_one_that_cannot_be_read_are_named(kit: Kit) -> None:
    rewrite(kit, "fr", "title = Toy\n", "title = Toy\ntitle = Again\n")
    rewrite(kit, "de", "tagline = A toy\n", "tagline = A toy\nbroken { $\n")
    assert complaints(kit) == [
        "the message title stands twice in fr.ftl.",
        "de.ftl cannot be read from here on: broken { $",
    ]


@pytest.mark.parametrize(
    ("limits", "complaint"),
    [
        ({"actions": 5}, "there are 6 actions, and room for 5."),
        ({"fields": 0}, "Pick has 1 fields, and there is room for 0."),
        ({"orders": 1}, "there are 2 orders, and room for 1."),
        ({"values": 10}, "DrawUnlessDear.limit has 11 values, and there is room for 10."),
        ({"title": 15}, "order-bid-all.title has 16 characters in the language en, and there is room for 15."),
        ({"name": 4}, "action-ready.name has 5 characters in the language en, and there is room for 4."),
        ({"description": 13}, "action-pick has 14 characters in the language en, and there is room for 13."),
    ],
)
def test_what_does_not_fit_the_limits_that_are_handed_in_is_named(
    kit: Kit, limits: dict[str, int], complaint: str
) -> None:
    assert complaints(kit, replace(ROOM, **limits))[0] == complaint


# -- installed packages ------------------------------------------------------------------------------------------------

TOY = """\
from pathlib import Path
from tests.core.toy_kit import toy_kit
KIT = toy_kit(Path(__file__).parent / "toy")
"""


def test_a_kit_of_an_installed_package_is_a_game_like_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # other games may be installed where the tests run
    before = Discovery(catalogue.GROUP, engine.games, "kit:KIT", checked)
    names, installed = before.names, before.installed
    install(tmp_path, "toy-game", {"toy_game.py": TOY}, {catalogue.GROUP: {"toy": "toy_game:KIT"}})
    monkeypatch.syspath_prepend(str(tmp_path))
    found = Discovery(catalogue.GROUP, engine.games, "kit:KIT", checked)
    assert found.names == tuple(sorted([*names, "toy"]))
    assert found.installed == tuple(sorted([*installed, "toy"]))
    assert found.find("toy").game.name == "toy"


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("raise RuntimeError('out of order')", "toy_game:KIT cannot be loaded: RuntimeError: out of order"),
        (TOY + "KIT = __import__('dataclasses').replace(KIT, house={})", "the house has no rookie."),
    ],
)
def test_a_broken_installed_game_is_named_by_the_command_line_and_the_others_are_played(
    tmp_path: Path, module: str, sentence: str
) -> None:
    install(tmp_path, "toy-game", {"toy_game.py": module}, {catalogue.GROUP: {"toy": "toy_game:KIT"}})
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "engine", "play", "comuni", "--players", "2"],
        env={"PYTHONPATH": f"{root}:{tmp_path}"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == f"A game is left out: toy, of the package toy-game: {sentence}\n"
    assert "Result" in done.stdout
