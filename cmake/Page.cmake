# The page is written in the files of app/page. A host gives them to a browser as one script and one style sheet, and
# index.html with what it says there: which engine there is. The program has them inside it, with the library of
# puzzles; cmake/page_files.cmake writes both.

# ouverte_generate_page_files(SOURCE_OUT): the source that defines `serve::page_files`.
function(ouverte_generate_page_files source_out)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/page/*)
  file(GLOB puzzles CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/puzzles/sets/*.pbn)
  set(source ${PROJECT_BINARY_DIR}/generated/app/serve/page_files.cpp)
  add_custom_command(OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D ENGINE=serve -D SOURCE=${PROJECT_SOURCE_DIR} -D TO=${PROJECT_BINARY_DIR}/generated/page
      -D EMBED=${source} -P ${PROJECT_SOURCE_DIR}/cmake/page_files.cmake
    DEPENDS ${files} ${puzzles} ${PROJECT_SOURCE_DIR}/cmake/page_files.cmake ${PROJECT_SOURCE_DIR}/cmake/esbuild.cmake
    COMMENT "Putting the page into the program" VERBATIM)
  set(${source_out} ${source} PARENT_SCOPE)
endfunction()
