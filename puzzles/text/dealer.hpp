// Deals the holdings of a text out to four hands in each way that layouts come to.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/text/holdings.hpp"
#include "puzzles/text/pack_check.hpp"

namespace ouverte::puzzles::text {

// Hands as they were dealt out, whose they are, and which of the text's holdings they are made of.
struct Dealt {
  Suited cards = {};
  std::string seats = {};
  DealtOut hands = {};
  std::vector<std::pair<std::size_t, std::size_t>> lost = {};  // hands and suits that the text lacks
};

// The first way in which some of the holdings, those given, are a whole deal; nothing if two begin together. Holdings
// that West's and East's cards of a suit run together in are cut in two: the parts are kept in `cut`.
[[nodiscard]] std::optional<Dealt> whole_deal_of(const Holdings& text, std::vector<const Holding*> holdings,
                                                 std::deque<Holding>& cut);

// Positions of fewer cards, in their order in the text: sixteen suits in turn or round a table, none left out, with
// hands of one size and no card twice.
[[nodiscard]] std::vector<Dealt> endings_of(const Holdings& text);

}  // namespace ouverte::puzzles::text
