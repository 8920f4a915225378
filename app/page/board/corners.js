// @ts-check
// The corners of the table: board and vulnerability, auction or the key to the badges, contract, what makes.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { cardsOf, kSigns, kSuits, rankShown } from "../model/cards.js";
import { chip } from "../parts/card.js";
import { contractWords, gridOf, parLine } from "../parts/contract_table.js";
import { capital, seatName, withSigns } from "../model/words.js";
import { badgeText, isAmount, rather } from "../model/values.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {any} look @param {any} deal */
export function boardCorner(look, deal) {
  const number = tag(deal, "Board");
  const dealer = look.dealer && seatName(look, look.dealer);
  if (!number && !dealer) return null;
  return [h("h2", {}, text.board(number, dealer ?? "")), look.seats === "NESW" ? vulnerability(look, number) : null];
}
/** @param {any} look @param {string} number */
function vulnerability(look, number) {
  const red = { All: "NESW", Both: "NESW", NS: "NS", EW: "EW" }[/** @type {"All"} */ (look.vulnerable)] ?? "";
  const names = /** @type {Record<string, string>} */ (text.vulnerable);
  return h("div", { class: "vul", role: "img", "aria-label": names[red === "NESW" ? "All" : red || "None"] },
    [..."NWES"].map((seat) => h("span", { key: seat, class: `${seat.toLowerCase()}${look.dealer === seat ? " dealer" : ""}${red.includes(seat) ? " red" : ""}` }, seat)),
    h("span", { class: "x" }, number || "·"));
}
/** @param {any} deal @param {string} name */
export const tag = (deal, name) => (deal?.tags ?? []).find((/** @type {string[]} */ [key]) => key === name)?.[1] ?? "";

/** @param {Store} store */
export function keyCorner({ solving, settings, look }) {
  const { stakes } = solving;
  if (!stakes || settings.now.values === "off" || !look.moves || look.over) return null;
  const plain = isAmount(stakes) || settings.now.values !== "sign";
  const counts = settings.now.values === "sign" && stakes.own_score ? stakes.own_score : text.amounts(stakes.measure, stakes.whose);
  const { keep, cost } = samplesOf(solving, settings.now.values);
  return h("div", { class: "key" }, h("h2", {}, text.onTheCards),
    h("span", {}, `${text.asGood} `, keep === undefined ? null : chip(keep, "keep")), cost === undefined ? null : h("span", {}, `${text.givesUp} `, chip(cost, "cost")),
    h("span", { class: "dim" }, settings.now.values === "cost" ? text.givenUp : plain ? capital(counts) : signsMean(stakes)),
    h("span", { class: "dim" }, (stakes.unit === "deal" && !plain ? text.wantsSign : text.wants)(seatName(look, look.position.to_move), solving.side)));
}
/**
 * What the signs on the cards stand for.
 * @param {import("../model/values.js").Stakes} stakes
 */
export const signsMean = ({ unit, reached, missed }) => (unit === "deal" ? text.signsOfDeal(reached, missed) : text.signs);
/**
 * What stands on a best card now, and on one that gives most up.
 * @param {import("../model/solving.js").Solving} solving
 * @param {import("../model/values.js").Showing} showing
 * @returns {{keep?: string, cost?: string}}
 */
export function samplesOf(solving, showing) {
  const moves = solving.values();
  const best = moves.find(([move]) => solving.isBest(move));
  if (!best) return {};
  const sign = (/** @type {any} */ value) => badgeText(/** @type {any} */ (solving.stakes), value, best[1], showing);
  const compare = rather(solving.side);
  const others = moves.filter(([move]) => !solving.isBest(move));
  const worst = others.sort(([, a], [, b]) => compare(b, a))[0];
  return { keep: sign(best[1]), ...(worst ? { cost: sign(worst[1]) } : {}) };
}

/** @param {any} look */
export function auctionCorner(look) {
  if (!look.auction?.length) return null;
  const seats = look.seats === "NESW" ? [..."WNES"] : [...look.seats];
  const first = look.auction[0].seat ? seats.indexOf(look.auction[0].seat) : 0;
  const cells = [...Array(Math.max(0, first)).fill(null), ...look.auction];
  const rows = Array.from({ length: Math.ceil(cells.length / seats.length) }, (_, row) => cells.slice(row * seats.length, (row + 1) * seats.length));
  return [h("h2", {}, text.auction), h("table", { class: "auction" },
    h("thead", {}, h("tr", {}, seats.map((seat) => h("th", { key: seat, scope: "col" }, seat)))),
    h("tbody", {}, rows.map((row, at) => h("tr", { key: at }, row.map((call, place) => h("td", { key: place }, call ? withSigns(callWords(call.call)) : ""))))))];
}
/** @param {string} call */
export function callWords(call) {
  const bid = /^(\d)([SHDC])$/.exec(call);
  if (bid) return bid[1] + { S: "♠", H: "♥", D: "♦", C: "♣" }[/** @type {"S"} */ (bid[2])];
  return { PASS: "pass", X: "dbl", XX: "rdbl", AP: "all pass" }[call.toUpperCase()] ?? call;
}

/** @param {Store} store @param {{aims: boolean}} [shows] whether what the contract is played for is said */
export function contractCorner({ look, deal }, { aims } = { aims: true }) {
  const board = look.seats === "NESW" ? null : boardCorner(look, deal);
  const begun = contractBegun(look, deal);
  if (!look.moves && begun) return [board, h("h2", {}, text.contract), h("div", { class: "big" }, begun)];
  if (!look.moves) return [board, h("h2", {}, text.openContract)];
  return [board, h("h2", {}, text.contract), h("div", { class: "big" }, withSigns(shortContract(look.contract))), aims ? h("span", {}, withSigns(needs(look))) : null, recordedResult(look),
    look.seats === "NESW" ? shownList(look) : null];
}
/**
 * The result that the score sheet has.
 * @param {any} look
 */
export function recordedResult({ recorded, position }) {
  return recorded && position.scores?.words ? h("p", {}, withSigns(text.resultWas(position.scores.words))) : null;
}

/**
 * A contract of which something is still to be chosen.
 * @param {any} look @param {any} deal
 */
export const contractBegun = (look, deal) => (look.choice && deal?.contract?.name ? contractWords(deal.contract, look) : null);

/**
 * Without what stands beside it on the table.
 * @param {string} words
 */
export const shortContract = (words) => capital(words.replace(/ \(.*\)$/, ""));
/**
 * What whoever is to play aims at; where all play for themselves, his own win.
 * @param {any} look
 */
export function aimWords(look) {
  const seat = look.position?.to_move;
  const own = look.stakes?.length > 1 ? look.stakes.find((/** @type {any} */ each) => each.for === seat) : null;
  const words = own ? own.reached : look.target?.words?.replace(/^aim: /, "");
  if (!words) return "";
  return seat && (own || look.target.words.startsWith("aim: ")) ? text.aim(seatName(look, seat), words) : capital(words);
}
/**
 * What the side to move still needs; where it wants few of the tricks, or the other side to take some, in the engine's words.
 * @param {any} look
 */
export function needs(look) {
  const { target } = look;
  if (!target?.words) return "";
  const { more, of, unit } = target;
  if (more === undefined) return aimWords(look);
  const beats = target.words.startsWith("to beat ");
  const rest = target.words.slice(target.words.indexOf(": ") + 2);
  if (/ to take \d+ /.test(rest)) return text.toBeatSo(rest);
  if (/^(none|no more than)\b/.test(rest)) return text.mayTake(rest);
  return beats ? text.toBeat(more, of, unit) : text.needs(more, of, unit);
}

/**
 * What lies on the table for all to see beside hands and trick.
 * @param {any} look
 */
export function shownList(look) {
  const shown = (look.position.shown ?? talonShown(look)).filter((/** @type {any} */ each) => each.label !== "tricks");
  if (!shown.length) return null;
  return h("dl", { class: "shown" }, shown.map((/** @type {any} */ { label, text: words }) => [
    h("dt", { key: `${label}t` }, capital(label)), h("dd", { key: `${label}d` }, withSigns(words))]));
}

// Before a contract is named: what of it is on the table.
/** @param {any} look */
function talonShown({ position, faces }) {
  return (position.contract?.talon ?? []).map((/** @type {string} */ group, /** @type {number} */ at) => ({
    label: text.talonGroup(at + 1), text: cardsOf(group).map((card) => (card.length === 2 && "SHDC".includes(card[0]) ? kSigns[kSuits.indexOf(card[0])] : "") + rankShown(card, faces)).join(" "),
  }));
}

/** @param {Store} store */
export function makesCorner(store) {
  const { answer } = store.tabling;
  if (store.look.seats !== "NESW") return shownList(store.look);
  if (!answer?.table) return null;
  return h("div", { class: "makes" }, h("h2", {}, text.whatMakes), gridOf(store, answer), parLine(answer));
}
