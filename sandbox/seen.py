"""Messages, modals and their parts as a person sees them, pleasant to ask in a test."""

from dataclasses import dataclass

from sandbox.components import SELECTS, Kind, every, texts
from sandbox.refusal import Json
from sandbox.world import Attachment, Message, MessageFlag, User


@dataclass(frozen=True, slots=True)
class Button:
    """A button on a message."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None
    url: str | None


@dataclass(frozen=True, slots=True)
class Option:
    """One entry of a select."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A select on a message."""

    custom_id: str
    placeholder: str
    options: list[Option]
    min_values: int
    max_values: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """A file on a message."""

    filename: str
    description: str | None
    content_type: str | None
    data: bytes


@dataclass(frozen=True, slots=True)
class Choice:
    """One suggestion of autocomplete, or of an option's fixed choices."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class Seen:
    """A message, as it is at the moment of asking."""

    message: Message
    author: User
    files: list[Picture]

    @property
    def id(self) -> int:
        """Its id."""
        return self.message.id

    @property
    def channel_id(self) -> int:
        """Where it was said."""
        return self.message.channel_id

    @property
    def content(self) -> str:
        """The plain content."""
        return self.message.content

    @property
    def embeds(self) -> list[Json]:
        """The embeds."""
        return self.message.embeds

    @property
    def components(self) -> list[Json]:
        """The components, as Discord gives them back."""
        return self.message.components

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.message.owner_id is not None

    @property
    def thinking(self) -> bool:
        """Whether it is a placeholder still to be filled."""
        return bool(self.message.flags & MessageFlag.LOADING)

    @property
    def pinned(self) -> bool:
        """Whether it is pinned."""
        return self.message.pinned_at is not None

    @property
    def edited(self) -> bool:
        """Whether it was changed."""
        return self.message.edited_at is not None

    @property
    def pings(self) -> list[int]:
        """The ids of the people it notified."""
        return self.message.pings

    @property
    def text(self) -> str:
        """Everything that can be read: content, embeds, text displays, button labels, options, alt texts."""
        parts: list[str | None] = [self.content]
        for embed in self.embeds:
            parts += [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
            parts += [field[key] for field in embed.get("fields") or () for key in ("name", "value")]
            parts.append((embed.get("footer") or {}).get("text"))
        parts += texts(self.components)
        for each in every(self.components):
            parts.append(each.get("label"))
            parts += [option["label"] for option in each.get("options") or ()]
            parts += [item.get("description") for item in each.get("items") or ()]
        parts += [file.description for file in self.files]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in order."""
        return [
            Button(
                label=each.get("label") or "",
                custom_id=each.get("custom_id"),
                style=each["style"],
                disabled=bool(each.get("disabled")),
                emoji=(each.get("emoji") or {}).get("name"),
                url=each.get("url"),
            )
            for each in every(self.components)
            if each["type"] == Kind.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """All selects, in order."""
        return [
            Select(
                custom_id=each["custom_id"],
                placeholder=each.get("placeholder") or "",
                options=[_option(entry) for entry in each.get("options") or ()],
                min_values=each["min_values"],
                max_values=each["max_values"],
                disabled=bool(each.get("disabled")),
            )
            for each in every(self.components)
            if each["type"] in SELECTS
        ]


def _option(entry: Json) -> Option:
    return Option(entry["label"], entry["value"], entry.get("description"), bool(entry.get("default")))


def picture(attachment: Attachment, data: bytes) -> Picture:
    """A file with its bytes."""
    return Picture(attachment.filename, attachment.description, attachment.content_type, data)


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in."""

    custom_id: str
    label: str
    kind: Kind
    required: bool
    options: list[Option]
    value: str | None


@dataclass(frozen=True, slots=True)
class Modal:
    """A form the bot opened for one person."""

    raw: Json

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.raw["title"])

    @property
    def custom_id(self) -> str:
        """Its id."""
        return str(self.raw["custom_id"])

    @property
    def text(self) -> str:
        """Everything that can be read in it."""
        parts: list[str | None] = [self.title, *texts(self.raw["components"])]
        for each in every(self.raw["components"]):
            parts += [each.get("label"), each.get("description"), each.get("placeholder"), each.get("value")]
            parts += [option["label"] for option in each.get("options") or ()]
        return "\n".join(part for part in parts if part)

    @property
    def fields(self) -> list[Field]:
        """What can be filled in, in order."""
        found = []
        label = ""
        for each in every(self.raw["components"]):
            if each["type"] == Kind.LABEL:
                label = each["label"]
            elif each.get("custom_id"):
                found.append(
                    Field(
                        custom_id=each["custom_id"],
                        label=each.get("label") or label,
                        kind=Kind(each["type"]),
                        required=each.get("required") is not False,
                        options=[_option(entry) for entry in each.get("options") or ()],
                        value=each.get("value"),
                    )
                )
        return found
