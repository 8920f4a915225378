# `cmake --install`: the program, the library of puzzles, the solver's library, its headers under include/ouverte (so that
# #include "solver/games/door/game.hpp" works through the imported target), and the package that find_package(ouverte) loads.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/ouverte)
install(TARGETS ouverte_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS ouverte_solver ouverte_puzzles ouverte_tutor ouverte_requests EXPORT ouverteTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY solver puzzles tutor DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ouverte
  FILES_MATCHING PATTERN "*.hpp" PATTERN "sets" EXCLUDE)
install(FILES app/requests/respond.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ouverte/app/requests)
# The library of puzzles, which the program looks for beside itself.
install(DIRECTORY puzzles/sets DESTINATION ${CMAKE_INSTALL_DATADIR}/ouverte/puzzles OPTIONAL)
install(EXPORT ouverteTargets NAMESPACE ouverte:: DESTINATION ${package_dir})

configure_package_config_file(cmake/ouverteConfig.cmake.in ${PROJECT_BINARY_DIR}/ouverteConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/ouverteConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/ouverteConfig.cmake ${PROJECT_BINARY_DIR}/ouverteConfigVersion.cmake
  DESTINATION ${package_dir})
