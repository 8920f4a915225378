// What rules say of who leads, which cards were played, and which may be.
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

void WordsReader::take_cards(const Match& match) {
  auto& list = match.does == Does::kOnTable ? facts_.table : facts_.given;
  Side side = match.sides.empty()                                 ? Side{}
              : match.does == Does::kNextCard || match.side_first ? match.sides.front()
                                                                  : match.sides.back();
  if (match.sides.empty() && match.does == Does::kNextCard && contains(match, M::kTable)) side.who = Who::kDummy;
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
  // "Ours led the king": somebody else, at another table it may be.
  if (match.sides.empty() && items_[match.begin].meaning == M::kLed && match.begin > 0 &&
      items_[match.begin - 1].meaning == M::kUnknown)
    facts_.faults.push_back(
        {line_of(match),
         str("lead: found ", base::quoted(str(items_[match.begin - 1].text, " ", items_[match.begin].text)),
             ", expected which player led, as in \"West led\"")});
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

void WordsReader::take_lead_fact(Match& match) {
  const int line = line_of(match);
  const auto seats_of = [&](const Side& side) { return resolved(side, match.begin, line); };
  switch (match.does) {
    case Does::kLeads:
      if (items_[match.begin].meaning == M::kDummy && match.sides.size() == 1 && match.sides[0].seats.size() == 1)
        take_declarers(std::string(1, partner(match.sides[0].seats[0])), line);
      if (match.sides.size() == 2 && contains(match, M::kIn))
        match.sides.erase(match.sides.begin());  // "the lead in dummy"
      for (const Side& side : match.sides) facts_.leaders.emplace_back(seats_of(side), line);
      if (match.sides.empty() && last_subject_) facts_.leaders.emplace_back(seats_of(*last_subject_), line);
      return;
    case Does::kPlaysAfterTrumps:
      if (last_ == Does::kContract) return take_declarers(seats_of(match.sides.front()).seats, line);
      [[fallthrough]];
    case Does::kPlaysOn:
      facts_.leaders.emplace_back(seats_of(match.sides.front()), line);
      return;
    case Does::kYouLead:
      if (contains(match, M::kHe) && last_subject_) {
        facts_.leaders.emplace_back(seats_of(*last_subject_), line);
        return;
      }
      facts_.leaders.emplace_back(seats_of({.who = Who::kYou}), line);
      return;
    case Does::kGetsLead:
      match.sides.clear();
      return take_cards(match);
    case Does::kPlayed:
    case Does::kNextCard:
    case Does::kTrick:
    case Does::kOnTable:
      return take_cards(match);
    case Does::kLeadsBut:
    case Does::kLeadOnly:
    case Does::kLeadSupposed:
    case Does::kLeadOfSuits:
      return take_restriction(match);
    default:
      return;
  }
}

}  // namespace ouverte::puzzles::text
