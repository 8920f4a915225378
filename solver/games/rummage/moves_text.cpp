#include "solver/games/rummage/moves_text.hpp"

#include <algorithm>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::games::rummage {
namespace {

// The pieces between the separators.
std::vector<std::string_view> pieces_of(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    pieces.push_back(text.substr(0, text.find(separator)));
    if (pieces.back().size() == text.size()) return pieces;
    text.remove_prefix(pieces.back().size() + 1);
  }
}

std::string set_text(const cards::BagPack& pack, const Bag& set) {
  std::string text;
  const cards::CardBag cards = set.cards();
  for (const Card card : cards.kinds())
    for (int copy = 0; copy < cards.count(card); ++copy)
      text += base::str(text.empty() ? "" : ".", cards::card_text(pack.pack, card));
  return text;
}

}  // namespace

std::string move_text(const cards::BagPack& pack, const Move& move) {
  std::string text = cards::card_text(pack.pack, move.card);
  std::string jokers;
  char separator = '+';
  const auto add = [&](const std::string& set) {
    text += separator + set;
    separator = ',';
  };
  for (const Bag& set : sets_of(move)) {
    if (set.count(kJokers) > 0) {
      jokers = set_text(pack, set);
    } else {
      add(set_text(pack, set));
    }
  }
  if (!jokers.empty()) add(jokers);
  return text;
}

absl::StatusOr<Move> read_move(const cards::BagPack& pack, std::string_view text) {
  const std::size_t plus = text.find('+');
  const auto card = cards::parse_card(pack.pack, text.substr(0, plus));
  if (!card.ok()) return card.status();
  std::vector<Bag> sets;
  if (plus != std::string_view::npos) {
    for (const std::string_view set : pieces_of(text.substr(plus + 1), ',')) {
      cards::CardBag bag;
      for (const std::string_view piece : pieces_of(set, '.')) {
        const auto one = cards::parse_card(pack.pack, piece);
        if (!one.ok()) return one.status();
        if (bag.count(*one) == pack.copies(*one))
          return base::invalid("found ", piece, " once too often in ", base::quoted(set), ", expected ",
                               pack.copies(*one), " at most");
        bag.add(*one);
      }
      sets.emplace_back(bag);
    }
  }
  const auto move = make_move(*card, sets);
  if (!move)
    return base::invalid("found ", base::quoted(text),
                         ", expected sets of three or more cards of one rank, of Jokers and Twos exactly three");
  return *move;
}

bool listed_before(const cards::BagPack& pack, const Move& a, const Move& b) {
  if (suit_of(a.card) != suit_of(b.card)) return suit_of(a.card) < suit_of(b.card);
  if (a.card != b.card) return a.card > b.card;
  const std::string one = move_text(pack, a);
  const std::string other = move_text(pack, b);
  return one.size() != other.size() ? one.size() < other.size() : one < other;
}

}  // namespace ouverte::games::rummage
