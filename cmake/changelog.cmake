# cmake -D NAME=… -D VERSION=… -D CONTACT=… -D SOURCE=CHANGELOG.md -D TO=FILE -P changelog.cmake
# The newest section of the changelog as Debian writes one, dated SOURCE_DATE_EPOCH.
execute_process(OUTPUT_VARIABLE changes COMMAND_ERROR_IS_FATAL ANY
  COMMAND awk "/^## / { ++sections } sections != 1 { next }
    /^- / { if (entry) print entry; entry = \"  * \" substr($0, 3) } /^  [^ ]/ { entry = entry \" \" substr($0, 3) }
    END { print entry }" ${SOURCE}
  COMMAND fold -s -w 76 COMMAND sed "s/^\\([^ ]\\)/    \\1/;s/ *$//")
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${TO} "ouverte (${VERSION}) unstable; urgency=medium\n\n${changes}\n -- ${CONTACT}  ${date}\n")
execute_process(COMMAND gzip -9nf ${TO} COMMAND_ERROR_IS_FATAL ANY)
