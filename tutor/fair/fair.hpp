// Recorded plays judged on what their players knew, beside what they cost with all hands open (docs/fair.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/records/record.hpp"
#include "tutor/fair/odds.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor::fair {

enum class Luck : std::uint8_t {
  kUnlucky,         // it cost something and was as good as any on the odds
  kAgainstTheOdds,  // it cost something, and another card was better on the odds
  kTooClose,        // it cost something, and the odds do not tell it from the best
  kGuess,           // it cost something, and which card is better on the odds depends on a guess to come
  kLucky,           // it cost nothing, though another card was better on the odds
};
[[nodiscard]] std::string_view word_of(Luck luck);  // "against the odds"

struct Fair {
  Luck luck{};
  bool in_chance = true;  // the chance of the goal counts, else the mean
  bool high = true;       // the player wants values high
  CardOdds played, best;
  std::vector<CardOdds> open;  // cards that keep everything as the cards lie, where neither of those is one of them
  Estimate gap;                // how far the best is ahead, in what counts
  std::size_t layouts = 0;
  double effective = 0;
  bool all = false;
  bool single_dummy = false;
  std::vector<CardOdds> cards;
};

// Adds what a play cost to what its verdict says of it.
void add_cost(const Fair& fair, int cost, OnTheOdds& odds);

// "unlucky: ♠K 62 %, best ♠J 63 % (400 layouts, ±2)".
[[nodiscard]] std::string in_words(const games::Game& game, const games::Stakes& stakes, const Fair& fair);
[[nodiscard]] base::Json to_json(const Fair& fair);

struct FairOptions {
  bool lucky = false;  // judge plays that cost nothing, too
  bool auction = true;
  std::string knows = {};
  unsigned threads = 1;
  search::Options search = {};
};

// Judges the plays of an analysed record that cost something, as far as the time allows: a play that is not judged has
// no word, rather than a wrong one. A status where what is known cannot be read.
absl::Status judge_fairly(const games::Game& game, const records::Record& record, const FairOptions& options,
                          Analysis& analysis);

// What is known of hands by a record's tag `Knows` and by `knows`; and by its auction, of the deal's contract.
[[nodiscard]] absl::StatusOr<std::vector<Known>> known_of(const games::Game& game, const records::Record& record,
                                                          std::string_view knows);
[[nodiscard]] absl::StatusOr<std::vector<Known>> auction_of(const games::Game& game, const records::Record& record,
                                                            const games::Setup& deal);

}  // namespace ouverte::tutor::fair
