// What the page knows, and its line to the sandbox. The feed brings only what this person may see.

export const store = {
  me: null, bot: null, guilds: [], guild: null, users: new Map(), roles: new Map(), members: {}, channels: new Map(), commands: { guild: [], direct: [] },
  logs: new Map(), current: null, marked: null, online: false, words: {}, languages: {}, outcomes: new Map(), failures: new Map(), pending: new Set(), typing: new Map(),
};

let redraw = () => {};
export const onChange = (callback) => (redraw = callback);
export const changed = (what) => redraw(what);

export function word(key, values = {}) {
  const language = (store.me?.locale || "en").slice(0, 2);
  const text = store.words[language]?.[key] ?? store.words.en?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

export const locale = () => store.me?.locale || "en-US";

let socket = null;
let nonce = 0;
let wait = 250;
let generation = 0;
const waiting = new Map();

export function connect(as, fresh) {
  const mine = ++generation;
  socket?.close();
  const address = new URL("feed", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.search = new URLSearchParams({ as: as || "", fresh: fresh ? "1" : "" });
  const opened = new WebSocket(address);
  socket = opened;
  opened.onmessage = (event) => {
    if (mine !== generation) return;
    const frame = JSON.parse(event.data);
    if (frame.t === "REPLY" || frame.t === "PROBLEM") {
      const [resolve, reject] = waiting.get(frame.nonce) || [];
      waiting.delete(frame.nonce);
      if (frame.t === "REPLY") resolve?.(frame.d);
      else reject?.(new Error(frame.d.text));
      return;
    }
    wait = 250;
    (handlers[frame.t] || (() => {}))(frame.d);
  };
  opened.onclose = () => {
    if (mine !== generation) return;
    store.online = false;
    for (const [, reject] of waiting.values()) reject(new Error(word("reconnecting")));
    waiting.clear();
    changed("online");
    setTimeout(() => mine === generation && connect(as, false), wait);
    wait = Math.min(wait * 2, 4000);
  };
}

export function ask(op, data = {}) {
  return new Promise((resolve, reject) => {
    if (socket?.readyState !== WebSocket.OPEN) return reject(new Error(word("reconnecting")));
    waiting.set(++nonce, [resolve, reject]);
    socket.send(JSON.stringify({ op, nonce, ...data }));
  });
}

export async function act(op, data) {
  // Start an interaction and wait for what becomes of it.
  const { interaction } = await ask(op, data);
  return new Promise((resolve) => {
    if (store.outcomes.has(interaction)) return resolve(store.outcomes.get(interaction));
    store.outcomes.set(interaction, resolve);
  });
}

export function log(channel) {
  if (!store.logs.has(channel)) store.logs.set(channel, { messages: new Map(), more: false, loaded: false });
  return store.logs.get(channel);
}

export async function load(channel, { before, back } = {}) {
  // The newest messages, those before one, or all back to one.
  const { messages, more } = await ask("history", { channel, before, back });
  const here = log(channel);
  for (const message of messages) here.messages.set(message.id, message);
  here.messages = new Map([...here.messages].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)));
  here.more = more;
  here.loaded = true;
  changed("log");
}

export function mentionsMe(message) {
  if (message.author.id === store.me.id) return false;
  const mine = store.guilds.flatMap((guild) => guild.members[store.me.id] || []);
  return message.mention_everyone || message.mentions.some((user) => user.id === store.me.id) || message.mention_roles.some((role) => mine.includes(role));
}

export function enter(guild) {
  // Somebody looks at one server at a time.
  store.guild = guild;
  store.roles = new Map(guild.roles.map((role) => [role.id, role]));
  store.members = guild.members;
}

export const isEphemeral = (message) => Boolean(message.flags & 64);
export const isLoading = (message) => Boolean(message.flags & 128);
export const isV2 = (message) => Boolean(message.flags & 32768);
export const isDirect = (channel) => channel.type === 1;
export const isForum = (channel) => channel?.type === 15;
export const isThread = (channel) => channel.type === 11 || channel.type === 12;

export function titleOf(channel) {
  if (isDirect(channel)) return store.bot.username.charAt(0).toUpperCase() + store.bot.username.slice(1);
  return channel.name;
}

export function markRead(channel) {
  const here = store.channels.get(channel);
  if (!here || document.hidden) return;
  if (here.unread || here.mentions) {
    here.unread = false;
    here.mentions = 0;
    changed("side");
  }
  ask("read", { channel }).catch(() => {});
}

const handlers = {
  WELCOME(data) {
    Object.assign(store, { me: data.me, bot: data.bot, guilds: data.guilds, commands: data.commands, languages: data.languages, online: true });
    store.users = new Map(data.users.map((user) => [user.id, user]));
    enter(data.guilds.find((guild) => guild.id === store.guild?.id) || data.guilds[0]);
    store.channels = new Map(data.channels.map((channel) => [channel.id, channel]));
    store.logs = new Map();
    store.failures = new Map();
    changed("welcome");
  },
  MESSAGE_CREATE(message) {
    const here = log(message.channel_id);
    if (here.loaded) here.messages.set(message.id, message);
    store.typing.delete(message.channel_id);
    const channel = store.channels.get(message.channel_id);
    if (channel && !isEphemeral(message)) {
      channel.last_message_id = message.id;
      if (message.channel_id === store.current && !document.hidden) markRead(message.channel_id);
      else if (message.author.id !== store.me.id) {
        channel.unread = true;
        if (mentionsMe(message) || isDirect(channel)) channel.mentions = (channel.mentions || 0) + 1;
      }
    }
    changed(message.channel_id === store.current ? "log" : "side");
    changed("side");
  },
  MESSAGE_UPDATE(message) {
    const here = log(message.channel_id);
    if (here.messages.has(message.id)) here.messages.set(message.id, message);
    changed("log");
  },
  MESSAGE_DELETE({ id, channel_id }) {
    log(channel_id).messages.delete(id);
    changed("log");
  },
  CHANNEL_CREATE(channel) {
    store.channels.set(channel.id, { unread: false, mentions: 0, ...channel });
    changed("side");
  },
  THREAD_CREATE(channel) {
    store.channels.set(channel.id, { unread: false, mentions: 0, ...store.channels.get(channel.id), ...channel });
    changed("side");
    changed("log");
  },
  CHANNEL_UPDATE: update,
  THREAD_UPDATE: update,
  THREAD_DELETE({ id }) {
    store.channels.delete(id);
    changed("side");
  },
  CHANNEL_DELETE({ id }) {
    store.channels.delete(id);
    changed("side");
  },
  COMMANDS_UPDATE() {
    // Which of them are offered depends on the person.
    ask("commands").then((commands) => {
      store.commands = commands;
      changed("commands");
    }).catch(() => {});
  },
  TYPING_START({ channel_id, user_id }) {
    if (user_id === store.me.id) return;
    store.typing.set(channel_id, { user: user_id, until: Date.now() + 9000 });
    changed("typing");
    setTimeout(() => changed("typing"), 9100);
  },
  MESSAGE_REACTION_ADD: (data) => reaction(data, 1),
  MESSAGE_REACTION_REMOVE: (data) => reaction(data, -1),
  INTERACTION_OUTCOME(outcome) {
    const resolve = store.outcomes.get(outcome.id);
    if (typeof resolve === "function") {
      store.outcomes.delete(outcome.id);
      resolve(outcome);
    } else store.outcomes.set(outcome.id, outcome);
  },
};

function update(channel) {
  const known = store.channels.get(channel.id);
  if (known) store.channels.set(channel.id, { ...known, ...channel });
  changed("side");
  changed("log");
}

function reaction({ channel_id, message_id, emoji, user_id }, step) {
  const message = log(channel_id).messages.get(message_id);
  if (!message) return;
  const key = emoji.id || emoji.name;
  const reactions = (message.reactions || []).map((each) => ({ ...each }));
  let found = reactions.find((each) => (each.emoji.id || each.emoji.name) === key);
  if (!found) reactions.push((found = { emoji, count: 0 }));
  found.count += step;
  if (user_id === store.me.id) found.mine = step > 0;
  log(channel_id).messages.set(message_id, { ...message, reactions: reactions.filter((each) => each.count > 0) });
  changed("log");
}
