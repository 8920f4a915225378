// @ts-check
// What is known of the puzzles that were tried, kept in the browser; as a file it goes to another browser, or to the
// program, and back: a line a puzzle (docs/formats/history.md).

/** @typedef {{at: string, quality: number, hints: number, wrong: string}} Answered */
/** @typedef {{repetitions: number, easiness: number, interval: number}} Schedule */
/** @typedef {Schedule & {name: string, game: string, due: string, record?: any, answers: Answered[]}} Known */
/** @typedef {(quality: number, before: Schedule) => Promise<Schedule | null>} After when it is due after an answer */

const kKept = "ouverte.puzzles";
const kVersion = 1;
const kUnknown = { repetitions: 0, easiness: 250, interval: 0 };

const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
/** @param {Date} [date] */
export const dayOf = (date = new Date()) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
/** In the user's own time, to the second. @param {Date} [date] */
export const timeOf = (date = new Date()) => `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;

export class History {
  /** @param {(record: any) => string} nameOf */
  constructor(nameOf) {
    this.nameOf = nameOf;
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
      localStorage.setItem(kKept, JSON.stringify({ ouverte: "puzzles", version: kVersion, puzzles: this.known }));
    } catch {
      // A browser may keep nothing: then it lasts as long as the page.
    }
  }

  /**
   * An answer, and when the puzzle is due again.
   * @param {string} name @param {any} record @param {Answered} answer @param {After} after
   */
  async add(name, record, answer, after) {
    const { answers = [], ...before } = this.known[name] ?? kUnknown;
    const schedule = await after(answer.quality, before);
    if (!schedule) return null;
    this.known[name] = { name, game: record.game, ...schedule, due: dueAfter(answer, schedule), record, answers: [...answers, answer] };
    this.keep();
    return schedule;
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
   * As a file. What was kept without its record is of the library.
   * @param {any[]} library
   */
  written(library) {
    const lines = Object.values(this.known).map(({ name, record, answers }) => {
      const puzzle = record ?? library.find((each) => this.nameOf(each) === name);
      return puzzle ? JSON.stringify({ puzzle, answers: answers.map((each) => ({ ...each, at: timeOf(new Date(each.at)) })) }) : "";
    });
    return lines.filter(Boolean).map((line) => `${line}\n`).join("");
  }
  /**
   * Adds what a file tells beside what is known; what is due follows from all answers in their order. False: it is no such file.
   * @param {string} words @param {After} after
   */
  async read(words, after) {
    const told = linesOf(words);
    if (!told) return false;
    for (const { key, puzzle, answers } of told) {
      const name = this.nameOf(puzzle) || key;
      if (!name) continue;
      const all = [...(this.known[name]?.answers ?? []), ...answers].sort((a, b) => timeOf(new Date(a.at)).localeCompare(timeOf(new Date(b.at))));
      const once = all.filter(({ at }, place) => place === 0 || timeOf(new Date(at)) !== timeOf(new Date(all[place - 1].at)));
      delete this.known[name];
      for (const answer of once) await this.add(name, puzzle, answer, after);
    }
    this.keep();
    return true;
  }
}

/** @param {Answered} answer @param {Schedule} schedule */
function dueAfter({ at }, { interval }) {
  const due = new Date(at);
  due.setDate(due.getDate() + interval);
  return dayOf(due);
}
/**
 * The lines of a file; null where it is none.
 * @param {string} words
 * @returns {{key?: string, puzzle: any, answers: Answered[]}[] | null}
 */
function linesOf(words) {
  try {
    const lines = words.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
    const good = lines.every(({ puzzle, answers }) => puzzle?.game && Array.isArray(answers) && answers.every(({ at, quality }) => !Number.isNaN(Date.parse(at)) && quality >= 1 && quality <= 5));
    return lines.length && good ? lines : null;
  } catch {
    return null;
  }
}
