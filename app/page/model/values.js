// @ts-check
// A value as a sign on a card and in words. What it counts and what is played for come with the answers (`stakes`).

/**
 * @typedef {object} Stakes
 * @property {number | null} [goal]
 * @property {string} high @property {string} low @property {string} reached @property {string} missed
 * @property {string} unit @property {string} measure @property {string} whose @property {string} meaning
 * @property {number} [step] @property {string} [for] @property {boolean} [named]
 * @property {string} [own_score] what players write down instead, and of each value met:
 * @property {Record<string, number>} [own_scores]
 */
/** @typedef {"sign" | "value" | "cost" | "off"} Showing */

/** @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");
/**
 * A real minus before numbers.
 * @param {string} words
 */
export const withMinus = (words) => words.replace(/(^|[\s(])-(?=\d)/g, "$1−");
/** @param {number} count @param {string} unit */
export const counted = (count, unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/**
 * What a card cost: a deal that is made or not is lost whole.
 * @param {number} count @param {string} unit
 */
export const lost = (count, unit) => (unit !== "deal" ? counted(count, unit) : count === 1 ? "the contract" : `the contract ${count} times`);

// Whether values are amounts that go from one player to another: these stand as they are.
/** @param {Stakes} stakes */
export const isAmount = (stakes) => stakes.measure === "settlement" || stakes.measure === "payment";

/**
 * Where players write down scores of their own, without what stands in brackets behind them.
 * @param {Stakes | undefined} stakes @param {string} words
 */
export const shortly = (stakes, words) => (stakes?.own_score ? words.replace(/ \([^()]*\)$/, "") : words);

/**
 * What the words of a result do not say where they are a number of tricks alone: whether that is enough.
 * @param {Stakes | undefined} stakes @param {string} words
 */
export function told(stakes, words) {
  const count = /^(\d+) tricks?$/.exec(words);
  if (!count || !stakes || typeof stakes.goal !== "number") return words;
  return `${words}: ${Number(count[1]) >= stakes.goal ? stakes.reached : stakes.missed}`;
}

/** @param {Stakes} stakes @param {number | null} value */
export function reachesGoal(stakes, value) {
  return value === null || (typeof stakes.goal === "number" && value >= stakes.goal);
}

/**
 * "=", "+2", "−1", "✓".
 * @param {Stakes} stakes
 * @param {number | null} value
 */
export function signOf(stakes, value) {
  if (value === null) return "∅";
  if (stakes.unit === "deal") return reachesGoal(stakes, value) ? "✓" : "✗";
  if (isAmount(stakes)) return stakes.own_scores?.[value] === undefined ? signed(value) : withMinus(String(stakes.own_scores[value]));
  if (typeof stakes.goal !== "number") return String(value);
  return value === stakes.goal ? "=" : signed(value - stakes.goal);
}

/**
 * The text of a badge.
 * @param {Stakes} stakes @param {number | null} value @param {number | null} best @param {Showing} showing
 */
export function badgeText(stakes, value, best, showing) {
  if (showing === "off") return "";
  if (showing === "value") return value === null ? "∅" : withMinus(String(value));
  if (showing === "cost")
    return value === best ? "✓" : value === null || best === null ? "!" : `−${Math.abs(best - value)}`;
  return signOf(stakes, value);
}

/**
 * For sorting: what the side to move would rather have comes first.
 * @param {"high" | "low"} side
 */
export const rather = (side) => (/** @type {number | null} */ a, /** @type {number | null} */ b) => {
  const height = (/** @type {number | null} */ value) => (value === null ? Infinity : value);
  return side === "high" ? height(b) - height(a) : height(a) - height(b);
};

/**
 * A value as the side to move sees it: the higher, the better.
 * @param {"high" | "low"} side @param {number | null} value
 */
export const gainOf = (side, value) => (side === "low" ? -1 : 1) * (value ?? Infinity);

const kOnCard = 6; // characters that fit on a card
/**
 * On a card, where there is room for it.
 * @param {{lower: number, upper: number}} bounds
 */
export const shortSpan = (bounds) => (span(bounds).length > kOnCard ? "…" : span(bounds));
/**
 * "10–11" where it is not known yet.
 * @param {{lower: number, upper: number}} bounds
 */
export const span = ({ lower, upper }) =>
  withMinus(lower === upper ? String(lower) : lower < 0 ? `${lower} to ${upper}` : `${lower}–${upper}`);
