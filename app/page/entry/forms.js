// @ts-check
// What there is to choose of each game's contract: the fields of its records, and when they are there. Whether a choice is
// allowed is for the engine to say.

/**
 * @typedef {object} Field
 * @property {string} key
 * @property {"pick" | "seat" | "suit" | "pair" | "cards" | "bids" | "number"} kind
 * @property {[any, string][]} [options] value and label
 * @property {(contract: any) => boolean} [when]
 * @property {any} [first] where nothing was chosen
 */

const kStrains = /** @type {[any, string][]} */ ([["C", "♣"], ["D", "♦"], ["H", "♥"], ["S", "♠"], ["NT", "NT"]]);
const kSuits = /** @type {[any, string][]} */ ([["S", "♠"], ["H", "♥"], ["D", "♦"], ["C", "♣"]]);
const numbers = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, at) => /** @type {[any, string]} */ ([from + at, String(from + at)]));

const kSoloists = ["solo", "misere", "abundance", "royal-abundance", "misere-ouverte", "slam"];
const kTrumpless = ["misere", "misere-ouverte", "general-misere"];
const kExchanging = ["single", "double", "triple"];

/** @type {Record<string, Field[]>} */
export const forms = {
  bridge: [
    { key: "level", kind: "pick", options: numbers(1, 7) },
    { key: "trump", kind: "pick", options: kStrains },
    { key: "doubled", kind: "pick", options: [[undefined, "–"], ["X", "×"], ["XX", "××"]] },
    { key: "declarer", kind: "seat" },
  ],
  "solo-whist": [
    { key: "name", kind: "pick" },
    { key: "soloist", kind: "seat", when: ({ name }) => kSoloists.includes(name) },
    { key: "partners", kind: "pair", when: ({ name }) => name === "prop-cop" },
    { key: "trump", kind: "suit", options: kSuits, when: ({ name }) => !kTrumpless.includes(name) },
  ],
  hoodwink: [
    { key: "how", kind: "pick", options: [["hood", "Trumps and Hood"], ["bids", "By the bids"], ["free", "Free partners"]], first: "hood" },
    { key: "trump", kind: "suit", options: kSuits, when: ({ how }) => how !== "bids" },
    { key: "hood", kind: "seat", when: ({ how }) => how === "hood" },
    { key: "bids", kind: "bids", when: ({ how }) => how === "bids" },
    { key: "free", kind: "pick", options: [["none", "none"], ["middle", "middle"], ["last", "last"], ["first", "first"]], when: ({ how }) => how === "free" },
    { key: "scoring", kind: "pick", options: [["basic", "basic"], ["swing", "swing"]], first: "basic" },
  ],
  "whos-who": [
    { key: "pack", kind: "pick", options: [[42, "42"], [54, "54"]], first: 42 },
    { key: "soloist", kind: "seat" },
  ],
  dreiertarock: [
    { key: "name", kind: "pick" },
    { key: "declarer", kind: "seat", when: ({ name }) => Boolean(name) && name !== "trischaken" },
    { key: "taken", kind: "pick", options: [[1, "1"], [2, "2"]], when: ({ name }) => kExchanging.includes(name) },
    { key: "laid_aside", kind: "cards", when: ({ name, taken }) => kExchanging.includes(name) && Boolean(taken) },
  ],
  rummage: [
    { key: "players", kind: "pick", options: numbers(3, 6), first: 4 },
    { key: "horizon", kind: "number" },
  ],
};

/**
 * The record's contract: without what was not chosen, or is not asked under this one.
 * @param {string} game
 * @param {any} chosen
 * @param {string[] | null} talon
 */
export function contractOf(game, chosen, talon) {
  /** @type {Record<string, any>} */
  const contract = {};
  for (const { key, when } of forms[game] ?? []) {
    if (key === "how" || chosen[key] === undefined || chosen[key] === "" || (when && !when(chosen))) continue;
    contract[key] = chosen[key];
  }
  for (const [key, value] of Object.entries(chosen)) if (!(forms[game] ?? []).some((field) => field.key === key) && key !== "talon") contract[key] = value;
  if (talon) contract.talon = talon;
  return Object.keys(contract).length ? contract : undefined;
}

/**
 * What was chosen, of a record's contract.
 * @param {string} game
 * @param {any} contract
 */
export function chosenOf(game, contract = {}) {
  const { talon, points, mondfang, kings, trull, announced, doubled, melds, played, first_to_four, ...rest } = contract ?? {};
  const kept = game === "bridge" && doubled ? { ...rest, doubled } : rest;
  if (game === "hoodwink") kept.how = kept.free ? "free" : kept.bids && !kept.hood ? "bids" : "hood";
  for (const { key, first } of forms[game] ?? []) if (first !== undefined) kept[key] ??= first;
  return kept;
}
