// Every line of the tables of docs/formats/posted.md is read as it says there. What a line leaves out of a problem is
// said beside it.
#include <fstream>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles {
namespace {

struct Setting {
  std::string hands;
  std::map<std::string, std::string> otherwise;  // a tag, and what is said where a line does not give it
};

const std::map<std::string, Setting>& settings() {
  static const std::map<std::string, Setting> all = {
      {"ending",
       {"N: ♠AJ ♥A\nE: ♠54 ♥3\nS: ♠2 ♦A ♣2\nW: ♠KQ ♥K\n",
        {{"Trump", "No trumps."}, {"Leader", "South to lead."}, {"Task", "North-South to win all the tricks."}}}},
      {"deal",
       {"N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n",
        {{"Task", "South to make the contract."}}}},
      {"aside",
       {"N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n"
        "\n4♠ by South. West leads ♥K.",
        {}}},
      {"solo",
       {"Solo Whist\n\nN: ♠AQ ♦32\nE: ♠J9 ♦K ♣A\nS: ♠32 ♥K ♣K\nW: ♠K ♥42 ♦A\n",
        {{"Leader", "South to lead."},
         {"Taken", "Tricks so far: N 2, E 2, S 2, W 3."},
         {"Task", "The soloist to succeed."}}}},
      {"hoodwink",
       {"Hoodwink\n\nA: ♠A ♥9 ♣7\nB: ♠K ♦A Joker\nC: ♠9 ♥K ♦7\n",
        {{"Trump", "Hearts are trumps."},
         {"Declarer", "B is the Hood."},
         {"Leader", "A to lead."},
         {"Taken", "Tricks so far: A 3, B 2, C 3."}}}}};
  return all;
}

struct Line {
  std::string setting, said;
  std::vector<std::pair<std::string, std::string>> tags;
};

std::vector<Line> documented() {
  std::ifstream page(OUVERTE_SOURCE_DIR "/docs/formats/posted.md");
  std::vector<Line> lines;
  std::string setting, text;
  while (std::getline(page, text)) {
    if (text.starts_with("<!-- ")) setting = text.substr(5, text.find(' ', 5) - 5);
    if (text.empty() && !lines.empty() && lines.back().setting == setting) setting.clear();
    if (setting.empty() || !text.starts_with("| ") || text.starts_with("| said") || text.starts_with("| ---")) continue;
    const std::size_t bar = text.find(" | ", 2);
    Line line{.setting = setting, .said = text.substr(2, bar - 2), .tags = {}};
    std::string tags = text.substr(bar + 3, text.rfind(" |") - bar - 3);
    for (std::size_t from = 0; from < tags.size();) {
      const std::size_t to = std::min(tags.find(", ", from), tags.size());
      const std::string tag = tags.substr(from, to - from);
      line.tags.emplace_back(tag.substr(0, tag.find(' ')), tag.substr(tag.find(' ') + 1));
      from = to + 2;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string value_in(const records::Record& record, const std::string& name) {
  if (name != "Play") return std::string(records::tag_value(record.tags, name));
  std::string plays;
  for (const records::Play& play : record.plays) plays += (plays.empty() ? "" : " ") + play.move;
  return plays;
}

// A sentence is left out if the line says the same, in whatever language.
bool says(const Line& line, const std::string& tag) {
  for (const auto& [name, value] : line.tags)
    if (name == tag || (tag == "Trump" && name == "Contract") || (tag == "Leader" && name == "Play")) return true;
  const std::string lower = games::lower_case(line.said);
  const auto has = [&](std::string_view words) { return lower.find(words) != std::string::npos; };
  if (tag == "Leader")
    return has("leads") || has("spielt aus") || has("entame") || has("lead:") || has("ausspiel") || has("aan slag") ||
           has("whose lead") || has("plays and");
  if (tag == "Trump") return has("3nt") || has("trumps");
  return tag == "Task" && (has("gewinnen") || has("faire") || has("makes") || has("to win") || has("maken") ||
                           has("all the tricks") || has("plays and"));
}

TEST(DocumentedWordsTest, EveryLineIsReadAsItSays) {
  const std::vector<Line> lines = documented();
  EXPECT_GE(lines.size(), 90U);
  for (const Line& line : lines) {
    const Setting& setting = settings().at(line.setting);
    std::string post = setting.hands + "\n" + line.said;
    for (const auto& [tag, sentence] : setting.otherwise)
      if (!says(line, tag)) post += " " + sentence;
    const bool aside = line.setting == "aside";
    const HowPosted how{.supplied = "", .words = aside ? WordsUsed::kAllButClauses : WordsUsed::kAll};
    const records::Readings readings = read_puzzles_as(how, post, "post.txt");
    ASSERT_EQ(readings.size(), 1U) << post;
    if (line.tags.front().first == "refused") {
      EXPECT_TRUE(std::holds_alternative<records::Problem>(readings.front())) << post;
      continue;
    }
    const auto* record = std::get_if<records::Record>(&readings.front());
    ASSERT_NE(record, nullptr) << records::text(std::get<records::Problem>(readings.front())) << "\n" << post;
    for (const auto& [name, value] : line.tags) EXPECT_EQ(value_in(*record, name), value) << name << "\n" << post;
  }
}

}  // namespace
}  // namespace ouverte::puzzles
