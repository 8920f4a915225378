// For every report: what stands on the cards is what stands in the analysis, by keyboard, on a phone and on a wide screen.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answersOf, reportOf, reports, withTab } from "./reports.mjs";

// Everyone is judged by his own guarantee, where each plays for himself.
function ownTrace(analysis, at) {
  const seat = analysis.traces[0].plays[at].player;
  return analysis.traces.find((trace) => trace.for === seat) ?? analysis.traces[0];
}
// What should stand on a card, worked out in another way than the page does.
function badgeOf({ stakes: { goal, unit, measure, own_scores: own } }, value) {
  const minus = (number) => String(number).replace("-", "−");
  if (value === null) return "∅";
  if (unit === "deal") return value >= goal ? "✓" : "✗";
  if (own && String(value) in own) return minus(own[value]);
  const paid = measure === "settlement" || measure === "payment";
  if (!paid && goal === null) return `${value}`;
  const number = paid ? value : value - goal;
  if (number === 0) return paid ? "0" : "=";
  return number < 0 ? minus(number) : `+${number}`;
}
// The cards that may be played with what stands on them, and which of them was.
const onTheCards = (tab) =>
  tab.page.evaluate(() => [...document.querySelectorAll(".seat .card.can")].map((card) => [card.dataset.card, card.querySelector(".v")?.textContent ?? "", card.matches(".now")]));

for (const [name, asked] of reports) {
  if (name.startsWith("example")) continue;
  describe(name, () => {
    test("steps by key, shows every value, and marks the card that was played", async () => {
      const [{ analysis }] = answersOf(reportOf(name)).boards;
      await withTab(reportOf(name), {}, async (tab) => {
        const { plays } = analysis.traces[0];
        for (let at = 0; at < plays.length; ++at) {
          const trace = ownTrace(analysis, at);
          const { moves, move } = trace.plays[at];
          const shown = await onTheCards(tab);
          for (const [card, badge, now] of shown) {
            const ways = Object.keys(moves ?? {}).filter((each) => each.split(/[+>]/)[0] === card);
            if (moves) assert.ok(ways.some((way) => badgeOf(trace, moves[way]) === badge), `play ${at}: ${card} says ${badge}`);
            else assert.equal(badge, "");
            assert.equal(now, move.split(/[+>]/)[0] === card, `play ${at}: ${card}`);
          }
          if (moves) assert.deepEqual(new Set(shown.map(([card]) => card)), new Set(Object.keys(moves).map((each) => each.split(/[+>]/)[0]).filter(Boolean)), `play ${at}`);
          await tab.press("ArrowRight");
          await tab.stands(at + 1);
        }
        const over = analysis.positions.at(-1).to_move === null;
        for (const [card, badge] of await onTheCards(tab)) assert.deepEqual([over, badge], [false, ""], card);
      });
    });

    if (asked.length > 1) return;

    test("goes from cost to cost, and has no fault that axe-core finds, light and dark, narrow and wide", async () => {
      const [{ analysis }] = answersOf(reportOf(name)).boards;
      const costs = analysis.traces[0].plays.flatMap((_, at) => {
        const play = ownTrace(analysis, at).plays[at];
        return play.charged && play.cost > 0 ? [at] : [];
      });
      await withTab(reportOf(name), { width: 390, height: 844 }, async (tab) => {
        for (const at of costs.filter((each) => each > 0)) {
          await tab.press("n");
          await tab.stands(at);
          assert.ok((await tab.page.evaluate(() => document.documentElement.scrollWidth)) <= 390, `at play ${at}`);
        }
        for (const width of [390, 1600]) {
          await tab.page.setViewport({ width, height: 900 });
          await tab.scheme(false);
          assert.deepEqual(await tab.accessibilityFaults(), [], `${width} px, light`);
          await tab.scheme(true);
          assert.deepEqual(await tab.accessibilityFaults("color-contrast"), [], `${width} px, dark`);
        }
      });
    });

    test("shows names as text, whatever they say", async () => {
      const [{ analysis }] = answersOf(reportOf(name)).boards;
      const players = Object.values(analysis.players).filter(Boolean);
      assert.ok(players.some((player) => player.includes("<script>")));
      await withTab(reportOf(name), {}, async (tab) => {
        const shown = await tab.page.$$eval(".seat .nm", (all) => all.map((each) => each.textContent));
        for (const player of players) assert.ok(shown.some((each) => each.includes(player)), player);
        assert.equal(await tab.page.$$eval("script", (scripts) => scripts.length), 2);
        assert.equal(await tab.page.$$eval("img", (images) => images.length), 0);
      });
    });
  });
}
