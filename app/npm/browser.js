// @ts-check
// Ouverte in a browser: the engine in a worker of its own. The bundler, or the server, needs ouverte.wasm beside this file.
import { about, engineClass, OuverteError } from "./engine.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

export const Engine = engineClass((heard, broke) => {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (event) => broke(new Error(event.message || "the engine cannot be started"));
  compiled ??= fetch(new URL("./ouverte.wasm", import.meta.url))
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.compile(bytes));
  const ready = compiled.then((module) => worker.postMessage({ module }));
  ready.catch((error) => {
    compiled = undefined;
    broke(error);
  });
  return {
    post: (message) => void ready.then(() => worker.postMessage(message)).catch(() => {}),
    end: () => worker.terminate(),
    hold: () => {},
  };
});
export { about, OuverteError };
