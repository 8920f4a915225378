// @ts-check
// An ending: hands of the same length, fewer cards than were dealt. What was played before is told by the tricks that each
// has won, by who leads, and by what else the game wants to know.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { fieldView, numbersView, row, seg } from "./contract_form.js";
import { isAsked } from "./forms.js";

/** @typedef {import("./entry.js").Entry} Entry */

/**
 * The tricks that have been played; 0 where the hands are those dealt, or not of the same length yet.
 * @param {Entry} entry
 */
export function tricksPlayed({ sheet, seats, look }) {
  if (!look.rows) return 0; // a game that counts no tricks
  const sizes = [...seats].map((seat) => sheet.cards(seat).length);
  const whole = sheet.places[0].size;
  return sizes[0] > 0 && sizes.every((size) => size === sizes[0]) ? whole - sizes[0] : 0;
}
/**
 * Who wins tricks together: two sides where one hand is a dummy's, else each by himself.
 * @param {Entry} entry
 */
function sidesOf({ look, seats }) {
  return look.dummy ? [seats[0] + seats[2], seats[1] + seats[3]] : [...seats];
}
/**
 * Tricks by side, as the entry has them.
 * @param {Entry} entry
 * @param {Record<string, number>} won by seat
 */
export const bySide = (entry, won) => Object.fromEntries(sidesOf(entry).map((side) => [side, [...side].reduce((all, seat) => all + (won[seat] ?? 0), 0)]));

/**
 * What each side has won, the last filled in where all others are said; what is not said is missing.
 * @param {Entry} entry
 * @returns {Record<string, number | undefined>}
 */
function wonSoFar(entry) {
  const sides = sidesOf(entry);
  const open = sides.filter((side) => entry.won[side] === undefined);
  const rest = tricksPlayed(entry) - sum(entry.won);
  return open.length === 1 && rest >= 0 ? { ...entry.won, [open[0]]: rest } : entry.won;
}
/** @param {Record<string, number | undefined>} won */
const sum = (won) => Object.values(won).reduce((/** @type {number} */ all, tricks) => all + (tricks ?? 0), 0);

/**
 * Tricks by seat, as a record has them. What a side has won its leader has, or the first of it.
 * @param {Entry} entry
 */
export function wonOf(entry) {
  const sides = sidesOf(entry);
  const won = wonSoFar(entry);
  if (!tricksPlayed(entry) || sides.some((side) => won[side] === undefined)) return undefined;
  const taker = (/** @type {string} */ side) => (entry.leader && side.includes(entry.leader) ? entry.leader : side[0]);
  return Object.fromEntries(sides.flatMap((side) => [...side].map((seat) => [seat, seat === taker(side) ? won[side] : 0])));
}
/**
 * What of the tricks cannot be so; "" where nothing is wrong.
 * @param {Entry} entry
 */
export function wrongTricks(entry) {
  const played = tricksPlayed(entry);
  const said = sum(entry.won);
  const whole = sidesOf(entry).every((side) => entry.won[side] !== undefined);
  return played && (said > played || (whole && said !== played)) ? text.tricksAddUp(said, played) : "";
}

/** @param {Entry} entry */
export function endingForm(entry) {
  const played = tricksPlayed(entry);
  if (!played) return null;
  const { seats, names } = entry;
  const sides = sidesOf(entry).map((side) => /** @type {[string, string]} */ ([side, [...side].map((seat) => names[seat]).join("–")]));
  const won = wonSoFar(entry);
  return h("section", { key: "ending", class: "box form" }, h("h2", {}, text.endingTitle, h("span", { class: "r small dim" }, text.tricksGone(played))),
    row("won-name", text.tricksSoFar, numbersView(sides, won, played, (side, tricks) => entry.set("won", { ...entry.won, [side]: tricks }))),
    row("lead-name", text.leadsNow, seg("lead-name", [...seats].map((seat) => [seat, names[seat]]), [entry.leader], (value) => entry.set("leader", entry.leader === value ? "" : value))),
    entry.form.filter((field) => field.when?.ending && isAsked(field, { ...entry.chosen, ending: true })).map((field) => fieldView(entry, field)));
}
