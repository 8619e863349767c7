import fc from "fast-check";
import type { Packet } from "mqtt-packet";

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
const topic = fc.constantFrom("a", "sport/tennis", "höhe/€", "𝄞/x", "with space");
const bytes = fc.uint8Array({ maxLength: 20 }).map((b) => Buffer.from(b));
const id = fc.integer({ min: 1, max: 65535 });
const qos = fc.constantFrom(0, 1, 2);
const u32 = fc.integer({ min: 0, max: 0xffffffff });

const properties = fc.record(
  {
    sessionExpiryInterval: u32,
    receiveMaximum: id,
    userProperties: fc.dictionary(fc.constantFrom("a", "b", "key"), text, { minKeys: 1 }),
    reasonString: text,
    authenticationData: bytes,
    requestProblemInformation: fc.boolean(),
    subscriptionIdentifier: fc.integer({ min: 1, max: 268435455 }),
  },
  { requiredKeys: [] },
);

/** Packets as `mqtt-packet` wants them, in a version of the protocol. */
export function mqttPackets(version: number): fc.Arbitrary<Packet> {
  const own = version === 5 ? { properties } : {};
  const will = fc.record({ topic, payload: bytes, qos, retain: fc.boolean() });
  const confirmation = fc.record({
    cmd: fc.constantFrom("puback", "pubrec", "pubrel", "pubcomp"),
    messageId: id,
    ...(version === 5 ? { reasonCode: fc.constantFrom(0, 0x92) } : {}),
  });
  const all: fc.Arbitrary<unknown>[] = [
    fc.record(
      {
        cmd: fc.constant("connect"),
        protocolId: fc.constant(version === 3 ? "MQIsdp" : "MQTT"),
        protocolVersion: fc.constant(version),
        clean: fc.constant(true),
        clientId: text,
        keepalive: fc.integer({ min: 0, max: 65535 }),
        username: text,
        password: bytes.filter((b) => b.length > 0),
        will,
        ...own,
      },
      {
        requiredKeys: [
          "cmd",
          "protocolId",
          "protocolVersion",
          "clean",
          "clientId",
          "keepalive",
          "username",
        ],
      },
    ),
    fc.record({
      cmd: fc.constant("connack"),
      sessionPresent: fc.boolean(),
      [version === 5 ? "reasonCode" : "returnCode"]: fc.constantFrom(0, 1),
      ...own,
    }),
    fc
      .record({
        cmd: fc.constant("publish"),
        topic,
        payload: bytes,
        qos,
        dup: fc.boolean(),
        retain: fc.boolean(),
        messageId: id,
        ...own,
      })
      .map((p) => (p.qos === 0 ? { ...p, dup: false, messageId: undefined } : p)),
    confirmation.map((p) => ({
      ...p,
      reasonCode:
        p.cmd === "pubrel" || p.cmd === "pubcomp" ? ("reasonCode" in p ? p.reasonCode : 0) : 0,
    })),
    fc.record({
      cmd: fc.constant("subscribe"),
      messageId: id,
      subscriptions: fc.array(
        fc.record({
          topic,
          qos,
          ...(version === 5 ? { nl: fc.boolean(), rap: fc.boolean(), rh: qos } : {}),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      ...own,
    }),
    fc.record({
      cmd: fc.constant("suback"),
      messageId: id,
      granted: fc.array(qos, { minLength: 1, maxLength: 4 }),
      ...own,
    }),
    fc.record({
      cmd: fc.constant("unsubscribe"),
      messageId: id,
      unsubscriptions: fc.array(topic, { minLength: 1, maxLength: 4 }),
      ...own,
    }),
    fc.record({
      cmd: fc.constant("unsuback"),
      messageId: id,
      ...(version === 5
        ? { granted: fc.array(fc.constantFrom(0, 0x11), { minLength: 1, maxLength: 4 }) }
        : {}),
      ...own,
    }),
    fc.record({ cmd: fc.constantFrom("pingreq", "pingresp") }),
    fc.record({
      cmd: fc.constant("disconnect"),
      ...(version === 5 ? { reasonCode: fc.constantFrom(0, 4), ...own } : {}),
    }),
  ];
  if (version === 5)
    all.push(fc.record({ cmd: fc.constant("auth"), reasonCode: fc.constantFrom(0, 0x18), ...own }));
  return fc.oneof(...all) as fc.Arbitrary<Packet>;
}
