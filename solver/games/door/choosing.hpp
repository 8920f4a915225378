// What a player chooses before the first card, by which the contract becomes all it is: cards to exchange, bonuses to
// announce.
#pragma once

#include <string>
#include <vector>

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

}  // namespace ouverte::games
