#include "puzzles/text/told_contract.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "puzzles/text/doubled.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/stated_contract.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

class ContractReader {
 public:
  ContractReader(const Story& story, const Auction& drawn) : story_(story), drawn_(drawn) {}

  [[nodiscard]] BidsSaid all() {
    read_all();
    return {.stated = stated_,
            .calls = calls_,
            .denied = disagree_,
            .rise = calls_rise(),
            .over = over_,
            .slam = speaks_of_slam(),
            .trumps = trumps_named(story_)};
  }

  [[nodiscard]] std::optional<std::size_t> contradicts() {
    read_all();
    const auto is_it = [&](const BidSaid& each) { return same(each.bid, drawn_.bid); };
    // "South plays 4♠", where North does, and "the contract was 5♦ by North".
    const auto by_another = [&](const BidSaid& each) {
      return each.seat != 0 && (!is_it(each) || each.seat != drawn_.declarer);
    };
    // "With 4♥ by West there is no story": of what might have been called
    const auto is_supposed = [&](const BidSaid& each) {
      return each.begin > 0 && story_.items()[each.begin - 1].text == "with" &&
             (each.begin == 1 || story_.items()[each.begin - 2].meaning == M::kStop);
    };
    std::erase_if(stated_, is_supposed);
    if (!stated_.empty() && std::ranges::none_of(stated_, is_it)) return stated_.front().begin;
    // "South was declarer", where North is.
    if (const char named = declarer_named(story_); named != 0 && named != drawn_.declarer) return story_.items().size();
    const auto other = std::ranges::find_if(stated_, by_another);
    return other == stated_.end() ? std::nullopt : std::optional(other->begin);
  }

  // Where a call is told above a contract that was read elsewhere, or the contract as another player's.
  [[nodiscard]] std::optional<Extent> disputed(const Auction& read) {
    read_all();
    std::vector<BidSaid> disputes;
    for (const BidSaid& each : calls_)
      if (height_of(each.bid) > height_of(read.bid) && !is_other_game(each, read.bid)) disputes.push_back(each);
    for (const BidSaid& each : moved_)
      if (height_of(each.bid) > height_of(read.bid)) disputes.push_back(each);
    for (const BidSaid& each : stated_)
      if (!same(each.bid, read.bid)) disputes.push_back(each);
    for (const BidSaid& each : stated_)
      if (same(each.bid, read.bid) && each.seat != 0 && read.declarer != 0 && each.seat != read.declarer)
        disputes.push_back(each);
    for (const SpokenSentence& sentence : story_.sentences())
      for (const BidSaid& each : disputes)
        if (each.begin >= sentence.place.begin && each.begin < sentence.place.end)
          return Extent{sentence.place.begin, sentence.place.end};
    return std::nullopt;
  }

 private:
  // "In the final he bid the slam"
  [[nodiscard]] bool speaks_of_slam() const {
    for (const SpokenSentence& sentence : story_.sentences())
      for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
        if (!sentence.elsewhere && item(static_cast<std::ptrdiff_t>(at)).text.ends_with("slam") &&
            story_.is_so(sentence, at))
          return true;
    return false;
  }
  void read_all() {
    // Beside an auction that is drawn, what is told of another table goes on until somebody comes back.
    for (const SpokenSentence& sentence : story_.sentences())
      if (!sentence.elsewhere && !(drawn_.declarer != 0 && sentence.after_elsewhere)) read_sentence(sentence);
  }
  [[nodiscard]] const Item& item(std::ptrdiff_t at) const { return story_.items()[static_cast<std::size_t>(at)]; }
  [[nodiscard]] int line_of(const BidSaid& each) const { return story_.items()[each.begin].line; }
  [[nodiscard]] char seat_at(std::ptrdiff_t at) const { return story_.terms().seat_at(static_cast<std::size_t>(at)); }

  void read_sentence(const SpokenSentence& sentence) {
    passes_out(sentence);
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      std::size_t end = at;
      const auto bid = bid_at(at, sentence.place.end, end);
      if (!bid) {
        call_game(sentence, at);
        continue;
      }
      const BidSaid stated{.bid = *bid, .begin = at, .in_auction = is_in_auction(sentence, at)};
      if (stated.in_auction) last_ = *bid;
      if (!makes_only_by(sentence, stated, end) && !is_called(sentence, stated, end))
        read_stated(sentence, stated, end);
      at = end - 1;
      // "1NT by South, 3NT by North, all passed"
      if (!calls_.empty() && calls_.back().begin == stated.begin) over_ |= ends_auction_behind(story_, sentence, end);
    }
  }

  // "4♠", "four spades", and "the spade game", "the heart slam".
  [[nodiscard]] std::optional<Bid> bid_at(std::size_t at, std::size_t to, std::size_t& end) const {
    const Terms& terms = story_.terms();
    if (const auto bid = terms.bid(at); bid && bid->second <= to) {
      end = bid->second;
      return bid->first;
    }
    const auto suit = terms.suit(at);
    if (!suit || suit->second >= to || !terms.is(suit->second, M::kContract)) return std::nullopt;
    const std::string& what = story_.items()[suit->second].text;
    const bool major = suit->first == 'S' || suit->first == 'H';
    const int level = what == "game" ? (major ? 4 : 5) : what == "grand slam" ? 7 : what == "contract" ? 0 : 6;
    if (level == 0 || !(what == "game" || what.ends_with("slam"))) return std::nullopt;
    end = suit->second + 1;
    return Bid{.level = level, .strain = suit->first};
  }

  // "Bid", "raised", "opens".
  [[nodiscard]] bool says_call(const Item& does) const {
    constexpr std::array<std::string_view, 3> kOpens = {"open", "eroffn", "ouvr"};
    const bool opens = does.is(M::kLead, M::kLed) && std::ranges::any_of(kOpens, [&](std::string_view begins) {
                         return does.text.starts_with(begins);
                       });
    return opens || does.is(M::kBid, M::kCall);
  }
  [[nodiscard]] bool is_in_auction(const SpokenSentence& sentence, std::size_t at) const {
    const Extent clause = story_.clause_at(sentence, at);
    const auto words = std::span(story_.items()).subspan(clause.begin, at - clause.begin);
    return std::ranges::any_of(words, [&](const Item& each) { return says_call(each); });
  }

  // "South went on to game", "raised to slam", "carried on to four": in the strain that was named last.
  void call_game(const SpokenSentence& sentence, std::size_t at) {
    constexpr std::array<std::string_view, 6> kGoes = {"went", "goes", "go", "jumped", "jumps", "on"};
    const std::string& what = item(static_cast<std::ptrdiff_t>(at)).text;
    const bool level =
        item(static_cast<std::ptrdiff_t>(at)).meaning == M::kNumber &&
        (at + 1 == sentence.place.end || story_.terms().is_any(at + 1, M::kComma, M::kAnd, M::kSemicolon));
    if (!(what == "game" || what == "slam" || level) || last_.level == 0 ||
        !(story_.is_so(sentence, at) || happened_when(story_, sentence)))
      return;
    const auto to = static_cast<std::ptrdiff_t>(at) - 1;
    const auto from = static_cast<std::ptrdiff_t>(story_.clause_at(sentence, at).begin);
    if (to <= from || !(item(to).text == "to" || says_call(item(to)))) return;
    const auto goes = [&](const Item& each) {
      return says_call(each) || std::ranges::find(kGoes, each.text) != kGoes.end();
    };
    const auto words =
        std::span(story_.items()).subspan(static_cast<std::size_t>(from), at - static_cast<std::size_t>(from));
    if (std::ranges::none_of(words, goes)) return;
    constexpr int kNoTrumpGame = 3, kMajorGame = 4, kMinorGame = 5, kSlam = 6, kMostBid = 7;
    const bool major = last_.strain == 'S' || last_.strain == 'H';
    BidSaid call{.bid = last_, .begin = at, .in_auction = true, .inferred = true};
    call.bid.level = last_.strain == kNoTrump ? kNoTrumpGame : major ? kMajorGame : kMinorGame;
    if (what == "slam") call.bid.level = kSlam;
    if (level) call.bid.level = item(static_cast<std::ptrdiff_t>(at)).value;
    if (level && call.bid.level > kMostBid) return;
    call.inferred = !level;
    if (height_of(call.bid) <= height_of(last_)) return;
    const auto does = std::ranges::find_if(words, goes) - words.begin() + from;
    call.seat = subject_before(story_, sentence, does);
    last_ = call.bid;
    calls_.push_back(call);
  }

  // "7NT only makes if played by East", and nothing more: who plays it.
  bool makes_only_by(const SpokenSentence& sentence, BidSaid stated, std::size_t end) {
    const Terms& terms = story_.terms();
    const auto skip = [&](M meaning) {
      end = terms.past_fillers(end);
      if (!terms.is(end, meaning)) return false;
      ++end;
      return true;
    };
    if (sentence.place.question) return false;
    skip(M::kExactly);
    if (!skip(M::kMake)) return false;
    skip(M::kExactly);
    const std::size_t condition = terms.past_fillers(end);
    if (!skip(M::kIf) || !(story_.items()[condition].text == "if" || story_.items()[condition].text == "when"))
      return false;
    const bool played = skip(M::kPlay) && skip(M::kBy);
    end = terms.past_fillers(end);
    if (!terms.is(end, M::kSeat)) return false;
    stated.seat = terms.seat_at(end++);
    if (!played && !(skip(M::kPlay) && skip(M::kIt))) return false;
    if (end < sentence.place.end) return false;
    state(stated);
    return true;
  }

  // "North opens one club", "South rebid 3NT": by whom, where a player is named.
  bool is_called(const SpokenSentence& sentence, BidSaid stated, std::size_t end) {
    auto verb = story_.before(stated.begin, sentence.place.begin);
    while (verb >= static_cast<std::ptrdiff_t>(sentence.place.begin) && item(verb).is(M::kDo, M::kWith, M::kIn, M::kIt))
      verb = story_.before(static_cast<std::size_t>(verb), sentence.place.begin);
    if (verb < static_cast<std::ptrdiff_t>(sentence.place.begin)) return false;
    // "South went on to 6♠", "sprang auf 6♠"
    if (goes_to(sentence, verb)) {
      if (story_.is_so(sentence, stated.begin)) moved_.push_back(stated);
      return true;
    }
    const Item& does = item(verb);
    const bool calls = says_call(does) || (tone_of(does, story_.table().language) & kCalling) != 0;
    if (!calls) return false;
    if (!story_.is_so(sentence, stated.begin)) return true;
    stated.seat = subject_before(story_, sentence, verb);
    if (end < sentence.place.end && item(static_cast<std::ptrdiff_t>(end)).meaning == M::kOr) disagree_ = true;
    // "South bid the spade game and all passed"
    if (ends_auction_behind(story_, sentence, end)) {
      over_ = true;
      state({.bid = stated.bid, .seat = '\0', .begin = stated.begin});
    }
    calls_.push_back(stated);
    return true;
  }

  [[nodiscard]] bool goes_to(const SpokenSentence& sentence, std::ptrdiff_t verb) const {
    const auto is = [&](std::ptrdiff_t at, unsigned word) {
      return (task_word(item(at), story_.table().language) & word) != 0;
    };
    const auto at = static_cast<std::size_t>(verb);
    if (at + 1 < story_.items().size() && is(verb + 1, kTo)) return is(verb, kGoes);
    return at > sentence.place.begin && is(verb, kTo) && is(verb - 1, kGoes);
  }
  void passes_out(const SpokenSentence& sentence) {
    std::size_t from = sentence.place.begin;
    for (std::size_t at = from; at < sentence.place.end; ++at)
      if (const auto bid = story_.terms().bid(at)) from = bid->second;
    if (!calls_.empty()) over_ |= ends_auction_behind(story_, sentence, from);
  }

  // "The contract is 4♠", "South plays 4♠", "against four hearts", "4♠ by South", "his 4♠ contract".
  void read_stated(const SpokenSentence& sentence, BidSaid stated, std::size_t end) {
    const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
    auto at = story_.before(stated.begin, sentence.place.begin);
    const auto skip = [&](auto... meanings) {
      while (at >= from && ((item(at).meaning == meanings) || ...))
        at = story_.before(static_cast<std::size_t>(at), sentence.place.begin);
    };
    char owner = 0;
    constexpr std::array<std::string_view, 7> kIs = {"today", "war", "lautete", "lautet", "etait", "fut", "werd"};
    if (at >= from && is_word(item(at), kIs)) skip(M::kUnknown);
    skip(M::kOf, M::kColon);
    // "Against South's 4♠", "against the opponents' 4♠"
    if (at >= from && item(at).meaning == M::kSeat && stated.begin - static_cast<std::size_t>(at) > 1) {
      owner = seat_at(at);
      skip(M::kSeat);
    }
    if (at >= from && item(at).meaning == M::kRole && item(at).value == static_cast<int>(Who::kDefenders))
      skip(M::kRole);
    bool says = at >= from && says_contract(story_, sentence, at, stated.begin, end);
    // "South made four spades after the lead of the ♥K"
    if (!says && at >= from && item(at).text == "made" && !sentence.place.question) {
      owner = subject_before(story_, sentence, at);
      says = owner != 0;
    }
    if (says && owner == 0 && item(at).is(M::kPlay, M::kDeclare)) owner = subject_before(story_, sentence, at);
    if (says && item(at).meaning == M::kIn) {
      owner = subject_before(story_, sentence, at);
      // "South landed in 4♠"
      if (owner == 0)
        owner = subject_before(story_, sentence, story_.before(static_cast<std::size_t>(at), sentence.place.begin));
    }
    if (says && owner == 0 && item(at).meaning == M::kContract) owner = owner_of_contract(story_, sentence, at);
    if (const auto made = !says ? made_in(story_, sentence, at) : std::nullopt) {
      says = true;
      owner = *made;
    }
    // "South's contract of six diamonds"
    const auto whose = story_.before(static_cast<std::size_t>(std::max(at, from)), sentence.place.begin);
    if (says && owner == 0 && at > from && item(at).meaning == M::kContract && item(at - 1).text == "s" &&
        whose >= from && item(whose).meaning == M::kSeat)
      owner = seat_at(whose);
    // "As South, how would you play six clubs?"
    if (says && owner == 0 && item(at).meaning == M::kPlan && at - 3 >= from && item(at - 1).meaning == M::kComma &&
        item(at - 2).meaning == M::kSeat && item(at - 3).meaning == M::kBy)
      owner = seat_at(at - 2);
    std::size_t after = end;
    const Terms& terms = story_.terms();
    if (after < sentence.place.end && terms.is(after, M::kContract)) {
      says = true;
      ++after;
    }
    if (is_the_contract(story_, sentence, end)) {
      says = true;
      if (owner == 0) owner = declaring_behind(story_, sentence, end);
    }
    // "1♠ from South, 2♠ from North", "1♠ by South, 2♠ by North", "1SA en Sud": calls, each with its player.
    if (lists_calls(story_, sentence) && after + 1 < sentence.place.end && terms.is(after, M::kBy) &&
        terms.is(after + 1, M::kSeat)) {
      stated.seat = terms.seat_at(after + 1);
      if (ends_auction_behind(story_, sentence, end)) over_ = true;
      calls_.push_back(stated);
      return;
    }
    if (!says && after + 1 < sentence.place.end && (story_.items()[after].text == "from" || terms.is(after, M::kIn)) &&
        terms.is(after + 1, M::kSeat) && story_.is_so(sentence, stated.begin)) {
      stated.seat = terms.seat_at(after + 1);
      calls_.push_back(stated);
      return;
    }
    // "In four spades South got a heart lead"
    if (const std::size_t player = terms.is(end, M::kComma) ? end + 1 : end;
        !says && at == from && item(at).meaning == M::kIn && terms.is(player, M::kSeat)) {
      says = true;
      owner = terms.seat_at(player);
    }
    // "South, in four spades, drew trumps"
    if (!says && at - 2 >= from && item(at).meaning == M::kIn && item(at - 1).meaning == M::kComma &&
        item(at - 2).meaning == M::kSeat && terms.is(end, M::kComma)) {
      says = true;
      owner = seat_at(at - 2);
    }
    // "4♠ was played by South"
    if (const std::size_t does = terms.past_fillers(after); terms.is_any(does, M::kPlay, M::kDeclare))
      after = does + 1;
    else if (terms.is(does, M::kBy))
      after = does;
    if (after < sentence.place.end && terms.is_any(after, M::kBy, M::kIn)) {
      const std::size_t seat = terms.past_fillers(after + 1);
      if (seat < sentence.place.end && terms.is(seat, M::kSeat) &&
          !(says && owner != 0 && owner != terms.seat_at(seat))) {
        says |= terms.is(after, M::kBy);
        owner = terms.seat_at(seat);
      }
    }
    // "South was in 4♠, North 3NT"
    if (!says && at > from && item(at).meaning == M::kSeat && item(at - 1).is(M::kComma, M::kAnd))
      disagree_ |=
          !stated_.empty() && stated_.back().begin > sentence.place.begin && !same(stated_.back().bid, stated.bid);
    if (!says || is_judged(sentence, stated.begin)) return;
    // "South did not play in 4♠", "if South plays 4♠": who knows what then is played; not "when she played in 5♦".
    if (!story_.is_so(sentence, stated.begin) && !played_when(story_, sentence)) {
      disagree_ |= (tones_of(sentence.place.of(story_.items()), story_.table().language) & kSupposed) == 0;
      return;
    }
    stated.seat = owner;
    state(stated);
    if (owner == 0 || !terms.is(after, M::kBy)) return;
    stated.seat = joined_player(sentence, terms.past_fillers(after + 1) + 1);
    if (stated.seat != 0) state(stated);
  }

  // "Best seems to be 6NT by East": nobody says that it was played.
  [[nodiscard]] bool is_judged(const SpokenSentence& sentence, std::size_t bid) const {
    const Language language = story_.table().language;
    const auto before = std::span(story_.items()).subspan(sentence.place.begin, bid - sentence.place.begin);
    return !before.empty() &&
           ((tone_of(before.front(), language) & kBest) != 0 || (tones_of(before, language) & kSeems) != 0);
  }

  // "By South and by North", "by South or North", and not "by South and West led".
  [[nodiscard]] char joined_player(const SpokenSentence& sentence, std::size_t at) const {
    const Terms& terms = story_.terms();
    if (at + 1 >= sentence.place.end || !terms.is_any(at, M::kAnd, M::kOr)) return 0;
    const bool by = terms.is(at + 1, M::kBy);
    const std::size_t seat = terms.past_fillers(at + (by ? 2 : 1));
    const bool alone = by || seat + 1 == sentence.place.end;
    return alone && seat < sentence.place.end && terms.is(seat, M::kSeat) ? terms.seat_at(seat) : '\0';
  }

  void state(const BidSaid& stated) {
    for (const BidSaid& other : stated_)
      disagree_ |= !same(other.bid, stated.bid) || (other.seat != 0 && stated.seat != 0 && other.seat != stated.seat);
    stated_.push_back(stated);
  }

  [[nodiscard]] bool calls_rise() const {
    for (std::size_t at = 1; at < calls_.size(); ++at)
      if (height_of(calls_[at].bid) <= height_of(calls_[at - 1].bid) && !same(calls_[at].bid, calls_.back().bid))
        return false;
    return true;
  }

  const Story& story_;
  const Auction& drawn_;
  std::vector<BidSaid> stated_, calls_, moved_;  // moved: "went on to 6♠"
  Bid last_ = {};                                // that was called
  bool disagree_ = false;
  bool over_ = false;
};

}  // namespace

BidsSaid bids_said(const Story& story) {
  const Auction none;
  return ContractReader(story, none).all();
}

bool is_other_game(const BidSaid& call, const Bid& contract) {
  constexpr int kSlam = 6, kMajorGame = 4, kMinorGame = 5, kNoTrumpGame = 3;
  const bool major = contract.strain == 'S' || contract.strain == 'H';
  const int game = contract.strain == kNoTrump ? kNoTrumpGame : major ? kMajorGame : kMinorGame;
  // "After North's leap to four hearts South went on to slam": the suit is only inferred.
  return call.inferred && (call.bid.level == contract.level || (call.bid.level < kSlam && contract.level >= game));
}

char first_to_name(const Bid& bid, const std::vector<BidSaid>& calls, const std::string& seats) {
  const auto names = [&](const BidSaid& each) { return each.bid.strain == bid.strain; };
  const auto last = std::find_if(calls.rbegin(), calls.rend(), names);
  if (last == calls.rend() || last->seat == 0) return 0;
  for (const BidSaid& each : calls) {
    if (!names(each)) continue;
    if (each.seat == 0) return 0;
    if (seats.find(each.seat) % 2 == seats.find(last->seat) % 2) return each.seat;
  }
  return 0;
}

std::optional<Fault> doubt_of_contract(const Story& story, const Auction& read) {
  const Auction none;
  const auto said = ContractReader(story, read.line > 0 ? read : none).disputed(read);
  if (!said) return std::nullopt;
  const auto words = std::span(story.items()).subspan(said->begin, said->end - said->begin);
  return found_words(words, "contract", "another contract or declarer than those read, expected one of each");
}

std::optional<std::size_t> contract_contradicted(const Story& story, const Auction& drawn) {
  return ContractReader(story, drawn).contradicts();
}

bool bids_above(const Story& story, const SpokenSentence& sentence, const Bid& contract) {
  if (sentence.elsewhere) return false;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    const auto bid = story.terms().bid(at);
    if (bid && height_of(bid->first) > height_of(contract) && story.is_so(sentence, at)) return true;
  }
  return false;
}

}  // namespace ouverte::puzzles::text
