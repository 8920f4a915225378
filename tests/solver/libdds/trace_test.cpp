// Bridge records against libdds' own trace of the play: the same value before and after every card.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/bridge/contract.hpp"
#include "tests/support/dds.hpp"
#include "tests/support/endings.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {
namespace {

const games::Game& bridge() { return *games::find_game("bridge"); }

// A random deal and contract, played to the end by cards of which half are best ones.
records::Record random_record(games::Solver& solver, base::Random& random) {
  records::Record record;
  record.setup = bridge().random_deal(random);
  const games::bridge::Contract contract{.trump = games::bridge::kStrains[random.below(5)].trump,
                                         .declarer = static_cast<cards::Seat>(random.below(4)),
                                         .level = 1 + static_cast<int>(random.below(7)),
                                         .ending = {}};
  record.setup.contract = games::bridge::to_json(contract);
  const auto at = bridge().position(record.setup);
  EXPECT_TRUE(at.ok()) << at.status();
  solver.expect(**at);
  while (!(*at)->over()) {
    const bool best = record.plays.size() > 8 && random.below(2) == 0;
    const std::vector<std::string> moves = best ? solver.solve(**at, {}).best : (*at)->moves();
    record.plays.push_back(
        {.seat = (*at)->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}});
    EXPECT_TRUE((*at)->play(record.plays.back().move).ok());
  }
  return record;
}

std::vector<int> peer_values(const Trace& trace) {
  std::string deal = "N:", plays;
  for (const auto& [seat, hand] : trace.start.hands) deal += (deal.size() > 2 ? " " : "") + hand;
  for (const Play& play : trace.plays) plays += play.move;
  const auto contract = games::bridge::contract_from_json(trace.start.contract);
  return support::dds_trace(deal, contract->trump, *games::seat_of(trace.start.leader), plays);
}

// Every value of a record against libdds.
void compare(const records::Record& record, games::Solver& solver) {
  SCOPED_TRACE(records::text(record.place));
  const auto analysis = analyse(bridge(), record, solver, [](int, int) {});
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  const Trace& trace = analysis->traces.front();
  const std::vector<int> peer = peer_values(trace);
  // Of a whole deal the last trick is forced, and left out.
  ASSERT_GE(peer.size(), std::min<std::size_t>(trace.plays.size() + 1, 49U));
  for (std::size_t place = 0; place + 1 < peer.size(); ++place) {
    EXPECT_EQ(trace.plays[place].judgement->before, peer[place]) << place;
    EXPECT_EQ(trace.plays[place].judgement->after, peer[place + 1]) << place;
  }
}

TEST(BridgeTraceTest, EveryValueIsThatOfLibdds) {
  base::Random random(21);
  const auto solver = bridge().solver({});
  for (int round = 0; round < support::rounds(12); ++round) compare(random_record(*solver, random), *solver);
}

// Tournament files of one's own: their paths, with colons between them, in the environment variable OUVERTE_RECORDS.
TEST(BridgeTraceTest, EveryValueOfTheFilesNamedIsThatOfLibdds) {
  const char* const named = std::getenv("OUVERTE_RECORDS");
  if (named == nullptr) GTEST_SKIP() << "OUVERTE_RECORDS names no files";
  const auto solver = bridge().solver({});
  std::istringstream paths(named);
  int records = 0;
  std::size_t plays = 0;
  for (std::string path; std::getline(paths, path, ':');) {
    std::ifstream file(path, std::ios::binary);
    ASSERT_TRUE(file) << path;
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    for (const auto& reading : records::read_records(text, path)) {
      const auto* const record = std::get_if<records::Record>(&reading);
      if (record == nullptr || record->plays.empty() || record->setup.contract.is_null()) continue;
      compare(*record, *solver);
      ++records;
      plays += record->plays.size();
    }
  }
  std::printf("%d records, %zu plays\n", records, plays);
}

}  // namespace
}  // namespace ouverte::tutor
