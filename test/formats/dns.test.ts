import { encode } from "dns-packet";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { comparable } from "../../examples/formats/oracles/mqtt.ts";
import { readByLibrary, toLibrary } from "../../examples/formats/oracles/dns.ts";
import { dnsPackets } from "./dns-packets.ts";
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

/*
 * DNS beside `dns-packet`, both ways. The library unfolds names, and writes none that are folded: packets with pointers
 * are written here, and read by both.
 */

const emitted = await exampleCode();
afterAll(() => emitted.remove());
const [codec] = await codecsOf(emitted, "dns");
const SEED = 1;

function written(own: unknown): Uint8Array {
  return new Uint8Array(encode(own as never));
}

test("packets that dns-packet writes are read as it reads them, and come back", () => {
  fc.assert(
    fc.property(dnsPackets, (own) => {
      const wire = written(own);
      const message = decoded(codec!, wire);
      expect(Buffer.from(encoded(codec!, message)).equals(wire)).toBe(true);
      expect(comparable(toLibrary(message, wire))).toEqual(comparable(readByLibrary(wire)));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

/** A packet whose names end in pointers to those before them, at times. */
const folded = fc.tuple(dnsPackets, fc.boolean()).map(([own, isFolded]) => {
  const message = decoded(codec!, written(own)) as any;
  const first = message.questions[0]?.name;
  if (!isFolded || first?.label === undefined) return message;
  const pointer = { length: 0xc0, low: 12 };
  for (const list of [message.answers, message.authorities, message.additionals])
    for (const one of list)
      if (one.name.label !== undefined) one.name = { ...one.name, next: pointer };
  return message;
});

whole("packets that are written here, folded ones too, dns-packet reads as they are meant", () => {
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

whole("any message comes back, and damaged packets give an exact error or come back", () => {
  expectExact(
    codec!,
    anyOf(codec!, "packet").map((message) => encoded(codec!, message)),
    SEED,
  );
  expectExact(codec!, damagedBytes(dnsPackets.map(written)), SEED);
});
