"""The picture of a harvest says what everyone brought in, all told."""

from __future__ import annotations

from renderers.alba_longa import harvest
from tests.renderers.alba_longa.positions import match


def test_the_wheat_brought_in_counts_the_bonus_for_most_farmers() -> None:
    views = [one.public for one in match(5) if one.public.table.harvests]
    seen = next(view for view in views if harvest.bonus_of(view) is not None)
    best = harvest.bonus_of(seen)
    told = []
    for one in seen.table.harvests:
        told += ["+2", f"+{one.wheat + 2}"] if one.seat == best else [f"+{one.wheat}"]
    assert [placed.wanted for placed in harvest.drawn(seen, "en").placed if placed.wanted.startswith("+")] == told
