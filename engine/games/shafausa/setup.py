"""Setting up: peoples, boards, prices, the bag of buildings and the first turn order."""

from __future__ import annotations

from engine.core.api import Action, Each, Option, Pile, Rule, Seat, clockwise, on, require
from engine.games.shafausa import cards, colonial, components, events, pieces, powers, rounds
from engine.games.shafausa.actions import CHOOSE, ChoosePeople
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.bag import first_ladders


def realm_for(people: pieces.People, data: components.Components, mode: pieces.Mode) -> pieces.Realm:
    """The board of a people as it lies at the start."""
    board = data.board(mode, people)
    cities = tuple(
        pieces.City(plot.slots, number < board.cities_built, plot.mines, plot.buildings)
        for number, plot in enumerate(board.cities)
    )
    stock, warehouses = dict.fromkeys(pieces.RESOURCES, 0), data.warehouses_at_start[mode]
    return pieces.Realm(people, board.chf, stock, board.miners, warehouses, pieces.layout(cities).cities, [])


def lay_out(g: ShafausaGame) -> None:
    """Everything that does not depend on the peoples; then the peoples, drawn or chosen."""
    data: components.Components = g.data
    mode = g.variant.mode
    if mode is pieces.Mode.FAMILY:
        order = clockwise(g.dice.below("first player", g.players), g.players)
    else:
        order = g.dice.shuffle("turn order", [Seat(seat) for seat in range(g.players)])
    peoples = g.dice.shuffle("peoples", list(pieces.People))
    drawn, left = peoples[: g.players], sorted(peoples[g.players :], key=list(pieces.People).index)
    kinds = [kind for kind in pieces.KINDS if mode is not pieces.Mode.FAMILY or kind is not pieces.Building.LOFT]
    copies = data.copies[g.players]
    g.hands = [pieces.Hand() for _ in range(g.players)]
    g.box = pieces.Box(Pile([str(kind) for kind in kinds for _ in range(copies)]))
    scales = data.scales.values()
    g.table = pieces.Table(
        round=0,
        phase=pieces.Phase.PEOPLES,
        order=order,
        exchange=[pieces.known(pieces.Quote(scale.id, scale.sell_start, scale.buy_start)) for scale in scales],
        available=[],
        future=[],
        bag=dict.fromkeys(kinds, copies),
        returned=[],
        mines=data.mine_tiles,
        offices_gone=0,
        realms=[realm_for(people, data, mode) for people in drawn],
        peoples=left,
        history=[],
    )
    g.announce(events.GameBegan(mode, tuple(order)))
    if g.variant.peoples == "chosen":
        g.table.peoples = list(pieces.People)
        g.do(Peoples(), Boards())
    else:
        g.do(Boards())


class Peoples(Each, tag="Peoples"):
    """Everyone chooses a people, first come, first served."""

    def seats(self, table: pieces.Table) -> tuple[Seat, ...]:
        return tuple(table.order)

    def options(self, view: pieces.View) -> list[Option]:
        return [CHOOSE[people] for people in view.table.peoples]

    def absent(self, view: pieces.View) -> Action:
        return CHOOSE[view.table.peoples[0]]

    @on(ChoosePeople)
    def choose(self, g: ShafausaGame, seat: Seat, choose: ChoosePeople) -> None:
        require(choose.people in g.table.peoples, "people-taken", people=choose.people)
        g.table.peoples.remove(choose.people)
        g.table.realms[seat] = realm_for(choose.people, g.data, g.variant.mode)
        g.announce(events.PeopleChosen(seat, choose.people))


class Boards(Rule, tag="Boards"):
    """Tiles for the printed buildings leave the bag; COLONIAL plays its initial phase before the ladders are filled."""

    def happen(self, g: ShafausaGame) -> None:
        table, bag = g.table, g.box.bag.cards
        for realm in table.realms:
            for city in realm.cities:
                for building in city.buildings:
                    if building is not pieces.Building.OFFICE:
                        bag.remove(building)
                        table.bag[building] -= 1
        if g.variant.compensation:
            for place, seat in enumerate(table.order):
                table.realms[seat].chf += place
        if g.variant.mode is pieces.Mode.COLONIAL:
            g.do(colonial.InitialPhase(), FirstLadders())
        else:
            g.do(FirstLadders())


class FirstLadders(Rule, tag="FirstLadders"):
    """The rest of the tiles goes into the bag, the ladders are filled, and the first round begins."""

    def happen(self, g: ShafausaGame) -> None:
        table, data = g.table, g.data
        first_ladders(g)
        table.phase = pieces.Phase.EXTRACTION
        mode = g.variant.mode
        early = tuple(seat for seat in table.order if cards.revealable(table.realms[seat], data, mode, ("extraction",)))
        g.do(*((powers.FirstCards(early),) if early else ()), rounds.Round())


def starts(g: ShafausaGame) -> list[tuple[str, str]]:
    """The people of each seat, and its place in the first turn order."""
    order = g.table.order
    return [(str(realm.people), f"place {order.index(Seat(seat)) + 1}") for seat, realm in enumerate(g.table.realms)]


def census(g: ShafausaGame) -> dict[str, int]:
    """Every tile, wherever it lies; money and cubes come from a bank without end."""
    table, mode = g.table, g.variant.mode
    cities = [city for realm in table.realms for city in realm.cities]
    plots = [plot for realm in table.realms for plot in g.data.board(mode, realm.people).cities]
    # while peoples are chosen, the tiles for the boards are still in the bag
    on_boards = [building for city in cities for building in city.buildings if table.phase is not pieces.Phase.PEOPLES]
    reserves = [building for realm in table.realms for building in realm.reserve]
    placed = on_boards + reserves + table.available + table.future + table.returned
    count = {str(kind): placed.count(kind) + g.box.bag.cards.count(kind) for kind in pieces.KINDS}
    standing = sum(pieces.Building.OFFICE in city.buildings for city in cities)
    count["offices"] = standing + table.offices_gone - sum(pieces.Building.OFFICE in plot.buildings for plot in plots)
    count["mines"] = table.mines + sum(len(city.mines) for city in cities) - sum(len(plot.mines) for plot in plots)
    count["told bag"] = int(all(g.box.bag.cards.count(kind) == n for kind, n in table.bag.items()))
    count["ordered seats"] = len(set(table.order))
    count["money below 0"] = sum(realm.chf < 0 or min(realm.stock.values()) < 0 for realm in table.realms)
    return count
