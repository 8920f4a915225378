// Cards, hands and moves as they are written (docs/formats/cards.md), shown and read aloud.

const suitLetters = "SHDC";
const suitNames = ["spades", "hearts", "diamonds", "clubs"];
const suitSigns = ["♠\uFE0E", "♥\uFE0E", "♦\uFE0E", "♣\uFE0E"];
const fifth = 4; // the row of cards that are of no suit
const rankOrder = "AKQNJT9876543210";
const rankNames = { A: "ace", K: "king", Q: "queen", N: "knight", J: "jack", T: "ten" };

// The suit of a card, as a place in the tables above.
function suitOf(card) {
  const suit = card.length === 2 ? suitLetters.indexOf(card[0]) : -1;
  return suit < 0 ? fifth : suit;
}

function isNumber(text) {
  return /^[0-9]+$/.test(text);
}

// `named`: how the game shows the cards that are of no suit.
function rankShown(card, named) {
  if (suitOf(card) === fifth) return named.cards[card] ?? card;
  return card[1] === "T" ? "10" : card[1];
}

// What heads a row of a hand.
function rowSign(suit, named) {
  return suitSigns[suit] ?? named.row;
}

// The cards of a hand, a list a suit.
function cardsOf(hand) {
  const fields = hand === "-" ? [] : hand.split(".");
  return [...suitSigns, ""].map((_, suit) => {
    const field = fields[suit] ?? "";
    if (suit < fifth) return [...field].map((rank) => suitLetters[suit] + rank);
    const numbered = field.includes(",") || isNumber(field);
    return (numbered ? field.split(",") : [...field]).filter((card) => card !== "");
  });
}

// Whether a card stands before another of its suit.
function standsBefore(a, b) {
  if (suitOf(a) !== fifth) return rankOrder.indexOf(a[1]) - rankOrder.indexOf(b[1]);
  const height = (card) => (card === "*" ? Infinity : Number(card));
  return height(a) === height(b) ? 0 : height(b) - height(a);
}

// "DT+SJ.HJ.DJ,S9.C9.H9": a card with the sets laid down after it; ">C": the seat that a trick is given to.
function readMove(move) {
  if (move.startsWith(">")) return { card: null, sets: [], to: move.slice(1) };
  const [card, sets] = move.split("+");
  return { card, sets: sets ? sets.split(",").map((set) => set.split(".")) : [], to: null };
}

function spokenCard(card, named) {
  const suit = suitOf(card);
  if (suit === fifth) return isNumber(rankShown(card, named)) ? `${named.one} ${card}` : spokenName(card, named);
  return `${rankNames[card[1]] ?? card[1]} of ${suitNames[suit]}`;
}

// A name that is a sign is read aloud as what it stands for.
function spokenName(card, named) {
  const name = rankShown(card, named);
  return name === named.row ? named.many.replace(/s$/, "") : name;
}

function spokenMove(board, move) {
  const { card, sets, to } = readMove(move);
  if (to) return `the trick to ${board.seatName(to)}`;
  const melds = sets.map((set) => set.map((each) => spokenCard(each, board.named)).join(", "));
  const spoken = spokenCard(card, board.named);
  return melds.length ? `${spoken}, laying down ${melds.join("; and ")}` : spoken;
}

function cardFace(card, named) {
  const suit = suitOf(card);
  const sign = suit === fifth ? "" : el("span", { class: "sign" }, suitSigns[suit]);
  return el("span", { class: `face suit-${suit}` }, sign, el("span", { class: "rank" }, rankShown(card, named)));
}

// A move for the eye.
function moveFace(board, move) {
  const { card, sets, to } = readMove(move);
  if (to) return el("span", { class: "face" }, `→ ${board.seatName(to)}`);
  const face = (each) => cardFace(each, board.named);
  if (!sets.length) return face(card);
  const melds = sets.map((set) => [" + ", ...set.map(face)]);
  return el("span", { class: "melding" }, face(card), ...melds);
}

// Words with the suit signs among them in colour, and read aloud as words.
function withSigns(words) {
  return withMinus(words).split(/([♠♥♦♣])/).map((part) => {
    const suit = "♠♥♦♣".indexOf(part);
    if (suit < 0 || part === "") return part;
    return el("span", { class: `sign suit-${suit}`, role: "img", "aria-label": suitNames[suit] }, suitSigns[suit]);
  });
}
