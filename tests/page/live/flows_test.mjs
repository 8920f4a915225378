// Moves with a second part by keys alone, an engine that stops working, files dropped, and addresses that are long.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Page, record, sizes } from "./host.mjs";

test("a trick is given away in Who's Who by keys alone", async () => {
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.paste(record("whos_who"));
    await page.until(() => location.hash.startsWith("#/report"));
    await page.click(".tabs a", "Board");
    await page.until(() => /p=/.test(location.hash) && document.querySelector(".seat") !== null);
    await page.press("End", "ArrowLeft");
    await page.until(() => document.querySelector(".ways h2")?.textContent === "Who gets the trick?");
    await page.assertWell();
    await page.tab.focus(".ways .btn");
    await page.press("Enter");
    await page.until(() => document.querySelector(".ways") === null);
  });
});

test("a card of Rummage opens what may be laid down with it, and Escape takes it back", async () => {
  await Page.with("#/new", sizes.wide, async (page) => {
    await page.paste(record("rummage_4"));
    await page.until(() => location.hash.startsWith("#/report"));
    await page.click(".tabs a", "Board");
    await page.until(() => document.querySelector('.seat [data-card="HT"]') !== null);
    await page.press("h", "t");
    await page.until(() => document.querySelectorAll(".ways .btn").length > 2);
    await page.assertWell();
    await page.press("Escape");
    await page.until(() => document.querySelector(".ways") === null);
    await page.press("h", "t");
    await page.until(() => document.querySelectorAll(".ways .btn").length > 2);
    await page.tab.focus(".ways .btn");
    await page.press("Enter");
    await page.until(() => /v=0\(HT/.test(location.hash) || /p=HT/.test(location.hash));
  });
});

test("an engine that is out of reach is said so, and started again", async () => {
  await Page.with("#/board?g=bridge&d=NESW:A..._K..._Q..._J...&c=(trump:NT,declarer:S)&r=(leader:W)", sizes.wide, async (page) => {
    await page.solved();
    await page.tab.setRequestInterception(true);
    let reachable = false;
    page.tab.on("request", (request) => (request.method() === "POST" && !reachable ? request.abort() : request.continue()));
    await page.tab.evaluate(() => {
      location.hash = "#/board?g=bridge&d=NESW:K..._A..._Q..._J...&c=(trump:NT,declarer:S)&r=(leader:W)";
    });
    await page.until(() => document.querySelector(".fault")?.textContent.includes("stopped working"));
    await page.assertWell();
    reachable = true;
    await page.click(".fault .btn", "Start again");
    await page.solved();
    page.faults = page.faults.filter((fault) => !/Failed to load|ERR_FAILED/.test(fault));
  });
});

test("a file dropped anywhere is read", async () => {
  await Page.with("", sizes.wide, async (page) => {
    await page.tab.evaluate((words) => {
      const data = new DataTransfer();
      data.items.add(new File([words], "deal.pbn"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, record("bridge"));
    await page.until(() => location.hash.startsWith("#/report"));
  });
});

test("a long address is packed, and opens the same in a fresh browser", async () => {
  const long = "x".repeat(7000);
  const hash = `#/board?g=bridge&d=NESW:A..._K..._Q..._J...&c=(trump:NT,declarer:S)&r=(leader:W,tags:!(!(Event,'${long}')))`;
  await Page.with(hash, sizes.wide, async (page) => {
    await page.solved();
    await page.press("s", "j");
    await page.until(() => location.hash.includes("?z="));
    const packed = await page.hash();
    assert.ok(packed.length < 1000);
    await Page.with(packed, sizes.wide, async (other) => {
      await other.until(() => document.querySelector(".mv[aria-current]") !== null);
    });
  });
});

test("at twice the size the layout is the phone's, and nothing is too wide", async () => {
  await Page.with("#/board?g=bridge&d=NESW:A..._K..._Q..._J...&c=(trump:NT,declarer:S)&r=(leader:W)", { width: 640, height: 450 }, async (page) => {
    await page.solved();
    assert.ok(await page.tab.$eval(".tray", (node) => node.checkVisibility()));
    await page.assertWell();
  });
});

test("what every contract makes is shown as it is found, stopped, and gone on with", async () => {
  const hands = "3.AT52.QJ653.KQ5_JT72.Q87.42.AT74_A865.KJ9.A98.986_KQ94.643.KT7.J32";
  await Page.with(`#/board?g=solo-whist&d=NESW:${hands}&r=(dealer:S)`, sizes.wide, async (page) => {
    const working = () => document.querySelector(".makes .row")?.textContent.startsWith("Working out the rest") && document.querySelectorAll(".deals li").length >= 66;
    await page.until(working);
    assert.match((await page.texts(".deals .chip.part")).join(), /−\d+ to [+−]?\d+/);
    await page.assertWell();
    await page.click(".makes .btn", "Stop");
    await page.until(() => document.querySelector(".makes > .btn")?.textContent === "Go on" && document.querySelectorAll(".deals li").length >= 66);
    await page.click(".makes .btn", "Go on");
    await page.until(working);
    await page.click(".deals .deal");
    await page.solved();
  });
});
