"""Compiles kernel, games and bots into machine code, for `make compiled`.

What comes out are extension modules with the names of the sources they come from; where both lie
side by side in an installed package, Python takes the compiled one. `hatch_build.py` puts them into
a wheel if SALOON_COMPILED is set.

mypyc translates the sources into C, one file for each, and a C compiler does the rest. Everything
goes into one library, in which modules call each other directly.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PARTS = ("kernel", "games", "bots")
NOT = ("__init__.py", "native.py")
"""Files that stay as they are: packages only name what is in them, and see `kernel/native.py`."""
CACHE = ROOT / "build" / "native"
"""What was made before: only what changed is compiled again."""
LIBRARY = "saloon"
OPTIMIZE = "1"
"""Measured: 2 and 3 take much longer to compile, and the games are no faster for it."""
FAILING = """
#include <Python.h>
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeErrorTraceback(
    const char *, const char *, int, PyObject *, const char *, PyObject *);
__attribute__((cold)) void CPy_AttributeError(
    const char *, const char *, const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);
"""
"""What is called only where something fails, declared before anything else. A third of the code is
such places, and that third then lies apart from the rest, which fits better into caches."""


def compiler() -> str:
    """The C compiler there is."""
    for name in (os.environ.get("CC", ""), "gcc", "cc", "clang"):
        path = shutil.which(name)
        if path is not None:
            return path
    raise SystemExit("A C compiler is needed for the compiled build: install gcc, or set CC.")


def sources() -> list[str]:
    """What is compiled, relative to the folder `src`."""
    folder = ROOT / "src"
    return [
        str(path.relative_to(folder))
        for part in PARTS
        for path in sorted((folder / "saloon" / part).rglob("*.py"))
        if path.name not in NOT
    ]


def build(target: Path) -> list[Path]:
    """The extension modules, in a folder."""
    cc = compiler()
    apart = _apart(cc)
    extensions = _translate()
    (CACHE / "failing.h").write_text(FAILING)
    headers = _digest(sorted((CACHE / "c").rglob("*.h")))
    made: list[Path] = []
    used: set[Path] = set()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            (each, [pool.submit(_compile, cc, apart, each, Path(c), headers) for c in each.sources])
            for each in extensions
        ]
        for each, objects in jobs:
            suffix = sysconfig.get_config_var("EXT_SUFFIX")
            path = target / (each.name.replace(".", "/") + suffix)
            path.parent.mkdir(parents=True, exist_ok=True)
            _link(cc, [job.result() for job in objects], path)
            made.append(path)
            used.update([job.result() for job in objects])
    for old in (CACHE / "o").iterdir():
        if old not in used:
            old.unlink()
    return made


def _translate() -> list[Any]:
    """From Python to C; what comes back says which C files make up which module."""
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        # It warns of generator expressions; `make lint` knows better which of them matter.
        with contextlib.chdir(ROOT / "src"), contextlib.redirect_stdout(said):
            return mypycify(
                ["--config-file=", f"--cache-dir={CACHE / 'types'}", *sources()],
                opt_level=OPTIMIZE,
                debug_level="0",
                multi_file=True,
                target_dir=str(CACHE / "c"),
                group_name=LIBRARY,
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise


def _apart(cc: str) -> list[str]:
    """How to have failing places lie apart. Only gcc knows it, and others may have its name."""
    said = subprocess.run([cc, "--version"], capture_output=True, text=True, check=True).stdout
    return ["-freorder-blocks-and-partition"] if "Free Software Foundation" in said else []


def _compile(cc: str, apart: list[str], extension: Any, source: Path, headers: bytes) -> Path:
    """One C file; what was compiled from the same text before is taken."""
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    paths = [*extension.include_dirs, sysconfig.get_paths()["include"]]
    command = [cc, "-fPIC", "-fwrapv", "-DNDEBUG", *flags, *(f"-I{path}" for path in paths)]
    command += ["-include", str(CACHE / "failing.h"), *apart]
    key = blake2b(source.read_bytes(), digest_size=12)
    key.update(headers)
    key.update(str(source).encode())
    key.update(repr(command).encode())
    key.update(FAILING.encode())
    made = CACHE / "o" / f"{key.hexdigest()}.o"
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        partly = made.with_suffix(".partly")
        subprocess.run([*command, "-c", str(source), "-o", str(partly)], check=True)
        partly.rename(made)
    return made


def _link(cc: str, objects: Iterable[Path], library: Path) -> None:
    # Symbolic: what is in the library calls itself directly, not through a table of addresses.
    how = ["-shared", "-Wl,-Bsymbolic"]
    if sys.platform == "darwin":
        how = ["-bundle", "-undefined", "dynamic_lookup"]
    subprocess.run([cc, *how, "-s", *map(str, objects), "-o", str(library)], check=True)


def _digest(paths: Iterable[Path]) -> bytes:
    digest = blake2b()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.digest()


if __name__ == "__main__":
    # `python native.py check` sees whether the sources can be translated, for `make lint`; without
    # a word it sees whether there is a C compiler.
    if sys.argv[1:] == ["check"]:
        _translate()
    else:
        compiler()
