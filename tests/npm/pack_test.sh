#!/usr/bin/env bash
# pack_test.sh PROGRAM WASM ROOT: the npm package, packed and installed into an empty folder without a network: the first
# example of its README, its command line, its types, and the answers of the program. The tarball is the same twice.
set -euo pipefail
program=$(readlink -f -- "$1") wasm=$(readlink -f -- "$2") root=$(readlink -f -- "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/app/npm/pack" "$wasm" "$work/first" >/dev/null
"$root/app/npm/pack" "$wasm" "$work/second" >/dev/null
cmp "$work"/first/*.tgz "$work"/second/*.tgz
ls -l "$work"/first/*.tgz >&2

mkdir "$work/empty"
cd "$work/empty"
npm install --offline --ignore-scripts --no-audit --no-fund --silent "$work"/first/*.tgz
sed -n '/^```js/,/^```/p' "$root/app/npm/README.md" | sed '/^```/d' >example.mjs
first=$(node example.mjs)
[[ ${first%%$'\n'*} == 9 ]]
python3 "$root/tests/same_answers/pages_test.py" "$root" js >block.mjs
[[ $(node block.mjs) == 9 ]]

solved=$(npx --offline ouverte solve "$root/examples/bridge.pbn")
[[ $solved == *'9 tricks, down 1   best: '* ]] || { echo "$solved"; exit 1; }
npx --offline ouverte table - <"$root/examples/bridge.pbn" | grep '^   *NT  *S  *H  *D  *C$' >/dev/null
npx --offline ouverte analyse "$root/examples/played/bridge.pbn" --json | grep '"traces"' >/dev/null
npx --offline ouverte --version | grep -E '^[0-9]+(\.[0-9]+){2}$' >/dev/null
if npx --offline ouverte solve no-such-file 2>/dev/null; then exit 1; fi

requests=$root/tests/same_answers/requests.jsonl
# Without counts; JavaScript writes 1.0 as 1, and has an order of keys of its own.
settled() {
  python3 -c 'import json, sys
for line in sys.stdin:
    answer = json.loads(line, parse_int=float, object_hook=lambda o: {k: o[k] for k in o if k not in ("nodes", "seconds")})
    print(json.dumps(answer, sort_keys=True))'
}
{ npx --offline ouverte respond <"$requests" || true; } | settled >ours
{ "$program" respond <"$requests" || true; } | settled >theirs
diff ours theirs >&2
[[ $(wc -l <ours) -ge 200 ]]

cp "$root/examples/library/three_tasks.mjs" .
OUVERTE=$program python3 "$root/tests/same_answers/three_tasks.py" "$root/examples/library/three_tasks.sh" "node three_tasks.mjs"

cp "$root"/tests/npm/{use.mts,use_test.mjs} .
node --test use_test.mjs
[[ ! -x $root/tests/page/node_modules/.bin/tsc ]] || "$root/tests/page/node_modules/.bin/tsc" --noEmit --strict \
  --target esnext --module nodenext --moduleResolution nodenext --lib esnext,dom use.mts
if command -v chromium-headless-shell >/dev/null && [[ -d $root/tests/page/node_modules ]]; then
  node --test-reporter=spec "$root/tests/npm/browser_test.mjs" "$work/empty/node_modules/ouverte"
fi
