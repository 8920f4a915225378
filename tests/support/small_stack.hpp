// Work done where there is little room: a thread of another program's may have no more.
#pragma once

#include <cstddef>
#include <functional>

namespace ouverte::support {

// The stack that every search must do with; more where frames are larger than a user's, unoptimised or with sanitizers.
#if OUVERTE_SANITIZE || !defined(NDEBUG)
inline constexpr std::size_t kSmallStack = std::size_t{2048} << 10;
#else
inline constexpr std::size_t kSmallStack = std::size_t{256} << 10;
#endif

// Does `work` on a thread with a stack of that size, and waits for it.
void on_small_stack(const std::function<void()>& work);

}  // namespace ouverte::support
