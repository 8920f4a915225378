// @ts-check
// What the engine finds wrong in a deal, as players would say it.
import { text } from "../text/en.js";
import { cardsOf } from "./cards.js";
import { capital } from "./words.js";

const kCompass = /** @type {Record<string, string>} */ (text.wrong.seats);
const kMostMissing = 4; // cards that are named

/**
 * "South has 12 cards, not 13." of "hands.S: found 12 cards, expected 13".
 * @param {string} message
 * @param {Record<string, string>} [names] of seats
 */
export function plainly(message, names = {}) {
  const name = (/** @type {string} */ seat) => names[seat] ?? kCompass[seat] ?? seat;
  const [, size, found, wanted] = /^(?:hands\.)?(\w+): found (\d+) cards?, expected (\d+)$/.exec(message) ?? [];
  if (size) return text.wrong.size(name(size), Number(found), Number(wanted));
  const [, one, card, other] = /^(?:hands\.)?(\w+): found (\S+), which hands\.(\w+) has too/.exec(message) ?? [];
  if (one) return text.wrong.twice(card, name(other), name(one));
  const [, holder, double] = /^(?:hands\.)?(\w+): found (\S+) once too often/.exec(message) ?? [];
  if (holder) return text.wrong.again(double, name(holder));
  if (/found no PBN, LIN or JSON; read as a deal in words: hands: found none/.test(message)) return text.nothingRead;
  return message.replace(/found nothing, expected (.*)$/, (_, what) => text.wrong.lacks(what))
    .replace(/found (.*?), expected (.*)$/, (_, is, should) => text.wrong.other(is, should));
}

/**
 * "Laid aside: there is ♦K; there should be neither a King nor a card of the Trull."
 * @param {{where: string | null, message: string}} fault
 * @param {Record<string, string>} [names]
 */
export function faultWords({ where, message }, names) {
  if (!where) return plainly(message, names);
  const hand = /^(?:record\.)?(hands\.\w+)$/.exec(where)?.[1];
  return hand ? plainly(`${hand}: ${message}`, names) : `${placeOf(where)}: ${plainly(message, names)}`;
}

/**
 * "Nobody has ♠5." of a whole pack of 52, where few cards are missing.
 * @param {Record<string, string>} hands
 */
export function missingWords(hands) {
  const dealt = new Set(Object.values(hands).flatMap((hand) => cardsOf(hand)));
  const missing = [..."SHDC"].flatMap((suit) => [..."AKQJT98765432"].map((rank) => suit + rank)).filter((card) => !dealt.has(card));
  return Object.keys(hands).join("") === "NESW" && missing.length && missing.length <= kMostMissing ? text.wrong.missing(missing.join(", ")) : "";
}

/**
 * "Laid aside" of "record.contract.laid_aside".
 * @param {string} where
 */
const placeOf = (where) => capital(where.replace(/^record\./, "").replace(/^contract\./, "").replaceAll(".", " ").replaceAll("_", " "));
