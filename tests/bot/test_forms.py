"""How options become lists, buttons and forms, seen with Shafausa, which has all of them."""

from __future__ import annotations

from typing import TypeAlias

import pytest
from msgspec.structs import replace

from bot.commands.hints import counselled
from bot.messages import live_question
from bot.messages.forms import every_field, said
from bot.messages.message import Message
from bot.messages.message_layout import layout
from bot.messages.panel_context import panel_context
from bot.messages.panels import more
from bot.messages.parts import Buttons, Picture, Style, Text
from bot.store import Connection
from bot.store.drafts import Draft
from engine.core import catalogue
from engine.core.action import simplest
from engine.core.advice import Advice
from engine.core.record import fields_of
from engine.games.shafausa.actions import (
    CALL_ORDER,
    COMMIT,
    GIVE_UP,
    PAY_UPKEEP,
    PLACES,
    REOPEN,
    BuildMine,
    Discard,
    Reveal,
    SellExcess,
)
from engine.games.shafausa.administration import Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, TurnOrder
from engine.games.shafausa.buying import BuyBuilding, Buying
from engine.games.shafausa.pieces import Auction, Building
from tests.bot.seated import Seated, pressed, selects, texts
from tests.games.shafausa.names import COAL, A, B, C
from tests.games.shafausa.positions import Arranged, dealt

Match: TypeAlias = Seated[Arranged]


@pytest.fixture
def match(db: Connection) -> Match:
    """Three people at a table of Shafausa, in the first round."""
    match = Seated(db, Arranged)
    match.set(dealt("gineva", "zugriga", "primitiva"))
    return match


@pytest.mark.parametrize("name", catalogue.names())
def test_an_action_is_said_the_same_however_often_it_was_said_before(name: str) -> None:
    """What is remembered is found by the action itself: equal ones are one, and those of two kinds never are."""
    game, _ = catalogue.find(name).start(2, "said twice")
    found = [simplest(option) for seat in game.asked for option in game.view_of(seat).options()]
    assert found
    for action in found:
        again = type(action)(**{field: getattr(action, field) for field in type(action).model_fields})
        assert said(action) == said(again) == said.__wrapped__(again)
    assert len({(type(action), said(action)) for action in found}) == len(set(found))


def test_few_ways_to_answer_are_one_list_that_begins_with_the_usual_one(match: Match) -> None:
    match.game.hold(A, 0, wood=1, iron=1, coal=1).having(warehouses=1)
    match.game.come_to(Storage((A,)))
    content = match.panel(A)
    [ways] = selects(content)
    assert [choice.label for choice in ways.choices] == [
        "1 wood and 1 iron for 4 CHF, keeping 1 coal",
        "1 wood and 1 coal for 7 CHF, keeping 1 iron",
        "1 iron and 1 coal for 9 CHF, keeping 1 wood",
    ]
    assert [choice.chosen for choice in ways.choices] == [True, False, False]
    assert said(SellExcess(wood=1, iron=1)) in pressed(content)
    wanted = SellExcess(iron=1, coal=1)
    draft = Draft().with_all("sell-excess", fields_of(every_field(wanted)))
    assert said(wanted) in pressed(match.panel(A, draft))


def test_where_the_ways_are_many_each_field_is_a_list_and_the_rest_is_filled_in(match: Match) -> None:
    match.game.hold(A, 0, wood=4, stone=4, iron=4, coal=4).having(warehouses=8)
    match.game.come_to(Storage((A,)))
    assert len(selects(match.panel(A))) == 4
    content = match.panel(A, Draft().with_choice("sell-excess", "wood", "0"))
    [answer] = [arg for arg in pressed(content) if arg.startswith("sell-excess")]
    sold = fields_of(answer.partition(" ")[2])
    assert sum(sold.values()) == 8
    assert "wood" not in sold


def test_what_is_beside_the_point_does_not_invite(match: Match) -> None:
    match.game.manage()
    found = pressed(match.panel(A))
    assert found[said(COMMIT)].style is Style.GO
    assert said(CALL_ORDER) not in found, "what is seldom wanted stands behind More"


def test_a_card_stands_on_the_panel_of_its_moment_and_otherwise_behind_more(match: Match) -> None:
    match.game.offer(Building.LOFT)
    match.game.hold(A, 30, wood=1, iron=1)
    match.game.come_to(BuyBuilding(A))
    assert Reveal.word in pressed(match.panel(A), "tab"), "Gineva has a card for buying"
    assert Discard.word in pressed(behind_more(match), "tab")
    match.game.table.realms[A].warehouses = 1
    match.game.come_to(Storage((A,)))
    assert Reveal.word not in pressed(match.panel(A), "tab")
    assert Reveal.word in pressed(behind_more(match), "tab"), "its other card can be revealed at any time"
    assert selects(match.panel(A, Draft(Reveal.word)))
    match.game.manage()
    assert Reveal.word in pressed(match.panel(A), "tab"), "a step of the plan"


def test_what_is_seldom_is_never_open_by_itself(match: Match) -> None:
    match.game.reserve(A, Building.SAWMILL)
    match.game.hold(A, 30)
    match.game.offer(Building.SAWMILL, Building.LOFT)
    match.game.come_to(BuyBuilding(A))
    [buildings] = selects(match.panel(A))
    assert [choice.label.partition(",")[0] for choice in buildings.choices] == ["Loft"], "to buy, not to discard"
    assert "" in pressed(match.panel(A, Draft(Discard.word)), "tab"), "the way back"


def behind_more(match: Match) -> Message:
    return more(panel_context(match.now, A, "en"), Draft())


def test_what_the_numbers_say_is_not_said_again(match: Match) -> None:
    match.game.offer(Building.LOFT)
    match.game.hold(A, 30, wood=1)
    match.game.come_to(BuyBuilding(A))
    said_of_it = texts(match.panel(A))
    assert "Loft costs 5 CHF and leaves 25 CHF" in said_of_it
    assert "➜" not in said_of_it
    match.game.manage()
    match.game.hold(A, 40)
    missing = texts(match.panel(A, Draft().with_choice("build-mine", "resource", str(COAL))))
    assert "➜" in missing
    assert "(buying 1 wood, 1 stone and 1 iron)" in missing, "what is bought for it stands in no list"


def test_giving_a_building_up_warns(match: Match) -> None:
    match.game.reserve(A, Building.LOFT)
    match.game.hold(A, 5)
    match.game.come_to(Upkeep())
    found = pressed(match.panel(A))
    assert found[said(PAY_UPKEEP)].style is Style.GO
    assert found[said(GIVE_UP[Building.LOFT])].style is Style.DANGER


def test_a_hint_calls_a_move_what_the_panel_calls_it(match: Match) -> None:
    match.game.come_to(TurnOrder(), Buying())
    content = counselled(panel_context(match.now, A, "en"), [Advice(PLACES[1], "only", {})])
    labels = [one.label for part in content.parts if isinstance(part, Buttons) for one in part.buttons]
    assert labels == ["Pass", "Back"]


def test_what_needs_words_is_a_list_however_few(match: Match) -> None:
    match.game.offer(Building.LOFT)
    match.game.hold(A, 30)
    match.game.come_to(BuyBuilding(A))
    content = match.panel(A, Draft(tab="purchase"))
    [only] = selects(content)
    assert [choice.label for choice in only.choices] == ["Loft, 5 CHF: stores 4 resources"]
    assert any("Loft costs 5 CHF and leaves 25 CHF" in part.text for part in content.parts if isinstance(part, Text))
    match.game.offer(Building.LOFT, Building.SAWMILL)
    [buildings] = selects(match.panel(A, Draft(tab="purchase")))
    assert buildings.choices[0].label == "Loft, 5 CHF: stores 4 resources"


def test_two_values_that_read_the_same_are_one_choice_and_what_is_implied_is_not_asked(match: Match) -> None:
    match.game.hold(A, 40, wood=3, stone=3, iron=3).alter(2, built=False)
    match.game.manage()
    draft = Draft().with_choice("build-mine", "resource", str(COAL))
    [mines] = selects(match.panel(A, draft))
    assert "9 CHF + 1 wood, 1 stone and 1 iron" in next(one.label for one in mines.choices if one.chosen)
    match.game.table.realms[A].alter(2, built=True)
    _, cities = selects(match.panel(A, draft))
    assert [choice.label for choice in cities.choices] == ["city 1", "city 2"]
    assert said(BuildMine(resource=COAL)) in pressed(match.panel(A, draft))


def test_a_no_is_called_what_it_means_for_the_question(match: Match) -> None:
    match.game.hold(A, 9)
    match.game.table.auction = Auction(0, [A, B, C], [0, 0, 0], [])
    match.game.come_to(BidOrPass(A))
    assert pressed(match.panel(A))["take-place place=1"].label == "Pass: place 1, the only one so far"


def test_whoever_is_done_reads_who_is_awaited_and_is_back_with_one_press(match: Match) -> None:
    match.game.manage()
    match.game.submit(A, COMMIT)
    content = match.panel(A)
    head = content.parts[0]
    assert isinstance(head, Text)
    assert "Nothing for you to decide right now" in head.text
    assert pressed(content)[said(REOPEN)].label == "Not Done Yet"


def test_everybody_concerned_is_counted_also_those_who_are_done(match: Match) -> None:
    match.game.manage()
    match.game.submit(A, COMMIT)
    last = replace(match.now.position, asked=list(match.game.asked))
    content = live_question.turn(match.now.match, match.now.players, match.game, "", live=True, last=last)
    assert any("1 of 3 ready" in part.text for part in content.parts if isinstance(part, Text))


def test_before_the_first_round_no_round_is_told(match: Match) -> None:
    match.game.table.round = 0
    content = live_question.turn(match.now.match, match.now.players, match.game, "", live=True, last=match.now.position)
    assert not any("round 0" in part.text for part in content.parts if isinstance(part, Text))


def test_each_picture_has_the_whole_width() -> None:
    content = Message((Picture("auction.png", "", b""), Picture("board.png", "", b"")))
    [frame] = layout(content).to_components()
    assert [len(part["items"]) for part in frame["components"]] == [1, 1]
