// Values, costs and marks in words and signs.

const markWords = {
  "??": "goal thrown",
  "?": "cost",
  "?!": "small cost",
  "!": "only move",
};

// How the values of a trace are written on cards: as the whole deal won or lost; as they are, where the goal is a plus
// (1 and more) or never to be reached; else as the difference to the goal.
function scaleOf({ goal, unit }) {
  if (unit === "deal") return "deal";
  return goal === null ? "number" : goal === 1 ? "plus" : "difference";
}

function signed(number) {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

// "=", "+2", "−1", "✓".
function worth(trace, value) {
  if (value === null) return "∅";
  const scale = scaleOf(trace.stakes);
  if (scale === "deal") return reachesGoal(trace, value) ? "✓" : "✗";
  if (scale === "number") return String(value);
  if (scale === "plus") return signed(value);
  return value === trace.stakes.goal ? "=" : signed(value - trace.stakes.goal);
}

// Whether the side that wants the value high has what it plays for. No value at all is the highest.
function reachesGoal(trace, value) {
  return value === null || (trace.stakes.goal !== null && value >= trace.stakes.goal);
}

// For sorting: the value first that the side that plays would rather have.
function rather({ judged }, a, b) {
  const height = (value) => (value === null ? Number.MAX_VALUE : value);
  return judged.side === "high" ? height(b) - height(a) : height(a) - height(b);
}

// Whether plays were left without a judgement because a limit struck.
function isOpen(trace) {
  return trace.plays.some((play) => play.before === undefined);
}

function withMinus(words) {
  return words.replace(/(^|\s)-(?=\d)/g, "$1−");
}

function valueWords(trace, value) {
  return withMinus(trace.words[String(value)] ?? String(value));
}

function costWords(trace, cost) {
  return `${cost} ${trace.stakes.unit}${cost === 1 ? "" : "s"}`;
}

// What a move does, for the ear: "costs 1 trick: 9 tricks instead of 10 tricks".
function worthWords(play, move) {
  const { trace, judged } = play;
  const value = judged.moves?.[move];
  if (value === undefined) return "";
  if (judged.best.includes(move)) return `keeps the value: ${valueWords(trace, value)}`;
  return `${lossWords(trace, judged.before, value)}${valueWords(trace, value)} instead of ${valueWords(trace, judged.before)}`;
}

function lossWords(trace, before, value) {
  return before === null || value === null ? "" : `costs ${costWords(trace, Math.abs(before - value))}: `;
}

function markTitle(judged) {
  const words = [markWords[judged.mark] ?? ""];
  if (judged.charged && judged.miss) words.push("miss");
  if (judged.charged && judged.blind && judged.mark) words.push("blind lead");
  return words.filter(Boolean).join(", ");
}

// One line on a play, for the ear and for tool tips.
function playWords(board, play, marked) {
  const words = [`${board.seatName(play.seat)}: ${spokenMove(board, play.move)}`];
  if (!marked) return words[0];
  const title = markTitle(play.judged);
  if (title) words.push(title);
  if (isCostly(play)) words.push(`cost ${costWords(play.trace, play.judged.cost)}`);
  return words.join(", ");
}
