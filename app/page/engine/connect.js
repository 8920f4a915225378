// @ts-check
// The one way from the page to an engine. The host that serves the page says in it which engine there is:
//
//   <meta name="ouverte-engine" content="serve">   the program behind the page answers POST ask
//   <meta name="ouverte-engine" content="worker">  the engine is engine/ouverte.wasm, run by engine/worker.js
//   <meta name="ouverte-engine" content="answers"> none: the answers are in the page, a report that was mailed
//
// and with any other content there is no engine. Requests and answers are those of
// docs/formats/requests.md, whichever engine it is.
import { ServeEngine } from "./serve.js";
import { WorkerEngine } from "./workers.js";

/**
 * @typedef {{ask: string, [key: string]: unknown}} Request
 * @typedef {Record<string, any>} Answer  what is wrong with a request is an answer too: {error: {code, where, message}}
 *
 * What is told before the answer: so many of its searches are done, or what is known by now of the value of the
 * position, or of one of its moves. `for`: the seat whose guarantee that is, where all play for themselves.
 * @typedef {{lower: number, upper: number, move?: string, for?: string}} Bounds
 * @typedef {{progress: {done: number, total: number}} | {bounds: Bounds}} EngineEvent
 *
 * Once `signal` is aborted the search ends at once, and the promise is rejected with its reason.
 * @typedef {{signal?: AbortSignal, onEvent?: (event: EngineEvent) => void}} Asking
 *
 * `loading`: bytes of the engine that are here, and in all (0 where the server does not say).
 * @typedef {{state: "loading", loaded: number, total: number} | {state: "ready"} | {state: "failed", message: string}} EngineState
 *
 * @typedef {object} Engine
 * @property {"serve" | "worker" | "answers"} kind
 * @property {EngineState} state
 * @property {(request: Request, asking?: Asking) => Promise<Answer>} ask
 *   rejected with an EngineError where the engine is not there or broke down
 * @property {(watcher: (state: EngineState) => void) => () => void} watch
 *   told of the state now and of each after it, until the function that is returned is called
 * @property {() => void} restart  after `failed`: begins anew; what is being asked is rejected
 */

/**
 * @param {ParentNode & {baseURI: string}} page
 * @returns {Engine | null} null where the page has no engine
 */
export function connect(page = document) {
  const meta = page.querySelector('meta[name="ouverte-engine"]');
  switch (meta?.getAttribute("content")) {
    case "serve":
      return new ServeEngine(page.baseURI);
    case "worker":
      keep(page.baseURI);
      return new WorkerEngine(page.baseURI);
    default:
      return null;
  }
}

// The site is kept for when the network is gone, where the browser lets it.
/** @param {string} base */
function keep(base) {
  navigator.serviceWorker?.register(new URL("service_worker.js", base)).catch(() => {});
}
