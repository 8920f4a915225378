#include "puzzles/text/talk.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/sentences.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;
using Words = std::span<const Item>;

constexpr std::array kWhoever = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner, M::kYou};
constexpr std::array kPeople = {M::kSeat, M::kPair, M::kRole, M::kDummy};
constexpr std::array kOfCards = {M::kSuit,  M::kRank,    M::kCards, M::kExtra, M::kTrump,
                                 M::kTrick, M::kNoTrump, M::kSuits, M::kCard};
constexpr std::array kActs = {M::kLead, M::kLed, M::kPlay, M::kTake, M::kMake, M::kLose,
                              M::kDuck, M::kWon, M::kLost, M::kGive, M::kBeat};
constexpr std::array kActsOfPlay = {M::kLead, M::kLed, M::kDuck, M::kBeat};  // those said of nothing else
constexpr std::array kPlayed = {M::kPlay, M::kTake, M::kWon, M::kDuck, M::kLose, M::kLost, M::kGive};
constexpr std::array kDenies = {M::kNot,  M::kCannot, M::kWithout, M::kAvoid, M::kExactly,
                                M::kMost, M::kLeast,  M::kFewer,   M::kBut,   M::kStopFrom};
// "West should have led a heart": what was not done.
bool in_hindsight(Words words) {
  for (std::size_t at = 0; at + 1 < words.size(); ++at)
    if ((words[at].text == "should" || words[at].text == "ought to") && words[at + 1].meaning == M::kHave) return true;
  return false;
}

// "3NT", "five diamonds".
bool is_bid(Words words, std::size_t at) {
  constexpr int kHighest = 7;
  if (at + 1 >= words.size() || words[at].meaning != M::kNumber || words[at].value < 1 || words[at].value > kHighest)
    return false;
  const Item& next = words[at + 1];
  return next.meaning == M::kNoTrump || (next.meaning == M::kSuit && (next.sign || next.text.ends_with('s')));
}

// What stands of a sentence between two marks, and before a word that turns it.
class Clause {
 public:
  Clause(Words all, Language language) : all_(all), language_(language) {}

  template <std::size_t N>
  [[nodiscard]] bool left(const std::array<M, N>& meanings) const {
    return std::ranges::any_of(all_, [&](const Item& item) { return !item.used && is_one_of(item, meanings); });
  }
  [[nodiscard]] bool left(M meaning) const { return left(std::array{meaning}); }
  [[nodiscard]] bool has(M meaning) const { return std::ranges::find(all_, meaning, &Item::meaning) != all_.end(); }
  [[nodiscard]] bool sounds(unsigned tone) const { return (tones_of(all_, language_) & tone) != 0; }
  [[nodiscard]] bool supposes() const { return sounds(kSupposed) || in_hindsight(all_); }
  [[nodiscard]] bool is_present() const {
    return std::ranges::any_of(all_, [](const Item& item) {
      return item.text.ends_with('s') && (is_one_of(item, kActs) || item.is(M::kHave, M::kHold) ||
                                          item.meaning == M::kNeed || item.text == "needs to");
    });
  }
  [[nodiscard]] bool of_cards() const { return left(kOfCards) || sounds(kDoing); }
  // "You may take the name literally" is not.
  [[nodiscard]] bool of_play() const {
    constexpr std::array kPlayers = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner};
    return of_cards() || left(kActsOfPlay) || (left(kActs) && left(kPlayers));
  }
  [[nodiscard]] bool of_lead() const { return has(M::kLead) || has(M::kLed); }

  // "South has a strong hand with long clubs": which the cards show.
  [[nodiscard]] bool describes_hand() const {
    constexpr std::array kMore = {M::kRank, M::kCards, M::kExtra, M::kNone, M::kNot, M::kExactly, M::kTrick, M::kTrump};
    return (has(M::kHave) || has(M::kHold)) && !left(kActs) && !left(kMore) && !sounds(kMust | kAlter | kRule | kDoing);
  }

  [[nodiscard]] bool begins_with(M meaning) const { return all_.front().meaning == meaning; }

  // "A hand with long spades": a name for something, of which nothing is said.
  [[nodiscard]] bool is_name() const {
    constexpr std::array kSays = {M::kLead,  M::kLed,  M::kPlay,  M::kMake,    M::kTake,     M::kWon,     M::kLose,
                                  M::kLost,  M::kDuck, M::kHave,  M::kHold,    M::kDo,       M::kCannot,  M::kNot,
                                  M::kRank,  M::kBut,  M::kTrump, M::kWithout, M::kContract, M::kDeclare, M::kCards,
                                  M::kExtra, M::kIf,   M::kTrick, M::kNoTrump, M::kExactly,  M::kSuits,   M::kGive};
    constexpr std::array<std::string_view, 8> kIs = {"is", "are", "be", "was", "were", "ist", "sind", "est"};
    const auto says = [&](const Item& item) {
      return is_one_of(item, kSays) || (item.meaning == M::kSuit && item.sign) ||
             std::ranges::find(kIs, item.text) != kIs.end();
    };
    return std::ranges::none_of(all_, says) && !sounds(kDoing | kMust);
  }

  // "In the closed room 3NT": a contract that nobody is said to have bid.
  [[nodiscard]] bool has_bid() const {
    constexpr std::array<std::string_view, 6> kIs = {"is", "are", "was", "were", "ist", "est"};
    const auto says = [&](const Item& item) { return std::ranges::find(kIs, item.text) != kIs.end(); };
    if (has(M::kRound) || has(M::kHold) || sounds(kDoing) || left(kActs) || std::ranges::any_of(all_, says))
      return false;
    for (std::size_t at = 0; at < all_.size(); ++at)
      if (!all_[at].used && is_bid(all_, at) && (is_digit(all_[at].raw[0]) || all_[at + 1].meaning == M::kNoTrump))
        return true;
    return false;
  }
  [[nodiscard]] bool denies_bid() const {
    const auto denies = [](const Item& item) { return !item.used && (item.is(M::kNot, M::kCannot)); };
    bool bid = false;
    for (std::size_t at = 0; at < all_.size(); ++at) bid |= is_bid(all_, at);
    return bid && std::ranges::any_of(all_, denies) && !left(M::kMake) && !sounds(kCalling);
  }

  // "4♠ by South at one table and by North at the other": more than rules have taken of who plays what.
  [[nodiscard]] bool tells_more_of_contract() const {
    bool bid = false;
    for (std::size_t at = 0; at < all_.size(); ++at) bid |= all_[at].used && is_bid(all_, at);
    return bid && (left(M::kSeat) || left(M::kOther));
  }

  // "West must lead …", "the first trick is to be won …": not "I must", nor "the key is to".
  [[nodiscard]] bool obliges() const {
    for (std::size_t at = 0; at < all_.size(); ++at) {
      if ((tone_of(all_[at], language_) & kMust) == 0 || all_[at].used) continue;
      if (at + 1 < all_.size() && all_[at + 1].meaning == M::kHave) continue;  // "they must have been …"
      std::size_t before = at;
      while (before > 0 && (all_[before - 1].meaning == M::kFiller || all_[before - 1].meaning == M::kOrnament ||
                            all_[before - 1].text == "who"))
        --before;
      if (std::any_of(all_.begin() + static_cast<std::ptrdiff_t>(before),
                      all_.begin() + static_cast<std::ptrdiff_t>(at),
                      [](const Item& item) { return item.text == "who" || item.text == "which"; }))
        return true;
      if (before > 0 && (is_one_of(all_[before - 1], kWhoever) || is_one_of(all_[before - 1], kOfCards) ||
                         all_[before - 1].meaning == M::kLead))
        return true;
    }
    return false;
  }

  // "The unless lead is with East", "not South, but West": what rules have taken is turned, or somebody is denied.
  [[nodiscard]] bool turns(bool told) const {
    constexpr std::array kTurns = {M::kNot, M::kCannot, M::kWithout, M::kIf};
    bool used = false, turned = false;
    for (const Item& item : all_) {
      const bool turning = !item.used && (is_one_of(item, kTurns) || (item.text == "but" && &item != &all_.front()));
      turned |= turning && !(told && used);
      used |= item.used && item.meaning != M::kFiller && item.meaning != M::kOrnament;
    }
    return turned && (used || (!told && !left(kActs) && left(std::array{M::kSeat, M::kPair}) && left(M::kNot)));
  }

  // "He may not": also where what he may not stands before.
  [[nodiscard]] bool forbids() const {
    constexpr std::array<std::string_view, 8> kForbids = {"may not", "must not",   "is not to", "are not to",
                                                          "never",   "should not", "not",       "only"};
    const auto forbids = [&](const Item& item) {
      return !item.used && is_one_of(item, kDenies) && std::ranges::find(kForbids, item.text) != kForbids.end();
    };
    constexpr std::array<std::string_view, 3> kOrders = {"may not", "is not to", "are not to"};
    const auto rules = [&](const Item& item) {
      return !item.used && std::ranges::find(kOrders, item.text) != kOrders.end();
    };
    return (of_lead() && std::ranges::any_of(all_, forbids)) ||
           (of_play() && left(kWhoever) && std::ranges::any_of(all_, rules)) ||
           (all_.back().meaning == M::kCannot && forbids(all_.back()));
  }

  // "Not to draw trumps at once", in a hint: what the reader had better not do, and nothing of anybody at the table.
  [[nodiscard]] bool is_advice() const {
    constexpr std::array<std::string_view, 7> kBetterNot = {"not", "do not", "nicht", "niet", "pas", "ne", "never"};
    constexpr std::array kAtTable = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner};
    const auto forbids = [&](const Item& item) {
      return is_one_of(item, kDenies) && std::ranges::find(kBetterNot, item.text) == kBetterNot.end();
    };
    const auto denies = [](const Item& item) { return is_one_of(item, kDenies); };
    return std::ranges::any_of(all_, denies) && !of_lead() && !has(M::kIf) && !left(kAtTable) &&
           std::ranges::none_of(all_, forbids) && !sounds(kMust | kRule | kAlter);
  }

  // Whether a denial stands there that says more than that somebody did not do or know something.
  [[nodiscard]] bool denies(const Voice& voice) const {
    // "I suspect that … not"; and "no heart led".
    const bool suspects = all_.front().text == "i" && sounds(kOpinion) && !left(M::kExactly) && !left(M::kWithout);
    if (suspects && !of_lead()) return false;
    if (left(M::kNone) && of_lead() && of_cards()) return true;
    return std::ranges::any_of(all_, [&](const Item& item) {
      if (item.used || !is_one_of(item, kDenies)) return false;
      if (item.meaning == M::kAvoid && (voice.method || voice.counts)) return false;
      if (item.meaning == M::kExactly && !left(kActs)) return false;
      if (item.meaning == M::kBut) return &item != &all_.front();
      // "… has not stopped telling people"
      const bool so_far = item.text == "not" && &item != &all_.front() && (&item - 1)->meaning == M::kHave &&
                          !of_cards() && !left(kPeople);
      const bool of_past = so_far || item.text == "could not" || item.text == "did not" || item.text == "would not";
      return !(of_past && !left(M::kLead) && !left(M::kLed));
    });
  }

  // "…, not": all that the clause says.
  [[nodiscard]] bool is_denial() const {
    return std::ranges::all_of(
               all_, [](const Item& item) { return item.is(M::kNot, M::kFiller) || item.meaning == M::kA; }) &&
           has(M::kNot);
  }
  // "Lead: ♥K with East": more than rules have taken of who played a card.
  [[nodiscard]] bool tells_more_of_card() const {
    constexpr std::array kCard = {M::kRank, M::kCards};
    const bool card = std::ranges::any_of(all_, [&](const Item& item) { return item.used && is_one_of(item, kCard); });
    return card && (left(M::kSeat) || left(M::kPair));
  }
  [[nodiscard]] bool lets_revoke() const {
    return std::ranges::any_of(all_, [](const Item& item) { return item.text.starts_with("revok"); });
  }

  // "Swap the ♦A and the ♦K", "West and East have each other's hands", "take it away".
  [[nodiscard]] bool alters() const {
    return sounds(kAlter) && (left(kOfCards) || left(kPeople) || has(M::kIt) || has(M::kThey));
  }

 private:
  Words all_;
  Language language_;
};

bool begins_with_method(Words sentence, Language language) {
  constexpr std::size_t kFirst = 4, kFar = 8;  // words: of the sentence, and behind "If it is not,"
  for (std::size_t at = 0; at < std::min(sentence.size(), kFar); ++at)
    if ((at < kFirst || sentence[at - 1].meaning == M::kComma) && (tone_of(sentence[at], language) & kMethod) != 0)
      return true;
  return false;
}

// What binds wherever it stands: changes of the deal, what is allowed, who may lead what.
bool binds_anywhere(const Clause& clause, bool told, bool before_hands) {
  if (clause.is_denial() || clause.lets_revoke()) return true;
  // "… but may only take nine"
  if (clause.begins_with(M::kBut) && clause.sounds(kMust) && clause.left(kActs) && !told && !clause.supposes())
    return true;
  if (clause.alters() && !told && !(before_hands && !clause.left(kOfCards))) return true;
  if (clause.sounds(kRule) && (clause.left(kActs) || clause.left(kOfCards)) && !clause.sounds(kSelf)) return true;
  return clause.denies_bid() && !clause.supposes();
}

// What is asked that no rule has taken.
bool asks_more(const Clause& clause, const Voice& voice) {
  if (clause.left(M::kLast) && clause.left(M::kTrick)) return true;
  if (clause.left(M::kOvertrick) || clause.left(M::kDown)) return true;
  if (clause.sounds(kLater)) return true;
  // "Can West smother the Pagat?": whatever that is.
  if (voice.method || clause.supposes() || !clause.left(kPeople)) return false;
  return clause.of_cards() || clause.left(M::kIt);
}

// What is said of cards as it is now, and is neither asked nor somebody's view, is so.
bool states_cards(const Clause& clause, const Voice& voice, bool demands) {
  constexpr std::array kNoTrick = {M::kSuit, M::kRank, M::kCards, M::kExtra, M::kTrump, M::kNoTrump, M::kSuits};
  const bool of_nobody = voice.opinion && !demands && !clause.left(kPeople);
  const bool view = voice.counts || clause.sounds(kSelf | kOpinion | kCounts | kCalling) || clause.supposes() ||
                    voice.calls || of_nobody || (voice.self && clause.begins_with(M::kIf));
  const bool of_trick = clause.left(M::kTrick) && clause.left(kWhoever) && clause.left(kActs);
  return (clause.left(kNoTrick) || of_trick) && !voice.asks && !view && !clause.is_name() && !clause.describes_hand();
}

// Of one clause, whether it restricts the play, or tells of it.
bool binds_by(const Clause& clause, const Voice& voice, const TalkedOf& known) {
  // What happened; also told as if it did now, "the robot draws trumps and goes down".
  const bool past = clause.sounds(kPast) || (voice.past && !clause.is_present());
  const bool told = !voice.asks && (past || (voice.falls && known.result && !clause.has(M::kIf)));
  // A story that is told to its end, or of which nothing more is asked, is no position.
  const bool ended = known.result || !known.asked_after;
  const bool over = told && ended && !(known.asked_after && known.goes_on);
  const bool supposed = clause.supposes() && !voice.asks;
  if (binds_anywhere(clause, told, known.before_hands)) return true;
  if (known.hint && clause.is_advice()) return false;
  if (clause.forbids() && !clause.sounds(kPast) && !supposed) return true;
  if (known.analysis) return false;
  if ((clause.has_bid() || clause.tells_more_of_contract()) && !voice.calls && !supposed) return true;
  if (clause.tells_more_of_card() && !told && !supposed && !voice.asks) return true;
  if (clause.turns(told) && !supposed && !voice.asks) return true;
  if (clause.denies(voice) && clause.of_play() && (!told || clause.of_lead() || clause.is_present()) &&
      !(supposed && (!clause.of_lead() || known.reasons)) && !(clause.sounds(kCalling) && !clause.of_lead()))
    return true;
  if (clause.left(M::kIf) && clause.of_play() && !told && !supposed && !clause.sounds(kSelf) &&
      !((known.reasons || voice.self) && !known.demands))
    return true;
  if (clause.obliges() && clause.of_play() && !voice.method && !supposed && !(known.reasons && !clause.left(kWhoever)))
    return true;
  if (voice.asks && asks_more(clause, voice)) return true;
  if (known.plays || (known.reasons && !known.demands)) return false;
  if (!over && states_cards(clause, voice, known.demands)) return true;
  constexpr std::array kNoTrick = {M::kSuit,  M::kRank,    M::kCards, M::kExtra,
                                   M::kTrump, M::kNoTrump, M::kSuits, M::kCard};
  const bool of_lead =
      clause.of_lead() && (clause.left(kNoTrick) || clause.sounds(kDoing)) && !clause.sounds(kCalling) && !over;
  if (of_lead && !voice.method && !supposed) return true;
  const bool of_all = clause.left(std::array{M::kAll, M::kEvery, M::kRest, M::kNone}) && clause.left(M::kTrick);
  if (of_all && !told && !voice.method) return true;
  if (past && !ended && clause.left(M::kHold) && !clause.left(kOfCards)) return true;  // "which held"
  const bool doing = clause.begins_with(M::kWon) ||
                     ((clause.left(kPlayed) || clause.sounds(kDoing)) && clause.of_cards()) || clause.left(M::kDuck);
  if (!doing || supposed) return false;
  if (told) return !over && !clause.sounds(kCalling);
  if (voice.asks) return clause.left(kWhoever) && (!voice.method || clause.left(M::kAfter));
  return (clause.left(kWhoever) || clause.left(M::kDuck)) && (known.goes_on || (!voice.opinion && !voice.self));
}

}  // namespace

std::vector<Extent> clauses_of(Words sentence) {
  std::vector<Extent> clauses;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= sentence.size(); ++at) {
    const bool mark =
        at < sentence.size() && (sentence[at].meaning == M::kComma || sentence[at].meaning == M::kSemicolon ||
                                 sentence[at].meaning == M::kColon);
    const bool turns = at < sentence.size() && (sentence[at].meaning == M::kIf || sentence[at].text == "but");
    if (at < sentence.size() && !mark && !turns) continue;
    if (at > from) clauses.push_back({from, at});
    from = turns ? at : at + 1;
  }
  return clauses;
}

Voice voice_of(Words sentence, bool question, Language language) {
  Voice voice;
  const unsigned all = tones_of(sentence, language);
  voice.self = (all & kSelf) != 0;
  voice.opinion = (all & kOpinion) != 0;
  voice.past = (all & kPast) != 0;
  voice.calls = (all & kCalling) != 0;
  const auto falls = [](const Item& item) { return item.is(M::kFall, M::kDown); };
  voice.falls = std::ranges::any_of(sentence, falls);
  // Also "Leave it to me", which says nothing.
  voice.commands = !question && (all & kPast) == 0 && sentence.size() > 1 && sentence[0].meaning == M::kUnknown &&
                   tone_of(sentence[0], language) == 0 &&
                   (sentence[1].meaning == M::kIt || sentence[1].meaning == M::kThey || sentence[1].meaning == M::kHe);
  voice.supposed = (all & kSupposed) != 0 || in_hindsight(sentence);
  voice.counts = (all & kCounts) != 0;
  voice.asks = question;
  voice.method = question && begins_with_method(sentence, language);
  return voice;
}

bool tells_result(Words items, Language language) {
  for (const Sentence& place : sentences_of(items)) {
    const Words sentence = place.of(items);
    unsigned all = 0;
    for (const Item& item : sentence) all |= tone_of(item, language);
    all |= tones_of(sentence, language);
    const auto goes_down = [](const Item& item) { return item.meaning == M::kFall && item.text.starts_with("goes"); };
    if (std::ranges::any_of(sentence, goes_down) && !place.question) return true;
    if ((all & kResult) != 0 && (all & kPast) != 0 && !place.question) return true;
    if ((all & kSupposed) != 0 && ((all & kPast) != 0 || place.question)) return true;
  }
  return false;
}

// "If East covers, South can draw trumps": what follows from what, where nobody is told what to do.
bool is_reasoning(Words sentence, const Voice& voice) {
  constexpr std::array<std::string_view, 4> kIfs = {"if", "wenn", "si", "als"};
  const auto conditional = [&](const Item& item) {
    return item.meaning == M::kIf && std::ranges::find(kIfs, item.text) != kIfs.end();
  };
  const auto binds = [&](const Item& item) { return item.meaning == M::kIf && !conditional(item); };
  const auto can = [](const Item& item) { return item.text == "can" || item.text == "could" || item.text == "will"; };
  return !voice.asks && std::ranges::any_of(sentence, conditional) && std::ranges::none_of(sentence, binds) &&
         (clauses_of(sentence).size() > 1 || std::ranges::any_of(sentence, can)) &&
         std::ranges::none_of(sentence, &Item::used);
}

bool is_elsewhere(Words all, const Voice& voice, Language language) {
  // What stands in brackets is beside the sentence.
  std::vector<Item> sentence;
  int depth = 0;
  for (const Item& item : all) {
    depth += item.raw == "(" ? 1 : 0;
    if (depth == 0) sentence.push_back(item);
    depth -= item.raw == ")" && depth > 0 ? 1 : 0;
  }
  const unsigned tones = tones_of(sentence, language);
  bool elsewhere = (tones & kElsewhere) != 0;
  // "At the Hansens' table"
  for (std::size_t at = 1; at < sentence.size(); ++at)
    elsewhere |= sentence[at].text == "table" && sentence[at - 1].meaning == M::kUnknown &&
                 is_upper(sentence[at - 1].raw.front());
  // "…, but here South plays 4♠"
  bool back = false;
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const bool begins = at == 0 || sentence[at - 1].meaning == M::kComma || sentence[at - 1].meaning == M::kAnd ||
                        sentence[at - 1].meaning == M::kBut || sentence[at - 1].meaning == M::kSemicolon;
    back |= (tone_of(sentence[at], language) & kHere) != 0 && begins;
  }
  const unsigned binding = kMust | kAlter | (voice.past ? 0U : unsigned{kRule});
  back |= (task_words(padded(all), language) & kThisWay) != 0;
  return elsewhere && !back && !voice.asks && (tones & binding) == 0;
}

bool tells_line(Words sentence, Language language) {
  int plays = 0;
  bool whoever = false;
  for (const Item& item : sentence) {
    constexpr std::array kDone = {M::kLead, M::kLed, M::kPlay, M::kTake, M::kLose, M::kDuck, M::kWon};
    const bool acts = is_one_of(item, kDone) && item.text.ends_with('s');
    plays += acts || (tone_of(item, language) & kDoing) != 0 ? 1 : 0;
    whoever |= is_one_of(item, kWhoever);
  }
  return plays >= 2 && whoever;
}

// "On but lead: West"; "South has the lead (any card but a heart)", whatever else is told there.
bool excepts(Words sentence, const Voice& voice) {
  const bool plain = !voice.self && !voice.opinion && !voice.past && !voice.asks;
  for (std::size_t at = 1; at < sentence.size(); ++at) {
    if (sentence[at].text != "but" || sentence[at].used || sentence[at - 1].meaning == M::kComma) continue;
    std::size_t next = at + 1;
    while (next < sentence.size() && sentence[next].meaning == M::kFiller) ++next;
    if (plain || (next < sentence.size() && is_one_of(sentence[next], kOfCards))) return true;
  }
  return false;
}

// "South stands at four": tricks, of a sentence that says what is played.
bool stands_at(Words sentence) {
  constexpr std::array<std::string_view, 6> kStands = {"stands", "stand", "is", "are", "has", "have"};
  for (std::size_t at = 2; at < sentence.size(); ++at)
    if (sentence[at].meaning == M::kNumber && !sentence[at].used && sentence[at - 1].text == "at" &&
        std::ranges::find(kStands, sentence[at - 2].text) != kStands.end())
      return true;
  return false;
}

bool corrects(Words sentence) {
  constexpr std::array<std::string_view, 10> kCorrects = {"sorry", "correction", "typo",     "erratum",   "errata",
                                                          "oops",  "misprint",   "mistyped", "miscopied", "pardon"};
  const auto corrects = [&](const Item& item) {
    const bool is = std::ranges::find(kCorrects, item.text) != kCorrects.end();
    return is && !(&item != &sentence.front() && (&item - 1)->text == "be");  // "he will be sorry"
  };
  const auto of_problem = [](const Item& item) { return is_one_of(item, kOfCards) || is_one_of(item, kPeople); };
  return std::ranges::any_of(sentence, corrects) && std::ranges::any_of(sentence, of_problem);
}

// "It was five spades, not four": another contract than rules have taken; not "it was 3NT at the other table".
bool tells_another_bid(Words sentence) {
  constexpr std::array<std::string_view, 3> kIt = {"it", "that", "this"};
  constexpr std::array<std::string_view, 4> kIs = {"was", "is", "should be", "should read"};
  constexpr std::array<std::string_view, 4> kElsewhere = {"table", "tables", "room", "rooms"};
  const auto one_of = [](const Item& item, const auto& words) {
    return std::ranges::find(words, item.text) != words.end();
  };
  if (std::ranges::any_of(sentence, [&](const Item& item) { return one_of(item, kElsewhere); })) return false;
  for (std::size_t at = 2; at + 1 < sentence.size(); ++at)
    if (!sentence[at].used && is_bid(sentence, at) && one_of(sentence[at - 1], kIs) && one_of(sentence[at - 2], kIt))
      return true;
  return false;
}

// "Ask what if the ♦K were South's": a card is with somebody else, in whatever tense.
bool supposes_card(Words sentence) {
  constexpr std::array<std::string_view, 4> kWhat = {"what", "was", "wat", "et"};
  const auto names = [](const Item& item) { return !item.used && item.is(M::kRank, M::kCards); };
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at)
    if (is_word(sentence[at], kWhat) && sentence[at + 1].meaning == M::kIf)
      return std::any_of(sentence.begin() + static_cast<std::ptrdiff_t>(at), sentence.end(), names);
  return false;
}

bool binds(Words sentence, const Voice& voice, const TalkedOf& known, Language language) {
  if (voice.commands || corrects(sentence) || tells_another_bid(sentence)) return true;
  if (!known.analysis && supposes_card(sentence)) return true;
  // "Lead: …", whatever follows.
  constexpr std::array kHeadings = {M::kLead, M::kLed, M::kLeader, M::kContract, M::kDeclare};
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at)
    if (!sentence[at].used && is_one_of(sentence[at], kHeadings) &&
        (sentence[at + 1].meaning == M::kColon || sentence[at + 1].raw == "-"))
      return true;
  // "South to bamboozle them": what is asked for is in a word that is not known.
  const bool orders = sentence.size() > 2 && is_one_of(sentence[0], kPeople) && sentence[1].text == "to" &&
                      sentence[2].meaning == M::kUnknown && !sentence[0].used;
  if (orders) return true;
  TalkedOf beside = known;
  beside.reasons = is_reasoning(sentence, voice);
  constexpr std::array<std::string_view, 7> kHints = {"hint", "tip", "tipp", "hinweis", "indice", "conseil", "hints"};
  const auto hints = [&](const Item& item) { return std::ranges::find(kHints, item.text) != kHints.end(); };
  constexpr std::size_t kFirst = 3;
  beside.hint = std::ranges::any_of(sentence.subspan(0, std::min(kFirst, sentence.size())), hints);
  if (std::ranges::any_of(sentence, &Item::used) && (excepts(sentence, voice) || stands_at(sentence))) return true;
  return std::ranges::any_of(clauses_of(sentence), [&](const Extent& clause) {
    return binds_by(Clause(sentence.subspan(clause.begin, clause.end - clause.begin), language), voice, beside);
  });
}

}  // namespace ouverte::puzzles::text
