// @ts-check
// The table: hands round it, the trick in the middle, and in the corners what a hand record prints there.
import { h, unseen } from "../ui/h.js";
import { text } from "../text/en.js";
import { readMove } from "../model/cards.js";
import { seatName } from "../model/words.js";
import { cardView } from "./card.js";
import { seatView, trayView } from "./seat.js";

/** @typedef {import("./seat.js").TableProps} TableProps */

// Where seats sit, from the bottom on in turn.
const kPlaces = { 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };
const kReading = ["top", "left", "right", "bottom"];

/**
 * Whether the table has compass seats: all others are drawn in rows, one's own hand below.
 * @param {any} look
 */
export const isCompass = (look) => look.seats === "NESW";

/**
 * The place of each seat.
 * @param {any} look
 * @param {TableProps} props
 * @returns {[string, string][]}
 */
export function placesOf(look, { turned = 0, own = "" }) {
  const seats = [...look.seats];
  const first = own || (look.seats === "NESW" ? "S" : seats[0]);
  const bottom = (seats.indexOf(first) + turned) % seats.length;
  const places = isCompass(look) ? kPlaces[4] : seats.length === 3 ? kPlaces[3] : null;
  return seats.map((seat, at) => {
    const from = (at - bottom + seats.length) % seats.length;
    return [seat, places ? places[from] : from === 0 ? "bottom" : `other o${from}`];
  });
}

/** @param {TableProps} props @param {any} [aside] beside the title of the tray */
export function tableView(props, aside) {
  const { look, corners = {} } = props;
  const places = [...placesOf(look, props)].sort(([, a], [, b]) => order(a) - order(b));
  const seatsAt = (/** @type {boolean} */ own) => places.filter(([, place]) => (place === "bottom") === own).map(([seat, place]) => seatView(props, seat, place));
  const corner = (/** @type {string} */ name) => corners[name] && h("div", { key: name, class: `corner ${name}` }, corners[name]);
  const mid = h("div", { key: "mid", class: "mid" }, trickView(props, places));
  const longest = widest(props);
  const wide = longest > 4 ? " wider" : longest > 3 ? " wide" : "";
  const inside = isCompass(look)
    ? [corner("tl"), seatsAt(false), corner("tr"), mid, corner("bl"), seatsAt(true), corner("br"), props.ways]
    : [seatsAt(false), h("div", { key: "midrow", class: "midrow" }, h("div", { class: "leftmost" }, corner("bl"), corner("tr")), mid, h("div", { class: "rightmost" }, corner("br"))), props.ways, seatsAt(true)];
  return [
    h("section", { key: "table", class: `table ${isCompass(look) ? "compass" : `round others${look.seats.length - 1}`}${wide}`, "aria-label": text.table }, inside),
    trayView(props, aside),
  ];
}

/**
 * The length of the longest badge.
 * @param {TableProps} props
 */
function widest({ look, badge }) {
  return Math.max(0, ...(look.moves ?? []).map((/** @type {string} */ move) => badge?.(move)?.text.length ?? 0));
}
/** @param {string} place */
const order = (place) => (place.startsWith("other") ? Number(place.slice(7)) / 10 : kReading.indexOf(place));

/**
 * The trick in progress; the last one, as long as nothing is played to the next.
 * @param {TableProps} props
 * @param {[string, string][]} places
 */
function trickView({ look }, places) {
  const { position, faces, over } = look;
  const trick = look.trick ?? tableTrick(look);
  const last = look.tricks?.at(-1);
  const fresh = !trick?.cards.length && last && !over;
  const shown = fresh ? last : trick;
  const cards = shown?.cards ?? [];
  const moving = position.to_move;
  const names = (/** @type {string} */ seat) => seatName(look, seat);
  return h(
    "ol",
    { class: `trick${fresh ? " taken" : ""}${places.length > 3 && !isCompass(look) ? " inrow" : ""}`, "aria-label": fresh ? text.lastTrick : text.trick },
    places.map(([seat, place]) => {
      const own = cards.findLast((/** @type {any} */ each) => each.seat === seat);
      if (own) {
        const { card } = readMove(own.move);
        const winner = fresh && last.winner === seat;
        return h(
          "li",
          { key: seat, "data-led": text.led, class: `${place}${shown.leader === seat && !fresh ? " lead" : ""}${winner ? " won" : ""}` },
          cardView({ card, faces, suit: "below" }),
          h("span", { class: "by" }, names(seat)),
          unseen(names(seat)),
        );
      }
      if (seat === moving && !fresh) return h("li", { key: seat, class: place }, h("span", { class: "card slot" }), unseen(text.turnOf(names(seat))));
      return null;
    }),
    fresh && last.winner ? h("li", { key: "took", class: "took" }, takenWords(last, names)) : null,
  );
}

/**
 * Who took a trick; or who gave it to whom.
 * @param {any} trick @param {(seat: string) => string} names
 */
function takenWords({ cards, winner }, names) {
  const giver = cards.find((/** @type {any} */ { move }) => readMove(move).to);
  return giver ? text.gave(names(giver.seat), names(winner)) : text.took(names(winner));
}

/**
 * Where a deal has no tricks in rows, what lies on the table, by whom.
 * @param {any} look
 */
function tableTrick({ position, plays, seats, rows }) {
  if (rows || !position.table?.length) return null;
  const own = (plays ?? []).slice(-position.table.length);
  const from = seats.indexOf(position.leader) - position.table.length + seats.length;
  return { leader: "", cards: position.table.map((/** @type {string} */ move, /** @type {number} */ at) => ({ move, seat: own.length === position.table.length ? own[at].seat : seats[(from + at) % seats.length] })) };
}

/**
 * The trick before, in a line.
 * @param {any} look
 */
export function lastTrickView(look) {
  // In the middle of the table lies the trick in progress, or the last one until the next is begun.
  const last = look.trick?.cards.length || look.over ? look.tricks?.at(-1) : look.tricks?.at(-2);
  if (!last) return null;
  return [
    h("h2", {}, text.lastTrick),
    h("span", { class: "lasttrick" }, last.cards.map((/** @type {any} */ each) => [
      h("span", { class: each.seat === last.winner ? "took" : "" }, cardView({ card: readMove(each.move).card, faces: look.faces, suit: "beside" })), " "])),
    h("span", { class: "dim" }, takenWords(last, (seat) => seatName(look, seat))),
  ];
}
