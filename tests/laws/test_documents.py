"""Documents for contributors are true: every file, class, function and link they name exists, and their code runs."""

from __future__ import annotations

import ast
import lzma
import re
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from bot.store.file import prepare_writer
from bot.store.sqlite_connection import connect
from engine.core import catalogue
from tests.fluent_forms import locale_files
from tests.laws.test_layers import LEVELS

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "renderers", "sandbox", "tests")
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
DOCUMENTS += [file for package in PACKAGES for file in sorted((ROOT / package).rglob("README.md"))]
EACH = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))

FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!`)\[[^\]]+\]\(([^)\s]+)\)")
IMAGE = re.compile(r'<img src="([^"]+)"')
#: `bot/match/play.py`, `tests/laws/`: what begins with one of the project's folders
PATH = re.compile(r"`((?:bot|engine|renderers|sandbox|tests|docs)/[\w./-]*)`")
#: `engine/core/step.py` `Step`, `Rule`
DEFINED = re.compile(r"`((?:bot|engine|renderers|sandbox|tests)/[\w/]+\.py)`((?:,? `[A-Za-z_][\w.]*`)+)")
#: `Step` in `engine/core/step.py`
DEFINED_IN = re.compile(r"`([A-Za-z_][\w.]*)` in\s+`((?:bot|engine|renderers|sandbox|tests)/[\w/]+\.py)`")


@cache
def text_of(document: Path) -> str:
    """A document without its examples."""
    return FENCED.sub("", document.read_text("utf-8"))


@cache
def names_in(file: Path) -> set[str]:
    """Every class, function and method a module defines, methods as `Class.method`."""
    found: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            members = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{one.name}" for one in members}
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def definitions(document: Path) -> Iterator[tuple[Path, str]]:
    """Which name is said to be defined in which file."""
    text = text_of(document)
    for found in DEFINED.finditer(text):
        for name in re.findall(r"`([^`]+)`", found[2]):
            yield ROOT / found[1], name
    for found in DEFINED_IN.finditer(text):
        yield ROOT / found[2], found[1]


@EACH
def test_every_link_leads_somewhere(document: Path) -> None:
    text = text_of(document)
    links = [*LINK.findall(text), *IMAGE.findall(text)]
    near = [link.partition("#")[0] for link in links if not link.startswith(("http:", "https:", "#"))]
    assert not [link for link in near if not (document.parent / link).exists()]


def anchors(page: Path) -> set[str]:
    """What a link can lead to inside a page: its headings, as GitHub spells them."""
    headings = re.findall(r"^#+ (.*)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@EACH
def test_every_link_into_a_page_leads_to_a_heading(document: Path) -> None:
    for link in LINK.findall(text_of(document)):
        place, mark, anchor = link.partition("#")
        page = document.parent / place if place else document
        if mark and not link.startswith(("http:", "https:")) and page.suffix == ".md":
            assert anchor in anchors(page), link


@EACH
def test_every_file_that_is_named_exists(document: Path) -> None:
    near = (ROOT, document.parent)
    named = PATH.findall(text_of(document))
    assert not [path for path in named if not any((folder / path).exists() for folder in near)]


@EACH
def test_every_name_is_defined_where_it_is_said_to_be(document: Path) -> None:
    wrong = [f"{file.relative_to(ROOT)}: {name}" for file, name in definitions(document) if name not in names_in(file)]
    assert not wrong


def test_the_glossary_names_every_word_once() -> None:
    words = re.findall(r"^\| ([^|]+?) \|", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.MULTILINE)
    words = [word for word in words if word not in ("word", "---")]
    assert len(words) > 80
    assert len({word.casefold() for word in words}) == len(words)


def test_the_book_for_operators_has_a_line_for_each_of_its_chapters() -> None:
    book = ROOT / "docs" / "operating"
    listed = re.findall(r"^\| \[[^\]]+\]\(([\w-]+\.md)\)", (book / "README.md").read_text("utf-8"), re.MULTILINE)
    chapters = sorted(page.name for page in book.glob("*.md") if page.name != "README.md")
    assert sorted(listed) == chapters, "add a line to docs/operating/README.md"


def test_the_book_for_operators_quotes_what_is_really_said() -> None:
    said = "\n".join(file.read_text("utf-8") for file in [*locale_files("en"), *sorted((ROOT / "bot").rglob("*.py"))])
    quoted = re.findall(r'"([^"]+)"', text_of(ROOT / "docs/operating/repair.md"))
    assert len(quoted) > 4
    assert [one for one in quoted if one.replace("'", "’") not in said.replace("'", "’")] == []


def test_every_decision_is_listed_and_says_the_same_things() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text("utf-8"))
    assert listed == sorted(file.name for file in folder.glob("[0-9]*.md"))
    for name in listed:
        text = (folder / name).read_text("utf-8")
        assert re.match(rf"# {int(name[:4])}\. .+\n\n\d{{4}}-\d\d-\d\d\n", text), name
        for part in ("**Question.**", "**Chosen.**", "**Tried and measured", "**What would make us choose again.**"):
            assert part in text, f"{name} does not say: {part}"


def test_the_way_to_debug_a_match_works_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ROOT / "tests" / "formats" / "version-1" / "store.sqlite3.xz"
    (tmp_path / "paravent.sqlite3").write_bytes(lzma.decompress(kept.read_bytes()))
    with closing(connect(tmp_path / "paravent.sqlite3")) as file:
        prepare_writer(file)
    monkeypatch.chdir(tmp_path)
    [code] = re.findall(r"```python\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    known: dict[str, object] = {}
    exec(code, known)
    known["db"].close()  # type: ignore[attr-defined]
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_the_floors_are_drawn_in_the_order_that_the_imports_keep() -> None:
    drawing = FENCED.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))[0]
    drawn = [name for name in re.findall(r"^ {11}(\w+)/ ", drawing, re.MULTILINE) if name in LEVELS]
    assert [LEVELS[name] for name in drawn] == sorted((LEVELS[name] for name in drawn), reverse=True)
    packages = {path.name for path in (ROOT / "bot").iterdir() if (path / "__init__.py").exists()}
    assert set(drawn) == packages


# -- tables of modules -------------------------------------------------------------------------------------------------


def has_own_words(folder: Path) -> bool:
    """Whether a folder belongs to one game, whose modules are named after its rulebook."""
    return folder.name in catalogue.names()


def modules_of(package: Path) -> set[str]:
    """Every module that the table of a package has to name: not those of a folder with a table of its own."""
    found: set[str] = set()
    for path in sorted(package.iterdir()):
        if path.is_dir() and not has_own_words(path) and not (path / "README.md").exists():
            found |= {f"{path.name}/{module}" for module in modules_of(path)}
        elif path.suffix == ".py" and path.name != "__init__.py":
            found.add(path.name)
    return found


TABLES = [ROOT / "bot", ROOT / "engine", ROOT / "engine" / "core", ROOT / "renderers", ROOT / "tests"]


@pytest.mark.parametrize("package", TABLES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_module_has_one_line_in_the_table_of_its_package(package: Path) -> None:
    text = (package / "README.md").read_text("utf-8").partition("## A game's folder")[0]
    named = re.findall(r"^\| `([\w/]+\.py)` \| \S", text, re.MULTILINE)
    missing, gone = sorted(modules_of(package) - set(named)), sorted(set(named) - modules_of(package))
    assert not missing, f"add a line to {package.name}/README.md for each of these"
    assert not gone, f"{package.name}/README.md names modules that are gone"
    assert len(named) == len(set(named))


def test_the_table_of_the_sandbox_names_every_module() -> None:
    package = ROOT / "sandbox"
    named = set(re.findall(r"`(\w+)/?`", (package / "README.md").read_text("utf-8").partition("| module |")[2]))
    stems = {path.stem for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert not {stem for stem in stems if not stem.startswith("__")} - named
