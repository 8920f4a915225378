# What every target of ours is compiled with: warnings, as errors, and clang-tidy where the preset asks for it. System
# headers are exempt because the compiler knows them as such.
if(OUVERTE_TIDY)
  find_program(OUVERTE_CLANG_TIDY NAMES clang-tidy REQUIRED)
endif()

function(ouverte_configure target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
  if(NOT OUVERTE_SANITIZE)  # with sanitizers GCC warns of what cannot happen
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 sees overlaps in std::string operations that cannot be (gcc.gnu.org, bug 105651).
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  if(OUVERTE_TIDY)
    set_target_properties(${target} PROPERTIES
      CXX_CLANG_TIDY "${OUVERTE_CLANG_TIDY};--quiet;--warnings-as-errors=*;--extra-arg=-Wno-unknown-warning-option")
  endif()
endfunction()

# libdds, the yardstick of tests and benchmarks, as the target dds::dds.
function(ouverte_find_dds)
  if(TARGET dds::dds)
    return()
  endif()
  find_library(OUVERTE_DDS_LIBRARY NAMES dds REQUIRED)
  find_path(OUVERTE_DDS_INCLUDE NAMES dds/dll.h REQUIRED)
  add_library(dds::dds UNKNOWN IMPORTED GLOBAL)
  set_target_properties(dds::dds PROPERTIES
    IMPORTED_LOCATION "${OUVERTE_DDS_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${OUVERTE_DDS_INCLUDE}")
endfunction()
