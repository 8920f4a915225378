// @ts-check
// What deals brought their players, as the engine writes it down, and how the tables of a board compare.

import { tag } from "../board/corners.js";
import { movesOf, recordOf } from "../model/records.js";

/** @typedef {import("../frame/store.js").Store} Store */
/** @typedef {{unit: string, paid: boolean, each: Record<string, number>, words?: string}} Scores */

/**
 * What can be said of a record without any search; null as long as it is not known.
 * @param {Store} store
 * @param {any} record
 */
export const lookOf = (store, record) => heard(store, { ask: "look", record: recordOf(record, movesOf(record)) });

/**
 * What a record brought, as it was played out or claimed; null where nothing tells, or it is not known yet.
 * @param {Store} store
 * @param {any} record
 * @returns {Scores | null}
 */
export function scoresOf(store, record) {
  return lookOf(store, record)?.position?.scores ?? null;
}

/**
 * The one number of two pairs, for the pair of the first seat; null where partners do not score alike.
 * @param {Scores | null | undefined} scores
 */
export function pairScore(scores) {
  const each = Object.values(scores?.each ?? {});
  const paired = each.length === 4 && !scores?.paid && each[0] === each[2] && each[1] === each[3] && each[0] === -each[1];
  return paired ? each[0] : null;
}

/**
 * IMPs of one room against the other; null where these are not the two rooms of a match.
 * @param {Store} store
 * @param {any} record
 * @param {any} other
 * @returns {number | null}
 */
export function impsOf(store, record, other) {
  const lines = [record, other].map((each) => JSON.stringify({ id: "1", ...recordOf(each, movesOf(each)) }));
  const session = heard(store, { ask: "score", text: lines.join("\n") })?.duplicate?.[0];
  if (session?.comparison !== "imps") return null;
  const [ours, theirs] = session.imps;
  const open = session.boards[0].tables[0].room === tag(record, "Room");
  return open || !tag(record, "Room") ? ours - theirs : theirs - ours;
}
// A quick answer, or nothing yet: then the page is drawn again when it is there.
/** @param {Store} store @param {any} request @returns {any} */
function heard(store, request) {
  const known = store.asks.known(request);
  if (!known) store.asks.quick(request).then(() => store.changed(), () => {});
  return known && !known.error ? known : null;
}
