"""The printed components as data, checked against the arithmetic that the rulebook fixes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from engine.core.api import ComponentFile, File, Game, Impossible, Part, Violation, exactly, unless, violated
from engine.games.flandern1302.actions import Build, Finish, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.component_file import Numbers, PlotPart, WholeFile, whole
from engine.games.flandern1302.ground import (
    SIDES,
    Apart,
    Border,
    BySet,
    Ground,
    Reached,
    Shaped,
    Spread,
    joined,
    turned,
)
from engine.games.flandern1302.pieces import (
    CITY_OF,
    FORM,
    GUILDS,
    INDEX,
    PLAYER_GUILDS,
    Arms,
    Box,
    Card,
    CityName,
    Hand,
    PlotName,
    QuarterName,
    Shape,
    Special,
    Table,
)

PILES = ("A", "B")
GUILD_QUARTERS, CHURCH_QUARTERS = 16, 13
SILVER_CARDS, GOLDEN_CARDS, INFLUENCE_DECK = 11, 28, 14
PLOTS = 13
#: kinds of one arms that fit plots of one shape
MOST_KINDS = 4


class Kind(Part):
    """One kind of quarter: all of it are alike and interchangeable."""

    name: QuarterName
    arms: Arms
    #: place of the arms in lists kept by arms
    index: int
    #: None for centres and special quarters
    shape: Shape | None
    masters: int
    special: Special | None
    count: int
    #: the shelf of the stock it lies on, one for each arms and form (-1: none), and its bit there
    shelf: int = -1
    bit: int = 0


#: the builds of one arms on one ground, for each set of kinds that the stock may still have
Cell = tuple[tuple[Build, ...], ...]
#: a plot as the building rules ask for it: its ground, its form, builds by arms; and for grey and for the church the
#: shelf they come from, and their builds once more
PlotRow = tuple[int, int, tuple[Cell, ...], int, Cell, int, Cell]
#: a double plot of D: its number, takes, long sides, the build
DoublePlot = tuple[int, int, int, tuple[Build, ...]]


class PlotRows(BySet[PlotRow, int, tuple[PlotRow, ...]]):
    """The rows of those plots of a city that are in a set, in the order of the plots."""

    def found(self, grounds: int) -> tuple[PlotRow, ...]:
        return tuple(row for row in self.land if grounds >> row[0] & 1)


class DoublePlots(BySet[DoublePlot, int, tuple[DoublePlot, ...]]):
    """The double plots of a city that are wholly in a set."""

    def found(self, grounds: int) -> tuple[DoublePlot, ...]:
        return tuple(double for double in self.land if not double[1] & ~grounds)


class Components(Numbers):
    """All printed numbers of the game."""

    #: every piece of land a city can have: 13 plots, 16 suburb plots, 4 double plots
    grounds: tuple[Ground, ...]
    #: the plots and suburb plots, and the double plots of D
    singles: tuple[Ground, ...]
    doubles: tuple[Ground, ...]
    kinds: dict[QuarterName, Kind]
    #: by arms and form: the kinds that fit such a plot, fewest masters first, specials last
    shelves: tuple[tuple[QuarterName, ...], ...]
    #: where A, B, C may lie -> the grounds they open, by special and ground
    opens: Mapping[tuple[Special, int], tuple[Ground, ...]]
    #: the grounds that touch some of a set of grounds; those with a long side at one of them
    beside: Border
    facing: Border
    #: by ground: whether it touches none of a set of grounds
    apart: Apart
    #: by double plot: whether it touches none of a set of grounds; whether a long side of it borders some of them
    doubles_apart: Apart
    doubles_facing: Reached
    #: the grounds that building can reach from some of them over others, long side by long side
    spread: Spread
    #: by arms: the grounds that such quarters fit by their shapes; outside the wall no church quarter
    shaped: tuple[Shaped, ...]
    #: the plots of a city at the beginning, without the centre, as bits
    plots: int
    codes: tuple[str, ...]
    #: by city and ground
    names: tuple[tuple[PlotName, ...], ...]
    #: by city: the plots and suburb plots; the double plots of D
    rows: tuple[PlotRows, ...]
    doubled: tuple[DoublePlots, ...]
    #: by city and ground: what else may be done there
    finishes: tuple[tuple[Finish, ...], ...]
    cathedral_moves: tuple[tuple[PlaceCathedral, ...], ...]
    master_moves: tuple[tuple[PlaceMaster, ...], ...]
    #: the plot meant by a name: city and the grounds that may go by it
    places: Mapping[PlotName, tuple[CityName, tuple[Ground, ...]]]
    centres: Mapping[CityName, Arms]
    #: golden cards of pile A and pile B
    piles: tuple[tuple[Card, ...], ...]
    #: points of the third place and below
    lower_places: tuple[int, ...]
    half_up: bool
    #: two players: an influence card builds for the guild whose arms it bears, not for either influenced guild
    bearer_builds: bool

    def violations(self) -> Iterator[Violation]:
        """Every way in which these numbers cannot be a game of Flandern 1302."""
        for arms in GUILDS:
            count = sum(kind.count for kind in self.kinds.values() if kind.arms is arms)
            yield from exactly(GUILD_QUARTERS, "quarters", count=count, arms=arms)
        count = sum(kind.count for kind in self.kinds.values() if kind.arms is Arms.CHURCH)
        yield from exactly(CHURCH_QUARTERS + 1, "church-quarters", count=count)
        silver = self.silver
        if silver.city + silver.building_site + silver.take_back + silver.influence != SILVER_CARDS:
            yield violated("silver-sum", right=SILVER_CARDS)
        if (silver.city, silver.building_site, silver.take_back) != (len(CityName), 1, 1):
            yield violated("silver-cards")
        golden = [card for pile in self.piles for card in pile]
        yield from exactly(GOLDEN_CARDS, "golden-sum", cards=len(golden))
        for card in CITY_OF:
            yield from unless(golden.count(card) == 1, "golden-city", cards=golden.count(card), card=card)
        for card, pawns in ((Card.CATHEDRAL, self.cathedrals), (Card.GUILD_MASTER, self.masters)):
            count = golden.count(card)
            yield from unless(count <= pawns, "golden-pawns", cards=count, card=card, pawns=pawns)
        yield from unless(sorted(self.centres.values()) == sorted(Arms), "centres")
        if len(set(self.codes)) != len(CityName) or not all(len(code) == 1 and code.isupper() for code in self.codes):
            yield violated("codes")
        inside = [ground for ground in self.grounds if not ground.special]
        yield from unless([ground.plot for ground in inside] == list(range(PLOTS)), "plots", last=PLOTS - 1)
        for shape in Shape:
            count = sum(ground.shape is shape for ground in inside)
            yield from unless(count == 4, "shapes", count=count, shape=shape)
        for side in SIDES:
            walls = sorted(str(ground.shape) for ground in inside if ground.wall and ground.side == side)
            yield from unless(walls == ["wedge", "yard"], "wall-side", side=side)
        yield from unless(len(self.lower_places) == 3, "places")


def _grounds(file: WholeFile) -> tuple[Ground, ...]:
    """Every ground with its polygon, its contacts computed."""
    found: list[Ground] = []

    def add(plot: PlotPart, special: Special | None) -> None:
        shape = None if plot.shape == "centre" else Shape(plot.shape)
        form = FORM[shape] if shape else -1
        index = len(found)
        found.append(
            Ground(index, plot.label, shape, plot.side, plot.polygon, plot.label_at, special, form, 1 << index, 0, 0)
        )

    for plot in file.plots:
        add(plot, None)
    for suburb in file.suburbs:
        for plot in suburb.new_plots:
            add(plot, suburb.special)
    [double] = [special for special in file.specials if special.id is Special.D]
    for turn, side in enumerate(SIDES):
        pair = [ground for ground in found if ground.wall and ground.side == side]
        takes = sum(ground.takes for ground in pair)
        wedge = next((ground.plot for ground in pair if ground.shape is Shape.WEDGE), 0)
        polygon = turned(double.polygon_north, turn)
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        label = (sum(xs) / len(xs), sum(ys) / len(ys))
        found.append(Ground(len(found), wedge, None, side, polygon, label, Special.D, -1, takes, 0, 0))
    return joined(tuple(found), file.long_side)


def _contacts(file: WholeFile, grounds: tuple[Ground, ...]) -> Iterator[Violation]:
    """Where the listed contacts of a plot are not those of its polygon."""
    outside = [(plot, suburb) for suburb in file.suburbs for plot in suburb.new_plots]
    everything = [*((plot, None) for plot in file.plots), *outside]
    for (plot, suburb), ground in zip(everything, grounds, strict=False):
        # a plot inside lists only its neighbours inside; a suburb plot all of them
        known = [other for other in grounds if other.special is None or (suburb and other.suburb)]
        touches = sorted({other.plot for other in known if ground.touches & other.takes})
        long = sorted({other.plot for other in known if ground.long & other.takes})
        opened = str(suburb.special) if suburb else "none"
        touch, face = sorted(plot.touches), sorted(plot.long_side_neighbours)
        if touches != touch:
            yield violated("touches", plot=plot.label, suburb=opened, found=str(touches), listed=str(touch))
        if long != face:
            yield violated("long-sides", plot=plot.label, suburb=opened, found=str(long), listed=str(face))


def _kinds(file: WholeFile) -> Iterator[Kind]:
    """Every kind of quarter, with how many there are."""
    for arms in GUILDS:
        printed = file.guild_quarters if arms in PLAYER_GUILDS else file.grey_quarters
        yield Kind(QuarterName(f"{arms}-centre"), arms, INDEX[arms], None, 0, None, printed.centre)
        masters = printed.printed_masters_per_shape
        for shape in Shape:
            left = printed.per_shape[shape]
            for number in sorted(set(masters)):
                count = min(left, masters.count(number))
                left -= count
                name = QuarterName(f"{arms}-{shape}-{number}")
                yield Kind(name, arms, INDEX[arms], shape, number, None, count)
    church, index = Arms.CHURCH, INDEX[Arms.CHURCH]
    yield Kind(QuarterName(f"{church}-centre"), church, index, None, 0, None, file.church_centres)
    for shape in Shape:
        name = QuarterName(f"{church}-{shape}")
        yield Kind(name, church, index, shape, 0, None, file.church_quarters[shape])
    for special in file.church_specials:
        yield Kind(QuarterName(f"{church}-{special}"), church, index, None, 0, special, 1)


def _opens(file: WholeFile, grounds: tuple[Ground, ...]) -> dict[tuple[Special, int], tuple[Ground, ...]]:
    """Where A, B and C may lie, and which plots they open there."""
    found: dict[tuple[Special, int], tuple[Ground, ...]] = {}
    for special in file.specials:
        for ground in grounds:
            if special.id is not Special.D and ground.wall and ground.shape in special.placed_on:
                found[special.id, ground.index] = tuple(
                    other for other in grounds if other.special is special.id and other.side == ground.side
                )
    return found


def _shelves(file: WholeFile, kinds: dict[QuarterName, Kind]) -> tuple[tuple[QuarterName, ...], ...]:
    """The kinds by arms and form of the plot they fit; tells each kind its place."""
    placed_on = {special.id: special.placed_on for special in file.specials}
    shelves: list[tuple[QuarterName, ...]] = []
    for arms in Arms:
        for shape in Shape:
            shelf = [kind for kind in kinds.values() if kind.arms is arms and kind.shape is shape]
            shelf += [
                kind
                for kind in kinds.values()
                if kind.arms is arms and kind.special and placed_on[kind.special] == (shape,)
            ]
            for place, kind in enumerate(shelf):
                kinds[kind.name] = msgspec.structs.replace(kind, shelf=len(shelves), bit=1 << place)
            shelves.append(tuple(kind.name for kind in shelf))
    return tuple(shelves)


def _shaped(grounds: Iterable[Ground]) -> Shaped:
    """By form: the grounds of that shape, as bits."""
    return Shaped(sum(ground.takes for ground in grounds if ground.shape is shape) for shape in Shape)


def _row(ground: Ground, plot: PlotName, shelves: tuple[tuple[QuarterName, ...], ...]) -> PlotRow:
    """What may lie on a plot by shape; outside the wall no church quarter."""
    cells: list[Cell] = []
    for index, arms in enumerate(Arms):
        names = () if ground.suburb and arms is Arms.CHURCH else shelves[index * len(Shape) + ground.form]
        made = [Build(quarter=name, plot=plot) for name in names]
        sets = range(1 << MOST_KINDS)
        cells.append(tuple(tuple(build for place, build in enumerate(made) if one >> place & 1) for one in sets))
    grey, church = INDEX[Arms.GREY], INDEX[Arms.CHURCH]
    shelf, church_shelf = grey * len(Shape) + ground.form, church * len(Shape) + ground.form
    return ground.index, ground.form, tuple(cells), shelf, cells[grey], church_shelf, cells[church]


def _double(number: int, ground: Ground, plot: PlotName) -> DoublePlot:
    """What may lie on a double plot: D alone."""
    build = Build(quarter=QuarterName(f"{Arms.CHURCH}-{Special.D}"), plot=plot)
    return number, ground.takes, ground.long, (build,)


def _pile(counts: Mapping[str, int]) -> tuple[Card, ...]:
    """The cards of a golden pile; the city cards are one of each city."""
    cards: list[Card] = []
    for word, count in counts.items():
        each = tuple(CITY_OF) if word == "city" else (Card(word.replace("_", "-")),)
        cards += [card for card in each for _ in range(count // len(each))]
    return tuple(sorted(cards))


def _made(raw: File) -> Components:
    file = whole(raw)
    grounds = _grounds(file)
    kinds = {kind.name: kind for kind in _kinds(file)}
    cities = {city.id: city for city in file.cities}
    if len(cities) != len(CityName):
        raise Impossible([violated("cities")])
    codes = tuple(cities[city].code for city in CityName)
    names = tuple(tuple(PlotName(f"{code}{ground.plot}") for ground in grounds) for code in codes)
    singles = tuple(ground for ground in grounds if ground.special is not Special.D)
    doubles = tuple(ground for ground in grounds if ground.special is Special.D)
    land = [ground for ground in singles if ground.shape]
    within = [ground for ground in land if not ground.suburb]
    shelves = _shelves(file, kinds)
    if max(map(len, shelves)) > MOST_KINDS:
        raise Impossible([violated("shelves", most=MOST_KINDS)])
    touches, borders = [(one.takes, one.touches) for one in singles], [(one.takes, one.long) for one in singles]
    shaped = tuple(_shaped(within if arms is Arms.CHURCH else land) for arms in Arms)

    return Components(
        **{name: getattr(file, name) for name in Numbers.__struct_fields__},
        grounds=grounds,
        singles=singles,
        doubles=doubles,
        kinds=kinds,
        shelves=shelves,
        opens=_opens(file, grounds),
        beside=Border(touches),
        facing=Border(borders),
        apart=Apart(touches),
        doubles_apart=Apart((ground.takes, ground.touches) for ground in doubles),
        doubles_facing=Reached((ground.takes, ground.long) for ground in doubles),
        spread=Spread(borders),
        shaped=shaped,
        plots=sum(ground.takes for ground in within),
        codes=codes,
        names=names,
        rows=tuple(PlotRows(_row(ground, own[ground.index], shelves) for ground in land) for own in names),
        doubled=tuple(
            DoublePlots(_double(number, ground, own[ground.index]) for number, ground in enumerate(doubles))
            for own in names
        ),
        finishes=tuple(tuple(Finish(plot=plot) for plot in own) for own in names),
        cathedral_moves=tuple(tuple(PlaceCathedral(plot=plot) for plot in own) for own in names),
        master_moves=tuple(tuple(PlaceMaster(plot=plot) for plot in own) for own in names),
        places={
            own[place.index]: (city, tuple(ground for ground in singles if ground.plot == place.plot))
            for city, own in zip(CityName, names, strict=True)
            for place in sorted(singles, key=lambda ground: ground.plot)
        },
        centres={city: cities[city].centre_arms for city in CityName},
        piles=tuple(_pile(file.piles[pile]) for pile in PILES),
        lower_places=tuple(int(file.places[place]) for place in sorted(file.places) if place > 2),
        half_up=file.half_rounding == "up",
        bearer_builds=file.influence_builds_for == "bearer",
    )


def _violations(raw: File, components: Components) -> Iterator[Violation]:
    yield from components.violations()
    yield from _contacts(whole(raw), components.grounds)


FILE = ComponentFile("Flandern 1302", __file__, _made, _violations)
printed, read = FILE.printed, FILE.read


class FlandernGame(Game[Table, Hand, Box]):
    """The game as its chapters know it."""

    data: Components
