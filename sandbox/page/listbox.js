// A list that opens at an element and is driven by the keyboard; selects, suggestions and menus use it.
import { el, icon } from "./dom.js";

const layer = () => document.querySelector("dialog[open] .popups") || document.getElementById("layer");

export class Listbox {
  constructor(anchor, { onPick, onClose = () => {}, label, above = false, multiple = false, empty = "" }) {
    Object.assign(this, { anchor, onPick, onClose, above, multiple, empty, entries: [], active: -1 });
    this.node = el("div", { class: "listbox", role: "listbox", "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
    this.node.id = `list-${Math.random().toString(36).slice(2)}`;
    layer().append(this.node);
    this.outside = (event) => !this.node.contains(event.target) && !anchor.contains(event.target) && this.close();
    this.place = this.place.bind(this);
    document.addEventListener("pointerdown", this.outside);
    window.addEventListener("resize", this.place);
  }

  show(entries, { heading = "", active = -1, note = "" } = {}) {
    this.entries = entries;
    this.active = active;
    const rows = entries.map((entry, index) => this.row(entry, index));
    this.node.replaceChildren(
      ...(heading ? [el("div", { class: "list-heading" }, heading)] : []),
      ...(note ? [el("div", { class: "list-note" }, note)] : []),
      ...(rows.length ? rows : note ? [] : [el("div", { class: "list-note" }, this.empty)]),
    );
    this.mark();
    this.place();
  }

  row(entry, index) {
    const text = el("span", { class: "list-text" }, el("span", { class: "list-label" }, entry.label), entry.description ? el("span", { class: "list-description" }, entry.description) : null);
    const tick = this.multiple ? el("span", { class: "tick" + (entry.chosen ? " on" : "") }, entry.chosen ? icon("check", 14) : null) : null;
    return el(
      "div",
      {
        class: "list-row", role: "option", id: `${this.node.id}-${index}`, "aria-selected": String(Boolean(entry.chosen)),
        onpointermove: () => this.active !== index && ((this.active = index), this.mark()),
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.pick(index),
      },
      entry.lead || null, text, entry.tail ? el("span", { class: "list-tail" }, entry.tail) : null, tick,
    );
  }

  mark() {
    const rows = [...this.node.querySelectorAll(".list-row")];
    rows.forEach((row, index) => row.classList.toggle("active", index === this.active));
    rows[this.active]?.scrollIntoView({ block: "nearest" });
    const target = document.activeElement;
    if (target && this.anchor.contains(target)) {
      if (this.active >= 0) target.setAttribute("aria-activedescendant", `${this.node.id}-${this.active}`);
      else target.removeAttribute("aria-activedescendant");
    }
  }

  jump(key) {
    this.active = key === "Home" ? 0 : this.entries.length - 1;
    this.mark();
  }

  move(step) {
    if (!this.entries.length) return;
    const size = this.entries.length;
    this.active = this.active < 0 ? (step > 0 ? 0 : size - 1) : (this.active + step + size) % size;
    this.mark();
  }

  pick(index = this.active) {
    if (index >= 0 && this.entries[index]) this.onPick(this.entries[index], index);
  }

  place() {
    const box = this.anchor.getBoundingClientRect();
    const room = { below: innerHeight - box.bottom - 12, over: box.top - 12 };
    const up = this.above || (room.below < 220 && room.over > room.below);
    const height = Math.min(360, up ? room.over : room.below);
    const width = Math.max(box.width, 220);
    Object.assign(this.node.style, {
      maxHeight: `${height}px`, width: `${Math.min(width, innerWidth - 16)}px`,
      left: `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`,
      top: up ? "auto" : `${box.bottom + 6}px`, bottom: up ? `${innerHeight - box.top + 6}px` : "auto",
    });
  }

  close() {
    if (!this.node.isConnected) return;
    this.node.remove();
    document.removeEventListener("pointerdown", this.outside);
    window.removeEventListener("resize", this.place);
    this.onClose();
  }
}
