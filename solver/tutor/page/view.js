// What is shown now, gathered for those who draw it.

function viewOf(page) {
  const { board, at, play, settings } = page;
  const shown = page.variation
    ? play.judged.explanation.variations[page.variation.number].line[page.variation.at]
    : null;
  const legal = new Map();
  if (!shown && !page.narrow.matches) {
    for (const move of Object.keys(play?.judged.moves ?? {})) {
      const { card } = readMove(move);
      if (card) legal.set(card, [...(legal.get(card) ?? []), move]);
    }
  }
  let tabStops = 1;
  return {
    board,
    at,
    legal,
    play: shown ? null : play,
    explained: play?.judged.explanation,
    position: shown ? shown.position : board.positions[at],
    lastSeat: shown ? shown.seat : board.plays[at - 1]?.seat,
    marks: settings.marks,
    turned: settings.turned,
    selected: page.selected,
    variation: page.variation,
    graphTrace: board.traces[page.graph],
    spoken: page.spoken(),
    note: noteOf(page),
    takeTabStop: () => tabStops-- > 0,
    moveOf: (moves) => moveShown(play, moves),
    select: (move) => page.select(move),
    show: (variation) => page.show(variation),
  };
}

// Of the moves that one card can be played in, the one it stands for: that which was played, else the best.
function moveShown(play, moves) {
  if (moves.includes(play.move)) return play.move;
  const { moves: values } = play.judged;
  return [...moves].sort((a, b) => rather(play, values[a], values[b]))[0];
}

function noteOf({ board, at, variation, play }) {
  if (variation) return `Variation ${play.judged.explanation.variations[variation.number].name}`;
  if (!play) return "the end";
  return `trick ${board.trickNumber(board.trickOf(at))}`;
}

// Drawing replaces the cards: gives a function that puts the focus back where it was among them.
function focusKept() {
  const focused = document.activeElement;
  const move = focused?.dataset?.move;
  const section = focused?.closest?.("#hands, #choices, #explanation");
  if (!section) return () => {};
  const place = [...section.querySelectorAll("button")].indexOf(focused);
  return () => {
    const buttons = [...section.querySelectorAll("button:not([disabled])")];
    const again =
      (move && section.querySelector(`[data-move="${CSS.escape(move)}"]`)) ||
      buttons[Math.min(place, buttons.length - 1)];
    again?.focus({ preventScroll: true });
  };
}
