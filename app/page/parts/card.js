// @ts-check
// A card of a hand: its rank, and on it what comes of playing it.
import { h, unseen } from "../ui/h.js";
import { kFifth, kSigns, rankShown, rowOf, suitClass } from "../model/cards.js";
import { spokenCard } from "../model/words.js";

/**
 * @typedef {object} Badge
 * @property {string} text on the card
 * @property {"keep" | "cost" | "part"} kind
 * @property {string} words for the ear
 * @property {number} [gain] the higher, the better for whoever plays it
 *
 * @typedef {object} CardProps
 * @property {string} card
 * @property {import("../model/cards.js").Faces} faces
 * @property {"held" | "gone" | "back"} [state]
 * @property {boolean} [dim]
 * @property {boolean} [now] the card that was played in the record
 * @property {Badge | null} [badge]
 * @property {string} [mark] a sign beside the rank: "✗"
 * @property {string} [suit] shown with its suit, as in a trick or a tray
 * @property {(() => void) | null} [play]
 * @property {(() => void) | null} [refuse] what is said where it cannot be played
 * @property {boolean} [stop] whether it is the one stop of the Tab key in its hand
 * @property {string} [key]
 */

/** @param {CardProps} props */
export function cardView({ card, faces, state = "held", dim, now, badge, suit, play, refuse, stop, key, mark }) {
  const name = ["card", state === "held" ? "" : state, suitClass(card), badge?.kind ?? "", dim ? "no" : "", now ? "now" : "", play ? "can" : ""];
  const classes = name.filter(Boolean).join(" ");
  const rank = rankShown(card, faces);
  if (state === "gone") return h("span", { key, class: classes, "aria-hidden": "true" }, h("span", { class: `r ${wide(rank)}` }, rank));
  const sign = suit && rowOf(card) < kFifth ? h("span", { class: "p" }, kSigns[rowOf(card)]) : null;
  const face = [
    h("span", { class: `r ${wide(rank)}`, "aria-hidden": "true" }, rank, suit === "beside" ? sign : null),
    suit === "below" && sign ? h("span", { "aria-hidden": "true", class: "p" }, kSigns[rowOf(card)]) : null,
    mark ? h("span", { class: "v bad", "aria-hidden": "true" }, mark) : badge?.text ? h("span", { class: "v", "aria-hidden": "true" }, badge.text) : null,
    unseen(spokenCard(card, faces), badge?.words ? `, ${badge.words}` : ""),
  ];
  if (!play) return h("span", { key, class: classes, on: refuse ? { click: refuse } : {} }, face);
  return h("button", { key, type: "button", class: classes, tabindex: stop ? "0" : "-1", "data-card": card, on: { click: play } }, face);
}

/**
 * A name instead of a rank needs smaller letters.
 * @param {string} rank
 */
const wide = (rank) => (rank.length > 2 ? "long" : "");

/**
 * The back of a hidden card.
 * @param {string} key
 */
export const cardBack = (key) => h("span", { key, class: "card back" });

/** @param {string} text @param {string} kind */
export const chip = (text, kind) => h("span", { class: `chip ${kind}` }, text);

