"""Whose seat may be watched by whom: as long as its player consents, and the table knows it.

Whether a consent still holds is asked of the seats as they are, every time. Ending it in the store and telling the
table follow, so no way of changing a seat can leave someone behind who still sees something.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.match import outreach, post_schedule
from bot.store import Connection, former_players, matches, mentors, outbox
from bot.store.matches import Match, Player
from bot.store.mentors import Consent
from bot.store.outreach import Outreach
from bot.store.posts import MentorInvitation, Notice
from engine.core.illegal import require

#: mentors of one seat
MOST = 2


def holds(consent: Consent, match: Match, players: Sequence[Player]) -> bool:
    """It ends with the match, when someone else or the house holds the seat, and when the mentor plays too."""
    player = players[consent.seat]
    return (
        consent.until is None
        and match.status == "running"
        and player.user == consent.player
        and player.held is None
        and consent.mentor not in at_table(players)
    )


def at_table(players: Sequence[Player]) -> set[int | None]:
    """Everyone who has a seat, also one that a substitute keeps warm."""
    return {player.user for player in players} | {player.owner for player in players}


def seen(db: Connection, match: int, user: int) -> set[int]:
    """Seats behind whose screens someone has looked: by watching, or by having sat there."""
    found = mentors.watched(db, match, user) | matches.sat(db, match, user)
    # someone who was forgotten and is back has not forgotten what lay there
    before = former_players.number_in(db, match, user)
    return found if before is None else found | mentors.watched(db, match, before) | matches.sat(db, match, before)


def current(db: Connection, match: Match, players: Sequence[Player], mentor: int) -> Consent | None:
    """The consent by which someone may watch: the one in use, else the newest invitation."""
    found = [one for one in mentors.open_in(db, match.id) if one.mentor == mentor and holds(one, match, players)]
    # a person who has seen one seat never sees another of the same match
    known = seen(db, match.id, mentor)
    found = [one for one in found if not known - {one.seat}]
    return next((one for one in found if one.since is not None), found[-1] if found else None)


def invite(db: Connection, match: Match, players: Sequence[Player], seat: int, mentor: int, at: float) -> Consent:
    """A player lets someone watch, and the guest is written to."""
    player = players[seat]
    require(match.status == "running", "match-over")
    require(player.held is None, "mentor-held")
    require(mentor not in at_table(players), "mentor-plays")
    own = [one for one in mentors.open_in(db, match.id) if one.seat == seat and holds(one, match, players)]
    require(all(one.mentor != mentor for one in own), "mentor-already")
    require(len(own) < MOST, "mentor-most", most=MOST)
    require(not seen(db, match.id, mentor) - {seat}, "seen-elsewhere")
    assert player.user is not None
    invitation = Outreach(kind="invitation", user=player.user, guild=match.guild, target=mentor, at=at)
    outreach.note(db, invitation)
    consent = mentors.get(db, mentors.add(db, match.id, seat, player.user, mentor, at))
    outbox.add(db, match.id, MentorInvitation(consent=consent.id))
    return consent


def accept(db: Connection, consent: Consent, at: float) -> Consent:
    """The mentor watches for the first time; the table is told. Invitations to other seats are void."""
    if consent.since is not None:
        return consent
    mentors.accept(db, consent.id, at)
    _tell(db, matches.get(db, consent.match), "notice-mentor", consent)
    for other in mentors.open_in(db, consent.match):
        if other.mentor == consent.mentor and other.id != consent.id:
            mentors.end(db, other.id, at)
    return mentors.get(db, consent.id)


def end(db: Connection, match: Match, consents: Iterable[Consent], at: float) -> None:
    """Nothing more is shown; the table is told of those who did watch."""
    for consent in consents:
        mentors.end(db, consent.id, at)
        # the end of the match says it for all
        if consent.since is not None and match.status == "running":
            _tell(db, match, "notice-mentor-ends", consent)


def lapse(db: Connection, number: int, at: float) -> None:
    """After a change at the table: end the consents that hold no longer."""
    if consents := mentors.open_in(db, number):
        match, players = matches.get(db, number), matches.players(db, number)
        end(db, match, [one for one in consents if not holds(one, match, players)], at)


def _tell(db: Connection, match: Match, key: str, consent: Consent) -> None:
    # by mention: at the end someone else may sit there
    player = f"<@{consent.player}>"
    post_schedule.note(db, match, Notice(key=key, user=consent.mentor, seat=consent.seat, player=player))
