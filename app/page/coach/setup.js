// @ts-check
// Before the first card: which deal, which seat, how well the others play.
import { h } from "../ui/h.js";
import { icon } from "../ui/icons.js";
import { text } from "../text/en.js";
import { withSigns } from "../model/words.js";
import { withVulnerability } from "../entry/random.js";
import { CoachSession } from "./session.js";

/** @typedef {import("../frame/store.js").Store} Store */

const { coach: words } = text;

/** @param {Store} store */
export function setupView(store) {
  const { settings, deal, start, sitting } = store;
  const played = store.tree.path().length;
  const known = deal && start && (start.moves || start.choice);
  return h("section", { key: "setup", class: "empty" },
    h("div", { class: "hero" }, h("h2", {}, words.title), h("p", { class: "dim" }, words.says)),
    h("div", { class: "box sitting" },
      pick(words.seat, settings.now.sit, [["", words.seatOfDeclarer], ...seatsFor(store)], (value) => settings.set("sit", value), store),
      pick(words.level, settings.now.level, Object.entries(words.levels), (value) => settings.set("level", value), store),
      pick(words.hands, settings.now.hides ? "1" : "", [["1", words.hidden], ["", words.open]], (value) => settings.set("hides", value === "1"), store)),
    h("div", { class: "two" },
      known ? h("div", { class: "box" }, h("h2", {}, words.thisDeal), h("p", {}, withSigns(start.contract ?? start.choice?.question ?? start.title)),
        h("p", { class: "row" },
          h("button", { type: "button", class: "btn first", on: { click: () => sitDown(store, deal, []) } }, icon("check"), h("span", {}, words.sitDown)),
          played ? h("button", { type: "button", class: "btn", on: { click: () => sitDown(store, deal, store.tree.path()) } }, words.sitHere(played)) : null)) : null,
      h("div", { class: "box" }, h("h2", {}, words.freshDeal), h("p", { class: "dim small" }, words.freshSays),
        h("div", { class: "row wraps" }, store.games.map(({ game, title }) => h("button", { key: game, type: "button", class: "btn", "aria-disabled": sitting ? "true" : null, on: { click: () => freshDeal(store, game) } }, icon("dice"), h("span", {}, title)))),
        sitting ? h("p", { class: "dim small", role: "status" }, words.dealing) : null)));
}

/** @param {Store} store @returns {[string, string][]} */
function seatsFor({ start, games }) {
  if (start?.names) return Object.entries(start.names);
  return games.some(({ seats }) => seats === "NESW") ? [["N", "North"], ["E", "East"], ["S", "South"], ["W", "West"], ["A", "A"], ["B", "B"], ["C", "C"]] : [];
}

/** @param {string} name @param {string} value @param {[string, string][]} options @param {(value: string) => void} set @param {Store} store */
function pick(name, value, options, set, store) {
  return h("label", { key: name, class: "pick" }, h("span", { class: "lab" }, name), h("select", { class: "btn", "aria-label": name, value: options.some(([key]) => key === value) ? value : options[0][0], on: { change: (/** @type {any} */ event) => {
    set(event.target.value);
    store.changed();
  } } }, options.map(([key, words]) => h("option", { key, value: key }, words))));
}

/** @param {Store} store @param {string} game */
export async function freshDeal(store, game) {
  if (store.sitting) return;
  store.sitting = true;
  store.changed();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const ask = (/** @type {any} */ more) => store.asks.answer({ ask: "deal", game, seed, ...more });
  let answer = await ask({ worth: "close", time: 8 });
  if (!answer?.deals?.length) answer = await ask({});
  store.sitting = false;
  if (!answer?.deals?.length) return store.say(answer?.error?.message ?? text.engineFailed);
  const { id, ...deal } = withVulnerability(store, answer.deals[0]);
  sitDown(store, deal, []);
}

/** @param {Store} store @param {any} deal @param {string[]} plays */
export function sitDown(store, deal, plays) {
  const { sit, level, hides } = store.settings.now;
  const seats = deal.hands[sit] === undefined ? "" : sit;
  const { plays: _, ...bare } = deal;
  store.coach = new CoachSession(store, { deal: bare, plays, seats, level, hides, judged: [], begun: plays.length });
  store.look = store.start = null;
  store.writeAddress();
  store.changed();
  return store.coach.begin();
}
