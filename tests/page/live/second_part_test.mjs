// A move with a second part: what may be laid down with a card, and whose a trick is.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load } from "../modules.mjs";
import { Page, record, sizes } from "./host.mjs";

const melds = "#/board?g=rummage&d=ABC:JTT.AQJT.AAKT9.KKT9.*_AKK9.AQT9.QQ.AAQJJ.**_AQQJ9.KKJ9.KJJT9.QT9.&c=(players:3)&p=SJ&at=1";

test("ways to lay down stand in the order of their worth, and in none that tells it where values are not shown", async () => {
  const { inOrder } = await load("parts/ways.js");
  const worth = { SK: -400, "SK+SA.HA.CA": -500, "SK+DQ.DQ.CQ": -1020, "SK+HQ.DQ.DQ.CQ": -1020 };
  const store = { view: "board", settings: { now: { values: "sign" } }, solving: { side: "high", of: (move) => worth[move] } };
  const ways = ["SK+DQ.DQ.CQ", "SK+SA.HA.CA", "SK", "SK+HQ.DQ.DQ.CQ"];
  assert.deepEqual(inOrder(ways, store), ["SK", "SK+SA.HA.CA", "SK+HQ.DQ.DQ.CQ", "SK+DQ.DQ.CQ"]);
  const byCards = ["SK+HQ.DQ.DQ.CQ", "SK+DQ.DQ.CQ", "SK+SA.HA.CA", "SK"];
  assert.deepEqual(inOrder(ways, { ...store, view: "coach" }), byCards);
  assert.deepEqual(inOrder(ways, { ...store, settings: { now: { values: "off" } } }), byCards);
});

test("a turn of a game without an end is worked out as far as the report judges it, and whose end is named to that", async () => {
  const { Solving } = await load("model/solving.js");
  const asked = (contract, rows = false) => {
    const look = { rows, stakes: [{ for: "A" }, { for: "B" }], position: { to_move: "A", contract } };
    const { time, nodes } = new Solving({ look, deal: { game: "rummage" }, whose: "" }).request();
    return { time, nodes };
  };
  assert.deepEqual(asked({ players: 3 }), { time: undefined, nodes: 300000 });
  assert.deepEqual(asked({ players: 3, horizon: 6 }), { time: 4, nodes: undefined });
  assert.deepEqual(asked({}, true), { time: 4, nodes: undefined });
});

for (const [size, options] of Object.entries(sizes))
  describe(`the second part of a move, ${size}`, () => {
    test("all that may be laid down can be chosen, beside the trick it is played to", async () => {
      await Page.with(melds, options, async (page) => {
        await page.solved();
        await page.point(`${size === "phone" ? ".tray" : ".seat"} [data-card="SK"]`);
        await page.until(() => document.querySelectorAll(".ways .btn").length === 14);
        const listed = await page.texts(".ways .link");
        const more = Number(/(\d+) more ways/.exec(listed[0])[1]);
        assert.ok(await page.tab.$eval(".trick", (node) => node.textContent.includes("J")), "the led card is in sight");
        await page.assertWell();
        await page.click(".ways .link", "more ways");
        await page.until((count) => document.querySelectorAll(".ways .btn").length === count, 14 + more);
        await page.assertWell();
        await page.picture(`melds-${size}`);
        await page.click(".ways .link", "another card");
        await page.until(() => document.querySelector(".ways") === null);
      });
    });

    test("a trick that is given away leaves every card in the line, with who gave it to whom", async () => {
      await Page.with("#/new", options, async (page) => {
        await page.paste(record("whos_who"));
        await page.until(() => document.querySelectorAll(".plays tbody tr").length === 12);
        const row = (number) => page.tab.$$eval(".plays tbody tr", (rows, number) => [...rows.find((tr) => tr.firstChild.textContent === number).querySelectorAll("td")].map((td) => td.textContent.replace(/\uFE0E/g, "").replace(/\s*[?!]+$/, "").trim()), number);
        assert.deepEqual(await row("13"), ["♣8", "♠J", "☆ → A"]);
        assert.deepEqual(await row("14"), ["☆ → A", "♥J", "♦9"]);
        await page.click(".mv", "→ A");
        await page.until(() => document.querySelector(".trick .took")?.textContent === "C gives it to A");
        await page.press("ArrowLeft");
        await page.click(".tabs a", "Board");
        await page.until(() => document.querySelector(".ways") !== null && document.querySelectorAll(".trick .card:not(.slot)").length === 3);
        await page.assertWell();
        await page.picture(`gift-${size}`);
      });
    });
  });

test("the best card of the board costs nothing in the report", async () => {
  await Page.with(melds.replace("&p=SJ&at=1", ""), sizes.wide, async (page) => {
    for (let card = 1; card <= 3; ++card) {
      await page.solved();
      await page.press("Space");
      await page.until((count) => document.querySelectorAll(".playlist .mv").length === count, card);
    }
    await page.click(".tabs a", "Report");
    await page.until(() => document.querySelector(".box .dim")?.textContent !== undefined && /No card cost anything/.test(document.querySelector("main").textContent));
    await page.press("Home");
    await page.until(() => /Looking \d+ plays ahead/.test(document.querySelector(".slip")?.textContent ?? ""));
  });
});
