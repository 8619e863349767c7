import { describe, expect, it } from "vitest";
import { CaptureFileDecoder } from "../../quake/capture/files/any-file.ts";
import type { FilePart } from "../../quake/capture/files/frame.ts";
import { readInterface } from "../../quake/capture/files/interface.ts";
import { PcapDecoder } from "../../quake/capture/files/pcap.ts";

/*
 * Blocks of pcapng, word by word (draft-ietf-opsawg-pcapng): type, length, what is in it, length again. A block is read
 * up to 1 MiB, four times libpcap's longest frame.
 */
const words = (...all: number[]) => new Uint8Array(Uint32Array.from(all).buffer);
const MAGIC = 0x1a2b3c4d;
const section = (major = 1, length = 28, magic = MAGIC) =>
  words(0x0a0d0d0a, length, magic, major, 0xffffffff, 0xffffffff, length);
const own = (snapLength = 0) => words(1, 20, 1, snapLength, 20);

function parts(...blocks: Uint8Array[]): FilePart[] {
  const decoder = new CaptureFileDecoder();
  return [...decoder.push(new Uint8Array(Buffer.concat(blocks))), ...decoder.end()];
}

const frames = (all: readonly FilePart[]) =>
  all.flatMap((part) => (part.kind === "frame" ? [part] : []));

describe("a section of pcapng", () => {
  it("is refused where it is the first and says another order, version or length", () => {
    expect(() => parts(section(1, 28, 0x12345678))).toThrow(
      expect.objectContaining({
        reason: "a section's byte order is 78563412: expected 4d3c2b1a or 1a2b3c4d",
        path: ["header"],
        offset: 0,
      }),
    );
    expect(() => parts(section(2))).toThrow(
      expect.objectContaining({
        reason: "version 2 of pcapng: expected 1",
        path: ["header"],
        offset: 12,
      }),
    );
    expect(() => parts(section(1, 24))).toThrow(
      expect.objectContaining({
        reason: "a block of 24 bytes: expected a multiple of 4 from 28 on",
        offset: 0,
      }),
    );
    expect(() => parts(words(0x0a0d0d0a))).toThrow(
      "a capture begins with a section's header: there are 4 bytes of it",
    );
  });

  it("ends what is read where it is a later one, and what follows is kept", () => {
    const packet = words(3, 20, 4, 9, 20);
    const at = 28 + 20 + 20;
    const after = parts(section(), own(), packet, section(2), own(), packet);
    expect(after.slice(2)).toMatchObject([
      { kind: "tail", offset: at, bytes: section(2), error: { offset: at + 12 } },
      { kind: "tail", offset: at + 28, error: { offset: at + 12, path: ["packet 1"] } },
    ]);
    const order = parts(section(), own(), packet, section(1, 28, 0x01020304), packet);
    expect(order.slice(2)).toMatchObject([
      {
        kind: "tail",
        offset: at,
        error: {
          offset: at,
          reason: "a section's byte order is 4030201: expected 4d3c2b1a or 1a2b3c4d",
        },
      },
    ]);
  });
});

describe("a block of pcapng", () => {
  it("has a packet where there is room for what is said of it, also of one without bytes", () => {
    const enhanced = (...more: number[]) =>
      words(6, 28 + 4 * more.length, 0, 0, 5, 0, ...more, 28 + 4 * more.length);
    const old = words(2, 32, 0, 0, 6, 0, 70, 32);
    expect(frames(parts(section(), own(), enhanced(60), old, words(3, 16, 0, 16)))).toMatchObject([
      { index: 0, bytes: new Uint8Array(0), length: 60, time: 5e-6 },
      { index: 1, bytes: new Uint8Array(0), length: 70, time: 6e-6 },
      { index: 2, bytes: new Uint8Array(0), length: 0 },
    ]);
    expect(frames(parts(section(), own(), enhanced(), words(2, 28, 0, 0, 6, 0, 28)))).toEqual([]);
    expect(frames(parts(section(), own(), words(3, 12, 12)))).toEqual([]);
    // An interface has its link type and a limit at least.
    const kinds = (all: readonly FilePart[]) => all.map(({ kind }) => kind);
    expect(kinds(parts(section(), words(1, 16, 1, 16)))).toEqual([]);
    expect(kinds(parts(section(), own()))).toEqual(["header"]);
  });

  it("has a packet of the interface that it names, in 32 bits, or in 16 where it is obsolete", () => {
    const other = words(1, 20, 101, 0, 20);
    const enhanced = words(6, 32, 1, 0, 0, 0, 0, 32);
    // Beside the interface it has how many were dropped.
    const old = words(2, 32, 0x00020001, 0, 0, 0, 0, 32);
    const found = frames(parts(section(), own(), other, enhanced, old, words(3, 16, 0, 16)));
    expect(found.map(({ linkType }) => linkType)).toEqual([101, 101, 1]);
  });

  it("is read up to 1 MiB, and longer ones with packets are damaged", () => {
    const begun = (type: number, length: number) => parts(section(), words(type, length, 0));
    for (const type of [1, 2, 3, 6]) {
      expect(begun(type, 1 << 20)).toMatchObject([
        {
          kind: "tail",
          error: { reason: "the file ends inside a block: 12 bytes of it are there" },
        },
      ]);
      expect(begun(type, (1 << 20) + 4)).toMatchObject([
        { kind: "tail", error: { reason: expect.stringContaining("none has more than 1048576") } },
      ]);
    }
    expect(begun(5, (1 << 20) + 4)).toMatchObject([
      { kind: "tail", bytes: new Uint8Array(0), error: { offset: 40 } },
    ]);
  });
});

describe("an interface's options", () => {
  /** Code and length in 16 bits each, and the value, which takes a multiple of four bytes. */
  function read(snapLength: number, ...options: (readonly [code: number, ...value: number[]])[]) {
    const bytes = [101, 0, 0, 0, ...new Uint8Array(Uint32Array.of(snapLength).buffer)];
    for (const [code, ...value] of options) {
      bytes.push(code, 0, value.length, 0, ...value);
      while (bytes.length % 4 !== 0) bytes.push(0);
    }
    return readInterface(new DataView(Uint8Array.from(bytes).buffer), true);
  }
  const NANOSECONDS = [9, 9] as const;
  const text = (length: number) => [1, ...Array<number>(length).fill(0x61)] as const;

  it("are each as long as they say, and the last is the one without a code", () => {
    expect(read(0x01020304)).toEqual({
      linkType: 101,
      snapLength: 0x01020304,
      ticks: 1e6,
      since: 0,
    });
    for (const length of [0, 1, 4, 5, 8, 9, 11, 12])
      expect([length, read(0, text(length), NANOSECONDS).ticks]).toEqual([length, 1e9]);
    expect(read(0, [0], NANOSECONDS).ticks).toBe(1e6);
  });

  it("are its clock's where code and length are those of one", () => {
    expect(read(0, [9, 9, 0]).ticks).toBe(1e6);
    expect(read(0, [8, 9]).ticks).toBe(1e6);
    expect(read(0, [9, 0x80 + 10]).ticks).toBe(1024);
    const since = [3, 0, 0, 0, 0, 0, 0, 0] as const;
    expect(read(0, [14, ...since]).since).toBe(3);
    expect(read(0, [13, ...since]).since).toBe(0);
    expect(read(0, [14, ...since.slice(1)]).since).toBe(0);
  });
});

it("a file that ends with the first byte of a block has that as its tail", () => {
  expect(parts(section(), Uint8Array.of(6))).toMatchObject([
    { kind: "tail", offset: 28, bytes: Uint8Array.of(6), error: { offset: 28 } },
  ]);
});

it("what follows a damaged packet is kept as it comes, and nothing where nothing comes", () => {
  const decoder = new PcapDecoder();
  const head = words(0xa1b2c3d4, 0x00040002, 0, 0, 262_144, 1);
  expect([...decoder.push(Buffer.concat([head, words(0, 0, 1 << 30, 0)]))]).toMatchObject([
    { kind: "header" },
    { kind: "tail", offset: 24 },
  ]);
  expect([...decoder.push(new Uint8Array(0))]).toEqual([]);
  expect([...decoder.push(Uint8Array.of(7))]).toMatchObject([
    { kind: "tail", offset: 40, bytes: Uint8Array.of(7) },
  ]);
});
