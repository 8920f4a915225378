// One analysed deal as the page sees it. All that is known here comes from the analysis (docs/formats/analysis.md): who
// may play what, who took a trick, and what a card is worth are read off its positions and plays, never worked out.

// Of every card the most of it that a hand held at once, up to each of the positions.
function mostHeld(seat, positions) {
  const most = new Map();
  return positions.map((position) => {
    for (const [card, count] of countCards(position.hands[seat] ?? "-"))
      most.set(card, Math.max(most.get(card) ?? 0, count));
    return new Map(most);
  });
}

// A place for every card that a hand ever holds, so that hands keep their shape.
function slotsOf(most) {
  const suits = [...suitSigns, ""].map(() => []);
  for (const [card, count] of most) for (let i = 0; i < count; ++i) suits[suitOf(card)].push(card);
  for (const suit of suits) suit.sort(standsBefore);
  return suits;
}

function countCards(hand) {
  const counts = new Map();
  for (const card of cardsOf(hand).flat()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

// Places in the plays at which tricks begin: there the table is not the one before with a card more.
function trickStarts(positions, plays) {
  const starts = [];
  for (let at = 0; at < plays; ++at) {
    if (at === 0 || positions[at].table.length <= positions[at - 1].table.length) starts.push(at);
  }
  return starts;
}

// The trick that a play belongs to counts all that were taken before the record begins.
function tricksBefore(position) {
  return Object.values(position.won ?? {}).reduce((sum, won) => sum + won, 0);
}

// Where one player's guarantee alone is looked at, what the others give him is not laid to their charge.
function isCostly({ judged }) {
  return judged.charged && judged.cost > 0;
}

class Board {
  constructor(json) {
    this.json = json;
    this.seats = [...json.seats];
    this.traces = json.traces;
    this.positions = json.positions;
    this.plays = this.traces[0].plays.map((play, at) => this.readPlay(play, at));
    this.starts = trickStarts(this.positions, this.plays.length);
    this.tricksBefore = json.rows ? tricksBefore(this.positions[0]) : 0;
    this.mostHeld = new Map(this.seats.map((seat) => [seat, mostHeld(seat, this.positions)]));
    const cards = [...this.mostHeld.values()].flatMap((held) => [...held.at(-1).keys()]);
    this.named = json.faces;
    this.suits = [...suitSigns, ""]
      .map((_, suit) => suit)
      .filter((suit) => suit < fifth || cards.some((card) => suitOf(card) === suit));
    const longest = Math.max(...this.positions.map((position) => position.table.length + 1));
    this.longTricks = !json.rows || longest > this.seats.length + 1;
    this.sides = new Map(this.plays.map((play) => [play.seat, play.judged.side]));
    this.dummies = new Set(this.plays.filter((play) => play.judged.player !== play.seat).map((play) => play.seat));
    const badges = this.plays.flatMap(({ trace, judged }) =>
      Object.values(judged.moves ?? {}).map((value) => worth(trace, value)),
    );
    this.longestBadge = Math.min(5, Math.max(2, ...badges.map((text) => text.length)));
    this.explained = this.plays.some((play) => play.judged.explanation);
  }

  // In a free-for-all a play is judged by its player's own guarantee.
  readPlay({ seat, move }, at) {
    const trace = this.traces.find((each) => each.plays[at].charged) ?? this.traces[0];
    const judged = trace.plays[at];
    return { at, seat, move, ...readMove(move), trace, judged: judged.charged ? judged : { ...judged, mark: "" } };
  }

  // The places of a hand, and of each card the most that it has held by now: at a play, or behind the positions of a
  // variation, in which it may hold what it never does in the record.
  placesOf(seat, at, path) {
    const most = this.mostHeld.get(seat);
    if (!path.length) return { slots: slotsOf(most.at(-1)), before: most[at] };
    const before = mostHeld(seat, [...this.positions.slice(0, at + 1), ...path]).at(-1);
    const all = new Map(most.at(-1));
    for (const [card, count] of before) all.set(card, Math.max(all.get(card) ?? 0, count));
    return { slots: slotsOf(all), before };
  }

  // Of the plays, the place where the trick of play `at` begins; and its number.
  trickOf(at) {
    let trick = 0;
    while (trick + 1 < this.starts.length && this.starts[trick + 1] <= at) ++trick;
    return trick;
  }
  trickNumber(trick) {
    return this.tricksBefore + trick + 1;
  }
  playsOf(trick) {
    return this.plays.slice(this.starts[trick], this.starts[trick + 1] ?? this.plays.length);
  }
  // The seat that a trick went to, if it was played to its end.
  takerOf(trick) {
    const end = this.starts[trick + 1] ?? this.plays.length;
    const after = this.positions[end];
    if (!this.json.rows) return end < this.plays.length ? this.plays[end - 1].seat : null;
    return after.table.length === 0 ? after.leader : null;
  }

  // Cards on the table with the seats that played them: in rows the leader began; elsewhere the player before the one
  // to move played last.
  tableOf(position, last) {
    const count = this.seats.length;
    const after = position.to_move ? this.seats.indexOf(position.to_move) : this.seats.indexOf(last) + 1;
    const first = this.json.rows
      ? this.seats.indexOf(position.leader)
      : after - position.table.length + count * position.table.length;
    return position.table.map((card, i) => ({ card, seat: this.seats[(first + i) % count] }));
  }

  seatName(seat) {
    const compass = { N: "North", E: "East", S: "South", W: "West" };
    return this.json.seats === "NESW" ? compass[seat] : seat;
  }
  nameOf(seat) {
    const name = this.json.players[seat];
    return name ? `${name} (${this.seatName(seat)})` : this.seatName(seat);
  }
  sideName(trace, side) {
    return trace.stakes[side];
  }

  costsFrom(at, step) {
    for (at += step; at >= 0 && at < this.plays.length; at += step) if (isCostly(this.plays[at])) return at;
    return null;
  }
}
