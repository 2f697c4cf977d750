"""How experts think ahead: what they think of, and what a position promises."""

from __future__ import annotations

from engine.core.api import Dice, holds
from engine.core.expert import ideas_of
from engine.games.flandern1302 import cards, rounds
from engine.games.flandern1302.foresight import FORESIGHT, IN_ROW, INFLUENCE, chapter, promised, worth
from engine.games.flandern1302.pieces import Card
from tests.games.flandern1302.arranged import started, with_city_card
from tests.games.flandern1302.names import FIRST, SECOND
from tests.games.flandern1302.test_house import positions


def test_an_expert_thinks_of_every_card_or_of_as_many_moves_as_there_is_time_for() -> None:
    seen = set()
    for view in positions(every=9):
        ideas, options = ideas_of(view, Dice("any"), FORESIGHT), view.options()
        assert all(holds(options, idea) for idea in ideas), view.step
        if isinstance(view.step, cards.CityCard | cards.BuildingSite):
            assert len(ideas) >= min(4, len(options))
        if isinstance(view.step, rounds.Choice):
            assert len(ideas) >= min(8, len(view.table.players[view.seat].hand))
        seen.add(type(view.step))
    assert {rounds.Choice, cards.CityCard, cards.BuildingSite} <= seen


def test_a_position_promises_more_with_points_with_influence_and_with_cards_in_hand() -> None:
    game = with_city_card()
    before = promised(game)
    game.table.scores[game.yellow.guild] += 5
    game.yellow.influence += 1
    game.table.players[SECOND].row.append(Card.LUIK)
    changes = [now - then for now, then in zip(promised(game), before, strict=True)]
    assert [round(change, 6) for change in changes] == [5 + INFLUENCE, -IN_ROW, 0, 0]
    assert max(worth(game)) == worth(game)[FIRST]


def test_a_finished_game_is_worth_what_it_came_to() -> None:
    game = started(4)
    while not game.over:
        game.submit(game.asked[0], game.absent(game.asked[0]))
    [best, *_] = game.winners()
    assert worth(game)[best] == max(worth(game))


def test_two_players_think_in_turns_of_both() -> None:
    for number, chapters in ((3, (2, 3)), (4, (2, 4))):
        assert tuple(chapter(started(players).having(round=number)) for players in (2, 4)) == chapters
