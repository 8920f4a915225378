// @ts-check
// A move with a second part: to whom a trick is given, or what is laid down with a card.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { readMove } from "../model/cards.js";
import { rather } from "../model/values.js";
import { moveFace, seatName, spokenMove } from "../model/words.js";

/** @typedef {import("../frame/store.js").Store} Store */

const kMost = 14; // ways that are listed before all are asked for

/**
 * @param {Store} store
 * @param {(move: string) => import("./card.js").Badge | null} badge
 * @param {(move: string) => void} [play]
 */
export function waysView(store, badge, play = (move) => store.play(move)) {
  const { look, pending } = store;
  const moves = look.moves ?? [];
  const gift = isGift(moves);
  if (!gift && !pending) return null;
  const ways = gift ? moves : inOrder(moves.filter((/** @type {string} */ move) => readMove(move).card === pending), store);
  const title = gift ? text.giveTo : text.whichWay(spokenMove(pending, look.faces, look.names));
  const most = store.allWays ? ways.length : kMost;
  return h("div", { key: "ways", class: "ways", role: "group", "aria-label": title }, h("h2", {}, title),
    ways.slice(0, most).map((/** @type {string} */ move, /** @type {number} */ at) => {
      const sign = badge(move);
      return h("button", { key: move, type: "button", class: `btn small ${sign?.kind ?? ""}`, "data-first": at ? null : true, on: { click: () => play(move) } },
        gift ? seatName(look, move.slice(1)) : wayFace(move, look), sign ? h("span", { class: `chip ${sign.kind}` }, sign.text) : null);
    }),
    ways.length > most ? h("button", { key: "all", type: "button", class: "link", on: { click: () => {
      store.allWays = true;
      store.changed();
    } } }, text.moreWays(ways.length - most)) : null,
    gift ? null : h("button", { key: "back", type: "button", class: "link", on: { click: () => store.escape() } }, text.otherCard));
}
/** @param {string[]} moves */
const isGift = (moves) => moves.length > 0 && moves.every((move) => move.startsWith(">"));

/**
 * What is worth most first, as far as that is known and shown; of what comes to the same, more cards first.
 * @param {string[]} ways @param {Store} store
 */
export function inOrder(ways, { solving, settings, view }) {
  const shown = view === "board" && settings.now.values !== "off";
  const compare = rather(solving.side);
  const count = (/** @type {string} */ move) => readMove(move).sets.flat().length;
  const value = (/** @type {string} */ move) => {
    const known = shown ? solving.of(move) : undefined;
    return typeof known === "number" ? known : undefined;
  };
  return [...ways].sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    const worth = one === undefined || other === undefined ? Number(one === undefined) - Number(other === undefined) : compare(one, other);
    return worth || count(b) - count(a);
  });
}
/** @param {string} move @param {any} look */
function wayFace(move, look) {
  const { sets } = readMove(move);
  return sets.length ? sets.map((set, at) => [at ? " + " : "", set.map((card) => moveFace(card, look.faces, look.names))]) : text.nothingDown;
}
