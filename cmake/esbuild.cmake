# bundle(ENTRY FILE FORMAT): a file of app/page with all that it asks for, as one.
find_program(esbuild esbuild)
if(NOT esbuild)
  message(FATAL_ERROR "Found no esbuild, expected it for the page: Debian's package esbuild has it")
endif()
function(bundle entry file format)
  execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${esbuild} ${SOURCE}/app/page/${entry} --bundle --minify --charset=utf8
    --format=${format} --log-level=warning --outfile=${file})
endfunction()
