// The report: what players look for first, each card judged and explained, and one's mistakes played again.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Page, played, sizes } from "./host.mjs";

// Opens a record, and waits until its costly cards have their reasons.
async function open(page, text) {
  await page.paste(text);
  await page.until(() => location.hash.startsWith("#/report") && document.querySelector(".numbered .first") !== null);
}

for (const [size, options] of Object.entries(sizes))
  describe(`the report, ${size}`, () => {
    test("says contract, result, score and par first, and explains the costly card within a glance", async () => {
      await Page.with("#/new", options, async (page) => {
        await open(page, played("bridge"));
        await page.until(() => document.querySelectorAll(".facts dt").length >= 4);
        assert.deepEqual(await page.texts(".facts dt"), ["Contract", "Result", "Score", "Par"]);
        assert.match(await page.text(".facts"), /3NT by South.*10 tricks.*\+430.*\+430/s);
        await page.press("n");
        await page.until(() => document.querySelector(".slip.open .why") !== null);
        assert.match(await page.text(".slip"), /Trick 2.*Cleo.*♥︎?A.*\?\?/s);
        const top = await page.tab.$eval(".slip", (node) => node.getBoundingClientRect().top + scrollY);
        assert.ok(top <= 700, `this card stands ${top} px down`);
        await page.until(() => document.querySelector(".card.now")?.dataset.card === "HA");
        await page.assertWell();
        await page.picture(`report-${size}`);
      });
    });

    test("shows how, on the table, never says that it is over before it is, and goes back", async () => {
      await Page.with("#/new", options, async (page) => {
        await open(page, played("bridge"));
        await page.press("n");
        await page.click(".slip .btn", "Show how");
        await page.until(() => document.querySelectorAll(".variations .mv").length > 3);
        await page.click(".variations .mv:nth-of-type(3)");
        await page.until(() => document.querySelector(".slip")?.textContent.includes("A variation"));
        assert.doesNotMatch(await page.text("main"), /The deal is over|record ends/);
        await page.assertWell();
        await page.click(".slip .btn", "Back to the play");
        await page.until(() => document.querySelector(".slip")?.textContent.includes("Trick 2"));
      });
    });

    test("lets one find the better card: wrong, hint, right; and tells nothing before", async () => {
      await Page.with("#/new", options, async (page) => {
        await open(page, played("bridge"));
        await page.tab.evaluate(() => {
          const select = document.querySelector(".pick select");
          select.value = "S";
          select.dispatchEvent(new Event("change"));
        });
        await page.click(".dealbar .btn", "Learn from my mistake");
        await page.until(() => document.querySelector(".slip.learn") !== null);
        assert.equal((await page.texts(".card .v")).length, 0);
        assert.equal(await page.tab.$(".graph"), null);
        assert.doesNotMatch(await page.tab.evaluate(() => document.querySelector("#app").textContent), /, best|10 tricks|\?\?/);
        const card = (name) => page.click(`${size === "phone" ? ".tray" : ".seat"} [data-card="${name}"]`);
        await card("HA");
        await page.until(() => document.querySelector(".slip").textContent.includes("Not this one"));
        await page.assertWell();
        await page.picture(`learn-${size}`);
        await page.click(".slip .btn", "Hint");
        await page.until(() => document.querySelector(".slip").textContent.includes("hearts"));
        await card("H8");
        await page.until(() => document.querySelector(".slip").textContent.includes("Right."));
        await page.click(".slip .btn", "Finish");
        await page.until(() => document.querySelector(".facts") !== null);
      });
    });

    test("plays on from any point on the board, and comes back", async () => {
      await Page.with("#/new", options, async (page) => {
        await open(page, played("bridge"));
        await page.press("n");
        await page.click(".slip .btn", "Play on");
        await page.until(() => location.hash.startsWith("#/board"));
        await page.solved(); // before that the keys may still be the report's
        await page.press("h", "8");
        await page.until(() => /v=7\(H8\)/.test(location.hash));
        await page.click(".tabs a", "Report");
        await page.until(() => document.querySelector(".slip") !== null);
      });
    });

    for (const name of ["dreiertarock", "hoodwink", "rummage", "solo-whist", "whos-who"])
      test(`judges a deal of ${name}`, async () => {
        await Page.with("#/new", options, async (page) => {
          await open(page, played(name));
          await page.press("n");
          await page.until(() => document.querySelector(".slip.open") !== null);
          await page.assertWell();
          await page.picture(`report-${name}-${size}`);
        });
      });
  });

test("two rooms of a match, with the difference in IMPs, and a session", async () => {
  const deal = played("bridge").split("\n");
  const closed = [...deal.filter((line) => /^\[(Deal|Board|Dealer|Vulnerable)/.test(line)), '[Room "Closed"]', '[Declarer "N"]', '[Contract "5D"]', '[Result "11"]'];
  const text = `${played("bridge").replace("[Dealer", '[Room "Open"]\n[Dealer')}\n${closed.join("\n")}\n`;
  for (const options of Object.values(sizes))
    await Page.with("#/new", options, async (page) => {
      await page.paste(text);
      await page.click(".found .tag");
      await page.until(() => /Other room.*\+1 IMP/s.test(document.querySelector(".facts")?.textContent ?? ""));
      await page.click(".dealbar .btn", "Session");
      await page.until(() => document.querySelectorAll(".rows tbody tr").length >= 2);
      await page.assertWell();
      await page.click(".habits .btn", "Work it out");
      await page.until(() => document.querySelector(".habits h3") !== null);
      await page.tab.$$eval(".habits details", (all) => all.forEach((each) => (each.open = true)));
      await page.assertWell();
      await page.picture(`session-${options.width}`);
      await page.click(".habits .link", "trick 2");
      await page.until(() => document.querySelector(".slip")?.textContent.includes("Trick 2"));
    });
});
