"""How a server and the bot's own application are introduced on the wire."""

import hashlib

from sandbox import payloads
from sandbox.clock import iso
from sandbox.refusal import Json
from sandbox.world import Channel, Guild, World


def guild(world: World, it: Guild) -> Json:
    """A server as REST gives it."""
    return {
        "id": str(it.id),
        "name": it.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(it.owner_id),
        "application_id": None,
        "region": "rotterdam",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [payloads.role(each) for each in it.roles.values()],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": it.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


NOT_ON_THE_GATEWAY = ("home_header", "nsfw")


def guild_create(world: World, it: Guild, *, with_members: bool, visible: list[Channel]) -> Json:
    """A server as the gateway introduces it to the bot."""
    body = {key: value for key, value in guild(world, it).items() if key not in NOT_ON_THE_GATEWAY}
    shown = it.members.values() if with_members else [it.members[world.bot_id]]
    plain = [payloads.channel(world, each) for each in visible if each.thread is None]
    threads = [payloads.channel(world, each) for each in visible if each.thread and not each.thread.archived]
    for each in plain:
        del each["guild_id"]
    return {
        **body,
        "joined_at": iso(it.members[world.bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(it.members),
        "members": [payloads.member(world, each) for each in shown],
        "channels": plain,
        "threads": threads,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "hub_type": None,
    }


def application(world: World, name: str) -> Json:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": payloads.user(world.bot),
        "summary": "",
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": hashlib.sha256(world.token.encode()).hexdigest(),
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": payloads.user(next(iter(world.people), world.bot)),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
