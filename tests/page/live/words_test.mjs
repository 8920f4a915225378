// What the page says: no number twice, nobody's aim for another's, what a score sheet has, and nothing left over from before.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load } from "../modules.mjs";
import { Page, played, sizes } from "./host.mjs";

const bridge = "#/board?g=bridge&d=NESW:AQ74.72.A853.A62_T862.653.QJT.K73_K3.A84.K72.QJT98_J95.KQJT9.964.54&c=(trump:NT,declarer:S,level:3)";

test("an amount stands once", async () => {
  const { beside } = await load("parts/worth.js");
  assert.equal(beside("−430", "−430 in the settlement"), "in the settlement");
  assert.equal(beside("=", "10 tricks"), "10 tricks");
  assert.equal(beside("1", "10 tricks"), "10 tricks");
});

test("scores are called scores, and what is paid says in what", async () => {
  const { scoreWords } = await load("parts/engine_box.js");
  const look = (scores) => ({ seats: "AB", names: { A: "A", B: "B" }, position: { scores } });
  assert.equal(scoreWords(look({ unit: "point", paid: false, each: { A: 3, B: 14 } })), "Scores: A 3, B 14.");
  assert.equal(scoreWords(look({ unit: "unit", paid: true, each: { A: 12, B: -12 } })), "Payments (units): A +12, B −12.");
});

test("each player aims at his own win where all play for themselves", async () => {
  const { aimWords } = await load("board/corners.js");
  const stakes = [{ for: "A", reached: "A wins" }, { for: "B", reached: "B wins" }];
  assert.equal(aimWords({ stakes, position: { to_move: "B" }, names: { B: "B" }, target: { words: "aim: A does not win" } }), "Aim of B: B wins");
  assert.equal(aimWords({ stakes: [{}], position: { to_move: "C" }, names: { C: "C" }, target: { words: "aim: the soloist loses" } }), "Aim of C: the soloist loses");
  assert.equal(aimWords({ stakes: [{}], position: { to_move: "S" }, target: { words: "needs 9 of 13 tricks", more: 9 } }), "Needs 9 of 13 tricks");
});

test("what a side needs is said of what it plays for", async () => {
  const { needs, signsMean } = await load("board/corners.js");
  const of = (words, more) => needs({ target: { words, more, of: 13, unit: "trick" } });
  assert.equal(of("misère by South: none of the 13 tricks", 13), "may take none of the 13 tricks");
  assert.equal(of("to beat misère by South: the soloist to take 1 trick of 13", 1), "to beat it: the soloist to take 1 trick of 13");
  assert.equal(of("4♠ by South: 10 of 13 tricks", 10), "needs 10 of the 13 tricks to come");
  assert.equal(of("to beat 4♠ by South: 4 of 13 tricks", 4), "to beat it: 4 of the 13 tricks to come");
  assert.equal(signsMean({ unit: "deal", reached: "the misère is made", missed: "the misère is lost" }), "✓ the misère is made · ✗ the misère is lost");
});

test("the number on a card is that of the best way to play it", async () => {
  const { seatView } = await load("parts/seat.js");
  const values = { SA: -190, "SA+SK.DK.CK": 100, HT: 160 };
  const look = { seats: "ABC", names: {}, faces: { cards: {}, row: "☆", many: "jokers" }, moves: Object.keys(values), position: { to_move: "B", hands: { B: "A.T.." } } };
  const view = seatView({ look, start: null, badge: (move) => ({ text: String(values[move]), kind: "cost", words: "", gain: values[move] }) }, "B", "left");
  const said = JSON.stringify(view);
  assert.match(said, /"100"/);
  assert.doesNotMatch(said, /-190/);
});

test("the last trick of a deal that is over is the last", async () => {
  const { lastTrickView } = await load("parts/table.js");
  const trick = (card) => ({ leader: "S", winner: "S", cards: [{ seat: "S", move: card }] });
  const shown = (over) => JSON.stringify(lastTrickView({ over, trick: null, tricks: [trick("S2"), trick("H3")], faces: { cards: {} }, names: {} }));
  assert.match(shown(true), /"3"/);
  assert.match(shown(false), /"2"/);
});

test("what is wrong with a deal is said as players say it", async () => {
  const { faultWords, missingWords, plainly } = await load("model/wrong.js");
  assert.equal(faultWords({ where: "record.hands.S", message: "found 12 cards, expected 13" }), "South has 12 cards, not 13.");
  assert.equal(plainly("hands.W: found C4, which hands.N has too, expected each card once"), "C4 is in two hands: North and West have it.");
  assert.equal(faultWords({ where: "contract.laid_aside", message: "found DK, expected neither a King nor a card of the Trull" }), "Laid aside: there is DK; there should be neither a King nor a card of the Trull");
  assert.equal(plainly("found 2 cards, expected three cards"), "there are 2 cards; there should be three cards");
  assert.equal(plainly('hands.W: found C6 once too often in "T98.K.2.CC", expected each card once'), "West has C6 once too often.");
  assert.equal(missingWords({ N: "K943.J92.KT42.K5", E: "876.AQ63.AQ73.T2", S: "AJT52..J98.A987", W: "Q.KT8754.65.QJ64" }), "Nobody has C3.");
  assert.equal(missingWords({ N: "A...", E: "K...", S: "Q...", W: "J..." }), "");
});

test("what a solo of Solo Whist pays stands beside what it is worth", async () => {
  const misere = "#/board?g=solo-whist&d=NESW:QT2.Q4.AKJ82.K87_8.AKJ93.QT93.T92_KJ95.65.7654.Q53_A7643.T872..AJ64&c=(name:misere,soloist:S)&r=(dealer:S)";
  await Page.with(misere, sizes.wide, async (page) => {
    await page.until(() => document.querySelector(".verdict")?.textContent.includes("Paid to the soloist in all (units): made +60, lost −60."));
  });
});

test("a contract is lost, and not a deal; what leads to variations is said where they are shown", async () => {
  const { lost } = await load("model/values.js");
  assert.deepEqual([lost(1, "deal"), lost(2, "trick")], ["the contract", "2 tricks"]);
  const { saidOf } = await load("report/this_card.js");
  assert.deepEqual(saidOf(["Play ♠A.", "Best play from there on:"], false), ["Play ♠A."]);
  assert.deepEqual(saidOf(["Play ♠A.", "Best play from there on:"], true), ["Play ♠A.", "Best play from there on:"]);
});

test("a hand that was hidden at first keeps the places of the cards it has played", async () => {
  const { handBefore } = await load("parts/seat.js");
  const look = { position: { hands: { N: "A.72.." } }, plays: [{ seat: "S", move: "SK" }, { seat: "N", move: "S4" }, { seat: "N", move: "D9" }] };
  assert.equal(handBefore(look, "N"), "A4.72.9.");
});

test("what a mistake cost is said in the scores that players write down", async () => {
  const { costOf } = await load("report/lists.js");
  assert.equal(costOf({ before: 21, after: 38, cost: 17, trace: { stakes: { own_scores: { 21: 14, 38: 23 } } } }), 9);
  assert.equal(costOf({ before: 9, after: 10, cost: 1, trace: { stakes: {} } }), 1);
});

test("a card that keeps the guarantee tells what it cost if everyone plays for himself", async () => {
  const { costWords } = await load("report/lists.js");
  const trace = { stakes: { unit: "unit", measure: "payment" } };
  assert.match(costWords({ before: 10, after: -10, cost: 20, trace }), /^cost 20 units: /);
  assert.match(costWords({ before: -30, after: -30, cost: 0, for_himself: { before: 10, after: -30, cost: 40 }, trace }), /^cost 40 units if everyone plays for himself: /);
});

test("calls of the recorded auction are judged", async () => {
  const { judgedWords } = await load("parts/contract_table.js");
  assert.equal(judgedWords({ call: "solo", cost: 30, better: "pass" }), "solo: gave away 30; pass was better");
  assert.equal(judgedWords({ call: "S", cost: 3.5, better: "H" }), "S: gave away 3½; H was better");
  assert.equal(judgedWords({ call: "S", cost: 0.5, better: "H" }), "S: gave away ½; H was better");
  assert.equal(judgedWords({ call: "pass", cost: 0 }), "pass: gave nothing away");
});

test("Share opens without words of before, and offers PBN to other programs for bridge alone", async () => {
  await Page.with(bridge, sizes.wide, async (page) => {
    await page.solved();
    await page.press("k");
    await page.until(() => document.querySelector("p[role=status].vh")?.textContent === "The link is copied.");
    await page.click(".bar .btn", "Share");
    await page.until(() => document.querySelector("dialog[open]") !== null);
    assert.equal(await page.text("dialog [role=status]"), "");
    assert.match(await page.text("dialog"), /for other bridge programs/);
  });
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.paste(played("hoodwink"));
    await page.until(() => location.hash.startsWith("#/report"));
    await page.click(".bar .btn", "Share");
    await page.until(() => document.querySelector("dialog[open]") !== null);
    assert.doesNotMatch(await page.text("dialog"), /bridge programs/);
  });
});

for (const [size, options] of Object.entries(sizes))
  describe(`the words of the page, ${size}`, () => {
    test("a result of the score sheet is entered and stands on the board", async () => {
      await Page.with(bridge.replace("board", "new"), options, async (page) => {
        await page.until(() => document.querySelector(".viewtitle")?.textContent === "Edit the deal" && document.querySelector("[aria-labelledby=result-name]") !== null);
        await page.tab.select("[aria-labelledby=result-name]", "9");
        await page.click(".done .first");
        await page.until(() => /Result: 9 tricks/.test(document.querySelector(".corner.bl")?.textContent ?? ""));
        await page.assertWell();
      });
    });

    test("what was pasted and cannot be read stays in sight, with an example of what can", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.paste("Dreiertarock Solo by C\nA 13 10 8 7\nB 5");
        await page.until(() => document.querySelector(".problems .err") !== null);
        assert.equal(await page.tab.$eval("#paste", (field) => field.rows), 3);
        assert.match(await page.text(".problems"), /\[Deal "N:/);
        await page.assertWell();
      });
    });

    test("labels of the bar of a puzzle do not run into each other", async () => {
      await Page.with("#/puzzles", options, async (page) => {
        await page.click(".shelf .item", "Bridge 1");
        await page.until(() => document.querySelectorAll(".acts .btn").length >= 5);
        const over = await page.tab.$$eval(".acts .btn span", (all) => all.filter((each) => each.getBoundingClientRect().right > each.parentElement.getBoundingClientRect().right + 0.5 || each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent));
        assert.deepEqual(over, []);
      });
    });
  });

test("the deal that is offered as an example is judged", async () => {
  await Page.with("#/report", sizes.wide, async (page) => {
    await page.click(".empty .btn", "example");
    await page.until(() => document.querySelector(".list .item.numbered") !== null && /11 tricks/.test(document.querySelector(".facts")?.textContent));
  });
});
