// Hidden cards that are the same to a player.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace ouverte::tutor::fair {

// Groups for `AlphaMuOptions::equal`: of cards in sequence those `hidden` with no card in between that is neither
// hidden nor `gone`.
[[nodiscard]] std::vector<std::vector<std::string>> equal_cards(std::span<const std::vector<std::string>> sequences,
                                                                std::span<const std::string> hidden,
                                                                std::span<const std::string> gone);

}  // namespace ouverte::tutor::fair
