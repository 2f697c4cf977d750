"""`python -m engine verify`: recompute a record; exit 1, naming the first wrong action, if it was changed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from engine.cli import asked
from engine.cli.play import ledger_words, result
from engine.cli.words import DEFAULT, machine_language, say, why
from engine.core.illegal import Illegal
from engine.core.record import BadRecord, Posted, Record, from_bytes, seating, verify
from engine.core.words import LANGUAGES, Words, words_for


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("verify", help=say("verify-about"))
    parser.add_argument("record", help=say("verify-record"))
    parser.add_argument("--data", metavar="FILE", help=say("verify-data"))
    parser.add_argument("--commitment", metavar="HASH", help=say("verify-hash"))
    parser.add_argument("--start", metavar="ID", help=say("verify-start-post"))
    parser.add_argument(
        "--contribution",
        metavar="ID",
        action="append",
        default=[],
        help=say("verify-joined"),
    )
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help=say("verify-lang", default=DEFAULT))
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Recompute and say what came out."""
    raw = asked.bytes_of(call.record)
    try:
        record = from_bytes(raw)
    except BadRecord as error:
        raise asked.WrongCall(f"{call.record}: {why(error)}") from None
    data = asked.data_of(asked.title_of(record.game), call.data) if call.data else None
    try:
        posted = Posted(call.commitment, call.start, call.contribution)
        game = verify(raw, data, posted)
    except BadRecord as error:
        rule = error.__cause__
        refusal = f" {words_for(record.game, machine_language()).refusal(rule)}" if isinstance(rule, Illegal) else ""
        print(f"{call.record}: {why(error)}{refusal}", file=sys.stderr)
        return 1
    words = ledger_words(game, call.lang)
    if record.unfinished:
        print(words.say("ledger-unfinished", actions=len(record.moves)))
    else:
        for line in result(game, words):
            print(line)
    for line in checked(record, posted, words):
        print(line)
    return 0


def checked(record: Record, posted: Posted, words: Words) -> Iterator[str]:
    """What of the chance was compared with what people have read, and what they still have to compare."""
    if posted.commitment is not None:
        yield words.say("verify-commitment")
    elif record.entropy:
        yield words.say("verify-no-commitment", value=record.commitment)
    if record.start_post is None:
        if record.entropy:
            yield words.say("verify-early-scheme")
        return
    yield words.say("verify-start") if posted.start else words.say("verify-no-start", value=record.start_post)
    yield words.say("verify-contributions", checked="yes" if posted.contributions else "no")
    if record.seated:
        yield words.say("verify-seated")
    seat_of = {joined: seat for seat, joined in enumerate(seating(record))}
    for joined, contribution in enumerate(record.entropy):
        yield words.say("labelled", what=f"{joined + 1}. {contribution}", value=words.seat(seat_of[joined]))
