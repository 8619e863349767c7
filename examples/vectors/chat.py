"""The codec of schema/chat.yaml, written by hand: what run.py holds against the vectors."""


class Wrong(ValueError):
    """Bytes that are no message: what kind of error, and at which byte."""

    def __init__(self, kind, offset):
        super().__init__(f"{kind} at byte {offset}")
        self.kind, self.offset = kind, offset


def decode(version, data):
    at = 1

    def number(count):
        nonlocal at
        if at + count > len(data):
            raise Wrong("end", len(data))
        at += count
        return int.from_bytes(data[at - count : at], "little")

    def text():
        nonlocal at
        end = data.find(b"\0", at)
        if end < 0:
            raise Wrong("end", len(data))
        found, at = data[at:end].decode("latin1"), end + 1
        return found

    if data[0] == 1:
        return "hello", {"version": number(1), "name": text()}, at
    if data[0] != 2:
        raise Wrong("id", 0)
    flags = number(1)
    value = {"to": number(2)} if flags & 1 else {}
    value |= {"loud": flags & 2 != 0, "words": text()}
    if version == "2":
        value["colour"] = number(1)
    return "say", value, at


def encode(version, message, value):
    if message == "hello":
        return bytes([1, value["version"]]) + value["name"].encode("latin1") + b"\0"
    flags = value.get("flags", 0) & ~3 | ("to" in value) | value["loud"] << 1
    to = value["to"].to_bytes(2, "little") if "to" in value else b""
    colour = bytes([value["colour"]]) if version == "2" else b""
    return bytes([2, flags]) + to + value["words"].encode("latin1") + b"\0" + colour
