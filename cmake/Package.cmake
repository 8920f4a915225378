# `cpack`: three packages for Debian, a component each (cmake/Install.cmake): ouverte, libouverte0 and libouverte-dev.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ouverte)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "exact double-dummy solver and tutor for card games")
set(CPACK_PACKAGE_VENDOR "The Ouverte developers")
set(CPACK_PACKAGE_CONTACT "The Ouverte developers <ouverte@packages.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/app/c)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(library libouverte${PROJECT_VERSION_MAJOR})
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME ouverte)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
  "Solves bridge, Solo Whist, Hoodwink, Who's Who, Dreiertarock and Rummage with
 all hands open: what a deal is worth, what every card costs and why, and
 puzzles to be worked on. This package has the program and its puzzles.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME ${library})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
# Written here: to find the one library itself, CPack would look into each of the hundreds of headers.
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/triggers ${PROJECT_BINARY_DIR}/shlibs)
file(WRITE ${PROJECT_BINARY_DIR}/triggers "activate-noawait ldconfig\n")
file(WRITE ${PROJECT_BINARY_DIR}/shlibs
  "libouverte ${PROJECT_VERSION_MAJOR} ${library} (>= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})\n")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION
  "Answers questions about deals of bridge, Solo Whist, Hoodwink, Who's Who,
 Dreiertarock and Rummage for programs in any language. This package has the
 shared library.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libouverte-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${library} (= ${PROJECT_VERSION}-1)")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "libabsl-dev, libboost-container-dev, nlohmann-json3-dev")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
  "The C interface, for pkg-config and CMake, and the libraries for C++ that it
 is made of; these need the packages suggested. This package has the headers.")

# What Debian's policy wants beside the files: copyright and changelog, which are those of the sources.
set(doc ${CMAKE_INSTALL_DATADIR}/doc)
foreach(component program library development)
  string(TOUPPER ${component} upper)
  set(name ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  install(FILES LICENSE DESTINATION ${doc}/${name} RENAME copyright COMPONENT ${component})
  install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" -D NAME=${name} -D VERSION=${PROJECT_VERSION}-1
    -D \"CONTACT=${CPACK_PACKAGE_CONTACT}\" -D SOURCE=${PROJECT_SOURCE_DIR}/CHANGELOG.md
    -D \"TO=\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${doc}/${name}/changelog.Debian\"
    -P \"${PROJECT_SOURCE_DIR}/cmake/changelog.cmake\" COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${component})
endforeach()
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/same_times.cmake)
include(CPack)
