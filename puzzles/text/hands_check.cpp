#include "puzzles/text/hands_check.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

class HandsCheck {
 public:
  HandsCheck(const Story& story, const std::vector<Hand>& hands) : story_(story), hands_(hands) {}

  std::optional<Fault> fault() const {
    for (const SpokenSentence& sentence : story_.sentences()) {
      const auto said = sentence.place.of(story_.items());
      if (changes(said) || gives_to_another(sentence))
        return found_words(said, "hands", "by which the cards may be others, expected them as they are");
      if (asks_who_plays(sentence, said) || takes_for_declarer(said))
        return found_words(said, "declarer", "by which another may play, expected \"4♠ by South\"");
    }
    return std::nullopt;
  }

 private:
  static bool says(const std::string& all, auto... phrases) {
    return ((all.find(phrases) != std::string::npos) || ...);
  }
  static std::size_t count(std::span<const Item> said, M meaning) {
    return static_cast<std::size_t>(
        std::ranges::count_if(said, [&](const Item& item) { return item.meaning == meaning; }));
  }

  // "East holds South's cards"
  static bool has_hand_of_other(std::span<const Item> said) {
    constexpr std::array<std::string_view, 8> kHolds = {"holds", "has", "had", "held", "gets", "got", "with", "takes"};
    constexpr std::array<std::string_view, 3> kHand = {"cards", "hand", "hands"};
    for (std::size_t at = 0; at + 3 < said.size(); ++at) {
      if (said[at].meaning != M::kSeat || !is_word(said[at + 1], kHolds) || said[at + 2].meaning != M::kSeat) continue;
      const std::size_t hand = at + 3 + (said[at + 3].text == "s" ? 1U : 0U);
      if (hand < said.size() && is_word(said[hand], kHand)) return true;
    }
    return false;
  }
  // "East and South had each other's cards", "with ♠J instead of South".
  static bool changes(std::span<const Item> said) {
    constexpr std::array kOfCards = {M::kRank, M::kCards, M::kSuit};
    const std::string all = padded(said);
    if (has_hand_of_other(said) || says(all, " turn the diagram", " rotate the diagram", " rotate the hands"))
      return true;
    // "With East and West changed"
    constexpr std::array<std::string_view, 5> kChanged = {"changed", "exchanged", "swapped", "reversed", "transposed"};
    for (std::size_t at = 0; at + 3 < said.size(); ++at)
      if (said[at].meaning == M::kSeat && said[at + 1].meaning == M::kAnd && said[at + 2].meaning == M::kSeat &&
          is_word(said[at + 3], kChanged))
        return true;
    const bool two = count(said, M::kSeat) > 1 || count(said, M::kPair) > 0;
    if (two && says(all, " each other s cards", " each others cards", " each other's cards", " each other s hand",
                    " each other s place", " each other's", " other way round", " change cards", " changed cards",
                    " changed places", " change places", " trade ", " traded "))
      return true;
    const bool seat = count(said, M::kSeat) > 0 && std::ranges::any_of(said, says_lead) == false;
    if (seat && has_one_of(said, kOfCards) && says(all, " instead of ", " rather than "))
      for (std::size_t at = 1; at + 1 < said.size(); ++at)
        if ((said[at].text == "instead of" || said[at].text == "rather than") && said[at + 1].meaning == M::kSeat)
          return true;
    return has_one_of(said, kOfCards) &&
           says(all, " misplaced ", " misprinted ", " misprint ", " mistyped ", " is missing from ", " typo ");
  }

  // "♣2 belongs to East", who does not hold it.
  [[nodiscard]] bool gives_to_another(const SpokenSentence& sentence) const {
    constexpr std::array<std::string_view, 5> kBelongs = {"belongs", "belong", "belonged", "goes", "misplaced"};
    const auto& items = story_.items();
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      const auto card = story_.terms().card(at);
      if (!card || card->second >= sentence.place.end || !is_word(items[card->second], kBelongs)) continue;
      const bool whole = card->first.suit.size() == 1 && card->first.rank.size() == 1;
      for (std::size_t who = card->second; whole && who < sentence.place.end; ++who)
        if (items[who].meaning == M::kSeat && story_.terms().seat_at(who) != holder_of(hands_, card->first))
          return true;
    }
    return false;
  }

  // "Who played 4♠?", "4♠ by South, or was it North?"
  [[nodiscard]] bool asks_who_plays(const SpokenSentence& sentence, std::span<const Item> said) const {
    constexpr std::array<std::string_view, 8> kPlays = {"play",     "plays", "played",     "declare",
                                                        "declares", "bid",   "is to play", "declared"};
    bool bid = false;
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
      bid |= story_.terms().bid(at).has_value();
    const std::string all = padded(said);
    const bool doubts = count(said, M::kSeat) > 1 && says(all, " or was it ", " or is it ", " or perhaps ");
    const bool who = sentence.place.question && has_word(said, std::array<std::string_view, 1>{"who"});
    return bid && (doubts || (who && (has_word(said, kPlays) || has_one_of(said, std::array{M::kPlay}))));
  }
  // "South thought that North had played it"
  static bool takes_for_declarer(std::span<const Item> said) {
    // "It was North who declared"
    for (std::size_t at = 2; at + 2 < said.size(); ++at)
      if (said[at].meaning == M::kSeat && said[at - 2].meaning == M::kIt && said[at - 1].text == "was" &&
          said[at + 1].text == "who" && is_word(said[at + 2], std::array<std::string_view, 2>{"declared", "played"}))
        return true;
    constexpr std::array<std::string_view, 8> kThinks = {"thought", "thinks", "believed", "believes",
                                                         "says",    "said",   "claimed",  "claims"};
    constexpr std::array<std::string_view, 5> kDid = {"did", "had played", "played", "plays", "declared"};
    for (std::size_t at = 1; at + 2 < said.size(); ++at) {
      if (said[at - 1].meaning != M::kSeat || !is_word(said[at], kThinks)) continue;
      const std::size_t who = at + 1 + (said[at + 1].text == "that" ? 1U : 0U);
      if (who + 1 >= said.size() || said[who].meaning != M::kSeat) continue;
      const bool ends = who + 2 == said.size() && is_word(said[who + 1], kDid);
      const std::string rest = padded(said.subspan(who + 1));
      if (ends || says(rest, " had played it", " played it", " plays it", " declared ", " was declarer")) return true;
    }
    return false;
  }

  const Story& story_;
  const std::vector<Hand>& hands_;
};

}  // namespace

std::optional<Fault> doubt_of_hands(const Story& story, const std::vector<Hand>& hands) {
  return HandsCheck(story, hands).fault();
}

}  // namespace ouverte::puzzles::text
