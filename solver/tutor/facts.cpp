#include "solver/tutor/facts.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace ouverte::tutor {
namespace {

using games::Position;
using Moves = std::vector<std::string>;

// 'S', 'H', 'D', 'C'; anything else is of the fifth suit.
char suit_of(std::string_view move) {
  const bool plain = move.size() == 2 && std::string_view("SHDC").find(move[0]) != std::string_view::npos;
  return plain ? move[0] : '*';
}

bool has(const Moves& moves, const std::string& move) { return std::ranges::find(moves, move) != moves.end(); }

std::unique_ptr<Position> after(const Position& at, const std::string& move) {
  auto next = at.clone();
  next->play(move).IgnoreError();  // a legal one
  return next;
}

// Finds what holds of one move. Every function gives a fact, or nothing.
class FactFinder {
 public:
  FactFinder(const games::Entry& game, const Position& before, const Refutation& refutation, games::Solver& solver)
      : game_(game), before_(before), refutation_(refutation), solver_(solver), setup_(before.setup()) {}

  std::vector<Fact> find() {
    const games::Solution solution = solver_.solve(before_, {.every_move = true});
    if (solution.stopped || !before_.lists_every_move()) return {};
    for (const auto& [move, value] : solution.moves) {
      legal_.push_back(move);
      if (!settled(refutation_.claim, value)) keep_.push_back(move);
    }
    if (keep_.empty() || !has(legal_, refutation_.move)) return {};
    std::vector<Fact> facts;
    const auto add = [&facts](std::optional<Fact> fact) {
      if (fact) facts.push_back(*std::move(fact));
    };
    if (game_.plays_in_rows()) {
      if (!refutation_.move.starts_with('>')) add(about_the_trick());  // a trick that is given away is over
      add(thrown_in());
    } else {
      add(feeds());
      add(breaks_a_set());
    }
    add(about_suits());
    add(only_move());
    return facts;
  }

 private:
  [[nodiscard]] bool leads() const { return setup_.table.empty(); }

  std::optional<Fact> only_move() const {
    const auto classes = before_.classes();
    if (classes.size() < 2) return std::nullopt;
    for (const Moves& together : classes)
      if (has(together, keep_.front()) &&
          std::ranges::all_of(keep_, [&](const std::string& move) { return has(together, move); }))
        return Fact{.kind = FactKind::kOnlyMove, .moves = keep_, .seat = ""};
    return std::nullopt;
  }

  // Where suits can be chosen among.
  std::optional<Fact> about_suits() const {
    std::set<char> legal;
    std::set<char> keeping;
    std::set<char> costing;
    for (const std::string& move : legal_) {
      legal.insert(suit_of(move));
      (has(keep_, move) ? keeping : costing).insert(suit_of(move));
    }
    if (legal.size() < 2 || !game_.plays_in_rows()) return std::nullopt;
    if (costing.size() == 1 && !keeping.contains(*costing.begin())) {
      Moves spared;
      for (const std::string& move : legal_)
        if (suit_of(move) == *costing.begin()) spared.push_back(move);
      return Fact{
          .kind = leads() ? FactKind::kSuitToAvoid : FactKind::kSuitToHold, .moves = std::move(spared), .seat = ""};
    }
    if (keeping.size() == 1 && !costing.contains(*keeping.begin()) && keep_.size() > 1)
      return Fact{.kind = FactKind::kSuitToPlay, .moves = keep_, .seat = ""};
    return std::nullopt;
  }

  // The seats that may come to take the trick in progress after a move, over all plays to it.
  std::set<std::string> takers(const std::string& move) const {
    std::set<std::string> seats;
    const auto won_before = setup_.won;
    const auto look = [&](const auto& self, const Position& at) -> void {
      const games::Setup now = at.setup();
      if (now.won != won_before) {
        for (std::size_t i = 0; now.won && won_before && i < now.won->size(); ++i)
          if ((*now.won)[i].second != (*won_before)[i].second) seats.insert((*now.won)[i].first);
        return;
      }
      for (const Moves& together : at.classes()) self(self, *after(at, together.front()));
    };
    look(look, *after(before_, move));
    return seats;
  }

  [[nodiscard]] bool on_movers_side(const std::string& seat) const {
    return seat == refutation_.seat || (sides_.contains(seat) && sides_.at(seat) == before_.maximises());
  }

  // Whose side each seat is on, from what it wants when it is its turn in a line of play.
  void learn_sides() {
    for (auto at = before_.clone(); !at->over();) {
      sides_.emplace(at->to_move(), at->maximises());
      at = after(*at, at->moves().front());
    }
  }

  enum class Taken { kMover, kPartner, kSide, kOthers, kOpen };
  Taken taken(const std::string& move) const {
    const std::set<std::string> seats = takers(move);
    if (seats.size() == 1 && *seats.begin() == refutation_.seat) return Taken::kMover;
    if (seats.size() == 1 && on_movers_side(*seats.begin())) return Taken::kPartner;
    const auto mine = std::ranges::count_if(seats, [&](const std::string& seat) { return on_movers_side(seat); });
    if (seats.empty()) return Taken::kOpen;
    return mine == std::ssize(seats) ? Taken::kSide : mine == 0 ? Taken::kOthers : Taken::kOpen;
  }

  std::optional<Fact> about_the_trick() {
    learn_sides();
    const Taken mine = taken(refutation_.move);
    const auto all_keeping = [&](const auto& test) { return std::ranges::all_of(keep_, test); };
    const auto ours = [&](const std::string& move) {
      const Taken by = taken(move);
      return by == Taken::kMover || by == Taken::kPartner || by == Taken::kSide;
    };
    if (leads() && mine != Taken::kMover &&
        all_keeping([&](const std::string& move) { return taken(move) == Taken::kMover; }))
      return Fact{.kind = FactKind::kHadToCash, .moves = keep_, .seat = ""};
    if (mine == Taken::kOthers && all_keeping(ours))
      return Fact{.kind = FactKind::kHadToTake, .moves = keep_, .seat = ""};
    if (mine == Taken::kMover && all_keeping([&](const std::string& move) { return taken(move) == Taken::kOthers; }))
      return Fact{.kind = FactKind::kHadToLetGo, .moves = keep_, .seat = ""};
    if (mine == Taken::kPartner && all_keeping([&](const std::string& move) { return taken(move) == Taken::kMover; }))
      return Fact{.kind = FactKind::kHadToOvertake, .moves = keep_, .seat = refutation_.seat};
    if (mine == Taken::kMover && all_keeping([&](const std::string& move) { return taken(move) == Taken::kPartner; }))
      return Fact{.kind = FactKind::kHadToLeave, .moves = keep_, .seat = *takers(keep_.front()).begin()};
    if (mine == Taken::kOthers && all_keeping([&](const std::string& move) { return taken(move) != Taken::kOthers; }))
      return Fact{.kind = FactKind::kGivesTheTrick, .moves = {refutation_.move}, .seat = ""};
    return leads() ? std::nullopt : high_or_low();
  }

  // Moves are listed from the highest card of a suit down.
  std::optional<Fact> high_or_low() const {
    const char suit = suit_of(refutation_.move);
    if (suit == '*' || suit != suit_of(setup_.table.front())) return std::nullopt;
    const std::set<std::string> taker = takers(refutation_.move);
    if (taker.size() != 1) return std::nullopt;
    const auto place = [&](const std::string& move) { return std::ranges::find(legal_, move) - legal_.begin(); };
    bool higher = true;
    bool lower = true;
    for (const std::string& move : keep_) {
      if (takers(move) != taker) return std::nullopt;
      higher = higher && place(move) < place(refutation_.move);
      lower = lower && place(move) > place(refutation_.move);
    }
    if (!higher && !lower) return std::nullopt;
    return Fact{
        .kind = higher ? FactKind::kHadToPlayHigh : FactKind::kHadToPlayLow, .moves = keep_, .seat = *taker.begin()};
  }

  // The same position with another seat on lead, if the rules allow it.
  std::optional<Fact> thrown_in() {
    const auto now = after(before_, refutation_.move);
    games::Setup setup = now->setup();
    if (now->over() || !setup.table.empty() || now->maximises() != before_.maximises()) return std::nullopt;
    const std::string leader = now->to_move();
    for (const auto& [seat, hand] : now->setup().hands) {
      if (seat == leader) continue;
      setup.leader = seat;
      const auto altered = game_.position(setup);
      if (!altered.ok() || (*altered)->to_move() != seat) return std::nullopt;
      const search::Interval value = solver_.solve(**altered, {}).value;
      if (!value.exact() || settled(refutation_.claim, value)) return std::nullopt;
    }
    return Fact{.kind = FactKind::kThrownIn, .moves = {}, .seat = leader};
  }

  // Whether the next player can take the trick: his card is then alone on the table.
  [[nodiscard]] bool next_can_take(const std::string& move) const {
    const auto now = after(before_, move);
    if (now->over() || now->setup().table.empty()) return false;
    const Moves replies = now->moves();
    return std::ranges::any_of(replies,
                               [&](const std::string& reply) { return after(*now, reply)->setup().table.size() == 1; });
  }
  std::optional<Fact> feeds() const {
    if (!next_can_take(refutation_.move) ||
        std::ranges::any_of(keep_, [&](const std::string& move) { return next_can_take(move); }))
      return std::nullopt;
    return Fact{.kind = FactKind::kFeeds, .moves = keep_, .seat = after(before_, refutation_.move)->to_move()};
  }

  // Cards of the rank of a move's card in the mover's hand.
  [[nodiscard]] std::ptrdiff_t of_rank(const std::string& move) const {
    for (const auto& [seat, hand] : setup_.hands)
      if (seat == refutation_.seat) return std::ranges::count(hand, suit_of(move) == '*' ? '*' : move[1]);
    return 0;
  }
  std::optional<Fact> breaks_a_set() const {
    const auto breaks = [&](const std::string& move) {
      return move.find('+') == std::string::npos && of_rank(move) == 3 && !takes_it(move);
    };
    if (!breaks(refutation_.move) || std::ranges::any_of(keep_, breaks)) return std::nullopt;
    return Fact{.kind = FactKind::kBreaksASet, .moves = {refutation_.move}, .seat = ""};
  }
  [[nodiscard]] bool takes_it(const std::string& move) const {
    return !setup_.table.empty() && after(before_, move)->setup().table.size() == 1;
  }

  const games::Entry& game_;
  const Position& before_;
  const Refutation& refutation_;
  games::Solver& solver_;
  games::Setup setup_;
  Moves legal_;
  Moves keep_;
  std::map<std::string, bool> sides_;  // whether a seat maximises
};

}  // namespace

std::vector<Fact> facts_of(const games::Entry& game, const Position& before, const Refutation& refutation,
                           games::Solver& solver) {
  return FactFinder(game, before, refutation, solver).find();
}

}  // namespace ouverte::tutor
