#include "solver/proof/checker.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"

namespace ouverte::proof {
namespace {

using ::testing::HasSubstr;

// Two tricks of no trump are left and North is to lead. North-South take both only if North leads the Ace first.
constexpr const char* kTwoTricks =
    R"(position {"hands": {"N": "A..2.", "E": "K..A.", "S": "3.2..", "W": "2.3.."}, "leader": "N", )"
    R"("contract": {"trump": "NT", "declarer": "S"}})"
    "\n";

std::string proof_of(const std::string& body) { return "proof 1\n" + std::string(kTwoTricks) + body; }

// "" if the proof is accepted, else "LINE: what is wrong".
std::string verdict(const std::string& text) {
  const ProofReadings readings = read_proofs(text);
  if (readings.fault) return base::str(readings.fault->line, ": ", readings.fault->message);
  for (const Proof& proof : readings.proofs) {
    const auto outcome = check(proof);
    if (const auto* fault = std::get_if<ProofFault>(&outcome)) return base::str(fault->line, ": ", fault->message);
  }
  return "";
}

constexpr const char* kOneTrick =
    "claim >= 1 by 1\n"
    "1 SA:2\n"
    "2 SK:3\n"
    "3 S3:4\n"
    "4 S2\n"
    "end 4 nodes 4 edges\n";

TEST(CheckerTest, AGoodProofIsAccepted) {
  EXPECT_EQ(verdict(proof_of(kOneTrick)), "");
  EXPECT_EQ(verdict(proof_of("claim >= 0\nclaim <= 2\nend 0 nodes 0 edges\n")), "");
}

TEST(CheckerTest, CommentsAndEmptyLinesAreAllowed) {
  EXPECT_EQ(verdict("# one\n\n" + proof_of(kOneTrick) + "\n# and another\n" + proof_of(kOneTrick)), "");
}

TEST(CheckerTest, AClaimThatIsNotSettledNeedsANode) {
  EXPECT_EQ(verdict(proof_of("claim >= 1\nend 0 nodes 0 edges\n")),
            "3: found no node, expected one: the value is not settled");
}

TEST(CheckerTest, AReplyThatIsMissingIsNamed) {
  EXPECT_EQ(verdict(proof_of("claim <= 1 by 1\n1 SA:2\nend 1 nodes 1 edges\n")), "4: N's D2 is missing");
}

TEST(CheckerTest, AMoveThatIsNotLegalIsNamed) {
  EXPECT_THAT(verdict(proof_of("claim >= 1 by 1\n1 SA:2\n2 DA:3\n3 S3\nend 3 nodes 3 edges\n")),
              HasSubstr("5: after SA: E cannot play DA"));
  EXPECT_THAT(verdict(proof_of("claim >= 1 by 1\n1 SQ:2\n2 SK\nend 2 nodes 2 edges\n")),
              HasSubstr("4: trick 1: N does not hold SQ"));
}

TEST(CheckerTest, AValueThatIsNotReachedIsRefused) {
  const std::string all = "1 SA:2\n2 SK:3\n3 S3:4\n4 S2:5\n5 D2:6\n6 DA:7\n7 H2:8\n8 H3\nend 8 nodes 8 edges\n";
  EXPECT_EQ(verdict(proof_of("claim >= 2 by 1\n" + all)),
            "11: after SA SK S3 S2 D2 DA H2 H3: found the value 1 at best, expected one >= 2");
}

TEST(CheckerTest, OneMoveOfTheSideThatClaimsIsEnoughAndNoMoreAreTaken) {
  EXPECT_EQ(verdict(proof_of("claim >= 1 by 1\n1 SA D2\nend 1 nodes 2 edges\n")),
            "4: found 2 moves, expected one: N claims");
}

TEST(CheckerTest, NodesThatNothingLeadsToAreRefused) {
  EXPECT_EQ(verdict(proof_of("claim >= 0\n1 SA\nend 1 nodes 1 edges\n")), "4: node 1: nothing leads to it");
}

TEST(CheckerTest, MovesLeadFurtherDownSoThatThereAreNoCycles) {
  EXPECT_EQ(verdict(proof_of("claim >= 1 by 1\n1 SA:1\nend 1 nodes 1 edges\n")),
            "4: found \"SA:1\", expected a node further down than 1 after \":\"");
}

TEST(CheckerTest, ANodeThatIsNotThereIsRefused) {
  EXPECT_EQ(verdict(proof_of("claim >= 1 by 1\n1 SA:9\nend 1 nodes 1 edges\n")),
            "4: after SA: found no node 9, expected it further down");
}

TEST(CheckerTest, ATextThatBreaksOffIsRefused) {
  EXPECT_EQ(verdict(proof_of("claim >= 1 by 1\n1 SA\n")), "4: found nothing, expected a line that begins with \"end\"");
  EXPECT_EQ(verdict(""), "0: found nothing, expected \"proof 1\"");
  EXPECT_THAT(verdict(proof_of("claim >= 1 by 1\n1 SA\nend 1 nodes 2 edges\n")), HasSubstr("end 1 nodes 1 edges"));
}

// East is to lead from King and Queen; whichever he leads, South takes it with the Ace and West's Jack is the last
// trick's best card. The Queen is answered as the King, the two exchanged.
constexpr const char* kTouching =
    R"(position {"hands": {"N": "3..4.", "E": "KQ...", "S": "A..2.", "W": "2..3."}, "leader": "E", )"
    R"("contract": {"trump": "NT", "declarer": "S"}})"
    "\n";

TEST(CheckerTest, OfMovesSaidToBeEqualEachIsPlayed) {
  const std::string good = "proof 1\n" + std::string(kTouching) +
                           "claim >= 1 by 1\n1 SK:2 SQ=SK\n2 SA:3\n3 S2:4\n4 S3\nend 4 nodes 5 edges\n";
  EXPECT_EQ(verdict(good), "");
  const std::string bad = "proof 1\n" + std::string(kTouching) +
                          "claim >= 2 by 1\n1 SK:2 SQ=SK\n2 SA:3\n3 S2:4\n4 S3:5\n5 D2:6\n6 D3:7\n7 D4:8\n8 SQ\n"
                          "end 8 nodes 9 edges\n";
  EXPECT_EQ(verdict(bad), "");
  const std::string unexchanged = "proof 1\n" + std::string(kTouching) +
                                  "claim >= 2 by 1\n1 SQ:2 SK:2\n2 SA:3\n3 S2:4\n4 S3:5\n5 D2:6\n6 D3:7\n7 D4:8\n8 SQ\n"
                                  "end 8 nodes 9 edges\n";
  EXPECT_THAT(verdict(unexchanged), HasSubstr("E cannot play SQ"));
}

TEST(CheckerTest, AMoveIsAnsweredAsOneWithAnAnswer) {
  EXPECT_EQ(verdict("proof 1\n" + std::string(kTouching) + "claim >= 1 by 1\n1 SK=SQ SQ=SK\nend 1 nodes 2 edges\n"),
            "4: found SK=SQ, expected a move with an answer of its own");
}

TEST(CheckerTest, APositionThatIsNoneIsRefused) {
  const std::string text =
      "proof 1\nposition {\"game\": \"whist\", \"hands\": {\"N\": \"A...\"}}\nclaim >= 0\n"
      "end 0 nodes 0 edges\n";
  EXPECT_EQ(verdict(text), "1: game: found \"whist\", expected the name of a game");
}

}  // namespace
}  // namespace ouverte::proof
