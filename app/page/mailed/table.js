// The hands round the table and the trick in the middle.

// Where a seat sits: 0 at the bottom, the next in turn to the left of it. North is at the top until the table is turned.
function placeOf(board, seat, turned) {
  const count = board.seats.length;
  const bottom = board.json.seats === "NESW" ? 2 : 0;
  return (board.seats.indexOf(seat) - bottom - turned + 2 * count) % count;
}

function tricksWon(position, seat) {
  if (!position.won) return "";
  const won = position.won[seat] ?? 0;
  return `${won} ${won === 1 ? "trick" : "tricks"}`;
}

// One card of a hand. Only cards that may be played are buttons, and of these one alone is a stop of the Tab key.
function slotElement(view, card, state) {
  if (state !== "held")
    return el("li", { class: `slot ${state}`, "aria-hidden": "true" }, el("span", { class: "rank" }, rankShown(card, view.board.named)));
  const moves = view.legal.get(card);
  const spoken = spokenCard(card, view.board.named);
  const faces = [el("span", { class: "rank", "aria-hidden": "true" }, rankShown(card, view.board.named)), unseen(spoken)];
  if (!moves) return el("li", { class: "slot" }, ...faces);
  const shown = view.moveOf(moves);
  const played = moves.includes(view.play.move);
  const worthSpoken = view.marks ? worthWords(view.play, shown) : "";
  const button = el(
    "button",
    {
      type: "button",
      class: "card",
      "data-move": shown,
      tabindex: view.takeTabStop() ? "0" : "-1",
      "aria-pressed": String(moves.includes(view.selected)),
      title: view.marks ? worthWords(view.play, shown) : null,
      on: { click: () => view.select(shown) },
    },
    ...faces,
    badge(view, shown),
    unseen(`${worthSpoken ? `, ${worthSpoken}` : ""}${played ? ", played" : ""}`),
  );
  if (played) button.classList.add("was-played");
  return el("li", { class: "slot" }, button);
}

// A value on a card: colour says who has the goal, the filling whether the value is kept, the text all of it.
function badge(view, move) {
  const { trace, judged } = view.play;
  const value = judged.moves?.[move];
  if (value === undefined) return el("span", { class: "badge none", "aria-hidden": "true" });
  const goal = reachesGoal(trace, value) ? "reached" : "missed";
  const kept = judged.best.includes(move) ? "kept" : "lost";
  return el("span", { class: `badge ${goal} ${kept}`, "aria-hidden": "true" }, worth(trace, value));
}

function handElement(view, seat) {
  const { board, position } = view;
  const counts = countCards(position.hands[seat] ?? "-");
  const moving = position.to_move === seat;
  const places = view.places.get(seat);
  const { before } = places;
  const shown = board.suits.includes(fifth) || !places.slots[fifth].length ? board.suits : [...board.suits, fifth];
  const suits = shown.map((suit) => {
    const taken = new Map();
    const slots = places.slots[suit].map((card) => {
      const copy = taken.get(card) ?? 0;
      taken.set(card, copy + 1);
      const state = copy < (counts.get(card) ?? 0) ? "held" : copy < (before.get(card) ?? 0) ? "gone" : "coming";
      return slotElement(moving ? view : { ...view, legal: new Map() }, card, state);
    });
    const name = suitNames[suit] ?? board.named.many;
    return el(
      "li",
      { class: `suit suit-${suit}` },
      el("span", { class: "sign", "aria-hidden": "true" }, rowSign(suit, board.named)),
      slots.length
        ? el("ul", { class: "cards", "aria-label": name }, ...slots)
        : el("span", { class: "void" }, seen("–"), unseen(`no ${name}`)),
    );
  });
  const place = placeOf(board, seat, view.turned);
  const id = `hand-${seat}`;
  const name = board.json.players[seat];
  return el(
    "section",
    { class: `hand place-${place}${moving ? " to-move" : ""}`, "aria-labelledby": id },
    el(
      "h3",
      { id },
      moving ? seen("▸") : "",
      el("span", { class: "seat" }, board.seatName(seat)),
      name ? el("span", { class: "name" }, name) : "",
      board.dummies.has(seat) ? el("span", { class: "dummy" }, "dummy") : "",
      moving ? unseen("to play") : "",
      el("span", { class: "won" }, tricksWon(position, seat)),
    ),
    el("ul", { class: "suits" }, ...suits),
  );
}

function trickElement(view) {
  const { board, position, play } = view;
  const table = board.tableOf(position, view.lastSeat).map((each) => ({ ...each, now: false }));
  if (play) table.push({ seat: play.seat, card: play.card, to: play.to, now: true });
  const items = table.map(({ seat, card, to, now }) => {
    const face = to ? el("span", { class: "face" }, `→ ${board.seatName(to)}`) : cardFace(card, board.named);
    const spoken = to ? `gives the trick to ${board.seatName(to)}` : spokenCard(card, board.named);
    face.setAttribute("aria-hidden", "true");
    return el(
      "li",
      { class: `on-table place-${placeOf(board, seat, view.turned)}${now ? " now" : ""}` },
      face,
      el("span", { class: "by", "aria-hidden": "true" }, seat),
      unseen(`${board.seatName(seat)}: ${spoken}`),
    );
  });
  return el(
    "div",
    { class: `trick${board.longTricks ? " in-a-row" : ""}` },
    el("ol", { "aria-label": "On the table" }, ...items),
    el("p", { class: "trick-note" }, view.note),
  );
}

// What the deal is worth as it stands, in a corner of the table.
function cornerElement(view) {
  const trace = (view.step ?? view.play)?.trace ?? view.graphTrace;
  const value = view.step ? view.step.value : view.play ? view.play.judged.before : trace.result;
  const known = view.marks && value !== undefined;
  const who = trace.for ? `${view.board.seatName(trace.for)}: ` : "";
  return el(
    "div",
    { class: "corner" },
    el("p", { class: "corner-name" }, "Worth now"),
    el("p", {}, known ? `${who}${valueWords(trace, value)}` : "–"),
    el("p", { class: "quiet" }, known ? goalWords(trace, value) : ""),
  );
}

// What lies on the table for all to see beside the hands and the trick: melds, card points, a talon. How many tricks
// each has won stands beside the hands.
function drawShown(host, { position }) {
  const items = position.shown.filter(({ label }) => label !== "tricks");
  host.replaceChildren(...items.flatMap(({ label, text }) => [el("dt", {}, label), el("dd", {}, text)]));
}

function drawTable(host, view) {
  const hands = [...view.board.seats]
    .sort((a, b) => reading(view, a) - reading(view, b))
    .map((seat) => handElement(view, seat));
  host.className = `seats-${view.board.seats.length} badges-${view.board.longestBadge}`;
  host.replaceChildren(cornerElement(view), ...hands, trickElement(view));
}

// Hands are read from the top of the table round to its bottom.
function reading(view, seat) {
  const count = view.board.seats.length;
  return (placeOf(view.board, seat, view.turned) + Math.floor(count / 2)) % count;
}
