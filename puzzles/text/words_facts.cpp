// What rules say of the deal.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using base::str;
using M = Meaning;

// Each takes what is its own.
void WordsReader::take_fact(Match& match) {
  take_contract_fact(match);
  take_lead_fact(match);
  take_taken_fact(match);
  take_other_fact(match);
}

void WordsReader::take_other_fact(Match& match) {
  const int line = line_of(match);
  const auto seats_of = [&](const Side& side) { return resolved(side, match.begin, line); };
  switch (match.does) {
    case Does::kRounds:
      facts_.rounds_line = line;
      return;
    case Does::kExchanges:
    case Does::kReplaces:
      facts_.exchanged.push_back({.first = match.cards[0].front(),
                                  .second = match.cards[1].front(),
                                  .instead = match.does == Does::kReplaces,
                                  .line = line});
      return;
    case Does::kHandsExchanged: {
      std::string seats;
      for (const Side& side : match.sides) seats += seats_of(side).seats;
      if (seats.size() != 2 || !facts_.hands_exchanged.empty())
        facts_.faults.push_back({line, "exchange: found " + (seats.empty() ? "nobody" : seats) +
                                           ", expected two hands, once: \"exchange East and West\""});
      else
        facts_.hands_exchanged = seats;
      return;
    }
    case Does::kPlans:
      facts_.plan = true;
      facts_.plan_to_beat = (!match.sides.empty() && match.sides.front().who == Who::kDefenders) ||
                            items_[match.begin].text.ends_with("defence");
      return;
    case Does::kHorizon:
      say(facts_, facts_.horizon, match.numbers.front(), line, "plays", base::counted(match.numbers.front(), "play"));
      return;
    case Does::kCardsLeft:
      say(facts_, facts_.left, match.numbers.front(), line, "cards", base::counted(match.numbers.front(), "card"));
      return;
    case Does::kTricksPlayed:
      say(facts_, facts_.played, match.numbers.front(), line, "tricks played",
          base::counted(match.numbers.front(), "trick"));
      return;
    case Does::kCounts:
      facts_.counts =
          Fault{line,
                str("Task: found ",
                    base::quoted(written(std::span<const Item>(items_).subspan(match.begin, match.end - match.begin))),
                    ", expected what a side is to do, such as \"to win ten tricks\": how many can be won tells "
                    "`ouverte solve`"),
                "--task"};
      return;
    default:
      return;
  }
}

std::string text_of(const Side& side) {
  if (side.who == Who::kDeclarer) return "the declarer";
  if (side.who == Who::kDummy) return "dummy";
  if (side.who == Who::kDefenders) return "the defenders";
  if (side.who == Who::kLeft || side.who == Who::kRight) return "an opponent";
  std::string text;
  for (const char seat : side.seats) text += (text.empty() ? "" : " and ") + std::string(1, seat);
  return text;
}

}  // namespace ouverte::puzzles::text
