"""Fluent messages parsed one by one are those of the whole file."""

import gc
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from engine.core import lazy_bundle
from engine.core.lazy_bundle import LazyBundle, entries_of
from engine.core.sentences import MissingWords, bundle_of, sentence

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "engine", "examples", "renderers", "sandbox")
FILES = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.ftl"))


def named(text: str) -> dict[str, ast.EntryType]:
    """The messages and terms of a text by name, as the parser of Fluent finds them."""
    entries = FluentParser(with_spans=False).parse(text).body
    assert not [one for one in entries if isinstance(one, ast.Junk)]
    return {
        f"{'-' if isinstance(one, ast.Term) else ''}{one.id.name}": one
        for one in entries
        if isinstance(one, ast.Message | ast.Term)
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_of_a_file_is_found_and_is_the_same(file: Path) -> None:
    whole, apart = named(file.read_text("utf-8")), entries_of(file)
    assert list(whole) == list(apart)
    for name, text in apart.items():
        [(found, entry)] = named(text).items()
        # a comment above a message stands at the end of the text before it
        assert found == name
        assert entry.equals(whole[name], ["span", "comment"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with messages of every shape."""
    (tmp_path / "en.ftl").write_text(
        """# a file
-house = Paravent
    .short = P

greeting = { $count ->
[one] One player
*[other] { $count } players
} of { -house }, { more }

## a group
more = { $count } =
    more = lines
    .tip = { greeting.tip }
greeting-tip = seen
mistake = { $count
""",
        "utf-8",
    )
    return tmp_path


def test_messages_refer_to_others_that_nobody_has_asked_for_yet(folder: Path) -> None:
    assert sentence((folder,), "en", "greeting", None, (("count", 2),)) == "2 players of Paravent, 2 =\nmore = lines"
    assert sentence((folder,), "en", "greeting-tip", None, ()) == "seen"


def test_a_message_with_a_mistake_is_missing(folder: Path) -> None:
    assert not bundle_of((folder,), "en").has_message("mistake")
    with pytest.raises(MissingWords):
        sentence((folder,), "en", "mistake", None, (("count", 2),))


def test_a_term_is_no_message_and_a_later_file_overrides(folder: Path) -> None:
    bundle = LazyBundle("en")
    bundle.add_file(folder / "en.ftl")
    later = folder / "later.ftl"
    later.write_text("more = other\n", "utf-8")
    bundle.add_file(later)
    assert not bundle.has_message("house")
    assert not bundle.has_message("nothing")
    pattern = bundle.get_message("more").value
    assert pattern is not None
    assert bundle.format_pattern(pattern)[0] == "other"
    with pytest.raises(LookupError):
        bundle.get_message("nothing")


def test_what_is_made_ready_is_parsed_once_and_its_tree_forgotten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trees() -> int:
        return sum(isinstance(one, ast.Message) for one in gc.get_objects())

    bundle = LazyBundle("en")
    bundle.add_file(folder / "en.ftl")
    assert bundle.has("more", "tip")
    before = trees()
    # each message but the one that was asked for; no term
    assert len(list(bundle.made_ready())) == 3
    assert trees() <= before
    monkeypatch.setattr(lazy_bundle, "FluentResource", lambda text: pytest.fail(f"parsed again: {text}"))
    assert list(bundle.made_ready()) == []
    assert bundle.say("greeting-tip", None, {}) == "seen"
    assert bundle.has("greeting")
    assert not bundle.has("more", "title")
    assert not bundle.has("mistake")
