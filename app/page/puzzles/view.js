// @ts-check
// Puzzles: the library, a problem of one's own, and the table at which one is worked on.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { cardsOf } from "../model/cards.js";
import { withCards, withSigns } from "../model/words.js";
import { plainly } from "../model/wrong.js";
import { nameOf, tagOf, themesOf } from "./puzzles.js";
import { workView } from "./work.js";

/** @typedef {import("../frame/store.js").Store} Store */

const { puzzle: words } = text;

/** @param {Store} store */
export function puzzlesView(store) {
  const { puzzles } = store;
  if (puzzles.session) return workView(store, puzzles.session);
  queueMicrotask(() => puzzles.load());
  return h("section", { key: "puzzles", class: "empty puzzles" },
    h("div", { class: "hero" }, h("h2", {}, words.title), h("p", { class: "dim" }, words.says)),
    h("div", { class: "two" }, libraryBox(store), h("div", { class: "stack" }, ownBox(store), historyBox(store))));
}

const kMore = 60; // puzzles that are listed besides where more are asked for

/** @param {Store} store */
function libraryBox(store) {
  const { puzzles } = store;
  const titles = Object.fromEntries(store.games.map(({ game, title }) => [game, title]));
  const games = [...new Set((puzzles.library ?? []).map(({ game }) => game))];
  const due = puzzles.due.length;
  return h("section", { class: "box" }, h("h2", {}, words.library, h("span", { class: "r small dim" }, puzzles.library ? words.fresh(puzzles.fresh.length) : text.thinking)),
    h("p", { class: "row wraps" },
      choose(words.game, puzzles.game, [["", words.allGames], ...games.map((game) => /** @type {[string, string]} */ ([game, titles[game] ?? game]))], (value) => {
        puzzles.game = value;
        puzzles.theme = "";
      }, store),
      choose(words.theme, puzzles.theme, [["", words.allThemes], ...puzzles.themes.map((theme) => /** @type {[string, string]} */ ([theme, words.themeName(theme)]))], (value) => {
        puzzles.theme = value;
      }, store)),
    h("p", { class: "row" },
      h("button", { type: "button", class: "btn first", disabled: !puzzles.chosen.length, on: { click: () => puzzles.open(puzzles.fresh[0] ?? puzzles.chosen[0]) } }, icon("on"), h("span", {}, words.next)),
      due ? h("button", { type: "button", class: "btn", on: { click: () => puzzles.open(puzzles.due[0]) } }, icon("retry"), h("span", {}, words.playDue)) : null,
      puzzles.history.tried ? h("span", { class: "dim small" }, words.due(due)) : null),
    h("ul", { class: "list shelf" }, puzzles.chosen.slice(0, puzzles.listed).map((record) => h("li", { key: nameOf(record) }, h("button", { type: "button", class: "item numbered", on: { click: () => puzzles.open(record) } },
      h("b", { "aria-hidden": "true" }, signOf(puzzles.history.known[nameOf(record)])), h("span", {}, withSigns(tagOf(record, "Title") || nameOf(record)), " ", h("span", { class: "dim small" }, sizeOf(record)),
        h("span", { class: "first task" }, withSigns(puzzles.tasks.get(record) ?? ""))))))),
    puzzles.chosen.length > puzzles.listed ? h("p", { class: "row" }, h("button", { type: "button", class: "btn small", on: { click: () => {
      puzzles.listed += kMore;
      store.changed();
    } } }, words.more(puzzles.chosen.length - puzzles.listed))) : null);
}
/**
 * How large a puzzle is, and how many cards have to be found where no other will do.
 * @param {any} record
 */
export function sizeOf(record) {
  const cards = Math.max(...Object.values(record.hands).map((hand) => cardsOf(String(hand)).length));
  const [, only] = /only-moves=(\d+)/.exec(tagOf(record, "Facts")) ?? [];
  return words.size(cards, only === undefined ? null : Number(only));
}
/** @param {import("./history.js").Known | undefined} known */
function signOf(known) {
  if (!known) return "·";
  return (known.answers.at(-1)?.quality ?? 0) >= 3 ? "✓" : "✗";
}

/** @param {string} name @param {string} value @param {[string, string][]} options @param {(value: string) => void} set @param {Store} store */
function choose(name, value, options, set, store) {
  return h("label", { key: name, class: "pick" }, h("span", { class: "lab" }, name), h("select", { class: "btn", "aria-label": name, value, on: { change: (/** @type {any} */ event) => {
    set(event.target.value);
    store.changed();
  } } }, options.map(([key, shown]) => h("option", { key, value: key }, shown))));
}

/** @param {Store} store */
function ownBox({ puzzles }) {
  return h("form", { id: "own", class: "box own", on: { submit: (/** @type {Event} */ event) => {
    event.preventDefault();
    puzzles.readOwn();
  } } }, h("h2", {}, words.own),
    h("label", {}, h("span", { class: "dim small" }, words.ownSays), h("textarea", { rows: "7", value: puzzles.words, spellcheck: "false", on: { input: (/** @type {any} */ event) => {
      puzzles.words = event.target.value;
    } } })),
    puzzles.fault ? h("p", { class: "err", role: "alert" }, withCards(plainly(puzzles.fault))) : null,
    h("p", { class: "row" }, h("button", { class: "btn first" }, words.read),
      puzzles.mayRead ? h("button", { type: "button", class: "btn", on: { click: () => puzzles.readOwn(true) } }, text.readSo) : null));
}

/** @param {Store} store */
function historyBox(store) {
  const { history } = store.puzzles;
  return h("section", { class: "box" }, h("h2", {}, words.history), h("p", { class: "dim small apart" }, words.historySays(history.tried, history.right)),
    h("p", { class: "row wraps" },
      h("button", { type: "button", class: "btn small", disabled: !history.tried, on: { click: () => save(history.written(store.puzzles.library ?? [])) } }, words.export),
      h("label", { class: "btn small" }, words.import, h("input", { type: "file", class: "vh", accept: ".jsonl,.json,application/json", on: { change: async (/** @type {any} */ event) => {
        const [file] = event.target.files;
        event.target.value = "";
        if (file) store.puzzles.readHistory(await file.text());
      } } }))));
}
/** @param {string} written */
function save(written) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written], { type: "application/jsonl" }));
  link.download = "ouverte-puzzles.jsonl";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Words for the themes of a puzzle.
 * @param {any} record */
export const themesShown = (record) => themesOf(record).map(words.themeName).join(", ");
