// What a foreign caller may write, and what is answered. Whatever it is, the answer is one line of JSON.
#include "app/requests/respond.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"

namespace ouverte {
namespace {

using base::Json;
using ::testing::HasSubstr;

constexpr std::string_view kEnding =
    R"({"game": "bridge", "hands": {"N": "..72.", "E": "5...", "S": "...K4", "W": ".A.9."},
  "table": ["C8"], "leader": "E", "won": {"N": 0, "E": 7, "S": 2, "W": 2}, "contract": {"trump": "S", "declarer": "N"}})";
// Thirteen cards each, which takes more than a moment.
constexpr std::string_view kDeal = R"({"game": "bridge", "hands": {"N": "QJT.AK94.762.Q85", "E": "8752.J6.QT3.KT64",
  "S": "A96.Q72.AK94.A32", "W": "K43.T853.J85.J97"}, "contract": {"declarer": "S", "trump": "NT"}})";

std::string ask(std::string_view question, std::string_view record, std::string_view more = "") {
  return std::string(R"({"ask": ")")
      .append(question)
      .append(R"(", "record": )")
      .append(record)
      .append(more)
      .append("}");
}

Json answer(const std::string& request) {
  const std::string line = respond(request);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const auto json = base::parse_json(line);
  EXPECT_TRUE(json.ok()) << line;
  return json.ok() ? *json : Json();
}

Json error(const char* code, Json where, const char* message) {
  return {{"error", {{"code", code}, {"where", std::move(where)}, {"message", message}}}};
}

// What a player sees cannot be made up for him: his own hand, and a dummy once it is faced.
TEST(RespondTest, OddsNeedTheHandsThatThePlayerSees) {
  const auto message = [](const char* hands, const char* plays) {
    const std::string record = std::string(R"({"game": "bridge", "hands": {)") + hands +
                               R"(}, "contract": {"trump": "NT", "declarer": "S", "level": 7}, "plays": [)" + plays +
                               "]}";
    const Json found = answer(ask("odds", record, R"(, "layouts": 1, "chance_only": true)"));
    if (!found.contains("error")) return std::string();
    return found["error"]["where"].get<std::string>() + ": " + found["error"]["message"].get<std::string>();
  };
  constexpr auto kNorth = R"("N": "7654.QJ3.J32.KQ3")", kSouth = R"("S": "AKT32.AK2.AKQ.A2")";
  const std::string both = std::string(kNorth) + ", " + kSouth;
  EXPECT_EQ(message(both.c_str(), R"("HT")"), "");
  EXPECT_EQ(message(both.c_str(), ""), "record.hands.W: found none, expected that hand, which W sees");
  EXPECT_EQ(message(both.c_str(), R"("HT", "H3")"), "record.hands.E: found none, expected that hand, which E sees");
  EXPECT_EQ(message(kSouth, R"("HT", "H3", "H4")"), "record.hands.N: found none, expected that hand, which S sees");
  EXPECT_EQ(message(kNorth, R"("HT", "H3", "H4")"), "record.hands.S: found none, expected that hand, which S sees");
}

TEST(RespondTest, AGoalMayBeNegative) {
  const Json found = answer(ask("odds", kEnding, R"(, "goal": -1)"));
  EXPECT_EQ(found["p"], 1.0);
  EXPECT_EQ(answer(ask("odds", kEnding, R"(, "goal": "few")"))["error"]["where"], "goal");
}

TEST(RespondTest, APositionIsSolved) {
  const Json solved = answer(ask("solve", kEnding, R"(, "moves": true)"));
  EXPECT_EQ(solved["value"], 3);
  EXPECT_EQ(solved["best"], Json({"CK"}));
  EXPECT_EQ(solved["moves"], Json({{"CK", 3}, {"C4", 2}}));
  EXPECT_EQ(solved["exact"], true);
}

TEST(RespondTest, AFileMayBePastedAsItIs) {
  const Json solved = answer(Json{
      {"ask", "solve"},
      {"contract", "3NT by S"},
      {"text", "[Board \"7\"]\n[Deal \"N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97\"]\n"}}
                                 .dump());
  EXPECT_EQ(solved["id"], "7");
  EXPECT_TRUE(solved.contains("value")) << solved;
}

TEST(RespondTest, OfAProofThatIsTooLargeTheValueIsSaid) {
  const Json found = answer(ask("prove", kEnding, R"(, "size": 1)"));
  EXPECT_EQ(found, Json::parse(R"({"proofs": [{"id": "1", "for": null, "value": 3, "exact": true,
                                               "error": "the proof has more than 1 node"}]})"));
}

TEST(RespondTest, WhatIsWrongIsSaidWhereItIs) {
  const std::vector<std::pair<std::string, Json>> cases = {
      {"[1]", error("invalid_argument", nullptr, "found no object, expected a request: an object with a key \"ask\"")},
      {R"({"ask": 1})", error("invalid_argument", "ask", "")},
      {R"({"ask": "solv"})", error("not_found", "ask", "")},
      {R"({"ask": "games", "json": true})",
       error("invalid_argument", nullptr, "found the unknown key \"json\", expected one of ask")},
      {R"({"ask": "solve"})",
       error("invalid_argument", "record", "found nothing, expected a record, or else a text that holds one")},
      {R"({"ask": "solve", "text": ""})", error("invalid_argument", "text", "found \"\", expected some text")},
      {R"({"ask": "solve", "text": "[Board \"1\"]\n[Deal \"N:A.K.Q.J\"]\n"})", error("invalid_argument", "text:2", "")},
      {R"({"ask": "solve", "record": 5})", error("invalid_argument", "record", "found 5, expected an object")},
      {ask("solve", kEnding, R"(, "moves": 1)"), error("invalid_argument", "moves", "found 1, expected true or false")},
      {ask("solve", kEnding, R"(, "time": 0)"), error("invalid_argument", "time", "")},
      {ask("solve", kEnding, R"(, "time": 1e300)"), error("invalid_argument", "time", "")},
      {ask("solve", kEnding, R"(, "nodes": -1)"), error("invalid_argument", "nodes", "")},
      {ask("solve", kEnding, R"(, "memory": 1.5)"), error("invalid_argument", "memory", "")},
      {ask("solve", kEnding, R"(, "without": ["all"])"), error("invalid_argument", "without", "")},
      {ask("solve", kEnding, R"(, "for": "NS")"), error("invalid_argument", "for", "found \"NS\", expected a seat")},
      {ask("solve", kEnding, R"(, "contract": "9S by N")"), error("invalid_argument", "contract", "")},
      {ask("solve", R"({"hands": {"N": "A..."}})"), error("invalid_argument", "record.hands.E", "")},
      {ask("solve", R"({"hands": {"N": 5}})"), error("invalid_argument", "record.hands.N", "found 5, expected a text")},
      {ask("solve", R"({"hands": {"N": "A..."}, "hand": 1})"), error("invalid_argument", "record", "")},
      {ask("explain", kEnding), error("invalid_argument", "card", "")},
      {ask("explain", kEnding, R"(, "play": 1)"),
       error("invalid_argument", "play", "found 1, expected at most 0, the plays recorded")},
      {ask("explain", kEnding, R"(, "play": 0)"), error("invalid_argument", "play", "")},
      {ask("coach", kEnding, R"(, "seats": "NN")"), error("invalid_argument", "seats", "")},
      {ask("coach", kEnding, R"(, "card": "C4", "seats": "E")"),
       error("invalid_argument", "card", "found \"C4\", expected none: it is no turn of E")},
      {ask("coach", kEnding, R"(, "card": "SA")"), error("invalid_argument", "card", "")},
      {ask("puzzle_solve", kEnding), error("invalid_argument", "record.Task", "")},
      {ask("puzzle_submit", kEnding, R"(, "choices": 9)"), error("invalid_argument", "choices", "")},
      {ask("puzzle_verify", kEnding, R"(, "allow": ["all"])"), error("invalid_argument", "allow", "")},
      {R"({"ask": "puzzle_make", "game": "bridge", "theme": "sqeeze"})", error("invalid_argument", "theme", "")},
      {R"({"ask": "puzzle_make", "game": "bridge", "least_cards": 5, "most_cards": 3})",
       error("invalid_argument", "most_cards", "")},
      {R"({"ask": "check"})", error("invalid_argument", "proof", "")},
      {R"({"ask": "read", "text": "PK\u0003\u0004"})", error("invalid_argument", "text", "")},
      {R"({"ask": "deal"})", error("invalid_argument", "game", "found nothing, expected the name of a game")},
      {R"({"ask": "deal", "game": "chess"})", error("not_found", "game", "")},
      {R"({"ask": "deal", "game": "bridge", "count": 10001})",
       error("invalid_argument", "count", "found 10001, expected a whole number from 0 to 10000")},
  };
  for (const auto& [request, expected] : cases) {
    SCOPED_TRACE(request);
    Json found = answer(request);
    ASSERT_TRUE(found.contains("error")) << found;
    EXPECT_NE(found["error"]["message"], "");
    if (expected["error"]["message"] == "") found["error"]["message"] = "";
    EXPECT_EQ(found, expected);
  }
}

TEST(RespondTest, WhatIsNoJsonIsAnErrorToo) {
  for (const std::string& request : {std::string(), std::string("solve"), std::string(R"({"ask": "solve")"),
                                     std::string(R"({"ask": "a", "ask": "b"})"), std::string(100'000, '['),
                                     std::string("\xff\xfe\0{", 4), std::string(R"({"ask": "games")") + '\0' + "}"}) {
    SCOPED_TRACE(request.substr(0, 40));
    EXPECT_EQ(answer(request)["error"]["code"], "invalid_argument");
  }
}

TEST(RespondTest, ALimitIsNoError) {
  const Json solved = answer(ask("solve", kDeal, R"(, "nodes": 10)"));
  EXPECT_EQ(solved["stopped"], true);
  EXPECT_EQ(solved["exact"], false);
}

TEST(RespondTest, NoRequestMayCostMoreThanItsHostAllows) {
  Responder responder({.seconds = 3600, .nodes = 10, .memory_mib = 1});
  const auto json =
      base::parse_json(responder.respond(ask("solve", kDeal, R"(, "nodes": 1000000000, "memory": 4000)")));
  ASSERT_TRUE(json.ok());
  EXPECT_EQ((*json)["stopped"], true);
}

TEST(RespondTest, WhatWasFoundOutIsKept) {
  Responder responder;
  const auto nodes = [&] {
    return base::parse_json(responder.respond(ask("solve", kDeal)))->at("nodes").get<std::uint64_t>();
  };
  const std::uint64_t first = nodes();
  EXPECT_LT(nodes(), first / 10);
}

TEST(RespondTest, AStopEndsTheRequestUnderWayAndAllThatFollow) {
  Responder responder;
  responder.on_event([&](std::string_view) { responder.stop(); });  // as another thread would
  const auto table = base::parse_json(responder.respond(ask("table", kDeal)));
  ASSERT_TRUE(table.ok());
  EXPECT_EQ((*table)["exact"], false) << *table;
  EXPECT_THAT(responder.respond(ask("solve", kDeal)), HasSubstr(R"("code":"cancelled")"));
}

TEST(RespondTest, WhoAsksIsToldOfTheProgress) {
  Responder responder;
  int told = 0;
  responder.on_event([&](std::string_view event) {
    const auto json = base::parse_json(event);
    ASSERT_TRUE(json.ok());
    if (!json->contains("progress")) return;
    ++told;
    EXPECT_LE((*json)["progress"]["done"], (*json)["progress"]["total"]);
  });
  (void)responder.respond(ask("table", kDeal, R"(, "nodes": 1000)"));
  EXPECT_GT(told, 0);
}

// Nobody waits for the end of this one: it is stopped once something has been told of it.
TEST(RespondTest, BoundsOfAHardPositionAreToldAndOnlyNarrow) {
  const auto deal =
      base::parse_json(respond(R"({"ask": "deal", "game": "solo-whist", "contract": "royal-misere, trump H"})"));
  ASSERT_TRUE(deal.ok());
  const base::Json request = {{"ask", "solve"}, {"moves", true}, {"for", "N"}, {"record", (*deal)["deals"][0]}};
  Responder responder;
  std::map<std::string, std::pair<int, int>> known;
  int told = 0;
  responder.on_event([&](std::string_view event) {
    const auto json = base::parse_json(event);
    ASSERT_TRUE(json.ok());
    const base::Json bounds = json->value("bounds", base::Json());
    if (bounds.is_null()) return;
    const int lower = bounds["lower"];
    const int upper = bounds["upper"];
    EXPECT_LE(lower, upper);
    EXPECT_EQ(bounds["for"], "N");
    const auto [before, fresh] = known.try_emplace(bounds.value("move", ""), lower, upper);
    EXPECT_GE(lower, before->second.first);
    EXPECT_LE(upper, before->second.second);
    before->second = {lower, upper};
    if (++told == 2) responder.stop();
  });
  const auto answer = base::parse_json(responder.respond(request.dump()));
  ASSERT_TRUE(answer.ok());
  EXPECT_GT(told, 0) << *answer;
  const auto value = known.find("");
  ASSERT_NE(value, known.end());
  EXPECT_LE(value->second.first, answer->value("value", answer->value("lower", 0)));
}

}  // namespace
}  // namespace ouverte
