// Double-dummy tables of random whole deals, and par for every dealer and vulnerability, are those of libdds.
#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/bridge/door.hpp"
#include "solver/games/bridge/par.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "tests/support/dds.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr int kDealsEach = 12;

TrickTable our_table(const Setup& setup, const std::vector<CardSet>& hands) {
  search::Options options;
  options.memory_mib = 128;
  const auto table = deal_table(hands, setup.dealer, {}, options, nullptr);
  TrickTable tricks{};
  for (std::size_t strain = 0; strain < kStrains.size(); ++strain)
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      tricks[strain][seat] =
          table->json.at("table").at(std::string(kStrains[strain].text)).at(seat_text(static_cast<Seat>(seat)));
  return tricks;
}

auto in_order(const Par& par) {
  std::vector<std::tuple<int, std::size_t, unsigned, int>> all;
  for (const ParContract& c : par.contracts) all.emplace_back(c.level, c.strain, c.declarers.seats(), c.over);
  std::ranges::sort(all);
  return all;
}

void expect_same_par(const TrickTable& tricks) {
  support::with_every_par(tricks, [](const Par& ours, const Par& theirs) {
    EXPECT_EQ(ours.score, theirs.score);
    EXPECT_EQ(in_order(ours), in_order(theirs)) << par_in_words(ours) << " against " << par_in_words(theirs);
  });
}

// Several tests, so that they can run beside each other.
class LibddsTest : public ::testing::TestWithParam<int> {};

TEST_P(LibddsTest, TablesAndParOfRandomDealsAreTheSame) {
  base::Random random(static_cast<std::uint64_t>(GetParam()));
  for (int deal = 0; deal < kDealsEach; ++deal) {
    const games::Setup setup = random_hands(Traits::deal(), random).setup;
    SCOPED_TRACE(base::Json(setup.hands).dump());
    const auto hands = read_hands_alone(setup, Traits::deal(), Endings::kMayStandAlone);
    ASSERT_TRUE(hands.ok());
    std::array<CardSet, kPlayers> dealt{};
    std::ranges::copy(*hands, dealt.begin());
    const TrickTable theirs = support::dds_table(dealt);
    EXPECT_EQ(our_table(setup, *hands), theirs);
    expect_same_par(theirs);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, LibddsTest, ::testing::Range(1, 9));

}  // namespace
}  // namespace ouverte::games::bridge
