#include "puzzles/text/offer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include "puzzles/text/calls.hpp"
#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/spoken.hpp"
#include "puzzles/text/stated_contract.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// How much what is said speaks for something: more where it says so, less where it is only named.
constexpr int kNamed = 1, kLed = 2, kSaid = 4;

std::string suit_shown(char suit) {
  return readable(std::string(1, static_cast<char>(kSuitSign + static_cast<int>(std::string_view("SHDC").find(suit)))));
}

class Offer {
 public:
  explicit Offer(const Shown& shown)
      : shown_(shown),
        story_(shown.words, shown.setting.table, *shown.setting.game),
        seats_(shown.setting.table.seats) {
    count();
  }

  [[nodiscard]] std::string words() const {
    const auto bid = contract();
    if (!bid) return "";
    const char player = declarer(*bid);
    const std::string_view doubled = bid->doubled.empty() ? "" : bid->doubled == "X" ? " doubled" : " redoubled";
    std::string all = base::str(name(player), " plays ", bid->level,
                                bid->strain == kNoTrump ? "NT" : suit_shown(bid->strain), doubled);
    const char leader = after(player, 1);
    if (const auto card = lead_of(leader))
      all += base::str(". ", name(leader), " leads ", suit_shown(card->suit[0]), card->rank == "T" ? "10" : card->rank);
    return all;
  }

 private:
  using Level = std::pair<int, char>;

  void count() {
    for (const SpokenSentence& sentence : story_.sentences()) {
      if (sentence.elsewhere) continue;
      for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
        if (const auto bid = story_.terms().bid(at); bid && bid->second <= sentence.place.end)
          count_bid(sentence, at, bid->first, bid->second);
        count_player(sentence, at);
      }
    }
  }
  void count_bid(const SpokenSentence& sentence, std::size_t at, const Bid& bid, std::size_t end) {
    const auto before = story_.before(at, sentence.place.begin);
    const bool inside = before >= static_cast<std::ptrdiff_t>(sentence.place.begin);
    const bool stated = inside && says_contract(story_, sentence, before, at, end);
    const bool named = story_.terms().is(end, M::kContract) || story_.terms().is(end, M::kBy);
    const bool so = story_.is_so(sentence, at);
    const bool called = inside && story_.items()[static_cast<std::size_t>(before)].is(M::kBid, M::kCall);
    if (called && !stated) return;
    bids_[{bid.level, bid.strain}] += (stated || named) && so ? kSaid : kNamed;
    if (!bid.doubled.empty()) doubled_[{bid.level, bid.strain}] = bid.doubled;
    if (stated && so) vote(subject_before(story_, sentence, before), kSaid);
    const std::size_t who = story_.terms().past_fillers(end + 1);
    if (story_.terms().is(end, M::kBy) && story_.terms().is(who, M::kSeat)) vote(story_.terms().seat_at(who), kSaid);
  }
  // Who declares, and who leads: he sits behind the declarer.
  void count_player(const SpokenSentence& sentence, std::size_t at) {
    const Item& item = story_.items()[at];
    const bool declares =
        item.meaning == M::kDeclare || (item.meaning == M::kRole && item.value == static_cast<int>(Who::kDeclarer));
    if (!declares && !says_lead(item)) return;
    const char who = subject_before(story_, sentence, static_cast<std::ptrdiff_t>(at));
    if (declares)
      vote(who, kSaid);
    else if (who != 0)
      vote(after(who, seats_.size() - 1), leads_.empty() ? kSaid : kLed);
    if (says_lead(item)) leads_.push_back({&sentence, at});
  }
  void vote(char seat, int weight) {
    if (seat != 0) votes_[seat] += weight;
  }

  // The one that is drawn, none where a page has lost its suit, or else the one that is said most, the higher of two.
  [[nodiscard]] std::optional<Bid> contract() const {
    if (const Bid& drawn = shown_.auction.bid; drawn.level > 0)
      return drawn.strain == kLostSuit ? std::nullopt : std::optional(drawn);
    const auto key = [](const auto& each) {
      const auto& [bid, weight] = each;
      return std::tuple(weight, bid.first, std::string_view("CDHSN").find(bid.second));
    };
    const auto most = std::ranges::max_element(bids_, {}, key);
    if (most == bids_.end()) return std::nullopt;
    const auto doubled = doubled_.find(most->first);
    return Bid{.level = most->first.first,
               .strain = most->first.second,
               .doubled = doubled == doubled_.end() ? "" : doubled->second};
  }
  // Of those whose side has the trumps who is said most to play; or else who has the longest of them.
  [[nodiscard]] char declarer(const Bid& bid) const {
    if (shown_.auction.declarer != 0) return shown_.auction.declarer;
    const auto weight = [&](char seat) {
      constexpr int kFits = 1000, kVote = 20;
      const bool fits = can_play_in(bid.strain, seat, shown_.hands.hands);
      const auto voted = votes_.find(seat);
      const int length = static_cast<int>(trumps_of(shown_.hands.hands, seat, bid.strain));
      return (fits ? kFits : 0) + (voted == votes_.end() ? 0 : kVote * voted->second) + length;
    };
    // South, where nothing tells them apart: so people draw it.
    char best = 'S';
    for (const char seat : seats_)
      if (weight(seat) > weight(best)) best = seat;
    return best;
  }
  // The first card of the leader's beside a word that speaks of a lead.
  [[nodiscard]] std::optional<Named> lead_of(char leader) const {
    constexpr std::size_t kNear = 8;
    for (const auto& [sentence, at] : leads_) {
      const std::size_t from = std::max(sentence->place.begin, at > kNear ? at - kNear : 0);
      const std::size_t to = std::min(sentence->place.end, at + kNear);
      std::optional<Named> before;
      for (std::size_t place = from; place < to; ++place) {
        const auto card = story_.terms().card(place);
        if (!card || holder_of(shown_.hands.hands, card->first) != leader) continue;
        if (place > at) return card->first;
        before = card->first;
      }
      if (before) return before;
    }
    return std::nullopt;
  }

  [[nodiscard]] char after(char seat, std::size_t by) const { return seats_[(seats_.find(seat) + by) % seats_.size()]; }
  [[nodiscard]] std::string_view name(char seat) const {
    return games::seat_name(std::string_view(&seat, 1), shown_.setting.game->seats());
  }

  const Shown& shown_;
  Story story_;
  const std::string& seats_;
  std::map<Level, int> bids_;
  std::map<Level, std::string> doubled_;
  std::map<char, int> votes_;
  std::vector<std::pair<const SpokenSentence*, std::size_t>> leads_;
};

}  // namespace

std::string offer_of(const Shown& shown) { return Offer(shown).words(); }

}  // namespace ouverte::puzzles::text
