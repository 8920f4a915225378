// What needs no browser: trees and data as an address has them, sheets of a deal, scores.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../modules.mjs";

test("a tree is read as it was written, and one stands where one stood", async () => {
  const { Tree } = await load("model/tree.js");
  const tree = new Tree(["H7", "H2", "HA"]);
  tree.on();
  tree.play("CA");
  tree.play("D3");
  tree.back();
  tree.play("DT+SJ.HJ.DJ,S9.C9.H9");
  tree.play(">C");
  const { plays, branches, at } = tree.written();
  const again = Tree.read(plays, branches, at);
  assert.deepEqual(again.written(), { plays, branches, at });
  assert.deepEqual(again.path(), tree.path());
});

test("the same card played again makes no branch; what is removed is gone with what follows", async () => {
  const { Tree } = await load("model/tree.js");
  const tree = new Tree(["H7", "H2"]);
  tree.play("H7");
  assert.equal(tree.forked, false);
  tree.back();
  tree.play("D6");
  assert.equal(tree.forked, true);
  tree.remove(tree.at);
  assert.deepEqual([tree.forked, tree.path()], [false, []]);
});

test("any data survives the address", async () => {
  const { written, readNotation } = await load("model/notation.js");
  const data = { trump: "S", level: 4, none: null, list: ["a b", "*", "it's 100 %", "10", "true"], empty: {}, yes: true, "odd key": [] };
  assert.deepEqual(readNotation(written(data)), data);
  assert.equal(readNotation("(trump:S"), undefined);
  const { addressOf, readAddress } = await load("frame/address.js");
  const { Tree } = await load("model/tree.js");
  const place = { view: "board", deal: { game: "bridge", hands: { N: "A...", E: "-", S: "K...", W: "Q..." }, contract: { trump: "NT" }, tags: [["North", "Ann & Bob #1"]] }, tree: new Tree(["SA"]), more: {} };
  const again = readAddress(addressOf(place));
  assert.deepEqual(again.deal, place.deal);
  assert.deepEqual(again.tree.written(), place.tree.written());
});

test("a history of puzzles goes into a file and back, and two become one", async () => {
  const { History } = await load("puzzles/history.js");
  const nameOf = (record) => record.name;
  const after = async (quality, { repetitions }) => ({ repetitions: quality < 3 ? 0 : repetitions + 1, easiness: 250, interval: quality < 3 ? 1 : 6 });
  const answer = (day, quality) => ({ at: `2026-01-${day}T10:00:00`, quality, hints: 0, wrong: "" });
  const one = new History(nameOf);
  await one.add("duck", { name: "duck", game: "bridge" }, answer("02", 5), after);
  await one.add("duck", { name: "duck", game: "bridge" }, answer("09", 2), after);
  const other = new History(nameOf);
  await other.add("duck", { name: "duck", game: "bridge" }, answer("05", 5), after);
  await other.add("duck", { name: "duck", game: "bridge" }, answer("09", 2), after);
  assert.ok(await other.read(one.written([]), after));
  const { answers, due, repetitions } = other.known.duck;
  assert.deepEqual([answers.map(({ at }) => at.slice(8, 10)), due, repetitions], [["02", "05", "09"], "2026-01-10", 0]);
  assert.equal(other.tried, 1);
  for (const words of ["", "no history", '{"puzzle": {}}', '{"ouverte": "puzzles"}']) assert.equal(await other.read(words, after), false, words);
});
