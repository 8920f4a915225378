#include <algorithm>
#include <optional>
#include <set>

#include "solver/tutor/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using Moves = std::vector<std::string>;

enum class Taken { kMover, kPartner, kSide, kOthers, kOpen };

class TrickFacts {
 public:
  explicit TrickFacts(const FactCase& at) : at_(at) {}

  std::optional<Fact> about_the_trick() const {
    const Taken mine = taken(at_.refutation.move);
    const auto all_keeping = [&](const auto& test) { return std::ranges::all_of(at_.keep, test); };
    const auto side_takes = [](Taken by) { return by == Taken::kMover || by == Taken::kPartner || by == Taken::kSide; };
    const auto ours = [&](const std::string& move) { return side_takes(taken(move)); };
    const auto movers = [&](const std::string& move) { return taken(move) == Taken::kMover; };
    const bool cashed = mine != Taken::kMover && all_keeping(movers);
    if (at_.leads() && (cashed || (!side_takes(mine) && all_keeping(ours))))
      return Fact{.kind = FactKind::kHadToCash, .moves = at_.keep};
    if (mine == Taken::kOthers && all_keeping(ours)) return Fact{.kind = FactKind::kHadToTake, .moves = at_.keep};
    if (side_takes(mine) && all_keeping([&](const std::string& move) { return taken(move) == Taken::kOthers; }))
      return Fact{.kind = FactKind::kHadToLetGo, .moves = at_.keep};
    if (mine == Taken::kPartner && all_keeping(movers))
      return Fact{.kind = FactKind::kHadToOvertake, .moves = at_.keep, .seat = at_.refutation.seat};
    if (mine == Taken::kMover && all_keeping([&](const std::string& move) { return taken(move) == Taken::kPartner; }))
      return Fact{.kind = FactKind::kHadToLeave, .moves = at_.keep, .seat = *takers(at_.keep.front()).begin()};
    if (mine == Taken::kOthers && all_keeping([&](const std::string& move) { return taken(move) != Taken::kOthers; }))
      return Fact{.kind = FactKind::kGivesTheTrick, .moves = {at_.refutation.move}};
    return at_.leads() ? std::nullopt : high_or_low();
  }

  // The same position with another seat on lead, if the rules allow it.
  std::optional<Fact> thrown_in() const {
    const auto now = after(at_.before, at_.refutation.move);
    games::Setup setup = now->setup();
    if (now->over() || !setup.table.empty() || now->maximises() != at_.before.maximises()) return std::nullopt;
    const std::string leader = now->to_move();
    for (const auto& [seat, hand] : now->setup().hands) {
      if (seat == leader) continue;
      setup.leader = seat;
      const auto altered = at_.game.position(setup);
      if (!altered.ok() || (*altered)->to_move() != seat) return std::nullopt;
      const search::Interval value = at_.solver.solve(**altered, {}).value;
      if (!value.exact() || settled(at_.refutation.claim, value)) return std::nullopt;
    }
    return Fact{.kind = FactKind::kThrownIn, .moves = {}, .seat = leader};
  }

 private:
  // The seats that may come to take the trick in progress after a move, over all plays to it.
  std::set<std::string> takers(const std::string& move) const {
    std::set<std::string> seats;
    const auto won_before = at_.setup.won;
    const auto look = [&](const auto& self, const Position& at) -> void {
      const games::Setup now = at.setup();
      if (now.won != won_before) {
        for (std::size_t i = 0; now.won && won_before && i < now.won->size(); ++i)
          if ((*now.won)[i].second != (*won_before)[i].second) seats.insert((*now.won)[i].first);
        return;
      }
      for (const Moves& together : at.classes()) self(self, *after(at, together.front()));
    };
    look(look, *after(at_.before, move));
    return seats;
  }

  Taken taken(const std::string& move) const {
    const std::set<std::string> seats = takers(move);
    if (seats.size() == 1 && *seats.begin() == at_.refutation.seat) return Taken::kMover;
    if (seats.size() == 1 && at_.ours(*seats.begin())) return Taken::kPartner;
    const auto mine = std::ranges::count_if(seats, [&](const std::string& seat) { return at_.ours(seat); });
    if (seats.empty()) return Taken::kOpen;
    return mine == std::ssize(seats) ? Taken::kSide : mine == 0 ? Taken::kOthers : Taken::kOpen;
  }

  // Moves are listed from the highest card of a suit down.
  std::optional<Fact> high_or_low() const {
    const char suit = suit_of(at_.refutation.move);
    if (suit == '*') return std::nullopt;
    const std::set<std::string> taker = takers(at_.refutation.move);
    if (taker.size() != 1) return std::nullopt;
    const auto place = [&](const std::string& move) { return std::ranges::find(at_.legal, move) - at_.legal.begin(); };
    bool higher = true;
    bool lower = true;
    for (const std::string& move : at_.keep) {
      if (suit_of(move) != suit || takers(move) != taker) return std::nullopt;
      higher = higher && place(move) < place(at_.refutation.move);
      lower = lower && place(move) > place(at_.refutation.move);
    }
    if (!higher && !lower) return std::nullopt;
    return Fact{
        .kind = higher ? FactKind::kHadToPlayHigh : FactKind::kHadToPlayLow, .moves = at_.keep, .seat = *taker.begin()};
  }

  const FactCase& at_;
};

}  // namespace

void add_facts_of_the_trick(const FactCase& at, std::vector<Fact>& facts) {
  const TrickFacts finder(at);
  // A trick that is given away is over.
  if (!at.refutation.move.starts_with('>'))
    if (auto fact = finder.about_the_trick()) facts.push_back(*std::move(fact));
  if (auto fact = finder.thrown_in()) facts.push_back(*std::move(fact));
}

}  // namespace ouverte::tutor
