"""Application commands: registering them within Discord's limits, and finding the one a person types."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from sandbox.forms import passed_once
from sandbox.news import Notice
from sandbox.realm import Realm
from sandbox.refusal import FormErrors, Json, Refusal

GLOBAL_COMMANDS = {1: 100, 2: 15, 3: 15}
CHILDREN = 25
COMMAND_CHARACTERS = 8000


class OptionKind(IntEnum):
    """The types of a command's options."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTED = (OptionKind.SUBCOMMAND, OptionKind.GROUP)


@dataclass(frozen=True, slots=True)
class Path:
    """A command down to the level that takes values: `/comuni bid` is a command and one subcommand."""

    command: Json
    inner: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """The options that take values."""
        leaf = self.inner[-1] if self.inner else self.command
        return [each for each in leaf.get("options") or () if each["type"] not in NESTED]

    @property
    def name(self) -> str:
        """What the person types after the slash."""
        return " ".join(each["name"] for each in (self.command, *self.inner))


def register(realm: Realm, commands: list[Json]) -> list[Json]:
    """Replace all global commands; a command that keeps its name and type keeps its id."""
    check_commands(commands)
    world = realm.world
    earlier = {(each["type"], each["name"]): each for each in world.commands.values()}
    world.commands = {}
    for raw in commands:
        known = earlier.get((raw.get("type") or 1, raw["name"]))
        _keep(realm, raw, known)
    _tell(realm)
    return list(world.commands.values())


def upsert(realm: Realm, raw: Json) -> tuple[Json, bool]:
    """Add one command or replace the one of the same name; tells whether it is new."""
    world = realm.world
    same = [each for each in world.commands.values() if each["name"] == raw["name"]]
    known = next((each for each in same if each["type"] == (raw.get("type") or 1)), None)
    others = [each for each in world.commands.values() if each is not known]
    check_commands([*others, raw])
    command = _keep(realm, raw, known)
    _tell(realm)
    return command, known is None


def remove(realm: Realm, command_id: int) -> None:
    """Remove one command."""
    if realm.world.commands.pop(command_id, None) is None:
        raise Refusal(404, 10063, "Unknown application command")
    _tell(realm)


def _tell(realm: Realm) -> None:
    everybody = frozenset(person.id for person in realm.world.people)
    realm.news.publish(Notice("COMMANDS_UPDATE", {}, everybody))


def _keep(realm: Realm, raw: Json, known: Json | None) -> Json:
    shown = _shown(raw)
    permissions = raw.get("default_member_permissions")
    command: Json = {
        **shown,
        "id": known["id"] if known else str(realm.ids.next()),
        "application_id": str(realm.world.application_id),
        "type": raw.get("type") or 1,
        "description": raw.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "integration_types": raw.get("integration_types") or [0],
        "contexts": raw.get("contexts"),
        "nsfw": bool(raw.get("nsfw")),
        "dm_permission": raw.get("dm_permission") is not False,
        "name_localizations": raw.get("name_localizations"),
        "description_localizations": raw.get("description_localizations"),
    }
    unchanged = known and {k: v for k, v in known.items() if k != "version"} == command
    command["version"] = known["version"] if known and unchanged else str(realm.ids.next())
    realm.world.commands[int(command["id"])] = command
    return command


def _shown(raw: Json) -> Json:
    shown = {key: value for key, value in raw.items() if value is not None}
    if "options" in shown:
        shown["options"] = [_shown(each) for each in shown["options"]]
    return shown


@passed_once
def check_commands(commands: list[Json]) -> None:
    """Refuse commands that Discord would refuse."""
    errors = FormErrors()
    for kind, high in GLOBAL_COMMANDS.items():
        if sum(1 for each in commands if (each.get("type") or 1) == kind) > high:
            raise Refusal(400, 30032, f"Maximum number of application commands reached ({high}).")
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path = str(index)
        key = (command.get("type") or 1, command.get("name") or "")
        if key in seen:
            errors.add(f"{path}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        seen.add(key)
        if key[0] == 1:
            _check_command(errors, path, command, depth=0)
            if _characters(command) > COMMAND_CHARACTERS:
                errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds {COMMAND_CHARACTERS} characters")
        else:
            errors.length(f"{path}.name", key[1], 1, 32)
    errors.raise_if_any()


def _check_command(errors: FormErrors, path: str, node: Json, depth: int) -> None:
    for name in (node.get("name"), *(node.get("name_localizations") or {}).values()):
        if not is_name(name or ""):
            errors.add(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")
    errors.length(f"{path}.description", node.get("description") or "", 1, 100)
    for text in (node.get("description_localizations") or {}).values():
        errors.length(f"{path}.description_localizations", text, 1, 100)
    options = node.get("options") or []
    if len(options) > CHILDREN:
        errors.count(f"{path}.options", len(options), 0, CHILDREN)
    kinds = {each.get("type") in NESTED for each in options}
    if len(kinds) > 1:
        errors.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and values do not mix")
    names = [each.get("name") for each in options]
    if len(set(names)) < len(names):
        errors.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
    optional = False
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        if option.get("type") in NESTED:
            if depth >= 2 or (option["type"] == OptionKind.GROUP and depth >= 1):
                errors.add(f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands nest too deeply")
        elif option.get("required") and optional:
            errors.add(
                here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before others"
            )
        optional = optional or not option.get("required")
        _check_command(errors, here, option, depth + 1)
        choices = option.get("choices") or []
        if len(choices) > CHILDREN:
            errors.count(f"{here}.choices", len(choices), 0, CHILDREN)
        if choices and option.get("autocomplete"):
            errors.add(f"{here}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE", "Choices exclude autocomplete")
        for number, choice in enumerate(choices):
            errors.length(f"{here}.choices.{number}.name", choice.get("name"), 1, 100)


def is_name(name: str) -> bool:
    """1 to 32 lower-case letters, digits, dashes, underscores or apostrophes."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(each.isalnum() or each in "-_'" for each in name)


def _characters(node: Json) -> int:
    """Name, description and value characters, each with its longest localisation."""
    total = 0
    for key in ("name", "description"):
        texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    for choice in node.get("choices") or ():
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(len(name) for name in names)
        total += len(choice["value"]) if isinstance(choice["value"], str) else 0
    return total + sum(_characters(each) for each in node.get("options") or ())


def paths(commands: list[Json]) -> Iterator[Path]:
    """Every slash command that can be typed."""
    for command in commands:
        if command["type"] == 1:
            yield from _paths_below(command, (), command)


def _paths_below(command: Json, inner: tuple[Json, ...], node: Json) -> Iterator[Path]:
    nested = [each for each in node.get("options") or () if each["type"] in NESTED]
    if not nested:
        yield Path(command, inner)
    for each in nested:
        yield from _paths_below(command, (*inner, each), each)


def find_path(commands: list[Json], name: str) -> Path:
    """The command a person types, such as `comuni bid`."""
    wanted = name.removeprefix("/").split()
    for path in paths([each for each in commands if each["name"] in wanted[:1]]):
        if path.name == " ".join(wanted):
            return path
    known = sorted(path.name for path in paths(commands))
    raise LookupError(f"there is no command /{' '.join(wanted)}; there are: {', '.join(known) or 'none'}")
