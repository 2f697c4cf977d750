"""Taking in a file: a safe name, its type, its size, and a key to its address."""

import re
import secrets

from sandbox.limits import Upload
from sandbox.realm import Realm
from sandbox.refusal import Json
from sandbox.vault import content_type, picture_size
from sandbox.world import Attachment

UNSAFE_IN_NAMES = re.compile(r"[^\w.\-]+")


def store(realm: Realm, channel_id: int, upload: Upload, entry: Json, ephemeral: bool) -> Attachment:
    """Keep a file; `entry` may rename it and give its alt text."""
    name = UNSAFE_IN_NAMES.sub("_", entry.get("filename") or upload.filename) or "file"
    attachment = Attachment(
        id=realm.ids.next(),
        channel_id=channel_id,
        filename=name,
        size=len(upload.data),
        key=secrets.token_hex(16),
        content_type=content_type(name) or upload.content_type,
        description=entry.get("description"),
        ephemeral=ephemeral,
    )
    if size := picture_size(upload.data):
        attachment.width, attachment.height = size
    realm.vault.put(attachment, upload.data)
    return attachment
