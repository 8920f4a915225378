// What the cards and the players of a game look like in a text.
#pragma once

#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/meaning.hpp"

namespace ouverte::puzzles::text {

inline constexpr int kExtras = 4;  // the "suit" of jokers, and of trumps that are no suit
inline constexpr int kNoSuit = -1;

struct Table {
  Language language = Language::kEnglish;
  std::string seats;  // letters in turn order
  std::string ranks;  // letters, in any order
  bool jokers = false;
  bool trumps = false;              // numbered ones, a suit of their own
  bool compass = false;             // the seats are N E S W
  std::size_t dealt = 0;            // cards a hand, of a whole deal
  std::vector<std::string> roles;   // what a seat may be called beside its letter, in lower case
  std::vector<std::string> extras;  // names of single cards
};

}  // namespace ouverte::puzzles::text
