"""The card of a lobby and of its match, the commitment and the start post."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.icons import seat_icon
from bot.match import kept_seats
from bot.messages.control_ids import ControlId
from bot.messages.game_facts import facts
from bot.messages.match_lines import link
from bot.messages.message import LOBBY, Message
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.messages.rulebook import CONTENTS, PIECES, page_id
from bot.orientation import DEFAULT_ORIENTATION
from bot.store import results
from bot.store.matches import EXPERT_HINTS, Match, Player
from bot.store.tournaments import Tournament
from bot.wording import (
    bot_words,
    headed_name,
    introduced,
    mention,
    name_of,
    signed_names,
)
from engine.core import catalogue
from engine.core.dice import commitment, short_commitment
from engine.core.words import Words, words_for


def lobby(
    match: Match, players: Sequence[Player], called: Sequence[int] = (), sheet: Sequence[results.Line] = ()
) -> Message:
    """Who is in, what will be played, and the buttons to join; those who are called are pinged when it is posted.

    Once it has begun, the way there; once it is over, the result.
    """
    bot, game = bot_words(match.lang), words_for(match.game, match.lang)
    head = f"## {headed_name(match, match.lang)}\n{game.say('tagline')}\n-# {facts(match.game, match.lang)}"
    if match.tournament is not None:
        head += f"\n🏆 {bot.say('lobby-tournament', number=match.tournament, round=match.round)}"
    guests = [_guest(player, match) for player in players]
    if sheet:
        order = sorted(sheet, key=lambda line: (not line.won, -line.points, line.seat))
        guests = [_ranked(line, players[line.seat], match) for line in order]
    lines = [f"{number}. {guest}" for number, guest in enumerate(guests, 1)]
    free = match.wanted - len(players)
    if match.status == "lobby":
        lines += [f"{len(players) + 1 + n}. {bot.say('lobby-free')}" for n in range(free)]
    parts: list[Part] = [Text(head)]
    if lines:
        parts.append(Text("\n".join(lines)))
    if options := list(option_lines(match, match.lang)):
        parts.append(Text("\n".join(options)))
    fair = f"\n-# {said}" if (said := _fair(match)) else ""
    if match.status == "lobby":
        said = bot.say("lobby-open", host=mention(match.host, match.lang))
        if match.rematch is not None and called:
            said = f"🔁 {bot.say('lobby-again', names=game.listed([f'<@{user}>' for user in called]))}"
        parts.append(Text(f"{said}{fair}"))
        parts += [Buttons(tuple(_lobby_buttons(match, len(players)))), Buttons(tuple(_reading(match)))]
    else:
        parts.append(Text(f"{_lobby_after(match, players, sheet)}{fair}"))
    return Message(tuple(parts), LOBBY, tuple(called))


def players_called(match: Match, role: int) -> Message:
    """Someone looks for players; everyone with the role is pinged."""
    said = bot_words(match.lang).say(
        "players-called", role=f"<@&{role}>", host=mention(match.host, match.lang), match=link(match, match.lang)
    )
    return Message((Text(f"📣 {said}"),), LOBBY, roles=(role,))


def _lobby_after(match: Match, players: Sequence[Player], sheet: Sequence[results.Line]) -> str:
    """What came of a lobby, with the way to the match."""
    bot = bot_words(match.lang)
    if match.started is None:
        return bot.say("lobby-dealing" if match.status == "dealing" else "lobby-closed")
    if match.status == "running":
        key = "lobby-running" if match.thread else "lobby-started"
        return f"▶️ {bot.say(key, match=f'[{name_of(match, match.lang)}]({match.address})')}"
    looked_up = bot.say("lobby-over", match=f"[{name_of(match, match.lang)}]({match.address})")
    if match.status == "closed":
        return f"⏹️ {bot.say('lobby-ended')} {looked_up}"
    names = signed_names(players, match.lang, match.game)
    return f"🏁 **{winners_named(match, names, [line.seat for line in sheet if line.won])}** {looked_up}"


def winners_named(match: Match, names: Sequence[str], winners: Sequence[int]) -> str:
    """Who has won, if anyone has."""
    listed = words_for(match.game, match.lang).listed([names[seat] for seat in winners])
    return bot_words(match.lang).say("post-over", names=listed, count=len(winners))


def _ranked(line: results.Line, player: Player, match: Match) -> str:
    """Someone with the points of the end; a seat counts for the one whose it is."""
    is_house = line.who.user is None
    name = f"🤖 {introduced(player, match.lang)}" if is_house else mention(line.who.user, match.lang)
    name = f"{seat_icon(match.game, player.sign)} {name}".strip()
    said = words_for(match.game, match.lang).say("labelled", what=name, value=f"**{line.points}**")
    return f"{said} 🏆" if line.won else said


def _fair(match: Match) -> str:
    """Where the commitment stands, if that is known."""
    bot = bot_words(match.lang)
    if match.pledge_link:
        return bot.say("lobby-fair", link=match.pledge_link)
    if match.started is not None and match.start_post is None:
        return bot.say("lobby-commitment", commitment=short_commitment(match.secret))
    return ""


def pledge(match: Match) -> Message:
    """The commitment to the secret of a deal, posted before anyone joins."""
    name, bot = name_of(match, match.lang), bot_words(match.lang)
    head = f"🔒 **{bot.say('pledge-title', name=name)}**\n`{commitment(match.secret)}`"
    return Message((Text(f"{head}\n-# {bot.say('pledge-about')}"),))


def start(match: Match, players: Sequence[Player], *, again: bool = False) -> Message:
    """What is mixed into the deal: everyone's contribution, and the id of this very message."""
    bot = bot_words(match.lang)
    name = name_of(match, match.lang)
    lines = [f"{number}. {_plain_guest(player, match)} `{player.entropy}`" for number, player in enumerate(players, 1)]
    about = bot.say("start-about", commitment=linked(bot.say("word-commitment"), match.pledge_link))
    if kept_seats.are_kept(match):
        about = f"{about} {bot.say('start-seats-kept')}"
    if again:
        about = f"{bot.say('start-again')}\n{about}"
    parts = (Text(f"### 🎴 {bot.say('start-title', name=name)}"), Text("\n".join(lines)), Text(f"-# {about}"))
    return Message(parts, LOBBY)


def linked(word: str, link: str | None) -> str:
    """A word with the way to what it names, where that is known."""
    return f"[{word}]({link})" if link else word


def _plain_guest(player: Player, match: Match) -> str:
    return f"🤖 {introduced(player, match.lang)}" if player.house else mention(player.user, match.lang)


def _guest(player: Player, match: Match) -> str:
    name = f"{seat_icon(match.game, player.sign)} {_plain_guest(player, match)}".strip()
    # nobody has more to say than the others where a tournament has set the table
    return f"{name} 👑" if player.user == match.host and match.tournament is None else name


def option_lines(match: Match | Tournament, lang: str) -> Iterator[str]:
    """The options of a match or tournament in words."""
    game, bot = words_for(match.game, lang), bot_words(lang)
    pace = f"**{bot.say(f'pace-{match.pace}')}** · {bot.say('pace-about', attribute=match.pace)}"
    yield f"- {game.say('labelled', what=bot.say('option-pace'), value=pace)}"
    if not match.hints:
        yield f"- {bot.say('option-no-hints')}"
    if match.hints == EXPERT_HINTS:
        yield f"- {bot.say('option-expert-hints')}"
    if match.pictures != DEFAULT_ORIENTATION:
        said = f"**{bot.say(f'pictures-{match.pictures}')}**"
        yield f"- {game.say('labelled', what=bot.say('option-pictures'), value=said)}"
    if match.chances:
        yield f"- {bot.say('option-chances-shown')}"
    for name in catalogue.find(match.game).Variant.model_fields:
        value = match.variant.get(name)
        shown = f"**{option_value(game, name, value, lang)}**"
        yield f"- {game.say('labelled', what=game.say(f'option-{name}', attribute='title'), value=shown)}"


def option_value(game: Words, name: str, value: Any, lang: str) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return bot_words(lang).say("yes" if value else "no")
    attribute = f"{value}"
    return game.say(f"option-{name}", attribute=attribute) if game.has(f"option-{name}", attribute) else str(value)


def _lobby_buttons(match: Match, count: int) -> Iterator[Button]:
    bot, full = bot_words(match.lang), count >= match.wanted
    seats = catalogue.find(match.game).seats
    yield Button(bot.say("button-join"), str(ControlId("join", match.id)), Style.GO, disabled=full)
    yield Button(bot.say("button-leave"), str(ControlId("leave", match.id)), Style.DANGER)
    yield Button(bot.say("button-start"), str(ControlId("start", match.id)), Style.INFO, disabled=count not in seats)
    yield Button(bot.say("button-options"), str(ControlId("options", match.id)), Style.BACK)


def _reading(match: Match) -> Iterator[Button]:
    """What people want to read before they join."""
    bot = bot_words(match.lang)
    yield Button(bot.say("button-rules"), page_id(match.game, CONTENTS), emoji="📖")
    yield Button(bot.say("rules-pieces"), page_id(match.game, PIECES), emoji="🧩")
