"""Plots: points and chances over a match, and someone's rating from match to match; each also in words."""

from renderers.plots.career import RatingPoint, rating, rating_alt
from renderers.plots.chances import ChanceLine, ChancePlot, chances, chances_alt
from renderers.plots.match import ScoreLine, lines_of, scores, scores_alt

__all__ = [
    "ChanceLine",
    "ChancePlot",
    "RatingPoint",
    "ScoreLine",
    "chances",
    "chances_alt",
    "lines_of",
    "rating",
    "rating_alt",
    "scores",
    "scores_alt",
]
