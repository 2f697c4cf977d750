"""`python -m tests.deployment`: draw docs/deployment.svg, the picture of a bot on several machines."""

from __future__ import annotations

from html import escape
from pathlib import Path

PICTURE = Path(__file__).parents[1] / "docs" / "deployment.svg"
WIDTH, HEIGHT = 920, 600
INK, SOFT, PAPER = "#2b2620", "#6b6258", "#fbf7ef"
STYLES = {
    "discord": ("#e3e6fa", "#4450a8"),
    "bot": ("#fbe6c8", "#a0611a"),
    "store": ("#dcecdd", "#2f6b3a"),
    "plain": ("#efe9dd", "#6b6258"),
}


def text(x: float, y: float, said: str, size: int = 15, *, bold: bool = False, colour: str = INK) -> str:
    """A line of text around its middle."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{weight} text-anchor="middle">{escape(said)}</text>'
    )


def box(x: float, y: float, width: float, height: float, style: str, title: str, *lines: str) -> list[str]:
    """A part of the deployment, with what it does."""
    fill, edge = STYLES[style]
    place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    middle = x + width / 2
    return [
        f'<rect {place} rx="12" fill="{fill}" stroke="{edge}" stroke-width="2"/>',
        text(middle, y + 26, title, 17, bold=True),
        *(text(middle, y + 50 + 20 * number, line, 14) for number, line in enumerate(lines)),
    ]


def arrow(
    x1: float, y1: float, x2: float, y2: float, said: str, *, dashed: bool = False, aside: float = 0.0
) -> list[str]:
    """A way from one part to another, and what goes there."""
    dashes = ' stroke-dasharray="7 6"' if dashed else ""
    line = f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{INK}" stroke-width="2"{dashes}'
    return [
        f'{line} marker-end="url(#head)"/>',
        text((x1 + x2) / 2 + aside, (y1 + y2) / 2 + 5, said, 13, colour=SOFT),
    ]


def picture() -> str:
    """The whole drawing."""
    parts = [
        *box(40, 24, 840, 84, "discord", "Discord", "a gateway session for each shard; one REST interface for all"),
        *box(
            40,
            190,
            390,
            136,
            "bot",
            "bot-0 (host A)",
            "PARAVENT_SHARDS=0-1/4",
            "answers its servers, and direct messages",
            "holds the lease: clocks, orders, house players",
        ),
        *box(
            490,
            190,
            390,
            136,
            "bot",
            "bot-1 (host B)",
            "PARAVENT_SHARDS=2-3/4",
            "answers its servers, sends any match's posts",
            "takes the lease when bot-0 is gone",
        ),
        *box(
            40,
            420,
            390,
            116,
            "store",
            "PostgreSQL primary",
            "matches, outbox, leases",
            "locks a match, tells of commits (NOTIFY)",
        ),
        *box(490, 420, 250, 116, "store", "standby", "has every answered action", "promoted when the primary dies"),
        *box(770, 420, 110, 116, "plain", "archive", "and base", "backups"),
        *arrow(180, 108, 180, 188, "shards 0, 1", aside=-52),
        *arrow(300, 190, 300, 112, "REST", aside=30),
        *arrow(620, 108, 620, 188, "shards 2, 3", aside=-52),
        *arrow(740, 190, 740, 112, "REST", aside=30),
        *arrow(200, 326, 200, 418, "read-write", aside=-48),
        *arrow(620, 326, 400, 418, "read-write", aside=66),
        *arrow(432, 478, 488, 478, ""),
        text(460, 466, "WAL", 13, colour=SOFT),
        *arrow(330, 418, 330, 330, "NOTIFY (to all)", dashed=True, aside=58),
        f'<path d="M235 536 V570 H825 V540" fill="none" stroke="{INK}" stroke-width="2" marker-end="url(#head)"/>',
        text(600, 590, "WAL, for a restore to a moment", 13, colour=SOFT),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="Alegreya Sans, Noto Sans, DejaVu Sans, sans-serif" role="img" '
        'aria-label="Two bot processes between Discord and a PostgreSQL primary with its standby">'
        '<defs><marker id="head" markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto">'
        f'<path d="M0 0 L9 4 L0 8 z" fill="{INK}"/></marker></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    )
    return "\n".join([head, *parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
