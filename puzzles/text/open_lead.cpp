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
      if (bid->first.level != contract.bid.level || bid->first.strain != contract.bid.strain) return false;
      named = true;
      at = bid->second - 1;
      continue;
    }
    const Item& item = story.items()[at];
    const bool defends =
        item.meaning == M::kSeat && seats.find(story.terms().seat_at(at)) % 2 != seats.find(contract.declarer) % 2;
    if (defends || is_one_of(item, kElse)) return false;
    made |= is_one_of(item, std::array{M::kMake, M::kSucceed});
  }
  // Of a lead or a defence nothing is left.
  const auto left = [&](std::string_view word) { return rest->find(word) != std::string::npos; };
  return named && made && !left(" lead") && !left(" led ") && !left(" defen") && !left("ausspiel") && !left("entame");
}

bool weighs_leads(const Story& story, std::size_t at, char leader) {
  constexpr std::array<std::string_view, 2> kShould = {"should", "sollte"};
  constexpr std::array<std::string_view, 5> kElse = {"otherwise", "sonst", "andernfalls", "sinon", "anders"};
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
    card |= is_one_of(story.items()[place], std::array{M::kSuit, M::kSuits, M::kTrump, M::kRank, M::kCards});
  return is_word(story.items()[next.place.begin], kElse) || (supposes(next, true) && card);
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

}  // namespace ouverte::puzzles::text
