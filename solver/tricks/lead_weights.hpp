// Which suit is led first when tricks are wanted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/base/tunable.hpp"

namespace ouverte::tricks {

// What a suit is to the leader's camp: trumps, a suit to be ruffed, or one with these of its best cards.
enum class LeadClass : std::uint8_t {
  kPartnerRuffs,
  kTopAndThird,
  kTopTwo,
  kTopAlone,
  kNotTop,
  kTopOnTheRight,  // of the leader, in an opponent's hand
  kTrumps,
  kOpponentRuffs,
};
inline constexpr std::size_t kLeadClasses = 8;

// Who has a card: the leader, a partner of his, or the opponent next to play, last to play or between them.
enum class Holder : std::uint8_t { kLeader, kPartner, kNext, kLast, kBetween };
inline constexpr std::size_t kHolders = 5;

// What brings a suit forward on lead (less) or back (more). The command that looks for better weights stands above each
// table; what was tried is in docs/experiments/move_order.md.
struct LeadWeights {
  std::array<int, kLeadClasses> classes;
  int own_length, partners_length, lengths;  // for each card of the leader, his partners, the players beside him
  std::array<int, kHolders> top, second;     // the best two cards
  int partner_void, left_void, right_void;
  int single_to_ruff, single;
};
// bench/tune no-trump-leads
inline base::Tunable<LeadWeights> kNoTrumpLeads = {.classes = {0, 8, 32, 21, 31, 37, 0, 0},
                                                   .own_length = -3,
                                                   .partners_length = -4,
                                                   .lengths = 4,
                                                   .top = {14, -4, 0, -4, 0},
                                                   .second = {-10, -15, 5, 15, 0},
                                                   .partner_void = 7,
                                                   .left_void = 31,
                                                   .right_void = 30,
                                                   .single_to_ruff = 0,
                                                   .single = 0};
// At trumps, where one plays against three: bench/tune trump-leads
inline base::Tunable<LeadWeights> kTrumpLeads = {.classes = {-2, 23, 20, 20, 49, 53, 36, 95},
                                                 .own_length = -1,
                                                 .partners_length = 1,
                                                 .lengths = 0,
                                                 .top = {3, -10, 0, 0, 0},
                                                 .second = {10, -3, 3, 13, 0},
                                                 .partner_void = 1,
                                                 .left_void = 3,
                                                 .right_void = 18,
                                                 .single_to_ruff = -13,
                                                 .single = 5};
// At trumps, where two play against two and the leaders have more of those left than the others, as many or fewer, or
// all: bench/tune more-trumps-leads fewer-trumps-leads all-trumps-leads
inline base::Tunable<LeadWeights> kMoreTrumpsLeads = {.classes = {4, 27, 26, 21, 51, 51, 36, 95},
                                                      .own_length = -1,
                                                      .partners_length = 1,
                                                      .lengths = 0,
                                                      .top = {1, -12, 6, 6, 0},
                                                      .second = {4, -1, 3, 8, 0},
                                                      .partner_void = 7,
                                                      .left_void = 33,
                                                      .right_void = 36,
                                                      .single_to_ruff = -3,
                                                      .single = 3};
inline base::Tunable<LeadWeights> kFewerTrumpsLeads = {.classes = {-2, 13, 26, 20, 49, 57, 52, 95},
                                                       .own_length = -1,
                                                       .partners_length = 1,
                                                       .lengths = 0,
                                                       .top = {-1, -10, 0, 0, 0},
                                                       .second = {6, -5, 3, 17, 0},
                                                       .partner_void = 7,
                                                       .left_void = 3,
                                                       .right_void = 36,
                                                       .single_to_ruff = -10,
                                                       .single = 1};
inline base::Tunable<LeadWeights> kAllTrumpsLeads = {.classes = {-2, 17, 20, 16, 39, 53, 60, 95},
                                                     .own_length = -1,
                                                     .partners_length = 1,
                                                     .lengths = 0,
                                                     .top = {3, -14, 0, 0, 0},
                                                     .second = {10, -3, 0, 9, 0},
                                                     .partner_void = 7,
                                                     .left_void = 3,
                                                     .right_void = 18,
                                                     .single_to_ruff = 1,
                                                     .single = 5};

}  // namespace ouverte::tricks
