// @ts-check
// What every contract of the deal is worth. A cell or a row puts its contract on the table.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { kSigns, kSuits } from "../model/cards.js";
import { choiceName, seatName, withSigns } from "../model/words.js";
import { signed, span } from "../model/values.js";
import { hasContracts } from "../entry/forms.js";

/** @typedef {import("../frame/store.js").Store} Store */

const kMostRows = 12; // of a list that is shown whole

// What a row says of a contract's worth; the rest of it is the contract.
const kWorth = ["tricks", "points", "payment", "made", "score", "make", "for"];

// What a contract chosen from the table keeps of the one before.
const kOfTheTable = ["talon", "payments", "all_pass"];

/**
 * Whether the table is a grid of strains and declarers.
 * @param {any} answer
 */
export const isGrid = (answer) => Boolean(answer?.table);

/** @param {Store} store */
export function tableBox(store) {
  const { tabling, look } = store;
  const { answer } = tabling;
  const body = answer && !answer.error ? worthOf(store, answer) : null;
  if (!store.mailed && !hasContracts(store.game(look.game)?.form ?? [])) return null;
  const open = look && !look.moves && !look.passed_out;
  if (!body && !tabling.busy && (store.mailed || (!open && tabling.key && !tabling.open))) return null;
  return h(
    "section",
    { key: "makes", class: "box makes" },
    h("h2", {}, text.whatMakes, tabling.busy && tabling.progress ? h("span", { class: "r small dim" }, `${tabling.progress.done} of ${tabling.progress.total}`) : null),
    answer?.error ? h("p", { class: "err" }, answer.error.message) : null,
    tabling.busy ? h("p", { class: "row dim small" }, body ? text.thinkingOn : text.thinking, h("button", { type: "button", class: "btn small", on: { click: () => tabling.stop() } }, text.stop)) : null,
    body,
    !tabling.busy && !store.mailed && tabling.open ? h("button", { type: "button", class: "btn small", on: { click: () => tabling.goOn() } }, body ? text.goOn : text.askTable) : null,
  );
}

/** @param {Store} store @param {any} answer */
function worthOf(store, answer) {
  if (answer.table) return [gridOf(store, answer), parLine(answer)];
  const rows = rowsOf(answer);
  if (!rows.length) return null;
  return [listOf(store, rows), auctionWords(answer), judgedCalls(store.look, answer)];
}

/** @param {Store} store @param {any} answer */
export function gridOf(store, answer) {
  const { look } = store;
  const strains = Object.keys(answer.table);
  const now = look.position.contract ?? {};
  return h("table", { class: "grid" },
    h("thead", {}, h("tr", {}, h("td", {}), strains.map((strain) => h("th", { key: strain, scope: "col" }, strainFace(strain))))),
    h("tbody", {}, [...look.seats].map((seat) => h("tr", { key: seat }, h("th", { scope: "row", title: seatName(look, seat) }, seat),
      strains.map((strain) => {
        const value = answer.table[strain][seat];
        const tricks = typeof value === "number" ? value : value.lower;
        const on = now.trump === strain && now.declarer === seat;
        const set = () => store.setContract({ trump: strain, declarer: seat, level: Math.min(7, Math.max(1, tricks - 6)) });
        if (store.mailed) return h("td", { key: strain }, h("span", { class: on ? "on" : tricks < 7 ? "low" : "" }, typeof value === "number" ? value : span(value)));
        return h("td", { key: strain }, h("button", {
          type: "button", class: on ? "on" : tricks < 7 ? "low" : "", "aria-current": on ? "true" : null,
          "aria-label": `${strainName(strain)} by ${seatName(look, seat)}: ${typeof value === "number" ? text.tricks(value) : `${span(value)} ${text.tricksHead}`}`, on: { click: set },
        }, typeof value === "number" ? value : span(value)));
      })))));
}
/** @param {string} strain */
const strainFace = (strain) => (kSuits.includes(strain) ? h("span", { class: strain }, kSigns[kSuits.indexOf(strain)]) : strain);
/** @param {string} strain */
const strainName = (strain) => ({ S: "spades", H: "hearts", D: "diamonds", C: "clubs", NT: "no trumps" })[strain] ?? strain;

/** @param {any} answer */
export function parLine(answer) {
  if (!answer.par) return null;
  return h("p", { class: "small dim par" }, `${text.par}: `, parWords(answer.par));
}
/**
 * "E–W 6♥ doubled, two down: +300 for N–S".
 * @param {any} par
 */
export function parWords({ score, contracts }) {
  if (!contracts?.length) return withSigns(text.passedOut);
  const each = contracts.map((/** @type {any} */ one) => {
    const [, level, strain, doubled] = /^(\d)(NT|[SHDC])(X*)/.exec(one.contract) ?? [];
    const over = one.over === 0 ? "" : ` ${signed(one.over)}`;
    const trump = strain === "NT" ? "NT" : kSigns[kSuits.indexOf(strain ?? "S")];
    return `${[...one.declarers].join("–")} ${level}${trump}${doubled ? text.doubled : ""}${over}`;
  });
  return [withSigns(each.join(", ")), ` (${text.northSouth} ${signed(score)})`];
}

/**
 * Contract and worth of each row, whatever the answer calls its list.
 * @param {any} answer
 * @returns {{contract: any, worth: any, leader?: string}[]}
 */
function rowsOf(answer) {
  if (answer.contracts) return answer.contracts.map(split);
  if (answer.choices) return answer.choices.slice(0, 12).map((/** @type {any} */ each) => split({ ...answer.contract, ...each }));
  if (answer.leads) return answer.leads.map((/** @type {any} */ each) => ({ contract: { soloist: answer.soloist, pack: answer.pack }, leader: each.leader, worth: each }));
  if (answer.combinations) return combinations(answer);
  return [];
}
/** @param {any} row */
function split(row) {
  const fields = Object.entries(row);
  return {
    contract: Object.fromEntries(fields.filter(([key]) => !kWorth.includes(key))),
    worth: Object.fromEntries(fields.filter(([key]) => kWorth.includes(key))),
  };
}
// Bids that lead to the same trumps and the same player are one row.
/** @param {any} answer */
function combinations(answer) {
  const seen = new Map();
  for (const { trump, score, points, guarantee } of answer.combinations) {
    const seats = Object.keys(score ?? {});
    if (seats.length !== 1 || guarantee) continue;
    const [hood] = seats;
    seen.set(`${trump}${hood}`, { contract: { trump, hood, scoring: answer.scoring }, worth: { score: score[hood], points: points?.[hood] } });
  }
  return [...seen.values()].sort((a, b) => amount(b.worth.score) - amount(a.worth.score));
}
/** @param {any} value */
const amount = (value) => (typeof value === "number" ? value : (value?.lower ?? 0));

/** @param {Store} store @param {{contract: any, worth: any, leader?: string}[]} rows */
function listOf(store, rows) {
  const list = (/** @type {typeof rows} */ some) => h("ul", { class: "deals" }, some.map((row, at) => h("li", { key: at }, rowOf(store, row))));
  if (rows.length <= kMostRows) return list(rows);
  const of = (/** @type {string} */ kind) => rows.filter(({ worth }) => kindOf(worth) === kind);
  const kinds = [of("keep"), of("part"), of("cost")];
  const shown = kinds.find((some) => some.length) ?? [];
  const others = kinds.map((some) => (some === shown ? some.slice(kMostRows) : some));
  const more = (/** @type {string} */ key, /** @type {string} */ title, /** @type {typeof rows} */ some) =>
    some.length ? h("details", { key }, h("summary", { class: "small" }, title), list(some)) : null;
  return [list(shown.slice(0, kMostRows)), more("made", text.makingToo(others[0].length), others[0]), more("open", text.openStill(others[1].length), others[1]), more("fails", text.failing(others[2].length), others[2])];
}
/** @param {Store} store @param {{contract: any, worth: any, leader?: string}} row */
function rowOf(store, { contract, worth, leader }) {
  const { look } = store;
  const own = worth.for ? ` ${text.forSeat(seatName(look, worth.for))}` : "";
  return h("button", { type: "button", class: "deal", "aria-current": isNow(store.start ?? look, contract, leader) ? "true" : null, on: { click: () => choose(store, contract, leader) } },
    h("span", {}, leader ? `${seatName(look, leader)} ${text.leads}` : contractWords(contract, look), own), worthWords(worth, kindOf(worth)));
}
/**
 * Whether that contract is on the table.
 * @param {any} look @param {any} contract @param {string} [leader]
 */
export function isNow({ position, moves }, contract, leader) {
  if (!moves || (leader && leader !== position.leader)) return false;
  return Object.entries(contract).every(([key, value]) => JSON.stringify(position.contract?.[key]) === JSON.stringify(value));
}
// Good for whoever plays it, or not; or not known yet.
/** @param {any} worth */
function kindOf({ made, make, payment, score }) {
  if (typeof made === "boolean") return made ? "keep" : "cost";
  const value = typeof make === "number" ? make : (payment ?? score);
  if (typeof value === "number") return value > 0 ? "keep" : "cost";
  return value?.lower > 0 ? "keep" : value?.upper <= 0 ? "cost" : "part";
}
/** @param {Store} store @param {any} contract @param {string | undefined} leader */
function choose(store, contract, leader) {
  const before = store.deal?.contract ?? {};
  const kept = kOfTheTable.filter((key) => before[key] !== undefined).map((key) => [key, before[key]]);
  const whole = { ...Object.fromEntries(kept), ...contract };
  if (leader) return store.open({ .../** @type {any} */ (store.deal), contract: whole, leader });
  return store.setContract(whole);
}
// What counts first on the sign, the rest beside it.
/**
 * @param {any} worth
 * @param {string} kind
 */
function worthWords({ tricks, points, payment, score }, kind) {
  const value = payment ?? score;
  const amountWords = typeof value === "number" ? signed(value) : value ? `${signed(value.lower)} to ${signed(value.upper)}` : "";
  const count = tricks ?? points;
  const counted = count === undefined ? "" : typeof count === "number" ? String(count) : span(count);
  const unit = tricks === undefined ? (count === 1 ? text.point : text.points) : count === 1 ? text.trickHead : text.tricksHead;
  return [counted ? h("span", { class: "small dim" }, counted, " ", unit) : null, h("span", { class: `chip ${kind}` }, amountWords || counted)];
}
/**
 * A contract in words that any game's may have.
 * @param {any} contract
 * @param {any} look
 */
export function contractWords(contract, look) {
  const name = (/** @type {string} */ seat) => seatName(look, seat);
  const who = contract.declarer ?? contract.soloist ?? contract.hood;
  const words = [];
  if (contract.name) words.push(choiceName(String(contract.name)));
  if (contract.partners) words.push(contract.partners.map(name).join(" and "));
  if (who) words.push(contract.hood ? `${name(who)} ${text.isHood}` : `${text.by} ${name(who)}`);
  if (contract.trump && contract.trump !== "NT" && contract.name !== "misere") words.push(kSigns[kSuits.indexOf(contract.trump)]);
  if (contract.taken && words.length) words.push(`${words.pop()},`);
  if (contract.taken) words.push(`${text.group} ${contract.taken}`);
  if (contract.laid_aside) words.push(`${text.laysAside} ${aside(contract.laid_aside)}`);
  return withSigns(words.join(" "));
}
/** @param {string} hand */
function aside(hand) {
  return hand.split(".").map((ranks, row) => (row < 4 ? [...ranks].map((rank) => kSigns[row] + (rank === "T" ? "10" : rank)).join(" ") : ranks.replaceAll(",", " "))).filter(Boolean).join(" ");
}
/**
 * "solo: gave away 30; pass was better".
 * @param {any} judged
 */
export const judgedWords = ({ call, cost, better }) => `${call}: ${cost ? text.gaveAway(String(cost).replace(/^(\d+)\.5$/, "$1½").replace(/^0½$/, "½"), better) : text.gaveNothing}`;

/**
 * What each call of the recorded auction gave away, all hands seen.
 * @param {any} look @param {any} answer
 */
function judgedCalls(look, { auction }) {
  const { judged = [], doubts = [] } = auction ?? {};
  if (!judged.length && !doubts.length) return null;
  return h("section", { key: "calls" }, h("h3", { class: "small" }, text.callsMade),
    h("ul", {}, judged.map((/** @type {any} */ each, /** @type {number} */ at) => h("li", { key: at, class: `small${each.cost ? "" : " dim"}` },
      h("b", {}, seatName(look, each.seat)), " ", withSigns(judgedWords(each))))),
    doubts.map((/** @type {string} */ each, /** @type {number} */ at) => h("p", { key: at, class: "small err" }, withSigns(each))));
}
/** @param {any} answer */
function auctionWords({ auction }) {
  const words = Array.isArray(auction?.words) ? auction.words.slice(0, 2) : [];
  return words.map((/** @type {string} */ each, /** @type {number} */ at) => h("p", { key: at, class: "small dim" }, withSigns(each)));
}
