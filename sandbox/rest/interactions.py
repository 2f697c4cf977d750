"""Answers to interactions: the first one, and what follows by token."""

from sandbox import payloads
from sandbox.interactions import Callback, Interaction
from sandbox.messages import Draft
from sandbox.refusal import Json, unknown_webhook
from sandbox.rest.routing import NOTHING, Answer, Call, Routes
from sandbox.world import Message, MessageFlag

routes = Routes()
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open_to_all=True)
def callback(call: Call) -> Answer:
    """The first answer, within three seconds."""
    draft = Draft(call.form.get("data") or {}, call.files)
    number, token = call.number("interaction_id"), call.params["interaction_token"]
    interaction = call.desk.interactions.callback(number, token, call.form, draft)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return NOTHING
    return Answer(_acknowledged(call, interaction))


def _acknowledged(call: Call, interaction: Interaction) -> Json:
    desk = call.desk
    shown: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    body: Json = {"interaction": shown}
    if interaction.original_id is None:
        return body
    message = desk.interactions.original(interaction)
    assert message is not None
    shown["response_message_id"] = str(message.id)
    shown["response_message_loading"] = bool(message.flags & MessageFlag.LOADING)
    shown["response_message_ephemeral"] = message.owner_id is not None
    if interaction.answer in (Callback.MESSAGE, Callback.UPDATE):
        rendered = payloads.message(desk.world, message, desk.realm.cdn)
        body["resource"] = {"type": int(interaction.answer), "message": rendered}
    return body


def _token(call: Call) -> str:
    if call.number("webhook_id") != call.desk.world.application_id:
        raise unknown_webhook()
    return call.params["webhook_token"]


def _shown(call: Call, message: Message) -> Answer:
    return Answer(payloads.message(call.desk.world, message, call.desk.realm.cdn))


def _which(call: Call) -> str:
    return call.params.get("message_id", "@original")


def _message(call: Call) -> Message:
    return call.desk.interactions.message_of(_token(call), _which(call))


@routes.add("POST", "/webhooks/{webhook_id}/{webhook_token}", open_to_all=True)
def follow_up(call: Call) -> Answer:
    """A further message."""
    return _shown(call, call.desk.interactions.follow_up(_token(call), call.draft))


@routes.add("GET", ORIGINAL, open_to_all=True)
@routes.add("GET", FOLLOW_UP, open_to_all=True)
def fetch(call: Call) -> Answer:
    """A message by token."""
    return _shown(call, _message(call))


@routes.add("PATCH", ORIGINAL, open_to_all=True)
@routes.add("PATCH", FOLLOW_UP, open_to_all=True)
def edit(call: Call) -> Answer:
    """Change a message by token."""
    return _shown(call, call.desk.interactions.edit(_token(call), _which(call), call.draft))


@routes.add("DELETE", ORIGINAL, open_to_all=True)
@routes.add("DELETE", FOLLOW_UP, open_to_all=True)
def delete(call: Call) -> Answer:
    """Remove a message by token."""
    call.desk.messages.delete(_message(call))
    return NOTHING
