// The examples of docs/formats/requests.md, asked as they stand there: each block that asks a question is followed by
// the block that is its answer.
#include <fstream>
#include <string>
#include <vector>

#include "app/requests/respond.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"

namespace ouverte {
namespace {

using base::Json;

constexpr const char* kLeftOut = "…";

std::vector<std::string> blocks() {
  std::ifstream file(std::string(OUVERTE_SOURCE_DIR) + "/docs/formats/requests.md");
  std::vector<std::string> all;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) all.emplace_back();
    } else if (inside) {
      all.back() += line + "\n";
    }
  }
  return all;
}

bool counts(const std::string& key) { return key == "nodes" || key == "seconds"; }

// What an answer has that the example does not show, or shows otherwise; empty if there is nothing. "…" stands for any
// value, at the end of a list for any others, and as a key for any others.
std::string difference(const Json& shown, const Json& found, const std::string& where = "answer") {
  if (shown == kLeftOut) return "";
  if (shown.type() != found.type() && !(shown.is_number() && found.is_number()))
    return where + ": found " + found.dump();
  if (shown.is_object()) {
    for (const auto& item : shown.items()) {
      if (item.key() == kLeftOut || (counts(item.key()) && found.contains(item.key()))) continue;
      if (!found.contains(item.key())) return where + ": has no " + item.key();
      if (auto text = difference(item.value(), found[item.key()], where + "." + item.key()); !text.empty()) return text;
    }
    for (const auto& item : found.items())
      if (!shown.contains(item.key()) && !shown.contains(kLeftOut)) return where + ": has " + item.key();
    return "";
  }
  if (!shown.is_array()) return shown == found ? "" : where + ": found " + found.dump();
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (i + 1 == shown.size() && shown[i] == kLeftOut) return "";
    if (i >= found.size()) return where + ": found fewer items: " + found.dump();
    if (auto text = difference(shown[i], found[i], where + "[" + std::to_string(i) + "]"); !text.empty()) return text;
  }
  return shown.size() == found.size() ? "" : where + ": found more items: " + found.dump();
}

TEST(RequestExamplesTest, DifferencesAreSeen) {
  const Json found = {{"a", 1}, {"b", {1, 2, 3}}, {"nodes", 7}};
  EXPECT_EQ(difference({{"a", 1}, {"b", {1, 2, 3}}, {"nodes", 9}}, found), "");
  EXPECT_EQ(difference({{"a", 1}, {"b", {1, kLeftOut}}, {"nodes", 9}}, found), "");
  EXPECT_EQ(difference({{"a", kLeftOut}, {kLeftOut, 0}}, found), "");
  EXPECT_EQ(difference({{"a", 2}, {kLeftOut, 0}}, found), "answer.a: found 1");
  EXPECT_EQ(difference({{"a", 1}, {"b", {1, 2}}, {"nodes", 9}}, found), "answer.b: found more items: [1,2,3]");
  EXPECT_EQ(difference({{"a", 1}, {"b", {1, 2, 3}}}, found), "answer: has nodes");
  EXPECT_EQ(difference({{"c", 1}, {kLeftOut, 0}}, found), "answer: has no c");
}

TEST(RequestExamplesTest, EveryExampleIsAnsweredAsItIsShown) {
  const std::vector<std::string> all = blocks();
  int examples = 0;
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    if (!all[i].starts_with("{\"ask\"")) continue;
    SCOPED_TRACE(all[i]);
    const auto shown = base::parse_json(all[i + 1]);
    ASSERT_TRUE(shown.ok()) << shown.status();
    const auto found = base::parse_json(respond(all[i]));
    ASSERT_TRUE(found.ok());
    EXPECT_EQ(difference(*shown, *found), "");
    ++examples;
  }
  EXPECT_GE(examples, 19);
}

}  // namespace
}  // namespace ouverte
