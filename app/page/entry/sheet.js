// @ts-check
// A deal being written down: who holds which card, whose hand is being filled, and what can be taken back. The pack and the
// size of the hands are those of a deal that the engine dealt.
import { byRank, cardsOf, counted, handOf, rowOf } from "../model/cards.js";

/** @typedef {{id: string, name: string, size: number}} Place a hand, or a part of a talon */
/** @typedef {{card: string, place: string}} Held */

export class Sheet {
  /**
   * @param {any} sample a whole deal of the game
   * @param {Record<string, string>} names of the seats
   * @param {(number: number) => string} talonName
   */
  constructor(sample, names, talonName) {
    this.game = sample.game;
    const talon = /** @type {string[]} */ (sample.contract?.talon ?? []);
    const hands = Object.entries(sample.hands);
    /** @type {Place[]} */
    this.places = [
      ...hands.map(([id, hand]) => ({ id, name: names[id] ?? id, size: cardsOf(String(hand)).length })),
      ...talon.map((group, at) => ({ id: `talon${at}`, name: talonName(at + 1), size: cardsOf(group).length })),
    ];
    const cards = [...hands.flatMap(([, hand]) => cardsOf(String(hand))), ...talon.flatMap((group) => cardsOf(group))];
    this.doubled = [...counted(cards.filter((card) => card !== "*")).values()].some((count) => count > 1);
    /** How often each card is there: every game deals its whole pack. */
    this.pack = counted(cards);
    /** @type {Held[]} */
    this.held = [];
    this.at = this.places[0].id; // the hand that is being filled
    this.row = 0; // the suit that is being typed
    /** @type {{held: Held[], at: string, row: number}[]} */
    this.undo = [];
    /** @type {{card: string, holder: string, wanted: string} | null} */
    this.clash = null;
    this.stray = ""; // a rank that was typed for a suit without it
    this.again = ""; // a card that was typed and is in the hand already
    this.strange = ""; // a key that names no card
    this.movedOn = false; // whether the last card was the last of its hand
  }

  /**
   * Takes up the hands of a record.
   * @param {any} record
   */
  fill(record) {
    const talon = record.contract?.talon ?? [];
    for (const place of this.places) {
      const hand = place.id.startsWith("talon") ? talon[Number(place.id.slice(5))] : record.hands[place.id];
      for (const card of cardsOf(hand)) this.held.push({ card, place: place.id });
    }
    this.at = this.lacking()[0]?.id ?? this.places[0].id;
  }

  get receiver() {
    return /** @type {Place} */ (this.places.find(({ id }) => id === this.at));
  }
  /** @param {string} id */
  cards(id) {
    return this.held.filter(({ place }) => place === id).map(({ card }) => card).sort(byRank);
  }
  /** @param {string} card */
  holders(card) {
    return this.held.filter((each) => each.card === card).map(({ place }) => place);
  }
  /** @param {string} card */
  left(card) {
    return (this.pack.get(card) ?? 0) - this.holders(card).length;
  }
  /** The hands that are not full. */
  lacking() {
    return this.places.filter(({ id, size }) => this.cards(id).length < size);
  }
  get rest() {
    return [...this.pack].flatMap(([card]) => Array.from({ length: this.left(card) }, () => card));
  }
  /** The cards of the pack, a list a row. */
  get rows() {
    const rows = /** @type {string[][]} */ ([[], [], [], [], []]);
    for (const card of [...this.pack.keys()].sort(byRank)) rows[rowOf(card)].push(card);
    return rows;
  }
  get complete() {
    return this.lacking().length === 0;
  }
  get empty() {
    return this.held.length === 0;
  }

  // Nothing is wrong with what was typed last.
  heard() {
    this.clash = null;
    this.stray = this.again = this.strange = "";
    this.movedOn = false;
  }
  remember() {
    this.undo.push({ held: [...this.held], at: this.at, row: this.row });
    if (this.undo.length > 200) this.undo.shift();
    this.heard();
  }
  takeBack() {
    const before = this.undo.pop();
    if (before) Object.assign(this, before);
    this.heard();
  }

  /**
   * A click: to the hand being filled, from wherever it is; back to the pack from that hand itself.
   * @param {string} card
   */
  click(card) {
    this.remember();
    const holders = this.holders(card);
    if (this.left(card) > 0 && !(holders.includes(this.at) && !this.doubled)) this.give(card);
    else if (holders.includes(this.at)) this.drop(card, this.at);
    else {
      this.drop(card, holders[0]);
      this.give(card);
    }
  }
  /**
   * Typing: a card that somebody else holds is a clash, to be decided.
   * @param {string} card
   */
  type(card) {
    if (!this.pack.has(card)) return this.refuse(card.slice(1));
    const holders = this.holders(card);
    if (this.left(card) > 0) {
      this.remember();
      this.give(card);
    } else if (holders.includes(this.at)) this.again = card;
    else this.clash = { card, holder: holders[0], wanted: this.at };
  }
  /**
   * A rank that the suit being typed does not have.
   * @param {string} rank
   */
  refuse(rank) {
    this.stray = rank;
  }
  /** @param {string} card */
  give(card) {
    if (this.cards(this.at).length >= this.receiver.size) this.next();
    if (this.cards(this.at).length >= this.receiver.size) return;
    this.held.push({ card, place: this.at });
    if (this.cards(this.at).length < this.receiver.size) return;
    this.next();
    this.movedOn = true;
  }
  /** @param {string} card @param {string} from */
  drop(card, from) {
    const at = this.held.findIndex((each) => each.card === card && each.place === from);
    if (at >= 0) this.held.splice(at, 1);
  }
  /** The clashing card goes to the hand that it was typed for. */
  settle() {
    const { clash } = this;
    if (!clash) return;
    this.remember();
    this.drop(clash.card, clash.holder);
    this.at = clash.wanted;
    this.give(clash.card);
  }
  /** The clashing card stays where it is. */
  leave() {
    this.clash = null;
  }
  /** On to the next hand that is not full; where one alone is left, it gets the rest. */
  next() {
    const order = this.places.map(({ id }) => id);
    const from = order.indexOf(this.at);
    const lacking = this.lacking().map(({ id }) => id);
    const to = [...order.slice(from + 1), ...order.slice(0, from)].find((id) => lacking.includes(id));
    this.row = 0;
    if (to) this.at = to;
    if (lacking.length === 1 && this.rest.length === this.receiver.size - this.cards(this.at).length) this.giveRest();
  }
  giveRest() {
    for (const card of this.rest) if (this.cards(this.at).length < this.receiver.size) this.held.push({ card, place: this.at });
    const to = this.lacking()[0];
    if (to) this.at = to.id;
  }
  /** Random cards for all hands that are not full. */
  dealRest() {
    this.remember();
    const rest = this.rest;
    for (const place of this.lacking())
      while (this.cards(place.id).length < place.size && rest.length) {
        const [card] = rest.splice(Math.floor(Math.random() * rest.length), 1);
        this.held.push({ card, place: place.id });
      }
  }
  clear() {
    this.remember();
    this.held = this.held.filter(({ place }) => place !== this.at);
    this.row = 0;
  }
  /** To the next suit, and from the last on to the next hand. */
  nextRow() {
    this.movedOn = false;
    const rows = this.rows.map((cards, row) => (cards.length ? row : -1)).filter((row) => row >= 0);
    const at = rows.indexOf(this.row);
    if (at + 1 < rows.length) this.row = rows[at + 1];
    else this.next();
  }
  previousRow() {
    const rows = this.rows.map((cards, row) => (cards.length ? row : -1)).filter((row) => row >= 0);
    this.row = rows[Math.max(0, rows.indexOf(this.row) - 1)];
  }

  /** The hands as a record has them; those that are not talon. */
  hands() {
    return Object.fromEntries(this.places.filter(({ id }) => !id.startsWith("talon")).map(({ id }) => [id, handOf(this.cards(id))]));
  }
  talon() {
    const groups = this.places.filter(({ id }) => id.startsWith("talon"));
    return groups.length && groups.every(({ id, size }) => this.cards(id).length === size) ? groups.map(({ id }) => handOf(this.cards(id))) : null;
  }
}
