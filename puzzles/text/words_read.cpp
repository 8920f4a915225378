// From rules that match to facts.
#include <algorithm>

#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using base::str;
using M = Meaning;

bool WordsReader::contains(const Match& match, Meaning meaning) const {
  return std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                     items_.begin() + static_cast<std::ptrdiff_t>(match.end),
                     [&](const Item& item) { return item.meaning == meaning; });
}

bool WordsReader::join_role(std::size_t at) {
  const auto is = [&](std::size_t place, Meaning meaning) {
    return place < items_.size() && items_[place].meaning == meaning;
  };
  const auto past = [&](std::size_t place, bool commas) {
    while (is(place, M::kFiller) || is(place, M::kA) ||
           (commas && (is(place, M::kComma) || is(place, M::kColon) || is(place, M::kHold) || is(place, M::kIn) ||
                       is(place, M::kBy))))
      ++place;
    return place;
  };
  const bool role = is(at, M::kRole) || is(at, M::kDummy) || is(at, M::kYou) || is(at, M::kPartner);
  std::size_t seat = at, said = at, end = 0;
  if (role) {
    seat = past(at + 1, true);
    if (!is(seat, M::kSeat) || (items_[at].text == "i" && seat == at + 1)) return false;  // "I am South"
    // "… to beat declarer. South" and "You need West to lead" name two.
    if (std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(at),
                    items_.begin() + static_cast<std::ptrdiff_t>(seat),
                    [](const Item& item) { return item.raw == ":" && item.meaning != M::kColon; }))
      return false;
    const bool comma = std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                   items_.begin() + static_cast<std::ptrdiff_t>(seat),
                                   [](const Item& item) { return item.meaning == M::kComma; });
    end = seat + 1;
    while (is(end, M::kSeat) && items_[end].glued) ++end;
    const bool two = is(end, M::kAnd) && is(past(end + 1, false), M::kSeat);
    if (two) end = past(end + 1, false) + 1;
    if (comma) {
      if (!is(end, M::kComma) && !is(end, M::kStop) && !is(end, M::kAnd)) return false;
      if (is(end, M::kComma)) items_[end].meaning = M::kFiller;
    }
  } else if (is(at, M::kSeat)) {
    end = at + 1;
    while (is(end, M::kSeat) && items_[end].glued) ++end;
    if (is(end, M::kAnd) && is(past(end + 1, false), M::kSeat)) end = past(end + 1, false) + 1;
    const bool comma = is(end, M::kComma);
    said = past(comma ? end + 1 : end, false);
    if (!is(said, M::kRole) && !is(said, M::kDummy)) return false;
    if (comma && !is(said + 1, M::kComma) && !is(said + 1, M::kIn)) return false;
    // "West leads; South, declarer's …": a role that does something is a side of its own.
    const bool acts =
        !comma && said == end &&
        (is(said + 1, M::kDo) || is(said + 1, M::kLead) || is(said + 1, M::kTake) || is(said + 1, M::kMake));
    if (acts && !table_.compass) return false;
    if (comma) {
      items_[end].meaning = M::kFiller;
      if (is(said + 1, M::kComma)) items_[said + 1].meaning = M::kFiller;
    }
  } else {
    return false;
  }
  std::string seats;
  for (std::size_t place = seat; place < (role ? end : said); ++place)
    if (is(place, M::kSeat)) seats += table_.seats[static_cast<std::size_t>(items_[place].value)];
  Item& item = items_[said];
  const int line = item.line;
  if (is(said, M::kYou)) {
    if (seats.size() > 1) return false;
    you_ = seats[0];
  } else if (is(said, M::kPartner)) {
    if (seats.size() > 1) return false;
  } else if (is(said, M::kDummy)) {
    if (seats.size() > 1) return false;
    take_declarers(std::string(1, partner(seats[0])), line);
  } else if (item.value == static_cast<int>(Who::kDeclarer)) {
    take_declarers(seats, line);
  } else {
    facts_.defenders += seats;
    std::string rest;
    for (const char each : table_.seats)
      if (seats.find(each) == std::string::npos) rest += each;
    if (!game_.has_dummy() && rest.size() == 1) take_declarers(rest, line);
  }
  item.meaning = M::kFiller;
  item.used = true;
  for (std::size_t place = std::min(seat, said); place < std::max(end, said); ++place) {
    if (place != seat && items_[place].meaning != M::kSeat && items_[place].meaning != M::kAnd)
      items_[place].meaning = M::kFiller;
    items_[place].used = true;
  }
  if (is(end, M::kFiller) && !items_[end].raw.empty() && items_[end].raw[0] == ')') items_[end].used = true;
  return true;
}

void WordsReader::join_roles() {
  // ", who leads," is said of whoever stands before.
  for (std::size_t at = 0; at + 1 < items_.size(); ++at)
    if (items_[at].meaning == M::kComma && items_[at + 1].text == "who") {
      items_[at].meaning = M::kFiller;
      std::size_t role = at + 2;
      while (role < items_.size() && items_[role].meaning == M::kFiller) ++role;
      if (role < items_.size() && items_[role].meaning == M::kRole) items_[at + 1].meaning = M::kFiller;
    }
  for (std::size_t at = 0; at < items_.size(); ++at) join_role(at);
}

Side WordsReader::others_than(const Side& side) const {
  if (side.who != Who::kSeats) return {.who = side.who == Who::kDefenders ? Who::kDeclarer : Who::kDefenders};
  Side others;
  std::string ours = side.seats;
  if (game_.has_dummy() && ours.size() == 1) ours += partner(ours[0]);
  for (const char seat : table_.seats)
    if (ours.find(seat) == std::string::npos) others.seats += seat;
  return others;
}

Side WordsReader::resolved(const Side& side, std::size_t /*at*/, int line) {
  const auto several = [&](const Side& each) {
    return each.who == Who::kDefenders || (each.who == Who::kSeats && each.seats.size() > 1) ||
           (each.who == Who::kDeclarer && facts_.declarers.size() > 1);
  };
  const auto fault = [&](std::string_view word) {
    facts_.faults.push_back({line, str("Task: found \"", word, "\", expected a side by its name")});
    return Side{.who = Who::kDeclarer};
  };
  switch (side.who) {
    case Who::kYou:
      return you_ == 0 ? Side{.who = Who::kDeclarer} : Side{.seats = std::string(1, you_)};
    case Who::kPartner:
      return you_ == 0 ? fault("partner") : Side{.seats = std::string(1, partner(you_))};
    case Who::kHe: {
      const auto last = std::ranges::find_if(mentioned_.rbegin(), mentioned_.rend(),
                                             [&](const Side& each) { return !several(each); });
      const bool defends = last != mentioned_.rend() && last->who == Who::kSeats && !facts_.declarers.empty() &&
                           facts_.declarers.find(last->seats) == std::string::npos;
      if (last == mentioned_.rend() || defends)
        return facts_.declarers.empty() ? fault("he") : Side{.who = Who::kDeclarer};
      return *last;
    }
    case Who::kThey: {
      const auto last = std::ranges::find_if(mentioned_.rbegin(), mentioned_.rend(), several);
      if (last == mentioned_.rend() && facts_.declarers.size() > 1) return {.who = Who::kDeclarer};
      return last == mentioned_.rend() ? fault("they") : *last;
    }
    case Who::kLeft:
    case Who::kRight: {
      const char of = you_ != 0 ? you_ : facts_.declarers.size() == 1 ? facts_.declarers[0] : '\0';
      if (of == 0 || !table_.compass) return fault("opponent");
      const std::size_t step = side.who == Who::kLeft ? 1 : table_.seats.size() - 1;
      return Side{.seats = std::string(1, table_.seats[(table_.seats.find(of) + step) % table_.seats.size()])};
    }
    default:
      return side;
  }
}

void WordsReader::take(Match& match) {
  take_fact(match);
  if (match.does >= Does::kTakes) take_task(match);
  const bool cards = match.does == Does::kPlayed || match.does == Does::kNextCard || match.does == Does::kTrick;
  after_card_ = cards || (after_card_ && match.does == Does::kNothing);
  if (!match.sides.empty()) {
    last_subject_ = match.side_first ? match.sides.front() : match.sides.back();
    last_was_third_person_ = std::any_of(
        items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
        items_.begin() + static_cast<std::ptrdiff_t>(match.end), [](const Item& item) {
          return (item.is(M::kLead, M::kPlay) || item.is(M::kTake, M::kMake) || item.is(M::kHold, M::kDeclare)) &&
                 item.text.ends_with('s');
        });
    for (const Side& side : match.sides)
      if (side.who == Who::kSeats || side.who == Who::kDeclarer || side.who == Who::kDefenders)
        mentioned_.push_back(side);
  }
  for (std::size_t place = match.begin; place < match.end; ++place) items_[place].used = true;
  last_ = match.does;
}

// "Can it be made, or can it be beaten?": two questions.
bool WordsReader::joins_questions(std::size_t at) {
  if (items_[at].meaning != M::kOr || !last_ || *last_ < Does::kTakes) return false;
  std::size_t stop = at;
  while (stop < items_.size() && items_[stop].meaning != M::kStop) ++stop;
  if (stop >= items_.size() || !items_[stop].closes) return false;
  items_[at].used = true;
  std::size_t begin = at + 1;
  while (terms_->is_filler(begin) || terms_->is(begin, M::kDo)) ++begin;
  const auto next = longest_match(*terms_, begin, false);
  if (next && next->does >= Does::kTakes) return true;
  items_[at].used = false;
  return false;
}

void WordsReader::read_rules(std::size_t from, std::size_t to) {
  const Terms& terms = *terms_;
  last_subject_.reset();
  last_.reset();
  after_card_ = false;
  for (std::size_t at = from; at < to;) {
    if (terms.is_any(at, M::kFiller, M::kA, M::kStop, M::kUnknown, M::kOrnament) || joins_questions(at)) {
      ++at;
      continue;
    }
    auto match = longest_match(terms, at, after_card_);
    if (match && !(stands(*match) && (!talk_ || stands_in_talk(*match)))) match.reset();
    if (!match) {
      // A side that nothing is said of may be meant by "they" later.
      if (const auto side = terms.side(at);
          side && (side->first.who == Who::kSeats || side->first.who == Who::kDefenders)) {
        mentioned_.push_back(side->first);
        last_subject_ = side->first;
      }
      ++at;
      continue;
    }
    take(*match);
    at = match->end;
  }
}

WordsRead WordsReader::read() {
  facts_.tags = take_tags(items_);
  take_doubles();
  join_roles();
  const Terms terms(items_, table_, game_);
  terms_ = &terms;
  known_.result = tells_result(items_, table_.language);
  const std::vector<Sentence> sentences = sentences_of(items_);
  find_questions(sentences);
  for (const Sentence& sentence : sentences) read_sentence(sentence.begin, sentence.end);
  doubt_leads_told();
  if (facts_.level && facts_.trump)
    facts_.doubled = doubled_by(doubles_, {.level = *facts_.level, .strain = *facts_.trump, .doubled = facts_.doubled});
  if (facts_.asked.empty() && facts_.plan)
    facts_.asked.push_back(
        facts_.plan_to_beat
            ? Demand{Asked{.aim = Aim::kBeatIt}, 0, "Plan the defence"}
            : Demand{Asked{.side = Side{.who = Who::kDeclarer}, .aim = Aim::kContract}, 0, "Plan the play"});
  take_passing_names();
  for (Demand& demand : facts_.asked)
    if (demand.asked.aim == Aim::kOut && demand.asked.number == 0) demand.asked.number = facts_.horizon.value_or(0);
  return {.facts = std::move(facts_), .items = std::move(items_)};
}

WordsRead read_words(std::vector<Item> items, const Table& table, const games::Game& game, const Beside& beside) {
  // A contract that is spoken of again, before it is told too, is the same.
  std::optional<Bid> contract = beside.auction;
  if (!contract) {
    const Facts told = WordsReader(items, table, game, beside, std::nullopt).read().facts;
    if (told.level && told.trump) contract = {.level = *told.level, .strain = *told.trump};
  }
  return WordsReader(std::move(items), table, game, beside, contract).read();
}

}  // namespace ouverte::puzzles::text
