#include "app/requests/worth.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "app/requests/coach.hpp"
#include "app/requests/exchanged.hpp"
#include "app/requests/measures.hpp"
#include "app/requests/natural_bid.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/games/shared/spelling.hpp"

namespace ouverte::requests {
namespace {

using games::Game;
using games::Position;
using games::Setup;

constexpr int kFirstDeals = 16;  // of which the best is taken
constexpr int kPlayouts = 16;    // of a deal, at random, to tell how good it is
constexpr int kFailing = 4;      // of these, where a contract that is made can go wrong
constexpr int kExchanges = 8;    // tried for each that is made
constexpr int kMostSteps = 200;  // exchanges of a deal before another is dealt

absl::Status limit_reached(const base::Deadline& deadline) {
  return absl::ResourceExhaustedError(base::str(
      "worth: ", games::what_stopped(deadline, "the limit was reached (--time)"), " before a deal was found"));
}

// Finds a deal by changing another.
class DealSearch {
 public:
  DealSearch(const Game& game, Worth worth, Measures measures, base::Random& random, SolverKeeper& solvers)
      : game_(game),
        worth_(worth),
        measures_(std::move(measures)),
        random_(random),
        solver_(solvers.of(game)),
        seed_(random.next()) {}

  // The deal changed to one that fits; nothing where that takes too long.
  absl::StatusOr<std::optional<Setup>> from(Setup setup) {
    std::optional<int> before;
    Setup last;
    for (int step = 0; step < kMostSteps; ++step) {
      const auto lacking = compare(setup);
      if (!lacking) return limit_reached(solver_.deadline());
      if (*lacking == 0) return setup;
      const bool crossed = before && *before != *lacking;  // by one exchange
      if (crossed) return *lacking < 0 ? close_one(std::move(setup), std::move(last)) : close_one(last, setup);
      before = lacking;
      auto next = better(setup, *lacking);
      if (!next) return std::nullopt;  // no exchange helps
      last = std::exchange(setup, *std::move(next));
    }
    return std::nullopt;
  }

  // 0: the deal fits; 1: the declaring side needs more; -1: less; nothing: a limit struck. Where it is quickly proved
  // whether a contract is made, no deal is close by itself, but one that is an exchange away from the other side.
  std::optional<int> compare(const Setup& setup) {
    const Measure& fine = measures_.fine;
    if (worth_ != Worth::kClose || fine.objective != measures_.made.objective) {
      const auto made = at_least(setup, measures_.made, measures_.made.goal);
      if (!made) return std::nullopt;
      const bool fits = worth_ != Worth::kClose && *made == (worth_ == Worth::kMade);
      return fits ? 0 : *made ? -1 : 1;
    }
    const int more = fine.upwards ? 1 : -1;
    const auto high = at_least(setup, fine, fine.goal + fine.near);
    if (!high) return std::nullopt;
    if (*high) return -more;
    const auto low = at_least(setup, fine, fine.goal - fine.near);
    if (!low) return std::nullopt;
    return *low ? 0 : more;
  }

  // What random play brings the declaring side, more being better, in all playouts together. `position` is valued by
  // the fine measure.
  [[nodiscard]] long strength(const Position& position) const {
    base::Random random(seed_);
    long sum = 0;
    for (int playout = 0; playout < kPlayouts; ++playout) {
      const auto at = position.clone();
      play_at_random(*at, random);
      sum += at->over() ? at->value() : 0;
    }
    return measures_.fine.upwards ? sum : -sum;
  }

 private:
  // Of two deals an exchange apart one that is close; nothing where neither is.
  absl::StatusOr<std::optional<Setup>> close_one(Setup made, Setup lost) {
    const bool lost_first = random_.below(2) == 1;
    for (const bool is_made : {!lost_first, lost_first}) {
      Setup& setup = is_made ? made : lost;
      const auto close = is_close(setup, is_made);
      if (!close) return limit_reached(solver_.deadline());
      if (*close) return std::move(setup);
    }
    return std::nullopt;
  }

  // Near to the goal, where that is counted, and not made whatever is played.
  std::optional<bool> is_close(const Setup& setup, bool made) {
    if (made && !can_go_wrong(setup)) return false;
    const Measure& fine = measures_.fine;
    if (fine.reckoned) return true;
    const bool high = made == fine.upwards;  // the value reaches the goal of this measure
    const auto reaches = at_least(setup, fine, high ? fine.goal + fine.near : fine.goal - fine.near);
    return reaches ? std::optional(*reaches != high) : std::nullopt;
  }

  // Whether random play fails often enough.
  [[nodiscard]] bool can_go_wrong(const Setup& setup) const {
    const Measure& made = measures_.made;
    const auto start = valued(game_, setup, made.objective);
    if (start == nullptr) return false;
    base::Random random(seed_);
    int failed = 0;
    for (int playout = 0; playout < kPlayouts; ++playout) {
      const auto at = start->clone();
      play_at_random(*at, random);
      failed += at->over() && at->value() < made.goal ? 1 : 0;
    }
    return failed >= kFailing;
  }

  static void play_at_random(Position& at, base::Random& random) {
    while (!at.over()) {
      const std::vector<std::string> moves = at.moves();
      if (!at.play(moves[random.below(moves.size())]).ok()) return;
    }
  }

  // Proved by the solver, but for what holds of every deal.
  std::optional<bool> at_least(const Setup& setup, const Measure& measure, int value) {
    if (value <= measure.possible.lower) return true;
    if (value > measure.possible.upper) return false;
    const auto position = valued(game_, setup, measure.objective);
    return position == nullptr ? std::nullopt : solver_.reaches(*position, value);
  }

  // The deal after the best of some exchanges of a card of the declaring side's, in favour of that side (1) or the
  // other (-1); nothing where none is.
  std::optional<Setup> better(const Setup& setup, int favour) {
    const auto start = valued(game_, setup, measures_.fine.objective);
    if (start == nullptr) return std::nullopt;
    const std::string declaring = declaring_side(*start);
    if (declaring.empty() || declaring.size() == setup.hands.size()) return std::nullopt;
    long best = favour * strength(*start);
    std::optional<Setup> found;
    for (int tried = 0; tried < kExchanges || (!found && tried < kMostSteps); ++tried) {
      const auto [one, other] = two_seats(setup, declaring);
      Setup next = exchanged(setup, one, other, random_);
      const auto at = valued(game_, next, measures_.fine.objective);
      if (at == nullptr) continue;  // the contract rests on a card that is gone
      if (const long strength = favour * this->strength(*at); strength > best) {
        best = strength;
        found = std::move(next);
      }
    }
    return found;
  }

  [[nodiscard]] std::string declaring_side(const Position& start) const {
    const auto made = valued(game_, start.setup(), measures_.made.objective);
    std::string seats;
    const auto at = made == nullptr ? start.clone() : made->clone();
    for (std::size_t turns = 0; turns < game_.seats_at(at->setup()).size() && !at->over(); ++turns) {
      if (at->maximises()) seats += at->to_move();
      if (!at->play(at->moves().front()).ok()) break;
    }
    return seats;
  }

  // One of the declaring side, and one of the other.
  std::pair<std::string, std::string> two_seats(const Setup& setup, const std::string& declaring) {
    for (;;) {
      const std::string& one = setup.hands[random_.below(setup.hands.size())].first;
      const std::string& other = setup.hands[random_.below(setup.hands.size())].first;
      if (declaring.find(one) != std::string::npos && declaring.find(other) == std::string::npos) return {one, other};
    }
  }

  const Game& game_;
  Worth worth_;
  Measures measures_;
  base::Random& random_;
  games::Solver& solver_;
  const std::uint64_t seed_;  // of the playouts, the same for all deals that are compared
};

// A contract that people could type: under a name of the game's table, with seats and trumps where it takes them.
games::Contract random_contract(const Game& game, base::Random& random) {
  constexpr int kMostLevel = 7;
  constexpr std::array<std::string_view, 4> kSuits = {"S", "H", "D", "C"};
  const auto name = game.contracts()[random.below(game.contracts().size())].name;
  const std::size_t seats = game.seats().size();
  const std::size_t first = random.below(seats);
  const std::string_view seat = game.seats().substr(first, 1);
  const std::string_view partner = game.seats().substr((first + seats / 2) % seats, 1);
  const std::string_view suit = kSuits[random.below(kSuits.size())];
  const std::vector<std::string> texts = {base::str(random.below(kMostLevel) + 1, name, " by ", seat),
                                          base::str(name, " by ", seat, ", trump ", suit),
                                          base::str(name, " by ", seat),
                                          base::str(name, " ", seat, " ", partner, ", trump ", suit),
                                          base::str(name, " ", seat, ", trump ", suit),
                                          base::str(name)};
  for (const std::string& text : texts)
    if (auto contract = game.contract_from_text(text); contract.ok() && contract->named()) return *std::move(contract);
  return {};
}

// The contract, or one of the game's drawn at random, and how it is measured; nothing if none has a goal.
struct Chosen {
  games::Contract contract;
  Measures measures;
};
std::optional<Chosen> chosen(const Game& game, const games::Contract& contract, base::Random& random) {
  constexpr int kMostTries = 100;
  for (int tried = 0; tried < kMostTries; ++tried) {
    games::Contract named = contract.empty() ? game.contract_of(game.random_deal(random)) : contract;
    if (contract.empty() && !named.named()) named = random_contract(game, random);
    if (named.empty()) continue;
    if (auto measures = measures_of(game, game.random_whole(named, random)))
      return Chosen{.contract = std::move(named), .measures = *std::move(measures)};
    if (!contract.empty()) break;
  }
  return std::nullopt;
}

absl::Status no_goal(const Game& game, Worth worth) {
  return base::invalid("worth: found ", kWorths[static_cast<std::size_t>(worth)], ", expected any: no contract of ",
                       game.title(), " here has a goal that one side plays for");
}

}  // namespace

std::optional<Worth> worth_named(std::string_view text) {
  const auto found = std::ranges::find(kWorths, text);
  if (found == kWorths.end()) return std::nullopt;
  return static_cast<Worth>(found - kWorths.begin());
}

bool has_goal(const Game& game, const games::Contract& contract) {
  base::Random random(0);
  return chosen(game, contract, random).has_value();
}

absl::StatusOr<Setup> deal_worth(const Game& game, const games::Contract& contract, Worth worth, base::Random& random,
                                 SolverKeeper& solvers) {
  while (!solvers.options().deadline.passed()) {
    if (auto bid = contract.empty() ? naturally_bid(game, random) : std::nullopt) {
      const auto measures = measures_of(game, *bid);
      if (!measures) return no_goal(game, worth);
      const auto lacking = DealSearch(game, worth, *measures, random, solvers).compare(*bid);
      if (!lacking) return limit_reached(solvers.options().deadline);
      if (*lacking == 0) return *std::move(bid);
      continue;
    }
    const auto goal = chosen(game, contract, random);
    if (!goal) return no_goal(game, worth);
    DealSearch search(game, worth, goal->measures, random, solvers);
    Setup best = game.random_whole(goal->contract, random);
    std::optional<long> most;
    for (int dealt = 0; dealt < kFirstDeals; ++dealt) {
      Setup setup = game.random_whole(goal->contract, random);
      const auto at = valued(game, setup, goal->measures.fine.objective);
      if (at == nullptr) continue;
      if (const long strength = search.strength(*at); !most || strength > *most) {
        most = strength;
        best = std::move(setup);
      }
    }
    auto found = search.from(std::move(best));
    if (!found.ok()) return found.status();
    if (*found) return **std::move(found);
  }
  return limit_reached(solvers.options().deadline);
}

}  // namespace ouverte::requests
