// @ts-check
// Both rooms of a match, side by side, and where their play parted.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { kSigns, kSuits } from "../model/cards.js";
import { tag } from "../board/corners.js";
import { moveFace, seatName, withSigns } from "../model/words.js";
import { otherRoom } from "./facts.js";
import { movesOf } from "../model/records.js";
import { scoresOf } from "./scores.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function roomsView(store) {
  const { deal, analysing, look } = store;
  const other = otherRoom(store);
  if (!other || !deal) return null;
  const here = { ...deal, plays: analysing.plays() };
  const rooms = [here, other];
  const parted = partsAt(movesOf(here), movesOf(other));
  const lead = (/** @type {any} */ record) => (movesOf(record)[0] ? moveFace(movesOf(record)[0], look.faces, look.names) : "–");
  /** @type {[string, any[]][]} */
  const rows = [
    [text.contract, rooms.map((record) => withSigns(contractShort(record.contract, look)))],
    [text.roomLead, rooms.map(lead)],
    [text.result, rooms.map((record) => scoreWords(store, record))],
  ];
  return h("section", { key: "rooms", class: "box" }, h("h2", {}, text.rooms, h("button", { type: "button", class: "link r small", on: { click: async () => {
    await store.open(other, "report");
    const nodes = [store.tree.root, ...store.tree.line()];
    await store.go(nodes[Math.min(parted, nodes.length - 1)]);
  } } }, text.seeRoom)),
    h("table", { class: "rows" }, h("thead", {}, h("tr", {}, h("td", {}), [tag(here, "Room") || text.thisRoom, tag(other, "Room") || text.otherRoom].map((name) => h("th", { key: name, scope: "col" }, name)))),
      h("tbody", {}, rows.map(([name, cells]) => h("tr", { key: name }, h("th", { scope: "row" }, name), cells.map((cell, at) => h("td", { key: at }, cell)))))),
    movesOf(other).length ? h("p", { class: "small dim" }, text.partAt(parted + 1)) : null);
}
/** @param {string[]} one @param {string[]} other */
function partsAt(one, other) {
  const at = one.findIndex((move, place) => move !== other[place]);
  return at < 0 ? one.length : at;
}
/** @param {Store} store @param {any} record */
const scoreWords = (store, record) => withSigns(scoresOf(store, record)?.words ?? "–");
/** @param {any} contract @param {any} look */
function contractShort(contract, look) {
  if (!contract?.trump) return "–";
  const strain = contract.trump === "NT" ? "NT" : kSigns[kSuits.indexOf(contract.trump)];
  return `${contract.level ?? ""}${strain}${(contract.doubled ?? "").replaceAll("X", "×")} ${text.by} ${seatName(look, contract.declarer)}`;
}
