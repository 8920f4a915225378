#include "app/serve/guard.hpp"

#include <array>
#include <string>

namespace ouverte::serve {

std::string_view refused(const Caller& caller, int port) {
  constexpr std::array<std::string_view, 2> kNames = {"127.0.0.1", "localhost"};
  const std::string end = ":" + std::to_string(port);
  bool host = false;
  bool origin = caller.origin.empty();
  for (const std::string_view name : kNames) {
    const std::string own = std::string(name) + end;
    host = host || caller.host == own;
    origin = origin || caller.origin == "http://" + own;
  }
  if (!host) return "Host";
  const bool foreign_page = !caller.site.empty() && caller.site != "same-origin" && caller.site != "none";
  return origin && !foreign_page ? std::string_view() : "Origin";
}

}  // namespace ouverte::serve
