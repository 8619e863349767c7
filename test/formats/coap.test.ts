import { generate, parse } from "coap-packet";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { anyOf } from "../../fuzz/values/any-of.ts";
import { withDerived } from "../../runtime/derived/derived.ts";
import {
  codecsOf,
  damageComplaint,
  damagedBytes,
  decoded,
  encoded,
  exampleCode,
  expectExact,
  RUNS,
} from "./example-formats.ts";
import { whole } from "../support/whole.ts";

/* CoAP beside `coap-packet`, both ways, and the examples of RFC 7252. */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "coap");
const SEED = 1;

/** Numbers of options, small and large: the library sorts them, and calls known ones by their names. */
const options = fc.array(
  fc.record({
    number: fc.oneof(fc.nat(300), fc.nat(65_000)),
    value: fc.oneof(fc.uint8Array({ maxLength: 20 }), fc.uint8Array({ maxLength: 300 })),
  }),
  { maxLength: 5 },
);
const packet = fc.record({
  kind: fc.nat(3),
  code: fc.integer({ min: 1, max: 255 }),
  messageId: fc.nat(0xffff),
  token: fc.uint8Array({ maxLength: 8 }),
  options: options.map((all) => all.toSorted((a, b) => a.number - b.number)),
  payload: fc.uint8Array({ maxLength: 300 }),
});
type Packet = typeof packet extends fc.Arbitrary<infer T> ? T : never;

const codeOf = (code: number) => `${code >> 5}.${String(code & 31).padStart(2, "0")}`;

function written({ kind, code, messageId, token, options: all, payload }: Packet): Uint8Array {
  const own = {
    confirmable: kind === 0,
    ack: kind === 2,
    reset: kind === 3,
    code: codeOf(code),
    messageId,
    token: Buffer.from(token),
    options: all.map(({ number, value }) => ({ name: String(number), value: Buffer.from(value) })),
    payload: Buffer.from(payload),
  };
  return Uint8Array.from(generate(own as never, 10_000));
}

/** A message as the packet that it was made of. */
function said(bytes: Uint8Array): Packet {
  const message = withDerived(codec!.table, decoded(codec!, bytes) as never) as any;
  const { kind, code, number: messageId, token } = message;
  const payload = message.options.find(({ delta }: any) => delta === 15);
  let number = 0;
  const all = message.options.flatMap(({ number_after, value }: any) =>
    value === undefined ? [] : [{ number: (number += number_after), value: value.slice() }],
  );
  const data = payload === undefined ? [] : [payload.first, ...payload.more];
  return {
    kind,
    code,
    messageId,
    token: token.slice(),
    options: all,
    payload: new Uint8Array(data),
  };
}

/** What a number is in a nibble, and the bytes after it. */
function nibble(name: string, number: number): Record<string, number> {
  if (number < 13) return { [name]: number };
  if (number < 269) return { [name]: 13, [`${name}_byte`]: number - 13 };
  return { [name]: 14, [`${name}_word`]: number - 269 };
}

function messageOf({ kind, code, messageId, token, options: all, payload }: Packet) {
  const own = all.map(({ number, value }, i) => ({
    ...nibble("delta", number - (i === 0 ? 0 : all[i - 1]!.number)),
    ...nibble("size", value.length),
    value,
  }));
  const [first, ...more] = payload;
  const last = { delta: 15, size: 15, first, more: new Uint8Array(more) };
  return {
    type: "message",
    version: 1,
    kind,
    token_length: token.length,
    code,
    number: messageId,
    token,
    options: first === undefined ? own : [...own, last],
  };
}

whole("messages that coap-packet writes are read as they are meant, and come back", () => {
  fc.assert(
    fc.property(packet, (one) => {
      const wire = written(one);
      expect(said(wire)).toEqual(one);
      expect(Buffer.compare(encoded(codec!, decoded(codec!, wire)), wire)).toBe(0);
    }),
    { seed: SEED, numRuns: 2 * RUNS },
  );
});

whole("messages that are written here coap-packet reads as they are meant", () => {
  fc.assert(
    fc.property(packet, (one) => {
      const wire = encoded(codec!, messageOf(one) as never);
      const {
        code,
        confirmable,
        ack,
        reset,
        messageId,
        token,
        options: all,
        payload,
      } = parse(Buffer.from(wire));
      const flags = [confirmable, ack, reset];
      const isOwn = [0, 2, 3].map((kind) => kind === one.kind);
      expect([code, messageId, flags]).toEqual([codeOf(one.code), one.messageId, isOwn]);
      expect([token, payload].map((bytes) => bytes.toString("hex"))).toEqual(
        [one.token, one.payload].map((bytes) => Buffer.from(bytes).toString("hex")),
      );
      expect(all!.map(({ value }) => Buffer.from(value).toString("hex"))).toEqual(
        one.options.map(({ value }) => Buffer.from(value).toString("hex")),
      );
      expect(Buffer.compare(written(one), wire)).toBe(0);
    }),
    { seed: SEED, numRuns: 2 * RUNS },
  );
});

const TEMPERATURE = { number: 11, value: new Uint8Array(Buffer.from("temperature")) };
const ANSWER = new Uint8Array(Buffer.from("22.3 C"));
const NONE = new Uint8Array();

test.each([
  [
    "a request, figure 16",
    "40017d34bb74656d7065726174757265",
    [0, 1, 0x7d34, NONE, [TEMPERATURE], NONE],
  ],
  ["its answer, figure 16", "60457d34ff32322e332043", [2, 69, 0x7d34, NONE, [], ANSWER]],
  [
    "with a token, figure 17",
    "41017d3520bb74656d7065726174757265",
    [0, 1, 0x7d35, new Uint8Array([0x20]), [TEMPERATURE], NONE],
  ],
  [
    "its answer, figure 17",
    "61457d3520ff32322e332043",
    [2, 69, 0x7d35, new Uint8Array([0x20]), [], ANSWER],
  ],
  ["an empty message, §4.1", "70007d36", [3, 0, 0x7d36, NONE, [], NONE]],
] as const)("RFC 7252: %s", (_, hex, [kind, code, messageId, token, all, payload]) => {
  const wire = Uint8Array.from(Buffer.from(hex, "hex"));
  expect(said(wire)).toEqual({ kind, code, messageId, token, options: all, payload });
  expect(Buffer.from(encoded(codec!, decoded(codec!, wire))).toString("hex")).toBe(hex);
});

test.each([
  ["a marker without a payload, §3", "60457d34ff", "first"],
  ["a token of nine bytes, §3", "69457d34010203040506070809", "token_length"],
  ["a delta of 15 that is no marker, §3.1", "60457d34f001", "size"],
  ["a length of 15, §3.1", "60457d341f01", "size"],
  ["an option cut short", "60457d34b37465", "value"],
])("RFC 7252: %s is an error", (_, hex, place) => {
  expect(() => decoded(codec!, Uint8Array.from(Buffer.from(hex, "hex")))).toThrow(place);
});

test("what the RFC forbids is not written", () => {
  const plain = {
    kind: 0,
    code: 1,
    messageId: 1,
    token: NONE,
    options: [TEMPERATURE],
    payload: ANSWER,
  };
  const { options: own, ...rest } = messageOf(plain) as any;
  const [option, payload] = own;
  const wrong = [
    { ...rest, options: [payload, option] },
    { ...rest, options: [option, { delta: 15, size: 15, more: NONE }] },
    { ...rest, options: [{ ...option, size: 12 }] },
    { ...rest, options: [{ ...option, delta: 13 }] },
    { ...rest, options: [{ ...option, size: 15 }] },
    { ...rest, token_length: 9, token: new Uint8Array(9), options: [] },
  ];
  expect(encoded(codec!, { ...rest, options: own }).length).toBeGreaterThan(0);
  for (const each of wrong) expect(() => encoded(codec!, each)).toThrow();
});

whole("any message comes back, and damaged ones give an exact error or come back", () => {
  expectExact(
    codec!,
    anyOf(codec!, "message").map((message) => encoded(codec!, message)),
    SEED,
  );
  expectExact(codec!, damagedBytes(packet.map(written)), SEED);
  expect(damageComplaint(codec!, new Uint8Array())).toBeUndefined();
});
