// @ts-check
// The keys of the deal entry: ranks go to the hand that is being filled, in the suit that is marked.

/** @typedef {{digits: string, ended: boolean}} Digits of a tarock so far; whether the last one filled its hand */

const kRanks = "AKQNJT98765432";

/**
 * Whether the key meant something.
 * @param {import("./sheet.js").Sheet} sheet
 * @param {string} key
 * @param {Digits} state
 */
export function typeKey(sheet, key, state) {
  if (sheet.clash) return answerClash(sheet, key);
  sheet.stray = sheet.again = sheet.strange = "";
  if (key.length === 1 && !/[0-9 .,]/.test(key)) finish(sheet, state);
  const row = sheet.rows[sheet.row];
  const numbered = row?.some((card) => /^[0-9]+$/.test(card));
  if (numbered && /^[0-9]$/.test(key)) return typeNumber(sheet, key, state, row);
  if (key === "Enter" && sheet.movedOn && !state.digits) {
    sheet.movedOn = false; // the end of a hand that was at its end already
    return true;
  }
  if ([" ", ".", "Enter", "ArrowDown", ","].includes(key)) {
    const ended = state.ended || finish(sheet, state);
    state.ended = false;
    // Between numbers these part them; a hand that its last number has filled was at its end already.
    if (ended && sheet.movedOn) sheet.movedOn = false;
    else if (!numbered || ![" ", ","].includes(key)) sheet.nextRow();
    return true;
  }
  if (key === "ArrowUp") {
    sheet.previousRow();
    return true;
  }
  if (key === "Backspace") {
    if (state.digits) state.digits = "";
    else sheet.takeBack();
    return true;
  }
  if (key.length !== 1) return false;
  const suit = "SHDC"[sheet.row] ?? "";
  if (key === "*" || (key.toLowerCase() === "x" && sheet.pack.has("*"))) {
    sheet.type("*");
    return true;
  }
  let rank = key.toUpperCase();
  if (rank === "0") rank = "T";
  if (rank === "1" && !sheet.pack.has(`${suit}1`)) return true; // of a 10
  if (!kRanks.includes(rank) && rank !== "1") {
    sheet.strange = /[a-z]/i.test(key) ? key : "";
    return sheet.strange !== "";
  }
  if (suit) sheet.type(suit + rank);
  else sheet.refuse(rank);
  return true;
}

// What was typed is not where it was typed for yet: nothing more is taken before that is decided.
/** @param {import("./sheet.js").Sheet} sheet @param {string} key */
function answerClash(sheet, key) {
  if (key === "Backspace") sheet.leave();
  return key.length === 1 || key === "Backspace" || key === "Enter";
}

// Numbers of several digits: a number that no other card begins with is one at once.
/** @param {import("./sheet.js").Sheet} sheet @param {string} key @param {Digits} state @param {string[]} row */
function typeNumber(sheet, key, state, row) {
  state.digits += key;
  const longer = row.some((card) => card.startsWith(state.digits) && card !== state.digits);
  state.ended = (!longer || state.digits.length > 1) && finish(sheet, state);
  return true;
}
/**
 * Takes the number that is there so far; says whether it was the last card of its hand.
 * @param {import("./sheet.js").Sheet} sheet @param {Digits} state
 */
function finish(sheet, state) {
  const { digits } = state;
  state.digits = "";
  state.ended = false;
  if (digits) sheet.type(digits);
  return digits !== "" && sheet.movedOn;
}
