#include "puzzles/text/another_task.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/asked_defence.hpp"
#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/not_drawn.hpp"
#include "puzzles/text/open_lead.hpp"
#include "puzzles/text/orders.hpp"
#include "puzzles/text/stated_contract.hpp"
#include "puzzles/text/talk.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/told_task.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

constexpr int kBook = 6, kAllTricks = 13, kShort = 5;
constexpr std::array kOfCards = {M::kSuit, M::kSuits, M::kRank, M::kCards, M::kCard, M::kTrump, M::kTrick};

class TaskGuard {
 public:
  TaskGuard(const Story& story, const Certain& certain) : story_(story), terms_(story.terms()), certain_(certain) {}

  std::optional<Fault> fault() {
    const auto& all = story_.sentences();
    asks_itself_ = std::ranges::any_of(all, [&](const auto& each) { return asks_for_contract(each); });
    asks_nothing_ = std::ranges::none_of(all, [&](const auto& each) { return each.place.question || orders(each); });
    for (std::size_t at = 0; at < all.size(); ++at) {
      here_ = &all[at];
      words_ = here_->place.of(story_.items());
      // Ways to lead, and no judgement of one; what is no supposition, and nothing that is forbidden.
      said_ = without_phrases(padded(words_), {" second best ", " third best ", " fourth best ", " fifth best ",
                                               " i suppose ", " i imagine ", " i assume ", " not ask what if ",
                                               " ask what if he has not ", " allowed to look ", " allowed to see "});
      marks_ = task_words(said_, story_.table().language);
      next_asks_ = at + 1 < all.size() && (all[at + 1].place.question || orders(all[at + 1]));
      goes_on_ = std::any_of(all.begin() + static_cast<std::ptrdiff_t>(at) + 1, all.end(), [&](const auto& later) {
        return !later.place.question && has_one_of(later.place.of(story_.items()), kOfCards);
      });
      if (!here_->elsewhere || here_->place.question || (marks_ & kTables) != 0)
        if (const std::string_view why = other(); !why.empty()) return not_set_aside(words_, why);
      supposed_ = supposes_other();
      other_bid_ = !here_->place.question && !here_->voice.past && !here_->elsewhere && names_other_bid();
      present_ |= tells_play() && !here_->voice.past;
      cards_told_ |= text::tells_play(story_, *here_);
      plays_ += tells_play() ? 1 : 0;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool has(M meaning) const { return has_one_of(words_, std::array{meaning}); }
  template <class... Meanings>
  [[nodiscard]] bool has_any(Meanings... meanings) const {
    return has_one_of(words_, std::array{meanings...});
  }
  [[nodiscard]] unsigned tones() const { return tones_of(words_, story_.table().language); }
  [[nodiscard]] bool said(std::string_view words) const { return said_.find(words) != std::string::npos; }
  [[nodiscard]] std::size_t begin() const { return here_->place.begin; }
  [[nodiscard]] std::size_t end() const { return here_->place.end; }
  [[nodiscard]] const Item& item(std::size_t at) const { return story_.items()[at]; }
  [[nodiscard]] int needed() const { return certain_.contract.bid.level + kBook; }

  // "Can 4♠ be made?", of the contract.
  [[nodiscard]] bool asks_for_contract(const SpokenSentence& sentence) const {
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
      if (const auto bid = terms_.bid(at); bid && same(bid->first, certain_.contract.bid))
        return asks_to_make(story_, sentence, at, bid->second);
    return false;
  }

  // What of a sentence makes another problem; nothing where nothing does.
  [[nodiscard]] std::string_view other() const {
    if (asks_for_lead(story_, *here_, leader(), certain_.lead)) return "it may be that a lead is asked for";
    if (certain_.left == WordsLeft::kOtherTask) return beside_what_is_read();
    if (changes_cards()) return "it may be that the hands are to be others";
    const bool limits = limits_play(*here_, words_, story_.table().language);
    if (limits || (forbids() &&
                   (has_one_of(words_, kOfCards) || has_any(M::kLead, M::kLed, M::kPlay) || (tones() & kDoing) != 0)))
      return "it may restrict the play";
    if ((marks_ & kVersions) != 0 || heads_twin(words_) ||
        (here_->place.question && supposes_first(words_, story_.table().language)))
      return "it may be of another version";
    if (sets_other_bid()) return "it may be that another contract is meant";
    if (here_->place.question && here_->after_elsewhere &&
        (words_.size() == 1 || (task_word(words_.back(), story_.table().language) & kThere) != 0))
      return "it may be of another table";
    if (here_->place.question && asks_who() && has(M::kHowMany))
      return "it may be that another number of tricks is asked for";
    const bool must_beat = (marks_ & kDefenceMust) != 0 && (marks_ & kToBeat) != 0;
    if (here_->place.question ? (marks_ & kAnother) != 0 : must_beat) return "it may be another task";
    if (here_->place.question && in_defenders_chair()) return "it may be that the defence is asked for";
    if (certain_.left == WordsLeft::kTalk) return beside_what_is_read();
    if (speaks_to_defender()) return "it may be that the defence is asked for";
    // An overtrick, or the contract beaten, which was read as what is asked for.
    if (!certain_.to_make && (overtricks_asked(story_, *here_, certain_.contract.bid) > 0 ||
                              tricks_to_beat_by(story_, *here_, certain_.contract, certain_.lead, cards_told_) > 0))
      return "";
    const bool alone = certain_.left == WordsLeft::kTalkAlone;
    const bool beside = certain_.left == WordsLeft::kBesideTask;
    if (!beside && counts_other_tricks()) return "it may be that another number of tricks is asked for";
    const bool any_lead = certain_.lead.empty() && asks_on_any_lead(story_, *here_, certain_.contract);
    if (!beside && !any_lead && sets_lead()) return "it may be that another lead is meant";
    if (asks_itself_ && asks_if_not(words_)) return "";
    if (!any_lead && asks_of_defence()) return "it may be that the defence is asked for";
    if (!beside && !(alone && plays_ == 0) && asks_from_here()) return "it may be that the play begins later";
    if (alone || beside) return "";
    if (restricts_by_condition()) return "it may be that the task has a condition";
    return "";
  }

  // The same of a task that rules have read, beside which nothing else is looked for.
  [[nodiscard]] std::string_view beside_what_is_read() const {
    if (asks_of_another_lead() || (!certain_.to_make && next_asks_ && sets_lead()))
      return "it may be that another lead is meant";
    if (!certain_.to_make && sets_other_bid()) return "it may be that another contract is meant";
    if (cards_told_ && !certain_.plays_on && asks_from_here()) return "it may be that the play begins later";
    // "South to take eleven tricks if East ducks", of which the condition is set aside.
    const bool aside = certain_.left == WordsLeft::kTalk && !certain_.to_make;
    return aside && restricts_by_condition() ? "it may be that the task has a condition" : "";
  }

  // "Die ♥B ist eine Strafkarte", and not "er darf nicht …, sonst …": what he had better not do.
  [[nodiscard]] bool forbids() const {
    const bool advises = (marks_ & kForbids) != 0 && said(" sonst ");
    const std::string rest = advises ? without_phrases(said_, {" darf nicht ", " durfen nicht "}) : said_;
    return (task_words(rest, story_.table().language) & kForbids) != 0;
  }

  // "Exchange the kings", "suppose West has the ♥A", "give East the ♠9", "oops, the ♦7 is South's".
  [[nodiscard]] bool changes_cards() const {
    if (corrects(words_)) return true;
    const bool of_hands = has_one_of(words_, kOfCards) || has_any(M::kSeat, M::kPair) || (marks_ & kHands) != 0;
    // "He would play it the other way round"
    const bool plays_so = has(M::kPlay) && (said(" the other way ") || said(" vice versa "));
    if ((marks_ & kChanges) != 0 && of_hands && !here_->voice.calls && !plays_so) return true;
    // A title says only what was announced.
    const bool title = words_.front().line < certain_.hands.front().line && !names_card() && !names_other_bid();
    if ((marks_ & kCorrects) != 0 && !title && !(here_->voice.calls && said(" corrected ")) &&
        (of_hands || has_any(M::kNumber, M::kNoTrump, M::kContract)))
      return true;
    return supposes_holding() || places_card(story_, *here_, certain_.hands) || orders_change(story_, *here_) ||
           holds_instead(story_, *here_, next_asks_);
  }

  [[nodiscard]] bool asks_who() const {
    constexpr std::array<std::string_view, kLanguages> kWho = {"who", "wer", "qui", "wie"};
    return words_.front().text == kWho[static_cast<std::size_t>(story_.table().language)];
  }

  [[nodiscard]] bool names_card() const {
    for (std::size_t at = begin(); at < end(); ++at)
      if (terms_.card(at)) return true;
    return false;
  }

  // What is asked behind "if West had the ♥A", or said to be supposed.
  [[nodiscard]] bool supposes_holding() const {
    const bool condition = has(M::kIf) || (item(begin()).text == "had" && !here_->voice.calls);
    if ((marks_ & kSupposes) == 0 && !condition) return false;
    // "What if the ♦K were with West?"
    constexpr std::array kActs = {M::kLead, M::kLed, M::kPlay, M::kTake, M::kWon, M::kDuck};
    // The verb stands in any place, and in any form, in other languages.
    const bool foreign = story_.table().language != Language::kEnglish && has(M::kSeat);
    if ((here_->place.question || foreign) && (marks_ & kSupposes) != 0 && names_card() && !has_one_of(words_, kActs))
      return true;
    if (!holds_other(story_, *here_, certain_.hands))
      return (marks_ & kSupposes) != 0 && plays_other(story_, *here_, certain_.hands);
    return !(condition && !here_->place.question &&
             (!next_asks_ || (here_->voice.supposed && has(M::kHave) && goes_on_)) && (marks_ & kSupposes) == 0);
  }
  [[nodiscard]] bool supposes_other() const {
    return ((marks_ & kSupposes) != 0 || has(M::kIf)) && holds_other(story_, *here_, certain_.hands);
  }

  [[nodiscard]] bool speaks_to_defender() const {
    // "In East's chair I would have passed"
    if (!here_->place.question && here_->voice.supposed && here_->voice.self && has(M::kHave)) return false;
    // "Last week you were West", "I was today's East"
    const bool was =
        (said(" you were ") || said(" i was ")) && asks_nothing_ && (marks_ & kSupposes) == 0 && !has(M::kIf);
    return (!was && addresses_defender(words_, story_.table().seats, certain_.contract.declarer)) ||
           in_defenders_chair();
  }
  [[nodiscard]] bool is_defender(std::size_t at) const {
    const std::size_t side = story_.table().seats.find(certain_.contract.declarer) % 2;
    return static_cast<std::size_t>(item(at).value) % 2 != side;
  }
  // "In East's chair, what would you do?"
  [[nodiscard]] bool in_defenders_chair() const {
    // "If you are not certain of your lead, try the suit your partner has bid": a maxim, where nothing is asked.
    const bool maxim = asks_nothing_ && words_.front().meaning == M::kIf && !has_any(M::kSeat, M::kBeat, M::kDefend);
    if ((marks_ & kChair) == 0 || maxim) return false;
    for (std::size_t at = begin(); at + 1 < end(); ++at)
      if (item(at).meaning == M::kSeat && item(at + 1).text == "s") return is_defender(at);
    const std::size_t side = story_.table().seats.find(certain_.contract.declarer) % 2;
    return std::ranges::none_of(words_, [&](const Item& each) {
      return each.meaning == M::kSeat && static_cast<std::size_t>(each.value) % 2 == side;
    });
  }

  [[nodiscard]] bool orders(const SpokenSentence& sentence) const {
    return gives_order(sentence.place.of(story_.items()), sentence.voice.past, story_.table().language);
  }
  [[nodiscard]] bool asks() const { return here_->place.question || orders(*here_); }
  // "Make eleven tricks", "How many tricks …?", "South can take twelve", "an overtrick".
  [[nodiscard]] bool counts_other_tricks() const {
    const bool asked = asks() || words_.front().meaning == M::kDuck;
    const bool past = here_->voice.past || here_->voice.supposed;
    // "Why would declarer not try to make twelve tricks?": no matter, where it is told how he did.
    const bool why = here_->place.question && (marks_ & kWhy) != 0 && has_any(M::kNot, M::kCannot);
    if (why && !here_->voice.past && (has(M::kTrick) || (has(M::kMake) && has(M::kNumber))))
      return !(here_->voice.supposed && goes_on_ && std::ssize(story_.sentences()) > kShort);
    // "South must make one more trick than he did"
    if (has(M::kMore) && has(M::kTrick) && has(M::kThan) && (tones() & kMust) != 0) return true;
    const bool how_many =
        has(M::kHowMany) && (has(M::kTrick) || has_one_of(words_, kTaskAims) || std::ssize(words_) <= kShort);
    if ((marks_ & kAsMany) != 0 && has(M::kTrick) && !past && (asked || story_.table().language != Language::kEnglish))
      return true;
    if (asked && certain_.left == WordsLeft::kAll && ((how_many && of_defence()) || (marks_ & kAsMany) != 0))
      return true;
    if ((asked || (tones() & kMust) != 0) && has_any(M::kOvertrick) && !here_->voice.past) return true;
    // "Needs three of the last four", "win the last trick with the ♣2"
    if (!past && !here_->place.question && has(M::kLast) && has(M::kTrick) && (asked || has(M::kNeed))) return true;
    if (here_->place.question && has(M::kTrick) && names_other_trick(words_, needed(), story_.table().language))
      return true;
    if (asked && certain_.left != WordsLeft::kTalkAlone && !here_->voice.past &&
        has_any(M::kRest, M::kAll, M::kEvery) && has(M::kTrick) && needed() != kAllTricks)
      return true;
    if (asked && has(M::kDown) && has(M::kNumber) && !here_->voice.past) return true;
    bool modal = false, aims = false, condition = false, demanded = false;
    for (std::size_t at = begin(); at < end(); ++at) {
      modal |= is_modal(item(at)) || (tone_of(item(at), story_.table().language) & kMust) != 0;
      aims |= modal && is_one_of(item(at), kTaskAims);
      condition |= item(at).meaning == M::kIf;
      demanded |= item(at).text == "must";
      if (item(at).meaning != M::kNumber) continue;
      std::size_t trick = at + 1;
      while (trick < end() && item(trick).is(M::kFiller, M::kMore, M::kOf, M::kLast, M::kOrnament)) ++trick;
      const int number = item(at).value;
      const bool tricks = terms_.is(trick, M::kTrick);
      const bool own = number == needed() || number == kAllTricks + 1 - needed() || number == kAllTricks - needed();
      // "Make eleven", "be held to nine", and not "the nine", "ten of clubs".
      const bool card = at > begin() && item(at - 1).is(M::kFiller, M::kSuit, M::kRank, M::kA);
      // "East-West can take four tricks"
      if (tricks && aims && !past && !condition && number == kAllTricks + 1 - needed() && of_defence()) return true;
      const bool bare = (aims || here_->place.question) && number > kBook + 1 && !card &&
                        !terms_.is_any(at + 1, M::kSuit, M::kOf, M::kRank, M::kPoint, M::kCards, M::kUnknown);
      if ((!tricks && !bare) || own) continue;
      const bool ordinal = at > begin() && item(at - 1).meaning == M::kTrick;
      if (ordinal) continue;
      if (asked && (tricks || bare)) return true;
      if (modal && aims && number > kBook && (!past || demanded) && !condition) return true;
    }
    return false;
  }

  // Whether defenders are named: else how many tricks can be won is asked of how the contract is made.
  [[nodiscard]] bool of_defence() const {
    const std::size_t side = story_.table().seats.find(certain_.contract.declarer) % 2;
    return has_any(M::kPair, M::kThey, M::kPartner, M::kDefend) || std::ranges::any_of(words_, [&](const Item& each) {
             return (each.meaning == M::kSeat && static_cast<std::size_t>(each.value) % 2 != side) ||
                    (each.meaning == M::kRole && each.value != static_cast<int>(Who::kDeclarer));
           });
  }

  // A bid that is written as one, or played, and is not the contract.
  [[nodiscard]] bool names_other_bid() const {
    for (std::size_t at = begin(); at < end(); ++at) {
      const auto bid = terms_.bid(at);
      if (!bid || same(bid->first, certain_.contract.bid)) continue;
      const Item &level = item(at), &strain = item(std::min(at + 1, end() - 1));
      const bool glued = is_digit(level.raw[0]) && (strain.glued || strain.sign || level.raw.size() > 1);
      const bool capitals = is_upper(level.raw[0]) && is_upper(strain.raw[0]);
      if (glued || capitals || bid->first.strain == kNoTrump || bid->first.level > 4 ||
          has_any(M::kMake, M::kSucceed, M::kContract, M::kDeclare, M::kBeat))
        return true;
    }
    return false;
  }
  // "Could 5♣ be made?", "Suppose South plays 3NT", "Contract: 5♠", and not "Why not open three clubs?".
  [[nodiscard]] bool sets_other_bid() const {
    if (((marks_ & kSupposes) != 0 || asks()) && names_other_trumps(story_, *here_, certain_.contract.bid.strain))
      return true;
    const bool plays = here_->place.question && !here_->voice.calls;
    if (plays && std::ssize(words_) <= kShort && other_bid_) return true;
    if (!names_other_bid())
      return plays && !here_->voice.past && certain_.contract.bid.level < kBook &&
             (said(" slam ") || said(" schlemm ") || said(" chelem ") || said(" slem "));
    const bool aims = has_any(M::kMake, M::kSucceed, M::kBeat, M::kPlay, M::kDeclare, M::kFall);
    if (here_->place.question) return aims || !(here_->voice.calls || heads_with_call());
    const bool label = words_.size() > 1 && words_[0].meaning == M::kContract &&
                       (words_[1].meaning == M::kColon || words_[1].raw == ":" || words_[1].raw == "-");
    if (label) return true;
    if ((marks_ & kSupposes) != 0 && (marks_ & kOfMind) == 0) return aims || has(M::kContract);
    return orders(*here_) && aims && !has_one_of(words_.subspan(0, 1), std::array{M::kTake});
  }
  // "Three diamonds, so what?" as a title, where an opponent of the declarer has called the suit.
  [[nodiscard]] bool heads_with_call() const {
    const std::string& seats = story_.table().seats;
    const auto by_opponent = [&](char suit) {
      return std::ranges::any_of(certain_.contract.called, [&](const auto& call) {
        return call.first.strain == suit && seats.find(call.second) % 2 != seats.find(certain_.contract.declarer) % 2;
      });
    };
    bool called = false;
    for (std::size_t at = begin(); at < end(); ++at)
      if (const auto bid = terms_.bid(at)) called = by_opponent(bid->first.strain);
    const bool first = here_ == &story_.sentences().front() && words_.front().line < certain_.hands.front().line;
    return first && called && !has_any(M::kWhat, M::kDo);
  }

  // A question or an order about a lead that is not the one which was made, a lead that is only supposed.
  [[nodiscard]] bool sets_lead() const {
    const bool asked = asks();
    std::size_t first = begin();
    while (first < end() && !says_lead_at(story_.items(), first, end())) ++first;
    if (first == end()) return false;
    // "At one table West led a trump, at the next a heart"
    if (certain_.lead.empty() && (marks_ & kTables) != 0) return true;
    const bool other = (marks_ & kOtherLead) != 0;
    if (other && (asked || next_asks_ || (certain_.lead.empty() && !here_->voice.past))) return true;
    const bool supposed = (marks_ & kSupposes) != 0 || has(M::kIf) ||
                          (task_word(words_.front(), story_.table().language) & kShould) != 0 ||
                          (next_asks_ && has(M::kHave) && (tones() & kMust) != 0);
    const bool instead = (marks_ & kInstead) != 0 && !here_->voice.past && !here_->voice.supposed;
    for (std::size_t at = first; at < end(); ++at) {
      if (!says_lead_at(story_.items(), at, end())) continue;
      const auto card = card_with_lead(terms_, begin(), at, end());
      const bool same = card && is_led(*card);
      const bool noun = is_lead_noun(story_, *here_, at);
      if (instead && card && !same) return true;
      if (asked && card && !same && (here_->place.question || noun)) return true;
      // "Is there a lead that beats it?"
      const bool any = at > begin() && (item(at - 1).meaning == M::kA || item(at - 1).text == "there");
      if (here_->place.question && !card && any && !here_->voice.past && !terms_.is(at + 1, M::kOf)) return true;
      if (asked && !card && (marks_ & kAsksLead) != 0 && (noun || asks_whether_led(at))) return true;
      const bool made = !certain_.lead.empty() || here_->voice.past;
      if (supposed && card && !same && may_lead(at) && (next_asks_ || !made) && !is_weighed()) return true;
    }
    return false;
  }
  // "Which lead beats it?", "Make it on any lead!", beside a task that was read and one lead.
  [[nodiscard]] bool asks_of_another_lead() const {
    if (certain_.lead.empty() || certain_.lead.ends_with('?') || !asks()) return false;
    return (marks_ & (certain_.to_make ? unsigned{kOtherLead} : unsigned{kAnother})) != 0 ||
           (!certain_.to_make && sets_lead());
  }
  [[nodiscard]] bool is_weighed() const {
    return weighs_leads(story_, static_cast<std::size_t>(here_ - story_.sentences().data()), leader());
  }
  // "Which card should West lead?", and not "Which card did he play to the lead?".
  [[nodiscard]] bool asks_whether_led(std::size_t at) const {
    return !said(" who ") && item(at).meaning != M::kLed && at > begin() && may_lead(at);
  }
  // Whether nobody but the player to the declarer's left is named before a lead.
  [[nodiscard]] bool may_lead(std::size_t at) const {
    for (std::size_t who = at; who-- > begin();) {
      if (item(who).meaning == M::kSeat) return terms_.seat_at(who) == leader();
      if (item(who).is(M::kDummy, M::kRole, M::kHe)) return item(who).meaning == M::kHe;
    }
    return true;
  }
  [[nodiscard]] char leader() const {
    const std::string& seats = story_.table().seats;
    return seats[(seats.find(certain_.contract.declarer) + 1) % seats.size()];
  }
  [[nodiscard]] bool is_led(const Named& card) const {
    return is_card_led(card, certain_.lead, certain_.contract.bid.strain);
  }

  // "What must East do to stop it?", "Find the defence", "How can it be beaten?".
  [[nodiscard]] bool asks_of_defence() const {
    const Language language = story_.table().language;
    if (shows_defence(words_, language) || wonders_of_defence(words_, language)) return true;
    if (here_->place.question && !here_->voice.past &&
        is_for_defence(words_, story_.table().seats, certain_.contract.declarer))
      return true;
    if (!asks() || chooses_side(words_)) return false;
    if (!here_->place.question && (has(M::kDefend) || holds_to(words_))) return true;
    // "Does it succeed if they defend well?" is of the declarer.
    std::size_t condition = 0;
    while (condition < words_.size() && words_[condition].meaning != M::kIf) ++condition;
    constexpr std::array kDefence = {M::kDefend, M::kBeat};
    const auto asked_of = words_.first(condition == 0 ? words_.size() : condition);
    if (here_->place.question && (has_one_of(asked_of, kDefence) || holds_to(asked_of))) return true;
    if ((marks_ & kOfMind) != 0 || (here_->voice.past && !has(M::kStopFrom))) return false;
    const std::size_t side = story_.table().seats.find(certain_.contract.declarer) % 2;
    for (std::size_t at = begin(); at < end(); ++at) {
      const bool seat = item(at).meaning == M::kSeat && static_cast<std::size_t>(item(at).value) % 2 != side;
      const bool role = item(at).meaning == M::kRole && item(at).value != static_cast<int>(Who::kDeclarer);
      const bool pair = item(at).meaning == M::kPair;
      if (!seat && !role && !pair) continue;
      // "Que doit faire Est ?"
      const bool inverted = story_.table().language != Language::kEnglish && at > begin() + 1 &&
                            item(at - 2).meaning == M::kDo && item(at - 1).meaning == M::kTake;
      if (!inverted && at + 1 < end() && item(at + 1).is(M::kHave, M::kHold)) continue;
      if (std::ranges::any_of(words_, [](const Item& each) { return each.text == "hold" || each.text == "lie"; }))
        continue;
      const auto before = story_.before(at, begin());
      const bool asked = before >= static_cast<std::ptrdiff_t>(begin()) &&
                         item(static_cast<std::size_t>(before)).meaning == M::kDo &&
                         item(static_cast<std::size_t>(before)).text != "would";
      const bool does = at + 1 < end() && is_modal(item(at + 1)) && item(at + 1).text != "aura";
      const bool plays = words_.front().is(M::kTake) && has_one_of(words_, kOfCards);
      if (here_->place.question ? asked || inverted : does && !plays) return true;
    }
    return false;
  }

  // "What now?", "Plan the play", when cards were played and no more is told.
  [[nodiscard]] bool asks_from_here() const {
    const bool plans = has(M::kPlan) && !here_->voice.past;
    const bool onward = (marks_ & kOnward) != 0;
    // "He took the ace and drew trumps, and was down. How would you play the hand?"
    const bool whole = plans && !onward && !present_ && !has_any(M::kAfter, M::kIf) &&
                       (has_any(M::kContract, M::kHeading) || said(" hand ")) && (tones() & kGoOn) == 0;
    if (whole) return false;
    if (plays_ > 0 && plans) return true;
    // "You can guess the rest: one down"
    const bool told = !here_->place.question && has_any(M::kDown, M::kFall);
    if (onward && (here_->place.question || orders_onward()) && !goes_on_ && !told) return true;
    // "How?", at the end of what was told; "How can South make it?"
    const bool bare = here_->place.question && words_.size() <= 3 && here_->voice.method && !here_->voice.past;
    const bool aims = here_->place.question && !here_->voice.past && !here_->voice.supposed &&
                      (has_any(M::kMake, M::kSucceed, M::kPlay) || (!certain_.to_make && has_any(M::kBeat, M::kTake)));
    // "Can 4♠ be made after the ♥K lead?": from there.
    const bool itself = names_lead_made() || (asks_itself_ && (marks_ & kView) != 0);
    return plays_ > 0 && !goes_on_ && (bare || (aims && !itself)) &&
           !tells_result(std::span(story_.items()).first(begin()), story_.table().language);
  }
  [[nodiscard]] bool names_lead_made() const {
    for (std::size_t at = begin(); at < end(); ++at)
      if (const auto card = says_lead(item(at)) ? card_with_lead(terms_, begin(), at, end()) : std::nullopt;
          card && is_led(*card))
        return true;
    return false;
  }
  [[nodiscard]] bool orders_onward() const { return !has_any(M::kSeat, M::kRole, M::kDummy, M::kHe) || has(M::kYou); }
  // "Can he make it if East ducks?"
  [[nodiscard]] bool restricts_by_condition() const {
    const bool past = here_->voice.supposed && has(M::kHave);
    if (here_->place.question && supposed_ && std::ssize(words_) <= 2 * kShort) return true;
    // "What did East say when it came to light that the game goes down?"
    const bool of_words = words_.front().meaning == M::kWhat && (marks_ & kOfMind) != 0;
    if (!asks() || past || of_words || !has(M::kIf) || said(" even if ")) return false;
    // "I think he can, if East does not return it?", where the contract itself is asked about, too.
    const bool same =
        (asks_itself_ && (marks_ & kView) != 0) || repeats_lead(story_, *here_, certain_.contract, certain_.lead);
    return !same && has_any(M::kMake, M::kSucceed, M::kFall, M::kContract, M::kPlan, M::kBeat, M::kTrick) &&
           !has(M::kBid);
  }

  [[nodiscard]] bool tells_play() const {
    constexpr std::array kDone = {M::kWon, M::kTake, M::kDuck, M::kPlay, M::kGive, M::kLost};
    if (here_->elsewhere || here_->place.question || here_->voice.calls || here_->voice.supposed) return false;
    const bool done = has_one_of(words_, kDone) || (tones() & kDoing) != 0;
    return done && has_one_of(words_, kOfCards);
  }

  const Story& story_;
  const Terms& terms_;
  const Certain& certain_;
  const SpokenSentence* here_ = nullptr;
  std::span<const Item> words_ = {};
  std::string said_;
  unsigned marks_ = 0;
  int plays_ = 0;              // sentences that tell cards played
  bool present_ = false;       // one of them as what happens now
  bool cards_told_ = false;    // cards played, and not the contract or the lead
  bool asks_itself_ = false;   // a sentence asks whether the contract can be made
  bool asks_nothing_ = false;  // no sentence does
  bool next_asks_ = false;     // the sentence behind this one does
  bool goes_on_ = false;       // something of cards is told behind it
  bool supposed_ = false;      // hands in the sentence before
  bool other_bid_ = false;     // was named there
};

}  // namespace

std::optional<Fault> other_task(const Story& story, const Certain& certain) {
  if (certain.left == WordsLeft::kAll || certain.left == WordsLeft::kStory) {
    if (auto fault = hands_not_drawn(story, certain.hands)) return fault;
    if (auto fault = calls_not_drawn(story, certain.contract.bid)) return fault;
  }
  return TaskGuard(story, certain).fault();
}

}  // namespace ouverte::puzzles::text
