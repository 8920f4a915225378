// A browser without a window, and pages of files in it that keep account of what went wrong on them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import puppeteer from "puppeteer-core";

const chromium = execFileSync("sh", ["-c", "command -v chromium-headless-shell"], { encoding: "utf8" }).trim();
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// A container's root has no sandbox to offer; all that is opened here was written by the program under test.
export function launch() {
  return puppeteer.launch({
    executablePath: chromium,
    headless: "shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}

export class Tab {
  static async open(browser, file, { width = 1280, height = 900, dark = false, hash = "", touch = false } = {}) {
    const tab = new Tab();
    tab.page = await browser.newPage();
    tab.faults = [];
    tab.requests = [];
    tab.page.on("console", (message) => tab.faults.push(`console: ${message.text()}`));
    tab.page.on("pageerror", (error) => tab.faults.push(`error: ${error.message}`));
    tab.page.on("dialog", async (dialog) => {
      tab.faults.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    tab.page.on("request", (request) => tab.requests.push(request.url()));
    await tab.page.evaluateOnNewDocument(() => {
      window.violations = [];
      document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
    });
    await tab.page.setViewport({ width, height, hasTouch: touch, isMobile: touch });
    await tab.scheme(dark);
    await tab.page.goto(`file://${file}${hash}`);
    await tab.until(() => document.querySelector(".slip, .rows"));
    return tab;
  }
  async scheme(dark) {
    await this.page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
  }
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  // Waits until that is so in the page.
  async until(check, ...with_) {
    try {
      await this.page.waitForFunction(check, { timeout: 60000 }, ...with_);
    } catch {
      const shown = await this.page.evaluate(() => document.body.innerText);
      assert.fail(`waited in vain for ${check}\n${shown.slice(0, 2000)}\n${this.faults.join("\n")}`);
    }
  }
  // The play that is shown: the number behind the dot of the address; waits for it where it is named.
  at() {
    return this.page.evaluate(() => Number(location.hash.split(".")[1]));
  }
  stands(at) {
    return this.until((at) => Number(location.hash.split(".")[1]) === at, at);
  }
  text(selector) {
    return this.page.$eval(selector, (node) => node.textContent);
  }
  // Clicks the first such element with these words in it.
  async click(selector, words = "") {
    await this.until((selector, words) => [...document.querySelectorAll(selector)].some((node) => node.textContent.includes(words)), selector, words);
    await this.page.evaluate((selector, words) => [...document.querySelectorAll(selector)].find((node) => node.textContent.includes(words)).click(), selector, words);
  }
  violations() {
    return this.page.evaluate(() => window.violations);
  }
  // What axe-core finds, as lines; by all of its rules or by those named.
  async accessibilityFaults(...rules) {
    if (!(await this.page.evaluate(() => "axe" in window))) await this.page.evaluate(axeSource);
    return this.page.evaluate(async (rules) => {
      const runOnly = rules.length ? { type: "rule", values: rules } : undefined;
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"], runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} (${nodes.length})`);
    }, rules);
  }
  close() {
    return this.page.close();
  }
}
