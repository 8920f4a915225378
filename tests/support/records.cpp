#include "tests/support/records.hpp"

namespace ouverte::support {

records::Record random_record(const games::Game& game, const Case& chosen, std::size_t moves_left,
                              base::Random& random) {
  records::Record record;
  const auto at = random_ending(game, chosen, moves_left, random);
  if (at == nullptr) return record;
  record.setup = at->setup();
  record.setup.guarantee.clear();
  while (!at->over()) {
    const auto moves = at->moves();
    record.plays.push_back(
        {.seat = at->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}});
    if (!at->play(record.plays.back().move).ok()) break;
  }
  return record;
}

}  // namespace ouverte::support
