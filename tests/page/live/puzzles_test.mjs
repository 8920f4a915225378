// Puzzles: one of the library, wrong and right; its solution; one's own text; what is kept of it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { Page, program, root, sizes, work } from "./host.mjs";

const posted = readFileSync(path.join(root, "examples/puzzles/posted.txt"), "utf8");
const impossible = readFileSync(path.join(root, "tests/page/posted/impossible.txt"), "utf8");
const task = (words) => (document.querySelector(".work .verdict")?.textContent ?? "").includes(words);

async function paste(page, words) {
  await page.until(() => document.querySelector(".own textarea") !== null);
  await page.tab.$eval(".own textarea", (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  }, words);
  await page.click(".own .btn", "Read it");
}

for (const [size, options] of Object.entries(sizes))
  describe(`puzzles, ${size}`, () => {
    const card = (name) => `${size === "phone" ? ".tray" : ".seat"} [data-card="${name}"]`;

    test("a wrong card is refuted by tricks, the right one goes on, and history has it", async () => {
      await Page.with("#/puzzles", options, async (page) => {
        await page.until(() => document.querySelectorAll(".shelf li").length > 20);
        assert.ok((await page.texts(".shelf .task")).every((task) => /^[A-Z][^:]*: ./.test(task)), "every puzzle says what is to be done");
        await page.assertWell();
        await page.picture(`puzzles-${size}`);
        await page.click(".shelf .item", "Bridge 1");
        await page.until(task, "East-West: all 3 tricks");
        await page.click(card("C2"));
        await page.until(() => /♣︎?2 does not do it.*East.*♣︎?2/s.test(document.querySelector(".side").textContent));
        assert.match(await page.text(".lineofplay"), /North ♠︎?A/);
        await page.assertWell();
        await page.picture(`puzzle-wrong-${size}`);
        await page.click(card("C9"));
        await page.until(task, "Solved, after a wrong card");
        await page.click(".acts .btn", "All puzzles");
        await page.until(() => /1 tried, 0 right/.test(document.querySelector(".puzzles")?.textContent ?? ""));
        await page.until(() => localStorage.getItem("ouverte.puzzles") !== null);
        const kept = await page.tab.evaluate(() => JSON.parse(localStorage.getItem("ouverte.puzzles")));
        assert.equal(kept.puzzles["bridge-001"].answers[0].quality, 2);
        assert.equal(kept.puzzles["bridge-001"].answers[0].wrong, "C2");
        assert.equal(kept.puzzles["bridge-001"].interval, 1);
      });
    });

    test("a posted text is read, its solution shown, and a written one judged", async () => {
      await Page.with("#/puzzles", options, async (page) => {
        await paste(page, posted);
        await page.until(task, "North-South: all 3 tricks");
        await page.click(".side .btn", "Judge my solution");
        await page.tab.$eval(".own textarea", (field) => {
          field.value = "S DA, any.";
          field.dispatchEvent(new Event("input"));
        });
        await page.click(".own .btn", "Judge it");
        await page.until(() => document.querySelector(".own .err") !== null);
        await page.click(".acts .btn", "Show the solution");
        await page.until(() => /♦︎?A!/.test(document.querySelector(".solution")?.textContent ?? ""));
        await page.assertWell();
        await page.picture(`puzzle-solution-${size}`);
        await page.click(".side .btn", "Try it on the board");
        await page.until(() => location.hash.startsWith("#/board"));
      });
    });

    test("a posted problem that cannot be done says so, with what can be had", async () => {
      await Page.with("#/puzzles", options, async (page) => {
        await paste(page, impossible);
        await page.until(task, "This cannot be done: best play comes to 3 tricks.");
        await page.click(card("H2"));
        await page.until(() => document.querySelector(".lineofplay") !== null);
        assert.doesNotMatch(await page.text(".side"), /Try another card|You meet it again/);
        assert.doesNotMatch(await page.text(".acts"), /Show the solution/);
        await page.assertWell();
      });
    });

    test("a text that cannot be read says why", async () => {
      await Page.with("#/puzzles", options, async (page) => {
        await paste(page, "There is no deal in this.");
        await page.until(() => (document.querySelector(".own .err")?.textContent ?? "").length > 20);
      });
    });
  });

test("hints cost little, and the solution of the last hint is given up", async () => {
  await Page.with("#/puzzles", sizes.wide, async (page) => {
    await page.until(() => document.querySelectorAll(".shelf li").length > 20);
    await page.click(".shelf .item", "Bridge 1");
    await page.until(task, "East-West");
    await page.press("i");
    await page.until(() => document.querySelector(".hint") !== null);
    await page.press("c", "9");
    await page.until(task, "Solved with 1 hint");
    await page.until(() => localStorage.getItem("ouverte.puzzles") !== null);
    const kept = await page.tab.evaluate(() => JSON.parse(localStorage.getItem("ouverte.puzzles")));
    assert.equal(kept.puzzles["bridge-001"].answers[0].quality, 4);
  });
});

test("history saved as a file goes into the program's, and from there into another browser", async () => {
  const folder = mkdtempSync(path.join(work, "history-"));
  const [exported, history] = ["exported.jsonl", "history.sqlite"].map((name) => path.join(folder, name));
  const kept = (page) => page.tab.evaluate(() => JSON.parse(localStorage.getItem("ouverte.puzzles")).puzzles["bridge-001"]);
  let told;
  await Page.with("#/puzzles", sizes.wide, async (page) => {
    await page.until(() => document.querySelectorAll(".shelf li").length > 20);
    await page.click(".shelf .item", "Bridge 1");
    await page.until(task, "East-West");
    await page.press("c", "2");
    await page.until(() => /does not do it/.test(document.querySelector(".side").textContent));
    await page.press("c", "9");
    await page.until(task, "Solved, after a wrong card");
    await page.click(".acts .btn", "All puzzles");
    await page.until(() => /1 tried/.test(document.querySelector(".puzzles")?.textContent ?? ""));
    told = await kept(page);
    const text = await page.tab.evaluate(() => new Promise((done) => {
      URL.createObjectURL = (file) => {
        file.text().then(done);
        return "#";
      };
      HTMLAnchorElement.prototype.click = () => {};
      [...document.querySelectorAll(".puzzles .btn")].find((button) => button.textContent.includes("Save it as a file")).click();
    }));
    execFileSync(program, ["puzzle", "history", "--history", history, "--import", "-"], { input: text });
  });
  execFileSync(program, ["puzzle", "history", "--history", history, "--export", exported]);
  await Page.with("#/puzzles", sizes.wide, async (page) => {
    await page.until(() => document.querySelectorAll(".shelf li").length > 20);
    await (await page.tab.$(".puzzles input[type=file]")).uploadFile(exported);
    await page.until(() => /1 tried, 0 right/.test(document.querySelector(".puzzles")?.textContent ?? ""));
    const { answers, due, interval, easiness, repetitions } = await kept(page);
    assert.deepEqual([answers, due, interval, easiness, repetitions], [told.answers, told.due, told.interval, told.easiness, told.repetitions]);
  });
  rmSync(folder, { recursive: true });
});
