// What rules say of trumps, the contract, and who plays it.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using base::str;
using M = Meaning;

void WordsReader::take_trump(char strain, int line) {
  say(facts_, facts_.trump, strain, line, "trumps",
      strain == kNoTrump
          ? "no trumps"
          : readable(std::string(
                1, static_cast<char>(kSuitSign + static_cast<int>(std::string_view("SHDC").find(strain))))));
}

// "Hearts were turned up", "the five of hearts"; in a game where nothing is turned, trumps.
void WordsReader::take_turned(const Match& match) {
  if (std::ranges::find(game_.own_tags(), kTurnedTag) == game_.own_tags().end())
    return take_trump(match.strains.front(), line_of(match));
  std::string turned(1, match.strains.front());
  for (std::size_t at = match.begin; at < match.end; ++at)
    if (const M meaning = items_[at].meaning; meaning == M::kRank || meaning == M::kNumber || meaning == M::kCards)
      turned += meaning == M::kRank ? std::string(1, static_cast<char>(items_[at].value)) : items_[at].raw;
  say(facts_, facts_.turned, turned, line_of(match), "turned up", turned);
}

void WordsReader::take_declarers(const std::string& seats, int line) {
  if (seats.find(facts_.declarers) != std::string::npos)
    facts_.declarers = seats;
  else if (facts_.declarers.find(seats) == std::string::npos)
    facts_.faults.push_back({line, str("declarer: found ", seats, " after ", facts_.declarers, ", expected only one")});
}

void WordsReader::take_bid(const Bid& bid, int line) {
  take_trump(bid.strain, line);
  say(facts_, facts_.level, bid.level, line, "contract", str("one of level ", bid.level));
  if (!bid.doubled.empty()) facts_.doubled = bid.doubled;
}

// "4♠ by South, doubled": the word is as good as read, and stands in no rule's way.
void WordsReader::take_doubles() {
  if (!game_.has_dummy() || !speaks_of_doubles(items_, table_.language)) return;
  for (Doubling& each : doublings_told(Story(items_, table_, game_))) {
    const bool other =
        contract_ && each.of && (each.of->level != contract_->level || each.of->strain != contract_->strain);
    if (!each.clear || other) continue;
    for (std::size_t at = each.begin; at < each.end; ++at) {
      items_[at].meaning = M::kFiller;
      items_[at].used = true;
    }
    doubles_.push_back(std::move(each));
  }
}

void WordsReader::take_name(const Match& match) {
  if (match.end == match.begin + 1) return passing_names_.push_back(match.begin);
  take_name(match.names.front(), line_of(match));
  for (const char strain : match.strains) take_trump(strain, line_of(match));
  if (match.sides.empty()) return;
  const Side side = resolved(match.sides.front(), match.begin, line_of(match));
  if (side.who == Who::kSeats) take_declarers(side.seats, line_of(match));
}

void WordsReader::take_name(const std::string& name, int line) {
  // "Misère" and "misère ouverte": the one that says more.
  const bool more = name.find(facts_.contract) != std::string::npos;
  if (!facts_.contract.empty() && !more && facts_.contract.find(name) == std::string::npos)
    facts_.faults.push_back({line, str("contract: found ", name, " after ", facts_.contract, ", expected only one")});
  if (more) facts_.contract = name;
}

// "We play solo on Thursdays": a name alone among words that say nothing counts where no contract is told.
void WordsReader::take_passing_names() {
  for (const bool among_words : {false, true})
    for (const std::size_t place : passing_names_) {
      std::size_t from = place, to = place;
      while (from > 0 && items_[from - 1].meaning != M::kStop) --from;
      while (to < items_.size() && items_[to].meaning != M::kStop) ++to;
      bool others = false, unknown = false;
      for (std::size_t at = from; at < to; ++at) {
        unknown |= items_[at].meaning == M::kUnknown;
        others |= items_[at].used && at != place && items_[at].meaning != M::kFiller;
      }
      if ((unknown && !others) == among_words && (!among_words || facts_.contract.empty()))
        take_name(terms_->name(place)->first, items_[place].line);
    }
}

void WordsReader::take_goal(const Terms::Goal& goal, const Match& match) {
  if (goal.bid) take_bid(*goal.bid, line_of(match));
  if (!goal.name.empty() && facts_.contract.empty()) facts_.contract = goal.name;
  if (goal.whose) take_declarers(goal.whose->seats, line_of(match));
}

namespace {

bool is_lower(const Bid& one, const Bid& other) {
  constexpr std::string_view kStrains = "CDHSN";
  return std::pair(one.level, kStrains.find(one.strain)) < std::pair(other.level, kStrains.find(other.strain));
}

}  // namespace

// "… when he bid five diamonds": no condition.
void WordsReader::pass_over_when(std::size_t call) {
  while (call > 0 && (terms_->is(call - 1, M::kHe) || terms_->is(call - 1, M::kSeat))) --call;
  if (call > 0 && items_[call - 1].text == "when") items_[call - 1].used = true;
}

// "Weak, six spades; with 4-7 points": in words, alone, among others that say nothing that is known.
bool WordsReader::may_be_length(const Match& match) const {
  if (!match.sides.empty() || match.end != match.begin + 2 || is_digit(items_[match.begin].raw[0])) return false;
  std::size_t from = match.begin, to = match.end;
  while (from > 0 && items_[from - 1].meaning != M::kStop) --from;
  while (to < items_.size() && items_[to].meaning != M::kStop) ++to;
  return std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(from),
                     items_.begin() + static_cast<std::ptrdiff_t>(to),
                     [](const Item& item) { return item.meaning == M::kUnknown; });
}

void WordsReader::take_contract_fact(Match& match) {
  const int line = line_of(match);
  const auto seats_of = [&](const Side& side) { return resolved(side, match.begin, line); };
  switch (match.does) {
    case Does::kTrumps:
      return take_trump(match.strains.empty() ? kNoTrump : match.strains.back(), line);
    case Does::kTurned:
      return take_turned(match);
    case Does::kDeals: {  // where one plays a dummy the declarer tells who leads
      const Side& side = match.sides.front();
      if (game_.has_dummy() || side.who != Who::kSeats || side.seats.size() != 1) return;
      return say(facts_, facts_.dealer, side.seats[0], line, "dealer", side.seats);
    }
    case Does::kContract:
      if (contains(match, M::kBid) && contract_ && is_lower(match.bids.front(), *contract_))
        return pass_over_when(match.begin);  // of the bidding
      if (!contract_ && may_be_length(match)) {
        facts_.faults.push_back(
            {line, str("contract: found \"", items_[match.begin].text, ' ', items_[match.begin + 1].text,
                       "\", which may be how many cards a hand has, "
                       "expected it with its player, such as \"6♠ by South\"")});
        return;
      }
      take_bid(match.bids.front(), line);
      if (match.sides.size() == 2 && match.sides.front().who == Who::kYou && match.sides.back().seats.size() == 1)
        you_ = match.sides.back().seats[0];
      if (!match.sides.empty() && (match.sides.back().who == Who::kSeats || match.sides.back().who == Who::kYou))
        if (const Side side = seats_of(match.sides.back()); side.who == Who::kSeats && side.seats.size() == 1)
          take_declarers(side.seats, line);
      // "Defend 4♠": whoever plays it.
      if (contains(match, M::kDefend) && match.sides.empty()) ask(match, {.aim = Aim::kBeatIt});
      return;
    case Does::kDefended: {
      if (!match.bids.empty()) take_bid(match.bids.front(), line);
      if (contains(match, M::kWith) && match.sides.size() == 2)
        match.sides = {Side{.seats = match.sides[0].seats + match.sides[1].seats}};
      const bool two = match.sides.size() > 1 || !match.side_first;
      if (two && !match.sides.empty())
        if (const Side side = seats_of(match.sides.back()); side.who == Who::kSeats) take_declarers(side.seats, line);
      if (!match.side_first) return;
      for (const char seat : seats_of(match.sides.front()).seats) {
        facts_.defenders += seat;
        if (game_.has_dummy()) facts_.defenders += partner(seat);
      }
      return;
    }
    case Does::kNamed:
      return take_name(match);
    case Does::kDeclarer:
      if (!match.strains.empty()) take_trump(match.strains.front(), line);
      if (contains(match, M::kNoTrump)) take_trump(kNoTrump, line);
      if (const Side side = seats_of(match.sides.back()); side.who == Who::kSeats) take_declarers(side.seats, line);
      return;
    case Does::kPair: {
      std::string seats;
      for (const Side& side : match.sides) seats += side.seats;
      return take_declarers(seats, line);
    }
    default:
      return;
  }
}

}  // namespace ouverte::puzzles::text
