// @ts-check
// What has been played and tried: a tree of moves, and where one stands in it. The first child of a node is its main line;
// `next` is the child that was last gone to, which is where "on" leads.

/** @typedef {{move: string, parent: TreeNode | null, kids: TreeNode[], next: TreeNode | null, ply: number}} TreeNode */

/** @param {string} move @param {TreeNode | null} parent @returns {TreeNode} */
const node = (move, parent) => ({ move, parent, kids: [], next: null, ply: parent ? parent.ply + 1 : 0 });

export class Tree {
  /** @param {string[]} [plays] */
  constructor(plays = []) {
    this.root = node("", null);
    this.at = this.root;
    for (const move of plays) this.play(move);
    this.at = this.root;
  }

  /**
   * Plays a move where one stands; one played there before makes no new branch.
   * @param {string} move
   */
  play(move) {
    let kid = this.at.kids.find((each) => each.move === move);
    if (!kid) this.at.kids.push((kid = node(move, this.at)));
    this.at.next = kid;
    this.at = kid;
  }

  /** The moves of the main line. */
  main() {
    const moves = [];
    for (let each = this.root.kids[0]; each; each = each.kids[0]) moves.push(each.move);
    return moves;
  }

  /** @param {TreeNode} to */
  go(to) {
    for (let each = to; each.parent; each = each.parent) each.parent.next = each;
    this.at = to;
  }
  back() {
    if (this.at.parent) this.at = this.at.parent;
  }
  on() {
    const to = this.following(this.at);
    if (to) this.go(to);
  }
  /** @param {TreeNode} at */
  following(at) {
    return at.next ?? at.kids[0] ?? null;
  }

  /**
   * The moves that lead to a node.
   * @param {TreeNode} [to]
   * @returns {string[]}
   */
  path(to = this.at) {
    const moves = [];
    for (let each = to; each.parent; each = each.parent) moves.unshift(each.move);
    return moves;
  }
  /**
   * The nodes from the first move through where one stands to the end that "on" leads to.
   * @returns {TreeNode[]}
   */
  line() {
    const nodes = [];
    for (let each = this.at; each.parent; each = each.parent) nodes.unshift(each);
    for (let each = this.following(this.at); each; each = this.following(each)) nodes.push(each);
    return nodes;
  }

  /**
   * Where the node's line leaves the main one, and so which choice it is.
   * @param {TreeNode} at
   */
  isMain(at) {
    for (let each = at; each.parent; each = each.parent) if (each.parent.kids[0] !== each) return false;
    return true;
  }
  /** The first node of the branch that one stands in; null on the main line. */
  branch() {
    for (let each = this.at; each.parent; each = each.parent) if (each.parent.kids[0] !== each) return each;
    return null;
  }
  /**
   * Drops a node and what follows.
   * @param {TreeNode} at
   */
  remove(at) {
    const { parent } = at;
    if (!parent) return;
    const inside = this.path().length >= at.ply && this.line().includes(at) && this.at.ply >= at.ply;
    parent.kids = parent.kids.filter((each) => each !== at);
    if (parent.next === at) parent.next = parent.kids[0] ?? null;
    if (inside) this.at = parent;
  }
  /** The line that one stands in becomes the main one. */
  makeMain() {
    for (const each of this.line()) {
      const { parent } = each;
      if (parent) parent.kids = [each, ...parent.kids.filter((kid) => kid !== each)];
    }
  }
  /** Drops all but the line that one stands in. */
  keepOnly() {
    for (const each of this.line()) if (each.parent) each.parent.kids = [each];
  }
  get forked() {
    return someFork(this.root);
  }

  /** The main line; and the branches as "ply(moves…)", nested, in the order that they are met. */
  written() {
    const main = [];
    for (let each = this.root.kids[0]; each; each = each.kids[0]) main.push(writtenMove(each.move));
    /** @type {TreeNode[]} */
    const starts = [];
    const branches = writtenBranches(this.root, starts);
    const own = this.branch();
    const at = own ? `${starts.indexOf(own) + 1}:${this.at.ply}` : String(this.at.ply);
    return { plays: main.join("."), branches, at };
  }

  /** @param {string} plays @param {string} branches @param {string} at */
  static read(plays, branches, at) {
    const tree = new Tree(plays ? plays.split(".").map(readWritten) : []);
    /** @type {TreeNode[]} */
    const starts = [];
    readBranches(tree.root, branches, starts);
    const [first, second] = at.split(":").map(Number);
    const from = second === undefined ? tree.root.kids[0] : starts[first - 1];
    const ply = second ?? first;
    let to = second === undefined && !ply ? null : from;
    while (to && to.ply < ply && to.kids[0]) to = to.kids[0];
    if (to) tree.go(to);
    return tree;
  }
}

/** @param {TreeNode} at @returns {boolean} */
function someFork(at) {
  return at.kids.length > 1 || at.kids.some(someFork);
}

// Dots part the moves, and some signs an address does not like.
/** @param {string} move */
const writtenMove = (move) => move.replaceAll(".", "_").replaceAll(">", "!");
/** @param {string} text */
const readWritten = (text) => text.replaceAll("_", ".").replaceAll("!", ">");

/** @param {TreeNode} from @param {TreeNode[]} starts @returns {string} */
function writtenBranches(from, starts) {
  let text = "";
  for (let each = from; each; each = each.kids[0]) {
    for (const kid of each.kids.slice(1)) {
      starts.push(kid);
      const moves = [];
      for (let on = kid; on; on = on.kids[0]) moves.push(writtenMove(on.move));
      const nested = writtenBranches(kid, starts);
      text += `${each.ply}(${moves.join(".")}${nested ? `;${nested}` : ""})`;
    }
  }
  return text;
}

/** @param {TreeNode} from @param {string} text @param {TreeNode[]} starts */
function readBranches(from, text, starts) {
  let rest = text;
  for (let found; (found = /^(\d+)\(/.exec(rest)); ) {
    const inner = inside(rest.slice(found[0].length));
    rest = rest.slice(found[0].length + inner.length + 1);
    let at = from;
    while (at.ply < Number(found[1]) && at.kids[0]) at = at.kids[0];
    const [written, nested] = parted(inner);
    const moves = written.split(".").filter(Boolean).map(readWritten);
    let on = at;
    for (const [number, move] of moves.entries()) {
      const kid = node(move, on);
      on.kids.push(kid);
      if (number === 0) starts.push(kid);
      on = kid;
    }
    if (moves.length) readBranches(/** @type {TreeNode} */ (at.kids.at(-1)), nested, starts);
  }
}

// Up to the bracket that closes what was opened before `text`.
/** @param {string} text */
function inside(text) {
  let depth = 1;
  for (let at = 0; at < text.length; ++at) {
    if (text[at] === "(") ++depth;
    if (text[at] === ")" && --depth === 0) return text.slice(0, at);
  }
  return text;
}

// The moves of a branch, and the branches nested in it behind a semicolon.
/** @param {string} inner @returns {[string, string]} */
function parted(inner) {
  const at = inner.indexOf(";");
  return at < 0 ? [inner, ""] : [inner.slice(0, at), inner.slice(at + 1)];
}
