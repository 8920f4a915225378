// Every option of every command that takes a number, a time, a seat or a text: what cannot be meant is wrong usage, and
// the message says what was found and what is expected.
#include "app/cli/console/arguments.hpp"

#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

using support::Ran;
using support::ran;
using testing::AllOf;
using testing::HasSubstr;

constexpr const char* kEnding =
    R"({"game": "bridge", "hands": {"N": "A...", "E": "K...", "S": "2...", "W": "3..."}, "leader": "N",)"
    R"( "contract": {"trump": "NT", "declarer": "S"}, "won": {"N": 6, "E": 0, "S": 6, "W": 0}})";

// A run of a command as it may be given, to which an option is added.
struct Command {
  std::string usual;
  std::vector<std::string> numbers;  // its options that take whole numbers
  bool time = true;
};
const std::vector<Command>& commands() {
  static const std::vector<Command> kCommands = {
      {"solve -", {"--nodes", "--memory", "--threads"}},
      {"table -", {"--nodes", "--memory", "--threads"}},
      {"analyse -", {"--nodes", "--memory", "--threads"}},
      {"explain - --card SA", {"--nodes", "--memory", "--play"}},
      {"prove -", {"--nodes", "--memory", "--size"}},
      {"coach -", {"--nodes", "--memory", "--board"}},
      {"coach --deal bridge --contract 3NTbyS", {"--seed"}},
      {"puzzle solve -", {"--nodes", "--memory", "--variations", "--plays", "--tree-time", "--depth"}},
      {"puzzle submit -", {"--nodes", "--memory", "--choices"}},
      {"puzzle verify -", {"--nodes", "--memory", "--threads", "--size", "--positions"}},
      {"puzzle play -", {"--nodes", "--memory", "--count"}},
      {"puzzle make bridge", {"--count", "--seed", "--only-moves"}},
      {"deal bridge", {"--seed", "--count"}, false},
  };
  return kCommands;
}

void expect_wrong(const Command& command, const std::string& option, const std::string& value) {
  std::vector<std::string> arguments = absl::StrSplit(command.usual, ' ');
  arguments.push_back(option);
  arguments.push_back(value);
  const Ran wrong = ran(arguments);
  const std::string shown = absl::StrJoin(arguments, " ");
  EXPECT_EQ(wrong.status, 2) << shown;
  EXPECT_EQ(wrong.out, "") << shown;
  EXPECT_THAT(wrong.err, AllOf(HasSubstr(option + ": "), HasSubstr("found \"" + value + "\""), HasSubstr("expected ")))
      << shown;
}

TEST(ArgumentsTest, NumbersAreWholeAndWithinTheirRange) {
  for (const Command& command : commands())
    for (const std::string& option : command.numbers)
      for (const std::string value : {"", "-1", "-99999999999999999999", "99999999999999999999", "1.5", "1e3", "nan",
                                      "x", "0x10", " 1", "1 ", "+1"})
        expect_wrong(command, option, value);
}

TEST(ArgumentsTest, NothingIsDoneNoTimes) {
  for (const Command& command : commands())
    for (const std::string& option : command.numbers)
      if (option != "--seed" && option != "--choices" && option != "--count" && option != "--only-moves")
        expect_wrong(command, option, "0");
}

TEST(ArgumentsTest, TimesAreAboveNothingAndNotWithoutEnd) {
  for (const Command& command : commands())
    for (const std::string value : {"", "0", "0s", "-5s", "-1", "soon", "1e99", "1e99s", "nan", "inf", "-inf",
                                    "99999999999h", "0.0000000001s", "5 parsecs"})
      if (command.time) expect_wrong(command, "--time", value);
}

TEST(ArgumentsTest, SeatsAreOfSomeGameAndNoneIsNamedTwice) {
  for (const std::string value : {"", "NNNN", "NN", "X", "x", "NA", "N,X"}) {
    expect_wrong({"coach -", {}}, "--seat", value);
    expect_wrong({"puzzle play --from-deals -", {}}, "--seat", value);
    for (const std::string command : {"solve -", "analyse -", "explain - --card SA", "prove -"})
      expect_wrong({command, {}}, "--for", value);
    expect_wrong({"solve -", {}}, "--leader", value);
  }
}

TEST(ArgumentsTest, AnEmptyTextIsNeverMeant) {
  for (const std::string option : {"--objective", "--for", "--leader", "--contract", "--without", "--color"})
    expect_wrong({"solve -", {}}, option, "");
  expect_wrong({"analyse -", {}}, "--html", "");
  expect_wrong({"explain -", {}}, "--card", "");
  expect_wrong({"coach -", {}}, "--save", "");
  for (const std::string option : {"--set", "--sets", "--theme", "--history", "--now", "--anki", "--from-deals"})
    expect_wrong({"puzzle play", {}}, option, "");
  expect_wrong({"puzzle solve -", {}}, "--html", "");
  for (const std::string option : {"--puzzle", "--solution"}) expect_wrong({"puzzle submit -", {}}, option, "");
  expect_wrong({"puzzle verify -", {}}, "--allow", "");
  for (const std::string option : {"--theme", "--cards", "--contract", "--from"})
    expect_wrong({"puzzle make bridge", {}}, option, "");
  EXPECT_EQ(ran({"solve", ""}).status, 2);
  EXPECT_EQ(ran({"deal", ""}).status, 2);
}

TEST(ArgumentsTest, OfALongTextTheBeginningIsEchoed) {
  constexpr std::size_t kShort = 400;
  const std::string text(100'000, 'x');
  for (const std::string given :
       {"solve - --time", "solve - --nodes", "solve - --for", "solve - --without", "solve - --color",
        "deal bridge --worth", "deal bridge --count", "coach - --seat", "puzzle play --now", "puzzle play --sets"}) {
    std::vector<std::string> arguments = absl::StrSplit(given, ' ');
    arguments.push_back(text);
    const Ran wrong = ran(arguments, kEnding);
    EXPECT_NE(wrong.status, 0) << given;
    EXPECT_LT(wrong.err.size(), kShort) << given << "\n" << wrong.err.substr(0, kShort);
    EXPECT_THAT(wrong.err, HasSubstr("x...\"")) << given;
  }
}

TEST(ArgumentsTest, SoItIsOfOneThatIsNotExpected) {
  const std::string beginning(60, 'x');
  const std::string text = beginning + std::string(100'000, 'y');
  for (const std::string given : {"solve - --", "solve - --no-such=", "solve - -", "solve - --json=", "games "}) {
    std::vector<std::string> arguments = absl::StrSplit(given + text, ' ');
    const Ran wrong = ran(arguments, kEnding);
    EXPECT_EQ(wrong.status, 2) << given;
    EXPECT_LT(wrong.err.size(), 400U) << given << "\n" << wrong.err.substr(0, 400);
    EXPECT_THAT(wrong.err, HasSubstr("xxx")) << given;
    EXPECT_THAT(wrong.err, HasSubstr("...")) << given;
  }
  const Ran lines = ran({"solve", "-", "--no\nerror: \x1b[31msuch"}, kEnding);
  EXPECT_THAT(lines.err, HasSubstr("not expected: --no error: \uFFFD[31msuch\n"));
}

TEST(ArgumentsTest, WhatIsMeantIsTaken) {
  EXPECT_EQ(ran({"deal", "bridge", "--seed", "18446744073709551615", "--count", "2"}).status, 0);
  EXPECT_EQ(
      ran({"solve", "-", "--time", "1m30s", "--nodes", "1000", "--memory", "1", "--threads", "1024"}, kEnding).status,
      0);
  EXPECT_EQ(ran({"solve", "-", "--time", "0.5", "--leader", "N"}, kEnding).status, 0);
  EXPECT_EQ(ran({"puzzle", "make", "bridge", "--count", "0", "--time", "5m", "--cards", "3-5"}).status, 0);
}

}  // namespace
}  // namespace ouverte::cli
