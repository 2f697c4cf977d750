// Embeds, files and components of messages.
import { el, emojiNode, icon } from "./dom.js";
import { anchor, inline, markdown } from "./markdown.js";
import { select } from "./select.js";
import { act, changed, store, word } from "./store.js";
import { enlarge, openModal } from "./dialogs.js";

const PICTURE_HEIGHT = 420;

export function pictureNode(file, alt, { small = false } = {}) {
  // The room is kept before the picture is there, so that nothing jumps.
  const wide = file.width && !small ? Math.round(file.width * Math.min(1, PICTURE_HEIGHT / file.height)) : 0;
  const image = el("img", { src: file.proxy_url || file.url, alt: alt || file.filename || "", loading: "lazy", decoding: "async", width: file.width || null, height: file.height || null, style: wide ? `width:${wide}px` : null });
  return el("button", { type: "button", class: small ? "picture thumb" : "picture", "aria-label": `${word("enlarge")}: ${alt || file.filename || ""}`, title: alt || "", onclick: () => enlarge(file.url, alt) }, image);
}

const isPicture = (file) => (file.content_type || "").startsWith("image/");

function sizeText(size) {
  return size > 1048576 ? `${(size / 1048576).toFixed(1)} MB` : size > 1024 ? `${(size / 1024).toFixed(1)} KB` : `${size} B`;
}

export function fileNode(name, size, url) {
  return el("a", { class: "file", href: url, target: "_blank", rel: "noreferrer noopener", "aria-label": `${word("download")}: ${name}` }, icon("file", 28), el("span", {}, el("span", { class: "file-name" }, name), el("span", { class: "file-size" }, sizeText(size || 0))));
}

export function attachmentsNode(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [
    pictures.length ? el("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures.map((file) => pictureNode(file, file.description))) : null,
    ...others.map((file) => fileNode(file.filename, file.size, file.url)),
  ];
}

const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

export function embedNode(embed, context) {
  const node = el("article", { class: "embed" });
  if (Number.isInteger(embed.color)) node.style.setProperty("--stripe", hex(embed.color));
  const text = el("div", { class: "embed-text" });
  if (embed.author) text.append(el("div", { class: "embed-author" }, embed.author.name));
  if (embed.title) text.append(el("div", { class: "embed-title" }, embed.url ? anchor(embed.url, inline(embed.title, context), context) : inline(embed.title, context)));
  if (embed.description) text.append(markdown(embed.description, context));
  if (embed.fields?.length) {
    text.append(el("dl", { class: "embed-fields" }, embed.fields.map((field) => el("div", { class: field.inline ? "inline" : "" }, el("dt", {}, inline(field.name, context)), el("dd", {}, markdown(field.value, context))))));
  }
  node.append(text);
  if (embed.thumbnail) node.append(pictureNode(embed.thumbnail, "", { small: true }));
  if (embed.image) node.append(el("div", { class: "embed-image" }, pictureNode(embed.image, embed.image.description)));
  if (embed.footer || embed.timestamp) {
    const at = new Date(embed.timestamp ?? NaN);
    const when = Number.isNaN(at.getTime()) ? null : new Intl.DateTimeFormat(context.locale, { dateStyle: "short", timeStyle: "short" }).format(at);
    node.append(el("footer", {}, [embed.footer?.text, when].filter(Boolean).join(" • ")));
  }
  return node;
}

export async function use(message, component, values) {
  const key = `${message.id}/${component.custom_id}`;
  if (store.pending.has(key)) return;
  store.pending.add(key);
  store.failures.delete(message.id);
  changed("log");
  try {
    const outcome = await act("component", { channel: message.channel_id, message: message.id, custom_id: component.custom_id, values });
    if (outcome.standing === "failed") store.failures.set(message.id, word("failed"));
    if (outcome.modal) openModal(outcome);
  } catch (problem) {
    store.failures.set(message.id, problem.message);
  } finally {
    store.pending.delete(key);
    changed("log");
  }
}

const STYLES = ["", "primary", "secondary", "success", "danger", "link"];

function buttonNode(component, message, context) {
  const key = `${message.id}/${component.custom_id}`;
  const inside = [component.emoji ? emojiNode(component.emoji) : null, component.label ? el("span", {}, component.label) : null];
  if (component.style === 5) {
    return anchor(component.url, [...inside, icon(context.place(component.url) ? "right" : "window", 14)], context, "button link");
  }
  const busy = store.pending.has(key);
  return el(
    "button",
    { type: "button", class: `button ${STYLES[component.style] || "secondary"}${busy ? " busy" : ""}`, disabled: Boolean(component.disabled), "aria-busy": busy ? "true" : null, "aria-label": component.label ? null : component.emoji?.name, data: { key }, onclick: () => use(message, component) },
    inside,
  );
}

export function componentNode(component, message, context) {
  const inside = (list) => list.map((each) => componentNode(each, message, context));
  switch (component.type) {
    case 1: return el("div", { class: "row" }, inside(component.components));
    case 2: return buttonNode(component, message, context);
    case 3: case 5: case 6: case 7: case 8:
      return select(component, { key: `${message.id}/${component.custom_id}`, onDone: (values) => use(message, component, values) });
    case 9: return el("div", { class: "section" }, el("div", { class: "section-text" }, inside(component.components)), componentNode(component.accessory, message, context));
    case 10: return markdown(component.content, context);
    case 11: return covered(pictureNode(component.media, component.description, { small: true }), component.spoiler);
    case 12: return el("div", { class: `gallery of-${Math.min(component.items.length, 4)}` }, component.items.map((item) => covered(pictureNode(item.media, item.description), item.spoiler)));
    case 13: return fileNode(component.name || "", component.size, component.file.url);
    case 14: return el("hr", { class: `separator${component.divider ? "" : " blank"}${component.spacing === 2 ? " wide" : ""}` });
    case 17: {
      const node = el("section", { class: "container" }, inside(component.components));
      if (Number.isInteger(component.accent_color)) node.style.setProperty("--stripe", hex(component.accent_color));
      return covered(node, component.spoiler);
    }
    default: return el("div", { class: "unknown" }, `[${component.type}]`);
  }
}

function covered(node, spoiler) {
  if (!spoiler) return node;
  node.classList.add("covered");
  node.addEventListener("click", (event) => {
    if (!node.classList.contains("covered")) return;
    node.classList.remove("covered");
    event.stopImmediatePropagation();
  }, true);
  return node;
}
