"""What the operator decides, from the environment or `.env`; a wrong value gets a clear sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, HttpUrl, ValidationError, WebsocketUrl, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.listen_address import ListenAddress, listen_address
from bot.logs import FORMATS
from bot.shards import ShardGroup, group
from bot.store.store import is_postgres
from bot.wording import operator_words

#: an order that answers later than this is no help
MOST_PATIENCE = 3600.0
DISCORD_API = "https://discord.com/api/v10"


class WrongSettings(ValueError):
    """One line for each setting that cannot be used."""


class _WrongValue(ValueError):
    """The operator is told the sentence `setting-<key>`."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def _read(value: object, reader: Callable[[str], object], wrong: _WrongValue) -> object:
    """A value that is typed as a text, as what it stands for."""
    if not isinstance(value, str):
        return value
    try:
        return reader(value)
    except ValueError:
        raise wrong from None


class Settings(BaseSettings):
    """Every setting with its default; the names in the environment are the same in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: str = Field(min_length=1, repr=False)
    #: other addresses than Discord's own, for the sandbox
    discord_api: HttpUrl | None = None
    discord_gateway: WebsocketUrl | None = None
    discord_cdn: HttpUrl | None = None

    #: a file, or postgresql://...; such an address may hold a password
    paravent_database: Path | str = Field(Path("paravent.sqlite3"), repr=False)
    paravent_log_level: str = "INFO"
    #: lines for people, or a JSON object for each event
    paravent_log_format: str = "text"
    #: shards are chosen by Discord; needed from about 2,000 servers on
    paravent_sharded: bool = False
    #: the shards of this process, where several processes share them
    paravent_shards: Annotated[ShardGroup | None, NoDecode] = None
    #: a lobby nobody starts closes itself
    paravent_lobby_hours: float = Field(72, gt=0)
    #: so does a tournament nobody begins
    paravent_tournament_hours: float = Field(336, gt=0)
    #: seconds a house player lets pass before it acts
    paravent_house_pace: float = Field(1.5, ge=0, le=60)
    #: seconds it waits at least after a person's step that could still be taken back; a quarter of it in live pace
    paravent_house_patience: float = Field(20, ge=0, le=600)
    #: shortest and longest time in seconds that a standing order lets pass before it answers
    paravent_order_pace: Annotated[tuple[float, float], NoDecode] = (25.0, 240.0)
    #: days a year in which a person may stop their own clocks
    paravent_vacation_days: int = Field(30, ge=0, le=365)
    #: whether someone who mentions the bot in a channel is answered: it then listens to every message
    paravent_answer_mentions: bool = False
    #: processes that draw pictures
    paravent_painters: int = Field(1, ge=0, le=8)
    #: whether the games' icons are uploaded as emojis of the application
    paravent_emojis: bool = True
    #: playouts of the review of a finished match; a piece of a larger one would be broken off as hanging
    paravent_review_playouts: int = Field(1200, ge=10, le=10_000)
    #: file whose age tells whether the bot is alive, for the health check
    paravent_heartbeat: Path | None = None
    #: where numbers about the running bot can be read
    paravent_metrics: Annotated[ListenAddress | None, NoDecode] = None
    #: a project of a Sentry, which is told where something went wrong; the address holds a key
    paravent_sentry_dsn: HttpUrl | None = Field(None, repr=False)
    #: owners' component data: a folder with <game>.json files
    paravent_data: Path | None = None

    @field_validator("paravent_log_level")
    @classmethod
    def _known_level(cls, level: str) -> str:
        if level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise _WrongValue("log-level")
        return level.upper()

    @field_validator("paravent_log_format")
    @classmethod
    def _known_format(cls, form: str) -> str:
        if form.lower() not in FORMATS:
            raise _WrongValue("log-format")
        return form.lower()

    @field_validator("paravent_shards", mode="before")
    @classmethod
    def _a_group(cls, shards: object) -> object:
        return _read(shards, group, _WrongValue("shards"))

    @field_validator("paravent_metrics", mode="before")
    @classmethod
    def _an_address(cls, address: object) -> object:
        return _read(address, listen_address, _WrongValue("metrics", example="127.0.0.1:9464"))

    @field_validator("paravent_sentry_dsn")
    @classmethod
    def _of_a_project(cls, address: HttpUrl | None) -> HttpUrl | None:
        if address is not None and not (address.username and (address.path or "").rpartition("/")[2].isdigit()):
            raise _WrongValue("sentry", example="https://key@sentry.example/1")
        return address

    @field_validator("paravent_database")
    @classmethod
    def _a_file_or_an_address(cls, where: Path | str) -> Path | str:
        return where if is_postgres(where) else cls._in_a_folder(Path(where)) or Path(where)

    @field_validator("paravent_heartbeat")
    @classmethod
    def _in_a_folder(cls, file: Path | None) -> Path | None:
        if file is not None and not file.parent.is_dir():
            raise _WrongValue("folder", folder=str(file.parent))
        return file

    @field_validator("paravent_data")
    @classmethod
    def _a_folder(cls, folder: Path | None) -> Path | None:
        if folder is not None and not folder.is_dir():
            raise _WrongValue("folder", folder=str(folder))
        return folder

    @field_validator("paravent_order_pace", mode="before")
    @classmethod
    def _from_short_to_long(cls, pace: object) -> object:
        times = pace.split(",") if isinstance(pace, str) else pace
        try:
            shortest, longest = map(float, times)  # type: ignore[call-overload]
        except (TypeError, ValueError):
            shortest = longest = -1.0
        if not 0 <= shortest <= longest <= MOST_PATIENCE:
            raise _WrongValue("order-pace")
        return shortest, longest


def database() -> Path | str:
    """Where the store is, for those who need nothing else of the settings."""
    return read(discord_token="-").paravent_database


def read(**given: str) -> Settings:
    """The settings, or a WrongSettings that names each wrong one."""
    try:
        return Settings(**given)  # type: ignore[arg-type]
    except ValidationError as error:
        raise WrongSettings("\n".join(_told(one) for one in error.errors())) from None


def _told(error: Mapping[str, Any]) -> str:
    """What is wrong with a setting: our sentence, or what is wrong with any value of its kind."""
    words, name = operator_words(), ".".join(str(part) for part in error["loc"]).upper()
    known, kind = error.get("ctx", {}), error["type"]
    if isinstance(wrong := known.get("error"), _WrongValue):
        return words.say(f"setting-{wrong.key}", name=name, **wrong.facts)
    key = f"setting-{kind.replace('_', '-')}"
    if not words.has(key):
        # an address can be wrong in many ways
        key = "setting-address" if kind.startswith("url") else "setting-other"
    facts = {fact: value for fact, value in known.items() if isinstance(value, str | int | float)}
    return words.say(key, **{"why": error["msg"], **facts, "name": name})
