import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "dns-packet";
import fc from "fast-check";
import { generate } from "mqtt-packet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dnsPackets } from "../formats/dns-packets.ts";
import { mqttPackets } from "../formats/mqtt-packets.ts";
import { ethernet, ipv4, pcapOf } from "../support/pcap-files.ts";
import { tcpFrame } from "./tcp-frame.ts";
import { isWhole, whyNotWhole } from "../support/corpus.ts";
import { dissectorIn, HAS_TSHARK, shownFields, tshark, whyNoTshark } from "./tshark.ts";

/*
 * Packets of other programs, shown by the dissectors of the example schemas and by Wireshark's own: what both have a
 * field for ends at the same byte and has the same value.
 */

const ROOT = join(import.meta.dirname, "..", "..");
const COUNT = 1000;

/** Wireshark's own fields, and those of the schema that are the same. */
const DNS: Readonly<Record<string, string>> = {
  "dns.id": "packet.id",
  "dns.count.queries": "packet.question_count",
  "dns.count.answers": "packet.answer_count",
  "dns.count.auth_rr": "packet.authority_count",
  "dns.count.add_rr": "packet.additional_count",
  "dns.qry.type": "question.kind",
  "dns.qry.class": "question.class",
  "dns.resp.type": "entry.kind",
  "dns.resp.class": "entry.class",
  "dns.resp.ttl": "entry.ttl",
  "dns.resp.len": "entry.length",
  "dns.mx.preference": "entry.preference",
  "dns.soa.serial_number": "entry.serial",
  "dns.soa.refresh_interval": "entry.refresh",
  "dns.soa.retry_interval": "entry.retry",
  "dns.soa.expire_limit": "entry.expire",
  "dns.soa.minimum_ttl": "entry.minimum",
  "dns.srv.priority": "entry.priority",
  "dns.srv.weight": "entry.weight",
  "dns.srv.port": "entry.port",
};

/** Those of bits: Wireshark has the word's bytes for each. */
const DNS_BITS: Readonly<Record<string, string>> = {
  "dns.flags.response": "packet.response",
  "dns.flags.opcode": "packet.opcode",
  "dns.flags.truncated": "packet.truncated",
  "dns.flags.recdesired": "packet.recursion_desired",
  "dns.flags.recavail": "packet.recursion_available",
  "dns.flags.z": "packet.zero",
  "dns.flags.authenticated": "packet.authentic",
  "dns.flags.checkdisable": "packet.checking_disabled",
  "dns.flags.rcode": "packet.rcode",
};

/** The field of MQTT's properties, whose length Wireshark 4.0 takes for two bytes of a number, is left out. */
const MQTT: Readonly<Record<string, string>> = {
  "mqtt.len": "*.length",
  "mqtt.msgid": "*.packet_id",
  "mqtt.protoname": "connect.protocol_name",
  "mqtt.ver": "connect.protocol_level",
  "mqtt.kalive": "connect.keepalive",
  "mqtt.clientid": "connect.client",
  "mqtt.username": "connect.username",
  "mqtt.willtopic": "connect.will_topic",
  "mqtt.property_id": "property.id",
  "mqtt.prop_number": "property.number",
  "mqtt.prop_key": "property.name",
};

interface Same {
  readonly name: string;
  readonly end: number;
  readonly show: string;
}

/** What both have, in the order of the bytes. Numbers are shown in decimal or in hex. */
function both(pdml: string, prefix: string, names: Readonly<Record<string, string>>): Same[][] {
  return shownFields(pdml, [prefix]).map((fields) =>
    fields.flatMap(({ name, at, size, show }) => {
      const own = names[name];
      // A length that is always 0 is a constant of the schema.
      if (own === undefined || (own === "*.length" && show === "0")) return [];
      const number = show !== "" && Number.isFinite(Number(show)) ? String(Number(show)) : show;
      // Wireshark's own texts end at a NUL.
      return [{ name: own, end: at + size, show: number.split("\\x00")[0]! }];
    }),
  );
}

/** The same names for the fields of the schema: `*` is any message, though no struct. */
function ours(
  names: Readonly<Record<string, string>>,
  protocol: string,
  messages: readonly string[],
) {
  return Object.fromEntries(
    Object.values(names).flatMap((name) => {
      const own = name.startsWith("*.") ? messages.map((one) => one + name.slice(1)) : [name];
      return own.map((one) => [`ds.${protocol}.${one}`, name]);
    }),
  );
}

const MESSAGES = (
  "connect connack publish puback pubrec pubrel pubcomp subscribe suback unsubscribe unsuback pingreq pingresp " +
  "disconnect auth"
).split(" ");

const why = HAS_TSHARK ? whyNotWhole : whyNoTshark;

describe.skipIf(!HAS_TSHARK || !isWhole)(
  `dissectors of examples, beside Wireshark's own${why}`,
  () => {
    let folder: string;
    let script: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "demospec-tshark-"));
      script = join(folder, "examples.lua");
      writeFileSync(script, await dissectorIn(join(ROOT, "examples", "formats", "schema")));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    function shown(frames: readonly Uint8Array[]): { own: string; builtin: string } {
      const capture = join(folder, "packets.pcap");
      writeFileSync(capture, pcapOf(frames.map((bytes) => ({ bytes }))));
      const options = ["-T", "pdml"];
      return {
        own: tshark(capture, script, options),
        builtin: tshark(capture, undefined, options),
      };
    }

    it("DNS, of packets that dns-packet writes", () => {
      const packets = fc.sample(dnsPackets, { seed: 1, numRuns: COUNT });
      const frames = packets.map(({ flags, ...rest }) => {
        // Of other messages than queries Wireshark calls the counts by other names.
        const packet = { ...rest, flags: flags & ~0x7800 };
        return ethernet(ipv4({ from: 5000, to: 53 }, new Uint8Array(encode(packet as never))));
      });
      const { own, builtin } = shown(frames);
      const fields = both(builtin, "dns", DNS);
      expect(both(own, "ds.dns", ours(DNS, "dns", []))).toEqual(fields);
      expect(fields.flat().length).toBeGreaterThan(10 * COUNT);
      const values = (all: Same[][]) =>
        all.map((one) => Object.fromEntries(one.map(({ name, show }) => [name, show])));
      // Of queries Wireshark shows fewer bits.
      expect(values(both(own, "ds.dns", ours(DNS_BITS, "dns", [])))).toMatchObject(
        values(both(builtin, "dns", DNS_BITS)),
      );
    });

    it.each([
      ["3.1", 3],
      ["3.1.1", 4],
      ["5", 5],
    ])("MQTT %s, of packets that mqtt-packet writes", (_, protocolVersion) => {
      const packets = fc.sample(mqttPackets(protocolVersion), { seed: 1, numRuns: COUNT / 2 });
      const protocolId = protocolVersion === 3 ? "MQIsdp" : "MQTT";
      const beginning = { cmd: "connect", protocolId, protocolVersion, clientId: "x", clean: true };
      const connect = generate({ ...beginning, keepalive: 7 } as never);
      // A connection for each: its first packet tells the version.
      const frames = packets.flatMap((packet, i) => {
        const ends = { from: 10000 + i, to: 1883 };
        const bytes = generate(packet, { protocolVersion } as never);
        return [tcpFrame(ends, 1, connect), tcpFrame(ends, 1 + connect.length, bytes)];
      });
      const { own, builtin } = shown(frames);
      const fields = both(builtin, "mqtt", MQTT);
      expect(both(own, "ds.mqtt", ours(MQTT, "mqtt", MESSAGES))).toEqual(fields);
      expect(fields.flat().length).toBeGreaterThan(3 * COUNT);
    });
  },
);
