"""Turns and invasions of Comuni as paragraphs."""

from __future__ import annotations

from engine.games.comuni import events
from engine.games.comuni.pieces import CardId
from tests.games.comuni.positions import ECONOMY, FIRST, GOLD, PILGRIM, SECOND, THIRD
from tests.narration import IN_ALL_LANGUAGES, Narrator

NARRATOR = Narrator("comuni", ["Lucca", "Firenze", "Siena"])
words, told = NARRATOR.words, NARRATOR.told


@IN_ALL_LANGUAGES
def test_a_turn_is_one_paragraph_and_only_a_new_round_has_a_heading(lang: str) -> None:
    bids = [events.BidPlaced(FIRST, 1, 2, 0), events.EnvoyDisplaced(SECOND, 1, 1), events.EnvoyWithdrawn(SECOND, 1)]
    lines = told(
        lang, events.TurnBegan(FIRST, 3), *bids, events.TurnBegan(SECOND, 3), events.BidPlaced(SECOND, 2, 0, 0)
    )
    heading, turn, following = lines
    assert heading == words(lang).say("round-title", round=3)
    assert turn.startswith(words(lang).event(bids[0]))
    assert turn.count("Firenze") == 1, "out-bid and back in one sentence"
    assert following == words(lang).event(events.BidPlaced(SECOND, 2, 0, 0))


@IN_ALL_LANGUAGES
def test_a_card_is_spelt_out_once_and_called_by_its_number_then(lang: str) -> None:
    card = CardId("A11")
    claimed = events.ProjectsClaimed(FIRST, (1,), (card,), 0)
    built = events.BuildingFounded(FIRST, card, ECONOMY, 0, 0, 1)
    [line] = told(lang, claimed, built)
    assert line.count("A11") == 2
    assert line.count(words(lang).fact(built, "card")) == 1


@IN_ALL_LANGUAGES
def test_what_is_left_in_the_pile_is_said_once_for_all_columns(lang: str) -> None:
    first = events.ColumnFilled(1, (CardId("A10"), CardId("A11")), 7)
    second = events.ColumnFilled(3, (CardId("A12"),), 6)
    [line] = told(lang, first, second)
    assert line.endswith(words(lang).say("cards-left", left=6))
    assert words(lang).say("cards-left", left=7) not in line


@IN_ALL_LANGUAGES
def test_every_attack_has_its_comune(lang: str) -> None:
    [line] = told(lang, events.InvasionBegan("A", 4, (9, 4, 7)))
    for seat, attack in zip((FIRST, SECOND, THIRD), (9, 4, 7), strict=True):
        assert words(lang).say("attack-on", seat=NARRATOR.names[seat], attack=attack) in line


@IN_ALL_LANGUAGES
def test_what_did_not_happen_is_told_of_all_in_one_sentence(lang: str) -> None:
    sent = [events.ForcesRevealed(seat, 0, 0, 0, 0) for seat in (FIRST, THIRD)]
    held = [events.CityHeld(seat, 0, 2) for seat in (FIRST, SECOND, THIRD)]
    both, every = words(lang).listed(["Lucca", "Siena"]), words(lang).listed(NARRATOR.names)
    [line] = told(lang, sent[0], events.ForcesRevealed(SECOND, 2, 0, 0, 0), sent[1], *held)
    assert words(lang).say("no-forces", seats=both, count=2) in line
    assert words(lang).event(held[0], seat=every) in line


@IN_ALL_LANGUAGES
def test_equal_things_are_told_together(lang: str) -> None:
    [line] = told(lang, events.HeroNamed(FIRST, 3), events.HeroNamed(THIRD, 3), events.HeroNamed(SECOND, 1))
    assert words(lang).say("heroes-named", value=3, seats=words(lang).listed(["Lucca", "Siena"])) in line
    assert words(lang).event(events.HeroNamed(SECOND, 1)) in line
    taken = [events.CubeTaken(FIRST, GOLD), events.CubeTaken(FIRST, PILGRIM), events.CubeTaken(FIRST, GOLD)]
    counted = words(lang).say("cubes-taken", seat="Lucca", gold=2, army=0, pilgrim=1, craftsman=0)
    assert told(lang, *taken) == [counted]


@IN_ALL_LANGUAGES
def test_a_tie_is_told_with_what_breaks_it(lang: str) -> None:
    seats = zip((FIRST, SECOND, THIRD), (20, 30, 30), strict=True)
    sheets = [events.Scored(seat, total, 0, 0, 0, 0, 0, total) for seat, total in seats]
    *_, last = told(lang, *sheets, events.GameWon(SECOND, 30))
    assert last.endswith(words(lang).say("tie-broken", seats="Siena", count=1, total=30))
    *_, last = told(lang, *sheets[:2], events.GameWon(SECOND, 30))
    assert last == words(lang).event(events.GameWon(SECOND, 30))
