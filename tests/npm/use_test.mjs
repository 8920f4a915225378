// The package as its users have it: run in a folder where it is installed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, OuverteError } from "ouverte";

const kEnding = "N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.";

test("questions have answers, and what is wrong with them is said", async () => {
  const engine = new Engine();
  assert.equal((await engine.table(kEnding)).table.NT.N, 2);
  const { moves } = await engine.solve(kEnding, { contract: "NT by N", leader: "E", moves: true });
  assert.equal(moves.D3, 2);
  await assert.rejects(engine.solve({ hands: { N: "A" } }), OuverteError);
  assert.equal((await engine.answer({ ask: "no such" })).error.code, "not_found");
  assert.equal((await engine.answer({ ask: "games", request: 7 })).request, 7);
});

test("events are heard, and an aborted search ends at once", async () => {
  const engine = new Engine();
  const events = [];
  await engine.table(kEnding, {}, { onEvent: (event) => events.push(event) });
  assert.deepEqual(events.at(-1), { progress: { done: 20, total: 20 } });

  const { deals } = await engine.ask({ ask: "deal", game: "solo-whist", seed: 3 });
  const controller = new AbortController();
  const hard = engine.table(deals[0], { time: 600 }, { signal: controller.signal, onEvent: () => controller.abort() });
  const next = engine.table(kEnding);
  await assert.rejects(hard, { name: "AbortError" });
  assert.equal((await next).table.S.E, 1);
  await assert.rejects(engine.table(kEnding, {}, { signal: controller.signal }), { name: "AbortError" });
});

test("engines work beside each other, and a closed one starts again", async () => {
  const engines = [new Engine(), new Engine()];
  const tables = await Promise.all(engines.map((engine) => engine.table(kEnding)));
  assert.deepEqual(tables[0].table, tables[1].table);
  const pending = engines[0].table(kEnding);
  engines[0].close();
  await assert.rejects(pending, /closed/);
  assert.equal((await engines[0].table(kEnding)).table.NT.N, 2);
});
