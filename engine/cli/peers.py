"""The same work by other engines: apply an action, list the legal ones. Runs in an environment of its own."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time


def catanatron() -> tuple[int, float]:
    """Catan in Python."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    random.seed(1)
    actions = 0
    began = process_time()
    for _ in range(3):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 400:
            game.execute(random.choice(game.state.playable_actions))
            actions += 1
    return actions, process_time() - began


def chess() -> tuple[int, float]:
    """Chess in Python."""
    import chess as board_game  # type: ignore[import-not-found]

    random.seed(1)
    actions = 0
    began = process_time()
    for _ in range(10):
        board = board_game.Board()
        for _ in range(120):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(random.choice(moves))
            actions += 1
    return actions, process_time() - began


def open_spiel() -> tuple[int, float]:
    """Gin rummy in C++, called from Python."""
    import pyspiel  # type: ignore[import-not-found]

    random.seed(1)
    game = pyspiel.load_game("gin_rummy")
    actions = 0
    began = process_time()
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
    return actions, process_time() - began


PEERS = (catanatron, chess, open_spiel)


def installed(peer: Callable[[], tuple[int, float]]) -> bool:
    """Whether it can be measured here; the first time is not counted."""
    try:
        peer()
    except ImportError:
        return False
    return True


if __name__ == "__main__":
    there = {peer.__name__: peer for peer in PEERS if installed(peer)}
    print(json.dumps(list(there)), flush=True)
    # asking for one gives its actions per CPU second
    for line in sys.stdin:
        actions, seconds = there[line.strip()]()
        print(actions / seconds, flush=True)
