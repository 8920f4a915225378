#include "tutor/marks/blind.hpp"

namespace ouverte::tutor {

bool leads_blind(const games::Entry& game, const games::Position& before, const games::Position& after) {
  return before.table_empty() && game.faced(before).empty() && !game.faced(after).empty();
}

}  // namespace ouverte::tutor
