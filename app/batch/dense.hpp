// Solved deals as numbers, an array of NumPy's with eight 32-bit words a deal (docs/batch.md, bit by bit): the deal,
// the tricks of every declarer in every strain, and flags. Files can be mapped and cut anywhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "solver/games/door/bulk.hpp"

namespace ouverte::batch {

inline constexpr std::size_t kDenseBytes = 32;
inline constexpr std::size_t kNpyHeaderBytes = 128;

using Tricks = std::array<std::int8_t, games::kBulkCells>;

struct DenseDeal {
  games::BulkHands hands{};
  Tricks tricks{};  // `games::kUnknown` where not proved
  bool limit = false;
  bool error = false;  // no deal; then there are no hands
};

// The header of a file of `deals` deals.
[[nodiscard]] std::string npy_header(std::uint64_t deals);
// How many deals a file holds that begins so; nothing where it is none of ours.
[[nodiscard]] std::optional<std::uint64_t> npy_deals(std::string_view header);

// 32 bytes. The caller guarantees that the hands are all the cards of the pack, or that there is an error.
[[nodiscard]] std::string to_dense(const DenseDeal& deal);
// Of 32 bytes; nothing where its hands are not four of thirteen.
[[nodiscard]] std::optional<games::BulkHands> hands_of_dense(std::string_view bytes);

}  // namespace ouverte::batch
