// What rules say of the deal: trumps, contract, who leads, what was played and won.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using base::str;
using M = Meaning;

namespace {

constexpr std::string_view kRestrictedSuits = "SHDC";

}  // namespace

void WordsReader::take_trump(char strain, int line) {
  say(facts_, facts_.trump, strain, line, "trumps",
      strain == kNoTrump
          ? "no trumps"
          : readable(std::string(
                1, static_cast<char>(kSuitSign + static_cast<int>(std::string_view("SHDC").find(strain))))));
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

void WordsReader::take_name(const Match& match) {
  const std::string& name = match.names.front();
  // "Misère" and "misère ouverte": the one that says more.
  const bool more = name.find(facts_.contract) != std::string::npos;
  if (!facts_.contract.empty() && !more && facts_.contract.find(name) == std::string::npos)
    facts_.faults.push_back(
        {line_of(match), str("contract: found ", name, " after ", facts_.contract, ", expected only one")});
  if (more) facts_.contract = name;
  for (const char strain : match.strains) take_trump(strain, line_of(match));
  if (match.sides.empty()) return;
  const Side side = resolved(match.sides.front(), match.begin, line_of(match));
  if (side.who == Who::kSeats) take_declarers(side.seats, line_of(match));
}

void WordsReader::take_goal(const Terms::Goal& goal, const Match& match) {
  if (goal.bid) take_bid(*goal.bid, line_of(match));
  if (!goal.name.empty() && facts_.contract.empty()) facts_.contract = goal.name;
  if (goal.whose) take_declarers(goal.whose->seats, line_of(match));
}

std::vector<std::pair<Side, int>> WordsReader::pairs_from(const Terms& terms, std::size_t begin, std::size_t& end) {
  std::vector<std::pair<Side, int>> pairs;
  const auto past = [&](std::size_t at, bool between) {
    while (terms.is_any(at, M::kComma, M::kAnd, M::kFiller, M::kA, M::kHave, M::kWon, M::kLost, M::kAlready, M::kColon,
                        M::kOf, M::kBy) ||
           (terms.is(at, M::kDo) && !terms.is_any(at + 1, M::kTake, M::kMake)) ||
           terms.is_any(at, M::kPlay, M::kHold, M::kMake, M::kTake, M::kStill, M::kWith) ||
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

void WordsReader::take_cards(const Match& match) {
  auto& list = match.does == Does::kOnTable ? facts_.table : facts_.given;
  Side side = match.sides.empty()                                 ? Side{}
              : match.does == Does::kNextCard || match.side_first ? match.sides.front()
                                                                  : match.sides.back();
  // Whoever "he" or "partner" is, a card tells whose it is.
  const bool known = side.who == Who::kSeats || side.who == Who::kDeclarer || side.who == Who::kDummy || you_ != 0;
  if (!match.sides.empty() && known) side = resolved(side, match.begin, line_of(match));
  constexpr std::array<std::string_view, 5> kSupposing = {"should", "would", "could", "might", "ought to"};
  for (std::size_t at = match.begin; at < match.end; ++at)
    supposed_card_ |= std::ranges::find(kSupposing, items_[at].text) != kSupposing.end();
  char seat = side.who == Who::kSeats && side.seats.size() == 1 ? side.seats[0] : '\0';
  if (side.who == Who::kDeclarer && facts_.declarers.size() == 1) seat = facts_.declarers[0];
  if (side.who == Who::kDummy && facts_.declarers.size() == 1) seat = partner(facts_.declarers[0]);
  // "Opening lead: 10", and then "the lead of the ten of hearts": one card; so is one that is told again.
  const Named& told = match.cards.front().front();
  const bool lead = contains(match, M::kLead) || contains(match, M::kLed);
  if (lead && list.size() == 1 && match.cards.front().size() == 1 && list.front().card.card.empty() &&
      (list.front().card.suit.empty() || list.front().card.suit == told.suit) && list.front().card.rank == told.rank &&
      (seat == 0 || list.front().seat == 0 || seat == list.front().seat)) {
    seat = seat == 0 ? list.front().seat : seat;
    list.clear();
  }
  bool first = true;
  for (const Named& card : match.cards.front()) {
    list.push_back({.seat = seat, .card = card, .line = line_of(match), .inherited = !first});
    first = false;
  }
}

void WordsReader::take_restriction(const Match& match) {
  const int line = line_of(match);
  if (facts_.leads) facts_.faults.push_back({line, "lead: found two restrictions, expected one"});
  if (!match.sides.empty()) facts_.leaders.emplace_back(resolved(match.sides.front(), match.begin, line), line);
  LeadsAllowed leads{.cards = {}, .all_but = contains(match, M::kBut), .line = line};
  if (!match.cards.empty()) leads.cards = match.cards.front();
  for (std::size_t at = match.begin; at < match.end; ++at)
    for (unsigned suit = 0; items_[at].meaning == M::kSuits && suit < kRestrictedSuits.size(); ++suit)
      if ((static_cast<unsigned>(items_[at].value) >> suit & 1U) != 0)
        leads.cards.push_back({.suit = std::string(1, kRestrictedSuits[suit])});
  facts_.leads = leads;
}

void WordsReader::take_fact(Match& match) {
  const int line = line_of(match);
  const auto seats_of = [&](const Side& side) { return resolved(side, match.begin, line); };
  switch (match.does) {
    case Does::kTrumps:
      return take_trump(match.strains.empty() ? kNoTrump : match.strains.back(), line);
    case Does::kContract:
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
    case Does::kPair:
      return take_declarers(match.sides[0].seats + match.sides[1].seats, line);
    case Does::kLeads:
      if (items_[match.begin].meaning == M::kDummy && match.sides.size() == 1 && match.sides[0].seats.size() == 1)
        take_declarers(std::string(1, partner(match.sides[0].seats[0])), line);
      if (match.sides.size() == 2 && contains(match, M::kIn))
        match.sides.erase(match.sides.begin());  // "the lead in dummy"
      for (const Side& side : match.sides) facts_.leaders.emplace_back(seats_of(side), line);
      if (match.sides.empty() && last_subject_) facts_.leaders.emplace_back(seats_of(*last_subject_), line);
      return;
    case Does::kRounds:
      facts_.rounds_line = line;
      return;
    case Does::kPlaysAfterTrumps:
      if (last_ == Does::kContract) return take_declarers(seats_of(match.sides.front()).seats, line);
      [[fallthrough]];
    case Does::kPlaysOn:
      facts_.leaders.emplace_back(seats_of(match.sides.front()), line);
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
    case Does::kYouLead:
      if (contains(match, M::kHe) && last_subject_) {
        facts_.leaders.emplace_back(seats_of(*last_subject_), line);
        return;
      }
      facts_.leaders.emplace_back(seats_of({.who = Who::kYou}), line);
      return;
    case Does::kPlayed:
    case Does::kNextCard:
    case Does::kTrick:
    case Does::kOnTable:
      return take_cards(match);
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
      facts_.taken.emplace_back(seats_of(match.sides.front()), 0);
      return;
    case Does::kTakenBy: {
      const Side side = seats_of(match.sides.front());
      facts_.taken.emplace_back(side, match.numbers.front());
      if (match.numbers.size() > 1 && contains(match, M::kLost))
        facts_.taken.emplace_back(others_than(side), match.numbers[1]);
      return;
    }
    case Does::kPlans:
      facts_.plan = true;
      facts_.plan_to_beat = (!match.sides.empty() && match.sides.front().who == Who::kDefenders) ||
                            items_[match.begin].text.ends_with("defence");
      return;
    case Does::kGetsLead:
      match.sides.clear();
      return take_cards(match);
    case Does::kCardsLeft:
      say(facts_, facts_.left, match.numbers.front(), line, "cards", base::counted(match.numbers.front(), "card"));
      return;
    case Does::kTricksPlayed:
      say(facts_, facts_.played, match.numbers.front(), line, "tricks played",
          base::counted(match.numbers.front(), "trick"));
      return;
    case Does::kLeadsBut:
    case Does::kLeadOnly:
    case Does::kLeadSupposed:
    case Does::kLeadOfSuits:
      return take_restriction(match);
    case Does::kCounts:
      facts_.faults.push_back(
          {line, str("Task: found ",
                     base::quoted(written(std::span<const Item>(items_).subspan(match.begin, match.end - match.begin))),
                     ", expected what a side is to do, such as \"to win ten tricks\": how many can be won tells "
                     "`ouverte solve`")});
      return;
    default:
      return;
  }
}

}  // namespace ouverte::puzzles::text
