// What is shown now, gathered for those who draw it.

function viewOf(page) {
  const { board, at, play, settings } = page;
  const step = page.variation ? stepOf(play, page.variation) : null;
  const path = step?.path ?? [];
  const legal = new Map();
  if (!step && !page.narrow.matches) {
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
    play: step ? null : play,
    step,
    explained: play?.judged.explanation,
    position: step ? step.position : board.positions[at],
    lastSeat: step ? step.seat : board.plays[at - 1]?.seat,
    places: new Map([...board.seats].map((seat) => [seat, board.placesOf(seat, at, path)])),
    marks: settings.marks,
    turned: settings.turned,
    selected: page.selected,
    variation: page.variation,
    graphTrace: board.traces[page.graph],
    spoken: page.spoken(),
    note: step ? step.title : noteOf(page),
    takeTabStop: () => tabStops-- > 0,
    moveOf: (moves) => moveShown(play, moves),
    select: (move) => page.select(move),
    show: (variation) => page.show(variation),
  };
}

// Variations are called by letters and numbers, where there is one alone in words.
function variationTitle(name) {
  return name.includes(" ") ? name : `Variation ${name}`;
}

// A step of a variation, which is worth what the trace of the play it explains says.
function stepOf(play, { number, at }) {
  const { name, text, claim = text, line } = play.judged.explanation.variations[number];
  const last = at + 1 === line.length;
  return {
    ...line[at],
    ...readMove(line[at].move),
    title: variationTitle(name),
    claim,
    trace: play.trace,
    end: last ? (text ?? claim) : null,
    next: last ? null : { number, at: at + 1, seat: line[at + 1].seat, move: line[at + 1].move },
    place: `${at + 1} of ${line.length}`,
    path: line.slice(0, at + 1).map(({ position }) => position),
  };
}

// Of the moves that one card can be played in, the one it stands for: that which was played, else the best.
function moveShown(play, moves) {
  if (moves.includes(play.move)) return play.move;
  const { moves: values } = play.judged;
  return [...moves].sort((a, b) => rather(play, values[a], values[b]))[0];
}

function noteOf({ board, at, play }) {
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
    const shown = section.querySelector('.choice[aria-current="step"]');
    if (shown) return shown.focus({ preventScroll: true });
    const buttons = [...section.querySelectorAll("button:not([disabled])")];
    const again =
      (move && section.querySelector(`[data-move="${CSS.escape(move)}"]`)) ||
      buttons[Math.min(place, buttons.length - 1)];
    again?.focus({ preventScroll: true });
  };
}
