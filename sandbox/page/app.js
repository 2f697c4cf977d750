// Puts the page together and keeps it together.
import { el, icon } from "./dom.js";
import { cancel, draw as drawComposer, drawTyping, forget, setUp, tell } from "./composer.js";
import { showPins } from "./dialogs.js";
import { refreshMoments } from "./markdown.js";
import { drawLog, followEnd, pinNode, showMessage, toEnd } from "./messages.js";
import { drawMembers, drawSide } from "./side.js";
import { changed, connect, enter, isDirect, isForum, isThread, load, locale, log, markRead, onChange, store, titleOf, word } from "./store.js";

const remembered = { get: (key) => { try { return localStorage.getItem(key); } catch { return null; } }, set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* private window */ } } };

export function toggleTheme() {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  remembered.set("theme", next);
}

export function become(username) {
  const address = new URL(location.href);
  address.searchParams.set("as", username);
  history.replaceState(null, "", address);
  forget();
  connect(username, false);
}

function drawer(shown) {
  // On a phone the channel list lies over the rest, and the keyboard goes with it.
  if (shown === document.body.classList.contains("drawer")) return;
  document.body.classList.toggle("drawer", shown);
  document.getElementById("main").inert = shown;
  const target = shown ? "#side .channel.current" : "#head .menu";
  document.querySelector(target)?.focus({ preventScroll: true });
}

const place = () => location.hash.slice(1).split("/");

export function goTo(id, message) {
  // Follow a link to a channel or to a message in it.
  if (!store.channels.has(id)) return tell(word("no-place"));
  document.querySelector("dialog[open]")?.close();
  if (id !== store.current || !message) return open(id, false, message);
  store.marked = message;
  location.hash = `${id}/${message}`;
  find(id, message);
}

function find(id, message) {
  const known = log(id).messages.has(message) ? Promise.resolve() : load(id, { back: message });
  known.then(() => id === store.current && showMessage(message)).catch((problem) => tell(problem.message));
}

const visited = new Map();

export function visit(guild) {
  // Where one was last on a server, or its first room.
  const rooms = [...store.channels.values()].filter((channel) => channel.type === 0 && channel.guild_id === guild.id);
  open(store.channels.has(visited.get(guild.id)) ? visited.get(guild.id) : rooms[0].id);
}

export function open(id, again = false, message = undefined) {
  // After a reconnect the same channel is opened again: what was being typed stays.
  if (!store.channels.has(id)) return;
  const guild = store.guilds.find((each) => each.id === store.channels.get(id).guild_id);
  if (guild) visited.set(guild.id, id);
  if (guild && guild !== store.guild) {
    enter(guild);
    drawMembers();
  }
  store.current = id;
  store.marked = message ?? null;
  drawer(false);
  location.hash = message ? `${id}/${message}` : id;
  drawHead();
  if (!again) {
    forget();
    drawComposer();
  }
  drawLog(true);
  markRead(id);
  drawSide();
  if (message) return find(id, message);
  if (!log(id).loaded) load(id).then(toEnd).catch(() => {});
  if (!again && matchMedia("(min-width: 700px)").matches) document.getElementById("box")?.focus({ preventScroll: true });
}

function drawHead() {
  const channel = store.channels.get(store.current);
  if (!channel) return;
  const parent = isThread(channel) ? store.channels.get(channel.parent_id) : null;
  document.getElementById("head").replaceChildren(...[
    el("button", { type: "button", class: "icon-button menu", "aria-label": word("menu"), onclick: () => drawer(true) }, icon("menu"), el("span", { id: "menu-pip", class: "pip", hidden: true })),
    parent ? el("button", { type: "button", class: "crumb", "aria-label": parent.name, onclick: () => open(parent.id) }, icon(isForum(parent) ? "forum" : "hash", 18), el("span", {}, parent.name)) : null,
    parent ? icon("right", 14) : null,
    icon(isDirect(channel) ? "mail" : channel.type === 12 ? "lock" : isThread(channel) ? "thread" : isForum(channel) ? "forum" : "hash", 20),
    el("h2", {}, titleOf(channel)),
    channel.topic ? el("span", { class: "topic" }, channel.topic) : el("span", { class: "topic" }, channel.type === 12 ? word("private") : ""),
    isForum(channel) ? null : el("button", { type: "button", class: "icon-button", "aria-label": word("pins"), title: word("pins"), onclick: () => showPins(store.current, pinNode) }, icon("pin")),
    el("button", { type: "button", class: "icon-button people-button", "aria-label": word("members"), title: word("members"), onclick: () => document.body.classList.toggle("no-members") }, icon("people")),
  ].filter(Boolean));
}

function drawOnline() {
  document.body.classList.toggle("offline", !store.online);
  const bar = document.getElementById("offline");
  if (!store.online && !bar) document.body.append(el("div", { id: "offline", role: "status" }, word("reconnecting")));
  else if (store.online) bar?.remove();
}

const planned = new Set();
let shownTo = null;
onChange((what) => {
  if (what === "welcome") {
    document.documentElement.lang = locale();
    drawOnline();
    drawMembers();
    const [wanted, message] = place();
    const first = [...store.channels.values()].find((channel) => channel.type === 0);
    const next = [wanted, store.current, first?.id].find((id) => store.channels.has(id));
    const again = shownTo === store.me.id && next === store.current;
    shownTo = store.me.id;
    return open(next, again, again || next !== wanted ? undefined : message);
  }
  if (!planned.size) requestAnimationFrame(() => {
    const now = [...planned];
    planned.clear();
    if (!store.me) return;
    if (now.includes("online")) drawOnline();
    if (now.includes("log") || (now.includes("side") && isForum(store.channels.get(store.current)))) drawLog(false);
    if (now.includes("side")) {
      if (!store.channels.has(store.current)) return open([...store.channels.values()].find((channel) => channel.type === 0).id);
      drawSide();
      drawHead();
    }
    if (now.includes("typing") || now.includes("log")) drawTyping();
  });
  planned.add(what);
});

async function begin() {
  document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") || remembered.get("theme") || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  store.words = await (await fetch("words.json")).json();
  setUp(document.getElementById("composer"));
  document.getElementById("shade").addEventListener("click", () => drawer(false));
  document.addEventListener("visibilitychange", () => !document.hidden && store.current && markRead(store.current));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") drawer(false);
    const typing = event.target.closest?.("input, textarea, dialog, [role=combobox]");
    const forum = isForum(store.channels.get(store.current));
    if (event.key === "/" && !typing && !forum) {
      event.preventDefault();
      cancel();
      const box = document.getElementById("box");
      box.value = "/";
      box.dispatchEvent(new Event("input"));
    }
  });
  window.addEventListener("hashchange", () => {
    const [id, message] = place();
    if (id !== store.current || (message && message !== store.marked)) goTo(id, message);
  });
  followEnd();
  setInterval(refreshMoments, 10000);
  connect(new URLSearchParams(location.search).get("as"), true);
  changed("online");
}

begin();
