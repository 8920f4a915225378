// Hints while hands are hidden rest on what the record says of them and on its auction.
#include <fstream>
#include <sstream>
#include <string>

#include "app/cli/coach/fair_hints.hpp"
#include "gtest/gtest.h"
#include "solver/records/record.hpp"

namespace ouverte::cli {
namespace {

records::Record record_of(const std::string& name) {
  std::ifstream file(std::string(OUVERTE_SOURCE_DIR) + "/tests/app/cli/data/" + name);
  std::ostringstream text;
  text << file.rdbuf();
  auto readings = records::read_records(text.str(), name);
  return readings.empty() || !std::holds_alternative<records::Record>(readings.front())
             ? records::Record{}
             : std::get<records::Record>(std::move(readings.front()));
}

// The first hint where the record ends, to South.
std::string first_hint(const records::Record& record) {
  const games::Game& game = *games::find_game(record.setup.game);
  search::Options options;
  options.memory_mib = 16;
  const auto solver = game.solver(options);
  auto start = game.position(record.setup);
  EXPECT_TRUE(start.ok()) << start.status();
  if (!start.ok()) return "";
  tutor::Coach coach(game, *solver, *std::move(start), "NESW");
  for (const records::Play& play : record.plays) EXPECT_TRUE(coach.play(play.move).ok()) << play.move;
  auto evidence = evidence_of(coach, record);
  EXPECT_TRUE(evidence.ok()) << evidence.status();
  if (!evidence.ok()) return "";
  constexpr int kWide = 200;
  return FairHints(coach, options, *std::move(evidence)).hint(0).bytes(Colour::kOff, kWide);
}

constexpr std::string_view kAllAlike = "on what you can see, whatever you play is as good";
constexpr std::string_view kSomeBest = "on what you can see, 2 of 4 cards are best";

records::Record without_auction(records::Record record) {
  record.auction.clear();
  return record;
}

// West, who passed first, has shown eleven points: the Queen of spades is East's, and is caught whatever is led.
// Without the auction neither the King nor the Ten is as good as the others.
TEST(CoachEvidenceTest, TheAuctionCounts) {
  const records::Record record = record_of("passed_first.pbn");
  EXPECT_EQ(first_hint(record), kAllAlike);
  EXPECT_EQ(first_hint(without_auction(record)), kSomeBest);
}

TEST(CoachEvidenceTest, SoDoesWhatTheRecordSaysOfHands) {
  records::Record record = without_auction(record_of("passed_first.pbn"));
  record.tags.emplace_back("Knows", "E: has SQ");
  EXPECT_EQ(first_hint(record), kAllAlike);
}

}  // namespace
}  // namespace ouverte::cli
