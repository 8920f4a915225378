// In a game of melds: a set that the card that costs breaks, or that the trick completes, for the mover or for another.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/explain/causes/altered_deals.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::ptrdiff_t kSet = 3;
constexpr std::string_view kRanks = "AKQJT9876";  // which all come in every suit, twice

bool has_rank(const std::string& card) { return card.size() == 2 && kRanks.find(card[1]) != std::string_view::npos; }

// Whether a move takes the trick: its card is then alone on the table.
bool takes(const games::Position& at, const std::string& move) {
  return !at.table_empty() && games::after(at, move)->setup().table.size() == 1;
}

// Who takes the trick first in a line, later than with its first card; "": nobody.
std::string taker_in(const CostlyPlay& play, const PlayLine& line) {
  auto at = play.before.clone();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0 && takes(*at, line[i].card)) return line[i].seat;
    at = games::after(*at, line[i].card);
  }
  return "";
}

class SetCauses {
 public:
  SetCauses(const CostlyPlay& play, games::Solver& solver, std::string right, const LineSampler::Pairs& pairs)
      : play_(play), right_(std::move(right)), pairs_(pairs), deals_(play, solver), setup_(play.before.setup()) {}

  [[nodiscard]] std::optional<Cause> found() {
    const auto right = deals_.worth(right_);
    const auto wrong = deals_.worth(play_.move);
    if (!right || !wrong || *right <= *wrong) return std::nullopt;
    worths_ = {.right = *right, .wrong = *wrong};
    if (auto cause = breaks()) return cause;
    if (auto cause = completes_for_another()) return cause;
    return completes_for_mover();
  }

 private:
  [[nodiscard]] std::ptrdiff_t held(const std::string& seat, char rank) const {
    for (const auto& [each, hand] : setup_.hands)
      if (each == seat) return std::ranges::count(hand, rank);
    return 0;
  }
  [[nodiscard]] std::ptrdiff_t in_trick(char rank) const {
    return std::ranges::count_if(setup_.table,
                                 [&](const std::string& card) { return has_rank(card) && card[1] == rank; });
  }

  // Three cards, and one of them is played: with a fourth in place of a loose card, or if there is none, with two, it
  // costs half at most.
  [[nodiscard]] std::optional<Cause> breaks() {
    const std::string card = play_.move;
    if (!has_rank(card) || takes(play_.before, card) || held(play_.seat, card[1]) != kSet) return std::nullopt;
    if (card_played(right_).back() == card[1]) return std::nullopt;
    std::vector<Exchange> family;
    for (const std::string& loose : cards_of(setup_, play_.seat))
      if (held(play_.seat, loose[1]) < kSet && loose != card_played(right_))
        add_neutral(play_.seat, loose, {loose[0], card[1]}, family);
    if (family.empty()) family = with_one_less(play_.seat, card[1], card);
    return with_ground(CauseKind::kSetBroken, play_.seat, card, family);
  }

  // The card, or one on the table, comes to a seat of which all lines say that it takes the trick, and is its third.
  [[nodiscard]] std::optional<Cause> completes_for_another() {
    if (takes(play_.before, play_.move)) return std::nullopt;
    const std::string seat = taker_in(play_, pairs_.first.front());
    const auto takes_it = [&](const PlayLine& line) { return taker_in(play_, line) == seat; };
    if (seat.empty() || seat == play_.seat || !std::ranges::all_of(pairs_.first, takes_it)) return std::nullopt;
    if (card_played(right_).back() != play_.move.back())
      if (auto cause = completes(CauseKind::kSetGiven, seat, play_.move, {play_.move})) return cause;
    if (!takes(play_.before, right_)) return std::nullopt;
    return of_the_table(CauseKind::kSetGiven, seat, {play_.move});
  }

  // The right card takes the trick, and one of it is the mover's third; or every right move with the card melds it.
  [[nodiscard]] std::optional<Cause> completes_for_mover() {
    if (takes(play_.before, play_.move) || !takes(play_.before, right_)) return std::nullopt;
    if (right_ == card_played(right_)) return of_the_table(CauseKind::kSetTaken, play_.seat, {});
    for (const std::string& card : setup_.table) {
      const auto melds_it = [&](const std::string& move) {
        return card_played(move) != card_played(right_) ||
               move.find(card, card_played(move).size()) != std::string::npos;
      };
      if (!is_third(play_.seat, card, {}) || !std::ranges::all_of(play_.right, melds_it)) continue;
      Cause found = cause(CauseKind::kSetTaken, play_.seat, card);
      found.ground.events = {{.now = false, .trick = 0, .seat = play_.seat, .card = right_}};
      return found;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Cause> of_the_table(CauseKind kind, const std::string& seat,
                                                  const std::vector<std::string>& more) {
    for (const std::string& card : setup_.table)
      if (auto cause = completes(kind, seat, card, more)) return cause;
    return std::nullopt;
  }

  // `more`: what is in the trick besides what lies on the table.
  [[nodiscard]] std::optional<Cause> completes(CauseKind kind, const std::string& seat, const std::string& card,
                                               const std::vector<std::string>& more) {
    if (!is_third(seat, card, more)) return std::nullopt;
    return with_ground(kind, seat, card, with_one_less(seat, card[1], card_played(right_)));
  }
  // With what the seat has of its rank, or has left.
  [[nodiscard]] bool is_third(const std::string& seat, const std::string& card,
                              const std::vector<std::string>& more) const {
    if (!has_rank(card)) return false;
    const char rank = card[1];
    const auto same = [rank](const std::string& other) { return has_rank(other) && other[1] == rank; };
    const bool plays_one = seat == play_.seat && same(card_played(right_));  // it stays on the table
    const std::ptrdiff_t own = held(seat, rank) - (plays_one ? 1 : 0);
    return own > 0 && own + in_trick(rank) + std::ranges::count_if(more, same) == kSet;
  }

  // One of a rank, but for that card, for another of its suit that does not meet its like in the trick.
  [[nodiscard]] std::vector<Exchange> with_one_less(const std::string& seat, char rank,
                                                    const std::string& but_for) const {
    std::vector<Exchange> family;
    for (const std::string& copy : cards_of(setup_, seat))
      if (copy[1] == rank && copy != but_for)
        for (const char other : kRanks)
          if (other != rank && in_trick(other) == 0) add_neutral(seat, copy, {copy[0], other}, family);
    return family;
  }

  // Another hand has the second card and gives it for the first; a set that the seat has of its rank grows, and no
  // other comes or goes by it.
  void add_neutral(const std::string& seat, const std::string& card, const std::string& another,
                   std::vector<Exchange>& family) const {
    constexpr std::size_t kMost = 4;
    if (card == another || (held(seat, another[1]) < kSet && held(seat, another[1]) + 1 >= kSet)) return;
    for (const auto& [other, hand] : setup_.hands) {
      const std::vector<std::string> cards = cards_of(setup_, other, another[0]);
      if (other == seat || family.size() >= kMost || std::ranges::find(cards, another) == cards.end()) continue;
      if (other == play_.seat && (another == card_played(right_) || another == card_played(play_.move))) continue;
      if (held(other, card[1]) + 1 >= kSet || held(other, another[1]) >= kSet) continue;
      family.push_back({.seat = seat, .card = card, .other = other, .another = another});
    }
  }

  // In each of the altered deals that can be solved it costs no more than half.
  [[nodiscard]] std::optional<Cause> with_ground(CauseKind kind, const std::string& seat, const std::string& card,
                                                 const std::vector<Exchange>& family) {
    Cause cause = this->cause(kind, seat, card);
    for (const Exchange& exchange : family) {
      const auto right = deals_.worth_of_right(exchange, right_);
      const auto wrong = right ? deals_.worth(exchange, play_.move) : std::nullopt;
      if (!wrong) continue;
      const Worths then{.right = *right, .wrong = *wrong};
      if (2 * then.cost() > worths_.cost()) return std::nullopt;
      cause.ground.exchanges.push_back(exchange);
      cause.ground.outcomes.push_back(outcome_of(worths_, then));
    }
    return cause.ground.exchanges.empty() ? std::nullopt : std::optional(std::move(cause));
  }
  [[nodiscard]] Cause cause(CauseKind kind, const std::string& seat, const std::string& card) const {
    Cause cause{.kind = kind, .card_played = play_.move, .right = right_, .seat = seat, .card = card};
    cause.person = seat == play_.seat ? "you" : games::seat_name(seat, play_.game.seats());
    cause.now = pairs_.first.front();
    cause.otherwise = pairs_.second.front();
    return cause;
  }

  const CostlyPlay& play_;
  std::string right_;
  const LineSampler::Pairs& pairs_;
  AlteredDeals deals_;
  games::Setup setup_;
  Worths worths_;
};

}  // namespace

std::optional<Cause> set_cause(const CostlyPlay& play, games::Solver& solver, const std::string& right,
                               const LineSampler::Pairs& pairs) {
  return SetCauses(play, solver, right, pairs).found();
}

}  // namespace ouverte::tutor
