#include "solver/games/door/score_sheet.hpp"

#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::games {
namespace {

base::Json by_seat(const std::vector<int>& each, std::string_view seats) {
  base::Json json = base::Json::object();
  for (std::size_t seat = 0; seat < each.size(); ++seat) json[std::string(seats.substr(seat, 1))] = each[seat];
  return json;
}

}  // namespace

std::vector<Shown> tricks_shown(const Setup& setup) {
  if (!setup.won) return {};
  std::string text;
  int all = 0;
  for (const auto& [seat, tricks] : *setup.won) {
    text += base::str(text.empty() ? "" : "  ", seat, " ", tricks);
    all += tricks;
  }
  if (all == 0) return {};
  return {{"tricks", std::move(text)}};
}

base::Json to_json(const ScoreSheet& sheet, std::string_view seats) {
  base::Json json = {{"unit", sheet.unit}, {"paid", sheet.paid}, {"each", by_seat(sheet.each, seats)}};
  base::Json& parts = json["parts"] = base::Json::array();
  for (const ScoreSheet::Part& part : sheet.parts)
    parts.push_back({{"what", part.what}, {"each", by_seat(part.each, seats)}});
  if (!sheet.unsaid.empty()) json["unsaid"] = sheet.unsaid;
  if (!sheet.words.empty()) json["words"] = sheet.words;
  return json;
}

base::Json to_json(const std::vector<Shown>& shown) {
  base::Json json = base::Json::array();
  for (const Shown& each : shown) json.push_back({{"label", each.label}, {"text", each.text}});
  return json;
}

}  // namespace ouverte::games
