"""Each match is stamped with the version of the rules it is played by; a later version's match is refused in words."""

from __future__ import annotations

import pytest

from bot.match import play, records
from bot.match.components import Components
from bot.store import Connection, matches
from bot.wording import refusal
from engine.core import catalogue
from engine.core.game import Game
from engine.core.illegal import Illegal
from engine.core.record import from_bytes
from tests.dealt import begun
from tests.store_access import made_by_later_version


def test_a_match_is_stamped_with_its_rules_when_it_is_dealt(db: Connection) -> None:
    number = begun(db, Components())
    assert matches.get(db, number).rules == catalogue.find("comuni").newest_rules > 1


def test_a_record_is_played_by_the_rules_of_its_match(db: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    number = begun(db, Components())
    monkeypatch.setattr(Game, "rules_of", None)
    record = from_bytes(records.whole(db, matches.get(db, number)))
    assert record.rules == matches.get(db, number).rules


@pytest.mark.parametrize("what", ["rules", "shape"])
def test_a_match_of_a_later_version_is_refused_in_words(db: Connection, what: str) -> None:
    library = Components()
    number = begun(db, library)
    made_by_later_version(db, number, what)
    with pytest.raises(Illegal) as refused:
        play.match_state(db, library, number)
    assert refused.value.key == "match-newer"
    said = {lang: refusal(refused.value, None, lang) for lang in ("en", "fr", "de")}
    assert "newer version" in said["en"]
    assert "plus récente" in said["fr"]
    assert "neueren Version" in said["de"]
