"""The last post of a match: who has won and why, what it did to the ratings, and the proof last."""

from __future__ import annotations

import msgspec
import pytest

from bot.match.ratings import NEWCOMER
from bot.match.records import Kept
from bot.messages import control_ids, endings
from bot.messages.parts import Buttons, Picture, Text
from bot.store import Connection
from bot.store.results import Change, Rating, Who
from bot.wording import bot_words, game_words
from engine.core.event import Told
from engine.core.seat import Seat
from engine.games.comuni import Comuni
from engine.games.comuni.events import GameWon, Scored
from engine.games.comuni.scoring import sheets_of
from tests.bot.seated import Seated, texts

RECORD = Kept(b"{}", True)
DRAWN = Picture("sheet.png", "sheet", b"")


@pytest.fixture
def over(db: Connection) -> Seated[Comuni]:
    """A match that has ended with equal points for all three, which the comune number decides."""
    match = Seated(db, Comuni)
    table = match.game.table
    for comune in table.comuni:
        comune.score = 0
    flat = [msgspec.structs.replace(sheet, total=20) for sheet in sheets_of(table, match.game.hands)]
    table.sheets, table.winner = flat, Seat(0)
    happened = [
        *(Scored(**{name: getattr(sheet, name) for name in Scored.__struct_fields__}) for sheet in flat),
        GameWon(Seat(0), 20),
    ]
    told = msgspec.json.encode([Told(to=None, event=event) for event in happened])
    match.now = match.now._replace(position=msgspec.structs.replace(match.now.position, told=told))
    return match


def test_what_decided_between_equals_is_named(over: Seated[Comuni]) -> None:
    now = over.now
    words = game_words(now.match, now.players, "en", now.game.data)
    equal = words.listed([words.seat(1), words.seat(2)])
    decided = words.say("tie-broken", seats=equal, count=2, total=20)
    assert decided in texts(endings.result(now, "", RECORD))
    over.game.table.sheets[0] = msgspec.structs.replace(over.game.table.sheets[0], total=21)
    assert decided not in texts(endings.result(now, "", RECORD))


def test_people_read_their_new_rating_and_house_players_do_not(over: Seated[Comuni]) -> None:
    def changed(seat: int, who: Who) -> Change:
        after = Rating(NEWCOMER.mu + 2, NEWCOMER.sigma)
        return Change(match=1, seat=seat, game="comuni", who=who, place=1, before=NEWCOMER, after=after, at=0.0)

    changes = {0: changed(0, Who(101, None)), 1: changed(1, Who(None, "rookie"))}
    said = texts(endings.result(over.now, "", RECORD, changes=changes))
    assert said.count(bot_words("en").say("end-rating", number=1560, change="+60")) == 1


def test_the_score_sheet_comes_first_and_the_proof_last(over: Seated[Comuni]) -> None:
    plot = Picture("scores.png", "plot", b"")
    parts = endings.result(over.now, "sheet", RECORD, DRAWN, plot).parts
    assert [type(part) for part in parts] == [Text, Picture, Picture, Buttons, Text]
    assert parts[1:3] == (DRAWN, plot)
    last = parts[-1]
    assert isinstance(last, Text)
    assert over.now.match.secret in last.text


def test_a_film_is_offered_where_the_game_has_pictures(over: Seated[Comuni]) -> None:
    def verbs(drawn: Picture | None) -> list[str]:
        [row] = [part for part in endings.result(over.now, "sheet", RECORD, drawn).parts if isinstance(part, Buttons)]
        return [ident.verb for button in row.buttons if (ident := control_ids.read(button.id))]

    assert verbs(DRAWN) == ["rematch", "replay", "film", "review"]
    assert verbs(None) == ["rematch", "replay", "review"]
