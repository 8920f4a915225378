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

// Whether the system would give so many bytes now. Not by expressions that a compiler may leave out.
[[nodiscard]] inline bool can_be_had(std::size_t bytes) {
  void* const block = ::operator new(bytes, std::nothrow);
  ::operator delete(block);
  return block != nullptr;
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
