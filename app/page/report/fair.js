// @ts-check
// What the card was worth on what its player could see, where that was worked out.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { chip } from "../parts/card.js";
import { withMinus } from "../model/values.js";
import { capital, moveFace, withSigns } from "../model/words.js";

/**
 * @typedef {{p: number, low: number, high: number, mean: number, own_mean?: number}} Chance
 * @typedef {{verdict: string, counts: "p" | "mean", layouts: number, exact: boolean, single_dummy?: boolean, best: string | string[], cards: Record<string, Chance>, words?: string}} Fair
 */

/**
 * @param {import("../frame/store.js").Store} store
 * @param {any} play
 */
export function fairView({ look }, play) {
  const fair = /** @type {Fair | undefined} */ (play.fair);
  if (!fair) return null;
  const best = [fair.best].flat();
  const open = play.best?.find((/** @type {string} */ move) => best.includes(move)) ?? play.best?.[0];
  const moves = [...new Set([best[0], open, play.move])].filter((move) => fair.cards[move]);
  const face = (/** @type {string} */ move) => moveFace(move, look.faces, look.names);
  const { stakes } = play.trace;
  const wanted = play.side === "low" ? stakes.missed : stakes.reached;
  return h("div", { class: "fair" }, h("p", {}, fair.counts === "p" ? text.fairCounts(wanted) : text.fairAverage(averageOf(stakes, fair))),
    open && !best.includes(open) ? h("p", { key: "differs" }, text.openHands, " ", face(open), ". ", text.onWhatWasSeen, " ", face(best[0]), ".") : null, moves.map((move) => [
    face(move),
    h("span", { key: `bar${move}`, class: `share${best.includes(move) ? "" : " cost"}`, "aria-hidden": "true" }, h("i", { style: { width: `${Math.round(100 * share(fair, move, play.side))}%` } })),
    h("span", { key: `words${move}` }, chanceWords(fair, move))]),
    h("p", {}, chip(fair.verdict, "quietly"), " ", withSigns(asides(fair.words ?? ""))),
    h("p", { key: "claims", class: "dim small" }, fair.single_dummy ? text.fairSolved : text.fairClaims));
}
// In the players' own scores, where they write down such.
/** @param {Chance} chance */
const meanOf = ({ mean, own_mean: own = mean }) => own;
/** @param {any} stakes @param {Fair} fair */
function averageOf(stakes, fair) {
  const own = Object.values(fair.cards).every((each) => each.own_mean !== undefined);
  return capital(own ? stakes.own_score : stakes.measure === "tricks" ? text.tricksHead : text.amounts(stakes.measure, stakes.whose));
}
// How many layouts were tried, and how close that is.
/** @param {string} words */
const asides = (words) => /\([^)]*\)$/.exec(words)?.[0] ?? "";
/**
 * How much of the bar is filled: the chance itself; an average between the worst of all cards and the best.
 * @param {Fair} fair @param {string} move @param {"high" | "low"} side
 */
function share({ counts, cards }, move, side) {
  if (counts === "p") return cards[move].p;
  const means = Object.values(cards).map(meanOf);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  const above = high > low ? (meanOf(cards[move]) - low) / (high - low) : 1;
  return 0.1 + 0.9 * (side === "low" ? 1 - above : above);
}
/**
 * @param {Fair} fair
 * @param {string} move
 */
function chanceWords(fair, move) {
  const { p } = fair.cards[move];
  if (fair.counts === "mean") return withMinus(meanOf(fair.cards[move]).toFixed(2));
  return fair.exact ? text.inSoMany(Math.round(p * fair.layouts), fair.layouts) : text.percent(Math.round(100 * p));
}
