"""The deal: when the start post is out, its id joins the mix, and the first question is asked.

Until then nothing is dealt. The id is given by Discord alone, so nobody can choose it, nor try another one unseen.
"""

from __future__ import annotations

import msgspec

from bot.match.play import Deed, Library, Stand
from bot.match.telling import tell
from bot.store import Ledger, matches, outbox, positions, tournaments
from bot.store.matches import Match
from bot.store.positions import Position
from bot.wording import signs_for
from engine.core import catalogue
from engine.core.dice import Dice, seed_of
from engine.core.illegal import require


def deal(ledger: Ledger, library: Library, deed: Deed, number: int, start_post: int) -> Stand | None:
    """Draw the seats, set the game up, ask the first question; nothing if that has happened, or never will."""
    match, players = matches.get(ledger, number), matches.players(ledger, number)
    if match.status != "dealing":
        return None
    title = catalogue.find(match.game)
    seed = seed_of(match.secret, [player.entropy for player in players], str(start_post))
    variant = title.Variant.model_validate(match.variant)
    game, told = title.start(len(players), seed, variant, library(match.game, match.data))
    signs = signs_for(match.game, game.colours())
    for index, player in enumerate(Dice(seed).shuffle("seats", players)):
        matches.change_player(ledger, player.id, seat=index, sign=signs[index])
    matches.change(ledger, number, status="running", started=deed.at, start_post=start_post)
    position = Position(
        number,
        0,
        None,
        "start",
        None,
        deed.user,
        None,
        False,
        False,
        msgspec.json.encode(told),
        game.save(),
        game.question,
        list(game.asked),
        deed.interaction,
        deed.at,
    )
    outbox.add(ledger, number, "lobby")
    position = positions.append(ledger, position, game.round or 0)
    seated, running = matches.players(ledger, number), matches.get(ledger, number)
    tournaments.seats_drawn(ledger, running, seated)
    tell(ledger, running, seated, position)
    return Stand(running, seated, game, position, told)


def post_again(ledger: Ledger, match: Match, here: int) -> None:
    """The start post is put away or stuck: it is tried again, in another thread if its own is gone."""
    last = outbox.newest_of(ledger, match.id, "start")
    assert last is not None
    if last.state != "due":
        outbox.add(ledger, match.id, "home", here=here)
        outbox.add(ledger, match.id, "start", **last.payload)


def call_off(ledger: Ledger, match: Match, user: int, at: float) -> None:
    """A match that is being dealt is ended before the deal: everybody is told by whom."""
    require(match.status == "dealing", "match-over")
    last = outbox.newest_of(ledger, match.id, "start")
    if last is not None and last.state == "due":
        outbox.void(ledger, last.id)
    matches.change(ledger, match.id, status="closed", ended=at)
    outbox.add(ledger, match.id, "lobby")
    outbox.add(ledger, match.id, "notice", key="notice-never-dealt", user=user)
    tournaments.match_over(ledger, match)
