import { describe, expect, it } from "vitest";
import { codecs } from "../../generated/netquake.ts";
import { datagramOf } from "../../quake/capture/datagram.ts";
import { guess } from "../../quake/capture/family.ts";
import { CaptureFileDecoder } from "../../quake/capture/files/any-file.ts";
import type { FilePart, Frame } from "../../quake/capture/files/frame.ts";
import { linkOf } from "../../quake/capture/files/link.ts";
import { readRun } from "../../quake/capture/sessions/message-run.ts";
import { PROTOCOLS } from "../../quake/capture/sessions/protocols.ts";
import { checkVersion, versionOf } from "../../quake/capture/sessions/version.ts";
import { newSession } from "../../recording/index.ts";

/*
 * Where in a capture what is: the offsets of frames and of errors, by the formats' lengths.
 */
const words = (...all: number[]) => new Uint8Array(Uint32Array.from(all).buffer);
const parts = (...pieces: Uint8Array[]): FilePart[] => {
  const decoder = new CaptureFileDecoder();
  return [...decoder.push(Buffer.concat(pieces)), ...decoder.end()];
};

describe("a place in a capture", () => {
  const HEADER = words(0xa1b2c3d4, 0x00040002, 0, 0, 262_144, 1);

  it("of the classic format is after 24 bytes, and 16 before each frame", () => {
    const all = parts(HEADER, words(1, 0, 4, 4), words(9), words(2, 0, 4, 4), words(8));
    expect(all.map((part) => (part.kind === "frame" ? part.offset : part.kind))).toEqual([
      "header",
      40,
      60,
    ]);
  });

  it("of the classic format is that of the length, where no frame has as many bytes", () => {
    const last = (length: number) => parts(HEADER, words(1, 0, length, length)).at(-1)!;
    // MAXIMUM_SNAPLEN is 262144: one of that is not whole.
    expect(last(262_144)).toMatchObject({ kind: "tail", offset: 24, error: { offset: 24 } });
    expect(last(262_145)).toMatchObject({
      kind: "tail",
      offset: 24,
      error: { offset: 24 + 8, reason: expect.stringContaining("262145 bytes") },
    });
  });

  it("of pcapng is after the words of its block: five in a packet, one in a simple one", () => {
    const section = words(0x0a0d0d0a, 28, 0x1a2b3c4d, 1, 0xffffffff, 0xffffffff, 28);
    const own = words(1, 20, 1, 262_144, 20);
    const enhanced = words(6, 36, 0, 0, 0, 4, 4, 7, 36);
    const old = words(2, 36, 0, 0, 0, 4, 4, 8, 36);
    const simple = words(3, 20, 4, 9, 20);
    const all = parts(section, own, enhanced, old, simple);
    const frames = all.flatMap((part) => (part.kind === "frame" ? [part] : []));
    expect(frames.map(({ offset, bytes }) => [offset, ...bytes])).toEqual([
      [48 + 28, 7, 0, 0, 0],
      [48 + 36 + 28, 8, 0, 0, 0],
      [48 + 36 + 36 + 12, 9, 0, 0, 0],
    ]);
  });

  it("of pcapng is after each block, of which the shortest has twelve bytes", () => {
    const section = words(0x0a0d0d0a, 28, 0x1a2b3c4d, 1, 0xffffffff, 0xffffffff, 28);
    expect(parts(section, words(0x0bad, 12, 12))).toEqual([]);
    expect(parts(section, words(0x0bad, 12, 12), words(0x0bad, 12))).toMatchObject([
      { kind: "tail", offset: 40, error: { offset: 40, path: ["packet 0"] } },
    ]);
  });

  it("of a message that is not understood is in its packet, which counts from 0, and it from 1", () => {
    const at = { packet: 4, offset: 100, packets: [4] };
    const run = readRun(newSession(codecs), at, Uint8Array.of(1, 1, 0x7f));
    expect(run.error).toMatchObject({ path: ["packet 4", "message 3"], offset: 102 });
    const first = readRun(newSession(codecs), at, Uint8Array.of(0x7f, 1));
    expect(first.error).toMatchObject({ path: ["packet 4", "message 1"], offset: 100 });
    const joined = readRun(newSession(codecs), { ...at, packets: [3, 4] }, Uint8Array.of(0x7f));
    expect(joined.error!.path).toEqual([
      "packet 4 (joined from 2 packets, from byte 0)",
      "message 1",
    ]);
  });
});

it("messages after a protocol that nobody knows are not decoded, and the packet says why", () => {
  const session = newSession(codecs);
  const read = (packet: number, ...body: number[]) =>
    readRun(session, { packet, offset: 100, packets: [packet] }, Uint8Array.from(body));
  // 11 is serverinfo, with the protocol in 32 bits: nothing has number 7.
  const first = read(3, 1, 11, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0);
  expect([first.unknownProtocol, first.messages.length]).toEqual([7, 1]);
  const after = read(4, 1, 1);
  expect(after.messages).toEqual([]);
  expect(after.undecoded).toEqual(Uint8Array.of(1, 1));
  expect(after.error).toMatchObject({ path: ["packet 4"], offset: 100 });
  expect(after.error!.reason).toMatch(/^not decoded, since .*7/);
});

describe("a version that is given", () => {
  it("is for the protocols that have it", () => {
    const of = (version: string | undefined) => versionOf({ versions: ["15", "666"] }, version);
    expect([of("666"), of("35"), of(undefined)]).toEqual(["666", undefined, undefined]);
  });

  it("is refused where no protocol has it", () => {
    expect(checkVersion("666")).toBeUndefined();
    expect(checkVersion("36")).toBeUndefined();
    expect(() => checkVersion("667")).toThrow(RangeError);
  });
});

it("messages of a capture tell of versions, whatever their protocol", () => {
  expect([...PROTOCOLS.keys()].toSorted()).toEqual([
    "netquake",
    "netquake_client",
    "netquake_control",
    "quake2",
    "quake2_client",
    "quakeworld",
    "quakeworld_client",
    "quakeworld_connectionless",
  ]);
  for (const [name, { fixed }] of PROTOCOLS) expect([name, fixed]).toEqual([name, false]);
});

it("a frame that its link calls IPv6 is damaged where it is of another version", () => {
  // A header of 40 bytes, and UDP of 8.
  const found = (version: number) => {
    const bytes = new Uint8Array(14 + 40 + 8);
    bytes.set([0x86, 0xdd, version << 4, 0, 0, 0, 0, 8, 17], 12);
    bytes.set([0, 1, 0, 2, 0, 8], 14 + 40);
    return datagramOf({ bytes, length: bytes.length } as Frame, linkOf(1)!);
  };
  expect(found(6)).toMatchObject({ from: "[::]:1", to: "[::]:2" });
  expect([found(4), found(7)]).toEqual(["damaged", "damaged"]);
});

it("NetQuake's servers have the ports from 26000 to 26009", () => {
  // An acknowledgement, which both sides send.
  const payload = Uint8Array.of(0, 2, 0, 8, 0, 0, 0, 0);
  const sure = (port: number) => {
    const [from, to] = ["10.0.0.1:5000", `10.0.0.2:${port}`];
    const [asked, answered] = [
      guess({ from, to, payload }),
      guess({ from: to, to: from, payload }),
    ];
    return [asked!.isSure, answered!.isSure, answered!.side];
  };
  expect([25_999, 26_000, 26_009, 26_010].map(sure)).toEqual([
    [false, false, "client"],
    [true, true, "server"],
    [true, true, "server"],
    [false, false, "client"],
  ]);
});
