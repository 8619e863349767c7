"""Holds a codec in Python against the vectors that `demospec vectors --json` wrote.

    npx demospec vectors --schema schema --json -o vectors.json
    python3 run.py chat.py vectors.json [schema]

The codec is a file with decode(version, data), which returns the message's name, its value, and how many bytes it took,
or raises an error that has `kind` and `offset`; and encode(version, message, value), which returns bytes.
"""
import json
import math
import runpy
import sys


def same(found, expected):
    if isinstance(expected, dict) and set(expected) == {"hex"}:
        return found == bytes.fromhex(expected["hex"])
    if isinstance(expected, dict):
        found = {key: one for key, one in found.items() if one is not None}
        return set(found) == set(expected) and all(same(found[key], expected[key]) for key in expected)
    if isinstance(expected, list):
        return len(found) == len(expected) and all(map(same, found, expected))
    if isinstance(found, float) and math.isnan(found):
        return expected == "NaN"
    if isinstance(expected, str) and not isinstance(found, str):
        return found == type(found)(expected)  # 64 bits, or Infinity
    return found == expected


def merged(value, hints):
    if isinstance(hints, dict) and isinstance(value, dict):
        return value | {key: merged(value.get(key), one) for key, one in hints.items()}
    if isinstance(hints, list) and isinstance(value, list):
        return [merged(*pair) for pair in zip(value, hints)]
    return hints


def complaint(codec, vector, version):
    data, error = bytes.fromhex(vector["bytes"]), vector.get("error")
    try:
        message, value, count = codec["decode"](version, data)
    except Exception as wrong:
        found = {key: getattr(wrong, key, None) for key in ("kind", "offset")}
        if version in vector.get("not", []) or error and found == {key: error[key] for key in found}:
            return None
        return f"refused: {wrong!r}"
    is_it = error is None and (message, count) == (vector["message"], len(data)) and same(value, vector["value"])
    if version in vector.get("not", []):
        return "read as in other versions" if is_it else None
    if not is_it:
        return f"read as {message} {value}, {count} bytes"
    written = codec["encode"](version, message, merged(vector["value"], vector.get("hints", {})))
    return None if written == data else f"written as {written.hex()}"


codec, document = runpy.run_path(sys.argv[1]), json.load(open(sys.argv[2]))
schemas = [one for one in document["schemas"] if one["name"] in sys.argv[3:] or not sys.argv[3:]]
tried = [(one, version) for schema in schemas for one in schema["vectors"] for version in one["versions"] + one.get("not", [])]
wrong = [(one, version, why) for one, version in tried if (why := complaint(codec, one, version)) is not None]
for one, version, why in wrong:
    print(f"{one['name']}, version {version}: {why}\n  from {one['from']}")
print(f"{len(tried) - len(wrong)} of {len(tried)} hold")
sys.exit(1 if wrong else 0)
