// What shells and man are given is made of the program's own tables: every subcommand and option is in it.
#include <regex>
#include <set>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/program.hpp"
#include "tests/support/ran.hpp"

namespace ouverte {
namespace {

using support::ran;
using ::testing::HasSubstr;
using ::testing::IsSubsetOf;
using ::testing::StartsWith;

std::set<std::string> options_in(const std::string& text) {
  std::set<std::string> options;
  const std::regex option("--[a-z][a-z-]+");
  for (auto at = std::sregex_iterator(text.begin(), text.end(), option); at != std::sregex_iterator(); ++at)
    options.insert(at->str());
  return options;
}

// The shells say in their own words what is offered behind a command line.
TEST(CompletionsTest, BashOffersSubcommandsOptionsAndGames) {
  const auto offered = [](const std::string& words) {
    return support::run("bash -c '. <(\"" OUVERTE_PROGRAM "\" completions bash); COMP_WORDS=(" + words +
                        " \"\"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _ouverte; echo \"${COMPREPLY[@]}\"'")
        .out;
  };
  EXPECT_THAT(offered("ouverte"), HasSubstr("solve table analyse"));
  EXPECT_THAT(offered("ouverte puzzle"), HasSubstr("read solve submit"));
  EXPECT_THAT(offered("ouverte rules"), HasSubstr("bridge dreiertarock hoodwink"));
  EXPECT_THAT(offered("ouverte puzzle make"), HasSubstr("--only-moves"));
  EXPECT_THAT(offered("ouverte solve"), HasSubstr("README.md"));
}

TEST(CompletionsTest, EveryOptionOfEverySubcommandIsInThem) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    std::string script = ran({"completions", shell}).out;
    if (shell == "fish") script = std::regex_replace(script, std::regex(" -l "), " --");
    const std::set<std::string> all = options_in(script);
    for (const std::string& command : support::subcommands(ran({"--help"}).out)) {
      const std::string help = ran({command, "--help"}).out;
      const std::string options = help.substr(help.find("\nOptions:"), help.find("\n\n", help.find("\nOptions:")));
      std::set<std::string> first;
      const std::regex row("(^|\n)  (-., )?(--[a-z-]+)");
      for (auto at = std::sregex_iterator(options.begin(), options.end(), row); at != std::sregex_iterator(); ++at)
        first.insert(at->str(3));
      EXPECT_THAT(first, IsSubsetOf(all)) << shell << " " << command;
    }
  }
}

TEST(CompletionsTest, AnUnknownShellIsWrongUsage) { EXPECT_EQ(ran({"completions", "csh"}).status, 2); }

TEST(ManualTest, EveryPageNamesItsCommandAndItsOptions) {
  const std::string first = ran({"manual"}).out;
  EXPECT_THAT(first, StartsWith(".TH \"OUVERTE\" 1 "));
  EXPECT_THAT(first, HasSubstr("\\fBouverte\\-solve\\fR(1)"));
  const std::string page = ran({"manual", "puzzle", "make"}).out;
  EXPECT_THAT(page, StartsWith(".TH \"OUVERTE-PUZZLE-MAKE\" 1 "));
  EXPECT_THAT(page, HasSubstr("\\fB\\-\\-only\\-moves"));
  EXPECT_EQ(ran({"manual", "no-such"}).status, 2);
}

TEST(VersionTest, SaysTheBuildAndWhatOfTheProcessorIsUsed) {
  const std::regex version(
      "ouverte [0-9]+\\.[0-9]+\\.[0-9]+\nbuilt by .+, with (BMI 2 and POPCNT|portable bit operations)\n");
  const std::string said = ran({"--version"}).out;
  EXPECT_TRUE(std::regex_match(said, version)) << said;
}

}  // namespace
}  // namespace ouverte
