#include <algorithm>
#include <optional>

#include "solver/tutor/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using Moves = std::vector<std::string>;

// The card of a move: what stands before its melds.
std::string card_of(const std::string& move) { return move.substr(0, move.find('+')); }

class MeldFacts {
 public:
  explicit MeldFacts(const FactCase& at) : at_(at) {}

  void add_to(std::vector<Fact>& facts) const {
    const std::string& played = at_.refutation.move;
    const auto takes = [&](const std::string& move) { return takes_it(move); };
    if (!takes_it(played) && std::ranges::all_of(at_.keep, takes))
      facts.push_back({.kind = FactKind::kHadToMatch, .moves = {played}, .right = at_.keep});
    if (takes_it(played) && std::ranges::none_of(at_.keep, takes))
      facts.push_back({.kind = FactKind::kHadToDuck, .moves = {played}, .right = at_.keep});
    const auto same_card = [&](const std::string& move) { return takes_it(move) && card_of(move) == card_of(played); };
    if (takes_it(played) && std::ranges::all_of(at_.keep, same_card))
      facts.push_back({.kind = FactKind::kOtherMelds, .moves = {played}, .right = at_.keep});
    if (next_can_take(played) &&
        std::ranges::none_of(at_.keep, [&](const std::string& move) { return next_can_take(move); }))
      facts.push_back({.kind = FactKind::kFeeds,
                       .moves = {played},
                       .seat = after(at_.before, played)->to_move(),
                       .right = at_.keep});
    const auto breaks = [&](const std::string& move) { return breaks_a_set(move); };
    if (breaks_a_set(played) && std::ranges::none_of(at_.keep, breaks))
      facts.push_back({.kind = FactKind::kBreaksASet, .moves = {played}, .right = at_.keep});
  }

 private:
  // Whether a move takes the trick: its card is then alone on the table.
  [[nodiscard]] bool takes_it(const std::string& move) const {
    return !at_.setup.table.empty() && after(at_.before, move)->setup().table.size() == 1;
  }
  // Whether the next player can.
  [[nodiscard]] bool next_can_take(const std::string& move) const {
    const auto now = after(at_.before, move);
    if (now->over() || now->setup().table.empty()) return false;
    return std::ranges::any_of(now->moves(),
                               [&](const std::string& reply) { return after(*now, reply)->setup().table.size() == 1; });
  }
  [[nodiscard]] bool breaks_a_set(const std::string& move) const {
    return move.find('+') == std::string::npos && of_rank(move) == 3 && !takes_it(move);
  }
  // Cards of the rank of a move's card in the mover's hand.
  [[nodiscard]] std::ptrdiff_t of_rank(const std::string& move) const {
    for (const auto& [seat, hand] : at_.setup.hands)
      if (seat == at_.refutation.seat) return std::ranges::count(hand, suit_of(move) == '*' ? '*' : move[1]);
    return 0;
  }

  const FactCase& at_;
};

}  // namespace

void add_facts_of_melds(const FactCase& at, std::vector<Fact>& facts) { MeldFacts(at).add_to(facts); }

}  // namespace ouverte::tutor
