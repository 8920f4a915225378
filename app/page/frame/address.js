// @ts-check
// The address holds all that is on the table, so that a link is enough to share it:
// #/board?g=bridge&d=NESW:K943.J92.KT42.K5_…&c=(…)&r=(…)&p=H7.H2&v=1(CA.D3)&at=2
import { readNotation, written } from "../model/notation.js";
import { Tree } from "../model/tree.js";

/** @typedef {Record<string, any> & {game: string, hands: Record<string, string>}} Deal */
/** @typedef {{view: string, deal: Deal | null, tree: Tree, more: Record<string, string>}} Place */

const kViews = ["board", "report", "coach", "puzzles", "new"];
const kLong = 6000; // above it the address is packed

/** @param {string} text */
const escaped = (text) => encodeURI(text).replaceAll("#", "%23").replaceAll("&", "%26");

/** @param {Place} place */
export function addressOf({ view, deal, tree, more }) {
  const parts = deal ? dealParts(deal, tree) : [];
  for (const [key, value] of Object.entries(more)) if (value) parts.push(`${key}=${escaped(value)}`);
  return `#/${view}${parts.length ? `?${parts.join("&")}` : ""}`;
}

/** @param {Deal} deal @param {Tree} tree */
function dealParts(deal, tree) {
  const { game, hands, contract, ...rest } = deal;
  const seats = Object.keys(hands);
  const { plays, branches, at } = tree.written();
  const parts = [`g=${game}`, `d=${escaped(`${seats.join("")}:${seats.map((seat) => hands[seat]).join("_")}`)}`];
  if (contract !== undefined) parts.push(`c=${escaped(written(contract))}`);
  if (Object.keys(rest).length) parts.push(`r=${escaped(written(rest))}`);
  if (plays) parts.push(`p=${escaped(plays)}`);
  if (branches) parts.push(`v=${escaped(branches)}`);
  if (plays && at !== "0") parts.push(`at=${at}`);
  return parts;
}

/** @param {string} hash @returns {Place} */
export function readAddress(hash) {
  const [, view = "board", query = ""] = /^#?\/?([a-z]*)\??(.*)$/s.exec(hash) ?? [];
  /** @type {Record<string, string>} */
  const more = {};
  for (const part of query.split("&")) {
    const cut = part.indexOf("=");
    if (cut > 0) more[part.slice(0, cut)] = decoded(part.slice(cut + 1));
  }
  const { g, d, c, r, p = "", v = "", at = "0", ...others } = more;
  const place = { view: kViews.includes(view) ? view : "board", deal: null, tree: new Tree(), more: others };
  if (!g || !d) return place;
  const [seats, hands] = [d.slice(0, d.indexOf(":")), d.slice(d.indexOf(":") + 1).split("_")];
  const contract = c === undefined ? {} : { contract: readNotation(c) };
  const deal = {
    game: g,
    hands: Object.fromEntries([...seats].map((seat, place) => [seat, hands[place] || "-"])),
    ...contract,
    ...(r ? readNotation(r) : {}),
  };
  return { ...place, deal, tree: Tree.read(p, v, at) };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A long address, packed.
 * @param {string} hash
 * @returns {Promise<string>}
 */
export async function packed(hash) {
  const cut = hash.indexOf("?");
  if (hash.length <= kLong || cut < 0 || !("CompressionStream" in globalThis)) return hash;
  const stream = new Blob([hash.slice(cut + 1)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `${hash.slice(0, cut)}?z=${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** @param {string} hash @returns {Promise<string>} */
export async function unpacked(hash) {
  const found = /^(#[^?]*)\?z=([A-Za-z0-9_-]+)$/.exec(hash);
  if (!found) return hash;
  try {
    const text = atob(found[2].replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return `${found[1]}?${await new Response(stream).text()}`;
  } catch {
    return found[1];
  }
}
