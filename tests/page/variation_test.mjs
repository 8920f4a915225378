// The variations of every report: each step shows the position after it, what the deal is worth there and what the
// variation claims; by mouse, by key and by touch.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { reportOf, reports, withTab } from "./reports.mjs";

// The played examples too: in each of them some play cost something.
const played = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../examples/played");
const examples = readdirSync(played).map((file) => `example ${file}`);
for (const name of examples) reports.set(name, [path.join(played, name.slice("example ".length))]);

// How many cards a hand holds; in the fifth field trumps are numbers with commas between them.
function cardsIn(hand) {
  if (hand === "-") return 0;
  return hand
    .split(".")
    .map((field, suit) => (suit === 4 && /[0-9]/.test(field) ? field.split(",").length : field.length))
    .reduce((sum, count) => sum + count, 0);
}

// The plays of a report that are explained, each with the trace that explains it.
function explainedPlays([board]) {
  return board.traces.flatMap((trace) =>
    trace.plays.flatMap(({ explanation }, at) => (explanation ? [{ at, trace, explanation }] : [])),
  );
}

// A "-" before a number is shown as a minus.
function shownAs(words) {
  return words.replace(/(^|\s)-(?=\d)/g, "$1−");
}

// What the page says while each step in turn is clicked.
function clickThrough(tab, at) {
  return tab.page.evaluate((place) => {
    document.querySelector(`.play[data-at="${place}"]`).click();
    const count = document.querySelectorAll("#explanation .variation .choice").length;
    const text = (selector) => document.querySelector(selector).textContent;
    return [...Array(count).keys()].map((number) => {
      document.querySelectorAll("#explanation .variation .choice")[number].click();
      return {
        corner: text(".corner"),
        verdict: text("#verdict"),
        foot: text("#foot"),
        choices: text("#choices"),
        cards: document.querySelectorAll("#hands .slot:not(.gone):not(.coming)").length,
        table: document.querySelectorAll(".on-table").length,
      };
    });
  }, at);
}

for (const name of reports.keys()) {
  describe(`the variations of ${name}`, () => {
    test("show the position of every step, its value and the claim", async () => {
      await withTab(reportOf(name), {}, async (tab) => {
        const explained = explainedPlays(tab.boards);
        if (examples.includes(name)) assert.notEqual(explained.length, 0);
        for (const { at, trace, explanation } of explained) {
          const steps = explanation.variations.flatMap(({ line, claim, text }) =>
            line.map((step, i) => ({ ...step, claim: i + 1 < line.length ? claim : (text ?? claim) })),
          );
          const shown = await clickThrough(tab, at);
          assert.equal(shown.length, steps.length);
          steps.forEach(({ position, value, claim }, i) => {
            const where = `play ${at}, step ${i}`;
            const { corner, verdict, foot, choices, cards, table } = shown[i];
            assert.notEqual(value, undefined, where);
            const words = shownAs(trace.words[String(value)]);
            assert.ok(corner.includes(words), `${where}: ${corner}`);
            assert.ok(verdict.toLowerCase().includes(words.toLowerCase()), `${where}: ${verdict}`);
            assert.ok(verdict.includes(shownAs(claim)), `${where}: ${verdict}`);
            assert.ok(foot.includes(words), `${where}: ${foot}`);
            for (const part of [verdict, foot]) assert.doesNotMatch(part, /The deal is over|The record ends/, where);
            assert.equal(choices.includes("The deal is over"), position.to_move === null, where);
            const held = Object.values(position.hands).map(cardsIn);
            assert.deepEqual(
              [cards, table],
              [held.reduce((sum, count) => sum + count, 0), position.table.length],
              where,
            );
          });
        }
      });
    });
  });
}

describe("a variation", () => {
  const name = "example hoodwink.pbn";

  test("is gone through by key, the focus with it, and left by Escape", async () => {
    await withTab(reportOf(name), {}, async (tab) => {
      const [{ at, explanation }] = explainedPlays(tab.boards);
      await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
      await tab.page.focus("#explanation .choice");
      await tab.press("Enter");
      const { line } = explanation.variations[0];
      for (let step = 1; step < line.length; ++step) {
        await tab.press("ArrowRight");
        assert.equal(
          await tab.page.evaluate(() => document.activeElement === document.querySelector('[aria-current="step"].choice')),
          true,
        );
        assert.match(await tab.text("#announcer"), /^(Variation [A-Z0-9]+|After [^,]+|Best play), /);
      }
      await tab.press("Escape");
      assert.equal(await tab.at(), at);
      assert.equal(await tab.page.$$eval(".on-table.now", (cards) => cards.length), 1);
    });
  });

  test("tells no value while marks are off", async () => {
    await withTab(reportOf(name), {}, async (tab) => {
      const [{ at, trace }] = explainedPlays(tab.boards);
      await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
      await tab.page.click("#explanation .choice");
      await tab.press("m");
      const said = await tab.page.evaluate(() =>
        [".corner", "#verdict", "#foot", "#choices"].map((part) => document.querySelector(part).textContent).join(" "),
      );
      for (const words of Object.values(trace.words)) assert.ok(!said.includes(words), said);
    });
  });

  test("is seen on a phone when one of its cards is touched, and can be left there", async () => {
    await withTab(reportOf(name), { width: 390, height: 844, touch: true }, async (tab) => {
      const [{ at }] = explainedPlays(tab.boards);
      await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
      const step = await tab.page.$("#explanation .choice");
      await step.scrollIntoView();
      await step.tap();
      const seen = () =>
        tab.page.$eval(".trick", (node) => {
          const { top, bottom } = node.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      assert.ok(await seen());
      const back = await tab.page.waitForSelector("#choices .plain");
      await back.scrollIntoView();
      await back.tap();
      assert.equal(await tab.page.$$eval(".on-table.now", (cards) => cards.length), 1);
    });
  });
});

test("the signs say what values count, and whose", async () => {
  const said = {
    bridge: /the tricks of declarer against the goal/,
    hoodwink: /the settlement of the Hood \(twice/,
    whos_who: /the settlement of the soloist \(twice the soloist's score/,
    rummage_3: /the settlement of the player to move \(his own score/,
    solo_whist: /the tricks of the (soloist|partners)|the payment of/,
    dreiertarock: /the (payment|card points) of/,
    royal_misere: /the payment of the player to move \(what the three others/,
  };
  for (const [name, words] of Object.entries(said))
    await withTab(reportOf(name), {}, async (tab) => {
      const legend = await tab.text("#legend");
      assert.match(legend, words);
      assert.doesNotMatch(legend, /points of the (Hood|soloist|player)/);
    });
});
