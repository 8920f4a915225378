// The seventh game, which is no part of the program: under 300 lines, and all of Ouverte takes it up.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/search/generic_search.hpp"
#include "tests/seventh_game/hooks.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/ran.hpp"
#include "tests/support/switches.hpp"

namespace ouverte {
namespace {

using support::ran;
using ::testing::AllOf;
using ::testing::HasSubstr;

const std::string kFolder = OUVERTE_SOURCE_DIR "/tests/seventh_game/";
// A hand of five cards each; A should play low to the first trick.
constexpr char kPlayed[] =
    "[Game \"german-whist\"]\n[Deal \"A:K7..9.K7 .K3.J.Q3\"]\n[Taken \"A:5 B:3\"]\n[Trump \"H\"]\n[Play \"B\"]\n"
    "C3 CK\nCQ C7\nHK D9\nH3 S7\nDJ SK\n*\n";

std::string out_of(const std::vector<std::string>& arguments, const std::string& typed = "") {
  const support::Ran done = ran(arguments, typed);
  EXPECT_EQ(done.status, 0) << done.err;
  return done.out;
}

TEST(SeventhGameTest, ThreeHundredLinesAreEnough) {
  std::ptrdiff_t lines = 0;
  for (const auto& file : std::filesystem::directory_iterator(kFolder)) {
    std::ifstream text(file.path());
    lines += std::count(std::istreambuf_iterator(text), {}, '\n');
  }
  EXPECT_LE(lines, 300);
}

TEST(SeventhGameTest, HooksChangeNoValue) {
  using games::seventh_game::Game;
  base::Random random(1);
  for (int round = 0; round < 50; ++round) {
    const auto four = support::random_ending(random, 6);
    const auto state = tricks::new_state<2>({four.hands[0], four.hands[1]}, static_cast<cards::Seat>(round % 2));
    const games::seventh_game::Hooked hooked(cards::Suit::kHearts);
    search::GenericSearch<Game> plain(support::small_tables());
    search::GenericSearch<games::seventh_game::Hooked> fast(support::small_tables());
    EXPECT_EQ(fast.solve(hooked, state, {}).value, plain.solve(hooked, state, {}).value);
  }
}

TEST(SeventhGameTest, TheProgramListsIt) {
  EXPECT_THAT(out_of({"games"}), HasSubstr("German Whist"));
  EXPECT_THAT(out_of({"rules", "german-whist"}), HasSubstr("# German Whist"));
}

TEST(SeventhGameTest, Solve) {
  EXPECT_THAT(out_of({"solve", "-"}, kPlayed), AllOf(HasSubstr("hearts trumps, B to lead"), HasSubstr("7 tricks")));
  EXPECT_THAT(out_of({"solve", "-", "--contract", "spades"}, kPlayed), HasSubstr("spades trumps"));
  EXPECT_THAT(ran({"solve", "-", "--contract", "NT"}, kPlayed).err, HasSubstr("expected trump and a suit"));
}

TEST(SeventhGameTest, Table) {
  const std::string deal = out_of({"deal", "german-whist", "--seed", "3"});
  EXPECT_THAT(out_of({"table", "-"}, deal), AllOf(HasSubstr("A leads  B leads"), HasSubstr("H         8        8")));
}

TEST(SeventhGameTest, Analyse) { EXPECT_THAT(out_of({"analyse", "-"}, kPlayed), HasSubstr("cost 1 trick")); }

TEST(SeventhGameTest, Explain) {
  EXPECT_THAT(out_of({"explain", "--play", "2", "-"}, kPlayed), HasSubstr("♣7 takes the trick"));
}

TEST(SeventhGameTest, Coach) {
  EXPECT_THAT(out_of({"coach", "--deal", "german-whist", "--contract", "hearts", "--seat", "A"}, "hint\nquit\n"),
              HasSubstr("German Whist: hearts trumps; you play A"));
}

TEST(SeventhGameTest, PuzzleMake) {
  EXPECT_THAT(out_of({"puzzle", "make", "german-whist", "--cards", "4"}), HasSubstr("[Task "));
}

}  // namespace
}  // namespace ouverte
