// Which matches of rules stand: some only after others, or where what they say is meant.
#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/words_reader.hpp"

namespace ouverte::puzzles::text {

using M = Meaning;

// Whether winners or losers are counted before a place of a sentence.
bool WordsReader::counts_losers(std::size_t at) const {
  constexpr std::array<std::string_view, 4> kCounted = {"losers", "loser", "winners", "winner"};
  while (at > 0 && items_[at - 1].meaning != M::kStop)
    if (std::ranges::find(kCounted, items_[--at].text) != kCounted.end()) return true;
  return false;
}

// "Had West led the ♥K", "West thought of leading the ♥K": nobody has played the card whose rule begins at a place.
bool WordsReader::is_only_thought_of(std::size_t at) const {
  const Item& before = items_[at - 1];
  const bool begins = at == 1 || items_[at - 2].meaning == M::kStop || items_[at - 2].meaning == M::kComma;
  return (before.text == "had" && begins) || (before.meaning == M::kOf && items_[at].text == "leading");
}

// "South to make it when West leads either black suit": the lead that a task is set against, right behind it; and not
// "it is easy when …", "even when …".
bool WordsReader::restricts_task(const Match& match) const {
  constexpr std::array<std::string_view, 3> kWhen = {"when", "if", "whenever"};
  const Item& first = items_[match.begin];
  if (first.meaning != M::kIf) return true;
  const bool either = std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                                  items_.begin() + static_cast<std::ptrdiff_t>(match.end), [](const Item& item) {
                                    return item.is(M::kAny, M::kEvery) || item.text.starts_with("either");
                                  });
  return either && std::ranges::find(kWhen, first.text) != kWhen.end() && last_ && *last_ >= Does::kTakes &&
         match.begin > 0 && items_[match.begin - 1].used;
}

// "Does West lead a club or a diamond?"
bool WordsReader::is_asked(const Match& match) const {
  const auto stop = std::find_if(items_.begin() + static_cast<std::ptrdiff_t>(match.end), items_.end(),
                                 [](const Item& item) { return item.meaning == M::kStop; });
  return stop != items_.end() && stop->closes;
}

// "A wrong discard allows the opponents to get home": whom something helps is set no task.
bool WordsReader::is_helped(const Match& match) const {
  constexpr std::array<std::string_view, 12> kHelps = {"allow",  "allows",  "allowed", "allowing",
                                                       "enable", "enables", "enabled", "enabling",
                                                       "help",   "helps",   "helped",  "helping"};
  constexpr std::array kWhom = {M::kFiller, M::kA, M::kDo, M::kRole, M::kSeat, M::kPair, M::kThey};
  std::size_t at = match.begin;
  while (at > 0 && std::ranges::find(kWhom, items_[at - 1].meaning) != kWhom.end()) --at;
  if (match.does < Does::kTakes || at == 0) return false;
  const std::string& helps = items_[at - 1].text;
  const bool orders = (at == 1 || items_[at - 2].meaning == M::kStop) && !helps.ends_with('s');  // "Help them to …"
  return !orders && std::ranges::find(kHelps, helps) != kHelps.end();
}

// What a rule takes only after another, or only where somebody was named.
bool WordsReader::stands(const Match& match) const {
  const bool nobody = match.sides.empty() && !last_subject_;
  if (is_helped(match)) return false;
  switch (match.does) {
    case Does::kNothing:
      // Of a joker what the rules of all games say.
      return items_[match.begin].meaning != M::kExtra ||
             std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                         items_.begin() + static_cast<std::ptrdiff_t>(match.end),
                         [](const Item& item) { return item.text == "lowest"; });
    case Does::kStops: {  // "keep him to …", and not "it may keep you awake"
      const bool more = !match.goals.empty() || !match.amounts.empty() || contains(match, M::kMake) ||
                        contains(match, M::kTake) || contains(match, M::kWon) || contains(match, M::kSucceed);
      return more || std::none_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                                  items_.begin() + static_cast<std::ptrdiff_t>(match.end),
                                  [](const Item& item) { return item.text.starts_with("keep"); });
    }
    case Does::kGives:
      return !facts_.contract.empty() || !passing_names_.empty();
    case Does::kLeads:
    case Does::kTaken:
    case Does::kNoneTaken:
      return !nobody;
    case Does::kPlaysOn:
      return !after_card_;
    case Does::kPlaysAfterTrumps:  // and "3NT, East plays"
      return (last_ == Does::kTrumps && !facts_.level) || (last_ == Does::kContract && facts_.declarers.empty());
    case Does::kOpensBidding:
      return std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                         items_.begin() + static_cast<std::ptrdiff_t>(match.end),
                         [](const Item& item) { return item.text.starts_with("open"); });
    case Does::kHorizon:
      return items_[match.end - 1].text.ends_with("ahead");
    case Does::kSuitOrder:
      return std::ranges::equal(match.strains, std::string_view("SHDC"));
    case Does::kLeadSupposed: {
      const auto supposing = std::ranges::find(items_.begin() + static_cast<std::ptrdiff_t>(match.begin), items_.end(),
                                               M::kIf, &Item::meaning);
      return supposing->text.starts_with("suppos") || supposing->text.starts_with("assum");
    }
    case Does::kLeadOnly:
      return !(match.side_first && is_asked(match));
    case Does::kLeadOfSuits:
      return restricts_task(match) && !(match.side_first && is_asked(match));
    case Does::kTakesToo:
      return last_ && (*last_ == Does::kLeads || *last_ == Does::kTrumps || *last_ == Does::kYouLead) &&
             !contains(match, M::kLeft) && !contains(match, M::kAlready) &&
             (contains(match, M::kTrick) || contains(match, M::kAll) || contains(match, M::kRest));
    case Does::kContract: {
      // "Three losers: two hearts and a diamond."
      const bool bare = match.sides.empty() && items_[match.begin].meaning == M::kNumber;
      const bool signed_bid = std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                                          items_.begin() + static_cast<std::ptrdiff_t>(match.end),
                                          [](const Item& item) { return item.sign || is_digit(item.raw[0]); });
      if (bare && !signed_bid && counts_losers(match.begin)) return false;
      // "In 4♠ (South)", "declarer in 4♠ is South"; of two others each is somebody else.
      if (match.sides.size() != 2) return true;
      const Who first = match.sides.front().who;
      return first == Who::kYou || first == Who::kDeclarer;
    }
    case Does::kExchanges:
    case Does::kHandsExchanged:
      return beside_.twin;
    case Does::kPlayed:
      return !(match.begin > 0 && is_only_thought_of(match.begin));
    case Does::kNextCard:
      // "South wins the ace", and not "South wins three".
      return !contains(match, M::kTake) || !contains(match, M::kNumber);
    case Does::kReplaces:
      return beside_.twin && std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                                         items_.begin() + static_cast<std::ptrdiff_t>(match.end), [](const Item& item) {
                                           return item.text.starts_with("instead") || item.text == "statt" ||
                                                  item.text == "anstatt";
                                         });
    default:
      return true;
  }
}

}  // namespace ouverte::puzzles::text
