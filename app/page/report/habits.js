// @ts-check
// What each player decided over all boards, idea by idea; each costly decision leads to its card.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { tag } from "../board/corners.js";
import { counted } from "../model/values.js";
import { capital, moveFace, withSigns } from "../model/words.js";

/** @typedef {import("../frame/store.js").Store} Store */

/**
 * Whether a mailed report has any.
 * @param {any} engine
 */
export const hasHabits = (engine) => Boolean(engine.answers?.habits.length);

/** @param {Store} store */
export function habitsBox(store) {
  const { profiling } = store;
  if (store.mailed && !hasHabits(store.engine)) return null;
  if (store.mailed && !profiling.fits) queueMicrotask(() => profiling.ask());
  const { answer, busy, progress, fault } = profiling.fits ? profiling : /** @type {any} */ ({});
  return h("section", { key: "habits", class: "box habits" },
    h("h2", {}, text.habits, busy && progress ? h("span", { class: "r small dim" }, text.ofSize(progress.done, progress.total)) : null),
    answer ? answer.habits.map((/** @type {any} */ profile) => profileView(store, profile)) : h("p", { class: "dim" }, text.habitsSay),
    fault ? h("p", { class: "err", role: "alert" }, fault) : null,
    busy ? h("p", { class: "row dim small" }, text.thinking, h("button", { type: "button", class: "btn small", on: { click: () => {
      profiling.stop();
      store.changed();
    } } }, text.stop)) : null,
    busy || answer ? null : h("button", { type: "button", class: "btn", on: { click: () => profiling.ask() } }, text.askHabits));
}

/** @param {Store} store @param {any} profile */
function profileView(store, profile) {
  const dearest = [...profile.ideas].sort((a, b) => b.cost - a.cost);
  return [
    h("h3", { key: `h${profile.player}${profile.game}` }, profile.player, h("span", { class: "dim small" }, ` ${counted(profile.deals, "deal")}, ${profile.met ? text.habitKept(profile.kept, profile.met) : text.noHabits}`)),
    h("ul", { key: `l${profile.player}${profile.game}` }, dearest.map((idea) => h("li", { key: idea.idea }, ideaView(store, profile, idea)))),
  ];
}
/** @param {Store} store @param {any} profile @param {any} idea */
function ideaView(store, { unit }, { title, kept, met, cost, lapses, unlisted }) {
  const words = `${capital(title)}: ${text.habitKept(kept, met)}`;
  if (!lapses.length) return words;
  return h("details", {}, h("summary", {}, words, ", ", text.cost(counted(cost, unit))),
    h("ul", {}, lapses.map((/** @type {any} */ lapse, /** @type {number} */ at) => h("li", { key: at }, lapseView(store, unit, lapse))), unlisted ? h("li", { key: "more", class: "dim" }, text.unlisted(unlisted)) : null));
}
/** @param {Store} store @param {string} unit @param {any} lapse */
function lapseView(store, unit, { deal, trick, play, move, better, cost, mark, wrongly }) {
  const record = store.boards[deal - 1];
  const face = (/** @type {string} */ each) => (store.look ? moveFace(each, store.look.faces, store.look.names) : each);
  const go = async () => {
    await store.open(record, "report");
    await store.go([store.tree.root, ...store.tree.line()][play - 1] ?? store.tree.root);
  };
  return [h("button", { type: "button", class: "link", on: { click: go } }, `${text.boardHead} ${tag(record, "Board") || deal}, ${text.trick.toLowerCase()} ${trick}`), " ",
    face(move), h("span", { class: "m" }, mark), " ", withSigns([wrongly, text.cost(counted(cost, unit))].filter(Boolean).join(", ")), `; ${text.instead} `,
    better.slice(0, 3).map((/** @type {string} */ each, /** @type {number} */ at) => [at ? ", " : "", face(each)])];
}
