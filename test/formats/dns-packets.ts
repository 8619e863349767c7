import fc from "fast-check";

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
/** Packets as `dns-packet` wants them. */
export const dnsPackets = fc.record({
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
