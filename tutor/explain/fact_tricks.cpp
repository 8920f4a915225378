#include <algorithm>
#include <optional>
#include <set>

#include "solver/base/status.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/causes/seating.hpp"
#include "tutor/explain/fact_parts.hpp"
#include "tutor/explain/second_highest.hpp"
#include "tutor/explain/spoken.hpp"

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
    const auto all_taken_by = [&](Taken by) {
      return all_keeping([&](const std::string& move) { return taken(move) == by; });
    };
    const auto fact = [&](FactKind kind, std::string seat = "") {
      return Fact{.kind = kind, .moves = {at_.refutation.move}, .seat = std::move(seat), .right = at_.keep};
    };
    const auto ruffs = [&](const std::string& move) { return ruffs_with(move); };
    // Of several right moves, some of which leave the trick to a partner, those are said that take it.
    const auto say_the_takers = [&](Fact& order) {
      std::ranges::copy_if(at_.keep, std::back_inserter(order.said),
                           [&](const std::string& move) { return taken(move) == Taken::kMover; });
    };
    const bool cashed = mine != Taken::kMover && all_taken_by(Taken::kMover);
    if (at_.leads() && cashed) return fact(FactKind::kHadToCash);
    if (at_.leads() && !side_takes(mine) && all_keeping(ours)) {
      Fact win = fact(FactKind::kHadToWin, taker_of_all());
      if (win.seat.empty()) {
        say_the_takers(win);
        if (!win.said.empty()) win.seat = at_.refutation.seat;
      }
      return win;
    }
    const bool surely = !at_.leads() && mine == Taken::kOpen && all_taken_by(Taken::kMover);
    if (surely || (mine == Taken::kOthers && all_keeping(ours))) {
      Fact take = fact(FactKind::kHadToTake, all_taken_by(Taken::kPartner) ? taker_of_all() : "");
      if (take.seat.empty()) say_the_takers(take);
      return take;
    }
    if (!at_.leads() && ruffs(at_.refutation.move) && std::ranges::none_of(at_.keep, ruffs) &&
        !all_taken_by(Taken::kPartner))
      return fact(FactKind::kHadNotToRuff);
    if (side_takes(mine) && all_taken_by(Taken::kOthers))
      return at_.leads() ? fact(FactKind::kHadToGiveUp, taker_of_all()) : fact(FactKind::kHadToLetGo);
    if (mine == Taken::kPartner && all_taken_by(Taken::kMover)) {
      const std::string partner = *takers(at_.refutation.move).begin();
      return has_played(partner) ? fact(FactKind::kHadToOvertake, partner) : fact(FactKind::kHadToTake);
    }
    if (mine == Taken::kMover && all_taken_by(Taken::kPartner))
      return fact(at_.leads() ? FactKind::kHadToCross : FactKind::kHadToLeave, *takers(at_.keep.front()).begin());
    if (!at_.leads() && !ruffs(at_.refutation.move) && all_keeping(ruffs)) return fact(FactKind::kHadToRuff);
    if (!at_.leads() && mine == Taken::kOthers &&
        all_keeping([&](const std::string& move) { return taken(move) != Taken::kOthers; }))
      return fact(FactKind::kGivesTheTrick);
    return at_.leads() ? std::nullopt : high_or_low();
  }

  // This move throws a seat of the mover's own side in.
  std::optional<Fact> thrown_in() const {
    const auto in = thrown_in_by(at_.refutation.move, true);
    if (!in) return std::nullopt;
    // That the partner should take this trick is said where every right move leaves it to him.
    const auto leaves_it = [&](const std::string& move) { return takers(move) == std::set<std::string>{in->instead}; };
    if (!in->instead.empty() && !std::ranges::all_of(at_.keep, leaves_it)) return std::nullopt;
    return Fact{.kind = FactKind::kThrownIn, .moves = {at_.refutation.move}, .seat = in->seat, .words = in->instead};
  }
  // Every right move throws the same seat of the other side in. Of leads a few are tried, and one is enough.
  std::optional<Fact> throw_in_missed() const {
    std::optional<ThrownIn> in;
    Moves right;
    for (const std::string& move : at_.leads() ? first_of_classes(at_) : at_.keep) {
      auto one = thrown_in_by(move, false);
      if (one && (!in || one->seat == in->seat)) {
        in = std::move(one);
        right.push_back(move);
      } else if (!at_.leads()) {
        return std::nullopt;
      }
    }
    // Who takes this trick in any case is not thrown in.
    if (!in || takers(at_.refutation.move) == std::set<std::string>{in->seat}) return std::nullopt;
    return Fact{.kind = FactKind::kThrowInMissed,
                .moves = {},
                .seat = in->seat,
                .right = std::move(right),
                .words = in->instead};
  }

 private:
  struct ThrownIn {
    std::string seat;
    std::string instead;  // those of its side who would do better on lead; none: anyone
  };

  // After the move the lead to the next trick falls to one seat of a side, and had another one of that side taken the
  // trick (or, where it is alone, were anyone else to lead), if the rules allow it, that side would reach what it does
  // not now.
  std::optional<ThrownIn> thrown_in_by(const std::string& move, bool mine) const {
    if (move.starts_with('>')) return std::nullopt;  // that is no throw-in
    const std::vector<std::unique_ptr<Position>> ends = next_tricks(after(at_.before, move));
    if (ends.empty() || ends.size() > kMostEnds) return std::nullopt;
    ThrownIn in{.seat = ends.front()->to_move(), .instead = {}};
    const auto its_side = [&](const std::string& seat) { return seat != in.seat && at_.ours(seat) == mine; };
    for (const auto& [seat, hand] : at_.setup.hands)
      if (its_side(seat)) in.instead += base::str(in.instead.empty() ? "" : " or ", seat);
    for (const auto& end : ends) {
      if (end->over() || end->to_move() != in.seat || at_.ours(in.seat) != mine) return std::nullopt;
      for (const auto& [seat, hand] : end->setup().hands) {
        if (seat == in.seat || !(in.instead.empty() || its_side(seat) || !mine)) continue;
        const auto altered = at_.game.position(led_by(seat, end->setup(), its_side(seat)));
        if (!altered.ok() || (*altered)->to_move() != seat) return std::nullopt;
        if (holds(at_.refutation.claim, **altered, solver()) != !mine) return std::nullopt;
        if (its_side(seat) && number_matters(in.seat, (*altered)->setup(), mine)) return std::nullopt;
      }
    }
    return in;
  }

  // With another seat to lead, which then has taken the last trick if it is of the side that has.
  static games::Setup led_by(const std::string& seat, games::Setup setup, bool same_side) {
    if (setup.won && same_side)
      for (auto& [each, tricks] : *setup.won) tricks += each == seat ? 1 : each == setup.leader ? -1 : 0;
    setup.leader = seat;
    return setup;
  }

  // Whether it is not the lead that counts, but who has how many tricks: it comes out the same if the seat thrown in
  // leads all the same.
  bool number_matters(const std::string& seat, games::Setup setup, bool mine) const {
    setup.leader = seat;
    const auto led = at_.game.position(setup);
    return led.ok() && holds(at_.refutation.claim, **led, solver()) != mine;
  }

  static constexpr std::size_t kMostEnds = 30;  // of a trick, looked at with every other seat on lead

  // The positions in which the next trick begins, over all plays to the one in progress.
  static std::vector<std::unique_ptr<Position>> next_tricks(std::unique_ptr<Position> at) {
    std::vector<std::unique_ptr<Position>> ends;
    if (at->over() || at->table_empty()) {
      ends.push_back(std::move(at));
      return ends;
    }
    for (const Moves& together : at->classes()) {
      for (auto& end : next_tricks(after(*at, together.front()))) ends.push_back(std::move(end));
      if (ends.size() > kMostEnds) break;
    }
    return ends;
  }

  bool has_played(const std::string& seat) const {
    return place_in_trick(at_.game, at_.setup, seat) < at_.setup.table.size();
  }

  // Not following, it may take the trick.
  bool ruffs_with(const std::string& move) const {
    return suit_of(move) != '*' && suit_of(move) != suit_of(at_.setup.table.front()) &&
           takers(move).contains(at_.refutation.seat);
  }

  // The one seat that takes the trick after every right move, or "".
  std::string taker_of_all() const {
    std::set<std::string> seats;
    for (const std::string& move : at_.keep) seats.merge(takers(move));
    return seats.size() == 1 ? *seats.begin() : "";
  }

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

  // Cards of the same suit, or trumps that have numbers and count alike.
  std::optional<Fact> high_or_low() const {
    const std::set<std::string> taker = takers(at_.refutation.move);
    if (taker.size() != 1) return std::nullopt;
    bool higher = true;
    bool lower = true;
    for (const std::string& move : at_.keep) {
      higher = higher && is_higher(move, at_.refutation.move);
      lower = lower && is_higher(at_.refutation.move, move);
      const bool alike = is_of_a_suit(move) || *taker.begin() == at_.refutation.seat ||
                         count_alike(at_.game, at_.setup, move, at_.refutation.move);
      if ((!higher && !lower) || !alike || takers(move) != taker) return std::nullopt;
    }
    if (!higher && !lower) return std::nullopt;
    const bool cheaper =
        lower && *taker.begin() == at_.refutation.seat && second_highest_after(at_.before, at_.keep.front()).empty();
    if (auto fact = cheaper ? finesse() : std::nullopt) return fact;
    return Fact{.kind = higher ? FactKind::kHadToPlayHigh : FactKind::kHadToPlayLow,
                .moves = {at_.refutation.move},
                .seat = *taker.begin(),
                .right = at_.keep};
  }

  // An honour of the other side that lies between this card and the right ones. Ranks are those of every pack down to
  // the knave.
  std::optional<Fact> finesse() const {
    constexpr std::string_view kHonours = "AKQJ";
    const auto rank = [&](char letter) { return std::min(kHonours.find(letter), kHonours.size()); };
    const char suit = suit_of(at_.refutation.move);
    if (suit == '*' || suit_of(at_.setup.table.front()) != suit) return std::nullopt;  // a ruff is none
    for (const auto& [seat, hand] : at_.setup.hands) {
      if (at_.ours(seat)) continue;
      for (const char letter : in_suit(hand, suit)) {
        const auto below = [&](const std::string& move) { return rank(letter) < rank(move[1]); };
        if (rank(at_.refutation.move[1]) < rank(letter) && rank(letter) < kHonours.size() &&
            std::ranges::all_of(at_.keep, below))
          return Fact{
              .kind = FactKind::kFinesse, .moves = {std::string{suit, letter}}, .seat = seat, .right = at_.keep};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] games::Solver& solver() const {
    if (solver_ == nullptr) solver_ = limited_solver(at_.game);
    return *solver_;
  }

  const FactCase& at_;
  mutable std::unique_ptr<games::Solver> solver_;  // made when it is first needed
};

}  // namespace

void add_facts_of_the_trick(const FactCase& at, std::vector<Fact>& facts) {
  const TrickFacts finder(at);
  // A trick that is given away is over.
  if (!at.refutation.move.starts_with('>'))
    if (auto fact = finder.about_the_trick()) facts.push_back(with_second_highest(at, *std::move(fact)));
  if (auto fact = finder.thrown_in()) facts.push_back(*std::move(fact));
  if (auto fact = finder.throw_in_missed()) facts.push_back(*std::move(fact));
}

}  // namespace ouverte::tutor
