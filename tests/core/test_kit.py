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
from engine.cli.words import say
from engine.core import catalogue
from engine.core.action import Action
from engine.core.complaints import Limits, complaints
from engine.core.discovery import BrokenKit, Discovery
from engine.core.flaws import checked
from engine.core.kit import Kit
from engine.core.lazy_bundle import entries_of
from engine.core.orders import Order
from engine.core.panel import Appearance
from engine.core.problem import Problem, problem
from engine.core.sentences import LANGUAGES, bundle_of
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


#: what is done to the kit, and what is told of it
BROKEN: dict[str, tuple[Callable[[Kit], Kit], Problem]] = {
    "a level is missing": (
        lambda kit: replace(kit, house={"rookie": kit.house["rookie"]}),
        problem("kit-no-level", level="regular"),
    ),
    "a level nobody knows": (
        lambda kit: replace(kit, house={**kit.house, "expert": kit.house["rookie"]}),
        problem("kit-level-unknown", level="expert", levels="rookie, regular"),
    ),
    "a question without a house answer": (
        lambda kit: replace(kit, house={**kit.house, "rookie": {Picking: answer}}),
        problem("kit-unanswered", part="house", level="rookie", question="Auction"),
    ),
    "a question without advice": (
        lambda kit: replace(kit, advice={step: kit.advice[step] for step in kit.advice if step is not Drawing}),
        problem("kit-unanswered", part="advice", level="", question="Drawing"),
    ),
    "advice for no question": (
        lambda kit: replace(kit, advice={**kit.advice, cast(Any, Table): kit.advice[Drawing]}),
        problem("kit-answers-nothing", part="advice", level="", what="Table"),
    ),
    "hidden things that nobody can imagine": (
        lambda kit: replace(kit, unseen=None),
        problem("kit-no-unseen"),
    ),
    "positions that nobody can judge": (
        lambda kit: replace(kit, foresight=None),
        problem("kit-no-foresight"),
    ),
    "a label of a field that is none": (
        lambda kit: panel(kit, labels={(Pick, "numbre"): said}),
        problem("kit-label-field", field="numbre", action="Pick", fields="number"),
    ),
    "a label by words instead of classes": (
        lambda kit: panel(kit, labels={("pick", "number"): said}),
        problem("kit-panel-action", part="label", action="'pick'", why="unknown"),
    ),
    "a label of an action without a field": (
        lambda kit: panel(kit, labels={Pick: said}),
        problem("kit-label-key", key=repr(Pick)),
    ),
    "an unknown action": (
        lambda kit: panel(kit, summaries={Foreign: said}),
        problem("kit-panel-action", part="summary", action="Foreign", why="unknown"),
    ),
    "an unknown question": (
        lambda kit: panel(kit, numbers={Skip: said}),
        problem("kit-panel-question", part="numbers", what="Skip"),
    ),
    "shortcuts of no question": (
        lambda kit: panel(kit, shortcuts={Skip: lambda view: []}),
        problem("kit-panel-question", part="shortcuts", what="Skip"),
    ),
    "a legend of no question": (
        lambda kit: panel(kit, legends={Skip: "title"}),
        problem("kit-panel-question", part="legends", what="Skip"),
    ),
    "a button of an unknown action": (
        lambda kit: panel(kit, buttons={Foreign: said}),
        problem("kit-panel-action", part="button", action="Foreign", why="unknown"),
    ),
    "a question of which something is done outright that is none": (
        lambda kit: panel(kit, outright={Skip: {Pick: 2}}, buttons={Pick: said}),
        problem("kit-panel-question", part="outright", what="Skip"),
    ),
    "an action done outright without words for its buttons": (
        lambda kit: panel(kit, outright={Picking: {Pick: 2}}),
        problem("kit-no-button", action="Pick"),
    ),
    "a field implied that is none": (
        lambda kit: panel(kit, actions={Pick: Appearance(implied=frozenset({"count"}))}),
        problem("kit-implied-field", field="count", action="Pick", fields="number"),
    ),
    "a whole without a summary": (
        lambda kit: panel(kit, actions={Pick: Appearance(whole=True)}),
        problem("kit-no-summary", action="Pick"),
    ),
    "an order that is left out": (
        lambda kit: replace(kit, orders=kit.orders[:1], plausible=()),
        problem("kit-order-missing", order="BidAll"),
    ),
    "an order of another game": (
        lambda kit: replace(kit, orders=(*kit.orders, _Wide)),
        problem("kit-order-foreign", order="_Wide"),
    ),
    "a plausible order of another game": (
        lambda kit: replace(kit, plausible=(_Wide(),)),
        problem("kit-order-plausible", order="_Wide"),
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_kit_fails_with_one_clear_sentence(kit: Kit, case: str) -> None:
    broken, told = BROKEN[case]
    with pytest.raises(BrokenKit) as raised:
        checked("toy", broken(kit))
    assert raised.value.problem == told
    assert len({told.told(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_an_action_that_no_question_takes_has_no_place_in_a_panel(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(Auction.handlers, Offering)
    with pytest.raises(BrokenKit) as raised:
        checked("toy", kit)
    assert raised.value.problem == problem("kit-panel-action", part="summary", action="Offering", why="unasked")


def test_what_is_found_must_be_a_kit_and_know_its_name(kit: Kit) -> None:
    with pytest.raises(BrokenKit) as raised:
        checked("toy", 7)
    assert raised.value.problem == problem("kit-none", kind="int")
    with pytest.raises(BrokenKit) as raised:
        checked("comuni", kit)
    assert raised.value.problem == problem("kit-name-differs", title="toy", name="comuni")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("folder", "suffix", "key"), [("rulebook", "md", "kit-no-rulebook"), ("locale", "ftl", "kit-no-words")]
)
def test_a_missing_language_is_named(kit: Kit, lang: str, folder: str, suffix: str, key: str) -> None:
    (kit.words.folder.parent / folder / f"{lang}.{suffix}").unlink()
    with pytest.raises(BrokenKit) as raised:
        checked("toy", kit)
    assert raised.value.problem == problem(key, lang=lang, file=f"{folder}/{lang}.{suffix}")


def rewrite(kit: Kit, lang: str, old: str, new: str) -> None:
    file = kit.words.folder / f"{lang}.ftl"
    text = file.read_text("utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), "utf-8")
    entries_of.cache_clear()
    bundle_of.cache_clear()


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
    assert complaints(kit) == [problem("kit-message-missing", message=key, lang=lang) for lang in langs]


def test_a_legend_without_words_is_named(kit: Kit) -> None:
    kit = replace(kit, panel=replace(kit.panel, legends={Picking: "legend-picks"}))
    assert complaints(kit) == [problem("kit-message-missing", message="legend-picks", lang=lang) for lang in LANGUAGES]


def test_a_value_of_an_order_without_words_is_named(kit: Kit) -> None:
    for lang in LANGUAGES:
        rewrite(kit, lang, "    .beyond-disarm = stop\n", "")
    missing = "en: order-draw-unless-dear.beyond-disarm"
    assert complaints(kit)[0] == problem("kit-order-value", order="DrawUnlessDear", missing=missing)


def test_a_message_uses_the_same_variables_in_every_language(kit: Kit) -> None:
    rewrite(kit, "de", "event-waved = { $seat } waves.", "event-waved = { $who } waves.")
    assert complaints(kit) == [
        problem("kit-message-variables", message="event-waved", first="en", lang="de", variables="seat, who")
    ]


def test_a_message_that_stands_twice_and_one_that_cannot_be_read_are_named(kit: Kit) -> None:
    rewrite(kit, "fr", "title = Toy\n", "title = Toy\ntitle = Again\n")
    rewrite(kit, "de", "tagline = A toy\n", "tagline = A toy\nbroken { $\n")
    assert complaints(kit) == [
        problem("kit-message-twice", message="title", file="fr.ftl"),
        problem("kit-words-unreadable", file="de.ftl", line="broken { $"),
    ]


@pytest.mark.parametrize(
    ("limits", "complaint"),
    [
        ({"actions": 5}, problem("kit-actions-room", count=6, room=5)),
        ({"fields": 0}, problem("kit-fields-room", action="Pick", count=1, room=0)),
        ({"orders": 1}, problem("kit-orders-room", count=2, room=1)),
        ({"values": 10}, problem("kit-values-room", field="DrawUnlessDear.limit", count=11, room=10)),
        ({"title": 15}, problem("kit-text-room", message="order-bid-all.title", count=16, lang="en", room=15)),
        ({"name": 4}, problem("kit-text-room", message="action-ready.name", count=5, lang="en", room=4)),
        ({"description": 13}, problem("kit-text-room", message="action-pick", count=14, lang="en", room=13)),
    ],
)
def test_what_does_not_fit_the_limits_that_are_handed_in_is_named(
    kit: Kit, limits: dict[str, int], complaint: Problem
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
    ("module", "why"),
    [
        (
            "raise RuntimeError('out of order')",
            problem("found-unloadable", place="toy_game:KIT", error="RuntimeError: out of order"),
        ),
        (
            TOY + "KIT = __import__('dataclasses').replace(KIT, house={})",
            problem("kit-no-level", level="rookie"),
        ),
    ],
)
def test_a_broken_installed_game_is_named_by_the_command_line_and_the_others_are_played(
    tmp_path: Path, module: str, why: Problem
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
    left_out = problem("found-in-package", game="toy", package="toy-game", why=why)
    assert done.stderr == say("left-out", why=left_out) + "\n"
    assert "Result" in done.stdout
