// @ts-check
// The costly cards, and who did what.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { moveFace, playerName, withSigns } from "../model/words.js";
import { lost, signOf } from "../model/values.js";
import { chip } from "../parts/card.js";
import { byWhom, mark } from "./this_card.js";
import { mainLine } from "./graph.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function costlyList(store) {
  const { analysing, look, tree } = store;
  const costly = analysing.marked();
  if (!analysing.answer && !analysing.busy) return null;
  const nodes = [tree.root, ...mainLine(tree)];
  return h("section", { key: "costly", class: "box" }, h("h2", {}, text.costlyCards, h("span", { class: "r small dim" }, costly.length ? String(costly.length) : "")),
    costly.length ? null : h("p", { class: "dim" }, analysing.busy ? text.judging : text.noCostly),
    h("ol", { class: "list" }, costly.map((play, at) => h("li", { key: play.at }, h("button", { type: "button", class: "item numbered", "aria-current": tree.at.ply === play.at && !tree.branch() ? "true" : null, on: { click: () => store.go(nodes[play.at]) } },
      h("b", {}, at + 1),
      h("span", {}, byWhom(look, play), ", ", moveFace(play.move, look.faces, look.names), mark(play), play.fair ? [" ", chip(play.fair.verdict, "quietly")] : null),
      h("span", { class: "dim small" }, costWords(play)), reasonOf(analysing, play))))));
}

/**
 * "cost 2 tricks: 9 → 7"; of a play that keeps what its player can be sure of, what it cost if everyone plays for himself.
 * @param {any} play
 */
export function costWords(play) {
  const { stakes } = play.trace;
  const { before, after } = play.for_himself ?? play;
  const cost = text.cost(lost(play.for_himself ? costOf({ ...play, ...play.for_himself }) : costOf(play), stakes.unit));
  return `${cost}${play.for_himself ? ` ${text.ifForHimself}` : ""}: ${signOf(stakes, before)} → ${signOf(stakes, after)}`;
}

/**
 * The first sentence of why; there is room for it before it is known.
 * @param {import("../model/analysing.js").Analysing} analysing
 * @param {any} play
 */
function reasonOf({ busy, reasons }, { explanation }) {
  const [sentence = ""] = explanation?.sentences ?? [];
  const told = sentence && !sentence.endsWith(":");
  return h("span", { class: "first reason dim small" }, told ? withSigns(sentence) : busy && !reasons ? text.findingWhy : "");
}

/**
 * What a card cost, in the scores that players write down where there are such.
 * @param {any} play
 */
export function costOf({ before, after, cost, trace }) {
  const { own_scores: scores } = trace.stakes;
  const own = scores ? Math.abs(scores[before] - scores[after]) : NaN;
  return Number.isNaN(own) ? cost : own;
}

/** @param {Store} store */
export function accountsView({ analysing, look }) {
  const { trace } = analysing;
  const accounts = analysing.accounts();
  if (!accounts.length) return null;
  const unit = trace.stakes.unit;
  return h("section", { key: "accounts", class: "box" }, h("h2", {}, text.accounts),
    h("ul", {}, accounts.map((/** @type {any} */ each) => h("li", { key: each.player }, h("b", {}, playerName(look, each.player)), ` ${text.kept(each.kept, each.decisions)}`,
      each.cost ? `, ${text.costs(lost(ownCost(analysing, each.player, false) ?? each.cost, unit))}` : "",
      each.for_himself ? h("span", { class: "dim" }, `; ${text.costs(lost(each.for_himself, unit))} ${text.ifForHimself}`) : "",
      each.blind ? h("span", { class: "dim" }, `; ${text.blind(each.blind.leads, each.blind.cost ? lost(ownCost(analysing, each.player, true) ?? each.blind.cost, unit) : "")}`) : null, "."))));
}
/**
 * What the cards of a player cost in the scores that players write down; nothing where they write down the value itself.
 * @param {import("../model/analysing.js").Analysing} analysing
 * @param {string} player
 * @param {boolean} blind leads alone, or all but these
 */
function ownCost(analysing, player, blind) {
  const { own_scores: scores } = analysing.trace.stakes;
  if (!scores) return null;
  const plays = analysing.costly().filter((play) => play.player === player && Boolean(play.blind) === blind);
  const costs = plays.map(({ before, after }) => Math.abs(scores[before] - scores[after]));
  return costs.some(Number.isNaN) ? null : costs.reduce((sum, cost) => sum + cost, 0);
}
