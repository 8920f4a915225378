#include "puzzles/text/open_lead.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// What was said without those of any lead and any defence; nothing where no lead is among them.
std::optional<std::string> without_any_lead(std::string said) {
  constexpr std::array<std::string_view, 14> kLeads = {
      " any lead ",       " all leads ",      " every lead ",    " any opening lead ", " whatever is led ",
      " jedes ausspiel ", " jedem ausspiel ", " jeden angriff ", " toute entame ",     " toutes les entames ",
      " toutes entames ", " elke start ",     " elke uitkomst ", " iedere uitkomst "};
  constexpr std::array<std::string_view, 13> kDefence = {
      " any defence ",   " any defense ",       " best defence ", " best defense ",      " every defence ",
      " every defense ", " all defence ",       " all defense ",  " jede verteidigung ", " beste verteidigung ",
      " toute defense ", " meilleure defense ", " elk tegenspel "};
  bool lead = false;
  const auto erase = [&](std::string_view words) {
    const std::size_t at = said.find(words);
    if (at != std::string::npos) said.erase(at, words.size() - 1);
    return at != std::string::npos;
  };
  for (const std::string_view words : kLeads) lead |= erase(words);
  for (const std::string_view words : kDefence) erase(words);
  return lead ? std::optional(said) : std::nullopt;
}

}  // namespace

bool asks_on_any_lead(const Story& story, const SpokenSentence& sentence, const Auction& contract) {
  constexpr std::array kElse = {M::kIf,   M::kNot,  M::kCannot, M::kWithout,   M::kBeat, M::kStopFrom, M::kPair,
                                M::kThey, M::kDown, M::kOr,     M::kOvertrick, M::kBut,  M::kAvoid,    M::kOther,
                                M::kSuit, M::kRank, M::kCards,  M::kCard,      M::kSuits};
  if (!sentence.place.question || sentence.voice.past) return false;
  const auto rest = without_any_lead(padded(sentence.place.of(story.items())));
  if (!rest || (task_words(*rest, story.table().language) & kOtherLead) != 0) return false;
  const std::string& seats = story.table().seats;
  bool named = false, made = false;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    if (const auto bid = story.terms().bid(at)) {
      if (!same(bid->first, contract.bid)) return false;
      named = true;
      at = bid->second - 1;
      continue;
    }
    const Item& item = story.items()[at];
    const bool defends =
        item.meaning == M::kSeat && seats.find(story.terms().seat_at(at)) % 2 != seats.find(contract.declarer) % 2;
    if (defends || is_one_of(item, kElse)) return false;
    made |= item.is(M::kMake, M::kSucceed);
  }
  // Of a lead or a defence nothing is left.
  const auto left = [&](std::string_view word) { return rest->find(word) != std::string::npos; };
  return named && made && !left(" lead") && !left(" led ") && !left(" defen") && !left("ausspiel") && !left("entame");
}

bool weighs_leads(const Story& story, std::size_t at, char leader) {
  constexpr std::array<std::string_view, 2> kShould = {"should", "sollte"};
  const auto& all = story.sentences();
  const auto supposes = [&](const SpokenSentence& sentence, bool of_leader) {
    const std::size_t first = sentence.place.begin;
    const Item& begins = story.items()[first];
    if (!(begins.meaning == M::kIf || is_word(begins, kShould)) || first + 1 >= sentence.place.end) return false;
    const bool seat = story.terms().is(first + 1, M::kSeat) && story.terms().seat_at(first + 1) == leader;
    return !of_leader || seat || story.terms().is(first + 1, M::kHe);
  };
  const auto plain = [](const SpokenSentence& sentence) {
    return !sentence.place.question && !sentence.voice.past && !sentence.elsewhere;
  };
  if (leader == 0 || at + 1 >= all.size() || !plain(all[at]) || !supposes(all[at], true)) return false;
  if (std::ranges::any_of(all, [](const SpokenSentence& each) { return each.place.question; })) return false;
  const SpokenSentence& next = all[at + 1];
  if (!plain(next)) return false;
  const Extent clause = story.clause_at(next, next.place.begin);
  bool card = false;
  for (std::size_t place = clause.begin; place < clause.end; ++place)
    card |= story.items()[place].is(M::kSuit, M::kSuits, M::kTrump, M::kRank, M::kCards);
  return (tone_of(story.items()[next.place.begin], story.table().language) & kElse) != 0 ||
         (supposes(next, true) && card);
}

bool heads_only(std::span<const Item> words, int deal) {
  constexpr std::size_t kMost = 4;
  constexpr std::array kSays = {M::kSuit, M::kSuits, M::kRank, M::kCards, M::kCard, M::kTrump, M::kSeat, M::kHe};
  return words.back().line < deal && words.size() <= kMost && !has_one_of(words, kSays);
}

bool repeats_lead(const Story& story, const SpokenSentence& sentence, const Auction& contract,
                  const std::string& lead) {
  const Terms& terms = story.terms();
  const std::string& seats = story.table().seats;
  const char leader = seats[(seats.find(contract.declarer) + 1) % seats.size()];
  std::size_t at = sentence.place.begin;
  while (at < sentence.place.end && !terms.is(at, M::kIf)) ++at;
  bool leads = false, card = false;
  for (++at; at < sentence.place.end && !terms.is(at, M::kComma); ++at) {
    if (const auto named = terms.card(at); named && !card) {
      card = named->first.suit.size() == 1 && named->first.rank.size() == 1 && lead.size() == 2 && lead[1] != '?' &&
             is_card_led(named->first, lead, contract.bid.strain);
      if (!card) return false;
      at = named->second - 1;
    } else if (says_lead(story.items()[at]) && !leads) {
      leads = true;
    } else if (terms.is(at, M::kSeat) ? terms.seat_at(at) != leader : !terms.is_any(at, M::kFiller, M::kA, M::kWith)) {
      return false;
    }
  }
  for (; at < sentence.place.end; ++at)
    if (terms.is_any(at, M::kIf, M::kExchange)) return false;
  return leads && card;
}

std::optional<Named> card_with_lead(const Terms& terms, std::size_t from, std::size_t at, std::size_t to) {
  if (const auto before = card_said_before(terms, from, at)) return before->card;
  if (const auto behind = card_said_at(terms, at + 1, to)) return behind->card;
  return std::nullopt;
}

bool is_card_led(const Named& card, const std::string& lead, char trump) {
  if (lead.size() != 2) return false;
  const std::string suit = card.suit == "trumps" ? std::string(1, trump) : card.suit;
  return (suit.empty() || suit == lead.substr(0, 1)) &&
         (card.rank.empty() || lead[1] == '?' || card.rank == lead.substr(1));
}

bool is_left_open(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  constexpr std::array<std::string_view, 4> kSaid = {"said", "says", "asked", "asks"};
  const auto item = [&](std::size_t place) -> const Item& { return story.items()[place]; };
  if (!names_lead(item(at)) || at < sentence.place.begin + 2 || item(at - 1).meaning != M::kSuit) return false;
  const auto on = story.before(at - 1, sentence.place.begin);
  if (on < static_cast<std::ptrdiff_t>(sentence.place.begin) || item(static_cast<std::size_t>(on)).meaning != M::kOn)
    return false;
  const bool reported = has_word(sentence.place.of(story.items()), kSaid);
  bool any_other = false;
  for (std::size_t next = at + 1; next + 1 < sentence.place.end; ++next)
    any_other |= item(next).text == "any" && item(next + 1).text == "other";
  return (sentence.place.question && reported) || any_other;
}

bool is_general(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  if (!names_lead(story.items()[at]) || sentence.voice.past || sentence.place.question) return false;
  const auto card = card_said_before(story.terms(), sentence.place.begin, at);
  if (!card || !card->card.rank.empty() || card->begin < sentence.place.begin + 2) return false;
  return story.items()[card->begin - 1].meaning == M::kA &&
         story.items()[card->begin - 2].is(M::kWith, M::kOn, M::kAgainst);
}

bool is_advice(const Story& story, const SpokenSentence& sentence, std::size_t at, bool noun,
               const std::vector<Hand>& hands, char leader) {
  constexpr std::array<std::string_view, 7> kBest = {"best",   "better", "safest",  "beste",
                                                     "besten", "mieux",  "meilleur"};
  const Item& item = story.items()[at];
  const Extent clause = story.clause_at(sentence, at);
  const auto words = std::span(story.items()).subspan(clause.begin, clause.end - clause.begin);
  const auto card = card_with_lead(story.terms(), clause.begin, at, clause.end);
  const bool whole = card && card->suit.size() == 1 && !card->rank.empty() && holder_of(hands, *card) == leader;
  if (sentence.place.question || whole || item.meaning == M::kLed) return false;
  const bool to = at + 1 < clause.end && story.items()[at + 1].text == "to";
  if (to && item.text == "leads" && !card_said_at(story.terms(), at + 2, clause.end)) return true;
  if (noun && !card && item.text == "lead")
    return !has_one_of(sentence.place.of(story.items()), std::array{M::kSeat, M::kHe}) && !sentence.voice.past;
  if (at == clause.begin && item.meaning == M::kLead && !item.text.ends_with(" lead")) return true;  // an order
  if (item.meaning != M::kLead || at == clause.begin) return false;
  const Item& before = story.items()[at - 1];
  const bool to_do = before.meaning == M::kDo || (tone_of(before, story.table().language) & kMust) != 0;
  constexpr std::array<std::string_view, 4> kTo = {"to", "um", "pour", "om"};  // "To hold declarer to ten tricks, …"
  const bool aims = is_word(story.items()[sentence.place.begin], kTo) ||
                    has_one_of(sentence.place.of(story.items()), std::array{M::kHoldTo, M::kBeat, M::kStopFrom});
  return to_do && !sentence.voice.past && (aims || has_word(words, kBest));
}

bool tells_play(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  constexpr std::array kDone = {M::kWon, M::kTake, M::kDuck, M::kPlay, M::kGive, M::kLost, M::kLose};
  constexpr std::array kCards = {M::kSuit, M::kRank, M::kCards, M::kTrump, M::kTrick};
  if (story.items()[at].text == "play" && at > 0 && story.items()[at - 1].text == "the") return false;
  // "For take-out, with something in spades, … and East ended matters with a double"
  const auto doubles = [](const Item& each) { return each.meaning == M::kDoubled || each.text.starts_with("double"); };
  if (story.items()[at].meaning == M::kTake && std::ranges::any_of(sentence.place.of(story.items()), doubles))
    return false;
  const bool done =
      is_one_of(story.items()[at], kDone) || (tone_of(story.items()[at], story.table().language) & kDoing) != 0;
  if (!done || sentence.voice.calls || sentence.of_auction || sentence.place.question || !story.is_so(sentence, at))
    return false;
  const Extent clause = story.clause_at(sentence, at);
  std::size_t card = at;
  for (card = clause.begin; card < clause.end; ++card)
    if (is_one_of(story.items()[card], kCards) && !(card > clause.begin && story.terms().bid(card - 1))) break;
  if (card == clause.end) return false;
  // "Declarer took the club lead"
  for (std::size_t lead = at; lead < clause.end; ++lead)
    if (says_lead_at(story.items(), lead, clause.end)) return false;
  return true;
}

bool tells_play(const Story& story, const SpokenSentence& sentence) {
  std::size_t at = sentence.place.begin;
  while (at < sentence.place.end && !tells_play(story, sentence, at)) ++at;
  return at < sentence.place.end;
}

bool is_against_contract(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  const Extent clause = story.clause_at(sentence, at);
  for (std::size_t place = clause.begin; place < clause.end; ++place) {
    if (!story.terms().is(place, M::kAgainst)) continue;
    std::size_t bid = story.terms().past_fillers(place + 1);
    if (story.terms().is(bid, M::kSeat)) bid = story.terms().past_fillers(bid + 1);
    if (bid < clause.end && story.terms().bid(bid)) return true;
  }
  return false;
}

}  // namespace ouverte::puzzles::text
