// What the plays tell of the hands they came from, beyond the rules: of cards that are equal a player plays any, each
// as often as the others. So a layout in which he had to play the card that he did is likelier than one in which he
// could as well have played another (restricted choice). No player's skill or signals are judged.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "solver/games/door/view.hpp"
#include "tutor/fair/layouts.hpp"

namespace ouverte::tutor::fair {

class Inference {
 public:
  explicit Inference(const games::View& view);
  // How likely the plays were in this layout, beside others: 1 over the number of equal cards, for each.
  [[nodiscard]] double weight(const Dealt& dealt) const;

 private:
  // The next card of the sequence, on the way up or down from the one that was played.
  struct Neighbour {
    enum class Is { kOwn, kAsk } is = Is::kOwn;  // the player's own for certain, or where the layout says so
    std::size_t card = 0;                        // of the pool
  };
  struct EqualCards {
    std::size_t place = 0;
    std::uint32_t side = 0;  // places of the same camp
    std::vector<Neighbour> up, down;
  };

  std::vector<EqualCards> plays_;
};

}  // namespace ouverte::tutor::fair
