"""How strong someone is at a game: rated by the library openskill (Plackett-Luce) when a match is over.

The rulings, in one place:

- Places follow the final standing: winners come first, also several together; all others stand by points, and
  equal points share a place. Where nobody wins although someone might have, the points decide alone: if losing
  together made all equal, players who lie behind would have a reason to bring everyone down.
- A seat counts for the person who began with it, until someone given it for good has taken more than half of its
  actions: leaving does not pay, and helping out costs nothing. A house player or a substitute only keeps a seat warm
  for an absent user, and is never given it (`counts_for`).
- House players have one rating for each game and level. Several of one level at a table move it together, by the mean
  of what would become of each.
- Matches with one person are rated too. Beating rookies again and again does not pay: their rating falls with each
  loss, and a win that was to be expected moves almost nothing.
- A match that was ended early is not rated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from bot.store import Connection, people, results
from bot.store.offers import SeatOffer
from bot.store.results import Change, Rating, Who
from engine.core.seat import places

MODEL = PlackettLuce()
NEWCOMER = Rating(MODEL.mu, MODEL.sigma)

#: The friendly scale, as chess players know it: everyone begins at 1500, and once ratings have settled, a player
#: 400 points ahead wins ten duels of eleven.
BEGINNING, POINTS_PER_MU = 1500, 30
#: matches before a rating is more than a first guess
SETTLED = 5

#: where it is remembered that matches from before there were ratings have been rated
OLDER_RATED = "ratings"


class Shown(NamedTuple):
    """A rating as people read it."""

    number: int
    #: how uncertain it is, either way
    margin: int
    matches: int

    @property
    def provisional(self) -> bool:
        """Whether too few matches have been played to tell."""
        return self.matches < SETTLED

    @property
    def certain(self) -> int:
        """What a leaderboard goes by: the rating less its uncertainty, so that a few lucky matches do not lead it."""
        return self.number - self.margin


def shown(rating: Rating, matches: int) -> Shown:
    """A rating on the friendly scale."""
    return Shown(scaled(rating.mu), round(POINTS_PER_MU * rating.sigma), matches)


def scaled(mu: float) -> int:
    """An estimate on the friendly scale."""
    return round(BEGINNING + POINTS_PER_MU * (mu - NEWCOMER.mu))


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"\N{MINUS SIGN}{-change}" if change < 0 else "±0"


def after(before: Sequence[tuple[Who, Rating]], ranks: Sequence[int]) -> list[Rating]:
    """What a match makes of the ratings of its seats; seats of one house player's level end up with the same."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for _, rating in before]
    rated = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    mine = {who: [one for (other, _), one in zip(before, rated, strict=True) if other == who] for who, _ in before}
    return [Rating(fmean(one.mu for one in mine[who]), fmean(one.sigma for one in mine[who])) for who, _ in before]


def counts_for(now: Who, passed_on: Sequence[SeatOffer], acted: Mapping[int, int]) -> Who:
    """For whom a seat counts, by whose it is now, how it was passed on for good, and how much each user played."""
    whole = sum(acted.values())
    for one in reversed(passed_on):
        if 2 * acted.get(one.heir, 0) > whole:
            return Who(one.heir, None)
    if not passed_on:
        return now
    first = passed_on[0]
    return Who(first.before, None) if first.before is not None else Who(None, first.house)


def rate(db: Connection, match: int) -> None:
    """Rate a finished match from its score sheet, in the transaction that wrote it; the second time nothing happens."""
    sheet = results.sheet(db, match)
    if not sheet or results.is_rated(db, match):
        return
    # two matches that end at the same moment follow one another
    db.lock("game", sheet[0].game)
    before = [(one.who, results.rating(db, one.game, one.who) or NEWCOMER) for one in sheet]
    ranks = places([one.points for one in sheet], [one.won for one in sheet])
    for one, (_, old), new, place in zip(sheet, before, after(before, ranks), ranks, strict=True):
        results.add_change(
            db,
            Change(
                match=match, seat=one.seat, game=one.game, who=one.who, place=place, before=old, after=new, at=one.at
            ),
        )


def rate_older(db: Connection) -> None:
    """Rate the matches from before there were ratings, in the order they ended; once in the life of a store."""
    if people.recall(db, OLDER_RATED) is None:
        for match in results.unrated(db):
            rate(db, match)
        people.remember(db, OLDER_RATED, "done")
