// @ts-check
// The coach: a hand is played against the program, which hints in steps and judges the cards at the end.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { suitNames, text } from "../text/en.js";
import { aimWords, contractCorner, boardCorner, auctionCorner } from "../board/corners.js";
import { rolesOf } from "../board/board.js";
import { cardsOf, kSuits } from "../model/cards.js";
import { nameable } from "../entry/forms.js";
import { capital, moveFace, seatName, withCards, withSigns } from "../model/words.js";
import { cardChoice } from "../parts/card_choice.js";
import { lastTrickView, tableView } from "../parts/table.js";
import { waysView } from "../parts/ways.js";
import { reviewView } from "./review.js";
import { CoachSession } from "./session.js";
import { setupView } from "./setup.js";

/** @typedef {import("../frame/store.js").Store} Store */

const { coach: words } = text;

/** @param {Store} store */
export function coachView(store) {
  const session = store.coach;
  if (!session) return setupView(store);
  if (!store.look) return h("div", { class: "waiting", "aria-busy": "true" }, session.fault ? faultBox(session) : null);
  const { look } = store;
  return h("div", { key: "coach", class: "cols coach" },
    h("div", { class: "main" }, tableView(tableProps(store, session)), barOf(store, session)),
    h("aside", { class: "side", "aria-label": text.views.coach },
      statusBox(look, session),
      session.state === "choice" ? choiceBox(look, session) : null,
      session.hint ? hintBox(look, session) : null,
      session.state === "over" || !session.hides ? reviewView(store, session) : null));
}

/** @param {Store} store @param {CoachSession} session @returns {import("../parts/seat.js").TableProps} */
function tableProps(store, session) {
  const { look } = store;
  const last = lastTrickView(look);
  return {
    look, start: store.start, own: session.seats.length === 1 ? session.seats : "", turned: session.seats.length === 1 ? 0 : store.settings.now.turned,
    roles: look.moves ? rolesOf(look) : {},
    play: session.state === "turn" ? (move) => store.play(move) : null,
    pick: (card) => store.pick(card),
    ways: session.state === "turn" ? waysView(store, () => null) : null,
    corners: { tl: boardCorner(look, session.deal), tr: auctionCorner(look), bl: contractCorner(store), br: last },
  };
}

/** @param {CoachSession} session */
const faultBox = (session) => h("div", { class: "box", role: "alert" }, h("p", { class: "err" }, withSigns(session.fault)), again(session));
/** @param {CoachSession} session */
const again = (session) => h("p", { key: "again", class: "row" }, h("button", { type: "button", class: "btn first", on: { click: () => session.retry() } }, icon("retry"), h("span", {}, text.retry)));

/** @param {any} look @param {CoachSession} session */
function statusBox(look, session) {
  const { state } = session;
  return h("section", { key: "status", class: "box verdict", "aria-label": text.views.coach },
    h("div", { class: "big", role: "status" }, headline(look, session)),
    h("p", { class: "second" }, secondLine(look, session)),
    state === "failed" || session.fault ? h("p", { class: "err", role: "alert" }, withSigns(session.fault)) : null,
    state === "failed" ? again(session) : null,
    meter(look));
}
/** @param {any} look @param {CoachSession} session @returns {any} */
function headline(look, session) {
  const { state } = session;
  if (state === "over" || look.over) return withSigns(capital(look.result ?? text.over));
  if (state === "choice") return withSigns(asked(session).at(-1) ?? "");
  const seat = look.position.to_move;
  if (state === "failed") return words.lost;
  if (state !== "turn" && session.seats.includes(seat)) return text.thinking;
  if (state !== "turn") return words.theirTurn(seat ? seatName(look, seat) : text.name);
  return look.player && look.player !== seat ? words.yourTurnFor(seatName(look, seat)) : words.yourTurn;
}
// The sentences of what is to be chosen; the last is the question.
/** @param {CoachSession} session @returns {string[]} */
const asked = ({ step }) => step.choice.question.split(/(?<=[.!]) (?=\p{Lu})/u);
/** @param {any} look @param {CoachSession} session @returns {any} */
function secondLine(look, session) {
  if (session.state === "choice") return withSigns(asked(session).slice(0, -1).join(" "));
  if (session.state === "over") return look.position.scores ? "" : withSigns(look.contract ?? "");
  const parts = /** @type {any[]} */ ([withSigns(aimWords(look))]);
  if (session.step?.settled) parts.push(parts[0] ? " " : "", words.settled);
  return parts;
}
// How far the goal still is.
/** @param {any} look */
function meter(look) {
  const { more, of } = look.target ?? {};
  if (typeof more !== "number" || !of || look.over) return null;
  const share = Math.max(0, Math.min(1, more / of));
  return h("div", { class: "meter", "aria-hidden": "true" }, h("i", { style: { width: `${Math.round(100 * share)}%` } }));
}

/**
 * The cards that an answer may name, where it names some: the hand, and what was taken from the talon.
 * @param {any} look @param {CoachSession} session
 */
function cardsToName(look, { step, deal, store }) {
  const isCard = (/** @type {string} */ word) => /^([SHDC][AKQJNT1-9]|[0-9]{1,2})$/.test(word);
  const { seat, examples = [] } = step.choice;
  const words = examples.flatMap((/** @type {string} */ example) => example.split(" "));
  if (!examples.length || words.length === examples.length || !words.every(isCard)) return [];
  const { talon = [], taken } = deal.contract ?? {};
  const fields = /** @type {import("../entry/forms.js").Field[]} */ (store.game(look.game)?.form ?? []);
  return nameable(fields.find(({ kind }) => kind === "cards"), [...cardsOf(look.position.hands[seat]), ...cardsOf(talon[taken - 1])]);
}

/** @param {any} look @param {CoachSession} session */
function namedCards(look, session) {
  const cards = cardsToName(look, session);
  if (!cards.length) return null;
  const named = () => session.answered.split(" ").filter(Boolean);
  const most = session.step.choice.examples[0].split(" ").length;
  return cardChoice({ cards, named, most, look, label: words.cards, set: (cards) => {
    session.answered = cards.join(" ");
    session.store.changed();
  } });
}

/** @param {any} look @param {CoachSession} session */
function choiceBox(look, session) {
  const { choice } = session.step;
  const { advice } = session;
  return h("form", { key: "choice", class: "box choice", on: { submit: (/** @type {Event} */ event) => {
    event.preventDefault();
    session.answer(session.answered);
  } } },
    h("label", {}, h("span", { class: "lab" }, words.answer), h("input", { type: "text", value: session.answered, autocomplete: "off", on: { input: (/** @type {any} */ event) => {
      session.answered = event.target.value;
    } } })),
    namedCards(look, session) ?? h("p", { class: "row" }, (choice.examples ?? []).map((/** @type {string} */ example) => h("button", { key: example, type: "button", class: "btn small", on: { click: () => {
      session.answered = example;
      session.store.changed();
    } } }, withCards(example)))),
    advice ? h("ul", { class: "small" }, advice.words.slice(0, 3).map((/** @type {string} */ each) => h("li", { key: each }, withSigns(each)))) : null,
    advice ? h("p", {}, h("button", { type: "button", class: "link", on: { click: () => session.answer(advice.answer) } }, words.takeAdvice)) : null,
    h("p", { class: "row" }, h("button", { class: "btn first" }, words.say), h("button", { type: "button", class: "btn", on: { click: () => session.more() } }, icon("bulb"), h("span", {}, words.advice))));
}

// Plan or number first, then the suit, then the card.
/** @param {any} look @param {CoachSession} session */
function hintBox(look, { hint, told }) {
  const plan = hint.plan?.length ? hint.plan : [words.hintCount(hint.good, hint.classes)];
  const suits = [...(hint.suits ?? "")].map((suit) => suitNames[kSuits.indexOf(suit)]).filter(Boolean);
  return h("section", { key: "hint", class: "box hint", role: "status" }, h("h2", {}, words.hint),
    plan.map((/** @type {string} */ each, /** @type {number} */ at) => h("p", { key: at }, withSigns(each))),
    told > 1 && suits.length ? h("p", {}, words.hintSuit(suits.join(` ${words.or} `))) : null,
    told > 2 || (told > 1 && !suits.length) ? h("p", {}, words.hintCards, " ", hint.moves.slice(0, 6).map((/** @type {string} */ move, /** @type {number} */ at) => [at ? ", " : "", moveFace(move, look.faces, look.names)]), ".") : null,
    h("p", { class: "small dim" }, words.hintSees));
}

/** @param {Store} store @param {CoachSession} session */
function barOf(store, session) {
  const act = (/** @type {Parameters<typeof icon>[0]} */ sign, /** @type {string} */ name, /** @type {() => any} */ click, off = false, kind = "") =>
    h("button", { key: name, type: "button", class: `btn ${kind}`, "aria-disabled": off ? "true" : null, on: { click: () => off || click() } }, icon(sign), h("span", {}, name));
  const { state } = session;
  const over = state === "over";
  const turn = state === "turn";
  return h("div", { key: "acts", class: "steps acts", role: "toolbar", "aria-label": text.views.coach },
    over ? act("retry", words.again, () => session.again()) : act("bulb", session.hint ? words.hintMore : words.hint, () => session.more(), !turn || session.told > 2),
    act("back", words.takeBack, () => session.takeBack(), !session.judged.length || state === "busy"),
    !over && turn && session.step?.settled ? act("last", words.claim, () => session.playOut()) : null,
    over ? act("check", words.toReport, () => store.open(session.record(), "report"), false, "first") : null,
    over ? null : act("eye", session.hides ? words.showHands : words.hideHands, () => session.showHands(session.hides)),
    act("cross", words.leave, () => leave(store)));
}
/** @param {Store} store */
export function leave(store) {
  store.coach = null;
  CoachSession.forget();
  store.look = store.start = null;
  store.changed();
}
