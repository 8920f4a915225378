// Exceptions, which only a want of memory or of threads lets come as far as this, as what can be said of them.
#pragma once

#include <ios>
#include <string_view>

#include "absl/status/status.h"
#include "app/requests/spare_memory.hpp"

namespace ouverte::requests {

// To be called where an exception is being handled, and good until it has been. Takes no memory.
[[nodiscard]] std::string_view message_of_exception() noexcept;

// The same as a status, for which there must be memory.
[[nodiscard]] absl::Status status_of_exception();

// What `work` gives, a status or a value or status; or what stopped it. Output that cannot be written goes on: no other
// work can be shown either.
template <class Work>
auto caught(const Work& work) -> decltype(work()) {
  keep_spare_memory();
  try {
    return work();
  } catch (const std::ios_base::failure&) {
    throw;
  } catch (...) {
    return status_of_exception();
  }
}

}  // namespace ouverte::requests
