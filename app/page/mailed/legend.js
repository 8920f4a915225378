// What the signs mean, always on the page; and the keys, in a dialog.

const keyWords = [
  ["← →", "a card back or on (also , and .)"],
  ["↑ ↓", "a trick back or on"],
  ["Home, End", "to the beginning, to the end"],
  ["n, p", "to the next or previous play that cost something"],
  ["m", "marks and values on or off"],
  ["f", "turn the table"],
  ["t", "theme: light, dark, or as the system has it"],
  ["[ ]", "to the board before or after"],
  ["Esc", "back from a variation to the play"],
  ["?", "this help"],
];

// What values count, and for whom.
function measureWords({ measure, meaning }, whose) {
  return `the ${measure} of ${whose}${meaning ? ` (${meaning})` : ""}`;
}

function scaleWords({ stakes }, whose) {
  const { goal, reached, missed, named } = stakes;
  const counted = measureWords(stakes, whose);
  switch (scaleOf(stakes)) {
    case "deal":
      return `✓ ${reached}, ✗ ${missed}, with best play from there on`;
    case "number":
      return `${counted}; ∅ for never`;
    case "plus":
      return `${counted}, with best play from there on`;
    default:
      return `${counted} against ${named ? "the goal" : "the value of the deal"}, ${goal}, with best play from there on: = that many, +1 one more, −1 one fewer`;
  }
}

function term(sign, words) {
  return [el("dt", {}, sign), el("dd", {}, words)];
}

function drawLegend(host, board) {
  const trace = board.traces[0];
  const signOf = (mark) => el("span", { class: `mark ${markClass({ mark })}` }, mark);
  const scale = scaleWords(trace, board.traces.length > 1 ? "the player to move" : trace.stakes.whose);
  host.replaceChildren(
    el(
      "dl",
      {},
      ...term("On a card", scale),
      ...term(el("span", { class: "badge reached kept" }, "+1"), "filled: the card keeps the value"),
      ...term(el("span", { class: "badge missed lost" }, "−1"), "hollow: it costs something"),
      ...term(signOf("??"), "the goal thrown: the side that played had it before, and has it no longer"),
      ...term(signOf("?"), "it cost more than the least that can be lost"),
      ...term(signOf("?!"), "it cost the least that can be lost"),
      ...term(signOf("!"), "the only choice that kept the goal, after the other side had given something, and not the card that anyone would play"),
    ),
  );
}

function buildKeys(dialog, settings) {
  const box = el("input", {
    type: "checkbox",
    id: "single-keys",
    checked: settings.singleKeys,
    on: { change: (event) => settings.set("singleKeys", event.target.checked) },
  });
  dialog.replaceChildren(
    el("h2", { id: "keys-name" }, "Keys"),
    el("dl", {}, ...keyWords.flatMap(([keys, words]) => term(el("kbd", {}, keys), words))),
    el("p", {}, el("label", { class: "check" }, box, "Keys that are single letters or signs")),
    el("form", { method: "dialog" }, el("button", {}, "Close")),
  );
}
