import fc from "fast-check";
import { PbfReader, PbfWriter } from "pbf";
import { afterAll, expect, test } from "vitest";
import { anyOf } from "../../fuzz/values/any-of.ts";
import {
  codecsOf,
  damagedBytes,
  decoded,
  encoded,
  exampleCode,
  expectExact,
  RUNS,
} from "./example-formats.ts";
import { whole } from "../support/whole.ts";

/* Protocol Buffers' wire format beside `pbf`, both ways. */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "protobuf");
const SEED = 1;

const WRITE = {
  varint: "writeVarintField",
  fixed64: "writeFixed64Field",
  fixed32: "writeFixed32Field",
} as const;

/** A field's number (the library writes those from 2^28 on as negative keys), its kind, and a number or bytes. Numbers of 64 bits are those that the library has exactly. */
const field = fc.oneof(
  fc.record({
    number: fc.integer({ min: 1, max: 2 ** 28 - 1 }),
    kind: fc.constantFrom("varint", "fixed64"),
    value: fc.oneof(fc.nat(300), fc.maxSafeNat()),
  }),
  fc.record({
    number: fc.integer({ min: 1, max: 40 }),
    kind: fc.constant("fixed32" as const),
    value: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  }),
  fc.record({
    number: fc.integer({ min: 1, max: 40 }),
    kind: fc.constant("data" as const),
    value: fc.uint8Array({ maxLength: 200 }),
  }),
);
const fields = fc.array(field, { maxLength: 12 });
type Field = typeof field extends fc.Arbitrary<infer T> ? T : never;

function written(all: readonly Field[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const { number, kind, value } of all) {
    if (typeof value !== "number") pbf.writeBytesField(number, value);
    else pbf[WRITE[kind as keyof typeof WRITE]](number, value);
  }
  return pbf.finish().slice();
}

/** What the library reads, by the wire types of its own. */
function readByLibrary(bytes: Uint8Array): Field[] {
  const result: Field[] = [];
  new PbfReader(bytes).readFields((number, all, pbf) => {
    if (pbf.type === 0) all.push({ number, kind: "varint", value: pbf.readVarint() });
    else if (pbf.type === 1) all.push({ number, kind: "fixed64", value: pbf.readFixed64() });
    else if (pbf.type === 5) all.push({ number, kind: "fixed32", value: pbf.readFixed32() });
    else all.push({ number, kind: "data", value: pbf.readBytes().slice() });
  }, result);
  return result;
}

/** A message that was read, as the library has it. */
function said(bytes: Uint8Array): Field[] {
  const message = decoded(codec!, bytes) as any;
  return message.fields.map(({ key, varint, fixed64, fixed32, data }: any) => {
    const number = key >>> 3;
    if (data !== undefined) return { number, kind: "data", value: data.slice() };
    if (fixed32 !== undefined) return { number, kind: "fixed32", value: fixed32 };
    return varint === undefined
      ? { number, kind: "fixed64", value: Number(fixed64) }
      : { number, kind: "varint", value: Number(varint) };
  });
}

const TYPES = { varint: 0, fixed64: 1, data: 2, fixed32: 5 };

test("messages that pbf writes are read as they are meant, and come back", () => {
  fc.assert(
    fc.property(fields, (all) => {
      const wire = written(all);
      expect(said(wire)).toEqual(all);
      expect(Buffer.compare(encoded(codec!, decoded(codec!, wire)), wire)).toBe(0);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test("messages that are written here pbf reads as they are meant", () => {
  fc.assert(
    fc.property(fields, (all) => {
      const own = all.map(({ number, kind, value }) => {
        const isLong = kind === "varint" || kind === "fixed64";
        return { key: number * 8 + TYPES[kind], [kind]: isLong ? BigInt(value as number) : value };
      });
      const wire = encoded(codec!, { type: "message", fields: own } as never);
      expect(readByLibrary(wire)).toEqual(all);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

whole("any message comes back, and damaged ones give an exact error or come back", () => {
  expectExact(
    codec!,
    anyOf(codec!, "message").map((message) => encoded(codec!, message)),
    SEED,
  );
  expectExact(codec!, damagedBytes(fields.map(written)), SEED);
});
