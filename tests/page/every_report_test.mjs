// For every report: what stands on the page is what stands in the analysis, by keyboard, on a phone and on a wide screen.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Tab } from "./browser.mjs";
import { badgeOf, ownTrace } from "./expected.mjs";
import { analyse, assertWell, browser, reportOf, reports } from "./reports.mjs";

function cardOf(move) {
  return move.split("+")[0];
}

// Read off the page in one go: the play shown; where boxes stand, and every place for a card; of every card that may be
// played and of every choice, the move and the sign on it; what was played, and its mark; how wide the page is, what is
// empty below it, and what is too small for a finger.
function snapshot(tab) {
  return tab.page.evaluate(() => {
    const all = (selector, from = document) => [...from.querySelectorAll(selector)];
    const shaped = all("main > section:not([hidden]), .steps, .hand, .slot, .trick").map((node) => [
      node,
      node.getBoundingClientRect(),
    ]);
    const pressed = all("button, select, input").filter((node) => node.checkVisibility() && !node.closest("dialog"));
    return {
      at: Number(location.hash.split(".")[1]),
      boxes: shaped.map(([node, { left, top, width, height }]) =>
        [node.className, ...[left, top + scrollY, width, height].map(Math.round)]
          .join(" ")
          .replace(/ (gone|coming|to-move)\b/g, ""),
      ),
      cards: all("#hands .card").map((card) => [card.dataset.move, card.querySelector(".badge").textContent]),
      choices: all(".worth-group").flatMap((group) =>
        all(".choice", group).map((choice) => [choice.dataset.move, group.querySelector(".badge").textContent]),
      ),
      played: document.querySelector(".choice.was-played")?.dataset.move,
      mark: document.querySelector(".play[aria-current] .mark")?.textContent,
      width: document.documentElement.scrollWidth,
      below:
        document.documentElement.scrollHeight - document.querySelector("main").getBoundingClientRect().bottom - scrollY,
      small: pressed.filter((node) => Math.min(node.offsetWidth, node.offsetHeight) < 44).map((node) => node.outerHTML),
    };
  });
}

for (const [name, asked] of reports) {
  describe(name, () => {
    let tab;
    before(async () => {
      tab = await Tab.open(browser, reportOf(name));
    });
    after(() => tab.close());

    // At the beginning of the deal, in a window of that size.
    async function onTab({ width = 1280, height = 800 }, check) {
      await tab.page.setViewport({ width, height });
      await tab.press("Home");
      await check();
      await assertWell(tab);
    }

    test("carries the analysis that --json prints", async () => {
      const beside = ["nodes", "id"];
      const plain = (json) => JSON.stringify(json, (key, value) => (beside.includes(key) ? undefined : value));
      const printed = analyse(...asked, "--json")
        .trim()
        .split("\n")
        .map((line) => plain(JSON.parse(line)));
      await onTab({}, async () => assert.deepEqual(tab.boards.map(plain), printed));
    });

    test("steps by key, shows every value, and keeps its shape", async () => {
      await onTab({}, async () => {
        const [board] = tab.boards;
        const { boxes } = await snapshot(tab);
        for (let at = 0; at < board.traces[0].plays.length; ++at) {
          const shown = await snapshot(tab);
          assert.equal(shown.at, at);
          assert.deepEqual(shown.boxes, boxes, `at play ${at}`);
          const trace = ownTrace(board, at);
          const { moves = {}, move, mark: own = "", charged } = trace.plays[at];
          const mark = charged ? own : "";
          assert.deepEqual(
            shown.choices.sort(),
            Object.entries(moves)
              .map(([each, value]) => [each, badgeOf(trace, value)])
              .sort(),
          );
          for (const [each, badge] of shown.cards) assert.equal(badge, badgeOf(trace, moves[each]));
          const cards = Object.keys(moves)
            .filter((each) => !each.startsWith(">"))
            .map(cardOf);
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
      await onTab({}, async () => {
        const [board] = tab.boards;
        const count = board.traces[0].plays.length;
        const plays = [...Array(count).keys()].map((at) => ownTrace(board, at).plays[at]);
        const costs = [...plays.keys()].filter((at) => plays[at].charged && plays[at].cost > 0);
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
        const starts = await tab.page.$$eval(".trick-row", (rows) =>
          rows.map((row) => Number(row.querySelector(".play").dataset.at)),
        );
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
      await onTab({ width: 320, height: 640 }, async () => {
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
      await onTab({ width: 320, height: 640 }, async () => {
        const [board] = tab.boards;
        const { boxes } = await snapshot(tab);
        for (let at = 0; at <= board.traces[0].plays.length; ++at) {
          const shown = await snapshot(tab);
          assert.deepEqual([shown.width, shown.small], [320, []], `at play ${at}`);
          assert.ok(shown.below < 40, `${shown.below} px of nothing below the page at play ${at}`);
          assert.deepEqual(shown.boxes, boxes, `at play ${at}`);
          await tab.press("ArrowRight");
        }
      });
    });

    test("shows names as text, whatever they say", async () => {
      await onTab({}, async () => {
        const shown = await tab.page.$$eval(".hand", (hands) =>
          hands.map((hand) => hand.querySelector(".name")?.textContent ?? ""),
        );
        const players = Object.values(tab.boards[0].players).filter(Boolean);
        assert.ok(players.some((player) => player.includes("<script>")));
        for (const player of players) assert.ok(shown.includes(player), player);
        assert.equal(await tab.page.$$eval("script", (scripts) => scripts.length), 3);
        assert.equal(await tab.page.$$eval("img", (images) => images.length), 0);
      });
    });
  });
}
