"""Who sits where: offering a seat to somebody else, who accepts or declines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.commands import STRING, USER, Payload, command, option
from bot.letters.ids import Ident, number, whole
from bot.letters.posts import name_of
from bot.match import offers, play
from bot.match.play import Stand
from bot.store import matches, people
from bot.store import offers as stored_offers
from bot.topics import caretaking, second_thoughts
from bot.topics.looking_back import match_option
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import language, shown_name, signed_names
from engine.core.illegal import Illegal, require


async def replace(visit: Visit, given: Given) -> None:
    """Offer the own seat to somebody, or (admins) anybody's, after a second step."""
    match = await visit.match_numbered(given.get("match"))
    require("match" not in given or visit.manages(match), "admins-only")
    now = await visit.read(play.stand, visit.office.library, match.id)
    user = int(given["user"])
    seat = seat_named(now, given["player"]) if "player" in given else int(play.seat_of(now.players, visit.user))
    _check_giver(visit, now, seat)
    require(not visit.named(user).get("bot"), "no-bots")
    await visit.read(offers.check_offer, now, seat, user, visit.deed.at)
    facts = {"name": signed_names(now.players, visit.lang)[seat], "match": name_of(match, visit.lang)}
    question = visit.bot.say("sure-replace", user=f"<@{user}>", **facts)
    ident = Ident("give-seat", match.id, arg=f"{seat} {user}")
    await second_thoughts.ask(visit, question, visit.bot.say("button-give-seat"), ident)


def _check_giver(visit: Visit, now: Stand, seat: int) -> None:
    player = now.players[seat]
    require(visit.manages(now.match) or player.user == visit.user, "replace-own-only")
    require(visit.manages(now.match) or player.owner is None, "replace-substitute")


async def give_seat(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step: the offer is posted. A button of an earlier version brings a name along, which is not needed."""
    now = await visit.read(play.stand, visit.office.library, ident.match)
    place, heir, *_name = ident.arg.split(" ", 2)
    seat, user = number(place), number(heir)
    require(seat < len(now.players), "no-such-seat")
    _check_giver(visit, now, seat)
    await visit.write(offers.offer, visit.office.library, visit.deed, ident.match, seat, user)
    visit.office.stir(ident.match)
    await visit.say("offered", user=f"<@{user}>")


async def accept_seat(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Yes: from now on the seat is theirs."""
    guest = visit.guest
    lang = (await visit.read(people.person, visit.user)).lang or language(guest.locale)
    await visit.write(offers.accept, visit.office.library, visit.deed, number(ident.arg), guest.name, lang)
    visit.office.stir(ident.match)
    await visit.say("offer-taken")


async def decline_seat(visit: Visit, ident: Ident, _: list[str]) -> None:
    """No; or the offer is taken back."""
    match = await visit.read(matches.get, ident.match)
    one = await visit.write(offers.decline, visit.deed, number(ident.arg), manages=visit.manages(match))
    visit.office.stir(ident.match)
    await visit.say("offer-refused" if one.outcome == "declined" else "offer-taken-back")


def by_answer(control: Control) -> Command:
    """/seat accept and decline: what the buttons of the newest offer do that concerns this person."""

    async def run(visit: Visit, given: Given) -> None:
        match = await visit.match_here()
        every = await visit.read(stored_offers.of_match, match.id)
        mine = [one for one in every if one.outcome == "open" and visit.user in (one.heir, one.giver)]
        require(bool(mine), "offer-over")
        await control(visit, Ident("offer", match.id, arg=str(mine[-1].id)), [])

    return run


def seat_named(now: Stand, typed: str) -> int:
    for player in now.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise Illegal("no-such-seat")


async def suggest_players(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The seats of this match that this person may offer."""
    if focused == "match":
        return await caretaking.suggest(visit, given, focused, typed)
    require("match" not in given or visit.is_admin, "admins-only")
    match = await visit.match_numbered(whole(str(given.get("match", ""))))
    players = await visit.read(matches.players, match.id)
    manages = visit.manages(match)
    mine = [player for player in players if manages or (player.user == visit.user and player.owner is None)]
    return [(shown_name(player, visit.lang), str(player.seat)) for player in mine]


CONTROLS: Mapping[str, Control] = {"give-seat": give_seat, "accept-seat": accept_seat, "decline-seat": decline_seat}
ON_PANEL = frozenset({"give-seat"})
COMMANDS: Mapping[str, Command] = {
    "game replace": replace,
    "table replace": replace,
    "seat accept": by_answer(accept_seat),
    "seat decline": by_answer(decline_seat),
}
SUGGESTIONS: Mapping[str, Suggest] = dict.fromkeys(("game replace", "table replace"), suggest_players)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game replace, the same for admins, and the answers to it."""
    for group in ("game", "table"):
        name = f"{group}-replace"
        # of one's own there is only one
        player = option(name, "player", STRING, required=group == "table", autocomplete=True)
        user = option(name, "user", USER, required=True)
        yield group, command(name, *((player, user, match_option(name)) if group == "table" else (user, player)))
    for answer in ("accept", "decline"):
        yield "seat", command(f"seat-{answer}")
