# The HTML report is written in the files of app/page/mailed. Its styles, and its scripts, each become one text, and
# with them and their SHA-256 (which the page's content security policy names) the generated source defines what
# "tutor/report/page_parts.hpp" declares. main.js, which starts the page, comes last of the scripts; the order of the
# others does not matter.
function(ouverte_generate_report_page sources_out)
  set(folder ${PROJECT_SOURCE_DIR}/app/page/mailed)
  file(GLOB styles CONFIGURE_DEPENDS ${folder}/*.css)
  file(GLOB scripts CONFIGURE_DEPENDS ${folder}/*.js)
  list(REMOVE_ITEM scripts ${folder}/main.js)
  list(APPEND scripts ${folder}/main.js)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/page.html ${styles} ${scripts})
  file(READ ${folder}/page.html page)
  foreach(part style script)
    set(${part} "")
    foreach(file IN LISTS ${part}s)
      file(READ ${file} text)
      string(APPEND ${part} "${text}")
    endforeach()
    string(SHA256 ${part}_hash "${${part}}")
  endforeach()
  set(source ${PROJECT_BINARY_DIR}/generated/tutor/report/page_parts.cpp)
  configure_file(cmake/page_parts.cpp.in ${source} @ONLY)
  set(${sources_out} ${source} PARENT_SCOPE)
endfunction()
