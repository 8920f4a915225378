// Deals typed with the keys of a score sheet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../modules.mjs";
import { Page, sizes } from "./host.mjs";

const tarock = {
  game: "dreiertarock", hands: { A: "N.K.KJ.KN.*,21,19,15,9,1", B: "KJ.1.N1.T.20,17,11,8,6,5", C: "QT.QJ.Q..18,14,12,10,7,3,2" },
  contract: { talon: ["...Q.13,4", ".N..J.16"] },
};
const bridge = { game: "bridge", hands: { N: "AKQJT98765432...", E: ".AKQJT98765432..", S: "..AKQJT98765432.", W: "...AKQJT98765432" } };

async function sheetOf(deal, keys) {
  const [{ Sheet }, { typeKey }] = [await load("entry/sheet.js"), await load("entry/typing.js")];
  const sheet = new Sheet(deal, {}, String);
  const state = { digits: "", ended: false };
  for (const key of keys) typeKey(sheet, key === "\n" ? "Enter" : key, state);
  return sheet;
}

for (const [how, keys] of [
  ["spaces", "QT QJ Q  18 14 12 10 7 3 2 KJ 1 N1 T 20 17 11 8 6 5 N K KJ KN * 21 19 15 9 1 "],
  ["commas", "QT QJ Q  18,14,12,10,7,3,2,KJ 1 N1 T 20,17,11,8,6,5,N K KJ KN *,21,19,15,9,1,"],
  ["Enter at the end of each hand", "QT QJ Q  18 14 12 10 7 3 2\nKJ 1 N1 T 20 17 11 8 6 5\nN K KJ KN * 21 19 15 9 1\n"],
  ["nothing behind the last", "QT QJ Q  18 14 12 10 7 3 2KJ 1 N1 T 20 17 11 8 6 5N K KJ KN * 21 19 15 9 1\n"],
])
  test(`tarocks are typed with ${how}, and no hand loses a suit`, async () => {
    const hands = (await sheetOf(tarock, keys)).hands();
    assert.deepEqual(hands, { A: tarock.hands.C, B: tarock.hands.B, C: tarock.hands.A });
  });

test("Space goes to the next suit, twice over one that is void", async () => {
  const hands = (await sheetOf(bridge, "AK  32 T")).hands();
  assert.equal(hands.N, "AK..32.T");
});

test("of a double pack the last hand fills itself, and what cannot be is told", async () => {
  const rummage = { game: "rummage", hands: { A: "AA.K..", B: "A.K..", C: "Q.Q.." } };
  const sheet = await sheetOf(rummage, "AA KQ");
  assert.deepEqual(sheet.hands().A, "AA.K..");
  const again = await sheetOf(bridge, "AAz");
  assert.deepEqual([again.again, again.strange, again.hands().N], ["", "z", "A..."]);
  assert.equal((await sheetOf(bridge, "AA")).again, "SA");
});

test("the hint names only ranks of the pack", async () => {
  const { packView } = await load("entry/pack.js");
  const { Sheet } = await load("entry/sheet.js");
  const words = (node) => (typeof node === "string" ? node : node.kids.map(words).join(""));
  const hint = (deal) => {
    const view = packView({ sheet: new Sheet(deal, {}, String), faces: { cards: { "*": "Sküs", 21: "Mond", 1: "Pagat" }, row: "T", many: "tarocks", one: "tarock" } });
    return words(view.kids[0]);
  };
  assert.match(hint(tarock), /K Q N …/);
  assert.doesNotMatch(hint(tarock), /A 9 8/);
  assert.match(hint(bridge), /A K Q …/);
});

test("Space parts cards that are typed on the board, and plays none", async () => {
  const deal = "#/board?g=bridge&d=NESW:K742.A83.KQ5.J94_53.9652.9742.AT3_AQJ86.K4.A63.Q72_T9.QJT7.JT8.K865&c=(trump:S,declarer:S,level:4)";
  await Page.with(deal, sizes.wide, async (page) => {
    await page.solved();
    await page.tab.keyboard.type("hqh3 h2hk sas9 s2s3 ", { delay: 30 });
    await page.until(() => document.querySelectorAll(".plays .mv").length === 8);
    await page.solved();
    const cards = await page.texts(".plays .mv");
    assert.deepEqual(cards.map((each) => each.replace(/[^A-Z0-9♠♥]/g, "")).sort(), ["♠2", "♠3", "♠9", "♠A", "♥2", "♥3", "♥K", "♥Q"]);
  });
});

test("tarocks are typed on the board as numbers, parted by Space", async () => {
  const record = {
    game: "dreiertarock", dealer: "C", contract: { name: "solo", declarer: "A", talon: ["Q....10,3", "J.N...1"] },
    hands: { A: ".K.QJ1.T.*,20,18,11,7,6,2", B: "KT.QJ1..QJ.21,19,15,9,4", C: "N..KN.KN.17,16,14,13,12,8,5" },
  };
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.paste(JSON.stringify(record));
    await page.until(() => location.hash.startsWith("#/board") && document.querySelector(".seat .card.can") !== null);
    await page.tab.keyboard.type("2 19 16 ", { delay: 30 });
    await page.until(() => document.querySelectorAll(".plays .mv").length === 3);
    const cards = await page.texts(".plays .mv");
    assert.deepEqual(cards.map((each) => each.replace(/[^0-9]/g, "")).sort(), ["16", "19", "2"]);
  });
});

test("a text that is typed is read at the end of its line", async () => {
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.until(() => document.getElementById("paste") !== null);
    await page.tab.focus("#paste");
    await page.type("N:K742.A83.KQ5.J94 53.9652.9742.AT3 AQJ86.K4.A63.Q72 T9.QJT7.JT8.K865");
    await page.until(() => /Read it/.test(document.querySelector(".drop .btn.first")?.textContent ?? ""));
    assert.match(await page.hash(), /^#\/new/);
    await page.press("Enter");
    await page.until(() => location.hash.startsWith("#/board"));
  });
});

test("a card that cannot be played now says so when it is pressed", async () => {
  await Page.with("#/board?g=bridge&d=NESW:A2..._K3..._Q4..._J5...&c=(trump:NT,declarer:S)&r=(leader:W)", sizes.wide, async (page) => {
    await page.solved();
    await page.point(".seat .card:not(.can)", "Q");
    await page.until(() => /no card that West can play now/.test(document.querySelector(".typed[role=alert]")?.textContent ?? ""));
  });
});
