// The page as one file, put into the program by CMake (cmake/ReportPage.cmake).
#pragma once

#include <string_view>

namespace ouverte::cli {

struct PageParts {
  std::string_view page;           // with {style}, {script}, {style hash}, {script hash} and {answers} to be filled in
  std::string_view style;          // all style sheets
  std::string_view script;         // all scripts
  std::string_view style_sha256;   // in hexadecimal digits
  std::string_view script_sha256;  // likewise
};

[[nodiscard]] PageParts page_parts();

}  // namespace ouverte::cli
