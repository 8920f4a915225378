#include "app/cli/console/console.hpp"

namespace ouverte::cli {

void Console::data(std::string_view text) const {
  if (shows_data)
    out << printable(text) << std::flush;
  else
    out << text << std::flush;
}

void Console::message(std::string_view text) const {
  out << std::flush;
  err << printable_line(text) << "\n" << std::flush;
}

}  // namespace ouverte::cli
