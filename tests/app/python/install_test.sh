#!/usr/bin/env bash
# install_test.sh PYTHON SOURCE BUILD WORK: `pip install` from the sources into a fresh environment in an empty folder, what
# has been built already standing in for the build; then the first example of the package's README. The wheel is the same
# twice.
set -euo pipefail
python=$1 source=$2 build=$3 work=$4
rm -rf "$work"
mkdir -p "$work/empty"
export OUVERTE_BUILD=$build PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INDEX=1 PIP_NO_CACHE_DIR=1 SOURCE_DATE_EPOCH=1700000000
"$python" -m venv --without-pip --system-site-packages "$work/environment"
python=$work/environment/bin/python
cd "$work/empty"
"$python" -m pip install -q --no-build-isolation "$source"
for folder in first again; do
  mkdir -p "$work/$folder"
  PYTHONPATH=$source/app/python "$python" -B -c "import wheel_by_cmake; wheel_by_cmake.build_wheel('$work/$folder')"
done
cmp "$work"/first/*.whl "$work"/again/*.whl
sed -n '/^```python/,/^```/p' "$source/app/python/README.md" | sed '/^```/d' >example.py
said=$("$python" example.py)
[[ $(head -1 <<<"$said") == 9 && $said == *'(100, 5, 4)'* ]] || { echo "$said"; exit 1; }
"$python" -c 'import ouverte; assert ouverte.__file__.startswith("'"$work"'")'
