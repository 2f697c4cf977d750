"""A store that knows one person in every way a store can, among others who stay."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any, NamedTuple

from bot.match import lobby, mentor_consent, outreach, play, seats, tournament
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
from bot.pace import DAY
from bot.store import (
    Connection,
    ballots,
    drafts,
    guides,
    matches,
    mentors,
    offers,
    orders,
    outbox,
    people,
    positions,
    waits,
)
from bot.store.drafts import Draft
from bot.store.outreach import Outreach
from bot.store.people import Person
from bot.store.posts import (
    MentorInvitation,
    Notice,
    OrderNotice,
    OrderReport,
    PanelChange,
    PanelMessage,
    Reminder,
    Result,
    StartPost,
    TurnPost,
)
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.house import levels
from tests.bot.seated import printed
from tests.dealt import AT, begin

#: the person, whose number is as long as Discord's, and whose name is hard to look for
EVA, EVAS_NAME = 412345678901234567, "Éva \N{SNOWMAN} 50%_x"
#: someone whose number contains hers
LONGER = 4123456789012345671
ADA, BRUNO, CORA = 111111111111111111, 222222222222222222, 333333333333333333
GAME = "flandern1302"
#: her direct messages
EVAS_INBOX = 765432109876543210
_NAMES = {EVA: EVAS_NAME, ADA: "Ada", BRUNO: "Bruno", CORA: "Cora", LONGER: "Lorenz"}


class Known(NamedTuple):
    """The numbers of what was arranged."""

    finished: int
    running: int
    lobby: int
    #: one that she hosts alone
    alone: int
    #: one that she plays in with house players only
    solitary: int
    tournament: int
    gathering: int
    #: of an earlier version, whose contributions name people
    old_table: int
    #: a seat that she was given for a while
    substituted: int
    #: a seat of hers that someone else has for a while
    owned: int
    #: she has given her seat away
    given: int


def guest(user: int) -> Guest:
    return Guest(user, _NAMES[user], "de")


class Deeds:
    """Interactions, each with a number of its own."""

    def __init__(self, series: int = 0) -> None:
        self.count = 900_000_000_000_000_000 + series * 1_000_000

    def __call__(self, user: int) -> Cause:
        self.count += 1
        return Cause(str(self.count), user, AT)


def opened(db: Connection, do: Deeds, users: list[int], houses: tuple[str, ...] = ()) -> int:
    invitation = Invitation(GAME, {}, "en", max(2, len(users) + len(houses)), houses, "printed")
    match = lobby.open_lobby(db, do(users[0]), invitation, Place(7, 8), guest(users[0]))
    for user in users[1:]:
        lobby.join(db, do(user), match.id, guest(user))
    return match.id


def begun(db: Connection, do: Deeds, users: list[int], houses: tuple[str, ...] = (), secret: str = "") -> int:
    number = opened(db, do, users, houses)
    # the same deal every time
    if secret:
        for player in matches.players(db, number):
            db.execute("UPDATE players SET entropy = ? WHERE id = ?", (f"of {player.user}", player.id))
    matches.change(db, number, secret=secret or f"{number:032}")
    begin(db, printed, do(users[0]), number)
    matches.change(db, number, thread=5000 + number)
    return number


def play_on(db: Connection, do: Deeds, number: int, most: int = 10_000) -> None:
    """The player who is asked does what a rookie would."""
    now = play.match_state(db, printed, number)
    rookie = levels(GAME)["rookie"]
    for step in range(most):
        if now.game.over:
            return
        seat = now.game.asked[0]
        player = now.players[seat]
        action = rookie(now.game.view_of(seat), Dice(f"step {step}"))
        if player.user is None or player.held:
            now = play.submit(db, now, do(0), seat, action.written(), None)
        else:
            now = seats.act(db, printed, do(player.user), number, action.written(), None)


def seat_of(db: Connection, number: int, user: int) -> int:
    found = matches.seat_of(db, number, user)
    assert found is not None
    return found


def arrange(db: Connection) -> Known:
    """Everything that can be kept about her, by the ways in which it is kept."""
    do = Deeds()
    people.change_person(
        db,
        Person(
            user=EVA,
            lang="de",
            notices="both",
            zone="Europe/Zurich",
            quiet_from=1320,
            quiet_to=420,
            pictures="tall",
        ),
    )
    people.change_person(db, Person(user=ADA, lang="fr"))
    waits.add_vacation(db, EVA, AT + DAY, AT + 3 * DAY)
    guides.choose(db, EVA, GAME, shown=False)
    outreach.note(db, Outreach(kind="invitation", user=ADA, guild=1, target=EVA, at=AT))
    finished = begun(db, do, [EVA, ADA, BRUNO])
    play_on(db, do, finished)
    running = begun(db, do, [ADA, EVA, BRUNO])
    play_on(db, do, running, 7)
    _trace(db, running, seat_of(db, running, EVA))
    lobby_number = opened(db, do, [EVA, LONGER])
    alone = opened(db, do, [EVA])
    solitary = begun(db, do, [EVA], ("rookie",))
    matches.change(db, alone, rematch=finished)
    substituted = begun(db, do, [ADA, BRUNO])
    adas = seat_of(db, substituted, ADA)
    seats.hold(db, play.match_state(db, printed, substituted), adas, AT)
    seats.substitute(db, printed, do(EVA), substituted, adas, EVAS_NAME, "de")
    owned = begun(db, do, [EVA, ADA])
    mine = seat_of(db, owned, EVA)
    seats.hold(db, play.match_state(db, printed, owned), mine, AT)
    seats.substitute(db, printed, do(CORA), owned, mine, "Cora", "fr")
    given = begun(db, do, [EVA, ADA])
    mine = seat_of(db, given, EVA)
    offer = offers.add(db, given, mine, EVA, CORA, AT, AT + DAY)
    seats.replace(db, printed, do(CORA), given, mine, CORA, "Cora", "fr")
    offers.close(db, offer, "accepted", EVA)
    outbox.add(db, given, TurnPost(first=0, last=0, ping=[], pictures=[("board", f"{EVAS_NAME} leads before Ada.")]))
    cup, gathering = _tournaments(db, do)
    old = begun(db, do, [EVA, ADA])
    for player in matches.players(db, old):
        db.execute("UPDATE players SET entropy = ? WHERE id = ?", (f"t1.1.1-{player.user}", player.id))
    db.execute("UPDATE positions SET interaction = ? WHERE match = ? AND n = 0", (f"t1.1.1-{EVA}", old))
    outbox.add(db, old, StartPost(user=EVA, interaction=f"t1.1.1-{EVA}"))
    return Known(finished, running, lobby_number, alone, solitary, cup, gathering, old, substituted, owned, given)


def _trace(db: Connection, number: int, seat: int) -> None:
    """What is kept about her in a running match, besides her actions."""
    now = play.match_state(db, printed, number)
    drafts.write(db, number, seat, now.game.question, Draft("tab", {"tab": {"field": "half chosen"}}))
    word = next(iter(catalogue.find(GAME).kinds().orders))
    orders.arm(db, number, seat, EVA, {"order": word, "note": "settled beforehand"}, AT)
    kept = orders.of_user(db, number, seat, EVA)[0]
    own = [one.n for one in positions.between(db, number, 0, now.match.n) if one.user == EVA]
    orders.obey(db, number, own[0], kept.id, told=False)
    outbox.add(db, number, OrderNotice(order=kept.id))
    outbox.add(db, number, OrderReport(order=kept.id, n=own[0]))
    vote = ballots.add(db, number, "pause", now.match.n, now.match.n, EVA)
    ballots.vote(db, vote, EVA, agrees=True)
    ballots.vote(db, vote, ADA, agrees=False)
    guides.told(db, now.match, seat, now.game.question, EVA, AT)
    other = next(player.seat for player in now.players if player.user == ADA)
    assert other is not None
    consent = mentors.add(db, number, seat, EVA, CORA, AT)
    mentors.accept(db, consent, AT)
    outbox.add(db, number, MentorInvitation(consent=consent))
    mentors.end(db, mentors.add(db, number, other, ADA, EVA, AT - DAY), AT)
    mentor_consent._tell(db, now.match, "notice-mentor", mentors.get(db, consent))
    offers.close(db, offers.add(db, number, seat, EVA, LONGER, AT, AT + DAY), "declined")
    offers.add(db, number, other, ADA, EVA, AT, AT + DAY)
    outbox.add(db, number, Notice(key="notice-vacation", user=EVA, since="<t:1:D>", until="<t:2:D>"))
    outbox.add(db, number, Notice(key="notice-substitute", seat=seat, user=CORA, name=EVAS_NAME))
    outbox.add(db, number, Result(n=0, early=True, by=EVA, key="end-early-admin", user=EVA))
    alts = [("board", f"Ada has 3, {EVAS_NAME} has 5.")]
    outbox.add(db, number, TurnPost(first=0, last=0, ping=[seat], pictures=alts))
    sent = outbox.add(db, number, PanelMessage(user=EVA, seat=seat, channel=EVAS_INBOX))
    db.execute("UPDATE outbox SET state = 'sent', message = 4444 WHERE id = ?", (sent,))
    outbox.add(db, number, PanelChange(row=sent))
    outbox.add(db, number, Reminder(user=EVA, seat=seat, what="remind"))
    outbox.add(db, number, Reminder(user=LONGER, seat=seat, what="next"))


def _tournaments(db: Connection, do: Deeds) -> tuple[int, int]:
    """One that is being played, with her at a table, and one that gathers people."""
    invitation = Invitation(GAME, {}, "en", 2, (), "printed")
    cup = tournament.open_(db, do(EVA), invitation, 3, Place(7, 8), guest(EVA))
    for user in (ADA, BRUNO, CORA):
        tournament.enter(db, do(user), cup.id, guest(user))
    tournament.begin(db, printed, do(EVA), cup.id)
    gathering = tournament.open_(db, do(EVA), invitation, 3, Place(7, 8), guest(EVA))
    tournament.enter(db, do(ADA), gathering.id, guest(ADA))
    return cup.id, gathering.id


# -- what stands in a store --------------------------------------------------------------------------------------------


def schema(db: Connection) -> set[tuple[str, str]]:
    """Every table and column there is, as the database itself tells it."""
    if isinstance(db, sqlite3.Connection):
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {(table, row["name"]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")}
    rows = db.execute(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = 'public' AND table_name <> 'forms'"
    )
    return {(row[0], row[1]) for row in rows}


def dump(db: Connection) -> dict[tuple[str, str], list[str]]:
    """All that stands in each column, as texts."""
    found: dict[tuple[str, str], list[str]] = {}
    columns = schema(db)
    for table in sorted({table for table, _ in columns}):
        names = sorted(column for one, column in columns if one == table)
        for row in db.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall():
            for name in names:
                found.setdefault((table, name), []).append(_text(row[name]))
    return found


def _text(value: Any) -> str:
    return bytes(value).decode("utf-8", "replace") if isinstance(value, bytes | memoryview) else str(value)


def traces(db: Connection, user: int = EVA, name: str = EVAS_NAME) -> list[tuple[str, str, str]]:
    """Where a person's number or name stands, written in whatever way."""
    forms = [rf"(?<!\d){user}(?!\d)", re.escape(name), re.escape(json.dumps(name)[1:-1])]
    wanted = re.compile("|".join(forms))
    return [
        (table, column, value)
        for (table, column), values in dump(db).items()
        for value in values
        if wanted.search(value)
    ]
