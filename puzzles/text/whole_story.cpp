#include "puzzles/text/whole_story.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "puzzles/text/spoken.hpp"
#include "puzzles/text/talk.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/told_lead.hpp"
#include "puzzles/text/told_task.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// "W leads ♥J", as the card that a column shows is put.
bool tells_lead(std::span<const Item> sentence) {
  return sentence.size() == 4 && sentence[0].meaning == M::kSeat && sentence[1].meaning == M::kLead && sentence[2].sign;
}

// "W leads ♥K.", or, of more cards than one, "against the lead of ♥7 ♥4.".
std::vector<Item> lead_items(const LeadTold& lead, int line, const Table& table, const games::Game& game) {
  if (lead.cards.empty()) return {};
  std::string told = lead.cards.size() == 1 ? std::string(1, lead.seat) + " leads" : "against the lead of";
  for (const Named& card : lead.cards) {
    told += ' ';
    told += static_cast<char>(kSuitSign + static_cast<int>(std::string_view("SHDC").find(card.suit[0])));
    told += card.rank == "T" ? "10" : card.rank;
  }
  return items_of({{line, told + "."}}, Language::kEnglish, table, game);
}

// What keeps a tale from being set aside, with the sentence that holds a place of it, if one does.
Fault doubt_at(const Story& story, std::size_t at, std::string_view why) {
  for (const SpokenSentence& sentence : story.sentences())
    if (at >= sentence.place.begin && at < sentence.place.end)
      return not_set_aside(sentence.place.of(story.items()), why);
  return {0, base::str("words: found a tale in which ", why)};
}

// The contract of a story and the lead that is told in it; `shown`: where it stands in a place of its own.
struct Told {
  Auction auction;
  LeadTold lead;
};
std::variant<Told, Fault> told_in(const Story& story, const std::vector<Hand>& hands, const Auction& auction,
                                  bool shown) {
  const std::string_view no_contract =
      auction.bid.level > 0 && auction.declarer == 0
          ? "the suit of the contract is lost in the auction, and it or who plays it is not certain"
          : "the contract, or who plays it, is not certain";
  constexpr std::string_view kNoLead = "the lead is not certain";
  const Table& table = story.table();
  const bool drawn = auction.declarer != 0;
  if (drawn)
    if (const auto other = contract_contradicted(story, auction)) return doubt_at(story, *other, no_contract);
  Told told{.auction = auction, .lead = {}};
  if (shown) return told;
  if (!drawn) {
    const auto lead = lead_told(story, hands, '\0', '\0');
    const auto* read = std::get_if<LeadTold>(&lead);
    const auto contract = contract_weighed(story, hands, read == nullptr ? '\0' : read->seat);
    if (const auto* other = std::get_if<std::size_t>(&contract)) return doubt_at(story, *other, no_contract);
    told.auction = std::get<Auction>(contract);
  }
  const std::size_t leader = (table.seats.find(told.auction.declarer) + 1) % table.seats.size();
  auto lead = lead_told(story, hands, table.seats[leader], told.auction.bid.strain);
  if (const auto* other = std::get_if<std::size_t>(&lead)) return doubt_at(story, *other, kNoLead);
  told.lead = std::get<LeadTold>(std::move(lead));
  // Of other languages not every way to tell a lead is known.
  if (told.lead.cards.empty() && !drawn && table.language != Language::kEnglish)
    return doubt_at(story, story.items().size(), kNoLead);
  return told;
}

}  // namespace

bool is_tale(const Story& story) {
  constexpr std::array kDone = {M::kWon, M::kTake, M::kDuck, M::kPlay, M::kGive, M::kLost};
  constexpr std::array kShown = {M::kSuit, M::kRank, M::kCards, M::kTrump, M::kTrick, M::kDummy};
  constexpr int kPlays = 2;
  constexpr std::size_t kSentences = 6;
  int plays = 0;
  for (const SpokenSentence& sentence : story.sentences()) {
    const auto words = sentence.place.of(story.items());
    const Language language = story.table().language;
    if (sentence.elsewhere || sentence.place.question || sentence.voice.calls || !has_one_of(words, kShown)) continue;
    if (has_one_of(words, kDone) || (tones_of(words, language) & kDoing) != 0)
      plays += tells_line(words, language) ? 2 : 1;
  }
  return plays >= kPlays || story.sentences().size() >= kSentences;
}

std::variant<WholeStory, Fault> set_whole_story_aside(std::vector<Item>& items, const std::vector<Hand>& hands,
                                                      const Auction& auction, bool column, const Table& table,
                                                      const games::Game& game) {
  const Story story(items, table, game);
  const auto shows = [&](const Sentence& place) { return column && tells_lead(place.of(items)); };
  const bool shown = std::ranges::any_of(story.sentences(), shows, &SpokenSentence::place);
  const auto found = told_in(story, hands, auction, shown);
  if (const auto* fault = std::get_if<Fault>(&found)) return *fault;
  const Told& told = std::get<Told>(found);
  const int line = items.empty() ? 0 : items.front().line;
  const auto& led = told.lead.cards;
  const std::string aim =
      other_aim(story, told.auction, led.empty() ? "" : led.front().suit + (led.size() == 1 ? led.front().rank : "?"));
  WholeStory whole{.auction = told.auction, .not_used = {}, .asks = !aim.empty()};
  std::vector<Item> kept = lead_items(told.lead, line, table, game);
  for (Item& item : items_of({{line, aim}}, Language::kEnglish, table, game)) kept.push_back(std::move(item));
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items), with_stop = place.with_stop(items);
    if (shows(place))
      kept.insert(kept.end(), with_stop.begin(), with_stop.end());
    else
      whole.not_used.push_back({.line = sentence.front().line, .words = written(sentence)});
  }
  if (!whole.not_used.empty()) {
    const std::string sentences = base::counted(whole.not_used.size(), "sentence");
    whole.not_used.insert(whole.not_used.begin(), {.line = whole.not_used.front().line,
                                                   .talk = true,
                                                   .words = base::str("(the story of the hand, in ", sentences, ")")});
  }
  items = std::move(kept);
  return whole;
}

}  // namespace ouverte::puzzles::text
