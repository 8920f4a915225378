// Contracts: what of them is still to be chosen, which is on the table, and what the key to the cards says.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load } from "../modules.mjs";
import { Page, sizes } from "./host.mjs";

const tarock = "#/board?g=dreiertarock&d=ABC:N.K.KJ.KN.*,21,19,15,9,1_KJ.1.N1.T.20,17,11,8,6,5_QT.QJ.Q..18,14,12,10,7,3,2&c=(name:single,declarer:C,taken:2,talon:!('...Q.13,4','.N..J.16'))&r=(dealer:C)";

test("the key shows what stands on the cards of this turn", async () => {
  const { samplesOf } = await load("board/corners.js");
  const solving = (values, best, side) => ({ side, stakes: { measure: "tricks", unit: "trick", goal: 9 }, values: () => Object.entries(values), isBest: (move) => best.includes(move) });
  assert.deepEqual(samplesOf(solving({ SA: 9, SK: 8, SQ: 7 }, ["SA"], "high"), "sign"), { keep: "=", cost: "−2" });
  assert.deepEqual(samplesOf(solving({ SA: 9, SK: 10 }, ["SA"], "low"), "sign"), { keep: "=", cost: "+1" });
  assert.deepEqual(samplesOf(solving({ SA: 9, SK: 9 }, ["SA", "SK"], "low"), "sign"), { keep: "=" });
  assert.deepEqual(samplesOf(solving({}, [], "low"), "sign"), {});
});

test("of the contracts of a table only that which is played is marked", async () => {
  const { isNow } = await load("parts/contract_table.js");
  const look = { moves: ["SA"], position: { leader: "A", contract: { name: "single", declarer: "C", taken: 2 } } };
  assert.equal(isNow(look, { name: "single", declarer: "C", taken: 2 }), true);
  assert.equal(isNow(look, { name: "single", declarer: "A", taken: 2 }), false);
  assert.equal(isNow({ ...look, moves: undefined }, { name: "single", declarer: "C", taken: 2 }), false);
  assert.equal(isNow(look, {}, "B"), false);
});

test("a puzzle says how large it is and how much of it has to be found", async () => {
  const { sizeOf } = await load("puzzles/view.js");
  const hands = { N: "AK...", E: "3...92", S: "J85...", W: "...64" };
  assert.equal(sizeOf({ hands, tags: [["Facts", "only-moves=1 defences=1"]] }), "3 cards each · 1 card to find");
  assert.equal(sizeOf({ hands }), "3 cards each");
});

test("a contract says of what was chosen only what its field has room for", async () => {
  const { contractOf } = await load("entry/forms.js");
  const pagat = { bonus: "pagat", by: "B" };
  const slam = { bonus: "slam", by: "declarer" };
  const form = [
    { name: "name", kind: "word", values: ["single", "suit-solo"] },
    { name: "announced", kind: "word", values: [pagat, slam], most: 2, when: { name: ["single"] } },
    { name: "announced", kind: "word", values: [slam], most: 2, when: { name: ["suit-solo"] } },
    { name: "doubled", kind: "word", values: ["game", "pagat", "slam"], most: 3 },
    { name: "points", kind: "number", values: ["declarer", "defenders"], when: { ending: [true] } },
    { name: "kings", kind: "seat", values: [null, "A"], when: { ending: [true] } },
  ];
  const chosen = { name: "single", announced: [pagat, slam], doubled: ["pagat"], points: { declarer: 0, defenders: 12, A: 3 }, kings: null };
  assert.deepEqual(contractOf(form, chosen, null), { name: "single", announced: [pagat, slam], doubled: ["pagat"] });
  assert.deepEqual(contractOf(form, { ...chosen, name: "suit-solo" }, null), { name: "suit-solo", announced: [slam] });
  assert.deepEqual(contractOf(form, { ...chosen, announced: [], ending: true }, null), { name: "single", points: { declarer: 0, defenders: 12 }, kings: null });
});

// One of each list, no two the same.
function distinct([first, ...others], taken = []) {
  if (!first) return taken;
  for (const value of first.filter((value) => !taken.includes(value))) {
    const all = distinct(others, [...taken, value]);
    if (all) return all;
  }
  return null;
}

for (const [size, options] of Object.entries(sizes))
  describe(`a contract that is not whole, ${size}`, () => {
    test("is named on the board, and the cards laid aside are pressed there", async () => {
      await Page.with(tarock, options, async (page) => {
        await page.until(() => /Single by C, group 2/.test(document.querySelector(".contract")?.textContent ?? ""));
        assert.match(await page.text(".verdict"), /Which three cards do you lay aside/);
        assert.doesNotMatch(await page.text("main"), /No contract yet|Contract open/);
        for (const card of ["♠10", "♠Q"]) await page.point(".side .tag", card);
        assert.equal(await page.tab.$eval(".side .btn.first", (button) => button.disabled), true);
        await page.point(".side .tag", "♥J");
        await page.assertWell();
        await page.picture(`lay-aside-${size}`);
        await page.point(".side .btn", "Lay aside");
        await page.solved();
        assert.match(await page.text(".corner.bl"), /Single by C/);
      });
    });

    test("leaves the button to the board off, and says what to choose", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.until(() => document.querySelectorAll(".packcards .card").length === 52);
        await page.click(".pack + p .btn", "at random");
        const says = (words) => page.until((words) => document.querySelector(".done")?.textContent.includes(words) && document.querySelector(".done .first").disabled, words);
        await page.click(".form .seg button", "4");
        await says("Choose trumps.");
        await page.click(".form .seg button", "♠");
        await says("Choose the declarer, or who leads.");
        await page.click(".form .seg button", "South");
        await page.until(() => !document.querySelector(".done .first").disabled);
        await page.click(".games button", "Hoodwink");
        await page.until(() => document.querySelectorAll(".hin").length === 3);
        await page.click(".pack + p .btn", "at random");
        await page.click(".form .field button", "By the bids");
        // Each bids a suit of which he holds a card: his cards are offered beside all suits.
        await page.until(() => [...document.querySelectorAll(".form .field select")[2]?.options ?? []].some(({ value }) => value.length > 1));
        const held = await page.tab.$$eval(".form .field select", (selects) => selects.slice(0, 3).map((select) => ["S", "H", "D", "C"].filter((suit) => [...select.options].some(({ value }) => value.length > 1 && value.startsWith(suit)))));
        const bids = distinct(held);
        const trumps = Object.entries({ S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" }).find(([suit]) => !bids.includes(suit))[1];
        const bid = (from, to) => page.tab.evaluate((bids, from) => {
          for (const [place, suit] of bids.entries()) {
            const select = document.querySelectorAll(".form .field select")[from + place];
            select.value = suit;
            select.dispatchEvent(new Event("change"));
          }
        }, bids.slice(from, to), from);
        await bid(0, 1);
        await says("Choose a bid for each.");
        // Several at once: none is lost where nothing is drawn between them.
        await bid(1, 3);
        await page.until((trumps) => document.querySelector(".done").textContent.toLowerCase().includes(`${trumps.toLowerCase()} trumps`) && !document.querySelector(".done .first").disabled, trumps);
        await page.assertWell();
      });
    });
  });

test("Space plays the best card after the tab of the board was clicked", async () => {
  await Page.with("#/board?g=bridge&d=NESW:A2..._K3..._Q4..._J5...&c=(trump:NT,declarer:S)&r=(leader:W)", sizes.wide, async (page) => {
    await page.solved();
    await page.point(".tabs a", "Report");
    await page.until(() => location.hash.startsWith("#/report"));
    await page.point(".tabs a", "Board");
    await page.solved();
    await page.press("Space");
    await page.until(() => document.querySelectorAll(".plays .mv").length === 1);
  });
});
