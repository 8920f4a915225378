// @ts-check
// What bridge contracts score, and differences of scores in international match points.

const kImps = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000];

/** @param {number} difference */
export function imps(difference) {
  const size = Math.abs(difference);
  return Math.sign(difference) * kImps.filter((least) => size >= least).length;
}

/**
 * What declarer's side scores.
 * @param {{level: number, trump: string, doubled?: string, declarer: string}} contract
 * @param {number} tricks
 * @param {string} vulnerable PBN's word
 */
export function scoreOf({ level, trump, doubled = "", declarer }, tricks, vulnerable) {
  const red = isRed(declarer, vulnerable);
  const over = tricks - level - 6;
  const times = 2 ** doubled.length;
  if (over < 0) return -down(-over, red, doubled.length);
  const minor = trump === "C" || trump === "D";
  const below = (level * (minor ? 20 : 30) + (trump === "NT" ? 10 : 0)) * times;
  const above = over * (doubled ? 50 * times * (red ? 2 : 1) : minor ? 20 : 30);
  const game = below >= 100 ? (red ? 500 : 300) : 50;
  const slam = level === 7 ? (red ? 1500 : 1000) : level === 6 ? (red ? 750 : 500) : 0;
  return below + above + game + slam + 50 * doubled.length;
}

/** @param {string} seat @param {string} vulnerable */
function isRed(seat, vulnerable) {
  if (vulnerable === "All" || vulnerable === "Both") return true;
  return vulnerable === (seat === "N" || seat === "S" ? "NS" : "EW");
}
/** @param {number} tricks @param {boolean} red @param {number} doubled */
function down(tricks, red, doubled) {
  if (!doubled) return tricks * (red ? 100 : 50);
  const each = red ? [200, 300] : [100, 200, 200, 300];
  let sum = 0;
  for (let at = 0; at < tricks; ++at) sum += each[Math.min(at, each.length - 1)];
  return sum * doubled;
}

/**
 * For North–South.
 * @param {any} contract
 * @param {number} tricks
 * @param {string} vulnerable
 */
export function northSouth(contract, tricks, vulnerable) {
  const score = scoreOf(contract, tricks, vulnerable);
  return contract.declarer === "N" || contract.declarer === "S" ? score : -score;
}
