// The page of `puzzle solve --html`: the task, and every variation of the solution stepped through on the table.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { answersOf, program, withTab, work } from "./reports.mjs";

const puzzles = path.join(path.dirname(fileURLToPath(import.meta.url)), "../puzzles");

for (const name of readdirSync(puzzles))
  test(`the puzzle ${name} says its task, and has a variation for every end of the solution`, async () => {
    const file = path.join(work, `puzzle_${name.replace(/\W+/g, "_")}.html`);
    const asked = ["puzzle", "solve", path.join(puzzles, name)];
    const solved = JSON.parse(execFileSync(program, [...asked, "--json"], { encoding: "utf8" }));
    execFileSync(program, [...asked, "--html", file]);
    const { plays } = answersOf(file).boards[0].analysis.traces[0];
    const at = plays.findIndex(({ explanation }) => explanation);
    const { variations } = plays[at].explanation;
    assert.equal(solved.shown[0].complete, true);
    assert.notEqual(variations.length, 0);
    if (solved.keys) assert.ok(solved.keys.flat().includes(variations[0].line[0].move));
    for (const [width, dark] of [[1280, false], [390, true]])
      await withTab(file, { width, height: 844, dark, hash: `#1.${at}` }, async (tab) => {
        await tab.until((task) => document.querySelector(".event").textContent.includes(task) && document.querySelector(".slip").textContent.includes(task), solved.in_words);
        await tab.click(".slip .btn", "Show how");
        const steps = variations.flatMap(({ line }) => line);
        await tab.until((count) => document.querySelectorAll(".variations .mv").length === count, steps.length);
        assert.deepEqual(await tab.accessibilityFaults(), []);
        for (const number of dark ? [steps.length - 1] : steps.keys()) {
          await tab.page.evaluate((number) => document.querySelectorAll(".variations .mv")[number].click(), number);
          await tab.until((number) => document.querySelectorAll(".variations .mv")[number].ariaCurrent === "true", number);
          const { table } = steps[number].position;
          if (table.length) await tab.until((count) => document.querySelectorAll(".trick .card:not(.slot)").length === count, table.length);
        }
        assert.ok((await tab.page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        await tab.press("Escape");
        await tab.until(() => !document.querySelector(".slip").textContent.includes("A variation"));
        assert.equal(await tab.at(), at);
      });
  });
