#include "app/requests/caught.hpp"

#include <exception>
#include <new>
#include <string>

#include "solver/base/check.hpp"

namespace ouverte::requests {

std::string_view message_of_exception() noexcept {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return "out of memory (--memory says how much the tables may take)";
  } catch (const std::exception& fault) {
    return fault.what();
  } catch (...) {
    return "stopped by an unknown fault";
  }
}

absl::Status status_of_exception() {
  try {
    throw;
  } catch (const base::Fault& fault) {
    return absl::InternalError(fault.what());
  } catch (...) {
    return absl::ResourceExhaustedError(std::string(message_of_exception()));
  }
}

}  // namespace ouverte::requests
