"""What only its player sees: the plan step by step with its balance, the realm as it would be, what can be afforded."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.api import Offer, PrivateView
from engine.games.shafausa import budget, extraction, management
from engine.games.shafausa.actions import AddMiner, BuildCity, BuildMine, Construct
from engine.games.shafausa.pieces import RESOURCES, Entry, Hand, Mode, Table, Work
from engine.games.shafausa.prices import means
from renderers import icons
from renderers.api import NOTHING, Canvas, gained, headings
from renderers.shafausa import cities, closeup, goods, leaf, look, news
from renderers.shafausa.look import Names, Says

Own = PrivateView[Table, Hand]
HIGH, PLAN, CARDS = 1060, 560, 168
#: height of a step in the list
STEP = 50
#: steps that are told like others
SAID = {Work.MINE: Work.CONSTRUCT, Work.CONSCRIPT: Work.MINER}
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
    what = ""
    if entry.resource:
        what = say.mine(entry.resource) if entry.work is Work.MINE else say.amount(entry.resource, entry.count)
    elif thing := entry.building or entry.power:
        what = say.name(thing)
    return say(f"plan-{SAID.get(entry.work, entry.work)}", what=what, city=entry.city)


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
    canvas = leaf.page(HIGH, people, say("plan-of", name=name) if name else say("plan-plain"), view, [seat])
    left, wide = leaf.LEFT, leaf.WIDE
    if not look.chosen(view, seat):
        canvas.text(leaf.WIDTH // 2, HIGH // 2, say("choosing"), "text", 44, ink="sepia", on="parchment", anchor="mm")
        return canvas
    leaf.money(canvas, (view.hand.draft or view.table.realms[seat]).chf)
    family = look.mode_of(view) is Mode.FAMILY
    low = HIGH - leaf.MARGIN - (0 if family else CARDS + 10)
    _plan(canvas, left, leaf.TOP, PLAN, low - leaf.TOP, view, say)
    _after(canvas, left + PLAN + 12, leaf.TOP, wide - PLAN - 12, low - leaf.TOP, view, say)
    if not family:
        realm = view.hand.draft or view.table.realms[seat]
        closeup.cards(canvas, left, low + 10, wide, CARDS, realm, look.data_of(view), say)
    return canvas


def _plan(canvas: Canvas, x: int, y: int, wide: int, high: int, view: Own, say: Says) -> None:
    """Step by step: what, what it costs or brings, what is left."""
    found, realm = list(balances(view)), view.table.realms[view.seat]
    leaf.HEADED.draw(canvas, x, y, wide, high, say("plan-title"), wide - 200)
    if found:
        canvas.text(x + wide - 24, y + 35, say("plan-balance"), "bold", 21, ink="sepia", anchor="rm", width=110)
    else:
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
        what, room = said(entry, say), wide - 104 - 180
        canvas.text(x + 104, middle, what, "bold", 25, on=ground, anchor="lm", width=room, least=14)
        ink = "moss" if entry.chf > 0 else "rubric" if entry.chf < 0 else "sepia"
        canvas.text(x + wide - 96, middle, gained(entry.chf), "number", 29, ink=ink, on=ground, anchor="rm", width=76)
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
    headings(canvas, y + 22, [(x + at, 104, word) for at, word in zip(columns, words, strict=True)], "vellum")
    for place, quote in enumerate(table.exchange):
        top, ground = y + 46 + place * row, "vellum" if place % 2 else "parchment"
        canvas.fill(x, top, wide, row, ground)
        name, more = say.title(quote.resource), brought[quote.resource]
        canvas.counted(
            x + 33, top + row // 2, goods.good(quote.resource, 38), name, 33, 25, face="bold", on=ground, width=140
        )
        numbers = (f"+{more}" if more else NOTHING, str(quote.sale), str(quote.purchase))
        for at, number in zip(columns, numbers, strict=True):
            canvas.text(x + at, top + row // 2, number, "number", 31, on=ground, anchor="mm", width=80)


def managing(view: Own) -> bool:
    """Whether plans are made now."""
    return isinstance(view.step, management.Management)


def _sign(canvas: Canvas, x: int, y: int, size: int, entry: Entry, on: str) -> None:
    if entry.resource and entry.work is Work.MINE:
        cities.mine(canvas, x, y, size, entry.resource, on)
    elif entry.resource:
        canvas.stamp(goods.good(entry.resource, size), x, y, on)
    elif entry.building:
        canvas.stamp(goods.house(entry.building, size), x, y, on)
    elif entry.power:
        canvas.stamp(icons.card_back(round(size * 0.72), size), x + size // 7, y, on)
    else:
        canvas.stamp(goods.gate(size) if entry.city else goods.miner(size), x, y, on)


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
    now, data = view.table.realms[view.seat], look.data_of(view)
    then = view.hand.draft or now
    leaf.HEADED.draw(canvas, x, y, wide, high, say("after-plan" if view.hand.draft else "before-plan"))
    each = (wide - 36) // 4
    for place, resource in enumerate(RESOURCES):
        left, top = x + 20 + place % 4 * each, y + 70 + place // 4 * 62
        count, before = then.stock[resource], now.stock[resource]
        end = canvas.counted(left + 23, top + 28, goods.good(resource, 46), count, 31, 40, down=2, width=50)
        if count != before:
            ink, room = "moss" if count > before else "rubric", left + each - end - 8
            canvas.text(end + 5, top + 20, gained(count - before), "number", 21, ink=ink, anchor="lm", width=room)
    top, at, able = y + 204, x + 20, means(then, data)
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
        canvas.stamp(goods.house(building, min(44, each - 2)), at + place * each, top + 1, "vellum")
    new = news.realm_news(now, then)._replace(chf=0)
    box = (x + 16, y + 262, wide - 35, high - 262 - 20)
    cities.row(canvas, box, then, view.seat, look.mode_of(view), data, new, rows=2)
