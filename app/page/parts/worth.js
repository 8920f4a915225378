// @ts-check
// What each card is worth: a row a value, touching cards joined.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { joined, kFifth, kSigns, rankShown, rowOf, suitClass } from "../model/cards.js";
import { moveFace, withSigns } from "../model/words.js";
import { badgeText, rather, withMinus } from "../model/values.js";

const kMost = { rows: 8, cards: 24, ways: 2 }; // values that are listed, and moves of each: cards alone, and with a second part

/** @param {import("../frame/store.js").Store} store */
export function worthList(store) {
  const { look, solving } = store;
  const values = solving.values();
  if (!values.length) return null;
  /** @type {Map<any, string[]>} */
  const groups = new Map();
  for (const [move, value] of values) groups.set(value, [...(groups.get(value) ?? []), move]);
  const compare = rather(solving.side);
  const ordered = [...groups].sort(([a, [one]], [b, [other]]) => Number(solving.isBest(other)) - Number(solving.isBest(one)) || compare(a, b));
  const best = ordered[0][0];
  return h(
    "section",
    { key: "worth", class: "box" },
    h("h2", {}, text.worthList),
    h("ul", { class: "worth" }, ordered.slice(0, kMost.rows).map(([value, moves]) => {
      const kind = solving.isBest(moves[0]) ? "keep" : "cost";
      const showing = store.settings.now.values === "off" ? "sign" : store.settings.now.values;
      const sign = badgeText(solving.stakes, value, best, showing);
      return h("li", { key: String(value) },
        h("span", { class: `chip ${kind}` }, sign),
        h("span", { class: "words" }, withSigns(beside(sign, withMinus(solving.words(value))))),
        h("span", { class: "cards" }, cardsShown(moves, look, store)));
    })),
    ordered.length > kMost.rows ? h("p", { class: "note" }, text.moreValues(ordered.length - kMost.rows)) : null,
  );
}

/**
 * Words without the number that stands before them already.
 * @param {string} sign @param {string} words
 */
export const beside = (sign, words) => (words.startsWith(`${sign} `) ? words.slice(sign.length + 1) : words);

/** @param {string[]} moves @param {any} look @param {import("../frame/store.js").Store} store */
function cardsShown(moves, look, store) {
  const plain = moves.every((move) => /^([SHDC].|[0-9]+|\*)$/.test(move));
  const groups = plain ? joined(moves, look.classes ?? []) : moves.map((move) => [move]);
  const most = plain ? kMost.cards : kMost.ways;
  const shown = groups.slice(0, most).map((group, place) => {
    const face = group.length > 1 ? run(group, look) : moveFace(group[0], look.faces, look.names);
    return h("button", { key: place, type: "button", class: "plain", on: { click: () => store.play(group[0]) } }, face);
  });
  return [shown, groups.length > most ? h("span", { key: "more", class: "dim" }, text.moreWays(groups.length - most)) : null];
}

/**
 * "♠J–10".
 * @param {string[]} group
 * @param {any} look
 */
function run(group, look) {
  const sign = rowOf(group[0]) === kFifth ? "" : kSigns[rowOf(group[0])];
  const [first, last] = [group[0], group[group.length - 1]].map((card) => rankShown(card, look.faces));
  return h("span", { class: `k ${suitClass(group[0])}` }, sign, first, "–", last);
}
