// @ts-check
// A seat at the table: who sits there, his tricks, his hand.
import { h, seen, unseen } from "../ui/h.js";
import { suitNames, text } from "../text/en.js";
import { cardsOf, counted, handOf, kFifth, movesByCard, readMove, rowSign, rowsOf } from "../model/cards.js";
import { cardBack, cardView } from "./card.js";
import { seatName } from "../model/words.js";

/**
 * @typedef {object} TableProps what a table shows and what may be done at it
 * @property {any} look the answer to `look`
 * @property {any} [start] the same before the first card: the cards that are gone are shown dashed
 * @property {(move: string) => import("./card.js").Badge | null} [badge]
 * @property {((move: string) => void) | null} [play]
 * @property {((card: string) => void) | null} [refuse] a card that cannot be played now, pressed all the same
 * @property {((card: string) => void) | null} [pick] a card that can be played in several ways
 * @property {string} [now] the move played in the record
 * @property {Record<string, string>} [roles] by seat, beside the name
 * @property {Set<string>} [hidden] seats whose cards are not shown
 * @property {number} [turned]
 * @property {string} [own] the seat at the bottom
 * @property {(seat: string) => void} [nameClick]
 * @property {Record<string, string>} [tried] marks on cards: "✗"
 * @property {any} [corners] {tl, tr, bl, br}
 * @property {any} [ways] a second part of a move, to be chosen
 */

/** @param {TableProps} props @param {string} seat @param {string} place */
export function seatView(props, seat, place) {
  const { look } = props;
  const { position } = look;
  const turn = position.to_move === seat;
  const hidden = props.hidden?.has(seat) || position.hands[seat] === undefined;
  const role = props.roles?.[seat] ?? "";
  const name = seatName(look, seat);
  const won = position.won?.[seat];
  const title = h("b", {}, name);
  return h(
    "div",
    {
      key: `seat-${seat}`,
      role: "group",
      "aria-label": `${name}${turn ? `, ${text.toPlay}` : ""}`,
      class: `seat ${place}${turn ? " turn" : ""}${hidden ? " closed" : ""}`,
    },
    h(
      "header",
      {},
      props.nameClick
        ? h("button", { type: "button", class: "plain", "aria-label": text.seeOnly(name), title: text.seeOnly(name), on: { click: () => props.nameClick?.(seat) } }, title)
        : title,
      h("span", { class: "nm" }, [look.players?.[seat], role].filter(Boolean).join(" · ")),
      won === undefined
        ? null
        : h("span", { class: "won" }, won, h("span", { class: "unit" }, ` ${won === 1 ? "trick" : "tricks"}`)),
    ),
    hidden ? closedHand(position.counts?.[seat] ?? 0) : openHand(props, seat, turn),
  );
}

/** @param {number} count */
function closedHand(count) {
  return h("div", { class: "backs" }, unseen(text.cards(count)), h("span", { class: "count", "aria-hidden": "true" }, text.cards(count)),
    Array.from({ length: count }, (_, place) => cardBack(String(place))));
}

/** @param {TableProps} props @param {string} seat @param {boolean} turn */
function openHand(props, seat, turn) {
  const { look, start } = props;
  const rows = rowsOf(look.position.hands[seat]);
  const whole = rowsOf(start?.position.hands[seat] ?? handBefore(look, seat));
  const moves = turn ? movesByCard(look.moves ?? []) : new Map();
  const state = { stop: true };
  const voids = look.seats.length > 3 ? [0, 1, 2, 3] : [];
  return h(
    "ul",
    { class: "hand" },
    [0, 1, 2, 3, kFifth].map((row) => {
      const cards = within(rows[row], whole[row]) ? whole[row] : rows[row];
      if (!cards.length && !voids.includes(row)) return null;
      const held = counted(rows[row]);
      const name = suitNames[row] ?? look.faces.many;
      return h(
        "li",
        { key: row, class: `suit${cards.length ? "" : " lacking"}` },
        h("span", { class: `pip ${"SHDCT"[row]}`, "aria-hidden": "true" }, rowSign(row, look.faces)),
        cards.length
          ? h("span", { class: "cs", role: "group", "aria-label": name }, cards.map((card, place) => oneCard(props, card, place, held, moves, state)))
          : h("span", { class: "empty-suit" }, seen("–"), unseen(text.noCards(name))),
      );
    }),
  );
}

/**
 * A hand that was hidden at first, as dummy is: what is left of it, and what it has played.
 * @param {any} look @param {string} seat
 */
export function handBefore({ position, plays }, seat) {
  const played = (plays ?? []).filter((/** @type {any} */ each) => each.seat === seat).map((/** @type {any} */ { move }) => readMove(move).card).filter(Boolean);
  return handOf([...cardsOf(position.hands[seat]), ...played]);
}

/**
 * Whether all cards are among others; they are not where cards have come to a hand in the play.
 * @param {string[]} cards @param {string[]} others
 */
function within(cards, others) {
  const count = counted(others);
  return [...counted(cards)].every(([card, number]) => number <= (count.get(card) ?? 0));
}

/**
 * @param {TableProps} props @param {string} card @param {number} place @param {Map<string, number>} held
 * @param {Map<string, string[]>} moves @param {{stop: boolean}} state
 */
function oneCard(props, card, place, held, moves, state) {
  const { look } = props;
  const key = `${card}${place}`;
  const left = held.get(card) ?? 0;
  if (left === 0) return cardView({ key, card, faces: look.faces, state: "gone" });
  held.set(card, left - 1);
  const ways = moves.get(card);
  if (!ways) return cardView({ key, card, faces: look.faces, dim: moves.size > 0, refuse: look.moves?.length && props.refuse ? () => props.refuse?.(card) : null });
  const shown = wayShown(ways, props);
  const play = props.play && (() => (ways.length > 1 && props.pick ? props.pick(card) : props.play?.(ways[0])));
  const stop = state.stop;
  state.stop = false;
  const now = Boolean(props.now && ways.includes(props.now));
  return cardView({ key, card, faces: look.faces, badge: props.badge?.(shown), now, play, stop, mark: props.tried?.[card] });
}

/**
 * Of the ways to play a card, the one its badge tells of: the best.
 * @param {string[]} ways
 * @param {TableProps} props
 */
function wayShown(ways, props) {
  const gain = (/** @type {string} */ move) => props.badge?.(move)?.gain ?? -Infinity;
  return ways.length === 1 ? ways[0] : ways.reduce((best, move) => (gain(move) > gain(best) ? move : best));
}

/**
 * The cards that may be played, large enough for a finger: on a phone, under the table.
 * @param {TableProps} props
 * @param {any} [aside]
 */
export function trayView(props, aside) {
  const { look } = props;
  const seat = look.position.to_move;
  if (!seat || props.hidden?.has(seat) || !props.play) return null;
  const moves = movesByCard(look.moves ?? []);
  if (!moves.size) return null;
  const state = { stop: true };
  return h(
    "div",
    { key: "tray", role: "group", class: "tray", "aria-label": text.tray(seatName(look, seat)) },
    h("header", {}, h("b", {}, text.tray(seatName(look, seat))), h("span", { class: "r dim" }, aside)),
    h("ul", {}, rowsOf(look.position.hands[seat]).map((row, number) => {
      const cards = [...new Set(row)].filter((card) => moves.has(card));
      if (!cards.length) return null;
      return [h("li", { key: `gap${number}`, class: "gap", "aria-hidden": "true" }), cards.map((card) => {
        const ways = moves.get(card) ?? [];
        const stop = state.stop;
        state.stop = false;
        return h("li", { key: card }, cardView({
          card, faces: look.faces, suit: "beside", stop, badge: props.badge?.(wayShown(ways, props)), mark: props.tried?.[card],
          now: Boolean(props.now && ways.includes(props.now)),
          play: () => (ways.length > 1 && props.pick ? props.pick(card) : props.play?.(ways[0])),
        }));
      })];
    })),
  );
}
