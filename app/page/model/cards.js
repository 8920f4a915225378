// @ts-check
// Cards, hands and moves as they are written (docs/formats/cards.md). No rules: only the letters.

/** @typedef {{cards: Record<string, string>, row: string, one: string, many: string}} Faces */

export const kSuits = "SHDC";
export const kFifth = 4; // the row of cards of no suit
export const kSigns = ["♠\uFE0E", "♥\uFE0E", "♦\uFE0E", "♣\uFE0E"];
const kRanks = "AKQNJT9876543210";

/**
 * The row of a hand that a card stands in.
 * @param {string} card
 */
export function rowOf(card) {
  const row = card.length === 2 ? kSuits.indexOf(card[0]) : -1;
  return row < 0 ? kFifth : row;
}

/**
 * The letter of its suit, for colours.
 * @param {string} card
 */
export const suitClass = (card) => "SHDCT"[rowOf(card)];

/** @param {string} card @param {Faces} faces */
export function rankShown(card, faces) {
  if (rowOf(card) === kFifth) return faces.cards[card] ?? card;
  return card[1] === "T" ? "10" : card[1];
}

/**
 * What heads a row of a hand.
 * @param {number} row
 * @param {Faces} faces
 */
export const rowSign = (row, faces) => kSigns[row] ?? faces.row;

/**
 * The cards of a hand, a list a row.
 * @param {string} [hand]
 * @returns {string[][]}
 */
export function rowsOf(hand) {
  const fields = !hand || hand === "-" ? [] : hand.split(".");
  return [0, 1, 2, 3, 4].map((row) => {
    const field = fields[row] ?? "";
    if (row < kFifth) return [...field].map((rank) => kSuits[row] + rank);
    const numbered = field.includes(",") || /^[0-9]+$/.test(field);
    return (numbered ? field.split(",") : [...field]).filter((card) => card !== "");
  });
}

/** @param {string} [hand] */
export const cardsOf = (hand) => rowsOf(hand).flat();

/**
 * A hand of cards, written.
 * @param {string[]} cards
 */
export function handOf(cards) {
  if (!cards.length) return "-";
  const fields = [0, 1, 2, 3].map((row) =>
    cards.filter((card) => rowOf(card) === row).sort(byRank).map((card) => card[1]).join(""));
  const rest = cards.filter((card) => rowOf(card) === kFifth).sort(byRank);
  const tarocks = rest.some((card) => card !== "*");
  return [...fields, ...(rest.length ? [tarocks ? rest.join(",") : rest.join("")] : [])].join(".");
}

/**
 * Higher first, suit by suit.
 * @param {string} a
 * @param {string} b
 */
export function byRank(a, b) {
  if (rowOf(a) !== rowOf(b)) return rowOf(a) - rowOf(b);
  if (rowOf(a) < kFifth) return kRanks.indexOf(a[1]) - kRanks.indexOf(b[1]);
  const height = (/** @type {string} */ card) => (card === "*" ? 99 : Number(card));
  return height(b) - height(a);
}

/**
 * How often each card is there.
 * @param {string[]} cards
 * @returns {Map<string, number>}
 */
export function counted(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/**
 * "DT+SJ.HJ.DJ,S9.C9.H9": a card with the sets laid down after it; ">C": the seat that a trick is given to.
 * @param {string} move @returns {{card: string, sets: string[][], to: string}}
 */
export function readMove(move) {
  if (move.startsWith(">")) return { card: "", sets: [], to: move.slice(1) };
  const [played, sets] = move.split("+");
  const [card, to] = played.split(">");
  return { card, sets: sets ? sets.split(",").map((set) => set.split(".")) : [], to: to ?? "" };
}

/**
 * The moves that each card can be played in.
 * @param {string[]} moves
 * @returns {Map<string, string[]>}
 */
export function movesByCard(moves) {
  const by = new Map();
  for (const move of moves) {
    const { card } = readMove(move);
    if (card) by.set(card, [...(by.get(card) ?? []), move]);
  }
  return by;
}

/**
 * Cards in the order of a row, touching ones joined: "J–10". `classes` says which come to the same.
 * @param {string[]} cards @param {string[][]} classes
 */
export function joined(cards, classes) {
  const home = new Map(classes.flatMap((each, at) => each.map((card) => [card, at])));
  /** @type {string[][]} */
  const groups = [];
  for (const card of [...cards].sort(byRank)) {
    const last = groups.at(-1);
    const same = last && rowOf(last[0]) === rowOf(card) && home.has(card) && home.get(last[0]) === home.get(card);
    if (same) last.push(card);
    else groups.push([card]);
  }
  return groups;
}
