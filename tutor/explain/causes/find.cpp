#include "tutor/explain/causes/find.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::size_t kMostRight = 3;

// Right cards, one of a suit: of the suit of the card that costs the one nearest to it, of others the lowest.
std::vector<std::string> right_ones(const CostlyPlay& play) {
  std::vector<std::string> some;
  const auto distance = [&](const std::string& card) {
    return std::abs(static_cast<int>(rank_place(card)) - static_cast<int>(rank_place(play.move)));
  };
  std::vector<std::string> right = one_of_each_class(play.before, play.right);
  std::ranges::stable_sort(right, [&](const std::string& a, const std::string& b) {
    const bool near_a = a[0] == play.move[0];
    const bool near_b = b[0] == play.move[0];
    if (near_a != near_b) return near_a;
    return near_a && distance(a) < distance(b);
  });
  std::set<char> suits;
  for (const std::string& card : right)
    if (card.size() == 2 && some.size() < kMostRight && suits.insert(card[0]).second) some.push_back(card);
  return some;
}

// Who is to be kept off lead is told early of a duck, and later where another suit is better.
std::pair<bool, CauseKind> rank(const Cause& cause) {
  const bool of_the_lead = cause.kind == CauseKind::kThrownIn && only_counts(cause);
  const bool another = cause.kind == CauseKind::kDanger && cause.card_played[0] != cause.right[0];
  return {of_the_lead, another ? CauseKind::kGuard : cause.kind};
}

void add_every_cause(Study& study, std::vector<Cause>& causes) {
  if (study.avoids()) return add_causes_of_avoiding(study, causes);
  add_causes_of_trumps(study, causes);
  add_causes_of_honours(study, causes);
  add_causes_of_rights(study, causes);
  if (!study.gives_tricks()) {
    add_causes_of_following(study, causes);
    add_causes_of_leads(study, causes);
  }
  add_causes_of_suits(study, causes);
}

}  // namespace

std::vector<Cause> causes_of(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes;
  if (!play.game.plays_in_rows() || play.move.size() != 2) return causes;
  AlteredDeals deals(play, solver);
  for (const std::string& right : right_ones(play)) {
    auto study = Study::of(play, right, deals, solver);
    if (!study) break;
    const std::size_t before = causes.size();
    add_every_cause(*study, causes);
    for (std::size_t i = before; i < causes.size(); ++i) study->show_lines(causes[i]);
  }
  std::ranges::stable_sort(causes, {}, rank);
  return causes;
}

}  // namespace ouverte::tutor
