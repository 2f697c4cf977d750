"""What is remembered about prices is what would be found anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from engine.core.action import Offer
from engine.core.house import levels, playout
from engine.games.shafausa import Shafausa
from engine.games.shafausa.actions import Sell
from engine.games.shafausa.administration import proceeds
from engine.games.shafausa.budget import sales
from engine.games.shafausa.pieces import RESOURCES, Building, Mode, Power, Quote, Realm, Resource, counts, known, layout
from engine.games.shafausa.prices import (
    building_prices,
    means,
    warehouses_affordable,
    warehouses_left,
    warehouses_price,
)
from engine.games.shafausa.remembered import remembered
from tests.formats.kept import SAVES, samples
from tests.games.shafausa.names import COAL, STONE, WOOD, A
from tests.games.shafausa.positions import dealt, opening


def positions(mode: Mode) -> Iterator[Shafausa]:
    """What rookies, who do a little of everything, come through."""
    game = opening(3, f"prices {mode}", mode)
    for _ in playout(game, [levels("shafausa")["rookie"]] * 3, f"prices {mode}"):
        yield game


def realms(game: Shafausa) -> list[Realm]:
    """Those on the table, and those that plans would leave."""
    return [*game.table.realms, *(hand.draft for hand in game.hands if hand.draft)]


@pytest.mark.parametrize("mode", list(Mode))
def test_what_each_mine_takes_is_what_its_price_takes_however_much_there_is_in_stock(mode: Mode):
    for game in positions(mode):
        for realm in realms(game):
            able, exchange = means(realm, game.data), game.table.exchange
            expected = {resource: able.bill(exchange, able.mine_costs[resource]) for resource in RESOURCES}
            assert able.mine_bills(exchange) == expected


def test_the_market_hall_counts_in_what_a_mine_takes_as_long_as_it_makes_anything_cheaper():
    game = dealt("zugriga", "grisa").manage().hold(A, chf=40, wood=1).alter(1, buildings=(Building.MARKET_HALL,))
    before = means(game.anne, game.data).mine_bills(game.table.exchange)
    game.having(bought=game.data.buildings[Building.MARKET_HALL].effect.max_per_round)
    after = means(game.anne, game.data).mine_bills(game.table.exchange)
    # a mine of wood needs nothing but the wood there is; one of coal lacks a stone and an iron
    assert [after[resource].money - before[resource].money for resource in (WOOD, COAL)] == [0, 2]
    assert before[STONE].lacking == ()


def test_every_stock_and_every_exchange_lists_the_resources_in_their_order_all_the_time():
    """What is offered to be bought is found by the place of a quote."""
    saves = [msgspec.json.encode(save) for _, name, save in samples("saves") if name == "shafausa"]
    saves += [file.read_bytes() for file in sorted((SAVES / "shafausa").iterdir())]
    for game in chain(*map(positions, Mode), map(Shafausa.load, saves)):
        assert tuple(quote.resource for quote in game.table.exchange) == RESOURCES
        for realm in realms(game):
            assert tuple(realm.stock) == RESOURCES


@pytest.mark.parametrize("mode", list(Mode))
def test_what_is_remembered_of_a_stock_is_what_the_bank_takes_of_it(mode: Mode):
    for game in positions(mode):
        for realm in realms(game):
            expected = [
                Offer(Sell, {"resource": (resource,), "count": range(1, count + 1)})
                for resource, count in realm.stock.items()
                if count
            ]
            assert [*sales(counts(dict(reversed(realm.stock.items()))))] == expected


def test_what_is_asked_for_again_is_remembered_and_the_rest_forgotten():
    found: list[int] = []

    @remembered(2)
    def doubled(number: int) -> int:
        found.append(number)
        return 2 * number

    # each third is one too many: 1 is always asked for again in time, 2 and 3 are not
    asked = [1, 2, 1, 2, 3, 1, 4, 1, 2, 3]
    assert [doubled(number) for number in asked] == [2 * number for number in asked]
    assert found == [1, 2, 3, 4, 2, 3]


def test_the_proceeds_are_each_number_at_its_price():
    exchange = [Quote(resource, sale, sale + 3) for sale, resource in enumerate(Resource, 2)]
    sold = dict.fromkeys(RESOURCES, 0) | {Resource.WOOD: 3, Resource.GOLD: 2}
    assert proceeds(sold, exchange) == 3 * 2 + 2 * 8


@pytest.mark.parametrize("mode", list(Mode))
def test_equal_cities_and_equal_quotes_are_one_object_so_that_what_is_remembered_of_them_is_found_at_once(mode: Mode):
    for game in positions(mode):
        assert all(known(quote) is quote for quote in game.table.exchange)
        assert all(layout(realm.cities).cities is realm.cities for realm in realms(game))


@pytest.mark.parametrize("mode", list(Mode))
def test_as_many_warehouses_are_offered_as_their_prices_one_by_one_allow(mode: Mode):
    for game in positions(mode):
        for realm in realms(game):
            row = [
                warehouses_price(realm, game.data, count) for count in range(1, warehouses_left(realm, game.data) + 1)
            ]
            assert warehouses_affordable(realm, game.data) == sum(price <= realm.chf for price in row)


@pytest.mark.parametrize("mode", list(Mode))
def test_cities_looked_at_once_are_as_full_as_one_by_one(mode: Mode):
    for game in positions(mode):
        for realm in realms(game):
            every = range(len(realm.cities) + 1)
            full = max(count for count in every if all(city.full for city in realm.cities[:count]))
            assert layout(realm.cities).full == full


@pytest.mark.parametrize("mode", list(Mode))
def test_the_price_list_of_a_realm_has_the_upgrade_of_an_office_only(mode: Mode):
    for game in positions(mode):
        for realm in realms(game):
            prices, signed = building_prices(realm, game.data), realm.power is Power.SECOND_SIGNATURE
            less = game.data.cards[Power.SECOND_SIGNATURE].effect.price_discount if signed else 0
            upgrades = realm.owns(Building.OFFICE) and not realm.owns(Building.BUILDERS_HOUSE)
            for building, tile in game.data.buildings.items():
                price = game.data.upgrade if upgrades and building is Building.BUILDERS_HOUSE else tile.price
                assert prices[building] == max(0, price - less)
