#include "app/requests/spare_memory.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace ouverte::requests {
namespace {

constexpr std::size_t kSpare = std::size_t{96} << 10;

std::atomic<void*>& spare() {
  static std::atomic<void*> block{nullptr};
  return block;
}

// False if there is none to set aside. Not by `new`, which would come back here.
bool set_aside() noexcept {
  void* const block = std::malloc(kSpare);
  void* none = nullptr;
  if (!spare().compare_exchange_strong(none, block)) std::free(block);
  return block != nullptr;
}

// Where there is some to set aside, only something large was refused.
void let_go() {
  if (!set_aside()) std::free(spare().exchange(nullptr));
  throw std::bad_alloc();
}

}  // namespace

void keep_spare_memory() noexcept {
  if (spare().load() == nullptr) set_aside();
  std::set_new_handler(let_go);
}

}  // namespace ouverte::requests
