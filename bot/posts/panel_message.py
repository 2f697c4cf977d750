"""The panel of a question by direct message: sent once for each wait, changed as long as it lasts, then struck out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.match import post_schedule, standing_orders
from bot.match.play import MatchState, match_state
from bot.messages import history, notices
from bot.messages.history import Teller
from bot.messages.message import MOST_COMPONENTS, MOST_TEXT, Message, components, headed
from bot.messages.notices import NudgeKind
from bot.messages.panel_context import panel_context
from bot.messages.panels import panel
from bot.orientation import Orientation, board_kind
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delivered, Edit, Inbox, Outcome, Send, Sent, Skip
from bot.store import Connection, drafts, guides, matches, orders, outbox, people, wait_posts
from bot.store.drafts import Draft
from bot.store.former_players import is_former
from bot.store.guides import Guide
from bot.store.matches import Match
from bot.store.orders import KeptOrder
from bot.store.outbox import RowOf
from bot.store.people import Person
from bot.store.posts import PanelChange, PanelMessage, WaitPost
from bot.wording import game_words, plain_names
from engine.core.action import Action
from engine.core.seat import Seat


class ShownOnPanel(NamedTuple):
    """What a panel shows that its person can change on it."""

    question: tuple[int, int]
    answer: Action | None
    draft: Draft


class ComposedPanel(NamedTuple):
    """What someone is asked now."""

    state: MatchState
    shown: ShownOnPanel
    content: Message
    lang: str
    orientation: Orientation


#: characters of what happened
MOST_TOLD = 900
#: seconds a direct message waits for its picture
PATIENCE = 20.0
NOBODY = Skip("nobody is awaited any more")
#: should it be put out of force instead, its owner is told that
LEFT_TO_ORDER = Skip("an order answers")


async def panel_of(on: Context, post: WaitPost) -> ComposedPanel | None:
    """The question as it is now, whatever has been asked since; None if nobody is awaited any more."""

    def look(db: Connection) -> tuple[MatchState, ShownOnPanel, Guide, Person, list[KeptOrder]]:
        now = match_state(db, on.sources.library, on.number)
        shown = _shown(db, now, post.seat)
        kept = orders.of_user(db, on.number, post.seat, post.user)
        return now, shown, guides.guide(db, post.user, now.match), people.person(db, post.user), kept

    now, shown, guide, person, kept = await on.read(look)
    player = now.players[post.seat]
    if player.user != post.user or now.match.status != "running":
        return None
    spoken = person.lang or player.lang
    context = panel_context(now, post.seat, spoken, guide, kept)
    return ComposedPanel(now, shown, panel(context, shown.draft), spoken, person.pictures)


def _shown(db: Connection, now: MatchState, seat: int) -> ShownOnPanel:
    question = now.game.question
    draft = drafts.read(db, now.match.id, seat, question)
    return ShownOnPanel((question, now.match.era), now.game.answers.get(Seat(seat)), draft)


async def is_left_to_order(on: Context, now: MatchState, post: WaitPost) -> bool:
    """Whether a standing order answers, and the person need not be told.

    Where direct messages were found closed the thread would tell instead: it does so with and without an order.
    """

    def look(db: Connection) -> bool:
        told = wait_posts.of_seat(db, on.number, post.seat, struck=True)
        sent = (row.post for row in told if row.post.user == post.user and row.state == "sent")
        before = next((one for one in sent if isinstance(one, PanelMessage)), None)
        if before is not None and before.channel == now.match.place:
            return False
        return standing_orders.will_answer(db, on.sources.library, now, post.seat, post.user)

    return await on.read(look)


async def with_news(on: Context, found: ComposedPanel, post: WaitPost, what: NudgeKind, limit: float | None) -> Message:
    """The panel, and above it what one has to know far from the thread: the way there, what happened, the board."""
    now, lang = found.state, found.lang

    def look(db: Connection) -> str:
        story = history.story(db, on.sources.library, on.number, post.user)
        first = history.last_turn(db, story, post.user).first
        steps = history.steps(db, story, max(first, story.last + 1 - history.WINDOW), story.last)
        return history.page(Teller(story, lang, post.seat), steps, MOST_TOLD, newest=True).text if steps else ""

    told = await on.read(look)
    words = game_words(now.match, now.players, lang, now.game.data)
    # to the thread, whose newest message is the question: that one and this may be under way at the same time, and what
    # someone reads must not depend on which is the faster
    link = now.match.address
    head = notices.nudged(now.match, words, now.game, what, user=post.user, limit=limit, link=link)
    content = headed(found.content, f"{head}\n{told}".strip(), MOST_TEXT)
    names = plain_names(now.players, lang)
    board = await on.pictures.draw(board_kind(found.orientation), now.game.view(), lang, names, patience=PATIENCE)
    if board is None or components(content.parts) + 2 > MOST_COMPONENTS:
        return content
    return replace(content, parts=(content.parts[0], board, *content.parts[1:]))


@composes(PanelMessage)
async def panel_message(post: PanelMessage, on: Context) -> Outcome:
    """Without a sound where the ping stands in the thread: one is enough. It is the ping where it was asked to be."""
    found = await panel_of(on, post)
    if found is None:
        return NOBODY
    if post.obsolete or post.seat not in found.state.game.asked:
        return Skip("the question has been answered")
    if await is_left_to_order(on, found.state, post):
        return LEFT_TO_ORDER

    async def in_thread() -> Outcome:
        now = found.state
        words = game_words(now.match, now.players, now.match.lang, now.game.data)
        link = await on.read(lambda db: post_schedule.link(db, now.match))
        content = notices.nudge(now.match, words, now.game, "ping", user=post.user, limit=None, link=link)
        return Send(place=now.match.place, content=content, then=partial(keep_place, on))

    person = await on.read(lambda db: people.person(db, post.user))
    content = await with_news(on, found, post, "ping", None)
    then = partial(keep_place, on, shown=found.shown)
    if person.notices == "dm":
        content = replace(content, pings=(post.user,))
        return Send(place=Inbox(post.user), content=content, then=then, unreachable=in_thread)
    return Send(place=Inbox(post.user), content=content, silent=True, then=then)


async def keep_place(on: Context, sent: Sent, shown: ShownOnPanel | None = None) -> Outcome:
    """A panel or a notice has arrived: it takes the place of those before it.

    What its person has done while a panel was on its way is shown by another change of it.
    """

    def look(db: Connection) -> bool:
        seat = outbox.of_kind(db, on.row.id, WaitPost).post.seat
        return _shown(db, match_state(db, on.sources.library, on.number), seat) != shown

    is_outdated = shown is not None and await on.read(look)

    def note(db: Connection) -> None:
        wait_posts.arrived(db, on.row.id, sent.channel)
        if is_outdated:
            wait_posts.outdated(db, on.row.id)
        match = matches.get(db, on.number)
        if sent.channel == match.place:
            post_schedule.keep_newest(db, match, sent.message)

    await on.write(note)
    return Delivered(sent.message)


@composes(PanelChange)
async def panel_change(post: PanelChange, on: Context) -> Outcome:
    """A panel shows the question as it is now; what is no longer true is struck out where it stands."""

    def look(db: Connection) -> tuple[Match, RowOf[WaitPost], str | None, str, bool]:
        match, sent = matches.get(db, on.number), outbox.of_kind(db, post.row, WaitPost)
        player = matches.players(db, on.number)[sent.post.seat]
        chosen = people.person(db, sent.post.user).lang
        return match, sent, chosen, player.lang, wait_posts.changed_later(db, on.number, on.row.id, post)

    match, sent, chosen, usual, again = await on.read(look)
    if sent.message is None or again:
        return Skip("it was never sent, or is changed again")
    if is_former(sent.post.user) and sent.post.channel != match.place:
        return Skip("nobody knows any more where it stands")
    place = sent.post.channel or Inbox(sent.post.user)
    if sent.post.obsolete:
        lang = match.lang if sent.post.channel == match.place else chosen or usual
        content = notices.cleared(match, lang, moved=sent.post.moved)
        return Edit(place=place, message=sent.message, content=content, bare=True)
    found = await panel_of(on, sent.post)
    if found is None:
        return NOBODY
    content = await with_news(on, found, sent.post, "ping", None)
    then = partial(still_true, on, post, sent.post.seat, found.shown)
    return Edit(place=place, message=sent.message, content=content, bare=True, then=then)


async def still_true(on: Context, change: PanelChange, seat: int, shown: ShownOnPanel, sent: Sent) -> Outcome:
    """What its person has done on a panel while a change of it was on its way is shown by the answer, which the change
    may have covered: it is changed once more.
    """

    def is_covered(db: Connection) -> bool:
        now = match_state(db, on.sources.library, on.number)
        return _shown(db, now, seat) != shown and not wait_posts.changed_later(db, on.number, on.row.id, change)

    if await on.read(is_covered):
        await on.write(lambda db: outbox.send(db, on.number, PanelChange(row=change.row)))
    return Delivered(sent.message)
