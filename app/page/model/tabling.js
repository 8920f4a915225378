// @ts-check
// What every contract of the deal is worth: asked once a deal, when the worth of the position is there.

export class Tabling {
  /** @param {import("../frame/store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.key = "";
    /** @type {any} */
    this.answer = null;
    /** @type {{done: number, total: number} | null} */
    this.progress = null;
    this.busy = false;
    /** @type {AbortController | null} */
    this.control = null;
  }
  /** The question: the deal before its first card. */
  request() {
    const { plays, ...record } = /** @type {any} */ (this.store.record([]));
    return { ask: "table", time: 60, record };
  }
  leave() {
    this.control?.abort();
    Object.assign(this, { key: "", answer: null, progress: null, busy: false, control: null });
  }
  // Of its own accord only where it is quick, or where there is nothing else to see.
  async ask() {
    const { store } = this;
    const request = this.request();
    const key = JSON.stringify(request);
    if (key === this.key) return;
    this.leave();
    this.key = key;
    const control = (this.control = new AbortController());
    this.busy = true;
    store.changed();
    try {
      const onEvent = (/** @type {any} */ event) => {
        if (this.control !== control || !event.progress) return;
        this.progress = event.progress;
        store.changed();
      };
      const answer = await store.asks.search(request, { signal: control.signal, onEvent });
      if (this.control === control) this.answer = answer;
    } catch {
      if (this.control === control) this.key = "";
    }
    if (this.control !== control) return;
    this.busy = false;
    store.changed();
  }
  stop() {
    this.control?.abort();
    Object.assign(this, { busy: false, control: null });
    this.store.changed();
  }
}
