// @ts-check
// The table: hands round it, the trick in the middle, and in the corners what a hand record prints there.
import { h, unseen } from "../ui/h.js";
import { text } from "../text/en.js";
import { readMove } from "../model/cards.js";
import { seatName, spokenCard } from "../model/words.js";
import { cardView } from "./card.js";
import { seatView, trayView } from "./seat.js";

/** @typedef {import("./seat.js").TableProps} TableProps */

// Where seats sit, from the bottom on in turn.
const kPlaces = { 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };
const kReading = ["top", "left", "right", "bottom"];

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
  const places = kPlaces[/** @type {3 | 4} */ (seats.length)];
  return seats.map((seat, at) => {
    const from = (at - bottom + seats.length) % seats.length;
    return [seat, places ? places[from] : from === 0 ? "bottom" : `other o${from}`];
  });
}

/** @param {TableProps} props @param {any} [aside] beside the title of the tray */
export function tableView(props, aside) {
  const { look, corners = {} } = props;
  const places = placesOf(look, props);
  const count = look.seats.length;
  const ordered = [...places].sort(([, a], [, b]) => order(a) - order(b));
  return [
    h(
      "section",
      { key: "table", class: `table seats${count}`, "aria-label": text.table },
      corners.tl && h("div", { key: "tl", class: "corner tl" }, corners.tl),
      ordered.filter(([, place]) => place !== "bottom").map(([seat, place]) => seatView(props, seat, place)),
      corners.tr && h("div", { key: "tr", class: "corner tr" }, corners.tr),
      h("div", { key: "mid", class: "mid" }, props.middle ?? trickView(props, places)),
      corners.bl && h("div", { key: "bl", class: "corner bl" }, corners.bl),
      ordered.filter(([, place]) => place === "bottom").map(([seat, place]) => seatView(props, seat, place)),
      corners.br && h("div", { key: "br", class: "corner br" }, corners.br),
    ),
    trayView(props, aside),
  ];
}

/** @param {string} place */
const order = (place) => (place.startsWith("other") ? Number(place.slice(7)) / 10 : kReading.indexOf(place));

/**
 * The trick in progress; the last one, as long as nothing is played to the next.
 * @param {TableProps} props
 * @param {[string, string][]} places
 */
function trickView({ look }, places) {
  const { trick, position, faces, over } = look;
  const last = look.tricks?.at(-1);
  const fresh = !trick?.cards.length && last && !over;
  const shown = fresh ? last : trick;
  const cards = shown?.cards ?? [];
  const moving = position.to_move;
  const names = (/** @type {string} */ seat) => seatName(look, seat);
  return h(
    "ol",
    { class: `trick${fresh ? " taken" : ""}${places.length > 4 ? " inrow" : ""}`, "aria-label": fresh ? text.lastTrick : "Trick" },
    places.map(([seat, place]) => {
      const own = cards.findLast((/** @type {any} */ each) => each.seat === seat);
      if (own) {
        const { card, to } = readMove(own.move);
        const winner = fresh && last.winner === seat;
        return h(
          "li",
          { key: seat, class: `${place}${shown.leader === seat && !fresh ? " lead" : ""}${winner ? " won" : ""}` },
          card ? cardView({ card, faces, suit: "below" }) : `→ ${names(to)}`,
          h("span", { class: "by" }, names(seat)),
          unseen(names(seat)),
        );
      }
      if (seat === moving && !fresh) return h("li", { key: seat, class: place }, h("span", { class: "card slot" }), unseen(text.turnOf(names(seat))));
      return null;
    }),
    fresh && last.winner ? h("li", { key: "took", class: "took" }, text.took(names(last.winner))) : null,
  );
}

/**
 * The trick before, in a line.
 * @param {any} look
 */
export function lastTrickView(look) {
  const last = look.trick?.cards.length ? look.tricks?.at(-1) : look.tricks?.at(-2);
  if (!last) return null;
  return [
    h("h2", {}, text.lastTrick),
    h("span", {}, last.cards.map((/** @type {any} */ each) => [
      h("span", { class: each.seat === last.winner ? "took" : "" }, spokenOrFace(each.move, look)), " "])),
    h("span", { class: "dim" }, text.took(seatName(look, last.winner))),
  ];
}
/** @param {string} move @param {any} look */
function spokenOrFace(move, look) {
  const { card } = readMove(move);
  return card ? [cardView({ card, faces: look.faces, suit: "beside" }), unseen(spokenCard(card, look.faces))] : null;
}
