// The page of `puzzle solve --html`: the task, and every variation of the solution stepped through on the table.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { program, withTab, work } from "./reports.mjs";

const puzzles = path.join(path.dirname(fileURLToPath(import.meta.url)), "puzzles");

for (const name of readdirSync(puzzles)) {
  describe(`the puzzle ${name}`, () => {
    const file = path.join(work, `puzzle_${name.replace(/\W+/g, "_")}.html`);
    let solved;
    before(() => {
      const asked = ["puzzle", "solve", path.join(puzzles, name)];
      solved = JSON.parse(execFileSync(program, [...asked, "--json"], { encoding: "utf8" }));
      execFileSync(program, [...asked, "--html", file]);
    });

    // The play that the solution stands beside, and its explanation.
    function explained(tab) {
      const { plays } = tab.boards[0].traces[0];
      const at = plays.findIndex(({ explanation }) => explanation);
      return { at, why: plays[at].explanation };
    }

    test("says the task, in its title and beside the key", async () => {
      await withTab(file, {}, async (tab) => {
        const { at } = explained(tab);
        assert.ok((await tab.text("body")).includes(solved.in_words));
        await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
        assert.ok((await tab.text("#explanation")).includes(solved.in_words));
      });
    });

    test("has a variation for every end of the solution, each step of it on the table", async () => {
      await withTab(file, {}, async (tab) => {
        const { at, why } = explained(tab);
        assert.equal(solved.shown[0].complete, true);
        assert.notEqual(why.variations.length, 0);
        await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
        const steps = why.variations.flatMap(({ line }) => line);
        assert.equal(await tab.page.$$eval("#explanation .choice", (choices) => choices.length), steps.length);
        const onTable = await tab.page.$$eval("#explanation .choice", (choices) =>
          choices.map((_, number) => {
            document.querySelectorAll("#explanation .choice")[number].click();
            return document.querySelectorAll(".on-table").length;
          }),
        );
        assert.deepEqual(
          onTable,
          steps.map(({ position }) => position.table.length),
        );
        if (solved.keys) assert.ok(solved.keys.flat().includes(why.variations[0].line[0].move));
      });
    });

    test("is gone through by key, and back", async () => {
      await withTab(file, {}, async (tab) => {
        const { at, why } = explained(tab);
        await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
        await tab.page.click("#explanation .choice");
        const { line } = why.variations[0];
        for (const { position } of line.slice(1)) {
          await tab.press("ArrowRight");
          assert.equal(await tab.page.$$eval(".on-table", (cards) => cards.length), position.table.length);
        }
        await tab.press("Escape");
        assert.equal(await tab.at(), at);
      });
    });

    test("can be read by everybody: axe-core finds nothing, in light and dark, on a phone and on a wide screen", async () => {
      for (const [width, dark] of [
        [1280, false],
        [360, true],
      ]) {
        await withTab(file, { width, height: 800, dark }, async (tab) => {
          await tab.page.$eval(`.play[data-at="${explained(tab).at}"]`, (button) => button.click());
          assert.deepEqual(await tab.accessibilityFaults(), []);
          await tab.page.click("#explanation .choice");
          assert.deepEqual(await tab.accessibilityFaults(), []);
          assert.ok((await tab.page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        });
      }
    });
  });
}
