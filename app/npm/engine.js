// @ts-check
// Questions and answers, wherever the engine runs: `node.js` and `browser.js` say how a worker is started.

/**
 * @typedef {object} Started a worker
 * @property {(message: object) => void} post
 * @property {() => void} end
 * @property {(busy: boolean) => void} hold whether the process has to wait for it
 */

/**
 * @typedef {object} Job
 * @property {object | string} request
 * @property {((event: any) => void) | undefined} onEvent
 * @property {(answer: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {() => void} settled
 */

export class OuverteError extends Error {
  /** @param {{code: string, where: string | null, message: string}} error */
  constructor({ code, where, message }) {
    super(where === null ? message : `${where}: ${message}`);
    this.name = "OuverteError";
    this.code = code;
    this.where = where;
  }
}

/**
 * What stands for a deal, as the keys of a request: hands as PBN writes them ("N:AKQ.JT9.876.5432 …"), any text that holds
 * a record, or a record.
 * @param {string | object} deal
 */
export function about(deal) {
  if (typeof deal !== "string") return { record: deal };
  return { text: /^\s*[A-Z]:[^"\n]*$/.test(deal) ? `[Deal "${deal.trim()}"]\n` : deal };
}

/** @param {(heard: (message: any) => void, broke: (reason: Error) => void) => Started} start */
export function engineClass(start) {
  return class Engine {
    /** @type {Job[]} */
    #waiting = [];
    /** @type {Job | null} */
    #current = null;
    /** @type {Started | null} */
    #worker = null;

    /**
     * @param {object | string} request an object, or its text as JSON
     * @param {{signal?: AbortSignal, onEvent?: (event: any) => void}} [options]
     */
    answer(request, { signal, onEvent } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const abort = () => {
          this.#drop(job);
          reject(signal?.reason);
        };
        const settled = () => signal?.removeEventListener("abort", abort);
        const job = { request, onEvent, resolve, reject, settled };
        signal?.addEventListener("abort", abort, { once: true });
        this.#waiting.push(job);
        this.#next();
      });
    }

    /**
     * @param {object} request
     * @param {{signal?: AbortSignal, onEvent?: (event: any) => void}} [options]
     */
    async ask(request, options) {
      const answer = await this.answer(request, options);
      if (answer.error?.code) throw new OuverteError(answer.error);
      return answer;
    }

    /** @param {string | object} deal */
    solve(deal, arguments_ = {}, options = {}) {
      return this.ask({ ask: "solve", ...about(deal), ...arguments_ }, options);
    }
    /** @param {string | object} deal */
    table(deal, arguments_ = {}, options = {}) {
      return this.ask({ ask: "table", ...about(deal), ...arguments_ }, options);
    }
    /** @param {string | object} deal */
    analyse(deal, arguments_ = {}, options = {}) {
      return this.ask({ ask: "analyse", ...about(deal), ...arguments_ }, options);
    }
    /** @param {string | object} deal */
    explain(deal, arguments_ = {}, options = {}) {
      return this.ask({ ask: "explain", ...about(deal), ...arguments_ }, options);
    }
    /** @param {string | object} deal */
    odds(deal, arguments_ = {}, options = {}) {
      return this.ask({ ask: "odds", ...about(deal), ...arguments_ }, options);
    }

    /** Ends the worker; what was asked is rejected. The next question starts another. */
    close() {
      const jobs = [...(this.#current ? [this.#current] : []), ...this.#waiting.splice(0)];
      this.#end();
      for (const job of jobs) {
        job.settled();
        job.reject(new Error("the engine was closed"));
      }
    }

    [Symbol.dispose ?? Symbol.for("Symbol.dispose")]() {
      this.close();
    }

    #end() {
      this.#worker?.end();
      this.#worker = null;
      this.#current = null;
    }

    /** @param {Job} job */
    #drop(job) {
      this.#waiting = this.#waiting.filter((other) => other !== job);
      if (this.#current === job) this.#end();
      this.#next();
    }

    #next() {
      if (this.#current) return;
      this.#current = this.#waiting.shift() ?? null;
      if (!this.#current) return this.#worker?.hold(false);
      this.#worker ??= start((message) => this.#heard(message), (reason) => this.#broke(reason));
      this.#worker.hold(true);
      const { request } = this.#current;
      this.#worker.post({ request: typeof request === "string" ? request : JSON.stringify(request) });
    }

    /** @param {{event?: string, answer?: string, broke?: string}} message */
    #heard({ event, answer, broke }) {
      const job = this.#current;
      if (!job) return;
      if (event !== undefined) return job.onEvent?.(JSON.parse(event));
      if (broke !== undefined) return this.#broke(new Error(broke));
      this.#current = null;
      job.settled();
      job.resolve(JSON.parse(answer ?? "null"));
      this.#next();
    }

    /** @param {Error} reason */
    #broke(reason) {
      const job = this.#current;
      this.#end();
      job?.settled();
      job?.reject(reason);
      this.#next();
    }
  };
}
