// "4♠ by South, doubled": a double that is told elsewhere than right behind its contract, where Terms::bid() reads it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

struct Doubling {
  std::size_t begin = 0, end = 0;  // items: the word, and who doubled
  std::optional<Bid> of = {};      // the contract, where one is named
  std::string doubled = {};        // X, XX
  bool clear = false;              // else it may be of another call
};

// Those of contracts, in the order told: none that is denied or supposed, of another table, or said to ask partner for
// something.
[[nodiscard]] std::vector<Doubling> doublings_told(const Story& story);

// Whether any item is a word that may double.
[[nodiscard]] bool speaks_of_doubles(std::span<const Item> items, Language language);

// How a contract is doubled by what is told of it; as it was where nothing is.
[[nodiscard]] std::string doubled_by(const std::vector<Doubling>& told, const Bid& contract);

// "4♠ by South. West doubled": of a contract that was read without it, whatever it may mean. `contract`: as in "4SX".
[[nodiscard]] std::optional<Fault> doubt_of_double(const Story& story, std::string_view contract);

}  // namespace ouverte::puzzles::text
