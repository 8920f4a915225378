// What the tests of the report in one file share: the reports, the browser, and what must hold of every page that was open.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, Tab } from "../browser.mjs";

export const [program, work] = process.argv.slice(2);
const records = path.join(path.dirname(fileURLToPath(import.meta.url)), "../records");
// Of each report the arguments: every record, and some judged by other goals or not to their beginning.
export const reports = new Map(
  readdirSync(records).map((file) => [file.replace(/\.pbn$/, ""), [path.join(records, file)]]),
);
reports.set("bridge, cut short", [path.join(records, "bridge.pbn"), "--nodes", "3000"]);
reports.set("hoodwink, made or not", [path.join(records, "hoodwink.pbn"), "--objective", "make"]);
reports.set("royal misere, for one", [path.join(records, "royal_misere.pbn"), "--for", "E"]);
reports.set("rummage, going out", [path.join(records, "rummage_3.pbn"), "--objective", "out"]);
mkdirSync(work, { recursive: true });

export function analyse(...what) {
  const { status, stdout, stderr } = spawnSync(program, ["analyse", ...what], { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(status, what.includes("--nodes") ? 1 : 0, stderr); // 1: a limit was reached
  return stdout;
}
const written = new Set();
export function reportOf(name) {
  const file = path.join(work, `${name.replace(/\W+/g, "_")}.html`);
  if (!written.has(name)) analyse(...reports.get(name), "--html", file);
  written.add(name);
  return file;
}
// What a report has inside.
export const answersOf = (file) => JSON.parse(readFileSync(file, "utf8").match(/id="answers">(.*?)<\/script>/s)[1]);

export let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

// Opens a report, and closes it when the check is done.
export async function withTab(file, options, check) {
  const tab = await Tab.open(browser, file, options);
  try {
    await check(tab);
    await assertWell(tab);
  } finally {
    await tab.close();
  }
}

// Nothing said on the console, nothing against the policy, nothing asked for but the file itself and what is in it.
export async function assertWell(tab) {
  assert.deepEqual(tab.faults, []);
  assert.deepEqual(await tab.violations(), []);
  const asked = tab.requests.map((url) => url.split(":")[0]).filter((scheme) => scheme !== "data");
  assert.deepEqual(asked, ["file"]);
}
