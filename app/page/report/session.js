// @ts-check
// All records of a file: a row a board, and what each player's cards cost.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { shortContract, tag } from "../board/corners.js";
import { capital, withSigns } from "../model/words.js";
import { signed } from "../model/values.js";
import { movesOf, recordOf } from "../model/records.js";
import { habitsBox } from "./habits.js";
import { impsOf, lookOf, pairScore, scoresOf } from "./scores.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function sessionView(store) {
  const rows = store.boards.map((record) => rowOf(store, record));
  const bridge = rows.some(({ score }) => score !== null);
  const matched = rows.some(({ difference }) => difference !== null);
  return [
    h("section", { key: "session", class: "box" }, h("h2", {}, text.session, h("span", { class: "r small dim" }, tag(store.boards[0], "Event"))),
      h("table", { class: "rows" }, h("thead", {}, h("tr", {}, [text.boardHead, text.contract, text.result, ...(bridge ? [text.score] : []), ...(matched ? ["IMPs"] : []), text.costHead].map((name) => h("th", { key: name, scope: "col" }, name)))),
        h("tbody", {}, rows.map((row, at) => h("tr", { key: at },
          h("th", { scope: "row" }, h("button", { type: "button", class: "link", on: { click: () => store.open(row.record, "report") } }, [tag(row.record, "Board") || String(at + 1), tag(row.record, "Room")].filter(Boolean).join(" "))),
          h("td", {}, withSigns(row.contract)), h("td", {}, withSigns(row.result)), bridge ? h("td", {}, row.score === null ? "" : signed(row.score)) : null, matched ? h("td", {}, row.difference === null ? "" : signed(row.difference)) : null, h("td", {}, row.cost)))))),
    totals(rows),
    habitsBox(store),
  ];
}

/** @param {Store} store @param {any} record */
function rowOf(store, record) {
  const moves = movesOf(record);
  const { plays, ...deal } = record;
  const request = { ask: "analyse", why: false, record: recordOf(deal, moves) };
  const known = store.asks.known(request);
  if (!known && moves.length) queue(store, request);
  const trace = known?.traces?.[0];
  const scores = scoresOf(store, record);
  const score = pairScore(scores);
  return {
    record, score, known,
    contract: shortContract(lookOf(store, record)?.contract ?? tag(record, "Contract")),
    result: trace && trace.result !== null ? capital(trace.words[String(trace.result)] ?? "") : (scores?.words?.split(":")[0] ?? tag(record, "Result")),
    cost: trace ? String(accountsOf(known).reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.cost, 0)) : moves.length ? "…" : "",
    difference: differenceOf(store, record, score),
  };
}

/**
 * @param {any} analysis
 * @returns {any[]}
 */
const accountsOf = (analysis) => (analysis?.traces ?? []).flatMap((/** @type {any} */ trace) => trace.accounts.filter((/** @type {any} */ each) => !trace.for || each.player === trace.for));

/**
 * IMPs of the open room against the other.
 * @param {Store} store
 * @param {any} record
 * @param {number | null} score
 */
function differenceOf(store, record, score) {
  const other = store.boards.find((each) => each !== record && JSON.stringify(each.hands) === JSON.stringify(record.hands));
  if (!other || score === null || store.boards.indexOf(other) < store.boards.indexOf(record)) return null;
  return impsOf(store, record, other);
}

// One board after the other.
/** @type {Promise<unknown>} */
let last = Promise.resolve();
const queued = new Set();
/** @param {Store} store @param {any} request */
function queue(store, request) {
  const key = JSON.stringify(request);
  if (queued.has(key)) return;
  queued.add(key);
  last = last.then(() => store.asks.search(request, {})).then(() => store.changed(), () => queued.delete(key));
}

/**
 * What each player decided and what it cost, over all boards.
 * @param {any[]} rows
 */
function totals(rows) {
  const players = new Map();
  for (const { known } of rows)
    for (const each of accountsOf(known)) {
      const name = known.players[each.player] || each.player;
      const sum = players.get(name) ?? { decisions: 0, kept: 0, cost: 0 };
      players.set(name, { decisions: sum.decisions + each.decisions, kept: sum.kept + each.kept, cost: sum.cost + each.cost });
    }
  if (!players.size) return null;
  return h("section", { key: "totals", class: "box" }, h("h2", {}, text.byPlayer),
    h("table", { class: "rows" }, h("thead", {}, h("tr", {}, [text.player, text.decisions, text.keptHead, text.costHead].map((name) => h("th", { key: name, scope: "col" }, name)))),
      h("tbody", {}, [...players].map(([name, { decisions, kept, cost }]) => h("tr", { key: name }, h("th", { scope: "row" }, name), h("td", {}, decisions), h("td", {}, kept), h("td", {}, cost))))));
}
