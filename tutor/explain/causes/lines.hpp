// Lines of best play from a position to the end, and what happens in them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor {

// A trick of a line.
struct LineTrick {
  PlayLine plays;
  std::string taker, card;  // who took it, and with which card

  [[nodiscard]] char led() const { return plays.front().card.front(); }
  [[nodiscard]] std::string played_by(const std::string& seat) const;  // "": nothing
  // Where the card that took it is not the highest of its suit, and was not given the trick: "the middle card", "the
  // lower of two"; else "".
  [[nodiscard]] std::string place_of_taker() const;
};

// The tricks of a line that begins in the trick in progress of `before`; the last one may be unfinished, and is then
// left out.
[[nodiscard]] std::vector<LineTrick> tricks_of(const games::Position& before, const PlayLine& line);

// For whoever plays a line card by card: the trick in progress, whether a move has ended one, and who took it.
[[nodiscard]] LineTrick trick_begun(const games::Position& at);
[[nodiscard]] bool ends_trick(const games::Position& after);
void close_trick(const games::Position& before, const games::Position& after, LineTrick& trick);

// The position after that trick of the line (0: the one in progress); null where there is none.
[[nodiscard]] std::unique_ptr<games::Position> after_trick(const games::Position& before, const PlayLine& line,
                                                           std::size_t trick);

// The cards in the order played, each with its suit where that is not the suit led: "♥K-2-3-A".
[[nodiscard]] std::string cards_in_words(const LineTrick& trick, const games::CardFaces& named);

// How often things happen, on the average of some lines.
struct Frequencies {
  std::map<std::pair<std::string, std::string>, double> takes;  // by seat and card: it takes a trick
  std::map<std::pair<std::string, char>, double> ruffs;         // by seat and suit led: it takes it with another suit
  std::map<std::pair<std::string, char>, double> in_suit;       // by seat and suit of the card that takes
  std::map<std::pair<std::string, std::string>, double> discards;  // by seat, suit led and suit thrown
  std::map<std::pair<std::string, char>, double> leads;            // by seat and suit, to later tricks
  std::map<bool, double> tricks;                                   // all, by side: that which wants the value high
  std::map<std::pair<std::string, std::string>, int> when;         // by seat and card: the first such trick
};

class LineSampler {
 public:
  LineSampler(const games::Position& before, games::Solver& solver) : before_(before), solver_(solver) {}

  // So many lines of best play after two moves, each one after the first beside one after the second: of two such lines
  // the same is played wherever that is best play in both; fewer where they are slow to find. Nothing where a limit
  // strikes.
  struct Pairs {
    std::vector<PlayLine> first, second;
  };
  [[nodiscard]] std::optional<Pairs> lines(const std::string& first, const std::string& second, int pairs);

 private:
  [[nodiscard]] std::optional<PlayLine> line(const std::string& move, const PlayLine* twin, bool lowest,
                                             base::Random& random);

  const games::Position& before_;
  games::Solver& solver_;
  std::uint64_t nodes_ = 0;
};

// `sides`: whether a seat wants the value high. `same`: what a card is counted as, one of those that do the same.
[[nodiscard]] Frequencies frequencies_in(const games::Position& before, const std::vector<PlayLine>& lines,
                                         const std::map<std::string, bool>& sides,
                                         const std::map<std::string, std::string>& same);

}  // namespace ouverte::tutor
