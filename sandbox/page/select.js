// A select as messages and modals show it: one line that opens a list.
import { avatar, el, emojiNode, icon, nameOf } from "./dom.js";
import { Listbox } from "./listbox.js";
import { store, word } from "./store.js";

export function entriesOf(component) {
  const people = () => [...store.users.values()].map((user) => ({ value: user.id, label: nameOf(user), description: `@${user.username}`, lead: avatar(user, 24) }));
  const roles = () => [...store.roles.values()].map((role) => ({ value: role.id, label: role.name.startsWith("@") ? role.name : `@${role.name}`, lead: icon("at", 18) }));
  const rooms = () => [...store.channels.values()].filter((channel) => channel.type !== 1 && (!component.channel_types?.length || component.channel_types.includes(channel.type)))
    .map((channel) => ({ value: channel.id, label: channel.name, lead: icon(channel.type === 0 ? "hash" : "thread", 18) }));
  switch (component.type) {
    case 5: return people();
    case 6: return roles();
    case 7: return [...people(), ...roles()];
    case 8: return rooms();
    default:
      return component.options.map((option) => ({
        value: option.value, label: option.label, description: option.description,
        lead: option.emoji ? emojiNode(option.emoji) : null, chosen: option.default,
      }));
  }
}

export function select(component, { onDone, key, label, invalid = false }) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  const defaults = (component.default_values || []).map((each) => each.id);
  let entries = entriesOf(component).map((entry) => ({ ...entry, chosen: entry.chosen || defaults.includes(entry.value) }));
  let list = null;
  const before = () => entries.filter((entry) => entry.chosen).map((entry) => entry.value).join(" ");
  let atOpen = "";
  const face = el("span", { class: "select-face" });
  const node = el(
    "button",
    { type: "button", class: "select" + (invalid ? " invalid" : ""), role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: Boolean(component.disabled), "aria-label": label || component.placeholder || word("choose"), data: { key } },
    face, icon("down", 18),
  );
  const draw = () => {
    const chosen = entries.filter((entry) => entry.chosen);
    face.classList.toggle("placeholder", !chosen.length);
    face.replaceChildren(...(chosen.length
      ? chosen.map((entry) => el("span", { class: high > 1 ? "select-chip" : "select-one" }, entry.lead ? entry.lead.cloneNode(true) : null, entry.label))
      : [component.placeholder || word("choose")]));
  };
  const finish = () => {
    const values = entries.filter((entry) => entry.chosen).map((entry) => entry.value);
    if (values.length >= low && values.length <= high && before() !== atOpen) onDone(values);
    draw();
  };
  const open = () => {
    if (list) return list.close();
    atOpen = before();
    node.setAttribute("aria-expanded", "true");
    list = new Listbox(node, {
      label: label || component.placeholder || word("choose"), multiple: high > 1, empty: word("nothing"),
      onPick(entry) {
        if (high === 1) {
          const again = entry.chosen && low === 0;
          entries = entries.map((each) => ({ ...each, chosen: each.value === entry.value && !again }));
          list.close();
          return;
        }
        const count = entries.filter((each) => each.chosen).length;
        if (!entry.chosen && count >= high) return;
        entries = entries.map((each) => (each.value === entry.value ? { ...each, chosen: !each.chosen } : each));
        list.show(entries, { active: list.active });
        draw();
      },
      onClose() {
        list = null;
        node.setAttribute("aria-expanded", "false");
        node.removeAttribute("aria-activedescendant");
        finish();
      },
    });
    list.show(entries, { active: Math.max(0, entries.findIndex((entry) => entry.chosen)) });
  };
  let typed = "";
  let typedAt = 0;
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => {
    if (!list) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        open();
      }
      return;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Home" || event.key === "End") list.jump(event.key);
    else if (event.key === "Enter" || event.key === " ") list.pick();
    else if (event.key === "Escape" || event.key === "Tab") list.close();
    else if (event.key.length === 1) {
      typed = (event.timeStamp - typedAt < 700 ? typed : "") + event.key.toLowerCase();
      typedAt = event.timeStamp;
      const at = entries.findIndex((entry) => entry.label.toLowerCase().startsWith(typed));
      if (at >= 0) {
        list.active = at;
        list.mark();
      }
    } else return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  });
  draw();
  return node;
}
