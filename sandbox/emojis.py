"""The application's own emojis: what they are called, what they look like, how many there may be."""

import base64
import binascii
import re
import secrets

from sandbox import payloads
from sandbox.realm import Realm
from sandbox.refusal import FormErrors, Json, Refusal, invalid_form, unknown
from sandbox.vault import picture_size
from sandbox.world import Attachment, Emoji

MOST = 2000
MOST_BYTES = 256 * 1024
#: pixels a side beyond which Discord makes a picture smaller; here it is refused, so that nobody relies on it
SIDE = 128
NAME = re.compile(r"^[A-Za-z0-9_]{2,32}$")
IMAGE = re.compile(r"^data:image/(?P<kind>png|gif|jpeg|webp);base64,(?P<data>.*)$", re.DOTALL)


def shown(realm: Realm, emoji: Emoji) -> Json:
    """An emoji as Discord describes it."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": payloads.user(realm.world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def existing(realm: Realm, emoji_id: int) -> Emoji:
    """An emoji by its id."""
    if emoji := realm.world.emojis.get(emoji_id):
        return emoji
    raise unknown(10014, "Emoji")


def create(realm: Realm, form: Json) -> Emoji:
    """A new emoji from a name and a picture written as a data address."""
    name = _checked_name(realm, form.get("name"))
    found = IMAGE.match(str(form.get("image") or ""))
    try:
        data = base64.b64decode(found["data"], validate=True) if found else b""
    except binascii.Error:
        data = b""
    size = picture_size(data)
    if not found or size is None:
        raise invalid_form("image", "IMAGE_INVALID", "Unsupported image type given")
    if len(data) > MOST_BYTES:
        raise invalid_form("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if max(size) > SIDE:
        raise invalid_form("image", "IMAGE_INVALID", f"The picture is more than {SIDE} pixels wide or high.")
    if len(realm.world.emojis) >= MOST:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MOST})")
    file = Attachment(
        realm.ids.next(), 0, f"{name}.png", len(data), secrets.token_hex(16), f"image/{found['kind']}", *size
    )
    realm.vault.put(file, data)
    emoji = Emoji(file.id, name, file)
    realm.world.emojis[emoji.id] = emoji
    return emoji


def rename(realm: Realm, emoji: Emoji, form: Json) -> None:
    """Give an emoji another name; its picture stays."""
    if "name" in form and form["name"] != emoji.name:
        emoji.name = _checked_name(realm, form["name"])


def remove(realm: Realm, emoji: Emoji) -> None:
    """Take an emoji away."""
    del realm.world.emojis[emoji.id]
    realm.vault.drop(emoji.id)


def _checked_name(realm: Realm, name: object) -> str:
    errors = FormErrors()
    if not isinstance(name, str):
        errors.add("name", "BASE_TYPE_REQUIRED", "This field is required")
    elif not NAME.match(name):
        errors.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(emoji.name == name for emoji in realm.world.emojis.values()):
        errors.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already.")
    errors.raise_if_any()
    return str(name)
