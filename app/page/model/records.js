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

/**
 * As many of the plays as can be made, from the first on.
 * @param {import("./asks.js").Asks} asks
 * @param {any} record
 * @param {string[]} plays
 */
export async function legalPlays(asks, record, plays) {
  let [good, bad] = [0, plays.length + 1];
  for (let tried = plays.length; bad - good > 1; tried = Math.floor((good + bad) / 2)) {
    const look = await asks.quick({ ask: "look", record: { ...record, plays: plays.slice(0, tried) } });
    if (look.error) bad = tried;
    else good = tried;
  }
  return plays.slice(0, good);
}
