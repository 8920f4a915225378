// Phrases with places for names: "<seat> ?is ?to lead|play". An element is a word, words with `|` between, a name in
// angle brackets (`<seat> <side> <role> <num> <suit> <strain> <bid> <card> <rank> <name>`), or `,` for a comma; `?`
// before it: it may be missing; `!` before it: it may not stand there, and `!:` that no colon does. Breaks of lines and
// colons do not count.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "puzzles/text/words.hpp"

namespace ouverte::puzzles::text {

// The names of a phrase, each kind in the order they come.
struct Match {
  std::vector<char> seats = {}, suits = {};
  std::vector<Side> sides = {};
  std::vector<int> numbers = {};
  std::vector<Bid> bids = {};
  std::vector<std::string> contracts = {}, ranks = {};
  std::size_t end = 0;
};

[[nodiscard]] std::optional<Match> match(const Names& names, std::size_t at, std::string_view pattern);

}  // namespace ouverte::puzzles::text
