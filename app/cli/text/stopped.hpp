// What ended work before its end, in the words of every answer: a limit, or the user.
#pragma once

#include <string_view>

namespace ouverte::cli {

[[nodiscard]] constexpr std::string_view what_stopped(bool interrupted) {
  return interrupted ? "interrupted" : "stopped by a limit";
}

}  // namespace ouverte::cli
