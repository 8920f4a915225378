// @ts-check
// Below the forms: what is still lacking, and on to the board.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { capital, seatName, withCards, withSigns } from "../model/words.js";
import { faultWords } from "../model/wrong.js";
import { wrongTricks } from "./ending.js";

/** @typedef {import("./entry.js").Entry} Entry */

/** @param {Entry} now */
export function doneView(now) {
  const lacking = now.sheet.lacking();
  const whole = !lacking.length || lacking.every(({ id }) => id.startsWith("talon")) || sameSizes(now);
  const missing = whole ? wrongTricks(now) || missingWords(now) : "";
  const ready = whole && !now.sheet.clash && !missing;
  const [first] = lacking;
  const words = now.sheet.clash ? text.decideFirst : missing ? missing : ready ? readyWords(now, lacking.length > 0) : text.lacks(first.name, first.size - now.sheet.cards(first.id).length);
  return h("div", { key: "done", class: "done" },
    now.fault ? h("div", { class: "flag", role: "alert" }, h("p", { class: "err" }, withCards(faultWords(now.fault, now.names)))) : null,
    h("p", { class: "row" }, h("button", { type: "button", class: "btn first", disabled: !ready, on: { click: () => now.toBoard() } }, icon("on"), h("span", {}, text.toBoard)), h("span", { class: "small dim" }, withSigns(words))));
}
/**
 * What can be drawn of what is written so far, as soon as that is known.
 * @param {Entry} now
 */
function lookOf(now) {
  const { asks } = now.store;
  const request = { ask: "look", record: JSON.parse(JSON.stringify(now.record())) };
  const look = asks.known(request);
  if (!look) asks.quick(request).then(() => now.store.changed(), () => {});
  return look;
}
// What a contract that was begun still needs; nothing where something else is wrong with it.
/** @param {Entry} now */
function missingWords(now) {
  const { where = "", message = "" } = lookOf(now)?.error ?? {};
  const [, field = ""] = /^record\.(?:contract\.)?([a-z_]+)/.exec(where) ?? [];
  const name = /** @type {Record<string, string>} */ (text.fieldNames)[field];
  if (!name || !(message.startsWith("found nothing") || field === "partners")) return "";
  return field === "won" || field === "points" ? text.enterIt(name) : text.choose(name);
}
// What will be on the table: the contract and who leads to it.
/** @param {Entry} now @param {boolean} ending */
function readyWords(now, ending) {
  const look = lookOf(now);
  const leads = look?.moves && !look.over ? text.willLead(capital(look.contract), seatName(look, look.position.to_move)) : "";
  return [ending ? text.ending : "", leads, leads ? text.playsThere : ""].filter(Boolean).join(" ");
}
/**
 * Hands of an ending are all as long.
 * @param {Entry} now
 */
function sameSizes({ sheet, seats }) {
  const sizes = [...seats].map((seat) => sheet.cards(seat).length);
  return sizes[0] > 0 && sizes.every((size) => size === sizes[0]);
}
