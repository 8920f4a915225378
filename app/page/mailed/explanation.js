// Why a play cost something: sentences, and variations whose every move can be shown on the table.

// A step stands for all moves that are answered alike; the one shown on the table comes first.
const mostFaces = 3;

function stepFaces(board, { move, also = [], any }) {
  if (any) return ["any: ", moveFace(board, move)];
  const faces = [move, ...also].slice(0, mostFaces).flatMap((each) => [moveFace(board, each), " "]);
  return also.length < mostFaces ? faces : [...faces, "…"];
}

function stepWords(board, { seat, move, also = [], any }) {
  const others = also.map((each) => `, or ${spokenMove(board, each)}`).join("");
  return `${board.seatName(seat)}: ${any ? "any card, here " : ""}${spokenMove(board, move)}${others}`;
}

function drawExplanation(section, host, view) {
  const { board } = view;
  const explanation = view.marks ? view.explained : undefined;
  section.hidden = !board.explained;
  if (!explanation) {
    host.replaceChildren(el("p", { class: "quiet" }, "Nothing to explain at this play."));
    return;
  }
  const variations = (explanation.variations ?? []).map((variation, number) => {
    const steps = (variation.line ?? []).map((step, at) => {
      const shown = view.variation?.number === number && view.variation.at === at;
      return el(
        "li",
        {},
        el(
          "button",
          {
            type: "button",
            class: "choice",
            "aria-current": shown ? "step" : null,
            disabled: !step.position,
            on: { click: () => view.show({ number, at }) },
          },
          el("span", { "aria-hidden": "true" }, el("span", { class: "by" }, step.seat), ...stepFaces(board, step)),
          unseen(stepWords(board, step)),
        ),
      );
    });
    return el(
      "div",
      { class: "variation" },
      el("h3", {}, variation.name),
      el("ol", { class: "group", "aria-label": variationTitle(variation.name) }, ...steps),
      variation.text ? el("p", {}, withMinus(variation.text)) : "",
    );
  });
  const back = view.variation
    ? el("button", { type: "button", class: "plain", on: { click: () => view.show(null) } }, "Back to the play (Esc)")
    : "";
  host.replaceChildren(
    ...(explanation.sentences ?? []).map((sentence) => el("p", {}, ...withSigns(sentence))),
    ...variations,
    back,
  );
}
