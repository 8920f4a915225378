// @ts-check
// The board: a deal on the table, its worth, and every card to be tried.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { engineBox } from "../parts/engine_box.js";
import { worthList } from "../parts/worth.js";
import { bestLine, forkBar, lineView } from "../parts/line.js";
import { bestButton, stepsView } from "../parts/steps.js";
import { tableView } from "../parts/table.js";
import { waysView } from "../parts/ways.js";
import { isGrid, tableBox } from "../parts/contract_table.js";
import { badgeText, gainOf, shortly, shortSpan, span } from "../model/values.js";
import { withCards, withSigns } from "../model/words.js";
import { faultWords, missingWords } from "../model/wrong.js";
import { auctionCorner, boardCorner, contractCorner, keyCorner, makesCorner } from "./corners.js";
import { choiceView } from "./choice.js";
import { dealBar } from "./deal_bar.js";
import { emptyView } from "./empty.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function boardView(store) {
  if (!store.deal) return emptyView(store);
  if (store.fault && !store.look) return faultView(store);
  if (!store.look) return h("div", { class: "waiting", "aria-busy": "true" });
  askTable(store);
  const { look } = store;
  return [
    dealBar(store),
    store.told ? h("p", { key: "told", class: "flag told", role: "status" }, store.told) : null,
    h("div", { key: "cols", class: "cols parted" },
      h("div", { class: "main" }, tableView(tableProps(store), trayAside(store)), forkBar(store), stepsView(store, bestButton(store)),
        h("div", { key: "under", class: "under" }, look.moves ? lineView(store) : null, bestLine(store))),
      h("aside", { class: "side", "aria-label": text.analysis },
        engineBox(store), choiceView(store), worthList(store),
        h("div", { class: isGrid(store.tabling.answer) ? "narrow" : "" }, tableBox(store)))),
  ];
}

/** @param {Store} store */
function faultView(store) {
  const { broken, where, message } = store.fault;
  const again = () => {
    store.engine.restart();
    store.arrive();
  };
  return h("section", { class: "box fault" }, h("h2", {}, broken ? message : text.cannotShow), broken ? null : h("p", { class: "err" }, withCards(faultWords({ where, message }).replace(/\.?$/, ". ") + missingWords(store.deal?.hands ?? {}))),
    broken ? h("button", { type: "button", class: "btn first", on: { click: again } }, text.startAgain) : h("button", { type: "button", class: "btn first", on: { click: () => store.show("new") } }, text.edit));
}

// The table of contracts is worked out where that is quick, or where there is no contract yet.
/** @param {Store} store */
function askTable(store) {
  const { look, solving, tabling } = store;
  if (look.passed_out || tabling.key || tabling.busy || !store.settings.now.solve) return;
  const quick = look.duplicate && (solving.state === "done" || look.over) && !(store.deal?.plays?.length) && wholeDeal(store);
  if (quick || (!look.moves && !look.choice)) queueMicrotask(() => tabling.ask());
}
/** @param {Store} store */
function wholeDeal({ start }) {
  const counts = Object.values(start?.position.counts ?? {});
  return counts.length > 0 && counts.every((count) => count === 13);
}

/** @param {Store} store @returns {import("../parts/seat.js").TableProps} */
export function tableProps(store) {
  const { look, start, settings, seeing } = store;
  const hidden = new Set(seeing ? [...look.seats].filter((seat) => seat !== seeing && !look.faced?.includes(seat)) : []);
  return {
    look, start, hidden, turned: settings.now.turned, roles: rolesOf(look), badge: badgeOf(store),
    play: look.moves ? (move) => store.play(move) : null,
    pick: (card) => store.pick(card),
    refuse: (card) => refuse(store, card),
    nameClick: (seat) => {
      store.seeing = store.seeing === seat ? "" : seat;
      store.changed();
    },
    ways: waysView(store, badgeOf(store)),
    corners: {
      tl: boardCorner(look, store.deal),
      tr: auctionCorner(look) ?? keyCorner(store),
      bl: contractCorner(store),
      br: makesCorner(store),
    },
  };
}

/**
 * Says that a card cannot be played now, as of one that is typed.
 * @param {Store} store @param {string} card
 */
export function refuse(store, card) {
  store.refused = card;
  store.changed();
}

/** @param {any} look @returns {Record<string, string>} */
export function rolesOf(look) {
  const { declarer, soloist, hood } = look.position.contract ?? {};
  /** @type {Record<string, string>} */
  const roles = {};
  if (declarer) roles[declarer] = text.roles.declarer;
  if (soloist) roles[soloist] = text.roles.soloist;
  if (hood) roles[hood] = text.roles.hood;
  for (const seat of look.faced ?? "") roles[seat] ??= look.dummy ? text.dummy : text.roles.faced;
  return roles;
}

/** @param {Store} store @returns {(move: string) => import("../parts/card.js").Badge | null} */
export function badgeOf(store) {
  const { solving, settings, look } = store;
  const { stakes, answer } = solving;
  const showing = settings.now.values;
  return (move) => {
    if (showing === "off" || !stakes || look.over) return null;
    const value = solving.of(move);
    if (value === undefined) return null;
    if (value !== null && typeof value === "object") return { text: stakes.own_score ? "…" : shortSpan(value), kind: "part", words: span(value) };
    const best = solving.isBest(move);
    const words = `${solving.words(value)}${best ? `, ${text.best}` : ""}`;
    return { text: badgeText(stakes, value, answer?.value ?? null, showing), kind: best ? "keep" : "cost", words, gain: best ? Infinity : gainOf(solving.side, value) };
  };
}

/** @param {Store} store */
function trayAside({ solving }) {
  return solving.answer?.exact ? withSigns(shortly(solving.stakes, solving.words(solving.answer.value))) : "";
}
