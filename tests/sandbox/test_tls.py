"""discord.py with nothing patched: Discord's own names, TLS, and a resolver that leads here."""

import asyncio
import datetime
import socket
import ssl
from pathlib import Path

import aiohttp
import discord
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from sandbox import Sandbox

NAMES = ("discord.com", "gateway.discord.gg")


class Here(AbstractResolver):
    """Every name is this machine, on one port."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Loopback, whatever the name."""
        place = {"hostname": host, "host": "127.0.0.1", "port": self.port}
        return [ResolveResult(family=socket.AF_INET, proto=0, flags=socket.AI_NUMERICHOST, **place)]  # type: ignore

    async def close(self) -> None:
        """Nothing to close."""


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for Discord's names, good for an hour."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "sandbox")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(minutes=5))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(each) for each in NAMES]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "cert.pem", folder / "key.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return paths


async def test_the_client_works_by_discords_own_names_and_tls(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(cert, key)
    trusting = ssl.create_default_context(cafile=str(cert))
    hosts = frozenset(NAMES)
    async with Sandbox(paced=False, tls=server, hosts=hosts, gateway_url="wss://gateway.discord.gg/") as sandbox:
        connector = aiohttp.TCPConnector(resolver=Here(sandbox.port), ssl=trusting)
        client = discord.Client(intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=0.01)
        tree = discord.app_commands.CommandTree(client)
        ready = asyncio.Event()

        @tree.command()
        async def hello(interaction: discord.Interaction) -> None:
            """Say hello"""
            await interaction.response.send_message("hello over TLS")

        @client.event
        async def on_ready() -> None:
            await tree.sync()
            ready.set()

        running = asyncio.create_task(client.start(sandbox.token))
        try:
            await asyncio.wait_for(ready.wait(), 90)
            exchange = await sandbox.person("Ada").slash(sandbox.channel("general"), "hello")
            assert exchange.message.content == "hello over TLS"
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)
        assert sandbox.complaints == []
