#!/usr/bin/env bash
# install_debs.sh FOLDER SOURCE: apt installs the packages of FOLDER into a view of this machine that is gone afterwards, and
# what they promise works there from an empty folder. By the superuser, in a mount namespace of its own (unshare --mount).
set -euo pipefail
packages=$(readlink -f -- "$1") source=$(readlink -f -- "$2")
view=$packages/view
machine=$view/machine
mkdir "$view"
make_view() {
  mount --make-rprivate / && mount -t tmpfs ouverte "$view" && mkdir "$view"/{upper,work,machine} &&
    mount -t overlay ouverte -o "lowerdir=/,upperdir=$view/upper,workdir=$view/work" "$machine" &&
    mount --bind /proc "$machine/proc" && mount --bind /dev "$machine/dev"
}
if ! make_view; then
  echo "This machine allows no such view: the packages are not installed" >&2
  exit 77
fi
empty=$(mktemp --directory "$machine/tmp/XXXXXXXX")
cp "$packages"/*.deb "$source/examples/bridge.pbn" "$source/examples/library/three_tasks".{c,sh} "$empty"
python3 "$source/tests/same_answers/pages_test.py" "$source" c >"$empty/block.c"

chroot "$machine" env -i PATH=/usr/bin:/usr/sbin:/bin:/sbin HOME="${empty#"$machine"}" DEBIAN_FRONTEND=noninteractive bash -euo pipefail <<'END'
cd
apt=(apt-get -q -y -o APT::Sandbox::User=root -o Dpkg::Use-Pty=0)
"${apt[@]}" install ./ouverte_*.deb >apt.log 2>&1 || { cat apt.log; exit 1; }
ouverte --version
ouverte solve bridge.pbn | grep '9 tricks, down 1' >/dev/null
"${apt[@]}" install ./libouverte0_*.deb ./libouverte-dev_*.deb >apt.log 2>&1 || { cat apt.log; exit 1; }
for program in three_tasks block; do cc -std=c99 -o $program $program.c $(pkg-config --cflags --libs ouverte); done
./three_tasks >by_c
sh three_tasks.sh >by_shell
cmp <(head -18 by_c) <(head -18 by_shell)
grep -qx 'NT N10 E3 S9 W3' by_c
./block | grep '"game": *"bridge"' >/dev/null
"${apt[@]}" remove ouverte libouverte0 libouverte-dev >apt.log 2>&1 || { cat apt.log; exit 1; }
! command -v ouverte >/dev/null
[[ ! -e /usr/share/ouverte && ! -e /usr/include/ouverte.h ]]
END
