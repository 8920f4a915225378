# Sourced by ./run and ./test: installs what is missing of Debian's packages, and configures and builds a preset. All
# that is said here goes to standard error, and nothing is said when there is nothing to do.

packages=( # ./run: the program
  g++ cmake ninja-build libabsl-dev libboost-container-dev libcli11-dev nlohmann-json3-dev libsqlite3-dev libssl-dev libcpp-httplib-dev
  pkg-config esbuild
)
test_packages=( # ./test: the tests and benchmarks, and the fuzzer
  libgtest-dev libgmock-dev libbenchmark-dev libdds-dev clang libclang-rt-dev lld
  pybind11-dev python3-dev python3-numpy python3-venv valgrind # what other programs call
)
cluster_packages=(slurmctld slurmd slurm-client munge procps) # ./test --cluster
full_packages=(lintian clang-format clang-tidy) # ./test --full

say() { printf '%s\n' "$*" >&2; }

# install_missing PACKAGE…
install_missing() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian system: the equivalents of these packages must be there already: $*"
    return
  fi
  local missing=() package status
  for package in "$@"; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [[ $status == 'install ok installed' ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0

  local as_root=()
  if [[ $(id -u) -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
      say "Debian packages are missing, and neither root nor sudo is at hand to install them. As root:"
      say "  apt-get install ${missing[*]}"
      exit 1
    fi
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  "${as_root[@]}" apt-get update -q >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

# What the tests of the HTML report need: a browser, and Node.js with what tests/page/package-lock.json names. Node.js and
# npm may come from elsewhere than Debian, and one from there has npm in it.
install_for_page() {
  local needed=() tool
  for tool in chromium-headless-shell:chromium-headless-shell node:nodejs npm:npm; do
    command -v "${tool%:*}" >/dev/null || needed+=("${tool#*:}")
  done
  [[ ${#needed[@]} -eq 0 ]] || install_missing "${needed[@]}"
  if [[ tests/page/package-lock.json -nt tests/page/node_modules/.package-lock.json ]]; then
    say "Installing what tests/page/package-lock.json names"
    (cd tests/page && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2)
  fi
}

# Shows a build's output: on a terminal its steps on one line, elsewhere a line each; nothing of a build with no steps.
show_build() {
  local line shown=''
  while IFS= read -r line; do
    case $line in
      *'Re-checking globbed directories'* | 'ninja: '*'directory'* | 'ninja: no work'* | '-- '*) ;;
      '['*/*']'*)
        if [[ -t 2 ]]; then printf '\r\033[K%.100s' "$line" >&2; else say "$line"; fi
        shown=yes
        ;;
      *) say "$line" ;;
    esac
  done
  if [[ -n $shown && -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# build PRESET [TARGET…]: configures the preset if that was not done yet, and builds the targets, or all there are.
build() {
  local preset=$1 folder="build/$1"
  shift
  if ! grep -qs '^OUVERTE_TESTS:BOOL=ON' "$folder/CMakeCache.txt" || [[ ! -f $folder/build.ninja ]]; then
    say "Configuring $folder"
    cmake --preset "$preset" >/dev/null
  fi
  ninja -C "$folder" "$@" 2>&1 | show_build
}

# build_program: the program of the release preset, and if nothing is configured yet, without its tests.
build_program() {
  if [[ ! -f build/release/build.ninja ]]; then
    say "Configuring build/release"
    cmake --preset program >/dev/null
  fi
  ninja -C build/release ouverte_cli 2>&1 | show_build
}

# Whether Clang is there with libFuzzer, the sanitizers and lld.
can_fuzz() {
  echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
    clang++ -fuse-ld=lld -fsanitize=fuzzer,address,undefined -x c++ - -o /dev/null 2>/dev/null
}
