// Memory in huge pages holds what is put there and begins where it should, small blocks and large.
#include "solver/base/huge_pages.hpp"

#include <cstdint>
#include <numeric>
#include <vector>

#include "gtest/gtest.h"

namespace ouverte::base {
namespace {

TEST(HugePagesTest, BlocksOfEverySizeHoldWhatIsPutThere) {
  for (const std::size_t size : {1u, 1000u, 524'287u, 524'288u, 700'001u, 3'000'000u}) {
    std::vector<std::uint64_t, HugePages<std::uint64_t>> numbers(size);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(numbers.data()) % 64, 0u);
    EXPECT_EQ(std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0}), 0u);
    std::iota(numbers.begin(), numbers.end(), std::uint64_t{1});
    std::vector<std::uint64_t, HugePages<std::uint64_t>> others(3);
    others.swap(numbers);
    EXPECT_EQ(others.back(), size);
    EXPECT_EQ(numbers.size(), 3u);
  }
}

}  // namespace
}  // namespace ouverte::base
