"""Discord's limits on messages and modals, checked whether or not its documents are at hand."""

from dataclasses import dataclass

from sandbox.components import LINK_STYLE, SELECTS, V2_ONLY, Kind, walk
from sandbox.refusal import FormErrors, Json, Refusal, invalid_form
from sandbox.world import MessageFlag

CONTENT = 2000
EMBEDS = 10
EMBED_SUM = 6000
ROWS = 5
BUTTONS_IN_ROW = 5
V2_COMPONENTS = 40
V2_TEXT = 4000
CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
OPTIONS = 25
ATTACHMENTS = 10
ATTACHMENT_BYTES = 10 * 1024 * 1024
ALT_TEXT = 1024
NONCE = 25
MODAL_ROWS = 5
MODAL_TITLE = 45
MODAL_LABEL = 45
CHOICES = 25
CHOICE_NAME = 100
EMBED_LENGTHS = {"title": 256, "description": 4096}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes
    content_type: str | None = None


def check_message(body: Json, files: dict[int, Upload], *, v2: bool, editing: bool = False) -> None:
    """Refuse a message that Discord would refuse for its form."""
    errors = FormErrors()
    content = body.get("content")
    if isinstance(content, str) and len(content) > CONTENT:
        errors.length("content", content, 0, CONTENT)
    embeds = body.get("embeds") or []
    check_embeds(errors, embeds)
    check_components(errors, body.get("components") or [], v2=v2)
    check_attachments(errors, body.get("attachments") or [], files)
    if v2:
        for key in ("content", "embeds", "sticker_ids", "poll"):
            if body.get(key):
                message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                errors.add(
                    key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message.replace("content", key, 1)
                )
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        errors.length("nonce", nonce, 0, NONCE)
    errors.raise_if_any()
    if any(len(upload.data) > ATTACHMENT_BYTES for upload in files.values()):
        raise Refusal(413, 40005, "Request entity too large")
    if not editing:
        _refuse_empty(body, files)


def _refuse_empty(body: Json, files: dict[int, Upload]) -> None:
    text = (body.get("content") or "").strip()
    if not (text or body.get("embeds") or body.get("components") or body.get("poll") or files):
        raise Refusal(400, 50006, "Cannot send an empty message")


def check_flags(flags: int, *, allowed: int) -> None:
    """Refuse flags that a bot may not set here."""
    if flags & ~allowed:
        raise invalid_form("flags", "MESSAGE_FLAGS_INVALID", f"Flags {flags & ~allowed} cannot be set here.")


MAY_BE_SET = int(MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2)


def check_embeds(errors: FormErrors, embeds: list[Json]) -> None:
    """At most ten embeds, each part bounded, 6000 characters in all."""
    if len(embeds) > EMBEDS:
        errors.count("embeds", len(embeds), 0, EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for key, high in EMBED_LENGTHS.items():
            errors.length(f"{path}.{key}", embed.get(key), 0, high)
        footer, author = (embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")
        errors.length(f"{path}.footer.text", footer, 0, 2048)
        errors.length(f"{path}.author.name", author, 0, 256)
        fields = embed.get("fields") or []
        if len(fields) > 25:
            errors.count(f"{path}.fields", len(fields), 0, 25)
        for number, field in enumerate(fields):
            for key, high in (("name", 256), ("value", 1024)):
                if not (field.get(key) or "").strip():
                    errors.add(f"{path}.fields.{number}.{key}", "BASE_TYPE_REQUIRED", "This field is required")
                errors.length(f"{path}.fields.{number}.{key}", field.get(key), 0, high)
        parts = [embed.get("title"), embed.get("description"), footer, author]
        parts += [field.get(key) for field in fields for key in ("name", "value")]
        total += sum(len(part) for part in parts if part)
    if total > EMBED_SUM:
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_SUM}")


def check_attachments(errors: FormErrors, attachments: list[Json], files: dict[int, Upload]) -> None:
    """At most ten files, each with an alt text of at most 1024 characters."""
    if max(len(attachments), len(files)) > ATTACHMENTS:
        errors.count("attachments", max(len(attachments), len(files)), 0, ATTACHMENTS)
    for index, entry in enumerate(attachments):
        errors.length(f"attachments.{index}.description", entry.get("description"), 0, ALT_TEXT)


def check_components(errors: FormErrors, components: list[Json], *, v2: bool) -> None:
    """Rows, sums, lengths and unique ids of the components of a message."""
    everything = list(walk(components))
    seen: set[str] = set()
    for path, component in everything:
        kind = component.get("type")
        if kind in V2_ONLY and not v2:
            errors.add(path, "COMPONENT_TYPE_INVALID", "The specified component type is invalid in V1 components")
        if kind == Kind.ROW:
            _check_row(errors, path, component)
        elif kind == Kind.BUTTON:
            _check_button(errors, path, component)
        elif kind in SELECTS:
            check_select(errors, path, component)
        elif kind == Kind.TEXT:
            errors.length(f"{path}.content", component.get("content"), 1, V2_TEXT)
        elif kind == Kind.SECTION:
            errors.count(f"{path}.components", len(component.get("components") or []), 1, 3)
        elif kind == Kind.GALLERY:
            errors.count(f"{path}.items", len(component.get("items") or []), 1, 10)
        custom_id = component.get("custom_id")
        if custom_id is not None:
            errors.length(f"{path}.custom_id", custom_id, 1, CUSTOM_ID)
            if custom_id in seen:
                errors.add(
                    f"{path}.custom_id",
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            seen.add(custom_id)
    if v2:
        if len(everything) > V2_COMPONENTS:
            errors.add(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components exceeds {V2_COMPONENTS}",
            )
        if sum(len(each.get("content") or "") for _, each in everything if each.get("type") == Kind.TEXT) > V2_TEXT:
            errors.add(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Total displayable text size exceeds maximum size of {V2_TEXT}",
            )
    else:
        if len(components) > ROWS:
            errors.count("components", len(components), 1, ROWS)
        for index, component in enumerate(components):
            if component.get("type") != Kind.ROW and component.get("type") not in V2_ONLY:
                errors.add(f"components.{index}.type", "BASE_TYPE_CHOICES", "Value must be one of {1}.")


def _check_row(errors: FormErrors, path: str, row: Json) -> None:
    inside = row.get("components") or []
    errors.count(f"{path}.components", len(inside), 1, BUTTONS_IN_ROW)
    if any(each.get("type") in SELECTS for each in inside) and len(inside) > 1:
        errors.add(
            f"{path}.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The total width of components exceeds maximum of 5",
        )


def _check_button(errors: FormErrors, path: str, button: Json) -> None:
    errors.length(f"{path}.label", button.get("label"), 0, LABEL)
    if not button.get("label") and not button.get("emoji"):
        errors.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji.")
    if button.get("style") == LINK_STYLE:
        if not button.get("url"):
            errors.add(f"{path}.url", "BASE_TYPE_REQUIRED", "This field is required")
        if button.get("custom_id"):
            errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be.")
    elif button.get("custom_id") is None:
        errors.add(f"{path}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id required")


def check_select(errors: FormErrors, path: str, select: Json) -> None:
    """A select has 1 to 25 options with unique values, and bounds that fit them."""
    errors.length(f"{path}.placeholder", select.get("placeholder"), 0, PLACEHOLDER)
    low, high = select.get("min_values"), select.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if low > high or high > OPTIONS:
        errors.add(f"{path}.max_values", "BASE_TYPE_BAD_LENGTH", "Bounds of values are not possible.")
    if select.get("type") != Kind.STRING_SELECT:
        return
    options = select.get("options") or []
    errors.count(f"{path}.options", len(options), 1, OPTIONS)
    if high > len(options):
        errors.add(f"{path}.max_values", "BASE_TYPE_BAD_LENGTH", "More values than options.")
    check_options(errors, path, options)


def check_options(errors: FormErrors, path: str, options: list[Json]) -> None:
    """Options have bounded texts and different values."""
    values: set[str] = set()
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        for key in ("label", "value", "description"):
            errors.length(f"{here}.{key}", option.get(key), 0 if key == "description" else 1, 100)
        if option.get("value") in values:
            errors.add(
                f"{here}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(str(option.get("value")))


def check_modal(data: Json) -> None:
    """A modal has a title, an id and one to five rows, each with a label."""
    errors = FormErrors()
    errors.length("data.title", data.get("title") or "", 1, MODAL_TITLE)
    errors.length("data.custom_id", data.get("custom_id") or "", 1, CUSTOM_ID)
    rows = data.get("components") or []
    errors.count("data.components", len(rows), 1, MODAL_ROWS)
    seen: set[str] = set()
    for path, component in walk(rows, "data.components"):
        kind = component.get("type")
        if kind in (Kind.LABEL, Kind.TEXT_INPUT):
            errors.length(f"{path}.label", component.get("label"), 1, MODAL_LABEL)
        if kind == Kind.LABEL:
            errors.length(f"{path}.description", component.get("description"), 1, 100)
        if kind == Kind.TEXT_INPUT:
            errors.length(f"{path}.value", component.get("value"), 0, 4000)
            errors.length(f"{path}.placeholder", component.get("placeholder"), 0, 100)
        if kind in SELECTS:
            check_select(errors, path, component)
        if kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
            options = component.get("options") or []
            errors.count(f"{path}.options", len(options), 2 if kind == Kind.RADIO_GROUP else 1, 10)
            check_options(errors, path, options)
        if kind in (Kind.BUTTON, Kind.SECTION, Kind.CONTAINER, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR):
            errors.add(f"{path}.type", "BASE_TYPE_CHOICES", "This component cannot be used in a modal.")
        if custom_id := component.get("custom_id"):
            errors.length(f"{path}.custom_id", custom_id, 1, CUSTOM_ID)
            if custom_id in seen:
                errors.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom id cannot be duplicated")
            seen.add(custom_id)
    errors.raise_if_any()


def check_choices(choices: list[Json]) -> None:
    """Autocomplete gives at most 25 choices of at most 100 characters."""
    errors = FormErrors()
    if len(choices) > CHOICES:
        errors.count("data.choices", len(choices), 0, CHOICES)
    for index, choice in enumerate(choices):
        errors.length(f"data.choices.{index}.name", choice.get("name"), 1, CHOICE_NAME)
        if isinstance(choice.get("value"), str):
            errors.length(f"data.choices.{index}.value", choice["value"], 0, CHOICE_NAME)
    errors.raise_if_any()
