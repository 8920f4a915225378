"""Makes the wheel for pip (PEP 517) of what CMake builds, without any other tool and without a network.

`OUVERTE_BUILD` names a build folder that is there already; else one is made in build/python. The same sources give the
same bytes: entries are sorted and have the time of `SOURCE_DATE_EPOCH`, or of 1980.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EARLIEST = 315532800  # of a zip: 1980


def version():
    return re.search(r"project\(ouverte VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


def build():
    folder = Path(os.environ.get("OUVERTE_BUILD", ROOT / "build" / "python")).resolve()
    if not (folder / "build.ninja").exists():
        subprocess.run(
            ["cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", "-D", "CMAKE_BUILD_TYPE=Release", "-D", "OUVERTE_UNITY=ON",
             "-D", "OUVERTE_TESTS=OFF", "-D", f"Python3_EXECUTABLE={sys.executable}"],
            check=True, stdout=sys.stderr,
        )  # fmt: skip
    subprocess.run(["cmake", "--build", folder, "--target", "ouverte_python_package"], check=True, stdout=sys.stderr)
    return folder / "python" / "ouverte"


def metadata():
    readme = (ROOT / "app" / "python" / "README.md").read_text(encoding="utf-8")
    return (
        f"Metadata-Version: 2.1\nName: ouverte\nVersion: {version()}\nSummary: Exact double-dummy answers for six card games\n"
        f"Requires-Python: >=3.9\nRequires-Dist: numpy\nDescription-Content-Type: text/markdown\n\n{readme}"
    )


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    package = build()
    abi = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    tag = f"{abi}-{abi}-{platform}"
    name = f"ouverte-{version()}-{tag}.whl"
    info = f"ouverte-{version()}.dist-info"
    files = {f"ouverte/{path.name}": path.read_bytes() for path in sorted(package.iterdir()) if path.is_file()}
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: ouverte\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    record = ""
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    when = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", EARLIEST)), EARLIEST))[:6]
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, when)
            entry.external_attr = (0o755 if path.endswith(".so") else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    return name
