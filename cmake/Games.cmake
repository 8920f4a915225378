# The games are the folders of solver/games/ that hold an entry.cpp. For each, <folder>:
#   - the generated registry calls `const games::Entry& ouverte::games::<folder>_entry()`, which its entry.cpp defines;
#   - its rules.md becomes `std::string_view ouverte::games::<folder>_rules_page()`, declared in the generated header
#     "solver/games/<folder>/rules_page.hpp".
# A new folder needs no change here: CONFIGURE_DEPENDS sees it at the next build.
function(ouverte_generate_games sources_out)
  file(GLOB entries CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/solver/games solver/games/*/entry.cpp)
  set(generated ${PROJECT_BINARY_DIR}/generated/solver/games)
  set(sources)
  set(declarations)
  set(addresses)
  foreach(entry IN LISTS entries)
    get_filename_component(folder ${entry} DIRECTORY)
    set(page ${PROJECT_SOURCE_DIR}/solver/games/${folder}/rules.md)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
    file(READ ${page} text)
    configure_file(cmake/rules_page.hpp.in ${generated}/${folder}/rules_page.hpp @ONLY)
    configure_file(cmake/rules_page.cpp.in ${generated}/${folder}/rules_page.cpp @ONLY)
    list(APPEND sources ${generated}/${folder}/rules_page.cpp)
    string(APPEND declarations "const Entry& ${folder}_entry();\n")
    string(APPEND addresses "&${folder}_entry(), ")
  endforeach()
  configure_file(solver/games/door/registry.cpp.in ${generated}/registry.cpp @ONLY)
  set(${sources_out} ${sources} ${generated}/registry.cpp PARENT_SCOPE)
endfunction()
