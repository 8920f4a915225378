#include "tutor/explain/second_highest.hpp"

#include <algorithm>
#include <set>

#include "solver/base/status.hpp"
#include "tutor/explain/causes/lines.hpp"

namespace ouverte::tutor {
namespace {

using base::str;
using games::Position;

// The cards that take the trick so, over all plays to it; "" for any other.
void add_takers(const Position& at, LineTrick trick, const std::string& move, std::set<std::string>& cards) {
  const auto then = games::after(at, move);
  trick.plays.push_back({at.to_move(), move});
  if (ends_trick(*then)) {
    close_trick(at, *then, trick);
    cards.insert(trick.place_of_taker().empty() ? "" : trick.card);
    return;
  }
  for (const auto& together : then->classes()) add_takers(*then, trick, together.front(), cards);
}

std::string suit_letter(const std::string& card) { return card.substr(0, 1); }

}  // namespace

std::string second_highest_after(const Position& before, const std::string& move) {
  std::set<std::string> cards;
  add_takers(before, trick_begun(before), move, cards);
  return cards.size() == 1 ? *cards.begin() : "";
}

Fact with_second_highest(const FactCase& at, Fact fact) {
  const std::string& move = at.refutation.move;
  const auto all_right = [&](const auto& test) {
    return std::ranges::all_of(at.keep, [&](const std::string& right) {
      const std::string card = second_highest_after(at.before, right);
      return !card.empty() && test(right, card);
    });
  };
  switch (fact.kind) {
    case FactKind::kHadToTake:
    case FactKind::kHadToOvertake: {
      const std::string suit = suit_letter(at.keep.front());
      if (all_right([&](const auto& right, const auto& card) { return right == card && suit_letter(card) == suit; }))
        fact.suit = suit;
      break;
    }
    case FactKind::kHadToLetGo:
    case FactKind::kHadToLeave:
      if (second_highest_after(at.before, move) == move) fact.suit = suit_letter(move);
      break;
    case FactKind::kHadToPlayHigh:
    case FactKind::kHadToPlayLow: {
      const std::string now = second_highest_after(at.before, move);
      if (fact.seat == at.refutation.seat || now.empty()) break;
      if (all_right([&](const auto&, const auto& card) { return suit_letter(card) == suit_letter(now); }))
        fact.suit = suit_letter(now);
      break;
    }
    default:
      break;
  }
  return fact;
}

std::string said_of_second_highest(const Fact& fact, std::string_view right, std::string_view played,
                                   std::string_view who, std::string_view suit) {
  if (fact.suit.empty()) return "";
  const std::string second = base::str("the second highest ", suit);
  switch (fact.kind) {
    case FactKind::kHadToTake:
      return str("Win the trick with ", second, ": play ", right, '.');
    case FactKind::kHadToOvertake:
      return str("Take the trick, not ", who, ", with ", second, ": play ", right, '.');
    case FactKind::kHadToLetGo:
      return str("Let the trick go: play ", right, "; ", played, " takes it as ", second, '.');
    case FactKind::kHadToLeave:
      return str("Leave the trick to ", who, ": play ", right, "; ", played, " takes it as ", second, '.');
    case FactKind::kHadToPlayHigh:
    case FactKind::kHadToPlayLow:
      return str(who, " takes the trick anyhow, with ", second, ": play ", right, ", not ", played, '.');
    default:
      return "";
  }
}

}  // namespace ouverte::tutor
