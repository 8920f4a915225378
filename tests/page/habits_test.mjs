// Habits on the page: every lapse leads to its play, and without --habits there is no such section.
import assert from "node:assert/strict";
import path from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { analyse, reportOf, reports, withTab, work } from "./reports.mjs";

const played = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../examples/played");
const files = ["bridge", "solo-whist", "whos-who", "rummage"].map((name) => path.join(played, `${name}.pbn`));

describe("habits", () => {
  test("lead to the play of every lapse", async () => {
    const file = path.join(work, "habits.html");
    analyse(...files, "--no-why", "--habits", "--html", file);
    const { habits } = JSON.parse(analyse(...files, "--habits", "--json"));
    const lapses = habits.flatMap((profile) =>
      profile.ideas.toSorted((a, b) => b.cost - a.cost).flatMap((idea) => idea.lapses),
    );
    assert.ok(lapses.length > 3);
    await withTab(file, {}, async (tab) => {
      const places = await tab.page.evaluate(() => {
        for (const details of document.querySelectorAll("#habits details")) details.open = true;
        return [...document.querySelectorAll("#habits li button")].map((button) => {
          button.click();
          return location.hash;
        });
      });
      assert.deepEqual(
        places,
        lapses.map(({ deal, play }) => `#${deal}.${play - 1}`),
      );
    });
  });

  test("are left out where they were not asked for", async () => {
    await withTab(reportOf([...reports.keys()][0]), {}, async (tab) => {
      assert.ok(await tab.page.evaluate(() => document.querySelector("#habits").hidden));
    });
  });
});
