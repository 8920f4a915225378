// @ts-check
// The play so far, a row a trick; under the trick where they part, the branches; and the choice at a fork.
import { h } from "../ui/h.js";
import { text } from "../text/en.js";
import { moveFace, seatName } from "../model/words.js";

/** @typedef {import("../frame/store.js").Store} Store */
/** @typedef {import("../model/tree.js").TreeNode} TreeNode */

/** @param {Store} store @param {(node: TreeNode) => any} [markOf] what stands behind a move */
export function lineView(store, markOf) {
  const { tree, look } = store;
  if (!look?.moves && !look?.tricks) return null;
  const whole = store.lineLook();
  const nodes = tree.line();
  return h(
    "section",
    { key: "line", class: "box line" },
    h("h2", {}, text.line, nodes.length && !store.mailed ? h("span", { class: "r small" }, tools(store)) : null),
    nodes.length && whole ? (look.rows ? rows(store, whole, nodes, markOf) : list(store, whole, nodes, markOf)) : null,
    store.mailed ? null : h("p", { class: "note" }, text.lineHelp),
  );
}

/** @param {Store} store */
function tools(store) {
  const { tree } = store;
  const act = (/** @type {string} */ name, /** @type {() => void} */ click) =>
    h("button", { key: name, type: "button", class: "link", on: { click } }, name);
  const changes = (/** @type {() => void} */ change) => () => {
    change();
    store.moved();
  };
  const all = [...(store.view === "board" && !tree.branch() ? [act(text.judgeCards, () => store.show("report"))] : []), act(text.copy, () => copyLine(store))];
  if (tree.branch()) all.push(act(text.makeMain, changes(() => tree.makeMain())));
  if (tree.forked) all.push(act(text.keepOnly, changes(() => tree.keepOnly())));
  if (tree.at !== tree.root) all.push(act(text.deleteFrom, changes(() => tree.remove(tree.at))));
  return all.flatMap((each, place) => (place ? [" · ", each] : [each]));
}
/** @param {Store} store */
async function copyLine(store) {
  const answer = await store.asks.quick({ ask: "write", as: "text", record: store.record(store.tree.line().map((node) => node.move)) });
  await navigator.clipboard?.writeText(answer.text ?? "").catch(() => {});
  store.say(text.copied);
}

/** @param {Store} store @param {any} whole @param {TreeNode[]} nodes @param {((node: TreeNode) => any) | undefined} markOf */
function rows(store, whole, nodes, markOf) {
  const { look, tree } = store;
  const seats = rotated(look.seats);
  const tricks = [...whole.tricks, ...(whole.trick?.cards.length ? [whole.trick] : [])];
  let at = -(store.deal?.table?.length ?? 0);
  /** @type {any[]} */
  const parts = [];
  /** @type {any[]} */
  let body = [];
  const flush = () => {
    if (body.length) parts.push(h("table", { key: `t${parts.length}`, class: "plays" }, head(look, seats, !parts.length), h("tbody", {}, body)));
    body = [];
  };
  for (const trick of tricks) {
    /** @type {Map<string, any>} */
    const cells = new Map();
    /** @type {TreeNode[]} */
    const own = [];
    for (const card of trick.cards) {
      const node = at >= 0 ? nodes[at] : undefined;
      ++at;
      if (node) own.push(node);
      cells.set(card.seat, node ? moveButton(store, node, look, markOf) : h("span", { class: "before" }, moveFace(card.move.split(">")[0], look.faces, look.names)));
    }
    // The trick that is given away: a move of its own, after all cards, by who played the Joker.
    const giver = trick.cards.find((/** @type {any} */ card) => card.move.includes(">"));
    if (giver && nodes[at]) {
      own.push(nodes[at]);
      cells.set(giver.seat, [cells.get(giver.seat), " ", moveButton(store, nodes[at++], look, markOf)]);
    }
    body.push(h("tr", { key: trick.number }, h("th", { scope: "row" }, trick.number),
      seats.map((seat) => h("td", { key: seat, class: `${trick.winner === seat ? "took" : ""}${trick.leader === seat ? " led" : ""}` }, cells.get(seat)))));
    const branches = own.flatMap((node) => others(node));
    if (branches.length) {
      flush();
      parts.push(branches.map((node) => branchView(store, node, trick.number)));
    }
  }
  flush();
  const more = tree.root.kids.length > 1 && !nodes.length ? others(tree.root.kids[0]) : [];
  return [parts, more.map((node) => branchView(store, node, 1))];
}

/**
 * The branches that part where a node was played.
 * @param {TreeNode} node
 */
const others = (node) => (node.parent?.kids ?? []).filter((kid) => kid !== node);

// Columns as people print them: West first at a table with compass seats.
/** @param {string} seats */
const rotated = (seats) => (seats === "NESW" ? [..."WNES"] : [...seats]);

/** @param {any} look @param {string[]} seats @param {boolean} first */
function head(look, seats, first) {
  if (!first) return null;
  const named = look.seats.length === 4 && look.seats === "NESW";
  return h("thead", {}, h("tr", {}, h("td", {}), seats.map((seat) => h("th", { key: seat, scope: "col", title: seatName(look, seat) }, named ? seat : seatName(look, seat)))));
}

/** @param {Store} store @param {TreeNode} node @param {any} look @param {((node: TreeNode) => any) | undefined} markOf */
function moveButton(store, node, look, markOf) {
  const current = store.tree.at === node;
  return h("button", { key: node.ply, type: "button", class: "mv", "data-ply": node.ply, "aria-current": current ? "true" : null, on: { click: () => store.go(node) } },
    moveFace(node.move, look.faces, look.names), markOf?.(node));
}

// Where a deal has no tricks to make rows of.
/** @param {Store} store @param {any} whole @param {TreeNode[]} nodes @param {((node: TreeNode) => any) | undefined} markOf */
function list(store, whole, nodes, markOf) {
  const { look } = store;
  return h("ol", { class: "playlist" }, nodes.map((node, at) => [
    h("li", { key: node.ply }, h("span", { class: "tk" }, seatName(look, whole.plays[at]?.seat ?? "")), " ", moveButton(store, node, look, markOf)),
    others(node).map((other) => h("li", { key: `b${other.ply}${other.move}` }, branchView(store, other, 0))),
  ]));
}

/** @param {Store} store @param {TreeNode} from @param {number} trick */
function branchView(store, from, trick) {
  const { look } = store;
  const nodes = [];
  for (let node = /** @type {TreeNode | null} */ (from); node; node = store.tree.following(node)) nodes.push(node);
  return h("div", { key: `branch${from.ply}${from.move}`, class: "branch" },
    trick ? h("span", { class: "tk" }, `${trick} `) : null,
    nodes.map((node) => [moveButton(store, node, look, undefined), " "]));
}

/**
 * At a fork, the lines that lead on from here.
 * @param {Store} store
 */
export function forkBar(store) {
  const { tree, look } = store;
  const { kids, next } = tree.at;
  if (kids.length < 2) return null;
  return h("div", { key: "fork", class: "fork", role: "group", "aria-label": text.choices }, kids.map((kid) =>
    h("button", { key: kid.move, type: "button", class: "tag", "aria-pressed": String((next ?? kids[0]) === kid), on: { click: () => store.go(kid) } },
      moveFace(kid.move, look.faces, look.names))));
}

/** @param {Store} store */
export function bestLine(store) {
  const { look, solving, tree } = store;
  const line = solving.answer?.line;
  if (!line?.length) return null;
  const here = tree.at;
  const card = (/** @type {string} */ move, /** @type {number} */ at) => [
    h("button", { key: at, type: "button", class: "mv", on: { click: () => {
      tree.go(here);
      for (const each of line.slice(0, at + 1)) tree.play(each);
      store.moved(true);
    } } }, moveFace(move, look.faces, look.names)), " "];
  const [ahead, starts] = [store.lineLook([...tree.path(), ...line]), store.trickStarts(store.lineLook([...tree.path(), ...line])).map((start) => start - here.ply)];
  const begins = (/** @type {number} */ at) => at === 0 || starts.includes(at);
  const from = line.flatMap((/** @type {string} */ _, /** @type {number} */ at) => (begins(at) ? [at] : []));
  const seat = (/** @type {number} */ at) => ahead?.plays?.[here.ply + at]?.seat;
  return h("section", { key: "bestline", class: "box" }, h("h2", {}, text.bestLine),
    h("p", { class: "flow" }, from.map((/** @type {number} */ start, /** @type {number} */ number) => h("span", { key: start, class: "tricked" },
      seat(start) ? h("span", { class: "tk" }, `${seatName(look, seat(start))} `) : null,
      line.slice(start, from[number + 1]).map((/** @type {string} */ move, /** @type {number} */ place) => card(move, start + place))))));
}
