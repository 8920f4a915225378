// What makes a card likely to decide where card points are played for: more, and it is tried sooner.
#pragma once

#include <array>

#include "solver/base/tunable.hpp"
#include "solver/games/dreiertarock/rules.hpp"

namespace ouverte::games::dreiertarock {

// What makes a card likely to decide. The command that looks for better weights stands above each table; what was tried
// is in docs/experiments/move_order.md.
struct PointWeights {
  int gain = 32;    // a card point in a trick that the camp takes
  int loss = -32;   // or loses
  int taken = 0;    // the trick is the camp's
  int trump = -80;  // a trump that takes the trick so far could take another
  int rank = -2;    // and so could a higher one
  int points = -4;  // the same of a card of a suit, by its points
  // Leads.
  int length = 0;      // cards of the suit in the hand
  int trumps = 0;      // trumps in the hand where one is led
  int trump_lead = 0;  // a trump is led
  int opponent_ruffs = 0;
  int partner_ruffs = 0;
  // Cards that follow.
  int beaten_rank = -2;  // of a trump that does not take the trick so far
  int kept = 0;          // cards of its suit in the hand, of a card of a suit
  int single = 0;        // it is the only one there
};

// By the place in the trick.
using PointTable = std::array<PointWeights, kPlayers>;
// bench/tune points-alone
inline base::Tunable<PointTable> kAloneWeights = {
    {{.gain = 38, .loss = 2, .rank = 4, .length = 24, .trump_lead = -32}, {}, {.kept = 12}}};
// bench/tune points-others
inline base::Tunable<PointTable> kOthersWeights = {{{.gain = 13,
                                                     .loss = -62,
                                                     .taken = -97,
                                                     .trump = -92,
                                                     .rank = 0,
                                                     .points = -10,
                                                     .length = 20,
                                                     .trumps = -8,
                                                     .opponent_ruffs = -8,
                                                     .partner_ruffs = 12},
                                                    {.single = 12},
                                                    {.gain = 2, .loss = -44, .points = 2, .kept = -3}}};

}  // namespace ouverte::games::dreiertarock
