// What a player chooses before the first card, by which the contract becomes all it is: cards to exchange, bonuses to
// announce.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games {

struct Choosing {
  std::string seat;                   // whose choice it is
  std::string question;               // to him, with what lies open: "Take which group of the talon, 1 or 2?"
  std::vector<std::string> examples;  // of answers
};

// What is best to answer.
struct ChoiceAdvice {
  std::string answer;
  std::vector<std::string> words;  // what it is worth, and what others are
  bool stopped = false;            // a limit struck, and something better may have been missed
};

// One choice after the other.
struct Choices {
  // A contract with none of them made, where the hands are as dealt.
  Contract (*before)(const Contract& contract) = nullptr;
  // The next one of a deal; nothing when all is chosen.
  std::optional<Choosing> (*next)(const Setup& setup) = nullptr;
  // The contract after an answer, or a status that says what is wrong with that.
  absl::StatusOr<Contract> (*chosen)(const Setup& setup, std::string_view answer) = nullptr;
  absl::StatusOr<ChoiceAdvice> (*advised)(const Setup& setup, const search::Options& options) = nullptr;
};

}  // namespace ouverte::games
