"""The text board says everything the picture shows, and the alternative text is short enough."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from engine.core import catalogue
from engine.core.step import Decision, Sealed
from engine.core.words import LANGUAGES
from engine.games.comuni.components import printed
from engine.games.comuni.pieces import Category, Phase, Resource, Table
from renderers import atelier, png
from renderers.comuni import look
from tests.renderers.positions import LONGEST, PLAYERS, crowded, match, thawed, with_table

#: what changes nothing that anybody could see on a board
NOT_ON_THE_BOARD = {"battle", "works", "sheets"}
CARDS = sorted(printed().cards)


def changes(raw: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every single fact in a piece, with another value for it."""
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield from changes(value, (*path, key))
    elif isinstance(raw, list):
        for at, value in enumerate(raw):
            yield from changes(value, (*path, at))
    elif isinstance(raw, bool):
        yield path, not raw
    elif isinstance(raw, int):
        yield path, raw + 1
    elif isinstance(raw, str):
        yield path, other(raw)


def other(word: str) -> str:
    for kinds in (list(Category), list(Resource), list(Phase), CARDS, list("ABCD")):
        if word in kinds:
            return str(kinds[(list(kinds).index(word) + 1) % len(kinds)])
    return word + "x"


def changed(raw: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    if isinstance(raw, dict):
        return {key: changed(one, path[1:], value) if key == path[0] else one for key, one in raw.items()}
    return [changed(one, path[1:], value) if at == path[0] else one for at, one in enumerate(raw)]


def legal(path: tuple[Any, ...], raw: Any, value: Any) -> bool:
    """Whether a table can hold the other value at all."""
    if path[-1] in ("turn", "leader", "seat") or path[0] in ("winner", "masters"):
        return 0 <= value < len(raw["comuni"])
    if path[0] == "comuni" and path[-1] == "number":
        return False  # printed on the comune: its name says the same
    if path[0] == "columns" and path[-1] in ("number",):
        return value <= 7
    return not (path[0] in ("heroes", "supply") and value in raw[path[0]])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_every_public_fact_is_in_the_text(players: int, share: float) -> None:
    """Change any single fact on the table, and the text changes."""
    seen = match(players)
    view = seen[round(share * (len(seen) - 1))].public
    pictures, raw = atelier.find("comuni"), msgspec.to_builtins(thawed(view))
    said = pictures.describe(view, "en")
    checked = 0
    for path, value in changes(raw):
        if not legal(path, raw, value) or (path[0] == "works" and view.table.phase is not Phase.BUILD):
            continue
        if path == ("phase",) and view.step is not None:
            continue  # the question says in which phase it is put
        if path[0] == "battle" and path[-1] == "attacker":
            continue  # its pile says the same
        table = msgspec.convert(changed(raw, path, value), Table)
        assert pictures.describe(with_table(view, table), "en") != said, f"{path} = {value} is not in the text"
        checked += 1
    assert checked > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_on_the_board(players: int) -> None:
    """Change a fact on the table, and the picture changes: floors, not single cards of a building, are drawn."""
    seen = match(players)
    view = seen[len(seen) * 2 // 3].public
    pictures, raw = atelier.find("comuni"), msgspec.to_builtins(thawed(view))
    before = png.encoded(pictures.board(view, "en"))
    for path, value in changes(raw):
        if path[0] in NOT_ON_THE_BOARD or not legal(path, raw, value) or path == ("phase",):
            continue
        if path[:1] == ("comuni",) and "buildings" in path and "cards" in path:
            continue
        if path[0] == "masters" or (path[0] == "comuni" and path[-1] in ("score",)) or path[0] != "comuni":
            table = msgspec.convert(changed(raw, path, value), Table)
            after = png.encoded(pictures.board(with_table(view, table), "en"))
            assert after != before, f"{path} = {value} is not on the board"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_alternative_text_has_at_most_1024_characters(players: int, lang: str) -> None:
    pictures = atelier.find("comuni")
    for seen in match(players)[::17]:
        assert 80 < len(pictures.alt(seen.public, lang, LONGEST[:players])) <= 1024
    assert len(pictures.alt(crowded(players), lang, ["W" * 200] * players)) <= 1024


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_private_view_holds_the_hand_and_a_public_one_does_not(lang: str) -> None:
    pictures = atelier.find("comuni")
    seen = max(match(3), key=lambda one: len(one.private[0].hand.cards))
    own = pictures.describe(seen.private[0], lang)
    public = pictures.describe(seen.public, lang)
    for card in seen.private[0].hand.cards:
        assert card in own
        assert card not in public
    assert len(own) > len(public)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_has_an_alternative_text_of_its_own(lang: str) -> None:
    pictures, seen = atelier.find("comuni"), match(3)[-1]
    own = seen.private[1]
    texts = [pictures.alt(seen.public, lang, LONGEST, kind) for kind in ("board", *pictures.moments(seen.public))]
    texts += [pictures.alt(own, lang, LONGEST, "hand"), pictures.alt(seen.public, lang, LONGEST, "city")]
    assert all(20 < len(text) <= 1024 for text in texts)
    assert len(set(texts)) >= 4
    assert pictures.mine(own, lang) in pictures.describe(own, lang)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a Fluent file with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path} says {entry.id.name} twice"
            found[entry.id.name] = {node.id.name for node in walked(entry) if isinstance(node, ast.VariableReference)}
    return found


def walked(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from walked(one)


@pytest.mark.parametrize("folder", ["locale", "comuni/locale"])
def test_every_word_exists_in_every_language_with_the_same_variables(folder: str) -> None:
    home = Path(atelier.__file__).parent / folder
    english = messages(home / "en.ftl")
    for lang in ("fr", "de"):
        other_words = messages(home / f"{lang}.ftl")
        assert english.keys() == other_words.keys()
        assert {key for key in english if other_words[key] != english[key]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_headline(lang: str) -> None:
    words = look.words_in(lang)
    for step in catalogue.find("comuni").kinds().steps:
        if issubclass(step, Sealed):
            assert words.has(f"asks-all-{step.word}")
        elif issubclass(step, Decision):
            assert words.has(f"asks-{step.word}")
