// @ts-check
// The table as a picture: SVG of its own, from what is shown and nothing else; PNG from that.
import { kFifth, kSigns, rankShown, readMove, rowSign, rowsOf } from "../model/cards.js";
import { placesOf } from "../parts/table.js";
import { shortContract } from "../board/corners.js";

const kWidth = 720;
const kColours = ["#1d1b17", "#b3122b", "#0a58b5", "#1a6b2c", "#6a3aa2"];
const kFont = "font-family=\"-apple-system, 'Segoe UI', Roboto, Arial, sans-serif\"";

/** @param {string} words */
const safe = (words) => words.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
/** @param {number} x @param {number} y @param {string} words @param {string} [more] */
const label = (x, y, words, more = "") => `<text x="${x}" y="${y}" ${more}>${words}</text>`;

/**
 * @param {any} look
 * @param {number} turned
 */
export function svgOf(look, turned) {
  const places = placesOf(look, { look, turned });
  const boxes = new Map(places.map(([seat, place], at) => [seat, boxOf(place, at, places.length)]));
  const height = Math.max(...[...boxes.values()].map(([, y]) => y)) + 150;
  const parts = [...boxes].map(([seat, [x, y]]) => handOf(look, seat, x, y));
  parts.push(trickOf(look, places, height), label(20, height - 16, safe(shortContract(look.contract ?? look.title)), 'font-size="18" font-weight="700"'),
    label(kWidth - 20, height - 16, "Ouverte", 'font-size="13" text-anchor="end" fill="#575248"'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${kWidth}" height="${height}" viewBox="0 0 ${kWidth} ${height}" ${kFont} font-size="16" fill="#1d1b17"><rect width="100%" height="100%" rx="12" fill="#dde7dd"/>${parts.join("")}</svg>`;
}

/** @param {string} place @param {number} at @param {number} count @returns {[number, number]} */
function boxOf(place, at, count) {
  const compass = { top: [260, 16], left: [20, 170], right: [500, 170], bottom: [260, 324] };
  if (count === 4 && !place.startsWith("other")) return /** @type {[number, number]} */ (compass[/** @type {"top"} */ (place)]);
  if (count === 3) return /** @type {[number, number]} */ ({ left: [20, 16], right: [380, 16] }[place] ?? [200, 270]);
  if (place === "bottom") return [260, 16 + 154 * Math.ceil((count - 1) / 3) + 110];
  return [20 + 240 * ((at - 1) % 3), 16 + 154 * Math.floor((at - 1) / 3)];
}

/** @param {any} look @param {string} seat @param {number} x @param {number} y */
function handOf(look, seat, x, y) {
  const { faces, position } = look;
  const turn = position.to_move === seat;
  const name = [look.names[seat], look.players[seat]].filter(Boolean).join(" · ");
  const rows = rowsOf(position.hands[seat]).map((cards, row) => ({ cards, row })).filter(({ cards, row }) => cards.length || (look.seats.length > 3 && row < kFifth));
  const lines = rows.map(({ cards, row }, at) => `<text x="${x + 12}" y="${y + 48 + 21 * at}" fill="${kColours[row]}"><tspan>${safe(rowSign(row, faces))}</tspan><tspan dx="6" font-weight="700">${cards.map((card) => safe(rankShown(card, faces))).join(" ") || "–"}</tspan></text>`);
  return `<rect x="${x}" y="${y}" width="${look.seats.length === 3 ? 320 : 200}" height="140" rx="8" fill="#fffefb" stroke="${turn ? "#0b6360" : "#bccbbc"}" stroke-width="${turn ? 3 : 1}"/>${label(x + 12, y + 24, safe(name), 'font-weight="700" font-size="14"')}${lines.join("")}`;
}

/** @param {any} look @param {[string, string][]} places @param {number} height */
function trickOf(look, places, height) {
  const cards = look.trick?.cards ?? [];
  const middle = places.length === 4 ? 240 : places.length === 3 ? 215 : height - 230;
  const spots = { top: [360, middle - 45], left: [316, middle], right: [404, middle], bottom: [360, middle + 45] };
  return cards.map((/** @type {any} */ each, /** @type {number} */ at) => {
    const [, place] = places.find(([seat]) => seat === each.seat) ?? ["", ""];
    const [x, y] = spots[/** @type {"top"} */ (place)] ?? [260 + 50 * at, middle];
    const { card } = readMove(each.move);
    if (!card) return "";
    const row = card.length === 2 && "SHDC".includes(card[0]) ? "SHDC".indexOf(card[0]) : kFifth;
    return `<rect x="${x - 21}" y="${y - 17}" width="42" height="34" rx="5" fill="#fffefb" stroke="#c9c4b5"/>${label(x, y + 6, `${kSigns[row] ?? ""}${safe(rankShown(card, look.faces))}`, `text-anchor="middle" font-weight="700" fill="${kColours[row]}"`)}`;
  }).join("");
}

/** @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
