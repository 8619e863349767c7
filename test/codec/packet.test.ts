import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBlockOf } from "../../fuzz/values/any-of.ts";
import { codecs as client } from "../../generated/netquake_client.ts";
import { codecs as control, type Message as Control } from "../../generated/netquake_control.ts";
import { netquake_packet, type NetquakePacketBlock } from "../../generated/netquake_packet.ts";
import { codecs as quake2Client } from "../../generated/quake2_client.ts";
import { quake2_client_packet } from "../../generated/quake2_client_packet.ts";
import { quake2_packet } from "../../generated/quake2_packet.ts";
import { codecs as quakeworldClient } from "../../generated/quakeworld_client.ts";
import { quakeworld_client_packet } from "../../generated/quakeworld_client_packet.ts";
import { quakeworld_packet } from "../../generated/quakeworld_packet.ts";
import { codecNamed } from "../../recording/versions/protocol.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { DecodeError, EncodeError } from "../../runtime/errors/errors.ts";
import { interpretDecode, leaves } from "../../runtime/interpret/interpret.ts";
import { decodePacket, encodePacket, type PacketContainer } from "../../runtime/packet.ts";
import { Reader } from "../../runtime/bytes/reader.ts";

import { textToBytes } from "../../runtime/bytes/text/text.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { whole } from "../support/whole.ts";
import { bytesOf, hexOf } from "./by-hand.ts";

type AnyPackets = PacketContainer<object>;

const CONTAINERS: readonly [string, AnyPackets][] = [
  ["netquake_packet", netquake_packet as AnyPackets],
  ["quakeworld_packet", quakeworld_packet as AnyPackets],
  ["quakeworld_client_packet", quakeworld_client_packet as AnyPackets],
  ["quake2_packet", quake2_packet as AnyPackets],
  ["quake2_client_packet", quake2_client_packet as AnyPackets],
];

describe.each(CONTAINERS)("%s", (_, container) => {
  test("any packet comes back", () => {
    fc.assert(
      fc.property(anyBlockOf(container, true), (packet) => {
        const bytes = encodePacket(container, packet).slice();
        expect(encodePacket(container, decodePacket(container, bytes))).toEqual(bytes);
      }),
    );
  });

  whole("any bytes are refused, or come back", () => {
    const word = fc.constantFrom(0, 1, 9, 16, 0x80, 0xff);
    const bytes = fc.uint8Array({ maxLength: 24 });
    const likely = fc.tuple(fc.array(word, { maxLength: 8 }), bytes).map((two) => two.flat());
    fc.assert(
      fc.property(
        fc.oneof(
          bytes,
          likely.map((l) => Uint8Array.from(l)),
        ),
        (datagram) => {
          let packet: object;
          try {
            packet = decodePacket(container, datagram);
          } catch (error) {
            expect(error).toBeInstanceOf(DecodeError);
            return;
          }
          expect(encodePacket(container, packet)).toEqual(datagram);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("the length of a NetQuake packet", () => {
  test("is that of the datagram, or the packet is refused", () => {
    fc.assert(
      fc.property(anyBlockOf(netquake_packet), fc.integer({ min: 1, max: 40 }), (packet, count) => {
        const bytes = encodePacket(netquake_packet, packet).slice();
        expect((bytes[2]! << 8) | bytes[3]!).toBe(bytes.length);
        const longer = new Uint8Array(bytes.length + count);
        longer.set(bytes);
        expect(() => decodePacket(netquake_packet, longer)).toThrow(
          `the packet says that it has ${bytes.length} bytes`,
        );
        const shorter = bytes.subarray(0, Math.max(0, bytes.length - count));
        expect(() => decodePacket(netquake_packet, shorter)).toThrow(DecodeError);
      }),
    );
  });

  test.each([
    ["00", "the bytes end: control needs 2 bytes, 1 is left"],
    ["8000", "the bytes end: length needs 2 bytes, 0 are left (u16be) at byte 2"],
    ["00020003", "the length length is 3: it counts 4 bytes before what follows, too"],
    ["00020000", "the length length is 0: it counts 4 bytes before what follows, too"],
    ["00020006 0000", "the bytes end: sequence needs 4 bytes, 2 are left (u32be) at byte 6"],
    ["00020008 00000005 00", "the packet says that it has 8 bytes: 1 is after it at byte 8"],
    ["00020009 00000005", "the bytes end: length counts 5, 4 are left (u16be) at byte 8"],
  ])("%s is explained", (hex, reason) => {
    expect(() => decodePacket(netquake_packet, bytesOf(hex))).toThrow(reason);
  });

  test("has 16 bits", () => {
    const packet = {
      ...NOTHING,
      control: 0,
      sequence: 1,
      payload: new Uint8Array(0xfff8),
    } as const;
    expect(() => encodePacket(netquake_packet, packet)).toThrow(
      new EncodeError("65532 bytes follow: u16be ends at 65531", ["block", "length"]),
    );
    const longest = { ...packet, payload: new Uint8Array(0xfff7) };
    expect(decodePacket(netquake_packet, encodePacket(netquake_packet, longest))).toMatchObject({
      sequence: 1,
    });
  });
});

const NOTHING = {
  type: "block",
  data: false,
  ack: false,
  nak: false,
  eom: false,
  unreliable: false,
} as const;

describe("the header of a NetQuake packet", () => {
  const payload = bytesOf("01");
  const game = { ...NOTHING, control: 0, sequence: 0x01020304, payload } as const;

  test.each<[string, string, NetquakePacketBlock]>([
    ["data", "0001 0009 01020304 01", { ...game, data: true }],
    ["the last of it", "0009 0009 01020304 01", { ...game, data: true, eom: true }],
    ["an acknowledgement", "0002 0008 01020304", { ...game, ack: true, payload: bytesOf("") }],
    ["what may be lost", "0010 0009 01020304 01", { ...game, unreliable: true }],
    ["what nobody sends", "0004 0009 01020304 01", { ...game, nak: true }],
    ["control", "8000 0005 85", { ...NOTHING, control: 1, messages: bytesOf("85") }],
  ])("%s has its highest byte first (ERRATA 100-104)", (_, hex, packet) => {
    const bytes = bytesOf(hex);
    expect(encodePacket(netquake_packet, packet)).toEqual(bytes);
    expect(decodePacket(netquake_packet, bytes)).toMatchObject(packet);
  });

  test("keeps bits that mean nothing", () => {
    const bytes = bytesOf("7fe1 0008 00000000");
    const packet = decodePacket(netquake_packet, bytes);
    expect(packet).toMatchObject({ control: 0, data: true, ack: false, unreliable: false });
    expect(encodePacket(netquake_packet, packet)).toEqual(bytes);
    const plain = encodePacket(netquake_packet, { ...packet, flags: undefined });
    expect(hexOf(plain)).toBe("0001000800000000");
  });

  test("is explained bit by bit, each where it is", () => {
    const bytes = bytesOf("8009 0008 00000000");
    const { root } = interpretDecode(netquake_packet.table, 0, bytes, 0, bytes.length);
    const bits = leaves(root).filter(({ bitLength }) => bitLength === 1);
    const set = bits
      .filter(({ raw }) => raw === 1)
      .map((n) => `${n.name} ${n.start}.${n.startBit}`);
    expect(set).toEqual(["control 0.7", "flags.0 1.0", "flags.3 1.3"]);
    const places = new Set(bits.map(({ start, startBit }) => start * 8 + startBit));
    expect(places.size).toBe(16);
  });
});

describe("control messages", () => {
  const rest = bytesOf("");

  // What clients and servers sent, on loopback; tails of the ProQuake family as ERRATA 107-108 has them.
  test.each<[string, string, Control]>([
    [
      "a question",
      "02 5155414b4500 03",
      { type: "ccreq_server_info", game: "QUAKE", version: 3, rest },
    ],
    ["no version", "02 5155414b4500", { type: "ccreq_server_info", game: "QUAKE", rest }],
    [
      "an answer",
      "83 3132372e302e302e313a323630303000 554e4e414d454400 6c71646d345f613600 00 08 03",
      {
        type: "ccrep_server_info",
        address: "127.0.0.1:26000",
        hostname: "UNNAMED",
        levelname: "lqdm4_a6",
        players: 0,
        maxplayers: 8,
        version: 3,
        rest,
      },
    ],
    ["the first rule", "04 00", { type: "ccreq_rule_info", rule: "", rest }],
    [
      "a rule",
      "85 6e6f6578697400 3000",
      { type: "ccrep_rule_info", rule: "noexit", value: "0", rest },
    ],
    ["no further rule", "85", { type: "ccrep_rule_info", rest }],
    [
      "connecting",
      "01 5155414b4500 03",
      { type: "ccreq_connect", game: "QUAKE", version: 3, rest },
    ],
    [
      "connecting with ProQuake",
      "01 5155414b4500 03 01 22 00 39300000",
      {
        type: "ccreq_connect",
        game: "QUAKE",
        version: 3,
        mod: 1,
        modversion: 34,
        modflags: 0,
        password: 12345,
        rest,
      },
    ],
    ["the port", "81 fd8d0000", { type: "ccrep_accept", port: 36349, rest }],
    [
      "the port, from ProQuake",
      "81 90650000 01 22 00",
      { type: "ccrep_accept", port: 26000, mod: 1, modversion: 34, modflags: 0, rest },
    ],
    [
      "more than anybody knows",
      "81 90650000 01 22 00 01000000 abcd",
      {
        type: "ccrep_accept",
        port: 26000,
        mod: 1,
        modversion: 34,
        modflags: 0,
        spec: 1,
        rest: bytesOf("abcd"),
      },
    ],
    ["no", "82 46756c6c2e0a00", { type: "ccrep_reject", reason: "Full.\n", rest }],
    [
      "a command for the console",
      "05 7077642070 00 73746174757300",
      { type: "ccreq_rcon", password: "pwd p", command: "status", rest },
    ],
    [
      "what it printed, to the end of the packet",
      "86 6f6b0a",
      { type: "ccrep_rcon", reply: "ok\n", replyOpen: true, rest },
    ],
    ["who?", "03 02", { type: "ccreq_player_info", player: 2, rest }],
    [
      "a player",
      "84 02 7000 4d000000 feffffff 3c000000 4c4f43414c00",
      {
        type: "ccrep_player_info",
        player: 2,
        name: "p",
        colors: 0x4d,
        frags: -2,
        connecttime: 60,
        address: "LOCAL",
        rest,
      },
    ],
  ])("%s", (_, hex, message) => {
    expectBoth(control[0]!, bytesOf(hex), message);
  });
});

/** The codec reads just this from the bytes, but for what tells how it came, and writes these bytes for it. */
function expectBoth<M extends AnyMessage>(codec: Codec<M, never>, bytes: Uint8Array, message: M) {
  const r = new Reader(bytes);
  const read = codec.decode(r);
  expect(r.offset).toBe(bytes.length);
  const present = Object.entries(read).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(present)).toEqual(message);
  const w = new Writer();
  codec.encode(w, message);
  expect(written(w)).toEqual(bytes);
}

describe("messages of clients", () => {
  const move = {
    type: "move",
    time: 1.5,
    angles: [-45, 90, 0],
    forwardmove: 200,
    sidemove: -350,
    upmove: 0,
    buttons: 3,
    impulse: 10,
  } as const;

  test.each([
    ["15", "e0 40 00"],
    ["666", "00e0 0040 0000"],
    ["999", "00e0 0040 0000"],
    ["999-floatangle", "000034c2 0000b442 00000000"],
  ])("a move in NetQuake %s (ERRATA 111-112)", (version, angles) => {
    const bytes = bytesOf(`03 0000c03f ${angles} c800 a2fe 0000 03 0a`);
    expectBoth(codecNamed(client, version), bytes, { ...move, angles: [...move.angles] });
  });

  test("a command", () => {
    const bytes = Uint8Array.of(4, ...textToBytes("prespawn"), 0);
    expectBoth(client[0]!, bytes, { type: "stringcmd", text: "prespawn" });
  });

  test("a move in QuakeWorld is three commands (ERRATA 81, 83)", () => {
    const bytes = bytesOf("03 ca 00 00 00 04 9001 0d 80 0040 21");
    expectBoth(quakeworldClient[0]!, bytes, {
      type: "move",
      checksum: 0xca,
      lossage: 0,
      oldest: { flags: 0, msec: 0 },
      old: { flags: 4, forwardmove: 400, msec: 13 },
      new: { flags: 0x80, angle2: 90, msec: 33 },
    });
  });

  test("a move in Quake II is three commands after a frame's number (ERRATA 59)", () => {
    const bytes = bytesOf("02 11 ffffffff 00 00 80 02 0040 21 40 40 01 21 40");
    expectBoth(quake2Client[0]!, bytes, {
      type: "move",
      checksum: 0x11,
      lastframe: -1,
      oldest: { flags: 0, msec: 0, lightlevel: 0x80 },
      old: { flags: 2, angle2: 90, msec: 33, lightlevel: 0x40 },
      new: { flags: 0x40, buttons: 1, msec: 33, lightlevel: 0x40 },
    });
  });
});

describe("packets of QuakeWorld and Quake II", () => {
  test("begin with two numbers, whose highest bits tell of reliable messages", () => {
    const bytes = bytesOf("02000080 01000000 c3b0 04 6e657700");
    const packet = decodePacket(quakeworld_client_packet, bytes);
    expect(packet).toMatchObject({
      sequence: 2,
      reliable: 1,
      acknowledged: 1,
      reliableacknowledged: 0,
      qport: 0xb0c3,
      messages: bytesOf("04 6e657700"),
    });
    const game = decodePacket(quake2_packet, bytesOf("01000080 02000080 06"));
    expect(game).toMatchObject({ sequence: 1, acknowledged: 2, reliableacknowledged: 1 });
  });

  test.each([
    ["getchallenge\n", quakeworld_client_packet],
    ['connect 34 8 5416 "\\name\\p"\n', quake2_client_packet],
    ["challenge 5416 p=34", quake2_packet],
  ])("%j is outside of a connection", (words, container) => {
    const bytes = Uint8Array.of(0xff, 0xff, 0xff, 0xff, ...textToBytes(words));
    const packet = decodePacket(container as AnyPackets, bytes);
    expect(packet).toMatchObject({ sequence: 0x7fffffff, words, wordsOpen: true });
    expect(encodePacket(container as AnyPackets, packet)).toEqual(bytes);
  });
});
