"""python -m renderers: a picture of a record, a match reviewed, a page with every picture, the bench."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias, TypeVar

import msgspec

from engine.cli.terminal import show_what_can_be_shown
from engine.cli.words import say, why
from engine.core import catalogue
from engine.core.game import Game
from engine.core.house import Endless
from engine.core.record import BadRecord, from_bytes, replay
from engine.core.review import Review
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for
from renderers import bench, plots, png, registry, review
from renderers import replay as animation
from renderers.canvas import Canvas
from renderers.page import gallery

T = TypeVar("T")
AnyGame: TypeAlias = Game[Any, Any, Any]
KINDS = ("board", "hand", "closeup", "text", "alt", "replay", "scores", "pieces")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and ends with code 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def _parser() -> Parser:
    parser = Parser(prog="python -m renderers", description=say("pictures-about"))
    verbs = parser.add_subparsers(dest="verb", required=True, parser_class=Parser)
    for game in registry.games():
        one = verbs.add_parser(game, help=say("pictures-of", game=game))
        one.add_argument("--record", required=True, type=Path, help=say("pictures-record"))
        one.add_argument("--data", type=Path, help=say("verify-data"))
        one.add_argument("--at", type=int, help=say("pictures-at"))
        one.add_argument("--since", type=int, help=say("pictures-since"))
        one.add_argument("--seat", default="public", help=say("pictures-seat"))
        one.add_argument("--lang", default="en", choices=LANGUAGES)
        one.add_argument("--kind", help=say("pictures-kind", kinds=", ".join(KINDS)))
        one.add_argument("--names", nargs="*", help=say("pictures-names"))
        one.add_argument("-o", "--out", required=True, type=Path, help=say("pictures-out"))
    page = verbs.add_parser("gallery", help=say("pictures-gallery"))
    page.add_argument("-o", "--out", required=True, type=Path, help=say("pictures-folder"))
    looked_at = verbs.add_parser("review", help=say("pictures-review"))
    looked_at.add_argument("--record", required=True, type=Path, help=say("pictures-record"))
    looked_at.add_argument("--review", required=True, type=Path, help=say("pictures-numbers"))
    looked_at.add_argument("--data", type=Path, help=say("verify-data"))
    looked_at.add_argument("--lang", default="en", choices=LANGUAGES)
    looked_at.add_argument("--names", nargs="*", default=[], help=say("pictures-names"))
    looked_at.add_argument("-o", "--out", required=True, type=Path, help=say("pictures-out"))
    timed = verbs.add_parser("bench", help=say("pictures-bench"))
    timed.add_argument("--players", type=int, help=say("pictures-players"))
    timed.add_argument("--check", action="store_true", help=say("bench-check"))
    return parser


def _positions(parser: Parser, given: argparse.Namespace, seat: int | None, seen: Callable[[AnyGame], T]) -> list[T]:
    """What is seen of each of the record's positions."""
    try:
        record = from_bytes(given.record.read_bytes())
        data = given.data.read_bytes() if given.data else None
        if record.game != given.verb:
            parser.error(say("pictures-other-game", file=str(given.record), game=record.game, wanted=given.verb))
        if seat is not None and not 0 <= seat < record.players:
            parser.error(say("pictures-no-seat", seat=seat + 1, players=record.players))
        last = len(record.moves)
        for name in ("at", "since"):
            number = getattr(given, name)
            if number is not None and not 0 <= number <= last:
                parser.error(say("pictures-no-action", option=name, number=number, last=last))
        return [seen(game) for game, _ in replay(record, data)]
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except BadRecord as error:
        parser.error(f"{given.record}: {why(error)}")
    except ValueError as error:
        parser.error(f"{given.data or given.record}: {why(error)}")


def _views(parser: Parser, given: argparse.Namespace, seat: int | None) -> list[Any]:
    """The views of the record's positions."""
    return _positions(parser, given, seat, lambda game: game.view() if seat is None else game.view_of(Seat(seat)))


def _scores(parser: Parser, given: argparse.Namespace) -> bytes:
    """A plot of the points from the first position of the record to the last."""
    found = _positions(
        parser,
        given,
        None,
        lambda game: (game.tally(), game.round, game.scored_in_play(), game.view(), game.seat_names()),
    )
    *_, view, seats = found[-1]
    words = words_for(given.verb, given.lang)
    names = [*(given.names or ()), *(words.say(f"seat-{seat}") for seat in seats[len(given.names or ()) :])]
    lines = plots.lines_of(
        [one[0] for one in found], names[: view.players], registry.find(given.verb).liveries(view),
        [one[2] for one in found],
    )  # fmt: skip
    return png.encoded(plots.scores(lines, [one[1] for one in found], given.lang, words.say("title"), given.verb))


def _reviewed(parser: Parser, given: argparse.Namespace) -> bytes:
    """A page, or one picture, of a match that was looked at again."""
    try:
        record = from_bytes(given.record.read_bytes())
        numbers = msgspec.json.decode(given.review.read_bytes(), type=Review)
        data = given.data.read_bytes() if given.data else None
        positions = [game.branch() for game, _ in replay(record, data)]
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except BadRecord as error:
        parser.error(f"{given.record}: {why(error)}")
    except (msgspec.DecodeError, ValueError) as error:
        parser.error(f"{given.review}: {why(error)}")
    one = review.reviewed(numbers, record, positions, given.lang, given.names)
    return png.encoded(review.picture(one)) if given.out.suffix == ".png" else review.page(one).encode()


def _write(parser: Parser, out: Path, content: bytes) -> None:
    if str(out) == "-":
        sys.stdout.buffer.write(content)
        return
    try:
        out.write_bytes(content)
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")


def _picture(parser: Parser, given: argparse.Namespace) -> None:
    seat = None
    if given.seat != "public":
        if not given.seat.isdecimal() or given.seat == "0":
            parser.error(say("pictures-seat-form", seat=given.seat))
        seat = int(given.seat) - 1
    kind = given.kind or ("board" if seat is None else "hand")
    if kind == "scores":
        return _write(parser, given.out, _scores(parser, given))
    views = _views(parser, given, seat)
    view = views[given.at if given.at is not None else -1]
    since = views[given.since] if given.since is not None else None
    pictures, names = registry.find(given.verb), given.names
    known = (*KINDS, *pictures.held(view))
    if kind not in known:
        parser.error(say("pictures-no-kind", kind=kind, kinds=", ".join(known)))
    if kind in ("hand", "closeup") and seat is None:
        parser.error(say("pictures-needs-seat", kind=kind))
    if kind in ("text", "alt"):
        text = pictures.describe(view, given.lang, names) if kind == "text" else pictures.alt(view, given.lang, names)
        return _write(parser, given.out, f"{text}\n".encode())
    if kind == "replay":
        form: Any = "webp" if given.out.suffix == ".webp" else "gif"
        shown = views[: given.at + 1] if given.at is not None else views
        return _write(
            parser, given.out, animation.animated(shown, given.lang, names=names, form=form, progress=_progress)
        )
    image: Canvas | None
    if kind == "board":
        image = pictures.board(view, given.lang, since, names)
    elif kind == "hand":
        image = pictures.hand(view, given.lang, names)
    elif kind == "closeup":
        assert seat is not None
        image = pictures.closeup(view, seat, given.lang, names)
    elif kind == "pieces":
        image = pictures.pieces(given.lang)
        if image is None:
            parser.error(say("pictures-none", kind=kind, game=given.verb))
    else:
        image = pictures.moment(kind, view, given.lang, names)
    return _write(parser, given.out, png.encoded(image))


def _progress(done: int, of: int) -> None:
    if done == of or done % 20 == 0:
        print(say("pictures-progress", done=done, frames=of), file=sys.stderr)


def main(argv: list[str] | None = None) -> int:
    """Do what the command line says; a playout without end gets one sentence and code 1."""
    show_what_can_be_shown()
    parser = _parser()
    try:
        return _done(parser, parser.parse_args(argv))
    except Endless as endless:
        print(f"{parser.prog}: {why(endless)}", file=sys.stderr)
        return 1


def _measured(given: argparse.Namespace) -> int:
    missed = False
    for game in registry.games():
        for row in bench.rows(game, given.players or max(catalogue.find(game).seats)):
            print(bench.printed(row))
            missed |= row.missed
    return 1 if given.check and missed else 0


def _done(parser: Parser, given: argparse.Namespace) -> int:
    if given.verb == "gallery":
        try:
            for written in gallery(given.out):
                print(written)
        except OSError as error:
            parser.error(f"{error.filename}: {error.strerror}")
    elif given.verb == "bench":
        return _measured(given)
    elif given.verb == "review":
        _write(parser, given.out, _reviewed(parser, given))
    else:
        _picture(parser, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
