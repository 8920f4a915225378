// Random endings of plain tricks, dealt so that runs, voids, ruffs and crossings are frequent, and what they are worth
// by minimax: the yardstick of everything under tricks/ that claims something without search.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "solver/base/hash_tables.hpp"
#include "solver/base/random.hpp"
#include "solver/tricks/camp.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::support {

using TrickState = tricks::State<4>;

// How many random cases a test looks at: `count` times the number in the environment variable OUVERTE_ROUNDS, if there
// is one; else `count`, or a tenth of it with sanitizers, which make each some ten times as dear.
[[nodiscard]] int rounds(int count);
// Whether a test looks at the case of this place among many alike: at every one, or with sanitizers at one in five.
[[nodiscard]] bool is_looked_at(std::size_t place);
// The number in the environment variable OUVERTE_SEED, or `usual`: so that several processes look at other cases each.
[[nodiscard]] std::uint64_t seed(std::uint64_t usual);

// The start of a trick: four hands of `size` cards each in one to four suits, which some players hold long and others
// hardly at all; any leader.
[[nodiscard]] TrickState random_ending(base::Random& random, int size);

// A full deal as hard as they come: every player is out of one suit, and no two touching cards are in one hand.
[[nodiscard]] TrickState freak_deal();

// Every card of one suit, or none: no trump one time in three.
[[nodiscard]] cards::CardSet random_trumps(base::Random& random);

// Plays up to `count` random legal cards, which may leave a trick in progress.
void play_on(TrickState& state, cards::CardSet trumps, base::Random& random, int count);

// Another ending with the same leader and the same suit lengths in every hand, and the same owners of the live cards of
// each suit from the top down to the lowest one in `basis`; who has the others is drawn anew. At the start of a trick.
[[nodiscard]] TrickState alike(const TrickState& state, cards::CardSet basis, base::Random& random);

// The hands as one line of text, with leader, trump and camp: for messages.
[[nodiscard]] std::string drawn(const TrickState& state, cards::CardSet trumps, tricks::Camp camp);

// Minimax over the tricks still to come in one deal, remembering every start of a trick. Uses the rules and nothing
// else.
class Minimax {
 public:
  // The camp wants tricks; or it wants them for the players of `counted`.
  Minimax(cards::CardSet trumps, tricks::Camp camp) : Minimax(trumps, camp, camp) {}
  Minimax(cards::CardSet trumps, tricks::Camp camp, tricks::Camp counted)
      : trumps_(trumps), camp_(camp), counted_(counted) {}

  // Whether `needed` more tricks are taken, everybody playing his best.
  [[nodiscard]] bool takes(const TrickState& state, int needed);
  // How many are.
  [[nodiscard]] int tricks(const TrickState& state);

 private:
  struct Bounds {
    std::int8_t lower = 0;
    std::int8_t upper = 13;
  };

  [[nodiscard]] bool try_all(const TrickState& state, int needed);

  cards::CardSet trumps_;
  tricks::Camp camp_;
  tricks::Camp counted_;
  base::HashMap<std::uint64_t, Bounds> known_;  // by live cards and leader
};

}  // namespace ouverte::support
