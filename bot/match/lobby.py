"""From an invitation to the start post: people join, the host starts. The deal follows the post."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from bot.match import outreach, server_limits
from bot.match.house_names import house_name
from bot.match.play import Cause, Library, seat_of
from bot.orientation import DEFAULT_ORIENTATION, Orientation
from bot.pace import DEFAULT_PACE
from bot.store import Connection, matches, outbox, people
from bot.store.matches import EXPERT_HINTS, FREE_HINTS, TOLD_HINTS, Match, Player
from bot.store.outreach import Outreach
from bot.store.posts import ForumLobby, LobbyCard, MatchThread, Pledge, StartPost
from bot.wording import language
from bot.wording import title as title_of
from engine.core import catalogue
from engine.core.house import LEVELS
from engine.core.illegal import Illegal, require

#: how hints can be settled, by the value of the list
HINTS = {"True": FREE_HINTS, "False": TOLD_HINTS, "expert": EXPERT_HINTS}


class Invitation(NamedTuple):
    """What the host wants to play."""

    game: str
    variant: dict[str, Any]
    lang: str
    seats: int
    #: levels of the house players that fill seats from the beginning
    houses: tuple[str, ...]
    data: str
    pace: str = DEFAULT_PACE
    #: whether hints may be asked for without a word in the log, see `bot.store.matches`
    hints: int = FREE_HINTS
    #: the board in the thread
    pictures: Orientation = DEFAULT_ORIENTATION
    #: whether the board shows everybody's chance to win
    chances: int = 0


class Place(NamedTuple):
    """Where it is posted."""

    guild: int | None
    channel: int
    #: the channel is a forum: a lobby becomes a post there
    is_forum: bool = False


class Guest(NamedTuple):
    """A user who joins."""

    user: int
    name: str
    locale: str | None


def check(invitation: Invitation) -> None:
    """Refuse what cannot be played before anyone joins."""
    title = catalogue.find(invitation.game)
    least, most = title.seats[0], title.seats[-1]
    players = invitation.seats
    name = title_of(invitation.game, invitation.lang)
    require(players in title.seats, "players", game=name, least=least, most=most, players=players)
    require(len(invitation.houses) < players, "only-house-players")
    title.Variant.model_validate(invitation.variant).check(players)


def agreed(invitation: Invitation, place: Place, host: Guest) -> dict[str, Any]:
    """What a new match and a new tournament keep of their invitation, with a secret for the deals."""
    return {
        "game": invitation.game,
        "variant": json.dumps(invitation.variant),
        "lang": invitation.lang,
        "data": invitation.data,
        "pace": invitation.pace,
        "hints": invitation.hints,
        "pictures": invitation.pictures,
        "chances": invitation.chances,
        "status": "lobby",
        "host": host.user,
        "guild": place.guild,
        "channel": place.channel,
        "secret": secrets.token_hex(16),
    }


def open_lobby(
    db: Connection, cause: Cause, invitation: Invitation, place: Place, host: Guest, *, pledged: bool = True
) -> Match:
    """A new lobby with its host; the secret of the deal is drawn now, and its commitment is posted before the lobby.

    Where nobody waits in a lobby it is posted in the thread, before the start post.
    """
    check(invitation)
    # the id of the interaction is the host's entropy: the second time it leads to the lobby it opened
    if (again := matches.joined_by(db, host.user, cause.interaction)) is not None:
        return matches.get(db, again)
    number = matches.add(db, **agreed(invitation, place, host), wanted=invitation.seats, created=cause.at)
    seat(db, number, host, cause)
    for index, level in enumerate(invitation.houses):
        house(db, number, level, invitation.lang, f"{cause.interaction}-{index}")
    if place.is_forum:
        # nothing can be said in a forum before there is a post
        outbox.add(db, number, ForumLobby(forum=place.channel))
    if pledged:
        outbox.add(db, number, Pledge())
    outbox.add(db, number, LobbyCard())
    return matches.get(db, number)


def host_lobby(
    db: Connection, cause: Cause, invitation: Invitation, place: Place, host: Guest, *, pledged: bool = True
) -> Match:
    """Someone opens a lobby, within the limits of what one person may do."""
    if matches.joined_by(db, host.user, cause.interaction) is None:
        check(invitation)
        outreach.note(db, Outreach(kind="lobby", user=host.user, guild=place.guild, at=cause.at))
    return open_lobby(db, cause, invitation, place, host, pledged=pledged)


def contribution(db: Connection, number: int, user: int) -> str:
    """What someone has added to the deal by joining."""
    return next(player.entropy for player in matches.players(db, number) if player.user == user)


def seat(db: Connection, number: int, guest: Guest, cause: Cause) -> None:
    """A user takes part; the id of the interaction is the entropy he adds."""
    lang = people.person(db, guest.user).lang or language(guest.locale)
    matches.add_player(db, number, user=guest.user, house=None, name=guest.name, lang=lang, entropy=cause.interaction)


def house(db: Connection, number: int, level: str, lang: str, entropy: str) -> None:
    """A house player takes part, with a name that nobody else has at this table."""
    name = house_name(entropy, {player.name for player in matches.players(db, number)})
    matches.add_player(db, number, user=None, house=level, name=name, lang=lang, entropy=entropy)


def lobby_of(db: Connection, number: int) -> tuple[Match, list[Player]]:
    """An open lobby and who is in it."""
    match = matches.find(db, number)
    if match is not None and match.status == "dealing":
        raise Illegal("match-dealing")
    require(match is not None and match.status == "lobby", "lobby-closed")
    assert match is not None
    return match, matches.players(db, number)


def join(db: Connection, cause: Cause, number: int, guest: Guest) -> Match:
    """Take part."""
    match, players = lobby_of(db, number)
    require(all(player.user != guest.user for player in players), "joined-already")
    require(len(players) < match.wanted, "lobby-full", wanted=match.wanted)
    if people.first_time(db, cause.interaction, cause.at):
        seat(db, number, guest, cause)
        refresh(db, number)
    return match


class TakenPlace(Protocol):
    """A place that a user, or nobody, has taken."""

    @property
    def user(self) -> int | None:
        """Who."""


T = TypeVar("T", bound=TakenPlace)


def place_of(places: Iterable[T], user: int, refusal: str) -> T:
    """The place of a user in a lobby or a tournament, refused to those who have none."""
    found = next((place for place in places if place.user == user), None)
    require(found is not None, refusal)
    assert found is not None
    return found


def leave(db: Connection, cause: Cause, number: int) -> Match:
    """Take part no more; with its last user a lobby closes, and the next in line becomes the host."""
    found = matches.find(db, number)
    if found is not None and found.status == "running":
        seat_of(matches.players(db, number), cause.user)
        raise Illegal("leave-running")
    match, players = lobby_of(db, number)
    mine = place_of(players, cause.user, "not-joined")
    if people.first_time(db, cause.interaction, cause.at):
        matches.drop_player(db, mine.id)
        others = [player.user for player in players if player.user not in (None, cause.user)]
        if not others:
            matches.change(db, number, status="closed", ended=cause.at)
        elif match.host == cause.user:
            matches.change(db, number, host=others[0])
        refresh(db, number)
    return matches.get(db, number)


def fill(db: Connection, cause: Cause, number: int, level: str) -> Match:
    """The host puts a house player on an empty seat."""
    match, players = lobby_of(db, number)
    hosted(match, cause.user)
    require(len(players) < match.wanted, "lobby-full", wanted=match.wanted)
    if people.first_time(db, cause.interaction, cause.at):
        house(db, number, level, match.lang, cause.interaction)
        refresh(db, number)
    return match


def empty(db: Connection, cause: Cause, number: int) -> Match:
    """The host sends the last house player away."""
    match, players = lobby_of(db, number)
    hosted(match, cause.user)
    houses = [player for player in players if player.house]
    require(bool(houses), "no-house-player")
    if people.first_time(db, cause.interaction, cause.at):
        matches.drop_player(db, houses[-1].id)
        refresh(db, number)
    return match


def hosted(match: Match, user: int) -> None:
    """Refuse people who have no say in what is settled here."""
    require(match.tournament is None, "tournament-table")
    require(user == match.host, "host-only")


def variant_values(game: str) -> dict[str, list[Any]]:
    """Every option of a game with its values."""
    fields = catalogue.find(game).Variant.model_fields
    return {name: _values(field.annotation) for name, field in fields.items()}


def _values(kind: Any) -> list[Any]:
    """The values of a yes or no, an enum or a literal."""
    if kind is bool:
        return [True, False]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [member.value for member in kind]
    return list(kind.__args__)


def settle(db: Connection, cause: Cause, number: int, name: str, value: str) -> Match:
    """The host changes what will be played, as long as nobody has begun; what cannot be played is refused."""
    match, players = lobby_of(db, number)
    hosted(match, cause.user)
    variants = variant_values(match.game)
    change: dict[str, Any]
    if name == "seats":
        require(int(value) >= len(players), "lobby-too-small", count=len(players))
        change = {"wanted": int(value)}
    elif name in variants:
        known = {str(one): one for one in variants[name]}
        variant = catalogue.find(match.game).Variant.model_validate({**match.variant, name: known[value]})
        change = {"variant": variant.model_dump(mode="json")}
    elif name == "chances":
        change = {"chances": int(value == "yes")}
    else:
        column = {"pace": "pace", "hints": "hints", "pictures": "pictures", "language": "lang"}[name]
        change = {column: HINTS[value] if name == "hints" else value}
    after = replace(match, **change)
    check(invitation(after, ()))
    if people.first_time(db, cause.interaction, cause.at):
        if "variant" in change:
            change["variant"] = json.dumps(change["variant"])
        matches.change(db, number, **change)
        refresh(db, number)
    return after


def invitation(match: Match, houses: tuple[str, ...]) -> Invitation:
    """What a match invites to, with these house players."""
    settled = (match.data, match.pace, match.hints, match.pictures, match.chances)
    return Invitation(match.game, match.variant, match.lang, match.wanted, houses, *settled)


def refresh(db: Connection, number: int) -> None:
    """The lobby's message shows who is in; of several edits not yet sent only the newest is."""
    outbox.add(db, number, LobbyCard())


def start(db: Connection, library: Library, cause: Cause, number: int) -> Match:
    """The start post is to be sent; the deal follows it. Empty seats make the game smaller, if it allows that."""
    match, players = lobby_of(db, number)
    require(cause.user == match.host, "host-only")
    # a tournament that was begun is played to its end
    if match.tournament is None:
        server_limits.require_room(db, match.guild)
    title = catalogue.find(match.game)
    count = len(players)
    require(count in title.seats, "too-few", least=title.seats[0], count=count)
    variant = title.Variant.model_validate(match.variant)
    variant.check(count)
    # what cannot be dealt is refused now, not when the post is out
    title.start(count, "", variant, library(match.game, match.data))
    matches.change(db, number, status="dealing", wanted=count)
    outbox.add(db, number, LobbyCard())
    outbox.add(db, number, MatchThread())
    if outbox.newest_of(db, number, Pledge) is None:
        outbox.add(db, number, Pledge())
    outbox.add(db, number, StartPost(user=cause.user, interaction=cause.interaction))
    return matches.get(db, number)


def close(db: Connection, number: int, at: float) -> None:
    """A lobby closes; what has begun meanwhile goes on."""
    match, _ = lobby_of(db, number)
    matches.change(db, match.id, status="closed", ended=at)
    refresh(db, match.id)


def close_stale(db: Connection, before: float, at: float) -> list[int]:
    """Lobbies nobody started close themselves."""
    stale = matches.stale_lobbies(db, before)
    for match in stale:
        close(db, match.id, at)
    return [match.id for match in stale]


def take_part(db: Connection, library: Library, cause: Cause, number: int, guest: Guest) -> Match:
    """Join; a rematch begins by itself once everyone of the match before is there. The host may start it earlier."""
    match = join(db, cause, number, guest)
    return begin_rematch(db, library, cause, match)


def rematch(db: Connection, library: Library, cause: Cause, number: int, guest: Guest) -> Match:
    """The same game, options, pace and house players again; the others are called once, and join by a press."""
    old = matches.find(db, number)
    require(old is not None, "match-not-begun")
    assert old is not None
    require(old.status in ("over", "closed"), "match-not-over")
    require(any(player.user == guest.user for player in matches.players(db, number)), "not-seated")
    if again := matches.rematch_of(db, number):
        # others join it by itself
        db.lock("match", again)
        return take_part(db, library, cause, again, guest)
    houses = tuple(player.house for player in matches.players(db, number) if player.house)
    match = host_lobby(db, cause, invitation(old, houses), Place(old.guild, old.channel), guest)
    matches.change(db, match.id, rematch=number)
    _keep_house_names(db, number, match.id)
    return begin_rematch(db, library, cause, matches.get(db, match.id))


def _keep_house_names(db: Connection, before: int, number: int) -> None:
    """The same house players sit down again."""
    named = [player.name for player in matches.players(db, before) if player.house and player.name not in LEVELS]
    again = [player for player in matches.players(db, number) if player.house]
    for player, name in zip(again, named, strict=False):
        matches.change_player(db, player.id, name=name)


def begin_rematch(db: Connection, library: Library, cause: Cause, match: Match) -> Match:
    """Start a rematch whose people are all there again, as its host would."""
    if match.rematch is None or match.status != "lobby":
        return match
    players, before = matches.players(db, match.id), matches.players(db, match.rematch)
    awaited = {one.user for one in before if matches.is_person(one.user)}
    if len(players) < match.wanted or not awaited <= {one.user for one in players}:
        return match
    if server_limits.is_full(db, match.guild):
        return match  # its host starts it when there is room
    return start(db, library, cause._replace(user=match.host), match.id)
