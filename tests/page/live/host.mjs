// The page behind `ouverte serve`, in a browser: a host for all tests, and tabs that keep account of what went wrong.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "../browser.mjs";

export const [program, work] = process.argv.slice(2);
export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../..");
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pictures = path.join(work, "pictures");
mkdirSync(pictures, { recursive: true });

export const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844, touch: true } };

let browser;
let host;
export let address;
before(async () => {
  host = spawn(program, ["serve", "--no-open"], { stdio: ["ignore", "pipe", "inherit"] });
  address = await new Promise((done, failed) => {
    host.stdout.once("data", (line) => done(String(line).trim()));
    host.once("exit", (status) => failed(new Error(`serve ended with ${status}`)));
  });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.kill();
  writeGallery();
});

// All pictures on one page, to be looked at.
function writeGallery() {
  const names = readdirSync(pictures).filter((name) => name.endsWith(".png")).sort();
  const figures = names.map((name) => `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name.replace(".png", "")}</figcaption></figure>`);
  const style = "body{display:flex;flex-wrap:wrap;gap:24px;font:14px sans-serif}figure{margin:0}img{width:300px;height:420px;object-fit:cover;object-position:top;border:1px solid #999}";
  writeFileSync(path.join(pictures, "index.html"), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Views of the page</title><style>${style}</style>${figures.join("")}</html>`);
}

export class Page {
  static async open(hash = "", { width = 1280, height = 900, touch = false, dark = false } = {}) {
    const page = new Page();
    page.width = width;
    page.context = await browser.createBrowserContext();
    page.tab = await page.context.newPage();
    page.faults = [];
    page.tab.on("console", (message) => page.faults.push(`console: ${message.text()}`));
    page.tab.on("pageerror", (error) => page.faults.push(`error: ${error.message}`));
    await page.tab.setViewport({ width, height, hasTouch: touch, isMobile: touch });
    await page.tab.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
    await page.tab.goto(`${address.replace(/\/$/, "")}/${hash}`);
    await page.until(() => document.querySelector("main > *:not(h1)") !== null);
    return page;
  }
  // Opens it, and closes it when the check is done.
  static async with(hash, options, check) {
    const page = await Page.open(hash, options);
    try {
      await check(page);
      assert.deepEqual(page.faults, []);
    } finally {
      await page.context.close();
    }
  }

  // A text dropped on New deal, as if pasted.
  async paste(text) {
    await this.until((words) => document.getElementById("paste"), text);
    await this.tab.evaluate((words) => {
      const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("paste"));
      field.value = words;
      field.dispatchEvent(new Event("input"));
    }, text);
  }
  // Waits until that is true in the page; with the last lines of the page in the error.
  async until(check, ...with_) {
    const end = Date.now() + 60000;
    while (Date.now() < end) {
      // What it asks about may not be there yet.
      if (await this.tab.evaluate(check, ...with_).catch(() => false)) return;
      await new Promise((done) => setTimeout(done, 40));
    }
    const shown = await this.tab.evaluate(() => document.body.innerText);
    assert.fail(`waited in vain for ${check}\n${shown.slice(0, 2000)}\n${this.faults.join("\n")}`);
  }
  solved() {
    return this.until(() => /Solved in/.test(document.querySelector(".engine .words")?.textContent ?? ""));
  }
  async press(...keys) {
    for (const key of keys) await this.tab.keyboard.press(key);
  }
  async type(text) {
    await this.tab.keyboard.type(text);
  }
  text(selector) {
    return this.tab.$eval(selector, (node) => node.textContent);
  }
  texts(selector) {
    return this.tab.$$eval(selector, (nodes) => nodes.map((node) => node.textContent));
  }
  async click(selector, words = "") {
    await this.until((selector, words) => [...document.querySelectorAll(selector)].some((node) => node.textContent.includes(words)), selector, words);
    await this.tab.evaluate((selector, words) => {
      [...document.querySelectorAll(selector)].find((node) => node.textContent.includes(words)).click();
    }, selector, words);
  }
  // The first such element with these words, where it can be seen and has come to rest, pressed with the mouse, or a
  // finger on a phone.
  async point(selector, words = "", { starts = false } = {}) {
    const find = (selector, words, starts) => {
      const said = (node) => node.textContent.replace(/\uFE0E/g, "").trim();
      const seen = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility() && !node.disabled);
      const node = seen.find((node) => said(node) === words) ?? seen.find((node) => (starts ? said(node).startsWith(words) : said(node).includes(words)));
      if (!node) return null;
      const { top, bottom } = node.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight - 70) node.scrollIntoView({ block: "center" });
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    let place = null;
    for (let [end, before] = [Date.now() + 60000, null]; !place && Date.now() < end;) {
      const now = await this.tab.evaluate(find, selector, words, starts);
      if (now && before && now.x === before.x && now.y === before.y) place = now;
      else await new Promise((done) => setTimeout(done, 20));
      before = now;
    }
    assert.ok(place, `${selector} ${words} is nowhere to be seen`);
    if (this.width < 500) await this.tab.touchscreen.tap(place.x, place.y);
    else await this.tab.mouse.click(place.x, place.y);
  }
  // Every control is 44 px or more each way, but for cards that stand in the tray too and the names above them.
  async assertTouchable() {
    const small = await this.tab.evaluate(() => [...document.querySelectorAll("button, a, select, summary, label.btn, textarea, input:not(.vh)")]
      .filter((node) => node.checkVisibility() && !node.closest(".vh, .skip") && !node.matches(".seat .card, .seat > header .plain"))
      .map((node) => [node, (node.matches("input[type=checkbox], input[type=radio]") ? node.closest("label") : node).getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
      .map(([node, { width, height }]) => `${node.outerHTML.slice(0, 120)} ${Math.round(width)} × ${Math.round(height)}`));
    assert.deepEqual(small, []);
  }
  hash() {
    return this.tab.evaluate(() => location.hash);
  }
  picture(name) {
    return this.tab.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
  }
  // What must hold of every view: axe-core finds nothing, nothing is wider than the screen, nothing scrolls inside.
  async assertWell() {
    if (!(await this.tab.evaluate(() => "axe" in window))) await this.tab.evaluate(axeSource);
    const found = await this.tab.evaluate(async (width) => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"], preload: false });
      const nested = [...document.querySelectorAll("main *, .bar *")].filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node);
        return [overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll") && (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1);
      });
      return {
        axe: violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} (${nodes.length}) ${nodes[0].failureSummary}`),
        wide: Math.max(document.documentElement.scrollWidth, innerWidth) - width,
        nested: nested.map((node) => node.outerHTML.slice(0, 200)),
      };
    }, this.width);
    assert.deepEqual(found.axe, []);
    assert.ok(found.wide <= 0, `${found.wide} px too wide`);
    assert.deepEqual(found.nested, []);
  }
}

export const record = (name) => readFileSync(path.join(root, "tests/page/records", `${name}.pbn`), "utf8");
export const played = (name) => readFileSync(path.join(root, "examples/played", `${name}.pbn`), "utf8");
