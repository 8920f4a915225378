// Squeezes, by what they mean rather than by their look: an opponent who is not on lead has to throw a card, of two
// suits or more, and whatever he throws the task is kept; but not by one plan. A plan says what the side of the task
// plays to what it has seen since, and does not look at the card thrown. That no plan beats two discards of different
// suits is shown by trying all of them against the two deals at once.
#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "puzzles/compose/theme_tests.hpp"
#include "puzzles/solve/keeping.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using Deals = std::vector<std::unique_ptr<Position>>;  // one, or two in which all has gone the same since

constexpr int kMostTries = 4000;

class Plans {
 public:
  explicit Plans(const Turn& turn) : turn_(turn) {}

  // Whether one plan keeps the task in both deals. True when it was not seen in so many tries.
  bool one_beats_all(const Deals& deals) {
    if (++tries_ > kMostTries) return true;
    for (const auto& deal : deals)
      if (!turn_.keeps(*deal)) return false;
    if (deals.size() < 2 || deals.front()->over()) return true;
    std::set<std::string> moves;
    for (const auto& deal : deals) std::ranges::copy(deal->moves(), std::inserter(moves, moves.end()));
    const auto go_on = [&](const std::string& move) { return one_beats_all(after_in_all(deals, move)); };
    const bool ours = solvers_turn(turn_.task(), *deals.front());
    return ours ? std::ranges::any_of(moves, go_on) : std::ranges::all_of(moves, go_on);
  }

 private:
  // A move of the other side that only one deal allows tells them apart.
  static Deals after_in_all(const Deals& deals, const std::string& move) {
    Deals next;
    for (const auto& deal : deals) {
      const Moves legal = deal->moves();
      if (std::ranges::find(legal, move) != legal.end()) next.push_back(after(*deal, move));
    }
    return next;
  }

  const Turn& turn_;
  int tries_ = 0;
};

// Whether the seat to move, an opponent who cannot follow, is squeezed there.
bool squeezed(const Turn& turn, const Position& at, char led) {
  std::vector<std::string> discards;
  for (const Moves& together : at.classes()) discards.push_back(together.front());
  for (const std::string& discard : discards)
    if (suit_of(discard) == led) return false;
  for (std::size_t i = 0; i < discards.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (suit_of(discards[i]) == suit_of(discards[j])) continue;
      Deals both;
      both.push_back(after(at, discards[i]));
      both.push_back(after(at, discards[j]));
      if (!Plans(turn).one_beats_all(both)) return true;
    }
  return false;
}

}  // namespace

bool shows_squeeze(const Turn& turn) {
  auto at = after(turn.at(), turn.key());
  while (!at->over()) {
    const games::Setup now = at->setup();
    if (now.table.empty() || now.won != turn.setup().won) return false;  // the trick of the key is over
    const auto classes = at->classes();
    if (!solvers_turn(turn.task(), *at)) {
      if (squeezed(turn, *at, suit_of(now.table.front()))) return true;
      at = after(*at, classes.front().front());
      continue;
    }
    const auto kept =
        std::ranges::find_if(classes, [&](const Moves& together) { return turn.keeps(*after(*at, together.front())); });
    if (kept == classes.end()) return false;
    at = after(*at, kept->front());
  }
  return false;
}

}  // namespace ouverte::puzzles
