#include "puzzles/text/talk.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "puzzles/text/lexicon.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;
using Words = std::span<const Item>;

// What words beside the lexicon's tell of how a sentence is spoken.
enum Tone : unsigned {
  kSelf = 1,
  kOpinion = 2,
  kPast = 4,
  kSupposed = 8,
  kMethod = 16,
  kResult = 32,
  kMust = 64,
  kCounts = 128,
  kDoing = 256,  // of cards, which the lexicon has no word for
  kCalling = 512,
};
struct Spoken {
  unsigned tone;
  std::array<std::string_view, kLanguages> said;
};

constexpr std::array kSpoken = {
    Spoken{kSelf,
           {"i|i'|me|my|mine|myself|we|we'|us|our|ours", "ich|mich|mir|mein|meine|meinem|wir|uns|unser|unsere",
            "je|j'|moi|mon|ma|mes|nous|notre", "ik|mij|mijn|wij|we|ons|onze"}},
    Spoken{
        kOpinion,
        {"think|thinks|believe|believes|guess|wonder|wondering|feel|feels|hope|hoping|expect|suspect|doubt|like|"
         "liked|love|loved|enjoy|enjoyed|seems|seemed|seem|looks|interesting|nice|lovely|beautiful|pretty|cute|"
         "elegant|tough|tricky|key|hint|tip|idea|ideas|secret|moral|lesson|comment|comments|thanks|thank|cheers|"
         "regards|greetings|hello|hi|sorry|says|said|claims|claimed|agree|disagree|argue|argued|apparently|"
         "surely|cold|frigid|laydown|poor|sigh|wow|lol|brilliant|unlucky|lucky|curious|interested|famous|classic|"
         "instructive|according|try|check|trying|certain|always|obviously|admit|remember|wonderful|amazing|favourite|"
         "favorite|opinion|disagreed|discussion|asked|suggested|suggests|insists|insisted",
         "denke|glaube|finde|meine|schon|toll|interessant|danke|gruss|grusse|hallo|schade|leider|tipp|stichwort",
         "pense|crois|trouve|joli|beau|merci|bonjour|dommage|amities",
         "denk|geloof|vind|mooi|leuk|bedankt|groet|groeten|hallo|jammer"}},
    Spoken{kPast,
           {"went|was|were|had|bid|made|took|drew|cashed|ran|won|lost|ruffed|finessed|played|opened|raised|"
            "overcalled|doubled|passed|reached|ended|finished|stopped|got|led|gave|thought|found|failed|tried|"
            "discarded|covered|returned|switched|continued|ducked|promised|showed|decided|chose|missed|crossed|"
            "jumped|responded|rebid|scored|declared|defended|came|saw|knew|put|threw|shifted|entered|exited|held|"
            "began|called|started|worked|succeeded|followed|overtook|trumped|used|said|told|happened|did|been|played",
            "war|hatte|ging|machte|nahm|spielte|gewann|verlor|reizte|hatten|waren|griff",
            "etait|avait|alla|fit|prit|joua|gagna|perdit|chuta|entama", "was|had|ging|maakte|nam|speelde|won|verloor"}},
    Spoken{kSupposed,
           {"would|could|might", "wurde|konnte|hatte konnen|sollte", "pourrait|aurait|devrait", "zou|zouden|kon"}},
    Spoken{kMethod,
           {"how|what|which|why|who|where|when|any|anyone|anybody|explain|your|whose",
            "wie|was|welche|welcher|welches|warum|wer|wo|womit|wann", "comment|quel|quelle|quels|pourquoi|qui|ou|que",
            "hoe|wat|welke|waarom|wie|waar"}},
    Spoken{kResult,
           {"down|off|minus|beaten|defeated|failed|failing|losing|unsuccessful|unsuccessfully|result|table|room|"
            "swing|actually|afterwards|eventually|end",
            "faller|gefallen|verloren", "chute|perdu", "down|verloren"}},
    Spoken{kMust,
           {"must|has to|have to|is to|are to|needs to|need to|should|ought to|shall|will|may|can",
            "muss|mussen|soll|sollen|darf|durfen|kann", "doit|doivent|peut|peuvent", "moet|moeten|mag|mogen|kan"}},
    Spoken{kCounts, {"winners|winner|losers|loser|tops|top|fit|hcp|count", "verlierer", "perdantes", "verliezers"}},
    Spoken{kDoing,
           {"ruff|ruffs|ruffing|finesse|finesses|finessing|discard|discarding|overruff|crossruff|squeeze|endplay|"
            "finessed|ruffed|cashing|unblock|unblocks|sluff|trumping|underruff|draw|draws|drawing|drawn|drew|cashed|"
            "ran|crossed|returned|switched|continued|covered|overtook|exited|threw|shifted|discarded|trumped",
            "stechen|sticht|schneiden|schneidet|abwerfen|ziehen|zieht", "coupe|couper|impasse|defausser",
            "troeven|snijden|snijdt"}},
    Spoken{kCalling,
           {"opened|opens|overcalled|overcalls|responded|responds|raised|raises|rebid|rebids|jumped|jumps|bid|bids|"
            "doubled|passed|intervened|preempted|cue|invited|accepted|stayman|blackwood|transfer",
            "eroffnete|reizte|bot", "ouvre|ouvert|declare", "opende|bood"}}};

const std::map<std::string, unsigned, std::less<>>& tones(Language language) {
  static const std::array<std::map<std::string, unsigned, std::less<>>, kLanguages> all = [] {
    std::array<std::map<std::string, unsigned, std::less<>>, kLanguages> made;
    for (std::size_t place = 0; place < kLanguages; ++place)
      for (const Spoken& spoken : kSpoken)
        each_way({.meaning = M::kUnknown, .value = 0, .said = spoken.said}, static_cast<Language>(place),
                 [&](std::string_view way) { made[place][std::string(way)] |= spoken.tone; });
    return made;
  }();
  return all[static_cast<std::size_t>(language)];
}

// The tones of an item: of all that is written, or of its words.
unsigned tone_of(const Item& item, Language language) {
  const auto& known = tones(language);
  const auto tone = [&](std::string_view words) {
    const auto found = known.find(words);
    return found == known.end() ? 0U : found->second;
  };
  unsigned all = tone(item.text);
  for (std::size_t from = 0; from < item.text.size() && item.text.find(' ') != std::string::npos;) {
    const std::size_t to = std::min(item.text.find(' ', from), item.text.size());
    all |= tone(std::string_view(item.text).substr(from, to - from));
    from = to + 1;
  }
  return all;
}

template <std::size_t N>
bool is_one_of(const Item& item, const std::array<M, N>& meanings) {
  return std::ranges::find(meanings, item.meaning) != meanings.end();
}

constexpr std::array kWhoever = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner, M::kYou};
constexpr std::array kOfCards = {M::kSuit,  M::kRank,    M::kCards, M::kExtra, M::kTrump,
                                 M::kTrick, M::kNoTrump, M::kSuits, M::kCard};
constexpr std::array kActs = {M::kLead, M::kLed, M::kPlay, M::kTake, M::kMake, M::kLose,
                              M::kDuck, M::kWon, M::kLost, M::kGive, M::kBeat};
constexpr std::array kPlayed = {M::kPlay, M::kTake, M::kWon, M::kDuck, M::kLose, M::kLost, M::kGive};
constexpr std::array kDenies = {M::kNot,  M::kCannot, M::kWithout, M::kAvoid, M::kExactly,
                                M::kMost, M::kLeast,  M::kFewer,   M::kBut,   M::kStopFrom};

// "West should have led a heart": what was not done.
bool in_hindsight(Words words) {
  for (std::size_t at = 0; at + 1 < words.size(); ++at)
    if ((words[at].text == "should" || words[at].text == "ought to") && words[at + 1].meaning == M::kHave) return true;
  return false;
}

// "Is led", "cannot be made", "has won": no past follows such words.
bool makes_participle(const Item& item) {
  constexpr std::array<std::string_view, 7> kBefore = {"be", "is", "are", "been", "being", "has", "have"};
  return item.meaning == M::kCannot || item.meaning == M::kDo || std::ranges::find(kBefore, item.text) != kBefore.end();
}

// The tones of words, each where it stands.
unsigned tones_of(Words words, Language language) {
  unsigned all = 0;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const unsigned tone = tone_of(words[at], language);
    all |= at > 0 && makes_participle(words[at - 1]) ? tone & ~unsigned{kPast} : tone;
  }
  return all;
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
      return item.text.ends_with('s') &&
             (is_one_of(item, kActs) || item.meaning == M::kHave || item.meaning == M::kHold);
    });
  }
  [[nodiscard]] bool of_cards() const { return left(kOfCards) || sounds(kDoing); }
  [[nodiscard]] bool of_play() const { return of_cards() || left(kActs); }

  // "West must lead …", "the first trick is to be won …": not "I must", nor "the key is to".
  [[nodiscard]] bool obliges() const {
    for (std::size_t at = 0; at < all_.size(); ++at) {
      if ((tone_of(all_[at], language_) & kMust) == 0 || all_[at].used) continue;
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

  // Whether a denial stands there that says more than that somebody did not do or know something.
  [[nodiscard]] bool denies(const Voice& voice) const {
    return std::ranges::any_of(all_, [&](const Item& item) {
      if (item.used || !is_one_of(item, kDenies)) return false;
      if (item.meaning == M::kAvoid && voice.method) return false;
      if (item.meaning == M::kExactly && !left(kActs)) return false;
      if (item.meaning == M::kBut) return &item != &all_.front();
      const bool of_past = item.text == "could not" || item.text == "did not" || item.text == "would not";
      return !(of_past && !left(M::kLead) && !left(M::kLed));
    });
  }

 private:
  Words all_;
  Language language_;
};

std::vector<Clause> clauses_of(Words sentence, Language language) {
  std::vector<Clause> clauses;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= sentence.size(); ++at) {
    const bool mark =
        at < sentence.size() && (sentence[at].meaning == M::kComma || sentence[at].meaning == M::kSemicolon ||
                                 sentence[at].meaning == M::kColon);
    const bool turns = at < sentence.size() && (sentence[at].meaning == M::kIf || sentence[at].text == "but");
    if (at < sentence.size() && !mark && !turns) continue;
    if (at > from) clauses.emplace_back(sentence.subspan(from, at - from), language);
    from = turns ? at : at + 1;
  }
  return clauses;
}

bool begins_with_method(Words sentence, Language language) {
  constexpr std::size_t kFirst = 4, kFar = 8;  // words: of the sentence, and behind "If it is not,"
  for (std::size_t at = 0; at < std::min(sentence.size(), kFar); ++at)
    if ((at < kFirst || sentence[at - 1].meaning == M::kComma) && (tone_of(sentence[at], language) & kMethod) != 0)
      return true;
  return false;
}

// Of one clause, whether it restricts the play, or tells of it.
bool binds_by(const Clause& clause, const Voice& voice, const TalkedOf& known) {
  // What happened; also told as if it did now, "the robot draws trumps and goes down".
  const bool past = clause.sounds(kPast) || (voice.past && !clause.is_present());
  const bool told = !voice.asks && (past || (voice.falls && known.result && !clause.has(M::kIf)));
  const bool leads = clause.has(M::kLead) || clause.has(M::kLed);
  const bool supposed = clause.supposes() && !voice.asks;
  if (clause.denies(voice) && clause.of_play() && (!told || leads) && !(supposed && !leads)) return true;
  if (clause.left(M::kIf) && clause.of_play() && !told && !supposed && !clause.sounds(kSelf)) return true;
  if (clause.obliges() && clause.of_play() && !voice.method && !supposed) return true;
  // What is said of cards, and is neither past, nor asked, nor somebody's view, is so.
  const bool view = clause.sounds(kSelf | kOpinion | kCounts | kCalling) || clause.supposes();
  constexpr std::array kNoTrick = {M::kSuit,  M::kRank,    M::kCards, M::kExtra,
                                   M::kTrump, M::kNoTrump, M::kSuits, M::kCard};
  const bool of_trick = clause.left(M::kTrick) && clause.left(kWhoever) && clause.left(kActs);
  const bool of_now = (clause.left(kNoTrick) && !(told && known.result)) || (of_trick && !told);
  if (of_now && !voice.asks && !view && !known.plays) return true;
  if (voice.asks && clause.left(M::kLast) && clause.left(M::kTrick)) return true;
  const bool of_lead = leads && (clause.left(kNoTrick) || clause.sounds(kDoing)) && !clause.sounds(kCalling);
  if (of_lead && !voice.method && !supposed && !known.plays) return true;
  const bool of_all = clause.left(std::array{M::kAll, M::kEvery, M::kRest, M::kNone}) && clause.left(M::kTrick);
  if (of_all && !told && !voice.method) return true;
  // "Can West smother the Pagat?": whatever that is.
  constexpr std::array kNamed = {M::kSeat, M::kPair, M::kRole, M::kDummy};
  if (voice.asks && !voice.method && !supposed && clause.left(kNamed) && clause.of_cards()) return true;
  const bool doing = ((clause.left(kPlayed) || clause.sounds(kDoing)) && clause.of_cards()) || clause.left(M::kDuck);
  if (!doing || known.plays || supposed) return false;
  if (told) return !known.result && !clause.sounds(kCalling);
  if (voice.asks) return clause.left(kWhoever) && (!voice.method || clause.left(M::kAfter));
  return clause.left(kWhoever) && !voice.opinion && !voice.self;
}

}  // namespace

Voice voice_of(Words sentence, bool question, Language language) {
  Voice voice;
  const unsigned all = tones_of(sentence, language);
  voice.self = (all & kSelf) != 0;
  voice.opinion = (all & kOpinion) != 0;
  voice.past = (all & kPast) != 0;
  const auto falls = [](const Item& item) { return item.meaning == M::kFall || item.meaning == M::kDown; };
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
  for (std::size_t from = 0; from < items.size();) {
    std::size_t to = from;
    unsigned all = 0;
    for (; to < items.size() && items[to].meaning != M::kStop; ++to) all |= tone_of(items[to], language);
    const bool question = to < items.size() && items[to].closes;
    const auto goes_down = [](const Item& item) { return item.meaning == M::kFall && item.text.starts_with("goes"); };
    if (std::any_of(items.begin() + static_cast<std::ptrdiff_t>(from), items.begin() + static_cast<std::ptrdiff_t>(to),
                    goes_down) &&
        !question)
      return true;
    if ((all & kResult) != 0 && (all & kPast) != 0 && !question) return true;
    if ((all & kSupposed) != 0 && ((all & kPast) != 0 || question)) return true;
    from = to + 1;
  }
  return false;
}

bool binds(Words sentence, const Voice& voice, const TalkedOf& known, Language language) {
  return std::ranges::any_of(clauses_of(sentence, language),
                             [&](const Clause& clause) { return binds_by(clause, voice, known); });
}

std::vector<int> tricks_spoken_of(Words sentence, const Voice& voice) {
  std::vector<int> numbers;
  if (voice.past || voice.supposed || voice.counts) return numbers;
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at) {
    if (sentence[at].meaning == M::kLose || sentence[at].meaning == M::kLost) return {};
    std::size_t next = at + 1;
    while (next < sentence.size() && (sentence[next].meaning == M::kFiller || sentence[next].meaning == M::kMore ||
                                      sentence[next].meaning == M::kLast || sentence[next].meaning == M::kOf))
      ++next;
    if (sentence[at].meaning == M::kNumber && next < sentence.size() && sentence[next].meaning == M::kTrick)
      numbers.push_back(sentence[at].value);
  }
  return numbers;
}

}  // namespace ouverte::puzzles::text
