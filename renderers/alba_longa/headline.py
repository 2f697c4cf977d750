"""What is asked now, and of whom, in one line and a second one."""

from __future__ import annotations

from engine.games.alba_longa.housing import FreePeasants
from engine.games.alba_longa.pieces import Ending
from engine.games.alba_longa.sabotage import Sabotaging
from renderers.alba_longa import look
from renderers.alba_longa.look import View
from renderers.api import Names, Wording, asked, question


def told(view: View, words: Wording, names: Names) -> tuple[str, str]:
    """The headline and the line below it."""
    if view.step is None:
        return over(view, words, names)
    if isinstance(view.step, FreePeasants) and view.step.in_turn:
        return words(f"asks-all-{view.step.word}"), words("headline-in-turn", players=len(view.step.kings))
    facts = {"town": look.town(words, view.step.town)} if isinstance(view.step, Sabotaging) else {}
    asks = question(view, words, words(f"phase-{look.phase_of(view)}"), **facts)
    return asked(view, look.SIDES, words, names, asks)


def over(view: View, words: Wording, names: Names) -> tuple[str, str]:
    """How it ended, and who has won."""
    table = view.table
    towns = [look.town(words, table.cities[seat].town) for seat in table.winners]
    players = words.listed([name for seat in table.winners if (name := look.player(names, seat))])
    if not towns:
        alive = any(city.alive for city in table.cities)
        return words("over-nobody"), words("over-deck" if alive else "over-all-forgotten")
    key = "over-shared" if len(towns) > 1 else "over-won"
    under = players or words(f"ending-{table.ending or Ending.CHALLENGE}")
    if decided := tie_break(view):
        under = words("name-and-rank", name=players, rank=words(decided)) if players else words(decided)
    return words(key, cities=words.listed(towns)), under


def tie_break(view: View) -> str | None:
    """What parted one winner from others who had met the challenge, too."""
    table = view.table
    rivals = [sheet for sheet in table.sheets if sheet.met and sheet.seat not in table.winners]
    if not rivals or len(table.winners) != 1:
        return None
    won = table.sheets[table.winners[0]]
    return "tie-peasants" if all(won.peasants > other.peasants for other in rivals) else "tie-wealth"
