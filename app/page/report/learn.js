// @ts-check
// Learn from your mistakes: the position before each, the right card to be found; nothing on the page tells it.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { suitNames, text } from "../text/en.js";
import { kFifth, rowOf } from "../model/cards.js";
import { capital, moveFace, spokenMove, withSigns } from "../model/words.js";
import { mainLine } from "./graph.js";

/** @typedef {import("../frame/store.js").Store} Store */

export class Learning {
  /** @param {Store} store @param {number[]} plies */
  constructor(store, plies) {
    this.store = store;
    this.plies = plies;
    this.at = 0;
    /** @type {Record<string, string>} */
    this.tried = {};
    this.wrong = "";
    this.right = "";
    this.hints = 0;
    this.shown = false;
  }
  fresh() {
    Object.assign(this, { tried: {}, wrong: "", right: "", hints: 0, shown: false });
  }
  get play() {
    return this.store.analysing.play(this.plies[this.at]);
  }
  get solved() {
    return this.right !== "" || this.shown;
  }
  go() {
    const nodes = [this.store.tree.root, ...mainLine(this.store.tree)];
    return this.store.go(nodes[this.plies[this.at]]);
  }
  /** @param {string} move */
  try(move) {
    const { play, store } = this;
    if (this.solved || !play) return;
    const value = play.moves?.[move];
    if (value === play.before) {
      this.right = move;
      this.wrong = "";
    } else {
      this.wrong = move;
      this.tried[move.split("+")[0]] = "✗";
    }
    const { look } = store;
    store.say(`${capital(spokenMove(move, look.faces, look.names))}: ${this.right ? text.right : text.notThis}`);
  }
  next() {
    this.at += 1;
    this.fresh();
    if (this.at >= this.plies.length) return this.end();
    this.go();
  }
  end() {
    this.store.learning = null;
    this.store.changed();
  }
}

/**
 * The mistakes of one player: what lost the goal or more than an overtrick; all, where there are none.
 * @param {Store} store
 * @param {string} player
 */
export function mistakesOf({ analysing }, player) {
  const own = analysing.costly().filter((play) => play.player === player && !play.blind);
  const grave = own.filter((play) => play.mark === "??" || play.mark === "?");
  return (grave.length ? grave : own).map((play) => play.at);
}

/** @param {Store} store */
export function learnSlip(store) {
  const { look } = store;
  const learning = /** @type {Learning} */ (store.learning);
  const { play } = learning;
  if (!play) return null;
  const act = (/** @type {any} */ sign, /** @type {string} */ name, /** @type {() => void} */ click, kind = "") =>
    h("button", { key: name, type: "button", class: `btn ${kind}`, on: { click: () => {
      click();
      store.changed();
    } } }, icon(sign), h("span", {}, name));
  return h("section", { key: "slip", class: "slip open learn", "aria-label": text.learn },
    h("div", { class: "top" }, h("b", {}, text.learnTitle(learning.at + 1, learning.plies.length)), h("button", { type: "button", class: "link r", on: { click: () => learning.end() } }, text.leave)),
    h("p", { class: "why", role: "status" }, verdict(learning, look)),
    learning.hints && !learning.solved ? h("p", {}, hint(learning, look)) : null,
    h("p", { class: "row" }, learning.solved
      ? [act("on", learning.at + 1 < learning.plies.length ? text.nextOne : text.finish, () => learning.next(), "first"), act("eye", text.seeWhy, () => learning.end())]
      : [act("bulb", learning.hints ? text.hintCard : text.hint, () => (learning.hints += 1)), act("eye", text.showIt, () => (learning.shown = true)), act("trickOn", text.skipIt, () => learning.next())]));
}

/** @param {Learning} learning @param {any} look @returns {any} */
function verdict(learning, look) {
  const { play, store } = learning;
  const face = (/** @type {string} */ move) => moveFace(move, look.faces, look.names);
  if (learning.right) return [text.right, " ", face(learning.right), ": ", withSigns(store.analysing.words(play.before, play.trace)), ". ", play.best.length > 1 ? text.othersToo : ""];
  if (learning.shown) return [text.rightWas, " ", play.best.map((/** @type {string} */ move, /** @type {number} */ at) => [at ? ", " : "", face(move)]), ": ", withSigns(store.analysing.words(play.before, play.trace)), "."];
  if (learning.wrong) return [text.notThis, " ", face(learning.wrong), ": ", withSigns(store.analysing.words(play.moves[learning.wrong], play.trace)), ". ", text.tryAgain];
  return text.findBetter(play.player !== play.seat);
}
/** @param {Learning} learning @param {any} look @returns {any} */
function hint({ play, hints }, look) {
  const [best] = play.best;
  if (hints > 1) return [text.hintIs, " ", moveFace(best, look.faces, look.names), "."];
  const row = rowOf(best.split("+")[0]);
  return text.hintSuit(row === kFifth ? look.faces.many : suitNames[row]);
}
