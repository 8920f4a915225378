// @ts-check
// What a report that was mailed has on the table: its boards, and nothing that has to be worked out. The address ends in
// the board and the play (#3.17), as the file has all the rest.
import { Store } from "../frame/store.js";
import { capital, spokenMove } from "../model/words.js";
import { mainLine } from "./graph.js";

export class MailedStore extends Store {
  /** @param {import("../engine/answered.js").AnsweredEngine} engine */
  constructor(engine) {
    super(engine);
    this.mailed = true;
    this.view = "report";
    this.boards = engine.records;
    /** @type {any} */
    this.written = null; // the record of the board on the table
    this.reading = false; // what the address says
  }

  /** @override */
  async readAddress() {
    const [, board = "1", ply = "0", session] = /^#(?:(\d+)(?:\.(\d+))?|(session))$/.exec(location.hash) ?? [];
    const number = Math.min(Math.max(Number(board), 1), this.boards.length) - 1;
    this.reading = true;
    if (this.number !== number) await this.open(this.boards[number]);
    this.more = session ? { session } : {};
    const nodes = [this.tree.root, ...mainLine(this.tree)];
    await this.go(nodes[Math.min(Number(ply), nodes.length - 1)]);
    this.reading = false;
  }
  /** @override @param {boolean} [step] */
  async writeAddress(step = false) {
    const main = this.tree.branch()?.parent ?? this.tree.at;
    const hash = this.more.session ? "#session" : `#${this.number + 1}.${main.ply}`;
    if (hash !== location.hash) history[step && !this.reading ? "pushState" : "replaceState"](null, "", hash);
  }
  /** Which board is on the table. */
  get number() {
    return this.boards.indexOf(this.written);
  }

  /** @override @param {any} record */
  open(record) {
    this.written = record;
    return super.open(record, "report");
  }
  /** @override */
  show() {}
  /** @override */
  arrive() {
    this.weighed = "";
    return super.arrive();
  }

  /**
   * A card that is touched is weighed; nothing more is known of it.
   * @override @param {string} move
   */
  async play(move) {
    const play = this.analysing.play(this.tree.at.ply);
    if (play?.moves?.[move] === undefined || this.tree.branch()) return;
    this.weighed = move;
    const { look } = this;
    this.say(`${capital(spokenMove(move, look.faces, look.names))}: ${this.analysing.words(play.moves[move], play.trace)}.`);
  }
  /** @override @param {string} move */
  tryCard(move) {
    this.play(move);
  }
  /** @override */
  async takeBack() {}
}
