"""Plots: the points of a match as they came, and somebody's rating from match to match; each also in words."""

from renderers.plots.career import RatingPoint, rating, rating_alt
from renderers.plots.match import ScoreLine, lines_of, scores, scores_alt

__all__ = ["RatingPoint", "ScoreLine", "lines_of", "rating", "rating_alt", "scores", "scores_alt"]
