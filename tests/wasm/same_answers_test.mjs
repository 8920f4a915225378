// node same_answers_test.mjs PROGRAM WASM ROOT: the engine as WebAssembly answers as the program does, but for times.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Wasm } from "../../app/page/engine/wasm.js";
import { requests } from "./requests.mjs";

const [program, wasm, root] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(wasm));
const events = [];
const engine = new Wasm(module, (event) => events.push(JSON.parse(event)));
const all = requests(root, (request) => engine.respond(request));

// An answer without what differs from run to run.
function settled(answer) {
  return JSON.parse(answer, (key, value) => (key === "nodes" || key === "seconds" ? undefined : value));
}

test(`${all.length} requests have the same answers`, () => {
  assert.ok(all.length >= 500, `only ${all.length} requests`);
  const lines = all.map((request) => JSON.stringify(request));
  const input = lines.join("\n") + "\n";
  let output;
  try {
    output = execFileSync(program, ["respond"], { input, encoding: "utf8", maxBuffer: 1 << 30 });
  } catch (error) {
    output = error.stdout; // status 1: some requests are wrong on purpose
  }
  const native = output.trimEnd().split("\n");
  assert.equal(native.length, lines.length);
  lines.forEach((line, place) => assert.deepEqual(settled(engine.respond(line)), settled(native[place]), line));
});

test("a search tells of its progress", () => {
  const record = { game: "bridge", hands: { N: "Q2.K843.KT9863.2", E: "J973.A9.Q75.Q643", S: "K4.QJT52.A2.KJ97", W: "AT865.76.J4.AT85" } };
  events.length = 0;
  engine.respond(JSON.stringify({ ask: "table", nodes: 1000, record }));
  assert.deepEqual(events.at(-1), { progress: { done: 20, total: 20 } });
});

test("a limit of time is kept", () => {
  const hard = JSON.parse(engine.respond(JSON.stringify({ ask: "deal", game: "whos-who", contract: "pack 54, soloist A", seed: 2 }))).deals[0];
  const begin = performance.now();
  const answer = JSON.parse(engine.respond(JSON.stringify({ ask: "solve", time: 0.2, record: hard })));
  assert.equal(answer.stopped, true);
  assert.ok(performance.now() - begin < 60_000);
});

test("an engine that cannot go on says so", () => {
  const broken = new Wasm(module);
  assert.match(broken.respond("[".repeat(200_000)), /"error"/);
  assert.match(broken.respond(JSON.stringify({ ask: "games" })), /bridge/);
});

