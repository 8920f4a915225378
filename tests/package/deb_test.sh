#!/usr/bin/env bash
# deb_test.sh BUILD SOURCE WORK: the packages for Debian, unpacked into an empty folder: the program with its pages and
# completions, and the first example of the library built against it. Where the superuser runs this, apt installs them, too.
# They are the same twice, and lintian, where it is installed, has nothing to say but what is said below.
set -euo pipefail
build=$1 source=$2 work=$3
rm -rf "$work"
mkdir -p "$work/root"
export SOURCE_DATE_EPOCH=1700000000
for folder in first second; do
  (cd "$build" && cpack -G DEB -B "$work/$folder" >"$work/$folder.log") || { cat "$work/$folder.log"; exit 1; }
done
cd "$work"
for package in first/*.deb; do
  cmp "$package" "second/${package#*/}"
  dpkg-deb -x "$package" root
done
[[ $(ls first/*.deb | wc -l) == 3 ]]

root=$work/root/usr
"$root/bin/ouverte" --version
"$root/bin/ouverte" solve "$source/examples/bridge.pbn" | grep '9 tricks, down 1' >/dev/null
for page in ouverte ouverte-solve ouverte-puzzle-make; do gzip -t "$root/share/man/man1/$page.1.gz"; done
for script in bash-completion/completions/ouverte zsh/vendor-completions/_ouverte fish/vendor_completions.d/ouverte.fish; do
  grep -q 'puzzle make' "$root/share/$script"
done
ls "$root"/share/ouverte/puzzles/sets/*.pbn >/dev/null

library=$(dirname -- "$(find "$root" -name "libouverte.so.0")")
export PKG_CONFIG_PATH=$library/pkgconfig
cc -std=c99 -o three_tasks "$source/examples/library/three_tasks.c" $(pkg-config --cflags --libs ouverte)
LD_LIBRARY_PATH=$library ./three_tasks | grep -x 'NT N10 E3 S9 W3' >/dev/null

if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null && unshare --mount true 2>/dev/null; then
  unshare --mount "$source/tests/package/install_debs.sh" first "$source" || [[ $? == 77 ]]
fi

if command -v lintian >/dev/null; then
  # No bug of Debian's is closed; CPack calls ldconfig besides triggering it; of a build for /usr/local the library lies in
  # lib/, where ./release has the folder of the architecture.
  lintian --fail-on error,warning --suppress-tags \
    initial-upload-closes-no-bugs,maintscript-calls-ldconfig,pkg-config-unavailable-for-cross-compilation first/*.deb
fi
