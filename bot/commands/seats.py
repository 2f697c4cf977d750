"""Who sits where: offering a seat to someone else, who accepts or declines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.command_parts import confirmation
from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_managed
from bot.command_payloads import STRING, USER, Payload, command, option
from bot.match import play, seat_offers
from bot.match.play import MatchState
from bot.messages.control_ids import ControlId, number, whole
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import matches, people
from bot.store import offers as stored_offers
from bot.wording import language, name_of, shown_name, signed_names
from engine.core.illegal import Illegal, require


async def replace(request: Request, given: Given) -> None:
    """Offer their own seat to someone, or (admins) anyone's, after a second step."""
    match = await request.access.match_numbered(given.get("match"))
    require("match" not in given or request.asker.manages(match), "admins-only")
    now = await request.store.read(play.match_state, request.services.library, match.id)
    user = int(given["user"])
    seat = seat_named(now, given["player"]) if "player" in given else int(play.seat_of(now.players, request.user))
    _check_giver(request, now, seat)
    require(not request.asker.named(user).get("bot"), "no-bots")
    await request.store.read(seat_offers.check_offer, now, seat, user, request.cause.at)
    facts = {"name": signed_names(now.players, request.lang, match.game)[seat], "match": name_of(match, request.lang)}
    question = request.bot.say("sure-replace", user=f"<@{user}>", **facts)
    ident = ControlId("give-seat", match.id, arg=f"{seat} {user}")
    await confirmation.ask(request, question, request.bot.say("button-give-seat"), ident)


def _check_giver(request: Request, now: MatchState, seat: int) -> None:
    player = now.players[seat]
    require(request.asker.manages(now.match) or player.user == request.user, "replace-own-only")
    require(request.asker.manages(now.match) or player.owner is None, "replace-substitute")


async def give_seat(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step: the offer is posted. A button of an earlier version brings a name along, which is not needed."""
    now = await request.store.read(play.match_state, request.services.library, ident.match)
    place, heir, *_name = ident.arg.split(" ", 2)
    seat, user = number(place), number(heir)
    require(seat < len(now.players), "no-such-seat")
    _check_giver(request, now, seat)
    await request.store.change(
        ident.match, seat_offers.offer, request.services.library, request.cause, ident.match, seat, user
    )
    request.stir(ident.match)
    await request.reply.say("offered", user=f"<@{user}>")


async def accept_seat(request: Request, ident: ControlId, _: list[str]) -> None:
    """Yes: from now on the seat is theirs."""
    guest = request.asker.guest
    lang = (await request.store.read(people.person, request.user)).lang or language(guest.locale)
    await request.store.change(
        ident.match, seat_offers.accept, request.services.library, request.cause, number(ident.arg), guest.name, lang
    )
    request.stir(ident.match)
    await request.reply.say("offer-taken")


async def decline_seat(request: Request, ident: ControlId, _: list[str]) -> None:
    """No; or the offer is taken back."""
    match = await request.store.read(matches.get, ident.match)
    one = await request.store.change(
        ident.match, seat_offers.decline, request.cause, number(ident.arg), manages=request.asker.manages(match)
    )
    request.stir(ident.match)
    await request.reply.say("offer-refused" if one.outcome == "declined" else "offer-taken-back")


def by_answer(control: Control) -> Command:
    """/seat accept and decline: what the buttons of the newest offer do that concerns this person."""

    async def run(request: Request, given: Given) -> None:
        match = await request.access.match_here()
        every = await request.store.read(stored_offers.of_match, match.id)
        mine = [one for one in every if one.outcome == "open" and request.user in (one.heir, one.giver)]
        require(bool(mine), "offer-over")
        await control(request, ControlId("offer", match.id, arg=str(mine[-1].id)), [])

    return run


def seat_named(now: MatchState, typed: str) -> int:
    for player in now.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise Illegal("no-such-seat")


async def suggest_players(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The seats of this match that this person may offer."""
    if focused == "match":
        return await suggest_managed(request, given, focused, typed)
    require("match" not in given or request.asker.is_admin, "admins-only")
    match = await request.access.match_numbered(whole(str(given.get("match", ""))))
    players = await request.store.read(matches.players, match.id)
    manages = request.asker.manages(match)
    mine = [player for player in players if manages or (player.user == request.user and player.owner is None)]
    return [(shown_name(player, request.lang), str(player.seat)) for player in mine]


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


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS, on_panel=ON_PANEL)
