// node hosts_test.mjs PROGRAM SITE: the page from both its hosts in a browser, `PROGRAM serve` and the folder SITE from a
// file server that knows nothing of it: both engines answer, tell of bounds, stop at once; the site works offline.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { launch } from "./browser.mjs";

const [program, site] = process.argv.slice(2);
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".json": "application/json" };

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

// The address of the page from a host, and what ends it.
const hosts = {
  async serve() {
    const server = spawn(program, ["serve", "--no-open"], { stdio: ["ignore", "pipe", "inherit"] });
    const address = await new Promise((resolve) => server.stdout.once("data", (line) => resolve(String(line).trim())));
    return { address, end: () => server.kill("SIGINT") };
  },
  async site() {
    const prefix = "/some/where/";
    const server = createServer(async (request, response) => {
      const path = new URL(request.url, "http://localhost").pathname;
      const file = path === prefix ? "index.html" : path.slice(prefix.length);
      try {
        if (!path.startsWith(prefix)) throw new Error("outside");
        const bytes = await readFile(join(site, file));
        response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" }).end(bytes);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const end = () => {
      server.close();
      server.closeAllConnections();
    };
    return { address: `http://127.0.0.1:${server.address().port}${prefix}`, end };
  },
};

// A page whose faults are kept, and an engine of its own behind it.
async function open(address) {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(address, { waitUntil: "load" });
  return { page, faults };
}

// Does `work` in the page, with an engine that is kept there.
function withEngine(page, work, argument) {
  return page.evaluate((work, argument) => window.workUnderTest[work](window.engineUnderTest, argument), work, argument);
}

// How the page comes to its engine, as one script.
const connect = join(dirname(fileURLToPath(import.meta.url)), "../../app/page/engine/connect.js");
const bundle = execFileSync("esbuild", [connect, "--bundle", "--format=iife", "--global-name=connecting"], { encoding: "utf8" });

// What is done in the page.
async function prepare(page) {
  await page.evaluate(`${bundle}; window.engineUnderTest = connecting.connect();`);
  await page.evaluate(() => {
    window.workUnderTest = {
      ask: (engine, request) => engine.ask(request),
      // A hard position: the bounds that are told in a second, and how long a stop then takes.
      async stop(engine, record) {
        const control = new AbortController();
        const bounds = [];
        const begin = performance.now();
        let first = null;
        const onEvent = (event) => {
          if (!event.bounds) return;
          first ??= performance.now() - begin;
          bounds.push(event.bounds);
        };
        const asked = engine.ask({ ask: "solve", moves: true, record }, { signal: control.signal, onEvent });
        const ended = asked.then(() => "answered", (reason) => reason.name);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const stop = performance.now();
        control.abort();
        const how = await ended;
        const stopped = performance.now() - stop;
        const answer = await engine.ask({ ask: "deal", game: "bridge" });
        return { bounds, first, how, stopped, next: performance.now() - stop, answer };
      },
    };
  });
}

for (const [name, start] of Object.entries(hosts)) {
  test(`${name}: the engine answers, tells of bounds, and stops`, async () => {
    const { address, end } = await start();
    try {
      const { page, faults } = await open(address);
      await prepare(page);
      const { games } = await withEngine(page, "ask", { ask: "games" });
      assert.equal(games.length, 6);
      const wrong = await withEngine(page, "ask", { ask: "nothing" });
      assert.equal(wrong.error.code, "not_found");
      const { deals } = await withEngine(page, "ask", { ask: "deal", game: "whos-who", contract: "pack 54, soloist A", seed: 2 });
      const told = await withEngine(page, "stop", deals[0]);
      assert.equal(told.how, "AbortError");
      assert.ok(told.answer.deals, "the next is answered");
      assert.ok(told.bounds.length > 0, "bounds are told");
      for (const { lower, upper } of told.bounds) assert.ok(lower <= upper);
      console.log(`${name}: first bounds after ${Math.round(told.first)} ms, stopped after ${Math.round(told.stopped)} ms, the next answered after ${Math.round(told.next)} ms`);
      assert.deepEqual(faults, []);
      await page.close();
    } finally {
      end();
    }
  });
}

test("site: page and engine are less than 1 MB, compressed", async () => {
  const kMost = 1000 * 1000;
  const files = (await readdir(site, { recursive: true, withFileTypes: true })).filter((file) => file.isFile() && !file.path.endsWith("puzzles"));
  const sizes = await Promise.all(files.map(async ({ path, name }) => [name, brotliCompressSync(await readFile(join(path, name))).length]));
  const all = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`site: ${all} bytes by brotli without its puzzles, ${Object.fromEntries(sizes)["ouverte.wasm"]} of them the engine's`);
  assert.ok(all < kMost, sizes.map(([name, size]) => `${name} ${size}`).join(", "));
});

test("site: once opened it works without a network", async () => {
  const { address, end } = await hosts.site();
  const { page } = await open(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  end();
  await page.setOfflineMode(true);
  await page.reload({ waitUntil: "load" });
  await prepare(page);
  assert.equal((await withEngine(page, "ask", { ask: "games" })).games.length, 6);
  assert.ok(await page.$("#app"));
  await page.close();
});
