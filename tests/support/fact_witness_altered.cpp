// The part of the witness that alters the position.
#include <algorithm>

#include "tests/support/fact_witness.hpp"

namespace ouverte::support {

using games::Position;
using tutor::Fact;
using tutor::FactKind;

// Two cards of a suit in the hands of one side, the second with that seat.
std::unique_ptr<Position> FactWitness::exchanged(const std::string& high, const std::string& low, bool by_us,
                                                 const std::string& with_low) const {
  games::Setup setup = before_.setup();
  const std::size_t place = std::string("SHDC").find(high[0]);
  if (suit(high) != suit(low) || place == std::string::npos) return nullptr;
  int changed = 0;
  for (auto& [seat, hand] : setup.hands) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < place; ++i) begin = hand.find('.', begin) + 1;
    const std::size_t end = std::min(hand.find('.', begin), hand.size());
    for (std::size_t i = begin; i < end; ++i) {
      if (hand[i] != high[1] && hand[i] != low[1]) continue;
      if (wants_the_same(seat) != by_us || (hand[i] == low[1]) != (seat == with_low)) return nullptr;
      hand[i] = hand[i] == high[1] ? low[1] : high[1];
      ++changed;
    }
  }
  auto altered = game_.position(setup);
  return changed == 2 && altered.ok() ? *std::move(altered) : nullptr;
}

bool FactWitness::turns(const Fact& fact) const {
  const auto altered = exchanged(fact.moves[0], fact.moves[1], false, fact.seat);
  if (altered == nullptr || !keeps(*after(*altered, found_.move))) return false;
  if (fact.kind == FactKind::kEntryToAttack)
    return before_.setup().table.empty() && suit(found_.move) != suit(fact.moves[0]) && !fact.right.empty() &&
           all_right(fact, [&](auto& m) { return suit(m) == suit(fact.moves[0]); });
  return all_keep([&](auto& m) { return !keeps(*after(*altered, m)); });
}

bool FactWitness::builds_on(const Fact& fact) const {
  const auto altered = exchanged(fact.moves[0], fact.moves[1], true, found_.seat);
  return altered != nullptr && before_.setup().table.empty() && wants_the_same(fact.seat) &&
         all_right(fact, [&](auto& m) { return suit(m) == suit(fact.moves[0]) && !keeps(*after(*altered, m)); });
}

bool FactWitness::part(const Fact& fact) const {
  const bool wanted = before_.maximises();
  for (const games::Aspect& aspect : game_.aspects(before_)) {
    if (fact.words != (wanted ? aspect.missed : aspect.reached)) continue;
    const auto value = [&](const std::string& move) {
      const games::Solution found = solver_->solve(*after(*aspect.position, move), {});
      gave_up_ = gave_up_ || found.stopped;
      return found.value;
    };
    const search::Interval good = wanted ? search::Interval{1, 1} : search::Interval{0, 0};
    return value(found_.move) != good && all_keep([&](auto& m) { return value(m) == good; });
  }
  return false;
}

}  // namespace ouverte::support
