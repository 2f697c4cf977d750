"""`python -m engine play`: house players play one game; the ledger goes to the screen, the record to a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, TextIO

from msgspec.structs import astuple

from engine.cli import asked
from engine.cli.words import DEFAULT, say
from engine.core.event import Event, SeatEvent, Told
from engine.core.game import Game
from engine.core.house import playout
from engine.core.illegal import Illegal
from engine.core.ledger import Ledger, runs
from engine.core.record import Recorder, to_json, to_text
from engine.core.seat import places
from engine.core.words import LANGUAGES, Words, seat_names, words_for


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("play", help=say("play-about"))
    asked.add_table(parser, players=4)
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help=say("play-lang", default=DEFAULT))
    parser.add_argument("--record", metavar="FILE", help=say("play-record"))
    parser.set_defaults(run=run)


def run(call: argparse.Namespace, out: TextIO = sys.stdout) -> int:
    """Play, tell, write down."""
    title = asked.title_of(call.game)
    players = asked.players_of(title, call.players)
    houses = asked.houses_of(call.game, players, call.house)
    data = asked.data_of(title, call.data)
    try:
        recorder = Recorder(call.game, players, call.seed, (), asked.options_of(title, call.option), data)
    except Illegal as illegal:
        raise asked.refused(call.game, illegal) from None
    game = recorder.game
    words = ledger_words(game, call.lang)
    print(words.say("ledger-title", game=words.say("title"), players=players), file=out)
    ledger, told = Ledger(words), [one for one in recorder.told if not names_itself(game, one.event)]
    for _seat, _action, more in playout(game, houses, call.seed, recorder.submit):
        # the last paragraph may not be complete yet
        *complete, told = runs([*told, *more], words.narration)
        for one in complete:
            tell(ledger, one, out)
            # who has just chosen a colour is called by it from the next paragraph on
            words = ledger_words(game, call.lang)
            ledger.call(words)
    tell(ledger, told, out)
    print(file=out)
    for line in result(game, words):
        print(line, file=out)
    if call.record:
        raw = to_text(recorder.record) if call.record.endswith(".txt") else to_json(recorder.record)
        try:
            Path(call.record).write_bytes(raw)
        except OSError as error:
            raise asked.WrongCall(say("file-unwritable", file=call.record, why=str(error.strerror))) from None
    return 0


def ledger_words(game: Game[Any, Any, Any], lang: str) -> Words:
    """The words of a game, with the seats called as the game calls them: by their colours, once they are chosen."""
    plain = words_for(game.name, lang)
    names = seat_names(plain, game.colours())
    return words_for(game.name, lang, names, game.data, game.variant.model_dump(mode="json"))


def names_itself(game: Game[Any, Any, Any], event: Event) -> bool:
    """Whether an event only says which colour a seat has that is called by it already: Red plays Red."""
    return isinstance(event, SeatEvent) and game.colours()[event.seat] in map(str, astuple(event))


def tell(ledger: Ledger, told: list[Told], out: TextIO) -> None:
    """What everyone hears."""
    for paragraph in ledger.paragraphs(told):
        for line in paragraph.lines():
            print(line, file=out)


def result(game: Game[Any, Any, Any], words: Words) -> list[str]:
    """The score sheet: places, names, points."""
    points, won = game.standing() or [], game.winners()
    place = places(points, [seat in won for seat in range(game.players)])
    order = sorted(range(game.players), key=lambda seat: (place[seat], seat))
    width = max(len(words.seat(seat)) for seat in order)
    lines = [words.say("ledger-result")]
    lines += [f"{place[seat]:>3}. {words.seat(seat):<{width}} {points[seat]:>4}" for seat in order]
    winners = [words.seat(seat) for seat in won]
    if not winners:
        return [*lines, words.say("ledger-nobody")]
    return [*lines, words.say("ledger-winner", names=words.listed(winners), count=len(winners))]
