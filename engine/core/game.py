"""One game being played: three drawers and an agenda. All of it is data, saved after every action."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from threading import RLock
from typing import Any, ClassVar, Generic, Literal, Self, TypeAlias, TypeVar, cast, get_args

import msgspec
from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.action import Action, WrongValue
from engine.core.components import ComponentFile, without_components
from engine.core.copies import copier, freezer
from engine.core.dice import Dice
from engine.core.drawers import Pile, check_public
from engine.core.event import Announced, Event, Told, addressed
from engine.core.illegal import Illegal, require
from engine.core.kinds import Kinds, UnknownAction
from engine.core.problem import problem
from engine.core.save import SaveForm, Upgrade, shape_of
from engine.core.seat import Seat
from engine.core.step import Decision, Liberty, Step, liberties_of
from engine.core.value import Value
from engine.core.view import PrivateView, PublicView

T = TypeVar("T", bound=msgspec.Struct)
H = TypeVar("H", bound=msgspec.Struct)
B = TypeVar("B", bound=msgspec.Struct)
G = TypeVar("G", bound="Game[Any, Any, Any]")
K = TypeVar("K")

Weight: TypeAlias = Literal["light", "medium", "heavy"]

_encode = msgspec.json.Encoder().encode
#: msgspec looks at a type when it is first needed, and crashes if two threads do so at the same time
_FIRST = RLock()


class Variant(BaseModel):
    """What a table may agree on before a game: every field is an option of the lobby."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def check(self, players: int) -> None:
        """Refuse a combination that cannot be played."""


class Outcome(Value):
    """What an accepted action brought about."""

    #: as it is kept; who hears what is put together for those who listen: house players who think ahead never do
    announced: list[Announced]
    #: the step may be taken back freely: no chance used, nothing drawn, nothing revealed
    reversible: bool

    @property
    def told(self) -> list[Told]:
        """What was announced, and to whom."""
        return addressed(self.announced)


class Game(Generic[T, H, B]):
    """Subclasses are title pages: name, number of players, variants, first step."""

    name: ClassVar[str]
    #: how many may play
    seats: ClassVar[range]
    #: about how many minutes people who know it need at a table, at least and at most
    minutes: ClassVar[tuple[int, int] | None] = None
    #: how much there is to learn and to think about
    weight: ClassVar[Weight | None] = None
    Variant: ClassVar[type[Variant]] = Variant
    #: whether a game can end without a winner
    all_may_lose: ClassVar[bool] = False
    #: number of the save's form; raise it, with an upgrade from the one before, when the drawers change
    shape: ClassVar[int] = 1
    #: from each earlier shape to the next
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    #: raise it when a rule changes: a game goes on, and its record is verified, by the rules it was begun with
    newest_rules: ClassVar[int] = 1

    #: how the printed components are read, where a game has any
    component_file: ClassVar[ComponentFile[Any] | None] = None

    #: the classes of table, hand and box
    drawers: ClassVar[tuple[type, type, type]]
    _kinds: ClassVar[Kinds]
    _form: ClassVar[SaveForm]

    players: int
    #: the version of the rules it is played by
    rules: int
    variant: Any
    data: Any
    table: T
    hands: list[H]
    box: B
    dice: Dice

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            if drawers := [kind for kind in get_args(base) if isinstance(kind, type)]:
                table, hand, box = drawers
                check_public(table, (hand, box), "the table")
                cls.drawers = (table, hand, box)

    # -- what a title page says ------------------------------------------------------------------------------------

    @classmethod
    def printed(cls, rules: int | None = None) -> Any:
        """The printed components, as bundled: the newest, or those of a version of the rules."""
        return cls.component_file.printed(rules) if cls.component_file else None

    @classmethod
    def components(cls, raw: bytes) -> Any:
        """An owner's own copy of the components; whatever is wrong with it, a ValueError says so."""
        if cls.component_file is None:
            raise without_components(cls.name)
        return cls.component_file.read(raw)

    def lay_out(self) -> None:
        """Fill the drawers for the first move and put the first step on the agenda."""
        raise NotImplementedError

    def seat_names(self) -> list[str]:
        """The word of each seat in notation and messages (`seat-<word>`)."""
        return [f"seat{seat + 1}" for seat in range(self.players)]

    @classmethod
    def seats_alike(cls, variant: Any) -> bool:
        """Whether a seat is no more than a place and a colour: a table that plays again may then sit as before."""
        return False

    def colours(self) -> list[str]:
        """The word whose colour each seat wears now: its name, unless colours are chosen in the course of play."""
        return self.seat_names()

    @property
    def round(self) -> int | None:
        """The round, year or turn people speak of, if the game has one."""
        return None

    def following(self) -> Seat | None:
        """Whose turn comes next, where everyone knows it."""
        return None

    def standing(self) -> list[int] | None:
        """Final points by seat, None before the end."""
        raise NotImplementedError

    def tally(self) -> list[int] | None:
        """The points each seat would have if the game ended in this position; None where the game cannot say.

        Everything counts, hidden things too: it may be shown of a finished match only. At the end it is the standing.
        """
        return None

    def scored_in_play(self) -> list[int] | None:
        """Of the tally, what each seat has scored in play; None in a game without a final scoring apart from it."""
        return None

    def winners(self) -> list[Seat]:
        """Who has won; empty before the end."""
        raise NotImplementedError

    def turn_away(self, seat: Seat, action: Action) -> None:
        """Refuse an action this seat is not asked for in the game's own words, where it has better ones.

        It may look at the table and at the seat's own hand only. Where it stays silent, the core refuses.
        """

    def census(self) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie. Nothing may change it."""
        raise NotImplementedError

    # -- kinds -----------------------------------------------------------------------------------------------------

    @classmethod
    def kinds(cls) -> Kinds:
        """The steps, events, actions and liberties of this game."""
        if "_kinds" not in cls.__dict__:
            with _FIRST:
                if "_kinds" not in cls.__dict__:
                    kinds = Kinds(cls)
                    for step in kinds.steps:
                        check_public(step, cls.drawers[1:], "the step")
                    cls._kinds = kinds
        return cls._kinds

    @classmethod
    def form(cls) -> SaveForm:
        """What a save of this game looks like."""
        # games are loaded in several threads: what is found here is whole, and made by one of them
        if "_form" not in cls.__dict__:
            with _FIRST:
                if "_form" not in cls.__dict__:
                    cls._form = SaveForm(cls)
        return cls._form

    # -- beginning, saving, loading --------------------------------------------------------------------------------

    def __init__(self, players: int, seed: str, variant: Any, data: Any) -> None:
        self.players = players
        self.variant = variant
        self.data = data
        self.rules = self.newest_rules
        self.dice = Dice(seed)
        self.agenda: list[Step] = []
        self.question = 0
        #: seats still awaited, and what the others have sealed
        self.asked: tuple[Seat, ...] = ()
        self.answers: dict[Seat, Action] = {}
        self._announced: list[Announced] = []
        self._fresh = False
        self._frozen: T | None = None
        self._stay = False
        #: the action changed nothing on the table
        self._unseen = False
        #: what a seat goes on with, under the question it is answering
        self._further: Step | None = None
        #: found at once: a name of the class takes four times as long
        self._name = self.name
        kinds = self.kinds()
        self._free = kinds.free
        self._liberties = liberties_of(tuple([liberty for liberty in kinds.liberties if liberty.is_known(variant)]))

    @classmethod
    def start(
        cls: type[G], players: int, seed: str, variant: Any = None, data: Any = None, rules: int | None = None
    ) -> tuple[G, list[Told]]:
        """Set a new game up and play to the first question; also what was told on the way."""
        require(players in cls.seats, "players", game=cls.name, least=cls.seats[0], most=cls.seats[-1], players=players)
        variant = variant if variant is not None else cls.Variant()
        variant.check(players)
        game = cls(players, seed, variant, data if data is not None else cls.printed(rules))
        game.rules = cls.newest_rules if rules is None else rules
        game.lay_out()
        game._settle()
        announced, game._announced = game._announced, []
        return game, addressed(announced)

    def save(self) -> bytes:
        """The whole game as JSON; the same game gives the same bytes."""
        return self.form().written(self)

    @classmethod
    def load(cls: type[G], save: bytes, data: Any = None) -> G:
        """The game of a save."""
        form = cls.form()
        state = form.read(save)
        game = cls(
            state.players,
            state.seed,
            form.variant(_encode(state.variant)),
            data if data is not None else cls.printed(state.rules),
        )
        game.rules = state.rules
        game.dice.used = state.used
        game.table, game.hands, game.box, game.agenda = state.table, state.hands, state.box, state.agenda
        game.question, game.asked = state.question, tuple(state.asked)
        game.answers = {Seat(seat): cls.read(written) for seat, written in state.answers.items()}
        return game

    def branch(self) -> Self:
        """The same position once more, to be played on for itself: what `load` makes of a save, and much quicker."""
        branch = object.__new__(type(self))
        # what is not copied below never changes
        branch.__dict__ = self.__dict__.copy()
        branch._announced = []
        branch.table = copier(type(self.table))(self.table)
        copied = copier(type(self.hands[0]))
        branch.hands = [copied(hand) for hand in self.hands]
        branch.box = copier(type(self.box))(self.box)
        branch.agenda = self.agenda.copy()
        branch.answers = self.answers.copy()
        branch.dice = self.dice.branch()
        return branch

    @classmethod
    def rules_of(cls, save: bytes) -> int:
        """The version of the rules that a save is played by."""
        rules: int = cls.form().read(save).rules
        return rules

    @classmethod
    def told(cls, told: bytes, save: bytes) -> list[Told]:
        """The events that were written down together with a save."""
        return cls.form().told(told, shape_of(save))

    @classmethod
    def read(cls, written: dict[str, Any]) -> Action:
        """The action that `Action.written` wrote; a ValueError if there is none, a refusal of a field not allowed."""
        fields = dict(written)
        word = fields.pop("do", "")
        action = cls.kinds().actions.get(word) if isinstance(word, str) else None
        if action is None:
            raise UnknownAction(problem("data-no-action", game=cls.name, action=str(word)))
        try:
            return action.model_validate(fields)
        except ValidationError as error:
            first = error.errors()[0]
            if first["type"] == "extra_forbidden" and (key := action.superfluous.get(str(first["loc"][0]))):
                raise Illegal(key) from None
            raise WrongValue(action, ".".join(map(str, first["loc"])), first["msg"]) from None

    # -- the verbs of a rule author --------------------------------------------------------------------------------

    def do(self, *steps: Step) -> None:
        """Next, in this order, before anything already planned."""
        # most of the time it is one step, which needs no turning round
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def go_on(self, step: Decision) -> None:
        """Next, for a seat that is not done with what it was asked: its question stays the same."""
        self.agenda.append(step)
        self._further = step

    def announce(self, event: Event) -> None:
        """Tell everyone."""
        self._announced.append(event)

    def whisper(self, seat: Seat, event: Event) -> None:
        """Tell one seat."""
        self._announced.append(Told(seat, event))

    def draw(self, pile: Pile) -> str:
        """Take the top of a face-down pile; from here on nothing can be taken back freely."""
        self._fresh = True
        return pile.cards.pop()

    def stay(self, seat: Seat, unseen: bool = False) -> None:
        """In an Each: this seat is not done yet; unseen, if it has changed nothing but what lies in its own hand."""
        self._stay, self._unseen = True, unseen

    def ask(self, seats: Iterable[Seat]) -> None:
        """In an Each: from now on these seats are awaited; the question stays the same."""
        self.asked = tuple(seats)
        self._stay = True

    def open_seals(self) -> dict[Seat, Action]:
        """In a Sealed: the question is over before everyone has answered; what was sealed is handed back."""
        sealed, self.answers = self.answers, {}
        self.agenda.pop()
        self._fresh = self._stay = True
        return sealed

    def unveil(self) -> None:
        """Something hidden was shown; from here on nothing can be taken back freely."""
        self._fresh = True

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.agenda

    @property
    def step(self) -> Decision | None:
        """The question now put; None when the game is over."""
        return cast(Decision, self.agenda[-1]) if self.agenda else None

    def submit(self, seat: Seat, action: Action, question: int | None = None) -> Outcome:
        """Carry out an action of a seat, or refuse it and change nothing.

        With the number of the question it answers, an answer to an earlier question is recognised as stale.
        """
        agenda = self.agenda
        if not agenda:
            liberty = self._free.get(type(action))
            raise Illegal(liberty.too_late if liberty else "game-over")
        if question is not None and question != self.question:
            raise Illegal("stale-question")
        step: Any = agenda[-1]
        awaited = seat in self.asked or seat in self.answers
        handler: Any = step.handlers.get(type(action)) if awaited else None
        announced: list[Announced] = []
        self._announced, self._fresh, dice = announced, False, self.dice
        drawn = dice.drawn
        # nearly every action is the one answer to a question: every detour counts
        if handler is None:
            liberty = self._liberty(step, seat, action, awaited)
            liberty.handlers[type(action)](liberty, self, seat, action)
            self._frozen = None
        elif step.is_single:
            agenda.pop()
            try:
                handler(step, self, seat, action)
            except Illegal:
                agenda.append(step)
                raise
            self._settle()
            self._frozen = None
        else:
            self._unseen = False
            self._answer_of_several(step, handler, seat, action)
            if not self._unseen:
                self._frozen = None
        return Outcome(announced, not self._fresh and dice.drawn == drawn)

    def _liberty(self, step: Decision, seat: Seat, action: Action, awaited: bool) -> Liberty:
        """The liberty a seat takes with an action that is no answer to the question; without one it is refused."""
        liberty = self._free.get(type(action))
        if liberty and (awaited or liberty.anytime):
            return liberty
        self.turn_away(seat, action)
        if not awaited:
            raise Illegal("not-your-decision", seats=list(self.asked))
        raise Illegal("another-question", action=action.word, question=step)

    def _answer_of_several(self, step: Any, handler: Callable[..., None], seat: Seat, action: Action) -> None:
        """One of several seats answers a question that is over when all of them have."""
        self._stay = False
        handler(step, self, seat, action)
        if self._stay:
            if step.is_sealed:
                self._settle()
            return
        if step.is_sealed:
            self.answers[seat] = action
            if self._left_without(seat):
                self._unseen = True
                return
            answers, self.answers = self.answers, {}
            self.agenda.pop()
            self._fresh = True
            step.reveal(self, {one: answers[one] for one in sorted(answers)})
        else:
            if self._left_without(seat):
                return
            self.agenda.pop()
            step.after(self)
        self._settle()

    def _left_without(self, seat: Seat) -> bool:
        """A seat has answered, for the first time or anew: whether others are still awaited."""
        asked = self.asked
        if seat in asked:
            # one after the other, as they sit, is quickest
            self.asked = asked = asked[1:] if seat == asked[0] else tuple([one for one in asked if one != seat])
        return bool(asked)

    def _settle(self) -> None:
        """Let rules happen until someone is asked or the game is over."""
        agenda = self.agenda
        while agenda:
            step: Any = agenda.pop()
            if step.is_rule:
                step.happen(self)
                continue
            if asked := tuple(step.seats(self.table)):
                agenda.append(step)
                if step is not self._further:
                    self.question += 1
                self._further = None
                self.asked = asked
                return
            if step.is_sealed:
                step.reveal(self, {})
            elif step.is_each:
                step.after(self)
        self.asked = ()

    # -- views -----------------------------------------------------------------------------------------------------

    def face(self) -> bytes:
        """All that everyone sees, as bytes: a step that leaves it the same, and tells nothing, is silent."""
        return _encode((self.question, self.asked, self.step, self.table))

    def _public_table(self) -> T:
        if self._frozen is None:
            self._frozen = freezer(type(self.table))(self.table)
        return self._frozen

    def view(self) -> PublicView[T]:
        """What everyone sees."""
        agenda: list[Any] = self.agenda
        return PublicView(
            self.name, self.players, self.variant, self.data, self.question, agenda[-1] if agenda else None, self.asked,
            self._public_table(), self.rules,
        )  # fmt: skip

    def view_of(self, seat: Seat) -> PrivateView[T, H]:
        """What one seat sees."""
        hand = self.hands[seat]
        return self._sight(seat, self._public_table(), freezer(type(hand))(hand))

    def _sight(self, seat: Seat, table: T, hand: H) -> PrivateView[T, H]:
        # options are asked for again and again: every detour counts
        agenda: list[Any] = self.agenda
        answers = self.answers
        return PrivateView(
            self._name, self.players, self.variant, self.data, self.question, agenda[-1] if agenda else None,
            self.asked, table, seat, hand, answers.get(seat) if answers else None, self._liberties, self.rules,
            tuple(agenda),
        )  # fmt: skip

    def glance(self, seat: Seat) -> PrivateView[T, H]:
        """What one seat sees, for one decision: whoever keeps a part of it sees that part change with the game."""
        # a table of its own, so that what is remembered of one table is not taken for what the next one shows
        return self._sight(seat, msgspec.structs.replace(self.table), self.hands[seat])

    def options(self, seat: Seat) -> list[Any]:
        """What the rules would accept from a seat now, told from what it sees (without copying it)."""
        return self._sight(seat, self.table, self.hands[seat]).options()


def home_of(game: type[Game[Any, Any, Any]]) -> str:
    """The folder of a game's package."""
    return str(sys.modules[game.__module__].__file__)
