#include "tutor/fair/equal_cards.hpp"

#include <algorithm>

namespace ouverte::tutor::fair {

std::vector<std::vector<std::string>> equal_cards(std::span<const std::vector<std::string>> sequences,
                                                  std::span<const std::string> hidden,
                                                  std::span<const std::string> gone) {
  std::vector<std::vector<std::string>> groups;
  for (const std::vector<std::string>& sequence : sequences) {
    bool between = true;
    for (const std::string& card : sequence) {
      if (std::ranges::find(gone, card) != gone.end()) continue;
      if (std::ranges::find(hidden, card) == hidden.end()) {
        between = true;
        continue;
      }
      if (between) groups.emplace_back();
      groups.back().push_back(card);
      between = false;
    }
  }
  return groups;
}

}  // namespace ouverte::tutor::fair
