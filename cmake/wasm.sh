# Sourced by ./run and ./test after scripts.sh: the engine as WebAssembly, and the page with it as a folder of files.

wasm_packages=(clang-22 lld-22 libc++-22-dev-wasm32 libclang-rt-22-dev-wasm32 wasi-libc binaryen)

# The sources of Abseil, those of the package of headers that is installed, in build/abseil: from where this machine has
# its packages.
fetch_abseil() {
  [[ ! -f build/abseil/absl/status/status.cc ]] || return 0
  say "Fetching the sources of Abseil"
  local work
  work=$(mktemp -d)
  mkdir -p "$work/lists/partial" "$work/parts" build
  local file
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [[ ! -f $file ]] || sed -n 's/^deb /deb-src /p' "$file" >"$work/parts/$(basename "$file" .list).src.list"
  done
  for file in /etc/apt/sources.list.d/*.sources; do
    [[ ! -f $file ]] || sed 's/^Types:.*/Types: deb-src/' "$file" >"$work/parts/$(basename "$file")"
  done
  local own=(-q -o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$work/parts" -o "Dir::State::lists=$work/lists")
  (
    cd "$work"
    apt-get "${own[@]}" update
    apt-get "${own[@]}" source --download-only abseil
    mkdir unpacked
    tar -xf abseil_*.orig.tar.* -C unpacked --strip-components=1
  ) >&2
  rm -rf build/abseil
  mv "$work/unpacked" build/abseil
  rm -rf "$work"
}

# build/wasm/ouverte.wasm.
build_wasm() {
  fetch_abseil
  if [[ ! -f build/wasm/build.ninja ]]; then
    say "Configuring build/wasm"
    cmake --preset wasm >/dev/null
  fi
  ninja -C build/wasm 2>&1 | show_build
}

# build_site FOLDER: the page and the engine, for any file server.
build_site() {
  local folder=$1
  build_wasm
  if [[ -e $folder && ! -f $folder/service_worker.js && -n $(ls -A "$folder" 2>/dev/null) ]]; then
    say "$folder: found a folder with other files in it, expected an empty one, or a site that was written before"
    exit 2
  fi
  cmake -D ENGINE=worker -D SOURCE="$PWD" -D TO="$folder" -D WASM="$PWD/build/wasm/ouverte.wasm" -P cmake/page_files.cmake
}
