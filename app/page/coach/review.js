// @ts-check
// What the user's cards cost, and why.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { moveFace, seatName, withSigns } from "../model/words.js";
import { lost } from "../model/values.js";

const { coach: words } = text;

// The last sentence only introduces the variations, which are not shown here.
/** @param {string[]} sentences */
const reasons = (sentences) => sentences.slice(0, -1).slice(0, 2);

/** @param {import("../frame/store.js").Store} store @param {import("./session.js").CoachSession} session */
export function reviewView({ look }, { judged, state }) {
  const costly = judged.filter(({ cost }) => cost > 0);
  if (state !== "over" && !judged.length) return null;
  const unit = look.stakes?.[0]?.unit ?? "point";
  const sum = costly.reduce((all, { cost }) => all + cost, 0);
  const heading = costly.length ? words.cost(costly.length, lost(sum, unit)) : words.noCost;
  return h("section", { key: "review", class: "box" }, h("h2", {}, words.review), h("p", {}, heading),
    h("ol", { class: "list reviewed" }, costly.map(({ ply, seat, move, cost, mark, best, sentences, horizon }) =>
      h("li", { key: ply, class: "judged" },
        h("p", {}, h("b", {}, seatName(look, seat)), ", ", moveFace(move, look.faces, look.names), h("span", { class: "m" }, mark), " ",
          h("span", { class: "dim" }, words.instead), " ", best.slice(0, 3).map((each, at) => [at ? ", " : "", moveFace(each, look.faces, look.names)]),
          h("span", { class: "r dim" }, unit === "deal" ? "" : ` −${lost(cost, unit)}`)),
        horizon ? h("p", { class: "small dim" }, text.horizon(horizon)) : null,
        reasons(sentences).map((each, at) => h("p", { key: at, class: at ? "small" : "why" }, withSigns(each)))))));
}
