// @ts-check
// What the players of all boards decided, idea by idea: asked for once a file, for it takes a while.
import { movesOf, recordOf } from "./records.js";

export class Profiling {
  /** @param {import("../frame/store.js").Store} store */
  constructor(store) {
    this.store = store;
    /** @type {any[]} */
    this.boards = []; // that it is about
    /** @type {any} */
    this.answer = null;
    /** @type {{done: number, total: number} | null} */
    this.progress = null;
    this.busy = false;
    this.fault = "";
    /** @type {AbortController | null} */
    this.control = null;
  }
  /** Whether it is about what is on the table. */
  get fits() {
    return this.boards === this.store.boards;
  }
  async ask() {
    const { store } = this;
    this.stop();
    const control = (this.control = new AbortController());
    Object.assign(this, { boards: store.boards, answer: null, progress: null, busy: true, fault: "" });
    store.changed();
    const text = store.boards.map((record) => JSON.stringify(recordOf(record, movesOf(record)))).join("\n");
    const onEvent = (/** @type {any} */ event) => {
      if (this.control !== control || !event.progress) return;
      this.progress = event.progress;
      store.changed();
    };
    try {
      const answer = await store.asks.search({ ask: "habits", text }, { signal: control.signal, onEvent });
      if (this.control !== control) return;
      if (answer.error) this.fault = answer.error.message;
      else this.answer = answer;
    } catch (error) {
      if (this.control !== control) return;
      this.fault = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
    this.control = null;
    store.changed();
  }
  stop() {
    this.control?.abort();
    Object.assign(this, { control: null, busy: false });
  }
}
