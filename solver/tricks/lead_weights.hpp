// Which suit is led first when tricks are wanted.
#pragma once

#include <array>
#include <cstdint>

namespace ouverte::tricks {

// What brings a suit forward on lead (less) or back (more), by its class (`TakingOrder::lead_class`) and by what lies
// where; found by trial (docs/algorithms/hints.md).
struct LeadWeights {
  std::array<std::int8_t, 10> classes;
  int own_length, partners_length, left_length, right_length;  // for each card
  int own_top, partners_top, right_top;
  int own_second, partners_second, left_second, right_second;
  int partner_void, left_void, right_void;
  int single_to_ruff, single;
};
inline constexpr LeadWeights kNoTrumpLeads = {.classes = {0, 5, 30, 30, 28, 40, 0, 0, 0, 0},
                                              .own_length = -2,
                                              .partners_length = -4,
                                              .left_length = 4,
                                              .right_length = 4,
                                              .own_top = 17,
                                              .partners_top = -7,
                                              .right_top = -5,
                                              .own_second = -7,
                                              .partners_second = -15,
                                              .left_second = 5,
                                              .right_second = 15,
                                              .partner_void = 7,
                                              .left_void = 28,
                                              .right_void = 33,
                                              .single_to_ruff = 0,
                                              .single = 0};
inline constexpr LeadWeights kTrumpLeads = {.classes = {-5, 20, 20, 20, 46, 55, 0, 54, 0, 95},
                                            .own_length = -1,
                                            .partners_length = 1,
                                            .left_length = -1,
                                            .right_length = -1,
                                            .own_top = 0,
                                            .partners_top = -10,
                                            .right_top = 0,
                                            .own_second = 10,
                                            .partners_second = -3,
                                            .left_second = 0,
                                            .right_second = 10,
                                            .partner_void = 1,
                                            .left_void = 0,
                                            .right_void = 0,
                                            .single_to_ruff = -13,
                                            .single = 8};

}  // namespace ouverte::tricks
