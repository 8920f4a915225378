// Amounts: a number of tricks or points, with the words that belong to it before and after.
#include "puzzles/text/terms.hpp"

namespace ouverte::puzzles::text {

using M = Meaning;

// What stands before a number: "at least", "more than", "still".
bool Terms::measure(std::size_t& at, Asked& asked, int& add) const {
  for (;;) {
    at = past_fillers(at);
    if (is(at, M::kStill))
      asked.more = true;
    else if (is(at, M::kLeast))
      asked.measure = Measure::kAtLeast;
    else if (is(at, M::kMost))
      asked.measure = Measure::kAtMost;
    else if (is(at, M::kExactly))
      asked.measure = Measure::kExactly;
    else if (is(at, M::kMore) && is_any(at + 1, M::kThan, M::kBut))
      add = 1, ++at;
    else if (is(at, M::kFewer) && is_any(at + 1, M::kThan, M::kBut))
      asked.measure = Measure::kAtMost, add = -1, ++at;
    else
      return true;
    ++at;
  }
}

// "Of the last six tricks", "out of 7": what a number is a part of.
bool Terms::of_so_many(std::size_t& at, Asked& asked) const {
  const bool bracket = is(at, M::kComma) && items_[at].raw == "(";
  const std::size_t of_at = bracket ? at + 1 : at;
  if (!is_any(of_at, M::kOf, M::kBy) && !(is(of_at, M::kOn) && items_[of_at].text == "sur")) return false;
  std::size_t next = past_fillers(of_at + 1);
  bool rest = is_any(next, M::kLast, M::kRest);
  if (rest) next = past_fillers(next + 1);
  if (is(next, M::kOf)) next = past_fillers(next + 1);
  if (const auto of = number(next)) {
    asked.of = of->first;
    next = past_fillers(of->second);
  } else if (!rest && !is_any(next, M::kTrick, M::kLast)) {
    return false;
  }
  while (is_any(next, M::kLast, M::kTrick, M::kCard)) {
    rest |= is(next, M::kLast);
    next = past_fillers(next + 1);
  }
  if (is(next, M::kLeft)) rest = true, ++next;
  if (bracket && !is(next, M::kComma)) return false;
  if (bracket) ++next;
  asked.more |= rest;
  at = next;
  return true;
}

// "All", "every trick", "the rest of the tricks", "all but one", "all five".
bool Terms::all_of_them(std::size_t& at, Asked& asked) const {
  std::size_t next = at;
  if (is_any(next, M::kAll, M::kEvery)) {
    for (++next; is_any(next, M::kOf, M::kLast) || is_filler(next); ++next) {
    }
    if (const auto of = number(next)) {
      asked.of = of->first;
      next = past_fillers(of->second);
    }
    while (is_any(next, M::kLast, M::kTrick) || is_filler(next)) ++next;
  } else if (is(next, M::kRest)) {
    ++next;
    if (is(next, M::kOf)) {
      next = past_fillers(next + 1);
      while (is_any(next, M::kLast, M::kTrick)) ++next;
    }
  } else {
    return false;
  }
  asked.aim = Aim::kAll;
  const std::size_t but = is(next, M::kBut) ? next + 1 : next;
  if (but > next) {
    if (const auto lost = number(past_fillers(but))) {
      asked.number = -lost->first;
      next = lost->second;
    } else if (is(but, M::kA)) {
      asked.number = -1;
      next = but + 1;
    } else {
      return false;
    }
    if (is(next, M::kTrick)) ++next;
    of_so_many(next, asked);
  }
  if (is_any(next, M::kSuit, M::kRank, M::kCards, M::kTrump)) return false;
  at = next;
  return true;
}

// What a number counts.
bool Terms::counted(std::size_t& at, Asked& asked, int count) const {
  asked.number = count;
  std::size_t next = at;
  bool said = false;  // what it counts
  while (is_any(next, M::kMore, M::kLast)) asked.more = true, ++next;
  // "3/5"
  if (is(next, M::kNumber) && items_[next].glued && items_[next].value >= count) {
    asked.of = items_[next].value;
    ++next;
  }
  of_so_many(next, asked);
  if (is_any(next, M::kTrick)) {
    said = true;
    ++next;
  } else if (is_any(next, M::kPoint, M::kCent)) {
    asked.aim = is(next, M::kPoint) ? Aim::kPoints : Aim::kPayment;
    at = next + 1;
    return true;
  }
  said |= next > at;
  const bool alone = ends(next) || is_any(next, M::kAgainst, M::kInAll, M::kMore, M::kExactly, M::kOn, M::kLeast,
                                          M::kTake, M::kMake, M::kWon, M::kNeed, M::kFor, M::kBy, M::kWith, M::kIn);
  if (!said && (!alone || suit(next))) return false;
  at = next;
  return true;
}

bool Terms::core(std::size_t& at, Asked& asked) const {
  const bool one = at > 0 && is(at - 1, M::kA);
  // "Them all"
  if (is(at, M::kThey) && items_[at].text == "them" && is(at + 1, M::kAll) && ends(at + 2)) ++at;
  if (all_of_them(at, asked)) return true;
  if (is(at, M::kNone)) {
    std::size_t next = at + 1;
    while (is_any(next, M::kMore, M::kLast)) ++next;
    if (is(next, M::kTrick))
      ++next;
    else if (!ends(next))
      return false;
    asked.aim = Aim::kNone;
    at = next;
    return true;
  }
  // "The last three tricks"
  if (is(at, M::kLast)) {
    const auto last = number(past_fillers(at + 1));
    if (!last && !one && is(at + 1, M::kTrick) && items_[at + 1].text != "trick" && items_[at + 1].text != "stich") {
      asked.aim = Aim::kAll;  // "the remaining tricks"
      at += 2;
      return true;
    }
    if (!last || !is(last->second, M::kTrick)) {
      if (!one || !is(at + 1, M::kTrick)) return false;
    } else {
      asked.of = asked.number = last->first;
      asked.more = true;
      at = last->second + 1;
      return true;
    }
  }
  if (is(at, M::kTrick) && one) {
    asked.number = 1;
    ++at;
    return true;
  }
  if (is(at, M::kMore) && is(at + 1, M::kTrick)) {  // "another trick"
    asked.number = 1;
    asked.more = true;
    at += 2;
    return true;
  }
  const auto count = number(at);
  if (!count) return false;
  at = count->second;
  return counted(at, asked, count->first);
}

// What stands after a number: "more", "in all", "of the last six", "but not three".
void Terms::tails(std::size_t& at, Asked& asked) const {
  for (;;) {
    const std::size_t next = past_fillers(at);
    if (of_so_many(at, asked)) continue;
    if (is_any(next, M::kMore, M::kLast, M::kLeft)) {
      asked.more = true;
    } else if (is(next, M::kInAll)) {
      asked.in_all = true;
    } else if (is(next, M::kLeast) && asked.measure != Measure::kExactly) {
      asked.measure = Measure::kAtLeast;
    } else if (is(next, M::kExactly) || (is(next, M::kComma) && is(next + 1, M::kExactly))) {
      asked.measure = Measure::kExactly;
      if (is(next, M::kComma)) {
        at = next + 2;
        continue;
      }
    } else {
      const std::size_t but = is(next, M::kComma) ? next + 1 : next;
      if (!is_any(but, M::kBut, M::kAnd) || asked.measure != Measure::kAtLeast || asked.aim != Aim::kTricks) return;
      if (is(but + 1, M::kNone) && is(but + 2, M::kMore)) {
        at = but + 3;
      } else if (is(but + 1, M::kMost) || is(but + 1, M::kNot)) {
        const auto most = number(but + 2);
        const bool no_more = is(but + 2, M::kMore);
        if (!no_more && (!most || most->first != asked.number + 1)) return;
        at = no_more ? but + 3 : most->second;
        if (is(at, M::kTrick)) ++at;
      } else {
        return;
      }
      asked.measure = Measure::kExactly;
      return;
    }
    at = next + 1;
  }
}

At<Asked> Terms::amount(std::size_t at) const {
  Asked asked;
  int add = 0;
  measure(at, asked, add);
  if (!core(at, asked)) return std::nullopt;
  asked.number += asked.aim == Aim::kTricks || asked.aim == Aim::kPoints ? add : 0;
  tails(at, asked);
  return std::pair(asked, at);
}

}  // namespace ouverte::puzzles::text
