// @ts-check
// What runs in a thread of Node.js: told {request}, it says {event} as often as there is one, and {answer} or {broke}.
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { Wasm } from "./wasm.js";

const module = new WebAssembly.Module(readFileSync(new URL("./ouverte.wasm", import.meta.url)));
const engine = new Wasm(module, (event) => parentPort?.postMessage({ event }));

parentPort?.on("message", ({ request }) => {
  try {
    parentPort?.postMessage({ answer: engine.respond(request) });
  } catch (error) {
    parentPort?.postMessage({ broke: error instanceof Error ? error.message : String(error) });
  }
});
