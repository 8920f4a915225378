// What rules say of tricks and points won before.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using base::str;
using M = Meaning;

std::vector<std::pair<Side, int>> WordsReader::pairs_from(const Terms& terms, std::size_t begin, std::size_t& end) {
  std::vector<std::pair<Side, int>> pairs;
  const auto past = [&](std::size_t at, bool between) {
    while (terms.is_any(at, M::kComma, M::kAnd, M::kFiller, M::kA, M::kHave, M::kWon, M::kLost, M::kAlready, M::kColon,
                        M::kOf, M::kBy) ||
           (terms.is(at, M::kDo) && !terms.is_any(at + 1, M::kTake, M::kMake)) ||
           terms.is_any(at, M::kPlay, M::kHold, M::kMake, M::kTake, M::kStill, M::kWith, M::kScore) ||
           (between && terms.is_any(at, M::kSemicolon, M::kTrick, M::kPoint, M::kLast, M::kIn, M::kCard)) ||
           (between && pairs.empty() && terms.is(at, M::kNumber)))
      ++at;
    return at;
  };
  for (std::size_t at = begin;;) {
    at = past(at, true);
    const auto side = terms.side(at);
    if (!side) return pairs;
    const std::size_t place = past(side->second, false);
    const bool none = terms.is(place, M::kNone);
    const auto number = none ? At<int>(std::pair(0, place + 1)) : terms.number(place);
    if (!number) return pairs;
    at = number->second;
    while (terms.is_any(at, M::kTrick, M::kPoint, M::kAlready)) ++at;
    Side who = resolved(side->first, at, items_[begin].line);
    if (who.who == Who::kDefenders && facts_.declarers.size() == 1 && !game_.has_dummy() && terms.is(at, M::kEach)) {
      who = {};
      for (const char seat : table_.seats)
        if (facts_.declarers.find(seat) == std::string::npos) who.seats += seat;
    }
    if (terms.is(at, M::kEach) && who.who == Who::kSeats) {
      for (const char seat : who.seats) pairs.push_back({Side{.seats = std::string(1, seat)}, number->first});
      ++at;
    } else {
      // "They have five (N 3, W 2)": who has which.
      std::size_t inside = at;
      const bool bracket =
          terms.is(at, M::kComma) && items_[at].raw == "(" && (who.who != Who::kSeats || who.seats.size() > 1);
      const auto each = bracket ? pairs_from(terms, at, inside) : std::vector<std::pair<Side, int>>();
      int sum = 0;
      for (const auto& [seat, part] : each) sum += part;
      if (sum == number->first && !each.empty()) {
        pairs.insert(pairs.end(), each.begin(), each.end());
        end = at = inside;
        continue;
      }
      pairs.emplace_back(who, number->first);
    }
    const bool closes = terms.is(at, M::kComma) && items_[at].raw == ")";
    if (closes) ++at;
    end = at;
    if (closes && items_[begin].raw == "(") return pairs;
  }
}

void WordsReader::take_taken(Match& match) {
  std::size_t end = match.end;
  // "…, who has already won six": whoever was named before.
  const bool of_last = match.sides.empty() && last_subject_;
  auto pairs = pairs_from(*terms_, of_last ? match.end : match.begin, end);
  if (of_last)
    pairs.emplace(pairs.begin(), resolved(*last_subject_, match.begin, line_of(match)),
                  match.numbers.empty() ? 0 : match.numbers.front());
  match.end = std::max(match.end, end);
  if (pairs.empty())
    facts_.faults.push_back(
        {line_of(match),
         str("tricks: found ",
             base::quoted(written(std::span<const Item>(items_).subspan(match.begin, match.end - match.begin))),
             ", expected \"N-S have won 6 tricks\" of tricks won before, or \"N-S to win 6 tricks\"")});
  auto& facts = match.does == Does::kPoints ? facts_.points : facts_.taken;
  if (match.does == Does::kLost) {
    for (const auto& [side, number] : pairs) facts.emplace_back(others_than(side), number);
    // "… and won five"
    std::size_t at = match.end;
    while (terms_->is_any(at, M::kComma, M::kAnd, M::kHave, M::kBut) || terms_->is_filler(at)) ++at;
    if (terms_->is(at, M::kWon) && !pairs.empty())
      if (const auto number = terms_->number(at + 1)) {
        facts.emplace_back(pairs.back().first, number->first);
        match.end = number->second;
      }
    return;
  }
  facts.insert(facts.end(), pairs.begin(), pairs.end());
  // "… and lost four": those of the other side.
  std::size_t at = match.end;
  while (terms_->is_any(at, M::kComma, M::kAnd, M::kHave) || terms_->is_filler(at)) ++at;
  if (match.does == Does::kTaken && terms_->is(at, M::kLost) && !pairs.empty())
    if (const auto number = terms_->number(at + 1)) {
      facts.emplace_back(others_than(pairs.back().first), number->first);
      match.end = number->second;
    }
}

void WordsReader::take_taken_fact(Match& match) {
  if (is_of_board(match)) return;
  const int line = line_of(match);
  const auto seats_of = [&](const Side& side) { return resolved(side, match.begin, line); };
  switch (match.does) {
    case Does::kTaken:
    case Does::kPoints:
    case Does::kLost:
      return take_taken(match);
    case Does::kTakenInOrder:
      for (std::size_t place = 0; place < 3; ++place)
        facts_.taken.emplace_back(Side{.seats = std::string(1, table_.seats[place])}, match.numbers[place]);
      return;
    case Does::kEverybodys:
      for (const char seat : table_.seats)
        facts_.taken.emplace_back(Side{.seats = std::string(1, seat)},
                                  match.numbers[match.sides.front().seats.find(seat) == std::string::npos ? 0 : 1]);
      return;
    case Does::kNoneTaken:
      facts_.taken.emplace_back(seats_of(match.sides.empty() ? *last_subject_ : match.sides.front()), 0);
      return;
    case Does::kTakenBy: {
      const Side side = seats_of(match.sides.front());
      facts_.taken.emplace_back(side, match.numbers.front());
      if (match.numbers.size() > 1 && contains(match, M::kLost))
        facts_.taken.emplace_back(others_than(side), match.numbers[1]);
      return;
    }
    default:
      return;
  }
}

}  // namespace ouverte::puzzles::text
