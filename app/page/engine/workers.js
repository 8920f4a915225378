// @ts-check
// The engine in the browser: WebAssembly in workers, a search in each. The engine is fetched and compiled once; a worker
// that has answered is kept with its tables for the next request, and one whose answer is not wanted any more is ended.
import { EngineError, Watched } from "./state.js";

/** @typedef {import("./connect.js").Engine} Engine */
/** @typedef {import("./connect.js").EngineEvent} EngineEvent */

const kMostWorkers = 4; // at once; each may take some 100 MB

// What looks up and does not search: never behind a search.
const kQuick = new Set(["look", "read", "write", "games", "rules", "puzzle_read", "puzzle_themes", "score"]);

/**
 * @typedef {object} Job
 * @property {string} body
 * @property {boolean} quick
 * @property {((event: EngineEvent) => void) | undefined} onEvent
 * @property {(answer: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {() => void} settled
 */

/** @implements {Engine} */
export class WorkerEngine extends Watched {
  kind = /** @type {const} */ ("worker");

  /** @param {string} base the address of the page */
  constructor(base) {
    super({ state: "loading", loaded: 0, total: 0 });
    this.script = new URL("engine/worker.js", base).href;
    this.wasm = new URL("engine/ouverte.wasm", base).href;
    /** @type {Job[]} */
    this.waiting = [];
    /** @type {Set<Runner>} */
    this.runners = new Set();
    this.load();
  }

  /** @type {Engine["ask"]} */
  ask(request, { signal, onEvent } = {}) {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { state } = this;
      if (state.state === "failed") throw new EngineError(state.message);
      const abort = () => {
        this.drop(job);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      const settled = () => signal?.removeEventListener("abort", abort);
      const job = { body: JSON.stringify(request), quick: kQuick.has(request.ask), onEvent, resolve, reject, settled };
      this.waiting.push(job);
      this.next();
    });
  }

  restart() {
    this.end(new EngineError("the engine was started again"));
    this.load();
  }

  // The engine, fetched and compiled.
  async load() {
    this.become({ state: "loading", loaded: 0, total: 0 });
    try {
      const response = await fetch(this.wasm);
      if (!response.ok) throw new EngineError(`${this.wasm}: ${response.status}`);
      const packed = response.headers.get("Content-Encoding") !== null;
      const total = packed ? 0 : Number(response.headers.get("Content-Length") ?? 0);
      let loaded = 0;
      const counted = new TransformStream({
        transform: (part, controller) => {
          loaded += part.byteLength;
          this.become({ state: "loading", loaded, total });
          controller.enqueue(part);
        },
      });
      const body = response.body?.pipeThrough(counted) ?? null;
      const headers = { "Content-Type": "application/wasm" };
      this.module = await WebAssembly.compileStreaming(new Response(body, { headers }));
    } catch (error) {
      this.fail(error);
      return;
    }
    this.become({ state: "ready" });
    this.next();
    if (this.runners.size === 0) this.start(); // the first to ask need not wait for a worker
  }

  /** @param {unknown} error */
  fail(error) {
    const message = error instanceof Error ? error.message : String(error);
    this.end(new EngineError(message, { cause: error }));
    this.become({ state: "failed", message });
  }

  // All workers, and what they were asked.
  /** @param {EngineError} error */
  end(error) {
    const jobs = [...this.runners].flatMap((runner) => (runner.job ? [runner.job] : []));
    for (const runner of this.runners) runner.worker.terminate();
    this.runners.clear();
    for (const job of [...jobs, ...this.waiting.splice(0)]) {
      job.settled();
      job.reject(error);
    }
  }

  // Nobody wants the answer any more.
  /** @param {Job} job */
  drop(job) {
    this.waiting = this.waiting.filter((other) => other !== job);
    for (const runner of this.runners) {
      if (runner.job !== job) continue;
      runner.worker.terminate();
      this.runners.delete(runner);
      this.start(); // ready before it is needed
    }
    this.next();
  }

  // Hands out what is waiting. One worker is left to questions that do not search.
  next() {
    if (!this.module) return;
    for (const job of [...this.waiting]) {
      const searching = [...this.runners].filter((runner) => runner.job && !runner.job.quick).length;
      if (!job.quick && searching >= kMostWorkers - 1) continue;
      const idle = [...this.runners].filter((runner) => !runner.job);
      const runner = idle.find((each) => each.searched !== job.quick) ?? idle[0] ?? this.start();
      if (!runner) return;
      this.waiting = this.waiting.filter((other) => other !== job);
      runner.give(job);
    }
  }

  start() {
    if (!this.module || this.runners.size >= kMostWorkers) return null;
    const runner = new Runner(this.script, this.module, {
      answered: () => this.next(),
      broke: (message) => this.broke(runner, new EngineError(message)),
    });
    this.runners.add(runner);
    return runner;
  }

  // One worker broke down: so does what it was asked, and where that was nothing, no other would do better.
  /**
   * @param {Runner} runner
   * @param {EngineError} error
   */
  broke(runner, error) {
    const { job } = runner;
    if (!job) return this.fail(error);
    runner.worker.terminate();
    this.runners.delete(runner);
    job.settled();
    job.reject(error);
    this.next();
  }
}

// A worker and what it is being asked.
class Runner {
  /**
   * @param {string} script
   * @param {WebAssembly.Module} module
   * @param {{answered: () => void, broke: (message: string) => void}} host
   */
  constructor(script, module, host) {
    /** @type {Job | null} */
    this.job = null;
    this.searched = false; // has tables that the next search may find something in
    this.host = host;
    this.worker = new Worker(script, { type: "module" });
    this.worker.onmessage = ({ data }) => this.heard(data);
    this.worker.onerror = (event) => host.broke(event.message || "the engine cannot be started");
    this.worker.postMessage({ module });
  }

  /** @param {Job} job */
  give(job) {
    this.job = job;
    this.searched ||= !job.quick;
    this.worker.postMessage({ request: job.body });
  }

  /** @param {{event?: string, answer?: string, broke?: string}} data */
  heard({ event, answer, broke }) {
    const { job } = this;
    if (broke !== undefined) {
      this.host.broke(broke);
    } else if (job && event !== undefined) {
      job.onEvent?.(JSON.parse(event));
    } else if (job && answer !== undefined) {
      this.job = null;
      job.settled();
      job.resolve(JSON.parse(answer));
      this.host.answered();
    }
  }
}
