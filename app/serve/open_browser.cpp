#include "app/serve/open_browser.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace ouverte::serve {
namespace {

bool has_desktop() {
  for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY"})
    if (const char* const value = std::getenv(name); value != nullptr && *value != '\0') return true;
  return false;
}

}  // namespace

void open_browser(const std::string& address) {
  if (!has_desktop()) return;
  posix_spawn_file_actions_t silent;
  posix_spawn_file_actions_init(&silent);
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&silent, descriptor, "/dev/null", O_RDWR, 0);
  std::string opener = "xdg-open";
  std::string page = address;
  const std::array<char*, 3> words = {opener.data(), page.data(), nullptr};
  pid_t child = 0;
  posix_spawnp(&child, opener.c_str(), &silent, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&silent);
}

}  // namespace ouverte::serve
