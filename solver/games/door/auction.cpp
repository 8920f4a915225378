#include "solver/games/door/auction.hpp"

#include <cstdlib>

#include "solver/base/status.hpp"

namespace ouverte::games {
namespace {

base::Json amount(int number, int in_one) {
  return number % in_one == 0 ? base::Json(number / in_one) : base::Json(static_cast<double>(number) / in_one);
}

}  // namespace

std::string amount_in_words(int number, int in_one) {
  const int whole = std::abs(number) / in_one, rest = std::abs(number) % in_one;
  return base::str(number < 0 ? "-" : "", whole == 0 && rest != 0 ? "" : base::str(whole), rest == 0 ? "" : "½");
}

base::Json to_json(const Auction& auction, std::string_view seats) {
  base::Json json = {{"calls", base::Json::array()}, {"contract", auction.contract}, {"worth", base::Json::object()}};
  for (const Auction::Call& each : auction.calls) json["calls"].push_back({{"seat", each.seat}, {"call", each.call}});
  for (std::size_t seat = 0; seat < auction.worth.size(); ++seat)
    json["worth"][std::string(seats.substr(seat, 1))] = auction.worth[seat];
  json["words"] = auction.words;
  for (const JudgedCall& each : auction.judged) {
    base::Json& written =
        json["judged"].emplace_back(base::Json{{"seat", each.seat},
                                               {"call", each.call},
                                               {"before", amount(each.before, each.in_one)},
                                               {"after", amount(each.after, each.in_one)},
                                               {"cost", amount(each.before - each.after, each.in_one)}});
    if (!each.better.empty()) written["better"] = each.better;
  }
  if (!auction.doubts.empty()) json["doubts"] = auction.doubts;
  return json;
}

}  // namespace ouverte::games
