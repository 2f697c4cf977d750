"""The way of one action: load, submit, append, and what is to be sent, in one transaction.

Every function here runs inside `store.write`; an exception rolls everything back. An interaction that was carried out
already is recognised by its id and answered again without effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.match import attendance, consent, ratings, telling
from bot.store import Ledger, ballots, matches, offers, outbox, positions, tournaments
from bot.store.matches import Match, Player
from bot.store.positions import Position
from bot.store.results import Who
from bot.wording import signs_for
from engine.core import catalogue
from engine.core.event import Told
from engine.core.game import Game
from engine.core.illegal import Illegal, require
from engine.core.seat import Seat

AnyGame = Game[Any, Any, Any]

#: finds the component data a match is played with: (game, digest) -> components
Library = Callable[[str, str], Any]

#: how the interactions of standing orders are called
ORDER = "order-"
#: how those of house players are
HOUSE = "house-"


class Deed(NamedTuple):
    """Who does something, when, and by which interaction."""

    interaction: str
    user: int
    at: float
    #: the person's own message on which it was done, if any
    message: int = 0


class Stand(NamedTuple):
    """A match as it stands after something was done."""

    match: Match
    players: list[Player]
    game: AnyGame
    position: Position
    #: what was told by it; empty if it had been carried out before
    told: list[Told]
    repeated: bool = False


def load(library: Library, match: Match, position: Position) -> AnyGame:
    """The game of a position."""
    return catalogue.find(match.game).load(position.state, library(match.game, match.data))


def stand(ledger: Ledger, library: Library, number: int, n: int | None = None) -> Stand:
    """A running or finished match as it stands; also one ended early, as it stood at some position."""
    match = begun(matches.find(ledger, number))
    require(match.status != "closed" or n is not None, "match-over")
    position = positions.at(ledger, number, match.n if n is None else n)
    return Stand(match, matches.players(ledger, number), load(library, match, position), position, [])


def begun(match: Match | None, otherwise: str = "match-not-running") -> Match:
    """A match that has been dealt; a refusal says what one that is being dealt waits for."""
    require(match is None or match.status != "dealing", "match-dealing")
    require(match is not None and match.started is not None, otherwise)
    assert match is not None
    return match


def look(ledger: Ledger, library: Library, number: int) -> Stand:
    """A match that has begun as it stands, to be looked at, also one that was ended early."""
    match = matches.find(ledger, number)
    return stand(ledger, library, number, match.n if match else None)


def told_of(game: type[AnyGame], position: Position) -> list[Told]:
    """The events of a position."""
    return game.told(position.told, position.state)


def seat_of(players: Sequence[Player], user: int) -> Seat:
    """The seat of a user, or a refusal."""
    for player in players:
        if player.user == user and player.seat is not None:
            return Seat(player.seat)
    raise Illegal("not-seated")


def submit(ledger: Ledger, now: Stand, deed: Deed, seat: Seat, written: dict[str, Any], question: int | None) -> Stand:
    """Put an action before the rules and keep what follows from it."""
    game = now.game
    try:
        action = game.read(written)
    except ValueError as error:
        raise Illegal("wrong-value", what=str(error)) from None
    face = game.face()
    outcome = game.submit(seat, action, question)
    position = Position(
        now.match.id,
        now.match.n + 1,
        now.match.n,
        "action",
        seat,
        deed.user,
        action.written(),
        action.secret,
        outcome.reversible,
        msgspec.json.encode(outcome.told),
        game.save(),
        game.question,
        list(game.asked),
        deed.interaction,
        deed.at,
        game.face() == face and all(one.to is not None for one in outcome.told),
    )
    player = now.players[seat]
    # an order counts as its owner: how often somebody stayed away is public
    if player.strikes and player.user == deed.user and not position.silent:
        matches.change_player(ledger, player.id, strikes=0)
    return enter(ledger, now, position, outcome.told, deed.message)


def enter(ledger: Ledger, now: Stand, position: Position, told: list[Told], spared: int = 0) -> Stand:
    """A new position: append it, say what is to be sent, finish the match if it is over.

    A silent one changes nothing that others could notice: no message, no clock, no vote.
    """
    number = now.match.id
    position = positions.append(ledger, position, now.game.round or 0)
    if position.silent:
        return Stand(now.match._replace(n=position.n), now.players, now.game, position, told)
    players = coloured(ledger, now)
    lapse(ledger, number, ("undo", "rewind", "end"))
    match = now.match._replace(n=position.n)
    if now.game.over:
        match = finish(ledger, match, players, now.game, position.at)
    consent.lapse(ledger, number, position.at)
    telling.tell(ledger, match, players, position, spared)
    attendance.following(ledger, match, players, now.game.following(), position)
    return Stand(match, players, now.game, position, told)


def coloured(ledger: Ledger, now: Stand) -> list[Player]:
    """The players with the signs of the pieces they have by now: some are chosen in play, or taken back."""
    signs = signs_for(now.match.game, now.game.colours())
    found = []
    for player, sign in zip(now.players, signs, strict=True):
        if player.sign != sign:
            matches.change_player(ledger, player.id, sign=sign)
        found.append(player._replace(sign=sign))
    return found


def lapse(ledger: Ledger, number: int, kinds: Sequence[str]) -> None:
    """Votes that nobody has to answer any more."""
    for kind in kinds:
        if ballot := ballots.open_in(ledger, number, kind):
            ballots.close(ledger, ballot.id, "lapsed")
            outbox.add(ledger, number, "ballot", ballot=ballot.id)


def tidy(ledger: Ledger, number: int, players: Sequence[Player]) -> None:
    """A match has ended: nobody votes or takes a seat any more."""
    lapse(ledger, number, ballots.KINDS)
    for player in players:
        if player.held:
            outbox.add(ledger, number, "vacancy", seat=player.seat)


def finish(ledger: Ledger, match: Match, players: Sequence[Player], game: AnyGame, at: float) -> Match:
    """The score sheet is kept, and rated; `ratings` says for whom a seat counts."""
    points, winners = game.standing() or [0] * game.players, game.winners()
    for player in players:
        assert player.seat is not None
        passed_on = offers.accepted(ledger, match.id, player.seat)
        acted = positions.acted(ledger, match.id, player.seat)
        who = ratings.counts_for(Who(player.owner or player.user, player.house), passed_on, acted)
        ledger.execute(
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)",
            (
                match.id,
                player.seat,
                *who,
                points[player.seat],
                player.seat in winners,
            ),
        )
    matches.change(ledger, match.id, status="over", ended=at)
    tidy(ledger, match.id, players)
    if match.rated:
        ratings.rate(ledger, match.id)
    tournaments.match_over(ledger, match)
    return match._replace(status="over", ended=at)
