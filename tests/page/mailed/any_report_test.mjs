// What a report without an engine does on a click or a key, whatever the game.
import assert from "node:assert/strict";
import path from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Tab } from "../browser.mjs";
import { analyse, answersOf, browser, reportOf, reports, withTab, work } from "./reports.mjs";

const played = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../../examples/played");
reports.set("example", [path.join(played, "bridge.pbn")]);
reports.set("example of Hoodwink", [path.join(played, "hoodwink.pbn")]);

describe("any report", () => {
  test("says first what players look for first, and offers nothing that needs an engine", async () => {
    await withTab(reportOf("example"), {}, async (tab) => {
      assert.deepEqual(await tab.page.$$eval(".facts dt", (all) => all.map((each) => each.textContent)), ["Contract", "Result", "Score", "Par"]);
      assert.equal((await tab.page.$$(".corner .grid tbody td")).length, 20);
      const offered = await tab.page.$$eval("button, a", (all) => all.map((each) => each.textContent || each.ariaLabel));
      for (const words of ["Board", "New deal", "Share", "Play on", "Work out every contract"]) assert.ok(!offered.includes(words), words);
      await tab.press("n");
      await tab.click(".slip .btn", "Show how");
      await tab.click(".variations .mv");
      await tab.until(() => document.querySelector(".slip").textContent.includes("A variation"));
      assert.ok(!(await tab.page.$$eval("button", (all) => all.map((each) => each.textContent))).includes("Play on"));
    });
  });

  test("weighs a card that is touched, plays none, and keeps its place", async () => {
    await withTab(reportOf("example"), { width: 390, height: 844, touch: true }, async (tab) => {
      await tab.press("n");
      await tab.until(() => document.querySelector(".slip.open"));
      const at = await tab.at();
      await tab.click('.tray [data-card="H8"]');
      await tab.until(() => /♥\uFE0E?8: 10 tricks/.test(document.querySelector(".weighed")?.textContent ?? ""));
      await tab.press("h", "k");
      assert.equal(await tab.at(), at);
      await tab.press("ArrowRight");
      await tab.stands(at + 1);
      assert.equal(await tab.page.$(".weighed"), null);
    });
  });

  test("lets one find the better card, and tells nothing before", async () => {
    await withTab(reportOf("example"), {}, async (tab) => {
      await tab.press("n");
      await tab.click(".slip .btn", "Try it yourself");
      await tab.until(() => document.querySelector(".slip.learn"));
      assert.equal((await tab.page.$$(".card .v")).length, 0);
      await tab.click('.seat [data-card="HA"]');
      await tab.until(() => document.querySelector(".slip").textContent.includes("Not this one"));
      await tab.click('.seat [data-card="H8"]');
      await tab.until(() => document.querySelector(".slip").textContent.includes("Right."));
    });
  });

  test("shows every step of every variation on the table, with its worth, and never says that it is over before it is", async () => {
    for (const name of ["bridge", "whos_who", "rummage_5", "example of Hoodwink"]) {
      const [{ analysis }] = answersOf(reportOf(name)).boards;
      const explained = analysis.traces.flatMap((trace) => trace.plays.flatMap(({ explanation, charged }, at) => (explanation && charged ? [{ at, trace, explanation }] : [])));
      assert.notEqual(explained.length, 0, name);
      for (const { at, trace, explanation } of explained.slice(0, 2))
        await withTab(reportOf(name), { hash: `#1.${at}` }, async (tab) => {
          await tab.stands(at);
          await tab.click(".slip .btn", "Show how");
          const steps = explanation.variations.flatMap(({ line }) => line);
          await tab.until((count) => document.querySelectorAll(".variations .mv").length === count, steps.length);
          for (const [number, { position, value }] of steps.entries()) {
            await tab.page.evaluate((number) => document.querySelectorAll(".variations .mv")[number].click(), number);
            const words = String(trace.words[String(value)]).replace(/(^|[\s(])-(?=\d)/g, "$1−");
            await tab.until((words, number) => document.querySelectorAll(".variations .mv")[number].ariaCurrent === "true" && document.querySelector(".slip .why").textContent.toLowerCase().includes(words.toLowerCase()), words, number);
            if (position.to_move !== null) assert.doesNotMatch(await tab.text(".slip"), /The deal is over|record ends/);
          }
          await tab.press("Escape");
          await tab.until(() => !document.querySelector(".slip").textContent.includes("A variation"));
        });
    }
  });

  test("claims nothing of a deal whose first plays were not judged", async () => {
    const [{ analysis }] = answersOf(reportOf("bridge, cut short")).boards;
    assert.deepEqual([analysis.stopped, analysis.traces[0].value], [true, null]);
    await withTab(reportOf("bridge, cut short"), {}, async (tab) => {
      assert.match(await tab.text(".slip"), /Not judged: there was no time/);
    });
  });

  test("turns the table, changes its theme, hides values, and lists its keys", async () => {
    await withTab(reportOf("bridge"), {}, async (tab) => {
      const top = () => tab.text(".seat.top b");
      assert.equal(await top(), "North");
      await tab.press("f");
      await tab.until(() => document.querySelector(".seat.top b").textContent === "East");
      await tab.click(".themebutton");
      assert.equal(await tab.page.evaluate(() => document.documentElement.dataset.theme), "dark");
      assert.notEqual((await tab.page.$$(".seat .v")).length, 0);
      await tab.press("m");
      await tab.until(() => document.querySelectorAll(".seat .v").length === 0);
      await tab.press("m", "?");
      await tab.until(() => document.querySelector("dialog")?.open);
      assert.doesNotMatch(await tab.text("dialog"), /best card|new deal/);
      assert.deepEqual(await tab.accessibilityFaults(), []);
      await tab.press("Escape");
      await tab.until(() => !document.querySelector("dialog"));
    });
  });

  test("holds several boards, opens where its address says, and has a session", async () => {
    const several = path.join(work, "several.html");
    analyse(...["bridge", "hoodwink", "rummage_6"].flatMap((name) => reports.get(name)), "--html", several);
    await withTab(several, { hash: "#2.4" }, async (tab) => {
      await tab.until(() => document.querySelector("h1").textContent.includes("Hoodwink"));
      await tab.stands(4);
      await tab.press("]");
      await tab.until(() => document.querySelector("h1").textContent.includes("Rummage"));
      await tab.click(".dealbar .btn", "Session");
      await tab.until(() => document.querySelectorAll(".rows tbody tr").length >= 3 && location.hash === "#session");
      assert.deepEqual(await tab.accessibilityFaults(), []);
      await tab.click(".rows tbody .link");
      await tab.until(() => document.querySelector("h1").textContent.includes("Bridge"));
    });
  });

  test("has the habits that were asked for, each lapse with its play", async () => {
    const file = path.join(work, "habits.html");
    const files = ["bridge", "solo-whist", "whos-who", "rummage"].map((name) => path.join(played, `${name}.pbn`));
    analyse(...files, "--no-why", "--habits", "--html", file);
    const lapses = answersOf(file).habits.flatMap((profile) => profile.ideas.toSorted((a, b) => b.cost - a.cost).flatMap((idea) => idea.lapses));
    assert.ok(lapses.length > 3);
    await withTab(file, { hash: "#session" }, async (tab) => {
      for (const [at, { deal, play }] of lapses.entries()) {
        await tab.until(() => document.querySelector(".habits .link"));
        await tab.page.evaluate((at) => document.querySelectorAll(".habits details .link")[at].click(), at);
        await tab.until((hash) => location.hash === hash, `#${deal}.${play - 1}`);
        await tab.click(".dealbar .btn", "Session");
      }
    });
    await withTab(reportOf("example"), {}, async (tab) => {
      assert.ok(!(await tab.text("main")).includes("Session"));
    });
  });

  test("lets in no script and no style but its own", async () => {
    const tab = await Tab.open(browser, reportOf("bridge"));
    await tab.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", '<p style="color: red" onclick="0"></p><img src="https://example.invalid/x.png">');
    });
    await tab.until(() => ["script-src-elem", "style-src-attr", "img-src"].every((directive) => window.violations.includes(directive)));
    assert.equal(await tab.page.evaluate(() => window.ran), undefined);
    await tab.close();
  });
});
