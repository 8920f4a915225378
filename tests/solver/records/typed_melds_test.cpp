// Plays that lay more than one card, in records and as they are typed.
#include "solver/records/typed_melds.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/records/record.hpp"
#include "tests/support/rummage.hpp"

namespace ouverte::records {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// A wins with the Ten, and may meld Jacks; B holds none.
games::Setup jacks() {
  games::Setup setup = support::late_rummage();
  setup.id = "1";
  return setup;
}

struct TypedMove {
  const char* text;
  const char* written;  // as records have it; empty: it is none that melds
};
constexpr TypedMove kTyped[] = {{"♦T + ♠J♠J♥J♦J", "DT+SJ.SJ.HJ.DJ"},
                                {"♦T+♠J.♠J.♥J.♦J", "DT+SJ.SJ.HJ.DJ"},
                                {"D10 melding SJ SJ HJ DJ", "DT+SJ.SJ.HJ.DJ"},
                                {"♦10 melding ♠J ♠J ♥J ♦J", "DT+SJ.SJ.HJ.DJ"},
                                {"DT+SJ SJ HJ DJ", "DT+SJ.SJ.HJ.DJ"},
                                {"dt + dj hj sj sj", "DT+SJ.SJ.HJ.DJ"},
                                {"DT+SJ.HJ.DJ", "DT+SJ.HJ.DJ"},
                                {"HQ + SQ DQ CQ, S9 S9 H9", "HQ+SQ.DQ.CQ,S9.S9.H9"},
                                {"HQ + SQ DQ CQ S9 S9 H9", "HQ+SQ.DQ.CQ,S9.S9.H9"},
                                {"HQ + ♠Q♦Q♣Q ♠9♠9♥9", "HQ+SQ.DQ.CQ,S9.S9.H9"},
                                {"HT + S10 D10 C10", "HT+ST.DT.CT"},
                                {"DT + SJ SJ HJ, HJ DJ CJ", "DT+SJ.SJ.HJ,HJ.DJ.CJ"},
                                {"☆ + ☆☆☆", "*+*.*.*"},
                                {"* melds SA SA HA, * * *", "*+SA.SA.HA,*.*.*"},
                                {"DT+SJ.SJ", "DT+SJ.SJ"},  // no set: who plays it is told so
                                {"DT", ""},
                                {"DT +", ""},
                                {"+ SJ SJ HJ", ""},
                                {"DT + SJ + HJ", ""},
                                {"DT DJ + SJ SJ HJ", ""},
                                {"DT + SJ SJ king", ""},
                                {"what if DT", ""}};

TEST(Melds, AreReadInEveryFormInWhichTheyAreShown) {
  const auto at = *games::find_game("rummage")->position(jacks());
  for (const TypedMove& each : kTyped) EXPECT_EQ(melding_move(*at, each.text).value_or(""), each.written) << each.text;
}

std::string plays_in(const std::string& section) {
  Record record;
  record.setup = jacks();
  std::string text = write_pbn(record);
  text.insert(text.find_last_not_of('\n') + 1, "\n[Play \"A\"]\n" + section);
  const Readings readings = read_pbn(text, "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) return records::text(*problem);
  std::string moves;
  for (const Play& play : std::get<Record>(readings[0]).plays) moves += (moves.empty() ? "" : " ") + play.move;
  return moves;
}

TEST(Melds, OfAPlaySectionAreReadAsTheyAreShown) {
  for (const std::string_view shown :
       {"DT+SJ.HJ.DJ", "♦T + ♠J♥J♦J", "♦T+♠J.♥J.♦J", "D10 melding SJ HJ DJ", "DT + SJ HJ DJ", "dt+sj hj dj"})
    EXPECT_EQ(plays_in(std::string(shown)), "DT+SJ.HJ.DJ") << shown;
}

TEST(Melds, EndWhereTheNextPlayBegins) {
  auto at = *games::find_game("rummage")->position(jacks());
  ASSERT_TRUE(at->play("DT+SJ.HJ.DJ").ok());
  const std::string next = at->moves().front();
  EXPECT_EQ(plays_in("♦T + ♠J♥J♦J " + next), "DT+SJ.HJ.DJ " + next);
  EXPECT_EQ(plays_in("DT melding SJ HJ DJ " + next), "DT+SJ.HJ.DJ " + next);
  EXPECT_EQ(plays_in("DT melding SJ HJ DJ\n" + next + " +"), "DT+SJ.HJ.DJ " + next);
  EXPECT_THAT(plays_in("DT melding SJ HJ"), HasSubstr("found"));
}

TEST(Melds, AreAskedForWhereTheRankAloneIsTyped) {
  const games::Game& game = *games::find_game("rummage");
  const auto at = *game.position(jacks());
  const auto meant = [&](std::string_view text) {
    const auto move = move_meant(game, text, *at);
    return move.ok() ? *move : base::message(move.status());
  };
  EXPECT_THAT(meant("T"), StartsWith("\"T\" may be any of DT DT+SJ.HJ.DJ"));
  EXPECT_EQ(meant("DT"), "DT");
  EXPECT_EQ(meant("♦T"), "DT");
  EXPECT_EQ(meant("DT + DJ HJ SJ"), "DT+SJ.HJ.DJ");
  EXPECT_THAT(meant("DT + SJ SJ"), HasSubstr("expected sets of three or more cards of one rank"));
  EXPECT_THAT(meant("DT + CJ SJ HJ"), HasSubstr("A does not hold the cards to meld"));
}

}  // namespace
}  // namespace ouverte::records
