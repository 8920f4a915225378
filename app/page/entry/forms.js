// @ts-check
// The form of a contract, as the engine lists its fields: which are asked, and what becomes of them in a record. Whether a
// choice is allowed is for the engine to say.
import { byRank } from "../model/cards.js";

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {"text" | "word" | "number" | "flag" | "suit" | "trump" | "seat" | "seats" | "cards" | "of_seats" | "way"} kind
 * @property {any[]} [values]
 * @property {number} [least]
 * @property {number} [most]
 * @property {any} [usual]
 * @property {Record<string, any[]>} [when]
 * @property {boolean} [deals]
 */
/** @typedef {{bonus: string, by: string}} Announced */

/** @param {Field} field */
export const isList = ({ kind, most }) => kind === "word" && most !== undefined;
/** @param {Field} field */
export const areNumbers = ({ kind, values }) => kind === "number" && values !== undefined;
/** @param {Field} field */
export const maybeNobodys = ({ kind, values }) => kind === "seat" && values?.includes(null);

/**
 * @param {Field} field
 * @param {any} chosen with `ending` where tricks have been played
 */
export const isAsked = ({ when = {} }, chosen) => Object.entries(when).every(([name, values]) => values.includes(chosen[name]));

/**
 * Whether there is a contract to choose, after what the deal itself depends on.
 * @param {Field[]} form
 */
export const hasContracts = (form) => form.some(({ deals, kind }) => !deals && kind !== "number");

/**
 * The record's contract: of what was chosen all that is asked under it, and the talon.
 * @param {Field[]} form
 * @param {any} chosen
 * @param {string[] | null} talon
 */
export function contractOf(form, chosen, talon) {
  const asked = form.filter((field) => field.kind !== "way" && isAsked(field, chosen));
  const said = asked.map((field) => /** @type {[Field, any]} */ ([field, held(form, field, chosen)])).filter(([field, value]) => isSaid(value) || (value === null && maybeNobodys(field)));
  const contract = Object.fromEntries(said.map(([{ name }, value]) => [name, value]));
  if (talon) contract.talon = talon;
  return Object.keys(contract).length ? contract : undefined;
}
/** @param {any} value */
const isSaid = (value) => value !== undefined && value !== null && value !== "" && !(typeof value === "object" && !Object.keys(value).length);

/**
 * What of a choice the field has room for: under another contract there may have been more.
 * @param {Field[]} form
 * @param {Field} field
 * @param {any} chosen
 */
function held(form, field, chosen) {
  const value = chosen[field.name];
  if (areNumbers(field)) return Object.fromEntries(Object.entries(value ?? {}).filter(([whose, number]) => field.values?.includes(whose) && number !== undefined));
  return isList(field) ? among(value, openWords(form, field, chosen)) : value;
}
/**
 * Of these cards those that may be named, as they stand in a hand.
 * @param {Field | undefined} field @param {string[]} cards
 */
export const nameable = (field, cards) => cards.filter((card) => field?.values?.includes(card) ?? true).sort(byRank);

/** @param {any[] | undefined} chosen @param {any[]} values */
function among(chosen = [], values) {
  const known = values.map((value) => JSON.stringify(value));
  return chosen.filter((each) => known.includes(JSON.stringify(each)));
}
/**
 * The values of a list that can be chosen: a bonus that can be announced only once it is.
 * @param {Field[]} form
 * @param {Field} field
 * @param {any} chosen
 * @returns {any[]}
 */
export function openWords(form, { values = [] }, chosen) {
  const bonuses = form.flatMap((each) => (isList(each) ? (each.values ?? []) : [])).map(({ bonus }) => bonus).filter(Boolean);
  const announced = form.filter((each) => isList(each) && isAsked(each, chosen) && each.values?.[0].bonus).flatMap((each) => among(chosen[each.name], each.values ?? []));
  return values.filter((word) => !bonuses.includes(word) || announced.some((/** @type {Announced} */ { bonus }) => bonus === word));
}

/**
 * What is chosen, by a record's contract, and else what is usual.
 * @param {Field[]} form
 * @param {any} contract
 */
export function chosenOf(form, contract) {
  /** @type {Record<string, any>} */
  const chosen = {};
  for (const { name, kind, values = [], usual } of form)
    if (kind === "way") chosen[name] = values.find((way) => tells(form, name, way, contract)) ?? usual;
    else if (contract?.[name] !== undefined || usual !== undefined) chosen[name] = contract?.[name] === undefined ? usual : contract[name];
  return chosen;
}
// Whether the contract says what is asked in this way alone.
/** @param {Field[]} form @param {string} name @param {any} way @param {any} contract */
const tells = (form, name, way, contract) => form.some(({ name: field, when }) => when?.[name]?.length === 1 && when[name][0] === way && isSaid(contract?.[field]));

/**
 * What the deal itself depends on; nothing where it depends on nothing that was chosen.
 * @param {Field[]} form
 * @param {any} chosen
 */
export const dealtBy = (form, chosen) => contractOf(form.filter(({ deals }) => deals), chosen, null);
