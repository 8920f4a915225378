// @ts-check
// Above the table: game, contract, and what to do with the deal.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { isAmount } from "../model/values.js";
import { withSigns, seatName } from "../model/words.js";
import { contractBegun, shortContract } from "./corners.js";
import { randomDeal } from "../entry/random.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function dealBar(store) {
  const { look, settings } = store;
  /** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} click @param {string} [kind] */
  const button = (sign, name, click, kind = "quiet") =>
    h("button", { key: name, type: "button", class: `btn ${kind} iconic`, title: name, on: { click } }, icon(sign), h("span", {}, name));
  return h(
    "div",
    { key: "dealbar", class: "dealbar" },
    gamePicker(store),
    h("button", { key: "contract", type: "button", class: "btn contract", title: text.change, on: { click: () => editContract(store) } },
      h("span", {}, look.contract ? withSigns(shortContract(look.contract)) : (contractBegun(look, store.deal) ?? text.noContract)), h("span", { class: "caret" }, icon("pencil"))),
    button("pencil", text.edit, () => store.show("new")),
    button("dice", text.random, () => randomDeal(store, look.game)),
    button("turn", text.turn, () => turn(store), "quiet turn"),
    h("span", { class: "sp" }),
    look.stakes?.length > 1 ? whosePicker(store) : null,
    valuesPicker(store, settings),
  );
}

/** @param {Store} store */
export function editContract(store) {
  store.more = { ...store.more, part: "contract" };
  store.show("new");
}

/** @param {Store} store */
export function turn(store) {
  const count = store.look?.seats.length ?? 4;
  store.settings.set("turned", (store.settings.now.turned + 1) % count);
  store.changed();
}

/** @param {Store} store */
function gamePicker(store) {
  return h("select", { key: "game", class: "btn games-pick", "aria-label": text.game, value: store.look.game, on: { change: (/** @type {any} */ event) => {
    const chosen = event.target.value;
    event.target.value = store.look.game;
    randomDeal(store, chosen);
  } } }, store.games.map(({ game, title }) => h("option", { key: game, value: game }, title)));
}

/** @param {Store} store */
function whosePicker(store) {
  const { look, solving } = store;
  return h("label", { key: "whose", class: "pick" }, h("span", { class: "lab" }, text.valueFor), h("select", { class: "btn", value: solving.seat(), on: { change: (/** @type {any} */ event) => {
    store.whose = event.target.value;
    solving.arrive();
    store.changed();
  } } }, [...look.seats].map((seat) => h("option", { key: seat, value: seat }, seatName(look, seat)))));
}

// What signs stand for: more or fewer than the contract needs, or amounts.
/** @param {import("../model/values.js").Stakes | undefined} stakes */
const signName = (stakes) => (stakes?.own_score ? text.showingScores : stakes && isAmount(stakes) ? text.showingAmounts : text.showing.sign);

/** @param {Store} store @param {import("../frame/settings.js").Settings} settings */
export function valuesPicker(store, settings) {
  const names = /** @type {Record<string, string>} */ (text.showing);
  const all = /** @type {const} */ (["sign", "value", "cost", "off"]);
  return h("div", { key: "values", class: "pick values" }, h("span", { class: "lab", id: "values-name" }, text.values),
    h("div", { class: "seg", role: "group", "aria-labelledby": "values-name" }, all.map((each) =>
      h("button", { key: each, type: "button", "aria-pressed": String(settings.now.values === each), on: { click: () => {
        settings.set("values", each);
        store.changed();
      } } }, each === "sign" ? signName(store.look?.stakes?.[0]) : names[each]))));
}
