# cmake -D SOURCE=… -D TO=FILE -P report_parts.cmake: what the program fills in to write a report (cmake/ReportPage.cmake).
include(${SOURCE}/cmake/esbuild.cmake)
get_filename_component(folder ${TO} DIRECTORY)
bundle(mailed.js ${folder}/main.js iife)
bundle(style/mailed.css ${folder}/page.css iife)
foreach(part main.js page.css)
  file(READ ${folder}/${part} text)
  string(SHA256 hash "${text}")
  get_filename_component(kind ${part} LAST_EXT)
  set(${kind} "${text}")
  set(${kind}_hash ${hash})
endforeach()

file(READ ${SOURCE}/app/page/index.html page)
string(REGEX REPLACE "<link rel=\"icon\"[^>]*>\n" "" page "${page}")
string(REGEX REPLACE "<script type=\"module\"[^>]*></script>\n" "" page "${page}")
string(REGEX REPLACE "<link rel=\"stylesheet\"[^>]*>" "<style>{style}</style>" page "${page}")
string(REGEX REPLACE "<meta name=\"ouverte-engine\"[^>]*>" "<meta name=\"ouverte-engine\" content=\"answers\">
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src '{script hash}'; style-src '{style hash}'; img-src data:; base-uri 'none'; form-action 'none'\">"
  page "${page}")
string(REPLACE "</body>" "<script type=\"application/json\" id=\"answers\">{answers}</script>
<script>{script}</script>
</body>" page "${page}")
configure_file(${SOURCE}/cmake/page_parts.cpp.in ${TO} @ONLY)
