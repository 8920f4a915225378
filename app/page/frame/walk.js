// @ts-check
// Steps through what was played and tried: card by card, trick by trick.
import { Tree } from "../model/tree.js";

/** @typedef {import("./address.js").Deal} Deal */

export class Walk {
  /** @param {import("../model/asks.js").Asks} asks */
  constructor(asks) {
    this.asks = asks;
    /** @type {Deal | null} */
    this.deal = null;
    this.tree = new Tree();
    /** @type {any} */
    this.look = null; // of the position one stands at
  }
  // What follows a step is for those who show it.
  changed() {}
  moved() {}

  /**
   * The record at where one stands.
   * @param {string[]} [plays]
   */
  record(plays = this.tree.path()) {
    return { .../** @type {Deal} */ (this.deal), plays };
  }

  /** @param {import("../model/tree.js").TreeNode} node */
  go(node) {
    this.tree.go(node);
    return this.moved();
  }
  back() {
    this.tree.back();
    return this.moved();
  }
  on() {
    this.tree.on();
    return this.moved();
  }
  first() {
    return this.go(this.tree.root);
  }
  last() {
    return this.go(this.tree.line().at(-1) ?? this.tree.root);
  }
  /** @param {number} by */
  trick(by) {
    const starts = this.trickStarts();
    const { ply } = this.tree.at;
    const to = by > 0 ? starts.find((start) => start > ply) : starts.filter((start) => start < ply).at(-1);
    if (to === undefined) return by > 0 ? this.last() : this.first();
    const nodes = [this.tree.root, ...this.tree.line()];
    return this.go(nodes[to] ?? nodes[nodes.length - 1]);
  }
  // The plies at which tricks begin, as far as the line has been looked at.
  trickStarts(whole = this.lineLook()) {
    if (!whole?.tricks) return [];
    let ply = 0;
    const inFirst = (this.deal?.table ?? []).length;
    return [...whole.tricks, ...(whole.trick ? [whole.trick] : [])].map((trick, number) => {
      const start = ply;
      ply += trick.cards.length - (number === 0 ? inFirst : 0) + gifts(trick);
      return start;
    });
  }
  /** What is known of the end of the line one is in. */
  lineLook(moves = this.tree.line().map((each) => each.move)) {
    const request = { ask: "look", record: this.record(moves) };
    const known = this.asks.known(request);
    if (!known) this.asks.quick(request).then(() => this.changed(), () => {});
    return known && !known.error ? known : this.look?.tricks ? this.look : null;
  }
}

// A trick that is given away is a move of its own.
/** @param {any} trick */
const gifts = (trick) => trick.cards.filter((/** @type {any} */ card) => card.move.includes(">")).length;
