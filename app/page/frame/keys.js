// @ts-check
// Keys: steps, cards by their names, and what else a letter does. The letters of suits and the digits belong to cards alone.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { readMove } from "../model/cards.js";
import { turn, valuesPicker } from "../board/deal_bar.js";
import { arrowInHand } from "./focus.js";

/** @typedef {import("./app.js").App} App */

const kRankKeys = "akqnjt1234567890";
const kSpell = 2000; // milliseconds after the letter of a card in which Space parts cards that are typed

/** @param {App} app */
export function listenToKeys(app) {
  let typing = /** @type {Promise<any>} */ (Promise.resolve());
  let lettered = -Infinity; // when a letter of a card was typed
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, textarea, select, dialog, [contenteditable]")) return;
    if (app.dialog) return;
    if (event.key === "?") return app.open("keys");
    const { store } = app;
    if (store.view !== "new" && event.key === "e" && store.settings.now.letters && !store.deal && !store.session) return store.show("new");
    if (store.view === "new" || !(store.deal || store.session)) return;
    if (arrowInHand(event)) return;
    if (store.learning && event.key === "Escape") return store.learning.end();
    const parts = event.key === " " && store.settings.now.letters && event.timeStamp - lettered < kSpell;
    const act = parts ? undefined : store.learning ? undefined : moves(app)[event.key];
    if (act && !(event.key === " " && target.closest("button, a"))) {
      event.preventDefault();
      store.typed = store.refused = "";
      return act();
    }
    const ends = event.key === "Enter" && /\d$/.test(store.typed);
    if (ends || parts) event.preventDefault();
    if (!store.settings.now.letters || (event.key.length !== 1 && !ends)) return;
    const key = event.key.toLowerCase();
    if ("shdc*".includes(key) || kRankKeys.includes(key)) lettered = event.timeStamp;
    // One after the other, each for the position that the one before has led to.
    typing = typing.then(() => store.looking).then(() => takeLetter(app, key), () => {});
  });
}

// A letter is part of a card's name, or has a meaning of its own.
/** @param {App} app @param {string} key */
async function takeLetter(app, key) {
  const { store } = app;
  const number = /^t(\d+)$/.exec(store.typed)?.[1];
  if (number && !/^\d$/.test(key)) {
    // A tarock whose number could have gone on, but does not.
    store.typed = "";
    if (store.look?.moves?.includes(number)) await (store.learning ? store.learning.try(number) : store.play(number));
    if (key === "enter" || key === " ") return store.changed();
  }
  if (key === " ") return;
  const card = typedCard(store.typed + key, store);
  store.typed = card.rest;
  store.refused = card.refused;
  if (card.move && card.ways > 1) store.pick(readMove(card.move).card);
  else if (card.move && store.learning) store.learning.try(card.move);
  else if (card.move) return store.play(card.move);
  if (card.move || card.rest || card.refused) return store.changed();
  if (!store.learning) letters(app)[key]?.();
  store.changed();
}

/** @param {App} app @returns {Record<string, () => void>} */
function moves(app) {
  const { store } = app;
  const { tree } = store;
  if (store.session) return { Backspace: () => store.takeBack(), Escape: () => store.escape() };
  const fork = (/** @type {number} */ by) => {
    const { kids, next } = tree.at;
    if (kids.length < 2) return store.trick(by);
    const at = kids.indexOf(next ?? kids[0]);
    tree.at.next = kids[(at + by + kids.length) % kids.length];
    store.changed();
  };
  return {
    ArrowLeft: () => store.back(),
    ArrowRight: () => store.on(),
    ArrowUp: () => fork(-1),
    ArrowDown: () => fork(1),
    Home: () => store.first(),
    End: () => store.last(),
    " ": () => store.playBest(),
    Backspace: () => store.takeBack(),
    Escape: () => store.escape(),
  };
}

/** @param {App} app @returns {Record<string, () => void>} */
function letters(app) {
  const { store } = app;
  if (store.session) return { i: () => store.session?.more() };
  return {
    m: () => {
      store.settings.set("values", store.settings.now.values === "off" ? "sign" : "off");
      store.changed();
    },
    n: () => (store.view === "report" ? store.toCostly(1) : store.show("report")),
    p: () => (store.view === "report" ? store.toCostly(-1) : store.show("report")),
    b: () => store.mailed || store.show("board"),
    r: () => store.show("report"),
    f: () => turn(store),
    e: () => store.show("new"),
    k: () => store.copyLink(),
    "[": () => store.otherBoard(-1),
    "]": () => store.otherBoard(1),
  };
}

// "s" and then "k" is the king of spades, "1" "6" or "t" "1" "6" tarock 16; a joker is "*".
/** @param {string} typed @param {import("./store.js").Store} store @returns {{move: string, ways: number, rest: string, refused: string}} */
function typedCard(typed, store) {
  const moves = /** @type {string[]} */ (store.look?.moves ?? []);
  const none = { move: "", ways: 0, rest: "", refused: "" };
  if (!moves.length) return none;
  const cards = moves.map((move) => readMove(move).card);
  const find = (/** @type {string} */ card) => {
    const ways = moves.filter((_, at) => cards[at] === card);
    return { move: ways[0] ?? "", ways: ways.length, rest: "", refused: ways.length ? "" : card };
  };
  if (typed === "*") return find("*");
  const tarocks = cards.some((card) => /^[0-9]+$/.test(card));
  if (tarocks && /^\d$/.test(typed)) typed = `t${typed}`;
  if (/^[shdc]$/.test(typed) || (typed === "t" && tarocks)) return { ...none, rest: typed };
  if (/^[shdc]/.test(typed)) {
    const rank = typed[1] === "0" ? "T" : typed[1].toUpperCase();
    if (!kRankKeys.includes(typed[1])) return none;
    if (rank === "1" && !cards.includes(`${typed[0].toUpperCase()}1`)) return { ...none, rest: typed[0] };
    return find(typed[0].toUpperCase() + rank);
  }
  if (/^t\d{1,2}$/.test(typed)) {
    const number = typed.slice(1);
    const longer = cards.some((card) => card.startsWith(number) && card !== number && /^\d+$/.test(card));
    const exact = find(number);
    return exact.move && !longer ? exact : longer ? { ...none, rest: typed } : exact;
  }
  return none;
}

/** @param {App} app */
export function keysDialog(app) {
  const { settings } = app.store;
  const option = (/** @type {"suits"} */ name, /** @type {any} */ value, /** @type {string} */ words) =>
    h("label", { key: words, class: "row" }, h("input", { type: "radio", name, checked: settings.now[name] === value, on: { change: () => {
      settings.set(name, value);
      app.draw();
    } } }), words);
  return h("dialog", { key: "keys", "aria-labelledby": "keys-name", made: showModal(app), on: { close: () => app.close() } },
    h("h2", { id: "keys-name" }, text.keys),
    h("dl", { class: "keys" }, text.keyList.filter(([, , needs]) => !needs || !app.store.mailed).map(([keys, words]) => [h("dt", { key: `${keys}k` }, keys.split(" ").map((key) => [h("kbd", {}, key), " "])), h("dd", { key: `${keys}w` }, words)])),
    h("label", { class: "row" }, h("input", { type: "checkbox", checked: settings.now.letters, on: { change: () => {
      settings.set("letters", !settings.now.letters);
      app.draw();
    } } }), text.lettersAreKeys),
    h("div", { class: "row wraps" }, valuesPicker(app.store, settings), h("button", { type: "button", class: "btn", on: { click: () => {
      settings.nextTheme();
      app.draw();
    } } }, icon("half"), text.theme)),
    h("fieldset", { class: "row" }, h("legend", {}, text.suitColours), option("suits", "four", text.suitsFour), option("suits", "orange", text.suitsOrange), option("suits", "two", text.suitsTwo)),
    h("form", { method: "dialog" }, h("button", { class: "btn first" }, text.close)));
}

/** @param {App} app */
export const showModal = (app) => (/** @type {HTMLDialogElement} */ dialog) =>
  queueMicrotask(() => {
    if (dialog.isConnected && !dialog.open && app.dialog) dialog.showModal();
  });
