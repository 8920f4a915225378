// @ts-check
// The library of puzzles, what was tried of it, and the puzzle that is worked on.
import { History, timeOf } from "./history.js";
import { PuzzleSession } from "./session.js";
import { text } from "../text/en.js";

/** @param {any} record @param {string} name */
export const tagOf = (record, name) => (record.tags ?? []).find((/** @type {string[]} */ [key]) => key === name)?.[1] ?? "";
/** @param {any} record */
export const themesOf = (record) => tagOf(record, "Theme").split(" ").filter(Boolean);
/** @param {any} record */
export const nameOf = (record) => tagOf(record, "Puzzle") || tagOf(record, "Title");

const kListed = 24; // puzzles that are listed before more are asked for

export class Puzzles {
  /** @param {import("../frame/store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.history = new History(nameOf);
    /** @type {any[] | null} */
    this.library = null;
    /** @type {Map<any, string>} */
    this.tasks = new Map(); // of each of the library, in words
    this.loading = false;
    this.game = "";
    this.theme = "";
    this.listed = kListed; // how many of the library are shown
    this.words = ""; // a problem of one's own
    this.fault = "";
    this.mayRead = false; // what the fault says can be read without what no rule takes
    /** @type {PuzzleSession | null} */
    this.session = null;
  }

  // The sets that the host has beside the page, read by the engine.
  async load() {
    if (this.library || this.loading) return;
    this.loading = true;
    try {
      const names = await (await fetch("puzzles/index.json")).json();
      const texts = await Promise.all(names.map(async (/** @type {string} */ name) => (await fetch(`puzzles/${name}`)).text()));
      const answers = await Promise.all(texts.map((text) => this.store.asks.quick({ ask: "puzzle_read", text })));
      for (const { records = [], tasks = [] } of answers) records.forEach((/** @type {any} */ record, /** @type {number} */ at) => tasks[at] && this.tasks.set(record, tasks[at]));
      this.library = [...this.tasks.keys()];
    } catch (error) {
      this.library = [];
      this.fault = error instanceof Error ? error.message : String(error);
    }
    this.loading = false;
    this.store.changed();
  }

  get chosen() {
    return (this.library ?? []).filter((record) => (!this.game || record.game === this.game) && (!this.theme || themesOf(record).includes(this.theme)));
  }
  get themes() {
    const all = new Set((this.library ?? []).filter((record) => !this.game || record.game === this.game).flatMap(themesOf));
    return [...all].sort();
  }
  get due() {
    return (this.library ?? []).filter((record) => this.history.isDue(nameOf(record)));
  }
  get fresh() {
    return this.chosen.filter((record) => !this.history.known[nameOf(record)]);
  }

  /** @param {any} record */
  open(record) {
    this.store.look = this.store.start = null;
    this.session = new PuzzleSession(this, record);
    this.store.writeAddress();
    this.store.changed();
    return this.session.begin();
  }
  // One that is due, else one that is new, else the next one of those chosen.
  next() {
    const now = this.session && nameOf(this.session.deal);
    const other = (/** @type {any[]} */ records) => records.find((record) => nameOf(record) !== now);
    const at = this.chosen.findIndex((record) => nameOf(record) === now);
    const record = other(this.due) ?? other(this.fresh) ?? this.chosen[(at + 1) % Math.max(1, this.chosen.length)];
    if (record) return this.open(record);
  }
  close() {
    this.session = null;
    this.store.look = this.store.start = null;
    this.store.changed();
  }
  /** @param {boolean} aside what no rule takes of the words is left out */
  async readOwn(aside = false) {
    const answer = await this.store.asks.answer({ ask: "puzzle_read", text: this.words, ...(aside ? { set_aside: true } : {}) });
    const [record] = answer.records ?? [];
    this.fault = answer.error?.message ?? record?.error ?? "";
    this.mayRead = record?.set_aside === true;
    if (!this.fault && record) {
      const begun = this.open(record);
      this.session?.check();
      return begun;
    }
    this.store.changed();
  }

  // The algorithm that says when a puzzle is met again is the engine's.
  /** @type {import("./history.js").After} */
  after = async (quality, { repetitions, easiness, interval }) => {
    const schedule = await this.store.asks.answer({ ask: "puzzle_due", quality, repetitions, easiness, interval });
    return schedule && !schedule.error ? schedule : null;
  };
  /** @param {string} words */
  async readHistory(words) {
    if (!(await this.history.read(words, this.after))) this.store.say(text.puzzle.unreadable);
    this.store.changed();
  }
  /** @param {PuzzleSession} session @param {number} quality */
  async answered(session, quality) {
    const name = nameOf(session.deal) || session.step?.key;
    if (!name) return;
    const { hints, wrong } = session;
    const schedule = await this.history.add(name, session.deal, { at: timeOf(), quality, hints, wrong }, this.after);
    if (schedule) session.days = schedule.interval;
    this.store.changed();
  }
}
