// @ts-check
// The report on a deal that was played: what came of it, each card judged, the costly ones explained.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { auctionCorner, boardCorner, contractCorner, makesCorner, recordedResult, shownList, tag } from "../board/corners.js";
import { badgeOf, rolesOf } from "../board/board.js";
import { foundName } from "../entry/reading.js";
import { kExamples } from "../entry/random.js";
import { lineView } from "../parts/line.js";
import { stepsView } from "../parts/steps.js";
import { tableView } from "../parts/table.js";
import { waysView } from "../parts/ways.js";
import { tableBox } from "../parts/contract_table.js";
import { badgeText, gainOf, rather, shortly } from "../model/values.js";
import { capital, playerName, withSigns } from "../model/words.js";
import { factsView } from "./facts.js";
import { graphView, mainLine } from "./graph.js";
import { learnSlip, Learning, mistakesOf } from "./learn.js";
import { accountsView, costlyList } from "./lists.js";
import { roomsView } from "./rooms.js";
import { hasHabits } from "./habits.js";
import { sessionView } from "./session.js";
import { mark, thisCard } from "./this_card.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function reportView(store) {
  if (!store.deal) return nothingView(store, text.reportEmpty);
  if (store.more.session && hasSession(store)) return [reportBar(store), sessionView(store)];
  if (!store.look) return store.fault ? nothingView(store, store.fault.message) : h("div", { class: "waiting", "aria-busy": "true" });
  if (!mainLine(store.tree).length) return nothingView(store, text.nothingPlayed);
  prepare(store);
  const { learning } = store;
  return [
    reportBar(store),
    learning ? null : factsView(store),
    h("div", { key: "cols", class: "cols parted report" },
      h("div", { class: "main" }, tableView(tableProps(store), asideOf(store)), learning ? null : [stepsView(store, middleButton(store)),
        h("div", { key: "under", class: "under" }, lineView(store, (node) => markOf(store, node)), accountsView(store))]),
      h("aside", { class: "side", "aria-label": text.analysis },
        learning ? learnSlip(store) : thisCard(store),
        learning ? null : [roomsView(store), graphView(store), costlyList(store), h("div", { key: "narrow", class: "narrow" }, tableBox(store))])),
  ];
}

// Several boards, or what a mailed report has to say of the one.
/** @param {Store} store */
const hasSession = ({ boards, mailed, engine }) => boards.length > 1 || (mailed && hasHabits(engine));

/** @param {Store} store */
function prepare(store) {
  const { analysing, tabling, look } = store;
  if (!analysing.fits) queueMicrotask(() => analysing.ask());
  if (look.duplicate && !tabling.key && !analysing.busy && analysing.answer) queueMicrotask(() => tabling.ask());
  store.costly = (by) => {
    const plies = analysing.costly().map((play) => play.at);
    const { ply } = store.tree.at;
    const others = plies.filter((each) => each !== ply);
    const to = by > 0 ? (others.find((each) => each > ply) ?? others[0]) : (others.filter((each) => each < ply).at(-1) ?? others.at(-1));
    return to === undefined ? null : [store.tree.root, ...mainLine(store.tree)][to];
  };
  store.startLearning = (ply) => {
    const play = analysing.play(ply);
    store.learning = new Learning(store, play ? [ply] : []);
    store.learning.go();
  };
}

/** @param {Store} store @param {string} words */
function nothingView(store, words) {
  return h("section", { key: "nothing", class: "empty" }, h("div", { class: "hero" }, h("h2", {}, text.views.report), h("p", { class: "dim" }, words), store.look ? recordedResult(store.look) : null,
    h("p", { class: "row" }, h("button", { type: "button", class: "btn first", on: { click: () => {
      store.more = { part: "text" };
      store.show("new");
    } } }, icon("file"), h("span", {}, text.paste)),
    h("button", { type: "button", class: "btn", on: { click: () => store.open(/** @type {any} */ (kExamples[0].record), "report") } }, text.exampleReport),
    store.deal ? h("button", { type: "button", class: "btn", on: { click: () => store.show("board") } }, text.toBoard) : null)));
}

/** @param {Store} store */
function reportBar(store) {
  const { boards, deal, look, settings, analysing, learning } = store;
  const at = boards.findIndex((each) => JSON.stringify(each.hands) === JSON.stringify(deal?.hands) && JSON.stringify(each.contract) === JSON.stringify(deal?.contract) && tag(each, "Room") === tag(deal, "Room"));
  const players = [...new Set((analysing.trace?.plays ?? []).map((/** @type {any} */ play) => play.player))];
  const me = players.find((seat) => look && (playerName(look, String(seat)) === settings.now.me || seat === settings.now.me));
  const mistakes = me ? mistakesOf(store, String(me)) : [];
  const session = Boolean(store.more.session);
  return h("div", { key: "dealbar", class: "dealbar reportbar" },
    boards.length > 1 ? h("select", { key: "boards", class: "btn", "aria-label": text.boardHead, value: String(at), on: { change: (/** @type {any} */ event) => store.open(boards[Number(event.target.value)], "report") } },
      boards.map((each, place) => h("option", { key: place, value: String(place) }, [tag(deal, "Event"), text.boardOf(foundName(each), boards.length)].filter(Boolean).join(" · ")))) : h("span", { key: "event", class: "event" }, [tag(deal, "Event"), tag(deal, "Board") && text.board(tag(deal, "Board"), "")].filter(Boolean).join(" · ") || look?.title),
    hasSession(store) ? h("button", { key: "session", type: "button", class: "btn quiet", "aria-pressed": String(session), on: { click: () => {
      store.more = session ? {} : { session: "1" };
      store.writeAddress(true);
      store.changed();
    } } }, text.session) : null,
    h("span", { class: "sp" }),
    players.length && !learning && !session ? h("label", { key: "me", class: "pick" }, h("span", { class: "lab" }, text.iWas), h("select", { class: "btn", "aria-label": text.iWas, value: String(me ?? ""), on: { change: (/** @type {any} */ event) => {
      settings.set("me", event.target.value ? playerName(look, event.target.value) : "");
      store.changed();
    } } }, h("option", { value: "" }, text.iWasNone), players.map((seat) => h("option", { key: String(seat), value: String(seat) }, playerName(look, String(seat)))))) : null,
    mistakes.length && !learning && !session ? h("button", { key: "learn", type: "button", class: "btn first", on: { click: () => {
      store.learning = new Learning(store, mistakes);
      store.learning.go();
    } } }, icon("retry"), h("span", {}, text.learnFrom(mistakes.length))) : null);
}

/** @param {Store} store */
function middleButton(store) {
  const next = store.costly?.(1);
  return h("button", { key: "next", type: "button", class: "btn best", "aria-disabled": next && !store.learning ? null : "true", on: { click: () => next && !store.learning && store.go(next) } }, h("span", {}, text.nextCostly));
}
/** @param {Store} store @param {import("../model/tree.js").TreeNode} node */
function markOf({ analysing, tree }, node) {
  return tree.isMain(node) ? mark(analysing.play(node.ply - 1)) : null;
}

/** @param {Store} store @returns {import("../parts/seat.js").TableProps} */
function tableProps(store) {
  const { look, start, settings, learning, analysing, tree } = store;
  const onMain = tree.isMain(tree.at);
  const play = onMain ? analysing.play(tree.at.ply) : null;
  const badge = learning ? (learning.solved ? judged(store, play) : () => null) : onMain ? judged(store, play) : badgeOf(store);
  const touch = (/** @type {string} */ move) => {
    store.pick("");
    return learning ? learning.try(move) : store.tryCard(move);
  };
  return {
    look, start, turned: settings.now.turned, roles: rolesOf(look),
    now: play && !learning ? play.move : undefined,
    tried: learning?.tried,
    badge,
    play: look.moves ? touch : null,
    pick: (card) => store.pick(card),
    ways: store.pending ? waysView(store, badge, touch) : null,
    corners: {
      tl: boardCorner(look, store.deal),
      tr: auctionCorner(look),
      bl: learning ? contractCorner(store) : beforeCorner(store, play),
      br: learning ? (look.seats === "NESW" ? null : shownList(look)) : makesCorner(store),
    },
  };
}

/**
 * Badges from the judgement of a play.
 * @param {Store} store
 * @param {any} play
 * @returns {(move: string) => import("../parts/card.js").Badge | null}
 */
function judged({ settings, analysing }, play) {
  const showing = settings.now.values;
  if (!play?.moves || showing === "off") return () => null;
  const compare = rather(play.side);
  const values = Object.values(play.moves);
  const best = values.reduce((one, other) => (compare(one, other) <= 0 ? one : other), values[0]);
  return (move) => {
    const value = play.moves[move];
    if (value === undefined) return null;
    const keeps = value === best;
    return { text: badgeText(play.trace.stakes, value, best, showing), kind: keeps ? "keep" : "cost", gain: gainOf(play.side, value), words: `${analysing.words(value, play.trace)}${keeps ? `, ${text.best}` : ""}${move === play.move ? `, ${text.playedHere}` : ""}` };
  };
}

/**
 * What the deal was worth before the card.
 * @param {Store} store
 * @param {any} play
 */
function beforeCorner(store, play) {
  const { analysing } = store;
  if (!play || play.before === undefined) return contractCorner(store);
  const [first, ...rest] = shortly(play.trace.stakes, analysing.words(play.before, play.trace)).split(", ");
  return [h("h2", {}, text.beforeThis), h("div", { class: "big" }, withSigns(capital(first))), h("span", {}, withSigns(rest.join(", ")))];
}
/** @param {Store} store */
function asideOf({ analysing, tree, learning }) {
  const play = learning ? null : analysing.play(tree.at.ply);
  return play && tree.isMain(tree.at) ? [mark(play)] : "";
}
