"""What a regular of Flandern 1302 would tell a newcomer: the moves weighed highest, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from engine.core.api import Action, Advice, Counsel, Dice, Weighed, different
from engine.games.flandern1302 import actions, building, golden, rookie, rounds, scoring, setup, two_players
from engine.games.flandern1302.cards import BuildingSite, CityCard, own_arms
from engine.games.flandern1302.pieces import CITY_OF, INDEX, Arms, Card, City, Special, View
from engine.games.flandern1302.quarters import after, kind_of, number_of, quarter_at
from engine.games.flandern1302.regular import Judgement, Played, cards, influence, moves_of_card

#: a move that is worth this many points less than the best is no idea to speak of
GAP = 1.5
#: this many moves are looked at: beyond them there is no new idea
SEEN = 40
#: this many cards are spoken of besides taking back or turning up
CARDS = 2
#: what is not a tenth of a point is nothing
TENTH = 0.05


def advise_guild(view: View, dice: Dice) -> list[Advice]:
    """All guilds are alike but for their home."""
    chosen = rookie.any_guild(view, dice)
    assert isinstance(chosen, actions.TakeGuild | actions.TakeInfluenced)
    [home] = [city for city, arms in view.data.centres.items() if arms is chosen.guild]
    return [Advice(chosen, "guild" if isinstance(chosen, actions.TakeGuild) else "influenced", {"city": home})]


# -- moves on the board ------------------------------------------------------------------------------------------------


def advise_act(view: View, dice: Dice) -> list[Advice]:
    """The best move of each kind, as far as it is not much worse than the best of all."""
    moves = moves_of_card(view)
    if len(moves) == 1:
        return [Advice(moves[0].action, "only")]
    judgement = Judgement(view)
    least = max(moves[0].worth - GAP, TENTH)
    near = [_act(judgement, move) for move in moves[:SEEN] if move is moves[0] or move.worth >= least]
    return different(near, _idea)


def _idea(advice: Advice) -> Hashable:
    """Which moves are the same idea: for the same reason in a city; of own quarters, with the same place and room."""
    facts = advice.facts
    own = (facts["place"], facts["room"]) if "room" in facts else None
    return advice.why, facts["city"], own


def _act(judgement: Judgement, move: Weighed) -> Advice:
    view, site = judgement.view, isinstance(judgement.view.step, BuildingSite)
    action = move.action
    assert isinstance(action, actions.OnMap)
    kind = kind_of(view.table, view.data, action)
    own = kind.arms in judgement.own
    facts = _facts(judgement, action, kind.arms if own else None)
    if move.worth < TENTH:
        return Advice(action, "least-harm", {"city": facts["city"]})
    if isinstance(action, actions.PlaceCathedral | actions.PlaceMaster):
        quarter = quarter_at(view.table, view.data, action.plot)
        if quarter and quarter.site:
            return Advice(action, "on-site", {**facts, "gain": round(move.worth, 1)})
    if isinstance(action, actions.PlaceCathedral):
        return Advice(action, "cathedral-own" if facts["place"] else "cathedral", facts)
    if own:
        facts["room"] = _room(view, action, kind.arms)
        return Advice(action, _own(action, site, facts["place"]), facts)
    facts["gain"] = round(move.worth, 1)
    if site or not isinstance(action, actions.Build):
        why = "site-common" if site else "master-grey" if isinstance(action, actions.PlaceMaster) else "finish-common"
        return Advice(action, why, facts)
    if kind.special:
        return _special(view, action, kind.special, facts)
    facts["arms"] = kind.arms
    mine, others = _change(judgement, action)
    if mine >= max(TENTH, -others):
        return Advice(action, "common-own", facts)
    return Advice(action, "common-block", {**facts, "loss": max(0.1, round(-others, 1))})


def _own(action: Action, site: bool, place: int) -> str:
    """What speaks for a move with an own quarter."""
    if isinstance(action, actions.PlaceMaster):
        return "master-own"
    if isinstance(action, actions.Finish):
        return "finish-own"
    if site:
        return "site-own"
    return "build-lead" if place == 1 else "build-own"


def _special(view: View, build: actions.Build, special: Special, facts: dict[str, Any]) -> Advice:
    """A church quarter that changes the size of its city."""
    if special is Special.D:
        return Advice(build, "build-double", facts)
    plots = after(view.table, view.data, build).free_plots - view.table.free_plots + 1
    return Advice(build, "build-suburb", {**facts, "plots": plots})


def _room(view: View, move: actions.OnMap, guild: Arms) -> int:
    """On how many plots of the city a guild could still build after a move, by shape, stock and arms."""
    table, number = after(view.table, view.data, move), number_of(view.data, move.plot)
    return building.room(table, view.data, table.cities[number], INDEX[guild]).bit_count()


def _change(judgement: Judgement, move: actions.OnMap) -> tuple[float, float]:
    """What a move adds to the points that I, and that the others, may hope for in its city."""
    view = judgement.view
    outlook, _ = judgement.city(number_of(view.data, move.plot))
    change = [later - now for now, later in zip(outlook.now, outlook.after(move, site=False), strict=True)]
    seats = [sum(change[INDEX[guild]] for guild in player.guilds) for player in view.table.players]
    return seats[view.seat], sum(seats) - seats[view.seat]


def _facts(judgement: Judgement, move: actions.OnMap, guild: Arms | None) -> dict[str, Any]:
    """How the city would be ranked after a move, for a guild or the better of mine; a site as if it were finished."""
    view = judgement.view
    number = number_of(view.data, move.plot)
    city: City = view.table.cities[number]
    before = scoring.evaluated(city, view.data)
    then = scoring.evaluated(after(view.table, view.data, move).cities[number], view.data)
    mine = (guild,) if guild else judgement.own
    rank = next((rank for rank in then.ranks if rank.guild in mine), None)
    return {
        "city": city.name,
        "before": before.value,
        "value": then.value,
        "quarters": rank.quarters if rank else 0,
        "masters": rank.masters if rank else 0,
        "place": rank.place if rank else 0,
        "points": rank.points if rank else 0,
        "influenced": rank is not None and rank.guild is view.table.players[view.seat].influenced,
    }


# -- cards -------------------------------------------------------------------------------------------------------------


def advise_choice(view: View, dice: Dice) -> list[Advice]:
    """The best cards in hand, and taking back."""
    first, *others = _spoken_of(view, cards(view))
    found = [_card(view, first, actions.Choose(card=first.card, influence=influence(view, first)))]
    return found + [_card(view, played, actions.Choose(card=played.card)) for played in others]


def advise_own(view: View, dice: Dice) -> list[Advice]:
    """Two players: the best cards in hand, and taking back."""
    return [_card(view, played, actions.PLAY[played.card]) for played in _spoken_of(view, cards(view))]


def advise_first(view: View, dice: Dice) -> list[Advice]:
    """Two players: one's own card or the influence card first."""
    best = cards(view)[0]
    left = {"left": view.table.deck_left}
    if best.card is Card.TAKE_BACK:
        return [Advice(actions.TURN_UP, "turn-up-first", left), *advise_own(view, dice)]
    own = [advice for advice in advise_own(view, dice) if advice.action != actions.PLAY[Card.TAKE_BACK]]
    return [*own, Advice(actions.TURN_UP, "turn-up", left)]


def _spoken_of(view: View, all_of_them: list[Played]) -> list[Played]:
    """The best card; another that is nearly as good; Take Back if it brings something back."""
    first, *others = all_of_them
    row = [played for played in others if played.card is Card.TAKE_BACK and view.table.players[view.seat].row]
    least = max(TENTH, first.worth - GAP)
    near = [played for played in others if played.card is not Card.TAKE_BACK and played.worth >= least]
    return [first, *near[: CARDS - 1], *row]


def _card(view: View, played: Played, action: Action) -> Advice:
    sent = {"influence": action.influence if isinstance(action, actions.Choose) else 0}
    if played.card is Card.TAKE_BACK:
        return _take_back(view, action, sent)
    if played.move is None or played.worth < TENTH:
        return Advice(action, "card-little", sent)
    judgement = Judgement(view)
    kind = kind_of(view.table, view.data, played.move)
    own = kind.arms in judgement.own
    facts = {**_facts(judgement, played.move, kind.arms if own else None), **sent}
    if played.card not in CITY_OF:
        return Advice(action, "card-site", facts)
    if not own:
        return Advice(action, "card-common", {**facts, "gain": round(played.worth, 1)})
    return Advice(action, "card-finish" if isinstance(played.move, actions.Finish) else "card-own", facts)


def _take_back(view: View, action: Action, sent: dict[str, int]) -> Advice:
    player = view.table.players[view.seat]
    facts: dict[str, Any] = {"cards": len(player.row), **sent}
    best = cards(view)[0]
    if all(card is Card.TAKE_BACK for card in player.hand):
        return Advice(action, "card-back-only", facts)
    if best.card is not Card.TAKE_BACK:
        return Advice(action, "card-back-all", facts)
    judgement, arms = Judgement(view), own_arms(view.table, view.seat)
    lost = max(judgement.card(card, arms).worth for card in player.row)
    if lost < TENTH:
        return Advice(action, "card-back-idle", facts)
    return Advice(action, "card-back", {**facts, "gain": round(lost, 1)})


COUNSEL: Counsel = {
    setup.Guild: advise_guild,
    setup.Influenced: advise_guild,
    rounds.Choice: advise_choice,
    CityCard: advise_act,
    BuildingSite: advise_act,
    golden.Cathedral: advise_act,
    golden.GuildMaster: advise_act,
    two_players.FirstAction: advise_first,
    two_players.OwnAction: advise_own,
}
