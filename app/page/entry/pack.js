// @ts-check
// The pack, each card with the sign of its holder, and the hands as they fill.
import { h, seen, unseen } from "../ui/h.js";
import { suitNames, text } from "../text/en.js";
import { kFifth, rankShown, rowOf, rowSign, suitClass } from "../model/cards.js";
import { spokenCard } from "../model/words.js";

/** @typedef {import("./entry.js").Entry} Entry */

/** @param {Entry} entry */
export function packView(entry) {
  const { sheet, faces } = entry;
  const act = (/** @type {string} */ name, /** @type {() => void} */ click, off = false) =>
    h("button", { key: name, type: "button", class: "btn small", disabled: off, on: { click: () => entry.change(click) } }, name);
  const { receiver } = sheet;
  return h("section", { key: "pack", class: "box" },
    h("h2", {}, text.dealingTo(receiver.name), typingHint(sheet)),
    h("ul", { class: "pack" }, sheet.rows.map((cards, row) => (cards.length ? packRow(entry, cards, row) : null))),
    h("p", { class: "row" },
      act(text.getsRest(receiver.name), () => {
        sheet.remember();
        sheet.giveRest();
      }, sheet.rest.length === 0 || sheet.rest.length !== receiver.size - sheet.cards(receiver.id).length),
      act(text.dealRest, () => sheet.dealRest(), sheet.complete),
      act(text.clear(receiver.name), () => sheet.clear(), !sheet.cards(sheet.at).length),
      act(text.undo, () => sheet.takeBack(), !sheet.undo.length),
      h("span", { class: "sp" }), h("span", { class: "dim small" }, text.cardsLeft(sheet.rest.length))),
    sheet.clash ? clashView(entry, faces) : null,
    sheet.again ? h("p", { key: "again", class: "flag err", role: "alert" }, text.cardAgain(spokenCard(sheet.again, faces), receiver.name)) : null,
    sheet.strange ? h("p", { key: "strange", class: "flag err", role: "alert" }, text.noRank(sheet.strange)) : null,
    sheet.stray ? h("p", { key: "stray", class: "flag err", role: "alert" }, text.noSuchCard(rankShown(`S${sheet.stray}`, faces), suitNames[sheet.row] ?? faces.many)) : null);
}

// How cards are typed, by what the pack has.
/** @param {import("./sheet.js").Sheet} sheet */
function typingHint({ rows, pack }) {
  const key = (/** @type {string} */ name) => [" ", h("kbd", {}, name)];
  const numbered = rows[kFifth].some((card) => /^[0-9]+$/.test(card));
  return h("span", { class: "r small dim desk" }, text.clickOrType, rows[0].slice(0, 3).map((card) => key(card[1])), " …",
    pack.has("*") ? [key("*"), ` ${text.typedJoker(numbered)}`] : null, key("Space"), ` ${text.nextSuit}`,
    numbered ? ["; ", text.tarocksTyped, rows[kFifth].slice(2, 4).map(key)] : null);
}

/** @param {Entry} entry @param {string[]} cards @param {number} row */
function packRow({ sheet, faces, ...entry }, cards, row) {
  return h("li", { key: row, class: `suit${row === sheet.row ? " at" : ""}` },
    h("span", { class: `pip ${"SHDCT"[row]}`, "aria-hidden": "true" }, rowSign(row, faces)),
    h("span", { class: "packcards", role: "group", "aria-label": suitNames[row] ?? faces.many }, cards.map((card) => {
      const holders = sheet.holders(card);
      const mine = holders.includes(sheet.at);
      const names = holders.map((id) => sheet.places.find((place) => place.id === id)?.name ?? id);
      const signs = holders.map((id) => (id.startsWith("talon") ? text.talonSign(Number(id.slice(5)) + 1) : id)).join("");
      return h("button", { key: card, type: "button", tabindex: row === sheet.row && card === cards[0] ? "0" : "-1", class: `card ${suitClass(card)}${mine ? " mine" : ""}${sheet.left(card) <= 0 && !mine ? " taken" : ""}`, "aria-pressed": String(mine), on: { click: () => {
        sheet.click(card);
        sheet.row = rowOf(card);
        entry.redraw();
      } } }, seen(h("span", { class: `r${rankShown(card, faces).length > 2 ? " long" : ""}` }, rankShown(card, faces))), seen(h("span", { class: `o${signs && isLettered(sheet) ? " lettered" : ""}` }, signs)),
        unseen(spokenCard(card, faces), names.length ? `, ${names.join(", ")}` : ""));
    })));
}

// Players who are letters: "A" could be taken for an ace.
/** @param {import("./sheet.js").Sheet} sheet */
const isLettered = ({ places }) => places[0].id === "A";

/** @param {Entry} entry @param {any} faces */
function clashView(entry, faces) {
  const { sheet } = entry;
  const clash = /** @type {{card: string, holder: string, wanted: string}} */ (sheet.clash);
  const name = (/** @type {string} */ id) => sheet.places.find((place) => place.id === id)?.name ?? id;
  return h("div", { class: "flag", role: "alert" },
    h("p", { class: "err" }, text.clash(spokenCard(clash.card, faces), name(clash.holder)), " ", text.clashFirst),
    h("p", { class: "row" },
      h("button", { type: "button", class: "link", on: { click: () => entry.change(() => sheet.settle()) } }, text.moveTo(name(clash.wanted))),
      h("button", { type: "button", class: "link", on: { click: () => entry.change(() => sheet.leave()) } }, text.leaveWith(name(clash.holder)))));
}

/** @param {Entry} entry */
export function handsView(entry) {
  const { sheet, faces } = entry;
  return h("div", { key: "hands", class: "hands" }, sheet.places.map((place) => {
    const at = place.id === sheet.at;
    const cards = sheet.cards(place.id);
    return h("button", { key: place.id, type: "button", class: `hin${at ? " at" : ""}`, "aria-pressed": String(at), on: { click: () => entry.change(() => {
      sheet.at = place.id;
      sheet.row = 0;
    }) } },
      h("span", { class: "top" }, h("b", {}, place.name), h("span", { class: "r small dim" }, text.ofSize(cards.length, place.size))),
      sheet.rows.map((pack, row) => (pack.length ? handRow(cards.filter((card) => rowOf(card) === row), row, faces, at && row === sheet.row) : null)));
  }));
}
/** @param {string[]} cards @param {number} row @param {any} faces @param {boolean} caret */
function handRow(cards, row, faces, caret) {
  const ranks = cards.map((card) => rankShown(card, faces)).join(" ");
  return h("span", { key: row, class: "ln" }, h("span", { class: "SHDCT"[row], "aria-hidden": "true" }, rowSign(row, faces)),
    h("span", { class: "SHDCT"[row] }, ranks || (caret ? "" : "–")), caret ? h("span", { class: "caretline", "aria-hidden": "true" }) : null,
    unseen(row < kFifth ? suitNames[row] : faces.many));
}
