// Which suit is led first when tricks are wanted.
#pragma once

#include <array>
#include <cstdint>

namespace ouverte::tricks {

// What brings a suit forward on lead (less) or back (more), by its class (`TakingOrder::lead_class`) and by what lies
// where; found by trial (docs/algorithms/hints.md).
struct LeadWeights {
  std::array<std::int8_t, 10> classes;
  int own_length, partners_length, lengths;  // for each card of the leader, his partners, the players beside him
  std::array<std::int8_t, 5> top, second;    // the best two cards, held as `TakingOrder::holder` says
  int partner_void, left_void, right_void;
  int single_to_ruff, single;
};
inline constexpr LeadWeights kNoTrumpLeads = {.classes = {0, 5, 30, 30, 28, 40, 0, 0, 0, 0},
                                              .own_length = -2,
                                              .partners_length = -4,
                                              .lengths = 4,
                                              .top = {17, -7, 0, -5, 0},
                                              .second = {-7, -15, 5, 15, 0},
                                              .partner_void = 7,
                                              .left_void = 28,
                                              .right_void = 33,
                                              .single_to_ruff = 0,
                                              .single = 0};
inline constexpr LeadWeights kTrumpLeads = {.classes = {-5, 20, 20, 20, 46, 55, 0, 54, 0, 95},
                                            .own_length = -1,
                                            .partners_length = 1,
                                            .lengths = -1,
                                            .top = {0, -10, 0, 0, 0},
                                            .second = {10, -3, 0, 10, 0},
                                            .partner_void = 1,
                                            .left_void = 0,
                                            .right_void = 0,
                                            .single_to_ruff = -13,
                                            .single = 8};

}  // namespace ouverte::tricks
