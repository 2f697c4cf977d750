"""`python -m bot.store.schema`: write SCHEMA.md, every table and column on one page, from the migrations."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from bot.store.file import MIGRATIONS, migrate

PAGE = Path(__file__).parent / "SCHEMA.md"
#: tables whose migration says nothing above them
UNEXPLAINED = {
    "votes": "A voice in a question to the whole table.",
    "settings": "What people have set for themselves.",
    "results": "A seat's line on the score sheet of a finished match.",
    "incidents": "Failures that somebody was told the number of: places in the code, never a secret.",
    "tournaments": "Rounds of matches among people who have entered, from joining to the last table of results.",
    "entrants": "Who takes part in a tournament.",
}

_CREATE = re.compile(r"CREATE TABLE (\w+)")
_COLUMN = re.compile(r"\s+(\w+)\s+(?:INTEGER|TEXT|REAL|BLOB)\b[^-]*(?:--\s*(.*))?$")
_ADD = re.compile(r"ALTER TABLE (\w+) ADD COLUMN (\w+)[^;]*;\s*(?:--\s*(.*))?$")
_RENAME_COLUMN = re.compile(r"ALTER TABLE (\w+) RENAME COLUMN (\w+) TO (\w+)")
_RENAME = re.compile(r"ALTER TABLE (\w+) RENAME TO (\w+)")
_COMMENT = re.compile(r"\s*--\s*(.*)$")


class Comments:
    """What the migrations say of tables and columns; the newest word counts."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = dict(UNEXPLAINED)
        self.columns: dict[tuple[str, str], str] = {}

    def read(self, script: str) -> None:
        """Take in one more migration."""
        table, above = "", ""
        for line in script.splitlines():
            if comment := _COMMENT.match(line):
                above = f"{above} {comment[1]}".strip()
                continue
            if created := _CREATE.match(line):
                table = created[1]
                if above and table not in UNEXPLAINED:
                    self.tables[table] = above
            elif line.startswith(")"):
                table = ""
            elif added := _ADD.match(line):
                self._say(added[1], added[2], added[3])
            elif column := _RENAME_COLUMN.match(line):
                self._say(column[1], column[3], self.columns.pop((column[1], column[2]), None))
            elif renamed := _RENAME.match(line):
                self._rename(renamed[1], renamed[2])
            elif table and (column := _COLUMN.match(line)):
                self._say(table, column[1], column[2] or above)
            above = ""

    def _say(self, table: str, column: str, comment: str | None) -> None:
        if comment:
            self.columns[table, column] = comment

    def _rename(self, old: str, new: str) -> None:
        """A table was made again: what was said of the earlier one holds where nothing else is said."""
        self.tables.setdefault(new, self.tables.get(old, ""))
        self.tables.pop(old, None)
        for table, column in list(self.columns):
            if table == old:
                self.columns[new, column] = self.columns.pop((table, column))


def page() -> str:
    """The schema as Markdown."""
    comments = Comments()
    for file in sorted(MIGRATIONS.glob("*.sql")):
        comments.read(file.read_text("utf-8"))
    db = sqlite3.connect(":memory:")
    try:
        migrate(db)
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        tables = [_table(db, name, comments) for name in names]
        [(version,)] = db.execute("PRAGMA user_version").fetchall()
    finally:
        db.close()
    head = (
        f"# The store, form {version}\n\n"
        "Written by `python -m bot.store.schema` from the migrations beside it; not by hand.\n"
        "Moments are seconds since 1970, users, messages and channels are Discord's ids, seats count from 0.\n\n"
    )
    listed = "\n".join(f"- [{name}](#{name}): {comments.tables[name]}" for name in names)
    return head + listed + "\n\n" + "\n".join(tables)


def _table(db: sqlite3.Connection, name: str, comments: Comments) -> str:
    references = {row[3]: f"{row[2]}.{row[4]}" for row in db.execute(f"PRAGMA foreign_key_list({name})")}
    lines = [f"## {name}", "", comments.tables[name], "", "| column | kind | what |", "|---|---|---|"]
    for _, column, kind, needed, default, key in db.execute(f"PRAGMA table_info({name})"):
        said = [kind.lower()]
        said += ["key"] if key else []
        said += [] if needed or key else ["or NULL"]
        said += [f"default {default}"] if default is not None else []
        said += [f"of {references[column]}"] if column in references else []
        what = comments.columns.get((name, column), "").replace("|", "\\|")
        lines.append(f"| {column} | {', '.join(said)} | {what} |")
    unique = [_columns(db, index[1]) for index in db.execute(f"PRAGMA index_list({name})") if index[3] == "u"]
    lines += ["", *(f"Unique: {', '.join(columns)}.\n" for columns in sorted(unique))]
    return "\n".join(lines)


def _columns(db: sqlite3.Connection, index: str) -> list[str]:
    return [row[2] for row in db.execute(f"PRAGMA index_info({index})")]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
