// Calls of an auction, and the contract that they come to.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/text/auction.hpp"

namespace ouverte::puzzles::text {

struct SaidCall {
  int column = 0;
  Bid bid = {};  // of level 0: a pass or a double
  std::string doubled = {};
  bool dash = false;  // "-"
};
inline constexpr char kLostSuit = '?';  // the strain of a bid of which a page has lost the suit
// "All pass", "end".
[[nodiscard]] bool ends_auction(std::string_view text);
[[nodiscard]] std::optional<SaidCall> call_of(const std::string& text, int column);
// The calls of a line, or none if anything else stands there.
[[nodiscard]] std::vector<SaidCall> calls_of(const std::string& text);

// The calls that stand one behind the other in a line, with or without blanks, "Pass1 ♦1♠ DblAll Pass"; `at`: where
// they begin, and then the place behind them.
[[nodiscard]] std::vector<SaidCall> calls_in(std::string_view text, std::size_t& at);

// The words of a line with their columns: "1 NT" is one, "1♦3♣Pass" are three.
[[nodiscard]] std::vector<std::pair<std::string, int>> words_with_columns(const std::string& text);
// "Dbl-": a note below says what it means.
[[nodiscard]] bool has_dash(std::string_view word);

// Whether each bid is above the one before, as far as no suit is lost.
[[nodiscard]] bool rises(const std::vector<SaidCall>& calls);

// A seat over a column of calls.
struct Heading {
  char seat = 0;
  int column = 0;
};
// What calls come to; `dealt`: who made the first, 0 where that is told by the name that it stands under.
[[nodiscard]] Auction contract_of(std::vector<SaidCall> calls, const std::vector<Heading>& headings, char dealt,
                                  const Table& table);

}  // namespace ouverte::puzzles::text
