// What rules say is asked, and of whom.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/tones.hpp"
#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using base::str;
using M = Meaning;

std::optional<Side> WordsReader::subject(const Match& match) const {
  if (match.side_first) return match.sides.front();
  if (!match.sides.empty()) return match.sides.back();
  std::size_t at = match.begin;
  const auto before = [&](Meaning meaning) { return at > 0 && items_[at - 1].meaning == meaning; };
  while (before(M::kFiller) || before(M::kDo) || before(M::kA)) --at;
  if (!last_subject_) return you_ != 0 ? std::optional(Side{.seats = std::string(1, you_)}) : std::nullopt;
  const bool needs = items_[match.begin].meaning == M::kNeed;
  const bool third = items_[match.begin].text.ends_with('s') || needs;
  // "South, on lead, has to win four."
  constexpr std::array<std::string_view, 9> kFinite = {"has to", "have to", "must", "should", "will",
                                                       "is to",  "are to",  "soll", "muss"};
  const bool finite = std::ranges::find(kFinite, items_[match.begin].text) != kFinite.end();
  if (finite) return last_subject_;
  const bool goes_on = before(M::kAnd) || items_[match.begin].meaning == M::kAnd;
  if ((goes_on && (third == last_was_third_person_ || needs)) || needs) return last_subject_;
  return you_ != 0 ? std::optional(Side{.seats = std::string(1, you_)}) : std::nullopt;
}

void WordsReader::ask(const Match& match, Asked asked) {
  asked.more |= contains(match, M::kStill);
  // "4♠ by South. Can they beat it?", "Can you beat it?", of a reader of whom nothing else is said
  const auto several = [](const Side& side) { return side.who == Who::kDefenders || side.seats.size() > 1; };
  const bool nobody = asked.side && asked.side->who == Who::kYou && you_ == 0 &&
                      std::ranges::count(items_, M::kYou, &Item::meaning) == 1;
  const bool they = asked.side && asked.side->who == Who::kThey && std::ranges::none_of(mentioned_, several);
  if (asked.aim == Aim::kBeatIt && (nobody || they)) asked.side->who = Who::kDefenders;
  if (asked.side) asked.side = resolved(*asked.side, match.begin, line_of(match));
  std::size_t stop = match.end;
  while (stop < items_.size() && items_[stop].meaning != M::kStop) ++stop;
  const std::span all(items_);
  facts_.asked.push_back({asked, line_of(match), written(all.subspan(match.begin, match.end - match.begin)),
                          stop < items_.size() && items_[stop].closes});
}

void WordsReader::lost(Asked& asked, bool avoided) const {
  if (asked.aim == Aim::kAll) {
    asked.aim = Aim::kNone;
    return;
  }
  const int number = asked.aim == Aim::kNone ? 0 : asked.number;
  asked.aim = Aim::kAll;
  asked.number = avoided ? 1 - number : -number;
  asked.more = false;
  // Nobody is asked to lose so many and more: "lose one trick" is one at most, and so is "only one".
  asked.measure = Measure::kAtLeast;
}

// What is asked of the contract, or of the game; whether it is.
bool WordsReader::aims_at_contract(const Match& match, Asked& asked) {
  const auto number = match.numbers.empty() ? std::optional<int>() : std::optional(match.numbers.front());
  switch (match.does) {
    case Does::kMakesOf:
      asked.side = match.sides.front();
      asked.aim = Aim::kContract;
      asked.named = true;
      return true;
    case Does::kMakes:
    case Does::kIsMade:
      asked.aim = Aim::kContract;
      asked.named = !match.goals.empty();
      if (match.does == Does::kIsMade && match.sides.empty()) asked.side = Side{.who = Who::kDeclarer};
      if (contains(match, M::kOvertrick)) asked.margin = number.value_or(1);
      if (!match.goals.empty() && match.goals.front().bid && match.side_first &&
          match.sides.front().who == Who::kSeats && match.sides.front().seats.size() == 1 && facts_.declarers.empty())
        facts_.declarers = match.sides.front().seats;
      return true;
    case Does::kBeats:
    case Does::kIsBeaten:
      asked.aim = Aim::kBeatIt;
      asked.margin = number;
      if (contains(match, M::kDown) && !number) asked.margin = 1;
      if (match.does == Does::kIsBeaten && match.sides.empty()) asked.side.reset();
      if (!match.side_first && match.does == Does::kBeats) asked.side.reset();
      return true;
    case Does::kNoOvertrick:
      asked.aim = Aim::kBeatIt;
      asked.margin = 1 - number.value_or(1);
      if (!match.side_first) asked.side.reset();
      return true;
    case Does::kIsNoLoser:
      asked.aim = Aim::kContract;
      return true;
    case Does::kGoesOut:
      asked.aim = Aim::kOut;
      asked.measure = Measure::kAtMost;
      asked.number = number.value_or(0);
      return true;
    case Does::kWinsWith:
      asked.aim = Aim::kWinWith;
      return true;
    case Does::kLevel:
      asked.aim = Aim::kBeatIt;
      return true;
    case Does::kNoLevel:
      asked.aim = Aim::kContract;
      if (!match.side_first) asked.side.reset();
      return true;
    default:
      return false;
  }
}

// The same of numbers of tricks or points.
bool WordsReader::aims_at_number(const Match& match, Asked& asked) {
  switch (match.does) {
    case Does::kTakesOf:
      asked.side = match.sides.front();
      return true;
    case Does::kTakes:
      if (contains(match, M::kTask) && is_signed(match)) {
        asked.side = Side{.who = Who::kDeclarer};
        asked.in_all = true;
      }
      if (contains(match, M::kPaid)) {
        asked.aim = Aim::kPayment;
      } else if (contains(match, M::kScore) && !contains(match, M::kTrick) &&
                 (asked.aim == Aim::kTricks || asked.aim == Aim::kPoints)) {
        asked.aim = Aim::kScore;
      }
      return true;
    case Does::kTakesToo:
      asked.side = last_subject_;
      return true;
    case Does::kFails:
      if (asked.measure != Measure::kAtLeast || (asked.aim != Aim::kTricks && asked.aim != Aim::kAll)) {
        facts_.faults.push_back(
            {line_of(match),
             str("Task: found ",
                 base::quoted(written(std::span<const Item>(items_).subspan(match.begin, match.end - match.begin))),
                 ", expected what a side is to do and not what it does not")});
        return false;
      }
      asked.measure = Measure::kAtMost;
      --asked.number;
      if (!match.sides.empty()) asked.side = match.sides.front();
      // "Why cannot N-S, with East on lead, make three?"
      if (match.sides.size() == 2 && contains(match, M::kLead))
        facts_.leaders.emplace_back(match.sides[1], line_of(match));
      return true;
    case Does::kStops:
      if (match.amounts.empty()) {
        asked.aim = Aim::kBeatIt;
        if (!match.side_first) asked.side.reset();
        return true;
      }
      asked.measure = Measure::kAtMost;
      --asked.number;
      if (!match.sides.empty()) asked.side = match.sides.back();
      return true;
    case Does::kHolds:
      if (asked.measure != Measure::kExactly) asked.measure = Measure::kAtMost;
      asked.side = match.sides.back();
      return true;
    case Does::kLoses:
      lost(asked, false);
      return true;
    case Does::kLosesNot:
      lost(asked, true);
      if (match.sides.empty() && last_subject_) asked.side = last_subject_;
      return true;
    case Does::kTakesNone:
      asked.aim = Aim::kNone;
      asked.number = 0;
      return true;
    case Does::kGives:
      asked.side = match.sides.back();
      // "Can the caller be made to take a trick?"
      if (asked.aim == Aim::kTricks && asked.number == 1 && asked.measure == Measure::kAtLeast &&
          (asked.side->who == Who::kDeclarer || (!asked.side->seats.empty() && asked.side->seats == facts_.declarers)))
        asked = Asked{.side = Side{.who = Who::kDefenders}, .aim = Aim::kBeatIt};
      return true;
    default:
      return false;
  }
}

// "Board 7 / South / All", "N-S 420", "HCP: N 12, E 5", with a whole deal: who has dealt, who is vulnerable, points.
bool WordsReader::is_of_board(const Match& match) const {
  constexpr std::array kHeads = {M::kSeat, M::kAll, M::kNone, M::kComma};
  constexpr std::array kOfTricks = {M::kTrick, M::kTake, M::kWon, M::kMake, M::kLost, M::kHave, M::kAlready};
  constexpr int kMostTricks = 13;
  const auto words = std::span(items_).subspan(match.begin, match.end - match.begin);
  if (!beside_.whole || has_one_of(words, kOfTricks)) return false;
  const bool scores = match.does == Does::kTaken || std::ranges::any_of(words, [](const Item& item) {
                        return item.meaning == M::kNumber && item.value > kMostTricks;
                      });
  return scores || std::ranges::all_of(words, [&](const Item& item) {
           return is_one_of(item, kHeads) || item.raw == "/" || item.raw == "-" ||
                  (item.meaning == M::kPair && item.line < beside_.hands);
         });
}

void WordsReader::take_task(const Match& match) {
  if (is_of_board(match)) return;
  // "N-S 11", of a whole deal
  const auto words = std::span(items_).subspan(match.begin, match.end - match.begin);
  constexpr std::array kBare = {M::kSeat, M::kPair, M::kNumber, M::kColon, M::kComma};
  if (beside_.whole && std::ranges::all_of(words, [&](const Item& item) { return is_one_of(item, kBare); })) {
    facts_.faults.push_back(found_words(
        words, "Task", "which may be tricks or a score, expected tricks, such as \"N-S to win eleven tricks\""));
    return;
  }
  Asked asked = match.amounts.empty() ? Asked{} : match.amounts.front();
  asked.side = subject(match);
  if (!match.goals.empty()) take_goal(match.goals.front(), match);
  if (aims_at_contract(match, asked) || aims_at_number(match, asked)) ask(match, asked);
}

}  // namespace ouverte::puzzles::text
