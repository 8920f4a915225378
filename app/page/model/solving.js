// @ts-check
// The worth of the position one stands at: asked for, watched while it is searched, stopped, gone on with.

import { isAmount, signed } from "./values.js";

/** @typedef {{lower: number, upper: number}} Span */
/** @typedef {"idle" | "busy" | "done" | "stopped" | "failed"} State */

const kQuiet = 150; // before it is said that something is being worked out
const kJudged = 300_000; // nodes that a turn is judged with everywhere where play need not end (docs/marks.md)

export class Solving {
  /** @param {import("../frame/store.js").Store} store */
  constructor(store) {
    this.store = store;
    /** @type {State} */
    this.state = "idle";
    this.slow = false;
    /** @type {any} */
    this.answer = null;
    /** @type {Span | null} */
    this.bounds = null;
    /** @type {Map<string, Span>} */
    this.moves = new Map();
    /** @type {AbortController | null} */
    this.control = null;
    this.key = "";
    this.fault = "";
    /** @type {any} */
    this.himself = null; // what comes of the deal if everyone plays for himself
  }

  /** The question about where one stands. */
  request() {
    const { store } = this;
    const { look } = store;
    const { game, dealer, objective } = /** @type {any} */ (store.deal);
    const { hands, table, leader, won, contract } = look.position;
    const record = { game, hands, table, leader, won, contract, dealer, objective };
    const request = { ask: "solve", moves: true, line: true, words: true, record };
    const everyone = look.stakes?.length > 1;
    if (everyone) Object.assign(request, { for: this.seat() });
    // The same limit as in the report and the coach, so that all three say the same of a card.
    if (this.endless) Object.assign(request, { nodes: kJudged });
    else if (!look.rows || everyone) Object.assign(request, { time: 4 });
    return request;
  }
  /** Whether play need not end, and the contract names no end. */
  get endless() {
    const { look } = this.store;
    return !look.rows && look.position.contract?.horizon === undefined;
  }
  /** Whose value is asked for, where all play for themselves. */
  seat() {
    const { store } = this;
    return store.whose || store.look.position.to_move || store.look.seats[0];
  }
  /** What whoever plays wants of the value that is shown: high or low. */
  get side() {
    const { look } = this.store;
    if (look.stakes?.length > 1) return look.position.to_move === this.seat() ? "high" : "low";
    return look.side;
  }
  get stakes() {
    const all = this.store.look?.stakes ?? [];
    const stakes = all.find((/** @type {any} */ each) => each.for === this.seat()) ?? all[0];
    return stakes && { ...stakes, own_scores: this.answer?.own_scores };
  }

  // One stands somewhere else: the search that ran is of no use any more.
  arrive() {
    const { look, settings } = this.store;
    if (!look.moves || look.over) return this.leave();
    const request = this.request();
    const key = JSON.stringify(request);
    if (key === this.key && this.state !== "failed") return;
    this.leave();
    this.key = key;
    const known = this.store.asks.known(request);
    if (known) {
      this.done(known);
      this.askHimself();
    } else if (settings.now.solve || this.store.mailed) this.start();
  }
  leave() {
    this.control?.abort();
    this.control = null;
    Object.assign(this, { state: "idle", slow: false, answer: null, bounds: null, himself: null, key: "", fault: "" });
    this.moves = new Map();
  }

  async start() {
    const control = (this.control = new AbortController());
    const request = this.request();
    this.key = JSON.stringify(request);
    this.state = "busy";
    this.slow = false;
    const timer = setTimeout(() => {
      if (this.control !== control) return;
      this.slow = true;
      this.store.changed();
    }, kQuiet);
    try {
      const onEvent = (/** @type {any} */ event) => this.control === control && this.heard(event);
      const answer = await this.store.asks.search(request, { signal: control.signal, onEvent });
      if (this.control !== control) return;
      this.done(answer);
      this.askHimself();
    } catch (error) {
      if (this.control !== control || control.signal.aborted) return;
      this.state = "failed";
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(timer);
      if (this.control === control) this.store.changed();
    }
  }
  // Where all play for themselves: the finer measure, after what each can be sure of.
  async askHimself() {
    const { store, key } = this;
    if (!(store.look.stakes?.length > 1) || this.endless || this.state !== "done") return;
    const { for: _, line, ...request } = /** @type {any} */ (this.request());
    const control = (this.control ??= new AbortController());
    const answer = await store.asks.search({ ...request, time: 8 }, { signal: control.signal }).catch(() => null);
    if (this.key !== key || !answer?.each_for_himself?.exact) return;
    this.himself = answer.each_for_himself;
    store.changed();
  }
  /** @param {any} answer */
  done(answer) {
    this.answer = answer.error ? null : (answer.guarantees?.[this.seat()] ?? answer);
    if (this.answer && answer.words) Object.assign(this.answer, { words: answer.words, own_scores: answer.own_scores });
    this.fault = answer.error?.message ?? "";
    this.state = answer.error ? "failed" : answer.stopped && !answer.exact ? "stopped" : "done";
  }
  /** @param {any} event */
  heard({ bounds }) {
    if (!bounds) return;
    const { lower, upper, move } = bounds;
    if (move) this.moves.set(move, { lower, upper });
    else this.bounds = { lower, upper };
    if (this.slow) this.store.changed();
  }
  stop() {
    this.control?.abort();
    this.control = null;
    this.state = "stopped";
    this.store.changed();
  }
  goOn() {
    this.key = "";
    this.start();
    this.store.changed();
  }

  /**
   * The value of a move as far as it is known: a number, null for none, or a span.
   * @param {string} move
   */
  of(move) {
    const own = this.himself?.moves?.[move]?.[this.seat()];
    if (own !== undefined) return own;
    const value = this.answer?.moves?.[move];
    return value !== undefined ? value : this.moves.get(move);
  }
  /**
   * Whether a move is as good as any for whoever plays it.
   * @param {string} move
   */
  isBest(move) {
    const { moves } = this.himself ?? {};
    if (!moves?.[move]) return Boolean(this.answer?.best?.includes(move));
    const seat = this.store.look.position.to_move;
    return Object.values(moves).every((other) => other[seat] <= moves[move][seat]);
  }
  /**
   * All values of moves that are known.
   * @returns {[string, any][]}
   */
  values() {
    return Object.keys(this.answer?.moves ?? {}).map((move) => [move, this.of(move)]);
  }
  /** @param {number | null} value */
  words(value) {
    const words = this.answer?.words?.[String(value)];
    if (words) return words;
    return typeof value === "number" && isAmount(this.stakes) ? `${signed(value)}` : String(value);
  }
}
