#include "app/serve/page_files.hpp"

#include <array>
#include <utility>

namespace ouverte::serve {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kTypes = {
    {{".html", "text/html; charset=utf-8"},
     {".js", "text/javascript; charset=utf-8"},
     {".css", "text/css; charset=utf-8"},
     {".json", "application/json"},
     {".webmanifest", "application/manifest+json"},
     {".svg", "image/svg+xml"},
     {".png", "image/png"},
     {".txt", "text/plain; charset=utf-8"}}};

}  // namespace

std::string_view content_type(std::string_view path) {
  for (const auto& [end, type] : kTypes)
    if (path.ends_with(end)) return type;
  return {};
}

}  // namespace ouverte::serve
