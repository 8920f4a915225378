// @ts-check
// Share: the link, PBN, a text for a letter, a picture; each one click.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { showModal } from "../frame/keys.js";
import { tag } from "../board/corners.js";
import { pngOf, svgOf } from "./picture.js";

/** @typedef {import("../frame/app.js").App} App */

/** @param {App} app */
export function shareDialog(app) {
  const { store } = app;
  const row = (/** @type {string} */ name, /** @type {string} */ what, /** @type {any[]} */ ...buttons) =>
    h("li", { key: name }, h("span", {}, h("b", {}, name), h("span", { class: "dim small" }, what)), h("span", { class: "row" }, buttons));
  const act = (/** @type {string} */ name, /** @type {() => void} */ click) => h("button", { key: name, type: "button", class: "btn", on: { click } }, name);
  return h("dialog", { key: "share", "aria-labelledby": "share-name", made: showModal(app), on: { close: () => app.close() } },
    h("h2", { id: "share-name" }, text.share),
    h("ul", { class: "sharing" },
      row(text.link, text.linkSays, act(text.copyIt, () => store.copyLink())),
      row("PBN", store.look?.duplicate ? text.pbnSays : text.pbnOursSays, act(text.copyIt, () => copy(app, "pbn")), act(text.saveIt, () => saveText(app, "pbn"))),
      row(text.asText, text.asTextSays, act(text.copyIt, () => copy(app, "text"))),
      row(text.picture, text.pictureSays, act("SVG", () => savePicture(app, "svg")), act("PNG", () => savePicture(app, "png")))),
    store.tree.branch() ? h("p", { class: "small" }, text.branchSays) : null,
    h("p", { class: "small", role: "status" }, store.said),
    h("form", { method: "dialog" }, h("button", { class: "btn first" }, icon("check"), text.close)));
}

/**
 * The record with the line that one stands in.
 * @param {App} app
 * @param {"pbn" | "text"} as
 */
async function written({ store }, as) {
  const answer = await store.asks.quick({ ask: "write", as, record: store.record(store.tree.line().map((node) => node.move)) });
  return answer.text ?? answer.error?.message ?? "";
}
/** @param {App} app @param {"pbn" | "text"} as */
async function copy(app, as) {
  await navigator.clipboard?.writeText(await written(app, as)).catch(() => {});
  app.store.say(text.copied);
}
/** @param {App} app @param {"pbn"} as */
async function saveText(app, as) {
  save(app, new Blob([await written(app, as)], { type: "application/x-pbn" }), as);
}
/** @param {App} app @param {"svg" | "png"} kind */
async function savePicture(app, kind) {
  const svg = svgOf(app.store.look, app.store.settings.now.turned);
  save(app, kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await pngOf(svg), kind);
}
/** @param {App} app @param {Blob} blob @param {string} ending */
function save({ store }, blob, ending) {
  const link = document.createElement("a");
  const number = tag(store.deal, "Board");
  link.href = URL.createObjectURL(blob);
  link.download = `${store.deal?.game ?? "deal"}${number ? `-${number}` : ""}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  store.say(text.saved);
}
