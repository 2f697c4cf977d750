"""Setting up: boards, money, tiles and turn order for every mode and number of players."""

from __future__ import annotations

import pytest

from engine.core.api import Illegal
from engine.games.shafausa import Agreement, Shafausa, setup
from engine.games.shafausa.actions import CHOOSE
from engine.games.shafausa.pieces import KINDS, Mode, People
from renderers.job import packed, unpacked
from tests.games.shafausa.names import INN, LOFT, OFFICE, SHOP, A
from tests.games.shafausa.positions import Arranged, dealt, facts_of, opening


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("mode", list(Mode))
def test_every_kind_has_one_copy_fewer_than_players_and_both_ladders_are_filled(mode: Mode, players: int):
    """Vector 6: with 4 players 33 tiles, in FAMILY 30."""
    game = opening(players, "set-up", mode)
    census, without = game.census(), [LOFT] if mode is Mode.FAMILY else []
    assert {kind: census[kind] for kind in KINDS} == {kind: (kind not in without) * (players - 1) for kind in KINDS}
    if mode is Mode.COLONIAL:
        assert game.table.available == game.table.future == []
        assert game.table.tiles == sorted(v for v, tile in game.data.tiles.items() if tile.back <= players)
        assert len(game.table.tiles) == 2 + 4 * players
    else:
        future = 0 if mode is Mode.FAMILY else players
        assert (len(game.table.available), len(game.table.future)) == (players, future)
    assert sorted(game.table.order) == list(range(players))
    assert len({realm.people for realm in game.table.realms}) == players
    assert game.table.mines == 80


def test_in_family_there_is_no_loft():
    assert dealt("gineva", "grisa", "tessina", mode="family").census()[LOFT] == 0


@pytest.mark.parametrize(
    ("people", "chf", "built", "miners"),
    [
        ("gineva", 27, 1, 4), ("grisa", 27, 1, 4), ("zugriga", 28, 1, 4), ("shafausa", 26, 1, 4),
        ("sanagal", 25, 2, 4), ("luserna", 29, 2, 4), ("primitiva", 27, 1, 6), ("tessina", 24, 1, 4),
    ],
)  # fmt: skip
def test_every_people_starts_as_its_board_says(people: str, chf: int, built: int, miners: int):
    """Vector 3."""
    realm = opening(2, "boards", peoples="chosen").play(A, CHOOSE[People(people)]).anne
    assert (realm.chf, realm.built, realm.miners, realm.warehouses) == (chf, built, miners, 0)
    assert [city.slots for city in realm.cities] == [5, 4, 4, 4, 3]


def test_a_match_goes_on_with_the_boards_it_began_with():
    """Boards of rules 4 and 5 are fairer; those of before are kept with their matches, on pictures, too."""
    for rules, asleep in ((3, ["copper"]), (4, []), (5, ["gold", "gold"])):
        begun, _ = Shafausa.start(2, "boards", Agreement(peoples="chosen"), rules=rules)
        begun.submit(A, CHOOSE[People.GRISA])
        for game in (begun, Shafausa.load(begun.save()), begun.branch()):
            assert list(game.table.realms[A].cities[4].mines) == asleep
            assert game.data is Shafausa.printed(rules)
        assert unpacked(packed(begun.view())).data is Shafausa.printed(rules)
    assert Shafausa.printed(5) is Shafausa.printed()
    assert len({id(Shafausa.printed(rules)) for rules in (1, 4, 5)}) == 3


def test_in_colonial_every_people_starts_with_nothing_but_25_chf():
    """Vector 3, last part; ruling Q44."""
    start = {"chf": 25, "built": 1, "miners": 4, "warehouses": 0, "mines": (), "constructed": ()}
    realms = dealt("luserna", "primitiva", mode="colonial").table.realms
    assert [facts_of(realm, start) for realm in realms] == [start, start]


def test_in_family_all_eleven_warehouses_stand(two_in_family: Arranged):
    assert [realm.warehouses for realm in two_in_family.table.realms] == [11, 11]


def test_a_printed_building_of_a_city_not_built_is_taken_out_of_the_pile_too():
    """Tessina's Booster Shop sleeps in city 2; with 2 players it is the only one."""
    game = dealt("tessina", "gineva")
    assert SHOP not in game.table.available + game.table.future
    assert game.table.bag[SHOP] == 0
    assert SHOP in game.anne.cities[1].buildings


def test_the_engineers_office_is_never_in_the_pile():
    game = dealt("shafausa", "tessina")
    assert OFFICE not in {*game.table.available, *game.table.future, *game.table.bag}
    assert all(realm.owns(OFFICE) for realm in game.table.realms)


def test_in_family_the_others_follow_the_first_clockwise():
    for number in range(12):
        order = opening(4, f"clockwise {number}", "family").table.order
        assert order == [(order[0] + n) % 4 for n in range(4)]


def test_in_geek_the_whole_order_is_drawn():
    assert len({tuple(opening(3, f"order {number}").table.order) for number in range(60)}) == 6


def test_prices_stand_on_their_first_cells(two: Arranged):
    assert [q.sale for q in two.table.exchange] == [1, 2, 3, 6, 10, 14, 18]
    assert [q.purchase for q in two.table.exchange] == [4, 5, 6, 9, 13, 17, 21]


# -- options


def test_peoples_are_chosen_first_come_first_served_by_everybody_at_once():
    game = opening(3, "chosen", peoples="chosen")
    assert game.step == setup.Peoples()
    last, first, _ = reversed(game.asked)
    game.submit(last, CHOOSE[People.GRISA])
    # a seat is called by its people as soon as it has one
    assert game.colours() == ["grisa" if seat == last else f"seat{seat + 1}" for seat in range(3)]
    game.refuses(first, CHOOSE[People.GRISA], "Someone already plays the ogres of Grisa. Choose another people.")
    game.submit(first, CHOOSE[People.LUSERNA])
    assert CHOOSE[People.GRISA] not in game.options(game.asked[0])
    assert game.seat_names() == ["seat1", "seat2", "seat3"]


def test_drawn_peoples_name_the_seats():
    game = opening(3, "drawn")
    assert game.seat_names() == [realm.people for realm in game.table.realms]


def test_compensation_gives_one_chf_for_each_later_place():
    """Ruling Q38."""
    game = opening(4, "later", "family", compensation=True)
    for place, seat in enumerate(game.table.order):
        realm = game.table.realms[seat]
        inn = 3 * (INN in realm.constructed)
        assert realm.chf == game.data.boards[realm.people].chf + place + inn


@pytest.mark.parametrize("mode", [Mode.GEEK, Mode.COLONIAL])
def test_compensation_is_refused_where_there_is_an_auction(mode: Mode):
    with pytest.raises(Illegal, match="compensation-in-family"):
        opening(4, "later", mode, compensation=True)


def test_the_first_round_begins_with_the_extraction_done():
    game = dealt("grisa", "zugriga")
    assert (game.table.round, game.asked) == (1, (A,))
