// @ts-check
// A text of any kind, read: one record goes straight to the board, of several one is chosen, and what is wrong stands with
// its line.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { readAddress, unpacked } from "../frame/address.js";
import { plainly } from "../model/wrong.js";
import { withCards } from "../model/words.js";
import { withVulnerability } from "./random.js";

/** @typedef {import("./entry.js").Entry} Entry */

const kRows = 12; // of a pasted text that are seen at once

/**
 * @param {Entry} entry
 * @param {string} words
 * @param {Record<string, boolean | string>} how what of them is read: all, or `set_aside` or `hands_only` of the request, and what is `said` beside it
 */
export async function readText(entry, words, how = {}) {
  entry.text = words;
  entry.unread = false;
  entry.problems = [];
  entry.found = [];
  const link = /#\/[a-z]+\?\S+/.exec(words.trim());
  if (link) return readLink(entry, link[0]);
  entry.reading = true;
  entry.store.changed();
  /** @type {any} */
  const answer = await entry.store.engine.ask({ ask: "read", text: words, ...how }).catch((error) => ({ error: { message: String(error.message ?? error) } }));
  entry.reading = false;
  if (answer.error) entry.problems = [{ error: answer.error.message }];
  else {
    entry.found = answer.records.filter((/** @type {any} */ record) => record.hands);
    entry.problems = answer.records.filter((/** @type {any} */ record) => record.error);
    if (!answer.records.length) entry.problems = [{ error: text.nothingRead }];
  }
  if (entry.found.length === 1 && !entry.problems.length) return openFound(entry, 0);
  entry.store.changed();
}

/**
 * A link to this page, from whichever host.
 * @param {Entry} entry
 * @param {string} hash
 */
async function readLink(entry, hash) {
  const place = readAddress(await unpacked(hash));
  if (!place.deal) {
    entry.problems = [{ error: text.nothingRead }];
    return entry.store.changed();
  }
  location.hash = hash;
}

/** @param {Entry} entry @param {number} at */
export function openFound(entry, at) {
  const { store } = entry;
  store.boards = entry.found.map((record) => withVulnerability(store, record));
  const record = store.boards[at];
  const played = (record.plays?.length ?? 0) > 0;
  entry.done();
  return store.open(record, played ? "report" : "board");
}

/**
 * A deal of the game that is chosen, as it could be pasted.
 * @param {Entry} entry
 */
function exampleOf({ game, sampled }) {
  if (game === "bridge" || !sampled) return text.pasteDeal;
  const seats = Object.keys(sampled.hands);
  return `[Game "${game}"] [Deal "${seats[0]}:${seats.map((seat) => sampled.hands[seat]).join(" ")}"]`;
}

// What is typed is read at the end of its line, or when that is asked for; what is pasted or dropped, at once.
/** @param {InputEvent} event */
const isTyped = ({ inputType = "" }) => inputType === "insertText" || inputType.startsWith("delete");
/** @param {Entry} entry @param {string} words */
function typed(entry, words) {
  Object.assign(entry, { text: words, unread: words.trim() !== "", problems: [], found: [] });
  entry.store.changed();
}

/** @param {Entry} entry */
export function readingView(entry) {
  const { found, problems } = entry;
  return h("div", { key: "reading", class: "drop" },
    h("div", { class: "paste" },
      h("label", { class: "vh", for: "paste" }, text.pasteLabel),
      h("textarea", { id: "paste", class: "in", rows: String(Math.min(kRows, entry.text.split("\n").length)), placeholder: text.pasteLabel, "aria-invalid": problems.length ? "true" : null, "aria-describedby": problems.length ? "paste-wrong" : null, value: entry.text, on: {
        input: (/** @type {any} */ event) => (isTyped(event) ? typed(entry, event.target.value) : readText(entry, event.target.value)),
      } })),
    entry.unread ? h("button", { type: "button", class: "btn first", on: { click: () => readText(entry, entry.text) } }, text.readIt) : null,
    h("label", { class: "btn", title: text.chooseFile }, icon("file"), h("span", {}, text.chooseFile), h("input", { type: "file", class: "vh", on: { change: async (/** @type {any} */ event) => {
      const [file] = event.target.files;
      if (file) readText(entry, await file.text());
    } } })),
    problems.length ? h("div", { class: "problems", id: "paste-wrong", role: "alert" }, problems.slice(0, 6).map((/** @type {any} */ each, /** @type {number} */ at) =>
      h("p", { key: at, class: "err" }, each.line ? text.atLine(each.line, each.column) : "", withCards(plainly(each.error)))),
      waysToRead(entry) ??
        h("p", { class: "small" }, text.pasteExample, " ", h("code", {}, exampleOf(entry)))) : null,
    found.length > 1 || (found.length && problems.length) ? foundList(entry) : null);
}

// How a text that cannot be read as it is may be: without what no rule takes, or its hands alone.
/** @param {Entry} entry */
function waysToRead(entry) {
  const is = (/** @type {string} */ how) => entry.problems.some((/** @type {any} */ each) => each[how]);
  const button = (/** @type {string} */ words, /** @type {Record<string, boolean | string>} */ how) =>
    h("button", { key: words, type: "button", class: "btn", on: { click: () => readText(entry, entry.text, how) } }, words);
  if (is("set_aside")) return button(text.readSo, { set_aside: true });
  if (!is("hands_only")) return null;
  const { offer = "" } = entry.problems[0];
  return h("p", {}, offer && entry.problems.length === 1 ? button(text.readAs(offer), { hands_only: true, said: `${offer}.` }) : null, button(text.readHands, { hands_only: true }));
}

/** @param {Entry} entry */
function foundList(entry) {
  return h("div", { class: "found" }, h("p", { class: "dim small" }, text.found(entry.found.length)),
    h("div", { class: "tags" }, entry.found.slice(0, 120).map((/** @type {any} */ record, /** @type {number} */ at) =>
      h("button", { key: at, type: "button", class: "tag", on: { click: () => openFound(entry, at) } }, foundName(record)))));
}
/** @param {any} record */
export function foundName(record) {
  const tag = (/** @type {string} */ name) => (record.tags ?? []).find((/** @type {string[]} */ [key]) => key === name)?.[1] ?? "";
  return [tag("Board") || record.id, tag("Contract"), tag("Room")].filter(Boolean).join(" · ");
}
