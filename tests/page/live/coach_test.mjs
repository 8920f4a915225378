// The coach: a deal is played through with hidden hands, and nothing on the page tells of them before the end.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Page, played, sizes } from "./host.mjs";

const deal = "#/board?g=bridge&d=NESW:AQ74.72.A853.A62_T862.653.QJT.K73_K3.A84.K72.QJT98_J95.KQJT9.964.54&c=(trump:NT,declarer:S,level:3)";
const hiddenCards = ["T862", "J95", "KQJT9"]; // of East and West, as hands are written

const turn = () => /^Your turn/.test(document.querySelector(".verdict .big")?.textContent ?? "");
const next = (cards) => document.querySelector(".acts .first") !== null || document.querySelector(cards) !== null;

// Sits down at the deal of the address.
async function sitDown(page) {
  await page.until(() => document.querySelector(".verdict") !== null);
  await page.click(".tabs a", "Coach");
  await page.click(".btn", "Sit down");
  await page.until(turn);
}

for (const [size, options] of Object.entries(sizes))
  describe(`the coach, ${size}`, () => {
    const card = size === "phone" ? ".tray button.card" : ".seat button.card";

    test("hides the other hands everywhere until they are asked for", async () => {
      await Page.with(deal, options, async (page) => {
        await sitDown(page);
        const seen = await page.tab.evaluate(() => ({ html: document.querySelector("#app").innerHTML, title: document.title, hash: location.hash }));
        assert.equal(seen.hash, "#/coach");
        for (const cards of hiddenCards) assert.ok(!JSON.stringify(seen).includes(cards), cards);
        assert.equal(await page.tab.$$eval(".seat.closed", (nodes) => nodes.length), 2);
        assert.doesNotMatch(seen.html, /data-card="S[T8625J9]"/);
        await page.assertWell();
        await page.picture(`coach-${size}`);
        await page.click(".acts .btn", "Show hands");
        await page.until(() => document.querySelectorAll(".seat.closed").length === 0);
        await page.click(".acts .btn", "Hide hands");
        await page.until(() => document.querySelectorAll(".seat.closed").length === 2);
      });
    });

    test("hints in steps, takes back, outlasts a reload, and judges at the end", async () => {
      await Page.with(deal, options, async (page) => {
        await sitDown(page);
        await page.press("i");
        await page.until(() => document.querySelector(".hint") !== null);
        assert.doesNotMatch(await page.text(".hint"), /Play [♠♥♦♣]/);
        await page.click(".acts .btn", "More");
        await page.click(".acts .btn", "More");
        await page.until(() => /Play [♠♥♦♣]/.test(document.querySelector(".hint").textContent));
        await page.click(card);
        await page.until(next, card);
        const cards = await page.tab.$$eval(card, (nodes) => nodes.length);
        await page.tab.reload();
        await page.until(turn);
        assert.equal(await page.tab.$$eval(card, (nodes) => nodes.length), cards);
        await page.press("Backspace");
        await page.until(() => document.querySelector('.acts [aria-disabled]')?.textContent.includes("Take back") && document.querySelector(".tray, .seat.turn"));
        for (let plays = 0; plays < 26 && (await page.tab.$(card)); ++plays) {
          await page.click(card);
          await page.until(next, card);
        }
        await page.until(() => document.querySelector(".acts .first")?.textContent.includes("Report"));
        assert.match(await page.text(".side"), /Your cards/);
        await page.assertWell();
        await page.picture(`coach-over-${size}`);
        await page.click(".acts .btn", "Report");
        await page.until(() => location.hash.startsWith("#/report"));
      });
    });
  });

test("asks for the exchange and the announcement, with advice", async () => {
  const deal = {
    game: "dreiertarock", dealer: "C", contract: { name: "single", declarer: "A", talon: ["Q....10,2", "J.N...1"] },
    hands: { A: ".K.QJ1.T.*,20,18,11,7,6,3", B: "KT.QJ1..QJ.21,19,15,9,4", C: "N..KN.KN.17,16,14,13,12,8,5" },
  };
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.paste(JSON.stringify(deal));
    await page.until(() => location.hash.startsWith("#/board"));
    await page.click(".tabs a", "Coach");
    await page.click(".btn", "Sit down");
    await page.until(() => document.querySelector(".choice") !== null);
    await page.assertWell();
    assert.match(await page.text(".verdict .big"), /Which group do you take/);
    await page.click(".choice .btn", "Advice");
    await page.click(".choice .link", "Take it");
    await page.until(() => /lay aside/.test(document.querySelector(".verdict .big").textContent));
    const offered = (await page.texts(".choice .tag")).map((each) => each.replace(/\uFE0E/g, ""));
    assert.ok(!offered.includes("♥K") && !offered.includes("Pagat"), String(offered));
    for (const card of ["♣︎10", "♦︎1", "♦︎Q"]) await page.click('.choice .tag', card);
    await page.assertWell();
    assert.equal(await page.tab.$eval(".choice input", (field) => field.value), "CT D1 DQ");
    await page.picture("coach-exchange");
    await page.click('.choice .tag', "♣︎10");
    await page.click('.choice .tag', "♦︎J");
    assert.equal(await page.tab.$eval(".choice input", (field) => field.value), "D1 DQ DJ");
    await page.click(".choice .btn", "Say it");
    const asked = [];
    const over = () => document.querySelector(".choice .btn.small") !== null || /^Your turn/.test(document.querySelector(".verdict .big")?.textContent ?? "");
    for (await page.until(over); await page.tab.$(".choice"); await page.until(over)) {
      asked.push(await page.text(".verdict .big"));
      await page.click(".choice .btn.small", "nothing");
      await page.click(".choice .btn", "Say it");
      await page.until((question) => document.querySelector(".verdict .big").textContent !== question, asked.at(-1));
    }
    assert.match(asked[0], /announce/);
    await page.until(turn);
  });
});

test("a connection that is lost is said so, and what was asked is asked again", async () => {
  await Page.with(deal, sizes.wide, async (page) => {
    await sitDown(page);
    let reachable = false;
    await page.tab.setRequestInterception(true);
    page.tab.on("request", (request) => (request.method() === "POST" && !reachable ? request.abort() : request.continue()));
    await page.click(".seat.turn button.card");
    await page.until(() => /The play has stopped.*cannot be reached/s.test(document.querySelector(".verdict")?.textContent ?? ""));
    assert.doesNotMatch(await page.text(".verdict"), /thinking/);
    await page.assertWell();
    reachable = true;
    await page.click(".verdict .btn", "Try again");
    await page.until(() => /Your turn/.test(document.querySelector(".verdict .big")?.textContent ?? ""));
    page.faults = page.faults.filter((fault) => !/Failed to load|ERR_FAILED/.test(fault));
  });
});
