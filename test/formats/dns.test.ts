import { encode } from "dns-packet";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { comparable } from "../../examples/formats/oracles/mqtt.ts";
import { readByLibrary, toLibrary } from "../../examples/formats/oracles/dns.ts";
import { anyOf } from "../../fuzz/values/any-of.ts";
import {
  codecsOf,
  damageComplaint,
  decoded,
  encoded,
  exampleCode,
  RUNS,
} from "./example-formats.ts";

/*
 * DNS beside `dns-packet`, both ways. The library unfolds names, and writes none that are folded: packets with pointers
 * are written here, and read by both.
 */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "dns");
const SEED = 1;

const label = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
const u16 = fc.integer({ min: 0, max: 65535 });
const u32 = fc.integer({ min: 0, max: 0xffffffff });
const data = fc.oneof(
  fc.record({ type: fc.constant("A"), data: fc.ipV4() }),
  fc.record({ type: fc.constant("AAAA"), data: fc.ipV6().filter((ip) => !ip.includes(".")) }),
  fc.record({ type: fc.constantFrom("NS", "CNAME", "PTR"), data: name }),
  fc.record({
    type: fc.constant("MX"),
    data: fc.record({ preference: u16, exchange: name }),
  }),
  fc.record({
    type: fc.constant("TXT"),
    data: fc.array(
      fc.uint8Array({ maxLength: 255 }).map((b) => Buffer.from(b)),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    type: fc.constant("SRV"),
    data: fc.record({ priority: u16, weight: u16, port: u16, target: name }),
  }),
  fc.record({
    type: fc.constant("SOA"),
    data: fc.record({
      mname: name,
      rname: name,
      serial: u32,
      refresh: u32,
      retry: u32,
      expire: u32,
      minimum: u32,
    }),
  }),
);
const entry = fc.tuple(name, u32, data).map(([own, ttl, rest]) => ({ name: own, ttl, ...rest }));
const entries = fc.array(entry, { maxLength: 3 });
const packet = fc.record({
  id: u16,
  type: fc.constantFrom("query", "response"),
  flags: fc.integer({ min: 0, max: 0x7fff }).map((flags) => flags & ~0x40),
  questions: fc.array(fc.record({ name, type: fc.constantFrom("A", "AAAA", "MX", "TXT") }), {
    maxLength: 2,
  }),
  answers: entries,
  authorities: entries,
  additionals: entries,
});

function written(own: unknown): Uint8Array {
  return new Uint8Array(encode(own as never));
}

test("packets that dns-packet writes are read as it reads them, and come back", () => {
  fc.assert(
    fc.property(packet, (own) => {
      const wire = written(own);
      const message = decoded(codec!, wire);
      expect(Buffer.from(encoded(codec!, message)).equals(wire)).toBe(true);
      expect(comparable(toLibrary(message, wire))).toEqual(comparable(readByLibrary(wire)));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

/** A packet whose names end in pointers to those before them, at times. */
const folded = fc.tuple(packet, fc.boolean()).map(([own, isFolded]) => {
  const message = decoded(codec!, written(own)) as any;
  const first = message.questions[0]?.name;
  if (!isFolded || first?.label === undefined) return message;
  const pointer = { length: 0xc0, low: 12 };
  for (const list of [message.answers, message.authorities, message.additionals])
    for (const one of list)
      if (one.name.label !== undefined) one.name = { ...one.name, next: pointer };
  return message;
});

test("packets that are written here, folded ones too, dns-packet reads as they are meant", () => {
  fc.assert(
    fc.property(folded, (message) => {
      const wire = encoded(codec!, message);
      const known = readByLibrary(wire);
      expect(known).toBeDefined();
      expect(comparable(toLibrary(decoded(codec!, wire) as never, wire))).toEqual(
        comparable(known),
      );
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test("any message comes back, and damaged packets give an exact error or come back", () => {
  fc.assert(
    fc.property(anyOf(codec!, "packet"), (message) => {
      const wire = encoded(codec!, message);
      expect(damageComplaint(codec!, wire)).toBe(undefined);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const changes = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(packet, changes, fc.nat(600), (own, all, cut) => {
      const wire = written(own);
      for (const [at, byte] of all) wire[at % wire.length] = byte;
      const bytes = wire.slice(0, cut < 400 ? wire.length : 1 + (cut % wire.length));
      expect(damageComplaint(codec!, bytes)).toBe(undefined);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
