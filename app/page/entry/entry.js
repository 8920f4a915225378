// @ts-check
// New deal: typed, clicked, pasted, or at random.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { conditionsForm, contractForm } from "./contract_form.js";
import { doneView } from "./done.js";
import { bySide, endingForm, tricksPlayed, wonOf } from "./ending.js";
import { chosenOf, contractOf, dealtBy } from "./forms.js";
import { handsView, packView } from "./pack.js";
import { randomDeal } from "./random.js";
import { readingView, readText } from "./reading.js";
import { Sheet } from "./sheet.js";
import { typeKey } from "./typing.js";
import { arrowInPack } from "../frame/focus.js";
import { legalPlays } from "../model/records.js";

/** @typedef {import("../frame/store.js").Store} Store */

export class Entry {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.text = "";
    this.reading = false;
    /** @type {any[]} */
    this.found = [];
    /** @type {any[]} */
    this.problems = [];
    this.unread = false; // whether a text was typed that was not read yet
    this.game = "bridge";
    this.digits = { digits: "", ended: false };
    /** @type {any} */
    this.sampled = null; // such a deal
    /** @type {any} */
    this.look = null; // of a deal of the game, for its names and faces
    /** @type {Sheet} */
    this.sheet = /** @type {any} */ (null);
    this.began = "";
    this.typedAt = /** @type {Element | null} */ (null); // where the keyboard was at the last key that was typed
    this.asked = {};
    this.players = /** @type {Record<string, string>} */ ({});
    this.won = /** @type {Record<string, number | undefined>} */ ({}); // tricks before an ending, by side
    this.reset();
    addEventListener("keydown", (event) => this.key(event));
  }
  reset() {
    this.chosen = /** @type {any} */ ({});
    this.dealer = "";
    this.leader = "";
    this.vulnerable = "None";
    this.result = ""; // tricks that declarer won, as the score sheet has it
    this.players = {};
    this.won = {};
    this.before = /** @type {any} */ (null); // the record that is being edited
    this.fault = /** @type {any} */ (null);
  }
  get form() {
    return /** @type {import("./forms.js").Field[]} */ (this.store.game(this.game)?.form ?? []);
  }
  get faces() {
    return this.look.faces;
  }
  get seats() {
    return /** @type {string} */ (this.look.seats);
  }
  get names() {
    return /** @type {Record<string, string>} */ (this.look.names);
  }
  redraw = () => {
    this.fault = null;
    this.store.changed();
  };

  /**
   * An empty sheet of a game.
   * @param {string} game
   * @param {any} [record]
   */
  async start(game, record = null) {
    this.reset();
    this.game = game;
    this.store.settings.set("game", game);
    this.chosen = chosenOf(this.form, record?.contract);
    await this.sample(record);
  }
  // A deal of the game tells the pack and how it is dealt.
  /** @param {any} [record] */
  async sample(record) {
    const { asks } = this.store;
    const asked = (this.asked = {}); // another game may be chosen meanwhile
    const contractOfDeal = dealtBy(this.form, this.chosen);
    const request = { ask: "deal", game: this.game, ...(contractOfDeal ? { contract: contractOfDeal } : {}) };
    const { deals } = await asks.quick(request);
    const { contract, ...bare } = deals[0];
    const look = await asks.quick({ ask: "look", record: { ...bare, contract } });
    if (this.asked !== asked) return;
    this.look = look;
    this.sampled = deals[0];
    this.sheet = new Sheet(deals[0], this.names, text.talonGroup);
    if (deals[0].dealer) this.dealer ||= this.seats[0];
    if (record) this.take(record);
    this.store.changed();
  }
  /** @param {any} record */
  take(record) {
    const tag = (/** @type {string} */ name) => (record.tags ?? []).find((/** @type {string[]} */ [key]) => key === name)?.[1];
    this.sheet.fill(record);
    this.before = record;
    this.dealer = record.dealer ?? "";
    this.leader = record.leader ?? "";
    this.vulnerable = { Both: "All", Love: "None", "-": "None" }[/** @type {"Both"} */ (tag("Vulnerable"))] ?? tag("Vulnerable") ?? "None";
    this.result = tag("Result") ?? "";
    for (const seat of this.seats) this.players[seat] = tag(this.names[seat]) ?? "";
    if (record.won) this.won = bySide(this, record.won);
  }
  /** What was typed has become a deal on the board. */
  done() {
    this.text = "";
    this.unread = false;
    this.found = [];
    this.problems = [];
  }

  /** @param {() => void} act */
  change(act) {
    act();
    this.redraw();
  }
  /** @param {string} name @param {any} value */
  set(name, value) {
    Object.assign(this, { [name]: value });
    this.redraw();
  }
  /** @param {any} chosen */
  choose(chosen) {
    const before = JSON.stringify(dealtBy(this.form, this.chosen));
    this.chosen = chosen;
    this.redraw();
    if (JSON.stringify(dealtBy(this.form, chosen)) !== before) this.sample();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.store.view !== "new" || !this.sheet || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, textarea, select, dialog, summary")) return;
    if (arrowInPack(event)) return;
    // A control that one is at is pressed by them, unless a hand is being typed there.
    const presses = (event.key === "Enter" || event.key === " ") && target.closest("button, a") && !target.closest(".pack, .hands");
    if (presses && this.typedAt !== target) return;
    if (event.key === "Tab" || !typeKey(this.sheet, event.key, this.digits)) return;
    this.typedAt = target;
    event.preventDefault();
    this.redraw();
  }

  /** The record that is written so far. */
  record() {
    const { game, sheet, before } = this;
    const same = before && JSON.stringify(before.hands) === JSON.stringify(sheet.hands());
    const ending = tricksPlayed(this) > 0;
    const chosen = contractOf(this.form, { ...this.chosen, ending }, sheet.talon());
    // What else the record says of its contract stands as long as that and the hands do.
    const contract = same && JSON.stringify(contractOf(this.form, { ...chosenOf(this.form, before.contract), ending }, sheet.talon())) === JSON.stringify(chosen) ? before.contract : chosen;
    const tags = (same ? (before.tags ?? []) : []).filter((/** @type {string[]} */ [name]) => !["Vulnerable", "Dealer", "Leader", "Contract", "Declarer", "Result"].includes(name) && !Object.values(this.names).includes(name));
    if (this.look.duplicate) tags.push(["Vulnerable", this.vulnerable]);
    if (this.look.duplicate && this.result) tags.push(["Result", this.result]);
    for (const seat of this.seats) if (this.players[seat]) tags.push([this.names[seat], this.players[seat]]);
    const auction = same && JSON.stringify(before.contract) === JSON.stringify(contract) ? before.auction : undefined;
    const won = same && before.won && JSON.stringify(bySide(this, before.won)) === JSON.stringify(this.won) ? before.won : wonOf(this);
    const table = same && before.table?.length ? before.table : undefined;
    return { game, hands: sheet.hands(), table, won, ...(contract ? { contract } : {}), dealer: this.dealer || undefined, leader: this.leader || undefined, tags: tags.length ? tags : undefined, auction };
  }
  async toBoard() {
    const record = JSON.parse(JSON.stringify(this.record()));
    const look = await this.store.asks.quick({ ask: "look", record });
    if (look.error) {
      this.fault = look.error;
      return this.store.changed();
    }
    const { store } = this;
    const plays = this.before && JSON.stringify(this.before) === JSON.stringify(store.deal) ? store.tree.main() : [];
    const kept = await legalPlays(store.asks, record, plays);
    this.done();
    store.boards = [];
    await store.open({ ...record, plays: kept });
    if (kept.length < plays.length) store.tell(text.playsKept(kept.length, plays.length));
  }
}

/** @type {Entry | null} */
let entry = null;

/** @param {Store} store */
export function entryView(store) {
  entry ??= new Entry(store);
  const now = entry;
  if (store.offered) {
    const { offered } = store;
    store.offered = "";
    queueMicrotask(() => readText(now, offered));
  }
  begin(now, store);
  return [
    h("h2", { key: "title", class: "viewtitle" }, now.before ? text.editDeal : text.newDeal),
    h("div", { key: "games", class: "dealbar wraps" },
      h("div", { class: "seg games", role: "group", "aria-label": text.game }, store.games.map(({ game, title }) =>
        h("button", { key: game, type: "button", "aria-pressed": String(now.game === game), on: { click: () => now.game === game || now.start(game) } }, title))),
      h("span", { class: "sp" }),
      h("button", { type: "button", class: "btn", on: { click: () => randomDeal(store, now.game, dealtBy(now.form, now.chosen)) } }, icon("dice"), h("span", {}, text.randomDeal))),
    readingView(now),
    now.sheet ? h("div", { key: "cols", class: "cols" },
      h("div", { class: "main" }, packView(now), handsView(now)),
      h("div", { class: "side" }, contractForm(now), endingForm(now), conditionsForm(now, tricksPlayed(now) > 0), doneView(now))) : null,
  ];
}

/**
 * The first time, and after "Edit cards": what is on the table.
 * @param {Entry} now
 * @param {Store} store
 */
function begin(now, store) {
  if (!store.games.length) return;
  const wanted = store.more.fresh ? "fresh" : store.deal ? JSON.stringify(store.deal) : "empty";
  if (now.began === wanted && !(wanted === "fresh" && store.more.fresh === "1")) return;
  now.began = wanted;
  if (store.more.fresh) store.more.fresh = "2";
  const record = store.more.fresh ? null : store.deal;
  queueMicrotask(() => now.start(record?.game ?? store.settings.now.game ?? "bridge", record));
  if (store.more.part === "text") setTimeout(() => document.getElementById("paste")?.focus(), 50);
}
