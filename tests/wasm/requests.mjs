// Requests of every kind over all games, whose answers do not depend on how fast the machine is.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const games = ["bridge", "solo-whist", "hoodwink", "whos-who", "dreiertarock", "rummage"];
const memory = 64; // the same for both: what is found out within a limit of nodes may rest on it

const lines = (file) => readFileSync(file, "utf8").split("\n").filter(Boolean);

// Positions whose values are known, with the value of every move.
function positions(root) {
  return games.flatMap((game) =>
    lines(join(root, "tests/vectors", `${game}.jsonl`)).map((line) => ({
      ask: "solve", moves: true, line: true, words: true, memory, record: JSON.parse(line),
    })));
}

// The deals of examples/played, looked at, judged, explained and played on.
function records(root) {
  const folder = join(root, "examples/played");
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [
      { ask: "look", text }, { ask: "look", text, at: 7 }, { ask: "look", text, at: 3, sees: file.startsWith("bridge") ? "S" : "A" },
      { ask: "read", text }, { ask: "write", text }, { ask: "write", as: "text", text }, { ask: "write", as: "json", text },
      { ask: "totals", text, nodes: 20000, memory }, { ask: "score", text },
      { ask: "analyse", why: false, text, nodes: 20000, memory },
      { ask: "explain", play: 5, text, nodes: 20000, memory },
      { ask: "coach", hint: true, strength: "one-trick", text, nodes: 20000, memory },
    ];
  });
}

// A random deal is the same for the same seed, and so is one that is to be worth something.
function deals() {
  return [
    ...games.flatMap((game) => [1, 2, 3, 4, 5].map((seed) => ({ ask: "deal", game, seed, count: 3 }))),
    { ask: "deal", game: "bridge", worth: "close", seed: 2 },
    { ask: "deal", game: "hoodwink", worth: "made", seed: 3 },
    { ask: "deal", game: "solo-whist", contract: "solo by E, trump H", worth: "lost", seed: 4 },
  ];
}
const tables = (deals) => deals.map((record) => ({ ask: "table", record, nodes: record.game === "bridge" ? undefined : 2000, memory }));

function others(root) {
  const posted = "South to lead. No trumps. North-South make both tricks.\nN: SA J\nE: S5 4\nS: S2 HA\nW: SK Q\n";
  const sets = join(root, "puzzles/sets");
  return [
    { ask: "games" }, ...games.flatMap((game) => [{ ask: "rules", game }, { ask: "puzzle_themes", game }]),
    ...readdirSync(sets).map((file) => ({ ask: "puzzle_read", text: readFileSync(join(sets, file), "utf8") })),
    { ask: "puzzle_solve", text: posted }, { ask: "puzzle_submit", text: posted, solution: "S HA, any." },
    { ask: "puzzle_verify", text: posted }, { ask: "prove", text: posted }, { ask: "read", text: posted },
    { ask: "read", text: "[Board \"1\"]\n[Deal \"N:AK.Q.. 32.J.. Q4.A.. J5.K..\"]\n[Contract \"4Z\"]\n" },
    { ask: "puzzle_make", game: "bridge", least_cards: 3, most_cards: 3, nodes: 100000 },
    // What is wrong is an answer too.
    { ask: "nothing" }, { ask: "solve" }, { ask: "solve", text: "nothing" }, { ask: "solve", record: { game: "bridge" } }, {},
    { ask: "look", record: { game: "bridge", hands: { N: "..72.", E: "5..." } } }, { ask: "deal", game: "whist" },
    { ask: "deal", game: "bridge", count: -1 }, { ask: "table", record: 7 }, { ask: "solve", record: {}, time: 0 },
  ];
}

// `ask` answers a request: of the deals, the tables are asked.
export function requests(root, ask) {
  const all = [...positions(root), ...records(root), ...deals(), ...others(root)];
  const dealt = games.flatMap((game) => JSON.parse(ask(JSON.stringify({ ask: "deal", game, seed: 11, count: 2 }))).deals);
  return [...all, ...tables(dealt)];
}
