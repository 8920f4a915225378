// @ts-check
// A puzzle on the table: the task above, one's cards to play, what a wrong one runs into, the solution.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { suitNames, text } from "../text/en.js";
import { boardCorner, contractCorner, shownList } from "../board/corners.js";
import { refuse, rolesOf } from "../board/board.js";
import { kSuits } from "../model/cards.js";
import { moveFace, seatName, turnWords, withCards, withSigns } from "../model/words.js";
import { lastTrickView, tableView } from "../parts/table.js";
import { waysView } from "../parts/ways.js";
import { themesShown } from "./view.js";

/** @typedef {import("../frame/store.js").Store} Store */
/** @typedef {import("./session.js").PuzzleSession} PuzzleSession */

const { puzzle: words } = text;

/** @param {Store} store @param {PuzzleSession} session */
export function workView(store, session) {
  const { look } = store;
  if (!look) return h("div", { class: "waiting", "aria-busy": "true" }, session.fault ? h("p", { class: "box err", role: "alert" }, withSigns(session.fault)) : null);
  return h("div", { key: "work", class: "cols work" },
    h("div", { class: "main" }, tableView(tableProps(store, session)), barOf(store, session)),
    h("aside", { class: "side", "aria-label": text.views.puzzles },
      taskBox(session, look), session.hint ? hintBox(session, look) : null, session.refuted ? refutedBox(session, look) : null,
      session.solution ? solutionBox(session) : null, judgeBox(session), moreBox(store, session)));
}

/** @param {Store} store @param {PuzzleSession} session @returns {import("../parts/seat.js").TableProps} */
function tableProps(store, session) {
  const { look } = store;
  return {
    look, start: store.start, own: session.bottom, roles: look.moves ? rolesOf(look) : {}, tried: session.tried,
    play: session.state === "turn" ? (move) => store.play(move) : null,
    pick: (card) => store.pick(card),
    refuse: session.state === "turn" ? (card) => refuse(store, card) : null,
    ways: session.state === "turn" ? waysView(store, () => null) : null,
    corners: { tl: boardCorner(look, session.deal), tr: null, bl: [contractCorner(store, { aims: false }), look.seats === "NESW" ? null : shownList(look)], br: lastTrickView(look) },
  };
}

/** @param {PuzzleSession} session @param {any} look */
function taskBox(session, look) {
  const { step, state } = session;
  const themes = state === "done" ? themesShown(session.deal) : "";
  return h("section", { key: "task", class: "box verdict", "aria-label": words.task },
    h("h2", {}, words.task),
    h("div", { class: "big" }, withSigns(step?.in_words ?? "…")),
    step?.parts > 1 ? h("p", {}, `${words.show(step.part)}: `, withSigns(step.to_show)) : null,
    h("p", { class: "second", role: "status" }, stateWords(session, look)),
    session.fault ? h("p", { class: "err", role: "alert" }, withSigns(session.fault)) : null,
    themes ? h("p", { class: "small dim" }, `${words.themes}: ${themes}`) : null,
    session.days !== null ? h("p", { class: "small dim" }, words.again(session.days)) : null);
}
/** @param {PuzzleSession} session @param {any} look @returns {any} */
function stateWords(session, look) {
  const { state, step, hints, wrong, gaveUp, impossible } = session;
  if (impossible !== null) return withSigns(words.impossible(impossible));
  if (state === "busy") return text.thinking;
  if (state === "done" && step.part < step.parts) return words.right;
  if (state === "done") return gaveUp ? words.shown : wrong ? words.solvedLate : hints ? words.solvedHints(hints) : words.solved;
  if (step?.right === false) return words.tryAgain;
  return look.position.to_move ? `${step?.right ? `${words.right} ` : ""}${turnWords(look)}.` : "";
}

/** @param {PuzzleSession} session @param {any} look */
function hintBox({ hint }, look) {
  const { coach } = text;
  const suits = [...(hint.suits ?? "")].map((suit) => suitNames[kSuits.indexOf(suit)]).filter(Boolean);
  return h("section", { key: "hint", class: "box hint", role: "status" }, h("h2", {}, coach.hint), h("p", {}, coach.hintCount(hint.good, hint.classes)),
    hint.told > 1 && suits.length ? h("p", {}, coach.hintSuit(suits.join(` ${coach.or} `))) : null,
    hint.told > 2 || (hint.told > 1 && !suits.length) ? h("p", {}, coach.hintCards, " ", hint.moves.slice(0, 6).map((/** @type {string} */ move, /** @type {number} */ at) => [at ? ", " : "", moveFace(move, look.faces, look.names)]), ".") : null);
}

// What follows a wrong card: seats and cards, a row a trick where the game has tricks.
/** @param {PuzzleSession} session @param {any} look */
function refutedBox({ refuted, played, given }, look) {
  if (!refuted) return null;
  const face = (/** @type {any} */ { seat, move }) => [h("span", { class: "dim" }, seatName(look, seat)), " ", moveFace(move, look.faces, look.names)];
  return h("section", { key: "refuted", class: "box" }, h("h2", {}, moveFace(refuted.move, look.faces, look.names), " ", words.wrong), h("p", { class: "dim small" }, words.wrongSays),
    h("ol", { class: "lineofplay" }, rowsOf(refuted, look, given.length + played.length).map((row, at) =>
      h("li", { key: at }, row.map((/** @type {any} */ play, /** @type {number} */ place) => h("span", { key: place, class: play.won ? "took" : "" }, face(play)))))));
}
/** @param {import("./session.js").Refuted} refuted @param {any} look @param {number} from @returns {any[][]} */
function rowsOf({ plays, tricks, trick }, look, from) {
  if (!look.rows) return [plays];
  const rows = [];
  let ply = 0;
  const lead = (look.plays?.length ?? 0) === from ? onTable(look) : 0;
  for (const each of [...tricks, ...(trick ? [trick] : [])]) {
    const cards = each.cards.map((/** @type {any} */ card) => ({ ...card, won: card.seat === each.winner }));
    const end = ply + cards.length;
    if (end > from + lead) rows.push(cards.slice(Math.max(0, from + lead - ply)));
    ply = end;
  }
  return rows.filter((row) => row.length);
}
// Cards of the first trick that lay there when the puzzle began: they are no plays.
/** @param {any} look */
function onTable({ tricks, trick, plays }) {
  const shown = [...(tricks ?? []), ...(trick ? [trick] : [])].reduce((sum, each) => sum + each.cards.length, 0);
  return Math.max(0, shown - (plays?.length ?? 0));
}

/** @param {PuzzleSession} session */
function solutionBox({ solution }) {
  if (!solution?.some((line) => /[^.\s]/.test(line))) return h("section", { key: "solution", class: "box" }, h("h2", {}, words.solution), h("p", {}, words.tooWide));
  return h("section", { key: "solution", class: "box" }, h("h2", {}, words.solution), h("ul", { class: "solution" }, solution.map((line, at) => h("li", { key: at, style: { "padding-left": `${(/^ */.exec(line)?.[0].length ?? 0) / 2}em` } }, withCards(line.trim())))));
}
/** @param {PuzzleSession} session */
function judgeBox(session) {
  const { judging } = session;
  if (!judging.open) return null;
  const { answer } = judging;
  return h("form", { key: "judge", class: "box own", on: { submit: (/** @type {Event} */ event) => {
    event.preventDefault();
    session.judge();
  } } }, h("h2", {}, words.judgeTitle),
    h("label", {}, h("span", { class: "dim small" }, words.judgeSays), h("textarea", { rows: "5", value: judging.words, spellcheck: "false", on: { input: (/** @type {any} */ event) => {
      judging.words = event.target.value;
    } } })),
    answer ? h("div", { role: "status" }, answer.error ? h("p", { class: "err" }, withSigns(answer.error.message)) : answer.complete ? h("p", {}, words.complete) : answer.flaws.map((/** @type {any} */ flaw, /** @type {number} */ at) => h("p", { key: at, class: "err" }, withSigns(flaw.text)))) : null,
    h("p", { class: "row" }, h("button", { class: "btn first" }, words.judge)));
}

// What else can be done with the puzzle.
/** @param {Store} store @param {PuzzleSession} session */
function moreBox(store, session) {
  const link = (/** @type {string} */ name, /** @type {() => any} */ click) => h("button", { key: name, type: "button", class: "btn small", on: { click } }, name);
  return h("p", { key: "more", class: "row wraps" },
    link(words.judgeTitle, () => {
      session.judging.open = !session.judging.open;
      store.changed();
    }),
    link(words.board, () => store.open(session.record(), "board")));
}

/** @param {Store} store @param {PuzzleSession} session */
function barOf(store, session) {
  const { state, step } = session;
  const act = (/** @type {Parameters<typeof icon>[0]} */ sign, /** @type {string} */ name, /** @type {() => any} */ click, off = false, kind = "") =>
    h("button", { key: name, type: "button", class: `btn ${kind}`, "aria-disabled": off ? "true" : null, on: { click: () => off || click() } }, icon(sign), h("span", {}, name));
  const done = state === "done";
  const possible = session.impossible === null;
  return h("div", { key: "acts", class: "steps acts", role: "toolbar", "aria-label": text.views.puzzles },
    done && step.part < step.parts ? act("on", words.onTo, () => session.nextPart(), false, "first") : null,
    done && step.part === step.parts ? act("on", words.next, () => store.puzzles.next(), false, "first") : null,
    done || !possible ? null : act("bulb", session.hint ? text.coach.hintMore : text.coach.hint, () => session.more(), state !== "turn" || session.hint?.told > 2),
    act("back", text.coach.takeBack, () => session.takeBack(), !session.moves.length || state === "busy"),
    act("retry", words.restart, () => session.restart(), !session.moves.length || state === "busy"),
    session.solution || !possible ? null : act("eye", words.showSolution, () => session.showSolution(), state === "busy"),
    act("cross", words.back, () => store.puzzles.close()));
}
