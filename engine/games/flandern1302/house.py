"""House players of Flandern 1302. A rookie plays by rules of thumb; a regular weighs what a move is worth in points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import TypeAlias

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.house import House, Mind, mind
from engine.core.view import PrivateView
from engine.games.flandern1302.actions import PLAY, TURN_UP, Build, Choose, Finish, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.building import CHURCH, FORMS, builds
from engine.games.flandern1302.cards import BuildingSite, CityCard, finishes, open_cities, own_arms
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.golden import Cathedral, GuildMaster
from engine.games.flandern1302.pieces import (
    CITY_INDEX,
    CITY_OF,
    GUILDS,
    INDEX,
    Arms,
    Card,
    City,
    Hand,
    QuarterName,
    Table,
)
from engine.games.flandern1302.rounds import Choice
from engine.games.flandern1302.setup import Guild, Influenced
from engine.games.flandern1302.two_players import FirstAction, OwnAction

View: TypeAlias = PrivateView[Table, Hand]


def any_guild(view: View, dice: Dice) -> Action:
    """All guilds are alike."""
    chosen = dice.choose("guild", view.options())
    assert isinstance(chosen, Action)
    return chosen


def my_guilds(view: View, seat: int) -> tuple[Arms, ...]:
    """The guilds whose points a seat will get."""
    player = view.table.players[seat]
    return tuple(guild for guild in (player.guild, player.influenced) if guild)


# -- the rookie --------------------------------------------------------------------------------------------------------


def rookie_worth(view: View, action: Action) -> int:
    """An own site finished is best, then an own quarter; the church is better than grey."""
    data: Components = view.data
    mine = my_guilds(view, view.seat)
    if isinstance(action, Build):
        arms = data.kinds[action.quarter].arms
        return 3 if arms in mine else 2 if arms is Arms.CHURCH else 1
    if isinstance(action, Finish):
        arms = data.kinds[quarter_at(view, action.plot)[1]].arms
        return 4 if arms in mine else 2
    return 0


def quarter_at(view: View, plot: str) -> tuple[int, QuarterName]:
    """The city and the quarter that go by a plot's name."""
    data: Components = view.data
    for number, city in enumerate(view.table.cities):
        if plot[0] == data.codes[number]:
            for quarter in city.quarters:
                if data.names[number][quarter.ground] == plot:
                    return number, quarter.kind
    raise LookupError(plot)


def rookie_act(view: View, dice: Dice) -> Action:
    """Whatever looks best at first sight, any of it."""
    moves = [option for option in view.options() if isinstance(option, Action)]
    worth = [rookie_worth(view, move) for move in moves]
    best = max(worth)
    return dice.choose("act", [move for move, one in zip(moves, worth, strict=True) if one == best])


def rookie_card(view: View, dice: Dice) -> Card:
    """A city where I can build my own quarters; Take Back when few cards are left."""
    table, data = view.table, view.data
    player = table.players[view.seat]
    guild = player.guild
    assert guild
    if len(player.row) > 2 + dice.below("patience", 5):
        return Card.TAKE_BACK
    good = []
    for card in player.hand:
        if card in CITY_OF:
            number = CITY_INDEX[CITY_OF[card]]
            if builds(table, data, (number,), (guild,)) or finishes(table, data, number, (guild,)):
                good.append(card)
        elif card is Card.BUILDING_SITE and table.sites:
            good.append(card)
    return dice.choose("card", good) if good else Card.TAKE_BACK


def rookie_choice(view: View, dice: Dice) -> Action:
    """Now and then an influence card."""
    card = rookie_card(view, dice)
    have = view.table.players[view.seat].influence
    eager = card is not Card.TAKE_BACK and have and not dice.below("influence", 6)
    return Choose(card=card, influence=1 if eager else 0)


def rookie_first(view: View, dice: Dice) -> Action:
    """The influence card first, now and then."""
    return TURN_UP if not dice.below("first", 3) else PLAY[rookie_card(view, dice)]


ROOKIE: Mind = {
    Guild: any_guild,
    Influenced: any_guild,
    Choice: rookie_choice,
    CityCard: rookie_act,
    BuildingSite: rookie_act,
    Cathedral: rookie_act,
    GuildMaster: rookie_act,
    FirstAction: rookie_first,
    OwnAction: lambda view, dice: PLAY[rookie_card(view, dice)],
}

# -- the regular -------------------------------------------------------------------------------------------------------

#: what a site counts of a finished quarter
SITE = 0.45
#: what a master counts of a quarter in the ranking, and what it is worth to keep one for later
MASTER, THRIFT = 0.22, 0.25
#: what plots are worth on which a guild could still build, by their number; they shut each other out
HOPE = tuple(1.3 * (1 - 0.75**plots) for plots in range(32))
#: what they are worth to grey, which nobody builds for its own sake
GREY_HOPE = 0.5
#: how open a ranking is: in itself and for every free plot
OPEN, OPEN_PLOT = 0.35, 0.1
#: what a free plot will add to the value of its city
FREE_PLOT = 1.15
#: what the others' gain costs me, shared among them
ENVY = 0.7
#: how much worse than a played card the best one in hand must be before I take back, at most and by card in the row
PATIENCE, PATIENCE_A_CARD = 0.75, 0.2


GREY = INDEX[Arms.GREY]


class Sketch:
    """A city as a regular sees it: how strong each guild is and what may come."""

    __slots__ = ("free", "number", "standing", "strength", "value")

    def __init__(self, number: int, free: int, standing: list[int], strength: list[float], value: float) -> None:
        self.number = number
        self.free = free
        self.standing = standing
        self.strength = strength
        self.value = value

    @classmethod
    def of(cls, city: City, number: int, data: Components) -> Sketch:
        """The city as it stands."""
        strength, value = [0.0] * len(GUILDS), 0.0
        for quarter in city.quarters:
            kind = data.kinds[quarter.kind]
            part = SITE if quarter.site else 1.0
            if kind.index == CHURCH:
                value += part * (data.cathedral_value if quarter.cathedral else data.church_value)
            else:
                value += part * data.guild_value
                strength[kind.index] += part * (1 + MASTER * (kind.masters + quarter.pawns))
        return cls(number, city.free, list(city.standing), strength, value)

    def after(self, build: Build, data: Components, part: float) -> Sketch:
        """The city with one more quarter."""
        kind = data.kinds[build.quarter]
        ground = data.places[build.plot][1][0]
        for other in data.places[build.plot][1]:
            if other.takes & self.free:
                ground = other
        takes = ground.takes
        if kind.special and (kind.special, ground.index) not in data.opens:
            takes = next(double.takes for double in data.doubles if double.plot == ground.plot)
        free = self.free & ~takes
        if kind.special:
            for suburb in data.opens.get((kind.special, ground.index), ()):
                free |= suburb.takes
        standing, strength = list(self.standing), list(self.strength)
        standing[kind.index] |= takes
        worth = data.church_value if kind.index == CHURCH else data.guild_value
        if kind.index != CHURCH:
            strength[kind.index] += part * (1 + MASTER * kind.masters)
        return Sketch(self.number, free, standing, strength, self.value + part * worth)

    def stronger(self, index: int, more: float, value: float) -> Sketch:
        """The city with something finished, a master or a cathedral."""
        strength = list(self.strength)
        if index != CHURCH:
            strength[index] += more
        return Sketch(self.number, self.free, self.standing, strength, self.value + value)

    def prospects(self, table: Table, data: Components) -> list[float]:
        """The points each guild may hope for here."""
        free, standing, ready = self.free, self.standing, table.ready
        hope = [0] * len(GUILDS)
        guilds = range(len(GUILDS))
        left = 0
        rows = data.inside if free < data.suburbs else data.land
        for takes, _, touches, form, _cells in rows[self.number]:
            if free & takes:
                left += 1
                for index in guilds:
                    if not touches & standing[index] and ready[index * FORMS + form]:
                        hope[index] += 1
        strong = [have + HOPE[chances] for have, chances in zip(self.strength, hope, strict=True)]
        strong[GREY] -= (1 - GREY_HOPE) * HOPE[hope[GREY]]
        value = self.value + FREE_PLOT * left
        width = OPEN + OPEN_PLOT * left
        points = (value, value / 2, *data.lower_places, 0.0)
        # the odds of two guilds against each other
        odds = [exp(one / width) if one else 0.0 for one in strong]
        found = []
        for mine in odds:
            if not mine:
                found.append(0.0)
                continue
            # half a guild of these is the guild itself
            ahead = -0.5
            for theirs in odds:
                ahead += theirs / (mine + theirs)
            place = int(ahead)
            part = ahead - place
            found.append(points[place] * (1 - part) + points[place + 1] * part)
        return found


class Judgement:
    """What moves are worth to one seat, by what every city promises to whom."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table, self.data = view.table, view.data
        self._now: dict[int, tuple[Sketch, float]] = {}
        #: what a point of each guild is worth to me
        self.weights = [0.0] * len(GUILDS)
        others = view.players - 1
        for seat in range(view.players):
            for guild in my_guilds(view, seat):
                self.weights[INDEX[guild]] = 1.0 if seat == view.seat else -ENVY / others

    def worth(self, sketch: Sketch) -> float:
        """What a city promises me, less what it promises the others."""
        points = sketch.prospects(self.table, self.data)
        return sum(weight * one for weight, one in zip(self.weights, points, strict=True))

    def now(self, number: int) -> tuple[Sketch, float]:
        """A city as it stands, and its worth."""
        if number not in self._now:
            sketch = Sketch.of(self.table.cities[number], number, self.data)
            self._now[number] = sketch, self.worth(sketch)
        return self._now[number]

    def gain(self, move: Action, site: bool) -> float:
        """What a move changes."""
        data = self.data
        if isinstance(move, Build):
            number = CITY_INDEX[data.places[move.plot][0]]
            sketch, before = self.now(number)
            kind = data.kinds[move.quarter]
            thrift = THRIFT * kind.masters if kind.arms in my_guilds(self.view, self.view.seat) else 0.0
            return self.worth(sketch.after(move, data, SITE if site else 1.0)) - before - thrift
        assert isinstance(move, Finish | PlaceCathedral | PlaceMaster)
        number, name = quarter_at(self.view, move.plot)
        sketch, before = self.now(number)
        kind = data.kinds[name]
        if isinstance(move, Finish):
            worth = data.church_value if kind.index == CHURCH else data.guild_value
            part = 1 - SITE
            after = sketch.stronger(kind.index, part * (1 + MASTER * kind.masters), part * worth)
        elif isinstance(move, PlaceMaster):
            after = sketch.stronger(kind.index, MASTER, 0.0)
        else:
            after = sketch.stronger(CHURCH, 0.0, float(data.cathedral_value - data.church_value))
        return self.worth(after) - before

    def best(self, moves: Iterable[Action], site: bool) -> tuple[float, Action | None]:
        """The move that brings most."""
        found: tuple[float, Action | None] = (float("-inf"), None)
        for move in moves:
            gain = self.gain(move, site)
            if gain > found[0]:
                found = (gain, move)
        return found

    def card(self, card: Card, arms: Sequence[Arms]) -> float:
        """What a card would bring if it were my turn now; an impossible one brings nothing."""
        table, data = self.table, self.data
        if card is Card.BUILDING_SITE:
            # grey and church can be built with any card; sites are for the own guild
            moves: list[Action] = [*plain(builds(table, data, open_cities(table), arms[:1]))] if table.sites else []
            return self.best(moves, site=True)[0] if moves else 0.0
        number = CITY_INDEX[CITY_OF[card]]
        moves = [*plain(builds(table, data, (number,), arms)), *finishes(table, data, number, tuple(arms))]
        return self.best(moves, site=False)[0] if moves else 0.0


def plain(moves: Iterable[Build]) -> list[Build]:
    """Of the same quarter with different masters only one, to think about cards quickly."""
    seen: dict[tuple[str, str], Build] = {}
    for move in moves:
        seen.setdefault((move.quarter.rstrip("012"), move.plot), move)
    return list(seen.values())


def regular_act(view: View, dice: Dice) -> Action:
    """The move that brings me most and the others least."""
    moves = [option for option in view.options() if isinstance(option, Action)]
    found = Judgement(view).best(moves, isinstance(view.step, BuildingSite))[1]
    assert found
    return found


def regular_card(view: View, dice: Dice) -> tuple[Card, float]:
    """The card that brings most now; Take Back when what I have played would bring much more."""
    table = view.table
    player = table.players[view.seat]
    judgement = Judgement(view)
    arms = own_arms(table, view.seat)
    worth: dict[Card, float] = {
        card: judgement.card(card, arms) for card in (*player.hand, *player.row) if card is not Card.TAKE_BACK
    }
    held = [card for card in player.hand if card is not Card.TAKE_BACK]
    if not held:
        return Card.TAKE_BACK, 0.0
    best = max(held, key=worth.__getitem__)
    lost = max((worth[card] for card in player.row), default=0.0)
    golden = view.hand.golden is Card.TAKE_BACK
    # the more cards come back, the less a turn for it costs
    patience = min(PATIENCE, PATIENCE_A_CARD * len(player.row))
    if player.row and not golden and worth[best] < max(0.0, lost * patience):
        return Card.TAKE_BACK, 0.0
    return best, worth[best]


def regular_choice(view: View, dice: Dice) -> Action:
    """Influence cards for what is worth it, as long as there are some to spare."""
    card, worth = regular_card(view, dice)
    have = view.table.players[view.seat].influence
    return Choose(card=card, influence=1 if have > 2 and worth > 4 else 0)


def regular_first(view: View, dice: Dice) -> Action:
    """My own card first, unless it is only to take cards back."""
    card, _ = regular_card(view, dice)
    return TURN_UP if card is Card.TAKE_BACK else PLAY[card]


REGULAR: Mind = {
    Guild: any_guild,
    Influenced: any_guild,
    Choice: regular_choice,
    CityCard: regular_act,
    BuildingSite: regular_act,
    Cathedral: regular_act,
    GuildMaster: regular_act,
    FirstAction: regular_first,
    OwnAction: lambda view, dice: PLAY[regular_card(view, dice)[0]],
}

LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
