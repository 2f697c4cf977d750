"""Someone is forgotten: nothing of the person is left, and everything else goes on as it was."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.match import forgetting, mentor_consent, personal_export, play, records, seats
from bot.match import tournament as tournament_match
from bot.match.play import Cause
from bot.messages import lobby_message, notices, statistics, tournament_table
from bot.posts.board_picture import renamed
from bot.store import (
    Connection,
    Store,
    drafts,
    matches,
    mentors,
    offers,
    orders,
    outbox,
    people,
    personal_data,
    positions,
    posts,
    results,
    tournaments,
    waits,
)
from bot.store.drafts import Draft
from bot.store.former_players import is_former, number_in
from bot.store.people import Person
from bot.store.posts import KINDS, Notice, VacantSeat
from bot.wording import former_player
from engine.core.illegal import Illegal
from engine.core.record import verify
from engine.core.words import LANGUAGES
from tests.bot.known_person import (
    ADA,
    BRUNO,
    CORA,
    EVA,
    EVAS_INBOX,
    EVAS_NAME,
    GAME,
    LONGER,
    Deeds,
    Known,
    arrange,
    begun,
    dump,
    play_on,
    seat_of,
    traces,
)
from tests.bot.seated import printed, texts
from tests.dealt import AT
from tests.e2e.stores import opened

LATER = AT + 100.0
#: what counts positions, rows and interactions in a post
COUNTED = frozenset({"first", "last", "post", "n", "told", "interaction"})


def forget(db: Connection, user: int = EVA) -> forgetting.Forgotten:
    return forgetting.forget(db, printed, Cause("777777777777777777", user, LATER))


@pytest.fixture
def known(db: Connection) -> Known:
    """A store that knew her; she has just been forgotten."""
    found = arrange(db)
    forget(db)
    return found


def test_neither_number_nor_name_is_left_anywhere(db: Connection) -> None:
    arrange(db)
    assert traces(db)
    forget(db)
    assert traces(db) == []
    assert not [place for place, values in dump(db).items() if any(str(EVAS_INBOX) in value for value in values)]
    # nor what was settled beforehand or half chosen
    everything = "\n".join(value for values in dump(db).values() for value in values)
    assert "settled beforehand" not in everything
    assert "half chosen" not in everything
    assert personal_export.is_empty(personal_export.document(db, EVA, LATER))


def test_others_keep_everything(db: Connection) -> None:
    known = arrange(db)
    before = {user: personal_export.document(db, user, AT) for user in (ADA, BRUNO, LONGER)}
    forget(db)
    for user, old in before.items():
        new = personal_export.document(db, user, AT)
        for key in ("person", "settings", "vacations", "guides"):
            assert new[key] == old[key]
        for was, is_now in zip(old["matches"], new["matches"], strict=True):
            # she sat in for Ada there
            if was["match"] != known.substituted:
                assert was["seats"] == is_now["seats"]
            for key in ("match", "actions", "result", "rating", "orders", "hints"):
                assert was[key] == is_now[key], (key, was["match"])
    assert matches.get(db, known.lobby).host == LONGER


def test_once_more_does_nothing(db: Connection, known: Known) -> None:
    before = dump(db)
    again = forget(db)
    assert not again.plan.known
    assert again.stirred == []
    assert dump(db) == before


def test_the_plan_says_what_happens(db: Connection) -> None:
    known = arrange(db)
    plan = forgetting.planned(db, EVA)
    assert forget(db).plan == plan
    assert plan.ended == 1
    assert matches.get(db, known.solitary).status == "closed"
    assert plan.lobbies == 2
    assert (matches.get(db, known.lobby).status, matches.get(db, known.alone).status) == ("lobby", "closed")
    assert plan.tournaments == 2
    assert plan.finished == 1


def test_a_record_is_the_same_to_the_byte_and_verifies(db: Connection) -> None:
    known = arrange(db)
    match = matches.get(db, known.finished)
    before = records.final(db, match)
    assert before.verifiable
    forget(db)
    after = records.final(db, matches.get(db, known.finished))
    assert after == before
    assert verify(after.raw).over


def test_a_contribution_that_named_her_is_cut_and_the_record_says_so(db: Connection) -> None:
    """Tables of tournaments of an earlier version: what cannot be recomputed is not passed off as verifiable."""
    known = arrange(db)
    play_on(db, Deeds(1), known.old_table)
    forget(db)
    assert [player.entropy for player in matches.players(db, known.old_table)].count("t1.1.1-former") == 1
    assert not records.final(db, matches.get(db, known.old_table)).verifiable
    # those of today name nobody
    for table in tournaments.tables(db, known.tournament):
        for player in matches.players(db, table.match.id):
            assert str(player.user) not in player.entropy


def test_a_house_player_holds_her_seat_and_a_substitute_is_called_for(db: Connection, known: Known) -> None:
    now = play.match_state(db, printed, known.running)
    [mine] = [player for player in now.players if is_former(player.user)]
    assert mine.held
    assert mine.seat is not None
    assert not [one for one in waits.of_match(db, known.running).values() if one.seat == mine.seat]
    called = outbox.newest_of(db, known.running, VacantSeat)
    assert called is not None
    assert called.post.seat == mine.seat
    # someone takes it, and the match goes on to its end
    after = seats.substitute(db, printed, Cause("1", LONGER, LATER), known.running, mine.seat, "Lorenz", "en")
    assert after.players[mine.seat].user == LONGER
    play_on(db, Deeds(2), known.running)
    over = matches.get(db, known.running)
    assert over.status == "over"
    assert verify(records.final(db, over).raw).over
    # the result counts for nobody who can be known
    [line] = [line for line in results.sheet(db, known.running) if line.seat == mine.seat]
    assert is_former(line.who.user)


def test_a_substitute_gives_the_seat_back(db: Connection, known: Known) -> None:
    [seat] = [player for player in matches.players(db, known.substituted) if player.held]
    assert seat.user == ADA
    assert (seat.name, seat.owner) == ("Ada", None)


def test_a_seat_of_hers_on_which_a_substitute_sits_is_not_touched(db: Connection, known: Known) -> None:
    [seat] = [player for player in matches.players(db, known.owned) if is_former(player.owner)]
    assert (seat.user, seat.held, seat.owner_name) == (CORA, None, "")


def test_numbers_of_former_players_cannot_be_linked(db: Connection, known: Known) -> None:
    """One number in a match, another one elsewhere; once a match is over, no number leads back to anyone."""
    found = {
        number: {user for user in (player.user for player in matches.players(db, number)) if is_former(user)}
        for number in (known.finished, known.running, known.old_table)
    }
    assert all(len(users) == 1 for users in found.values())
    assert len(set.union(*found.values())) == 3
    assert number_in(db, known.finished, EVA) is None
    assert {number_in(db, known.running, EVA)} == found[known.running]
    [[result]] = [[line.who.user for line in results.sheet(db, known.finished) if is_former(line.who.user)]]
    assert {result} == found[known.finished]


def test_whoever_comes_back_is_a_newcomer_who_takes_no_other_seat(db: Connection, known: Known) -> None:
    now = play.match_state(db, printed, known.running)
    [mine] = [player for player in now.players if is_former(player.user)]
    other = next(player.seat for player in now.players if player.user == ADA)
    assert other is not None
    assert mine.seat is not None
    seats.hold(db, now, other, LATER)
    with pytest.raises(Illegal, match="seen-elsewhere"):
        seats.substitute(db, printed, Cause("2", EVA, LATER), known.running, other, EVAS_NAME, "de")
    assert mentor_consent.seen(db, known.running, EVA) == {mine.seat}
    assert mentor_consent.seen(db, known.running, LONGER) == set()
    # another match is open to her; and being forgotten once more leaves nothing either
    again = begun(db, Deeds(3), [ADA, EVA])
    play_on(db, Deeds(4), again, 5)
    assert len(personal_export.document(db, EVA, LATER)["matches"]) == 1
    forget(db)
    assert traces(db) == []


def test_the_own_seat_can_be_taken_again_and_given_up_again(db: Connection) -> None:
    number = begun(db, Deeds(5), [ADA, EVA, BRUNO])
    seat = seat_of(db, number, EVA)
    for _ in range(2):
        forget(db)
        assert traces(db) == []
        seats.substitute(db, printed, Cause("back", EVA, LATER), number, seat, EVAS_NAME, "de")
    assert seat_of(db, number, EVA) == seat


def test_nothing_more_is_sent_to_her(db: Connection, known: Known) -> None:
    due = outbox.select(db, "state = 'due' ORDER BY id")
    mail = [row for row in due if posts.KINDS[row.kind].lane == "mail"]
    # the one to someone whose number is longer
    assert [row.post.user for row in mail if isinstance(row.post, posts.WaitPost)].count(LONGER) == 1
    assert all(not is_former(getattr(row.post, "user", None)) for row in mail)
    assert not [row for row in mail if isinstance(row.post, posts.OrderNotice | posts.MentorInvitation)]
    for row in outbox.select(db, "kind = 'mail' AND state = 'sent'"):
        assert row.message is None


def test_consents_and_offers_have_ended(db: Connection, known: Known) -> None:
    assert not mentors.open_in(db, known.running)
    assert not [one for one in offers.of_match(db, known.running) if one.outcome == "open"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_she_is_a_former_player_wherever_a_name_is_shown(db: Connection, known: Known, lang: str) -> None:
    said = former_player(lang)
    for number in (known.finished, known.running, known.lobby, known.owned, known.given):
        matches.change(db, number, lang=lang)
    tournaments.change(db, known.tournament, lang=lang)
    over, players = matches.get(db, known.finished), matches.players(db, known.finished)
    shown = [
        texts(lobby_message.lobby(over, players, [], results.sheet(db, over.id))),
        texts(lobby_message.start(over, players)),
        texts(tournament_table.content(tournament_match.course(db, known.tournament))),
        texts(tournament_table.podium(tournament_match.course(db, known.tournament))),
    ]
    running, players = matches.get(db, known.running), matches.players(db, known.running)
    seat = next(player.seat for player in players if is_former(player.user))
    assert seat is not None
    shown.append(texts(notices.vacancy(running, players, seat)))
    rows = [row.post for row in outbox.select(db, "match = ? AND kind = 'notice'", known.running)]
    told = [notices.noticed("comuni", lang, players, post) for post in rows if isinstance(post, Notice)]
    assert any(said in line for line in told)
    for text in [*shown, *told]:
        assert "<@-" not in text
    for text in shown:
        assert said in text
    found = statistics.leaders(results.standings(db, GAME, 7))
    assert not [one for one in found if is_former(one.standing.who.user)]
    assert "<@-" not in texts(statistics.leaderboard(found, GAME, [GAME], 0, ADA, lang))


def test_no_post_calls_a_former_player(db: Connection, known: Known) -> None:
    again = matches.add(
        db,
        **{**_agreed(db, known.finished), "rematch": known.finished, "host": ADA, "status": "lobby", "created": LATER},
    )
    assert matches.called(db, matches.get(db, again)) == [BRUNO]
    assert all(user > 0 for user in tournament_table.podium(tournament_match.course(db, known.tournament)).pings)


def _agreed(db: Connection, number: int) -> dict[str, Any]:
    row = db.execute(
        "SELECT game, variant, lang, wanted, guild, channel, secret, data FROM matches WHERE id = ?", (number,)
    ).fetchone()
    return {name: row[name] for name in ("game", "variant", "lang", "wanted", "guild", "channel", "secret", "data")}


def test_every_text_of_a_post_is_known_to_name_nobody_or_to_be_cut() -> None:
    """A new field of a post that can hold a name makes this fail, until `person_removal` knows it."""
    cut = {"name", "player", "interaction", "pictures"}
    impersonal = {"key", "since", "until", "what"}
    people = {"user", "by"}
    plain = {"anew", "here", "tried", "first", "last", "told", "ping", "post", "n", "seat", "question", "era", "row"}
    plain |= {
        "channel",
        "obsolete",
        "moved",
        "order",
        "consent",
        "ballot",
        "count",
        "most",
        "offer",
        "early",
        "renewed",
    }
    plain |= {"tournament", "guild", "lang", "role", "under", "forum"}
    assert {name for kind in KINDS.values() for name in kind.__struct_fields__} == cut | impersonal | people | plain


async def test_the_file_itself_does_not_keep_what_was_taken_out(tmp_path: Path) -> None:
    file = tmp_path / "paravent.sqlite3"
    await (await Store.open(file)).close()
    with opened(file) as db:
        db.execute("BEGIN")
        arrange(db)
        # as a row of an earlier version has it
        naming = [row for row in db.execute("SELECT id, payload FROM outbox") if EVAS_NAME in row["payload"]]
        for row in naming[:1]:
            escaped = json.dumps(json.loads(row["payload"]))
            db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (escaped, row["id"]))
        db.execute("COMMIT")
    wanted = [EVA.to_bytes(8, "big"), EVAS_NAME.encode(), json.dumps(EVAS_NAME)[1:-1].encode()]
    forms = [*map(re.escape, wanted), rb"(?<!\d)%d(?!\d)" % EVA]
    assert all(re.search(form, file.read_bytes()) for form in forms)
    store = await Store.open(file)
    await store.write(forget)
    await store.close()
    assert not [form for form in forms if re.search(form, file.read_bytes())]


def test_a_match_that_cannot_be_read_does_not_keep_anybody(db: Connection) -> None:
    known = arrange(db)
    db.execute("UPDATE positions SET state = ? WHERE match = ?", (b"broken", known.running))
    forget(db)
    assert traces(db) == []
    [mine] = [player for player in matches.players(db, known.running) if is_former(player.user)]
    assert mine.held
    assert personal_data.matches_of(db, EVA) == []


def test_forgetting_tells_no_secret(db: Connection) -> None:
    """Two worlds that differ in what she has behind her screen: what the others are sent is the same."""
    told = []
    for world in range(2):
        number = begun(db, Deeds(10 + world), [ADA, EVA, BRUNO], secret="the same deal")
        play_on(db, Deeds(20 + world), number, 8)
        seat, now = seat_of(db, number, EVA), play.match_state(db, printed, number)
        if world:
            drafts.write(db, number, seat, now.game.question, Draft("tab", {"tab": {"field": "half chosen"}}))
            orders.arm(db, number, seat, EVA, {"order": "of hers"}, AT)
            mentor_consent.invite(db, now.match, now.players, seat, CORA, AT)
            position = now.position
            silent = structs.replace(position, n=position.n + 1, follows=position.n, silent=True, interaction=None)
            positions.append(db, silent, now.position, 0)
        forget(db)
        rows = outbox.select(db, "match = ? ORDER BY id", number)
        public = [(row.kind, _blurred(row.post)) for row in rows if row.post.lane != "mail"]
        clocks = [(one.seat, one.user, one.since, one.due) for one in waits.of_match(db, number).values()]
        told.append((public, clocks))
        people.change_person(db, Person(user=EVA))
    assert told[0] == told[1]
    assert told[0][0]


def _blurred(post: posts.Post) -> dict[str, Any]:
    """A post without what counts."""
    fields = json.loads(posts.written(post))
    return {name: value for name, value in fields.items() if name not in COUNTED}


def test_what_was_drawn_before_a_forgetting_is_kept_with_the_names_of_after() -> None:
    said = former_player("en")
    assert renamed(f"{EVAS_NAME} leads before Ada.", [EVAS_NAME, "Ada"], [said, "Ada"]) == f"{said} leads before Ada."
