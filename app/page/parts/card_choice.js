// @ts-check
// Cards to be named, such as those laid aside: each is pressed, and no more stay than are asked for. Which are named is
// asked again at each press, for two may come before anything is drawn anew.
import { h } from "../ui/h.js";
import { moveFace } from "../model/words.js";

/**
 * @param {{cards: string[], named: () => string[], most: number, label: string, look: any, set: (named: string[]) => void}} choice
 */
export function cardChoice({ cards, named, most, label, look, set }) {
  return h("p", { class: "row wraps", role: "group", "aria-label": label }, cards.map((card) => h("button", { key: card, type: "button", class: "tag", "aria-pressed": String(named().includes(card)), on: { click: () => {
    const others = named().filter((each) => each !== card);
    set(named().includes(card) ? others : [...others, card].slice(-most));
  } } }, moveFace(card, look.faces, look.names))));
}
