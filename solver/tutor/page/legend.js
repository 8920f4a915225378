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

function scaleWords(trace) {
  const { goal, unit, high, reached, missed } = trace.stakes;
  switch (scaleOf(trace.stakes)) {
    case "deal":
      return `✓ ${reached}, ✗ ${missed}, with best play from there on`;
    case "number":
      return `${unit}s; ∅ for never`;
    case "plus":
      return `${unit}s of ${high} in the end, with best play from there on`;
    default:
      return `${unit}s of ${high} against ${trace.stakes.named ? "the goal" : "the value of the deal"}, ${goal}, with best play from there on: = that many, +1 one more, −1 one fewer`;
  }
}

function term(sign, words) {
  return [el("dt", {}, sign), el("dd", {}, words)];
}

function drawLegend(host, board) {
  const trace = board.traces[0];
  const signOf = (mark) => el("span", { class: `mark ${markClass({ mark })}` }, mark);
  const scale =
    board.traces.length > 1 ? scaleWords(trace).replace(trace.stakes.high, "the player to move") : scaleWords(trace);
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
      ...term(signOf("!"), "the only choice that kept the goal, after the other side had given something"),
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
