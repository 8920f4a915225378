// @ts-check
// Contract, dealer, vulnerability and lead, as far as the game has them.
import { h } from "../ui/h.js";
import { suitNames, text } from "../text/en.js";
import { cardsOf, handOf, kFifth, kSigns, kSuits, rankShown, rowOf } from "../model/cards.js";
import { cardChoice } from "../parts/card_choice.js";
import { capital, choiceName, withSigns } from "../model/words.js";
import { areNumbers, hasContracts, isAsked, isList, maybeNobodys, nameable, openWords } from "./forms.js";

/** @typedef {import("./entry.js").Entry} Entry */
/** @typedef {import("./forms.js").Field} Field */
/** @typedef {import("./forms.js").Announced} Announced */

const kMostButtons = 10; // a longer list is one to pick from

/** @param {Entry} entry */
export function contractForm(entry) {
  const fields = entry.form.filter((field) => isAsked(field, entry.chosen));
  return h("section", { key: "contract", class: "box form" }, h("h2", {}, text.contract),
    fields.map((field) => fieldView(entry, field)),
    hasContracts(entry.form) && !entry.form.some(({ name }) => name === "pack") ? h("p", { class: "note" }, text.leaveOpen) : null,
    Object.keys(entry.chosen).length ? h("button", { type: "button", class: "link small", on: { click: () => entry.choose({}) } }, text.noneChosen) : null);
}

/**
 * The control of a field. What is chosen is read when it is changed: two changes may come before anything is drawn anew.
 * @param {Entry} entry @param {Field} field
 */
export function fieldView(entry, field) {
  const { name, kind, usual } = field;
  const label = /** @type {Record<string, string>} */ (text.fields)[name] ?? capital(name.replaceAll("_", " "));
  const id = `field-${name}`;
  const now = entry.chosen[name];
  const set = (/** @type {(before: any) => any} */ change) => entry.choose({ ...entry.chosen, [name]: change(entry.chosen[name]) });
  const typed = (/** @type {string} */ shown, /** @type {(words: string) => any} */ heard, more = {}) =>
    row(id, label, h("input", { class: "in short", "aria-labelledby": id, value: shown, ...more, on: { change: (/** @type {any} */ event) => set(() => heard(event.target.value)) } }));
  const options = optionsOf(entry, field);
  if (kind === "cards") return row(id, label, cardsToName(entry, field));
  if (isList(field) && field.values?.[0].bonus) return row(id, label, announcedView(entry, field));
  if (areNumbers(field)) return row(id, label, numbersView((field.values ?? []).map((/** @type {string} */ whose) => [whose, entry.names[whose] ?? capital(whose)]), now ?? {}, field.most ?? 0, (whose, number) => set((before) => ({ ...before, [whose]: number }))));
  if (kind === "of_seats") return row(id, label, h("span", { class: "row wraps" }, [...entry.seats].map((seat) => h("label", { key: seat, class: "row small" }, entry.names[seat], h("select", {
    class: "btn", value: now?.[seat] ?? "", on: { change: (/** @type {any} */ event) => set((before) => ({ ...before, [seat]: event.target.value || undefined })) } },
    h("option", { value: "" }, "–"), bidsOf(entry, seat).map(([value, words]) => h("option", { key: value, value }, words)))))));
  if (kind === "seats" || isList(field)) return row(id, label, seg(id, options, now ?? [], (/** @type {string} */ value) => set((before) => toggled(before ?? [], value, field.most ?? 1))));
  if (kind === "number" && !options.length) return typed(String(now ?? ""), (words) => Number(words) || undefined, { inputmode: "numeric", placeholder: name === "horizon" ? text.asFar : "" });
  if (kind === "text") return typed(now ?? "", (words) => words || undefined);
  if (options.length > kMostButtons) return row(id, label, h("select", { class: "btn", "aria-labelledby": id, value: now ?? "", on: { change: (/** @type {any} */ event) => set(() => event.target.value || undefined) } },
    h("option", { value: "" }, "–"), options.map(([value, words]) => h("option", { key: String(value), value }, words))));
  return row(id, label, seg(id, options, [now], (value) => set((before) => (value === before && usual === undefined ? undefined : value))));
}

/**
 * What can be chosen, with its words.
 * @param {Entry} entry
 * @param {Field} field
 * @returns {[any, string][]}
 */
function optionsOf({ form, chosen, seats, names }, field) {
  const { name, kind, values = [], least = 0, most = 0 } = field;
  const suits = (/** @type {number[]} */ rows) => rows.map((at) => /** @type {[any, string]} */ ([kSuits[at], kSigns[at]]));
  if (kind === "suit") return suits([0, 1, 2, 3]);
  if (kind === "trump") return [...suits([3, 2, 1, 0]), ["NT", "NT"]];
  if (maybeNobodys(field)) return values.map((seat) => [seat, names[seat] ?? text.nobody]);
  if (kind === "seat" || kind === "seats") return [...seats].map((seat) => [seat, names[seat]]);
  if (kind === "flag") return [[undefined, text.no], [true, text.yes]];
  if (kind === "number") return most - least < kMostButtons ? Array.from({ length: most - least + 1 }, (_, at) => [least + at, String(least + at)]) : [];
  if (isList(field)) return openWords(form, field, chosen).map((word) => [word, capital(String(word))]);
  const words = /** @type {Record<string, Record<string, string>>} */ (text.choiceWords)[name] ?? {};
  const none = /** @type {[any, string][]} */ (words[""] ? [[undefined, words[""]]] : []);
  return [...none, ...values.map((value) => /** @type {[any, string]} */ ([value, words[value] ?? choiceName(String(value))]))];
}

/**
 * Each bonus with those who may announce it.
 * @param {Entry} entry @param {Field} field
 */
function announcedView(entry, { name, values = [] }) {
  const announced = () => /** @type {Announced[]} */ (entry.chosen[name] ?? []);
  const bonuses = [...new Set(values.map(({ bonus }) => bonus))];
  return h("div", { class: "announced" }, bonuses.map((bonus) => {
    const id = `field-${name}-${bonus}`;
    const who = () => announced().find((each) => each.bonus === bonus)?.by;
    const options = values.filter((each) => each.bonus === bonus).map(({ by }) => /** @type {[any, string]} */ ([by, entry.names[by] ?? capital(by)]));
    return [h("span", { key: id, class: "small", id }, capital(bonus)), seg(id, options, [who()], (by) => {
      const others = announced().filter((each) => each.bonus !== bonus);
      entry.choose({ ...entry.chosen, [name]: who() === by ? others : [...others, { bonus, by }] });
    })];
  }));
}
/**
 * A number for each.
 * @param {[string, string][]} whose with their names
 * @param {Record<string, number | undefined>} now
 * @param {number} most
 * @param {(whose: string, number: number | undefined) => void} set
 */
export function numbersView(whose, now, most, set) {
  return h("span", { class: "row wraps" }, whose.map(([key, name]) => h("label", { key, class: "row small" }, name, h("input", {
    class: "in count", inputmode: "numeric", autocomplete: "off", value: String(now[key] ?? ""), on: { input: (/** @type {any} */ event) => {
      const words = event.target.value.trim();
      set(key, /^\d+$/.test(words) && Number(words) <= most ? Number(words) : undefined);
    } },
  }))));
}
/**
 * The cards of the hand that lays some aside, and of the part of the talon that it took.
 * @param {Entry} entry @param {Field} field
 */
function cardsToName(entry, field) {
  const { chosen, sheet, look } = entry;
  const cards = nameable(field, [...sheet.cards(chosen.declarer), ...sheet.cards(`talon${chosen.taken - 1}`)]);
  if (!cards.length) return h("p", { class: "note" }, text.cardsFirst);
  const named = () => cardsOf(entry.chosen[field.name]).filter((card) => cards.includes(card));
  return cardChoice({ cards, named, most: field.most ?? 1, look, label: text.coach.cards, set: (cards) => entry.choose({ ...entry.chosen, [field.name]: cards.length ? handOf(cards) : undefined }) });
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
export const row = (id, name, control) => h("div", { key: id, class: "field" }, h("span", { class: "lab", id }, name), control);

/** @param {string} id @param {[any, any][]} options @param {any[]} now @param {(value: any) => void} set */
export function seg(id, options, now, set) {
  const long = options.reduce((sum, [, label]) => sum + String(label).length + 4, 0) > 40;
  return h("div", { class: long ? "tags" : "seg", role: "group", "aria-labelledby": id }, options.map(([value, label]) =>
    h("button", { key: String(value), type: "button", class: long ? "tag" : null, "aria-pressed": String(now.includes(value)), on: { click: () => set(value) } }, withSigns(String(label)))));
}

/** @param {Entry} entry @param {boolean} ending */
export function conditionsForm(entry, ending) {
  const { seats, names } = entry;
  const compass = [...seats].map((seat) => /** @type {[any, string]} */ ([seat, seats === "NESW" ? seat : names[seat]]));
  const { duplicate } = entry.look;
  return h("section", { key: "conditions", class: "box form" }, h("h2", {}, duplicate ? text.dealerAndVulnerability : text.dealerAndLead),
    row("dealer-name", text.dealer, seg("dealer-name", compass, [entry.dealer], (value) => entry.set("dealer", entry.dealer === value ? "" : value))),
    duplicate ? row("vul-name", text.vulnerability, h("select", { class: "btn", "aria-labelledby": "vul-name", value: entry.vulnerable, on: { change: (/** @type {any} */ event) => entry.set("vulnerable", event.target.value) } },
      Object.entries(text.vulnerable).map(([value, label]) => h("option", { key: value, value }, label)))) : null,
    duplicate && !ending ? row("result-name", text.tricksWon, h("select", { class: "btn", "aria-labelledby": "result-name", value: entry.result, on: { change: (/** @type {any} */ event) => entry.set("result", event.target.value) } },
      h("option", { value: "" }, "–"), Array.from({ length: 14 }, (_, tricks) => h("option", { key: tricks, value: String(tricks) }, tricks)))) : null,
    h("details", {}, h("summary", { class: "small" }, ending ? text.namesOfTheDeal : text.moreOfTheDeal),
      ending ? null : row("lead-name", text.onLead, seg("lead-name", compass, [entry.leader], (value) => entry.set("leader", entry.leader === value ? "" : value))),
      [...seats].map((seat) => h("label", { key: seat, class: "field" }, h("span", { class: "lab" }, text.nameOf(names[seat])), h("input", { class: "in", value: entry.players[seat] ?? "", on: { change: (/** @type {any} */ event) => entry.set("players", { ...entry.players, [seat]: event.target.value }) } })))));
}
