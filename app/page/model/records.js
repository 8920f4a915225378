// @ts-check
// Records as they were read, in the form in which questions take them.

/** @param {any} record */
export const movesOf = (record) => (record.plays ?? []).map((/** @type {any} */ play) => (typeof play === "string" ? play : play.move));

/**
 * As `Store.open` makes it of what was read.
 * @param {any} deal
 * @param {string[]} plays
 */
export function recordOf({ end, unplayed, id, value, moves, ...deal }, plays) {
  return { ...deal, plays };
}
