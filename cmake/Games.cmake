# The games are the folders of solver/games/ that hold a game.cpp, and those that OUVERTE_EXTRA_GAMES names. For each,
# <folder>:
#   - the generated registry calls `const games::Game& ouverte::games::<folder>_game()`, which its game.cpp defines;
#   - its rules.md becomes `std::string_view ouverte::games::<folder>_rules_page()`, declared in the generated header
#     "solver/games/<folder>/rules_page.hpp".
# A new folder needs no change here: CONFIGURE_DEPENDS sees it at the next build.
set(OUVERTE_EXTRA_GAMES "" CACHE STRING "Folders of further games, absolute or from the root of the sources: tests/seventh_game")

# ouverte_games(FOLDERS_OUT): their folders, from the root of the sources.
function(ouverte_games folders_out)
  file(GLOB own CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/solver/games/*/game.cpp)
  list(TRANSFORM own REPLACE "/game.cpp$" "")
  set(${folders_out} ${own} ${OUVERTE_EXTRA_GAMES} PARENT_SCOPE)
endfunction()

# ouverte_generate_registry(SOURCE_OUT NAME FOLDER…): the source of a registry of these games. It is compiled alone
# (cmake/Unity.cmake): a program that links one of its own leaves that of the library out.
function(ouverte_generate_registry source_out name)
  set(declarations)
  set(addresses)
  foreach(path IN LISTS ARGN)
    get_filename_component(folder ${path} NAME)
    string(APPEND declarations "const Game& ${folder}_game();\n")
    string(APPEND addresses "&${folder}_game(), ")
  endforeach()
  set(source ${PROJECT_BINARY_DIR}/generated/${name}/registry.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/solver/games/door/registry.cpp.in ${source})
  set(${source_out} ${source} PARENT_SCOPE)
endfunction()

# ouverte_generate_rules_pages(SOURCES_OUT FOLDER…)
function(ouverte_generate_rules_pages sources_out)
  set(sources)
  foreach(path IN LISTS ARGN)
    get_filename_component(folder ${path} NAME)
    get_filename_component(page ${path}/rules.md ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
    file(READ ${page} text)
    set(generated ${PROJECT_BINARY_DIR}/generated/solver/games/${folder}/rules_page)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/rules_page.hpp.in ${generated}.hpp @ONLY)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/rules_page.cpp.in ${generated}.cpp @ONLY)
    list(APPEND sources ${generated}.cpp)
  endforeach()
  set(${sources_out} ${sources} PARENT_SCOPE)
endfunction()

# ouverte_game_sources(SOURCES_OUT FOLDER…): what games outside solver/games/ are compiled of.
function(ouverte_game_sources sources_out)
  set(sources)
  foreach(path IN LISTS ARGN)
    get_filename_component(from ${path} ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
    file(GLOB own CONFIGURE_DEPENDS ${from}/*.cpp)
    list(FILTER own EXCLUDE REGEX "_test[.]cpp$")
    list(APPEND sources ${own})
  endforeach()
  set(${sources_out} ${sources} PARENT_SCOPE)
endfunction()
