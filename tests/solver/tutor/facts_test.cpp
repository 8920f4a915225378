// Facts: on positions where a player knows the point (tests/solver/tutor/data/facts.jsonl), and on random endings of
// every game, where each is proved again by plain search, all plays tried one by one.
#include "solver/tutor/facts.hpp"

#include <fstream>
#include <map>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/io/position.hpp"
#include "solver/tutor/checker.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

search::Options small_tables() {
  search::Options options;
  options.memory_mib = 16;
  return options;
}

std::unique_ptr<Position> after(const Position& at, const std::string& move) {
  auto next = at.clone();
  EXPECT_TRUE(next->play(move).ok());
  return next;
}

// Proves facts again, with a solver that uses no accelerator.
class Witness {
 public:
  Witness(const games::Entry& game, const Position& before, const Refutation& found)
      : game_(game), before_(before), found_(found) {
    search::Options plain;
    plain.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .hints = false};
    solver_ = game.solver(plain);
    for (const std::string& move : before.moves()) (keeps(*after(before, move)) ? keep_ : cost_).push_back(move);
  }

  [[nodiscard]] bool confirms(const Fact& fact) const {
    switch (fact.kind) {
      case FactKind::kOnlyMove:
        return fact.moves == keep_ && !cost_.empty();
      case FactKind::kSuitToPlay:
        return fact.moves == keep_ && suits(keep_).size() == 1 && apart();
      case FactKind::kSuitToAvoid:
      case FactKind::kSuitToHold:
        return fact.moves == cost_ && suits(cost_).size() == 1 && apart() &&
               before_.setup().table.empty() == (fact.kind == FactKind::kSuitToAvoid);
      case FactKind::kHadToTake:
        return none_of_ours(found_.move) && all_keep([&](auto& m) { return ours(m, true); });
      case FactKind::kGivesTheTrick:
        return none_of_ours(found_.move) && all_keep([&](auto& m) { return !none_of_ours(m); });
      case FactKind::kHadToLetGo:
        return takers(found_.move) == std::set<std::string>{found_.seat} &&
               all_keep([&](auto& m) { return none_of_ours(m); });
      case FactKind::kHadToOvertake:
        return fact.moves == keep_ && takes_alone(found_.move) != found_.seat && ours(found_.move, true) &&
               all_keep([&](auto& m) { return takes_alone(m) == found_.seat; });
      case FactKind::kHadToLeave:
        return fact.moves == keep_ && takes_alone(found_.move) == found_.seat && wants_the_same(fact.seat) &&
               all_keep([&](auto& m) { return takes_alone(m) != found_.seat && ours(m, true); });
      case FactKind::kHadToCash:
        return takers(found_.move) != std::set<std::string>{found_.seat} && fact.moves == keep_ &&
               all_keep([&](auto& m) { return takers(m) == std::set<std::string>{found_.seat}; });
      case FactKind::kHadToPlayHigh:
      case FactKind::kHadToPlayLow:
        return fact.moves == keep_ && takers(found_.move) == std::set<std::string>{fact.seat} && all_keep([&](auto& m) {
                 return takers(m) == takers(found_.move) &&
                        (place(m) < place(found_.move)) == (fact.kind == FactKind::kHadToPlayHigh);
               });
      case FactKind::kThrownIn:
        return thrown_in(fact.seat);
      case FactKind::kFeeds:
        return can_be_taken(found_.move) && all_keep([&](auto& m) { return !can_be_taken(m); });
      case FactKind::kBreaksASet:
        return true;  // a matter of counting
    }
    return false;
  }

 private:
  [[nodiscard]] bool keeps(const Position& at) const {
    const search::Interval value = solver_->solve(at, {}).value;
    return !settled(found_.claim, value);
  }
  template <class Test>
  [[nodiscard]] bool all_keep(const Test& test) const {
    return std::ranges::all_of(keep_, test);
  }
  static std::set<char> suits(const std::vector<std::string>& moves) {
    std::set<char> all;
    for (const std::string& move : moves)
      all.insert(move.size() == 2 && std::string("SHDC").find(move[0]) != std::string::npos ? move[0] : '*');
    return all;
  }
  [[nodiscard]] bool apart() const {
    for (const char suit : suits(keep_))
      if (suits(cost_).contains(suit)) return false;
    return true;
  }
  [[nodiscard]] std::ptrdiff_t place(const std::string& move) const {
    const auto moves = before_.moves();
    return std::ranges::find(moves, move) - moves.begin();
  }
  [[nodiscard]] std::set<std::string> takers(const std::string& move) const {
    std::set<std::string> all;
    std::vector<std::unique_ptr<Position>> open;
    open.push_back(after(before_, move));
    const auto won = *before_.setup().won;
    while (!open.empty()) {
      const auto at = std::move(open.back());
      open.pop_back();
      const auto now = *at->setup().won;
      if (now == won) {
        for (const std::string& next : at->moves()) open.push_back(after(*at, next));
        continue;
      }
      for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i] != won[i]) all.insert(now[i].first);
    }
    return all;
  }
  // The one seat that takes the trick, or "".
  [[nodiscard]] std::string takes_alone(const std::string& move) const {
    const auto seats = takers(move);
    return seats.size() == 1 ? *seats.begin() : "";
  }
  // The side of a seat is what it wants when it is to move.
  [[nodiscard]] bool wants_the_same(const std::string& seat) const {
    for (auto at = before_.clone(); !at->over(); at = after(*at, at->moves().back()))
      if (at->to_move() == seat) return at->maximises() == before_.maximises();
    return false;
  }
  [[nodiscard]] bool ours(const std::string& move, bool all) const {
    const auto seats = takers(move);
    const auto mine = std::ranges::count_if(seats, [&](const auto& seat) { return wants_the_same(seat); });
    return all ? mine == std::ssize(seats) : mine > 0;
  }
  [[nodiscard]] bool none_of_ours(const std::string& move) const { return !ours(move, false); }
  [[nodiscard]] bool thrown_in(const std::string& seat) const {
    const auto now = after(before_, found_.move);
    games::Setup setup = now->setup();
    if (now->to_move() != seat || !setup.table.empty() || keeps(*now)) return false;
    for (const auto& [other, hand] : now->setup().hands) {
      setup.leader = other;
      if (other != seat && !keeps(**game_.position(setup))) return false;
    }
    return true;
  }
  [[nodiscard]] bool can_be_taken(const std::string& move) const {
    const auto now = after(before_, move);
    if (now->over()) return false;
    for (const std::string& reply : now->moves())
      if (after(*now, reply)->setup().table.size() <= now->setup().table.size()) return true;
    return false;
  }

  const games::Entry& game_;
  const Position& before_;
  const Refutation& found_;
  std::unique_ptr<games::Solver> solver_;
  std::vector<std::string> keep_;
  std::vector<std::string> cost_;
};

class FactsTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Entry& entry_ = *games::find_entry(GetParam());
  std::unique_ptr<games::Solver> solver_ = entry_.solver(small_tables());
};

TEST_P(FactsTest, EveryFactIsProvedAgainByPlainSearch) {
  base::Random random(31);
  std::map<std::string, int> seen;
  for (int round = 0; round < support::rounds(15); ++round)
    for (const support::Case& chosen : support::cases_of(entry_)) {
      const auto position = support::random_ending(entry_, chosen, 2 + random.below(3 * entry_.seats().size()), random);
      ASSERT_NE(position, nullptr);
      if (position->possible().exact() || position->moves().size() > 40) continue;
      SCOPED_TRACE(standing_text(position->setup()));
      const std::vector<std::string> legal = position->moves();
      const std::string& move = legal[random.below(legal.size())];
      const auto found = refutation(entry_, *position, move, *solver_, {.plays = 0});
      ASSERT_TRUE(found.ok()) << found.status();
      if (!found->has_value()) continue;
      const Witness witness(entry_, *position, **found);
      for (const Fact& fact : facts_of(entry_, *position, **found, *solver_)) {
        EXPECT_TRUE(witness.confirms(fact)) << move << ": " << sentence(fact, **found);
        EXPECT_NE(sentence(fact, **found), "");
        ++seen[std::string(name_of(fact.kind))];
      }
    }
  EXPECT_GE(seen.size(), 2U);
}

TEST(FactsOfKnownPositionsTest, ThePointIsMade) {
  std::ifstream file(OUVERTE_SOURCE_DIR "/tests/solver/tutor/data/facts.jsonl");
  int count = 0;
  for (std::string line; std::getline(file, line); ++count) {
    base::Json json = base::Json::parse(line);
    const std::string move = json.at("card");
    const std::string point = json.at("point");
    json.erase("card");
    json.erase("point");
    const auto position = io::vector_from_json(json);
    ASSERT_TRUE(position.ok()) << position.status();
    SCOPED_TRACE(position->setup.id);
    const games::Entry& game = *games::find_entry(position->setup.game);
    const auto before = game.position(position->setup);
    ASSERT_TRUE(before.ok()) << before.status();
    const auto solver = game.solver(small_tables());
    const auto found = refutation(game, **before, move, *solver, {});
    ASSERT_TRUE(found.ok() && found->has_value());
    if ((*found)->tree != nullptr) {
      const auto outcome = check(proof_of(**found, *after(**before, move)));
      EXPECT_TRUE(std::holds_alternative<Checked>(outcome));
    }
    std::vector<std::string> sentences;
    for (const Fact& fact : facts_of(game, **before, **found, *solver)) sentences.push_back(sentence(fact, **found));
    EXPECT_THAT(sentences, testing::Contains(point));
  }
  EXPECT_GE(count, 40);
}

INSTANTIATE_TEST_SUITE_P(Games, FactsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
