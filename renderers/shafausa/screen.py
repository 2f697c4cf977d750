"""What only its player sees: the plan step by step with its balance, the realm as it would be, what can be afforded."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.api import Offer, PrivateView
from engine.games.shafausa import budget, extraction, management
from engine.games.shafausa.actions import AddMiner, BuildCity, BuildMine, Construct
from engine.games.shafausa.pieces import RESOURCES, Entry, Hand, Mode, Table, Work
from engine.games.shafausa.prices import means
from renderers import icons, lettering, titled
from renderers.canvas import Canvas
from renderers.shafausa import cities, closeup, goods, houses, leaf, look, news
from renderers.shafausa.look import Names, Says

Own = PrivateView[Table, Hand]
HIGH, PLAN, CARDS = 1060, 560, 168
#: height of a step in the list
STEP = 50


#: what an offer of a plan becomes, and the field that says of what
OFFERED = {BuildMine: (Work.MINE, "resource"), BuildCity: (Work.CITY, "city"), Construct: (Work.CONSTRUCT, "building")}


def affordable(view: Own) -> dict[Entry, bool]:
    """What could be added to the plan, apart from trades, and whether the bank must sell what is missing for it."""
    if not isinstance(view.step, management.Management) or view.seat not in view.asked:
        return {}
    found: dict[Entry, bool] = {}
    for option in budget.steps(view):
        if isinstance(option, AddMiner):
            found[Entry(Work.MINER)] = False
        elif isinstance(option, Offer) and option.action in OFFERED:
            work, name = OFFERED[option.action]
            entry = Entry(work, **{name: next(iter(option.fields[name]))})
            found[entry] = False not in option.fields["buy"] and found.get(entry, True)
    return found


def said(entry: Entry, say: Says) -> str:
    """A step of the plan in words."""
    match entry.work:
        case Work.SELL | Work.BUY:
            assert entry.resource
            return say(f"plan-{entry.work}", what=say.amount(entry.resource, entry.count))
        case Work.MINE:
            assert entry.resource
            return say("plan-construct", what=say.mine(entry.resource), city=entry.city)
        case Work.CITY:
            return say("plan-city", city=entry.city)
        case Work.CONSTRUCT:
            assert entry.building
            return say("plan-construct", what=say.name(entry.building), city=entry.city)
        case Work.TRANSMUTE:
            assert entry.resource
            return say("plan-transmute", what=say.amount(entry.resource, 1))
        case Work.POWER:
            assert entry.power
            return say("plan-power", what=say.name(entry.power))
        case _:
            return say("plan-miner")


def named(one: Entry, say: Says) -> str:
    """Something that can be afforded, in a few words."""
    if one.resource:
        return say.mine(one.resource)
    if one.building:
        return say.name(one.building)
    return say("text-city-number", city=one.city) if one.city else say("text-miner")


def balances(view: Own) -> Iterator[tuple[Entry, int]]:
    """Every step of the plan with the money after it."""
    chf = view.table.realms[view.seat].chf
    for entry in view.hand.plan:
        chf += entry.chf
        yield entry, chf


def drawn(view: Own, lang: str, names: Names = None) -> Canvas:
    """The own plan as a canvas."""
    say, seat = look.says(lang), view.seat
    name = look.player(names, seat)
    people = look.people_of(view, seat, say)
    canvas = leaf.page(HIGH, people, say("plan-of", name=name) if name else say("plan-plain"), view, seat)
    left, wide = leaf.LEFT, leaf.WIDE
    if not look.chosen(view, seat):
        canvas.text(leaf.WIDTH // 2, HIGH // 2, say("choosing"), "text", 44, ink="sepia", on="parchment", anchor="mm")
        return canvas
    _balance(canvas, view)
    family = look.mode_of(view) is Mode.FAMILY
    low = HIGH - leaf.MARGIN - (0 if family else CARDS + 10)
    _plan(canvas, left, leaf.TOP, PLAN, low - leaf.TOP, view, say)
    _after(canvas, left + PLAN + 12, leaf.TOP, wide - PLAN - 12, low - leaf.TOP, view, say)
    if not family:
        realm = view.hand.draft or view.table.realms[seat]
        closeup.cards(canvas, left, low + 10, wide, CARDS, realm, look.data_of(view), say)
    return canvas


def _balance(canvas: Canvas, view: Own) -> None:
    """Money now, and after the plan."""
    realm = view.table.realms[view.seat]
    right = leaf.WIDTH - leaf.MARGIN - 20
    after = view.hand.draft.chf if view.hand.draft else realm.chf
    look.money(canvas, right - 176, leaf.BAND + 20, 176, 60, after, "ink")
    canvas.frame(right - 176, leaf.BAND + 20, 176, 60, "gold", 2)


def _plan(canvas: Canvas, x: int, y: int, wide: int, high: int, view: Own, say: Says) -> None:
    """Step by step: what, what it costs or brings, what is left."""
    canvas.sheet(x, y, wide, high)
    found = list(balances(view))
    realm = view.table.realms[view.seat]
    canvas.text(x + 22, y + 34, say("plan-title"), "title", 30, anchor="lm", width=wide - 200)
    if found:
        canvas.text(x + wide - 24, y + 35, say("plan-balance"), "bold", 21, ink="sepia", anchor="rm", width=110)
    canvas.fill(x + 22, y + 58, wide - 47, 2, "rule")
    if not found:
        said_ = say("plan-empty") if managing(view) else say("plan-later")
        canvas.text(x + 24, y + 88, said_, "text", 28, ink="sepia", anchor="lm", width=wide - 50)
        _outlook(canvas, x + 10, y + 116, wide - 23, view, say)
        _afforded(canvas, x + 22, y + high - 118, wide - 47, view, say)
        return
    step, top = STEP, y + 66
    most = (high - 80) // step - 1
    hidden = max(0, len(found) - most)
    start = found[hidden - 1][1] if hidden else realm.chf
    key = "plan-earlier" if hidden else "plan-start"
    canvas.text(x + 24, top + step // 2, say(key, count=hidden), "bold", 25, ink="sepia", anchor="lm", width=wide - 160)
    canvas.text(x + wide - 24, top + step // 2, str(start), "number", 30, ink="sepia", anchor="rm")
    for row, (entry, after) in enumerate(found[hidden:], 1):
        middle = top + row * step + step // 2
        ground = "parchment" if row % 2 else "vellum"
        if row % 2:
            canvas.fill(x + 6, middle - step // 2, wide - 15, step, ground)
        canvas.text(x + 34, middle, str(hidden + row), "bold", 21, ink="sepia", on=ground, anchor="mm", width=30)
        _sign(canvas, x + 54, middle - 20, 40, entry, ground)
        canvas.text(x + 104, middle, said(entry, say), "bold", 25, on=ground, anchor="lm", width=wide - 104 - 180,
                    least=14)  # fmt: skip
        ink = "moss" if entry.chf > 0 else "rubric" if entry.chf < 0 else "sepia"
        money = lettering.gained(entry.chf) if entry.chf else "0"
        canvas.text(x + wide - 96, middle, money, "number", 29, ink=ink, on=ground, anchor="rm", width=76)
        canvas.text(x + wide - 24, middle, str(after), "number", 30, on=ground, anchor="rm", width=64)
    low = top + (min(most, len(found)) + 1) * step + 14
    if y + high - low > 110:
        _afforded(canvas, x + 22, y + high - 118, wide - 47, view, say)


def _outlook(canvas: Canvas, x: int, y: int, wide: int, view: Own, say: Says) -> None:
    """What to plan with: for each resource the next extraction and both prices."""
    table, row = view.table, 48
    brought, _ = extraction.yields(table, view.seat, look.data_of(view))
    columns = (wide - 250, wide - 150, wide - 50)
    words = (say("next-extraction"), say("sale"), say("purchase"))
    titled.headings(canvas, y + 22, [(x + at, 104, word) for at, word in zip(columns, words, strict=True)], "vellum")
    for place, quote in enumerate(table.exchange):
        top, ground = y + 46 + place * row, "vellum" if place % 2 else "parchment"
        canvas.fill(x, top, wide, row, ground)
        canvas.stamp(goods.good(quote.resource, 38), x + 14, top + 5, ground)
        canvas.text(x + 66, top + row // 2, say.title(quote.resource), "bold", 25, on=ground, anchor="lm", width=140)
        more = brought[quote.resource]
        numbers = (f"+{more}" if more else look.NOTHING, str(quote.sale), str(quote.purchase))
        for at, number in zip(columns, numbers, strict=True):
            canvas.text(x + at, top + row // 2, number, "number", 31, on=ground, anchor="mm", width=80)


def managing(view: Own) -> bool:
    """Whether plans are made now."""
    return isinstance(view.step, management.Management)


def _sign(canvas: Canvas, x: int, y: int, size: int, entry: Entry, on: str) -> None:
    if entry.work in (Work.SELL, Work.BUY, Work.TRANSMUTE):
        assert entry.resource
        canvas.stamp(goods.good(entry.resource, size), x, y, on)
    elif entry.work is Work.MINE:
        assert entry.resource
        cities.mine(canvas, x, y, size, entry.resource, on)
    elif entry.work is Work.CONSTRUCT:
        assert entry.building
        canvas.stamp(houses.house(entry.building, size), x, y, on)
    elif entry.work is Work.CITY:
        canvas.stamp(cities.gate(size), x, y, on)
    elif entry.work is Work.POWER:
        canvas.stamp(icons.card_back(round(size * 0.72), size), x + size // 7, y, on)
    else:
        canvas.stamp(goods.miner(size), x, y, on)


def _afforded(canvas: Canvas, x: int, y: int, wide: int, view: Own, say: Says) -> None:
    """What the money still allows; a coin where the bank must sell what is missing."""
    found = affordable(view)
    if not managing(view) or view.seat not in view.asked:
        return
    canvas.text(x, y + 14, say("afford"), "title", 24, anchor="lm", width=wide)
    if not found:
        canvas.text(x, y + 58, say("afford-nothing"), "text", 24, ink="sepia", anchor="lm", width=wide)
    each = min(60, wide // max(1, len(found)))
    size = min(52, each - 6)
    for place, (entry, buying) in enumerate(found.items()):
        _sign(canvas, x + place * each, y + 36, size, entry, "vellum")
        if buying:
            canvas.stamp(goods.chafouin(22), x + place * each + size - 14, y + 36 + size - 16, "vellum")


def _after(canvas: Canvas, x: int, y: int, wide: int, high: int, view: Own, say: Says) -> None:
    """The realm as the plan leaves it, what is new in it marked."""
    canvas.sheet(x, y, wide, high)
    now, data = view.table.realms[view.seat], look.data_of(view)
    then = view.hand.draft or now
    canvas.text(x + 22, y + 34, say("after-plan") if view.hand.draft else say("before-plan"), "title", 30, anchor="lm",
                width=wide - 47)  # fmt: skip
    canvas.fill(x + 22, y + 58, wide - 47, 2, "rule")
    each = (wide - 36) // 4
    for place, resource in enumerate(RESOURCES):
        left, top = x + 20 + place % 4 * each, y + 70 + place // 4 * 62
        count, before = then.stock[resource], now.stock[resource]
        canvas.stamp(goods.good(resource, 46), left, top + 5, "vellum")
        end = canvas.text(left + 54, top + 30, str(count), "number", 40, anchor="lm", width=50)
        if count != before:
            ink = "moss" if count > before else "rubric"
            canvas.text(end + 5, top + 20, lettering.gained(count - before), "number", 21, ink=ink, anchor="lm",
                        width=left + each - end - 8)  # fmt: skip
    top = y + 204
    at, able = x + 20, means(then, data)
    holdings = (
        (goods.miner(44), str(then.miners)),
        (goods.shaft(40), f"{len(able.mines)}/{able.mine_limit}"),
        (goods.warehouse(44), f"{then.held}/{able.capacity()}"),
    )
    for sign, number in holdings:
        canvas.stamp(sign, at, top, "vellum")
        at = canvas.text(at + 50, top + 24, number, "number", 36, anchor="lm") + 18
    room = x + wide - 24 - at
    each = min(48, room // max(1, len(then.reserve)))
    for place, building in enumerate(then.reserve):
        canvas.stamp(houses.house(building, min(44, each - 2)), at + place * each, top + 1, "vellum")
    new = news.realm_news(now, then)._replace(chf=0)
    box = (x + 16, y + 262, wide - 35, high - 262 - 20)
    cities.row(canvas, box, then, view.seat, look.mode_of(view), data, new, rows=2)
