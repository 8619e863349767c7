import { afterAll, expect, test } from "vitest";
import { DecodeError, EncodeError, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { loadTables } from "../../generator/load.ts";

// A dialect of many messages that changes one, has no second one, and adds one.
const SCHEMAS = new Map([
  [
    "packets.yaml",
    `protocol: packets
title: Packets
versions: ["1"]
messages:
  nop: { id: 1 }
  print: { id: 2, fields: [letter: u8] }
  spot: { id: 3, fields: [x: u8] }
  old: { id: 4, fields: [a: u8] }
  last: { id: 6, fields: [a: u8] }
`,
  ],
  [
    "packets-mod.yaml",
    `extends: packets
dialect: mod
from: "1"
title: A mod
messages:
  old: { removed: true }
  spot: { changes: [{ alter: x, to: { type: u16 } }] }
  spark: { id: 9, fields: [y: u8] }
`,
  ],
]);
// One number is announced before the one that says what protocol it is.
SCHEMAS.set(
  "marked.yaml",
  `protocol: marked
title: Marked
versions: ["1", "2"]
dialects: { far: { from: "2" } }
messages:
  begin:
    id: 1
    fields:
      - flags: { type: u32, marker: 0x58455446, selects: { 8: far } }
      - number: { type: i32, selects: { 1: "1", 2: "2" } }
`,
);
const tables = resolveSchemas(SCHEMAS);
const loaded = await loadTables(tables);
afterAll(() => loaded.remove());

const codecsOf = (name: string) =>
  loaded.protocols[tables.protocols.findIndex((table) => table.name === name)]!;

test("a dialect lists what it has otherwise, and has no functions that choose", async () => {
  const code = (await emitTables(tables)).get("packets.ts")!;
  const own = code.slice(code.indexOf("const codecFrommod"));
  expect(own).toContain('ownMessage("spot"');
  expect(own).toContain("like: numberedMessages");
  expect(own).not.toContain('"print"');
  expect(code).not.toMatch(/function \w+Numbered\w*mod/);
});

test("it reads and writes its own messages, and all others as the versions that it is like", () => {
  const dialect = codecsOf("packets")[1]!;
  const messages = [
    [{ type: "nop" }, [1]],
    [{ type: "print", letter: 7 }, [2, 7]],
    [{ type: "spot", x: 0x102 }, [3, 2, 1]],
    [{ type: "spark", y: 5 }, [9, 5]],
  ] as const;
  for (const [message, bytes] of messages) {
    const w = new Writer();
    dialect.encode(w, message);
    expect([...written(w)]).toEqual(bytes);
    const r = new Reader(Uint8Array.from(bytes));
    expect(dialect.decode(r)).toEqual(message);
    expect(r.offset).toBe(bytes.length);
  }
  const seen: unknown[] = [];
  const r = new Reader(Uint8Array.from(messages.flatMap(([, bytes]) => bytes)));
  const handlers = { spot: (m: unknown) => seen.push(m), print: (m: unknown) => seen.push(m) };
  while (r.offset < r.end) dialect.visit(r, handlers, dialect.scratch());
  expect(seen).toEqual([messages[1]![0], messages[2]![0]]);
});

test("what those versions have and the dialect has not is told as what there is no message of", () => {
  const [plain, dialect] = codecsOf("packets");
  const r = new Reader(Uint8Array.of(4, 0));
  expect(() => dialect!.decode(r)).toThrow(DecodeError);
  expect(r.offset).toBe(0);
  expect(() => dialect!.skip(r)).toThrow(/old \(id 0x04\) is up to version 1/);
  expect(plain!.decode(r)).toMatchObject({ a: 0 });
  expect(() => dialect!.encode(new Writer(), { type: "old" })).toThrow(EncodeError);
});

test("numbers that are not described together are an unknown protocol, by its own number", () => {
  const [codec] = codecsOf("marked");
  // 0x58455446, 8, and 1: the flags are of version 2.
  const bytes = Uint8Array.of(1, 0x46, 0x54, 0x45, 0x58, 8, 0, 0, 0, 1, 0, 0, 0);
  const numbers: unknown[] = [];
  for (const read of [codec!.decode, codec!.skip, codec!.read, codec!.pass]) {
    try {
      read(new Reader(bytes));
    } catch (error) {
      numbers.push(error instanceof UnknownProtocolError && error.protocol);
    }
  }
  expect(numbers).toEqual([1, 1, 1, 1]);
});
