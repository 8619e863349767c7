import { encode, ExtData } from "@msgpack/msgpack";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readByLibrary, toLibrary } from "../../examples/formats/oracles/msgpack.ts";
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

/* MessagePack beside `@msgpack/msgpack`, both ways: values in values, numbers of all sizes, texts, bytes, extensions. */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "msgpack");
const SEED = 1;

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.integer({ min: -200, max: 300 }),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }),
    fc.double({ noNaN: true }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.uint8Array({ maxLength: 40 }),
    fc
      .tuple(fc.integer({ min: 0, max: 127 }), fc.uint8Array({ minLength: 1, maxLength: 20 }))
      .map(([type, data]) => new ExtData(type, data)),
    fc.array(tie("value"), { maxLength: 20 }),
    fc.dictionary(
      fc.string({ maxLength: 6 }).filter((key) => key !== "__proto__"),
      tie("value"),
      { maxKeys: 18 },
    ),
  ),
}));

function wireOf(own: unknown): Uint8Array {
  return encode(own, { useBigInt64: true });
}

test("values that @msgpack/msgpack writes are read as it reads them, and come back", () => {
  fc.assert(
    fc.property(value, (own) => {
      const wire = wireOf(own);
      const message = decoded(codec!, wire);
      expect(Buffer.from(encoded(codec!, message)).equals(wire)).toBe(true);
      expect(toLibrary((message as any).value)).toEqual(readByLibrary(wire)!.value);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test("values that are written here @msgpack/msgpack reads as they are meant", () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyOf(codec!, "object"), (message) => {
      const wire = encoded(codec!, message);
      const known = readByLibrary(wire);
      // The library takes no keys but texts and numbers, and makes other texts of bytes that are no UTF-8.
      if (
        known === undefined ||
        /\\ud[c-f]/.test(
          JSON.stringify(message, (_, one: unknown) =>
            typeof one === "bigint" ? String(one) : one,
          ),
        )
      )
        return;
      accepted++;
      expect(toLibrary((decoded(codec!, wire) as any).value)).toEqual(known.value);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(RUNS / 4);
});

test("damaged values give an exact error, or come back", () => {
  expectExact(codec!, damagedBytes(value.map((own) => wireOf(own))), SEED);
});

test("lists that are deeper than the schema says are refused, and not read for ever", () => {
  const deep = new Uint8Array(100_000).fill(0x91);
  expect(() => decoded(codec!, deep)).toThrow(/there may be 128/);
});
