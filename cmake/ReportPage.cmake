# The report that is mailed is the page in one file, with answers inside instead of an engine: its scripts and its styles,
# each bundled into one text by esbuild, with their SHA-256 (which the page's content security policy names). The source
# that is made of them defines what "app/cli/mailed/page_parts.hpp" declares; cmake/report_parts.cmake writes it.

# ouverte_generate_report_page(SOURCE_OUT)
function(ouverte_generate_report_page source_out)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/page/*)
  set(source ${PROJECT_BINARY_DIR}/generated/app/cli/mailed/page_parts.cpp)
  add_custom_command(OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D TO=${source} -P ${PROJECT_SOURCE_DIR}/cmake/report_parts.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/report_parts.cmake ${PROJECT_SOURCE_DIR}/cmake/esbuild.cmake
      ${PROJECT_SOURCE_DIR}/cmake/page_parts.cpp.in
    COMMENT "Putting the report into the program" VERBATIM)
  set(${source_out} ${source} PARENT_SCOPE)
endfunction()
