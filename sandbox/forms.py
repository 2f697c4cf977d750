"""The shape of what a request carries: every field has its type, wherever in the form it stands."""

from collections.abc import Callable
from datetime import datetime
from functools import wraps
from hashlib import blake2b
from typing import Any

import orjson

from sandbox.refusal import FormErrors, Json

DEEPEST = 24
#: lists of forms that are known to be sound
MOST_PASSED = 100


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_snowflake(value: Any) -> bool:
    digits = value if isinstance(value, str) else str(value) if _is_number(value) else ""
    return digits.isascii() and digits.isdigit() and len(digits) <= 20


def _is_moment(value: Any) -> bool:
    try:
        return isinstance(value, str) and datetime.fromisoformat(value) is not None
    except ValueError:
        return False


def _is_text_or_number(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def _are_words_by_language(value: Any) -> bool:
    return isinstance(value, dict) and all(each is None or isinstance(each, str) for each in value.values())


Shape = tuple[Callable[[Any], bool], str, str]


def _each(shape: Shape) -> Shape:
    """A list of what has that shape; whatever in it has not is complained of in the same words."""
    fits, code, message = shape
    return (lambda value: isinstance(value, list) and all(map(fits, value))), code, message


TEXT: Shape = (_is_text, "STRING_TYPE_CONVERT", "Could not interpret the value as string.")
NUMBER: Shape = (_is_number, "NUMBER_TYPE_COERCE", "The value is not int.")
YES_OR_NO: Shape = (_is_yes_or_no, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
OBJECT: Shape = (_is_object, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
OBJECTS = _each(OBJECT)
SNOWFLAKE: Shape = (_is_snowflake, "NUMBER_TYPE_COERCE", "The value is not snowflake.")
SNOWFLAKES = _each(SNOWFLAKE)
TEXTS = _each(TEXT)
NUMBERS = _each(NUMBER)
MOMENT: Shape = (_is_moment, "DATE_TIME_TYPE_PARSE", "Could not parse the value. Should be ISO8601.")
TEXT_OR_NUMBER: Shape = (_is_text_or_number, "UNION_TYPE_CHOICES", "Could not interpret the value.")
WORDS: Shape = (_are_words_by_language, "DICT_TYPE_CONVERT", "Only dictionaries of texts may be used in a DictType")

_BY_SHAPE: tuple[tuple[Shape, str], ...] = (
    (TEXT, "content custom_id label placeholder title description name text url filename icon_url topic"),
    (NUMBER, "type style flags color accent_color spacing min_values max_values min_length max_length"),
    (NUMBER, "auto_archive_duration rate_limit_per_user"),
    (YES_OR_NO, "tts inline spoiler disabled default required divider archived locked invitable enforce_nonce"),
    (YES_OR_NO, "fail_if_not_exists replied_user nsfw dm_permission autocomplete"),
    (OBJECT, "data allowed_mentions message_reference footer author image thumbnail media file emoji accessory"),
    (OBJECT, "component"),
    (OBJECTS, "embeds components options choices fields items attachments default_values"),
    (SNOWFLAKE, "message_id channel_id guild_id recipient_id"),
    (SNOWFLAKES, "users roles messages"),
    (TEXTS, "parse"),
    (NUMBERS, "contexts integration_types channel_types"),
    (MOMENT, "timestamp"),
    (TEXT_OR_NUMBER, "nonce id value min_value max_value default_member_permissions"),
    (WORDS, "name_localizations description_localizations"),
    # where a name means something else inside another field
    (TEXT, "embeds.type .image"),
)
SHAPES = {name: shape for shape, names in _BY_SHAPE for name in names.split()}
_INSIDE = {tuple(name.split(".")): shape for name, shape in SHAPES.items() if "." in name}
_OUTSIDE = {inside for inside, _ in _INSIDE}


def passed_once(check: Callable[[list[Json]], None]) -> Callable[[list[Json]], None]:
    """A check that lists pass at once if they have passed it: a bot registers the same commands at every start."""
    passed: dict[bytes, None] = {}

    @wraps(check)
    def checked(forms: list[Json]) -> None:
        try:
            mark = blake2b(orjson.dumps(forms), digest_size=32).digest()
        except orjson.JSONEncodeError:  # too deep to be written: not too deep to be refused
            check(forms)
            return
        if mark in passed:
            return
        check(forms)
        passed[mark] = None
        if len(passed) > MOST_PASSED:
            del passed[next(iter(passed))]

    return checked


def check_shape(body: Any) -> None:
    """Refuse a form in which something is not of its field's type; null stands for a field left out."""
    if isinstance(body, list):
        _check_list(body)
    else:
        _check_whole(body)


def _check_whole(body: Any) -> None:
    if _is_sound(body, "", 0):
        return
    errors = FormErrors()
    _check(errors, body, "", "", 0)
    errors.raise_if_any()


_check_list = passed_once(_check_whole)


def _is_sound(value: Any, inside: str, depth: int) -> bool:
    """Whether there is nothing to complain of: asked first, as most forms are sound and need no name for each place."""
    if depth > DEEPEST:
        return False
    if isinstance(value, dict):
        for name, each in value.items():
            if each is None:
                continue
            shape = (inside in _OUTSIDE and _INSIDE.get((inside, name))) or SHAPES.get(name)
            if shape and not shape[0](each):
                return False
            if _is_worth_a_look(each, depth) and not _is_sound(each, name, depth + 1):
                return False
    elif isinstance(value, list):
        for each in value:
            if _is_worth_a_look(each, depth) and not _is_sound(each, inside, depth + 1):
                return False
    return True


def _check(errors: FormErrors, value: Any, inside: str, path: str, depth: int) -> None:
    if depth > DEEPEST:
        errors.add(path, "BASE_TYPE_BAD_LENGTH", f"The form is more than {DEEPEST} deep.")
    elif isinstance(value, list):
        for index, each in enumerate(value):
            if _is_worth_a_look(each, depth):
                _check(errors, each, inside, _below(path, index), depth + 1)
    elif isinstance(value, dict):
        for name, each in value.items():
            if each is None:
                continue
            shape = _INSIDE.get((inside, name)) or SHAPES.get(name)
            if shape and not shape[0](each):
                _complain(errors, shape, each, _below(path, name))
            elif _is_worth_a_look(each, depth):
                _check(errors, each, name, _below(path, name), depth + 1)


def _is_worth_a_look(value: Any, depth: int) -> bool:
    """Whether there is anything in a value to be checked: most fields are plain."""
    return isinstance(value, (dict, list)) or depth == DEEPEST


def _below(path: str, name: str | int) -> str:
    return f"{path}.{name}".lstrip(".")


def _complain(errors: FormErrors, shape: Shape, value: Any, path: str) -> None:
    fits, code, message = shape
    if isinstance(value, list) and fits([]):
        for index, each in enumerate(value):
            if not fits([each]):
                errors.add(f"{path}.{index}", code, message)
    else:
        errors.add(path, code, message)
