#include "solver/games/door/auction.hpp"

namespace ouverte::games {

base::Json to_json(const Auction& auction, std::string_view seats) {
  base::Json json = {{"calls", base::Json::array()}, {"contract", auction.contract}, {"worth", base::Json::object()}};
  for (const Auction::Call& each : auction.calls) json["calls"].push_back({{"seat", each.seat}, {"call", each.call}});
  for (std::size_t seat = 0; seat < auction.worth.size(); ++seat)
    json["worth"][std::string(seats.substr(seat, 1))] = auction.worth[seat];
  json["words"] = auction.words;
  for (const JudgedCall& each : auction.judged) {
    base::Json& written = json["judged"].emplace_back(base::Json{{"seat", each.seat},
                                                                 {"call", each.call},
                                                                 {"before", each.before},
                                                                 {"after", each.after},
                                                                 {"cost", each.before - each.after}});
    if (!each.better.empty()) written["better"] = each.better;
  }
  if (!auction.doubts.empty()) json["doubts"] = auction.doubts;
  return json;
}

}  // namespace ouverte::games
