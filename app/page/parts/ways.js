// @ts-check
// A move with a second part: to whom a trick is given, or what is laid down with a card.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { readMove } from "../model/cards.js";
import { moveFace, seatName, spokenMove } from "../model/words.js";

/**
 * @param {import("../frame/store.js").Store} store
 * @param {(move: string) => import("./card.js").Badge | null} badge
 */
export function waysView(store, badge) {
  const { look, pending } = store;
  const moves = look.moves ?? [];
  const gift = moves.length > 0 && moves.every((/** @type {string} */ move) => move.startsWith(">"));
  if (!gift && !pending) return null;
  const ways = gift ? moves : moves.filter((/** @type {string} */ move) => readMove(move).card === pending);
  const title = gift ? text.giveTo : text.whichWay(spokenMove(pending, look.faces, look.names));
  return h("div", { class: "ways", role: "group", "aria-label": title }, h("h2", {}, title),
    ways.slice(0, 14).map((/** @type {string} */ move, /** @type {number} */ at) => {
      const sign = badge(move);
      return h("button", { key: move, type: "button", class: `btn small ${sign?.kind ?? ""}`, "data-first": at ? null : true, on: { click: () => store.play(move) } },
        gift ? seatName(look, move.slice(1)) : wayFace(move, look), sign ? h("span", { class: `chip ${sign.kind}` }, sign.text) : null);
    }),
    ways.length > 14 ? h("span", { class: "dim small" }, text.moreWays(ways.length - 14)) : null,
    gift ? null : h("button", { type: "button", class: "link", on: { click: () => {
      store.pending = "";
      store.changed();
    } } }, text.back));
}
/** @param {string} move @param {any} look */
function wayFace(move, look) {
  const { sets } = readMove(move);
  return sets.length ? sets.map((set, at) => [at ? " + " : "", moveFace(`${set[0]}`, look.faces, look.names), set.slice(1).map((card) => moveFace(card, look.faces, look.names))]) : text.nothingDown;
}
