// @ts-check
// What is to be seen as a tree of plain objects, and the least change that makes the document so. Elements that stay keep
// their focus; a `key` tells siblings apart that change places.

/** @typedef {{tag: string, props: Record<string, any>, kids: Node_[]}} VNode */
/** @typedef {VNode | string} Node_ */

const kSvg = "http://www.w3.org/2000/svg";
const kProperties = new Set(["value", "checked", "selected", "indeterminate"]); // of the element, not attributes

/**
 * @param {string} tag
 * @param {Record<string, any> | null} [props] attributes; `on`: handlers by event; `style`: by property; `html` never
 * @param {...any} kids
 * @returns {VNode}
 */
export function h(tag, props, ...kids) {
  return { tag, props: props ?? {}, kids: flat(kids) };
}

/** @param {any[]} kids @returns {Node_[]} */
export function flat(kids) {
  /** @type {Node_[]} */
  const all = [];
  for (const kid of kids.flat(Infinity)) {
    if (kid === null || kid === undefined || kid === false || kid === true || kid === "") continue;
    if (typeof kid === "object") all.push(kid);
    else if (typeof all.at(-1) === "string") all[all.length - 1] += String(kid);
    else all.push(String(kid));
  }
  return all;
}

/**
 * Makes the children of `host` what `kids` says.
 * @param {Element} host
 * @param {any} kids
 */
export function patch(host, ...kids) {
  patchKids(host, flat(kids));
}

/** @param {Element} host @param {Node_[]} kids */
function patchKids(host, kids) {
  const keyed = new Map();
  for (const node of host.childNodes) {
    const key = /** @type {any} */ (node).key_;
    if (key !== undefined) keyed.set(key, node);
  }
  let next = host.firstChild;
  for (const kid of kids) {
    const fits = (/** @type {any} */ node) => node && !keptForLater(node, keyed, kid) && suits(node, kid);
    const key = typeof kid === "string" ? undefined : kid.props.key;
    let node = key === undefined ? next : keyed.get(key);
    if (key !== undefined) keyed.delete(key);
    if (!fits(node)) node = create(kid, host);
    if (next && node === next) next = next.nextSibling;
    else host.insertBefore(node, next);
    update(node, kid);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

// A node with a key belongs to whoever has that key.
/** @param {any} node @param {Map<any, any>} keyed @param {Node_} kid */
function keptForLater(node, keyed, kid) {
  if (node.key_ === undefined) return false;
  return typeof kid === "string" || kid.props.key !== node.key_ || (keyed.has(node.key_) && keyed.get(node.key_) !== node);
}

/** @param {any} node @param {Node_} kid */
function suits(node, kid) {
  if (typeof kid === "string") return node.nodeType === 3;
  return node.nodeType === 1 && node.localName === kid.tag && node.key_ === kid.props.key;
}

/** @param {Node_} kid @param {Element} host @returns {any} */
function create(kid, host) {
  if (typeof kid === "string") return document.createTextNode(kid);
  const space = kid.tag === "svg" || (host.namespaceURI === kSvg && host.localName !== "foreignObject");
  const node = /** @type {any} */ (space ? document.createElementNS(kSvg, kid.tag) : document.createElement(kid.tag));
  node.key_ = kid.props.key;
  node.props_ = {};
  kid.props.made?.(node);
  return node;
}

/** @param {any} node @param {Node_} kid */
function update(node, kid) {
  if (typeof kid === "string") {
    if (node.nodeValue !== kid) node.nodeValue = kid;
    return;
  }
  const before = node.props_ ?? {};
  for (const name of Object.keys(before)) if (!(name in kid.props)) set(node, name, undefined, before[name]);
  if (kid.tag !== "select") for (const name of Object.keys(kid.props)) set(node, name, kid.props[name], before[name]);
  patchKids(node, kid.kids);
  if (kid.tag === "select") for (const name of Object.keys(kid.props)) set(node, name, kid.props[name], before[name]);
  node.props_ = kid.props;
}

/** @param {any} node @param {string} name @param {any} value @param {any} before */
function set(node, name, value, before) {
  if (name === "key" || name === "made") return;
  if (name === "on") {
    for (const event of Object.keys(before ?? {})) if (!value?.[event]) node[`on${event}`] = null;
    for (const event of Object.keys(value ?? {})) node[`on${event}`] = value[event];
  } else if (name === "style") {
    for (const key of Object.keys(before ?? {})) if (!value || !(key in value)) node.style.removeProperty(key);
    for (const key of Object.keys(value ?? {})) node.style.setProperty(key, String(value[key]));
  } else if (kProperties.has(name) && node.localName !== "option") {
    if (node[name] !== (value ?? "")) node[name] = value ?? "";
  } else if (value !== before) {
    if (value === undefined || value === null || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * For the ear alone.
 * @param {...any} kids
 */
export const unseen = (...kids) => h("span", { class: "vh" }, ...kids);
/**
 * For the eye alone.
 * @param {...any} kids
 */
export const seen = (...kids) => h("span", { "aria-hidden": "true" }, ...kids);
