"""What a Discord client would send for an act of a person, and what it would not let the person send."""

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox import payloads
from sandbox.commands import OptionKind, Path
from sandbox.components import SELECTS, Kind
from sandbox.limits import Upload
from sandbox.permissions import in_channel
from sandbox.realm import Realm
from sandbox.refusal import Json
from sandbox.uploads import store
from sandbox.world import Channel, Guild

TEXT_MAX = 6000
INTEGER_MAX = 2**53
BY_ID = (OptionKind.USER, OptionKind.CHANNEL, OptionKind.ROLE, OptionKind.MENTIONABLE)


class NotPossible(ValueError):
    """A client would not let a person do this."""


class Resolved:
    """The things that the ids in an interaction stand for."""

    def __init__(self, realm: Realm, channel: Channel) -> None:
        self._realm = realm
        self._world = realm.world
        self._channel = channel
        self.data: Json = {}

    @property
    def _guild(self) -> Guild | None:
        return self._world.guild_of(self._channel)

    def add(self, thing: int) -> None:
        """Describe a user, role or channel by its id."""
        guild, key = self._guild, str(thing)
        if thing in self._world.users:
            self.data.setdefault("users", {})[key] = payloads.user(self._world.users[thing])
            if guild and thing in guild.members:
                member = payloads.member_only(guild.members[thing])
                for voice in ("mute", "deaf"):
                    del member[voice]
                member["permissions"] = str(in_channel(self._world, self._channel, thing))
                self.data.setdefault("members", {})[key] = member
        elif guild and thing in guild.roles:
            self.data.setdefault("roles", {})[key] = payloads.role(guild.roles[thing])
        elif thing in self._world.channels:
            channel = self._world.channels[thing]
            shown: Json = {"id": key, "type": int(channel.kind), "name": channel.name, "permissions": "0"}
            if channel.thread:
                whole = payloads.channel(self._world, channel)
                shown |= {"thread_metadata": whole["thread_metadata"], "parent_id": whole["parent_id"]}
            self.data.setdefault("channels", {})[key] = shown
        else:
            raise NotPossible(f"nobody and nothing has the id {thing}")

    def upload(self, upload: Upload) -> str:
        """Keep a file the person chose, and give its id."""
        attachment = store(self._realm, self._channel.id, upload, {}, True)
        shown = payloads.attachment(attachment, self._realm.cdn)
        self.data.setdefault("attachments", {})[str(attachment.id)] = shown
        return str(attachment.id)


def command_data(
    realm: Realm, channel: Channel, path: Path, values: Mapping[str, Any], focused: str | None = None
) -> Json:
    """The data of a slash command, or of its autocomplete when an option is focused."""
    known = {option["name"]: option for option in path.options}
    if strange := [name for name in values if name not in known]:
        raise NotPossible(f"/{path.name} has no option {strange[0]!r}; it has: {', '.join(known) or 'none'}")
    resolved = Resolved(realm, channel)
    options: list[Json] = []
    for name, option in known.items():
        value = values.get(name)
        if name == focused:
            options.append({"name": name, "type": option["type"], "value": str(value or ""), "focused": True})
        elif value is not None:
            sent = _value(option, value, resolved)
            # while someone types, numbers are texts
            typed = focused is not None and not isinstance(sent, bool)
            options.append({"name": name, "type": option["type"], "value": str(sent) if typed else sent})
        elif option.get("required") and focused is None:
            raise NotPossible(f"/{path.name} needs the option {name!r}")
    for node in reversed(path.inner):
        options = [{"name": node["name"], "type": node["type"], "options": options}]
    data: Json = {"id": path.command["id"], "name": path.command["name"], "type": 1, "options": options}
    if resolved.data and focused is None:
        data["resolved"] = resolved.data
    return data


def _value(option: Json, value: Any, resolved: Resolved) -> Any:
    name, kind = option["name"], OptionKind(option["type"])
    if kind is OptionKind.ATTACHMENT:
        return resolved.upload(value)
    if kind in BY_ID:
        thing = int(getattr(value, "id", value))
        resolved.add(thing)
        return str(thing)
    if kind is OptionKind.BOOLEAN:
        if not isinstance(value, bool):
            raise NotPossible(f"{name} is true or false, not {value!r}")
        return value
    if kind is OptionKind.STRING:
        value = str(value)
        _within(name, len(value), option.get("min_length", 0), option.get("max_length", TEXT_MAX), "characters")
    else:
        value = _number(name, kind, value)
        low, high = option.get("min_value", -INTEGER_MAX), option.get("max_value", INTEGER_MAX)
        _within(name, value, low, high, "")
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise NotPossible(f"{name} is one of {[choice['value'] for choice in choices]}, not {value!r}")
    return value


def _number(name: str, kind: OptionKind, value: Any) -> int | float:
    try:
        return int(str(value)) if kind is OptionKind.INTEGER else float(str(value))
    except ValueError:
        raise NotPossible(f"{name} is a number, not {value!r}") from None


def _within(name: str, value: float, low: float, high: float, unit: str) -> None:
    if not low <= value <= high:
        raise NotPossible(f"{name} is between {low} and {high} {unit}".rstrip() + f", not {value}")


def select_data(realm: Realm, channel: Channel, select: Json, values: Sequence[Any]) -> Json:
    """The data of a choice in a select of a message."""
    chosen, resolved = _chosen(realm, channel, select, values)
    data: Json = {"custom_id": select["custom_id"], "component_type": select["type"], "values": chosen}
    if select["type"] != Kind.STRING_SELECT:
        data["resolved"] = {"users": {}, **resolved} if select["type"] == Kind.USER_SELECT else resolved
    return data


def _chosen(realm: Realm, channel: Channel, select: Json, values: Sequence[Any]) -> tuple[list[str], Json]:
    low, high = select.get("min_values"), select.get("max_values")
    low = (1 if select.get("required") is not False else 0) if low is None else low
    if select.get("required") is False and not values:
        low = 0
    name = select.get("placeholder") or select["custom_id"]
    _within(name, len(values), low, 1 if high is None else high, "values")
    if select["type"] == Kind.STRING_SELECT:
        offered = {option["value"]: option["value"] for option in select["options"]}
        labels = {option["label"]: option["value"] for option in select["options"]}
        chosen = [offered.get(str(value), labels.get(str(value))) for value in values]
        if None in chosen:
            raise NotPossible(f"{name} offers {list(labels)}, not {values!r}")
        return [str(each) for each in chosen], {}
    resolved = Resolved(realm, channel)
    ids = [int(getattr(value, "id", value)) for value in values]
    for each in ids:
        resolved.add(each)
    return [str(each) for each in ids], resolved.data


def modal_data(realm: Realm, channel: Channel, modal: Json, fields: Mapping[str, Any]) -> Json:
    """The data of a filled-in modal; fields are named by label or custom id."""
    left = dict(fields)
    gathered: Json = {}
    components = [
        _submitted(realm, channel, each, left, gathered, index) for index, each in enumerate(modal["components"])
    ]
    if left:
        raise NotPossible(f"the modal has no field {next(iter(left))!r}")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    if gathered:
        data["resolved"] = gathered
    return data


def _submitted(realm: Realm, channel: Channel, row: Json, left: dict[str, Any], gathered: Json, index: int) -> Json:
    number = row.get("id") or index + 1
    if row["type"] == Kind.TEXT:
        return {"type": int(Kind.TEXT), "id": number}
    if row["type"] == Kind.LABEL:
        inner = _field(realm, channel, row["component"], row.get("label"), left, gathered)
        return {"type": int(Kind.LABEL), "id": number, "component": inner}
    inputs = [_field(realm, channel, each, each.get("label"), left, gathered) for each in row["components"]]
    return {"type": int(Kind.ROW), "id": number, "components": inputs}


def _field(realm: Realm, channel: Channel, it: Json, label: str | None, left: dict[str, Any], gathered: Json) -> Json:
    key = it["custom_id"] if it["custom_id"] in left else label
    value = left.pop(key) if key in left else None
    shown: Json = {"type": it["type"], "custom_id": it["custom_id"]}
    name, required = label or it["custom_id"], it.get("required") is not False
    match it["type"]:
        case Kind.TEXT_INPUT:
            text = str(it.get("value") or "") if value is None else str(value)
            if text or required:
                low, high = it.get("min_length") or 0, it.get("max_length") or 4000
                _within(name, len(text), max(low, 1 if required else 0), high, "characters")
            return {**shown, "value": text}
        case Kind.CHECKBOX:
            return {**shown, "value": bool(it.get("default")) if value is None else bool(value)}
        case Kind.RADIO_GROUP:
            return {**shown, "value": _radio(it, name, value, required=required)}
        case Kind.CHECKBOX_GROUP:
            return {**shown, "values": _checked(it, name, value, required=required)}
        case Kind.FILE_UPLOAD:
            resolved = Resolved(realm, channel)
            ids = [resolved.upload(each) for each in value or ()]
            _merge(gathered, resolved.data)
            return {**shown, "values": ids}
        case kind if kind in SELECTS:
            if value is None:
                value = [each["value"] for each in it.get("options") or () if each.get("default")]
            chosen, found = _chosen(realm, channel, it, value if isinstance(value, list | tuple) else [value])
            _merge(gathered, found)
            return {**shown, "values": chosen}
        case _:
            raise NotPossible(f"{name} cannot be filled in")


def _radio(it: Json, name: str, value: Any, *, required: bool) -> str | None:
    if value is None:
        value = next((each["value"] for each in it["options"] if each.get("default")), None)
    by_label = {each["label"]: each["value"] for each in it["options"]}
    chosen = by_label.get(str(value), value)
    if chosen is None and not required:
        return None
    if chosen not in by_label.values():
        raise NotPossible(f"{name} offers {list(by_label)}, not {value!r}")
    return str(chosen)


def _checked(it: Json, name: str, value: Any, *, required: bool) -> list[str]:
    if value is None:
        value = [each["value"] for each in it["options"] if each.get("default")]
    by_label = {each["label"]: each["value"] for each in it["options"]}
    chosen = [by_label.get(str(each), str(each)) for each in value]
    if strange := [each for each in chosen if each not in by_label.values()]:
        raise NotPossible(f"{name} offers {list(by_label)}, not {strange[0]!r}")
    low = it.get("min_values") if it.get("min_values") is not None else int(required)
    _within(name, len(chosen), low or 0, it.get("max_values") or len(by_label), "values")
    return chosen


def _merge(into: Json, found: Json) -> None:
    for key, entries in found.items():
        into.setdefault(key, {}).update(entries)
