#include "puzzles/verify/changes.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string_view>

#include "puzzles/solve/keeping.hpp"
#include "puzzles/verify/cards.hpp"
#include "solver/base/hash_tables.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"

namespace ouverte::puzzles {
namespace {

using base::str;
using games::Setup;

constexpr std::array<std::string_view, 5> kTrumps = {"S", "H", "D", "C", "NT"};

// Thrown when the solver ran into its limit.
struct Stopped {};

class Inquiry {
 public:
  Inquiry(const Puzzle& puzzle, bool achieved, games::Solver& solver, Confirmer& confirmer, const ChangeLimits& limits)
      : puzzle_(puzzle),
        achieved_(achieved),
        solver_(solver),
        confirmer_(confirmer),
        limits_(limits),
        setup_(puzzle.position->setup()),
        cards_(held_cards(*puzzle.game, setup_)) {}

  Matters inquire() {
    Matters matters{.idle = {},
                    .changes = {.exchanges = smallest_exchanges(), .leaders = leaders(), .trumps = trumps()}};
    for (std::size_t begin = 0; begin < cards_.size();) {
      std::size_t end = begin;
      while (end < cards_.size() && cards_[end].suit == cards_[begin].suit) ++end;
      idle_runs(begin, end, matters.idle);
      begin = end;
    }
    return matters;
  }

 private:
  // Whether the task is there, or not, as it was; nothing for what is no legal position.
  std::optional<bool> as_before(const Setup& setup, const std::string& change) {
    const auto known = known_.find(proof::standing_text(setup));
    if (known != known_.end()) return known->second;
    std::optional<bool> same;
    if (const auto at = puzzle_.game->position(setup); at.ok() && !(*at)->over()) {
      const auto held = holds(puzzle_.task, **at, solver_);
      if (!held) throw Stopped{};
      confirm(**at, *held, change);
      same = *held == achieved_;
    }
    known_.emplace(proof::standing_text(setup), same);
    return same;
  }

  void confirm(const games::Position& at, bool held, const std::string& change) {
    for (const proof::ProofClaim& claim : claims_of(puzzle_.task)) {
      if (held) {
        confirmer_.confirm(at, claim, change);
      } else if (holds(claim, at, solver_) == false) {
        return confirmer_.confirm(at, contrary(claim), change);
      }
    }
  }

  [[nodiscard]] const std::string& seat(std::size_t card) const { return setup_.hands[cards_[card].hand].first; }

  // Two cards of a suit that change hands: nothing where that is no change, or none to a legal position.
  std::optional<bool> exchanged(std::size_t a, std::size_t b) {
    const HeldCard& one = cards_[a];
    const HeldCard& other = cards_[b];
    if (one.suit != other.suit || one.hand == other.hand || one.rank == other.rank) return std::nullopt;
    const std::array<HeldCard, 2> pair = {one, other};
    const std::array<std::size_t, 2> hands = {other.hand, one.hand};
    return as_before(dealt_anew(setup_, pair, hands),
                     str("with ", seat(a), "'s ", one.text, " and ", seat(b), "'s ", other.text, " exchanged"));
  }

  std::vector<Exchange> smallest_exchanges() {
    std::vector<Exchange> found;
    for (std::size_t steps = 1; steps < cards_.size() && found.empty(); ++steps)
      for (std::size_t a = 0; a + steps < cards_.size(); ++a)
        if (exchanged(a, a + steps) == false)
          found.push_back({.seat = seat(a),
                           .card = cards_[a].text,
                           .other_seat = seat(a + steps),
                           .other_card = cards_[a + steps].text,
                           .steps = steps});
    return found;
  }

  std::vector<std::string> leaders() {
    std::vector<std::string> found;
    if (!setup_.table.empty()) return found;
    for (const auto& [seat, hand] : setup_.hands) {
      Setup changed = setup_;
      changed.leader = seat;
      if (seat != setup_.leader && as_before(changed, str("with ", seat, " to lead")) == false) found.push_back(seat);
    }
    return found;
  }

  std::vector<std::string> trumps() {
    std::vector<std::string> found;
    if (!setup_.contract.is_object() || !setup_.contract.contains("trump")) return found;
    for (const std::string_view trump : kTrumps) {
      Setup changed = setup_;
      changed.contract["trump"] = trump;
      if (changed.contract != setup_.contract && as_before(changed, str("with the trump ", trump)) == false)
        found.emplace_back(trump);
    }
    return found;
  }

  // Runs of the cards from `begin` to `end`, all of one suit, that can be dealt round. Part of such a run is one too,
  // so that the end of the longest run moves on with its beginning.
  void idle_runs(std::size_t begin, std::size_t end, Unchanged& idle) {
    std::size_t reached = begin;  // end of the run before
    for (std::size_t first = begin; first < end; ++first) {
      std::size_t last = std::max(reached, first + 1);
      while (last < end && free(first, last + 1, idle)) ++last;
      if (last > reached && !one_way(first, last)) idle.idle.push_back(run(first, last));
      reached = last;
    }
  }

  [[nodiscard]] std::vector<std::size_t> hands(std::size_t first, std::size_t end) const {
    std::vector<std::size_t> hands;
    for (std::size_t card = first; card < end; ++card) hands.push_back(cards_[card].hand);
    return hands;
  }

  // There is but one dealing of the cards: all of them are alike, or in one hand.
  [[nodiscard]] bool one_way(std::size_t first, std::size_t end) const {
    const std::span<const HeldCard> run(cards_.begin() + static_cast<std::ptrdiff_t>(first), end - first);
    const auto as_the_first = [&](const auto& of) {
      return std::ranges::all_of(run, [&](const HeldCard& card) { return of(card) == of(run.front()); });
    };
    return as_the_first(std::mem_fn(&HeldCard::hand)) || as_the_first(std::mem_fn(&HeldCard::rank));
  }

  [[nodiscard]] IdleCards run(std::size_t first, std::size_t end) const {
    IdleCards run{.cards = {}, .dealings = dealings(first, end)};
    for (std::size_t card = first; card < end; ++card) run.cards.push_back(cards_[card].text);
    return run;
  }

  // In how many ways the cards can be dealt to their places; of those beyond the limit one more.
  [[nodiscard]] std::size_t dealings(std::size_t first, std::size_t end) const {
    std::vector<std::size_t> places = hands(first, end);
    base::sort(places);
    std::size_t count = 1;
    while (count <= limits_.dealings && std::ranges::next_permutation(places).found) ++count;
    return count;
  }

  // The task is what it was, however the cards are dealt to their places.
  bool free(std::size_t first, std::size_t end, Unchanged& idle) {
    for (std::size_t card = first; card + 1 < end; ++card)
      if (exchanged(card, card + 1) == false) return false;
    if (dealings(first, end) > limits_.dealings) {
      idle.every_run = false;
      return false;
    }
    std::vector<std::size_t> places = hands(first, end);
    base::sort(places);
    const std::span<const HeldCard> run(cards_.begin() + static_cast<std::ptrdiff_t>(first), end - first);
    do {
      if (as_before(dealt_anew(setup_, run, places), dealt_text(run, places)) != true) return false;
    } while (std::ranges::next_permutation(places).found);
    return true;
  }

  [[nodiscard]] std::string dealt_text(std::span<const HeldCard> run, const std::vector<std::size_t>& places) const {
    std::string text = "with";
    for (std::size_t i = 0; i < run.size(); ++i) text += str(' ', run[i].text, " at ", setup_.hands[places[i]].first);
    return text;
  }

  const Puzzle& puzzle_;
  bool achieved_;
  games::Solver& solver_;
  Confirmer& confirmer_;
  ChangeLimits limits_;
  Setup setup_;
  std::vector<HeldCard> cards_;
  base::HashMap<std::string, std::optional<bool>> known_;  // by where the changed position stands
};

}  // namespace

absl::StatusOr<Matters> what_matters(const Puzzle& puzzle, bool achieved, games::Solver& solver, Confirmer& confirmer,
                                     const ChangeLimits& limits) {
  try {
    return Inquiry(puzzle, achieved, solver, confirmer, limits).inquire();
  } catch (const Stopped&) {
    return games::stopped_before("all changes were tried", solver);
  }
}

}  // namespace ouverte::puzzles
