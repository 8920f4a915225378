// node engines.mjs PROGRAM WASM ROOT: how long what the page asks most takes in WebAssembly and in the program, in processor
// time, so that other work on the machine counts little; and that both give the same values.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Wasm } from "../../app/page/engine/wasm.js";

const [program, wasm, root] = process.argv.slice(2);
const kDeals = 20;
const memory = 64;
const module = new WebAssembly.Module(readFileSync(wasm));
const engine = new Wasm(module);
const ask = (request) => JSON.parse(engine.respond(JSON.stringify(request)));

// Seconds of processor time of each request, and the answers.
function inWasm(requests) {
  return requests.map((request) => {
    const own = new Wasm(module); // with tables of its own, as the program has
    const before = process.cpuUsage();
    const answer = JSON.parse(own.respond(JSON.stringify(request)));
    const { user, system } = process.cpuUsage(before);
    return { answer, seconds: (user + system) / 1e6 };
  });
}
function inProgram(requests) {
  return requests.map((request) => {
    const script = '"$0" respond; times >&2';
    const { stdout, stderr } = spawnSync("bash", ["-c", script, program], { input: `${JSON.stringify(request)}\n`, encoding: "utf8" });
    const seconds = [...stderr.trim().split("\n").at(-1).matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
    return { answer: JSON.parse(stdout), seconds };
  });
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const total = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

function compare(name, requests, valueOf) {
  const [ours, theirs] = [inWasm(requests), inProgram(requests)];
  ours.forEach(({ answer }, at) => assert.deepEqual(valueOf(answer), valueOf(theirs[at].answer), name));
  const [a, b] = [ours, theirs].map((all) => all.map(({ seconds }) => seconds));
  console.log(`${name}: WebAssembly ${median(a).toFixed(3)} s in the median, ${total(a).toFixed(2)} s in all; program ${median(b).toFixed(3)} s, ${total(b).toFixed(2)} s; ratio ${(total(a) / total(b)).toFixed(2)}`);
}

const { deals } = ask({ ask: "deal", game: "bridge", seed: 2026, count: kDeals });
compare(`the tables of ${kDeals} bridge deals`, deals.map((record) => ({ ask: "table", memory, record })), ({ table }) => table);
const strains = ["S", "H", "D", "C", "NT"];
const fresh = deals.map((deal, at) => ({ ask: "solve", moves: true, memory, record: { ...deal, contract: { trump: strains[at % 5], declarer: "S", level: 4 } } }));
compare(`the values of all cards of ${kDeals} fresh bridge deals`, fresh, ({ moves }) => moves);
const played = readFileSync(join(root, "examples/played/bridge.pbn"), "utf8");
compare("the marks of a bridge record of 52 plays", [{ ask: "analyse", why: false, memory, text: played }], ({ traces }) => traces.map(({ plays }) => plays.map(({ cost }) => cost)));
