// @ts-check
// Contract, dealer, vulnerability and lead, as far as the game has them.
import { h } from "../ui/h.js";
import { suitNames, text } from "../text/en.js";
import { byRank, cardsOf, handOf, kFifth, kSigns, kSuits, rankShown, rowOf } from "../model/cards.js";
import { cardChoice } from "../parts/card_choice.js";
import { capital, withSigns } from "../model/words.js";
import { isAsked } from "./forms.js";

/** @typedef {import("./entry.js").Entry} Entry */
/** @typedef {import("./forms.js").Field} Field */

const kMostButtons = 10; // a longer list is one to pick from

/** @param {Entry} entry */
export function contractForm(entry) {
  const fields = entry.form.filter((field) => isAsked(field, entry.chosen));
  return h("section", { key: "contract", class: "box form" }, h("h2", {}, text.contract),
    fields.map((field) => fieldView(entry, field)),
    h("p", { class: "note" }, text.leaveOpen),
    Object.keys(entry.chosen).length ? h("button", { type: "button", class: "link small", on: { click: () => entry.choose({}) } }, text.noneChosen) : null);
}

/** @param {Entry} entry @param {Field} field */
function fieldView(entry, field) {
  const { name, kind, usual } = field;
  const label = /** @type {Record<string, string>} */ (text.fields)[name] ?? capital(name.replaceAll("_", " "));
  const id = `field-${name}`;
  const now = entry.chosen[name];
  const set = (/** @type {any} */ value) => entry.choose({ ...entry.chosen, [name]: value });
  const typed = (/** @type {string} */ shown, /** @type {string} */ hint, /** @type {(words: string) => void} */ heard, more = {}) =>
    row(id, label, h("input", { class: "in short", "aria-labelledby": id, placeholder: hint, value: shown, ...more, on: { change: (/** @type {any} */ event) => heard(event.target.value) } }));
  const options = optionsOf(entry, field);
  if (kind === "cards") return row(id, label, cardsToName(entry, field));
  if (kind === "of_seats") return row(id, label, h("span", { class: "row wraps" }, [...entry.seats].map((seat) => h("label", { key: seat, class: "row small" }, entry.names[seat], h("select", {
    class: "btn", value: now?.[seat] ?? "", on: { change: (/** @type {any} */ event) => set({ ...now, [seat]: event.target.value || undefined }) } },
    h("option", { value: "" }, "–"), bidsOf(entry, seat).map(([value, words]) => h("option", { key: value, value }, words)))))));
  if (kind === "seats") return row(id, label, seg(id, options, now ?? [], (/** @type {string} */ seat) => set(toggled(now ?? [], seat, field.most ?? 1))));
  if (kind === "number" && !options.length) return typed(String(now ?? ""), "", (words) => set(Number(words) || undefined), { inputmode: "numeric" });
  if (kind === "text") return typed(now ?? "", "", (words) => set(words || undefined));
  if (options.length > kMostButtons) return row(id, label, h("select", { class: "btn", "aria-labelledby": id, value: now ?? "", on: { change: (/** @type {any} */ event) => set(event.target.value || undefined) } },
    h("option", { value: "" }, "–"), options.map(([value, words]) => h("option", { key: String(value), value }, words))));
  return row(id, label, seg(id, options, [now], (value) => set(value === now && usual === undefined ? undefined : value)));
}

/**
 * What can be chosen, with its words.
 * @param {Entry} entry
 * @param {Field} field
 * @returns {[any, string][]}
 */
function optionsOf({ seats, names }, { name, kind, values = [], least = 0, most = 0 }) {
  const suits = (/** @type {number[]} */ rows) => rows.map((at) => /** @type {[any, string]} */ ([kSuits[at], kSigns[at]]));
  if (kind === "suit") return suits([0, 1, 2, 3]);
  if (kind === "trump") return [...suits([3, 2, 1, 0]), ["NT", "NT"]];
  if (kind === "seat" || kind === "seats") return [...seats].map((seat) => [seat, names[seat]]);
  if (kind === "flag") return [[undefined, text.no], [true, text.yes]];
  if (kind === "number") return most - least < kMostButtons ? Array.from({ length: most - least + 1 }, (_, at) => [least + at, String(least + at)]) : [];
  const words = /** @type {Record<string, Record<string, string>>} */ (text.choiceWords)[name] ?? {};
  const none = /** @type {[any, string][]} */ (words[""] ? [[undefined, words[""]]] : []);
  return [...none, ...values.map((value) => /** @type {[any, string]} */ ([value, words[value] ?? capital(String(value).replaceAll("-", " "))]))];
}

/**
 * The cards of the hand that lays some aside, and of the part of the talon that it took.
 * @param {Entry} entry @param {Field} field
 */
function cardsToName(entry, field) {
  const { chosen, sheet, look } = entry;
  const cards = [...sheet.cards(chosen.declarer), ...sheet.cards(`talon${chosen.taken - 1}`)].sort(byRank);
  if (!cards.length) return h("p", { class: "note" }, text.cardsFirst);
  const named = cardsOf(chosen[field.name]).filter((card) => cards.includes(card));
  return cardChoice({ cards, named, most: field.most ?? 1, look, label: text.coach.cards, set: (cards) => entry.choose({ ...chosen, [field.name]: cards.length ? handOf(cards) : undefined }) });
}
/**
 * What a seat may have bid: a suit, or a card of its hand.
 * @param {Entry} entry @param {string} seat
 * @returns {[string, string][]}
 */
function bidsOf({ sheet, faces }, seat) {
  const suits = [...kSuits].map((suit, row) => /** @type {[string, string]} */ ([suit, `${kSigns[row]} ${suitNames[row]}`]));
  const cards = sheet.cards(seat).filter((card) => rowOf(card) < kFifth);
  return [...suits, ...cards.map((card) => /** @type {[string, string]} */ ([card, kSigns[rowOf(card)] + rankShown(card, faces)]))];
}
/** @param {string[]} seats @param {string} seat @param {number} most */
function toggled(seats, seat, most) {
  if (seats.includes(seat)) return seats.filter((each) => each !== seat);
  return [...seats, seat].slice(-most);
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
  const compass = [...seats].map((seat) => /** @type {[any, string]} */ ([seat, seats === "NESW" ? seat : names[seat]]));
  const { duplicate } = entry.look;
  return h("section", { key: "conditions", class: "box form" }, h("h2", {}, duplicate ? text.dealerAndVulnerability : text.dealerAndLead),
    row("dealer-name", text.dealer, seg("dealer-name", compass, [entry.dealer], (value) => entry.set("dealer", entry.dealer === value ? "" : value))),
    duplicate ? row("vul-name", text.vulnerability, h("select", { class: "btn", "aria-labelledby": "vul-name", value: entry.vulnerable, on: { change: (/** @type {any} */ event) => entry.set("vulnerable", event.target.value) } },
      Object.entries(text.vulnerable).map(([value, label]) => h("option", { key: value, value }, label)))) : null,
    duplicate ? row("result-name", text.tricksWon, h("select", { class: "btn", "aria-labelledby": "result-name", value: entry.result, on: { change: (/** @type {any} */ event) => entry.set("result", event.target.value) } },
      h("option", { value: "" }, "–"), Array.from({ length: 14 }, (_, tricks) => h("option", { key: tricks, value: String(tricks) }, tricks)))) : null,
    h("details", {}, h("summary", { class: "small" }, text.moreOfTheDeal),
      row("lead-name", text.onLead, seg("lead-name", compass, [entry.leader], (value) => entry.set("leader", entry.leader === value ? "" : value))),
      [...seats].map((seat) => h("label", { key: seat, class: "field" }, h("span", { class: "lab" }, text.nameOf(names[seat])), h("input", { class: "in", value: entry.players[seat] ?? "", on: { change: (/** @type {any} */ event) => entry.set("players", { ...entry.players, [seat]: event.target.value }) } })))));
}
