// Every legal move by what it is worth, the best first.

function groupsOf(play) {
  const groups = new Map();
  for (const [move, value] of Object.entries(play.judged.moves ?? {})) {
    const key = String(value);
    if (!groups.has(key)) groups.set(key, { value, moves: [] });
    groups.get(key).moves.push(move);
  }
  return [...groups.values()].sort((a, b) => rather(play, a.value, b.value));
}

function choiceElement(view, move) {
  const { board, play } = view;
  const played = move === play.move;
  const button = el(
    "button",
    {
      type: "button",
      class: `choice${played ? " was-played" : ""}`,
      "data-move": move,
      "aria-pressed": String(move === view.selected),
      on: { click: () => view.select(move) },
    },
    el("span", { "aria-hidden": "true" }, moveFace(board, move)),
    unseen(`${spokenMove(board, move)}${played ? ", played" : ""}`),
  );
  return el("li", {}, button);
}

// In a variation its next move instead, and the way out.
function drawNext(host, view) {
  const { board, step } = view;
  const { next } = step;
  const button = (attributes, ...content) => el("button", { type: "button", ...attributes }, ...content);
  host.replaceChildren(
    next
      ? el(
          "p",
          {},
          "Next in the variation: ",
          button(
            { class: "choice", on: { click: () => view.show({ number: next.number, at: next.at }) } },
            el("span", { "aria-hidden": "true" }, el("span", { class: "by" }, next.seat), moveFace(board, next.move)),
            unseen(`${board.seatName(next.seat)}: ${spokenMove(board, next.move)}`),
          ),
        )
      : el("p", {}, step.position.to_move === null ? "The deal is over." : "The variation ends here."),
    button({ class: "plain", on: { click: () => view.show(null) } }, "Back to the play (Esc)"),
  );
}

function drawChoices(host, view) {
  const { play } = view;
  if (view.step) return drawNext(host, view);
  if (!play || !play.judged.moves) {
    const over = !play && view.board.traces[0].over;
    host.replaceChildren(
      el("p", { class: "quiet" }, over ? "The deal is over." : "Nothing is known of the choices here."),
    );
    return;
  }
  if (!view.marks) {
    const moves = Object.keys(play.judged.moves);
    host.replaceChildren(el("ul", { class: "group" }, ...moves.map((move) => choiceElement(view, move))));
    return;
  }
  const groups = groupsOf(play).map(({ value, moves }) => {
    const words = valueWords(play.trace, value);
    return el(
      "div",
      { class: "worth-group" },
      el("p", { class: "worth-words" }, badge(view, moves[0]), words === worth(play.trace, value) ? "" : words),
      el("ul", { class: "group", "aria-label": words }, ...moves.map((move) => choiceElement(view, move))),
    );
  });
  host.replaceChildren(...groups);
}
