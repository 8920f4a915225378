#include "puzzles/text/terms.hpp"

#include <algorithm>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"

namespace ouverte::puzzles::text {

using M = Meaning;

namespace {

constexpr std::string_view kSuitsByNumber = "SHDC";
constexpr int kTen = 10;
constexpr int kHighestLevel = 7;

// Spades, hearts, diamonds, clubs as bids have them where that differs from English.
constexpr std::string_view own_strains(Language language) { return language == Language::kFrench ? "PCKT" : ""; }
constexpr int kMostTrump = 22;

}  // namespace

bool Terms::ends(std::size_t at) const {
  at = past_fillers(at);
  return at >= items_.size() || is_any(at, M::kStop, M::kComma, M::kSemicolon, M::kAnd, M::kColon);
}

At<Side> Terms::side(std::size_t at) const {
  if (at >= items_.size()) return std::nullopt;
  const Item& item = items_[at];
  const auto single = [&](Who who) { return std::pair(Side{.who = who}, at + 1); };
  switch (item.meaning) {
    case M::kPair: {
      Side both;
      for (std::size_t place = 0; place < table_.seats.size(); ++place)
        if ((static_cast<unsigned>(item.value) >> place & 1U) != 0) both.seats += table_.seats[place];
      return std::pair(both, at + 1);
    }
    case M::kRole:
      return single(static_cast<Who>(item.value));
    case M::kDummy:
      return single(Who::kDummy);
    case M::kYou:
      return single(Who::kYou);
    case M::kHe:
      return single(Who::kHe);
    case M::kThey:
      return single(Who::kThey);
    case M::kPartner:
      return single(Who::kPartner);
    case M::kSeat:
      break;
    case M::kNumber:
    case M::kAll: {  // "the three wakeful opponents"
      std::size_t next = at + 1;
      while (is_any(next, M::kNumber, M::kUnknown, M::kFiller) && next < at + 3) ++next;
      const bool others = is(next, M::kRole) && items_[next].value == static_cast<int>(Who::kDefenders);
      return others ? At<Side>(std::pair(Side{.who = Who::kDefenders}, next + 1)) : std::nullopt;
    }
    default:
      return std::nullopt;
  }
  Side found{.seats = std::string(1, seat_at(at))};
  for (++at;;) {
    std::size_t next = at;
    const bool joined = is(next, M::kSeat) && items_[next].line == items_[at - 1].line &&
                        (items_[next].glued || items_[next].raw.size() == 1);
    // "N, E and S"
    const bool listed = is(next, M::kComma) && is(next + 1, M::kSeat) && is(next + 2, M::kAnd) &&
                        is(past_fillers(next + 3), M::kSeat) && items_[next].raw == ",";
    if (is(next, M::kAnd) || listed) ++next;
    next = next > at || joined ? past_fillers(next) : next;
    // "… by South and West leads": two that do different things.
    const bool acts =
        is(at, M::kAnd) && is(next, M::kSeat) && next + 1 < items_.size() &&
        is_any(next + 1, M::kLead, M::kPlay, M::kTake, M::kMake, M::kHave, M::kLed, M::kHold, M::kDeclare) &&
        (items_[next + 1].text.ends_with('s') || is(next + 1, M::kLed));
    if (acts || (next == at && !joined) || !is(next, M::kSeat) || found.seats.find(seat_at(next)) != std::string::npos)
      break;
    found.seats += seat_at(next);
    at = next + 1;
  }
  return std::pair(found, at);
}

At<int> Terms::number(std::size_t at) const {
  if (!is(at, M::kNumber)) return std::nullopt;
  const int tens = items_[at].value;
  const bool words = !is_digit(items_[at].raw[0]);
  if (words && tens >= 2 * kTen && tens % kTen == 0 && is(at + 1, M::kNumber) && items_[at + 1].value < kTen &&
      !is_digit(items_[at + 1].raw[0]))
    return std::pair(tens + items_[at + 1].value, at + 2);
  return std::pair(tens, at + 1);
}

At<char> Terms::suit(std::size_t at) const {
  if (is(at, M::kSeat) && items_[at].raw == "S" && table_.compass && is(at + 1, M::kTrump))
    return std::pair('S', at + 1);
  if (!is(at, M::kSuit)) return std::nullopt;
  return std::pair(kSuitsByNumber[static_cast<std::size_t>(items_[at].value)], at + 1);
}

At<char> Terms::strain(std::size_t at) const {
  if (is(at, M::kNoTrump)) return std::pair(kNoTrump, at + 1);
  if (is(at, M::kNone) && ends(at + 1)) return std::pair(kNoTrump, at + 1);  // "Trumps: none"
  // "S": of a heading, where no seat is meant.
  if (is(at, M::kSeat) && items_[at].raw == "S" && table_.compass && ends(at + 1)) return std::pair('S', at + 1);
  if (at < items_.size() && items_[at].meaning == M::kUnknown && items_[at].raw.size() == 1) {
    const std::size_t letter = kSuitsByNumber.find(upper(items_[at].raw[0]));
    if (letter != std::string_view::npos) return std::pair(kSuitsByNumber[letter], at + 1);
  }
  return suit(at);
}

At<Bid> Terms::bid(std::size_t at) const {
  const auto level = number(at);
  if (!level || level->first < 1 || level->first > 7) return std::nullopt;
  // "♥ 7 ♦ ♣ J": a card of a hand in signs, and not "1♥ 2♦".
  const bool held = at > 0 && items_[at - 1].sign && is_digit(items_[at].raw[0]) && !(at > 1 && is(at - 2, M::kNumber));
  if (held) return std::nullopt;
  std::size_t next = level->second;
  Bid bid{.level = level->first};
  if (is(next, M::kSeat) && items_[next].glued && items_[next].raw.size() == 1) {
    // "4S", "3N": seats' letters that are strains here.
    if (items_[next].raw == "S")
      bid.strain = 'S';
    else if (items_[next].raw != "N")
      return std::nullopt;
    ++next;
  } else if (next < items_.size() && items_[next].glued && items_[next].raw.size() == 1 &&
             std::string_view("shdc").find(items_[next].raw[0]) != std::string_view::npos) {
    bid.strain = upper(items_[next++].raw[0]);  // "6s"
  } else if (next < items_.size() && items_[next].glued && items_[next].raw.size() == 1 &&
             own_strains(table_.language).find(items_[next].raw[0]) != std::string_view::npos) {
    bid.strain = kSuitsByNumber[own_strains(table_.language).find(items_[next++].raw[0])];  // "4P"
  } else if (const auto strain = this->strain(next); strain && !is(next, M::kNone)) {
    bid.strain = strain->first;
    next = strain->second;
  } else {
    return std::nullopt;
  }
  if (next < items_.size() && items_[next].glued && (items_[next].raw == "X" || items_[next].raw == "XX")) {
    bid.doubled = items_[next++].raw;  // "4♠X"
    return std::pair(bid, next);
  }
  if (is_any(next, M::kTrick, M::kRank, M::kCards)) return std::nullopt;
  const std::size_t after = is(next, M::kComma) ? next + 1 : next;
  // "4♠ contré", and not "4♠ contre toute défense"
  const bool doubled =
      after < items_.size() && items_[after].text == "contre" && (ends(after + 1) || is(after + 1, M::kBy));
  if (doubled) {
    bid.doubled = "X";
    next = after + 1;
  } else if (is(after, M::kDoubled)) {
    bid.doubled = std::string(static_cast<std::size_t>(items_[after].value), 'X');
    next = after + 1;
  }
  return std::pair(bid, next);
}

At<std::vector<std::string>> Terms::ranks(std::size_t at) const {
  if (at >= items_.size()) return std::nullopt;
  const Item& item = items_[at];
  if (item.meaning == M::kRank) return std::pair(std::vector{std::string(1, static_cast<char>(item.value))}, at + 1);
  if (item.raw == "A" && is_any(at, M::kSeat, M::kA)) return std::pair(std::vector<std::string>{"A"}, at + 1);
  if (item.meaning == M::kNumber && (item.value >= 2 || (table_.trumps && item.value == 1)) && item.value <= kTen) {
    const std::string rank = item.value == kTen ? "T" : item.value == 1 ? "A" : std::to_string(item.value);
    return std::pair(std::vector{rank}, at + 1);
  }
  if (item.meaning == M::kCards || (item.meaning == M::kNumber && is_digit(item.raw[0])))
    if (auto all = ranks_in(item.raw, table_)) return std::pair(*std::move(all), at + 1);
  // A rank that only the game has.
  if (item.meaning == M::kUnknown && item.raw.size() == 1 && table_.ranks.find(item.raw[0]) != std::string::npos)
    return std::pair(std::vector<std::string>{item.raw}, at + 1);
  if (item.meaning == M::kUnknown && (item.text == "x" || item.text == "xx" || item.text == "xxx"))
    return std::pair(std::vector<std::string>(item.text.size(), "x"), at + 1);
  return std::nullopt;
}

At<std::string> Terms::extra(std::size_t at) const {
  if (is(at, M::kExtra)) {
    for (const games::Word& word : game_.vocabulary())
      if (word.what == games::Called::kCard && word.text == items_[at].text)
        return std::pair(std::string(word.written), at + 1);
    const int figure = roman(items_[at].raw);
    return std::pair(figure > 0 ? std::to_string(figure) : "*", at + 1);
  }
  if (!table_.trumps) return std::nullopt;
  const auto trump_number = [&](std::size_t place) -> At<int> {
    const auto figure = number(place);
    return figure && figure->first >= 1 && figure->first < kMostTrump ? figure : std::nullopt;
  };
  if (is(at, M::kTrump))
    if (const auto figure = trump_number(at + 1)) return std::pair(std::to_string(figure->first), figure->second);
  const auto figure = trump_number(at);
  if (figure && is(figure->second, M::kOf) && is(past_fillers(figure->second + 1), M::kTrump))
    return std::pair(std::to_string(figure->first), past_fillers(figure->second + 1) + 1);
  return std::nullopt;
}

At<Named> Terms::card(std::size_t at) const {
  at = past_fillers(at);
  if (const auto named = extra(at)) return std::pair(Named{.card = named->first}, named->second);
  if (const auto suit = this->suit(at)) {
    const auto rank = ranks(suit->second);
    if (!rank || rank->first.size() != 1 || is(rank->second, M::kTrick)) return std::nullopt;
    return std::pair(Named{.suit = std::string(1, suit->first), .rank = rank->first[0]}, rank->second);
  }
  if (is(at, M::kCards)) {
    const std::string& raw = items_[at].raw;
    const auto rank = ranks_in(std::string_view(raw).substr(1), table_);
    if (kSuitsByNumber.find(raw[0]) == std::string_view::npos || !rank || rank->size() != 1) return std::nullopt;
    return std::pair(Named{.suit = raw.substr(0, 1), .rank = rank->front()}, at + 1);
  }
  const auto rank = ranks(at);
  if (!rank || rank->first.size() != 1) return std::nullopt;
  std::size_t next = rank->second;
  // "8H", "Lead:4H"
  const bool letter = next < items_.size() && items_[next].glued && items_[next].raw.size() == 1 &&
                      kSuitsByNumber.find(items_[next].raw[0]) != std::string_view::npos;
  const bool led = at >= 2 && is(at - 1, M::kColon) && is_any(at - 2, M::kLead, M::kLed);
  if (letter && (led || (is(at, M::kNumber) && items_[at].value > kHighestLevel)))
    return std::pair(Named{.suit = items_[next].raw, .rank = rank->first[0]}, next + 1);
  const bool of = is(next, M::kOf);
  if (of) next = past_fillers(next + 1);
  const auto suit = of && next < items_.size() && items_[next].raw.size() == 1 ? strain(next) : this->suit(next);
  if (of && is(next, M::kTrump)) return std::pair(Named{.suit = "trumps", .rank = rank->first[0]}, next + 1);
  // "Four hearts" is a contract.
  const bool contract = is(at, M::kNumber) && !of && suit && !(items_[next].sign && items_[next].glued);
  if (!suit || contract) return std::nullopt;
  return std::pair(Named{.suit = std::string(1, suit->first), .rank = rank->first[0]}, suit->second);
}

// "A diamond (the four)", "a trump, the five": the place after the rank, where one stands there.
std::size_t Terms::rank_beside(std::size_t at, Named& named) const {
  if (!is(at, M::kComma)) return at;
  const std::size_t inside = past_fillers(at + 1);
  const auto rank = ranks(inside);
  if (!rank || inside == at + 1 || rank->first.size() != 1 || !ends(rank->second)) return at;
  named.rank = rank->first[0];
  const bool closes = is(rank->second, M::kComma) && items_[rank->second].raw == ")";
  return closes ? rank->second + 1 : rank->second;
}

At<Named> Terms::card_partly(std::size_t at) const {
  if (auto whole = card(at)) return whole;
  at = past_fillers(at);
  if (is(at, M::kMore)) at = past_fillers(at + 1);  // "another spade"
  // "A low diamond (the four)": only where it is said which.
  const bool low = is(at, M::kHedge) && (items_[at].text == "low" || items_[at].text == "small");
  if (low) at = past_fillers(at + 1);
  if (const auto suit = this->suit(at); suit && !is_any(suit->second, M::kTrick, M::kTrump, M::kCards)) {
    Named named{.suit = std::string(1, suit->first)};
    const std::size_t end = rank_beside(suit->second, named);
    if (low && named.rank.empty()) return std::nullopt;
    return std::pair(named, end);
  }
  if (low || (is(at, M::kSeat) && !table_.compass)) return std::nullopt;
  if (is(at, M::kTrump) && !table_.trumps) {
    Named named{.suit = "trumps"};
    const std::size_t end = rank_beside(at + 1, named);
    return std::pair(named, end);
  }
  const auto rank = ranks(at);
  const bool number = is(at, M::kNumber) && (at == 0 || !is_filler(at - 1));
  if (!rank || rank->first.size() != 1 || number || is_any(rank->second, M::kTrick, M::kCard, M::kOf, M::kMore))
    return std::nullopt;
  return std::pair(Named{.rank = rank->first[0]}, rank->second);
}

At<std::vector<Named>> Terms::cards(std::size_t at) const {
  std::vector<Named> all;
  std::size_t end = at;
  for (std::size_t next = at;;) {
    const auto found = card_partly(next);
    if (!found) break;
    all.push_back(found->first);
    next = end = found->second;
    while (is_any(next, M::kComma, M::kAnd) || is_filler(next)) ++next;
  }
  return all.empty() ? std::nullopt : At<std::vector<Named>>(std::pair(std::move(all), end));
}

At<std::vector<Named>> Terms::suits_to_choose(std::size_t at) const {
  std::vector<Named> all;
  bool chooses = false;
  for (std::size_t next = at;;) {
    const auto found = card_partly(next);
    if (!found || !found->first.rank.empty()) return std::nullopt;
    all.push_back(found->first);
    const std::size_t end = found->second, joins = past_fillers(end);
    if (chooses || !is_any(joins, M::kOr, M::kComma))
      return chooses ? At<std::vector<Named>>(std::pair(std::move(all), end)) : std::nullopt;
    chooses = is(joins, M::kOr);
    next = past_fillers(joins + 1);
  }
}

At<std::vector<Named>> Terms::trick(std::size_t at, bool bare) const {
  std::vector<Named> all;
  std::size_t end = at;
  for (std::size_t next = past_fillers(at);;) {
    // "Dummy's three": whose it is tells the order.
    if (!all.empty() && is_any(next, M::kSeat, M::kDummy) && is_filler(next + 1) && items_[next + 1].text == "s")
      next = past_fillers(next + 1);
    auto found = card(next);
    const bool same_line = all.empty() || (next < items_.size() && items_[next].line == items_[end - 1].line);
    if (!found && (bare || !all.empty()) && same_line)
      if (const auto rank = ranks(next); rank && rank->first.size() == 1 && !is_any(next, M::kSeat, M::kA))
        found = std::pair(Named{.rank = rank->first[0]}, rank->second);
    if (!found) break;
    if (is_any(found->second, M::kTrick, M::kPoint, M::kOf, M::kNeed, M::kMore, M::kCard)) return std::nullopt;
    all.push_back(found->first);
    next = end = found->second;
    while (is_any(next, M::kComma, M::kAnd) || is_filler(next)) ++next;
  }
  return all.empty() ? std::nullopt : At<std::vector<Named>>(std::pair(std::move(all), end));
}

At<std::string> Terms::name(std::size_t at) const {
  if (!is(at, M::kName) || items_[at].value < 0) return std::nullopt;
  return std::pair(std::string(game_.contracts()[static_cast<std::size_t>(items_[at].value)].name), at + 1);
}

At<Terms::Goal> Terms::goal(std::size_t at) const {
  at = past_fillers(at);
  Goal goal;
  // "South's 4♠"
  if (is(at, M::kSeat) && is_filler(at + 1)) {
    goal.whose = Side{.seats = std::string(1, seat_at(at))};
    at = past_fillers(at + 1);
  }
  if (is(at, M::kIt) && !goal.whose) return std::pair(goal, at + 1);
  if (is(at, M::kDoubled)) at = past_fillers(at + 1);
  std::size_t end = at;
  if (is(at, M::kContract)) {
    end = at + 1;
    if (is(at + 1, M::kOf) || is(at + 1, M::kIn))
      at = past_fillers(at + 2);
    else if (bid(at + 1))
      at = at + 1;
    else
      return std::pair(goal, end);
    const auto strain = this->strain(at);
    if (!bid(at) && !strain && !name(at)) return std::pair(goal, end);
  }
  if (const auto bid = this->bid(at)) {
    goal.bid = bid->first;
    end = is(bid->second, M::kContract) ? bid->second + 1 : bid->second;
    // "3NT by South"
    const std::size_t seat = past_fillers(end + 1);
    if (is(end, M::kBy) && items_[end].text != "from" && is(seat, M::kSeat) && !goal.whose &&
        !(seat + 1 < items_.size() &&
          ((items_[seat + 1].glued && is(seat + 1, M::kSeat)) || items_[seat + 1].text == "s"))) {
      goal.whose = Side{.seats = std::string(1, seat_at(seat))};
      end = seat + 1;
    }
  } else if (const auto name = this->name(at)) {
    goal.name = name->first;
    end = is(name->second, M::kContract) ? name->second + 1 : name->second;
  } else if (end == at) {
    return std::nullopt;
  }
  return std::pair(goal, end);
}

}  // namespace ouverte::puzzles::text
