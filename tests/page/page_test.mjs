// The HTML report in a browser: for every record of tests/page/records, what stands on the page is what stands in the
// analysis, by keyboard and by click, on a phone and on a wide screen. Run by ctest as `node page_test.mjs PROGRAM WORK`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, Tab } from "./browser.mjs";
import { badgeOf, ownTrace } from "./expected.mjs";

const [program, work] = process.argv.slice(2);
const records = path.join(path.dirname(fileURLToPath(import.meta.url)), "records");
// Of each report the arguments: every record, and some judged by other goals or not to their beginning.
const reports = new Map(readdirSync(records).map((file) => [file.replace(/\.pbn$/, ""), [path.join(records, file)]]));
reports.set("bridge, cut short", [path.join(records, "bridge.pbn"), "--nodes", "3000"]);
reports.set("hoodwink, made or not", [path.join(records, "hoodwink.pbn"), "--objective", "make"]);
reports.set("rummage, going out", [path.join(records, "rummage_3.pbn"), "--objective", "out"]);
mkdirSync(work, { recursive: true });

function analyse(...what) {
  return execFileSync(program, ["analyse", ...what], { encoding: "utf8", maxBuffer: 1 << 28 });
}
const written = new Set();
function reportOf(name) {
  const file = path.join(work, `${name.replace(/\W+/g, "_")}.html`);
  if (!written.has(name)) analyse(...reports.get(name), "--html", file);
  written.add(name);
  return file;
}

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function withTab(file, options, check) {
  const tab = await Tab.open(browser, file, options);
  try {
    await check(tab);
    assert.deepEqual(tab.faults, []);
    assert.deepEqual(await tab.violations(), []);
    assert.deepEqual(tab.requests.filter((url) => !url.startsWith("file:")), []);
    assert.equal(tab.requests.length, 1);
  } finally {
    await tab.close();
  }
}

function cardOf(move) {
  return move.split("+")[0];
}

// Read off the page in one go: the play shown; where boxes stand, and every place for a card; of every card that may be
// played and of every choice, the move and the sign on it; what was played, and its mark; how wide the page is, and what
// is too small for a finger.
function snapshot(tab) {
  return tab.page.evaluate(() => {
    const all = (selector, from = document) => [...from.querySelectorAll(selector)];
    const shaped = all("main > section:not([hidden]), .steps, .hand, .slot, .trick").map((node) => [node, node.getBoundingClientRect()]);
    const pressed = all("button, select, input").filter((node) => node.checkVisibility() && !node.closest("dialog"));
    return {
      at: Number(location.hash.split(".")[1]),
      boxes: shaped.map(([node, { left, top, width, height }]) => [node.className, ...[left, top + scrollY, width, height].map(Math.round)].join(" ").replace(/ (gone|coming|to-move)\b/g, "")),
      cards: all("#hands .card").map((card) => [card.dataset.move, card.querySelector(".badge").textContent]),
      choices: all(".worth-group").flatMap((group) =>
        all(".choice", group).map((choice) => [choice.dataset.move, group.querySelector(".badge").textContent])),
      played: document.querySelector(".choice.was-played")?.dataset.move,
      mark: document.querySelector(".play[aria-current] .mark")?.textContent,
      width: document.documentElement.scrollWidth,
      small: pressed.filter((node) => Math.min(node.offsetWidth, node.offsetHeight) < 44).map((node) => node.outerHTML),
    };
  });
}

for (const [name, asked] of reports) {
  describe(name, () => {
    let file;
    before(() => {
      file = reportOf(name);
    });

    test("carries the analysis that --json prints", async () => {
      const beside = ["nodes", "id", "explanation"];
      const plain = (json) => JSON.stringify(json, (key, value) => (beside.includes(key) ? undefined : value));
      const printed = analyse(...asked, "--json").trim().split("\n").map((line) => plain(JSON.parse(line)));
      await withTab(file, {}, async (tab) => assert.deepEqual(tab.boards.map(plain), printed));
    });

    test("steps by key, shows every value, and keeps its shape", async () => {
      await withTab(file, {}, async (tab) => {
        const [board] = tab.boards;
        const { boxes } = await snapshot(tab);
        for (let at = 0; at < board.traces[0].plays.length; ++at) {
          const shown = await snapshot(tab);
          assert.equal(shown.at, at);
          assert.deepEqual(shown.boxes, boxes, `at play ${at}`);
          const trace = ownTrace(board, at);
          const { moves = {}, move, mark = "" } = trace.plays[at];
          assert.deepEqual(shown.choices.sort(), Object.entries(moves).map(([each, value]) => [each, badgeOf(trace, value)]).sort());
          for (const [each, badge] of shown.cards) assert.equal(badge, badgeOf(trace, moves[each]));
          const cards = Object.keys(moves).filter((each) => !each.startsWith(">")).map(cardOf);
          assert.deepEqual(new Set(shown.cards.map(([each]) => cardOf(each))), new Set(cards));
          assert.deepEqual([shown.played, shown.mark], [move in moves ? move : undefined, mark]);
          await tab.press("ArrowRight");
        }
        const end = await snapshot(tab);
        assert.equal(end.at, board.traces[0].plays.length);
        assert.deepEqual(end.boxes, boxes);
      });
    });

    test("goes from cost to cost, trick to trick, end to end", async () => {
      await withTab(file, {}, async (tab) => {
        const [board] = tab.boards;
        const count = board.traces[0].plays.length;
        const costs = [...Array(count).keys()].filter((at) => ownTrace(board, at).plays[at].cost > 0);
        const seen = costs[0] === 0 ? [0] : [];
        for (let at = -1; at !== (at = await tab.at());) {
          await tab.press("n");
          if ((await tab.at()) !== at) seen.push(await tab.at());
        }
        assert.deepEqual(seen, costs);
        await tab.press("End");
        assert.equal(await tab.at(), count);
        await tab.press("p");
        assert.equal(await tab.at(), costs.at(-1) ?? count);
        await tab.press("Home");
        assert.equal(await tab.at(), 0);
        const starts = await tab.page.$$eval(".trick-row", (rows) => rows.map((row) => Number(row.querySelector(".play").dataset.at)));
        for (const start of starts.slice(1)) {
          await tab.press("ArrowDown");
          assert.equal(await tab.at(), start);
        }
        await tab.press("End", "ArrowUp");
        assert.equal(await tab.at(), starts.at(-1));
      });
    });

    if (asked.length > 1) return;

    test("has no fault that axe-core finds, light and dark, narrow and wide", async () => {
      await withTab(file, { width: 320, height: 640 }, async (tab) => {
        await tab.press("n");
        for (const width of [320, 1600]) {
          await tab.page.setViewport({ width, height: 900 });
          await tab.scheme(false);
          assert.deepEqual(await tab.accessibilityFaults(), [], `${width} px, light`);
          await tab.scheme(true);
          assert.deepEqual(await tab.accessibilityFaults("color-contrast"), [], `${width} px, dark`);
        }
      });
    });

    test("fits a phone: no scrolling sideways, targets of 44 px, one shape", async () => {
      await withTab(file, { width: 320, height: 640 }, async (tab) => {
        const [board] = tab.boards;
        const { boxes } = await snapshot(tab);
        for (let at = 0; at <= board.traces[0].plays.length; ++at) {
          const shown = await snapshot(tab);
          assert.deepEqual([shown.width, shown.small], [320, []], `at play ${at}`);
          assert.deepEqual(shown.boxes, boxes, `at play ${at}`);
          await tab.press("ArrowRight");
        }
      });
    });

    test("shows names as text, whatever they say", async () => {
      await withTab(file, {}, async (tab) => {
        const shown = await tab.page.$$eval(".hand", (hands) => hands.map((hand) => hand.querySelector(".name")?.textContent ?? ""));
        const players = Object.values(tab.boards[0].players).filter(Boolean);
        assert.ok(players.some((player) => player.includes("<script>")));
        for (const player of players) assert.ok(shown.includes(player), player);
        assert.equal(await tab.page.$$eval("script", (scripts) => scripts.length), 2);
        assert.equal(await tab.page.$$eval("img", (images) => images.length), 0);
      });
    });
  });
}

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
      const visible = () => tab.page.$$eval(".badge, .plays .mark, .value-line", (nodes) =>
        nodes.filter((node) => !node.closest("#legend") && node.textContent !== "" && node.checkVisibility({ visibilityProperty: true })).length);
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
      document.body.insertAdjacentHTML("beforeend", '<p style="color: red" onclick="0"></p><img src="https://example.invalid/x.png">');
    });
    await new Promise((done) => setTimeout(done, 100));
    assert.equal(await tab.page.evaluate(() => window.ran), undefined);
    const violations = await tab.violations();
    for (const directive of ["script-src-elem", "style-src-attr", "img-src"]) assert.ok(violations.includes(directive), directive);
    await tab.close();
  });

  test("shows every step of every variation on the table", async () => {
    for (const name of ["bridge", "whos_who", "rummage_5"]) {
      await withTab(reportOf(name), {}, async (tab) => {
        const [board] = tab.boards;
        const explained = board.traces.flatMap(({ plays }) => plays.map((play, at) => [play.explanation, at])).filter(([why]) => why);
        assert.notEqual(explained.length, 0);
        for (const [why, at] of explained) {
          await tab.page.$eval(`.play[data-at="${at}"]`, (button) => button.click());
          const steps = why.variations.flatMap(({ line }) => line);
          const onTable = await tab.page.evaluate((count) => [...Array(count).keys()].map((number) => {
            document.querySelectorAll("#explanation .choice")[number].click();
            return document.querySelectorAll(".on-table").length;
          }), steps.length);
          assert.deepEqual(onTable, steps.map(({ position }) => position.table.length));
        }
      });
    }
  });

  test("goes through a variation by key, and back", async () => {
    const page = readFileSync(file, "utf8");
    const [, json] = page.match(/id="analyses">(.*?)<\/script>/s);
    const boards = JSON.parse(json);
    const [{ traces, positions }] = boards;
    const line = [1, 2].map((at) => ({ seat: traces[0].plays[at].seat, move: traces[0].plays[at].move, position: positions[at + 1] }));
    traces[0].plays[1].explanation = { sentences: ["It gives a trick <away>."], variations: [{ name: "A", line, text: "and so on" }] };
    const explained = path.join(work, "explained.html");
    writeFileSync(explained, page.replace(json, () => JSON.stringify(boards).replaceAll("<", "\\u003c")));
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
