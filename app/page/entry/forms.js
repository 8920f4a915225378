// @ts-check
// The form of a contract, as the engine lists its fields: which are asked, and what becomes of them in a record. Whether a
// choice is allowed is for the engine to say.

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

/**
 * @param {Field} field
 * @param {any} chosen
 */
export const isAsked = ({ when = {} }, chosen) => Object.entries(when).every(([name, values]) => values.includes(chosen[name]));

/**
 * The record's contract: of what was chosen all that is asked under it, and the talon.
 * @param {Field[]} form
 * @param {any} chosen
 * @param {string[] | null} talon
 */
export function contractOf(form, chosen, talon) {
  const said = form.filter((field) => field.kind !== "way" && isAsked(field, chosen) && isSaid(chosen[field.name]));
  const contract = Object.fromEntries(said.map(({ name }) => [name, chosen[name]]));
  if (talon) contract.talon = talon;
  return Object.keys(contract).length ? contract : undefined;
}
/** @param {any} value */
const isSaid = (value) => value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && !value.length);

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
    else if (contract?.[name] !== undefined || usual !== undefined) chosen[name] = contract?.[name] ?? usual;
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
