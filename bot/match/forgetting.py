"""Someone is forgotten: leaves every table as gently as it goes, and then every row of the store.

All of it is one transaction: after a crash it has happened, or it has not. What others see of it depends on what
everyone can see anyway: who sat where. Nothing about a hand is told, and no clock of anyone else is touched.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from bot.match import dealing, lobby, mentor_consent, play, seat_offers, seats, tournament, voting
from bot.match.play import Cause, Library, MatchState
from bot.safe_traceback import safe_traceback
from bot.store import (
    Connection,
    ballots,
    drafts,
    former_players,
    matches,
    mentors,
    outbox,
    person_removal,
    personal_data,
    tournaments,
    waits,
)
from bot.store.former_players import NewNumbers, is_former
from bot.store.matches import Match, Player
from bot.store.person_removal import KnownNames
from bot.store.posts import LobbyCard
from bot.wording import former_player

log = logging.getLogger(__name__)

GOING_ON = ("dealing", "running")


class ForgettingPlan(NamedTuple):
    """What a forgetting would do."""

    #: running matches in which a house player and then a substitute take the seat
    seats: int
    #: running matches that end, because nobody else plays in them
    ended: int
    lobbies: int
    tournaments: int
    #: matches that keep what was played, under the name of a former player
    finished: int
    #: whether anything is kept at all
    known: bool


class Forgotten(NamedTuple):
    """What was done."""

    plan: ForgettingPlan
    #: the matches that go on, and have changed
    stirred: list[int]


def planned(db: Connection, user: int) -> ForgettingPlan:
    """What a forgetting would do now."""
    found = [matches.get(db, number) for number in personal_data.matches_of(db, user)]
    playing = [match for match in found if match.status in GOING_ON and _sits(db, match, user)]
    alone = [match for match in playing if not _others(matches.players(db, match.id), user)]
    cups = [tournaments.get(db, number) for number in personal_data.tournaments_of(db, user)]
    return ForgettingPlan(
        seats=len(playing) - len(alone),
        ended=len(alone),
        lobbies=sum(match.status == "lobby" for match in found),
        tournaments=sum(cup.status in ("lobby", "running") for cup in cups),
        finished=sum(match.revealed for match in found),
        known=bool(found or cups) or personal_data.is_known(db, user),
    )


def _sits(db: Connection, match: Match, user: int) -> bool:
    return any(player.user == user for player in matches.players(db, match.id))


def _others(players: list[Player], user: int) -> set[int]:
    """Who else has a seat, also one that a substitute or a house player keeps warm."""
    everybody = {one for player in players for one in (player.user, player.owner) if one is not None}
    return {one for one in everybody if one != user and not is_former(one)}


def forget(db: Connection, library: Library, cause: Cause) -> Forgotten:
    """Everything about the person who asks for it; the second time nothing is left to be done."""
    user, plan, numbers = cause.user, planned(db, cause.user), NewNumbers(db, cause.user)
    for match in matches.of_user(db, user, "lobby"):
        lobby.leave(db, _once(cause, f"lobby {match.id}"), match.id)
    for number in personal_data.tournaments_of(db, user):
        _leave_tournament(db, cause, number)
    for consent in mentors.open_with(db, user):
        mentor_consent.end(db, matches.get(db, consent.match), [consent], cause.at)
    seat_offers.leave_open(db, user)
    for match in matches.of_user(db, user, "dealing"):
        _leave_deal(db, match, cause)
    for match in matches.of_user(db, user):
        _leave_seat(db, library, match, cause)
    everywhere = personal_data.matches_of(db, user)
    known_names = {number: _known_names(db, number, user) for number in everywhere}
    person_removal.drop_mail(db, user)
    person_removal.delete_rows(db, user)
    person_removal.empty_names(db, user)
    person_removal.cut_contributions(db, user)
    person_removal.replace_numbers(db, user, numbers)
    person_removal.cut_from_posts(db, user, numbers, known_names)
    former_players.drop_keys(db)
    return Forgotten(plan, _show_again(db, everywhere))


def _once(cause: Cause, what: str) -> Cause:
    """One deed of several that an interaction brings about."""
    return cause._replace(interaction=f"{cause.interaction} {what}")


def _known_names(db: Connection, number: int, user: int) -> KnownNames:
    return KnownNames(person_removal.names_in(db, number, user), former_player(matches.get(db, number).lang))


def _leave_tournament(db: Connection, cause: Cause, number: int) -> None:
    found = tournaments.get(db, number)
    if found.status not in ("lobby", "running"):
        return
    mine = next((one for one in tournaments.entrants(db, number) if one.user == cause.user), None)
    if mine is not None and mine.gone is None:
        tournament.leave(db, _once(cause, f"tournament {number}"), number)
    others = [one.user for one in tournaments.entrants(db, number) if one.gone is None and one.user != cause.user]
    if tournaments.get(db, number).host == cause.user and others:
        tournaments.change(db, number, host=others[0])
    # sent after the commit, with the names of then
    tournaments.refresh(db, number)


def _leave_deal(db: Connection, match: Match, cause: Cause) -> None:
    """The contribution is mixed in all the same; from the deal on a house player has the seat."""
    players = matches.players(db, match.id)
    if not _others(players, cause.user):
        dealing.call_off(db, match, cause.user, cause.at)
        return
    mine = next(player for player in players if player.user == cause.user)
    matches.change_player(db, mine.id, held=seats.HOLDER)


def _leave_seat(db: Connection, library: Library, match: Match, cause: Cause) -> None:
    """A house player holds the seat and the table calls for a substitute; alone at a table, the match ends."""
    players = matches.players(db, match.id)
    mine = next(player for player in players if player.user == cause.user)
    assert mine.seat is not None
    drafts.forget(db, match.id, mine.seat)
    matches.remember_seat(db, mine.id)
    for ballot in ballots.all_open(db, match.id):
        if ballot.caller == cause.user:
            play.lapse(db, match.id, (ballot.kind,))
    if not _others(players, cause.user):
        voting.close(db, match, cause.at)
        return
    if mine.owner is not None:
        # a substitute gives the seat back to the one whose it is
        matches.change_player(db, mine.id, user=mine.owner, name=mine.owner_name, lang=mine.owner_lang or match.lang)
        matches.change_player(db, mine.id, owner=None, owner_name=None, owner_lang=None)
    elif mine.held:
        return
    now = _loaded(db, library, match)
    if now is None:
        matches.change_player(db, mine.id, held=seats.HOLDER)
        waits.end(db, match.id, mine.seat)
    else:
        seats.hold(db, now, mine.seat, cause.at)


def _loaded(db: Connection, library: Library, match: Match) -> MatchState | None:
    """A match as it stands; None if it cannot be read: nobody stays known because of that."""
    try:
        return play.match_state(db, library, match.id)
    except Exception as error:
        log.error("a match cannot be read: %(where)s", {"match": match.id, "where": safe_traceback(error)})
        return None


def _show_again(db: Connection, numbers: list[int]) -> list[int]:
    """The cards of matches that go on show who plays; their numbers."""
    going_on = [match.id for match in (matches.get(db, number) for number in numbers) if match.status in GOING_ON]
    for number in going_on:
        outbox.add(db, number, LobbyCard())
    return going_on
