"""Phase 2, assign peasants: the court. Laps of calls; the caller rolls, takes a die, the others may buy one each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.core.api import Action, Illegal, Offer, Option, Rule, Seat, SeatDecision, SeatRule, circle, on, require
from engine.games.alba_longa import actions, events
from engine.games.alba_longa.asked_kings import spoken_ahead
from engine.games.alba_longa.city import FARMERS, assign
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import JOB_OF, City, Die, Job, Phase, Season, Stall, Table, View

#: phases in which there are dice to come
BEFORE_BATTLE = (Phase.SLAVES, Phase.HOUSING, Phase.COURT)
#: the four dice in the order in which they are rolled
COLOURS = BLACK, GREY, WHITE, BROWN = tuple(Die)
#: looked up once
_PHASE = Phase.COURT


def can_call(table: Table, city: City) -> bool:
    """In the court, with people and the price of a call; without them he must pass."""
    return not city.out and city.housing > 0 and city.silver >= table.price


def can_buy(table: Table, city: City) -> bool:
    """In the court, with silver and people, and a die left that he has not said he does not want."""
    return not city.out and not city.abstains and city.silver > 0 and city.housing > 0 and wanted(table, city)


def wanted(table: Table, city: City) -> bool:
    """Whether a die is left that a King wants to be asked about."""
    wish = city.wish
    if not wish:
        return bool(table.dice)
    return any(pips >= wish.get(die, 1) for die, pips in table.dice.items())


def buys_nothing(city: City) -> bool:
    """Whether a King has said that he wants no die, until his own next call or for the season."""
    return city.abstains or all(city.wish.get(die, 1) >= actions.NEVER for die in Die)


def can_wish(table: Table, city: City) -> bool:
    """Whether there are still dice to come for a King in this season."""
    return not city.out and table.phase in BEFORE_BATTLE


@cache
def wishes() -> Offer:
    """Each colour from any number of pips on."""
    return Offer(actions.Wish, {name: tuple(range(1, actions.NEVER + 1)) for name in actions.Wish.model_fields})


def buyers(kings: int, caller: Seat) -> list[Seat]:
    """Who may buy a die, in order: everyone else clockwise; two Kings play as if they were four."""
    others = circle(caller, kings)[1:]
    return [*others, caller, *others] if kings == 2 else [*others]


@cache
def jobs_of(die: Die, season: Season) -> tuple[Job, ...]:
    """What the caller can use a die for: its own job, or the farm when there is work."""
    return (JOB_OF[die], Job.FARMERS) if Job.FARMERS in season.jobs else (JOB_OF[die],)


def most_sent(table: Table, city: City, die: Die) -> int:
    """How many peasants a die sends to work at most: as many as it shows and as are at home."""
    pips, housing = table.dice[die], city.housing
    return pips if pips < housing else housing


def job_and_number(table: Table, city: City, use: actions.Take | actions.Buy) -> tuple[Job, int]:
    """What a die is used for, and how many it sends: all it can if none are named; a bought one has its own job."""
    # not by isinstance, which is slow for actions
    farm = type(use) is actions.Take and use.farm
    number = most_sent(table, city, use.die) if use.peasants is None else use.peasants
    return FARMERS if farm else JOB_OF[use.die], number


def poorest_stall(stalls: Sequence[int]) -> Stall:
    """The stall with least silver, the lowest number if equal."""
    return Stall(stalls.index(min(stalls)) + 1)


class Lap(Rule, tag="Lap"):
    """Every King still in gets one chance to call; then the price rises. Nobody in with people: the court closes."""

    number: int

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.phase = _PHASE
        table.caller = None
        in_turn = table.cities_in_turn_order()
        if not [city for _, city in in_turn if city.housing and not city.out]:
            table.dice, table.takers = {}, []
            g.announce(events.CourtClosed())
            return
        table.price = g.data.price(self.number)
        g.announce(events.LapBegan(self.number, table.price))
        g.do(*[Chance(seat) for seat, _ in in_turn], Lap(self.number + 1))


class Chance(SeatRule, tag="Chance"):
    """A King calls or passes; without people or silver he must pass, and nobody asks him.

    Nobody is asked for a free call either: he calls, unless he has said that he will pass.
    """

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        city = table.cities[self.seat]
        if city.out:
            return
        table.caller, table.dice, table.takers = self.seat, {}, []
        city.abstains = False
        away, city.away = city.away, False
        if not can_call(table, city):
            city.out = True
            if city.housing:
                g.announce(events.ForcedOut(self.seat, table.price, city.silver))
        elif away:
            pass_call(g, self.seat)
        elif table.price or not spoken_ahead(g):
            g.do(Calling(self.seat))
        else:
            call_court(g, self.seat, None)


def call_court(g: AlbaLongaGame, seat: Seat, stall: Stall | None) -> None:
    """The whole price goes on one stall before the dice are rolled; then the caller takes one, and the others buy."""
    table = g.table
    table.cities[seat].silver -= table.price
    if stall:
        table.stalls[stall - 1] += table.price
    faces = g.data.faces
    black, grey, white, brown = g.dice.roll("court", len(COLOURS), len(faces))
    black, grey, white, brown = faces[black - 1], faces[grey - 1], faces[white - 1], faces[brown - 1]
    table.dice, table.takers = {BLACK: black, GREY: grey, WHITE: white, BROWN: brown}, []
    g.announce(events.CourtCalled(seat, table.price, stall, black, grey, white, brown))
    g.do(*questions_of_a_call(g.players, seat))


@cache
def questions_of_a_call(kings: int, caller: Seat) -> tuple[SeatDecision, ...]:
    """The caller takes a die, then the others buy."""
    return Taking(caller), *(Buying(buyer) for buyer in buyers(kings, caller))


def pass_call(g: AlbaLongaGame, seat: Seat) -> None:
    """Out of the court for the rest of the season."""
    g.table.cities[seat].out = True
    g.announce(events.CallPassed(seat))


@cache
def paid_call(stalls: int) -> Offer:
    """A call whose price goes on any stall, on the poorest if none is named."""
    return Offer(actions.Call, {"stall": (None, *range(1, stalls + 1))})


class Calling(SeatDecision, tag="Calling"):
    """Call the court, or pass and be out for the rest of the season."""

    def options(self, view: View) -> list[Option]:
        if not view.table.price:
            return [actions.FREE_CALL, actions.PASS]
        return [paid_call(len(view.table.stalls)), actions.PASS]

    def absent(self, view: View) -> Action:
        return actions.PASS

    @on(actions.Call)
    def call(self, g: AlbaLongaGame, seat: Seat, called: actions.Call) -> None:
        """A free call costs nothing that could go on a stall."""
        price = g.table.price
        require(called.stall is None or price > 0, "free-call")
        call_court(g, seat, chosen_stall(g, called.stall) if price else None)

    @on(actions.Pass)
    def pass_call(self, g: AlbaLongaGame, seat: Seat, _: actions.Pass) -> None:
        pass_call(g, seat)

    @on(actions.Buy)
    def buy(self, g: AlbaLongaGame, seat: Seat, _: actions.Buy) -> None:
        """Nobody buys in his own call before he has rolled, nor twice in another's."""
        raise Illegal("one-die-per-call", kings=g.players)


def chosen_stall(g: AlbaLongaGame, stall: Stall | None) -> Stall:
    """The stall in use that gets the silver; without a choice the one with least on it."""
    stalls = g.table.stalls
    if stall is None:
        return poorest_stall(stalls)
    require(stall <= len(stalls), "stall-closed", kings=g.players, stalls=len(stalls))
    return stall


# options are listed again and again: each table of dice is looked at once
@lru_cache(maxsize=4_096)
def own_dice(dice: tuple[tuple[Die, int], ...], housing: int, season: Season) -> tuple[Offer, ...]:
    """What the caller can do with each die."""
    farms = {die: tuple(job is Job.FARMERS for job in jobs_of(die, season)) for die, _ in dice}
    return tuple(
        Offer(actions.Take, {"die": (die,), "peasants": sendable(pips, housing), "farm": farms[die]})
        for die, pips in dice
    )


@lru_cache(maxsize=4_096)
def answers_of_a_buyer(
    dice: tuple[tuple[Die, int], ...], housing: int, stalls: int, wishing: bool
) -> tuple[Option, ...]:
    """To decline, what a buyer can do with each die, and a wish where it can be said ahead."""
    free = (None, *range(1, stalls + 1))
    bought = [
        Offer(actions.Buy, {"die": (die,), "peasants": sendable(pips, housing), "stall": free}) for die, pips in dice
    ]
    return (actions.DECLINE, actions.ABSTAIN, *bought, *([wishes()] if wishing else []))


def sendable(pips: int, housing: int) -> tuple[int | None, ...]:
    """How many a die can send: as many as possible, or any smaller number."""
    return (None, *range(1, min(pips, housing) + 1))


class Taking(SeatDecision, tag="Taking"):
    """The caller takes a die and sends peasants to its job or, in the harvest season, to the farm."""

    def options(self, view: View) -> list[Option]:
        table = view.table
        return [*own_dice(tuple(table.dice.items()), table.cities[view.seat].housing, table.season)]

    def absent(self, view: View) -> Action:
        return actions.take(die=highest(view.table))

    @on(actions.Take)
    def take(self, g: AlbaLongaGame, seat: Seat, taken: actions.Take) -> None:
        if taken.farm:
            require(Job.FARMERS in g.table.season.jobs, "farmers-in-harvest")
        job, peasants = use_die(g, seat, taken)
        g.announce(events.DieTaken(seat, taken.die, job, peasants))

    @on(actions.Buy)
    def buy(self, g: AlbaLongaGame, seat: Seat, _: actions.Buy) -> None:
        """The caller's own die is paid for already."""
        raise Illegal("one-die-per-call", kings=g.players)


class Buying(SeatDecision, tag="Buying"):
    """Buy one of the dice left for 1 silver, or decline; skipped when the table shows that nothing can be bought."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        city = table.cities[self.seat]
        return (self.seat,) if can_buy(table, city) else ()

    def options(self, view: View) -> list[Option]:
        table = view.table
        housing, stalls, dice = table.cities[view.seat].housing, len(table.stalls), tuple(table.dice.items())
        return [*answers_of_a_buyer(dice, housing, stalls, spoken_ahead(view))]

    @on(actions.Buy)
    def buy(self, g: AlbaLongaGame, seat: Seat, bought: actions.Buy) -> None:
        """Always for 1 silver, always for the die's own job."""
        price = g.data.buyer_price
        stall = chosen_stall(g, bought.stall)
        job, peasants = use_die(g, seat, bought)
        table = g.table
        table.cities[seat].silver -= price
        table.stalls[stall - 1] += price
        g.announce(events.DieBought(seat, bought.die, job, peasants, stall))

    @on(actions.Decline)
    def decline(self, g: AlbaLongaGame, seat: Seat, declined: actions.Decline) -> None:
        """A King who says so is not asked again before their own next call."""
        g.table.cities[seat].abstains = declined.until_call
        g.announce(events.PurchaseDeclined(seat, declined.until_call))

    @on(actions.Wish)
    def wish(self, g: AlbaLongaGame, seat: Seat, wish: actions.Wish) -> None:
        """A King who wants none of the dice left declines them; otherwise they are still asked."""
        require(spoken_ahead(g), "another-question", action=wish.word, question=self)
        city = g.table.cities[seat]
        city.wish = wish.least
        if wanted(g.table, city):
            g.do(self)
        else:
            g.announce(events.PurchaseDeclined(seat, until_call=False))


def highest(table: Table) -> Die:
    """The die that shows most, the first of equals."""
    return max(table.dice, key=lambda die: table.dice[die])


def use_die(g: AlbaLongaGame, seat: Seat, use: actions.Take | actions.Buy) -> tuple[Job, int]:
    """Send peasants to the job of a die, and put it aside. What they do, and how many went."""
    table, die = g.table, use.die
    if die not in table.dice:
        raise Illegal("die-gone", die=die, dice=tuple(table.dice))
    city = table.cities[seat]
    most, (job, peasants) = most_sent(table, city, die), job_and_number(table, city, use)
    if not 1 <= peasants <= most:
        raise Illegal("wrong-number", most=most, pips=table.dice[die], housing=city.housing)
    del table.dice[die]
    table.takers.append(seat)
    assign(city, g.data, job, peasants)
    return job, peasants


def following(g: AlbaLongaGame) -> Seat | None:
    """Who is next at court, as far as the table shows: a buyer of this call, or the next caller."""
    for step in reversed(g.agenda[:-1]):
        if isinstance(step, Buying) and can_buy(g.table, g.table.cities[step.seat]):
            return step.seat
        if isinstance(step, Chance) and not g.table.cities[step.seat].out:
            return step.seat
        if isinstance(step, Lap):
            break
    return None
