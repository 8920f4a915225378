// @ts-check
// Ouverte in Node.js: the engine in a thread of its own.
import { Worker } from "node:worker_threads";
import { about, engineClass, OuverteError } from "./engine.js";

export const Engine = engineClass((heard, broke) => {
  const worker = new Worker(new URL("./node_worker.js", import.meta.url));
  worker.on("message", heard);
  worker.on("error", broke);
  return {
    post: (message) => worker.postMessage(message),
    end: () => void worker.terminate(),
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
  };
});
export { about, OuverteError };
