// @ts-check
// Contract, dealer, vulnerability and lead, as far as the game has them.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { kSuits } from "../model/cards.js";
import { withSigns } from "../model/words.js";
import { forms } from "./forms.js";

/** @typedef {import("./entry.js").Entry} Entry */
/** @typedef {import("./forms.js").Field} Field */

/** @param {Entry} entry */
export function contractForm(entry) {
  const fields = (forms[entry.game] ?? []).filter(({ when }) => !when || when(entry.chosen));
  return h("section", { key: "contract", class: "box form" }, h("h2", {}, text.contract),
    fields.map((field) => fieldView(entry, field)),
    h("p", { class: "note" }, text.leaveOpen),
    Object.keys(entry.chosen).length ? h("button", { type: "button", class: "link small", on: { click: () => entry.choose({}) } }, text.noneChosen) : null);
}

/** @param {Entry} entry @param {Field} field */
function fieldView(entry, field) {
  const { key, kind } = field;
  const name = /** @type {Record<string, string>} */ (text.fields)[key] ?? key;
  const id = `field-${key}`;
  const now = entry.chosen[key];
  const set = (/** @type {any} */ value) => entry.choose({ ...entry.chosen, [key]: value });
  if (kind === "number") return row(id, name, h("input", { class: "in short", inputmode: "numeric", "aria-labelledby": id, value: now ?? "", on: { change: (/** @type {any} */ event) => set(Number(event.target.value) || undefined) } }));
  if (kind === "cards") return row(id, name, h("input", { class: "in short", "aria-labelledby": id, placeholder: text.threeCards, value: entry.aside ?? "", on: { change: (/** @type {any} */ event) => entry.layAside(event.target.value) } }));
  if (kind === "bids") return row(id, name, h("span", { class: "row" }, [...entry.seats].map((seat) => h("label", { key: seat, class: "row small" }, entry.names[seat], h("input", {
    class: "in bid", placeholder: text.suitOrCard, value: now?.[seat] ?? "", on: { change: (/** @type {any} */ event) => set({ ...now, [seat]: cardWritten(event.target.value) }) } })))));
  if (kind === "pair") return row(id, name, seg(id, [...entry.seats].map((seat) => [seat, entry.names[seat]]), now ?? [], (/** @type {string} */ seat) => set(paired(now ?? [], seat))));
  const options = kind === "seat" ? [...entry.seats].map((seat) => /** @type {[any, string]} */ ([seat, entry.names[seat]])) : (field.options ?? entry.contractNames());
  if (options.length > 7) return row(id, name, h("select", { class: "btn", "aria-labelledby": id, value: now ?? "", on: { change: (/** @type {any} */ event) => set(event.target.value || undefined) } },
    h("option", { value: "" }, "–"), options.map((/** @type {[any, string]} */ [value, label]) => h("option", { key: String(value), value }, label))));
  return row(id, name, seg(id, options, [now], set));
}

/**
 * "sk", "♠K" or "s" as records have it.
 * @param {string} words
 */
export function cardWritten(words) {
  const signs = words.replace(/\uFE0E/g, "").replace(/[♠♥♦♣]/g, (sign) => kSuits["♠♥♦♣".indexOf(sign)]).replace("10", "T").toUpperCase().trim();
  return signs || undefined;
}
/** @param {string[]} pair @param {string} seat */
function paired(pair, seat) {
  if (pair.includes(seat)) return pair.filter((each) => each !== seat);
  return [...pair, seat].slice(-2);
}
/** @param {string} id @param {string} name @param {any} control */
const row = (id, name, control) => h("div", { key: id, class: "field" }, h("span", { class: "lab", id }, name), control);

/** @param {string} id @param {[any, any][]} options @param {any[]} now @param {(value: any) => void} set */
export function seg(id, options, now, set) {
  const long = options.reduce((sum, [, label]) => sum + String(label).length + 4, 0) > 40;
  return h("div", { class: long ? "tags" : "seg", role: "group", "aria-labelledby": id }, options.map(([value, label]) =>
    h("button", { key: String(value), type: "button", class: long ? "tag" : null, "aria-pressed": String(now.includes(value)), on: { click: () => set(value) } }, withSigns(String(label)))));
}

/** @param {Entry} entry */
export function conditionsForm(entry) {
  const { seats, names } = entry;
  const compass = [...seats].map((seat) => /** @type {[any, string]} */ ([seat, entry.game === "bridge" ? seat : names[seat]]));
  const bridge = entry.game === "bridge";
  return h("section", { key: "conditions", class: "box form" }, h("h2", {}, bridge ? text.dealerAndVulnerability : text.dealerAndLead),
    row("dealer-name", text.dealer, seg("dealer-name", compass, [entry.dealer], (value) => entry.set("dealer", entry.dealer === value ? "" : value))),
    bridge ? row("vul-name", text.vulnerability, h("select", { class: "btn", "aria-labelledby": "vul-name", value: entry.vulnerable, on: { change: (/** @type {any} */ event) => entry.set("vulnerable", event.target.value) } },
      Object.entries(text.vulnerable).map(([value, label]) => h("option", { key: value, value }, label)))) : null,
    h("details", {}, h("summary", { class: "small" }, text.moreOfTheDeal),
      row("lead-name", text.onLead, seg("lead-name", compass, [entry.leader], (value) => entry.set("leader", entry.leader === value ? "" : value))),
      [...seats].map((seat) => h("label", { key: seat, class: "field" }, h("span", { class: "lab" }, text.nameOf(names[seat])), h("input", { class: "in", value: entry.players[seat] ?? "", on: { change: (/** @type {any} */ event) => entry.set("players", { ...entry.players, [seat]: event.target.value }) } })))));
}
