"""What a regular of Flandern 1302 tells a newcomer: sensible moves, best first, with their reasons and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Advice, seat_names, words_for
from engine.games.flandern1302 import golden, two_players
from engine.games.flandern1302.actions import PLAY, TURN_UP, Choose, TakeGuild, TakeInfluenced
from engine.games.flandern1302.pieces import COMMON, PLAYER_GUILDS, Card
from tests.asking import advice as told
from tests.asking import advises, moves
from tests.games.flandern1302.arranged import Arranged, Position, choosing, started, with_city_card, with_site_card
from tests.games.flandern1302.names import CHURCH, FIRST, GREY, YELLOW, build, cathedral, finish, master
from tests.narration import said_in

LUIK, UTRECHT, TAKE_BACK = (Choose(card=card) for card in (Card.LUIK, Card.UTRECHT, Card.TAKE_BACK))


def sentence(game: Arranged, advice: Advice, lang: str = "en") -> str:
    names = seat_names(words_for("flandern1302", lang), game.seat_names())
    return words_for("flandern1302", lang, names, game.data).why(advice)


def own_site() -> Arranged:
    """Yellow acts in Leuven, where it has begun a quarter and no plot is left for another."""
    return with_city_card().lay(site=True, L1="yellow-row-0").lay(L2="blue-row-0", L3="green-row-0").use_up(YELLOW)


def poor() -> Arranged:
    """Utrecht is the only city that Yellow holds a card of, and no yellow quarter fits there."""
    game = started().keep(FIRST, Card.UTRECHT, Card.TAKE_BACK).use_up(GREY, CHURCH)
    game.lay(U1="blue-row-0", U2="red-row-0", U3="blue-row-1", U4="red-row-1")
    return game.use_up(*(f"yellow-{shape}-{masters}" for shape in ("wedge", "yard") for masters in range(3)))


#: a position, the first move advised, its reason, and numbers of it
ADVISED: dict[str, tuple[Position, Action, str, dict[str, Any]]] = {
    "a card for the place it can win": (started, LUIK, "card-own", {}),
    "cards are taken back when they would bring much more": (poor, TAKE_BACK, "card-back", {"cards": 6}),
    "an own quarter with the place it wins and the room it leaves":
        (with_city_card, build("yellow-row-2", "L1"), "build-lead",
         {"place": 1, "quarters": 1, "masters": 2, "points": 2, "room": 6}),
    # the last yellow Row is laid on L1: Rows 2 and 4 touch it, and for Row 3 no quarter is left
    "room is counted with what is left in stock after the move":
        (lambda: with_city_card().use_up("yellow-row-0", "yellow-row-1"), build("yellow-row-2", "L1"), "build-lead",
         {"room": 5}),
    "a site is finished because only finished quarters count":
        (lambda: own_site().use_up(CHURCH), finish("L1"), "finish-own", {"quarters": 1, "before": 3, "value": 4}),
    "a church at home raises the value of the city":
        (lambda: with_city_card("gent"), build("church-row", "G1"), "common-own", {"value": 3}),
    "a cathedral goes where the own guild leads":
        (lambda: started().asking(golden.Cathedral(FIRST)).lay(L1="church-row", G1="church-row"),
         cathedral("G1"), "cathedral-own", {"before": 3, "value": 4}),
    "what stands on a site counts later":
        (lambda: started().asking(golden.Cathedral(FIRST)).lay(site=True, G1="church-row"),
         cathedral("G1"), "on-site", {}),
    "a guild master breaks a tie":
        (lambda: started().asking(golden.GuildMaster(FIRST)).lay(L1="yellow-row-0"),
         master("L1"), "master-own", {"place": 1, "quarters": 1, "masters": 1, "points": 2}),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "why", "facts"), ADVISED.values(), ids=ADVISED)
def test_what_is_advised_first(position: Position, action: Action, why: str, facts: dict[str, Any]) -> None:
    advises(position(), action, why, **facts)


#: a position, and everything that is advised there, with the reasons
ALL_ADVICE: dict[str, tuple[Position, list[tuple[Action, str]]]] = {
    "cards that were played are another idea":
        (lambda: started().keep(FIRST, Card.LUIK, Card.UTRECHT, Card.TAKE_BACK),
         [(LUIK, "card-own"), (UTRECHT, "card-own"), (TAKE_BACK, "card-back-all")]),
    "with only Take Back in hand that is the reason":
        (lambda: started().keep(FIRST, Card.TAKE_BACK), [(TAKE_BACK, "card-back-only")]),
    "two players may see the influence card first":
        (lambda: started(2),
         [(PLAY[Card.LUIK], "card-own"), (PLAY[Card.UTRECHT], "card-own"), (TURN_UP, "turn-up")]),
    "who would only take back looks at the influence card first":
        (lambda: started(2).keep(FIRST, Card.TAKE_BACK),
         [(TURN_UP, "turn-up-first"), (PLAY[Card.TAKE_BACK], "card-back-only")]),
    "after the influence card the own cards":
        (lambda: started(2).asking(two_players.OwnAction(FIRST)),
         [(PLAY[Card.LUIK], "card-own"), (PLAY[Card.UTRECHT], "card-own")]),
    "a single move is no choice": (lambda: own_site().use_up(*COMMON), [(finish("L1"), "only")]),
    "who must act for nothing does least harm":
        (lambda: with_city_card("leuven", *COMMON), [(build("grey-row-0", "L1"), "least-harm")]),
    "sites in different cities":
        (with_site_card,
         [(build("yellow-row-2", "K1"), "site-own"), (build("yellow-row-0", "L1"), "site-own"),
          (build("yellow-row-0", "I1"), "site-own")]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "advised"), ALL_ADVICE.values(), ids=ALL_ADVICE)
def test_all_that_is_advised(position: Position, advised: list[tuple[Action, str]]) -> None:
    game = position()
    assert moves(game) == advised
    assert not any(advice.facts for advice in told(game) if advice.why == "only")


#: a position, and the first reason there
SENTENCES: dict[str, tuple[Position, str]] = {
    "a card for the place it can win":
        (started, "Luik lets you build a quarter of your own. There you would be in first place with 1 quarter; "
         "scored now, that would bring 3 points."),
    "cards that would bring more":
        (poor, "The 6 cards you’ve played come back. The best of them would bring you about 1 point next time, "
         "much more than anything you still hold."),
    "the only card":
        (lambda: started().keep(FIRST, Card.TAKE_BACK),
         "Take Back is the only card left in your hand. All 7 played cards come back."),
    "a church at home":
        (lambda: with_city_card("gent"),
         "A church quarter brings the value of Gent to 3, and your guild can profit from it: "
         "all in all that’s worth about 0.5 points to you."),
}  # fmt: skip


@pytest.mark.parametrize(("position", "said"), SENTENCES.values(), ids=SENTENCES)
def test_a_reason_in_english(position: Position, said: str) -> None:
    game = position()
    assert sentence(game, told(game)[0]) == said


@said_in(
    fr="À Louvain, vous seriez à la première place avec 1 quartier et 2 maîtres",
    de="In Löwen stündest du mit 1 Stadtviertel und 2 Meistern auf dem ersten Platz",
)
def test_a_reason_in_other_languages(city_card: Arranged, lang: str, said: str) -> None:
    assert sentence(city_card, told(city_card)[0], lang).startswith(said)


def test_a_thrifty_builder_is_told_the_place_too(city_card: Arranged) -> None:
    _, thrifty = told(city_card)
    assert (thrifty.action, thrifty.why, thrifty.facts["place"]) == (build("yellow-row-0", "L1"), "build-own", 2)


def test_the_cards_left_to_turn_up_are_told() -> None:
    game = started(2)
    assert told(game)[-1].facts["left"] == game.table.deck_left


@pytest.mark.parametrize(
    ("taken", "action", "why"), [((4,), TakeGuild, "guild"), ((2, *PLAYER_GUILDS[:2]), TakeInfluenced, "influenced")]
)
def test_guilds_and_influenced_guilds_differ_in_their_home_alone(taken: Any, action: type[Action], why: str) -> None:
    game = choosing(*taken)
    [advice] = told(game)
    assert isinstance(advice.action, TakeGuild | TakeInfluenced)
    assert (type(advice.action), advice.why) == (action, why)
    assert game.data.centres[advice.facts["city"]] is advice.action.guild
