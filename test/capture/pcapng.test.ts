import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CaptureDecoder, type CapturePart, readCapture } from "../../quake/capture/index.ts";
import { captureParts } from "../../cli/files/capture-parts.ts";
import { isCapture } from "../../cli/files/input.ts";
import { verifyCapture } from "../../cli/verify/capture-verification.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import { type Captured, ethernet, framesOf, pcapOf, PcapngWriter } from "../support/pcap-files.ts";
import { whole } from "../support/whole.ts";

const FIXTURE = new Uint8Array(
  readFileSync(join(import.meta.dirname, "..", "..", "fixtures", "quakespasm_session_p15.pcap")),
);
const FRAMES = framesOf(FIXTURE);

/** What parts tell, without where they are in the file. */
function summaries(parts: Iterable<CapturePart>): unknown[] {
  return [...parts].flatMap((part): unknown[] => {
    if (part.kind === "header") return [];
    if (part.kind === "packet")
      return [[part.index, part.time, part.side, part.payload, part.runs.map((r) => r.messages)]];
    return [part.kind === "other" ? [part.index, part.time, part.reason] : part.kind];
  });
}

const EXPECTED = summaries(readCapture(FIXTURE));

/** The fixture as one section, in a clock's ticks for each microsecond. */
function section(writer: PcapngWriter, resolution: number, ticks = 1n, since = 0): PcapngWriter {
  writer.interface({ resolution, since });
  for (const frame of FRAMES)
    writer.packet(frame, (BigInt(frame.time) - BigInt(since) * 1000000n) * ticks, 0, "a comment");
  return writer;
}

/** The ends of what is read: tails and why, other packets and why. */
function trouble(bytes: Uint8Array): string[] {
  return [...readCapture(bytes)].flatMap((part) => {
    if (part.kind === "other") return [part.reason];
    return part.kind === "tail" ? [part.error.reason] : [];
  });
}

async function collected(parts: AsyncIterable<CapturePart>): Promise<CapturePart[]> {
  const all = [];
  for await (const part of parts) all.push(part);
  return all;
}

describe("pcapng", () => {
  it("says the same as the classic format, in either byte order, by any clock, in pieces of any size", () => {
    for (const littleEndian of [true, false]) {
      const files = [
        section(new PcapngWriter(littleEndian), 6),
        section(new PcapngWriter(littleEndian), 9, 1000n),
        section(new PcapngWriter(littleEndian), 6, 1n, 1_000_000_000),
      ].map((writer) => writer.file());
      for (const file of files) expect(summaries(readCapture(file))).toEqual(EXPECTED);
      for (const size of littleEndian ? [7] : [3, 1000]) {
        const decoder = new CaptureDecoder();
        const parts: CapturePart[] = [];
        for (let at = 0; at < files[0]!.length; at += size)
          parts.push(...decoder.push(files[0]!.slice(at, at + size)));
        parts.push(...decoder.end());
        expect(summaries(parts)).toEqual(EXPECTED);
      }
    }
  });

  it("has sections in both byte orders, and interfaces with link types and clocks of their own", () => {
    const { bytes } = FRAMES[0]!;
    const ip = bytes.subarray(14);
    const cooked = new Uint8Array([8, 0, ...Array(18).fill(0), ...ip]);
    const first = new PcapngWriter(false)
      .interface({ linkType: 147 })
      .interface({ linkType: 101, resolution: 3 })
      .interface({ linkType: 276, resolution: 0x80 + 1, since: -5 })
      .packet({ bytes }, 1n, 0)
      .packet({ bytes: ip }, 1500n, 1)
      .packet({ bytes: cooked }, 2n ** 33n + 1n, 2)
      .packet({ bytes }, 1n, 3);
    // Interfaces are numbered anew.
    const second = new PcapngWriter(true).interface({}).packet({ bytes }, 2_000_000n);
    const parts = [...readCapture(Buffer.concat([first.file(), second.file()]))];
    expect(summaries(parts).map((part) => (part as unknown[]).slice(0, 3))).toEqual([
      [0, 1e-6, "of an unknown link"],
      [1, 1.5, "client"],
      [2, 2 ** 32 + 0.5 - 5, "client"],
      // Of an interface that is not there: the time of the one before.
      [3, 2 ** 32 + 0.5 - 5, "of an unknown link"],
      [4, 2, "client"],
    ]);
    const headers = parts.filter(({ kind }) => kind === "header");
    expect(headers).toMatchObject([
      { format: "pcapng", linkType: 147, ticks: 1e6, isLittleEndian: false },
      { linkType: 101, ticks: 1000 },
      { linkType: 276, ticks: 2 },
      { linkType: 1, isLittleEndian: true },
    ]);
  });

  it("has packets in three kinds of blocks, and passes over all others, however long", () => {
    const [one, two, three] = FRAMES as [Captured, Captured, Captured];
    const writer = new PcapngWriter()
      .interface({ snapLength: 60 })
      .block(5, new Uint8Array(20))
      .packet(one)
      .block(0x0bad, new Uint8Array(3 << 20))
      .oldPacket(two)
      .block(4, new Uint8Array(0))
      .simplePacket({ bytes: three.bytes.subarray(0, 60), length: three.bytes.length })
      .simplePacket({ bytes: one.bytes.subarray(0, 50), length: 50 });
    const parts = summaries(readCapture(writer.file())) as unknown[][];
    expect(parts.map(([index]) => index)).toEqual([0, 1, 2, 3]);
    expect(parts.slice(0, 2).map((part) => part[3])).toEqual(
      (EXPECTED as unknown[][]).slice(0, 2).map((part) => part[3]),
    );
  });

  it("is damaged where lengths are invalid, and keeps what follows", () => {
    const whole = () => new PcapngWriter().interface().packet(FRAMES[0]!).packet(FRAMES[1]!).file();
    const last = whole().length - (12 + 20 + 4 * Math.ceil(FRAMES[1]!.bytes.length / 4));
    const changed = (at: number, value: number) => {
      const bytes = whole();
      new DataView(bytes.buffer).setUint32(at, value, true);
      return trouble(bytes);
    };
    expect(trouble(whole())).toEqual([]);
    for (const length of [0, 8, 13, 14])
      expect(changed(last + 4, length)).toEqual([
        expect.stringMatching(/expected a multiple of 4/),
      ]);
    expect(changed(last + 4, 0x7ffffffc)).toEqual([expect.stringMatching(/none has more than/)]);
    expect(changed(last + 4, 44)).toEqual([
      expect.stringMatching(/says \d+ at its end/),
      expect.anything(),
    ]);
    expect(changed(whole().length - 4, 0)).toEqual([expect.stringMatching(/says 0 at its end/)]);
    expect(trouble(whole().subarray(0, -2))).toEqual([
      expect.stringMatching(/ends inside a block/),
    ]);
    // A packet that claims more than its block has is read as far as that goes.
    expect(changed(last + 8 + 12, 0xffffffff)).toEqual([]);
    expect(() => changed(8, 0x12345678)).toThrow(DecodeError);
  });

  it("has no more interfaces than a machine may have", () => {
    const writer = new PcapngWriter();
    for (let i = 0; i < 4100; i++) writer.interface();
    expect(trouble(writer.file())[0]).toMatch(/more than 4096 interfaces/);
  });

  it("is read to its end whatever is damaged", () => {
    const bytes = Buffer.concat(
      [true, false].map((order) => {
        const writer = new PcapngWriter(order).interface({ resolution: 9 });
        for (const frame of FRAMES.slice(0, 12)) writer.packet(frame, 5n, 0, "x");
        return writer.simplePacket(FRAMES[3]!).block(0x0bad, new Uint8Array(9)).file();
      }),
    );
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    const property = fc.property(
      fc.array(change, { minLength: 1, maxLength: 20 }),
      fc.nat(bytes.length),
      (changes, length) => {
        const damaged = new Uint8Array(bytes.subarray(0, length));
        for (const [at, value] of changes) if (at < length) damaged[at] = value;
        try {
          for (const part of readCapture(damaged))
            if ("time" in part) expect(Number.isFinite(part.time)).toBe(true);
        } catch (error) {
          // Only the first section's header can be wrong altogether.
          expect(error).toBeInstanceOf(DecodeError);
          expect(Math.min(length, ...changes.map(([at]) => at))).toBeLessThan(28);
        }
      },
    );
    fc.assert(property, { numRuns: 300 });
  });
});

describe("frames of Linux's cooked interfaces", () => {
  it("have VLAN tags, too", () => {
    const expected = summaries(readCapture(FIXTURE)).map((part) => (part as unknown[])[3]);
    const packets = FRAMES.map(({ bytes }) => bytes.subarray(14));
    const zeroes = (count: number) => Array<number>(count).fill(0);
    const wraps: [linkType: number, front: number[]][] = [
      [113, [...zeroes(14), 0x81, 0, 0, 5, 8, 0]],
      [113, [...zeroes(14), 0x88, 0xa8, 0, 5, 0x81, 0, 0, 6, 8, 0]],
      [276, [0x81, 0, ...zeroes(18), 0, 5, 8, 0]],
      [276, [0x88, 0xa8, ...zeroes(18), 0, 5, 0x81, 0, 0, 6, 8, 0]],
      [1, [...ethernet(new Uint8Array(0), 0x0800, [0x9200, 0x8100])]],
    ];
    for (const [linkType, front] of wraps) {
      const frames = packets.map((packet) => ({ bytes: new Uint8Array([...front, ...packet]) }));
      const parts = summaries(readCapture(pcapOf(frames, { linkType })));
      expect(parts.map((part) => (part as unknown[])[3])).toEqual(expected);
    }
  });
});

describe("a compressed capture", () => {
  const streamed = (bytes: Uint8Array, size = 997) =>
    collected(
      captureParts(
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
          bytes.subarray(i * size, (i + 1) * size),
        ),
      ),
    );

  whole(
    "is read as it was, of either format, in one piece or several that were joined",
    async () => {
      const newer = section(new PcapngWriter(), 6).file();
      const halves = [FIXTURE.subarray(0, 5000), FIXTURE.subarray(5000)].map((half) =>
        gzipSync(half),
      );
      for (const packed of [gzipSync(FIXTURE), gzipSync(newer), Buffer.concat(halves)]) {
        expect(summaries(await streamed(packed))).toEqual(EXPECTED);
        expect(summaries(await streamed(packed, 1))).toEqual(EXPECTED);
      }
      expect(summaries(await streamed(FIXTURE, 1))).toEqual(EXPECTED);
    },
  );

  it("ends where the compression is damaged, and says so", async () => {
    const packed = gzipSync(FIXTURE);
    for (const damaged of [packed.subarray(0, -4), packed.subarray(0, packed.length >> 1)]) {
      const parts = await streamed(damaged);
      expect(parts.at(-1)).toMatchObject({ kind: "tail", error: { path: ["file"] } });
    }
    const verified = await verifyCapture(
      "a",
      (async function* () {
        yield packed.subarray(0, -4);
      })(),
      {},
    );
    expect(verified).toMatchObject({ identical: true, errors: 1 });
    expect(verified.error).toMatch(/compression of the file is damaged/);
    // What is no capture within is not read, and what a reader throws is thrown.
    await expect(streamed(gzipSync(new Uint8Array(100)))).rejects.toThrow(/no capture/);
    const broken = (async function* () {
      yield packed.subarray(0, 100);
      throw new Error("the disk is gone");
    })();
    await expect(collected(captureParts(broken))).rejects.toThrow("the disk is gone");
  });

  it("is known by its name, as others are", () => {
    for (const name of ["a.pcap", "a.PCAPNG", "a.cap.gz", "a.pcapng.gz"])
      expect(isCapture(name, undefined)).toBe(true);
    for (const name of ["a.gz", "a.dem", "pcap"]) expect(isCapture(name, undefined)).toBe(false);
  });
});
