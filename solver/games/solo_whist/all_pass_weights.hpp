// What makes a card likely to decide where tricks are avoided: more, and it is tried sooner.
#pragma once

#include "solver/base/tunable.hpp"

namespace ouverte::games::solo_whist {

struct AllPassWeights {
  // Of a card that the player leads or discards; `above` and `below`: cards of its suit that others hold.
  struct His {
    int rank, above, below, length;
    int alone, highest, lowest;  // of all in the suit
  };
  // Of one that the three lead or discard.
  struct Theirs {
    int rank, above, below, length;
    int his_above, his_below, his_void;  // what the player holds of the suit
  };
  // Of a card of the suit led, over the best one or under it.
  struct Following {
    int over, rank_over, rank_under;
  };

  Theirs lead, discard;
  His his_lead, his_discard;
  Following his_last, his;        // of the player, when he is the last to play, or is not
  Following before, before_void;  // of the three before the player, who has the suit, or has not
  Following over_him, after;      // after him, when he takes the trick so far, or does not
  int under_his_lowest;           // before him
};

// When the last trick is to be avoided, and when many are. The command that looks for better weights stands above each.
// bench/tune all-pass-last
inline base::Tunable<AllPassWeights> kLastTrick = {.lead = {6, -9, 2, -1, -4, 22, -38},
                                                   .discard = {2, 0, -1, -2, 6, 19, -19},
                                                   .his_lead = {17, 10, 10, -9, 7, -3, -27},
                                                   .his_discard = {4, 2, 3, -7, -25, -11, -19},
                                                   .his_last = {-24, 9, 6},
                                                   .his = {20, 7, 8},
                                                   .before = {-12, 3, 11},
                                                   .before_void = {-24, 5, 12},
                                                   .over_him = {0, 5, 1},
                                                   .after = {-8, 17, 4},
                                                   .under_his_lowest = 17};
// bench/tune all-pass-many
inline base::Tunable<AllPassWeights> kManyTricks = {.lead = {0, -5, 8, -7, 7, 22, -24},
                                                    .discard = {-2, -5, -1, -2, 2, 24, -10},
                                                    .his_lead = {3, 9, 12, -20, 23, -7, -10},
                                                    .his_discard = {4, 6, 8, -8, -13, -2, -10},
                                                    .his_last = {-40, 10, 4},
                                                    .his = {12, 5, 24},
                                                    .before = {-4, 3, 5},
                                                    .before_void = {0, 0, -1},
                                                    .over_him = {0, 8, 4},
                                                    .after = {16, 4, 6},
                                                    .under_his_lowest = 0};

}  // namespace ouverte::games::solo_whist
