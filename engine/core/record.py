"""A whole game as secret, options and numbered actions: replayable and verifiable by anyone.

After each action stands a check, a digest of the whole state it led to, so that a change is found where it was made.
Two forms say the same: JSON, and a text that people can read. Both are canonical: another byte is another record.

There are two schemes of chance. In the first the seed follows from the secret and what the players added; its records
name no scheme. In the second the id of the start post is mixed in, and the commitment has 256 bits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

import msgspec

from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice, commitment, seed_of, short_commitment
from engine.core.event import Told
from engine.core.game import Game
from engine.core.illegal import Illegal
from engine.core.malformed import MALFORMED, reason
from engine.core.problem import Fact, Problem, ToldError, problem
from engine.core.seat import Seat
from engine.core.value import Value

AnyGame = Game[Any, Any, Any]
#: characters of a wrong line that are shown
LONGEST = 120

FIRST_SCHEME, START_POST_SCHEME = 1, 2


P = TypeVar("P")


class BadRecord(ToldError, ValueError):
    """A record that cannot be read or does not replay, and where."""


class Move(Value):
    """One action: who, what, and the check of the state afterwards."""

    seat: Seat
    action: dict[str, Any]
    check: str


class Record(msgspec.Struct, omit_defaults=True):
    """Everything that is needed to play a game again."""

    game: str
    players: int
    options: dict[str, Any]
    #: "printed", or the digest of an owner's component file
    data: str
    secret: str
    entropy: list[str]
    commitment: str
    #: the seats' words, for the text form
    seats: list[str]
    #: check of the set-up, before the first action
    start: str
    moves: list[Move]
    #: it stops before the end of the game, and says so: an action that is missing is never taken for a short game
    unfinished: bool = False
    #: how the seed was mixed
    scheme: int = FIRST_SCHEME
    #: Discord's id of the start post, in the second scheme
    start_post: str | None = None
    #: the version of the game's rules, and the shape of the saves that the checks are made of
    rules: int = 1
    shape: int = 1
    #: who sits where, in the order of joining, where not all seats were drawn by lot: in a rematch
    seated: list[int] = []


class Posted(NamedTuple):
    """What people have read in the channel or in a private answer, to be compared with a record."""

    commitment: str | None = None
    start: str | None = None
    contributions: Sequence[str] = ()


NOTHING_POSTED = Posted()


def check_of(game: AnyGame, shape: int | None = None) -> str:
    """A short digest of the whole state, as a save of some shape says it."""
    return game.form().check(game, game.shape if shape is None else shape)


def data_digest(raw: bytes | None) -> str:
    """How a record names its component data."""
    return "printed" if raw is None else blake2b(raw, digest_size=8).hexdigest()


class Recorder:
    """Plays a game and writes it down."""

    def __init__(
        self,
        game: str,
        players: int,
        secret: str,
        entropy: Sequence[str] = (),
        options: dict[str, Any] | None = None,
        data: bytes | None = None,
        start_post: str | None = None,
        *,
        rules: int | None = None,
        shape: int | None = None,
    ) -> None:
        title = catalogue.find(game)
        variant = title.Variant.model_validate(options or {})
        components = title.components(data) if data is not None else None
        seed = seed_of(secret, entropy, start_post)
        self.game, self.told = title.start(players, seed, variant, components, rules)
        self.record = Record(
            game,
            players,
            variant.model_dump(mode="json"),
            data_digest(data),
            secret,
            list(entropy),
            short_commitment(secret) if start_post is None else commitment(secret),
            self.game.seat_names(),
            check_of(self.game, shape),
            [],
            scheme=FIRST_SCHEME if start_post is None else START_POST_SCHEME,
            start_post=start_post,
            rules=self.game.rules,
            shape=title.shape if shape is None else shape,
        )

    def submit(self, seat: Seat, action: Action) -> list[Told]:
        """Play an action and write it down."""
        outcome = self.game.submit(seat, action)
        self.record.moves.append(Move(seat, action.written(), check_of(self.game, self.record.shape)))
        return outcome.told


def _header(why: str | Problem, **facts: Fact) -> Problem:
    """What is wrong with what stands before the first action."""
    return problem("record-header", why=why if isinstance(why, Problem) else problem(why, **facts))


def replay(record: Record, data: bytes | None = None) -> Iterator[tuple[AnyGame, list[Told]]]:
    """The same game object after the set-up and after each action; a BadRecord names the first wrong action."""
    for again, told in _play_again(record, data):
        yield again.game, told


def _play_again(record: Record, data: bytes | None) -> Iterator[tuple[Recorder, list[Told]]]:
    if record.data != data_digest(data):
        raise BadRecord(_header("record-other-data"))
    known = {FIRST_SCHEME: record.start_post is None, START_POST_SCHEME: record.start_post is not None}
    if not known.get(record.scheme):
        raise BadRecord(_header("record-scheme"))
    committed = short_commitment if record.scheme == FIRST_SCHEME else commitment
    if record.commitment != committed(record.secret):
        raise BadRecord(_header("record-commitment"))
    if record.game in catalogue.names():
        title = catalogue.find(record.game)
        if not (1 <= record.rules <= title.newest_rules and 1 <= record.shape <= title.shape):
            known_here = {"newest": title.newest_rules, "latest": title.shape}
            facts: dict[str, Fact] = {"game": record.game, "rules": record.rules, "shape": record.shape, **known_here}
            raise BadRecord(_header("record-newer", **facts))
    begun = (record.secret, record.entropy, record.options, data, record.start_post)
    try:
        again = Recorder(record.game, record.players, *begun, rules=record.rules, shape=record.shape)
    except KeyError:
        raise BadRecord(_header("record-no-game", game=record.game)) from None
    except Illegal as error:
        raise BadRecord(_header("record-refused-setup")) from error
    except MALFORMED as error:
        raise BadRecord(_header(reason(error))) from error
    game = again.game
    if record.seats != game.seat_names() or record.start != check_of(game, record.shape):
        raise BadRecord(_header("record-other-setup"))
    yield again, again.told
    for number, move in enumerate(record.moves, 1):
        if move.seat not in range(game.players):
            raise BadRecord(problem("record-no-seat", number=number, seat=move.seat))
        try:
            told = again.submit(move.seat, game.read(move.action))
        except Illegal as error:
            raise BadRecord(problem("record-refused", number=number)) from error
        except MALFORMED as error:
            raise BadRecord(problem("record-impossible", number=number, why=reason(error))) from error
        if again.record.moves[-1].check != move.check:
            raise BadRecord(problem("record-other-position", number=number))
        yield again, told


# -- forms -------------------------------------------------------------------------------------------------------------


def to_json(record: Record) -> bytes:
    """The JSON form, a line per action."""
    raw = msgspec.json.encode(record, order=None)
    head, moves = msgspec.json.decode(raw), [msgspec.json.encode(move) for move in record.moves]
    del head["moves"]
    lines = [
        f" {msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()}" for key, value in head.items()
    ]
    body = ",\n".join(f"  {move.decode()}" for move in moves)
    return ("{\n" + ",\n".join(lines) + ',\n "moves": [\n' + body + "\n ]\n}\n").encode()


def to_text(record: Record) -> bytes:
    """The form for people: `12 lucca: bid column=1 gold=2  #0badcafe`."""
    lines = [f"{record.game} players={record.players}"]
    if record.options:
        lines.append("options " + notation(record.options))
    lines += [f"{name} {number}" for name in ("rules", "shape") if (number := getattr(record, name)) != 1]
    lines += [f"data {record.data}", f"secret {record.secret}"]
    lines += [f"entropy {one}" for one in record.entropy]
    lines += [f"commitment {record.commitment}", "seats " + " ".join(record.seats), f"start #{record.start}"]
    if record.start_post is not None:
        lines += [f"scheme {record.scheme}", f"start-post {record.start_post}"]
    if record.seated:
        lines.append("seated " + " ".join(map(str, record.seated)))
    lines += ["unfinished", ""] if record.unfinished else [""]
    for number, move in enumerate(record.moves, 1):
        action = {name: value for name, value in move.action.items() if name != "do"}
        said = f"{move.action['do']} {notation(action)}".rstrip()
        lines.append(f"{number} {record.seats[move.seat]}: {said}  #{move.check}")
    return ("\n".join(lines) + "\n").encode()


def notation(fields: dict[str, Any]) -> str:
    """column=1 gold=2; what is no number or plain word stands as JSON."""
    return " ".join(f"{name}={_plain(value)}" for name, value in fields.items())


def _plain(value: Any) -> str:
    if isinstance(value, str) and re.fullmatch(r"[A-Za-z][\w.-]*", value) and value not in ("true", "false", "null"):
        return value
    return msgspec.json.encode(value).decode().replace(" ", "\\u0020")


def fields_of(text: str) -> dict[str, Any]:
    """The way back from `notation`."""
    fields: dict[str, Any] = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        if not sign:
            raise BadRecord(problem("record-field-form", typed=part[:LONGEST]))
        try:
            fields[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            fields[name] = value
    return fields


#: made when the module is, so that no two threads make it at the same time
_FORM = msgspec.json.Decoder(Record)


def from_bytes(raw: bytes) -> Record:
    """A record of either form."""
    try:
        if raw.lstrip().startswith(b"{"):
            return _FORM.decode(raw)
        return _from_text(raw.decode())
    except KeyError as missing:
        raise BadRecord(problem("record-none-missing", what=str(missing.args[0]))) from None
    except MALFORMED as error:
        raise BadRecord(problem("record-none", why=reason(error))) from None


def _from_text(text: str) -> Record:
    head, _, body = text.partition("\n\n")
    lines = head.splitlines() or [""]
    game, _, players = lines[0].partition(" players=")
    known: dict[str, list[str]] = {}
    for line in lines[1:]:
        name, _, value = line.partition(" ")
        known.setdefault(name, []).append(value)
    seats = known["seats"][0].split()
    moves = []
    for number, line in enumerate(body.splitlines(), 1):
        match = re.fullmatch(r"(\d+) ([\w-]+): ([\w-]+)(?: (.*?))?  #([0-9a-f]+)", line)
        if not match or int(match[1]) != number or match[2] not in seats:
            raise BadRecord(problem("record-line", number=number, line=line[:LONGEST]))
        moves.append(Move(Seat(seats.index(match[2])), {"do": match[3], **fields_of(match[4] or "")}, match[5]))
    return Record(
        game,
        int(players),
        fields_of(known.get("options", [""])[0]),
        known["data"][0],
        known["secret"][0],
        known.get("entropy", []),
        known["commitment"][0],
        seats,
        known["start"][0].removeprefix("#"),
        moves,
        "unfinished" in known,
        int(known.get("scheme", [f"{FIRST_SCHEME}"])[0]),
        known.get("start-post", [None])[0],
        rules=int(known.get("rules", ["1"])[0]),
        shape=int(known.get("shape", ["1"])[0]),
        seated=[int(seat) for seat in known.get("seated", [""])[0].split()],
    )


def seating(record: Record) -> list[int]:
    """Who sits where, by the seats: the place in which each joined, 0 for the first."""
    joined = range(len(record.entropy))
    if record.seated:
        if sorted(record.seated) != list(joined):
            raise BadRecord(_header("record-seated", value=" ".join(map(str, record.seated))))
        return sorted(joined, key=lambda one: record.seated[one])
    return drawn_seats(seed_of(record.secret, record.entropy, record.start_post), joined)


def drawn_seats(seed: str, joined: Sequence[P]) -> list[P]:
    """Those who have joined, by the seats that the lot gives them."""
    return Dice(seed).shuffle("seats", joined)


def compare(record: Record, posted: Posted) -> None:
    """Compare a record with what was posted; a BadRecord says what differs."""
    if posted.commitment is not None and posted.commitment.lower() != record.commitment:
        raise BadRecord(_header("record-posted-commitment", value=record.commitment))
    if posted.start is not None and record.start_post is None:
        raise BadRecord(_header("record-no-start-post"))
    if posted.start is not None and posted.start != record.start_post:
        raise BadRecord(_header("record-posted-start", value=str(record.start_post)))
    for one in posted.contributions:
        if one not in record.entropy:
            raise BadRecord(_header("record-contribution", value=one))


def verify(raw: bytes, data: bytes | None = None, posted: Posted = NOTHING_POSTED) -> AnyGame:
    """Recompute a record; a BadRecord says what is wrong with it, first thing first. Otherwise the game at its end."""
    record = from_bytes(raw)
    compare(record, posted)
    *_, (again, _told) = _play_again(record, data)
    again.record.unfinished, again.record.seated = record.unfinished, record.seated
    seating(record)
    written = to_json(again.record) if raw.lstrip().startswith(b"{") else to_text(again.record)
    if written != raw:
        pairs = zip(written.splitlines(), raw.splitlines(), strict=False)
        line = next((number for number, (ours, theirs) in enumerate(pairs, 1) if ours != theirs), 0)
        raise BadRecord(problem("record-other-line", line=line))
    if again.game.over == record.unfinished:
        over = "yes" if again.game.over else "no"
        raise BadRecord(problem("record-over", over=over, actions=len(record.moves)))
    return again.game
