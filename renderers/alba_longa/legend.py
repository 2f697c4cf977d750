"""The pieces and signs of Alba Longa, each with its name: what a newcomer reads the board with."""

from __future__ import annotations

from engine.core.words import words_for
from engine.games.alba_longa import components
from engine.games.alba_longa.pieces import JOB_OF, Blessing, Climate, Die, Job, Season, Town
from renderers import legend
from renderers.alba_longa import emblems, figures, heavens, leaf, look, monuments, signs
from renderers.api import Canvas, Draw, Item, Legend, Section, Wording, corner, stamped

#: the city that serves as an example
EXAMPLE = Town.ALBA_LONGA
LIVERY = emblems.livery(EXAMPLE)
#: a die that shows this much, a hero of this value
PIPS, HERO = 4, 4


def _chapters(words: Wording) -> tuple[Section, ...]:
    cities = [Item(look.town(words, town), corner(emblems.shield, 34, 36, 68, town, "vellum")) for town in Town]
    change = corner(look.pill, 0, 0, 2, "vellum", 40)
    return (
        Section(words("pieces-cities"), cities, 6, 154, None),
        Section(words("pieces-people"), _people(words), 5, 164, None),
        Section(words("pieces-places"), _places(words)),
        Section(words("pieces-court"), _court(words), 5, 150, None),
        Section(words("pieces-goods"), _goods(words)),
        Section(words("pieces-sky"), _sky(words), 5, 150, None),
        Section(words("pieces-marks"), [*legend.marks(words), Item(words("piece-change"), change)]),
    )


def _people(words: Wording) -> list[Item]:
    # a disc beside a number; on the housing track itself it is the housing disc
    population = components.printed().start.peasants
    disc = corner(Canvas.counted, 32, 0, monuments.disc(52, LIVERY), population, 36, 54, down=1)
    return [
        *(Item(words(f"job-{job}"), stamped(figures.figure(68, LIVERY, job))) for job in Job),
        Item(words("piece-free-peasant"), stamped(figures.figure(68, LIVERY))),
        Item(words("piece-lying"), stamped(figures.figure(62, LIVERY, Job.FARMERS, True))),
        Item(words("piece-captive"), stamped(figures.figure(68, None))),
        Item(words("piece-home"), stamped(monuments.hut("home", 84))),
        Item(words("piece-free-home"), stamped(monuments.hut("free-home", 84))),
        Item(words("piece-empty-home"), stamped(monuments.hut("empty", 84))),
        Item(words("piece-empty-free-home"), stamped(monuments.hut("free-empty", 84))),
        Item(words("piece-population"), disc),
        Item(words("piece-housing"), stamped(monuments.disc(70, LIVERY))),
        Item(words("piece-forgotten"), stamped(monuments.ruin(92))),
    ]


def _places(words: Wording) -> list[Item]:
    return [
        *(Item(_place(words, job), stamped(signs.badge(job, 68))) for job in Job),
        Item(words("piece-asleep"), stamped(signs.badge(Job.FARMERS, 68, awake=False))),
        Item(words("fields"), stamped(signs.field(92, 44, True))),
        Item(words("granary"), stamped(signs.granary(72, True))),
        Item(words("piece-piety"), stamped(signs.piety(64))),
    ]


def _place(words: Wording, job: Job) -> str:
    return words("piece-place", place=words(f"place-{job}"), job=words(f"job-{job}"))


def _court(words: Wording) -> list[Item]:
    names = [(die, words("piece-die", job=words(f"job-{JOB_OF[die]}"))) for die in Die]
    return [
        *(Item(name, corner(look.die, 38, 38, 76, 48, die, PIPS, "vellum")) for die, name in names),
        Item(words("piece-no-die"), stamped(signs.no_die(76))),
        Item(words("king-of-kings"), stamped(signs.king(76))),
        Item(words("piece-closed"), stamped(signs.closed(70))),
        Item(words("piece-abstaining"), stamped(signs.abstaining(70))),
        Item(words("piece-stall"), stamped(signs.stall(82, True))),
        Item(words("piece-poor-stall"), stamped(signs.stall(82, False))),
    ]


def _foundation(canvas: Canvas, x: int, y: int) -> None:
    canvas.stamp_mid(monuments.foundation(70), x, y - 28, "vellum")  # it lies at the foot of its sprite


def _goods(words: Wording) -> list[Item]:
    return [
        Item(words("sheet-silver"), stamped(signs.silver(68))),
        Item(words("sheet-wheat"), stamped(signs.wheat(72))),
        Item(words("piece-hero"), corner(look.hero, 29, 40, 58, HERO, "vellum")),
        Item(words("piece-used-hero"), corner(look.hero, 29, 40, 58, HERO, "vellum", True)),
        Item(words("sheet-monuments"), stamped(monuments.sign(70))),
        Item(words("piece-monument"), stamped(monuments.monument(components.printed().goal_monuments - 1, 68, LIVERY))),
        Item(words("piece-foundation"), _foundation),
        Item(words("piece-assisi"), stamped(signs.tower(74))),
    ]


def _sky(words: Wording) -> list[Item]:
    data, rules = components.printed(), words_for("alba_longa", words.lang)

    def gift(blessing: Blessing) -> Draw:
        amount = next(iter(data.blessings[blessing].gain.values()))

        def draw(canvas: Canvas, x: int, y: int) -> None:
            canvas.text(x - 10, y + 1, str(amount), "number", 54, anchor="rm")
            canvas.stamp(heavens.gift(blessing, 60), x, y - 30, "vellum")

        return draw

    return [
        *(Item(words("piece-climate", climate=one), stamped(signs.weather(one, 78))) for one in Climate),
        Item(words("col-prayers"), stamped(signs.prayer(72))),
        *(Item(words(f"season-{one}"), stamped(signs.season(one, 72, "moss"))) for one in Season),
        *(Item(words("piece-blessing", gift=rules.named(one)), gift(one)) for one in Blessing),
    ]


PIECES = Legend(look.words_in, _chapters, leaf.LEAF)
