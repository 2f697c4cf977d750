// Forms of the bot, enlarged pictures, pinned messages.
import { el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";
import { act, ask, store, word } from "./store.js";
import { open } from "./app.js";
import { contextOf } from "./messages.js";

function dialog(name, label, ...children) {
  const node = el("dialog", { class: name, "aria-label": label }, children, el("div", { class: "popups" }));
  document.body.append(node);
  node.addEventListener("close", () => node.remove());
  node.addEventListener("pointerdown", (event) => event.target === node && node.close());
  node.showModal();
  return node;
}

const closeButton = (node) => el("button", { type: "button", class: "icon-button close", "aria-label": word("close"), onclick: () => node().close() }, icon("close"));

export function enlarge(url, alt) {
  let node = null;
  const image = el("img", { src: url, alt: alt || "" });
  node = dialog("lightbox", alt || word("enlarge"), closeButton(() => node), el("figure", {}, image, el("figcaption", {}, alt ? el("span", {}, alt) : null, el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, word("window")))));
  image.addEventListener("click", () => node.classList.toggle("whole"));
}

export async function showPins(channel, render) {
  const pins = await ask("pins", { channel });
  let node = null;
  node = dialog("sheet", word("pins"), el("header", {}, el("h2", {}, word("pins")), closeButton(() => node)), el("ol", { class: "pins" }, pins.length ? pins.map(render) : el("li", { class: "quiet" }, word("no-pins"))));
}

async function readFiles(files) {
  return Promise.all([...files].map(async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { name: file.name, data: btoa(text) };
  }));
}
export { readFiles };

function fieldNode(component, label, values) {
  const id = component.custom_id;
  const set = (value) => (values[id] = value);
  switch (component.type) {
    case 4: {
      const long = component.style === 2;
      const input = el(long ? "textarea" : "input", { ...(long ? { rows: 4 } : { type: "text" }), placeholder: component.placeholder, minlength: component.min_length || null, maxlength: component.max_length || 4000, required: component.required !== false, "aria-label": label, data: { field: id }, oninput: (event) => set(event.target.value) });
      input.value = component.value || "";
      set(input.value);
      return input;
    }
    case 21: case 22: {
      const many = component.type === 22;
      const chosen = new Set(component.options.filter((option) => option.default).map((option) => option.value));
      const tell = () => set(many ? [...chosen] : ([...chosen][0] ?? null));
      tell();
      return el("div", { class: "options", role: many ? "group" : "radiogroup", "aria-label": label }, component.options.map((option) => {
        const input = el("input", { type: many ? "checkbox" : "radio", name: id, value: option.value, checked: chosen.has(option.value), data: { field: id }, onchange: () => {
          if (!many) chosen.clear();
          if (input.checked) chosen.add(option.value);
          else chosen.delete(option.value);
          tell();
        } });
        return el("label", { class: "option" }, input, el("span", {}, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null));
      }));
    }
    case 23: {
      set(Boolean(component.default));
      return el("input", { type: "checkbox", class: "switch", checked: Boolean(component.default), "aria-label": label, data: { field: id }, onchange: (event) => set(event.target.checked) });
    }
    case 19: {
      set([]);
      return el("input", { type: "file", multiple: (component.max_values || 1) > 1, "aria-label": label, data: { field: id }, onchange: async (event) => set(await readFiles(event.target.files)) });
    }
    default: {
      const options = (component.options || []).filter((option) => option.default).map((option) => option.value);
      set(options);
      return select({ ...component, min_values: component.min_values ?? (component.required === false ? 0 : 1) }, { key: `modal/${id}`, label, onDone: set });
    }
  }
}

function complaint(component, value) {
  const needed = component.required !== false;
  if (component.type === 4) {
    if (!value) return needed ? word("required") : "";
    if (component.min_length && value.length < component.min_length) return word("at-least", { low: component.min_length });
    return "";
  }
  if (component.type === 23) return "";
  return needed && (value === null || value === undefined || value.length === 0) ? word("required") : "";
}

export function openModal(outcome) {
  const name = store.bot.username.charAt(0).toUpperCase() + store.bot.username.slice(1);
  openForm(outcome.modal, name, async (fields) => {
    const result = await act("submit", { interaction: outcome.id, fields });
    return result.standing === "failed" ? word("try-again") : "";
  });
}

export function newPost(forum) {
  // A post has a title, a first message and up to five of the forum's tags.
  const field = (label, component) => ({ type: 18, label: word(label), component });
  const components = [field("post-title", { type: 4, style: 1, custom_id: "title", max_length: 100 }), field("post-text", { type: 4, style: 2, custom_id: "text", max_length: 2000 })];
  const options = forum.available_tags.map((tag) => ({ label: tag.name, value: tag.id }));
  if (options.length) components.push(field("post-tags", { type: 22, custom_id: "tags", options, required: Boolean(forum.flags & 16) }));
  openForm({ title: word("new-post"), components }, forum.name, async ({ title, text, tags }) => {
    const { id } = await ask("post", { channel: forum.id, title, text, tags });
    open(id);
    return "";
  });
}

function openForm(modal, from, deliver) {
  // `deliver` sends what was filled in and tells what is wrong with it, nothing if all is well.
  const values = {};
  const rows = [];
  const body = modal.components.map((row) => {
    if (row.type === 10) return markdown(row.content, contextOf());
    const component = row.type === 18 ? row.component : row.components[0];
    const label = row.type === 18 ? row.label : component.label;
    const problem = el("span", { class: "problem", role: "alert" });
    rows.push({ component, problem });
    const star = component.required !== false && component.type !== 23 ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null;
    const input = fieldNode(component, label, values);
    const words = el("span", { class: "field-words" }, el("span", { class: "field-label" }, label, star), row.description ? el("small", {}, row.description) : null);
    return el("div", { class: component.type === 23 ? "field inline-field" : "field" }, words, input, problem);
  });
  const general = el("p", { class: "problem", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, word("submit"));
  let node = null;
  const submit = async (event) => {
    event.preventDefault();
    let first = null;
    for (const { component, problem } of rows) {
      problem.textContent = complaint(component, values[component.custom_id]);
      if (problem.textContent) first ??= problem.parentElement.querySelector("input, textarea, button");
    }
    if (first) return first.focus();
    send.disabled = true;
    general.textContent = "";
    try {
      general.textContent = await deliver(values);
      if (!general.textContent) node.close();
    } catch (problem) {
      general.textContent = problem.message;
    } finally {
      send.disabled = false;
    }
  };
  const form = el("form", { onsubmit: submit, novalidate: true }, el("header", {}, el("div", {}, el("h2", {}, modal.title), el("small", {}, from)), closeButton(() => node)), el("div", { class: "fields" }, body), general, el("footer", {}, el("button", { type: "button", class: "button plain", onclick: () => node.close() }, word("cancel")), send));
  node = dialog("modal", modal.title, form);
  node.querySelector("input, textarea, .select")?.focus();
}
