"""Who plays again keeps their colour: seats of a rematch, where it makes no difference who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.matches import Match, Player
from bot.wording import signs_for
from engine.core import catalogue


def are_kept(match: Match) -> bool:
    """Whether people sit down as they did in the match before; elsewhere the lot decides what a seat brings."""
    if match.rematch is None:
        return False
    title = catalogue.find(match.game)
    return title.seats_alike(title.Variant.model_validate(match.variant))


def as_before(drawn: Sequence[Player], before: Sequence[Player], game: str, colours: Sequence[str]) -> list[Player]:
    """The players by their seats: those who played before where their colour is, the others as it was drawn.

    Where a colour is chosen only in the game itself, the place at the table is kept.
    """
    earlier = {_known_by(player): player for player in before if player.seat is not None}
    seats: list[Player | None] = [None] * len(drawn)
    for player in drawn:
        then = earlier.get(_known_by(player))
        seat = _seat(then, game, colours) if then else None
        if seat is not None and seats[seat] is None:
            seats[seat] = player
    rest = iter([player for player in drawn if player not in seats])
    return [player or next(rest) for player in seats]


def _known_by(player: Player) -> int | str:
    """People by who they are; house players keep their names."""
    return player.name if player.user is None else player.user


def _seat(then: Player, game: str, colours: Sequence[str]) -> int | None:
    own, signs = catalogue.kit(game).words.signs, signs_for(game, colours)
    if own and not set(colours) <= own.keys():
        return then.seat if then.seat is not None and then.seat < len(colours) else None
    return signs.index(then.sign) if then.sign in signs else None
