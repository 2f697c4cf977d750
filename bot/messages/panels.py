"""The panel of a question: made from its options, for any game. A few presses decide anything.

What can be done is sorted into buttons and forms by `bot.messages.forms`; here it is put into words.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot import icons
from bot.messages.control_ids import MENU, ControlId
from bot.messages.forms import (
    FLAT,
    MOST_CHOICES,
    PAGE,
    AnyView,
    Form,
    Groups,
    ListPage,
    Trial,
    ValuePlace,
    asked,
    choices_of,
    every_field,
    form,
    key,
    kinds,
    paged,
    panel_of,
    place_open,
    places_of,
    possible,
    said,
    wholes,
)
from bot.messages.message import MOST_LABEL, Message, shortened, slim
from bot.messages.order_at_hand import order_list
from bot.messages.parts import Button, Buttons, Choice, Part, Picture, Select, Separator, Style, Text
from bot.store.drafts import Draft
from bot.store.guides import NO_GUIDE, Guide
from bot.store.matches import Match
from bot.wording import bot_words, refusal
from engine.core.action import Action, Option
from engine.core.orders import Order
from engine.core.step import Decision, Sealed
from engine.core.words import Words

#: characters of a guide
MOST_GUIDE = 1000
#: green buttons of a panel: of more, none would be plainly what one wants
MOST_GREEN = 3
#: on the button that confirms what was chosen
CONFIRM = "✅"
#: what opens a sealed answer again; no action of any game is called so
CHANGE = "*"


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelContext:
    """Everything a panel is made from."""

    match: Match
    view: AnyView
    #: what the seat can do, listed and sorted once
    groups: Groups
    words: Words
    #: puts an action before the rules, on a copy
    trial: Trial
    #: the seat's own things in words
    mine: str
    accent: int | None
    #: what is explained to this reader
    guide: Guide = NO_GUIDE
    #: the reader's standing orders in force, by word
    armed: Mapping[str, Order] = field(default_factory=dict)

    @property
    def lang(self) -> str:
        """The reader's language."""
        return self.words.lang

    @property
    def is_asked(self) -> bool:
        """Whether the question is put to this seat."""
        return asked(self.view)

    def ident(self, verb: str, arg: str = "") -> str:
        """The id of a control of this panel."""
        return str(ControlId(verb, self.match.id, self.view.question, self.match.era, arg))


def panel(context: PanelContext, draft: Draft, own: Picture | None = None) -> Message:
    """What the seat is asked, with everything it needs to answer; its own things drawn, or else in words."""
    return slim(Message(_calm(tuple(_apart(_parts(context, draft, own)))), context.accent))


def shows_own(context: PanelContext) -> bool:
    """Whether what lies before the seat belongs in its panel as a picture."""
    step, look = context.view.step, panel_of(context.view)
    if step is None or not context.is_asked or not context.view.options():
        return False
    return type(step) not in look.about_the_table and type(step) not in look.in_words


def _apart(parts: Iterable[Part]) -> Iterator[Part]:
    """One line between two parts: a seat that is not asked has nothing between the lines around its answers."""
    before: Part | None = None
    for part in parts:
        if not (isinstance(part, Separator) and isinstance(before, Separator)):
            yield part
        before = part


def _calm(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Where too many buttons invite, none does, except the one that confirms what was chosen."""
    inviting = [one for part in parts if isinstance(part, Buttons) for one in part.buttons if one.style is Style.GO]
    if len(inviting) <= MOST_GREEN:
        return parts
    return tuple(Buttons(tuple(map(_quiet, part.buttons))) if isinstance(part, Buttons) else part for part in parts)


def _quiet(button: Button) -> Button:
    return replace(button, style=Style.BACK) if button.style is Style.GO and button.emoji != CONFIRM else button


def open_form(context: PanelContext, draft: Draft) -> Form | None:
    """The form that is open in the panel, as far as it is filled in."""
    groups = context.groups
    tab = groups.open(draft)
    if tab is None or (tab in groups.forms and is_shut(context, draft, groups)):
        return None
    return _filled_in(context, draft, groups, tab)


def _filled_in(context: PanelContext, draft: Draft, groups: Groups, tab: type[Action]) -> Form:
    """A form with the reader's choices; it begins with an answer sealed already."""
    sealed_already = choices_of(context.view.answer) if isinstance(context.view.answer, tab) else {}
    touched = draft.chosen.get(tab.word, {})
    pages = {name: int(touched[PAGE + name]) for name in tab.model_fields if PAGE + name in touched}
    made = form(tab, groups.options[tab], {**sealed_already, **touched}, context.trial)
    decided: frozenset[str] = frozenset()
    if tab in groups.flat_kinds:
        assert context.view.step is not None
        decided = frozenset(tab.model_fields) - panel_of(context.view).lists[type(context.view.step)].later
    return made._replace(pages=pages, appearance=panel_of(context.view).appearance(tab), decided=decided)


def begun(context: PanelContext, draft: Draft) -> Form | None:
    """The form of the question that is open or was filled in; a liberty taken in between changes nothing in that."""
    groups = context.groups
    tab = groups.open(draft)
    if tab not in groups.forms:
        tab = next((kind for kind in groups.forms if kind.word in draft.chosen), None)
    return None if tab is None else _filled_in(context, draft, groups, tab)


def counted(context: PanelContext, draft: Draft) -> Action | None:
    """What the numbers of the question are counted with: the form that was begun, or the answer."""
    made = begun(context, draft)
    return context.view.answer if made is None else made.counted


class ChoiceShown(NamedTuple):
    """What a picture of a choice is made from: the action, what is chosen of it, and what is possible."""

    action: type[Action]
    chosen: dict[str, Any]
    values: dict[str, list[Any]]
    #: the part it stands above
    above: type[Part]


def looked_at(context: PanelContext, draft: Draft) -> ChoiceShown | None:
    """What is being chosen: in the open form, or with buttons that all answer the same question."""
    if made := open_form(context, draft):
        values = dict(made.values)
        for name in made.visible:
            if (places := _places(context, made, name)) and (near := place_open(made, name, places)):
                values[name] = list(near.values)
        return ChoiceShown(made.action, made.chosen, values, Select)
    groups = context.groups
    if len(pressed := kinds(groups.direct)) != 1 or is_shut(context, draft, groups):
        return None
    [(action, options)] = pressed.items()
    if not action.model_fields:
        return None
    return ChoiceShown(action, {}, {name: possible(options, name, {}) for name in action.model_fields}, Buttons)


def _parts(context: PanelContext, draft: Draft, own: Picture | None) -> Iterator[Part]:
    view, words, bot = context.view, context.words, bot_words(context.lang)
    title = bot.say("match-name", game=words.say("title"), number=context.match.id)
    groups = context.groups
    if view.step is None or not groups.options:
        waiting = [words.seat(seat) for seat in view.asked]
        text = bot.say("panel-not-asked", names=words.listed(waiting)) if waiting else bot.say("panel-over")
        yield Text(f"-# {title}\n{text}")
        yield Text(shortened(context.mine, 1500))
        yield from _footer(context)
        return
    if context.is_asked:
        guide = f"\n{_guide(context, view.step)}" if context.guide.shown else ""
        yield Text(f"-# {title}\n### {words.question(view.step)}{guide}")
    else:
        names = words.listed([words.seat(seat) for seat in view.asked])
        yield Text(f"-# {title}\n{bot.say('panel-not-asked', names=names)}")
    if own is not None:
        yield own
    elif type(view.step) in panel_of(view).in_words and context.is_asked:
        # much to read, and all of it beside the lists: small, so that both stand on one screen of a phone
        yield Text("\n".join(f"-# {line}" for line in shortened(context.mine, 1500).splitlines()))
    elif type(view.step) not in panel_of(view).about_the_table or not context.is_asked:
        yield Text(shortened(context.mine, 1500))
    if is_shut(context, draft, groups):
        yield Text(sealed(context))
        yield from _numbers(words.hint(view, counted(context, draft)))
        yield Buttons((Button(bot.say("button-change"), context.ident("tab", CHANGE), Style.BACK, "✏️"),))
    else:
        if told := sealed(context):
            yield Text(told)
        if own is None:
            yield Separator()
        yield from _answers(context, draft, groups)
    yield from _liberties(context, draft, groups)
    yield from order_list(view, words, context.armed, context.ident)
    yield Separator()
    yield from _footer(context, _seldom(context, draft, groups))


def is_shut(context: PanelContext, draft: Draft, groups: Groups) -> bool:
    """Whether the answer is sealed and nobody has asked to change it."""
    if context.view.answer is None or not isinstance(context.view.step, Sealed):
        return False
    return draft.tab != CHANGE and not any(kind.word in (draft.tab, *draft.chosen) for kind in groups.forms)


def _answers(context: PanelContext, draft: Draft, groups: Groups) -> Iterator[Part]:
    """Everything that answers the question: buttons, one list, or forms."""
    view, words, bot = context.view, context.words, bot_words(context.lang)
    tab, made = groups.open(draft), open_form(context, draft)
    # where everything that can be pressed answers the same question, the value alone says enough
    alone = len(kinds(groups.direct)) == 1 and not groups.forms
    buttons = [_direct(context, action, alone) for action in groups.direct if not _is_seldom(context, type(action))]
    short = [_short(context, action) for action in groups.shortcuts if type(action) is not tab]
    folded = [kind for kind in groups.forms if kind not in groups.flat_kinds]
    tabs = [_tab(context, kind, kind is tab) for kind in folded if kind is tab or not _is_seldom(context, kind)]
    if short and len(tabs) == 1:
        tabs = [Button(bot.say("button-exactly"), context.ident("tab", folded[0].word), Style.BACK)]
    has_tabs = bool(tabs) and not short and (len(tabs) > 1 or tab not in groups.forms)
    if has_tabs:
        yield Buttons(tuple(tabs))
    if groups.flat:
        yield _flat(context, groups, draft, made)
    hint = words.hint(view, counted(context, draft))
    if made and tab in groups.forms:
        if tab in groups.asides or any(type(action) is tab for action in groups.shortcuts):
            buttons.append(Button(bot.say("button-back"), context.ident("tab"), Style.BACK))
        if not has_tabs and tab not in groups.flat_kinds:
            yield from _headed(context, made)
        yield from _form(context, made, groups.options[tab], buttons, hint, groups.direct)
    elif buttons or short or groups.forms:
        yield from _numbers(hint)
        yield from _refused(context, begun(context, draft))
        yield from _regrets(context, groups.direct)
        if found := (*short, *buttons, *(tabs if short else ())):
            yield Buttons(found)


def _liberties(context: PanelContext, draft: Draft, groups: Groups) -> Iterator[Part]:
    """What may be done at any time."""
    if not groups.liberties:
        return
    tab, made = groups.open(draft), open_form(context, draft)
    shown = [kind for kind in groups.liberties if kind is tab or not _is_seldom(context, kind)]
    if shown:
        yield Separator()
        yield Buttons(tuple(_liberty(context, kind, kind is tab) for kind in shown))
    if made and tab in groups.liberties:
        yield from _form(context, made, groups.options[tab], [], "")


def _is_seldom(context: PanelContext, kind: type[Action]) -> bool:
    return panel_of(context.view).appearance(kind).seldom


def _seldom(context: PanelContext, draft: Draft, groups: Groups) -> Iterator[Button]:
    """What is rarely wanted, as the buttons it would otherwise be."""
    if is_shut(context, draft, groups):
        return
    tab = groups.open(draft)
    for action in groups.direct:
        if _is_seldom(context, type(action)):
            yield _direct(context, action, False)
    for kind in (*groups.forms, *groups.liberties):
        if kind is not tab and _is_seldom(context, kind):
            yield _liberty(context, kind, False)


def _headed(context: PanelContext, made: Form) -> Iterator[Part]:
    """What the lists below are for, and what of it leaves no choice: no list stands there without a name."""
    if not made.visible:
        return
    names = [name for name, values in made.values.items() if len(values) == 1 and name not in made.visible]
    told = [name for name in names if made.values[name][0] != made.action.model_fields[name].default]
    fixed = [context.words.value(made.action, name, made.values[name][0], context.view) for name in told]
    yield Text(" · ".join([f"**{context.words.action(made.action, context.view.step)}**", *fixed]))


def _flat(context: PanelContext, groups: Groups, draft: Draft, made: Form | None) -> Select:
    """Actions of several kinds as one list; what is chosen stays in sight."""
    view, words = context.view, context.words
    assert view.step is not None
    entries, later = panel_of(view).lists[type(view.step)].entries, panel_of(view).lists[type(view.step)].later
    current = next((one for one in groups.flat if made and _agrees(one, made, later)), None)
    turned_to = draft.chosen.get(FLAT, {}).get(PAGE)
    page = paged(groups.flat, current, int(turned_to) if turned_to is not None else None)
    choices = []
    for one in page.values:
        label = shortened(entries[type(one)](one, words.in_lists, view), 100)
        choices.append(Choice(label, said(one), None, one == current, _action_icon(context, one)))
    for way, values, number in (("before", page.before, page.number - 1), ("after", page.after, page.number + 1)):
        if values:
            there = f"{entries[type(values[0])](values[0], words.in_lists, view)} …"
            turning = bot_words(context.lang).say(f"panel-page-{way}", count=len(values), values=there)
            at = 0 if way == "before" else len(choices)
            choices.insert(at, Choice(shortened(turning, 100), f"{PAGE}{number}"))
    return Select(context.ident("pick", FLAT), shortened(words.question(view.step), 150), tuple(choices))


def _agrees(entry: Action, made: Form, later: frozenset[str]) -> bool:
    """Whether a form was opened by this entry."""
    if type(entry) is not made.action:
        return False
    early = [name for name in made.action.model_fields if name not in later]
    return all(made.chosen.get(name) == getattr(entry, name) for name in early)


def _guide(context: PanelContext, step: Decision) -> str:
    """What the question is about, small, so that it can be passed over; before the first answer also how this works."""
    lines = [f"💡 {context.words.guide(step)}"]
    if context.guide.welcome:
        lines.insert(0, f"👋 {bot_words(context.lang).say('guide-welcome')}")
    return shortened("\n".join(f"-# {line}" for line in "\n".join(lines).splitlines()), MOST_GUIDE)


def sealed(context: PanelContext) -> str:
    """That nobody sees an answer before the last is in, and the one given so far; empty for an open question."""
    step = context.view.step
    # someone who answers alone is seen at once
    if not isinstance(step, Sealed) or len(step.seats(context.view.table)) < 2:
        return ""
    bot = bot_words(context.lang)
    if context.view.answer is None:
        return f"-# 🔓 {bot.say('panel-sealed')}"
    return f"🔒 {bot.say('panel-sealed-changed', answer=summary(context, context.view.answer))}"


def summary(context: PanelContext, action: Action) -> str:
    """An action in the reader's words: its title and what was chosen; of a sealed one also what was left at nothing."""
    left: set[str] = set()
    if isinstance(context.view.step, Sealed):
        options = context.groups.options.get(type(action), [])
        left = {name for name in type(action).model_fields if len(possible(options, name, {})) > 1}
    return summed_up(action, context.words, context.view, left)


def summed_up(action: Action, words: Words, view: AnyView, always: Container[str] = ()) -> str:
    """An action as it is seen from a view; fields that were left as they are go without saying, unless always told.

    Where the game has a phrase for the whole of it, that is said.
    """
    return words.summed_up(action, view, always, mark="**")


def _tab(context: PanelContext, kind: type[Action], is_open: bool) -> Button:
    """What opens a form; above an open one it is a heading, which cannot be pressed."""
    title = context.words.tab(kind, context.view.step)
    label = context.words.say("unfolded" if is_open else "unfolds", what=title)
    style = Style.INFO if is_open else Style.BACK
    icon = icons.deed(context.match.game, kind) or None
    return Button(shortened(label, 80), context.ident("tab", kind.word), style, icon, disabled=is_open)


def _liberty(context: PanelContext, kind: type[Action], is_open: bool) -> Button:
    """What needs no choice is done with one press."""
    return _tab(context, kind, is_open) if kind.model_fields else _direct(context, kind(), False)


def _titled(action: Action, words: Words, view: AnyView, alone: bool = False) -> str:
    """An action's title and what is chosen; only that, where it says enough alone."""
    values = words.chosen(action, view) if alone else {}
    if values and all(words.speaks(type(action), name, getattr(action, name), said) for name, said in values.items()):
        return capital(", ".join(values.values()))
    if (said := words.chosen(action, view)) and words.has(f"action-{action.word}", "tab"):
        # one of several buttons: the shorter, the more of them stand in a row
        return words.say("labelled", what=words.tab(type(action), view.step), value=", ".join(said.values()))
    return words.titled(action, view)


def _direct(context: PanelContext, action: Action, alone: bool) -> Button:
    return _pressed(context, action, _titled(action, context.words, context.view, alone))


def _short(context: PanelContext, action: Action) -> Button:
    return _pressed(context, action, context.words.shortcut(action, context.view))


def _pressed(context: PanelContext, action: Action, label: str) -> Button:
    """What cannot be taken back needs a second press, except where that is what it is about."""
    appearance = panel_of(context.view).appearance(type(action))
    verb = "do" if appearance.at_once(action) or context.trial(action).reversible else "ask"
    ident = context.ident(verb, said(action))
    return Button(shortened(label, 80), ident, _style(context, action), _action_icon(context, action))


def _icon(context: PanelContext, kind: type[Action], field: str, value: Any) -> str | None:
    """What stands beside a value of an action's field; its words stay."""
    depicted = panel_of(context.view).depicted.get((kind, field))
    return icons.thing(context.match.game, depicted(value, context.view) if depicted else value) or None


def _action_icon(context: PanelContext, action: Action) -> str | None:
    """What stands beside a whole action: the first thing it is about, or else what is done."""
    kind = type(action)
    shown = (_icon(context, kind, field, getattr(action, field)) for field in kind.model_fields)
    return next(filter(None, shown), None) or icons.deed(context.match.game, kind) or None


def _style(context: PanelContext, action: Action) -> Style:
    """Red ends something; grey declines, lies beside the question, or would be regretted; green goes on."""
    appearance = panel_of(context.view).appearance(type(action))
    if appearance.ends:
        return Style.DANGER
    is_quiet = appearance.aside or appearance.says_no(action) or regret(context, action)
    return Style.BACK if is_quiet else Style.GO


def _last_style(context: PanelContext, action: Action) -> Style:
    """What is carried out at once and for good is red; to answer together with others is what everyone wants."""
    appearance = panel_of(context.view).appearance(type(action))
    taken_back = context.trial(action).reversible or isinstance(context.view.step, Sealed)
    if not taken_back and not appearance.at_once(action):
        return Style.DANGER
    return _style(context, action)


def regret(context: PanelContext, action: Action) -> str:
    """What someone would regret about an action; empty where there is nothing."""
    return panel_of(context.view).appearance(type(action)).regret(context.view, context.words, action)


def _regrets(context: PanelContext, actions: Sequence[Action]) -> Iterator[Part]:
    """What someone would regret about the buttons below."""
    if told := dict.fromkeys(filter(None, (regret(context, action) for action in actions))):
        yield Text("\n".join(f"⚠️ {one}" for one in told))


def _numbers(hint: str) -> Iterator[Part]:
    """The numbers that matter, small, so that they can be passed over."""
    if hint:
        yield Text("\n".join(f"-# {line}" for line in hint.splitlines()))


def _form(
    context: PanelContext,
    made: Form,
    options: Sequence[Option],
    beside: Sequence[Button],
    hint: str,
    direct: Sequence[Action] = (),
) -> Iterator[Part]:
    """The selects of a form, its numbers, what it comes to, and its confirm button beside the direct ones."""
    if ways := wholes(options, made.appearance):
        selects = [_ways(context, made, ways)]
    else:
        selects = [_select(context, made, name) for name in made.visible]
    yield from (select for select in selects if len(select.choices) > 1 or made.appearance.listed)
    buttons = list(beside)
    yield from _numbers(hint)
    if made.whole is not None:
        if not isinstance(context.view.step, Sealed):
            # of a sealed answer nothing can be foreseen: it would say once more what the lists say
            yield Text(f"➜ {foreseen(context, made.whole)}")
        title = shortened(context.words.deed(made.whole, context.view.step), MOST_LABEL)
        style = _last_style(context, made.whole)
        buttons.insert(0, Button(title, context.ident("do", said(made.whole)), style, CONFIRM))
    yield from _refused(context, made)
    yield from _regrets(context, direct)
    if buttons:
        yield Buttons(tuple(buttons))


def _refused(context: PanelContext, made: Form | None) -> Iterator[Part]:
    """Why what is chosen cannot be done."""
    if made is not None and made.illegal is not None:
        yield Text(f"⚠️ {refusal(made.illegal, context.words, context.lang)}")


def foreseen(context: PanelContext, action: Action) -> str:
    """What an action will bring about, if that is certain and shows nothing new; otherwise what was chosen."""
    outcome = context.trial(action)
    if outcome.reversible and outcome.told and not isinstance(context.view.step, Sealed):
        return context.words.event(outcome.told[0].event)
    return summary(context, action)


def _places(context: PanelContext, made: Form, name: str) -> list[ValuePlace]:
    """Where the values of a field lie, if one place is chosen before the value."""
    label = panel_of(context.view).places.get((made.action, name))
    return places_of(made, name, lambda value: label(value, context.words, context.view)) if label else []


def _select(context: PanelContext, made: Form, name: str) -> Select:
    word = made.action.word
    described = capital(context.words.say(f"action-{word}", attribute=name))
    current = made.chosen.get(name, getattr(made.whole, name) if made.whole is not None else None)
    places = _places(context, made, name)
    near = place_open(made, name, places)
    if places and near is None:
        entries = [Choice(shortened(one.label, 100), f"{PAGE}{number}") for number, one in enumerate(places)]
        return Select(context.ident("pick", f"{word}.{name}"), shortened(described, 150), tuple(entries))
    page = (
        ListPage(near.values[: MOST_CHOICES - 1]) if near else paged(made.values[name], current, made.pages.get(name))
    )
    labels = {value: context.words.value(made.action, name, value, context.view) for value in page.values}
    # what reads like the value that goes without saying is no other choice; other equals, such as two houses, are
    tacit = made.action.model_fields[name].default
    if tacit in labels and tacit != current and list(labels.values()).count(labels[tacit]) > 1:
        labels.pop(tacit)
    elif tacit in labels:
        labels = {value: label for value, label in labels.items() if value == tacit or label != labels[tacit]}
    choices = []
    for value, label in labels.items():
        # in the closed select only the chosen entry is seen: it must say what it is a choice of
        if value == current and not context.words.speaks(made.action, name, value, label):
            label = context.words.say("labelled", what=described, value=label)
        icon = _icon(context, made.action, name, value)
        choices.append(Choice(shortened(label, 100), key(value), None, value == current, icon))
    if near:
        elsewhere = bot_words(context.lang).say("panel-elsewhere", place=near.label)
        choices.insert(0, Choice(shortened(elsewhere, 100), f"{PAGE}{len(places)}"))
    if page.before:
        choices.insert(0, _turning(context, made.action, name, "before", page.before, page.number - 1))
    if page.after:
        choices.append(_turning(context, made.action, name, "after", page.after, page.number + 1))
    return Select(context.ident("pick", f"{word}.{name}"), shortened(described, 150), tuple(choices))


def _turning(
    context: PanelContext, action: type[Action], name: str, way: str, values: Sequence[Any], number: int
) -> Choice:
    """An entry that leads to another page of a list that is too long for Discord, and says what is there."""
    said = [context.words.value(action, name, value, context.view) for value in values]
    there = said[0] if len(said) == 1 else f"{said[0]} … {said[-1]}"
    label = bot_words(context.lang).say(f"panel-page-{way}", count=len(values), values=there)
    return Choice(shortened(label, 100), f"{PAGE}{number}")


def capital(words: str) -> str:
    """Words with a capital at their beginning."""
    return words[:1].upper() + words[1:]


def _ways(context: PanelContext, made: Form, ways: Sequence[Action]) -> Select:
    """One list of whole answers."""
    choices = [
        Choice(
            shortened(context.words.phrase(way, context.view), 100),
            every_field(way),
            None,
            way == made.whole,
            _action_icon(context, way),
        )
        for way in ways
    ]
    placeholder = context.words.action(made.action, context.view.step)
    return Select(context.ident("pick", f"{made.action.word}."), shortened(placeholder, 150), tuple(choices))


def _footer(context: PanelContext, seldom: Iterable[Button] = ()) -> Iterator[Part]:
    """What else there is, in one list, so that the question stays in sight on a phone; and the way back."""
    bot = bot_words(context.lang)
    more = [("🕰️", "button-since", "since", ""), ("🖐️", "button-hand", "hand", ""), ("🗺️", "button-board", "board", "")]
    more.append(("📌", "button-orders", "orders", ""))
    if context.is_asked:
        key, arg = ("button-hide-guide", "off") if context.guide.shown else ("button-show-guide", "on")
        more.append(("🧭", key, "guide", arg))
    more.append(("🔄", "button-refresh", "move", ""))
    choices = [Choice(shortened(f"▫️ {one.label}", 100), one.id) for one in seldom]
    choices += [Choice(f"{sign} {bot.say(key)}", context.ident(verb, arg)) for sign, key, verb, arg in more]
    yield Select(context.ident(MENU), bot.say("panel-more"), tuple(choices))
    buttons = [Button(bot.say("button-undo"), context.ident("undo"), Style.BACK, "↩️")]
    if context.is_asked:
        buttons.insert(0, Button(bot.say("button-hint"), context.ident("hint"), Style.INFO, "💡"))
    yield Buttons(tuple(buttons))


def sure(context: PanelContext, action: Action) -> Message:
    """The second step before something that cannot be taken back, or that someone else has proposed."""
    bot = bot_words(context.lang)
    is_final = not context.trial(action).reversible
    title = shortened(context.words.deed(action, context.view.step), MOST_LABEL)
    yes = Button(title, context.ident("do", said(action)), Style.DANGER if is_final else Style.GO)
    no = Button(bot.say("button-back"), context.ident("move"), Style.BACK)
    text = f"{summary(context, action)}\n{bot.say('panel-sure')}" if is_final else summary(context, action)
    numbers = tuple(_numbers(context.words.hint(context.view, action)))
    return Message((Text(text), *numbers, Buttons((yes, no))), context.accent)
