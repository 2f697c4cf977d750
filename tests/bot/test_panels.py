"""What a panel offers: one press where one is enough, a second step where it counts, grey for a no."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TypeAlias

import pytest

import bot.commands
from bot import command_registry
from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import FURTHER, MOST_BEFORE_QUESTION, MOST_LINES, above, brief
from bot.commands.hints import counselled
from bot.match.records import Kept
from bot.messages import control_ids, endings, live_question
from bot.messages.action_buttons import CONFIRM
from bot.messages.forms import said, sorted_options
from bot.messages.message import Message, headed
from bot.messages.message_layout import layout
from bot.messages.open_form import CHANGE, looked_at
from bot.messages.panel_context import panel_context
from bot.messages.panels import more, panel, sure
from bot.messages.parts import Button, Buttons, Picture, Select, Style, Text
from bot.store import Connection
from bot.store.drafts import Draft
from engine.core.advice import Advice
from engine.core.game import Outcome
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.words import LANGUAGES, words_for
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import Appoint, Buy, Call, Decline, Pass, Sell, Settle, Take, Wish
from engine.games.alba_longa.assisi import Plundering
from engine.games.alba_longa.court import Buying, Taking
from engine.games.alba_longa.housing import FreePeasants
from engine.games.alba_longa.pieces import Assisi, Die, Phase
from engine.games.alba_longa.scoring import Victory
from engine.games.alba_longa.soldiers import Targets
from engine.games.comuni import Comuni
from engine.games.comuni.actions import COLLECT, COLLECT_WITH, Bid, Claim, Collect, Exchange
from engine.games.flandern1302 import Flandern1302
from engine.games.flandern1302.actions import Build, Choose, Finish
from engine.games.flandern1302.cards import BuildingSite
from engine.games.flandern1302.panel import FEW_BUILDS
from engine.games.flandern1302.pieces import Arms, PlotName
from tests.bot.seated import Seated, pressed, selects, texts
from tests.games.alba_longa.board import ALL_ASKED, put
from tests.games.flandern1302.arranged import with_city_card

Match: TypeAlias = Seated[AlbaLonga]
#: letters on two buttons with signs that stand side by side at 390 pixels
MOST_OF_TWO = 18


@pytest.fixture
def match(db: Connection, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Three people at a table of Alba Longa begun by earlier rules: everyone is asked for sales and calls."""
    monkeypatch.setattr(AlbaLonga, "newest_rules", ALL_ASKED)
    return Seated(db, AlbaLonga)


@pytest.fixture
def caller(match: Match) -> Seat:
    """Everyone keeps their peasants; who calls the court first."""
    [naming] = match.now.game.asked
    match.act(naming, Appoint(city=match.now.game.table.cities[naming].town))
    for seat in match.now.game.asked:
        match.act(seat, Sell())
    return naming


def buttons(content: Message) -> dict[str, Button]:
    """The buttons that carry an action out, by that action; and those that open a form, by its word."""
    return pressed(content, "do", "ask", "tab")


def verb(button: Button) -> str:
    ident = control_ids.read(button.id)
    assert ident
    return ident.verb


def pickers(content: Message) -> list[str]:
    """The fields a form asks for."""
    return [ident.arg for one in selects(content) if (ident := control_ids.read(one.id))]


def test_the_own_screen_is_shown_where_it_matters_and_to_whoever_waits(match: Match, caller: Seat) -> None:
    [other, _] = [seat for seat in range(3) if seat != caller]
    assert "Active heroes" not in texts(match.panel(caller))
    assert "Active heroes" in texts(match.panel(Seat(other)))
    match.act(caller, Call())
    match.act(caller, Take(die=Die.BLACK))
    while match.now.game.table.phase is Phase.COURT:
        [seat] = match.now.game.asked
        match.act(seat, Decline() if isinstance(match.now.game.step, Buying) else Pass())
    assert isinstance(match.now.game.step, Targets)
    assert "Active heroes" in texts(match.panel(caller))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_buttons_under_the_live_question_stand_two_by_two_on_a_phone(lang: str) -> None:
    first, second, third, fourth = live_question.live_buttons(1, lang)
    for pair in ((first, second), (third, fourth)):
        assert sum(len(one.label) for one in pair) <= MOST_OF_TWO, [one.label for one in pair]


def test_a_turn_is_told_in_the_years_people_speak_of(match: Match) -> None:
    now = match.now
    assert "year 1" in texts(live_question.turn(now.match, now.players, now.game, "", live=True, last=now.position))


def test_a_sealed_answer_is_shown_with_its_value_also_when_that_is_nothing(match: Match) -> None:
    [naming] = match.now.game.asked
    match.act(naming, Appoint(city=match.now.game.table.cities[naming].town))
    match.act(Seat(0), Sell())
    assert "**Sell Slaves: nobody**" in texts(match.panel(Seat(0)))


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Sell Nobody"), ("fr", "Ne vendre personne"), ("de", "Niemanden verkaufen")]
)
def test_the_button_of_a_hint_that_sells_nobody_says_so(match: Match, lang: str, label: str) -> None:
    [naming] = match.now.game.asked
    match.act(naming, Appoint(city=match.now.game.table.cities[naming].town))
    context = panel_context(match.now, Seat(0), lang)
    hint = counselled(context, [Advice(Sell(), "only", {}), Advice(Sell(peasants=1), "only", {})])
    labels = [one.label for part in hint.parts if isinstance(part, Buttons) for one in part.buttons]
    assert labels[:2] == [label, context.words.action(Sell)]
    assert buttons(sure(context, Sell()))[said(Sell())].label == label


def test_the_button_of_a_form_that_places_nobody_says_so(match: Match) -> None:
    city = match.now.game.table.cities[0]
    city.peasants = city.housing = 16
    asked_by(match, FreePeasants((Seat(0),)))
    chosen = dict.fromkeys(Settle.model_fields, "None")
    content = match.panel(Seat(0), Draft("settle", {"settle": chosen}))
    assert buttons(content)[said(Settle())].label == "Place Nobody"


def test_the_last_sealed_answer_needs_a_second_step_unless_it_changes_nothing(match: Match) -> None:
    [naming] = match.now.game.asked
    match.act(naming, Appoint(city=match.now.game.table.cities[naming].town))
    for seat in match.now.game.asked[:-1]:
        match.act(seat, Sell())
    offered = buttons(match.panel(match.now.game.asked[0]))
    assert verb(offered[said(Sell())]) == "do"
    assert verb(offered[said(Sell(peasants=1))]) == "ask"


def test_the_dice_roll_with_one_press_and_passing_is_red(match: Match, caller: Seat) -> None:
    offered = buttons(match.panel(caller))
    assert verb(offered[said(Call())]) == "do"
    assert offered[said(Call())].style is Style.GO
    assert offered[said(Pass())].style is Style.DANGER


def test_a_die_is_taken_with_one_press_and_the_form_opens_on_demand(match: Match, caller: Seat) -> None:
    match.act(caller, Call())
    closed = match.panel(caller)
    assert set(buttons(closed)) == {*(said(Take(die=die)) for die in Die), "take"}
    assert pickers(closed) == []
    opened = match.panel(caller, Draft("take"))
    assert pickers(opened) == ["take.die"]
    chosen = match.panel(caller, Draft("take", {"take": {"die": str(Die.WHITE)}}))
    assert pickers(chosen) == ["take.die", "take.peasants"]
    assert set(buttons(opened)) == {""}, "the way back to the dice"
    assert said(Take(die=Die.WHITE)) not in buttons(opened)
    filled = match.panel(caller, Draft("take", {"take": {"die": "white"}}))
    assert verb(buttons(filled)[said(Take(die=Die.WHITE))]) == "do"


def test_what_is_said_ahead_takes_the_place_of_the_answers_while_it_is_put_together(db: Connection) -> None:
    match = Seated(db, AlbaLonga)
    [naming] = match.now.game.asked
    match.act(naming, Appoint(city=match.now.game.table.cities[naming].town))
    assert isinstance(match.now.game.step, Taking)
    opened = match.panel(match.now.game.asked[0], Draft("wish"))
    assert pickers(opened) == [f"wish.{die}" for die in Wish.model_fields]
    heading, [done, back], foot = [part.buttons for part in opened.parts if isinstance(part, Buttons)]
    assert [one.disabled for one in heading] == [True]
    assert (done.label, done.emoji, done.style) == ("Dice I Would Buy", CONFIRM, Style.GO)
    assert back.label == "Back"
    assert len(foot) == 3
    assert "➜" not in texts(opened), "the lists say it"


def test_an_open_form_is_confirmed_or_left_and_the_other_answers_wait(match: Match, caller: Seat) -> None:
    match.act(caller, Call())
    match.act(caller, Take(die=Die.BLACK))
    content = match.panel(match.now.game.asked[0], Draft("buy", {"buy": {"die": "white"}}))
    assert [one.label for one in buttons(content).values()] == ["Buy a Die", "Back"]


def test_a_closed_select_says_what_is_chosen_and_nothing_twice(match: Match, caller: Seat) -> None:
    match.act(caller, Call())
    draft = Draft("take", {"take": {"die": "white", "peasants": "1"}})
    selects = [part for part in match.panel(caller, draft).parts if isinstance(part, Select)]
    shown = [choice.label for select in selects for choice in select.choices if choice.chosen]
    assert shown[0].startswith("white, workers: ")
    assert shown[1] == "1 peasant"


def test_a_die_is_bought_with_one_press_beside_two_ways_to_decline(match: Match, caller: Seat) -> None:
    match.act(caller, Call())
    match.act(caller, Take(die=Die.BLACK))
    offered = buttons(match.panel(match.now.game.asked[0]))
    left = (Die.GREY, Die.WHITE, Die.BROWN)
    assert list(offered) == [
        *(said(Buy(die=die)) for die in left), "buy", said(Decline()), said(Decline(until_call=True)),
    ]  # fmt: skip
    assert offered[said(Decline())].style is Style.BACK


def test_nobody_is_first_where_everybody_has_lost(match: Match) -> None:
    match.now.game.table.year = 7
    asked_by(match, Victory())
    content = endings.result(match.now, "", Kept(b"{}", True))
    assert [line[:2] for line in texts(content).splitlines()[:5]] == ["##", "**", "- ", "- ", "- "]


def test_no_two_features_answer_to_the_same_control() -> None:
    verbs = [verb for feature in command_registry.FEATURES for verb in feature.controls]
    assert len(set(verbs)) == len(verbs)


def test_every_module_of_commands_is_registered() -> None:
    modules = [import_module(f"bot.commands.{one.name}") for one in pkgutil.iter_modules(bot.commands.__path__)]
    registered = list(command_registry.FEATURES)
    assert [module.__name__ for module in modules if module.FEATURE not in registered] == []
    assert len(registered) == len(modules)


def test_a_feature_that_names_something_it_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="controls on a panel of nothing that exists: fly"):
        Feature(on_panel=frozenset({"fly"}))


def test_every_picture_is_shown_whole() -> None:
    content = Message((Text("told"), Picture("battle.png", "a battle", b"1"), Picture("board.png", "the board", b"2")))
    [frame] = layout(content).to_components()
    shown = [[item["media"]["url"] for item in one["items"]] for one in frame["components"] if "items" in one]
    assert shown == [["attachment://battle.png"], ["attachment://board.png"]]


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        (["1: 0 gold", "2: 0 gold", "3: 0 gold", "4: 0 gold", "6: 0 gold", "Other…", "Claim Projects"], [4, 3]),
        (["1", "2", "3", "4", "5", "6", "7", "8", "9"], [5, 4]),
        (["A long sentence about a card"] * 6, [5, 1]),
        (["Yes", "No"], [2]),
    ],
)
def test_buttons_are_cut_into_rows_where_a_phone_breaks_lines(labels: list[str], rows: list[int]) -> None:
    content = Message((Buttons(tuple(Button(one, f"{n}", Style.GO, "🪙") for n, one in enumerate(labels))),))
    [frame] = layout(content).to_components()
    assert [len(one["components"]) for one in frame["components"]] == rows


def asked_by(match: Match, step: Step) -> None:
    """Only this question is still to come."""
    put(match.game, step)


@pytest.mark.parametrize(("peasants", "fields"), [(12, []), (16, ["settle.first", "settle.second"])])
def test_a_form_that_could_say_no_more_than_its_shortcuts_is_not_offered(
    match: Match, peasants: int, fields: list[str]
) -> None:
    city = match.now.game.table.cities[0]
    city.peasants = city.housing = peasants
    asked_by(match, FreePeasants((Seat(0),)))
    offered = buttons(match.panel(Seat(0)))
    assert verb(offered[said(Settle())]) == ("tab" if fields else "do")
    assert pickers(match.panel(Seat(0), Draft("settle"))) == fields
    groups = sorted_options(match.now.game.view_of(Seat(0)))
    assert groups.one_press(Settle()) is not bool(fields)


def test_loot_is_taken_with_one_press(match: Match) -> None:
    match.now.game.table.assisi = Assisi(defenders=3, silver=1, wheat=0, captive=1)
    asked_by(match, Plundering(Seat(0)))
    content = match.panel(Seat(0))
    assert [button.label for button in buttons(content).values()] == [
        "1 silver", "Captive: merchant", "Captive: worker", "Captive: priest",
    ]  # fmt: skip
    assert pickers(content) == []


def test_what_happened_before_another_question_is_told_in_whole_lines_and_never_at_length() -> None:
    lines = [f"{number}: {'x' * 90}" for number in range(20)]
    told = brief("\n".join(lines)).splitlines()
    assert told[:-1] == lines[: len(told) - 1]
    assert len("\n".join(told)) <= MOST_BEFORE_QUESTION + len("\n-# …")
    assert brief("x" * 900) == "x" * 900


def test_what_ended_a_match_is_told_above_the_last_panel_in_whole_lines() -> None:
    order, lines = "An order has answered.", [f"{number}: {'x' * 90}" for number in range(20)]
    told = above([order], "\n".join(lines), is_asked=False)
    first, *others, last = told.splitlines()
    assert (first, last) == (order, FURTHER)
    assert others == lines[: len(others)]
    assert len(others) > 10
    assert texts(headed(Message((Text("panel"),)), told, MOST_LINES)).startswith(told), "it is not cut again"


def test_a_card_is_sealed_with_one_press_and_the_influence_chosen_above(db: Connection) -> None:
    flandern = Seated(db, Flandern1302, options={"guilds": "dealt"})
    hand = flandern.game.table.players[0].hand
    assert list(pressed(flandern.panel(Seat(0)))) == [said(Choose(card=card)) for card in hand]
    draft = Draft("choose", {"choose": {"influence": "2"}})
    assert list(pressed(flandern.panel(Seat(0), draft))) == [said(Choose(card=card, influence=2)) for card in hand]
    flandern.act(Seat(0), given := Choose(card=hand[1], influence=1))
    assert not pressed(flandern.panel(Seat(0)))
    again = pressed(flandern.panel(Seat(0), Draft(CHANGE)))
    assert [what for what, one in again.items() if one.emoji == CONFIRM] == [said(given)]
    flandern.act(Seat(1), Choose(card=hand[0]))
    assert set(map(verb, pressed(flandern.panel(Seat(2))).values())) == {"do"}, "to be turned up is what it is for"


def few_builds(db: Connection, *plots: int) -> Seated[Flandern1302]:
    """A city card of which only these plots of Leuven are left, and no church fits them."""
    flandern = Seated(db, Flandern1302, options={"guilds": "dealt"})
    game = with_city_card()
    game.fill("leuven", left=plots)
    game.use_up("church")
    flandern.set(game)
    return flandern


def test_few_builds_are_a_press_each_and_their_plots_are_shown(db: Connection) -> None:
    flandern = few_builds(db, 2)
    view = flandern.game.view_of(Seat(0))
    builds = [one for one in view.options() if isinstance(one, Build)]
    assert 1 < len(builds) <= FEW_BUILDS
    content = flandern.panel(Seat(0))
    assert not selects(content)
    found = pressed(content)
    assert list(found) == list(map(said, builds))
    plot = builds[0].plot
    assert {f"{plot} Yellow", f"{plot} Yellow (1)", f"{plot} Grey"} <= {one.label for one in found.values()}
    reversible = {said(one): game_after(flandern, one).reversible for one in builds}
    assert {what: verb(one) == "do" for what, one in found.items()} == reversible, "what is final is asked twice"
    shown = looked_at(panel_context(flandern.now, 0, "en"), Draft())
    assert shown
    assert (shown.action, shown.values["plot"], shown.above) == (Build, [plot], Buttons)


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Start a Site"), ("fr", "Ouvrir un chantier"), ("de", "Baustelle beginnen")]
)
def test_a_site_is_started_by_what_says_so(lang: str, title: str) -> None:
    assert words_for("flandern1302", lang).action(Build, BuildingSite(Seat(0), (Arms.GREY,))) == title


def test_a_site_is_finished_by_a_button_as_short_as_those_of_builds(db: Connection) -> None:
    flandern = Seated(db, Flandern1302, options={"guilds": "dealt"})
    game = with_city_card()
    game.put("L7", "yellow-wedge-0", site=True)
    flandern.set(game)
    assert pressed(flandern.panel(Seat(0)))[said(Finish(plot=PlotName("L7")))].label == "Finish L7 · Yellow"


def test_many_builds_are_chosen_quarter_by_quarter(db: Connection) -> None:
    flandern = Seated(db, Flandern1302, options={"guilds": "dealt"})
    flandern.set(with_city_card())
    assert len(flandern.game.view_of(Seat(0)).options()) > FEW_BUILDS
    content = flandern.panel(Seat(0))
    assert selects(content)
    assert not pressed(content)


def game_after(match: Seated[Flandern1302], action: Build) -> Outcome:
    return match.game.branch().submit(Seat(0), action)


def foot(content: Message) -> list[str]:
    """What the last row of a panel is for."""
    last = content.parts[-1]
    assert isinstance(last, Buttons)
    return [verb(button) for button in last.buttons]


def test_the_foot_of_a_panel_is_one_row_whoever_acted_last(match: Match, caller: Seat) -> None:
    match.act(caller, Call())
    assert foot(match.panel(caller)) == ["hint", "undo", "more"]
    match.act(caller, Take(die=Die.BLACK))
    [other] = match.now.game.asked
    assert other != caller
    assert foot(match.panel(other)) == ["hint", "undo", "more"], "others may have acted unseen: nothing may tell it"
    assert foot(match.panel(caller)) == ["undo", "more"]


def test_behind_more_stands_what_is_rarely_wanted_and_the_way_back(match: Match, caller: Seat) -> None:
    match.act(caller, Call())
    found = verbs_behind_more(match, caller)
    assert {"since", "hand", "board", "orders", "guide"} <= set(found)
    assert "undo" not in found, "it stands on the panel"
    assert found[-1] == "move"


def verbs_behind_more(match: Match, seat: Seat) -> list[str]:
    """What the buttons behind More are for."""
    behind = more(panel_context(match.now, seat, "en"), Draft())
    return [verb(one) for part in behind.parts if isinstance(part, Buttons) for one in part.buttons]


def test_a_sealed_answer_leaves_nothing_to_read_but_itself(db: Connection) -> None:
    flandern = Seated(db, Flandern1302, options={"guilds": "dealt"})
    hand = flandern.game.table.players[0].hand
    flandern.act(Seat(0), Choose(card=hand[1]))
    shown = texts(flandern.panel(Seat(0)))
    assert "🔒" in shown
    assert "Action cards in hand" not in shown


def test_a_column_of_comuni_is_bid_for_with_one_press(db: Connection) -> None:
    comuni = Seated(db, Comuni)
    [seat] = comuni.game.asked
    least = [one for one in sorted_options(comuni.game.view_of(seat)).shortcuts if isinstance(one, Bid)]
    assert [one.column for one in least] == [column.number for column in comuni.game.table.columns]
    found = pressed(comuni.panel(seat))
    assert found[said(least[0])].label == "1: 0"
    comuni.act(seat, least[0])
    [rival] = comuni.game.asked
    assert pressed(comuni.panel(rival))[said(Bid(column=1, gold=1))].label == "1: 1", "one more than the envoy"


def test_the_second_step_before_a_claim_does_not_speak_of_the_buttons_for_bids(db: Connection) -> None:
    comuni = Seated(db, Comuni)
    [seat] = comuni.game.asked
    comuni.act(seat, Bid(column=1, gold=0))
    for column in (2, 3):
        comuni.act(comuni.game.asked[0], Bid(column=column, gold=0))
    context = panel_context(comuni.now, seat, "en")
    legend = context.words.say("legend-bids")
    assert legend in texts(comuni.panel(seat))
    again = texts(sure(context, Claim()))
    assert "Claim" in again
    assert legend not in again


def test_beside_an_exchange_nothing_is_said_about_buttons_that_are_not_there(db: Connection) -> None:
    comuni = Seated(db, Comuni)
    [seat] = comuni.game.asked
    context = panel_context(comuni.now, seat, "en")
    legend = context.words.say("legend-bids")
    assert legend in texts(comuni.panel(seat))
    exchange = panel(context, Draft(Exchange.word))
    assert not any(said(one) in pressed(exchange) for one in context.groups.shortcuts)
    assert legend not in texts(exchange)


def test_an_income_is_chosen_from_one_list_with_its_resource(db: Connection) -> None:
    comuni = Seated(db, Comuni)
    [seat] = comuni.game.asked
    content = comuni.panel(seat)
    [incomes] = [one for one in content.parts if isinstance(one, Select)]
    assert incomes.placeholder == "Collect Income"
    assert [one.value for one in incomes.choices] == list(map(said, (COLLECT, *COLLECT_WITH.values())))
    assert not any(isinstance(one, Collect) for one in sorted_options(comuni.game.view_of(seat)).direct)
