// @ts-check
// The engine of a report that was mailed: nothing is worked out, what was is in the page. A board has its record, the
// analysis of it, the answers to `look` along its play, each with what differs from the one before the first card, and,
// where it was asked for, the table of its contracts. What lies between is put together here.
import { EngineError, Watched } from "./state.js";

/** @typedef {import("./connect.js").Engine} Engine */
/** @typedef {{record: any, analysis: any, looks: any[], table?: any}} Board */
/** @typedef {{boards: Board[], habits: any[], scores: {boards: number[], answer: any}[]}} Answers */

/** @implements {Engine} */
export class AnsweredEngine extends Watched {
  kind = /** @type {const} */ ("answers");

  /** @param {Answers} answers */
  constructor(answers) {
    super({ state: "ready" });
    this.answers = answers;
    this.keys = answers.boards.map(({ record }) => keyOf(record));
    /** @type {Map<string, any>[]} */
    this.steps = answers.boards.map(stepsOf);
  }
  get records() {
    return this.answers.boards.map(({ record }) => record);
  }

  /** @type {Engine["ask"]} */
  async ask(request) {
    const answer = this.answer(/** @type {any} */ (request));
    if (!answer) throw new EngineError("the report has no answer to this");
    return answer;
  }
  restart() {}

  /** @param {any} request */
  answer({ ask, record, text }) {
    if (ask === "games") return { games: [] };
    if (ask === "habits") return { habits: this.answers.habits };
    if (ask === "score") {
      const asked = text.split("\n").map((/** @type {string} */ line) => this.keys.indexOf(keyOf(JSON.parse(line)))).join();
      return this.answers.scores.find(({ boards }) => boards.join() === asked)?.answer;
    }
    if (ask === "solve") return this.worth(record);
    const at = this.keys.indexOf(keyOf(record ?? {}));
    const board = this.answers.boards[at];
    if (ask === "analyse") return board?.analysis;
    if (ask === "table") return board?.table ?? {};
    return ask === "look" && board ? this.look(at, record.plays) : null;
  }

  /**
   * Of a position in the play or in a variation.
   * @param {number} number @param {string[]} plays
   */
  look(number, plays) {
    const { record, looks, analysis } = this.answers.boards[number];
    const [start] = looks;
    const played = analysis.traces[0].plays.map((/** @type {any} */ play, /** @type {number} */ at) => ({ ...play, position: analysis.positions[at + 1] }));
    const own = movesOf(record).slice(0, plays.length);
    if (plays.every((move, at) => move === own[at])) {
      const steps = played.slice(0, plays.length);
      return { ...start, ...looks[plays.length], ...shown(start, steps) };
    }
    const found = this.steps[number].get(plays.join(" "));
    if (!found) return null;
    const { value, position } = found.line[found.line.length - 1];
    const { target, side, possible, ...look } = { ...start, ...looks[found.from] };
    const over = position.to_move === null;
    const end = over ? { value, result: found.trace.words[String(value)] } : {};
    return { ...look, moves: [], classes: [], over, ...end, ...shown(start, [...played.slice(0, found.from), ...found.line]) };
  }

  /** @param {any} position what a step of a variation leads to */
  worth(position) {
    const key = placeOf(position);
    for (const at of this.steps.keys())
      for (const { line, trace } of this.steps[at].values()) {
        const { value, position: there } = line[line.length - 1];
        if (value === undefined || placeOf(there) !== key) continue;
        return { value, exact: true, moves: {}, best: [], words: trace.words, own_scores: trace.stakes.own_scores };
      }
    return { exact: false, moves: {}, best: [] };
  }
}

/** @param {any} record */
const movesOf = (record) => (record.plays ?? []).map((/** @type {any} */ play) => (typeof play === "string" ? play : play.move));
// What tells one record from another, whatever was played.
/** @param {any} record */
const keyOf = ({ hands, contract, tags }) => JSON.stringify([hands, contract, tags]);
/** @param {any} position */
const placeOf = ({ hands, table, leader, won, contract }) => JSON.stringify([hands, table, leader, won, contract]);

/**
 * Every step of every variation, by all moves that lead to it.
 * @param {Board} board
 */
function stepsOf({ record, analysis }) {
  const own = movesOf(record);
  const steps = new Map();
  for (const trace of analysis.traces)
    for (const [from, play] of trace.plays.entries())
      for (const { line } of play.explanation?.variations ?? [])
        for (const at of line.keys()) {
          const moves = line.slice(0, at + 1).map((/** @type {any} */ each) => each.move);
          steps.set([...own.slice(0, from), ...moves].join(" "), { trace, from, line: line.slice(0, at + 1) });
        }
  return steps;
}

/**
 * What lies where after some steps: a trick is over when the table is empty, and who took it leads.
 * @param {any} start the answer to `look` before the first of them
 * @param {any[]} steps
 */
function shown(start, steps) {
  if (!steps.length) return {};
  const plays = steps.map(({ seat, player, move }) => ({ seat, player: player ?? steps.find((step) => step.seat === seat && step.player)?.player ?? seat, move }));
  const { position } = steps[steps.length - 1];
  return { plays, position, ...(start.rows ? tricksAfter(start, steps) : {}) };
}
/** @param {any} start @param {any[]} steps */
function tricksAfter(start, steps) {
  const tricks = [...start.tricks];
  let { trick } = start;
  let { leader } = start.position;
  for (const { seat, move, position } of steps) {
    trick ??= { number: numberOf(start, tricks), leader, cards: [] };
    trick = { ...trick, cards: move.startsWith(">") ? given(trick.cards, move) : [...trick.cards, { seat, move }] };
    if (position.table.length) continue;
    leader = position.leader;
    tricks.push({ ...trick, winner: leader });
    trick = null;
  }
  return { tricks, trick };
}
/** @param {any} start @param {any[]} tricks */
function numberOf({ position }, tricks) {
  const won = Object.values(position.won ?? {}).reduce((sum, each) => sum + each, 0);
  return won + tricks.length + 1;
}
/**
 * The trick is given away by who played its Joker.
 * @param {any[]} cards @param {string} move
 */
function given(cards, move) {
  const joker = cards.map((card) => card.move.startsWith("*")).lastIndexOf(true);
  return cards.map((card, at) => (at === joker ? { ...card, move: card.move + move } : card));
}
