#include "app/requests/caught.hpp"

#include <exception>
#include <new>
#include <string>

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

absl::Status status_of_exception() { return absl::ResourceExhaustedError(std::string(message_of_exception())); }

}  // namespace ouverte::requests
