// @ts-check
// A board with nothing on it: what one can do.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { kExamples, randomDeal } from "../entry/random.js";

/** @param {import("../frame/store.js").Store} store */
export function emptyView(store) {
  return h("section", { key: "empty", class: "empty" },
    h("div", { class: "hero" },
      h("h2", {}, text.emptyTitle),
      h("p", { class: "dim" }, text.emptySays, " ", h("span", { class: "desk" }, text.emptyPaste)),
      h("div", { class: "row" },
        h("button", { type: "button", class: "btn first", on: { click: () => store.show("new") } }, icon("plus"), h("span", {}, text.enter)),
        h("button", { type: "button", class: "btn", on: { click: () => paste(store) } }, icon("file"), h("span", {}, text.paste)))),
    h("div", { class: "two" },
      h("div", { class: "box" }, h("h2", {}, text.randomDeal), h("div", { class: "tags" }, store.games.map(({ game, title }) =>
        h("button", { key: game, type: "button", class: "btn", on: { click: () => randomDeal(store, game) } }, icon("dice"), h("span", {}, title))))),
      h("div", { class: "box" }, h("h2", {}, text.examples), h("ul", { class: "list" }, kExamples.map(({ name, record }) =>
        h("li", { key: name }, h("button", { type: "button", class: "item", on: { click: () => store.open(/** @type {any} */ (record)) } }, name)))))));
}

/** @param {import("../frame/store.js").Store} store */
function paste(store) {
  store.more = { ...store.more, part: "text" };
  store.show("new");
}
