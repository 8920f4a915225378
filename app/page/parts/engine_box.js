// @ts-check
// What the position is worth, and what the engine is doing: first line the value, last line the engine's state. Nothing
// moves when a number arrives.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { capital, moveFace, seatName, turnWords, withSigns } from "../model/words.js";
import { isAmount, rather, reachesGoal, shortly, signed, span, told } from "../model/values.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function engineBox(store) {
  const { look, solving } = store;
  return h(
    "section",
    { key: "engine", class: "box verdict", "aria-label": text.worthNow },
    h("div", { class: `big${isLong(store) ? " long" : ""}` }, headline(store)),
    h("p", { class: "second" }, secondLine(store)),
    paymentLine(store),
    solving.bounds && solving.state !== "done" ? boundsBar(solving.bounds, solving.stakes, look.possible) : null,
    engineLine(store),
  );
}

/** @param {Store} store */
function isLong({ look, solving }) {
  const words = look.over ? look.result : solving.answer?.exact ? solving.words(solving.answer.value) : "";
  return told(look.stakes?.[0], shortly(look.stakes?.[0], words)).length > 36;
}
/** @param {Store} store */
function headline({ look, solving, fault, engine }) {
  if (fault) return text.noContract;
  if (look.passed_out) return text.passedOut;
  if (look.over) return withSigns(capital(told(look.stakes?.[0], shortly(look.stakes?.[0], look.result))));
  if (!look.moves) return look.choice ? text.beforeFirst : text.openContract;
  const { answer, bounds } = solving;
  if (answer?.exact) return withSigns(capital(told(solving.stakes, shortly(solving.stakes, solving.words(answer.value)))));
  const known = bounds ?? (answer?.lower === undefined ? null : answer);
  if (known) return between(known, solving.stakes);
  if (engine.state.state === "failed" || solving.state === "failed") return text.openWorth;
  return solving.state === "busy" ? (solving.slow ? text.thinking : "…") : text.notSolved;
}

/**
 * What is known so far: as what it is named where it is not what the game counts in.
 * @param {{lower: number, upper: number}} bounds @param {import("../model/values.js").Stakes | undefined} stakes
 */
function between({ lower, upper }, stakes) {
  const [least, most] = [lower, upper].map((value) => span({ lower: value, upper: value }));
  return (lower === upper ? least : text.between(least, most)) + (stakes && isAmount(stakes) ? ` (${stakes.measure})` : "");
}

/** @param {Store} store @returns {any} */
function secondLine(store) {
  const { look, solving, fault } = store;
  if (fault) return fault.message;
  if (look.passed_out) return "";
  if (look.over) return scoreWords(look);
  if (!look.moves) return look.choice ? withSigns(look.choice.question) : text.chooseContract;
  const { answer } = solving;
  const turn = turnWords(look);
  if (!answer?.exact) return `${turn}.`;
  return [`${turn}, ${text.bestPlay} `, costliest(store), extra(store)];
}

/**
 * What is paid, where it is not what the values count: by what can still come of the deal.
 * @param {Store} store
 */
function paymentLine(store) {
  const { look, asks } = store;
  const name = look.position.contract?.name;
  const paid = store.game(look.game)?.contracts.some((/** @type {any} */ each) => each.name === name && each.objectives.includes("payment"));
  if (!paid || !look.moves || look.over || look.stakes[0].measure === "payment") return null;
  const request = { ask: "look", record: { ...store.record(), objective: "payment" } };
  const answer = asks.known(request);
  if (!answer) asks.quick(request).then(() => store.changed(), () => {});
  if (!answer?.possible || answer.error) return null;
  const { possible: { lower, upper }, stakes: [{ whose, unit }] } = answer;
  const amounts = lower === upper ? signed(lower) : look.stakes[0].unit === "deal" ? text.madeOrLost(signed(upper), signed(lower)) : `${signed(lower)} ${text.to} ${signed(upper)}`;
  return h("p", { key: "payment", class: "small dim" }, text.paidTo(whose, unit), " ", amounts, ".");
}

// The card that costs most, for a warning; or that none does.
/** @param {Store} store @returns {any} */
function costliest({ look, solving }) {
  const { answer } = solving;
  const moves = solving.values();
  if (moves.length < 2) return "";
  if (moves.every(([, value]) => value === moves[0][1])) return text.everyCard;
  const compare = rather(solving.side);
  const [move, value] = moves.reduce((worst, each) => (compare(worst[1], each[1]) < 0 ? each : worst));
  const words = solving.words(value);
  return [moveFace(move, look.faces, look.names), " ", text.wouldBe("").replace(".", "").trim(), " ", withSigns(words), "."];
}
/** @param {Store} store @returns {any} */
function extra({ look, solving }) {
  const parts = [];
  if (solving.answer.horizon && !solving.answer.proved) parts.push(text.horizon(solving.answer.horizon));
  if (look.stakes.length > 1) parts.push(text.sureOf(seatName(look, solving.seat())));
  const own = solving.himself?.values;
  if (own) parts.push(text.forHimself([...look.seats].map((seat) => `${seatName(look, seat)} ${signed(own[seat])}`).join(", ")));
  return parts.length ? [" ", h("span", { class: "dim" }, parts.join(" "))] : "";
}

/** @param {any} look */
export function scoreWords({ position, names, seats }) {
  if (!position.scores) return "";
  const { each, paid, unit } = position.scores;
  const amounts = [...seats].map((seat) => `${names[seat]} ${paid && each[seat] > 0 ? "+" : ""}${each[seat]}`.replace("-", "−"));
  return `${paid ? `${text.payments} (${unit}s)` : text.scores}: ${amounts.join(", ")}.`;
}

// Where the value lies, between what can still come of the deal; a tick where the goal is.
/** @param {{lower: number, upper: number}} bounds @param {any} stakes @param {any} possible */
function boundsBar(bounds, stakes, possible) {
  const low = Math.min(possible?.lower ?? bounds.lower, bounds.lower);
  const high = Math.max(possible?.upper ?? bounds.upper, bounds.upper);
  const at = (/** @type {number} */ value) => `${high > low ? (100 * (value - low)) / (high - low) : 50}%`;
  const goal = stakes?.goal;
  return h(
    "div",
    { class: "span", "aria-hidden": "true" },
    h("i", { style: { left: at(bounds.lower), right: `calc(100% - ${at(bounds.upper)})` } }),
    typeof goal === "number" && goal >= low && goal <= high ? h("u", { style: { left: at(goal) } }) : null,
    h("em", { style: { left: at(bounds.lower) } }, span({ lower: bounds.lower, upper: bounds.lower })),
    bounds.upper > bounds.lower ? h("em", { style: { left: at(bounds.upper) } }, span({ lower: bounds.upper, upper: bounds.upper })) : null,
  );
}

/** @param {Store} store */
function engineLine(store) {
  const { engine, solving, settings, look } = store;
  const state = engine.state;
  let kind = "";
  let words = "";
  /** @type {any} */
  let act = null;
  const button = (/** @type {string} */ name, /** @type {() => void} */ click) =>
    h("button", { key: name, type: "button", class: "btn small", on: { click } }, name);
  if (state.state === "loading") {
    kind = "busy";
    words = text.engineLoading(Math.round(state.loaded / 1000), Math.round(state.total / 1000));
  } else if (state.state === "failed" || solving.state === "failed") {
    kind = "bad";
    words = solving.fault && state.state !== "failed" ? solving.fault : text.engineFailed;
    act = button(text.startAgain, () => {
      engine.restart();
      solving.goOn();
    });
  } else if (look.over || !look.moves) {
    kind = "off";
    words = look.over ? text.over : look.choice ? text.toChoose : text.noContract;
  } else if (solving.state === "busy") {
    kind = solving.slow ? "busy" : "";
    words = solving.slow ? text.thinking : "";
    act = solving.slow ? button(text.stop, () => solving.stop()) : null;
  } else if (solving.state === "stopped") {
    kind = "off";
    words = text.stoppedAt;
    act = button(text.goOn, () => solving.goOn());
  } else if (solving.state === "idle") {
    kind = "off";
    words = text.notSolved;
    act = button(text.solve, () => solving.goOn());
  } else {
    const { seconds = 0, nodes = 0 } = solving.answer ?? {};
    words = text.solvedIn(seconds < 0.01 ? "0.01" : seconds.toFixed(seconds < 1 ? 2 : 1), nodes.toLocaleString("en"));
  }
  return h(
    "div",
    { class: `engine ${kind}` },
    h("span", { class: "dot" }),
    h("span", { class: "words" }, words),
    act,
    h("span", { class: "sp" }),
    h("label", {}, h("input", {
      type: "checkbox", checked: settings.now.solve,
      on: { change: () => {
        settings.set("solve", !settings.now.solve);
        if (settings.now.solve) solving.arrive();
        store.changed();
      } },
    }), " ", text.solveAsIGo),
  );
}

/**
 * Whether the goal is reached with best play, for colours.
 * @param {Store} store
 */
export const reached = ({ solving }) =>
  solving.answer?.exact && solving.stakes ? reachesGoal(solving.stakes, solving.answer.value) : null;
