// The files of app/page/mailed, put into the library by CMake (cmake/ReportPage.cmake).
#pragma once

#include <string_view>

namespace ouverte::tutor {

struct PageParts {
  std::string_view page;           // with {style}, {script}, {style hash}, {script hash} and {analyses} to be filled in
  std::string_view style;          // all style sheets
  std::string_view script;         // all scripts
  std::string_view style_sha256;   // in hexadecimal digits
  std::string_view script_sha256;  // likewise
};

[[nodiscard]] PageParts page_parts();

}  // namespace ouverte::tutor
