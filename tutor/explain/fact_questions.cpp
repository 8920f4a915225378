#include <algorithm>
#include <optional>
#include <utility>

#include "tutor/explain/causes/exchange.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

class AlteredFacts {
 public:
  explicit AlteredFacts(const FactCase& at) : at_(at) {}

  // Parts of the value that came out one way before, after every move that keeps, and come out the other way now.
  void add_parts(std::vector<Fact>& facts) {
    const bool wanted = at_.before.maximises();
    for (const games::Aspect& aspect : parts_at_stake(at_)) {
      const auto comes_out = [&](const std::string& move) {
        return solver().reaches(*after(*aspect.position, move), 1);
      };
      if (comes_out(at_.refutation.move) != !wanted) continue;
      if (std::ranges::all_of(at_.keep, [&](const std::string& move) { return comes_out(move) == wanted; }))
        facts.push_back({.kind = FactKind::kPart, .right = at_.keep, .words = wanted ? aspect.missed : aspect.reached});
    }
  }

  // A card with which the other side takes a trick, whatever is played: were it with the other one of that side, and
  // the lowest card of the suit there in its place.
  void add_exchange(std::vector<Fact>& facts) {
    if (!at_.now) return;
    for (const TreeEvent& each : at_.now->always)
      for (const auto& [seat, hand] : at_.setup.hands) {
        if (each.what != TreeEvent::What::kTakesWith || seat == each.seat || at_.ours(seat)) continue;
        if (auto fact = exchanged(each, seat, hand)) return facts.push_back(*std::move(fact));
      }
  }

  // A lead that is right for what the partner holds.
  void add_what_leads_build_on(std::vector<Fact>& facts) {
    if (!at_.leads()) return;
    for (const std::string& right : first_of_classes(at_)) {
      if (!has(at_.best, right)) continue;
      for (const auto& [seat, hand] : at_.setup.hands) {
        if (seat == at_.refutation.seat || !at_.sides.contains(seat) || !at_.ours(seat)) continue;
        if (auto fact = built_on(right, seat, hand)) return facts.push_back(*std::move(fact));
      }
    }
  }

 private:
  [[nodiscard]] std::optional<Fact> exchanged(const TreeEvent& takes, const std::string& seat,
                                              const std::string& hand) {
    const std::string ranks = in_suit(hand, takes.cards.front());
    if (ranks.empty()) return std::nullopt;
    const std::string low = {takes.cards.front(), ranks.back()};
    const auto position = exchange(takes.seat, takes.cards, seat, low);
    if (!position.ok() || fails(**position, at_.refutation.move) != true) return std::nullopt;
    if (is_best(**position, at_.refutation.move) != true) return std::nullopt;
    Fact fact{
        .kind = FactKind::kTurnsOn, .moves = {takes.cards, low}, .seat = seat, .suit = takes.seat, .right = at_.keep};
    const auto still_right = [&](const std::string& move) { return fails(**position, move) != false; };
    if (std::ranges::none_of(at_.keep, still_right)) return fact;
    const auto of_another = [&](const std::string& move) {
      return suit_of(move) != takes.cards.front() || !has(at_.best, move);
    };
    std::erase_if(fact.right, of_another);
    if (!at_.leads() || fact.right.empty() || suit_of(at_.refutation.move) == takes.cards.front()) return std::nullopt;
    fact.kind = FactKind::kEntryToAttack;
    return fact;
  }
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> exchange(const std::string& one, const std::string& card,
                                                                   const std::string& other,
                                                                   const std::string& another) const {
    return at_.game.position(altered(at_.setup, {.seat = one, .card = card, .other = other, .another = another}));
  }

  // A right lead, the partner's highest card of its suit, and the mover's lowest of it besides.
  [[nodiscard]] std::optional<Fact> built_on(const std::string& right, const std::string& partner,
                                             const std::string& hand) {
    const char suit = suit_of(right);
    const std::string theirs = in_suit(hand, suit);
    std::string low;
    for (const std::string& move : at_.legal)
      if (suit_of(move) == suit && move != right) low = move;
    if (suit == '*' || theirs.empty() || low.empty()) return std::nullopt;
    const std::string high = {suit, theirs.front()};
    const auto position = exchange(partner, high, at_.refutation.seat, low);
    if (!position.ok() || fails(**position, right) != false || is_best(**position, right) != false) return std::nullopt;
    return Fact{.kind = FactKind::kBuildsOn, .moves = {high, low}, .seat = partner, .right = {right}};
  }
  // Whether the claim fails after a move; nothing if that is not known.
  [[nodiscard]] std::optional<bool> fails(const Position& at, const std::string& move) {
    if (!has(at.moves(), move)) return std::nullopt;
    const auto found = holds(at_.refutation.claim, *after(at, move), solver());
    return found ? std::optional(!*found) : std::nullopt;
  }
  // Whether nothing is worth more than the move; nothing if that is not known.
  [[nodiscard]] std::optional<bool> is_best(const Position& at, const std::string& move) {
    const games::Solution best = solver().solve(at, {.near = at_.refutation.before});
    if (best.stopped) return std::nullopt;
    const games::Solution found = solver().solve(*after(at, move), {.near = best.value.lower});
    return found.stopped ? std::nullopt : std::optional(found.value.lower == best.value.lower);
  }

  [[nodiscard]] games::Solver& solver() {
    if (solver_ == nullptr) solver_ = limited_solver(at_.game);
    return *solver_;
  }

  const FactCase& at_;
  std::unique_ptr<games::Solver> solver_;  // made when it is first needed
};

}  // namespace

void add_facts_of_altered_questions(const FactCase& at, std::vector<Fact>& facts) {
  AlteredFacts altered(at);
  altered.add_exchange(facts);
  altered.add_parts(facts);
  altered.add_what_leads_build_on(facts);
}

}  // namespace ouverte::tutor
