// @ts-check
// What players look for first: contract, result, score, par, the other room.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { parWords } from "../parts/contract_table.js";
import { shortContract, tag } from "../board/corners.js";
import { capital, seatName, withSigns } from "../model/words.js";
import { signed } from "../model/values.js";
import { imps, northSouth } from "./bridge_score.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function factsView(store) {
  const { look, analysing, deal, start } = store;
  const { trace } = analysing;
  const facts = [fact(text.contract, withSigns(shortContract(start?.contract ?? look.contract ?? "")))];
  if (trace && trace.result !== null) facts.push(resultFact(store, trace));
  const score = bridgeScore(deal, trace?.result);
  if (score !== null) facts.push(fact(text.score, signed(score), text.northSouthShort));
  const scores = analysing.answer?.positions.at(-1)?.scores;
  if (scores) facts.push(fact(scores.paid ? text.payments : text.scores, [...look.seats].map((seat, at) => [at ? " " : "", h("span", { class: "of" }, seatName(look, seat)), " ", signed(scores.each[seat]).replace(/^\+/, scores.paid ? "+" : "")])));
  const { par } = store.tabling.answer ?? {};
  if (par) facts.push(fact(text.par, signed(par.score), parShort(par)));
  const other = otherRoom(store);
  if (other) facts.push(otherFact(store, other, score));
  return h("dl", { key: "facts", class: "facts" }, facts);
}
/** @param {string} name @param {any} value @param {any} [beside] */
const fact = (name, value, beside) => h("div", { key: name }, h("dt", {}, name), h("dd", {}, value, beside ? h("small", {}, beside) : null));

/** @param {Store} store @param {any} trace */
function resultFact({ analysing }, trace) {
  const [first, ...rest] = analysing.words(trace.result).split(", ");
  const open = trace.over || trace.settled ? "" : text.withBestPlay;
  return fact(text.result, withSigns(capital(first)), [withSigns(rest.join(", ")), open].filter(Boolean));
}
/** @param {any} par */
function parShort(par) {
  const words = parWords(par);
  return Array.isArray(words) ? words[0] : words;
}

/**
 * The score of a bridge record for North–South; null of what is none.
 * @param {any} deal
 * @param {number | null | undefined} tricks
 */
export function bridgeScore(deal, tricks) {
  const { contract, game } = deal ?? {};
  if (game !== "bridge" || !contract?.level || !contract.declarer || typeof tricks !== "number") return null;
  const [least] = Object.values(deal.hands).map((hand) => String(hand).replace(/\./g, "").length);
  return least === 13 ? northSouth(contract, tricks, tag(deal, "Vulnerable") || "None") : null;
}

/**
 * The same deal as it was played elsewhere.
 * @param {Store} store
 */
export function otherRoom({ boards, deal }) {
  const same = boards.filter((each) => deal && JSON.stringify(each.hands) === JSON.stringify(deal.hands));
  if (same.length < 2) return null;
  const here = same.findIndex((each) => tag(each, "Room") === tag(deal, "Room") && JSON.stringify(each.contract) === JSON.stringify(deal?.contract) && tag(each, "Table") === tag(deal, "Table"));
  return same[here === 0 ? 1 : 0] ?? null;
}
/**
 * Tricks of declarer in a record, as it tells or as it was played.
 * @param {any} record
 * @param {Store} store
 */
export function tricksOf(record, store) {
  const said = Number(tag(record, "Result"));
  if (tag(record, "Result") && Number.isFinite(said)) return said;
  const { plays = [], ...deal } = record;
  const moves = plays.map((/** @type {any} */ play) => (typeof play === "string" ? play : play.move));
  const request = { ask: "analyse", why: false, record: recordOf(deal, moves) };
  const known = store.asks.known(request);
  if (!known) store.asks.search(request, {}).then(() => store.changed(), () => {});
  return known?.traces?.[0]?.result ?? null;
}
/**
 * As `Store.open` makes it of what was read.
 * @param {any} deal
 * @param {string[]} plays
 */
export function recordOf({ end, unplayed, id, value, moves, ...deal }, plays) {
  return { ...deal, plays };
}

/** @param {Store} store @param {any} other @param {number | null} score */
function otherFact(store, other, score) {
  const theirs = bridgeScore(other, tricksOf(other, store));
  const words = `${other.contract?.level ?? ""}${{ S: "♠", H: "♥", D: "♦", C: "♣", NT: "NT" }[/** @type {"S"} */ (other.contract?.trump)] ?? ""} ${other.contract?.declarer ?? ""}`;
  const difference = theirs === null || score === null ? null : imps(score - theirs);
  const open = () => store.open(other, "report");
  return fact(text.otherRoom, h("button", { type: "button", class: "plain", on: { click: open } }, difference === null ? withSigns(words) : text.imps(signed(difference))),
    difference === null ? null : withSigns(`${words}, ${signed(theirs ?? 0)}`));
}
