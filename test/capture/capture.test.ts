import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CaptureDecoder,
  type CapturedPacket,
  type CapturePart,
  readCapture,
  sameBytes,
} from "../../quake/capture/index.ts";
import { verifyCapture } from "../../cli/verify/capture-verification.ts";
import { ackPacket, dataPacket, unreliablePacket } from "../../quake/net/channel/packet.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { encodePacket } from "../../runtime/packet.ts";
import { sharedFile } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";
import { type Captured, ethernet, framesOf, ipv4, ipv6, pcapOf } from "../support/pcap-files.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FIXTURE = join(ROOT, "fixtures", "quakespasm_session_p15.pcap");
const fixture = () => new Uint8Array(readFileSync(FIXTURE));

/** Counted by another program, which knows nothing but offsets: packets, what UDP carried, and kinds by first bytes. */
interface Figures {
  readonly packets: number;
  readonly bytes: number;
  readonly protocol: number;
  /** NetQuake: control packets, parts of reliable messages, acknowledgements, unreliable messages. */
  readonly netquake?: readonly [control: number, data: number, ack: number, unreliable: number];
  /** QuakeWorld and Quake II: packets of a connection from either side, and others. */
  readonly netchan?: readonly [client: number, server: number, others: number];
  /** Unreliable messages by the first byte, which is the type of the first of them. */
  readonly messages?: Readonly<Record<string, number>>;
}

const CAPTURES: Readonly<Record<string, Figures>> = {
  "netquake-quakespasm-p15.pcap": {
    packets: 830,
    bytes: 68264,
    protocol: 15,
    netquake: [21, 20, 19, 770],
    messages: { move: 382, time: 387 },
  },
  "netquake-quakespasm.pcap": {
    packets: 630,
    bytes: 49029,
    protocol: 15,
    netquake: [21, 18, 17, 574],
    messages: { move: 284, time: 289 },
  },
  "real-netquake-quakespasm-quakespasm.pcap": {
    packets: 778,
    bytes: 37285,
    protocol: 15,
    netquake: [4, 12, 11, 751],
    messages: { move: 586, time: 164 },
  },
  "quakeworld-mvdsv.pcap": { packets: 1489, bytes: 241273, protocol: 28, netchan: [742, 738, 9] },
  "real-quakeworld-ezquake-mvdsv.pcap": {
    packets: 1895,
    bytes: 58164,
    protocol: 28,
    netchan: [947, 943, 5],
  },
  "quake2-yquake2.pcap": { packets: 543, bytes: 34460, protocol: 34, netchan: [334, 199, 10] },
};

const FIXTURE_FIGURES: Figures = {
  packets: 100,
  bytes: 8853,
  protocol: 15,
  netquake: [21, 10, 10, 59],
  messages: { move: 30, time: 29 },
};

function packetsOf(parts: Iterable<CapturePart>): CapturedPacket[] {
  return [...parts].filter((part) => part.kind === "packet");
}

/** Each packet, and each run of messages, encodes to its bytes. */
function expectIdentical(packet: CapturedPacket): void {
  const { header, payload, runs } = packet;
  if (header !== undefined)
    expect(sameBytes(encodePacket(header.container, header.block), payload)).toBe(true);
  for (const run of runs) expect(sameBytes(run.encode(), run.body)).toBe(true);
}

async function expectFigures(bytes: Uint8Array, figures: Figures): Promise<void> {
  const parts = [...readCapture(bytes)];
  expect(parts.filter(({ kind }) => kind !== "packet").map(({ kind }) => kind)).toEqual(["header"]);
  const packets = packetsOf(parts);
  expect(packets).toHaveLength(figures.packets);
  expect(packets.reduce((sum, { payload }) => sum + payload.length, 0)).toBe(figures.bytes);
  for (const packet of packets) {
    expectIdentical(packet);
    expect(packet.delivery).toBe("whole");
    expect(
      sameBytes(
        bytes.subarray(packet.offset, packet.offset + packet.payload.length),
        packet.payload,
      ),
    ).toBe(true);
  }
  const blocks = packets.map(({ header }) => (header?.block ?? {}) as Record<string, unknown>);
  const having = (member: string) => blocks.filter((block) => block[member]).length;
  if (figures.netquake !== undefined)
    expect(["control", "data", "ack", "unreliable"].map(having)).toEqual(figures.netquake);
  if (figures.netchan !== undefined) {
    const [client, server, others] = figures.netchan;
    const connected = packets.filter(
      ({ header }) => header !== undefined && "acknowledged" in header.block,
    );
    expect(connected.filter(({ side }) => side === "client")).toHaveLength(client);
    expect(connected.filter(({ side }) => side === "server")).toHaveLength(server);
    expect(packets).toHaveLength(client + server + others);
  }
  const messages = packets.flatMap(({ runs }) => runs.flatMap((run) => run.messages));
  const unreliable = packets.filter((_, index) => blocks[index]!["unreliable"]);
  const first = unreliable.map(({ runs }) => runs[0]!.messages[0]!.type);
  for (const [type, count] of Object.entries(figures.messages ?? {}))
    expect(first.filter((name) => name === type)).toHaveLength(count);
  const verified = await verifyCapture("a.pcap", pieces(bytes, 4096), {});
  expect(verified).toMatchObject({
    format: "pcap",
    protocol: figures.protocol,
    bytes: bytes.length,
    blocks: figures.packets,
    messages: messages.length,
    undecodedBytes: 0,
    identical: true,
  });
  expect(verified.error).toBeUndefined();
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What parts tell, without where they are in the file. */
function summaries(parts: Iterable<CapturePart>): unknown[] {
  return [...parts].map((part) => {
    if (part.kind === "packet")
      return [
        part.index,
        part.time,
        part.side,
        part.payload,
        part.header?.block,
        part.runs.map((run) => run.messages),
      ];
    return part.kind === "other" ? [part.index, part.reason] : part.kind;
  });
}

describe("captures of real sessions", () => {
  for (const [name, figures] of Object.entries(CAPTURES)) {
    const file = sharedFile(`captures/${name}`);
    it.skipIf(!file.isThere)(`verify packet by packet: ${name}${file.why}`, () =>
      expectFigures(new Uint8Array(readFileSync(file.path)), figures),
    );
  }

  it("verify packet by packet: the bundled one", () => expectFigures(fixture(), FIXTURE_FIGURES));

  it("have one session, on the port that the server named", () => {
    const sessions = new Set(packetsOf(readCapture(fixture())).map(({ session }) => session));
    expect([...sessions]).toEqual([
      { number: 0, family: "netquake", client: "127.0.0.1:54628", server: "127.0.0.1:56765" },
    ]);
  });
});

describe("the file", () => {
  it("reads the same in either byte order, with either clock, in pieces of any size", () => {
    const bytes = fixture();
    const frames = framesOf(bytes);
    const expected = summaries(readCapture(bytes));
    for (const littleEndian of [true, false])
      for (const nanoseconds of [true, false])
        expect(summaries(readCapture(pcapOf(frames, { littleEndian, nanoseconds })))).toEqual(
          expected,
        );
    for (const size of [1, 7, 1000]) {
      const decoder = new CaptureDecoder();
      const parts: CapturePart[] = [];
      for (let at = 0; at < bytes.length; at += size)
        // A decoder may keep what it was given.
        parts.push(...decoder.push(bytes.slice(at, at + size)));
      parts.push(...decoder.end());
      expect(summaries(parts)).toEqual(expected);
    }
  });

  it("finds IP after every kind of link", () => {
    const packets = framesOf(fixture()).map(({ bytes }) => bytes.slice(14));
    const expected = packetsOf(readCapture(fixture())).map(({ payload }) => payload);
    const after =
      (...front: number[]) =>
      (packet: Uint8Array) =>
        new Uint8Array([...front, ...packet]);
    const zeroes = (count: number) => Array.from({ length: count }, () => 0);
    const links: [linkType: number, wrap: (packet: Uint8Array) => Uint8Array][] = [
      [0, after(2, 0, 0, 0)],
      [0, after(0, 0, 0, 2)],
      [108, after(0, 0, 0, 2)],
      [1, (packet) => ethernet(packet, 0x0800, [0x8100])],
      [1, (packet) => ethernet(packet, 0x0800, [0x88a8, 0x8100])],
      // The padding of short frames.
      [1, (packet) => new Uint8Array([...ethernet(packet), ...zeroes(9)])],
      [101, after()],
      [228, after()],
      [113, after(...zeroes(14), 8, 0)],
      [276, after(8, 0, ...zeroes(18))],
    ];
    for (const [linkType, wrap] of links) {
      const file = pcapOf(
        packets.map((packet) => ({ bytes: wrap(packet) })),
        { linkType },
      );
      expect(packetsOf(readCapture(file)).map(({ payload }) => payload)).toEqual(expected);
    }
  });

  it("finds UDP after options of IPv4 and headers of IPv6", () => {
    const ends = { from: 1234, to: 26000 };
    const ask = new Uint8Array([0x80, 0, 0, 12, 2, ...Buffer.from("QUAKE\0"), 3]);
    const frames = [
      ethernet(ipv4(ends, ask, { options: 10 })),
      ethernet(ipv6(ends, ask), 0x86dd),
      ethernet(ipv6(ends, ask, [0, 43, 60]), 0x86dd),
      // A fragment that is all of its packet.
      ethernet(ipv6(ends, ask, [44]), 0x86dd),
    ];
    const packets = packetsOf(readCapture(pcapOf(frames.map((bytes) => ({ bytes })))));
    expect(packets.map(({ payload }) => payload)).toEqual([ask, ask, ask, ask]);
    const six = "[::1]:1234";
    expect(packets.map(({ from }) => from)).toEqual(["127.0.0.1:1234", six, six, six]);
  });

  it("tells of fragments, cut packets and what is not UDP, and misreads none", async () => {
    const ends = { from: 1234, to: 26000 };
    const ask = new Uint8Array([0x80, 0, 0, 12, 2, ...Buffer.from("QUAKE\0"), 3]);
    const whole = ethernet(ipv4(ends, ask));
    const v6Fragment = ipv6(ends, ask, [44]);
    v6Fragment[43] = 1;
    const shortUdp = ethernet(ipv4(ends, ask));
    shortUdp[14 + 20 + 5] = 200;
    const frames: Captured[] = [
      { bytes: ethernet(ipv4(ends, ask, { fragment: 0x2000 })) },
      { bytes: ethernet(ipv4(ends, ask, { fragment: 0x0010 })) },
      { bytes: ethernet(v6Fragment, 0x86dd) },
      { bytes: whole.subarray(0, whole.length - 1), length: whole.length },
      { bytes: whole.subarray(0, 30), length: whole.length },
      { bytes: whole.subarray(0, whole.length - 1) },
      { bytes: shortUdp },
      { bytes: ethernet(ipv4(ends, ask, { protocol: 6 })) },
      { bytes: ethernet(ask, 0x0806) },
      { bytes: ethernet(ipv4({ from: 1234, to: 53 }, new Uint8Array(40))) },
      { bytes: new Uint8Array(0) },
    ];
    const file = pcapOf(frames);
    const reasons = [...readCapture(file)].map((part) =>
      part.kind === "other" ? part.reason : part.kind,
    );
    expect(reasons).toEqual([
      "header",
      "fragment of IP",
      "fragment of IP",
      "fragment of IP",
      "cut by the capture",
      "cut by the capture",
      "damaged",
      "damaged",
      "not UDP",
      "not IP",
      "not of the game",
      "not IP",
    ]);
    const { leftOut, blocks, undecodedBytes } = await verifyCapture("a.pcap", pieces(file, 99), {});
    expect(blocks).toBe(0);
    expect(leftOut["fragment of IP"]).toBe(3);
    expect(undecodedBytes).toBe(
      frames.slice(0, 7).reduce((sum, { bytes }) => sum + bytes.length, 0),
    );
  });

  it("says what to do with other formats", () => {
    const reading =
      (...bytes: number[]) =>
      () => [...readCapture(new Uint8Array([...bytes, ...Array(40).fill(0)]))];
    expect(reading(0x28, 0xb5, 0x2f, 0xfd)).toThrow(/zstd -d/);
    expect(reading(0x1f, 0x8b, 8, 0)).toThrow(/gzip[^]*createGunzip/);
    expect(reading(1, 2, 3, 4)).toThrow(/no capture: it begins with 01020304/);
    expect(() => [...readCapture(pcapOf([], { linkType: 147 }))]).toThrow(
      /link type 147[^]*Ethernet/,
    );
    expect(() => [...readCapture(new Uint8Array(3))]).toThrow(/there are 3/);
    expect(() => new CaptureDecoder({ version: "77" })).toThrow(RangeError);
  });

  it("keeps what follows the last whole packet", () => {
    const bytes = fixture();
    const cut = [...readCapture(bytes.subarray(0, bytes.length - 5))];
    expect(packetsOf(cut)).toHaveLength(99);
    expect(cut.at(-1)).toMatchObject({ kind: "tail", error: { path: ["packet 99"] } });
    // A length that none has: what is after it cannot be found.
    const damaged = fixture();
    new DataView(damaged.buffer).setUint32(24 + 8, 0x7fffffff, true);
    const parts = [...readCapture(damaged)];
    expect(parts.map(({ kind }) => kind)).toEqual(["header", "tail"]);
    expect(parts[1]).toMatchObject({
      offset: 24,
      bytes: damaged.subarray(24),
      error: { reason: expect.stringContaining("none has more than 262144") },
    });
  });

  whole("is read to its end whatever is damaged, and what is read comes back", () => {
    const bytes = fixture();
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.nat(bytes.length), (changes, length) => {
        const changed = bytes.slice(0, length);
        for (const [at, value] of changes) if (at < length) changed[at] = value;
        try {
          for (const part of readCapture(changed)) {
            if (part.kind !== "packet") continue;
            expectIdentical(part);
            expect(part.error?.message ?? "").not.toContain("disagree");
            for (const run of part.runs) expect(run.error?.message ?? "").not.toContain("disagree");
          }
        } catch (error) {
          // Only the header can be wrong altogether.
          expect(error).toBeInstanceOf(DecodeError);
          expect(Math.min(length, ...changes.map(([at]) => at))).toBeLessThan(24);
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** Packets between a client and a server, each with who sends it. */
type Sent = readonly ["client" | "server", Uint8Array];

const CLIENT = 5000;
const PORT = 26001;

function sessionFile(sent: readonly Sent[], accepted: number | null = PORT): Uint8Array {
  const frames = sent.map(([side, bytes]) => {
    const ends = side === "client" ? { from: CLIENT, to: PORT } : { from: PORT, to: CLIENT };
    return { bytes: ethernet(ipv4(ends, bytes)) };
  });
  if (accepted === null) return pcapOf(frames);
  return pcapOf([
    { bytes: ethernet(ipv4({ from: 26000, to: CLIENT }, accept(accepted))) },
    ...frames,
  ]);
}

function accept(port: number): Uint8Array {
  return new Uint8Array([0x80, 0, 0, 9, 0x81, port & 0xff, port >>> 8, 0, 0]);
}

/** A print of that many bytes. */
function print(length: number): Uint8Array {
  return new Uint8Array([8, ...Array(length - 2).fill(0x61), 0]);
}

function parts(message: Uint8Array, size: number, first: number): Uint8Array[] {
  const packets = [];
  for (let at = 0; at < message.length; at += size)
    packets.push(
      dataPacket(
        first + packets.length,
        at + size >= message.length,
        message.subarray(at, at + size),
      ),
    );
  return packets;
}

describe("a NetQuake session", () => {
  const message = print(250);
  const three = parts(message, 100, 0);
  const toServer = (packet: Uint8Array): Sent => ["client", packet];
  const toClient = (packet: Uint8Array): Sent => ["server", packet];

  it("joins reliable messages, and knows what was sent again", () => {
    const sent = [three[0]!, three[0]!, three[1]!, three[1]!, three[2]!, three[2]!].flatMap(
      (packet, i) => [toClient(packet), toServer(ackPacket(Math.floor(i / 2)))],
    );
    const packets = packetsOf(readCapture(sessionFile(sent)));
    for (const packet of packets) expectIdentical(packet);
    const fromServer = packets.filter(({ side }) => side === "server");
    expect(fromServer.map(({ delivery }) => delivery).join(" ")).toBe(
      "whole part duplicate part duplicate whole duplicate",
    );
    const joined = packets.flatMap(({ runs }) => runs).filter((run) => run.protocol === "netquake");
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ packets: [1, 5, 9], offset: undefined, body: message });
    expect(joined[0]!.messages).toEqual([{ type: "print", text: "a".repeat(248) }]);
  });

  it("tells of a part that is missing, and takes no rest for a message", async () => {
    const next = parts(message, 100, 3);
    const file = sessionFile([three[0]!, three[2]!, ...next].map(toClient));
    const all = [...readCapture(file)];
    const unfinished = all.find((part) => part.kind === "unfinished");
    expect(unfinished?.packets).toEqual([1]);
    expect(unfinished?.error.message).toMatch(/server is not whole: the capture lacks 1 packet/);
    const packets = packetsOf(all);
    expect(packets.map(({ delivery, missing }) => [delivery, missing]).slice(1)).toEqual([
      ...([
        ["part", 0],
        ["useless", 1],
        ["part", 0],
        ["part", 0],
        ["whole", 0],
      ] as const),
    ]);
    expect(packets.at(-1)!.runs[0]!.body).toEqual(message);
    const verified = await verifyCapture("a.pcap", pieces(file, 50), {});
    expect(verified).toMatchObject({ undecodedBytes: 150, missing: 1, errors: 2, identical: true });
  });

  it("tells of a message that the capture ends in", () => {
    const all = [...readCapture(sessionFile([toClient(three[0]!)]))];
    expect(all.at(-1)).toMatchObject({
      kind: "unfinished",
      packets: [1],
      bytes: message.subarray(0, 100),
    });
  });

  it("takes a resent packet that differs for none", () => {
    const other = dataPacket(0, true, print(20));
    const packets = packetsOf(
      readCapture(sessionFile([toClient(dataPacket(0, true, print(30))), toClient(other)])),
    );
    expect(packets.at(-1)).toMatchObject({ delivery: "useless", runs: [] });
    expect(packets.at(-1)!.error?.message).toMatch(/differs from what came/);
  });

  it("begins in the middle where the capture does", () => {
    const late = [...parts(message, 100, 7).slice(1), ...parts(message, 100, 10)].map(toClient);
    const packets = packetsOf(readCapture(sessionFile(late, null)));
    expect(packets.map(({ delivery }) => delivery)).toEqual([
      "useless",
      "useless",
      "part",
      "part",
      "whole",
    ]);
    expect(packets.map(({ side }) => side)).toEqual(Array(5).fill("server"));
  });

  it("begins anew where the server lets the client in again, at the same port", () => {
    const round = three.map(toClient);
    const frames = (sent: readonly Sent[]) => framesOf(sessionFile(sent));
    const twice = pcapOf([...frames(round), ...frames(round)]);
    const runs = packetsOf(readCapture(twice)).flatMap((packet) => packet.runs);
    expect(runs.filter(({ protocol }) => protocol === "netquake").map(({ body }) => body)).toEqual([
      message,
      message,
    ]);
    // Without that the first part is one that came before.
    const again = packetsOf(readCapture(sessionFile([...round, round[0]!])));
    expect(again.at(-1)!.delivery).toBe("duplicate");
    // The answer that was lost and sent again begins nothing.
    const resent = pcapOf([
      ...frames([]),
      ...frames([toClient(three[0]!)]),
      ...framesOf(sessionFile(three.slice(1).map(toClient), null)),
    ]);
    expect(
      packetsOf(readCapture(resent))
        .map(({ delivery }) => delivery)
        .at(-1),
    ).toBe("whole");
  });

  it("reads moves with angles of 16 bits, though the protocol is 15", () => {
    const plain = new Uint8Array([3, ...Array(15).fill(7)]);
    const fine = new Uint8Array([3, ...Array(13).fill(7), 0, 0, 0, 0, 0]);
    expect([plain.length, fine.length]).toEqual([16, 19]);
    for (const move of [plain, fine]) {
      const [, packet] = packetsOf(readCapture(sessionFile([toServer(unreliablePacket(0, move))])));
      expectIdentical(packet!);
      expect(packet!.runs[0]!.messages.map(({ type }) => type)).toEqual(["move"]);
      expect(packet!.runs[0]!.undecoded).toBeUndefined();
    }
  });

  it("keeps bytes that are no packet", () => {
    const none = new Uint8Array([0, 9, 0, 99, 0, 0, 0, 0, 1]);
    const odd = unreliablePacket(0, print(9));
    odd[1] = 0x13;
    const [, short, strange] = packetsOf(readCapture(sessionFile([toClient(none), toClient(odd)])));
    expect(short).toMatchObject({ delivery: "malformed", undecoded: none, header: undefined });
    expect(strange).toMatchObject({ delivery: "useless" });
    expect(strange!.undecoded).toEqual(print(9));
    expect(strange!.error?.message).toMatch(/^packet 2: its flags/);
  });
});

describe("sessions", () => {
  const words = (text: string) => new Uint8Array([255, 255, 255, 255, ...Buffer.from(text)]);
  const frame = (from: number, to: number, bytes: Uint8Array, host = 1) => ({
    bytes: ethernet(ipv4({ from, to }, bytes, { host })),
  });

  it("are told by their words, whatever the ports", () => {
    const quake2 = [
      frame(7000, 7001, words("getchallenge\n")),
      frame(7001, 7000, words("challenge 77 p=34")),
    ];
    const quakeworld = [
      frame(7000, 7001, words("getchallenge\n")),
      frame(7001, 7000, words("c77\0")),
    ];
    for (const [family, frames] of Object.entries({ quake2, quakeworld })) {
      const packets = packetsOf(readCapture(pcapOf(frames)));
      expect(packets.map(({ session, side }) => [session.family, side])).toEqual([
        [family, "client"],
        [family, "server"],
      ]);
      for (const packet of packets)
        expect([packet.undecoded, packet.error]).toEqual([undefined, undefined]);
    }
  });

  it("understand the command without an end by which a client leaves", () => {
    const begins = [
      frame(7000, 7001, words("getchallenge\n")),
      frame(7001, 7000, words("challenge 77 p=34")),
    ];
    const leaves = new Uint8Array([9, 0, 0, 0, 8, 0, 0, 0, 1, 2, 4, ...Buffer.from("disconnect")]);
    const packets = packetsOf(readCapture(pcapOf([...begins, frame(7000, 7001, leaves)])));
    const [run] = packets.at(-1)!.runs;
    expect(run!.undecoded).toBeUndefined();
    expect(run!.messages).toMatchObject([
      { type: "stringcmd", text: "disconnect", textOpen: true },
    ]);
  });

  it("are kept apart, and the oldest are forgotten", () => {
    const count = 700;
    const begin = parts(print(90), 50, 0)[0]!;
    const frames = Array.from({ length: count }, (_, i) => [
      frame(26000, 10000 + i, accept(26000)),
      frame(26000, 10000 + i, begin),
    ]).flat();
    const all = [...readCapture(pcapOf(frames))];
    const sessions = new Set(packetsOf(all).map(({ session }) => session.number));
    expect(sessions.size).toBe(count);
    const unfinished = all.filter((part) => part.kind === "unfinished");
    expect(unfinished).toHaveLength(count);
    // They are reported as they are forgotten: 256 are followed at the end.
    expect(all.slice(-256).every(({ kind }) => kind === "unfinished")).toBe(true);
    expect(all.at(-257)!.kind).not.toBe("unfinished");
  });

  it("of a QuakeWorld server answer a ping with a letter alone", () => {
    const frames = [
      frame(7000, 27500, words("ping\n")),
      frame(27500, 7000, new Uint8Array([0x6c])),
    ];
    const [, answer] = packetsOf(readCapture(pcapOf(frames)));
    expect(answer!.runs[0]!.messages).toEqual([{ type: "ack" }]);
  });
});

describe("the command", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "demospec-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  whole("verifies, inspects and tells of captures", async () => {
    const [verified, inspected, info] = await Promise.all([
      call(["verify", "--json", FIXTURE]),
      call(["inspect", FIXTURE, "--block", "1"]),
      call(["info", "--json", FIXTURE]),
    ]);
    expect(JSON.parse(verified.stdout)).toMatchObject({
      format: "pcap",
      blocks: 100,
      identical: true,
      sessions: 1,
    });
    expect(inspected.code).toBe(0);
    expect(inspected.stdout).toMatch(
      /packet 1 0\.\d{6} s server 127\.0\.0\.1:26000 → 127\.0\.0\.1:54628 control/,
    );
    expect(inspected.stdout).toMatch(/ccrep_server_info message 1/);
    expect(inspected.stdout).toContain('levelname: "lqdm4_a6"');
    expect(inspected.stdout).not.toContain("packet 2 ");
    const { sessions, packets } = JSON.parse(info.stdout);
    expect(packets).toBe(100);
    expect(sessions[0]).toMatchObject({
      family: "netquake",
      protocol: 15,
      levels: [{ map: "lqdm4_a6" }],
    });
  });

  it("says of one of which nothing is understood that it is not of the game", async () => {
    const noise = join(folder, "noise.pcap");
    const payload = Buffer.from("nothing that any of the games says");
    await writeFile(noise, pcapOf([{ bytes: ethernet(ipv4({ from: 5353, to: 5353 }, payload)) }]));
    const { code, stdout } = await call(["verify", noise]);
    expect([code, stdout]).toEqual([1, expect.stringContaining("nothing of a game is understood")]);
  });

  it("says what is wrong with a file", async () => {
    const packed = join(folder, "packed.pcap");
    const cut = join(folder, "cut.pcap");
    const ending = join(folder, "ending.pcap.gz");
    await writeFile(ending, gzipSync(fixture()).subarray(0, -4));
    await writeFile(packed, new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, ...Array(40).fill(0)]));
    await writeFile(cut, fixture().subarray(0, 5000));
    const [zstd, strict, early, cutting, reading] = await Promise.all([
      call(["verify", packed]),
      call(["verify", "--strict", cut]),
      call(["verify", "--strict", ending]),
      call(["cut", "--blocks", "1..2", FIXTURE, "-o", join(folder, "x.dem")]),
      call(["inspect", "--reading", "line", FIXTURE]),
    ]);
    expect([zstd.code, strict.code, early.code]).toEqual([1, 1, 1]);
    expect([cutting.code, reading.code]).toEqual([2, 2]);
    expect(early.stdout).toMatch(/^identical[^]*the compression of the file is damaged/);
    expect(zstd.stderr).toMatch(/packed\.pcap: .*zstd\n {2}unpack it first: zstd -d/);
    expect(strict.stdout).toMatch(/^identical[^]*packet \d+: the file ends inside it/);
    expect(cutting.stderr).toContain("capture of packets, and no recording");
  });
});
