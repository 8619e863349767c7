import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dem, type DemBlock } from "../../generated/dem.ts";
import {
  codecs,
  encodeMessage,
  encodeMessageUntil106,
  type Message,
  table,
} from "../../generated/netquake.ts";
import {
  findHeader,
  type Part,
  readRecording,
  type ReadOptions,
  type RecordedBlock,
  RecordingEncoder,
  streamRecording,
  streamVisits,
  visitRecording,
  writeRecording,
} from "../../recording/index.ts";
import { DecodeError, UnknownProtocolError } from "../../runtime/errors/errors.ts";
import { bytesToText, textToBytes } from "../../runtime/bytes/text/text.ts";
import { Writer, writeBytes, written } from "../../runtime/bytes/writer.ts";
import {
  beginningOf,
  corpusFiles,
  fixtures,
  hasCorpus,
  howMuch,
  whyNoCorpus,
} from "../support/corpus.ts";
import { keep } from "../../runtime/bytes/view.ts";
import { runs } from "../support/runs.ts";

const [fixture] = fixtures(".dem");
const RECORDING = fixture!.bytes();

/** A recording with a block for each list of messages. */
function recording(
  header: string,
  blocks: readonly (readonly Message[])[],
  encode = encodeMessage,
): Uint8Array {
  const w = new Writer();
  writeBytes(w, textToBytes(header));
  for (const messages of blocks) {
    const body = new Writer();
    for (const message of messages) encode(body, message);
    dem.encodeBlock(w, { type: "block", angles: [0, 90, 0], messages: written(body) });
  }
  return written(w).slice();
}

function parts(bytes: Uint8Array, options?: ReadOptions): Part<DemBlock, Message>[] {
  return [...readRecording(dem, bytes, options)];
}

function blocksOf(all: readonly Part<DemBlock, Message>[]): RecordedBlock<DemBlock, Message>[] {
  return all.filter((part) => part.kind === "block");
}

function tailOf(all: readonly Part[]): number[] {
  return all.flatMap((part) => (part.kind === "tail" ? [...part.bytes] : []));
}

async function streamed(
  bytes: Uint8Array,
  cuts: readonly number[],
): Promise<Part<DemBlock, Message>[]> {
  const all: Part<DemBlock, Message>[] = [];
  for await (const part of streamRecording(dem, chunksOf(bytes, cuts))) all.push(part);
  return all;
}

function chunksOf(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const edges = [
    0,
    ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b),
    bytes.length,
  ];
  return edges.slice(1).map((edge, i) => bytes.slice(edges[i], edge));
}

const SERVERINFO: Message = {
  type: "serverinfo",
  serverversion: 15,
  maxclients: 1,
  gametype: 0,
  mapname: "a",
  models: ["maps/a.bsp"],
  sounds: [],
};

function clientdata(items: number | undefined): Message {
  const rest = {
    onground: false,
    inwater: false,
    health: 100,
    ammo: 0,
    shells: 0,
    nails: 0,
    rockets: 0,
    cells: 0,
    activeweapon: 1,
  };
  return { type: "clientdata", flags: 0, items, ...rest };
}

/** Damage done to bytes: overwritten, left out, doubled, cut. */
const damage = fc.array(
  fc.record({
    at: fc.nat(),
    length: fc.nat(9),
    byte: fc.integer({ min: 0, max: 255 }),
    kind: fc.constantFrom("set", "cut", "double", "end"),
  }),
  { minLength: 1, maxLength: 6 },
);

function damaged(
  bytes: Uint8Array,
  hits: typeof damage extends fc.Arbitrary<infer T> ? T : never,
): Uint8Array {
  let result = bytes;
  for (const { at, length, byte, kind } of hits) {
    const start = result.length === 0 ? 0 : at % result.length;
    const [before, after] = [result.subarray(0, start), result.subarray(start + length)];
    if (kind === "set") result = Uint8Array.from([...before, byte, ...result.subarray(start + 1)]);
    else if (kind === "cut") result = Uint8Array.from([...before, ...after]);
    else if (kind === "double")
      result = Uint8Array.from([...result.subarray(0, start + length), ...result.subarray(start)]);
    else result = before;
  }
  return result;
}

describe("a recording comes back as it was", () => {
  it("when it is whole", () => {
    const all = parts(RECORDING);
    expect(Buffer.compare(writeRecording(dem, all), RECORDING)).toBe(0);
    expect(blocksOf(all).every((block) => block.undecoded === undefined)).toBe(true);
    expect(tailOf(all)).toEqual([]);
  });

  it("whatever the bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(writeRecording(dem, parts(bytes))).toEqual(bytes);
      }),
      { numRuns: runs(500) },
    );
  });

  it("whatever happened to it", () => {
    const piece = RECORDING.subarray(0, 24_000);
    fc.assert(
      fc.property(damage, (hits) => {
        const bytes = damaged(piece, hits);
        expect(Buffer.compare(writeRecording(dem, parts(bytes)), bytes)).toBe(0);
      }),
      { numRuns: runs(150) },
    );
  });

  it("after editing a message, with just that changed", () => {
    const before = recording("-1\n", [[SERVERINFO], [{ type: "print", text: "one" }]]);
    const after = recording("-1\n", [[SERVERINFO], [{ type: "print", text: "another" }]]);
    const all = parts(before).map((part) =>
      part.kind === "block" && part.index === 1
        ? {
            ...part,
            kind: "block" as const,
            block: part.block,
            version: part.version,
            undecoded: undefined,
            messages: [{ type: "print", text: "another" } as Message],
          }
        : part,
    );
    expect(writeRecording(dem, all as Part<DemBlock, Message>[])).toEqual(after);
  });
});

describe("reading in pieces", () => {
  it("gives the same parts as reading the whole", async () => {
    const piece = RECORDING.subarray(0, 20_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.option(damage, { nil: [] }),
        async (cuts, hits) => {
          const bytes = damaged(piece, hits);
          const whole = parts(bytes);
          const pieces = await streamed(bytes, cuts);
          const [own, wanted] = [pieces, whole].map((all) => [
            blocksOf(all).map(comparable),
            tailOf(all),
          ]);
          // Many times as fast as what shows the difference.
          if (!isDeepStrictEqual(own, wanted)) expect(own).toEqual(wanted);
          expect(Buffer.compare(writeRecording(dem, pieces), bytes)).toBe(0);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it("needs no more than a byte at a time", async () => {
    const bytes = recording("-1\n", [[SERVERINFO], [{ type: "print", text: "x" }], []]);
    const pieces = await streamed(
      bytes,
      Array.from(bytes, (_, i) => i),
    );
    expect(blocksOf(pieces).map(comparable)).toEqual(blocksOf(parts(bytes)).map(comparable));
  });

  it("goes beyond the bytes that the first decision is made from", async () => {
    const text = "x".repeat(2000);
    const many = Array.from({ length: 400 }, (): Message[] => [{ type: "print", text }]);
    const bytes = recording("-1\n", [[SERVERINFO], ...many]);
    expect(bytes.length).toBeGreaterThan(3 * 256 * 1024);
    const pieces = await streamed(bytes, [1000, 300_000, 300_001, 700_000]);
    expect(blocksOf(pieces)).toHaveLength(401);
    expect(blocksOf(pieces).map(comparable)).toEqual(blocksOf(parts(bytes)).map(comparable));
    expect(Buffer.compare(writeRecording(dem, pieces), bytes)).toBe(0);
  });

  function comparable(block: RecordedBlock<DemBlock, Message>) {
    const { index, offset, length, bodyOffset, messages, ends, version, undecoded, error } = block;
    const plain = { ...block.block, messages: [...block.block.messages] };
    return {
      index,
      offset,
      length,
      bodyOffset,
      messages,
      ends,
      version,
      plain,
      undecoded: undecoded && [...undecoded],
      error: error?.message,
    };
  }
});

describe("the header", () => {
  const blocks = [[SERVERINFO], [{ type: "print", text: "hello" } as Message]];

  it.each([
    ["-1\n", "line"],
    ["2\n", "line"],
    ["anything goes\n", "line"],
    ["-1 ", "scanf"],
    ["7\t\r ", "scanf"],
    // What fscanf("%d ") takes: white space before and after it, either sign.
    [" \t\n\v\f\r+12\v\f", "scanf"],
    ["", "none"],
  ])("%j is read as %s", (header, reading) => {
    const bytes = recording(header, blocks);
    const found = findHeader(dem, bytes);
    expect([found.length, found.reading?.name]).toEqual([header.length, reading]);
  });

  it.each(["--1 ", "+ ", "1"])("%j is no number with white space after it", (header) => {
    expect(findHeader(dem, recording(header, blocks)).reading?.name).toBe("none");
  });

  it("can be read both ways where it was made so, and the reading can be given", () => {
    // DEM §6.1.3: a recording that tells the two readers apart.
    const newer = recording("", [[{ type: "print", text: "new" }]]);
    const older = recording("", [[{ type: "print", text: "old" }]]);
    const bytes = textToBytes(`-1 ${bytesToText(older)}\n${bytesToText(newer)}`);
    const line = blocksOf(parts(bytes, { reading: "line" })).flatMap((block) => block.messages);
    const scanf = blocksOf(parts(bytes, { reading: "scanf" })).flatMap((block) => block.messages);
    expect(line).toEqual([{ type: "print", text: "new" }]);
    expect(scanf).toEqual([{ type: "print", text: "old" }]);
  });

  it("refuses a reading that there is not", () => {
    expect(() => parts(RECORDING, { reading: "nope" })).toThrow(
      'dem has no reading "nope": there are line, scanf, none',
    );
  });
});

describe("the version", () => {
  it("is found from what parses", () => {
    const old = recording(
      "-1\n",
      [[SERVERINFO], [clientdata(undefined), { type: "nop" }]],
      encodeMessageUntil106,
    );
    const recent = recording("-1\n", [[SERVERINFO], [clientdata(0x1001), { type: "nop" }]]);
    const version = (bytes: Uint8Array) =>
      dem.codecs[0]!.table.versions[blocksOf(parts(bytes))[1]!.version];
    expect(version(old)).toBe("1.06");
    expect(version(recent)).toBe("1.09");
  });

  it("is the one that reads most of the beginning, not the newest that happens to", () => {
    // Four bytes after a clientdata without items are items to a newer version.
    const nops = Array.from({ length: 4 }, (): Message => ({ type: "nop" }));
    const first = [clientdata(undefined), ...nops];
    const bytes = recording(
      "-1\n",
      [first, [clientdata(undefined), { type: "nop" }]],
      encodeMessageUntil106,
    );
    expect(blocksOf(parts(bytes))[0]!.messages).toEqual(first);
  });

  it("can change in the middle", () => {
    const filler = Array.from({ length: 300 }, (): Message[] => [
      { type: "print", text: "x".repeat(1000) },
    ]);
    const start = recording("-1\n", [[SERVERINFO], ...filler]);
    const end = recording("", [[clientdata(undefined), { type: "nop" }]], encodeMessageUntil106);
    const bytes = Uint8Array.from([...start, ...end]);
    const all = blocksOf(parts(bytes));
    expect(all.every((block) => block.undecoded === undefined)).toBe(true);
    expect(Buffer.compare(writeRecording(dem, parts(bytes)), bytes)).toBe(0);
  });

  it("that is given is that of all messages, whatever they tell", () => {
    const given = { ...SERVERINFO, serverversion: 666 };
    const bytes = recording("-1\n", [[given, clientdata(undefined)]], encodeMessageUntil106);
    const version = "1.06";
    const all = parts(bytes, { version });
    expect(blocksOf(all)[0]!.messages).toHaveLength(2);
    const encoder = new RecordingEncoder(dem, version);
    const w = new Writer();
    for (const part of all) encoder.write(w, part);
    expect(written(w)).toEqual(bytes);
  });

  it("can be given", () => {
    const bytes = recording("-1\n", [[clientdata(0x1001), { type: "nop" }]]);
    expect(blocksOf(parts(bytes, { version: "1.06" }))[0]!.messages).not.toEqual([
      clientdata(0x1001),
      { type: "nop" },
    ]);
    expect(() => parts(bytes, { version: "2.0" })).toThrow(
      "netquake has no version 2.0: there are 0.91, 0.92",
    );
  });
});

describe("a protocol that is not described", () => {
  function foreign(bytes: Uint8Array): Uint8Array {
    const at = bytes.findIndex((_, i) => bytes[i] === 0x0b && bytes[i + 1] === 15);
    return bytes.with(at + 1, 200);
  }

  it("is named, and nothing is taken for what it is not", () => {
    const bytes = foreign(recording("-1\n", [[{ type: "nop" }, SERVERINFO], [{ type: "nop" }]]));
    const [first, second] = blocksOf(parts(bytes));
    expect(first!.messages).toEqual([{ type: "nop" }]);
    expect(first!.error).toBeInstanceOf(UnknownProtocolError);
    expect((first!.error as UnknownProtocolError).protocol).toBe(200);
    expect(first!.error!.message).toContain(
      "block 0 › message 2 › serverinfo › serverversion: serverversion 200",
    );
    expect(second!.messages).toEqual([]);
    expect(second!.error!.message).toContain("block 1: not decoded");
    expect(writeRecording(dem, parts(bytes))).toEqual(bytes);
  });

  it("ends where a message names a known one", () => {
    const start = foreign(recording("-1\n", [[SERVERINFO], [{ type: "nop" }]]));
    const bytes = Uint8Array.from([...start, ...recording("", [[SERVERINFO], [{ type: "nop" }]])]);
    expect(blocksOf(parts(bytes)).map((block) => block.messages.length)).toEqual([0, 0, 1, 1]);
  });

  it("reads the further bits of a dialect that the recording names, and only there", () => {
    const fitz: Message = { ...SERVERINFO, serverversion: 666 };
    const update: Message = { type: "updateentity", entity: 1, nolerp: false, alpha: 64 };
    const dialect = codecs.find(({ from }) => table.versions[from] === "666")!;
    const bytes = recording("-1\n", [[fitz], [update]], dialect.encode);
    // More bits, bit 15 for a third byte of them, bit 16: alpha (ERRATA 119).
    expect(Buffer.from(bytes.subarray(-5)).toString("hex")).toBe("8180010140");
    const [, described] = blocksOf(parts(bytes));
    expect(described!.messages).toMatchObject([{ entity: 1, alpha: 64 }]);
  });
});

describe("damage", () => {
  it("costs the rest of its block, and no more", () => {
    const bytes = recording("-1\n", [
      [SERVERINFO],
      [{ type: "nop" }, { type: "print", text: "x" }],
      [{ type: "nop" }],
    ]);
    const at = bytes.length - 16 - 1 - 4;
    bytes[at + 1] = 0x7f; // the id of the print
    const [, hurt, next] = blocksOf(parts(bytes));
    expect(hurt!.messages).toEqual([{ type: "nop" }]);
    expect(hurt!.error).toBeInstanceOf(DecodeError);
    expect(hurt!.error!.message).toContain("block 1 › message 2: no message has the id 0x7f");
    expect(hurt!.error!.offset).toBe(at + 1);
    expect(next!.messages).toEqual([{ type: "nop" }]);
  });

  it.each([-1, -0x80000000, 0x7fffffff])(
    "a size of %d ends the blocks, and the rest is kept",
    (size) => {
      const bytes = Uint8Array.from([
        ...recording("-1\n", [[SERVERINFO]]),
        ...recording("", [[{ type: "nop" }]]),
      ]);
      const at = bytes.length - 17;
      new DataView(bytes.buffer).setInt32(at, size, true);
      const all = parts(bytes);
      const tail = all.at(-1)!;
      expect(tail.kind === "tail" && tail.offset).toBe(at);
      expect(tail.kind === "tail" && tail.error.message).toMatch(/block › (size|messages)/);
      expect(writeRecording(dem, all)).toEqual(bytes);
    },
  );

  it("keeps the bits of floats that are no numbers", () => {
    for (const bits of [0x7f800001, 0xff800001, 0x7fc00000, 0xffc00000, 0x7fffffff, 0x00000001]) {
      const bytes = recording("-1\n", [[SERVERINFO]]);
      new DataView(bytes.buffer).setUint32(3 + 4 + 4, bits, true);
      expect(writeRecording(dem, parts(bytes))).toEqual(bytes);
    }
  });

  it("names another format, and keeps it", () => {
    const bytes = textToBytes("HLDEMO\0 and so on");
    const all = parts(bytes);
    expect(all.map((part) => part.kind)).toEqual(["header", "tail"]);
    expect(all[0]!.kind === "header" && all[0]!.foreign?.name).toBe("goldsrc");
    expect(writeRecording(dem, all)).toEqual(bytes);
  });
});

describe("visiting", () => {
  /** All that visiting hands over, of any type. */
  function visited(bytes: Uint8Array, types: readonly string[]): unknown[] {
    const seen: unknown[] = [];
    const take = (message: unknown) => seen.push(keep(message));
    visitRecording(dem, bytes, Object.fromEntries(types.map((type) => [type, take])));
    return seen;
  }

  const types = dem.codecs[0]!.table.messages.map((message) => message.name);

  it("shows nothing of another format, as decoding does", () => {
    const blocks = recording("", [[SERVERINFO], [{ type: "print", text: "not a message" }]]);
    const bytes = Uint8Array.from([...textToBytes("HLDEMO\0\n"), ...blocks]);
    expect(blocksOf(parts(bytes))).toEqual([]);
    expect(visited(bytes, types)).toEqual([]);
  });

  it("sees the same in pieces, and gives the parts without their messages", async () => {
    const piece = RECORDING.subarray(0, 16_000);
    const wanted = ["print", "sound", "clientdata"];
    await fc.assert(
      fc.asyncProperty(
        fc.option(damage, { nil: [] }),
        fc.array(fc.nat(), { maxLength: 5 }),
        async (hits, cuts) => {
          const bytes = damaged(piece, hits);
          const seen: unknown[] = [];
          const take = (message: unknown) => seen.push(keep(message));
          const handlers = Object.fromEntries(wanted.map((type) => [type, take]));
          const found: Part[] = [];
          for await (const part of streamVisits(dem, chunksOf(bytes, cuts), handlers))
            found.push(part);
          expect(seen).toEqual(visited(bytes, wanted));
          const place = (part: Part) => (part.kind === "header" ? 0 : part.offset);
          const plain = parts(bytes).filter(({ kind }) => kind !== "tail");
          const own = found.filter(({ kind }) => kind !== "tail");
          expect(own.map(place)).toEqual(plain.map(place));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it("sees what decoding sees, also in damaged recordings", () => {
    const piece = RECORDING.subarray(0, 16_000);
    fc.assert(
      fc.property(fc.option(damage, { nil: [] }), fc.subarray(types), (hits, wanted) => {
        const bytes = damaged(piece, hits);
        const decoded = blocksOf(parts(bytes)).flatMap((block) => block.messages);
        expect(visited(bytes, wanted)).toEqual(
          decoded.filter((message) => wanted.includes(message.type)),
        );
      }),
      { numRuns: runs(80) },
    );
  });
});

describe(`real recordings${howMuch}${whyNoCorpus}`, () => {
  if (!hasCorpus) it.skip(`are read${whyNoCorpus}`);

  const files = [
    ...corpusFiles("dem", ".dem"),
    ...corpusFiles("recorded", ".dem"),
    ...corpusFiles("other", ".dem"),
  ];

  it.skipIf(!hasCorpus).each(files.map((file) => [file.name, file] as const))(
    `%s comes back as it was${whyNoCorpus}`,
    (_, file) => {
      const bytes = beginningOf(file);
      expect(Buffer.compare(writeRecording(dem, parts(bytes)), bytes)).toBe(0);
    },
  );

  /** What is in a protocol that is not described, or is cut: the files themselves say so. */
  const NOT_WHOLE = /mikebot9-truncated|hldemo|nexuiz/;
  const whole = files.filter((file) => !NOT_WHOLE.test(file.name));

  it.skipIf(!hasCorpus).each(whole.map((file) => [file.name, file] as const))(
    `%s is understood to its last byte${whyNoCorpus}`,
    (_, file) => {
      const bytes = beginningOf(file);
      const all = parts(bytes);
      expect(blocksOf(all).filter((block) => block.undecoded !== undefined)).toEqual([]);
      if (bytes.length === file.bytes().length) expect(tailOf(all)).toEqual([]);
    },
  );
});
