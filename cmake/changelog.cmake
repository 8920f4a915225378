# cmake -D NAME=… -D VERSION=… -D CONTACT=… -D SOURCE=CHANGELOG.md -D TO=FILE -P changelog.cmake
# The newest section of the changelog as Debian writes one, dated SOURCE_DATE_EPOCH.
execute_process(OUTPUT_VARIABLE changes COMMAND_ERROR_IS_FATAL ANY COMMAND awk
  "/^## / { ++sections } sections == 1 && /^- / { sub(/^- /, \"  * \"); print } sections == 1 && /^  [^ ]/ { print \"  \" $0 }"
  ${SOURCE})
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${TO} "ouverte (${VERSION}) unstable; urgency=medium\n\n${changes}\n -- ${CONTACT}  ${date}\n")
execute_process(COMMAND gzip -9nf ${TO} COMMAND_ERROR_IS_FATAL ANY)
