import { describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { qwd } from "../../generated/qwd.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { Clock } from "../../recording/time/clock.ts";
import {
  type AnyContainer,
  type Part,
  readRecording,
  recordingColumns,
  type RecordedBlock,
  RecordingEncoder,
  visitRecording,
} from "../../recording/index.ts";
import { followSelected } from "../../recording/decode/selected.ts";
import { readMessages } from "../../recording/versions/messages.ts";
import { protocolOf } from "../../recording/versions/protocol.ts";
import { messagesWithin } from "../../recording/versions/within.ts";
import { CarriedError, EncodeError } from "../../runtime/errors/errors.ts";
import { written, Writer } from "../../runtime/bytes/writer.ts";
import { valueAt } from "../../runtime/columns/column.ts";
import { interpretedCodecs, interpretedContainer } from "../../runtime/interpreted-codecs.ts";
import { announcing, block } from "./announcing.ts";

/* Parts of recordings that others hardly reach, each at its limits. */

/** Blocks of a protocol's messages: a size of a byte is before them. */
function blocksOf(protocol: string): AnyContainer {
  const { protocols, containers } = resolveSchemas(
    new Map([
      ["own.yaml", protocol],
      [
        "blocks.yaml",
        `container: blocks
title: Blocks
extension: .blocks
block:
  fields:
    - size: { type: u8, length-of: messages }
    - messages: { type: bytes, carries: own }
`,
      ],
    ]),
  );
  return interpretedContainer(containers[0]!, () => interpretedCodecs(protocols[0]!));
}

const sized = (...messages: readonly number[][]) => {
  const bytes = messages.flat();
  return [bytes.length, ...bytes];
};

function read(container: AnyContainer, bytes: number[], selection?: object): RecordedBlock[] {
  const follow = selection && followSelected(selection as never);
  const parts: Part[] = [...readRecording(container, Uint8Array.from(bytes), {}, follow)];
  return parts.flatMap((part) => (part.kind === "block" ? [part] : []));
}

describe("messages whose ids have two bytes", () => {
  const wide = blocksOf(`protocol: own
title: Messages with wide ids
ids: u16be
versions: ["1", "2"]
messages:
  begin: { id: 0x0101, fields: [version: { type: u8, selects: { 1: "1", 2: "2" } }] }
  nop: { id: 0x0102 }
  word: { id: 0x0103, fields: [x: { type: u8, until: "1" }, x: { type: u16, since: "2" }] }
`);
  const begin = (version: number) => [1, 1, version];
  const NOP = [1, 2];
  const short = (x: number) => [1, 3, x];
  const long = (x: number) => [1, 3, x & 0xff, x >> 8];
  const bytes = [
    ...sized(NOP, long(515)),
    ...sized(long(7), begin(1), short(8), NOP),
    ...sized(short(9)),
  ];

  it("are all read, whichever of them somebody asks for: no byte tells what they are", () => {
    const types = read(wide, bytes, { word: "read" }).map(({ messages }) =>
      messages.map(({ type }) => type),
    );
    expect(types).toEqual([["nop", "word"], ["word", "begin", "word", "nop"], ["word"]]);
  });

  it("are visited, and in columns, of the version that each is in", () => {
    const found: number[] = [];
    const word = (message: { x: number }) => void found.push(message.x);
    visitRecording(wide, Uint8Array.from(bytes), { word });
    expect(found).toEqual([515, 7, 8, 9]);
    const { columns, length, blocks } = recordingColumns(wide, Uint8Array.from(bytes), "word", [
      "x",
    ]);
    expect(Array.from({ length }, (_, row) => valueAt(columns["x"]!, row))).toEqual(found);
    expect([...blocks]).toEqual([0, 1, 3, 4]);
  });
});

describe("messages that another one carries as they are", () => {
  const carrying = blocksOf(`protocol: own
title: Messages in others
versions: ["1", "2"]
messages:
  word: { id: 1, fields: [x: u16] }
  bag: { id: 2, fields: [size: { type: u8, length-of: data }, data: { type: bytes, carries: own }] }
  begin: { id: 3, fields: [version: { type: u8, selects: { 1: "1", 2: "2" } }] }
  blob: { id: 4, fields: [size: { type: u16, length-of: data }, data: bytes] }
`);
  const [codec] = carrying.codecs;
  const protocol = protocolOf(carrying.codecs, false);
  const within = (...bytes: number[]) =>
    messagesWithin(protocol, codec!, { type: "bag", data: Uint8Array.from(bytes) } as never);

  it("are read one after the other, and are not themselves such", () => {
    expect(within()).toEqual([]);
    expect(within(1, 7, 0, 1, 8, 1)).toEqual([
      { type: "word", x: 7 },
      { type: "word", x: 264 },
    ]);
    const why = (...bytes: number[]) => {
      try {
        within(...bytes);
      } catch (error) {
        if (error instanceof CarriedError) return [error.path.join(" "), error.reason];
        throw error;
      }
      return undefined;
    };
    expect(why(1, 7, 0, 2, 0)).toEqual(["bag data message 2", 'carried messages have no "bag"']);
    expect(why(3, 1)).toEqual(["bag data message 1", 'carried messages have no "begin"']);
    const [path, reason] = why(1, 7, 0, 1, 8)!;
    expect(path).toBe("bag data message 2 word x");
    expect(reason).toMatch(/at byte 5 of what it carries$/);
    expect(why(1, 7, 0, 99)![1]).toMatch(/at byte 3 of what it carries$/);
  });

  it("are looked at in a large block, too", () => {
    const blob = new Uint8Array(50_003);
    blob.set([4, 50_000 & 0xff, 50_000 >> 8]);
    const read = (...bag: number[]) =>
      readMessages(protocol, codec!, Buffer.concat([blob, blob, blob, Uint8Array.from(bag)]));
    const good = read(2, 3, 1, 7, 0);
    expect([good.undecoded, good.cause, good.ends.length]).toEqual([undefined, undefined, 4]);
    const bad = read(2, 2, 1, 7);
    expect([bad.undecoded?.length, bad.count, bad.ends.length]).toEqual([4, 3, 3]);
    expect(bad.cause).toBeInstanceOf(CarriedError);
  });

  it("make a block that is not understood from there on, where they cannot be read", () => {
    const bytes = [
      ...sized([1, 1, 0], [2, 3, 1, 7, 0]),
      ...sized([1, 2, 0], [2, 2, 1, 7], [1, 3, 0]),
    ];
    for (const selection of [undefined, { word: "read" }, {}]) {
      const [whole, wrong] = read(carrying, bytes, selection);
      expect(whole!.undecoded).toBeUndefined();
      expect(whole!.messages.at(-1)).toMatchObject({ type: "bag" });
      expect(wrong!.undecoded).toEqual(Uint8Array.of(2, 2, 1, 7, 1, 3, 0));
      expect(wrong!.messages).toEqual([{ type: "word", x: 2 }]);
      expect(wrong!.error!.path.slice(0, 4)).toEqual(["block 1", "message 2", "bag", "data"]);
    }
  });
});

describe("a clock", () => {
  it("goes on from level to level, and where a frame's time goes back", () => {
    const clock = new Clock(dem);
    // FTE tells the time with its lists of entities.
    expect(clock.types.toSorted()).toEqual(["serverinfo", "time", "updateentities"]);
    const at = (...messages: object[]) => {
      for (const message of messages) clock.see(message as { type: string });
      return clock.at({ type: "block" });
    };
    const time = (seconds: number) => ({ type: "time", time: seconds });
    expect([at(), at(time(5)), at(time(7)), at({ type: "nop", time: 100 })]).toEqual([0, 0, 2, 2]);
    // A later time after a level's beginning is where it begins.
    expect([
      at({ type: "serverinfo" }, time(20)),
      at(time(21)),
      at(time(3)),
      at(time(3.5)),
    ]).toEqual([2, 3, 3, 3.5]);
  });

  it("is that of blocks where frames have none: of those that have frames", () => {
    const clock = new Clock(qwd);
    const frame = { type: clock.types[0]! };
    const at = (time: number, ...messages: { type: string }[]) => {
      for (const message of messages) clock.see(message);
      return clock.at({ time });
    };
    expect([at(4), at(9, frame), at(10), at(11.5, frame), at(30), at(12, frame)]).toEqual([
      0, 0, 0, 2.5, 2.5, 3,
    ]);
  });
});

describe("blocks", () => {
  const UNKNOWN = [1, 99, 0, 0, 0, 0];
  const recording = [10, ...block(0, [1, 2, 0, 0, 0, 0]), ...block(2, [7]), ...block(0, UNKNOWN)];

  it("that carry nothing have the version that counts then", () => {
    const blocks = read(announcing, recording);
    expect(blocks.map(({ version, protocol }) => [version, protocol])).toEqual([
      [4, "told"],
      [1, undefined],
      [1, "told"],
    ]);
  });

  it("are views on the same bytes: none is copied for the next one", () => {
    const bodies = read(announcing, recording).flatMap(({ body }) =>
      body.length > 0 ? [body] : [],
    );
    expect(bodies.length).toBe(2);
    expect(bodies[1]!.buffer).toBe(bodies[0]!.buffer);
  });

  it("that are passed over say so, and where", () => {
    const blocks = read(announcing, [
      10,
      ...block(0, UNKNOWN),
      ...block(1, [8, 7, 0]),
      ...block(0, [2]),
    ]);
    const [first, other, last] = blocks;
    // The header's byte, the kind and the size.
    expect([first!.error!.path, first!.error!.offset]).toEqual([
      expect.arrayContaining(["block 0", "message 1"]),
      expect.any(Number),
    ]);
    expect([first!.unknownProtocol, other!.error, last!.unknownProtocol]).toEqual([
      99,
      undefined,
      99,
    ]);
    expect([last!.error!.path, last!.error!.offset, last!.passedOver]).toEqual([
      ["block 2"],
      1 + 8 + 5 + 2,
      true,
    ]);
    expect(last!.error!.reason).toMatch(/^not decoded, since /);
    expect(last!.error).toBe(last!.error);
  });

  it("are written in the version that was given, whatever their messages tell", () => {
    const bytes = Uint8Array.from([
      10,
      ...block(0, [1, 1, 0], [4, 7]),
      ...block(1, [255, 1], [8, 7]),
    ]);
    const parts = [...readRecording(announcing, bytes, { version: "2" })];
    const write = (version?: string) => {
      const encoder = new RecordingEncoder(announcing, version);
      const w = new Writer();
      for (const part of parts) encoder.write(w, part);
      return written(w);
    };
    expect(write("2")).toEqual(bytes);
    // Version 1, which is told, has no such message.
    expect(() => write()).toThrow(EncodeError);
  });
});
