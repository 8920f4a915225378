// node browser_test.mjs PACKAGE: the package in a browser, its files from a server that knows nothing of them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "../page/browser.mjs";

const [folder] = process.argv.slice(2);
const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
let browser, server;

before(async () => {
  server = createServer(async (request, response) => {
    try {
      if (request.url === "/") return response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
      const bytes = await readFile(join(folder, request.url));
      response.writeHead(200, { "Content-Type": types[extname(request.url)] ?? "text/plain" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

test("questions are answered in a browser's worker, and an aborted search ends", async () => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const found = await page.evaluate(async () => {
    const { Engine } = await import("/browser.js");
    const engine = new Engine();
    const { table } = await engine.table("N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.");
    const { deals } = await engine.ask({ ask: "deal", game: "solo-whist", seed: 3 });
    const controller = new AbortController();
    const hard = engine.table(deals[0], { time: 600 }, { signal: controller.signal, onEvent: () => controller.abort() });
    const ended = await hard.catch((reason) => reason.name);
    const after = await engine.solve({ hands: { N: "A" } }).catch((error) => error.name);
    return { tricks: table.NT.N, ended, after };
  });
  assert.deepEqual(found, { tricks: 2, ended: "AbortError", after: "OuverteError" });
});
