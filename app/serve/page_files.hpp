// The files of the page, put into the program by CMake (cmake/Page.cmake).
#pragma once

#include <span>
#include <string_view>

namespace ouverte::serve {

struct PageFile {
  std::string_view path;  // "board/entry.js", from the page's own address
  std::string_view bytes;
};

[[nodiscard]] std::span<const PageFile> page_files();

// What a file is by the end of its name: "text/javascript; charset=utf-8"; empty where the page has no such files.
[[nodiscard]] std::string_view content_type(std::string_view path);

}  // namespace ouverte::serve
