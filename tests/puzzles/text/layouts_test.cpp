// Layouts of hands, in the words of data/layouts.txt: each is read as the deal that it means, or refused as it says
// there.
#include <fstream>
#include <string>
#include <variant>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {
namespace {

std::string deal_in(const std::string& text) {
  const records::Readings readings = read_puzzles(text, "post.txt");
  if (readings.size() != 1) return "found " + std::to_string(readings.size());
  if (const auto* problem = std::get_if<records::Problem>(&readings.front())) return records::text(*problem);
  const std::string record = records::write_pbn(std::get<records::Record>(readings.front()));
  const std::size_t deal = record.find("[Deal \"") + 7;
  return record.substr(deal, record.find('"', deal) - deal);
}

TEST(LayoutsTest, EachIsReadAsTheDealThatItMeans) {
  std::ifstream file(OUVERTE_SOURCE_DIR "/tests/puzzles/data/layouts.txt");
  std::string line, name, post, words;
  int cases = 0;
  while (std::getline(file, line)) {
    const std::string rest = line.substr(std::min<std::size_t>(line.size(), 4));
    if (line.starts_with("+++ ")) {
      words = rest;
    } else if (line.starts_with("=== ")) {
      name = rest;
      post.clear();
    } else if (line.starts_with("--- ")) {
      EXPECT_EQ(deal_in(base::str(post, "\n", words, "\n")), rest) << name;
      ++cases;
    } else if (line.starts_with("!!! ")) {
      EXPECT_THAT(deal_in(base::str(post, "\n", words, "\n")), testing::HasSubstr(rest)) << name;
      ++cases;
    } else {
      post += line + "\n";
    }
  }
  EXPECT_GE(cases, 50);
}

}  // namespace
}  // namespace ouverte::puzzles
