"""Plots say who has how much, at any length, in every language, and never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from itertools import pairwise

import pytest

from engine.core.words import LANGUAGES
from renderers import plots, png
from renderers.canvas import Canvas
from renderers.lettering import MINUS
from renderers.names import spelled
from renderers.page import NAMES
from renderers.palette import LIVERIES, rgb
from renderers.plots import RatingPoint, ScoreLine, career, chart, match
from renderers.wording import ALT
from tests.renderers.tidiness import assert_tidy

LARGEST = 300_000
LONG = "A name as long as Discord allows"


def lines_of(*points: Sequence[int | None], names: Sequence[str] = NAMES) -> list[ScoreLine]:
    return [ScoreLine(names[sign], sign, one) for sign, one in enumerate(points)]


def rounds(positions: int, each: int = 10) -> list[int]:
    return [at // each + 1 for at in range(positions)]


MATCHES: dict[str, tuple[list[ScoreLine], list[int | None]]] = {
    "one position": (lines_of([0], [0]), [1]),
    "two positions": (lines_of([0, 3], [0, -2]), [1, 2]),
    "no rounds": (lines_of(list(range(40)), [7] * 40), [None] * 40),
    "equal scores": (lines_of(*[list(range(60))] * 6), [*rounds(60)]),
    "nothing yet": (lines_of(*[[0] * 50] * 3), [*rounds(50)]),
    "negative": (lines_of(*([-(seat + 1) * at for at in range(90)] for seat in range(6))), [*rounds(90)]),
    "late start": (lines_of([None, None, 0, 4, 9], [None, None, 2, 2, 2]), [0, 0, 1, 1, 2]),
    "large numbers": (lines_of([0, 123_456], [0, -98_765]), [1, 2]),
    "thousands of positions": (lines_of(*([at // (seat + 2) for at in range(3_000)] for seat in range(6))), [
        *rounds(3_000, 30)
    ]),
    "long names": (lines_of(*[[0, 5, 9]] * 6, names=[f"{LONG}{seat}" for seat in range(6)]), [1, 2, 3]),
    "names nobody can draw": (lines_of([0, 1], [0, 2], names=["\N{DRAGON}", "麒麟"]), [1, 1]),
}  # fmt: skip


def career_of(matches: int, mu: float = 25.0, sigma: float = 8.3, dated: bool = True) -> list[RatingPoint]:
    first = date(2025, 1, 30)
    return [
        RatingPoint(
            mu + (at * 7919 % 13 - 6) / 5, sigma * 0.98**at + 1, first + timedelta(days=3 * at) if dated else None
        )
        for at in range(matches)
    ]


CAREERS = {
    "one match": career_of(1),
    "two matches": career_of(2),
    "forty matches": career_of(40),
    "three hundred matches": career_of(300),
    "no dates": career_of(12, dated=False),
    "always the same": [RatingPoint(25.0, 0.0)] * 5,
    "below zero": career_of(20, mu=-3.0),
    "thousands": career_of(30, mu=1_500.0, sigma=90.0),
    "the best in the middle": [RatingPoint(mu, 2.0) for mu in (20, 22, 30, 24, 23)],
}


def printed(canvas: Canvas) -> str:
    return " ".join(one.text for one in canvas.placed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", MATCHES)
def test_every_seat_stands_at_the_end_of_its_line_with_its_points(case: str, lang: str) -> None:
    lines, marks = MATCHES[case]
    canvas = match.scores(lines, marks, lang, "Comuni")
    said = printed(canvas)
    for line in lines:
        last = line.points[-1]
        assert last is not None
        assert str(last).replace("-", MINUS) in said
    if case not in ("long names", "names nobody can draw"):
        assert all(line.name[:16] in said for line in lines)
    assert_tidy(canvas, {spelled(line.name) for line in lines})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CAREERS)
def test_a_rating_shows_its_first_and_its_last_value(case: str, lang: str) -> None:
    points = CAREERS[case]
    canvas = career.rating(points, lang, LONG)
    said = printed(canvas)
    mark = "." if lang == "en" else ","
    for one in (points[0], points[-1]):
        wanted = f"{one.mu:.1f}".replace("-", MINUS).replace(".", mark) if abs(one.mu) < 100 else f"{one.mu:.0f}"[-3:]
        assert wanted in said
    assert_tidy(canvas, ())


@pytest.mark.parametrize("case", MATCHES)
def test_a_plot_of_points_is_small_and_always_the_same(case: str) -> None:
    lines, marks = MATCHES[case]
    first = png.encoded(plots.scores(lines, marks, "de", "Partie 12"))
    assert first == png.encoded(plots.scores(list(lines), tuple(marks), "de", "Partie 12"))
    assert len(first) <= LARGEST


@pytest.mark.parametrize("case", CAREERS)
def test_a_plot_of_a_rating_is_small_and_always_the_same(case: str) -> None:
    first = png.encoded(plots.rating(CAREERS[case], "fr", "Anna"))
    assert first == png.encoded(plots.rating(tuple(CAREERS[case]), "fr", "Anna"))
    assert len(first) <= LARGEST


def test_no_two_seats_share_a_marker() -> None:
    grey = {chart.marker(40, seat).image.getchannel("A").tobytes() for seat in range(len(LIVERIES))}
    assert len(grey) == len(LIVERIES)


def test_seats_with_equal_points_can_all_be_seen() -> None:
    image = plots.scores(*MATCHES["equal scores"], "en", "Equal").finished()
    field = image.crop((chart.MARGIN + chart.VALUES, chart.TOP, chart.WIDTH - match.PEOPLE - 60, chart.LOW))
    seen = {colour for _, colour in field.convert("RGB").getcolors(100_000) or []}
    assert all(rgb(livery.paint) in seen for livery in LIVERIES)


def test_lines_with_equal_points_run_side_by_side() -> None:
    field = chart.Field(0, 0, 100, 100, 0, 1, 0, 10)
    paths = match._paths(lines_of([0, 5], [0, 5], [0, 9]), match._stops([1, 2], final=False), field)
    heights = [path[-1][1] for path in paths]
    assert heights[1] - heights[0] == match.BESIDE
    assert (heights[0] + heights[1]) / 2 == field.down(5)
    assert heights[2] == field.down(9)


def test_rounds_stand_at_equal_distances_however_many_steps_they_took() -> None:
    marks = [1, 1, 1, 1, 1, 1, 2, 3, 3]
    stops = match._stops(marks, final=False)
    assert [(stop.number, stop.position) for stop in stops] == [(None, 0), (1, 5), (2, 6), (3, 8)]


def test_the_final_scoring_is_told_apart_from_what_was_scored_in_play() -> None:
    [ada, bo] = lines_of([4, 6, 12], [3, 7, 11], names=["Ada", "Bo"])
    lines = [ada._replace(in_play=[0, 5, 5]), bo._replace(in_play=[0, 6, 6])]
    said = printed(match.scores(lines, [1, 2, 2], "en", "Comuni"))
    assert "5 + 7" in said
    assert "6 + 5" in said
    assert "Final" in said
    assert "Before the final scoring: Ada 5 and Bo 6." in plots.scores_alt(lines, [1, 2, 2], "en", "Comuni")
    assert "Final" not in printed(match.scores([ada, bo], [1, 2, 2], "en", "Comuni"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rating_says_something_after_one_match(lang: str) -> None:
    point = RatingPoint(1584.0, 245.0, date(2026, 1, 10), 1, 4)
    said = printed(career.rating([point], lang, "Ada", RatingPoint(1500.0, 250.0)))
    assert "1500" in said
    assert "1584" in said
    assert "(+84)" in said
    assert "1500" in plots.rating_alt([point], lang, "Ada", RatingPoint(1500.0, 250.0))


def test_a_game_may_have_its_own_word_for_a_round() -> None:
    lines, marks = MATCHES["two positions"]
    assert "Year" in printed(match.scores(lines, marks, "en", "Alba Longa", "alba_longa"))
    assert "Round" in printed(match.scores(lines, marks, "en", "Comuni", "comuni"))
    assert "After year 1" in plots.scores_alt(
        lines_of([0, 3, 3], [0, 0, 5]), [1, 1, 2], "en", "Alba Longa", "alba_longa"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", MATCHES)
def test_the_words_of_a_match_name_everybody_within_their_limit(case: str, lang: str) -> None:
    lines, marks = MATCHES[case]
    said = plots.scores_alt(lines, marks, lang, "Comuni")
    assert len(said) <= ALT
    for line in lines:
        assert f"{line.name} {line.points[-1]}".replace(" -", f" {MINUS}") in said


def test_the_words_of_a_match_tell_who_led_when() -> None:
    lines = lines_of([0, 5, 5, 5], [0, 0, 9, 9], names=["Ada", "Bo"])
    said = plots.scores_alt(lines, [0, 1, 2, 2], "en", "Comuni")
    assert said == (
        "Comuni. Points of every player over 2 rounds. At the end: Bo 9 and Ada 5. "
        "After round 1, Ada leads. After round 2, Bo leads."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CAREERS)
def test_the_words_of_a_rating_stay_within_their_limit(case: str, lang: str) -> None:
    said = plots.rating_alt(CAREERS[case], lang, LONG)
    assert said.startswith(f"{LONG}. ")
    assert len(said) <= ALT


def test_the_words_of_a_rating_tell_first_last_best_lowest_and_when() -> None:
    points = [RatingPoint(mu, 2.04, date(2026, 3, day)) for mu, day in ((20, 1), (26.26, 2), (18, 4), (24, 9))]
    assert plots.rating_alt(points, "en", "Ada") == (
        "Ada. Rating over 4 matches: from 20.0 to 24.0, plus or minus 2.0. Highest 26.3, after match 2. "
        "Lowest 18.0, after match 3. Played from Mar 1, 2026 to Mar 9, 2026."
    )


@pytest.mark.parametrize("wanted", [[0.0], [5, 5, 5], [90, 95, 99, 100], [0, 1, 50, 51, 99], [100] * 6])
def test_labels_are_spread_within_bounds_in_their_order(wanted: list[float]) -> None:
    found = chart.spread(wanted, 12, 0, 100)
    assert found == sorted(found)
    assert min(found) >= 0
    assert max(found) <= 100 + 1e-9
    assert all(after - before >= 12 - 1e-9 for before, after in pairwise(found))


def test_labels_far_apart_stay_where_they_are() -> None:
    assert chart.spread([10, 40, 80], 12, 0, 100) == [10, 40, 80]


@pytest.mark.parametrize(("low", "high"), [(0, 5), (-118, 0), (0, 123_456), (3, 3), (0, 1)])
def test_ticks_are_round_whole_and_enclose_the_range(low: int, high: int) -> None:
    found = chart.ticks(low, high, 7)
    assert found[0] <= low
    assert found[-1] >= high
    assert all(one == round(one) for one in found)
    assert 2 <= len(found) <= 10


def test_dashes_cover_a_line_in_their_rhythm() -> None:
    pieces = list(chart.strokes([(0, 0), (9, 0), (9, 11)], (6, 4)))
    assert pieces == [[(0, 0), (6, 0)], [(9, 1), (9, 7)]]
    assert list(chart.strokes([(0, 0), (9, 0)], ())) == [[(0, 0), (9, 0)]]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_rating_is_written_as_in_the_text_beside_it(lang: str) -> None:
    said = plots.rating_alt([RatingPoint(1547.0, 245.0, date(2026, 1, 10))], lang, "Ada")
    assert "1547" in said
    assert "245" in said
