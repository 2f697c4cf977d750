"""The building blocks of messages and modals: walking through them, and giving them the shape of an answer."""

from collections.abc import Container, Iterator
from enum import IntEnum
from itertools import count

from sandbox.payloads import file_url
from sandbox.refusal import FormErrors, Json
from sandbox.world import Attachment


class Kind(IntEnum):
    """The component types of Discord."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    (Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT)
)
V2_ONLY = frozenset((Kind.SECTION, Kind.TEXT, Kind.THUMBNAIL, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR, Kind.CONTAINER))
LINK_STYLE = 5


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, parents first."""
    for index, component in enumerate(components):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for single in ("accessory", "component"):
            if inner := component.get(single):
                yield f"{here}.{single}", inner


def every(components: list[Json]) -> list[Json]:
    """The same without paths, in the same order: messages are read far more often than they are checked."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        if inner := component.get("components"):
            found += every(inner)
        for single in ("accessory", "component"):
            if inner := component.get(single):
                found.append(inner)
    return found


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component with a custom id."""
    return next((each for each in every(components) if each.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> list[str]:
    """All text displays, in reading order."""
    return [each["content"] for each in every(components) if each["type"] == Kind.TEXT]


def without_nulls(raw: Json) -> Json:
    """What is given; emojis and options are cleaned too."""
    shown = {key: value for key, value in raw.items() if value is not None}
    if "emoji" in shown:
        shown["emoji"] = without_nulls(shown["emoji"])
    if "options" in shown:
        shown["options"] = [without_nulls(each) for each in shown["options"]]
    return shown


class Arrangement:
    """Turns the components of a request into those of an answer: ids, defaults, and addresses of files."""

    def __init__(self, attachments: list[Attachment], cdn: str, emojis: Container[int] = ()) -> None:
        #: those the bot may use
        self._emojis = emojis
        self._by_name = {each.filename: each for each in attachments}
        self._cdn = cdn
        self._ids = count(1)
        self.used: set[int] = set()
        self.errors = FormErrors()

    def of(self, components: list[Json]) -> list[Json]:
        """The components as Discord gives them back."""
        arranged = [self._one(each, f"components.{index}") for index, each in enumerate(components)]
        self.errors.raise_if_any()
        return arranged

    def _one(self, raw: Json, path: str) -> Json:
        shown = without_nulls(raw)
        self._check_emoji(shown, path)
        for index, option in enumerate(shown.get("options") or ()):
            self._check_emoji(option, f"{path}.options.{index}")
        shown["id"] = raw.get("id") or next(self._ids)
        match raw["type"]:
            case Kind.CONTAINER:
                shown.setdefault("accent_color", None)
                shown.setdefault("spoiler", False)
            case Kind.SEPARATOR:
                shown = {"divider": True, "spacing": 1, **shown}
            case Kind.THUMBNAIL:
                shown = {"description": None, "spoiler": False, **shown}
                shown["media"] = self._media(raw["media"], f"{path}.media")
            case Kind.GALLERY:
                shown["items"] = [
                    {
                        "media": self._media(item["media"], f"{path}.items.{index}.media"),
                        "description": item.get("description"),
                        "spoiler": bool(item.get("spoiler")),
                    }
                    for index, item in enumerate(raw["items"])
                ]
            case Kind.FILE:
                shown["file"] = self._media(raw["file"], f"{path}.file")
                name = raw["file"]["url"].removeprefix("attachment://")
                if named := self._by_name.get(name):
                    shown |= {"name": named.filename, "size": named.size}
                shown.setdefault("spoiler", False)
            case kind if kind in SELECTS:
                shown = {"min_values": 1, "max_values": 1, **shown}
        if "components" in shown:
            inside = enumerate(shown["components"])
            shown["components"] = [self._one(each, f"{path}.components.{index}") for index, each in inside]
        if "accessory" in shown:
            shown["accessory"] = self._one(shown["accessory"], f"{path}.accessory")
        return shown

    def _check_emoji(self, shown: Json, path: str) -> None:
        number = (shown.get("emoji") or {}).get("id")
        if number is not None and int(number) not in self._emojis:
            self.errors.add(f"{path}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _media(self, raw: Json, path: str) -> Json:
        url = str(raw["url"])
        if not url.startswith("attachment://"):
            return {"id": "0", "url": url, "proxy_url": url, "content_type": None, "width": None, "height": None}
        attachment = self._by_name.get(url.removeprefix("attachment://"))
        if attachment is None:
            self.errors.add(f"{path}.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "Not found.")
            return {"id": "0", "url": url, "proxy_url": url}
        self.used.add(attachment.id)
        address = file_url(attachment, self._cdn)
        return {
            "id": str(attachment.id),
            "url": address,
            "proxy_url": address,
            "width": attachment.width,
            "height": attachment.height,
            "content_type": attachment.content_type,
            "attachment_id": str(attachment.id),
        }


def arrange_embeds(embeds: list[Json], attachments: list[Attachment], cdn: str) -> tuple[list[Json], set[int]]:
    """Embeds as Discord gives them back, and which attachments they show."""
    by_name = {each.filename: each for each in attachments}
    used: set[int] = set()
    arranged = []
    for raw in embeds:
        shown = {key: value for key, value in raw.items() if value is not None}
        shown["type"] = "rich"
        for key in ("image", "thumbnail"):
            if key not in shown:
                continue
            url = str(shown[key].get("url"))
            if attachment := by_name.get(url.removeprefix("attachment://")):
                used.add(attachment.id)
                url = file_url(attachment, cdn)
                size = {"width": attachment.width, "height": attachment.height}
                shown[key] = {"url": url, "proxy_url": url, **{k: v for k, v in size.items() if v}}
            else:
                shown[key] = {"url": url, "proxy_url": url}
        if "fields" in shown:
            shown["fields"] = [{**field, "inline": bool(field.get("inline"))} for field in shown["fields"]]
        arranged.append(shown)
    return arranged, used
