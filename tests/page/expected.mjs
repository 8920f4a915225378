// What the page should show, worked out from the analysis in another way than the page does.

// Everyone is judged by his own guarantee, where each plays for himself.
export function ownTrace(board, at) {
  const seat = board.traces[0].plays[at].player;
  return board.traces.find((trace) => trace.for === seat) ?? board.traces[0];
}

export function badgeOf({ stakes: { goal, unit } }, value) {
  if (value === null) return "∅";
  if (unit === "deal") return value >= goal ? "✓" : "✗";
  if (goal === null) return `${value}`;
  const [number, zero] = goal === 1 ? [value, "0"] : [value - goal, "="];
  if (number === 0) return zero;
  return number < 0 ? `−${Math.abs(number)}` : `+${number}`;
}
