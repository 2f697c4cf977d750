// The log of a channel.
import { avatar, el, icon, nameOf, toneOf } from "./dom.js";
import { attachmentsNode, componentNode, embedNode } from "./blocks.js";
import { drawPosts } from "./forum.js";
import { markdown, plain } from "./markdown.js";
import { ask, isEphemeral, isForum, isLoading, isThread, isV2, load, locale, log, mentionsMe, store, titleOf, word } from "./store.js";
import { goTo, open } from "./app.js";
import { tell } from "./composer.js";

const GROUP_MS = 7 * 60 * 1000;

const PLACE = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

function place(address) {
  // Where in this world a link leads, nothing for the rest of the web.
  const [, guild, channel, message] = PLACE.exec(address) || [];
  const known = store.channels.get(channel);
  if (!store.guilds.some((each) => each.id === guild) && !(guild === "@me" && known)) return null;
  const go = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo(channel, message);
  };
  return { hash: message ? `${channel}/${message}` : channel, go, title: `#${known ? titleOf(known) : channel}${message ? " › 💬" : ""}` };
}

function named(kind, id) {
  if (kind === "user") return `@${store.users.has(id) ? nameOf(store.users.get(id)) : id}`;
  if (kind === "role") return `@${store.roles.get(id)?.name ?? id}`;
  return `#${store.channels.has(id) ? titleOf(store.channels.get(id)) : id}`;
}

export function contextOf() {
  return {
    locale: locale(), word, place, named,
    mention(kind, id) {
      if (kind === "user") return el("span", { class: "mention" + (id === store.me.id ? " me" : "") }, named(kind, id));
      if (kind === "role") return el("span", { class: "mention" }, named(kind, id));
      const channel = store.channels.get(id);
      return el("button", { type: "button", class: "mention", onclick: () => channel && open(id) }, icon(channel && isThread(channel) ? "thread" : "hash", 14), channel ? titleOf(channel) : id);
    },
  };
}

const clock = (when, options) => new Intl.DateTimeFormat(locale(), options).format(new Date(when));

function dayText(when) {
  const day = new Date(when);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(day).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return word("today");
  if (days === 1) return word("yesterday");
  return clock(when, { dateStyle: "long" });
}

function threadCard(channel) {
  const count = channel.message_count;
  return el("button", { type: "button", class: "thread-card", onclick: () => open(channel.id) }, icon(channel.type === 12 ? "lock" : "thread", 18), el("span", { class: "thread-name" }, channel.name), el("span", { class: "thread-count" }, count === 1 ? word("one-message") : word("messages", { n: count ?? 0 })), icon("right", 16));
}

function sourceLine(message) {
  const source = message.interaction;
  if (source) {
    const who = store.users.get(source.user.id) || source.user;
    return el("div", { class: "source" }, el("span", { class: "hook", "aria-hidden": "true" }), avatar(who, 16), el("span", { class: "source-name" }, nameOf(who)), ` ${word("used")} `, el("span", { class: "source-command" }, `/${source.name}`));
  }
  const meta = message.interaction_metadata;
  const answered = meta?.original_response_message_id || meta?.interacted_message_id;
  const target = message.type === 19 ? message.referenced_message : answered ? log(message.channel_id).messages.get(answered) : null;
  if (message.type !== 19 && !target) return null;
  if (!target) return el("div", { class: "source" }, el("span", { class: "hook", "aria-hidden": "true" }), el("em", {}, word("reply-gone")));
  const text = target.content || target.embeds[0]?.title || firstText(target.components) || "…";
  return el("div", { class: "source" }, el("span", { class: "hook", "aria-hidden": "true" }), avatar(target.author, 16), el("span", { class: "source-name" }, nameOf(target.author)), el("span", { class: "source-text" }, [...plain(text, contextOf())].slice(0, 120).join("") || "…"));
}

function firstText(components) {
  for (const each of Array.isArray(components) ? components : []) {
    const found = each.type === 10 ? each.content : firstText(each.components);
    if (found) return found;
  }
  return "";
}

export function bodyNodes(message) {
  const context = contextOf();
  if (isLoading(message)) return [el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), `${nameOf(message.author)} ${word("thinking")}`)];
  const text = message.content ? markdown(message.content, context) : null;
  if (text && message.edited_timestamp) (text.lastElementChild?.matches("p") ? text.lastElementChild : text).append(el("span", { class: "edited" }, ` ${word("edited")}`));
  const layout = message.components.map((each) => componentNode(each, message, context));
  return [
    text,
    ...message.embeds.map((embed) => embedNode(embed, context)),
    ...(isV2(message) ? [] : attachmentsNode(message.attachments)),
    layout.length ? el("div", { class: isV2(message) ? "layout" : "rows" }, layout) : null,
    message.reactions?.length ? el("div", { class: "reactions" }, message.reactions.map((each) => el("button", { type: "button", class: "reaction" + (each.mine ? " mine" : ""), onclick: () => ask("react", { channel: message.channel_id, message: message.id, emoji: each.emoji.id ? `${each.emoji.name}:${each.emoji.id}` : each.emoji.name, add: !each.mine }).catch(() => {}) }, each.emoji.name, " ", String(each.count)))) : null,
    message.thread ? threadCard(store.channels.get(message.thread.id) || message.thread) : null,
    store.failures.has(message.id) ? el("p", { class: "failure", role: "alert" }, store.failures.get(message.id)) : null,
    isEphemeral(message) ? el("p", { class: "ephemeral-note" }, icon("eye", 14), word("only-you"), " · ", el("button", { type: "button", onclick: () => ask("dismiss", { channel: message.channel_id, message: message.id }).catch(() => {}) }, word("dismiss"))) : null,
  ];
}

function systemNode(message) {
  const who = el("strong", { style: `--tone:${toneOf(message.author)}` }, nameOf(message.author));
  if (message.type === 6) return el("li", { class: "system" }, icon("pin", 16), el("span", {}, who, ` ${word("pinned")}`));
  if (message.type === 18) {
    const thread = store.channels.get(message.message_reference?.channel_id);
    return el("li", { class: "system" }, icon("thread", 16), el("span", {}, who, ` ${word("started-thread")} `, el("strong", {}, message.content)), thread ? threadCard(thread) : null);
  }
  return null;
}

function messageNode(message, grouped) {
  if (message.type === 6 || message.type === 18) return systemNode(message);
  if (message.type === 21 && message.referenced_message) return messageNode({ ...message.referenced_message, thread: undefined, key: message.id }, false);
  const author = message.author;
  const classes = ["message", grouped ? "grouped" : "", message.id === store.marked ? "marked" : "", mentionsMe(message) ? "mentions-me" : "", isEphemeral(message) ? "ephemeral" : ""];
  const at = clock(message.timestamp, { timeStyle: "short" });
  const head = grouped ? null : el("div", { class: "author" }, el("span", { class: "name", style: author.bot ? null : `--tone:${toneOf(author)}` }, nameOf(author)), author.bot ? el("span", { class: "badge" }, word("app")) : null, el("time", { datetime: message.timestamp, title: clock(message.timestamp, { dateStyle: "full", timeStyle: "short" }) }, at));
  return el("li", { class: classes.join(" ").trim(), data: { id: message.id } }, grouped ? null : sourceLine(message), el("div", { class: "gutter" }, grouped ? el("time", { "aria-hidden": "true" }, at) : avatar(author, 40)), el("div", { class: "body" }, head, bodyNodes(message)));
}

function undrawnNode(message, problem) {
  // One message that cannot be drawn must not take the others away.
  console.error(problem);
  const text = [message.content, firstText(message.components)].find((each) => typeof each === "string" && each) || "";
  return el("li", { class: "message undrawn", data: { id: message.id } }, el("div", { class: "gutter" }), el("div", { class: "body" }, el("p", {}, text), el("p", { class: "failure" }, word("undrawn"))));
}

function drawnOr(message, make) {
  try {
    return make();
  } catch (problem) {
    return undrawnNode(message, problem);
  }
}

export function pinNode(message) {
  return drawnOr(message, () => drawnPin(message));
}

function drawnPin(message) {
  return el("li", { class: "pin" }, el("div", { class: "author" }, avatar(message.author, 24), el("span", { class: "name" }, nameOf(message.author)), el("time", {}, clock(message.timestamp, { dateStyle: "short", timeStyle: "short" }))), bodyNodes(message));
}

const nodes = new Map();

export function drawLog(force) {
  const list = document.getElementById("log");
  const scroll = document.getElementById("scroll");
  const here = log(store.current);
  const channel = store.channels.get(store.current);
  if (!channel) return;
  list.classList.toggle("posts", isForum(channel));
  if (isForum(channel)) {
    stuck = false;
    nodes.clear();
    drawPosts(list, channel);
    if (force) scroll.scrollTop = 0;
    return;
  }
  const atEnd = stuck;
  const focused = document.activeElement?.dataset?.key;
  if (force) nodes.clear();
  const drawn = [];
  let before = null;
  for (const message of here.messages.values()) {
    const newDay = !before || new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString();
    if (newDay) drawn.push(keyed(`day ${message.id}`, message.timestamp.slice(0, 10), () => el("li", { class: "day", role: "separator" }, el("span", {}, dayText(message.timestamp)))));
    const grouped = !newDay && before.author.id === message.author.id && [0, 20].includes(before.type) && message.type === 0 && !message.interaction && !message.interaction_metadata
      && isEphemeral(before) === isEphemeral(message) && new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS;
    const busy = [...store.pending].filter((key) => key.startsWith(`${message.id}/`)).join();
    const thread = message.thread ? store.channels.get(message.thread.id) : null;
    const state = JSON.stringify([message, grouped, busy, store.failures.get(message.id), thread?.message_count, thread?.name, message.id === store.marked]);
    const node = keyed(message.id, state, () => drawnOr(message, () => messageNode(message, grouped)));
    if (node) drawn.push(node);
    before = message;
  }
  const where = isThread(channel) ? channel.name : channel.type === 1 ? word("private-chat", { name: titleOf(channel) }) : `#${channel.name}`;
  const beginning = here.more
    ? el("li", { class: "older" }, el("button", { type: "button", class: "button plain", onclick: () => load(store.current, { before: [...here.messages.keys()][0] }).catch(() => {}) }, word("older")))
    : el("li", { class: "beginning" }, el("span", { class: "beginning-icon" }, icon(channel.type === 1 ? "mail" : isThread(channel) ? "thread" : "hash", 30)), el("h2", {}, word("empty", { where })), el("p", {}, channel.topic || word("empty-hint")));
  const was = scroll.scrollHeight;
  const top = scroll.scrollTop;
  if (here.loaded) list.replaceChildren(beginning, ...drawn);
  else list.replaceChildren();
  for (const key of nodes.keys()) if (!here.messages.has(String(key).replace("day ", ""))) nodes.delete(key);
  if (focused) list.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  if (atEnd || force) toEnd();
  else scroll.scrollTop = top + (top < 40 ? Math.max(0, scroll.scrollHeight - was) : 0);
}

function keyed(key, state, make) {
  const known = nodes.get(key);
  if (known && known.state === state) return known.node;
  const node = make();
  nodes.set(key, { state, node });
  return node;
}

let stuck = true;
let height = 0;

export function toEnd() {
  const scroll = document.getElementById("scroll");
  stuck = true;
  height = scroll.scrollHeight;
  scroll.scrollTop = height;
}

export function showMessage(id) {
  // Go to a message that is already loaded, and mark it.
  stuck = false;
  store.marked = id;
  drawLog(false);
  const node = document.querySelector(`#log [data-id="${CSS.escape(id)}"]`);
  if (!node) {
    toEnd();
    return tell(word("message-gone"));
  }
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: "center" });
}

export function followEnd() {
  // Pictures and other windows change heights after the fact: stay at the end if one was there.
  const scroll = document.getElementById("scroll");
  scroll.addEventListener("scroll", () => {
    if (scroll.scrollHeight === height) stuck = height - scroll.scrollTop - scroll.clientHeight < 80;
  }, { passive: true });
  const observer = new ResizeObserver(() => {
    if (stuck) toEnd();
    else height = scroll.scrollHeight;
  });
  observer.observe(scroll);
  observer.observe(document.getElementById("log"));
}
