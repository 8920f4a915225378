# Reading the large headers of the libraries is more than half of what a cold build costs, so neighbouring files are
# compiled several at a time. Each includes what it needs all the same: without OUVERTE_UNITY it is compiled alone.
option(OUVERTE_UNITY "Compile several files at a time" OFF)

# ouverte_unite(TARGET [REGEX]): unites the target's files, or those whose paths match. Clang reads what most of them include
# once for a target of several such units; GCC 12 gains little by that, and crashes on some. The templates that its files
# share, a unit compiles once: with twice the files it takes half as long again.
function(ouverte_unite target)
  if(NOT OUVERTE_UNITY)
    return()
  endif()
  set(at_a_time 64)
  get_target_property(sources ${target} SOURCES)
  if(ARGC GREATER 1)
    list(FILTER sources INCLUDE REGEX "${ARGV1}")
  endif()
  list(FILTER sources EXCLUDE REGEX "/registry[.]cpp$")  # which a program may replace
  # Units of one size: none is left alone on one core at the end.
  list(LENGTH sources length)
  math(EXPR units "(${length} + ${at_a_time} - 1) / ${at_a_time}")
  set(count 0)
  foreach(source IN LISTS sources)
    math(EXPR group "${count} * ${units} / ${length}")
    math(EXPR count "${count} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # A local name may be that of a constant of another file.
  target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND units GREATER 1)
    target_precompile_headers(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled.hpp)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # The more GCC 12 inlines, the more it takes an empty std::optional's value for used (gcc.gnu.org, bug 80635).
    target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
  endif()
endfunction()

# ouverte_quicken(TARGET): for code that asks the searches and does not search: optimised less, and so built in two thirds
# of the time; with sanitizers, whose checks the optimiser goes through again and again, not at all, and so in a third.
function(ouverte_quicken target)
  if(OUVERTE_SANITIZE)
    target_compile_options(${target} PRIVATE -O0)
  elseif(OUVERTE_WASM)
    target_compile_options(${target} PRIVATE -Oz)
  else()
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
endfunction()

# ouverte_search_in(TARGET REGEX): but for these files of it, which do search.
function(ouverte_search_in target regex)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "${regex}")
  ouverte_search(${target} ${sources})
endfunction()

# ouverte_search_beside(TARGET REGEX): all files of it search but these.
function(ouverte_search_beside target regex)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources EXCLUDE REGEX "${regex}")
  ouverte_search(${target} ${sources})
endfunction()

# CMake unites no files that have options of their own, so those of each folder are included in one. With the thread
# sanitizer they are optimised too, and search nine times as fast; with that of addresses they are as all others.
function(ouverte_search target)
  if(OUVERTE_SANITIZE MATCHES address)
    return()
  endif()
  set(units ${ARGN})
  if(OUVERTE_UNITY)
    set_source_files_properties(${ARGN} PROPERTIES HEADER_FILE_ONLY ON)
    set(units)
    foreach(source IN LISTS ARGN)
      file(RELATIVE_PATH source ${PROJECT_SOURCE_DIR} ${source})
      get_filename_component(folder ${source} DIRECTORY)
      string(REPLACE "/" "_" name ${folder})
      list(APPEND units ${name})
      string(APPEND ${name} "#include \"${source}\"\n")
    endforeach()
    list(REMOVE_DUPLICATES units)
    foreach(name IN LISTS units)
      file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/united/${name}.cpp CONTENT "${${name}}" @ONLY)
    endforeach()
    list(TRANSFORM units REPLACE "(.+)" "${PROJECT_BINARY_DIR}/united/\\1.cpp")
    target_sources(${target} PRIVATE ${units})
  endif()

  set(options $<$<CONFIG:Release>:-O3>)
  if(OUVERTE_WASM)  # the page is to be small
    set(options $<$<CONFIG:Release>:-Os>)
  elseif(OUVERTE_SANITIZE)
    set(options -O3)
  endif()
  if(OUVERTE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # A class of one file has members of that file's own types. And GCC lets a small unit grow by more than a large one:
    # with fewer functions inlined the searches would take 6 % longer.
    list(APPEND options -Wno-subobject-linkage --param=large-unit-insns=100000)
  endif()
  set_source_files_properties(${units} PROPERTIES SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS "${options}")
  if(OUVERTE_WASM)  # of what is quick in any case, smaller still
    list(FILTER units INCLUDE REGEX "hoodwink|rummage|whos_who")
    set_source_files_properties(${units} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-Oz>")
  endif()
endfunction()
