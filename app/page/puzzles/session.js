// @ts-check
// A puzzle that is being worked on: the right cards so far, what was tried and why it fails. The first wrong card, or the
// solution shown, decides how it went; what is tried afterwards does not change that.
import { recordOf } from "../model/records.js";

/** @typedef {{move: string, plays: {seat: string, move: string}[], tricks: any[], trick: any}} Refuted */

export class PuzzleSession {
  /** @param {import("./puzzles.js").Puzzles} puzzles @param {any} record */
  constructor(puzzles, record) {
    this.puzzles = puzzles;
    this.store = puzzles.store;
    const { sections, ...bare } = record;
    this.deal = bare;
    this.given = (record.plays ?? []).map((/** @type {any} */ play) => (typeof play === "string" ? play : play.move));
    /** @type {"busy" | "turn" | "done" | "failed"} */
    this.state = "busy";
    this.part = 1;
    /** @type {string[]} */
    this.moves = [];
    /** @type {string[]} */
    this.played = []; // by everybody, since the puzzle begins
    /** @type {any} */
    this.step = null;
    /** @type {Record<string, string>} */
    this.tried = {};
    /** @type {Refuted | null} */
    this.refuted = null;
    this.hints = 0;
    /** @type {any} */
    this.hint = null;
    this.wrong = "";
    this.gaveUp = false;
    /** @type {string[] | null} */
    this.solution = null;
    /** @type {number | null} */
    this.days = null; // until it is met again
    this.settled = false;
    this.fault = "";
    /** @type {string | null} */
    this.impossible = null; // where no card does the task: what best play comes to, in words; "" where that is not known
    this.asking = 0;
    this.bottom = "";
    this.judging = { open: false, words: "", answer: /** @type {any} */ (null) };
  }

  record(plays = this.played) {
    return recordOf(this.deal, [...this.given, ...plays]);
  }
  async look() {
    const { store } = this;
    const [look, start] = await Promise.all([
      store.asks.quick({ ask: "look", record: this.record() }),
      store.asks.quick({ ask: "look", record: this.record([]) }),
    ]);
    if (store.session !== this) return;
    if (look.error) {
      this.state = "failed";
      this.fault = look.error.message;
    } else {
      store.look = look;
      store.start = start;
      this.bottom ||= look.player ?? "";
    }
    store.changed();
  }

  /** @param {Record<string, any>} [more] */
  ask(more = {}) {
    const request = { ask: "puzzle_step", record: this.deal, part: this.part, moves: this.moves, ...more };
    return this.store.asks.answer(request);
  }
  /** @param {Record<string, any>} [more] */
  async next(more = {}) {
    const asking = ++this.asking;
    this.state = "busy";
    this.hint = null;
    this.store.changed();
    const step = await this.ask(more);
    if (asking !== this.asking) return;
    if (step.error) {
      this.state = "failed";
      this.fault = step.error.message;
      return this.store.changed();
    }
    this.step = step;
    this.played = step.played.map((/** @type {any} */ each) => each.move);
    if (step.right) this.moves = [...this.moves, more.card];
    this.tried = step.right === false ? { ...this.tried, [more.card.split("+")[0]]: "✗" } : {};
    this.state = step.done ? "done" : "turn";
    if (step.right === false) await this.refute(more.card, step.refuted);
    else this.refuted = null;
    if (step.done && step.part === step.parts) this.settle(this.hints === 0 ? 5 : this.hints === 1 ? 4 : 3);
    await this.look();
  }
  begin() {
    return this.next();
  }
  // A problem that somebody has posted may ask for what cannot be had.
  async check() {
    const { hint } = await this.ask({ hint: true });
    if (hint?.good !== 0) return;
    const record = this.record([]);
    const { exact, value, words } = await this.store.asks.answer({ ask: "solve", record, at: this.given.length, words: true });
    this.impossible = exact ? (words?.[String(value)] ?? "") : "";
    this.store.changed();
  }
  /** @param {string} move */
  play(move) {
    if (this.state !== "turn") return;
    this.store.pick("");
    return this.next({ card: move });
  }
  // A wrong card: what follows it, by tricks.
  /** @param {string} move @param {string[]} line */
  async refute(move, line) {
    this.wrong ||= move;
    this.settle(2);
    const look = await this.store.asks.quick({ ask: "look", record: this.record([...this.played, ...line]) }).catch(() => null);
    const from = this.given.length + this.played.length;
    this.refuted = look?.plays ? { move, plays: look.plays.slice(from), tricks: look.tricks ?? [], trick: look.trick } : { move, plays: [], tricks: [], trick: null };
  }
  async more() {
    if (this.state !== "turn") return;
    if (!this.hint) {
      const step = await this.ask({ hint: true });
      this.hint = step.hint ? { ...step.hint, told: 1 } : null;
    } else this.hint.told += 1;
    if (this.hint) this.hints += 1;
    if (this.hint && this.hint.told > 2) this.giveUp();
    this.store.changed();
  }
  giveUp() {
    this.gaveUp = true;
    this.settle(1);
  }
  async showSolution() {
    const step = await this.ask({ solution: true });
    this.fault = step.error?.message ?? "";
    this.solution = step.solution ?? null;
    if (this.solution && this.state !== "done") this.giveUp();
    this.store.changed();
  }
  takeBack() {
    if (!this.moves.length || this.state === "busy") return;
    this.moves = this.moves.slice(0, -1);
    this.tried = {};
    return this.next();
  }
  restart() {
    this.moves = [];
    this.tried = {};
    return this.next();
  }
  nextPart() {
    this.part += 1;
    return this.restart();
  }

  // How it went, once.
  /** @param {number} quality */
  settle(quality) {
    if (this.settled || this.impossible !== null) return;
    this.settled = true;
    this.puzzles.answered(this, quality);
  }
  async judge() {
    const { words } = this.judging;
    if (!words.trim()) return;
    this.judging.answer = await this.store.asks.answer({ ask: "puzzle_submit", record: this.deal, solution: words });
    this.store.changed();
  }
}
