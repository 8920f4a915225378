// @ts-check
// What the card was worth on what its player could see, where that was worked out.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { chip } from "../parts/card.js";
import { moveFace, withSigns } from "../model/words.js";

/**
 * @typedef {{p: number, low: number, high: number, mean: number}} Chance
 * @typedef {{verdict: string, counts: "p" | "mean", layouts: number, exact: boolean, best: string | string[], cards: Record<string, Chance>, words?: string}} Fair
 */

/**
 * @param {import("../frame/store.js").Store} store
 * @param {any} play
 */
export function fairView({ look }, play) {
  const fair = /** @type {Fair | undefined} */ (play.fair);
  if (!fair) return null;
  const best = [fair.best].flat();
  const moves = [...new Set([best[0], play.move])].filter((move) => fair.cards[move]);
  const most = Math.max(...moves.map((move) => size(fair, move)), 1e-9);
  return h("div", { class: "fair" }, moves.map((move) => [
    moveFace(move, look.faces, look.names),
    h("span", { key: `bar${move}`, class: `share${best.includes(move) ? "" : " cost"}`, "aria-hidden": "true" }, h("i", { style: { width: `${Math.round((100 * size(fair, move)) / (fair.counts === "p" ? 1 : most))}%` } })),
    h("span", { key: `words${move}` }, chanceWords(fair, move))]),
    h("p", {}, chip(fair.verdict, "quietly"), ` ${text.fairMeans} `, withSigns(asides(fair.words ?? ""))));
}
// How many layouts were tried, and how close that is.
/** @param {string} words */
const asides = (words) => /\([^)]*\)$/.exec(words)?.[0] ?? "";
/**
 * @param {Fair} fair
 * @param {string} move
 */
const size = (fair, move) => Math.max(0, fair.counts === "p" ? fair.cards[move].p : fair.cards[move].mean);
/**
 * @param {Fair} fair
 * @param {string} move
 */
function chanceWords(fair, move) {
  const { p, mean } = fair.cards[move];
  if (fair.counts === "mean") return text.onAverage(mean.toFixed(2));
  return fair.exact ? text.inSoMany(Math.round(p * fair.layouts), fair.layouts) : text.percent(Math.round(100 * p));
}
