// What speaks for a contract: the player to the declarer's left leads, the declarer's side has seven trumps, and nobody
// called above it.
#include <algorithm>
#include <array>
#include <string>

#include "puzzles/text/doubled.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/stated_contract.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/told_task.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// How much what is said speaks for a contract: it is named, stands where contracts do, is said to be played.
constexpr int kBidNamed = 1, kBidPlaced = 3, kBidPlayed = 4;

struct Candidate {
  Bid bid = {};
  int weight = 0;
  std::string players = {};  // who is said to play it
  std::size_t begin = 0;     // where it is named first
};

class Evidence {
 public:
  Evidence(const Story& story, const std::vector<Hand>& hands, char leader)
      : story_(story), terms_(story.terms()), hands_(hands), leader_(leader), seats_(story.table().seats) {}

  std::variant<Auction, std::size_t> read() {
    said_ = bids_said(story_);
    gather();
    // What is only called or named is the contract if nothing is above it.
    const auto told = [](const Candidate& each) { return each.weight >= kBidPlaced; };
    const auto best =
        std::ranges::any_of(candidates_, told)
            ? std::ranges::max_element(candidates_, {}, &Candidate::weight)
            : std::ranges::max_element(candidates_, {}, [](const auto& each) { return height_of(each.bid); });
    if (best == candidates_.end()) return story_.items().size();
    if (const auto other = against(*best)) return *other;
    const char player = declarer_of(*best);
    if (said_.denied || player == 0) return best->begin;
    Auction found{.bid = best->bid, .declarer = player, .line = item(best->begin).line};
    found.bid.doubled = doubled_by(doublings_told(story_), found.bid);
    for (const BidSaid& call : said_.calls)
      if (call.seat != 0 && call.bid.strain != kNoTrump) found.called.emplace_back(call.bid, call.seat);
    return found;
  }

 private:
  [[nodiscard]] const Item& item(std::size_t at) const { return story_.items()[at]; }

  Candidate& candidate(const Bid& bid, std::size_t at) {
    auto known = std::ranges::find_if(candidates_, [&](const Candidate& each) { return same(each.bid, bid); });
    if (known == candidates_.end()) {
      const Bid plain{.level = bid.level, .strain = bid.strain};
      known = candidates_.insert(known, {.bid = plain, .begin = at});
    }
    Candidate& found = *known;
    if (!bid.doubled.empty()) found.bid.doubled = bid.doubled;
    return found;
  }
  void add(const Bid& bid, std::size_t at, int weight, char player) {
    Candidate& found = candidate(bid, at);
    found.weight += weight == kBidNamed && found.weight + 1 == kBidPlaced ? 0 : weight;  // however often
    if (player != 0 && found.players.find(player) == std::string::npos) found.players += player;
  }

  void gather() {
    for (const BidSaid& each : said_.stated) add(each.bid, each.begin, kBidPlayed, each.seat);
    for (const BidSaid& each : said_.calls) add(each.bid, each.begin, kBidNamed, '\0');
    for (const SpokenSentence& sentence : story_.sentences())
      for (std::size_t at = sentence.place.begin; at < sentence.place.end && !sentence.elsewhere; ++at) {
        const auto bid = terms_.bid(at);
        // "Un ♠", "ein Herz" is a card where nobody calls it.
        const bool card = bid && !is_digit(item(at).raw[0]) && bid->first.level == 1 && bid->first.strain != kNoTrump &&
                          story_.table().language != Language::kEnglish;
        if (!bid || bid->second > sentence.place.end || card || counts_cards(sentence, at)) continue;
        if (!is_known(at) && (is_told(sentence, at, bid->second) || asks_to_make(story_, sentence, at, bid->second) ||
                              overtricks_asked(story_, sentence, bid->first) > 0))
          weigh(sentence, bid->first, at, bid->second);
        at = bid->second - 1;
      }
  }
  // "Cash three diamonds", "the last seven clubs": how many are played, and no bid.
  [[nodiscard]] bool counts_cards(const SpokenSentence& sentence, std::size_t at) const {
    constexpr std::array kPlays = {M::kTake, M::kWon, M::kLose, M::kLost, M::kGive, M::kLast};
    const auto before = story_.before(at, sentence.place.begin);
    if (before < static_cast<std::ptrdiff_t>(sentence.place.begin) || is_digit(item(at).raw[0])) return false;
    const Item& does = item(static_cast<std::size_t>(before));
    return !does.text.starts_with("reach") &&
           (is_one_of(does, kPlays) || (tone_of(does, story_.table().language) & kDoing) != 0);
  }
  // Whether a bid is spoken of as it is, or as a certain player's, or as what ended the auction: "Five losers seemed
  // certain in South's 4♠", "ohne viel Federlesens auf 4♠, und dabei blieb es".
  [[nodiscard]] bool is_told(const SpokenSentence& sentence, std::size_t at, std::size_t end) const {
    if (story_.is_so(sentence, at) || played_when(story_, sentence)) return true;
    constexpr std::array kOpens = {M::kNot, M::kCannot, M::kIf, M::kOr, M::kExchange};
    // "Not sure what to do if he passed, South went to 4♠ and all passed": of another part, which is behind the first.
    const bool ended = ends_auction_behind(story_, sentence, end);
    const std::size_t clause = story_.clause_at(sentence, at).begin;
    const auto before =
        words_before(sentence, at).subspan(ended && apart(sentence, clause) ? clause - sentence.place.begin : 0);
    return (owner_before(sentence, at) != 0 || ended) && !sentence.voice.supposed && !sentence.place.question &&
           !has_one_of(before, kOpens);
  }
  // Whether a part of a sentence in the past, which names its player, stands behind what supposes nothing of it.
  [[nodiscard]] bool apart(const SpokenSentence& sentence, std::size_t clause) const {
    constexpr std::array kJoins = {M::kIf, M::kAnd, M::kOr, M::kHe, M::kIt};
    return sentence.voice.past && !is_one_of(item(sentence.place.begin), kJoins) && terms_.is(clause, M::kSeat);
  }
  [[nodiscard]] std::span<const Item> words_before(const SpokenSentence& sentence, std::size_t at) const {
    return std::span(story_.items()).subspan(sentence.place.begin, at - sentence.place.begin);
  }
  [[nodiscard]] bool is_known(std::size_t at) const {
    const auto here = [&](const BidSaid& each) { return each.begin == at; };
    return std::ranges::any_of(said_.stated, here) || std::ranges::any_of(said_.calls, here);
  }

  // "In 6NT", "South's four spades", "4♠ and all passed", "can you make six clubs?", and all else that names a bid.
  void weigh(const SpokenSentence& sentence, const Bid& bid, std::size_t at, std::size_t end) {
    const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
    const auto before = story_.before(at, sentence.place.begin);
    if (before > from && item(static_cast<std::size_t>(before)).meaning == M::kOr)
      for (auto other = std::max(from, before - 2); other < before; ++other)  // "4♠ or 5♣"
        if (const auto one = terms_.bid(static_cast<std::size_t>(other))) open_.insert(open_.end(), {bid, one->first});
    const auto is_before = [&](auto... meanings) {
      return before >= from && ((item(static_cast<std::size_t>(before)).meaning == meanings) || ...);
    };
    if (const auto result = with_result(sentence, end)) {
      add(bid, at, kBidPlayed, *result);
    } else if (asks_to_make(story_, sentence, at, end) || overtricks_asked(story_, sentence, bid) > 0 ||
               sets_contract(story_, sentence)) {
      add(bid, at, kBidPlayed, last_seat_before(story_, sentence, at));
    } else if (ends_auction_behind(story_, sentence, end)) {
      add(bid, at, kBidPlayed, '\0');
    } else if (is_before(M::kOn, M::kDo) || moves(before, from)) {
      reached_ = std::max(reached_, height_of(bid));  // "took out to 5♠"
      add(bid, at, kBidNamed, '\0');
    } else if (const char owner = owner_before(sentence, at); owner != 0) {
      add(bid, at, kBidPlaced, owner);
    } else if (is_before(M::kIn, M::kPlay, M::kDeclare) || plays(before, from)) {
      const char player = subject_before(story_, sentence, before);
      add(bid, at, kBidPlaced,
          player != 0 || !has_one_of(words_before(sentence, at), std::array{M::kYou}) ? player
                                                                                      : seat_of_reader(story_));
    } else if (const std::size_t who = terms_.past_fillers(end + 1);
               terms_.is_any(end, M::kBy, M::kIn) && who < sentence.place.end && terms_.is(who, M::kSeat)) {
      add(bid, at, kBidPlaced, terms_.seat_at(who));
    } else {
      add(bid, at, kBidNamed, '\0');
    }
  }
  // "4♥ W -1", "3NT made": by whom, 0 where nobody is named.
  [[nodiscard]] std::optional<char> with_result(const SpokenSentence& sentence, std::size_t end) const {
    const bool seat = terms_.is(end, M::kSeat);
    const std::size_t at = seat ? end + 1 : end;
    if (at >= sentence.place.end) return std::nullopt;
    constexpr std::array<std::string_view, 4> kResults = {"made", "making", "went", "down"};
    const bool ends = at + 1 == sentence.place.end || terms_.is_any(at + 1, M::kComma, M::kSemicolon);
    const bool down = item(at).raw == "-" && terms_.is(at + 1, M::kNumber) && item(at + 1).glued;
    const bool result = down || (item(at).raw == "=" && ends) || is_word(item(at), kResults);
    return result ? std::optional(seat ? terms_.seat_at(end) : '\0') : std::nullopt;
  }
  // Who of a player's side named a suit first: 0 where that is not told.
  [[nodiscard]] char first_of_side(const Bid& bid, char player) const {
    for (const BidSaid& each : said_.calls) {
      if (each.bid.strain != bid.strain) continue;
      if (each.seat == 0) return 0;
      if (seats_.find(each.seat) % 2 == seats_.find(player) % 2) return each.seat;
    }
    return 0;
  }
  // "Went on to 6NT", "sprang auf 6♥"
  [[nodiscard]] bool moves(std::ptrdiff_t before, std::ptrdiff_t from) const {
    return before >= from && (task_word(item(static_cast<std::size_t>(before)), story_.table().language) & kTo) != 0;
  }
  // "Jouez", "spielen": of whoever.
  [[nodiscard]] bool plays(std::ptrdiff_t before, std::ptrdiff_t from) const {
    constexpr std::array<std::string_view, 4> kPlays = {"jou", "spiel", "speel", "declar"};
    return before >= from && std::ranges::any_of(kPlays, [&](std::string_view begins) {
             return item(static_cast<std::size_t>(before)).text.starts_with(begins);
           });
  }
  // "South's four spades"
  [[nodiscard]] char owner_before(const SpokenSentence& sentence, std::size_t at) const {
    const bool owned = at >= sentence.place.begin + 2 && item(at - 1).text == "s" && terms_.is(at - 2, M::kSeat);
    return owned ? terms_.seat_at(at - 2) : '\0';
  }

  // What speaks against a contract: that somebody called above it, that another is told as well, or that the words for
  // slams and trumps are not of it.
  [[nodiscard]] std::optional<std::size_t> against(const Candidate& best) const {
    constexpr int kSlam = 6;
    const int height = height_of(best.bid);
    for (const BidSaid& call : said_.calls)
      if (height_of(call.bid) > height && !is_other_game(call, best.bid)) return call.begin;
    // "6♥" may be a card, "six hearts" some of a hand's.
    const auto rivals = [&](const Candidate& each) {
      const bool above = each.bid.strain == kNoTrump && height_of(each.bid) > height && best.weight < 2 * kBidPlayed;
      return &each != &best && (each.weight >= kBidPlaced ? 2 * each.weight > best.weight : above);
    };
    const bool other_trumps = said_.trumps.find_first_not_of(best.bid.strain) != std::string::npos;
    const auto is_open = [&](const Bid& each) { return same(each, best.bid); };
    if (const auto rival = std::ranges::find_if(candidates_, rivals); rival != candidates_.end()) return rival->begin;
    const bool other = std::ranges::any_of(open_, is_open) || reached_ > height || other_trumps ||
                       (said_.slam && best.bid.level < kSlam);
    return other ? std::optional(best.begin) : std::nullopt;
  }

  // The only one who can play it; 0 where less than two pieces of evidence tell the contract and who that is.
  [[nodiscard]] char declarer_of(const Candidate& best) const {
    constexpr int kNoTrumpGame = 34, kMajorGame = 42, kMinorGame = 50;  // as height_of() has them
    const char before = leader_ == 0 ? '\0' : seats_[(seats_.find(leader_) + seats_.size() - 1) % seats_.size()];
    char first = said_.rise ? first_to_name(best.bid, said_.calls, seats_) : '\0';
    if (first == 0 && said_.rise && before != 0) first = first_of_side(best.bid, before);
    // What is only named, and is no game, was called on the way to another.
    const int height = height_of(best.bid);
    const bool game =
        height >= kMinorGame || height == kNoTrumpGame || height == kMajorGame || height == kMajorGame + 1;
    if (best.weight < kBidPlaced && !said_.over && !game) return 0;
    const char named = declarer_named(story_);
    char player = 0;
    int pieces = best.weight >= kBidPlaced ? 1 : 0;
    for (const char seat : best.players + std::string({first, before, named})) {
      if (seat == 0) continue;
      if (player != 0 && seat != player) return 0;
      player = seat;
    }
    pieces += (best.players.empty() ? 0 : 1) + (first == 0 ? 0 : 1) + (before == 0 ? 0 : 1) + (named == 0 ? 0 : 1);
    return player != 0 && pieces >= 2 && can_play_in(best.bid.strain, player, hands_) ? player : '\0';
  }

  const Story& story_;
  const Terms& terms_;
  const std::vector<Hand>& hands_;
  const char leader_;
  const std::string& seats_;
  BidsSaid said_;
  std::vector<Candidate> candidates_;
  std::vector<Bid> open_;  // two are named, of which one is meant
  int reached_ = 0;        // the highest bid that somebody went to
};

}  // namespace

std::variant<Auction, std::size_t> contract_weighed(const Story& story, const std::vector<Hand>& hands, char leader) {
  return Evidence(story, hands, leader).read();
}

}  // namespace ouverte::puzzles::text
