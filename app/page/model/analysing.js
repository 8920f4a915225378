// @ts-check
// The judgement of the record on the table: marks first, then the reasons, then what the players could know.

export class Analysing {
  /** @param {import("../frame/store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.key = "";
    /** @type {any} */
    this.answer = null;
    /** @type {{done: number, total: number} | null} */
    this.progress = null;
    this.busy = false;
    this.fault = "";
    this.reasons = false; // whether the reasons are there
    /** @type {AbortController | null} */
    this.control = null;
  }

  /** The moves of the record: the main line. */
  plays() {
    return this.store.tree.main();
  }
  /** Whether the answer is about what is on the table. */
  get fits() {
    return this.key !== "" && this.key === JSON.stringify(this.store.record(this.plays()));
  }
  leave() {
    this.control?.abort();
    Object.assign(this, { key: "", answer: null, progress: null, busy: false, reasons: false, control: null, fault: "" });
  }
  async ask() {
    const { store } = this;
    const record = store.record(this.plays());
    const key = JSON.stringify(record);
    if (key === this.key) return;
    this.leave();
    this.key = key;
    const control = (this.control = new AbortController());
    this.busy = true;
    store.changed();
    for (const pass of [{ why: false }, { why: true }, { why: true, fair: true }]) {
      const onEvent = (/** @type {any} */ event) => {
        if (this.control !== control || !event.progress) return;
        this.progress = event.progress;
        store.changed();
      };
      try {
        const answer = await store.asks.search({ ask: "analyse", ...pass, record }, { signal: control.signal, onEvent });
        if (this.control !== control) return;
        if (answer.error) {
          if (!pass.fair) this.fault = answer.error.message;
          break;
        }
        this.answer = answer;
        this.reasons = pass.why;
      } catch (error) {
        if (this.control !== control) return;
        if (!control.signal.aborted) this.fault = error instanceof Error ? error.message : String(error);
        break;
      }
      store.changed();
    }
    this.busy = false;
    this.control = null;
    store.changed();
  }

  /** The trace that is shown: the one, or that of whoever is asked about. */
  get trace() {
    const traces = this.answer?.traces ?? [];
    return traces.find((/** @type {any} */ each) => each.for && each.for === this.store.whose) ?? traces[0] ?? null;
  }
  /**
   * @param {number | null} value
   * @param {any} [trace]
   */
  words(value, trace = this.trace) {
    return trace?.words[String(value)] ?? String(value);
  }
  /**
   * A play, in the trace that it is charged in.
   * @param {number} at
   */
  play(at) {
    const traces = this.answer?.traces ?? [];
    const own = traces.find((/** @type {any} */ each) => each.plays[at]?.charged) ?? this.trace;
    return own?.plays[at] ? { ...own.plays[at], trace: own, at } : null;
  }
  /** What each player did: in the trace of whoever it is, where all play for themselves. */
  accounts() {
    const traces = this.answer?.traces ?? [];
    return traces.flatMap((/** @type {any} */ trace) => trace.accounts.filter((/** @type {any} */ each) => !trace.for || each.player === trace.for));
  }
  /** The plays that cost their player something. */
  costly() {
    return this.charged().filter((play) => play.cost > 0);
  }
  /** These, and those that do only if everyone plays for himself. */
  marked() {
    return this.charged().filter((play) => play.cost > 0 || play.for_himself);
  }
  charged() {
    const count = this.trace?.plays.length ?? 0;
    return Array.from({ length: count }, (_, at) => this.play(at)).filter((play) => play?.charged);
  }
}
