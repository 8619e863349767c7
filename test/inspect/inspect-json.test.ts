import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FieldJson } from "../../cli/inspect/field-json.ts";
import { call } from "../support/in-process.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures");

interface Line {
  readonly kind: string;
  readonly offset: number;
  readonly length: number;
  readonly packets?: readonly number[];
  readonly fields?: readonly FieldJson[];
}

async function inspected(...args: string[]): Promise<Line[]> {
  const { code, stdout } = await call(["inspect", "--json", ...args]);
  expect(code).toBe(0);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SCHEMA = `protocol: note
title: Notes
versions: ["1", "2"]
enums:
  colour: { values: { red: 1 } }
messages:
  say:
    id: 7
    fields:
      - flags: { mask: u8 }
      - at: { type: i16be, scale: 1/4, when: flags.0 }
      - long: u64
      - colour: { type: u8, enum: colour, since: "2" }
`;

it("says of each field its name, type, offset, bits and value", async () => {
  await writeFile(join(folder, "note.yaml"), SCHEMA);
  const file = join(folder, "x.note");
  await writeFile(file, Buffer.from("0701fff6090000000000008001", "hex"));
  const schema = ["--schema", folder, "--protocol-version", "2"];
  const [block, message, ...more] = await inspected(...schema, file);
  expect(block).toMatchObject({ kind: "block", block: 0, offset: 0, length: 13 });
  expect(more).toEqual([]);
  const { fields, ...about } = message!;
  expect(about).toEqual({
    kind: "message",
    block: 0,
    message: 0,
    type: "say",
    protocol: "note",
    version: "2",
    offset: 0,
    length: 13,
  });
  const { fields: bits, ...flags } = fields![1]!;
  // 0xfff6 is -10, of quarters -2.5; 64 bits are digits, since no number holds them.
  expect([fields![0], flags, ...fields!.slice(2)]).toEqual([
    { name: "id", offset: 0, bits: 8, type: "u8", value: 7, enum: "say" },
    { name: "flags", offset: 1, bits: 8, type: "mask", value: 1 },
    { name: "at", offset: 2, bits: 16, type: "i16be", value: -2.5, raw: -10 },
    { name: "long", offset: 4, bits: 64, type: "u64", value: "9223372036854775817" },
    { name: "colour", offset: 12, bits: 8, type: "u8", value: 1, enum: "red" },
  ]);
  expect(bits![3]).toMatchObject({ name: "flags.3", offset: 1, bit: 3, bits: 1, raw: 0 });
  const [, shallow] = await inspected(...schema, "--depth", "1", file);
  expect(shallow!.fields).toEqual([]);
});

it("says what is not understood, and where", async () => {
  const file = join(folder, "cut.note");
  await writeFile(file, Buffer.from("0700", "hex"));
  const lines = await inspected("--schema", folder, file);
  expect(lines.at(-1)).toEqual({
    kind: "undecoded",
    block: 0,
    offset: 0,
    length: 2,
    error: expect.stringContaining("long needs 8 bytes"),
  });
});

/** Reads integers and floats where they are said to be, from the file itself. */
const READ: Readonly<Record<string, (bytes: Buffer, offset: number) => number>> = {
  u8: (bytes, at) => bytes.readUInt8(at),
  i8: (bytes, at) => bytes.readInt8(at),
  u16: (bytes, at) => bytes.readUInt16LE(at),
  i16: (bytes, at) => bytes.readInt16LE(at),
  u32: (bytes, at) => bytes.readUInt32LE(at),
  i32: (bytes, at) => bytes.readInt32LE(at),
  u16be: (bytes, at) => bytes.readUInt16BE(at),
  u32be: (bytes, at) => bytes.readUInt32BE(at),
  f32: (bytes, at) => bytes.readFloatLE(at),
};

function leaves(fields: readonly FieldJson[]): FieldJson[] {
  return fields.flatMap((one) => (one.fields === undefined ? [one] : leaves(one.fields)));
}

describe.each(["dp_server_p15.dem", "anchor_mvd.mvd"])("each field of %s", (name) => {
  it("is where it is said to be, and its leaves are all bits of a message", async () => {
    const bytes = await readFile(join(FIXTURES, name));
    const lines = await inspected("--block", "0..40", join(FIXTURES, name));
    let compared = 0;
    for (const { kind, length, fields = [] } of lines) {
      const own = leaves(fields);
      if (kind === "message") expect(own.reduce((sum, { bits }) => sum + bits, 0)).toBe(8 * length);
      for (const { type = "", offset, bit, bits, value, raw, absent } of own) {
        const read = READ[type];
        const number = raw ?? value;
        if (read === undefined || bit !== undefined || absent || typeof number !== "number")
          continue;
        if (bits !== Number(/\d+/.exec(type)![0])) continue;
        expect(type === "f32" ? value : number).toBe(read(bytes, offset));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});

it("says the same of captures, by packet", async () => {
  const file = join(FIXTURES, "quakespasm_session_p15.pcap");
  const lines = await inspected(file);
  expect(lines[0]).toMatchObject({ kind: "header", format: "pcap" });
  const kinds = new Set(lines.map(({ kind }) => kind));
  expect(kinds).toContain("packet");
  expect(kinds).toContain("message");
  const bytes = await readFile(file);
  for (const { kind, packets, fields = [] } of lines)
    if (kind === "message" && packets === undefined)
      expect(fields[0]).toMatchObject({ name: "id", value: bytes[fields[0]!.offset] });
});
