// @ts-check
// What runs in a worker: one engine of its own. Told {module}, then {request} after {request}, it says {event} as often
// as there is one, and {answer}; or {broke} if the engine did, and then nothing more. All of them are JSON texts.
import { Wasm } from "./wasm.js";

/** @type {Wasm | undefined} */
let engine;

self.onmessage = ({ data }) => {
  try {
    if (data.module) {
      engine = new Wasm(data.module, (event) => self.postMessage({ event }));
    } else if (engine) {
      self.postMessage({ answer: engine.respond(data.request) });
    }
  } catch (error) {
    self.postMessage({ broke: error instanceof Error ? error.message : String(error) });
  }
};
