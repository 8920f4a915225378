// @ts-check
// The bar that steps through the play; on a phone at the bottom edge.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";

/**
 * @param {import("../frame/store.js").Store} store
 * @param {any} [middle] the button in the middle
 */
export function stepsView(store, middle) {
  const { tree } = store;
  const atStart = tree.at === tree.root;
  const atEnd = !tree.following(tree.at);
  /** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} click @param {boolean} off */
  const step = (sign, name, click, off) =>
    h("button", { key: name, type: "button", class: "btn", "aria-label": name, title: name, "aria-disabled": off ? "true" : null, on: { click } }, icon(sign));
  return h(
    "div",
    { key: "steps", class: "steps", role: "toolbar", "aria-label": text.steps },
    step("first", text.first, () => store.first(), atStart),
    step("trickBack", text.trickBack, () => store.trick(-1), atStart),
    step("back", text.back, () => store.back(), atStart),
    middle,
    step("on", text.on, () => store.on(), atEnd),
    step("trickOn", text.trickOn, () => store.trick(1), atEnd),
    step("last", text.last, () => store.last(), atEnd),
  );
}

/** @param {import("../frame/store.js").Store} store */
export function bestButton(store) {
  const best = store.solving.answer?.best?.[0];
  const click = () => best && store.play(store.solving.answer.line?.[0] ?? best);
  return h("button", { key: "best", type: "button", class: "btn best", "aria-disabled": best ? null : "true", on: { click } }, icon("star"), h("span", {}, text.playBest));
}
