#include "puzzles/text/told.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "puzzles/text/line_heads.hpp"
#include "puzzles/text/told_cards.hpp"

namespace ouverte::puzzles::text {
namespace {

class Teller {
 public:
  Teller(const std::vector<Word>& words, const Table& table, const games::Game& game)
      : words_(words), names_(words, table, game), cards_(names_) {}

  Told take() {
    std::size_t last_end = 0;
    for (std::size_t at = 0; at < words_.size(); ++at) {
      if (words_[at].mark != Mark::kWord) continue;
      const auto seat = names_.seat(at);
      if (!seat || (at > 0 && words_[at].glued && words_[at - 1].mark == Mark::kWord)) continue;
      // "A has the ace of spades, B the king": the verb is not said again.
      const bool goes_on = last_end > 0 && cards_.past_joining(last_end) == at;
      auto piece = hand_after(seat->second, goes_on);
      if (!piece) continue;
      piece->hand.seat = seat->first;
      piece->hand.line = words_[at].line;
      piece->from = at;
      last_end = piece->to;
      at = piece->to - 1;
      keep(*std::move(piece));
    }
    return finish();
  }

 private:
  struct Piece {
    Hand hand;
    std::size_t from = 0, cards = 0, to = 0;  // words: the seat, its cards, what follows them
  };

  // Of two lists for one seat the longer is the hand: the other is a card played.
  void keep(Piece fresh) {
    const auto size = [](const Hand& held) {
      std::size_t cards = 0;
      for (const auto& suit : held.suits) cards += suit.size();
      return cards;
    };
    const auto same = std::ranges::find(pieces_, fresh.hand.seat, [](const Piece& piece) { return piece.hand.seat; });
    if (same == pieces_.end())
      pieces_.push_back(std::move(fresh));
    else if (size(same->hand) < size(fresh.hand))
      *same = std::move(fresh);
  }

  Told finish() {
    Told told;
    for (std::size_t at = 0; at < words_.size();) {
      const auto piece = std::ranges::find(pieces_, at, &Piece::from);
      if (piece == pieces_.end()) {
        told.words.push_back(words_[at++]);
        continue;
      }
      // What is said of the player beside his cards stays: "South, who leads, holds".
      for (; at < piece->cards; ++at) told.words.push_back(words_[at]);
      told.words.push_back({.text = ".", .raw = ".", .line = words_[at].line, .mark = Mark::kStop});
      at = piece->to;
    }
    for (Piece& piece : pieces_) told.hands.push_back(std::move(piece.hand));
    return told;
  }

  // What stands between a seat and its cards: "holds", ":", "(the Hood) has", "'s hand is"; the place after it.
  [[nodiscard]] std::optional<std::size_t> head(std::size_t at) const {
    constexpr std::array<std::string_view, 19> kHolds = {
        "holds", "held",  "has", "have", "had",  "holding", "with",   "is",      "was",    "keeps",
        "hand",  "cards", "'s",  "left", "down", "dealt",   "guards", "keeping", "remains"};
    // "Dummy (North) has"
    if (cards_.comma(at, ")")) ++at;
    // A role in brackets: "(the declarer)".
    if (cards_.comma(at, "(")) {
      std::size_t close = at + 1;
      while (close < words_.size() && close < at + 5 && !cards_.comma(close, ")")) ++close;
      if (!cards_.comma(close, ")")) return std::nullopt;
      at = close + 1;
    }
    // ", who leads,"
    if (at + 1 < words_.size() && words_[at].mark == Mark::kComma && names_.is(at + 1, "who")) {
      std::size_t close = at + 2;
      while (close < at + 7 && !cards_.comma(close, ",")) ++close;
      if (cards_.comma(close, ",")) at = close + 1;
    }
    bool said = false;
    for (std::size_t words = 0; words < 5; ++words) {
      const std::size_t next = names_.past_breaks(at);
      if (cards_.comma(next, ":") || names_.is_any(next, kHolds)) {
        said = true;
      } else if (!(said && (names_.is(next, "to") || names_.is(next, "only") || names_.is(next, "just")))) {
        break;
      }
      at = next + 1;
    }
    if (said) return at;
    // Nothing but cards of a suit may follow at once: "West ♠KQ ♥K, North …".
    Hand none;
    if (at < words_.size() && words_[at].mark == Mark::kWord && cards_.suit_and_ranks(at, none)) return at;
    return std::nullopt;
  }

  // A list of cards after a seat.
  [[nodiscard]] std::optional<Piece> hand_after(std::size_t seat_end, bool goes_on) const {
    auto begin = head(seat_end);
    if (!begin && goes_on) begin = seat_end;
    if (!begin) return std::nullopt;
    Piece piece{.hand = {}, .cards = *begin};
    for (std::size_t at = *begin;;) {
      at = cards_.past_joining(at);
      if (piece.to > 0 && cards_.names_a_seat(at)) break;
      const auto next = cards_.item(at, piece.hand);
      if (!next) break;
      at = piece.to = *next;
    }
    return piece.to > 0 ? std::optional(piece) : std::nullopt;
  }

  const std::vector<Word>& words_;
  Names names_;
  ToldCards cards_;
  std::vector<Piece> pieces_;
};

}  // namespace

Told take_told_hands(const std::vector<Word>& words, const Table& table, const games::Game& game) {
  return Teller(words, table, game).take();
}

// Hands that are told are taken where no diagram shows all of them: instead of it, or beside it those that it lacks.
Hands hands_of(std::vector<Line> lines, const Table& table, const games::Game& game) {
  name_seats(lines, table);
  lines = hands_apart(lines, table);
  Reading drawn = read_diagram(lines, table);
  Hands hands{.diagram = std::move(drawn.diagram), .words = {}, .faults = std::move(drawn.faults)};
  auto& shown = hands.diagram.hands;
  const auto fills_the_table = [&](std::size_t count) { return count > 0 && game.seats_of(count).size() == count; };
  hands.words = words_of(hands.diagram.prose);
  if (hands.faults.empty() && fills_the_table(shown.size())) return hands;
  Told told = take_told_hands(words_of(lines), table, game);
  if (told.hands.size() > shown.size() && fills_the_table(told.hands.size()))
    return {.diagram = {.hands = std::move(told.hands), .prose = std::move(lines)},
            .words = std::move(told.words),
            .faults = {}};
  if (!hands.faults.empty() || shown.empty()) return hands;
  Told beside = take_told_hands(hands.words, table, game);
  const auto is_shown = [&](const Hand& hand) {
    return std::ranges::find(shown, hand.seat, &Hand::seat) != shown.end();
  };
  if (beside.hands.empty() || std::ranges::any_of(beside.hands, is_shown)) return hands;
  shown.insert(shown.end(), beside.hands.begin(), beside.hands.end());
  hands.words = std::move(beside.words);
  return hands;
}

}  // namespace ouverte::puzzles::text
