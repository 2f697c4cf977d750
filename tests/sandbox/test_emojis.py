"""The application's emojis: named, bounded, served as pictures, and unknown ones refused."""

from base64 import b64encode
from io import BytesIO

from PIL import Image

from sandbox import Channel, Sandbox
from tests.sandbox.wire import Wire


def picture(side: int = 128) -> str:
    file = BytesIO()
    Image.new("RGBA", (side, side)).save(file, "PNG")
    return f"data:image/png;base64,{b64encode(file.getvalue()).decode()}"


async def test_an_emoji_is_made_renamed_shown_and_removed(sandbox: Sandbox, wire: Wire, general: Channel) -> None:
    path = f"/applications/{sandbox.world.application_id}/emojis"
    made = await wire("POST", path, {"name": "gold", "image": picture()})
    assert made.status == 201
    one = f"{path}/{made.body['id']}"
    assert (await wire("PATCH", one, {"name": "silver"})).body["name"] == "silver"
    assert [each["name"] for each in (await wire("GET", path)).body["items"]] == ["silver"]
    async with wire.session.get(f"{sandbox.realm.cdn}/emojis/{made.body['id']}.png") as shown:
        assert (shown.status, shown.content_type) == (200, "image/png")
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"id": made.body["id"], "name": "x"}}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    assert (await wire("POST", f"/channels/{general.id}/messages", body)).status == 200
    assert (await wire("DELETE", one)).status == 204
    refused = await wire("POST", f"/channels/{general.id}/messages", body)
    assert (refused.status, refused.body["code"]) == (400, 50035)
    assert (await wire("GET", one)).body["code"] == 10014


async def test_names_and_pictures_have_their_limits(sandbox: Sandbox, wire: Wire) -> None:
    path = f"/applications/{sandbox.world.application_id}/emojis"
    await wire("POST", path, {"name": "gold", "image": picture()})
    for name, image in (
        ("g", picture()),
        ("gold", picture()),
        ("go-ld", picture()),
        ("ok", "data:image/png;base64,eA=="),
    ):
        assert (await wire("POST", path, {"name": name, "image": image})).status == 400, name
    assert (await wire("POST", path, {"name": "large", "image": picture(400)})).status == 400
