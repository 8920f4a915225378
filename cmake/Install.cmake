# `cmake --install`, in three components:
#   program      the program, its pages for man, completions for shells, and the library of puzzles
#   library      libouverte.so, the C interface
#   development  ouverte.h with pkg-config's file; the C++ libraries with their headers under include/ouverte (so that
#                #include "solver/games/door/game.hpp" works through the imported target); and the package that
#                find_package(ouverte) loads
include(CMakePackageConfigHelpers)

install(TARGETS ouverte_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
# The library of puzzles, which the program looks for beside itself.
install(DIRECTORY puzzles/sets DESTINATION ${CMAKE_INSTALL_DATADIR}/ouverte/puzzles COMPONENT program)
# A batch on a cluster.
install(DIRECTORY app/batch/slurm DESTINATION ${CMAKE_INSTALL_DATADIR}/ouverte USE_SOURCE_PERMISSIONS COMPONENT program)
# What the program says of itself: it is run where it is installed from.
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" -D \"PROGRAM=$<TARGET_FILE:ouverte_cli>\"
  -D \"MAN=\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/man1\"
  -D \"DATA=\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}\"
  -P \"${PROJECT_SOURCE_DIR}/cmake/manual.cmake\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT program)

install(TARGETS ouverte_shared EXPORT ouverteSharedTargets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development)
install(FILES app/c/ouverte.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
set(OUVERTE_PC_LIBDIR "\${pcfiledir}/..")
file(RELATIVE_PATH OUVERTE_PC_INCLUDEDIR ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_FULL_INCLUDEDIR})
string(PREPEND OUVERTE_PC_INCLUDEDIR "\${pcfiledir}/")
configure_file(app/c/ouverte.pc.in ${PROJECT_BINARY_DIR}/ouverte.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/ouverte.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/ouverte)
install(TARGETS ouverte_solver ouverte_puzzles ouverte_tutor ouverte_requests EXPORT ouverteTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(DIRECTORY solver puzzles tutor DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ouverte COMPONENT development
  FILES_MATCHING PATTERN "*.hpp" PATTERN "sets" EXCLUDE)
install(FILES app/requests/respond.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ouverte/app/requests COMPONENT development)
foreach(export ouverteTargets ouverteSharedTargets)
  install(EXPORT ${export} NAMESPACE ouverte:: DESTINATION ${package_dir} COMPONENT development)
endforeach()
configure_package_config_file(cmake/ouverteConfig.cmake.in ${PROJECT_BINARY_DIR}/ouverteConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/ouverteConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/ouverteConfig.cmake ${PROJECT_BINARY_DIR}/ouverteConfigVersion.cmake
  DESTINATION ${package_dir} COMPONENT development)
