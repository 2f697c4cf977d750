"""Matches that are played to their end quickly: all but the last action is written straight into the store."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.match.play import match_state
from bot.store import Connection, matches, positions
from bot.store.positions import Position
from engine.core import catalogue
from engine.core.house import levels, playout
from sandbox import Channel, Person
from tests.e2e.players import Eyes, play_blind, printed
from tests.e2e.stage import Stage


def hurry(db: Connection, number: int, secret: str = "ending") -> None:
    """A match goes on as rookies would play it, up to the last action of all; the record stays whole."""
    now = match_state(db, printed, number)
    title, rookie = catalogue.find(now.match.game), levels(now.match.game)["rookie"]
    everything = list(playout(title.load(now.position.state), [rookie] * now.match.wanted, secret))
    game, last = title.load(now.position.state), now.position
    db.execute("BEGIN IMMEDIATE" if isinstance(db, sqlite3.Connection) else "BEGIN")
    for n, (seat, action, _) in enumerate(everything[:-1], now.match.n + 1):
        face, outcome = game.face(), game.submit(seat, action)
        told = msgspec.json.encode(outcome.told)
        last = positions.append(
            db,
            Position(
                match=number,
                n=n,
                follows=n - 1,
                kind="action",
                seat=seat,
                user=now.players[seat].user or 0,
                written=action.written(),
                secret=action.secret,
                reversible=outcome.reversible,
                told=told,
                state=game.save(),
                question=game.question,
                asked=list(game.asked),
                interaction=None,
                at=now.position.at,
                silent=game.face() == face and all(one.to is not None for one in outcome.told),
            ),
            last,
        )
    db.execute("COMMIT")


async def finish(stage: Stage, number: int, people: list[Person], thread: Channel, secret: str = "ending") -> Eyes:
    """Play a running match to its end; the last one asked acts."""
    eyes = Eyes(stage.settings.paravent_database, number)
    if any(player.house for player in eyes.look(matches.players, number)):
        # house players have had their say as soon as people are asked
        await eyes.until(lambda: all(eyes.now().players[seat].user for seat in eyes.now().game.asked), "people")
    eyes.look(hurry, number, secret)
    assert stage.bot is not None
    stage.services.houses.look(number)
    await play_blind(people, thread, eyes)
    await eyes.until(lambda: eyes.status == "over", "the end")
    return eyes
