// @ts-check
// The frame: the bar, the view, the dialogs, and what is said to screen readers.
import { h, patch } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { kSigns, kSuits } from "../model/cards.js";
import { cardFace, seatName, spokenMove } from "../model/words.js";
import { keysDialog, listenToKeys } from "./keys.js";
import { focusKeeper, letGoOfButtons } from "./focus.js";

/** @typedef {import("./store.js").Store} Store */

const kViews = /** @type {const} */ (["board", "report", "coach", "puzzles"]);

/**
 * What a page is made of, so that a page with fewer views has no more in it than these need.
 * @typedef {object} Parts
 * @property {Record<string, (store: Store) => any>} views
 * @property {(app: App) => any} [share] the dialog
 * @property {(app: App) => void} [drops] takes what is dropped or pasted
 */

export class App {
  /** @param {Store} store @param {Element} host @param {Parts} parts */
  constructor(store, host, parts) {
    this.store = store;
    this.parts = parts;
    this.host = host;
    this.dialog = "";
    this.drawing = false;
    store.watchers.push(() => this.draw());
    letGoOfButtons();
    listenToKeys(this);
    parts.drops?.(this);
    addEventListener("popstate", () => store.readAddress());
    addEventListener("hashchange", () => store.readAddress());
    store.engine.watch(() => this.draw());
  }

  /** Shows what the address says. */
  start() {
    const { store } = this;
    store.settings.show();
    this.draw();
    store.readAddress();
    store.asks.quick({ ask: "games" }).then((answer) => {
      store.games = answer.games ?? [];
      store.changed();
    });
  }

  /** Once a turn of the event loop, however much has changed. */
  draw() {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      this.drawing = false;
      const focus = focusKeeper(this.host);
      patch(this.host, this.view());
      focus();
      this.titled();
    });
  }
  titled() {
    const { store } = this;
    const name = /** @type {Record<string, string>} */ (text.views)[store.view];
    document.title = store.look?.contract && store.deal ? `${store.look.contract} – ${text.name}` : `${name} – ${text.name}`;
  }

  /** @param {string} name */
  open(name) {
    this.store.said = ""; // what was said before is not about what is opened
    this.dialog = name;
    this.draw();
  }
  close() {
    this.dialog = "";
    this.draw();
  }

  view() {
    const { store } = this;
    return [
      h("a", { key: "skip", class: "skip", href: "#main", on: { click: (/** @type {Event} */ event) => {
        event.preventDefault();
        this.toCards();
      } } }, text.skip),
      bar(this),
      h("main", { key: "main", id: "main", tabindex: "-1" }, h("h1", { class: "vh" }, headingOf(store)), this.parts.views[store.view]?.(store)),
      h("p", { key: "said", class: "vh", role: "status", "aria-live": "polite" }, store.said || sentenceOf(store)),
      typedView(store),
      this.dialog === "keys" ? keysDialog(this) : null,
      this.dialog === "share" ? this.parts.share?.(this) : null,
    ];
  }
  toCards() {
    const card = this.host.querySelector('.tray .card[tabindex="0"], .seat .card[tabindex="0"], main');
    if (card instanceof HTMLElement) card.focus();
  }
}

/** @param {Store} store */
function headingOf({ view, look }) {
  const name = /** @type {Record<string, string>} */ (text.views)[view] ?? "";
  return look?.contract ? `${name}: ${look.title}, ${look.contract}` : name;
}

// A card that is being typed, or that was and cannot be played.
/** @param {Store} store */
function typedView({ typed, refused, look }) {
  if (!look || !(typed || refused)) return null;
  const seat = look.position.to_move;
  return h("p", { key: "typed", class: "typed", role: refused ? "alert" : null }, refused
    ? [cardFace(refused, look.faces), " ", text.cannotPlay(seat ? seatName(look, seat) : "")]
    : kSuits.includes(typed[0].toUpperCase()) ? [kSigns[kSuits.indexOf(typed[0].toUpperCase())], " …"] : [typed.toUpperCase(), " …"]);
}

// One sentence a step: what was played, whose turn it is, what that is worth.
/** @param {Store} store */
function sentenceOf({ look, solving, tree, view, settings }) {
  if ((view !== "board" && view !== "report") || !look?.plays) return "";
  const words = [];
  const last = look.plays.at(-1);
  if (last && tree.at.parent) words.push(text.plays(seatName(look, last.seat), spokenMove(last.move, look.faces, look.names)));
  if (look.over) words.push(`${text.over}: ${look.result}.`);
  else if (look.position.to_move) {
    const worth = solving.answer?.exact && settings.now.values !== "off" ? `: ${solving.words(solving.answer.value)}` : "";
    words.push(`${seatName(look, look.position.to_move)} ${text.toPlay}${worth}.`);
  }
  return words.join(" ");
}

/** @param {App} app */
function bar(app) {
  const { store } = app;
  const tab = (/** @type {(typeof kViews)[number]} */ name) =>
    h("a", { key: name, href: `#/${name}`, "aria-current": store.view === name ? "page" : null, on: { click: (/** @type {Event} */ event) => {
      event.preventDefault();
      store.show(name);
    } } }, text.views[name]);
  const sign = [h("i", { "aria-hidden": "true" }), h("span", { "aria-hidden": "true" }, text.name)];
  const places = store.mailed
    ? [h("span", { class: "mark" }, sign), h("b", {}, text.views.report), h("span", { class: "sp" })]
    : [
        h("a", { class: "mark", href: "#/board", "aria-label": text.name }, sign),
        h("nav", { class: "tabs", "aria-label": text.name }, kViews.map(tab)),
        h("span", { class: "sp" }),
        newButton(store),
        shareButton(app),
      ];
  return h("header", { key: "bar", class: "bar" }, places,
    h("button", { type: "button", class: "btn quiet themebutton", "aria-label": text.theme, title: text.theme, on: { click: () => {
      store.settings.nextTheme();
      app.draw();
    } } }, icon("half")),
    h("button", { type: "button", class: "btn quiet keysbutton", "aria-label": text.keys, title: text.keys, on: { click: () => app.open("keys") } }, icon("keys"), h("span", {}, text.keysShort)));
}

/** @param {Store} store */
const newButton = (store) =>
  h("button", { type: "button", class: `btn ${store.view === "new" || store.view === "board" ? "first" : "quiet"}`, "aria-label": text.newDeal, on: { click: () => startNew(store) } }, icon("plus"), h("span", {}, text.newDeal));
/** @param {App} app */
const shareButton = (app) =>
  h("button", { type: "button", class: "btn quiet", "aria-label": text.share, disabled: !app.store.deal, on: { click: () => app.open("share") } }, icon("share"), h("span", {}, text.share));

/**
 * A new deal begins empty.
 * @param {Store} store
 */
function startNew(store) {
  store.more = { fresh: "1" };
  store.show("new");
}
