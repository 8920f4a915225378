#include "tutor/fair/suit_line.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_join.h"
#include "solver/base/status.hpp"
#include "tutor/fair/suit_plan.hpp"

namespace ouverte::tutor::fair::suit {
namespace {

constexpr std::string_view kHonours = "AKQJT";

std::string_view name_of_rank(char rank) {
  static constexpr std::pair<char, std::string_view> kNames[] = {
      {'A', "ace"},   {'K', "king"}, {'Q', "queen"}, {'J', "jack"}, {'T', "ten"},   {'9', "nine"}, {'8', "eight"},
      {'7', "seven"}, {'6', "six"},  {'5', "five"},  {'4', "four"}, {'3', "three"}, {'2', "two"}};
  return std::ranges::find(kNames, rank, &std::pair<char, std::string_view>::first)->second;
}

std::string either(const std::vector<std::string>& names) {
  if (names.size() < 2) return absl::StrJoin(names, "");
  return base::str(absl::StrJoin(names.begin(), names.end() - 1, ", "), " or ", names.back());
}

// The cards of a state by their names; the run's highest are played first.
class CardNames {
 public:
  CardNames(const SuitShape& shape, const SuitState& state) : shape_(shape), state_(state) {}

  // Of a run of a hand: "small", "the queen".
  [[nodiscard]] std::string played(SuitHand hand, int run) const {
    return is_small(shape_, state_, index(hand), run) ? "small" : named(hand, run);
  }
  [[nodiscard]] std::string named(SuitHand hand, int run) const {
    return base::str("the ", name_of_rank(top_of_run(shape_, state_, index(hand), run)));
  }

  // Of groups: "the queen or jack", "a small card".
  [[nodiscard]] std::string shown(const std::set<int>& groups) const {
    std::vector<std::string> names;
    bool honours = false;
    for (const int group : groups)
      for (const char rank : shape_.group_cards[static_cast<std::size_t>(group)]) {
        names.emplace_back(name_of_rank(rank));
        honours = honours || kHonours.find(rank) != std::string_view::npos;
      }
    const bool lowest = *groups.rbegin() == shape_.groups - 1;
    return lowest && !honours ? "a small card" : base::str("the ", either(names));
  }

 private:
  const SuitShape& shape_;
  const SuitState& state_;
};

std::string_view seat(SuitHand leader, bool second) { return (leader == SuitHand::kNorth) == second ? "East" : "West"; }

std::string trick_words(const CardNames& names, const TrickPlan& plan) {
  const std::string led = names.played(plan.lead.hand, plan.lead.run);
  const std::string third = plan.third == kNoCard ? "small" : names.played(across(plan.lead.hand), plan.third);
  const std::string under =
      third == "small" ? "" : base::str(", playing ", third, plan.third < plan.lead.run ? " on it" : " under it");
  switch (plan.kind) {
    case TrickKind::kCash:
      if (plan.lead.run < plan.third) return base::str("cash ", names.named(plan.lead.hand, plan.lead.run), under);
      return base::str(led == "small" ? "cash " : base::str("lead ", led, " to "),
                       names.named(across(plan.lead.hand), plan.third));
    case TrickKind::kFinesse:
      return base::str("lead ", led, " to ", names.named(across(plan.lead.hand), plan.third));
    case TrickKind::kRun:
      return base::str("run ", led, under);
    case TrickKind::kDuck:
      return led == "small" ? "duck a round" : base::str("lead ", led, " and play low");
  }
  return "";
}

// "if East plays the queen": what tells some replies from others.
std::string condition(const CardNames& names, const Replies& some, const Replies& others, SuitHand leader) {
  std::set<int> seconds;
  std::set<int> fourths;
  std::map<int, std::set<int>> by_second;
  for (const auto& [second, fourth] : some) {
    seconds.insert(second);
    fourths.insert(fourth);
    by_second[second].insert(fourth);
  }
  const auto none_of = [&](const auto& chosen) { return std::ranges::none_of(others, chosen); };
  if (none_of([&](const auto& reply) { return seconds.contains(reply.first); }))
    return base::str("if ", seat(leader, true), " plays ", names.shown(seconds));
  if (none_of([&](const auto& reply) { return fourths.contains(reply.second); }))
    return base::str("if ", seat(leader, false), " plays ", names.shown(fourths));
  std::set<int> telling = seconds;
  telling.merge(fourths);
  std::erase_if(telling, [&](int group) {
    return !none_of([&](const auto& reply) { return reply.first == group || reply.second == group; });
  });
  if (std::ranges::all_of(
          some, [&](const auto& reply) { return telling.contains(reply.first) || telling.contains(reply.second); }))
    return base::str("if ", names.shown(telling), " appears");
  std::vector<std::string> ways;
  for (const auto& [second, with] : by_second)
    ways.push_back(base::str(seat(leader, true), " plays ", names.shown({second}), " and ", seat(leader, false), " ",
                             names.shown(with)));
  return base::str("if ", absl::StrJoin(ways, ", or "));
}

class LineWriter {
 public:
  explicit LineWriter(const SuitShape& shape) : shape_(shape) {}

  // A step and what follows, from a state in which it is taken after the usual cards.
  [[nodiscard]] std::string text(const SuitState& state, const SuitStep& step) const {
    const CardNames names(shape_, state);
    const TrickPlan& plan = step.plan;
    std::string words = trick_words(names, plan);
    for (const auto& [second, third] : plan.unlike_usual) {
      const std::string played = names.played(across(plan.lead.hand), third);
      words += base::str(", but ", played == "small" ? "low" : played, " if ", seat(plan.lead.hand, true), " plays ",
                         names.shown({second}));
    }
    for (const SuitStep::Unlike& unlike : step.unlike) {
      const auto [second, fourth] = *unlike.after.begin();
      const SuitState next = state_after(state, plan, second, fourth);
      const std::string said = unlike.then == nullptr ? "play from the top" : text(next, *unlike.then);
      const bool nested = said.find(';') != std::string::npos;
      words += base::str("; ", condition(names, unlike.after, unlike.others, plan.lead.hand), ", ", nested ? "[" : "",
                         said, nested ? "]" : "");
    }
    if (step.then == nullptr) return words;
    return base::str(words, step.unlike.empty() ? "; then " : "; otherwise ",
                     text(state_after(state, plan, step.usual.first, step.usual.second), *step.then));
  }

  // The first cards led where the suit is played from the top: two if both are sure to win.
  [[nodiscard]] std::string top_cards() const {
    SuitState state = shape_.start;
    const std::string_view verb = on_top(state, from_the_top(shape_, state).lead.run) ? "cash " : "play ";
    std::vector<std::string> names;
    for (int trick = 0; trick < 2 && cards_in(state.held[0]) + cards_in(state.held[1]) > 0; ++trick) {
      const TrickPlan plan = from_the_top(shape_, state);
      if (trick > 0 && !on_top(state, plan.lead.run)) break;
      names.push_back(CardNames(shape_, state).named(plan.lead.hand, plan.lead.run));
      state = state_after(state, plan, kNoCard, kNoCard);
    }
    return base::str(verb, absl::StrJoin(names, " and "));
  }

 private:
  const SuitShape& shape_;
};

}  // namespace

std::string suit_line(SuitSolver& solver, const SuitShape& shape, int least, const LayoutSet& target) {
  const LineWriter writer(shape);
  const auto step = SuitPlanner(solver, shape).step({shape.start, least, target});
  std::string text = step == nullptr ? writer.top_cards() : writer.text(shape.start, *step);
  text.front() = absl::ascii_toupper(static_cast<unsigned char>(text.front()));
  return text + ".";
}

}  // namespace ouverte::tutor::fair::suit
