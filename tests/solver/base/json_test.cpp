#include "solver/base/json.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::base {
namespace {

std::string problem(std::string_view text) {
  const absl::StatusOr<Json> value = parse_json(text);
  return value.ok() ? "read as " + json_line(*value) : std::string(value.status().message());
}

TEST(Json, KeepsTheOrderOfKeys) {
  const absl::StatusOr<Json> value = parse_json(R"({"z": 1, "a": [true, null, "x"], "m": {"b": -2.5}})");
  ASSERT_TRUE(value.ok()) << value.status();
  EXPECT_EQ(json_line(*value), R"({"z":1,"a":[true,null,"x"],"m":{"b":-2.5}})");
}

TEST(Json, AllowsOneKeyInTwoObjects) {
  EXPECT_EQ(problem(R"([{"a": 1}, {"a": {"a": 2}}, {"b": [{"b": 1}], "a": 3}])"),
            R"(read as [{"a":1},{"a":{"a":2}},{"b":[{"b":1}],"a":3}])");
}

TEST(Json, SaysWhereTheTextGoesWrong) {
  EXPECT_EQ(problem(R"({"a": 1, "b": 2, "a": 3})"),
            R"(byte 20: found the key "a" twice in one object, expected it once)");
  EXPECT_EQ(problem(R"({"x": [{"b": 2, "b": 3}]})"),
            R"(byte 19: found the key "b" twice in one object, expected it once)");
  EXPECT_EQ(problem(R"({"a": 1} tail)"),
            "byte 11: syntax error while parsing value - invalid literal; last read: '1} ta'; expected end of input");
  EXPECT_EQ(problem(""),
            "byte 1: syntax error while parsing value - unexpected end of input; "
            "expected '[', '{', or a literal");
  EXPECT_EQ(problem("{"),
            "byte 2: syntax error while parsing object key - unexpected end of input; "
            "expected string literal");
  EXPECT_EQ(problem("1e999"), "number overflow parsing '1e999'");
  EXPECT_EQ(problem("\"\xE9\""),
            "byte 3: syntax error while parsing value - invalid string: ill-formed UTF-8 byte; "
            "last read: '\"\xE9\"'");
}

std::string repeated(std::string_view piece, int times) {
  std::string text;
  for (int time = 0; time < times; ++time) text += piece;
  return text;
}

TEST(Json, RefusesTextNestedTooDeep) {
  constexpr std::string_view kTooDeep = "found more than 100 arrays and objects inside one another";
  for (const auto& [piece, byte] :
       {std::pair<std::string_view, int>{"[", 101}, {R"({"a":)", 501}, {R"([{"a":)", 301}}) {
    EXPECT_EQ(problem(repeated(piece, 101)), str("byte ", byte, ": ", kTooDeep));
    EXPECT_EQ(problem(repeated(piece, 102)), str("byte ", byte, ": ", kTooDeep));
    EXPECT_EQ(problem(repeated(piece, 100'000)), str("byte ", byte, ": ", kTooDeep));
  }
  EXPECT_EQ(problem(repeated("[", 100) + repeated("]", 100)), "read as " + repeated("[", 100) + repeated("]", 100));
  EXPECT_EQ(problem(repeated(R"({"a":)", 100) + "1" + repeated("}", 100)),
            "read as " + repeated(R"({"a":)", 100) + "1" + repeated("}", 100));
}

// What follows the first fault may be its consequence, and may be endless.
TEST(Json, EndsAtTheFirstFault) {
  EXPECT_EQ(problem(R"({"a": 1, "a": 2, "b" 3})"),
            R"(byte 12: found the key "a" twice in one object, expected it once)");
  EXPECT_EQ(problem(R"({"a": {"b": 1, "b": [[}, "c": )"),
            R"(byte 18: found the key "b" twice in one object, expected it once)");
}

TEST(Json, TakesAsLongAsTheTextIsLong) {
  std::string text = "{";
  for (int key = 0; key < 200'000; ++key) text += str(key == 0 ? "" : ",", base::quoted(std::to_string(key)), ":1");
  text += "}";
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(problem(text), "read as " + text);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));  // by looking each up: minutes
}

TEST(Json, CutsWhatItEchoes) {
  const std::string longest(60, 'x');
  const std::string much(1'000'000, 'x');
  EXPECT_EQ(problem(str("{\"", much, "\":1,\"", much, "\":2}")),
            str("byte 2000008: found the key \"", longest, "...\" twice in one object, expected it once"));
  EXPECT_LT(problem('"' + much).size(), 200U);
  EXPECT_LT(problem('[' + std::string(1'000'000, '7')).size(), 200U);
  EXPECT_EQ(excerpt(std::string(59, 'x') + "\u2660y"), std::string(59, 'x') + "...");
  EXPECT_EQ(excerpt(std::string(61, '\x80')).size(), 59U);
}

TEST(Json, WritesTextThatIsNotUtf8) {
  EXPECT_EQ(json_line(Json("Mus\xE9"
                           "e")),
            "\"Mus\xEF\xBF\xBD"
            "e\"");
}

}  // namespace
}  // namespace ouverte::base
