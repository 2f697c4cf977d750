"""`python -m engine verify`: recompute a record; exit 1, naming the first wrong action, if it was changed."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from engine.core.illegal import Illegal
from engine.core.record import BadRecord, from_bytes, verify
from engine.core.words import LANGUAGES, words_for
from engine.desk import asked
from engine.desk.play import ledger_words, result


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("verify", help="recompute a record and compare")
    parser.add_argument("record", help="file written by play --record or exported by the bot")
    parser.add_argument(
        "--data", metavar="FILE", help="the component data the game was played with, if not the bundled one"
    )
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="language of the result (default: %(default)s)")
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Recompute and say what came out."""
    raw = asked.bytes_of(call.record)
    try:
        record = from_bytes(raw)
    except BadRecord as error:
        raise asked.WrongCall(f"{call.record}: {error}") from None
    data = asked.data_of(asked.title_of(record.game), call.data) if call.data else None
    try:
        game = verify(raw, data)
    except BadRecord as error:
        why = error.__cause__
        sentence = f" {words_for(record.game, 'en').refusal(why)}" if isinstance(why, Illegal) else ""
        print(f"{call.record}: {error}{sentence}", file=sys.stderr)
        return 1
    words = ledger_words(game, call.lang)
    if record.unfinished:
        print(words.say("ledger-unfinished", actions=len(record.moves)))
        return 0
    for line in result(game, words):
        print(line)
    return 0
