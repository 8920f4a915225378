// Memory that tables ask for and can do without: less of it costs time, never an answer.
#pragma once

#include <atomic>
#include <cstddef>
#include <new>

namespace ouverte::base {

// Whether the system has refused memory to a table, anywhere in this process.
inline std::atomic<bool>& memory_refused() {
  static std::atomic<bool> refused{false};
  return refused;
}

// A container of so many fresh elements; an empty one where the system refuses the memory.
template <class Container>
[[nodiscard]] Container fresh_or_none(std::size_t size) {
  try {
    return Container(size);
  } catch (const std::bad_alloc&) {
    memory_refused() = true;
    return Container();
  }
}

}  // namespace ouverte::base
