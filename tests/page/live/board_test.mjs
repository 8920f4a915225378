// The board: every card with its value, played for every seat, back and on, and lines that part.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Page, record, sizes } from "./host.mjs";

const kDeal = "#/board?g=bridge&d=NESW:K943.J92.KT42.K5_876.AQ63.AQ73.T2_AJT52..J98.A9873_Q.KT8754.65.QJ64&c=(trump:S,declarer:S,level:4)&r=(leader:W,dealer:N,tags:!(!(Vulnerable,None)))";

for (const [size, options] of Object.entries(sizes))
  describe(`the board, ${size}`, () => {
    const cards = size === "phone" ? ".tray .card" : ".seat .card";

    test("says what each card is worth, and plays any of them for any seat", async () => {
      await Page.with(kDeal, options, async (page) => {
        await page.solved();
        assert.equal(await page.text(".verdict .big"), "10 tricks, made");
        await page.click(`${cards}[data-card="H7"]`);
        await page.until(() => document.querySelector(".seat.turn")?.textContent.includes("North"));
        await page.click(`${cards}[data-card="H2"]`);
        await page.click(`${cards}[data-card="HA"]`);
        await page.until(() => document.querySelector(".seat.turn")?.textContent.includes("South"));
        await page.solved();
        assert.match(await page.text(".verdict .big"), /^11 tricks/);
        const badge = (card) => page.tab.$eval(`${cards}[data-card="${card}"]`, (node) => [node.querySelector(".v").textContent, node.classList.contains("keep")]);
        assert.deepEqual(await badge("SA"), ["+1", true]);
        assert.deepEqual(await badge("D9"), ["=", false]);
        assert.deepEqual(await badge("CA"), ["−1", false]);
        await page.assertWell();
        await page.picture(`board-${size}`);
      });
    });

    test("fills a defender's best card, and outlines his error", async () => {
      await Page.with(kDeal, options, async (page) => {
        await page.solved();
        const kinds = await page.tab.$$eval(`${cards}.can`, (all) => all.map((node) => [node.dataset.card, node.classList.contains("keep")]));
        assert.deepEqual(kinds.filter(([, keep]) => keep).map(([card]) => card), ["D6", "D5"]);
      });
    });

    test("keeps lines as a tree, in the address, through a reload and the back button", async () => {
      await Page.with(kDeal, options, async (page) => {
        await page.solved();
        await page.press("h", "7");
        await page.until(() => /p=H7/.test(location.hash));
        await page.press("ArrowLeft");
        await page.press("d", "6");
        await page.until(() => /v=0\(D6\)/.test(location.hash));
        await page.press("Escape");
        await page.until(() => document.querySelectorAll(".fork .tag").length === 2);
        await page.press("ArrowDown", "ArrowRight");
        await page.until(() => document.querySelector(".mv[aria-current]") !== null);
        const lines = await page.texts(".line .branch");
        const hash = await page.hash();
        await page.tab.reload();
        await page.until(() => document.querySelector(".line .branch") !== null);
        assert.deepEqual(await page.texts(".line .branch"), lines);
        assert.equal(await page.hash(), hash);
        await Page.with(hash, options, async (other) => {
          await other.until(() => document.querySelector(".line .branch") !== null);
          assert.deepEqual(await other.texts(".line .branch"), lines);
        });
        await page.press("Backspace");
        await page.until(() => !location.hash.includes("v="));
      });
    });

    test("sets the contract from a cell of the table, and tells par", async () => {
      await Page.with(kDeal, options, async (page) => {
        await page.until(() => document.querySelectorAll(".grid button").length >= 20 && document.querySelector(".par") !== null);
        assert.match(await page.text(".par"), /6♥.* doubled −2/);
        await page.click('.grid button[aria-label^="hearts by East"]');
        await page.until(() => /♥.* by East/.test(document.querySelector(".dealbar .contract").textContent));
        assert.match(await page.hash(), /declarer:E/);
      });
    });

    test("hides the values, and shows only what one seat sees", async () => {
      await Page.with(kDeal, options, async (page) => {
        await page.solved();
        await page.press("m");
        await page.until(() => document.querySelectorAll(".card .v").length === 0);
        await page.press("m");
        await page.click(".seat.turn header .plain");
        await page.until(() => document.querySelectorAll(".seat.closed").length === 3);
      });
    });

    // Where players write down scores of their own, these stand on the cards, and no settlement.
    const scores = { hoodwink: { key: /The score of the Hood/, badge: /^\d+$/ }, whos_who: { key: /The score of the soloist, below 0 that of each partner/, badge: /^−?1\d$|^−?2\d$/ } };
    for (const name of ["bridge", "solo_whist", "hoodwink", "whos_who", "dreiertarock", "rummage_4", "rummage_6", "royal_misere"])
      test(`shows a deal of ${name}, every hand and value, and is played to its end by Space`, async () => {
        await Page.with("#/new", options, async (page) => {
          await page.paste(record(name));
          await page.until(() => location.hash.startsWith("#/report"));
          await page.click(".tabs a", "Board");
          await page.until(() => document.querySelector(".verdict .engine") !== null);
          await page.solved();
          const badges = await page.texts(".seat .card.can .v");
          assert.notEqual(badges.length, 0);
          if (scores[name]) {
            assert.match(await page.text(".table"), scores[name].key);
            for (const badge of badges) assert.match(badge, scores[name].badge);
            assert.doesNotMatch(await page.text(".verdict .big"), /settlement/);
          }
          await page.assertWell();
          await page.picture(`${name}-${size}`);
          await page.press("End");
          await page.until(() => document.querySelector(".mv[aria-current]") !== null);
        });
      });
  });

describe("a hard position", () => {
  // A misère with all cards out, which takes long.
  const hard = "#/board?g=solo-whist&d=NESW:QT642.KJ52.KJT.2_KJ985.A963.A65.J_A73.Q7.82.AK9876_.T84.Q9743.QT543&c=(name:competitive-misere,trump:NT)&r=(dealer:E)";
  test("is stopped at once and gone on with, and the page stays alive", async () => {
    await Page.with(hard, sizes.wide, async (page) => {
      await page.until(() => document.querySelector(".engine.busy .btn") !== null || /Solved|proved/.test(document.querySelector(".engine")?.textContent ?? ""));
      // Clicked where it stands: it goes when all is known, which may be at any moment.
      const clicked = (/** @type {string} */ words) => page.tab.evaluate((words) => {
        const button = [...document.querySelectorAll(".engine .btn")].find((each) => each.textContent.includes(words));
        if (button instanceof HTMLElement) button.click();
        return button !== undefined;
      }, words);
      if (await clicked("Stop")) {
        await page.until(() => /Go on|Solved|proved/.test(document.querySelector(".engine")?.textContent ?? ""));
        if (await clicked("Go on")) await page.until(() => !document.querySelector(".engine")?.textContent.includes("Go on"));
      }
      await page.click(".tabs a", "Report");
    });
  });
});

test("cards are reached by Tab and the arrows, and the focus goes with the play", async () => {
  await Page.with(kDeal, sizes.wide, async (page) => {
    await page.solved();
    await page.tab.focus('.seat .card[tabindex="0"]');
    const focused = () => page.tab.evaluate(() => document.activeElement.dataset.card);
    assert.equal(await focused(), "SQ");
    await page.press("ArrowRight");
    assert.equal(await focused(), "HK");
    await page.press("Enter");
    await page.until(() => document.activeElement?.closest(".seat")?.textContent.includes("North"));
    assert.match(await page.text('[role="status"]'), /West plays king of hearts/);
  });
});
