// Deals of 42-card Dreiertarock, for tests of what is asked before the play.
#pragma once

#include "solver/games/door/setup.hpp"

namespace ouverte::support {

// A holds twelve trumps; B and C share the suits and the small ones.
inline games::Setup lopsided_tarock() {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.dealer = "C";
  setup.hands = {
      {"A", "....*,20,19,18,17,16,15,14,13,12,11,10"}, {"B", "KQT.KJ.Q.NJ.21,9,8,7"}, {"C", "J.QN.KN1.KQ.6,5,4,3"}};
  setup.contract = {{"talon", {"N..J..2", ".1..T.1"}}};
  return setup;
}

}  // namespace ouverte::support
