// Cards that the words say were played: "West leads the ace of spades, East plays the king and another spade".
#include <algorithm>
#include <array>

#include "solver/puzzles/posted/facts.hpp"
#include "solver/puzzles/posted/pattern.hpp"

namespace ouverte::puzzles::posted {
namespace {

// Before cards of a trick in progress, which are no longer in the hands.
constexpr std::array<std::string_view, 5> kTable = {"on the table ?are|is|lie|lies ?already", "trick in progress ?is",
                                                    "trick so far", "current trick", "table|trick"};

constexpr std::array<std::string_view, 3> kHeads = {
    "<seat> ?has|had "
    "leads|led|lead|plays|played|returns|returned|discards|discarded|ruffs|ruffed|continues|continued|follows|followed|"
    "wins|won|covers|covered|overtakes|switches|cashes|opens|throws|drops|starts|begins ?with|to|in|it|by|leading",
    "?opening|the|first lead ?was|is|being ?of ?by ?from", "?after|on the lead of"};

// What makes a sentence a supposition, or a task.
constexpr std::array<std::string_view, 7> kSuppositions = {"if",     "suppose", "should",  "whether",
                                                           "unless", "when",    "whatever"};

}  // namespace

void read_given(const Names& names, Facts& facts) {
  bool supposed = false;
  for (std::size_t at = 0; at < names.words().size(); ++at) {
    const Word& word = names.words()[at];
    if (word.mark == Mark::kStop) supposed = false;
    if (word.mark != Mark::kWord) continue;
    supposed |= names.is_any(at, kSuppositions);
    if (supposed) continue;
    std::optional<Match> found;
    bool on_table = false;
    for (const std::string_view head : kTable) {
      const bool begins = at == 0 || names.words()[at - 1].mark != Mark::kWord;
      if (!found && begins) found = match(names, at, head);
      on_table = found.has_value();
    }
    for (const std::string_view head : kHeads)
      if (!found) found = match(names, at, head);
    if (!found) continue;
    // "South plays 4♠" names a contract.
    const bool plays = names.is(found->end - 1, "plays") || names.is(found->end - 1, "in");
    if (plays && names.bid(found->end)) continue;
    char seat = found->seats.empty() ? '\0' : found->seats.front();
    std::size_t place = found->end;
    bool any = false;
    for (;;) {
      while (names.word(place) != nullptr &&
             (names.word(place)->mark == Mark::kComma || names.word(place)->mark == Mark::kBreak))
        ++place;
      std::size_t next = place;
      if (any) {
        for (const std::string_view joining : {"and", "then", "followed", "by", "next", "also"})
          if (names.is(next, joining)) next = names.past_breaks(next + 1);
      }
      // "table: West SK, North S3"
      if (on_table) {
        if (const auto by = names.seat(next); by && !names.card(next)) {
          seat = by->first;
          next = names.past_breaks(by->second);
          while (names.word(next) != nullptr && names.word(next)->mark == Mark::kComma) ++next;
        }
      }
      const auto card = names.card(next);
      if (!card) break;
      auto& list = on_table ? facts.table : facts.given;
      list.push_back({.seat = seat,
                      .card = card->first,
                      .line = names.words()[std::min(next, names.words().size() - 1)].line,
                      .inherited = any});
      any = true;
      place = card->second;
      // "Lead: SK by West"
      if (seat == 0 && (names.is(place, "by") || names.is(place, "from"))) {
        if (const auto by = names.seat(place + 1)) {
          seat = list.back().seat = by->first;
          place = by->second;
        }
      }
      if (names.word(place) == nullptr || names.word(place)->mark == Mark::kStop) break;
    }
    if (!any) continue;
    at = place - 1;
  }
}

}  // namespace ouverte::puzzles::posted
