// @ts-check
// A deal that is being played against the program: what has been played, what was said of it, and what comes next. The
// engine keeps nothing; each question has the whole play.

import { text } from "../text/en.js";

/** @typedef {{ply: number, seat: string, move: string, cost: number, mark: string, best: string[], sentences: string[], before: any, after: any, horizon?: number}} Judged */
/** @typedef {{deal: any, plays: string[], seats: string, level: string, hides: boolean, judged: Judged[], begun: number}} Kept */

const kKept = "ouverte.coach";
const kPause = 550; // before a card of the program is played, in milliseconds

export class CoachSession {
  /** @param {import("../frame/store.js").Store} store @param {Kept} kept */
  constructor(store, { deal, plays, seats, level, hides, judged, begun }) {
    this.store = store;
    this.deal = deal;
    this.plays = plays;
    this.seats = seats;
    this.level = level;
    this.hides = hides;
    this.judged = judged;
    this.begun = begun; // plays that had been made before
    /** @type {"busy" | "turn" | "choice" | "over" | "failed"} */
    this.state = "busy";
    /** @type {any} */
    this.step = null; // the last answer
    /** @type {any} */
    this.hint = null;
    this.told = 0; // steps of the hint
    /** @type {any} */
    this.advice = null;
    this.fault = "";
    this.asking = 0; // to know answers to what is asked no more
    this.answered = ""; // what was typed as an answer
    /** @type {Record<string, any>} */
    this.last = {}; // beside the record, last time
    this.given = false; // the deal was played out by the program
  }

  /** @param {import("../frame/store.js").Store} store */
  static kept(store) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(kKept) ?? "null");
      return kept ? new CoachSession(store, kept) : null;
    } catch {
      return null;
    }
  }
  keep() {
    const { deal, plays, seats, level, hides, judged, begun } = this;
    try {
      sessionStorage.setItem(kKept, JSON.stringify({ deal, plays, seats, level, hides, judged, begun }));
    } catch {
      // A browser may keep nothing: then the game ends with the page.
    }
  }
  static forget() {
    try {
      sessionStorage.removeItem(kKept);
    } catch {
      // Nothing was kept.
    }
  }

  record() {
    return { ...this.deal, plays: this.plays };
  }
  /**
   * What can be drawn of where the play stands, and whose business it is from then on.
   * @param {"busy" | "turn" | "choice" | "over" | "failed"} [state]
   */
  async look(state = this.state) {
    const { store } = this;
    const sees = this.hides && state !== "over" ? { sees: this.seats } : {};
    const ask = (/** @type {any} */ record) => store.asks.quick({ ask: "look", record, ...sees });
    const [look, start] = await Promise.all([ask(this.record()), ask({ ...this.deal, plays: [] })]).catch(() => [{ error: { message: text.noConnection } }, {}]);
    if (store.session !== this) return;
    if (look.error) this.fail(look.error.message);
    else {
      store.look = look;
      store.start = start.error ? null : start;
      this.state = state;
    }
    store.changed();
  }
  /** @param {string} words */
  fail(words) {
    this.state = "failed";
    this.fault = words;
    this.store.changed();
  }

  // Asks for the next step, and plays what the program plays.
  /** @param {Record<string, any>} [more] */
  async next(more = {}) {
    const turn = ++this.asking;
    const { store } = this;
    this.state = "busy";
    this.fault = "";
    this.hint = this.advice = null;
    this.told = 0;
    store.changed();
    const request = { ask: "coach", record: this.record(), strength: this.level, why: true, ...(this.seats ? { seats: this.seats } : {}), ...more };
    const step = await store.asks.answer(request);
    if (turn !== this.asking) return;
    this.last = more;
    if (step.error) return this.fail(store.engine.state.state === "failed" ? text.noConnection : step.error.message);
    this.step = step;
    if (step.contract) this.deal = { ...this.deal, contract: step.contract };
    if (step.choice) {
      this.seats ||= step.choice.seat;
      this.keep();
      return this.look("choice");
    }
    this.seats = step.seats;
    if (step.play) this.judge(step);
    await this.replies(turn, step);
  }
  /** @param {any} step */
  judge({ play, why }) {
    const { seat, move, cost, mark, best, before, after, horizon } = play;
    this.judged.push({ ply: this.plays.length, seat, move, cost: cost ?? 0, mark: mark ?? "", best: best ?? [], before, after, horizon, sentences: why?.sentences ?? [] });
    this.plays = [...this.plays, move];
  }
  /** @param {number} turn @param {any} step */
  async replies(turn, { replies, over }) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || this.given;
    for (const { move } of replies) {
      await this.look();
      if (!still) await new Promise((done) => setTimeout(done, kPause));
      if (turn !== this.asking) return;
      this.plays = [...this.plays, move];
    }
    this.keep();
    await this.look(over ? "over" : "turn");
    if (this.given && !over) this.playOut();
  }

  begin() {
    return this.next();
  }
  // What was asked last, once more.
  retry() {
    this.store.engine.restart();
    return this.next(this.last);
  }
  /** @param {string} move */
  async play(move) {
    if (this.state !== "turn") return;
    this.store.pick("");
    this.shows(move);
    return this.next({ card: move });
  }
  // The card lies on the table at once, whatever it costs to answer it.
  /** @param {string} move */
  async shows(move) {
    const { store, plays } = this;
    const sees = this.hides ? { sees: this.seats } : {};
    const look = await store.asks.quick({ ask: "look", record: { ...this.deal, plays: [...plays, move] }, ...sees }).catch(() => null);
    if (!look || look.error || store.session !== this || this.plays !== plays) return;
    store.look = look;
    store.changed();
  }
  /** @param {string} words */
  answer(words) {
    if (words.trim()) this.next({ answer: words.trim() });
  }
  // A step further into the hint.
  async more() {
    if (this.state === "choice") {
      const { advice, error } = await this.asked({ hint: true });
      this.advice = advice ?? null;
      this.fault = error?.message ?? "";
    } else if (!this.hint) {
      this.hint = (await this.asked({ hint: true })).hint ?? null;
      this.told = this.hint ? 1 : 0;
    } else this.told += 1;
    this.store.changed();
  }
  /** @param {Record<string, any>} more */
  asked(more) {
    return this.store.asks.answer({ ask: "coach", record: this.record(), strength: this.level, seats: this.seats || undefined, ...more });
  }
  takeBack() {
    const last = this.judged.at(-1);
    if (!last || this.state === "busy") return;
    this.judged = this.judged.slice(0, -1);
    this.plays = this.plays.slice(0, last.ply);
    this.given = false;
    return this.next();
  }
  again() {
    this.judged = [];
    this.plays = this.plays.slice(0, this.begun);
    this.given = false;
    return this.next();
  }
  // The result is settled: the rest is played for the user too.
  async playOut() {
    this.given = true;
    const { hint } = await this.asked({ hint: true });
    if (hint?.moves?.length) return this.next({ card: hint.moves[0] });
    this.given = false;
  }
  /** @param {boolean} shown whether all hands are */
  showHands(shown) {
    this.hides = !shown;
    this.keep();
    return this.look();
  }
}
