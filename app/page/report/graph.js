// @ts-check
// The worth of the deal over the tricks: a step line, what misses the goal tinted, the costly cards numbered as in the list.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { isAmount, signOf } from "../model/values.js";
import { seatName } from "../model/words.js";

const kWidth = 404;
const kHeight = 132;
const kEdge = { left: 46, right: 10, top: 20, bottom: 22 };

/** @param {import("../frame/store.js").Store} store */
export function graphView(store) {
  const { analysing, tree } = store;
  const { trace } = analysing;
  // Values of turns that are looked at to different horizons are not compared.
  if (!trace || trace.endless || trace.plays.every((/** @type {any} */ play) => play.before === undefined)) return null;
  const values = [...trace.plays.map((/** @type {any} */ play) => play.before), trace.result];
  const known = values.filter((value) => typeof value === "number");
  if (!known.length) return null;
  const { stakes } = trace;
  const paid = isAmount(stakes) && !stakes.own_score;
  const goal = paid ? 0 : stakes.goal;
  const numbers = typeof goal === "number" ? [...known, goal] : known;
  let low = Math.min(...numbers);
  let high = Math.max(...numbers);
  if (low === high) [low, high] = [low - 1, high + 1];
  const count = Math.max(1, values.length - 1);
  const x = (/** @type {number} */ at) => kEdge.left + ((kWidth - kEdge.left - kEdge.right) * at) / count;
  const y = (/** @type {number} */ value) => kHeight - kEdge.bottom - ((value - low) / (high - low)) * (kHeight - kEdge.top - kEdge.bottom);
  const starts = store.trickStarts(wholeLook(store));
  const at = tree.branch()?.parent?.ply ?? tree.at.ply;
  const tick = (/** @type {number} */ value) => h("text", { key: `t${value}`, x: kEdge.left - 8, y: y(value) + 4, "text-anchor": "end" }, signOf(stakes, value));
  const named = (/** @type {number} */ value) => !stakes.own_score || stakes.own_scores?.[value] !== undefined;
  const ends = [...new Set([Math.min(...known), Math.max(...known), ...(typeof goal === "number" ? [goal] : [])])].filter(named).filter((value, place, all) => all.every((other, before) => before >= place || Math.abs(y(other) - y(value)) > 13));
  const nodes = [tree.root, ...mainLine(tree)];
  const go = (/** @type {number} */ ply) => nodes[ply] && store.go(nodes[ply]);
  const drawn = (/** @type {any} */ { at: ply }) => typeof values[ply] === "number" || typeof values[ply + 1] === "number";
  const dashed = typeof goal === "number" ? (paid ? text.dashedZero : stakes.own_score ? text.dashed(stakes.reached) : text.dashedGoal) : "";
  return h("section", { key: "graph", class: "box" }, h("h2", {}, trace.for ? text.trickByTrickFor(seatName(store.look, trace.for)) : text.trickByTrick, h("span", { class: "r small dim" }, dashed)),
    h("svg", { class: "graph", viewBox: `0 0 ${kWidth} ${kHeight}`, role: "img", "aria-label": text.graphSays(analysing.words(values[0]), analysing.words(trace.result)) },
      typeof goal === "number" && y(goal) < kHeight - kEdge.bottom ? h("rect", { class: "below", x: kEdge.left, y: y(goal), width: kWidth - kEdge.left - kEdge.right, height: kHeight - kEdge.bottom - y(goal) }) : null,
      typeof goal === "number" ? h("line", { class: "goal", x1: kEdge.left, x2: kWidth - kEdge.right, y1: y(goal), y2: y(goal) }) : null,
      ends.map(tick),
      h("line", { class: "nowline", x1: x(at), x2: x(at), y1: kEdge.top - 8, y2: kHeight - kEdge.bottom }),
      h("path", { class: "valueline", d: path(values, x, y) }),
      starts.map((start, place) => (starts.length > 20 && place % 2 ? null : h("text", { key: `n${place}`, x: (x(start) + x(starts[place + 1] ?? count)) / 2, y: kHeight - 6, "text-anchor": "middle", class: at >= start && at < (starts[place + 1] ?? Infinity) ? "here" : "" }, place + firstNumber(store)))),
      starts.map((start, place) => h("rect", { key: `g${place}`, class: "target", x: x(start), y: 0, width: Math.max(0, x(starts[place + 1] ?? count) - x(start)), height: kHeight, on: { click: () => go(start) } })),
      analysing.costly().map((play, place) => drawn(play) && h("g", { key: `c${play.at}`, class: `sign${play.at === at ? " now" : ""}`, on: { click: () => go(play.at) } },
        h("circle", { cx: x(play.at + 1), cy: middle(values, play.at, y), r: 9 }), h("text", { x: x(play.at + 1), y: middle(values, play.at, y) + 4, "text-anchor": "middle" }, place + 1)))));
}
/** @param {import("../model/tree.js").Tree} tree */
export function mainLine(tree) {
  const nodes = [];
  for (let node = tree.root.kids[0]; node; node = node.kids[0]) nodes.push(node);
  return nodes;
}
/** @param {import("../frame/store.js").Store} store */
const wholeLook = (store) => store.lineLook(mainLine(store.tree).map((node) => node.move));
/** @param {import("../frame/store.js").Store} store */
const firstNumber = (store) => wholeLook(store)?.tricks?.[0]?.number ?? 1;

/** @param {(number | null | undefined)[]} values @param {number} at @param {(value: number) => number} y */
function middle(values, at, y) {
  const [before, after] = [values[at], values[at + 1]];
  if (typeof before !== "number") return y(/** @type {number} */ (after));
  return typeof after === "number" ? (y(before) + y(after)) / 2 : y(before);
}
/** @param {(number | null | undefined)[]} values @param {(at: number) => number} x @param {(value: number) => number} y */
function path(values, x, y) {
  let words = "";
  let drawn = false;
  values.forEach((value, at) => {
    if (typeof value !== "number") drawn = false;
    else {
      words += drawn ? `H${x(at)}V${y(value)}` : `M${x(at)} ${y(value)}`;
      drawn = true;
    }
  });
  return words;
}
