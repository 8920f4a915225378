#include "puzzles/text/leftovers.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "puzzles/text/talk.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

bool is_mark(const Item& item) { return item.is(M::kStop, M::kComma) || item.is(M::kColon, M::kSemicolon); }

// Where the part of a sentence ends, on one side of a place, that stands or falls with it: at a mark, or at an "and"
// beyond which all is read.
Extent part_round(const std::vector<Item>& items, const std::vector<std::size_t>& left, std::size_t at) {
  const auto none_left = [&](std::size_t from, std::size_t to) {
    return std::ranges::none_of(left, [&](std::size_t place) { return place >= from && place < to; });
  };
  const auto turns = [&](std::size_t place) { return items[place].meaning == M::kIf || items[place].text == "but"; };
  std::size_t begin = at, end = at + 1;
  while (begin > 0 && !is_mark(items[begin - 1]) && !turns(begin)) {
    if (items[begin].meaning == M::kAnd) {
      std::size_t from = begin;
      while (from > 0 && !is_mark(items[from - 1])) --from;
      if (none_left(from, begin)) break;
    }
    --begin;
  }
  while (end < items.size() && !is_mark(items[end]) && !turns(end)) {
    if (items[end].meaning == M::kAnd) {
      std::size_t to = end;
      while (to < items.size() && !is_mark(items[to])) ++to;
      if (none_left(end, to)) break;
    }
    ++end;
  }
  return {begin, end};
}

}  // namespace

std::vector<Leftover> leftovers_of(const std::vector<Item>& items, int title) {
  constexpr std::array kTurn = {M::kNot, M::kCannot, M::kIf, M::kWithout, M::kBut, M::kAvoid, M::kHedge, M::kOther};
  const std::vector<std::size_t> left = places_left(items, title);
  std::vector<Leftover> all;
  for (const std::size_t place : left) {
    if (!all.empty() && place < all.back().end) continue;
    const Extent part = part_round(items, left, place);
    const std::size_t begin = all.empty() ? part.begin : std::max(part.begin, all.back().end);
    Leftover found{.begin = begin,
                   .end = part.end,
                   .line = items[begin].line,
                   .column = items[begin].column,
                   .words = written(std::span(items).subspan(begin, part.end - begin))};
    for (std::size_t at = begin; at < part.end; ++at)
      found.turns |= std::ranges::find(kTurn, items[at].meaning) != kTurn.end() && !items[at].used;
    all.push_back(std::move(found));
  }
  return all;
}

std::vector<Item> without(std::vector<Item> items, const std::vector<Leftover>& leftovers,
                          const std::vector<Item>& read, SetAside what) {
  for (const Leftover& leftover : leftovers)
    for (std::size_t at = leftover.begin; at < leftover.end; ++at) {
      if (what == SetAside::kWords && !leftover.turns && read[at].used) continue;
      items[at].meaning = M::kUnknown;
      items[at].text.clear();
      items[at].left = true;
    }
  return items;
}

std::vector<NotUsed> listed(const std::vector<Leftover>& leftovers) {
  std::vector<NotUsed> all;
  for (const Leftover& leftover : leftovers)
    all.push_back({.line = leftover.line, .talk = true, .set_aside = true, .words = leftover.words});
  return all;
}

Fault told_without(Fault fault, const std::vector<Leftover>& leftovers, const std::vector<std::string>& readings,
                   const std::optional<Fault>& lacks, bool by_options) {
  using base::str;
  std::string quoted;
  for (const Leftover& each : leftovers)
    quoted +=
        str(quoted.empty() ? "" : ", ", base::quoted(each.words), " (line ", each.line, ", column ", each.column, ")");
  if (!readings.empty()) {
    fault.option = kSetAside;
    fault.message += str("; without ", quoted, by_options ? str(" (", fault.option, ")") : "",
                         " it reads: ", games::joined(readings, " | "));
  } else if (lacks) {
    fault.option = lacks->option;
    fault.message += str("; without ", quoted, " there is this fault: ", lacks->message);
  }
  return fault;
}

Fault with_option(Fault fault) {
  if (!fault.option.empty() && fault.option != kSetAside) fault.message += base::str("; or say it with ", fault.option);
  return fault;
}

Fault with_hands_only(Fault fault, const std::string& offer) {
  fault = with_option(std::move(fault));
  fault.option.clear();
  fault.message += base::str("; or have the hands read as they are drawn, and say the rest, such as ",
                             "--hands-only --task \"", offer.empty() ? "South plays 4♥. West leads ♠3" : offer, "\"");
  return fault;
}

}  // namespace ouverte::puzzles::text
