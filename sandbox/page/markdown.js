// Discord's markdown, as elements.
import { el, emojiNode } from "./dom.js";

const INLINE = new RegExp(
  [
    "(?<escape>\\\\[\\\\*_~|`#>\\-\\[\\]()<])",
    "(?<code>``(?<code2>.+?)``|`(?<code1>[^`\\n]+)`)",
    "(?<spoiler>\\|\\|(?<spoilerIn>[\\s\\S]+?)\\|\\|)",
    "(?<bold>\\*\\*(?<boldIn>[\\s\\S]+?)\\*\\*(?!\\*))",
    "(?<under>__(?<underIn>[\\s\\S]+?)__(?!_))",
    "(?<strike>~~(?<strikeIn>[\\s\\S]+?)~~)",
    "(?<italic>\\*(?<italicIn>[^\\s*](?:[\\s\\S]*?[^\\s*])?)\\*(?!\\*)|(?<![A-Za-z0-9])_(?<italicIn2>[^_]+?)_(?![A-Za-z0-9_]))",
    "(?<link>\\[(?<linkText>[^\\]\\n]+)\\]\\(<?(?<linkTo>https?:\\/\\/[^\\s>)]+)>?\\))",
    "(?<url><?(?<urlTo>https?:\\/\\/[^\\s<>]+[^\\s<>.,:;\"')\\]])>?)",
    "(?<user><@!?(?<userId>\\d+)>)",
    "(?<role><@&(?<roleId>\\d+)>)",
    "(?<channel><#(?<channelId>\\d+)>)",
    "(?<command><\\/(?<commandName>[^:>]+):\\d+>)",
    "(?<time><t:(?<timeAt>-?\\d+)(?::(?<timeStyle>[tTdDfFR]))?>)",
    "(?<emoji><a?:(?<emojiName>\\w+):(?<emojiId>\\d+)>)",
    "(?<everyone>@(?:everyone|here)\\b)",
  ].join("|"),
);

// Deeper than anybody writes: what follows is shown as written.
const DEEPEST = 12;

export function inline(text, context, depth = 0) {
  if (depth > DEEPEST) return [text];
  const nodes = [];
  let rest = text;
  while (rest) {
    const found = INLINE.exec(rest);
    if (!found) break;
    if (found.index) nodes.push(rest.slice(0, found.index));
    nodes.push(one(found[0], found.groups, context, depth + 1));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) nodes.push(rest);
  return nodes;
}

function one(raw, g, context, depth) {
  if (g.escape) return raw.slice(1);
  if (g.code) return el("code", {}, g.code1 ?? g.code2);
  if (g.spoiler) return spoiler(inline(g.spoilerIn, context, depth), context);
  if (g.bold) return el("strong", {}, inline(g.boldIn, context, depth));
  if (g.under) return el("u", {}, inline(g.underIn, context, depth));
  if (g.strike) return el("s", {}, inline(g.strikeIn, context, depth));
  if (g.italic) return el("em", {}, inline(g.italicIn ?? g.italicIn2, context, depth));
  if (g.link) return anchor(g.linkTo, inline(g.linkText, context, depth), context);
  if (g.url) return anchor(g.urlTo, null, context);
  if (g.user) return context.mention("user", g.userId);
  if (g.role) return context.mention("role", g.roleId);
  if (g.channel) return context.mention("channel", g.channelId);
  if (g.command) return el("span", { class: "mention" }, `/${g.commandName}`);
  if (g.time) return moment(Number(g.timeAt), g.timeStyle || "f", context.locale) ?? raw;
  if (g.emoji) return emojiNode({ id: g.emojiId, name: g.emojiName });
  if (g.everyone) return el("span", { class: "mention" }, raw);
  return raw;
}

export function anchor(to, inside, context, name = null) {
  // A place of this server opens here, everything else in a window of its own.
  const place = context.place(to);
  if (place) return el("a", { class: name || (inside ? null : "mention"), href: `#${place.hash}`, onclick: place.go }, inside || place.title);
  if (!/^https?:/i.test(to)) return el("span", { class: name }, inside || to);
  return el("a", { class: name, href: to, target: "_blank", rel: "noreferrer noopener" }, inside || to);
}

function spoiler(inside, context) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": context.word("spoiler") }, el("span", {}, inside));
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return node;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(at, locale) {
  const seconds = at - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) || ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

export function moment(at, style, locale) {
  const date = new Date(at * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const long = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const text = style === "R" ? relative(at, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  return el("time", { class: "moment", datetime: date.toISOString(), title: long, data: style === "R" ? { at, locale } : {} }, text);
}

export function refreshMoments() {
  for (const node of document.querySelectorAll("time[data-at]")) {
    node.textContent = relative(Number(node.dataset.at), node.dataset.locale);
  }
}

const ONLY_EMOJI = /^(?:\s*\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*){1,8}\s*$/u;

export function markdown(text, context) {
  const root = el("div", { class: "md" + (ONLY_EMOJI.test(text) ? " jumbo" : "") });
  const parts = text.split(/```(?:([\w+-]+)\n)?([\s\S]*?)```/g);
  for (let index = 0; index < parts.length; index += 3) {
    blocks(root, parts[index].replace(index ? /^\n/ : /^$/, ""), context);
    if (index + 2 < parts.length) root.append(el("pre", {}, el("code", {}, parts[index + 2].replace(/^\n|\n$/g, ""))));
  }
  return root;
}

export function plain(text, context) {
  // One line without marks, for a quotation.
  const bare = text.replace(/```(?:[\w+-]+\n)?([\s\S]*?)```/g, "$1").replace(/^\s*(?:#{1,3} +|-# +|>>> |> ?|[-*] +)/gm, "");
  const node = el("span", {}, inline(bare, { ...context, mention: context.named }));
  for (const each of node.querySelectorAll(".spoiler")) each.replaceWith("▇▇▇▇");
  // the name of an emoji says less than the word beside it
  for (const each of node.querySelectorAll("img.emoji")) each.remove();
  return node.textContent.replace(/\s+/g, " ").trim();
}

function blocks(root, text, context, quoting = false) {
  if (!text) return;
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) root.append(el("p", {}, inline(paragraph.join("\n"), context)));
    paragraph = [];
  };
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const small = /^-# +(.+)/.exec(line);
    // A quotation in a quotation is text, as in Discord.
    const quote = quoting ? null : /^> ?(.*)/.exec(line);
    const item = /^(\s*)(?:[-*]|(\d+)\.) +(.+)/.exec(line);
    if (!quoting && line.startsWith(">>> ")) {
      flush();
      const inside = el("blockquote");
      blocks(inside, [line.slice(4), ...lines.slice(index + 1)].join("\n"), context, true);
      root.append(inside);
      return;
    }
    if (heading) {
      flush();
      root.append(el(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, inline(heading[2], context)));
    } else if (small) {
      flush();
      root.append(el("p", { class: "small" }, inline(small[1], context)));
    } else if (quote) {
      flush();
      const quoted = [quote[1]];
      while (index + 1 < lines.length && /^> ?/.test(lines[index + 1])) quoted.push(lines[++index].replace(/^> ?/, ""));
      const inside = el("blockquote");
      blocks(inside, quoted.join("\n"), context, true);
      root.append(inside);
    } else if (item) {
      flush();
      const entries = [item];
      while (index + 1 < lines.length) {
        const next = /^(\s*)(?:[-*]|(\d+)\.) +(.+)/.exec(lines[index + 1]);
        if (!next) break;
        entries.push(next);
        index++;
      }
      root.append(list(entries, context));
    } else {
      paragraph.push(line);
    }
  }
  flush();
}

function list(entries, context) {
  const make = (entry) => el(entry[2] ? "ol" : "ul", entry[2] ? { start: entry[2] } : {});
  const top = make(entries[0]);
  let inner = null;
  for (const entry of entries) {
    const node = el("li", {}, inline(entry[3], context));
    if (entry[1].length >= 2 && top.lastElementChild) {
      if (!inner) top.lastElementChild.append((inner = make(entry)));
      inner.append(node);
    } else {
      inner = null;
      top.append(node);
    }
  }
  return top;
}
