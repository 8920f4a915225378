#include "app/cli/console/console.hpp"

namespace ouverte::cli {

void Console::message(std::string_view text) const {
  out << std::flush;
  err << printable_line(text) << "\n" << std::flush;
}

}  // namespace ouverte::cli
