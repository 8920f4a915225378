// What the page does on a click or a key, whatever the game.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { before, describe, test } from "node:test";
import { Tab } from "./browser.mjs";
import { analyse, browser, reportOf, reports, withTab, work } from "./reports.mjs";

describe("any report", () => {
  let file;
  before(() => {
    file = reportOf("bridge");
  });

  test("jumps from the graph, the list and the turning points", async () => {
    await withTab(reportOf("rummage_5"), {}, async (tab) => {
      const [{ traces }] = tab.boards;
      await tab.page.click(".turning");
      assert.equal(await tab.at(), traces[0].turning_points[0]);
      await tab.page.click('.play[data-at="3"]');
      assert.equal(await tab.at(), 3);
      const graph = await tab.page.$("#graph svg");
      await graph.scrollIntoView();
      const { x, y, width } = await graph.boundingBox();
      await tab.page.mouse.click(x + width - 14, y + 40);
      assert.equal(await tab.at(), traces[0].plays.length);
      await tab.page.select(".guarantee", "2");
      assert.equal(await tab.page.$eval(".guarantee", (node) => node.value), "2");
      await tab.page.focus(".scrubber");
      await tab.press("ArrowLeft");
      assert.equal(await tab.at(), traces[0].plays.length - 1);
    });
  });

  test("claims nothing of a deal whose first plays were not judged", async () => {
    await withTab(reportOf("bridge, cut short"), {}, async (tab) => {
      const [{ stopped, traces }] = tab.boards;
      assert.deepEqual([stopped, traces[0].value], [true, null]);
      const said = await tab.page.evaluate(() => document.querySelector("main").textContent);
      assert.ok(said.includes("The accounts are open: a limit was reached."));
      assert.ok(!said.includes("with best play ="));
    });
  });

  test("can be read without a mouse: one stop of Tab in the hand, arrows from card to card", async () => {
    await withTab(file, {}, async (tab) => {
      assert.equal(await tab.page.$$eval('#hands .card[tabindex="0"]', (cards) => cards.length), 1);
      while (!(await tab.page.evaluate(() => document.activeElement.matches("#hands .card")))) await tab.press("Tab");
      const moves = await tab.page.$$eval("#hands .card", (cards) => cards.map((card) => card.dataset.move));
      await tab.press("ArrowRight");
      assert.equal(await tab.page.evaluate(() => document.activeElement.dataset.move), moves[1]);
      assert.equal(await tab.at(), 0);
      await tab.press("Enter");
      assert.equal(await tab.page.evaluate(() => document.activeElement.getAttribute("aria-pressed")), "true");
      assert.match(await tab.text("#announcer"), /of .*: (keeps the value|costs)/);
      await tab.press(".");
      assert.equal(await tab.at(), 1);
      assert.match(await tab.text("#announcer"), /^Trick 1, play 2\. /);
    });
  });

  test("hides marks and values, and shows them again", async () => {
    await withTab(file, {}, async (tab) => {
      await tab.press("n", "m");
      const visible = () =>
        tab.page.$$eval(
          ".badge, .plays .mark, .value-line",
          (nodes) =>
            nodes.filter(
              (node) =>
                !node.closest("#legend") &&
                node.textContent !== "" &&
                node.checkVisibility({ visibilityProperty: true }),
            ).length,
        );
      assert.equal(await visible(), 0);
      for (const part of ["#hands", "#verdict", "#choices", "#graph", "#plays", "#announcer"])
        assert.doesNotMatch(await tab.text(part), /cost|keeps|tricks,|turning/i, part);
      await tab.press("m");
      assert.notEqual(await visible(), 0);
    });
  });

  test("turns the table, changes its theme, and lists its keys", async () => {
    await withTab(file, {}, async (tab) => {
      const top = () => tab.text(".hand.place-2 .seat");
      assert.equal(await top(), "North");
      await tab.press("f");
      assert.equal(await top(), "East");
      await tab.press("t");
      assert.equal(await tab.page.evaluate(() => document.documentElement.dataset.theme), "light");
      await tab.press("?");
      assert.ok(await tab.page.$eval("#keys", (dialog) => dialog.open));
      assert.deepEqual(await tab.accessibilityFaults(), []);
      await tab.press("Escape");
      assert.ok(!(await tab.page.$eval("#keys", (dialog) => dialog.open)));
    });
  });

  test("holds several boards, and opens where its address says", async () => {
    const several = path.join(work, "several.html");
    analyse(...["bridge", "hoodwink", "rummage_6"].flatMap((name) => reports.get(name)), "--html", several);
    await withTab(several, { hash: "#2.4" }, async (tab) => {
      assert.match(await tab.text("h1"), /^Hoodwink: /);
      assert.equal(await tab.at(), 4);
      await tab.press("]");
      assert.match(await tab.text("h1"), /^Rummage: /);
      await tab.page.select("#boards", "0");
      assert.match(await tab.text("h1"), /^Bridge: /);
    });
  });

  test("lets in no script and no style but its own", async () => {
    const tab = await Tab.open(browser, file);
    await tab.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      document.body.insertAdjacentHTML(
        "beforeend",
        '<p style="color: red" onclick="0"></p><img src="https://example.invalid/x.png">',
      );
    });
    await new Promise((done) => setTimeout(done, 100));
    assert.equal(await tab.page.evaluate(() => window.ran), undefined);
    const violations = await tab.violations();
    for (const directive of ["script-src-elem", "style-src-attr", "img-src"])
      assert.ok(violations.includes(directive), directive);
    await tab.close();
  });

  test("shows every step of every variation on the table", async () => {
    for (const name of ["bridge", "whos_who", "rummage_5"]) {
      await withTab(reportOf(name), {}, async (tab) => {
        const [board] = tab.boards;
        const explained = board.traces
          .flatMap(({ plays }) => plays.map((play, at) => [play.explanation, at]))
          .filter(([why]) => why);
        assert.notEqual(explained.length, 0);
        for (const [why, at] of explained) {
          await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
          const steps = why.variations.flatMap(({ line }) => line);
          const onTable = await tab.page.evaluate(
            (count) =>
              [...Array(count).keys()].map((number) => {
                document.querySelectorAll("#explanation .choice")[number].click();
                return document.querySelectorAll(".on-table").length;
              }),
            steps.length,
          );
          assert.deepEqual(
            onTable,
            steps.map(({ position }) => position.table.length),
          );
        }
      });
    }
  });

  test("goes through a variation by key, and back", async () => {
    const page = readFileSync(file, "utf8");
    const [, json] = page.match(/id="analyses">(.*?)<\/script>/s);
    const boards = JSON.parse(json);
    const [{ traces, positions }] = boards;
    const line = [1, 2].map((at) => ({
      seat: traces[0].plays[at].seat,
      move: traces[0].plays[at].move,
      position: positions[at + 1],
    }));
    traces[0].plays[1].explanation = {
      sentences: ["It gives a trick <away>."],
      variations: [{ name: "A", line, text: "and so on" }],
    };
    const explained = path.join(work, "explained.html");
    writeFileSync(
      explained,
      page.replace(json, () => JSON.stringify(boards).replaceAll("<", "\\u003c")),
    );
    await withTab(explained, { hash: "#1.1" }, async (tab) => {
      assert.match(await tab.text("#explanation"), /It gives a trick <away>\./);
      await tab.page.click("#explanation .choice");
      assert.equal(await tab.page.$$eval(".on-table", (cards) => cards.length), positions[2].table.length);
      await tab.press("ArrowRight");
      assert.equal(await tab.page.$$eval(".on-table", (cards) => cards.length), positions[3].table.length);
      assert.deepEqual(await tab.accessibilityFaults(), []);
      await tab.press("Escape");
      assert.equal(await tab.at(), 1);
      assert.equal(await tab.page.$$eval(".on-table.now", (cards) => cards.length), 1);
    });
  });
});
