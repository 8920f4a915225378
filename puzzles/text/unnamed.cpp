#include "puzzles/text/unnamed.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/letters.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

bool fits_contract(const records::Record& record, const std::vector<Hand>& hands, const std::string& seats) {
  const std::string_view contract = records::tag_value(record.tags, "Contract");
  const std::string_view declarer = records::tag_value(record.tags, "Declarer");
  if (contract.size() < 2 || !is_digit(contract[0]) || declarer.size() != 1) return true;
  if (!can_play_in(contract[1], declarer[0], hands)) return false;
  if (record.plays.empty() || record.plays.front().move.size() != 2) return true;
  const char leader = seats[(seats.find(declarer[0]) + 1) % seats.size()];
  const auto hand = std::ranges::find(hands, leader, &Hand::seat);
  const std::size_t suit = std::string_view("SHDC").find(record.plays.front().move[0]);
  return hand != hands.end() && suit < 4 &&
         std::ranges::find(hand->suits[suit], record.plays.front().move.substr(1)) != hand->suits[suit].end();
}

namespace {

// How many cards each player has of a suit that he named in earnest: at the level of one, and no clubs, or as declarer.
std::vector<std::size_t> held_of_called(const Auction& auction, const std::vector<Hand>& hands) {
  std::vector<std::size_t> held;
  for (const auto& [bid, seat] : auction.called)
    if ((bid.level == 1 && bid.strain != 'C') || (bid.strain == auction.bid.strain && seat == auction.declarer))
      held.push_back(trumps_of(hands, seat, bid.strain));
  return held;
}

// "If East had the ♠Q"
bool supposes_cards(const Story& story, const SpokenSentence& sentence, std::size_t card) {
  const Terms& terms = story.terms();
  for (std::size_t at = sentence.place.begin; at + 2 < sentence.place.end; ++at)
    if (terms.is_any(at, Meaning::kIf, Meaning::kExchange) &&
        (terms.is_any(at + 2, Meaning::kHave, Meaning::kHold) || terms.is_any(at + 1, Meaning::kHave, Meaning::kHold)))
      return true;
  return sentence.voice.supposed && !story.is_so(sentence, card);
}

}  // namespace

bool fits_calls(const Auction& auction, const std::vector<Hand>& hands) {
  constexpr std::size_t kFewest = 3;
  return std::ranges::all_of(held_of_called(auction, hands), [](std::size_t held) { return held >= kFewest; });
}

int calls_made_rightly(const Auction& auction, const std::vector<Hand>& hands) {
  constexpr std::size_t kLong = 5, kShort = 3;
  int rightly = 0;
  for (const std::size_t held : held_of_called(auction, hands)) rightly += held >= kLong ? 1 : held <= kShort ? -1 : 0;
  return rightly;
}

int cards_told_rightly(const Story& story, const std::vector<Hand>& hands, char declarer) {
  const Terms& terms = story.terms();
  const std::string& seats = story.table().seats;
  const char dummy = declarer == 0 ? '\0' : seats[(seats.find(declarer) + 2) % seats.size()];
  int rightly = 0;
  for (const SpokenSentence& sentence : story.sentences()) {
    if (sentence.elsewhere || sentence.place.question) continue;
    char player = 0, acting = 0;
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      const Item& item = story.items()[at];
      const bool by = at > sentence.place.begin && terms.is(at - 1, Meaning::kBy);  // "covered by West"
      if (item.meaning == Meaning::kSeat && !by) player = terms.seat_at(at);
      if (item.meaning == Meaning::kRole) player = item.value == static_cast<int>(Who::kDeclarer) ? declarer : '\0';
      if (terms.is_any(at, Meaning::kPair, Meaning::kThey, Meaning::kNot, Meaning::kSemicolon)) player = 0;
      // "South throws a diamond from dummy, leads the ♠8": it is he who leads.
      if (item.meaning == Meaning::kDummy) {
        const auto before = story.before(at, sentence.place.begin);
        const auto place = static_cast<std::size_t>(std::max<std::ptrdiff_t>(before, 0));
        const bool of = before >= static_cast<std::ptrdiff_t>(sentence.place.begin) &&
                        (terms.is_any(place, Meaning::kIn, Meaning::kBy) || story.items()[place].text == "from");
        if (of && player != 0) acting = player;
        player = of ? '\0' : dummy;
      }
      if (item.meaning == Meaning::kComma && player == 0) player = std::exchange(acting, '\0');
      const auto card = terms.card(at);
      if (!card || card->second > sentence.place.end) continue;
      // "South keeps the ♦2 in dummy", "the ♦2 from South"
      const bool placed =
          card->second < sentence.place.end &&
          (terms.is_any(card->second, Meaning::kIn, Meaning::kBy) || story.items()[card->second].text == "from");
      const bool there = placed && terms.is(terms.past_fillers(card->second + 1), Meaning::kDummy);
      const char whose = there ? dummy : placed ? '\0' : player;
      const char holder = whose == 0 || supposes_cards(story, sentence, at) ? '\0' : holder_of(hands, card->first);
      if (holder != 0) rightly += holder == whose ? 1 : -1;
      at = card->second - 1;
    }
  }
  return rightly;
}

Fault unnamed_hands(int line, const std::vector<std::string_view>& fitting) {
  std::string orders;
  for (const std::string_view order : fitting) {
    orders += orders.empty() ? "" : ", ";
    for (const char seat : order) orders += seat == order[0] ? std::string(1, seat) : std::string(" ") + seat;
  }
  return {line, base::str("hands: found four without a name, whose order may be ",
                          orders.empty() ? "none that people use" : orders,
                          ", expected their names before them, such as \"North: ♠AQ ♥K3 ♦- ♣72\"")};
}

}  // namespace ouverte::puzzles::text
