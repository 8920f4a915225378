// @ts-check
// What every contract of the deal is worth: asked once a deal, when the worth of the position is there. First with little time,
// so that what is easily found is seen at once and the rest with its bounds; then with more, until all is known.

const kTimes = [0.4, 3, 12, 60, 300]; // seconds; the last only for who asks to go on
const kPasses = kTimes.length - 1;

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
    this.pass = 0; // how many have been answered
    /** @type {AbortController | null} */
    this.control = null;
  }
  /** The question: the deal before its first card. */
  request() {
    const { plays, ...record } = /** @type {any} */ (this.store.record([]));
    return { ask: "table", record };
  }
  leave() {
    this.control?.abort();
    Object.assign(this, { key: "", answer: null, progress: null, busy: false, pass: 0, control: null });
  }
  /** Whether there is more to be found than is known. */
  get open() {
    return !this.answer || (this.answer.exact === false && this.pass < kTimes.length);
  }
  // Of its own accord only where it is quick, or where there is nothing else to see.
  ask() {
    const key = JSON.stringify(this.request());
    if (key === this.key) return Promise.resolve();
    this.leave();
    this.key = key;
    // Of duplicate the whole table is known in less than the second time, but for few deals: then nothing need change.
    if (this.store.look?.duplicate) this.pass = 1;
    return this.run(kPasses);
  }
  goOn() {
    this.key ||= JSON.stringify(this.request());
    return this.run(Math.max(kPasses, this.pass + 1));
  }
  /** @param {number} passes how many are to be answered */
  async run(passes) {
    const { store } = this;
    const control = (this.control = new AbortController());
    const onEvent = (/** @type {any} */ event) => {
      if (this.control !== control || !event.progress) return;
      this.progress = event.progress;
      store.changed();
    };
    this.busy = true;
    store.changed();
    try {
      while (this.open && this.pass < passes) {
        const answer = await store.asks.search({ ...this.request(), time: kTimes[this.pass] }, { signal: control.signal, onEvent });
        if (this.control !== control) return;
        this.answer = answer;
        this.progress = null;
        this.pass += 1;
        store.changed();
      }
    } catch {
      if (this.control === control && !this.answer) this.key = "";
    }
    if (this.control !== control) return;
    this.busy = false;
    store.changed();
  }
  stop() {
    this.control?.abort();
    Object.assign(this, { busy: false, progress: null, control: null });
    this.store.changed();
  }
}
