// @ts-check
// What is to be chosen before the first card: cards to be laid aside are pressed here, anything else in the form of the contract.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { cardsOf, handOf } from "../model/cards.js";
import { cardChoice } from "../parts/card_choice.js";
import { isAsked, nameable } from "../entry/forms.js";
import { editContract } from "./deal_bar.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function choiceView(store) {
  const { look, deal } = store;
  if (!look.choice || !deal?.contract) return null;
  const form = /** @type {import("../entry/forms.js").Field[]} */ (store.game(look.game)?.form ?? []);
  const field = form.find((each) => each.kind === "cards" && isAsked(each, deal.contract));
  const view = (/** @type {any} */ ...kids) => h("section", { key: "choice", class: "box" }, kids);
  if (!field) return view(h("button", { type: "button", class: "btn first", on: { click: () => editContract(store) } }, text.chooseIt));
  const most = field.most ?? 1;
  const may = nameable(field, cardsToName(store));
  const named = () => store.aside.filter((card) => may.includes(card));
  return view(
    cardChoice({ cards: may, named, most, look, label: text.coach.cards, set: (cards) => {
      store.aside = cards;
      store.changed();
    } }),
    h("p", { class: "row" }, h("button", { type: "button", class: "btn first", disabled: named().length !== most, on: { click: () => store.setContract({ ...deal.contract, [field.name]: handOf(named()) }) } }, text.layAside)));
}

/**
 * The hand of who chooses, and what it took of the talon.
 * @param {Store} store
 */
function cardsToName({ look, deal }) {
  const { talon = [], taken } = deal?.contract ?? {};
  return [...cardsOf(look.position.hands[look.choice.seat]), ...cardsOf(talon[taken - 1])];
}
