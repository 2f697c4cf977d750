"""What the operator decides, from the environment or `.env`; a wrong value gets a clear sentence."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, HttpUrl, ValidationError, WebsocketUrl, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

DISCORD_API = "https://discord.com/api/v10"


class WrongSettings(ValueError):
    """One line for each setting that cannot be used."""


class Settings(BaseSettings):
    """Every setting with its default; the names in the environment are the same in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: str = Field(min_length=1, repr=False)
    #: other addresses than Discord's own, for the sandbox
    discord_api: HttpUrl | None = None
    discord_gateway: WebsocketUrl | None = None
    discord_cdn: HttpUrl | None = None

    paravent_database: Path = Path("paravent.sqlite3")
    paravent_log_level: str = "INFO"
    #: shards are chosen by Discord; needed from about 2,000 servers on
    paravent_sharded: bool = False
    #: a lobby nobody starts closes itself
    paravent_lobby_hours: float = Field(72, gt=0)
    #: seconds a house player lets pass before it acts
    paravent_house_pace: float = Field(1.5, ge=0, le=60)
    #: processes that draw pictures
    paravent_painters: int = Field(1, ge=0, le=8)
    #: file whose age tells whether the bot is alive, for the health check
    paravent_heartbeat: Path | None = None
    #: owners' component data: a folder with <game>.json files
    paravent_data: Path | None = None

    @field_validator("paravent_log_level")
    @classmethod
    def _known_level(cls, level: str) -> str:
        if level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("is DEBUG, INFO, WARNING or ERROR")
        return level.upper()


def read() -> Settings:
    """The settings, or a WrongSettings that names each wrong one."""
    try:
        return Settings()
    except ValidationError as error:
        lines = []
        for one in error.errors():
            name = ".".join(str(part) for part in one["loc"]).upper()
            if one["type"] == "missing":
                lines.append(f"{name} is not set. Put it into the environment or into a file .env.")
            else:
                lines.append(f"{name}: {one['msg'].removeprefix('Value error, ')}.")
        raise WrongSettings("\n".join(lines)) from None
