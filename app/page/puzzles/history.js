// @ts-check
// What is known of the puzzles that were tried, kept in the browser; as a file it goes from one to another.

/** @typedef {{at: string, quality: number, hints: number, wrong: string}} Answered */
/** @typedef {{name: string, game: string, repetitions: number, easiness: number, interval: number, due: string, answers: Answered[]}} Known */

const kKept = "ouverte.puzzles";
const kVersion = 1;

/** @param {Date} [date] */
export const dayOf = (date = new Date()) => {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export class History {
  constructor() {
    /** @type {Record<string, Known>} */
    this.known = this.stored();
  }
  stored() {
    try {
      return JSON.parse(localStorage.getItem(kKept) ?? "{}").puzzles ?? {};
    } catch {
      return {};
    }
  }
  keep() {
    try {
      localStorage.setItem(kKept, this.written());
    } catch {
      // A browser may keep nothing: then it lasts as long as the page.
    }
  }
  written() {
    return JSON.stringify({ ouverte: "puzzles", version: kVersion, puzzles: this.known });
  }

  /**
   * An answer, and when the puzzle is due again.
   * @param {string} name @param {string} game @param {Answered} answer
   * @param {{repetitions: number, easiness: number, interval: number}} schedule
   */
  add(name, game, answer, schedule) {
    const due = new Date();
    due.setDate(due.getDate() + schedule.interval);
    const answers = [...(this.known[name]?.answers ?? []), answer];
    this.known[name] = { name, game, ...schedule, due: dayOf(due), answers };
    this.keep();
  }
  /** @param {string} name */
  isDue(name) {
    const known = this.known[name];
    return Boolean(known) && known.due <= dayOf();
  }
  get tried() {
    return Object.keys(this.known).length;
  }
  get right() {
    return Object.values(this.known).filter(({ answers }) => (answers[0]?.quality ?? 0) >= 3).length;
  }

  /**
   * What a file holds beside what is known: of a puzzle that both know, what was answered last. False: it is none.
   * @param {string} words
   */
  read(words) {
    let read;
    try {
      read = JSON.parse(words);
    } catch {
      return false;
    }
    if (read?.ouverte !== "puzzles" || typeof read.puzzles !== "object") return false;
    for (const [name, known] of Object.entries(read.puzzles)) {
      const last = (/** @type {Known | undefined} */ each) => each?.answers?.at(-1)?.at ?? "";
      if (Array.isArray(known?.answers) && last(known) > last(this.known[name])) this.known[name] = known;
    }
    this.keep();
    return true;
  }
}
