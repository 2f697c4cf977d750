"""The panel of a question: made from its options, for any game. A few presses decide anything.

What can be done is sorted into buttons and forms by `bot.messages.forms`; here it is put into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.messages.action_buttons import (
    CONFIRM,
    calmed,
    confirming_style,
    direct_button,
    liberty_button,
    regret,
    shortcut_button,
    tab_button,
    value_button,
)
from bot.messages.action_words import foreseen, sealed, summary
from bot.messages.choice_lists import flat_list, list_of_wholes, value_list
from bot.messages.forms import Form, Groups, kinds, panel_of, said, wholes
from bot.messages.message import MOST_LABEL, Message, shortened, slim
from bot.messages.open_form import CHANGE, begun, counted, is_pressed, is_shut, open_form, pressed_ways
from bot.messages.order_at_hand import order_list
from bot.messages.panel_context import PanelContext
from bot.messages.parts import Button, Buttons, Part, Picture, Separator, Style, Text
from bot.store.drafts import Draft
from bot.wording import bot_words, refusal
from engine.core.action import Action, Option
from engine.core.step import Decision, Sealed

#: characters of a guide
MOST_GUIDE = 1000


def panel(context: PanelContext, draft: Draft, own: Picture | None = None) -> Message:
    """What the seat is asked, with everything it needs to answer; its own things drawn, or else in words."""
    return slim(Message(calmed(tuple(_apart(_parts(context, draft, own)))), context.accent))


def shows_own(context: PanelContext) -> bool:
    """Whether what lies before the seat belongs in its panel as a picture."""
    step, look = context.view.step, panel_of(context.view)
    if step is None or not context.is_asked or not context.groups.options:
        return False
    return type(step) not in look.about_the_table and type(step) not in look.in_words


def _apart(parts: Iterable[Part]) -> Iterator[Part]:
    """One line between two parts: a seat that is not asked has nothing between the lines around its answers."""
    before: Part | None = None
    for part in parts:
        if not (isinstance(part, Separator) and isinstance(before, Separator)):
            yield part
        before = part


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
    elif not context.is_asked:
        yield Text(shortened(context.mine, 1500))
    elif not _is_said_already(context, draft):
        # much to read, and all of it beside the answers: small, so that both stand on one screen of a phone
        yield Text("\n".join(f"-# {line}" for line in shortened(context.mine, 1500).splitlines()))
    if (liberty := groups.open(draft)) in groups.liberties:
        # what may be done at any time takes the place of the answers while it is being put together
        if told := sealed(context):
            yield Text(told)
        yield Separator()
        yield from _liberty(context, draft, liberty)
    else:
        if is_shut(context, draft, groups):
            yield Text(sealed(context))
            yield from _numbers(words.hint(view, view.answer))
            yield Buttons((Button(bot.say("button-change"), context.ident("tab", CHANGE), Style.BACK, "✏️"),))
        else:
            if told := sealed(context):
                yield Text(told)
            if own is None:
                yield Separator()
            yield from _answers(context, draft, groups)
        yield from _liberties(context, groups)
        yield from order_list(view, words, context.armed, context.ident)
    yield Separator()
    yield from _footer(context)


def _is_said_already(context: PanelContext, draft: Draft) -> bool:
    """Whether what the seat holds does not matter, stands on the buttons, or is answered with already."""
    about_the_table = type(context.view.step) in panel_of(context.view).about_the_table
    return about_the_table or is_pressed(context, draft) or is_shut(context, draft, context.groups)


def _answers(context: PanelContext, draft: Draft, groups: Groups) -> Iterator[Part]:
    """Everything that answers the question: buttons, one list, or forms."""
    view, words, bot = context.view, context.words, bot_words(context.lang)
    tab, made = groups.open(draft), open_form(context, draft)
    # where everything that can be pressed answers the same question, the value alone says enough
    alone = len(kinds(groups.direct)) == 1 and not groups.forms
    usual = [action for action in groups.direct if not _is_seldom(context, type(action), action)]
    buttons = [direct_button(context, action, alone) for action in usual]
    short = [shortcut_button(context, action) for action in groups.shortcuts if type(action) is not tab]
    folded = [kind for kind in groups.forms if kind not in groups.flat_kinds]
    tabs = [tab_button(context, kind, kind is tab) for kind in folded if kind is tab or not _is_seldom(context, kind)]
    if short and len(tabs) == 1:
        tabs = [Button(bot.say("button-exactly"), context.ident("tab", folded[0].word), Style.BACK)]
    has_tabs = bool(tabs) and not short and (len(tabs) > 1 or tab not in groups.forms)
    if has_tabs:
        yield Buttons(tuple(tabs))
    if groups.flat:
        yield flat_list(context, groups, draft, made)
    hint = words.hint(view, counted(context, draft))
    if made and tab in groups.forms:
        direct = groups.direct
        if tab in groups.asides or any(type(action) is tab for action in groups.shortcuts):
            # one thing at a time: the other answers are one press away
            buttons, direct = [_back(context)], []
        if not has_tabs and tab not in groups.flat_kinds and not made.pressed:
            yield from _headed(context, made)
        yield from _form(context, made, groups.options[tab], buttons, hint, direct)
    elif buttons or short or groups.forms:
        legend = words.legend(view.step) if short and view.step else ""
        yield from _numbers("\n".join(line for line in (hint, legend) if line))
        yield from _refused(context, begun(context, draft))
        yield from _regrets(context, groups.direct)
        # what the usual answers leave unsaid stands beside them
        if found := (*short, *(tabs if short else ()), *buttons):
            yield Buttons(found)


def _liberties(context: PanelContext, groups: Groups) -> Iterator[Part]:
    """What may be done at any time."""
    if shown := [kind for kind in groups.liberties if not _is_seldom(context, kind)]:
        yield Separator()
        yield Buttons(tuple(liberty_button(context, kind, False) for kind in shown))


def _liberty(context: PanelContext, draft: Draft, kind: type[Action]) -> Iterator[Part]:
    """What may be done at any time, being put together."""
    view, groups = context.view, context.groups
    yield Buttons((liberty_button(context, kind, True),))
    # it is done for the sake of the question: what was chosen there still counts
    answer = view.answer if is_shut(context, draft, groups) else counted(context, draft)
    hint = context.words.hint(view, answer) if groups.direct or groups.shortcuts or groups.forms else ""
    yield from _refused(context, begun(context, draft))
    if made := open_form(context, draft):
        yield from _form(context, made, groups.options[kind], [_back(context)], hint)


def _back(context: PanelContext) -> Button:
    """From an open form to all that can be done."""
    return Button(bot_words(context.lang).say("button-back"), context.ident("tab"), Style.BACK)


def _is_seldom(context: PanelContext, kind: type[Action], action: Action | None = None) -> bool:
    """Whether something is rarely wanted: also to leave for later what another button says at once."""
    appearance = panel_of(context.view).appearance(kind)
    if appearance.seldom or (kind in context.groups.liberties and appearance.waits(context.view)):
        return True
    if action is None:
        return False
    left = [name for name in appearance.postponed if getattr(action, name) is None]
    others = [one for one in context.groups.direct if type(one) is kind]
    return any(getattr(one, name) is not None for name in left for one in others)


def _seldom(context: PanelContext, draft: Draft, groups: Groups) -> Iterator[Button]:
    """What is rarely wanted, as the buttons it would otherwise be."""
    if is_shut(context, draft, groups):
        return
    tab = groups.open(draft)
    for action in groups.direct:
        if _is_seldom(context, type(action), action):
            yield direct_button(context, action, False)
    for kind in (*groups.forms, *groups.liberties):
        if kind is not tab and _is_seldom(context, kind):
            yield liberty_button(context, kind, False)


def _headed(context: PanelContext, made: Form) -> Iterator[Part]:
    """What the lists below are for, and what of it leaves no choice: no list stands there without a name."""
    if not made.visible:
        return
    names = [name for name, values in made.values.items() if len(values) == 1 and name not in made.visible]
    told = [name for name in names if made.values[name][0] != made.action.model_fields[name].default]
    fixed = [context.words.value(made.action, name, made.values[name][0], context.view) for name in told]
    yield Text(" · ".join([f"**{context.words.action(made.action, context.view.step)}**", *fixed]))


def _guide(context: PanelContext, step: Decision) -> str:
    """What the question is about, small, so that it can be passed over; before the first answer also how this works."""
    lines = [f"💡 {context.words.guide(step)}"]
    if context.guide.welcome:
        lines.insert(0, f"👋 {bot_words(context.lang).say('guide-welcome')}")
    return shortened("\n".join(f"-# {line}" for line in "\n".join(lines).splitlines()), MOST_GUIDE)


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
    if entries := wholes(options, made.appearance):
        selects = [list_of_wholes(context, made, entries)]
    else:
        selects = [value_list(context, made, name) for name in made.visible]
    yield from (select for select in selects if len(select.choices) > 1 or made.appearance.listed)
    ways = pressed_ways(context, made) if made.pressed else {}
    buttons = [*(value_button(context, way, made.appearance.pressed) for way in ways.values()), *beside]
    yield from _numbers(hint)
    if made.whole is not None:
        # of a sealed answer nothing can be foreseen: it would say once more what the lists say
        is_foreseeable = not isinstance(context.view.step, Sealed) and not made.appearance.told
        comes = foreseen(context, made.whole) if is_foreseeable else ""
        if is_foreseeable and (comes or not _is_listed(made, bool(entries))):
            yield Text(f"➜ {comes or summary(context, made.whole)}")
        title = shortened(context.words.deed(made.whole, context.view.step), MOST_LABEL)
        style = confirming_style(context, made.whole)
        buttons.insert(0, Button(title, context.ident("do", said(made.whole)), style, CONFIRM))
    yield from _refused(context, made)
    yield from _regrets(context, direct)
    if buttons:
        yield Buttons(tuple(buttons))


def _is_listed(made: Form, as_whole: bool) -> bool:
    """Whether the lists of a form show all that was chosen in it."""
    if as_whole:
        return True
    fields = made.action.model_fields
    chosen = [name for name, field in fields.items() if getattr(made.whole, name) != field.default]
    return bool(made.visible) and set(chosen) <= set(made.visible)


def _refused(context: PanelContext, made: Form | None) -> Iterator[Part]:
    """Why what is chosen cannot be done."""
    if made is not None and made.illegal is not None:
        yield Text(f"⚠️ {refusal(made.illegal, context.words, context.lang)}")


def _footer(context: PanelContext) -> Iterator[Part]:
    """The ways to a hint, back and to what else there is, in one row: the question stays in sight on a phone.

    Words alone: with signs beside them they would need a second row in French and German.
    """
    bot = bot_words(context.lang)
    # the way back is always there: where it came and went, it would tell who else has acted unseen
    buttons = [Button(bot.say(f"button-{way}"), context.ident(way), Style.BACK) for way in ("undo", "more")]
    if context.is_asked:
        buttons.insert(0, Button(bot.say("button-hint"), context.ident("hint"), Style.INFO))
    yield Buttons(tuple(buttons))


def more(context: PanelContext, draft: Draft) -> Message:
    """What is rarely wanted, and what else can be looked at, each one press away."""
    view, words, bot = context.view, context.words, bot_words(context.lang)
    title = bot.say("match-name", game=words.say("title"), number=context.match.id)
    looks = [("🕰️", "button-since", "since", ""), ("🖐️", "button-hand", "hand", ""), ("🗺️", "button-board", "board", "")]
    looks.append(("📌", "button-orders", "orders", ""))
    if context.is_asked:
        key, arg = ("button-hide-guide", "off") if context.guide.shown else ("button-show-guide", "on")
        looks.append(("🧭", key, "guide", arg))
    found = [Button(bot.say(key), context.ident(verb, arg), Style.INFO, sign) for sign, key, verb, arg in looks]
    asked = f"\n### {words.question(view.step)}" if view.step is not None and context.is_asked else ""
    parts: list[Part] = [Text(f"-# {title}{asked}")]
    if seldom := tuple(_seldom(context, draft, context.groups)):
        parts += [Buttons(seldom), Separator()]
    parts.append(Buttons(tuple(found)))
    # the way back is the panel as it is by then
    parts.append(Buttons((Button(bot.say("button-back"), context.ident("move"), Style.BACK),)))
    return slim(Message(tuple(parts), context.accent))


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
