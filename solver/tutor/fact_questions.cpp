#include <algorithm>
#include <optional>
#include <utility>

#include "solver/tutor/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using games::Setup;

// A hand with one card of a suit in place of another.
std::string with(const std::string& hand, const std::string& out, const std::string& in) {
  std::string changed;
  std::size_t place = 0;
  for (const char c : hand) {
    if (c == '.') ++place;
    changed += place == std::string_view("SHDC").find(out[0]) && c == out[1] ? in[1] : c;
  }
  return changed;
}

class AlteredFacts {
 public:
  explicit AlteredFacts(const FactCase& at) : at_(at) {}

  // Parts of the value that came out one way before, after every move that keeps, and come out the other way now.
  void add_parts(std::vector<Fact>& facts) {
    const bool wanted = at_.before.maximises();
    for (const games::Aspect& aspect : at_.game.aspects(at_.before)) {
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
    for (const Happening& each : at_.now->always)
      for (const auto& [seat, hand] : at_.setup.hands) {
        if (each.what != Happening::What::kTakesWith || seat == each.seat || at_.ours(seat)) continue;
        if (auto fact = exchanged(each, seat, hand)) return facts.push_back(*std::move(fact));
      }
  }

 private:
  [[nodiscard]] std::optional<Fact> exchanged(const Happening& takes, const std::string& seat,
                                              const std::string& hand) {
    const std::string ranks = in_suit(hand, takes.cards.front());
    if (ranks.empty()) return std::nullopt;
    const std::string low = {takes.cards.front(), ranks.back()};
    Setup altered = at_.setup;
    for (auto& [each, cards] : altered.hands) {
      if (each == seat) cards = with(cards, low, takes.cards);
      if (each == takes.seat) cards = with(cards, takes.cards, low);
    }
    const auto position = at_.game.position(altered);
    if (!position.ok() || fails(**position, at_.refutation.move) != true) return std::nullopt;
    Fact fact{
        .kind = FactKind::kTurnsOn, .moves = {takes.cards, low}, .seat = seat, .suit = takes.seat, .right = at_.keep};
    const auto still_right = [&](const std::string& move) { return fails(**position, move) != false; };
    if (std::ranges::none_of(at_.keep, still_right)) return fact;
    const auto in_its_suit = [&](const std::string& move) { return suit_of(move) == takes.cards.front(); };
    if (!at_.leads() || !std::ranges::all_of(at_.keep, in_its_suit) || in_its_suit(at_.refutation.move))
      return std::nullopt;
    fact.kind = FactKind::kEntryToAttack;
    return fact;
  }
  // Whether the claim fails after a move; nothing if that is not known.
  [[nodiscard]] std::optional<bool> fails(const Position& at, const std::string& move) {
    if (!has(at.moves(), move)) return std::nullopt;
    const auto found = holds(at_.refutation.claim, *after(at, move), solver());
    return found ? std::optional(!*found) : std::nullopt;
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
}

}  // namespace ouverte::tutor
