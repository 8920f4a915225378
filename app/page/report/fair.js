// @ts-check
// What the card was worth on what its player could see, where that was worked out.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { chip } from "../parts/card.js";
import { moveFace, withSigns } from "../model/words.js";

/** @param {import("../frame/store.js").Store} store @param {any} play */
export function fairView({ look }, play) {
  const fair = play.fair;
  if (!fair) return null;
  const rows = [fair.best, fair.played].filter(Boolean);
  return h("div", { class: "fair" }, rows.map((/** @type {any} */ row, /** @type {number} */ at) => [
    moveFace(row.move, look.faces, look.names),
    h("span", { class: `share${at ? " cost" : ""}` }, h("i", { style: { width: `${Math.round(100 * row.share)}%` } })),
    h("span", {}, `${Math.round(100 * row.share)} %`)]),
    fair.verdict ? h("p", {}, chip(fair.verdict, "quietly"), " ", withSigns(fair.words ?? text.fairMeans)) : null);
}
