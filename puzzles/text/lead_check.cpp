#include "puzzles/text/lead_check.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/open_lead.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// The suit and rank of a card, each a blank where it is not told.
std::string move_of(const Named& card) {
  return (card.suit.size() == 1 ? card.suit : " ") + (card.rank.size() == 1 ? card.rank : " ");
}
bool may_be(const std::string& told, const std::string& move) {
  return move.size() == 2 && (told[0] == ' ' || told[0] == move[0]) && (told[1] == ' ' || told[1] == move[1]);
}
bool is_whole(const std::string& told) { return told[0] != ' ' && told[1] != ' '; }

// The same of a card as move_of() has it.
char holder_of(const std::vector<Hand>& hands, const std::string& move) {
  return text::holder_of(hands, Named{.suit = move.substr(0, 1), .rank = move.substr(1)});
}

class LeadCheck {
 public:
  LeadCheck(const Story& story, const std::vector<Hand>& hands, const std::vector<records::Record>& readings)
      : story_(story), terms_(story.terms()), hands_(hands), readings_(readings) {}

  std::optional<Fault> fault() {
    leader_ = readings_.front().plays.front().seat.front();
    contract_ = records::tag_value(readings_.front().tags, "Contract");
    trump_ = contract_.size() > 1 && contract_[1] != kNoTrump ? contract_.substr(1, 1) : "";
    for (const SpokenSentence& sentence : story_.sentences()) labelled_ |= is_label(sentence);
    for (const SpokenSentence& sentence : story_.sentences()) {
      if (sentence.elsewhere) continue;
      if (auto found = fault_in(sentence)) return found;
    }
    return sure_ ? std::nullopt : doubtful_;
  }

 private:
  // What is said of a lead, from the first word of it to before the last.
  struct Statement {
    std::string card = {};  // as move_of() has it
    std::size_t begin = 0, end = 0;
    bool of_leader = false;  // a player leads it, who is the leader or not said to be another
    bool noun = false;       // "the ♥K lead"
    bool single = false;     // "a singleton diamond"
  };

  [[nodiscard]] const Item& item(std::size_t at) const { return story_.items()[at]; }
  [[nodiscard]] std::span<const Item> words(std::size_t from, std::size_t to) const {
    return std::span(story_.items()).subspan(from, to - from);
  }
  [[nodiscard]] static Fault fault_of_lead(std::span<const Item> said, std::string_view what) {
    return {said.front().line, base::str("given: found ", base::quoted(written(said)), ", ", what,
                                         ", expected the first lead alone, such as \"West leads ♥K\"")};
  }

  [[nodiscard]] bool is_led(const std::string& told) const {
    return std::ranges::any_of(readings_, [&](const records::Record& each) {
      return !each.plays.empty() && may_be(told, each.plays.front().move);
    });
  }
  [[nodiscard]] bool is_played(const std::string& told) const {
    return std::ranges::any_of(readings_, [&](const records::Record& each) {
      return std::ranges::any_of(each.plays, [&](const records::Play& play) { return may_be(told, play.move); });
    });
  }

  // Whether a card of the suit that stands at a place is one of the leads that were read.
  [[nodiscard]] bool leads_suit_at(std::size_t at) const {
    const auto suit = terms_.suit(terms_.past_fillers(at));
    return suit && std::ranges::any_of(readings_, [&](const records::Record& each) {
             return !each.plays.empty() && each.plays.front().move.starts_with(suit->first);
           });
  }

  // Who leads: the last player named before, of the same part of the sentence.
  [[nodiscard]] bool may_be_leader(const SpokenSentence& sentence, std::size_t at) const {
    constexpr std::array kOthers = {M::kDummy, M::kYou, M::kPartner, M::kPair, M::kThey};
    for (std::size_t who = at; who-- > sentence.place.begin;) {
      if (item(who).meaning == M::kSeat) return terms_.seat_at(who) == leader_;
      if (item(who).meaning == M::kRole) return item(who).value == static_cast<int>(Who::kLeft);
      if (is_one_of(item(who), kOthers)) return false;
    }
    return true;
  }

  [[nodiscard]] std::optional<Statement> statement_at(const SpokenSentence& sentence, std::size_t at) const {
    if (!says_lead_at(story_.items(), at, sentence.place.end)) return std::nullopt;
    const std::size_t from = sentence.place.begin, to = sentence.place.end;
    Statement told{.begin = at, .end = at + 1, .of_leader = may_be_leader(sentence, at)};
    const auto known = [&](std::optional<CardSaid> said) {
      if (said && said->card.suit == "trumps") said->card.suit = trump_;
      return said && move_of(said->card) != "  " ? said : std::nullopt;
    };
    // "In Wirklichkeit spielte er ♦6 aus"
    const bool turned = at + 1 < to && (terms_.is(at + 1, M::kHe) ||
                                        (terms_.is(at + 1, M::kSeat) && terms_.seat_at(at + 1) == leader_));
    const auto before = known(card_said_before(terms_, from, at));
    const auto behind = known(card_said_at(terms_, at + (turned ? 2 : 1), to));
    const bool passive = before && at > from && (item(at - 1).text == "was" || item(at - 1).text == "is");
    told.noun = item(at).is(M::kLead) && !(at > from && item(at - 1).meaning == M::kSeat);
    if (before && (passive || (told.noun && before->begin < at && !behind))) {
      told.card = move_of(before->card);
      told.begin = before->begin;
      told.single = has_word(words(std::max(from, before->begin < 2 ? 0 : before->begin - 2), at), kSingle);
    } else if (before && !behind && is_participle(at)) {
      told.card = move_of(before->card);
      told.begin = before->begin;
    } else if (behind) {
      told.card = move_of(behind->card);
      told.end = behind->end;
      told.single = has_word(words(at + 1, told.end), kSingle);
      told.noun &= item(at).text != "leads";
    }
    return told;
  }

  // "Tatsächlich wurde ♦2 ausgespielt": behind the card, in other languages.
  [[nodiscard]] bool is_participle(std::size_t at) const {
    return story_.table().language != Language::kEnglish && item(at).meaning == M::kLed;
  }
  // "The actual lead was the ♦2": it corrects what was said before, wherever it stands.
  [[nodiscard]] bool corrects_lead(const SpokenSentence& sentence) const {
    return (task_words(padded(sentence.place.of(story_.items())), story_.table().language) & kInFact) != 0;
  }

  // "W leads ♥K.", as a column has its lead.
  [[nodiscard]] bool is_label(const SpokenSentence& sentence) const {
    constexpr std::size_t kMost = 5;
    const std::size_t from = sentence.place.begin, to = sentence.place.end;
    for (std::size_t at = from; at < to && to - from <= kMost; ++at) {
      const auto told = statement_at(sentence, at);
      if (told && told->of_leader && is_whole(told->card) && is_led(told->card) && told->end == to) return true;
    }
    return false;
  }

  // Words that make what is told at a place one of a later trick.
  [[nodiscard]] bool is_later(const SpokenSentence& sentence, const Statement& told) const {
    constexpr std::array<std::string_view, 12> kLater = {"later",        "eventually", "again",     "next",
                                                         "subsequently", "gaining",    "regaining", "regained",
                                                         "afterwards",   "returned",   "continued", "finally"};
    constexpr std::array<std::string_view, 6> kPlayed = {"ducked", "ducks", "won", "wins", "took", "takes"};
    // "Drew", "ruffs", and not "a ruff", "drawing".
    const auto played = [&](const Item& each) {
      constexpr std::array<std::string_view, 4> kIrregular = {"drew", "ran", "overtook", "threw"};
      return is_word(each, kPlayed) ||
             ((tone_of(each, story_.table().language) & kDoing) != 0 &&
              (each.text.ends_with('s') || each.text.ends_with("ed") || is_word(each, kIrregular)));
    };
    const std::size_t clause = story_.clause_at(sentence, told.begin).begin;
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      if (says_later_trick(at, sentence.place.end) || got_in(at, sentence.place.end)) return true;
      if (at >= told.end && at < story_.clause_at(sentence, told.begin).end && follows_play(at, sentence.place.end))
        return true;
      if (at >= told.begin) continue;
      if (played(item(at)) || (at >= clause && (is_word(item(at), kLater) || is_after_card(at, told.begin))))
        return true;
      if (at > 0 && item(at).text == "held" && item(at - 1).is(M::kSuit, M::kRank, M::kCards)) return true;
    }
    return false;
  }
  // "After a diamond to the ace West led", and not "after West led a heart".
  [[nodiscard]] bool is_after_card(std::size_t at, std::size_t to) const {
    constexpr std::array kOfCards = {M::kSuit, M::kRank, M::kCards, M::kTrump, M::kTrick, M::kRound};
    return item(at).meaning == M::kAfter && has_one_of(words(at, to), kOfCards) &&
           !terms_.bid(terms_.past_fillers(at + 1)) && std::ranges::none_of(words(at, to), says_lead);
  }
  // "… after South had drawn trumps", and not "after North had bid spades".
  [[nodiscard]] bool follows_play(std::size_t at, std::size_t to) const {
    constexpr std::array kOfCards = {M::kSuit, M::kRank, M::kCards, M::kTrump, M::kTrick};
    constexpr std::array kDone = {M::kWon, M::kTake, M::kDuck, M::kPlay, M::kLost};
    if (item(at).meaning != M::kAfter) return false;
    const auto said = words(at, to);
    const unsigned tones = tones_of(said, story_.table().language);
    const bool called = std::ranges::any_of(said, [](const Item& each) { return each.is(M::kBid, M::kCall); });
    return has_one_of(said, kOfCards) && (has_one_of(said, kDone) || (tones & kDoing) != 0) && !called &&
           (tones & kCalling) == 0;
  }
  // "Trick two", "the third trick", "trick 3".
  [[nodiscard]] bool says_later_trick(std::size_t at, std::size_t to) const {
    constexpr std::array<std::string_view, 14> kOrder = {"second",    "third",     "fourth",  "fifth",   "sixth",
                                                         "next",      "zweiten",   "dritten", "vierten", "deuxieme",
                                                         "troisieme", "quatrieme", "tweede",  "derde"};
    if (item(at).meaning != M::kTrick && !item(at).text.starts_with("trick")) return is_word(item(at), kTricks);
    const bool counted = at > 0 && is_word(item(at - 1), kOrder);
    const bool numbered =
        at + 1 < to && item(at + 1).meaning == M::kNumber && item(at + 1).value > 1 && item(at).text != "tricks";
    return counted || numbered || is_word(item(at), kTricks);
  }
  static constexpr std::array<std::string_view, 4> kTricks = {"trick two", "second trick", "next trick", "third trick"};
  // "When West got in", "when in with a heart", "as soon as he had the lead".
  [[nodiscard]] bool got_in(std::size_t at, std::size_t to) const {
    constexpr std::array<std::string_view, 10> kGets = {"got", "gets", "get",  "came", "comes",
                                                        "was", "is",   "when", "once", ","};
    if (item(at).text != "in" || at == 0) return false;
    const bool gets = is_word(item(at - 1), kGets);
    const bool ends = at + 1 == to || item(at + 1).meaning == M::kComma || item(at + 1).text == "with" ||
                      item(at + 1).meaning == M::kAnd || item(at + 1).text == "again";
    return gets && ends;
  }

  // Whether a clause denies what it says of a lead, or supposes it.
  [[nodiscard]] bool is_denied(const SpokenSentence& sentence, std::size_t at) const {
    const Extent clause = story_.clause_at(sentence, at);
    return has_one_of(words(clause.begin, clause.end), std::array{M::kNot, M::kCannot, M::kWithout});
  }
  [[nodiscard]] bool is_supposed(const SpokenSentence& sentence, std::size_t at) const {
    const Extent clause = story_.clause_at(sentence, at);
    const auto said = words(clause.begin, clause.end);
    constexpr std::array<std::string_view, 4> kOf = {"suppose", "imagine", "instead", "instead of"};
    return has_one_of(said, std::array{M::kIf}) || has_word(said, kOf) ||
           (tones_of(said, story_.table().language) & (kSupposed | kMust)) != 0;
  }
  // "The natural lead is the ♥K", and nobody is said to have made it.
  [[nodiscard]] bool is_judged(const SpokenSentence& sentence, const Statement& told) const {
    constexpr std::array<std::string_view, 14> kJudged = {"best",     "right",    "correct", "natural", "normal",
                                                          "book",     "obvious",  "killing", "winning", "usual",
                                                          "expected", "standard", "better",  "textbook"};
    constexpr std::array kGets = {M::kHave, M::kTake, M::kMake, M::kWon};
    const auto said = sentence.place.of(story_.items());
    return told.noun && has_word(said, kJudged) && !has_one_of(said, kGets) && !has_one_of(said, std::array{M::kSeat});
  }
  // "West led the wrong suit", "led something else", "a small one".
  [[nodiscard]] bool is_unreadable(const SpokenSentence& sentence, std::size_t at) const {
    constexpr std::array<std::string_view, 10> kUnreadable = {"wrong",      "else",      "differently", "another",
                                                              "other",      "one",       "otherwise",   "different",
                                                              "wrong suit", "other suit"};
    constexpr std::size_t kNear = 5;
    return item(at).meaning == M::kLed &&
           has_word(words(at + 1, std::min(at + kNear, sentence.place.end)), kUnreadable);
  }

  // "West put the ♥K on the table, picked it up and led the ♦6."
  [[nodiscard]] bool holds_before(const SpokenSentence& sentence, const Statement& told) const {
    for (std::size_t at = sentence.place.begin; at < told.begin; ++at) {
      const auto card = terms_.card(at);
      const std::string move = card && card->second <= told.begin ? move_of(card->first) : "  ";
      const bool bid = contract_.starts_with(std::string{move[1], move[0]});  // "against 4♥"
      if (is_whole(move) && !bid && holder_of(hands_, move) == leader_ && !is_led(move)) return true;
    }
    return false;
  }

  static constexpr std::array<std::string_view, 4> kSingle = {"singleton", "stiff", "bare", "lone"};
  // "A singleton club was led", of more than one.
  [[nodiscard]] bool is_no_singleton(const Statement& told) const {
    const auto hand = std::ranges::find(hands_, leader_, &Hand::seat);
    const std::size_t suit = std::string_view("SHDC").find(told.card[0]);
    return told.single && hand != hands_.end() && suit < 4 && hand->suits[suit].size() != 1;
  }

  // "A diamond or a heart was led", "it was no diamond that was led".
  [[nodiscard]] bool is_turned(const SpokenSentence& sentence, const Statement& told) const {
    auto before = static_cast<std::ptrdiff_t>(told.begin) - 1;
    constexpr std::array kBeside = {M::kFiller, M::kA, M::kOrnament};
    while (before >= static_cast<std::ptrdiff_t>(sentence.place.begin) &&
           is_one_of(item(static_cast<std::size_t>(before)), kBeside))
      --before;
    return before >= static_cast<std::ptrdiff_t>(sentence.place.begin) &&
           item(static_cast<std::size_t>(before)).is(M::kOr, M::kNone);
  }

  // "East leads a trump against four spades", where West has led.
  [[nodiscard]] bool another_leads(const SpokenSentence& sentence, const Statement& told) const {
    if (told.card.empty() || sentence.place.question || is_denied(sentence, told.begin) ||
        is_supposed(sentence, told.begin))
      return false;
    const auto who = story_.before(told.begin, sentence.place.begin);
    if (who < static_cast<std::ptrdiff_t>(sentence.place.begin) ||
        item(static_cast<std::size_t>(who)).meaning != M::kSeat)
      return false;
    return is_against_contract(story_, sentence, told.begin);
  }

  // Another card behind one that was led, which its player holds: "the ♥K or the ♦6".
  [[nodiscard]] std::optional<Fault> another_lead(const SpokenSentence& sentence, const Statement& told) const {
    constexpr std::array kBefore = {M::kAnd, M::kOr, M::kComma};
    constexpr std::array<std::string_view, 6> kThen = {"then", "and then", "followed by", "dann", "puis", "dan"};
    const std::size_t to = sentence.place.end;
    // "A trump or a diamond", unless both were read
    const bool either = told.end < to && terms_.is(told.end, M::kOr);
    if (either && card_said_at(terms_, told.end + 1, to) && !leads_suit_at(told.end + 1))
      return fault_of_lead(sentence.place.of(story_.items()), "which names another card beside the lead");
    for (std::size_t at = told.end; at + 1 < to; ++at) {
      // "The king and ten of hearts", where the lead was told before
      if (!is_one_of(item(at), kBefore) || ((sure_ || labelled_) && item(at).meaning != M::kOr)) continue;
      std::size_t next = at + 1;
      while (next < to && (terms_.is_filler(next) || is_one_of(item(next), kBefore) || item(next).text == "it" ||
                           item(next).text == "also"))
        ++next;
      // "The ♥K, then the queen"
      if (has_word(words(at, next), kThen) && !has_one_of(words(at, next), std::array{M::kOr})) continue;
      const auto card = next < to ? terms_.card(next) : std::nullopt;
      if (!card || card->second > to) continue;
      const std::string move = move_of(card->first);
      if (is_whole(move) && holder_of(hands_, move) == leader_ && !is_played(move))
        return fault_of_lead(sentence.place.of(story_.items()), "which names another card beside the lead");
    }
    return std::nullopt;
  }

  // Four cards of four hands, one behind the other: a trick.
  [[nodiscard]] std::optional<Fault> trick_told(const SpokenSentence& sentence, std::size_t at) const {
    const auto trick = terms_.trick(at, false);
    constexpr std::size_t kAll = 4;
    if (!trick || trick->first.size() != kAll || trick->second > sentence.place.end) return std::nullopt;
    std::string holders, suit = trick->first.front().suit;
    for (const Named& card : trick->first) {
      if (!card.suit.empty()) suit = card.suit;
      const std::string move = move_of({.suit = suit, .rank = card.rank});
      const char holder = is_whole(move) ? holder_of(hands_, move) : '\0';
      if (holder == 0 || holders.find(holder) != std::string::npos) return std::nullopt;
      holders += holder;
    }
    if (is_played(move_of(trick->first.front()))) return std::nullopt;
    return fault_of_lead(sentence.place.of(story_.items()), "which tells a trick before the lead");
  }

  [[nodiscard]] std::optional<Fault> fault_in(const SpokenSentence& sentence) {
    const auto said = sentence.place.of(story_.items());
    const std::size_t from = sentence.place.begin, to = sentence.place.end;
    for (std::size_t at = from; at < to; ++at) {
      if (!sure_ && at > from && item(at).is(M::kSuit, M::kCards) && !sentence.place.question)
        if (auto trick = trick_told(sentence, at)) return trick;
      const auto told = statement_at(sentence, at);
      if (told && !told->of_leader && another_leads(sentence, *told))
        return fault_of_lead(said, "which is another player's lead against a contract");
      if (!sure_ && !told) acted_ |= tells_play(story_, sentence, at);
      if (!told || !told->of_leader) continue;
      if (told->card.empty()) {
        if (!played_ && !sentence.place.question && !is_denied(sentence, at) && !is_supposed(sentence, at) &&
            is_unreadable(sentence, at))
          return fault_of_lead(said, "a lead that is not read");
        continue;
      }
      if (auto found = fault_of_statement(sentence, *told)) return found;
    }
    played_ |= sure_ && plays(said);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Fault> fault_of_statement(const SpokenSentence& sentence, const Statement& told) {
    const auto said = sentence.place.of(story_.items());
    const bool later = is_later(sentence, told);
    const bool denied = is_denied(sentence, told.begin);
    const bool supposed = is_supposed(sentence, told.begin);
    const bool asserted = !sentence.place.question && !supposed && !denied && !played_;
    if (asserted && (is_no_singleton(told) || is_turned(sentence, told)))
      return fault_of_lead(said, "which may be another lead");
    if (!is_led(told.card)) {
      // "A trump lead beats it": of any, which nobody has made.
      const bool vague = told.noun && !is_whole(told.card);
      const bool asked = sentence.place.question && !(told.noun && is_whole(told.card));
      const bool participle = is_participle(told.end - 1);
      const bool corrects =
          is_whole(told.card) && (participle || !supposed) && !denied && !later && !asked && corrects_lead(sentence);
      if (!corrects && (played_ || later || denied || supposed || vague || asked)) return std::nullopt;
      return fault_of_lead(said, "another lead than the one that is read");
    }
    // Behind cards that were played the first lead is told as that alone.
    const bool first = labelled_ || told.noun || is_against_contract(story_, sentence, told.begin);
    if (later || denied || (acted_ && !first) || is_judged(sentence, told) || holds_before(sentence, told)) {
      if (!doubtful_) doubtful_ = fault_of_lead(said, "which may not be the first lead");
      return std::nullopt;
    }
    if (!played_ && !sentence.place.question)
      if (auto other = another_lead(sentence, told)) return other;
    sure_ = true;
    return std::nullopt;
  }

  // Whether a sentence tells of a card played after the lead, in whatever way.
  [[nodiscard]] bool plays(std::span<const Item> said) const {
    constexpr std::array kDone = {M::kWon, M::kTake, M::kDuck, M::kPlay, M::kGive, M::kLost, M::kLose};
    return has_one_of(said, kDone) || (tones_of(said, story_.table().language) & kDoing) != 0;
  }

  const Story& story_;
  const Terms& terms_;
  const std::vector<Hand>& hands_;
  const std::vector<records::Record>& readings_;
  char leader_ = 0;
  std::string contract_, trump_;
  bool sure_ = false;    // the lead that is read is told as the first
  bool played_ = false;  // and cards after it
  bool acted_ = false;   // cards are told before it
  bool labelled_ = false;
  std::optional<Fault> doubtful_;
};

// The place behind "by North", ": North".
std::size_t past_seat(const Terms& terms, std::size_t at) {
  while (terms.is_any(at, M::kFiller, M::kA, M::kColon, M::kBy, M::kSeat)) ++at;
  return at;
}

// The place behind ", who knew better,", or the same one.
std::size_t past_relative(const Story& story, std::size_t at, std::size_t to) {
  constexpr std::array<std::string_view, 4> kWho = {"who", "der", "die", "qui"};
  const Terms& terms = story.terms();
  if (at + 1 >= to || !terms.is(at, M::kComma) || !is_word(story.items()[at + 1], kWho)) return at;
  for (std::size_t end = at + 1; end < to; ++end)
    if (terms.is(end, M::kComma)) return end + 1;
  return at;
}

// "Führen: ♦J", "4♠ by South; ♦J": a card of the leader's alone, or behind a word that is not known.
bool labels_a_card(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands, char leader) {
  const auto said = sentence.place.of(story.items());
  constexpr std::size_t kMost = 4;
  const std::size_t from = sentence.place.begin;
  const bool label = said.size() <= kMost && has_one_of(said, std::array{M::kColon});
  for (std::size_t at = from; at < sentence.place.end; ++at)
    if (const auto card = story.terms().card(at);
        card && card->second == sentence.place.end &&
        (label || at == from || story.items()[at - 1].meaning == M::kSemicolon))
      return is_whole(move_of(card->first)) && text::holder_of(hands, card->first) == leader;
  return false;
}
Fault fault_of_no_lead(std::span<const Item> said) {
  return {said.front().line,
          base::str("given: found no lead, but ", base::quoted(written(said)), ", expected \"West leads ♥K\"")};
}

}  // namespace

std::optional<Fault> doubt_of_lead(const Story& story, const std::vector<Hand>& hands,
                                   const std::vector<records::Record>& readings) {
  return LeadCheck(story, hands, readings).fault();
}

std::optional<Fault> doubt_of_no_lead(const Story& story, const std::vector<Hand>& hands, char leader) {
  constexpr std::array kBetween = {M::kFiller, M::kA, M::kOrnament, M::kUnknown, M::kOf, M::kMeld, M::kDo};
  const Terms& terms = story.terms();
  for (const SpokenSentence& sentence : story.sentences())
    if (!sentence.elsewhere && labels_a_card(story, sentence, hands, leader))
      return fault_of_no_lead(sentence.place.of(story.items()));
  for (const SpokenSentence& sentence : story.sentences()) {
    const auto said = sentence.place.of(story.items());
    if (sentence.elsewhere || sentence.place.question || sentence.voice.calls) continue;
    const Fault unread = fault_of_no_lead(said);  // "Opening leader: West, ♥K"
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      const auto card = terms.is(at, M::kLeader) && !sentence.voice.supposed
                            ? card_said_at(terms, past_seat(terms, at + 1), sentence.place.end)
                            : std::nullopt;
      if (card && is_whole(move_of(card->card)) && text::holder_of(hands, card->card) == leader) return unread;
    }
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      if (says_for_start(story.items(), at)) return unread;
      const bool his = terms.is(at, M::kHe) || (terms.is(at, M::kSeat) && terms.seat_at(at) == leader);
      if (!his) continue;
      const bool so = story.is_so(sentence, at);
      // "West had to lead a diamond"
      constexpr std::size_t kNear = 4;
      for (std::size_t verb = at + 1; verb < std::min(at + kNear, sentence.place.end); ++verb)
        if (so && says_lead_at(story.items(), verb, sentence.place.end) &&
            card_said_at(terms, verb + 1, sentence.place.end))
          return unread;
      if (!so) continue;
      // "West tabled the ♥K", "West's choice was the ♥K"
      bool does = false;
      std::size_t card = past_relative(story, at + 1, sentence.place.end);
      const auto passes = [&](const Item& item) {
        return is_one_of(item, kBetween) || (item.meaning == M::kWith && item.text != "with");  // "griff mit ♥K an"
      };
      // "West took out the ♥K"
      const auto takes_out = [&](std::size_t out) {
        return terms.is_any(out, M::kTake, M::kWon) && out + 1 < sentence.place.end &&
               story.items()[out + 1].text == "out";
      };
      for (; card < sentence.place.end && (passes(story.items()[card]) || takes_out(card)) && !terms.card(card); ++card)
        does |= terms.is(card, M::kMeld) || story.items()[card].text == "put" ||
                (terms.is(card, M::kUnknown) && story.items()[card].text.size() > 1);
      const auto named = does ? terms.card(card) : At<Named>();
      if (named && is_whole(move_of(named->first)) && text::holder_of(hands, named->first) == leader) return unread;
    }
    if (tells_play(story, sentence)) break;
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
