"""What is refused before anyone opens a lobby or a tournament: what the bot, the server or the limits don't allow."""

from __future__ import annotations

from functools import partial

from bot.match import outreach
from bot.requests import Request
from bot.store import Connection, server_rules
from bot.store.outreach import Outreach, OutreachKind
from bot.store.server_rules import ServerRules
from bot.wording import title
from engine.core import catalogue
from engine.core.illegal import Illegal, require


async def check_opening(request: Request, kind: OutreachKind, game: str, channel: int) -> None:
    """Refuse what may not be opened in a channel, and say what may, and where.

    It is only a look: a flood of what is refused keeps nobody waiting.
    """
    asker = request.asker

    def look(db: Connection) -> tuple[ServerRules, int]:
        outreach.check(db, Outreach(kind=kind, user=request.user, guild=asker.guild, at=request.cause.at))
        guild = asker.guild or 0
        db.foresee(partial(server_rules.find, guild=guild), partial(server_rules.running, guild=guild))
        return server_rules.find(db, guild), server_rules.running(db, guild)

    rules, running = await request.store.read(look)
    _check_channel(request, rules, channel)
    _check_game(request, rules, game)
    require(rules.most is None or running < rules.most, "server-full", most=rules.most)


def _check_channel(request: Request, rules: ServerRules, channel: int) -> None:
    if not rules.channels or request.access.room_of(channel) in rules.channels:
        return
    # a channel that this person cannot read is not named
    open_ones = [f"<#{one}>" for one in rules.channels if request.access.can_read(one)]
    require(bool(open_ones), "server-channel-closed")
    raise Illegal("server-channel", channels=request.bot.listed(open_ones))


def _check_game(request: Request, rules: ServerRules, game: str) -> None:
    if game in rules.games_off:
        offered = [title(one, request.lang) for one in catalogue.names() if one not in rules.games_off]
        raise Illegal("server-game", game=title(game, request.lang), games=request.bot.listed(offered))
