// @ts-check
// What players look for first: contract, result, score, par, the other room.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { parWords } from "../parts/contract_table.js";
import { shortContract, tag } from "../board/corners.js";
import { capital, seatName, withSigns } from "../model/words.js";
import { shortly, signed, told } from "../model/values.js";
import { impsOf, pairScore, scoresOf } from "./scores.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function factsView(store) {
  const { look, analysing, deal, start } = store;
  const { trace } = analysing;
  const facts = [fact(text.contract, withSigns(shortContract(start?.contract ?? look.contract ?? "")))];
  if (trace && trace.result !== null) facts.push(resultFact(store, trace));
  facts.push(...scoreFacts(look, analysing.answer?.positions.at(-1)?.scores));
  const { par } = store.tabling.answer ?? {};
  if (par) facts.push(fact(text.par, signed(par.score), parShort(par)));
  const other = otherRoom(store);
  if (other) facts.push(otherFact(store, other));
  return h("dl", { key: "facts", class: "facts" }, facts);
}
/** @param {string} name @param {any} value @param {any} [beside] */
const fact = (name, value, beside) => h("div", { key: name }, h("dt", {}, name), h("dd", {}, value, beside ? h("small", {}, beside) : null));

/** @param {Store} store @param {any} trace */
function resultFact({ analysing }, trace) {
  const [first, ...rest] = told(trace.stakes, shortly(trace.stakes, analysing.words(trace.result))).split(/, |: /);
  if (!trace.over && !trace.settled) rest.push(text.withBestPlay);
  return fact(text.result, withSigns(capital(first)), rest.length ? withSigns(rest.join(", ")) : null);
}
/** @param {any} par */
function parShort(par) {
  const words = parWords(par);
  return Array.isArray(words) ? words[0] : words;
}

/**
 * One number of two pairs, else one of each player.
 * @param {any} look
 * @param {import("./scores.js").Scores | undefined} scores
 */
function scoreFacts(look, scores) {
  if (!scores || !Object.keys(scores.each).length) return [];
  const score = pairScore(scores);
  if (score !== null) return [fact(text.score, signed(score), text.northSouthShort)];
  const amount = (/** @type {string} */ seat) => signed(scores.each[seat]).replace(/^\+/, scores.paid ? "+" : "");
  return [fact(scores.paid ? text.payments : text.scores, [...look.seats].map((seat, at) => [at ? " " : "", h("span", { class: "of" }, seatName(look, seat)), " ", amount(seat)]))];
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
/** @param {Store} store @param {any} other */
function otherFact(store, other) {
  const theirs = pairScore(scoresOf(store, other));
  const words = `${other.contract?.level ?? ""}${{ S: "♠", H: "♥", D: "♦", C: "♣", NT: "NT" }[/** @type {"S"} */ (other.contract?.trump)] ?? ""} ${other.contract?.declarer ?? ""}`;
  const here = { ...store.deal, plays: store.analysing.plays() };
  const imps = impsOf(store, here, other);
  const open = () => store.open(other, "report");
  return fact(text.otherRoom, h("button", { type: "button", class: "plain", on: { click: open } }, imps === null ? withSigns(words) : text.imps(signed(imps))),
    imps === null && theirs === null ? null : withSigns([imps === null ? "" : words, theirs === null ? "" : signed(theirs)].filter(Boolean).join(", ")));
}
