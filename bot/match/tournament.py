"""A tournament from its opening to its last round: people join, the host starts, each finished round leads to the next.

Every function runs inside `store.write`. A round is opened in one transaction with all its matches; nothing about it
is kept in memory, so it goes on after any restart. Tables are drawn by the tournament's own dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.match import lobby, outreach, swiss
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause, Library
from bot.match.swiss import Score, TableResult
from bot.store import Connection, matches, outbox, people, tournaments
from bot.store.outreach import Outreach
from bot.store.posts import Podium
from bot.store.tournaments import Entrant, Table, Tournament
from engine.core import catalogue
from engine.core.dice import Dice, seed_of
from engine.core.illegal import Illegal, require

MOST_ENTRANTS, MOST_ROUNDS = 40, 12


class Course(NamedTuple):
    """A tournament as it stands."""

    tournament: Tournament
    entrants: list[Entrant]
    tables: list[Table]
    scores: list[Score]

    @property
    def current(self) -> list[Table]:
        """The tables of the round being played."""
        return [table for table in self.tables if table.match.round == self.tournament.round]

    @property
    def staying(self) -> list[Entrant]:
        """Who plays in the next round."""
        return [entrant for entrant in self.entrants if entrant.gone is None]


def course(db: Connection, number: int) -> Course:
    """How a tournament stands; between equals the lot decides who is listed first."""
    found, entrants = tournaments.get(db, number), tournaments.entrants(db, number)
    tables = tournaments.tables(db, number)
    return Course(found, entrants, tables, swiss.results(lots(found, entrants), [_sheet(table) for table in tables]))


def lots(tournament: Tournament, entrants: Sequence[Entrant]) -> list[int]:
    """The entrants in the order of the lots drawn for the round; before the start in the order of joining."""
    numbers = [entrant.id for entrant in entrants]
    if tournament.round == 0:
        return numbers
    dice = Dice(seed_of(tournament.secret, [entrant.entropy for entrant in entrants]))
    return dice.shuffle(f"round {tournament.round}", numbers)


def _sheet(table: Table) -> TableResult:
    """What counts of a table: its score sheet once the match is over, nothing if it was ended early."""
    seated = [one for one in table.seated if one.points is not None]
    return TableResult({one.entrant: one.points or 0 for one in seated}, {one.entrant: one.won for one in seated})


# -- joining -----------------------------------------------------------------------------------------------------------


def open_(db: Connection, cause: Cause, invitation: Invitation, rounds: int, place: Place, host: Guest) -> Tournament:
    """A new tournament with its host; what could be played at no table is refused."""
    if again := tournaments.opened_by(db, cause.interaction):
        return again
    lobby.check(invitation)
    outreach.note(db, Outreach(kind="tournament", user=host.user, guild=place.guild, at=cause.at))
    number = tournaments.add(
        db,
        **lobby.agreed(invitation, place, host),
        seats=invitation.seats,
        rounds=rounds,
        opened=cause.interaction,
        created=cause.at,
    )
    _enter(db, number, host, cause)
    tournaments.refresh(db, number)
    return tournaments.get(db, number)


def _enter(db: Connection, number: int, guest: Guest, cause: Cause) -> None:
    tournaments.add_entrant(
        db, number, user=guest.user, name=guest.name, locale=guest.locale, entropy=cause.interaction
    )


def gathering(db: Connection, number: int) -> tuple[Tournament, list[Entrant]]:
    """A tournament that has not begun."""
    found = tournaments.find(db, number)
    require(found is not None and found.status in ("lobby", "running"), "tournament-over")
    assert found is not None
    require(found.status == "lobby", "tournament-begun")
    return found, tournaments.entrants(db, number)


def enter(db: Connection, cause: Cause, number: int, guest: Guest) -> Tournament:
    """Take part; people who have left may come back before the next round is drawn."""
    if (going_on := _going_on(db, cause, number)) and going_on[1].gone is not None:
        tournaments.keep_entrant(db, going_on[1].id, None)
        tournaments.refresh(db, number)
        return going_on[0]
    found, entrants = gathering(db, number)
    require(all(entrant.user != guest.user for entrant in entrants), "joined-already")
    require(len(entrants) < MOST_ENTRANTS, "tournament-full", most=MOST_ENTRANTS)
    if people.first_time(db, cause.interaction, cause.at):
        _enter(db, number, guest, cause)
        tournaments.refresh(db, number)
    return found


def leave(db: Connection, cause: Cause, number: int) -> Tournament:
    """Take part no more; the next in line becomes the host, and without anyone the tournament closes.

    Once it has begun, the match of this round is played to its end, and the next ones are drawn without.
    """
    if going_on := _going_on(db, cause, number):
        found, mine = going_on
        require(mine.gone is None, "not-joined-tournament")
        tournaments.keep_entrant(db, mine.id, found.round)
        others = [one.user for one in tournaments.entrants(db, number) if one.gone is None]
        if found.host == cause.user and others:
            tournaments.change(db, number, host=others[0])
        tournaments.refresh(db, number)
        return found
    return _leave_gathering(db, cause, number)


def _going_on(db: Connection, cause: Cause, number: int) -> tuple[Tournament, Entrant] | None:
    """A tournament that has begun and someone who takes, or took, part in it."""
    found = tournaments.find(db, number)
    if found is None or found.status != "running":
        return None
    mine = next((one for one in tournaments.entrants(db, number) if one.user == cause.user), None)
    return (found, mine) if mine else None


def _leave_gathering(db: Connection, cause: Cause, number: int) -> Tournament:
    found, entrants = gathering(db, number)
    mine = lobby.place_of(entrants, cause.user, "not-joined-tournament")
    if people.first_time(db, cause.interaction, cause.at):
        tournaments.drop_entrant(db, mine.id)
        others = [entrant.user for entrant in entrants if entrant.user != cause.user]
        if not others:
            tournaments.change(db, number, status="closed", ended=cause.at)
        elif found.host == cause.user:
            tournaments.change(db, number, host=others[0])
        tournaments.refresh(db, number)
    return found


def close_stale(db: Connection, before: float, at: float) -> list[int]:
    """Tournaments that were opened before a moment and that nobody began close themselves."""
    stale = tournaments.gathering_since(db, before)
    for number in stale:
        tournaments.change(db, number, status="closed", ended=at)
        tournaments.refresh(db, number)
    return stale


# -- rounds ------------------------------------------------------------------------------------------------------------


def table_sizes(tournament: Tournament, count: int) -> list[int]:
    """How this many people are seated; empty if the game, its options or the size of the tables do not allow it."""
    return _sizes(tournament, count, tournament.seats)


def sizes_of_those_left(tournament: Tournament, count: int) -> list[int]:
    """How those are seated who go on after others have left: rather at a larger table than not at all."""
    larger = range(tournament.seats, catalogue.find(tournament.game).seats[-1] + 1)
    return next((found for most in larger if (found := _sizes(tournament, count, most))), [])


def _sizes(tournament: Tournament, count: int, most: int) -> list[int]:
    title = catalogue.find(tournament.game)
    variant = title.Variant.model_validate(tournament.variant)

    def fits(size: int) -> bool:
        try:
            variant.check(size)
        except Illegal:
            return False
        return True

    return swiss.sizes(count, title.seats[0], most, fits)


def begin(db: Connection, library: Library, cause: Cause, number: int) -> Course:
    """The host starts: the first round is opened at once."""
    found, entrants = gathering(db, number)
    require(cause.user == found.host, "host-only")
    least, count = catalogue.find(found.game).seats[0], len(entrants)
    require(count >= max(2, least), "tournament-too-few", least=max(2, least), count=count)
    require(bool(table_sizes(found, count)), "tournament-uneven", count=count, least=least, most=found.seats)
    if people.first_time(db, cause.interaction, cause.at):
        tournaments.change(db, number, status="running")
        open_round(db, library, number, cause.at)
        tournaments.refresh(db, number)
    return course(db, number)


def open_round(db: Connection, library: Library, number: int, at: float) -> None:
    """Everyone is seated for the next round by how the tournament stands, and all its matches begin."""
    tournaments.change(db, number, round=tournaments.get(db, number).round + 1)
    now = course(db, number)
    by_id = {entrant.id: entrant for entrant in now.entrants}
    met = swiss.meetings([[one.entrant for one in table.seated] for table in now.tables])
    staying = {entrant.id for entrant in now.staying}
    order = [score.entrant for score in now.scores if score.entrant in staying]
    for board, seated in enumerate(swiss.seating(order, sizes_of_those_left(now.tournament, len(order)), met), 1):
        _open_table(db, library, now.tournament, board, [by_id[one] for one in seated], at)


def _open_table(
    db: Connection, library: Library, tournament: Tournament, board: int, seated: Sequence[Entrant], at: float
) -> None:
    """A match of a round: a lobby, its people and its start in one go; ids that cannot occur twice keep it single."""
    mark = f"t{tournament.id}.{tournament.round}.{board}"
    guests = [Guest(entrant.user, entrant.name, entrant.locale) for entrant in seated]
    # contributions stay for ever, so they name nobody
    deeds = [Cause(f"{mark}-e{entrant.id}", entrant.user, at) for entrant in seated]
    options = (tournament.data, tournament.pace, tournament.hints, tournament.pictures, tournament.chances)
    invitation = Invitation(tournament.game, tournament.variant, tournament.lang, len(guests), (), *options)
    place = Place(tournament.guild, tournament.channel)
    match = lobby.open_lobby(db, deeds[0], invitation, place, guests[0], pledged=False).id
    matches.change(db, match, tournament=tournament.id, round=tournament.round)
    for guest, cause in zip(guests[1:], deeds[1:], strict=True):
        lobby.seat(db, match, guest, cause)
    lobby.start(db, library, deeds[0], match)
    for order, entrant in enumerate(seated):
        tournaments.seat(db, match, order, entrant.id)


def proceed(db: Connection, library: Library, number: int, at: float) -> Course:
    """If every match of the round has ended, open the next round, or end the tournament; otherwise nothing happens.

    It also ends when those who have not left are too few for a table.
    """
    now = course(db, number)
    if now.tournament.status != "running" or any(table.match.status in ("dealing", "running") for table in now.current):
        return now
    if now.tournament.round < now.tournament.rounds and sizes_of_those_left(now.tournament, len(now.staying)):
        open_round(db, library, number, at)
        tournaments.refresh(db, number)
    else:
        tournaments.change(db, number, status="over", ended=at)
        outbox.add(db, None, Podium(tournament=number))
    return course(db, number)


def end(db: Connection, cause: Cause, number: int, *, admin: bool) -> Tournament:
    """The host or an admin ends it early: no winner is declared; matches that are running go on, on their own."""
    found = tournaments.find(db, number)
    require(found is not None, "tournament-over")
    assert found is not None
    check_end(found, cause.user, admin=admin)
    tournaments.change(db, number, status="closed", ended=cause.at)
    tournaments.refresh(db, number)
    return found


def check_end(found: Tournament, user: int, *, admin: bool) -> None:
    """Whether someone may end it."""
    require(found.status in ("lobby", "running"), "tournament-over")
    require(admin or user == found.host, "host-only")
