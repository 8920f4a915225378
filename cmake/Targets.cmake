# What every target of ours is compiled with: warnings, as errors, and clang-tidy where the preset asks for it. System
# headers are exempt because the compiler knows them as such.
if(OUVERTE_TIDY)
  find_program(OUVERTE_CLANG_TIDY NAMES clang-tidy REQUIRED)
endif()

# ouverte_library(FOLDER [SOURCE…]): the static library ouverte_<name>, ouverte::<name> to others, of all that lies below the
# folder, and of what was generated. Its name is the folder's, without those that it lies in.
function(ouverte_library folder)
  get_filename_component(name ${folder} NAME)
  set(target ouverte_${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  set(kind STATIC)
  if(OUVERTE_WASM)  # no archives: the linker leaves out what is not used all the same
    set(kind OBJECT)
  endif()
  add_library(${target} ${kind} ${sources} ${ARGN})
  add_library(ouverte::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  if(NOT OUVERTE_WASM)  # the shared library is made of the same objects; hidden names cost it no detours
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON
      CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  endif()
  ouverte_configure(${target})
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target}
    PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/ouverte>
    PRIVATE ${PROJECT_BINARY_DIR}/generated)
  ouverte_sanitize(${target})
endfunction()

# The sanitizers, where they are asked for, of a target and of all that links it.
function(ouverte_sanitize target)
  if(OUVERTE_SANITIZE)
    target_compile_options(${target} PUBLIC
      -fsanitize=${OUVERTE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=${OUVERTE_SANITIZE})
  endif()
endfunction()

# ouverte_guide_fuzzer(TARGET): its paths are those that libFuzzer looks for new ones among.
function(ouverte_guide_fuzzer target)
  if(OUVERTE_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

function(ouverte_configure target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
  if(NOT OUVERTE_SANITIZE AND NOT OUVERTE_WASM)  # with sanitizers GCC warns of what cannot happen
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(OUVERTE_WASM)
    # A size has 32 bits there; numbers of 64 become sizes only where they are below one.
    target_compile_options(${target} PRIVATE -Wno-shorten-64-to-32)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 sees overlaps in std::string operations that cannot be (gcc.gnu.org, bug 105651).
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  if(OUVERTE_TIDY)  # -Wshadow would speak of names that only files compiled together share
    set_target_properties(${target} PROPERTIES
      CXX_CLANG_TIDY "${OUVERTE_CLANG_TIDY};--quiet;--warnings-as-errors=*;--extra-arg=-Wno-unknown-warning-option;--extra-arg=-Wno-shadow")
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
