"""What someone has played so far, and who leads on a server: statistics, ratings and the last matches, as messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from statistics import fmean
from typing import NamedTuple

from bot.match.ratings import POINTS_PER_MU, Shown, scaled, shown, signed
from bot.messages.control_ids import ControlId
from bot.messages.message import RESULT, VOTE, Message, shortened
from bot.messages.parts import Button, Buttons, Choice, Part, Picture, Select, Style, Text
from bot.store import Connection, results
from bot.store.results import Played, Rating, Standing, Who
from bot.wording import bot_words, title
from engine.core.words import Words
from renderers.plots import RatingPoint

#: matches listed in someone's history, and people on a page of the leaderboard
LAST, PAGE = 10, 10
#: characters left for the statistics of all games
MOST_GAMES = 2400
#: matches drawn in a plot, the newest
MOST_PLOTTED = 200
#: value of the choice that shows every game
ALL = "all"
NO_PLACE = "\N{EN DASH}"


class Career(NamedTuple):
    """Someone's finished matches: those that are counted, and those that may be listed."""

    user: int
    #: whether matches of all servers count: only for one's own eyes
    everywhere: bool
    counted: list[Played]
    listed: list[Played]
    ratings: dict[str, Shown]

    @property
    def games(self) -> list[str]:
        """The games played, the last one first."""
        return list(dict.fromkeys(one.game for one in reversed(self.counted)))

    @property
    def favourite(self) -> str:
        """The game played most; of several the one played last."""
        played = [one.game for one in self.counted]
        return max(self.games, key=played.count)


def career(db: Connection, user: int, asker: int, guild: int | None) -> Career:
    """A person's career as the asker may see it: of this server; one's own of everywhere, the list still of here."""
    mine = user == asker
    counted = results.history(db, user, None if mine else guild)
    listed = [one for one in counted if guild is None or one.guild == guild]
    ratings = {}
    for game in {one.game for one in counted}:
        now, who = results.rating(db, game, Who(user, None)), Who(user, None)
        assert now is not None
        ratings[game] = shown(now, results.rated_matches(db, game, who))
    return Career(user, mine, counted, listed, ratings)


def statistics(found: Career, game: str | None, lang: str, plot: Picture | None) -> Message:
    """Someone's statistics: of one game by number of players, or of each game in short; and the last matches."""
    bot = bot_words(lang)
    scope = bot.say("career-everywhere" if found.everywhere else "career-here")
    parts: list[Part] = [Text(f"## 📊 <@{found.user}>\n-# {scope}")]
    games = [game] if game else found.games
    blocks = [_game(found, one, lang, detailed=len(games) == 1) for one in games]
    parts.append(Text(shortened("\n".join(blocks), MOST_GAMES)))
    if plot is not None:
        parts.append(plot)
    last = [one for one in found.listed if game in (None, one.game)][-LAST:]
    if last:
        lines = "\n".join(_line(one, bot, lang) for one in reversed(last))
        parts.append(Text(f"### {bot.say('career-last', count=len(last))}\n{lines}"))
    if len(found.games) > 1:
        choices = [Choice(bot.say("career-all"), ALL, None, game is None)]
        choices += [Choice(title(one, lang), one, None, one == game) for one in found.games[:24]]
        ident = str(ControlId("career", 0, arg=str(found.user)))
        parts.append(Select(ident, bot.say("career-choose"), tuple(choices)))
    return Message(tuple(parts), VOTE)


def _game(found: Career, game: str, lang: str, *, detailed: bool) -> str:
    """A game: the rating and its last change, matches and wins, and what chance alone would have brought."""
    bot, rating = bot_words(lang), found.ratings[game]
    played = [one for one in found.counted if one.game == game]
    last = played[-1].change
    change = scaled(last.after.mu) - scaled(last.before.mu)
    said = bot.say("career-rating", number=rating.number, margin=rating.margin, change=signed(change))
    lines = [f"### {title(game, lang)}", f"{said}{_provisional(rating, bot)}", _record(played, bot)]
    if detailed:
        lines += _by_players(played, bot)
    return "\n".join(lines)


def _provisional(rating: Shown, bot: Words) -> str:
    return f" · *{bot.say('career-provisional')}*" if rating.provisional else ""


def _record(played: Sequence[Played], bot: Words) -> str:
    wins, chance = sum(one.won for one in played), fmean(1 / one.players for one in played)
    share = round(100 * wins / len(played))
    return bot.say("career-record", matches=len(played), wins=wins, share=share, chance=round(100 * chance))


def _by_players(played: Sequence[Played], bot: Words) -> Iterator[str]:
    for count in sorted({one.players for one in played}):
        some = [one for one in played if one.players == count]
        points = [one.points for one in some]
        yield "- " + bot.say(
            "career-players",
            players=count,
            matches=len(some),
            wins=sum(one.won for one in some),
            mean=round(fmean(points), 1),
            best=max(points),
            worst=min(points),
        )


def _line(one: Played, bot: Words, lang: str) -> str:
    """A match of the list: place, points, and the way to it."""
    name = bot.say("match-name", game=title(one.game, lang), number=one.match)
    where = f"https://discord.com/channels/{one.guild or '@me'}/{one.channel}"
    facts = bot.say("career-line", place=one.change.place, players=one.players, points=one.points)
    return f"{'🏆' if one.won else '▫️'} [{name}]({where}) · {facts} · <t:{int(one.change.at)}:d>"


def curve(found: Career, game: str) -> tuple[list[RatingPoint], RatingPoint | None]:
    """The rating after each match and the one before them all, on the scale people read."""
    played = [one for one in found.counted if one.game == game][-MOST_PLOTTED:]
    points = [
        _point(one.change.after)._replace(
            day=datetime.fromtimestamp(one.change.at, UTC).date(), place=one.change.place, players=one.players
        )
        for one in played
    ]
    return points, _point(played[0].change.before) if played else None


def _point(rating: Rating) -> RatingPoint:
    return RatingPoint(float(scaled(rating.mu)), POINTS_PER_MU * rating.sigma)


# -- the leaderboard ---------------------------------------------------------------------------------------------------


class Leader(NamedTuple):
    """Someone on a leaderboard; without a place while the rating is provisional."""

    place: int | None
    standing: Standing
    rating: Shown


def leaders(standings: Sequence[Standing]) -> list[Leader]:
    """Everyone in order: by what is certain of the rating; those whose rating is provisional come after the others."""
    rated = [(shown(one.rating, one.rated), one) for one in standings]
    rated.sort(key=lambda one: (one[0].provisional, -one[0].certain, one[1].who.user or 0, one[1].who.house or ""))
    return [Leader(None if how.provisional else at, one, how) for at, (how, one) in enumerate(rated, 1)]


def leaderboard(found: Sequence[Leader], game: str, games: Sequence[str], page: int, asker: int, lang: str) -> Message:
    """A page of the leaderboard; the asker's own row is always on it."""
    bot = bot_words(lang)
    pages = max(1, -(-len(found) // PAGE))
    page = min(max(page, 0), pages - 1)
    here = found[page * PAGE : (page + 1) * PAGE]
    lines = [_row(leader, asker, lang) for leader in here]
    mine = next((leader for leader in found if leader.standing.who.user == asker), None)
    if mine is None:
        lines.append(f"\n-# {bot.say('leaders-not-yet', game=title(game, lang))}")
    elif mine not in here:
        lines += ["…", _row(mine, asker, lang)]
    head = bot.say("leaders-title", game=title(game, lang))
    parts: list[Part] = [Text(f"## 🏅 {head}"), Text("\n".join(lines)), Text(f"-# {bot.say('leaders-order')}")]
    if pages > 1:
        turns = {"before": ("◀️", page - 1), "after": ("▶️", page + 1)}
        buttons = [
            Button(
                bot.say(f"button-page-{way}"),
                str(ControlId("leaders", 0, arg=f"{game}.{to}")),
                Style.INFO,
                sign,
                not 0 <= to < pages,
            )
            for way, (sign, to) in turns.items()
        ]
        parts.append(Buttons(tuple(buttons)))
    if len(games) > 1:
        choices = tuple(Choice(title(one, lang), one, None, one == game) for one in games)
        parts.append(Select(str(ControlId("leaders", 0)), bot.say("career-choose"), choices))
    return Message(tuple(parts), RESULT)


def _row(leader: Leader, asker: int, lang: str) -> str:
    bot, one = bot_words(lang), leader.standing
    name = f"🤖 {bot.say(f'house-{one.who.house}')}" if one.who.house else f"<@{one.who.user}>"
    facts = bot.say(
        "leaders-row",
        number=leader.rating.number,
        margin=leader.rating.margin,
        matches=one.matches,
        wins=one.wins,
    )
    sign = " 👈" if one.who.user == asker else ""
    return f"`{leader.place or NO_PLACE:>2}` {name} · {facts}{_provisional(leader.rating, bot)}{sign}"
