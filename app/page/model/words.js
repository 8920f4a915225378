// @ts-check
// Cards and moves for the eye and for the ear.
import { h } from "../ui/h.js";
import { rankNames, suitNames, text } from "../text/en.js";
import { kFifth, kSigns, rankShown, readMove, rowOf, suitClass } from "./cards.js";
import { withMinus } from "./values.js";

/** @typedef {import("./cards.js").Faces} Faces */

/** @param {string} card @param {Faces} faces */
export function spokenCard(card, faces) {
  const row = rowOf(card);
  if (row < kFifth) return `${rankNames[/** @type {keyof rankNames} */ (card[1])] ?? card[1]} of ${suitNames[row]}`;
  const shown = rankShown(card, faces);
  if (/^[0-9]+$/.test(shown)) return `${faces.one} ${shown}`;
  return shown === faces.row ? faces.many.replace(/s$/, "") : shown;
}

/** @param {string} move @param {Faces} faces @param {Record<string, string>} names */
export function spokenMove(move, faces, names) {
  const { card, sets, to } = readMove(move);
  if (!card) return `the trick ${text.gives(names[to] ?? to)}`;
  const melds = sets.map((set) => set.map((each) => spokenCard(each, faces)).join(", "));
  return spokenCard(card, faces) + (melds.length ? `, laying down ${melds.join("; and ")}` : "") +
    (to ? `, the trick ${text.gives(names[to] ?? to)}` : "");
}

/**
 * "♠K", in its colour.
 * @param {string} card
 * @param {Faces} faces
 */
export function cardFace(card, faces) {
  const sign = rowOf(card) === kFifth ? "" : kSigns[rowOf(card)];
  return h("span", { class: `k ${suitClass(card)}` }, sign, rankShown(card, faces));
}

/** @param {string} move @param {Faces} faces @param {Record<string, string>} names */
export function moveFace(move, faces, names) {
  const { card, sets, to } = readMove(move);
  if (!card) return h("span", { class: "k" }, "→ ", names[to] ?? to);
  const face = cardFace(card, faces);
  if (!sets.length && !to) return face;
  return h("span", { class: "move" }, face, sets.map((set) => [" + ", set.map((each) => cardFace(each, faces))]),
    to ? [" → ", names[to] ?? to] : "");
}

/**
 * Words with suit signs among them in colour, read aloud as words.
 * @param {string} words
 */
export function withSigns(words) {
  return withMinus(words).split(/([♠♥♦♣]\uFE0E?(?:10|[2-9AKQJTN](?![A-Za-z]))?)/).map((part) => {
    const suit = "♠♥♦♣".indexOf(part[0]);
    if (!part || suit < 0) return part;
    const rank = part.replace(/[♠♥♦♣\uFE0E]/g, "");
    const shown = kSigns[suit] + (rank === "T" ? "10" : rank);
    const spoken = rank ? `${rankNames[/** @type {keyof rankNames} */ (rank)] ?? rank} of ${suitNames[suit]}` : suitNames[suit];
    return h("span", { class: `k ${"SHDC"[suit]}`, role: "img", "aria-label": spoken }, shown);
  });
}

/**
 * Words with cards as they are written, "HA", shown with the signs of their suits.
 * @param {string} words
 */
export const withCards = (words) =>
  withSigns(words.replace(/\b([SHDC])([AKQJNT1-9])\b/g, (_, suit, rank) => kSigns["SHDC".indexOf(suit)] + (rank === "T" ? "10" : rank)));

/**
 * "Made", to begin a sentence.
 * @param {string} words
 */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * "Misère ouverte" of "misere-ouverte".
 * @param {string} name of a contract, or another choice, as records write it
 */
export const choiceName = (name) => text.names[/** @type {"prop-cop"} */ (name)] ?? capital(name.replaceAll("-", " ").replace("misere", "misère"));

/**
 * The name of a seat, with its player's where known.
 * @param {any} look
 * @param {string} seat
 */
export const seatName = (look, seat) => look.names?.[seat] ?? seat;
/**
 * Whose turn it is: to lead, or to play where somebody has led.
 * @param {any} look
 */
export const turnWords = (look) => `${seatName(look, look.position.to_move)} ${look.trick?.cards.length || look.position.table?.length ? text.toPlay : text.toLead}`;
/** @param {any} look @param {string} seat */
export const playerName = (look, seat) => look.players?.[seat] || seatName(look, seat);
