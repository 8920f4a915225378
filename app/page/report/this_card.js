// @ts-check
// The card one stands at: its mark, what it cost, why, and how that is seen; nothing lost: one line.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { chip } from "../parts/card.js";
import { badgeText, told } from "../model/values.js";
import { capital, moveFace, playerName, seatName, withSigns } from "../model/words.js";
import { scoreWords } from "../parts/engine_box.js";
import { fairView } from "./fair.js";

/** @typedef {import("../frame/store.js").Store} Store */

/** @param {Store} store */
export function thisCard(store) {
  const { tree, analysing, look } = store;
  const branch = tree.branch();
  if (branch || (store.howFrom && store.howFrom !== tree.at)) return branchSlip(store, branch?.parent);
  const play = analysing.play(tree.at.ply);
  if (!play) return endSlip(store);
  const title = [h("b", {}, trickTitle(store, tree.at.ply)), h("span", {}, byWhom(look, play), ", ", moveFace(play.move, look.faces, look.names), mark(play))];
  if (play.before === undefined) return slip(title, null, h("p", { class: "dim" }, analysing.busy ? text.judging : text.notJudged));
  if (!play.cost && !play.explanation) return slip(title, null, h("p", {}, play.for_himself ? ownWords(store, play) : quietWords(store, play)), horizonView(play.for_himself ?? play), weighedView(store, play));
  const { stakes } = play.trace;
  const sign = (/** @type {any} */ value) => badgeText(stakes, value, play.before, "sign");
  const right = play.cost ? h("span", { class: "r" }, chip(sign(play.before), "keep"), " → ", chip(sign(play.after), "cost")) : null;
  const why = play.explanation;
  return slip(title, right,
    h("div", { class: "why" }, why ? saidOf(why.sentences, store.howFrom === tree.at).map((/** @type {string} */ each, /** @type {number} */ at) => h("p", { key: at }, withSigns(each))) : h("p", {}, analysing.busy && !analysing.reasons ? text.findingWhy : betterWords(store, play))),
    horizonView(play), weighedView(store, play),
    h("p", { class: "row" },
      play.cost ? h("button", { type: "button", class: "btn first", on: { click: () => store.startLearning(tree.at.ply) } }, icon("retry"), h("span", {}, text.tryIt)) : null,
      why?.variations?.length ? h("button", { type: "button", class: "btn", "aria-expanded": String(store.howFrom === tree.at), on: { click: () => {
        store.howFrom = store.howFrom === tree.at ? null : tree.at;
        store.changed();
      } } }, icon("eye"), h("span", {}, text.showHow)) : null,
      playOn(store)),
    store.howFrom === tree.at && why ? variationsView(store, why.variations) : null,
    fairView(store, play));
}

/** @param {Store} store @param {string} [kind] */
const playOn = (store, kind = "") =>
  store.mailed ? null : h("button", { type: "button", class: `btn ${kind}`, on: { click: () => store.show("board") } }, text.playOn);
/**
 * Where nothing can be tried, what a card that was touched is worth.
 * @param {Store} store @param {any} play
 */
function weighedView({ weighed, look, analysing }, play) {
  if (!weighed) return null;
  return h("p", { key: "weighed", class: "weighed" }, moveFace(weighed, look.faces, look.names), ": ", withSigns(analysing.words(play.moves[weighed], play.trace)), ".");
}

// How far ahead the card was looked at, where play need not end.
/** @param {any} play */
const horizonView = ({ horizon }) => (horizon ? h("p", { key: "horizon", class: "small dim" }, text.horizon(horizon)) : null);

/**
 * The sentence that ends with a colon leads to the variations, and is said where they are shown, or where there is no other.
 * @param {string[]} sentences @param {boolean} shown
 */
export function saidOf(sentences, shown) {
  const alone = sentences.filter((each) => !each.endsWith(":"));
  return shown ? sentences : alone.length ? alone : sentences.map((each) => each.replace(/:$/, ` ${text.asShown}.`));
}

/** @param {any} title @param {any} right @param {...any} rest */
const slip = (title, right, ...rest) =>
  h("section", { key: "slip", class: `slip${right ? " open" : ""}`, "aria-label": text.thisCard }, h("div", { class: "top" }, title, right), rest);

/**
 * "Trick 7".
 * @param {Store} store
 * @param {number} ply
 */
function trickTitle(store, ply) {
  const starts = store.trickStarts();
  const whole = store.lineLook();
  const at = starts.filter((start) => start <= ply).length - 1;
  const number = [...(whole?.tricks ?? []), ...(whole?.trick ? [whole.trick] : [])][at]?.number;
  return number ? `${text.trick} ${number} ` : "";
}
/**
 * "Cleo, from dummy".
 * @param {any} look
 * @param {any} play
 */
export function byWhom(look, play) {
  return play.player !== play.seat ? text.fromDummy(playerName(look, play.player)) : playerName(look, play.seat);
}
/** @param {any} play */
export const mark = (play) => (play?.mark ? [" ", h("span", { class: `m${play.mark === "!" ? " good" : ""}` }, play.mark)] : null);

/** @param {Store} store @param {any} play @returns {any} */
function quietWords({ analysing }, play) {
  const worth = capital(analysing.words(play.after, play.trace));
  if (play.forced) return [text.forced, " ", withSigns(worth), "."];
  if (play.only) return [text.onlyCard, " ", withSigns(worth), "."];
  return [play.decision ? text.keeps : text.nothingToLose, " ", withSigns(worth), "."];
}
/**
 * A card that keeps the guarantee and costs something if everyone plays for himself.
 * @param {Store} store @param {any} play @returns {any}
 */
function ownWords(store, play) {
  return [text.keepsGuarantee, ` ${capital(text.ifForHimself)}: `, betterWords(store, { ...play, ...play.for_himself })];
}
/** @param {Store} store @param {any} play @returns {any} */
function betterWords({ look, analysing }, play) {
  return [text.better, " ", play.best.map((/** @type {string} */ move, /** @type {number} */ at) => [at ? ", " : "", moveFace(move, look.faces, look.names)]), ": ", withSigns(analysing.words(play.before, play.trace)), ". ",
    text.afterThis, " ", withSigns(analysing.words(play.after, play.trace)), "."];
}

/**
 * Whether one stands where these steps lead to.
 * @param {import("../model/tree.js").Tree} tree
 * @param {import("../model/tree.js").TreeNode} from
 * @param {any[]} steps
 */
function samePath(tree, from, steps) {
  const wanted = [...tree.path(from), ...steps.map((step) => step.move)];
  return JSON.stringify(tree.path()) === JSON.stringify(wanted);
}

/**
 * "2" of the second; its letter where no player has that for a name.
 * @param {any} look @param {any} variation @param {number} at
 */
const nameOf = (look, variation, at) => (look.seats.startsWith("A") ? String(at + 1) : variation.name);
/**
 * The steps of a line, those of a trick together.
 * @param {any[]} line
 */
function inTricks(line) {
  /** @type {{at: number, steps: any[]}[]} */
  const tricks = [];
  line.forEach((step, at) => {
    if (at === 0 || line[at - 1].position?.table?.length === 0) tricks.push({ at, steps: [] });
    tricks[tricks.length - 1].steps.push(step);
  });
  return tricks;
}

/** @param {Store} store @param {any[]} variations */
function variationsView(store, variations) {
  const { look, tree } = store;
  const here = /** @type {import("../model/tree.js").TreeNode} */ (store.howFrom);
  return h("div", { class: "variations" }, variations.map((variation, number) =>
    h("div", { key: number, class: "branch" }, h("p", { class: "tk" }, withSigns(`${nameOf(look, variation, number)}: ${variation.claim ?? variation.text ?? ""}`)),
      h("p", { class: "flow" }, inTricks(variation.line).map((trick) => h("span", { key: trick.at, class: "tricked" }, h("span", { class: "tk" }, `${seatName(look, trick.steps[0].seat)} `), trick.steps.map((step, place) => {
        const at = trick.at + place;
        return [h("button", { key: at, type: "button", class: "mv", "aria-current": samePath(tree, here, variation.line.slice(0, at + 1)) ? "true" : null, on: { click: () => {
          tree.go(here);
          for (const each of variation.line.slice(0, at + 1)) tree.play(each.move);
          store.moved(true);
        } } }, moveFace(step.move, look.faces, look.names)), step.any ? h("span", { class: "tk" }, text.anyCard) : (step.also ?? []).map((/** @type {string} */ move) => [h("span", { class: "tk" }, text.orCard), moveFace(move, look.faces, look.names)]), " "];
      })))),
      variation.text ? h("p", { class: "small" }, withSigns(capital(variation.text))) : null)));
}

/**
 * A position of a variation.
 * @param {Store} store
 * @param {import("../model/tree.js").TreeNode | null} [parent] where it parts, unless its beginning is the play itself
 */
function branchSlip(store, parent) {
  const { look, solving, analysing, tree } = store;
  const last = look.plays?.at(-1);
  const how = store.howFrom ? store.analysing.play(store.howFrom.ply)?.explanation?.variations : null;
  const played = parent ? null : analysing.play(tree.at.ply - 1);
  const worth = look.over ? look.result : played?.after !== undefined ? analysing.words(played.after, played.trace) : solving.answer?.exact ? solving.words(solving.answer.value) : "…";
  return h("section", { key: "slip", class: "slip", "aria-label": text.thisCard },
    h("div", { class: "top" }, h("b", {}, text.variation), last ? h("span", {}, seatName(look, last.seat), ", ", moveFace(last.move, look.faces, look.names)) : null),
    h("p", { class: "why" }, withSigns(capital(worth)), "."),
    h("p", { class: "row" },
      h("button", { type: "button", class: "btn first", on: { click: () => store.go(/** @type {any} */ (store.howFrom ?? parent)) } }, text.backToPlay),
      playOn(store)),
    how ? variationsView(store, how) : null);
}

/**
 * "Judging the play … 3 of 24".
 * @param {import("../model/analysing.js").Analysing} analysing
 */
const judgingWords = ({ progress }) => [text.judging, progress ? ` ${text.ofSize(progress.done, progress.total)}` : ""];

/** @param {Store} store */
function endSlip(store) {
  const { analysing, look } = store;
  const { trace } = analysing;
  const words = trace && trace.result !== null ? `${capital(told(trace.stakes, analysing.words(trace.result)))}${trace.over || trace.settled ? "" : `, ${text.withBestPlay}`}.` : "";
  return h("section", { key: "slip", class: "slip", "aria-label": text.thisCard }, h("div", { class: "top" }, h("b", {}, look.over ? text.over : text.recordEnds)),
    h("p", { class: "why", role: "status" }, words ? withSigns(words) : analysing.busy ? judgingWords(analysing) : analysing.fault),
    h("p", {}, scoreWords(look)),
    look.over ? null : h("p", { class: "row" }, playOn(store, "first")));
}
