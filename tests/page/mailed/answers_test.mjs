// What the page puts together of a report without an engine is what the program says, at every play and in every variation.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../modules.mjs";
import { analyse, answersOf, program, reportOf, reports } from "./reports.mjs";

// The played examples too: in each of them some play cost something.
const played = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../examples/played");
for (const file of readdirSync(played)) reports.set(`example ${file}`, [path.join(played, file)]);

function asked(requests) {
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join("");
  const { stdout } = spawnSync(program, ["respond"], { input, encoding: "utf8", maxBuffer: 1 << 30 });
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
}

// Without what a report has no use for: the numbers of cards of hidden hands, and of variations what may be played there.
// The result of a variation is told to him whom it is about, where everyone plays for himself.
function drawn(look, along) {
  const { id, position: { counts, ...position }, ...rest } = look;
  if (!along) return { ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)), position };
  const { plays, tricks, trick = null, faced, over, result } = rest;
  return { plays, tricks, trick, faced, over, result: rest.stakes.length > 1 ? undefined : result, position };
}

const written = (json) => JSON.parse(JSON.stringify(json));

for (const [name, what] of reports)
  test(`${name}: carries the analysis that --json prints, and draws every position as the program would`, async () => {
    const answers = answersOf(reportOf(name));
    const beside = ["nodes", "id"];
    const plain = (json) => JSON.stringify(json, (key, value) => (beside.includes(key) ? undefined : value));
    const printed = analyse(...what, "--json").trim().split("\n").map((line) => plain(JSON.parse(line)));
    assert.deepEqual(answers.boards.map(({ analysis }) => plain(analysis)), printed);
    const { AnsweredEngine } = await load("engine/answered.js");
    const engine = new AnsweredEngine(answers);
    for (const [board, { record, analysis }] of answers.boards.entries()) {
      const moves = record.plays.map((play) => play.move ?? play);
      const main = [...moves.keys(), moves.length].map((at) => ({ plays: moves.slice(0, at), along: false }));
      const along = [...engine.steps[board].values()].map(({ from, line }) => ({ plays: [...moves.slice(0, from), ...line.map(({ move }) => move)], along: true }));
      const places = [...main, ...along.filter(({ plays }) => plays.some((move, at) => move !== moves[at]))];
      const said = asked(places.map(({ plays }) => ({ ask: "look", record: { ...record, plays } })));
      assert.equal(said.length, places.length);
      for (const [at, place] of places.entries()) {
        const own = await engine.ask({ ask: "look", record: { ...record, plays: place.plays } });
        // A record tells how it ended, which the positions on the way do not.
        const told = place.along || place.plays.length < moves.length ? { ...said[at], position: { ...said[at].position, scores: own.position.scores } } : said[at];
        assert.deepEqual(written(drawn(own, place.along)), written(drawn(told, place.along)), `${place.plays}`);
      }
      if (name.startsWith("example")) assert.ok(along.length > 0, "a play is explained");
      assert.ok(analysis.traces.length > 0);
    }
  });
