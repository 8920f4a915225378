# Reading the large headers of the libraries is more than half of what a cold build costs, so neighbouring files are
# compiled several at a time. Each includes what it needs all the same: without OUVERTE_UNITY it is compiled alone.
option(OUVERTE_UNITY "Compile several files at a time" OFF)

# ouverte_unite(TARGET [REGEX]): unites the target's files, or those whose paths match. Clang reads what most of them include
# once for a target of several such units; GCC 12 gains little by that, and crashes on some.
function(ouverte_unite target)
  if(NOT OUVERTE_UNITY)
    return()
  endif()
  set(at_a_time 28)
  get_target_property(sources ${target} SOURCES)
  if(ARGC GREATER 1)
    list(FILTER sources INCLUDE REGEX "${ARGV1}")
  endif()
  list(FILTER sources EXCLUDE REGEX "/registry[.]cpp$")  # which a program may replace
  set(count 0)
  foreach(source IN LISTS sources)
    math(EXPR group "${count} / ${at_a_time}")
    math(EXPR count "${count} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND count GREATER at_a_time)
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
  set(level -O3)
  if(OUVERTE_WASM)  # the page is to be small
    set(level -Os)
  endif()
  set_source_files_properties(${sources} PROPERTIES
    SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS $<$<CONFIG:Release>:${level}>)
endfunction()

# ouverte_search_beside(TARGET REGEX): all files of it search but these.
function(ouverte_search_beside target regex)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources EXCLUDE REGEX "${regex}")
  set_source_files_properties(${sources} PROPERTIES SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS $<$<CONFIG:Release>:-O3>)
endfunction()
