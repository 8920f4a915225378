// Files with random damage: nothing may crash, what is read can be written and read again, and boards that stand apart
// from the damage are read as before.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/pbn.hpp"
#include "solver/records/record.hpp"
#include "tests/solver/records/files.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::records {
namespace {

constexpr std::string_view kLast = R"(

[Board "the last"]
[Deal "N:AJ2.A72.52.QT652 K93.KQT94.T64.A4 654.8.KQJ8.K9873 QT87.J653.A973.J"]
)";

// Reads the text; writes and reads again all that was read. Gives the names of the boards read.
std::vector<std::string> survive(std::string_view text) {
  EXPECT_EQ(pbn::write(pbn::parse(text)), plain_text(text));
  std::vector<std::string> boards;
  for (const auto& reading : read_records(text, "f")) {
    if (const auto* problem = std::get_if<Problem>(&reading)) {
      EXPECT_FALSE(records::text(*problem).empty());
      EXPECT_GT(problem->place.line, 0);
      continue;
    }
    const Record& record = std::get<Record>(reading);
    boards.push_back(record.place.board);
    const std::string pbn_text = write_pbn(record);
    const Readings again = read_pbn(pbn_text, "again");
    EXPECT_EQ(again.size(), 1U) << pbn_text;
    for (const auto& second : again) {
      EXPECT_TRUE(std::holds_alternative<Record>(second)) << records::text(std::get<Problem>(second)) << "\n"
                                                          << pbn_text;
      if (const auto* same = std::get_if<Record>(&second)) {
        EXPECT_EQ(write_pbn(*same), pbn_text);
      }
    }
    const std::string line = write_json(record);
    for (const auto& second : read_json_lines(line, "again"))
      EXPECT_TRUE(std::holds_alternative<Record>(second)) << records::text(std::get<Problem>(second)) << "\n" << line;
  }
  return boards;
}

// Removes, doubles, changes or moves a few bytes somewhere.
std::string damaged(std::string text, base::Random& random) {
  constexpr std::array<std::string_view, 16> kPieces = {"\"", "[", "]",  "{", "}", ";",    "%",        "\n",
                                                        "\\", "$", "^L", "*", "-", "\n\n", "[Play \"", "\xFF"};
  for (auto wounds = 1 + random.below(3); wounds > 0 && !text.empty(); --wounds) {
    const std::size_t at = random.below(text.size());
    const std::size_t size = 1 + random.below(12);
    switch (random.below(4)) {
      case 0:
        text.erase(at, size);
        break;
      case 1:
        text.insert(at, text.substr(random.below(text.size()), size));
        break;
      case 2:
        text.insert(at, kPieces[random.below(kPieces.size())]);
        break;
      default:
        text[at] = static_cast<char>(random.below(256));
        break;
    }
  }
  return text;
}

TEST(Mutations, NeverCrashTheReader) {
  std::vector<std::string> originals;
  for (const auto& file : files_in(kData, ".pbn")) originals.push_back(read_file(file));
  ASSERT_GE(originals.size(), 7U);
  base::Random random(2024);
  for (int round = 0; round < support::rounds(3000); ++round) {
    const std::string& original = originals[random.below(originals.size())];
    survive(damaged(original, random));
    if (testing::Test::HasFailure()) FAIL() << "round " << round;
  }
}

TEST(Mutations, SpareTheBoardsAfterThem) {
  base::Random random(7);
  const std::string original = read_file(kData / "solo_whist.pbn");
  const int rounds = support::rounds(1000);
  int last = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::vector<std::string> boards = survive(damaged(original, random) + std::string(kLast));
    if (!boards.empty() && boards.back() == "the last") ++last;
    if (testing::Test::HasFailure()) FAIL() << "round " << round;
  }
  EXPECT_EQ(last, rounds);
}

}  // namespace
}  // namespace ouverte::records
