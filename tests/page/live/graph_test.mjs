// The graph of a report: no browser is needed to see what is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../modules.mjs";

const stakes = { measure: "settlement", unit: "point", reached: "A wins", missed: "A does not win", goal: 1 };
const play = (at, before) => ({ at, before, charged: true, cost: 10 });

// What is on the table of three cards, judged so.
async function graph(trace, costly) {
  const [{ graphView }, { Tree }] = [await load("report/graph.js"), await load("model/tree.js")];
  const look = { seats: "ABC", names: { A: "A", B: "B", C: "C" }, tricks: [] };
  const analysing = { trace, costly: () => costly, words: String };
  return graphView({ analysing, look, tree: new Tree(["SA", "SK", "SQ"]), trickStarts: () => [0], lineLook: () => look });
}
function all(node, tag) {
  if (typeof node === "string") return [];
  return [...(node.tag === tag ? [node] : []), ...node.kids.flatMap((kid) => all(kid, tag))];
}
const words = (node) => (typeof node === "string" ? node : node.kids.map(words).join(""));

test("every circle stands in the frame, and none where the value shown is not known", async () => {
  const trace = { for: "A", stakes, result: null, plays: [{ before: -390 }, {}, {}] };
  const drawn = await graph(trace, [play(0, -390), play(1, -400)]);
  const circles = all(drawn, "circle");
  assert.equal(circles.length, 1);
  assert.ok(circles[0].props.cy >= 0 && circles[0].props.cy <= 132, String(circles[0].props.cy));
  assert.match(words(drawn), /Trick by trick, for A/);
});

test("values that are looked at to different horizons are not drawn as one line", async () => {
  const trace = { for: "A", endless: true, stakes, result: null, plays: [{ before: -390 }, {}, { before: -710 }] };
  assert.equal(await graph(trace, [play(0, -390)]), null);
});

test("an axis of scores that players write down has no other numbers on it", async () => {
  const own = { ...stakes, own_score: "the score", own_scores: { 20: 23, 10: 18 } };
  const drawn = await graph({ stakes: own, result: 10, plays: [{ before: 20 }, { before: 10 }, { before: 10 }] }, []);
  assert.deepEqual(all(drawn, "text").filter(({ props }) => props.key.startsWith("t")).map(words).sort(), ["18", "23"]);
});
