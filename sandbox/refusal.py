"""How Discord says no: a status, a numeric code, a sentence, and where in the form the fault lies."""

from typing import Any

Json = dict[str, Any]


class Refusal(Exception):
    """A request is refused with Discord's own code and words."""

    def __init__(self, status: int, code: int, message: str, **extra: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **extra}


class FormErrors:
    """Collects the faults of one form, each at its path, as Discord nests them."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note one fault at a dotted path such as `components.0.label`."""
        node = self.errors
        for part in path.split(".") if path else ():
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: str | None, low: int, high: int) -> None:
        """A text must have between `low` and `high` characters."""
        if value is None:
            return
        if len(value) > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif len(value) < low:
            self.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")

    def count(self, path: str, size: int, low: int, high: int) -> None:
        """A list must have between `low` and `high` entries."""
        if not low <= size <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def raise_if_any(self) -> None:
        """Refuse the form if anything was noted."""
        if self.errors:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self.errors)


def invalid_form(path: str, code: str, message: str) -> Refusal:
    """A form with exactly one fault."""
    errors = FormErrors()
    errors.add(path, code, message)
    return Refusal(400, 50035, "Invalid Form Body", errors=errors.errors)


def unauthorized() -> Refusal:
    """The bot's token is missing or wrong."""
    return Refusal(401, 0, "401: Unauthorized")


def unknown(code: int, what: str) -> Refusal:
    """Something does not exist, or no longer."""
    return Refusal(404, code, f"Unknown {what}")


def unknown_channel() -> Refusal:
    """No such channel."""
    return unknown(10003, "Channel")


def unknown_message() -> Refusal:
    """No such message."""
    return unknown(10008, "Message")


def unknown_interaction() -> Refusal:
    """The interaction does not exist or its three seconds are over."""
    return unknown(10062, "interaction")


def unknown_webhook() -> Refusal:
    """The interaction token is unknown or not acknowledged yet."""
    return unknown(10015, "Webhook")


def missing_access() -> Refusal:
    """The channel cannot be seen."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """The channel can be seen, the act is not allowed."""
    return Refusal(403, 50013, "Missing Permissions")


def closed_dms() -> Refusal:
    """The person accepts no direct messages from the bot."""
    return Refusal(403, 50007, "Cannot send messages to this user")


def thread_archived() -> Refusal:
    """The thread is archived and stays so."""
    return Refusal(400, 50083, "Thread is archived")
