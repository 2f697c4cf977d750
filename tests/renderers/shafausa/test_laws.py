"""What is hidden changes no pixel, what is one's own does, and moments are told once."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import ImageChops, ImageStat

from engine.core import catalogue, house
from engine.core.api import LANGUAGES, Seat
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import KINDS, Building, Entry, Mode, People, Resource, Table, Work, copied
from renderers import png, registry
from renderers.canvas import Canvas
from renderers.shafausa import board, goods, look
from tests.renderers.scenes import assert_hidden, recorded, thawed, with_table
from tests.renderers.shafausa.positions import MODES, TABLES, busiest, in_auction, match

PICTURES = registry.find("shafausa")
#: pixels of a capital that can still be read when a board is looked at on a phone
CAPITAL = 11


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_names_of_the_buildings_on_offer_are_never_small_print(mode: Mode, players: int, lang: str) -> None:
    first = match(mode, players)[0].public
    table = thawed(first, Table)
    for kind in KINDS:
        table.available = table.future = [kind] * players
        name = look.says(lang).name(kind)
        placed = board.drawn(with_table(first, table), lang).placed
        printed = [one for one in placed if len(one.text) > 2 and one.text.rstrip("-") in name]
        assert len(printed) >= players
        assert min(one.box[3] - one.box[1] for one in printed) >= CAPITAL, name


def test_a_space_that_holds_words_together_makes_no_small_print() -> None:
    boxes = []
    for text in ("Décompte final\u00a0: 1 point par ville remplie", "Décompte final : 1 point par ville remplie"):
        canvas = Canvas(300, 120, "vellum")
        look.paragraph(canvas, 10, 10, text, 280, 100, 23, ink="ink", on="vellum")
        boxes.append([one.box for one in canvas.placed])
    assert boxes[0] == boxes[1]


@pytest.mark.parametrize("mode", MODES)
def test_hidden_things_change_neither_picture_nor_text(mode: Mode) -> None:
    title = catalogue.find("shafausa")
    game, _ = title.start(4, "secrets", title.Variant(mode=mode))
    for _ in house.playout(game, [house.levels("shafausa")["rookie"]] * 4, "secrets"):
        if game.table.round > 1 and isinstance(game.step, Management):
            break

    def swap() -> None:
        for seat, hand in enumerate(game.hands[1:], 1):
            hand.plan = [Entry(Work.SELL, 7, 1, Resource.WOOD, 3)]
            hand.draft = copied(game.table.realms[seat])
            hand.draft.chf += 7
        game.box.bag.cards.reverse()

    assert_hidden(game, [None, Seat(0)], swap)


def test_a_private_picture_shows_the_own_plan() -> None:
    own = busiest(Mode.GEEK, 3)
    empty = next(seen.own for seen in match(Mode.GEEK, 3) if seen.own.question == own.question)
    assert len(own.hand.plan) > len(empty.hand.plan)
    assert png.encoded(PICTURES.hand(own, "en")) != png.encoded(PICTURES.hand(empty, "en"))


def test_moments_are_told_once() -> None:
    """A new round shows its extraction, a bid its auction, the end its sheet; standing still shows nothing."""
    seen = match(Mode.GEEK, 3)
    found = [PICTURES.held(now.public, was.public) for was, now in pairwise(seen)]
    rounds = seen[-1].public.table.round
    assert sum("extraction" in names for names in found) in (rounds - 1, rounds)
    assert ("auction",) in found
    assert (found[-1], PICTURES.held(seen[-1].public)[-1]) == (("sheet",), "sheet")
    assert PICTURES.held(seen[9].public, seen[9].public) == ()


def test_a_called_turn_order_is_on_the_board() -> None:
    seen = recorded("shafausa", "geek-3-players-turn-order-called")
    view = next(one.public for one in seen if one.public.table.in_order)
    table = thawed(view, Table)
    table.in_order = False
    assert png.encoded(PICTURES.board(view, "en")) != png.encoded(PICTURES.board(with_table(view, table), "en"))


def test_fixed_prices_have_no_chart_and_no_auction() -> None:
    assert not any({"prices", "auction"} & {*PICTURES.held(seen.public)} for seen in match(Mode.FAMILY, 3))
    assert "auction" in PICTURES.held(in_auction(Mode.GEEK, 3))


def test_every_resource_building_and_people_has_a_silhouette_of_its_own() -> None:
    """Nobody needs colours to tell them apart: in greys, a good part of the picture is another."""
    for draw, kinds in ((goods.good, Resource), (goods.house, Building)):
        shapes = [draw(kind, 60).image.convert("LA").convert("L") for kind in kinds]
        for one, other in combinations(shapes, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 15
    assert len({goods.charge(people, 60, "ink").image.getchannel("A").tobytes() for people in People}) == 8
