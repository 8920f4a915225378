// Share: text, PBN and pictures of what stands on the table; keys and settings; print.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page, sizes } from "./host.mjs";

const kDeal = "#/board?g=bridge&d=NESW:K943.J92.KT42.K5_876.AQ63.AQ73.T2_AJT52..J98.A9873_Q.KT8754.65.QJ64&c=(trump:S,declarer:S,level:4)&r=(leader:W,dealer:N)&p=H7.H2&at=2";

test("every form of sharing is one click", async () => {
  for (const options of Object.values(sizes))
    await Page.with(kDeal, options, async (page) => {
      await page.until(() => document.querySelector(".seat") !== null);
      await page.click('.bar [aria-label="Share"]');
      await page.until(() => document.querySelector("dialog[open]") !== null);
      await page.assertWell();
      const saved = page.tab.evaluate(() => new Promise((done) => {
        URL.createObjectURL = (blob) => {
          blob.text().then(done);
          return "#";
        };
        HTMLAnchorElement.prototype.click = () => {};
      }));
      await page.click("dialog .btn", "SVG");
      const svg = await saved;
      for (const part of ["<svg", "North", "4♠", "J 9"]) assert.ok(svg.includes(part), part);
      await page.press("Escape");
      await page.until(() => document.querySelector("dialog") === null);
    });
});

test("keys are listed, and letters can be switched off", async () => {
  await Page.with(kDeal, sizes.wide, async (page) => {
    await page.solved();
    await page.press("?");
    await page.until(() => document.querySelector("dialog[open]") !== null);
    await page.assertWell();
    await page.click("dialog label", "Single letters");
    await page.press("Escape");
    await page.until(() => document.querySelector("dialog") === null);
    await page.press("h", "a");
    await page.press("ArrowLeft");
    await page.until(() => /at=1/.test(location.hash));
    assert.doesNotMatch(await page.hash(), /v=/);
  });
});

test("can be read in the dark and on paper", async () => {
  await Page.with(kDeal, { ...sizes.wide, dark: true }, async (page) => {
    await page.solved();
    await page.assertWell();
    await page.picture("board-dark");
    await page.tab.emulateMediaType("print");
    const shown = await page.tab.$$eval(".bar, .steps, .dealbar", (nodes) => nodes.filter((node) => node.checkVisibility()).length);
    assert.equal(shown, 0);
  });
});
