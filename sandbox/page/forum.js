// A forum: its posts as cards, the latest activity first, those asleep last.
import { avatar, el, icon, nameOf } from "./dom.js";
import { open } from "./app.js";
import { moment } from "./markdown.js";
import { isThread, locale, store, word } from "./store.js";

const EPOCH = 1420070400000n;
const latest = (post) => BigInt(post.last_message_id || post.id);
/** When the last message of a post was written: its number tells. */
const activeAt = (post) => Number((latest(post) >> 22n) + EPOCH) / 1000;
const isAsleep = (post) => Boolean(post.thread_metadata?.archived);

function postCard(post, forum) {
  const tags = (post.applied_tags || []).map((id) => forum.available_tags.find((tag) => tag.id === id)?.name).filter(Boolean);
  const author = store.users.get(post.owner_id);
  const classes = ["post-card", post.unread ? "unread" : "", isAsleep(post) ? "asleep" : ""].filter(Boolean).join(" ");
  const top = tags.length ? el("ul", { class: "post-tags", "aria-label": word("post-tags") }, tags.map((tag) => el("li", { class: "post-tag" }, tag))) : null;
  const state = [
    post.unread ? el("span", { class: "post-new" }, word("unread")) : null,
    post.mentions ? el("span", { class: "count", "aria-label": `${post.mentions} ${word("mentions")}` }, String(post.mentions)) : null,
    isAsleep(post) ? el("span", {}, icon("moon", 14), word("asleep")) : null,
  ];
  const foot = el("p", { class: "post-foot" },
    author ? el("span", { class: "post-author" }, avatar(author, 18), word("posted-by", { name: nameOf(author) })) : null,
    el("span", {}, `${word("last-active")} `, moment(activeAt(post), "R", locale())), state);
  return el("li", { class: classes }, top, el("button", { type: "button", class: "post-title", data: { key: `post/${post.id}` }, onclick: () => open(post.id) }, post.name), foot);
}

export function drawPosts(list, forum) {
  const posts = [...store.channels.values()].filter((channel) => isThread(channel) && channel.parent_id === forum.id);
  posts.sort((a, b) => isAsleep(a) - isAsleep(b) || (latest(b) > latest(a) ? 1 : -1));
  const focused = document.activeElement?.dataset?.key;
  const head = el("li", { class: "beginning" }, el("span", { class: "beginning-icon" }, icon("forum", 30)), el("h2", {}, forum.name), el("p", {}, forum.topic || word("forum")));
  list.replaceChildren(head, ...(posts.length ? posts.map((post) => postCard(post, forum)) : [el("li", { class: "quiet" }, word("no-posts"))]));
  if (focused) list.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
