// The message box: plain text, or a slash command entered option by option, all by keyboard.
import { avatar, el, icon, nameOf } from "./dom.js";
import { Listbox } from "./listbox.js";
import { newPost, openModal, readFiles } from "./dialogs.js";
import { act, ask, isDirect, isForum, isThread, locale, store, titleOf, word } from "./store.js";

const SUGGEST_AFTER_MS = 120;
let root = null;
let list = null;
let command = null;

const local = (node, key) => node[`${key}_localizations`]?.[locale()] ?? node[`${key}_localizations`]?.[locale().slice(0, 2)] ?? node[key];

function paths() {
  const channel = store.channels.get(store.current);
  const offered = store.commands[channel && isDirect(channel) ? "direct" : "guild"] || [];
  const found = [];
  const below = (top, inner, node) => {
    const nested = (node.options || []).filter((option) => option.type <= 2);
    if (!nested.length) found.push({ name: [top, ...inner].map((each) => each.name).join(" "), shown: [top, ...inner].map((each) => local(each, "name")).join(" "), description: local(node, "description"), options: node.options || [] });
    for (const option of nested) below(top, [...inner, option], option);
  };
  for (const each of offered) if (each.type === 1) below(each, [], each);
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

export function setUp(node) {
  root = node;
  draw();
}

export function draw() {
  list?.close();
  const channel = store.channels.get(store.current);
  if (!channel) return root.replaceChildren();
  if (isForum(channel)) return root.replaceChildren(el("div", { class: "box forum-box" }, el("p", {}, word("forum-hint")), el("button", { type: "button", class: "button primary", onclick: () => newPost(channel) }, word("new-post"))), el("p", { class: "typing", id: "typing" }));
  if (command) return drawCommand();
  const meta = channel.thread_metadata;
  const where = isThread(channel) ? channel.name : isDirect(channel) ? titleOf(channel) : `#${channel.name}`;
  const box = el("textarea", { rows: 1, placeholder: word("write", { where }), "aria-label": word("write", { where }), autocomplete: "off", spellcheck: "false", id: "box", maxlength: 2000 });
  const send = el("button", { type: "button", class: "icon-button send", "aria-label": word("send"), onclick: () => say(box) }, icon("send"));
  const slash = el("button", { type: "button", class: "icon-button slash", "aria-label": word("commands"), title: word("commands"), onclick: () => { box.value = "/"; box.focus(); grow(box); pickCommand(box); } }, "/");
  box.addEventListener("input", () => { grow(box); pickCommand(box); });
  box.addEventListener("keydown", (event) => onBoxKey(event, box));
  const note = meta?.archived ? el("p", { class: "composer-note" }, word(meta.locked ? "locked" : "archived")) : null;
  root.replaceChildren(...[note, el("div", { class: "box" }, slash, box, send), el("p", { class: "typing", id: "typing" })].filter(Boolean));
}

function grow(box) {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 200)}px`;
}

function onBoxKey(event, box) {
  if (list) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") list.move(event.key === "ArrowDown" ? 1 : -1);
    else if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") list.pick();
    else if (event.key === "Escape") list.close();
    else return;
    event.preventDefault();
    return;
  }
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    say(box);
  }
}

async function say(box) {
  const text = box.value.trim();
  if (!text) return;
  try {
    await ask("say", { channel: store.current, text });
    box.value = "";
    grow(box);
  } catch (problem) {
    tell(problem.message);
  }
}

export function tell(text) {
  const node = document.getElementById("notice");
  node.textContent = text;
  node.classList.add("shown");
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => node.classList.remove("shown"), 5000);
}

function fits(path, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${path.shown} ${path.name}`.toLowerCase();
  return words.every((each) => text.includes(each));
}

function pickCommand(box) {
  if (!box.value.startsWith("/") || box.value.includes("\n")) return list?.close();
  const typed = box.value.slice(1);
  const found = paths().filter((path) => fits(path, typed));
  found.sort((a, b) => Number(b.shown.startsWith(typed.toLowerCase())) - Number(a.shown.startsWith(typed.toLowerCase())));
  list ??= openList(box.closest(".box"), word("commands"), word("no-commands"));
  list.onPick = (entry) => begin(entry.path);
  list.show(found.slice(0, 60).map((path) => ({ path, label: `/${path.shown}`, description: path.description, lead: avatar(store.bot, 28) })), { heading: word("commands"), active: 0 });
}

function openList(anchor, label, empty) {
  return new Listbox(anchor, { label, empty, above: true, onPick: () => {}, onClose: () => (list = null) });
}

function begin(path) {
  list?.close();
  const fields = path.options.map((option) => ({ option, open: Boolean(option.required), text: "", value: null, problem: "" }));
  command = { path, fields };
  draw();
  const first = fields.find((field) => field.open);
  if (first) focusOn(first);
  else root.querySelector(".run")?.focus();
}

export function cancel() {
  command = null;
  draw();
  document.getElementById("box")?.focus();
}

export function forget() {
  command = null;
}

function drawCommand() {
  const { path, fields } = command;
  const hidden = fields.filter((field) => !field.open);
  const more = hidden.length ? el("button", { type: "button", class: "more", "aria-label": word("add-option"), onclick: (event) => chooseOption(event.currentTarget), onfocus: (event) => chooseOption(event.currentTarget), onkeydown: onMoreKey }, icon("plus", 14), word("optional", { n: hidden.length })) : null;
  const run = el("button", { type: "button", class: "icon-button send run", "aria-label": word("send"), onclick: send, onkeydown: (event) => event.key === "Escape" && cancel() }, icon("send"));
  const row = el("div", { class: "command" }, el("span", { class: "command-name" }, avatar(store.bot, 20), `/${path.shown}`), fields.filter((field) => field.open).map(fieldNode), more);
  root.replaceChildren(el("div", { class: "box commanding", role: "group", "aria-label": `/${path.shown}: ${path.description}` }, el("button", { type: "button", class: "icon-button slash", "aria-label": word("cancel"), onclick: cancel }, icon("close", 18)), row, run), el("p", { class: "typing hint", id: "hint", role: "status" }, path.description));
}

function fieldNode(field) {
  const name = local(field.option, "name");
  if (field.option.type === 11) {
    const input = el("input", { type: "file", "aria-label": name, onchange: async (event) => { [field.value] = await readFiles(event.target.files); field.text = field.value?.name || ""; } });
    field.node = input;
    return el("label", { class: "option-field" }, el("span", { class: "option-name" }, name), input);
  }
  const input = el("input", { type: "text", autocomplete: "off", spellcheck: "false", role: "combobox", "aria-expanded": "false", "aria-label": `${name}: ${local(field.option, "description")}`, "aria-invalid": field.problem ? "true" : null, data: { option: field.option.name } });
  input.value = field.text;
  field.node = input;
  const size = () => (input.style.width = `${Math.max(3, Math.min(36, input.value.length + 2))}ch`);
  size();
  input.addEventListener("focus", () => suggest(field));
  input.addEventListener("blur", () => { clearTimeout(field.timer); if (list?.field === field) list.close(); check(field); });
  input.addEventListener("input", () => { field.text = input.value; field.value = null; field.problem = ""; size(); input.removeAttribute("aria-invalid"); suggest(field); });
  input.addEventListener("keydown", (event) => onFieldKey(event, field));
  const remove = field.option.required ? null : el("button", { type: "button", class: "option-remove", tabindex: "-1", "aria-label": word("remove"), onclick: () => { field.open = false; field.text = ""; field.value = null; draw(); } }, icon("close", 12));
  return el("label", { class: "option-field" + (field.problem ? " invalid" : "") }, el("span", { class: "option-name" }, name), input, remove);
}

const focusOn = (field) => field.node?.focus();

function onFieldKey(event, field) {
  const open = command.fields.filter((each) => each.open);
  if (list && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    list.move(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Tab" && !event.shiftKey) {
    if (list?.active >= 0 && field.value === null && field.text !== "") pickHere();
    event.preventDefault();
    onward(field);
  } else if (event.key === "Enter") {
    event.preventDefault();
    if (list?.active >= 0 && field.value === null) {
      pickHere();
      return onward(field, true);
    }
    const empty = open.find((each) => each.option.required && each.text === "" && each.value === null);
    if (empty) focusOn(empty);
    else send();
  } else if (event.key === "Escape") {
    event.preventDefault();
    if (list) list.close();
    else cancel();
  } else if (event.key === "Backspace" && field.node.value === "") {
    event.preventDefault();
    const at = open.indexOf(field);
    if (!field.option.required) {
      field.open = false;
      draw();
      (at > 0 ? open[at - 1].node : root.querySelector(".run")).focus();
    } else if (at > 0) focusOn(open[at - 1]);
    else cancel();
  }
}

function onward(field, stay = false) {
  const open = command.fields.filter((each) => each.open);
  const next = open[open.indexOf(field) + 1];
  if (next) focusOn(next);
  else if (!stay) (root.querySelector(".more") || root.querySelector(".run")).focus();
}

function pickHere() {
  list.pick();
}

function chooseOption(anchor) {
  if (list) return;
  list = openList(anchor.closest(".box"), word("add-option"), word("nothing"));
  list.onPick = ({ field }) => {
    list.close();
    field.open = true;
    draw();
    focusOn(field);
  };
  const hidden = command.fields.filter((field) => !field.open);
  list.show(hidden.map((field) => ({ field, label: local(field.option, "name"), description: local(field.option, "description") })), { heading: word("add-option"), active: 0 });
}

function onMoreKey(event) {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") list?.move(event.key === "ArrowDown" ? 1 : -1);
  else if (event.key === "Enter" && list) list.pick();
  else if (event.key === "Enter") send();
  else if (event.key === "Escape") list ? list.close() : cancel();
  else if (event.key === "Tab") return list?.close();
  else return;
  event.preventDefault();
}

function bounds(option) {
  const low = option.min_value ?? option.min_length;
  const high = option.max_value ?? option.max_length;
  if (low !== undefined && high !== undefined) return word("between", { low, high });
  if (low !== undefined) return word("at-least", { low });
  if (high !== undefined) return word("at-most", { high });
  return option.type === 4 ? word("whole") : option.type === 10 ? word("number") : "";
}

function fixed(option) {
  if (option.choices) return option.choices.map((choice) => ({ label: local(choice, "name"), value: choice.value }));
  if (option.type === 5) return [{ label: word("true"), value: true }, { label: word("false"), value: false }];
  const people = [...store.users.values()].map((user) => ({ label: nameOf(user), description: `@${user.username}`, value: user.id, lead: avatar(user, 24) }));
  const roles = [...store.roles.values()].map((role) => ({ label: role.name, value: role.id, lead: icon("at", 18) }));
  const rooms = [...store.channels.values()].filter((channel) => !isDirect(channel) && (!option.channel_types || option.channel_types.includes(channel.type))).map((channel) => ({ label: channel.name, value: channel.id, lead: icon(isThread(channel) ? "thread" : "hash", 18) }));
  return { 6: people, 7: rooms, 8: roles, 9: [...people, ...roles] }[option.type] || null;
}

function suggest(field) {
  const { option } = field;
  const heading = `${local(option, "name")} — ${local(option, "description")}`;
  const note = bounds(option);
  const hint = document.getElementById("hint");
  if (hint) hint.replaceChildren(el("strong", {}, local(option, "name")), ` ${local(option, "description")}${note ? ` · ${note}` : ""}`);
  const entries = fixed(option);
  if (!entries && !option.autocomplete) return list?.close();
  if (list?.field !== field) {
    list?.close();
    list = openList(root.querySelector(".box"), heading, word("nothing"));
    list.field = field;
    field.node.setAttribute("aria-expanded", "true");
    field.node.setAttribute("aria-controls", list.node.id);
    const closed = list.onClose;
    list.onClose = () => { closed(); field.node.setAttribute("aria-expanded", "false"); };
    list.onPick = (entry) => {
      Object.assign(field, { value: entry.value, text: entry.label, problem: "" });
      field.node.value = entry.label;
      field.node.style.width = `${Math.max(3, Math.min(36, entry.label.length + 2))}ch`;
      list?.close();
      field.node.focus();
      list?.close();
    };
  }
  const typed = field.value === null ? field.text.toLowerCase() : "";
  if (entries) {
    const found = entries.filter((entry) => `${entry.label} ${entry.description || ""}`.toLowerCase().includes(typed));
    return list.show(found.slice(0, 50), { heading, active: found.length ? 0 : -1 });
  }
  if (!list.entries.length) list.show([], { heading, note: word("loading") });
  clearTimeout(field.timer);
  const turn = (field.turn = (field.turn || 0) + 1);
  field.timer = setTimeout(async () => {
    let found = [];
    let problem = "";
    try {
      const values = gather(command.fields.filter((each) => each !== field && each.open));
      const outcome = await act("autocomplete", { channel: store.current, name: command.path.name, values: { ...values, [option.name]: field.text }, focused: option.name });
      if (outcome.standing === "failed") problem = word("no-suggestions");
      found = outcome.choices || [];
    } catch (error) {
      problem = word("no-suggestions");
    }
    if (turn !== field.turn || list?.field !== field) return;
    list.show(found.map((choice) => ({ label: choice.name_localizations?.[locale()] ?? choice.name, value: choice.value })), { heading, active: found.length ? 0 : -1, note: problem });
  }, SUGGEST_AFTER_MS);
}

function gather(fields) {
  const values = {};
  for (const field of fields) {
    const value = valueOf(field);
    if (value !== null && value !== "") values[field.option.name] = value;
  }
  return values;
}

function valueOf(field) {
  if (field.value !== null) return field.value;
  if (field.text === "") return null;
  if (field.option.type === 4) return /^-?\d+$/.test(field.text.trim()) ? Number(field.text) : null;
  if (field.option.type === 10) return Number.isNaN(Number(field.text)) ? null : Number(field.text);
  return field.option.type === 3 ? field.text : null;
}

function check(field) {
  const { option } = field;
  const value = valueOf(field);
  const entries = fixed(option);
  field.problem = "";
  if (value === null && field.text === "") field.problem = option.required ? word("required") : "";
  else if (entries && field.value === null) {
    const exact = entries.find((entry) => entry.label.toLowerCase() === field.text.toLowerCase());
    if (exact) field.value = exact.value;
    else field.problem = word("one-of");
  } else if (value === null) field.problem = option.type === 4 ? word("whole") : word("number");
  else if (typeof value === "number" && (value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity))) field.problem = bounds(option);
  else if (typeof value === "string" && field.option.type === 3 && (value.length < (option.min_length ?? 0) || value.length > (option.max_length ?? 6000))) field.problem = bounds(option);
  const box = field.node?.closest(".option-field");
  box?.classList.toggle("invalid", Boolean(field.problem));
  if (field.problem && field.node) field.node.title = field.problem;
  return !field.problem;
}

async function send() {
  const open = command.fields.filter((field) => field.open);
  list?.close();
  const wrong = open.filter((field) => !check(field));
  if (wrong.length) {
    focusOn(wrong[0]);
    list?.close();
    const hint = document.getElementById("hint");
    hint.replaceChildren(el("strong", { class: "problem" }, local(wrong[0].option, "name")), ` ${wrong[0].problem}`);
    return;
  }
  const sent = command;
  const values = gather(open);
  command = null;
  draw();
  document.getElementById("box")?.focus();
  try {
    const outcome = await act("command", { channel: store.current, name: sent.path.name, values });
    if (outcome.standing === "failed") tell(`/${sent.path.shown}: ${word("no-response")}`);
    if (outcome.modal) openModal(outcome);
  } catch (problem) {
    tell(problem.message);
  }
}

export function drawTyping() {
  const node = document.getElementById("typing");
  if (!node) return;
  const now = store.typing.get(store.current);
  const user = now && now.until > Date.now() ? store.users.get(now.user) : null;
  node.replaceChildren(...(user ? [el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), nameOf(user)] : []));
}
