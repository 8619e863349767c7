"""Prints what a NetQuake server says in a recording (.dem), by the codecs in C. Needs the package cffi.

  npx demospec generate --target c -o codec
  cc -std=c11 -O2 -shared -fPIC -iquote codec codec/dem.c codec/netquake.c -o libquake.so
  python3 examples/c/prints.py codec libquake.so demo1.dem
"""

import pathlib
import re
import sys

from cffi import FFI


def declarations(path):
    """A header's types and functions, which cffi reads: what is for a preprocessor is left out."""
    text = path.read_text().split("/* ---- reading")[0].replace("inline ", "")
    number = re.compile(r"#define \w+ \d+$")
    return "\n".join(line for line in text.splitlines() if line[:1] != "#" or number.match(line))


def main(codec, library, recording):
    ffi = FFI()
    for name in ("demospec.h", "dem.h", "netquake.h"):
        ffi.cdef(declarations(pathlib.Path(codec) / name))
    lib = ffi.dlopen(library)
    data = pathlib.Path(recording).read_bytes()
    bytes_ = ffi.from_buffer("uint8_t[]", data)
    memory = ffi.new("uint64_t[]", 8192)
    arena = ffi.new("ds_arena *", {"data": memory, "size": 65536})
    message, block = ffi.new("netquake_message *"), ffi.new("dem_message *")
    # Before the first block is the number of a CD's track, a line.
    at = ffi.new("size_t *", data.index(b"\n") + 1)
    version, error = lib.NETQUAKE_CURRENT, ffi.new("ds_error *")
    while at[0] < len(data):
        if not lib.dem_decode(0, bytes_, len(data), at, block, ffi.NULL, error):
            sys.exit(f"{recording}: byte {error.offset}: error {error.code}")
        messages, inner = getattr(block, "as").block.messages, ffi.new("size_t *")
        while inner[0] < messages.size:
            arena.used = 0
            if not lib.netquake_decode(version, messages.data, messages.size, inner, message, arena, error):
                break
            if message.type == lib.NETQUAKE_IS_PRINT:
                text = getattr(message, "as").print.text
                print(ffi.buffer(text.data, text.size)[:].decode("latin1"), end="")
            version = lib.netquake_selected(version, message)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
