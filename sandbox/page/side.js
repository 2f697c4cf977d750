// The left side: server, channels, threads, direct messages, and who one is.
import { avatar, el, icon, nameOf } from "./dom.js";
import { Listbox } from "./listbox.js";
import { ask, isDirect, isForum, isThread, store, titleOf, word } from "./store.js";
import { become, open, toggleTheme, visit } from "./app.js";
import { tell } from "./composer.js";

const newest = (a, b) => (BigInt(b.last_message_id || b.id) > BigInt(a.last_message_id || a.id) ? 1 : -1);

function entry(channel, kind) {
  const classes = ["channel", kind === "thread" ? "sub" : "", channel.id === store.current ? "current" : "", channel.unread ? "unread" : "", channel.thread_metadata?.archived ? "asleep" : ""];
  const mark = isDirect(channel) ? avatar(store.bot, 24) : icon(channel.type === 12 ? "lock" : isThread(channel) ? "thread" : isForum(channel) ? "forum" : "hash", 18);
  const label = [titleOf(channel), channel.unread ? word("unread") : "", channel.mentions ? `${channel.mentions} ${word("mentions")}` : ""].filter(Boolean).join(", ");
  return el("li", {}, el("button", { type: "button", class: classes.filter(Boolean).join(" "), "aria-label": label, "aria-current": channel.id === store.current ? "page" : null, onclick: () => open(channel.id) }, mark, el("span", { class: "channel-name" }, titleOf(channel)), channel.mentions ? el("span", { class: "count" }, String(channel.mentions)) : null));
}

const LANGUAGES = { "en-US": "English, US", "en-GB": "English, UK", fr: "Français", de: "Deutsch" };

function whoMenu(anchor) {
  const people = [...store.users.values()].filter((user) => !user.bot);
  const list = new Listbox(anchor, {
    label: word("switch"), above: true, onPick: ({ user }) => { list.close(); become(user.username); },
    onClose: () => anchor.setAttribute("aria-expanded", "false"),
  });
  anchor.setAttribute("aria-expanded", "true");
  list.show(people.map((user) => {
    const address = new URL(location.href);
    address.searchParams.set("as", user.username);
    const away = el("a", { class: "icon-button", href: address, target: "_blank", rel: "noopener", title: word("window"), "aria-label": `${word("window")}: ${nameOf(user)}`, onclick: (event) => event.stopPropagation() }, icon("window", 16));
    return { user, label: nameOf(user), description: LANGUAGES[store.languages[user.id]] || store.languages[user.id], lead: avatar(user, 32), tail: away, chosen: user.id === store.me.id };
  }), { heading: word("switch"), active: people.findIndex((user) => user.id === store.me.id) });
  const keys = (event) => {
    if (!list.node.isConnected) return anchor.removeEventListener("keydown", keys);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Home" || event.key === "End") list.jump(event.key);
    else if (event.key === "Enter") list.pick();
    else if (event.key === "Escape" || event.key === "Tab") list.close();
    else return;
    // Escape closes the list alone, not the drawer around it.
    event.stopPropagation();
    if (event.key !== "Tab") event.preventDefault();
  };
  anchor.addEventListener("keydown", keys);
}

const serverMark = (guild) => el("span", { class: "server-mark", "aria-hidden": "true" }, guild.name.split(" ").map((part) => part[0]).join("").slice(0, 3));

function server(guild, channels) {
  const there = channels.filter((channel) => channel.guild_id === guild.id);
  const mentions = there.reduce((sum, channel) => sum + (channel.mentions || 0), 0);
  const unread = there.some((channel) => channel.unread);
  const label = [guild.name, unread ? word("unread") : "", mentions ? `${mentions} ${word("mentions")}` : ""].filter(Boolean).join(", ");
  const classes = ["server-button", guild === store.guild ? "current" : "", unread ? "unread" : ""].filter(Boolean).join(" ");
  return el("li", {}, el("button", { type: "button", class: classes, title: guild.name, "aria-label": label, "aria-current": guild === store.guild ? "true" : null, onclick: () => visit(guild) }, serverMark(guild), mentions ? el("span", { class: "count" }, String(mentions)) : null));
}

export function drawSide() {
  const side = document.getElementById("side");
  const channels = [...store.channels.values()];
  const rooms = channels.filter((channel) => (channel.type === 0 || isForum(channel)) && channel.guild_id === store.guild.id).sort((a, b) => a.position - b.position);
  const directs = channels.filter(isDirect);
  const shownThread = (thread) => !thread.thread_metadata?.archived || thread.id === store.current || thread.mentions;
  const top = side.querySelector(".channels")?.scrollTop || 0;
  const tree = rooms.flatMap((room) => [
    entry(room, "room"),
    ...channels.filter((channel) => isThread(channel) && channel.parent_id === room.id && shownThread(channel)).sort(newest).map((thread) => entry(thread, "thread")),
  ]);
  const bot = directs.length ? directs.map((channel) => entry(channel, "direct")) : [el("li", {}, el("button", { type: "button", class: "channel", onclick: async () => { const channel = await ask("direct"); store.channels.set(channel.id, channel); open(channel.id); } }, avatar(store.bot, 24), el("span", { class: "channel-name" }, word("bot-dm", { name: nameOf(store.bot) }))))];
  const focused = document.activeElement?.closest?.("#side") ? document.activeElement.getAttribute("aria-label") : null;
  side.setAttribute("aria-label", word("channels"));
  side.replaceChildren(
    el("header", { class: "server" }, serverMark(store.guild), el("h1", {}, store.guild.name)),
    ...(store.guilds.length > 1 ? [el("ul", { class: "servers", "aria-label": word("servers") }, store.guilds.map((guild) => server(guild, channels)))] : []),
    el("div", { class: "channels" }, el("h2", {}, word("channels")), el("ul", {}, tree), el("h2", {}, word("direct")), el("ul", {}, bot)),
    el("footer", { class: "me" },
      el("button", { type: "button", class: "who", id: "who", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": `${word("switch")} (${nameOf(store.me)})`, onclick: (event) => whoMenu(event.currentTarget) }, avatar(store.me, 34), el("span", { class: "who-text" }, el("strong", {}, nameOf(store.me)), el("small", {}, LANGUAGES[store.me.locale] || store.me.locale)), icon("people", 18)),
      el("button", { type: "button", class: "icon-button" + (store.me.accept_dms ? "" : " off"), title: word("accept-dms"), "aria-label": word("accept-dms"), "aria-pressed": String(store.me.accept_dms), onclick: () => acceptDms() }, icon("mail", 18)),
      el("button", { type: "button", class: "icon-button", title: word("theme"), "aria-label": word("theme"), onclick: toggleTheme }, icon("moon", 18))),
  );
  side.querySelector(".channels").scrollTop = top;
  if (focused) side.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  const waiting = channels.reduce((sum, channel) => sum + (channel.mentions || 0), 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${nameOf(store.me)} · ${store.guild.name}`;
  const pip = document.getElementById("menu-pip");
  if (pip) pip.hidden = !channels.some((channel) => channel.unread && channel.id !== store.current);
}

async function acceptDms() {
  const accept = !store.me.accept_dms;
  try {
    await ask("accept_dms", { accept });
    store.me.accept_dms = accept;
    drawSide();
  } catch (problem) {
    tell(problem.message);
  }
}

export function drawMembers() {
  const people = [...store.users.values()];
  const roles = (user) => (store.members[user.id] || []).map((id) => store.roles.get(id)).filter((role) => role && !role.managed);
  document.getElementById("members").replaceChildren(el("h2", {}, `${word("members")} — ${people.length}`), el("ul", {}, people.map((user) => el("li", { class: "member" }, avatar(user, 32), el("span", {}, el("span", { class: "member-name" }, nameOf(user), user.bot ? el("span", { class: "badge" }, word("app")) : null), roles(user).length ? el("small", {}, roles(user).map((role) => role.name).join(", ")) : user.id === store.me.id ? el("small", {}, word("you")) : null)))));
}
