# cmake -D ENGINE=serve|worker -D SOURCE=… -D TO=FOLDER [-D EMBED=FILE] -P page_files.cmake
# Writes the page for a host into FOLDER, which it empties first: the files of app/page, the library of puzzles and a list
# of it. With EMBED also a C++ source that has all of them inside.
set(page ${SOURCE}/app/page)
file(GLOB_RECURSE files RELATIVE ${page} ${page}/*)
list(FILTER files EXCLUDE REGEX "^mailed/|^README[.]md$|^engine/service_worker[.]js$")
list(SORT files)
file(REMOVE_RECURSE ${TO})
foreach(file IN LISTS files)
  get_filename_component(folder ${TO}/${file} DIRECTORY)
  file(COPY ${page}/${file} DESTINATION ${folder})
endforeach()

file(GLOB puzzles RELATIVE ${SOURCE}/puzzles/sets ${SOURCE}/puzzles/sets/*.pbn)
list(SORT puzzles)
set(listed)
foreach(file IN LISTS puzzles)
  file(COPY ${SOURCE}/puzzles/sets/${file} DESTINATION ${TO}/puzzles)
  list(APPEND files puzzles/${file})
  list(APPEND listed "\"${file}\"")
endforeach()
list(JOIN listed ", " listed)
file(WRITE ${TO}/puzzles/index.json "[${listed}]\n")
list(APPEND files puzzles/index.json)

# index.html: the engine, and all modules at once instead of one after the other as they are found to be wanted. Those of
# the workers are theirs alone.
if(EXISTS ${TO}/index.html)
  file(READ ${TO}/index.html index)
  set(head "<meta name=\"ouverte-engine\" content=\"${ENGINE}\">")
  foreach(file IN LISTS files)
    if(file MATCHES "[.]js$" AND NOT file MATCHES "^engine/(worker|wasm)[.]js$")
      string(APPEND head "\n<link rel=\"modulepreload\" href=\"${file}\">")
    endif()
  endforeach()
  string(REGEX REPLACE "\n?<meta name=\"ouverte-engine\"[^>]*>" "" index "${index}")
  string(REPLACE "</head>" "${head}\n</head>" index "${index}")
  file(WRITE ${TO}/index.html "${index}")
endif()

if(EMBED)
  set(rows "")
  foreach(file IN LISTS files)
    file(READ ${TO}/${file} bytes)
    string(APPEND rows "    PageFile{.path = \"${file}\", .bytes = R\"~PAGE~(${bytes})~PAGE~\"sv},\n")
  endforeach()
  file(WRITE ${EMBED} "// Made by CMake from the files of app/page.
#include \"app/serve/page_files.hpp\"

#include <array>

namespace ouverte::serve {
namespace {

using namespace std::string_view_literals;

constexpr std::array kFiles = {
${rows}};

}  // namespace

std::span<const PageFile> page_files() { return kFiles; }

}  // namespace ouverte::serve
")
endif()
