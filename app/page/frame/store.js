// @ts-check
// What is on the table and where one stands, what the engine said of it, and what a visitor may do. Whoever draws is told
// of each change.
import { Asks } from "../model/asks.js";
import { text } from "../text/en.js";
import { Tree } from "../model/tree.js";
import { Solving } from "../model/solving.js";
import { Analysing } from "../model/analysing.js";
import { Tabling } from "../model/tabling.js";
import { Profiling } from "../model/profiling.js";
import { addressOf, packed, readAddress, unpacked } from "./address.js";
import { Settings } from "./settings.js";
import { Walk } from "./walk.js";

/** @typedef {import("./address.js").Deal} Deal */
/** @typedef {import("../engine/connect.js").Engine} Engine */
/** @typedef {import("../coach/session.js").CoachSession} CoachSession */
/** @typedef {import("../puzzles/puzzles.js").Puzzles} Puzzles */
/** @typedef {{coach: (store: Store) => CoachSession | null, puzzles: (store: Store) => Puzzles}} Sessions */

const kMostAhead = 20; // cards whose positions are looked up before they are played

export class Store extends Walk {
  /** @param {Engine} engine @param {Sessions | null} [sessions] null where nothing can be played */
  constructor(engine, sessions = null) {
    super(new Asks(engine));
    this.engine = engine;
    this.mailed = false; // whether it is a report that was mailed: nothing can be worked out
    this.weighed = ""; // there: the card whose worth is asked
    this.settings = new Settings();
    this.view = "board";
    /** @type {Record<string, string>} */
    this.more = {};
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined; // what a card would lead to is looked up when there is time
    /** @type {any} */
    this.start = null; // of the deal before its first card
    /** @type {any} */
    this.fault = null; // what is wrong with the deal
    this.whose = ""; // where all play for themselves: whose value is shown
    this.seeing = ""; // the one seat whose view is shown; else all hands are
    this.pending = ""; // the card whose second part is being chosen
    this.aside = /** @type {string[]} */ ([]); // cards that are pressed to be laid aside
    this.allWays = false; // whether all of its second parts are listed
    this.said = ""; // for the ear
    this.told = ""; // for all, until something is played
    this.looking = Promise.resolve(); // until what is to be seen where one stands is known
    /** @type {import("../model/tree.js").TreeNode | null} */
    this.lookedAt = null; // where what is to be seen was seen
    this.typed = ""; // of a card: its suit, or digits of a tarock, so far
    this.refused = ""; // a card that was typed and cannot be played
    this.offered = ""; // a text that was dropped or pasted, to be read
    /** @type {any[]} */
    this.boards = []; // all records of the text that the deal came from
    this.solving = new Solving(this);
    this.tabling = new Tabling(this);
    this.analysing = new Analysing(this);
    this.profiling = new Profiling(this);
    /** @type {(() => void)[]} */
    this.watchers = [];
    /** @type {any[]} */
    this.games = [];
    /** @type {((by: number) => import("../model/tree.js").TreeNode | null) | null} */
    this.costly = null; // set by the report
    /** @type {(ply: number) => void} */
    this.startLearning = () => {}; // set by the report
    /** @type {import("../report/learn.js").Learning | null} */
    this.learning = null;
    /** @type {import("../model/tree.js").TreeNode | null} */
    this.howFrom = null; // where the variations that are shown begin
    /** @type {CoachSession | null} */
    this.coach = null;
    this.sitting = false; // a deal for the coach is being looked for
    this.sessions = sessions;
    this.puzzles = /** @type {Puzzles} */ (sessions?.puzzles(this)); // there wherever its view is
  }

  /** What is played in the views in which the program plays along; there cards are its business. */
  get session() {
    return this.view === "coach" ? this.coach : this.view === "puzzles" ? this.puzzles.session : null;
  }

  /** @override */
  changed() {
    for (const watcher of this.watchers) watcher();
  }
  /** @param {string} words */
  say(words) {
    this.said = words;
    this.changed();
  }

  /** @param {string} words what became of what was asked for */
  tell(words) {
    this.told = words;
    this.changed();
  }

  /** @param {string} name @returns {any} what the engine says of a game */
  game(name) {
    return this.games.find(({ game }) => game === name);
  }

  // What the address says.
  async readAddress() {
    const place = readAddress(await unpacked(location.hash));
    this.view = place.view;
    this.more = place.more;
    const same = place.deal && this.deal && JSON.stringify(place.deal) === JSON.stringify(this.deal);
    if (this.view === "coach" && !this.coach) (this.coach = this.sessions?.coach(this) ?? null)?.begin();
    if (this.session) return this.session.look();
    if (!place.deal) {
      if (place.view === "board") this.deal = this.look = this.start = null;
      this.changed();
      return;
    }
    this.deal = place.deal;
    this.tree = place.tree;
    if (!same) this.forget();
    await this.arrive();
  }
  /** @param {boolean} [step] into the history of the browser */
  async writeAddress(step = false) {
    const hash = await packed(addressOf({ view: this.view, deal: this.session ? null : this.deal, tree: this.tree, more: this.more }));
    if (hash === location.hash) return;
    history[step ? "pushState" : "replaceState"](null, "", hash);
  }

  forget() {
    this.told = "";
    this.look = this.start = this.fault = null;
    this.whose = this.seeing = "";
    this.solving.leave();
    this.tabling.leave();
    this.analysing.leave();
    this.learning = this.howFrom = null;
  }

  /** @param {Deal & {plays?: any[]}} record @param {string} [view] */
  open(record, view = "board") {
    const { plays = [], end, unplayed, id, value, moves, ...deal } = record;
    this.deal = /** @type {Deal} */ (deal);
    this.tree = new Tree(plays.map((play) => (typeof play === "string" ? play : play.move)));
    this.view = view;
    this.more = {};
    this.forget();
    this.writeAddress(true);
    return this.arrive();
  }
  /** @param {string} view */
  show(view) {
    if (this.view === view) return;
    if (this.session) this.look = this.start = null;
    this.view = view;
    this.pick("");
    this.learning = null;
    this.howFrom = null;
    this.writeAddress(true);
    if (this.session) {
      this.solving.leave();
      this.session.look();
    } else if (this.deal) this.arrive();
    else this.changed();
  }
  /**
   * Another contract for the deal, from its first card.
   * @param {any} contract
   */
  setContract(contract) {
    const { leader, won, table, objective, ...deal } = /** @type {Deal} */ (this.deal);
    return this.open({ ...deal, contract });
  }

  // Where one stands has changed: what is drawn there, and what it is worth.
  arrive() {
    this.looking = this.lookAround();
    return this.looking;
  }
  async lookAround() {
    this.said = this.typed = this.refused = "";
    this.pick("");
    const { at } = this.tree;
    const plays = this.tree.path();
    const request = { ask: "look", record: this.record(plays) };
    if (!this.start) this.asks.quick({ ask: "look", record: this.record([]) }).then((start) => this.started(start), () => {});
    const look = this.asks.known(request) ?? (await this.asks.quick(request).catch(() => null));
    if (!look && this.engine.state.state === "failed") {
      this.fault = { broken: true, message: text.engineFailed };
      return this.changed();
    }
    if (!look || JSON.stringify(plays) !== JSON.stringify(this.tree.path())) return;
    this.fault = look.error ?? null;
    if (!look.error) Object.assign(this, { look, lookedAt: at });
    const branch = this.view === "report" && !this.tree.isMain(this.tree.at);
    if (look.error) this.solving.leave();
    else if (this.view === "board" || branch) this.solving.arrive();
    else this.solving.leave();
    this.changed();
    this.ahead();
  }
  /** @param {any} start */
  started(start) {
    if (start.error || this.start) return;
    this.start = start;
    this.changed();
  }
  // What a step or a card would lead to, so that it is drawn at once: the next card of the line, then every card.
  ahead() {
    const { at } = this.tree;
    const look = (/** @type {string[]} */ plays) => this.asks.quick({ ask: "look", record: this.record(plays) }).catch(() => null);
    const next = this.tree.following(at);
    const first = next ? look(this.tree.path(next)) : Promise.resolve(null);
    clearTimeout(this.later);
    if (this.view === "report" || !this.look?.moves || this.look.moves.length > kMostAhead) return;
    const { moves } = this.look;
    this.later = setTimeout(async () => {
      await first;
      for (const move of moves) {
        if (this.tree.at !== at) return;
        await look([...this.tree.path(at), move]);
      }
    }, 120);
  }

  /**
   * A card that can be played in several ways, one of which is to be chosen.
   * @param {string} card none: no card any more
   */
  pick(card) {
    this.pending = card;
    this.allWays = false;
    this.changed();
  }
  /** @param {string} move of the position that is shown: none where that is still the one before */
  play(move) {
    if (this.session) return this.session.play(move);
    if (this.lookedAt !== this.tree.at) return this.looking;
    this.tree.play(move);
    return this.moved(true);
  }
  /**
   * A card that is tried in the report: on the board.
   * @param {string} move
   */
  tryCard(move) {
    this.tree.play(move);
    this.show("board");
  }
  /**
   * @override
   * @param {boolean} [played]
   */
  moved(played = false) {
    this.told = "";
    if (!this.tree.branch() && this.tree.at !== this.howFrom && !played) this.howFrom = null;
    this.writeAddress(played && this.tree.forked);
    return this.arrive();
  }
  playBest() {
    const { answer } = this.solving;
    const move = answer?.line?.[0] ?? answer?.best?.[0];
    if (move) this.play(move);
  }
  // The last card goes back into its hand, and what followed is forgotten.
  takeBack() {
    if (this.session) return this.session.takeBack();
    if (this.tree.at === this.tree.root) return;
    this.tree.remove(this.tree.at);
    this.moved();
  }
  // Out of the choice of a second part, else out of a variation or a branch.
  escape() {
    const from = this.howFrom === this.tree.at ? null : (this.howFrom ?? this.tree.branch()?.parent);
    if (this.pending) return this.pick("");
    if (!this.session && from) return this.go(from);
    this.changed();
  }
  async copyLink() {
    await this.writeAddress();
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    this.say(text.linkCopied);
  }
  /** @param {number} by */
  otherBoard(by) {
    const at = this.boards.findIndex((each) => JSON.stringify(each.hands) === JSON.stringify(this.deal?.hands)) + by;
    if (at >= 0 && at < this.boards.length) this.open(this.boards[at], this.view);
  }
  /**
   * To the next costly card of the report.
   * @param {number} by
   */
  toCostly(by) {
    const at = this.costly?.(by);
    if (at) this.go(at);
  }
}
