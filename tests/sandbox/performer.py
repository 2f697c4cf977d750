"""A small bot with one command for every capability, run by the unmodified discord.py client."""

import asyncio
import io
import os
import struct
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Literal

import discord
import yarl
from discord import app_commands

from sandbox import Sandbox
from sandbox.news import News

COLUMNS = {"First column": 1, "Second column": 2, "Third column": 3}


def picture(width: int = 4, height: int = 3, colour: tuple[int, int, int] = (200, 80, 40)) -> bytes:
    """A plain PNG, made without a library."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + bytes(colour) * width
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b"")
    )


def radio(*labels: str) -> list[discord.RadioGroupOption]:
    """Options of which one can be chosen."""
    return [discord.RadioGroupOption(label=label) for label in labels]


class Form(discord.ui.Modal, title="Split your army"):
    """A modal with every kind of field."""

    left = discord.ui.Label(text="Left wing", component=discord.ui.TextInput(custom_id="left", max_length=3))
    where = discord.ui.Label(
        text="Where",
        description="The city to attack",
        component=discord.ui.Select(
            custom_id="where", options=[discord.SelectOption(label="Pisa"), discord.SelectOption(label="Lucca")]
        ),
    )
    mode = discord.ui.Label(
        text="Mode", component=discord.ui.RadioGroup(custom_id="mode", options=radio("Bold", "Careful"))
    )
    sure = discord.ui.Label(text="Sure?", component=discord.ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat what was filled in, to the person alone."""
        parts: list[Any] = [self.left.component, self.where.component, self.mode.component, self.sure.component]
        text = f"left={parts[0].value} where={parts[1].values} mode={parts[2].value} sure={parts[3].value}"
        await interaction.response.send_message(text, ephemeral=True)


class Panel(discord.ui.View):
    """Buttons of all styles, a select, and one button that changes the message itself."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.presses = 0

    @discord.ui.button(label="Whisper", style=discord.ButtonStyle.primary, custom_id="whisper", emoji="🤫")
    async def whisper(self, interaction: discord.Interaction, _: Any) -> None:
        """Answer to the presser alone."""
        await interaction.response.send_message(f"secret of {interaction.user.name}", ephemeral=True)

    @discord.ui.button(label="Count", style=discord.ButtonStyle.success, custom_id="count")
    async def count(self, interaction: discord.Interaction, _: Any) -> None:
        """Change the message."""
        self.presses += 1
        await interaction.response.edit_message(content=f"pressed {self.presses} times")

    @discord.ui.button(label="Form", style=discord.ButtonStyle.secondary, custom_id="form")
    async def form(self, interaction: discord.Interaction, _: Any) -> None:
        """Open a modal."""
        await interaction.response.send_modal(Form(custom_id=f"form:{interaction.user.id}"))

    @discord.ui.button(label="Later", style=discord.ButtonStyle.danger, custom_id="later")
    async def later(self, interaction: discord.Interaction, _: Any) -> None:
        """Acknowledge silently, then change the message."""
        await interaction.response.defer()
        await interaction.edit_original_response(content="changed later")

    @discord.ui.select(
        custom_id="pick",
        placeholder="Pick two",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Wool", "Grain", "Iron")],
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        """Repeat the choice."""
        await interaction.response.send_message(f"picked {', '.join(select.values)}")

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", placeholder="Pick a person")
    async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
        """Name the person."""
        await interaction.response.send_message(f"chose {select.values[0].display_name}")


class Census(discord.ui.Modal, title="Census"):
    """A modal with the fields that the other one lacks."""

    note = discord.ui.TextDisplay("Fill in *everything*.")
    goods = discord.ui.Label(
        text="Goods",
        component=discord.ui.CheckboxGroup(
            custom_id="goods",
            options=[discord.CheckboxGroupOption(label="Wool"), discord.CheckboxGroupOption(label="Iron")],
        ),
    )
    rival = discord.ui.Label(text="Rival", component=discord.ui.UserSelect(custom_id="rival"))
    map = discord.ui.Label(text="Map", component=discord.ui.FileUpload(custom_id="map"))
    plan = discord.ui.TextInput(label="Plan", custom_id="plan", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat what was filled in."""
        goods: Any = self.goods.component
        rival: Any = self.rival.component
        files: Any = self.map.component
        text = f"{goods.values} {rival.values[0].display_name} {files.values[0].filename} {self.plan.value!r}"
        await interaction.response.send_message(text)


class Selects(discord.ui.View):
    """The selects that the panel has no room for."""

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role", placeholder="A role")
    async def role(self, interaction: discord.Interaction, select: discord.ui.RoleSelect[Any]) -> None:
        """Name the role."""
        await interaction.response.send_message(select.values[0].name)

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="room", placeholder="A channel")
    async def room(self, interaction: discord.Interaction, select: discord.ui.ChannelSelect[Any]) -> None:
        """Name the channel."""
        await interaction.response.send_message(select.values[0].name)

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="any", placeholder="Anyone", max_values=2)
    async def anyone(self, interaction: discord.Interaction, select: discord.ui.MentionableSelect[Any]) -> None:
        """Name them."""
        await interaction.response.send_message(" ".join(sorted(each.name for each in select.values)))


class Layout(discord.ui.LayoutView):
    """Every building block of Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board"))
        section = discord.ui.Section(
            "**Lucca** builds a tower", accessory=discord.ui.Button(label="Look", custom_id="look")
        )
        thumbnail = discord.ui.Section("A coat of arms", accessory=discord.ui.Thumbnail("attachment://board.png"))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
            discord.ui.Button(label="Your move", style=discord.ButtonStyle.success, custom_id="move")
        )
        box = discord.ui.Container(
            discord.ui.TextDisplay("# Round 4"),
            discord.ui.Separator(),
            section,
            thumbnail,
            gallery,
            discord.ui.File("attachment://rules.txt"),
            row,
            accent_colour=0xE8A33D,
        )
        self.add_item(box)


WORDS = {"bid": {"de": "bieten", "fr": "miser"}, "Offer gold": {"de": "Gold bieten", "fr": "Miser de l'or"}}


class Translator(app_commands.Translator):
    """German and French for one command."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The word, if it is known."""
        return WORDS.get(string.message, {}).get(locale.value)


class Performer(discord.Client):
    """The bot."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), guild_ready_timeout=0.01, **options)
        self.tree = app_commands.CommandTree(self)
        self.problems: list[BaseException] = []
        self.tree.error(self._on_problem)
        self.ready = asyncio.Event()
        self.events: list[str] = []
        self.news = News()
        add_commands(self.tree)

    async def _on_problem(self, _: discord.Interaction, error: BaseException) -> None:
        self.problems.append(error)
        self.news.stir()

    async def setup_hook(self) -> None:
        """Register the commands."""
        self.add_view(Panel())
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """The server is known."""
        self.events.append("ready")
        self.ready.set()

    async def on_resumed(self) -> None:
        """The connection came back without loss."""
        self.events.append("resumed")
        self.news.stir()

    async def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait until something became true of the bot."""
        await self.news.until(lambda: condition() or None, 10, what)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Keep what went wrong in an event."""
        self.problems.append(AssertionError(event_method))
        await super().on_error(event_method, *args, **kwargs)


def add_commands(tree: app_commands.CommandTree[Performer]) -> None:
    """One command per capability."""

    @tree.command()
    async def echo(interaction: discord.Interaction, text: str, secret: bool = False) -> None:
        """Repeat a text"""
        await interaction.response.send_message(text, ephemeral=secret)

    @tree.command()
    async def everything(
        interaction: discord.Interaction,
        text: str,
        whole: app_commands.Range[int, 1, 10],
        real: float,
        flag: bool,
        person: discord.Member,
        room: discord.TextChannel,
        role: discord.Role,
        anyone: discord.Member | discord.Role,
        pace: Literal["slow", "quick"],
        file: discord.Attachment,
    ) -> None:
        """Take an option of every type"""
        data = await file.read()
        shown = [text, whole, real, flag, person.display_name, room.name, role.name, str(anyone.id), pace, len(data)]
        await interaction.response.send_message(" ".join(str(each) for each in shown))

    @tree.command(name=app_commands.locale_str("bid"), description=app_commands.locale_str("Offer gold"))
    async def bid(interaction: discord.Interaction, column: int, gold: app_commands.Range[int, 0, 50] = 0) -> None:
        await interaction.response.send_message(f"column {column} for {gold}")

    @bid.autocomplete("column")
    async def columns(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        found = [(name, value) for name, value in COLUMNS.items() if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    match = app_commands.Group(name="match", description="A match")
    options = app_commands.Group(name="options", description="Its options", parent=match)

    @match.command()
    async def start(interaction: discord.Interaction) -> None:
        """Start it"""
        await interaction.response.send_message(f"started in {interaction.locale.value}/{interaction.guild_locale}")

    @options.command(name="set")
    async def set_option(interaction: discord.Interaction, name: str) -> None:
        """Set one"""
        await interaction.response.send_message(f"set {name}")

    tree.add_command(match)

    @tree.command()
    async def panel(interaction: discord.Interaction, secret: bool = False) -> None:
        """Show the panel"""
        await interaction.response.send_message("the panel", view=Panel(), ephemeral=secret)

    @tree.command()
    async def form(interaction: discord.Interaction) -> None:
        """Open the form"""
        await interaction.response.send_modal(Form(custom_id=f"form:{interaction.user.id}"))

    @tree.command()
    async def census(interaction: discord.Interaction) -> None:
        """Open the other form"""
        await interaction.response.send_modal(Census(custom_id=f"census:{interaction.user.id}"))

    @tree.command()
    async def selects(interaction: discord.Interaction) -> None:
        """Show the other selects"""
        await interaction.response.send_message(view=Selects())

    @tree.command()
    async def slow(interaction: discord.Interaction, secret: bool = False) -> None:
        """Think, answer, and go on"""
        await interaction.response.defer(ephemeral=secret, thinking=True)
        await interaction.followup.send("thought of it")
        await interaction.followup.send("and more", ephemeral=True)
        await interaction.followup.send("and all")

    @tree.command()
    async def never(interaction: discord.Interaction) -> None:
        """Do not answer"""

    @tree.command()
    async def layout(interaction: discord.Interaction) -> None:
        """Show Components V2"""
        files = [discord.File(io.BytesIO(picture()), "board.png", description="The board")]
        files.append(discord.File(io.BytesIO(b"rules"), "rules.txt"))
        await interaction.response.send_message(view=Layout(), files=files)

    @tree.command()
    async def board(interaction: discord.Interaction) -> None:
        """Show an embed with a picture, and a picture"""
        embed = discord.Embed(title="Round 4", description="Lucca is **first**", colour=0x3366CC)
        embed.add_field(name="Gold", value="12").set_footer(text="Comuni").set_image(url="attachment://map.png")
        files = [
            discord.File(io.BytesIO(picture(8, 6)), "map.png", description="The map of Tuscany"),
            discord.File(io.BytesIO(picture(640, 360, (60, 110, 160))), "board.png", description="The board, round 4"),
        ]
        await interaction.response.send_message("the board", embed=embed, files=files)


@contextmanager
def pointed_at(sandbox: Sandbox) -> Iterator[None]:
    """Point discord.py at a sandbox for a while, as a bot does from its settings."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    discord.http.Route.BASE = sandbox.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway)
    discord.Asset.BASE = sandbox.server.origin
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@asynccontextmanager
async def performing(sandbox: Sandbox, bot: Performer | None = None) -> AsyncIterator[Performer]:
    """Run the bot against a sandbox."""
    bot = bot or Performer()
    with pointed_at(sandbox):
        task = asyncio.create_task(bot.start(sandbox.token))
        waiting = asyncio.create_task(bot.ready.wait())
        try:
            await asyncio.wait({task, waiting}, timeout=120, return_when=asyncio.FIRST_COMPLETED)
            assert bot.ready.is_set(), task.exception() if task.done() else "the bot was not ready in time"
            yield bot
        finally:
            waiting.cancel()
            await bot.close()
            task.cancel()
            await asyncio.gather(task, waiting, return_exceptions=True)


def main() -> None:
    """Run as a process of its own, pointed by environment variables."""
    discord.http.Route.BASE = os.environ["DISCORD_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    Performer().run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
