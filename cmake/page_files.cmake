# cmake -D ENGINE=serve|worker -D SOURCE=… -D TO=FOLDER [-D EMBED=FILE] [-D WASM=FILE] -P page_files.cmake
# Writes the page for a host into FOLDER, which it empties first: index.html, one file of scripts and one of styles, bundled
# from those of app/page by esbuild, the library of puzzles and a list of it. With EMBED also a C++ source that has all of
# them inside; with WASM the engine, and what keeps them for a browser that is offline.
set(page ${SOURCE}/app/page)
include(${SOURCE}/cmake/esbuild.cmake)
set(files index.html icon.svg)
set(bundles main.js style/page.css)
if(WASM)
  list(APPEND bundles engine/worker.js)
endif()
file(REMOVE_RECURSE ${TO})
file(COPY ${page}/index.html ${page}/icon.svg DESTINATION ${TO})
foreach(bundle IN LISTS bundles)
  bundle(${bundle} ${TO}/${bundle} esm)
  list(APPEND files ${bundle})
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

# index.html: the engine, and what may be loaded.
file(READ ${TO}/index.html index)
set(head "<meta name=\"ouverte-engine\" content=\"${ENGINE}\">")
if(WASM)  # other hosts say it beside the page
  string(PREPEND head "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'\">\n")
endif()
string(REGEX REPLACE "\n?<meta name=\"ouverte-engine\"[^>]*>" "" index "${index}")
string(REPLACE "<meta charset=\"utf-8\">" "<meta charset=\"utf-8\">\n${head}" index "${index}")
file(WRITE ${TO}/index.html "${index}")

if(WASM)
  file(COPY ${WASM} DESTINATION ${TO}/engine)
  list(APPEND files engine/ouverte.wasm)
  set(sums "")
  set(listed "\"./\"")
  foreach(file IN LISTS files)
    file(SHA256 ${TO}/${file} sum)
    string(APPEND sums ${sum})
    string(APPEND listed ", \"${file}\"")
  endforeach()
  string(SHA256 sum "${sums}")
  string(SUBSTRING ${sum} 0 16 version)
  file(READ ${page}/engine/service_worker.js worker)
  string(REPLACE "{version}" "${version}" worker "${worker}")
  string(REPLACE "\"{files}\"" "${listed}" worker "${worker}")
  file(WRITE ${TO}/service_worker.js "${worker}")
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
