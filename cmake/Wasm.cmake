# The preset `wasm`: what Debian's packages give other builds is made here of their sources. cmake/wasm.sh has put those of
# Abseil into build/abseil, and everything is compiled without threads.
set(OUVERTE_ABSEIL ${PROJECT_SOURCE_DIR}/build/abseil CACHE PATH "The sources of Abseil")
if(NOT EXISTS ${OUVERTE_ABSEIL}/absl/status/status.cc)
  message(FATAL_ERROR "No sources of Abseil in ${OUVERTE_ABSEIL}: ./run site puts them there")
endif()

# No path of this machine stands in the engine.
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
# One thread: none waits for another's static to be made.
add_compile_options(-fno-threadsafe-statics)

# Headers alone, apart from all others of this machine, which are for another processor.
set(headers ${PROJECT_BINARY_DIR}/headers)
foreach(folder boost nlohmann)
  file(MAKE_DIRECTORY ${headers})
  if(NOT EXISTS ${headers}/${folder})
    file(CREATE_LINK /usr/include/${folder} ${headers}/${folder} SYMBOLIC)
  endif()
endforeach()
foreach(library Boost::headers nlohmann_json::nlohmann_json)
  add_library(${library} INTERFACE IMPORTED)
  target_include_directories(${library} SYSTEM INTERFACE ${headers})
endforeach()
add_library(Threads::Threads INTERFACE IMPORTED)

set(parts)
foreach(part status strings strings/internal strings/internal/str_format hash/internal numeric container/internal base base/internal
        types)
  file(GLOB found ${OUVERTE_ABSEIL}/absl/${part}/*.cc)
  list(APPEND parts ${found})
endforeach()
list(FILTER parts EXCLUDE REGEX "_test|benchmark|testing|test_|print_hash_of|scoped_set_env|/(sysinfo|thread_identity|low_level_alloc|pow10_helper)[.]cc$|gaussian")
add_library(ouverte_abseil OBJECT ${parts} ${PROJECT_SOURCE_DIR}/app/wasm/abseil_stubs.cpp)
target_include_directories(ouverte_abseil SYSTEM PUBLIC ${PROJECT_SOURCE_DIR}/app/wasm/headers ${OUVERTE_ABSEIL})
target_compile_options(ouverte_abseil PRIVATE -w -Oz)
# All at once but one, which has a table of a name that another has too.
set_target_properties(ouverte_abseil PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 100)
set_source_files_properties(${OUVERTE_ABSEIL}/absl/strings/internal/charconv_parse.cc ${PROJECT_SOURCE_DIR}/app/wasm/abseil_stubs.cpp
  PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
foreach(library status statusor strings str_format hash function_ref)
  add_library(absl::${library} INTERFACE IMPORTED)
  target_link_libraries(absl::${library} INTERFACE ouverte_abseil)
endforeach()
