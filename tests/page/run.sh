#!/bin/sh
# Tests in a browser. TEST PROGRAM WORK: a file of this folder, the program under test, and a folder for what is written. Leaves with
# 77, which ctest counts as skipped, where what ./test installs for them is not there.
here=$(dirname -- "$0")
for tool in node chromium-headless-shell; do
  command -v $tool >/dev/null || { echo "found no $tool, which ./test installs"; exit 77; }
done
[ -d "$here/node_modules" ] || { echo "found no $here/node_modules, which ./test installs"; exit 77; }
test=$1
shift
exec node "$here/$test" "$@"
