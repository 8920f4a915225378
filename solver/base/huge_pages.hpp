// Memory for large tables that are read at random, in huge pages where the system offers them: most of the time of such
// a read goes to finding the page. Small blocks stay ordinary, so that they take no more than they need.
#pragma once

#include <cstddef>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace ouverte::base {

// An allocator for containers. Blocks begin on a cache line of their own.
template <class T>
class HugePages {
 public:
  using value_type = T;

  HugePages() = default;
  template <class U>
  constexpr explicit(false) HugePages(const HugePages<U>&) {}

  [[nodiscard]] T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    void* const block = ::operator new(bytes, alignment(bytes));
#if defined(__linux__)
    if (bytes >= kLarge) (void)madvise(block, bytes, MADV_HUGEPAGE);  // advice: where it fails, pages stay small
#endif
    return static_cast<T*>(block);
  }
  void deallocate(T* block, std::size_t count) { ::operator delete(block, alignment(count * sizeof(T))); }
  friend constexpr bool operator==(const HugePages&, const HugePages&) { return true; }

 private:
  static constexpr std::size_t kPage = std::size_t{2} << 20;
  static constexpr std::size_t kLarge = 2 * kPage;
  static constexpr std::size_t kLine = 64;

  static constexpr std::align_val_t alignment(std::size_t bytes) {
    return std::align_val_t{bytes >= kLarge ? kPage : kLine};
  }
};

}  // namespace ouverte::base
