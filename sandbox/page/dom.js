// Making elements, icons and avatars; nothing here ever parses HTML.

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key in node && typeof value === "boolean") node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7l-5 4.5V15H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 8h8M8 11.500h5",
  forum: "M4 4h16v6H4zM4 14h16v6H4zM7.500 7h6M7.500 17h6",
  lock: "M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11",
  at: "M16 12a4 4 0 1 1-4-4 4 4 0 0 1 4 4zm0 0v1.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-3.500 7.100",
  menu: "M4 6h16M4 12h16M4 18h16",
  pin: "M9 3h6l-1 7 4 4H6l4-4zM12 14v7",
  eye: "M2 12s3.700-6.500 10-6.500S22 12 22 12s-3.700 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  moon: "M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z",
  close: "M5 5l14 14M19 5 5 19",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  down: "M5 9l7 7 7-7",
  right: "M9 5l7 7-7 7",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14a6.500 6.500 0 0 1 3.500 6",
  window: "M4 5h10M4 5v15h15V10M13 11l8-8M15 3h6v6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  plus: "M12 5v14M5 12h14",
  check: "M4 12.500l5.500 5.500L20 6.500",
};

/** An empty square drawing on a grid, which readers of the page are not told of. */
function square(kind, grid, size) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${grid} ${grid}`);
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add(kind);
  return svg;
}

export function icon(name, size = 20) {
  const svg = square("icon", 24, size);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** An emoji of a text, a button or a list; one of the bot's own is a picture. */
export function emojiNode(emoji) {
  if (!emoji.id) return el("span", { class: "emoji" }, emoji.name);
  return el("img", { class: "emoji", src: `/emojis/${emoji.id}.png`, alt: `:${emoji.name}:`, title: `:${emoji.name}:`, draggable: "false" });
}

const TONES = [28, 152, 206, 262, 336, 96, 4, 180];

export function avatar(user, size = 40) {
  const svg = square("avatar", 40, size);
  const tone = TONES[Number(BigInt(user.id) % 8n)];
  const back = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ width: 40, height: 40, rx: user.bot ? 12 : 20 })) back.setAttribute(key, value);
  back.setAttribute("fill", user.bot ? "#d98a2b" : `hsl(${tone} 42% 42%)`);
  svg.append(back);
  if (user.bot) {
    const screen = document.createElementNS(SVG, "path");
    screen.setAttribute("d", "M10 11l6-2v20l-6 2zM17.500 9l6 2v20l-6-2zM25 11l6-2v20l-6 2z");
    screen.setAttribute("fill", "#fff");
    svg.append(screen);
    return svg;
  }
  const text = document.createElementNS(SVG, "text");
  for (const [key, value] of Object.entries({ x: 20, y: 26, "text-anchor": "middle", "font-size": 17, "font-weight": 600, fill: "#fff" })) {
    text.setAttribute(key, value);
  }
  text.textContent = nameOf(user).slice(0, 1).toUpperCase();
  svg.append(text);
  return svg;
}

export function nameOf(user) {
  return user.global_name || (user.bot ? user.username.charAt(0).toUpperCase() + user.username.slice(1) : user.username);
}

export function toneOf(user) {
  return TONES[Number(BigInt(user.id) % 8n)];
}
