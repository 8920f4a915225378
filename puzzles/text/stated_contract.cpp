#include "puzzles/text/stated_contract.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/orders.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

const Item& item_at(const Story& story, std::ptrdiff_t at) { return story.items()[static_cast<std::size_t>(at)]; }

bool is_declarer(const Item& item) {
  return item.text == "declarer" || (item.meaning == M::kRole && item.value == static_cast<int>(Who::kDeclarer));
}

}  // namespace

char seat_of_reader(const Story& story) {
  constexpr std::array<std::string_view, 9> kAs = {"as", "are", "als", "en", "etes", "held", "was", "sat", "hold"};
  const Terms& terms = story.terms();
  char reader = 0;
  for (const SpokenSentence& sentence : story.sentences()) {
    bool you = false;
    for (std::size_t at = sentence.place.begin; at + 1 < sentence.place.end && !sentence.elsewhere; ++at) {
      you |= terms.is(at, M::kYou);
      if (terms.is_any(at, M::kComma, M::kSemicolon)) you = false;
      const std::size_t seat = terms.past_fillers(at + 1);
      if (!you || !is_word(story.items()[at], kAs) || seat >= sentence.place.end || !terms.is(seat, M::kSeat)) continue;
      if (reader != 0 && reader != terms.seat_at(seat)) return 0;
      reader = terms.seat_at(seat);
    }
  }
  return reader;
}

char subject_before(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t verb) {
  auto at = story.before(static_cast<std::size_t>(verb), sentence.place.begin);
  constexpr std::array<std::string_view, 5> kBecame = {"became", "becomes", "wurde", "devint", "werd"};
  while (at >= static_cast<std::ptrdiff_t>(sentence.place.begin) &&
         (item_at(story, at).is(M::kDo, M::kHave) || is_declarer(item_at(story, at)) ||
          is_word(item_at(story, at), kBecame)))
    at = story.before(static_cast<std::size_t>(at), sentence.place.begin);
  if (at < static_cast<std::ptrdiff_t>(sentence.place.begin)) return 0;
  const Item& who = item_at(story, at);
  // "South and North played in 4♠": one of them; "West East Declarer", as they are drawn.
  auto other = story.before(static_cast<std::size_t>(at), sentence.place.begin);
  if (other > static_cast<std::ptrdiff_t>(sentence.place.begin) && item_at(story, other).is(M::kAnd, M::kOr))
    other = story.before(static_cast<std::size_t>(other), sentence.place.begin);
  const bool joined = other >= static_cast<std::ptrdiff_t>(sentence.place.begin) && who.meaning == M::kSeat &&
                      item_at(story, other).meaning == M::kSeat && (item_at(story, other).value + who.value) % 2 == 0;
  if (joined) return 0;
  if (who.meaning == M::kSeat) return story.terms().seat_at(static_cast<std::size_t>(at));
  const std::string& seats = story.table().seats;
  const char reader = who.is(M::kYou, M::kPartner) ? seat_of_reader(story) : '\0';
  return reader == 0 || who.meaning == M::kYou ? reader : seats[(seats.find(reader) + 2) % seats.size()];
}

char declarer_named(const Story& story) {
  const Terms& terms = story.terms();
  char named = 0;
  for (const SpokenSentence& sentence : story.sentences())
    for (std::size_t at = sentence.place.begin; at < sentence.place.end && !sentence.elsewhere; ++at) {
      const Item& word = story.items()[at];
      const bool role = word.meaning == M::kRole && word.value == static_cast<int>(Who::kDeclarer);
      if (!(role || word.meaning == M::kDeclare) || sentence.place.question || !story.is_so(sentence, at)) continue;
      const bool colon =
          terms.is(at + 1, M::kColon) || (at + 1 < sentence.place.end && story.items()[at + 1].text == "is");
      const std::size_t behind = terms.past_fillers(at + (colon ? 2 : 1));
      const char before = role ? subject_before(story, sentence, static_cast<std::ptrdiff_t>(at)) : '\0';
      const char seat =
          colon && behind < sentence.place.end && terms.is(behind, M::kSeat) ? terms.seat_at(behind) : before;
      if (seat == 0) continue;
      if (named != 0 && named != seat) return 0;
      named = seat;
    }
  return named;
}

std::string trumps_named(const Story& story) {
  const Terms& terms = story.terms();
  std::string suits;
  for (std::size_t at = 0; at + 2 < story.items().size(); ++at) {
    const auto suit = terms.suit(at);
    if (suit && terms.is(suit->second, M::kFiller) && terms.is(terms.past_fillers(suit->second), M::kTrump))
      suits += suit->first;
  }
  return suits;
}

bool happened_when(const Story& story, const SpokenSentence& sentence) {
  constexpr std::array kTurns = {M::kNot, M::kCannot, M::kWithout, M::kOr};
  const auto words = sentence.place.of(story.items());
  return sentence.voice.past && !sentence.voice.supposed && !sentence.place.question && !has_one_of(words, kTurns) &&
         std::ranges::all_of(words, [](const Item& each) {
           return each.meaning != M::kIf || each.text == "when" || each.text == "als";
         });
}

bool played_when(const Story& story, const SpokenSentence& sentence) {
  constexpr std::array kBeside = {M::kBut, M::kOther, M::kThan};
  const auto words = sentence.place.of(story.items());
  return has_one_of(words, std::array{M::kIf}) && !has_one_of(words, kBeside) && happened_when(story, sentence);
}

bool lists_calls(const Story& story, const SpokenSentence& sentence) {
  const Terms& terms = story.terms();
  int calls = 0, height = 0;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    const auto bid = terms.bid(at);
    if (!bid || !terms.is(bid->second, M::kBy) || !terms.is(bid->second + 1, M::kSeat)) continue;
    if (height_of(bid->first) <= height) return false;
    height = height_of(bid->first);
    ++calls;
  }
  return calls > 1;
}

bool is_the_contract(const Story& story, const SpokenSentence& sentence, std::size_t end) {
  constexpr std::size_t kNear = 4;
  if (end >= sentence.place.end || !(story.items()[end].text == "was" || story.items()[end].text == "is")) return false;
  std::size_t at = end + 1;
  while (at < std::min(end + kNear, sentence.place.end) && story.terms().is_any(at, M::kFiller, M::kUnknown, M::kLast))
    ++at;
  return at < sentence.place.end && story.terms().is(at, M::kContract) && story.items()[at].text.ends_with("contract");
}

char declaring_behind(const Story& story, const SpokenSentence& sentence, std::size_t from) {
  const Terms& terms = story.terms();
  for (std::size_t at = from; at + 2 < sentence.place.end; ++at)
    if (terms.is(at, M::kComma) && terms.is(at + 1, M::kSeat) && terms.is(at + 2, M::kDeclare))
      return terms.seat_at(at + 1);
  return 0;
}

std::optional<char> made_in(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t in) {
  constexpr std::array<std::string_view, 4> kMade = {"made", "took", "won", "scored"};
  const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
  const auto before = [&](std::ptrdiff_t at) {
    return at > from ? story.before(static_cast<std::size_t>(at), sentence.place.begin) : from - 1;
  };
  if (in < from || item_at(story, in).meaning != M::kIn || sentence.place.question) return std::nullopt;
  const auto trick = before(in), number = before(trick);
  // "…, North ten in 4♠"
  if (number >= from && item_at(story, trick).meaning == M::kNumber && item_at(story, number).meaning == M::kSeat)
    return story.terms().seat_at(static_cast<std::size_t>(number));
  if (number < from || item_at(story, trick).meaning != M::kTrick || item_at(story, number).meaning != M::kNumber)
    return std::nullopt;
  auto verb = before(number);
  if (verb >= from && (item_at(story, verb).text == "her" || item_at(story, verb).text == "his")) verb = before(verb);
  if (verb < from || std::ranges::find(kMade, item_at(story, verb).text) == kMade.end()) return std::nullopt;
  return subject_before(story, sentence, verb);
}

bool says_contract(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t at, std::size_t begin,
                   std::size_t end) {
  const Item& word = item_at(story, at);
  const Terms& terms = story.terms();
  const bool figures = is_digit(item_at(story, static_cast<std::ptrdiff_t>(begin)).raw[0]);
  // "South plays four spades and two hearts": cards.
  const bool counts = !figures && end + 1 < sentence.place.end && terms.is_any(end, M::kAnd, M::kComma) &&
                      terms.is(end + 1, M::kNumber);
  if (counts) return false;
  const auto is_play = [](const Item& each) {
    constexpr std::array<std::string_view, 5> kPlays = {"play", "spi", "gespielt", "jou", "spe"};
    return each.meaning == M::kPlay &&
           std::ranges::any_of(kPlays, [&](std::string_view begins) { return each.text.starts_with(begins); });
  };
  if (word.meaning == M::kAgainst) return word.text != "over";
  if (word.is(M::kContract, M::kDeclare, M::kDefend) || is_play(word)) return true;
  if ((word.meaning == M::kPlan && word.text.ends_with("play")) || word.text.starts_with("reach")) return true;
  if (word.meaning != M::kIn) return false;
  // "South is in 4♠", "you are declarer at four hearts", "landed in a 1NT contract"
  const auto before = story.before(static_cast<std::size_t>(at), sentence.place.begin);
  if (before < static_cast<std::ptrdiff_t>(sentence.place.begin)) return false;
  const Item& whoever = item_at(story, before);
  constexpr std::array<std::string_view, 6> kLands = {"landed", "ended", "landet", "landete", "endete", "belandde"};
  const bool declarer = is_declarer(whoever);
  return declarer || is_word(whoever, kLands) || is_play(whoever) ||
         whoever.is(M::kSeat, M::kYou, M::kHe, M::kContract, M::kDeclare);
}

char owner_of_contract(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t at) {
  constexpr std::array<std::string_view, 5> kBeside = {"au", "im", "zum", "dans", "un"};
  const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
  auto who = at - 1;
  while (who >= from && (item_at(story, who).is(M::kFiller, M::kA, M::kIn) || is_word(item_at(story, who), kBeside)))
    --who;
  return who >= from && who < at - 1 && item_at(story, who).meaning == M::kSeat
             ? story.terms().seat_at(static_cast<std::size_t>(who))
             : '\0';
}

bool asks_to_make(const Story& story, const SpokenSentence& sentence, std::size_t begin, std::size_t end) {
  constexpr std::array kElse = {M::kIf,     M::kNot,  M::kCannot, M::kWithout, M::kBeat,      M::kStopFrom,
                                M::kDefend, M::kPair, M::kOr,     M::kThey,    M::kOvertrick, M::kDown};
  const auto words = sentence.place.of(story.items());
  const auto defends = [](const Item& item) {
    return item.meaning == M::kRole && item.value != static_cast<int>(Who::kDeclarer);
  };
  if (!sentence.place.question || !has_one_of(words, std::array{M::kMake, M::kSucceed}) || has_one_of(words, kElse) ||
      holds_to(words) || std::ranges::any_of(words, defends))
    return false;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
    if ((at < begin || at >= end) && story.terms().bid(at)) return false;
  return true;
}

char last_seat_before(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  constexpr std::size_t kNear = 3;
  for (std::size_t who = at; who-- > std::max(sentence.place.begin, at > kNear ? at - kNear : 0);)
    if (story.terms().is(who, M::kSeat)) return story.terms().seat_at(who);
  return 0;
}

bool ends_auction_behind(const Story& story, const SpokenSentence& sentence, std::size_t from) {
  std::size_t to = from;
  while (to < sentence.place.end && !story.terms().bid(to)) ++to;
  const auto words = std::span(story.items()).subspan(from, to - from);
  return (task_words(padded(words), story.table().language) & kEndsCalls) != 0;
}

bool names_other_trumps(const Story& story, const SpokenSentence& sentence, char strain) {
  const Terms& terms = story.terms();
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    if (story.items()[at].meaning != M::kTrump) continue;
    std::size_t next = terms.past_fillers(at + 1);
    if (terms.is(next, M::kUnknown)) next = terms.past_fillers(next + 1);  // "l'atout était Trèfle"
    const auto behind = terms.suit(next);
    if (behind && next > at + 1 && behind->first != strain) return true;
    const auto before = story.before(at, sentence.place.begin);
    if (before < static_cast<std::ptrdiff_t>(sentence.place.begin) || static_cast<std::size_t>(before) + 1 == at)
      continue;
    const auto suit = terms.suit(static_cast<std::size_t>(before));
    if (suit && suit->first != strain) return true;
  }
  return false;
}

}  // namespace ouverte::puzzles::text
