import { describe, expect, it, vi } from "vitest";
import {
  type AnyContainer,
  type Part,
  type ReadPoint,
  readRecording,
  recordingColumns,
  RecordingDecoder,
  RecordingEncoder,
  streamVisits,
  visitRecording,
  visitRecordingFields,
} from "../../recording/index.ts";
import { nextBlock } from "../../recording/decode/next-block.ts";
import { rowsIn } from "../../recording/columns/paths.ts";
import { RowSteps } from "../../recording/columns/row-steps.ts";
import { followSelected } from "../../recording/decode/selected.ts";
import { eachBlock, stretchesOf } from "../../recording/columns/stretches.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import { valueAt } from "../../runtime/columns/column.ts";
import { block, codecs, otherCodecs, announcing } from "./announcing.ts";

/*
 * All ways over a recording give the same messages: of two protocols, in versions that messages tell, and of blocks of
 * which some bytes are not read. What they give is worked out by hand.
 */

const LINE = [0x31, 10];
const NOP = [2];
/** As versions up to 2 have it, and as those since 3 do. */
const old = (version: number) => [1, version, 0];
const long = (version: number) => [1, version, 0, 0, 0, 0];
/** A number of 8 bits up to 2, and of 16 since 3. */
const short = (x: number) => [8, x];
const wide = (x: number) => [8, x & 0xff, x >> 8];
const WRONG = [200];
const START = (version: number) => [255, version];

interface Case {
  readonly blocks: readonly (readonly number[])[];
  /** For each block the numbers of its words or notes. */
  readonly words: readonly (readonly number[])[];
  readonly notes: readonly (readonly number[])[];
  /** Whether the words, or the notes, are there after all blocks were passed over once. */
  readonly isOnce: readonly [words: boolean, notes: boolean];
}

const CASES: Readonly<Record<string, Case>> = {
  "messages of both protocols": {
    blocks: [
      block(0, wide(1), NOP, wide(513)),
      block(1, wide(7)),
      block(2, [9, 9]),
      block(0),
      block(1, wide(-2), wide(300)),
      block(0, NOP),
      block(0, wide(4)),
    ],
    words: [[1, 513], [], [], [], [], [], [4]],
    notes: [[], [7], [], [], [-2, 300], [], []],
    isOnce: [true, true],
  },
  "versions that are told, one for each protocol": {
    blocks: [
      block(0, long(2), short(200)),
      block(1, wide(-1)),
      block(0, short(5)),
      block(1, START(1), short(255)),
      block(1, short(254)),
      block(0, old(5), wide(6)),
      block(0, wide(257)),
    ],
    words: [[200], [], [5], [], [], [6], [257]],
    notes: [[], [-1], [], [255], [254], [], []],
    isOnce: [true, true],
  },
  "an announcement after which the same bytes mean something else": {
    // Since 3 a word of 16 bits; up to 2 one of 8 bits, and a message of a byte.
    blocks: [block(0, long(2), wide(0x201)), block(0, short(7))],
    words: [[1], [7]],
    notes: [[], []],
    isOnce: [true, true],
  },
  "a version whose numbers are in the columns that there are": {
    blocks: [block(0, long(5)), block(0, wide(1)), block(0, long(2), short(9)), block(0, short(8))],
    words: [[], [1], [9], [8]],
    notes: [[], [], [], []],
    isOnce: [true, true],
  },
  "a version whose numbers are larger than those of the columns that there are": {
    blocks: [
      block(0, old(2)),
      block(0, short(1)),
      block(0, old(5), wide(999)),
      block(1, START(1)),
      block(1, short(200)),
      block(1, START(2), wide(-9)),
      block(0, wide(998)),
    ],
    words: [[], [1], [999], [], [], [], [998]],
    notes: [[], [], [], [], [200], [-9], []],
    isOnce: [false, true],
  },
  "a block that is damaged after a word": {
    blocks: [block(0, long(5)), block(0, wide(1), WRONG), block(0, wide(2)), block(1, WRONG)],
    words: [[], [1], [2], []],
    notes: [[], [], [], []],
    isOnce: [false, true],
  },
  "a block that is damaged before a word": {
    blocks: [block(0, long(5)), block(0, NOP, WRONG, wide(1)), block(0, wide(2))],
    words: [[], [], [2]],
    notes: [[], [], []],
    isOnce: [true, true],
  },
  "an announcement after words, of the same version": {
    blocks: [block(0, wide(1)), block(0, wide(2), long(5), wide(3)), block(0, wide(4))],
    words: [[1], [2, 3], [4]],
    notes: [[], [], []],
    isOnce: [true, true],
  },
  "an announcement after words, where one came before": {
    blocks: [block(0, long(5)), block(0, wide(2), long(5), wide(3)), block(0, wide(4))],
    words: [[], [2, 3], [4]],
    notes: [[], [], []],
    isOnce: [false, true],
  },
  "a version that is in doubt": {
    blocks: [
      ...Array.from({ length: 32 }, () => block(0, NOP)),
      block(0, [4, 7], short(9)),
      block(0),
      block(0, NOP),
      block(0, wide(500)),
    ],
    words: [...Array.from({ length: 32 }, () => []), [9], [], [], [500]],
    notes: Array.from({ length: 36 }, () => []),
    isOnce: [true, true],
  },
  "what only a dialect reads, where a version was announced": {
    blocks: [block(0, long(5)), block(0, [9, 7], short(1)), block(0, wide(2))],
    words: [[], [], [2]],
    notes: [[], [], []],
    isOnce: [true, true],
  },
  "a protocol that is not described, and one that is after it": {
    blocks: [block(0, wide(1), long(99)), block(0, wide(2)), block(0, long(34), wide(3))],
    words: [[1], [], [3]],
    notes: [[], [], []],
    isOnce: [true, true],
  },
};

const bytesOf = ({ blocks }: Case) => Uint8Array.from([...LINE, ...blocks.flat()]);

type Members = Readonly<Record<string, number>>;

/** The words, or the notes, of a recording's blocks. */
function valuesIn(parts: Iterable<Part>, type: string, member: string): number[][] {
  return [...parts].flatMap((part) =>
    part.kind === "block"
      ? [
          part.messages.flatMap((message) =>
            message.type === type ? [(message as unknown as Members)[member]!] : [],
          ),
        ]
      : [],
  );
}

/** What is read of a part, and where it is. */
function shown(part: Part): unknown {
  if (part.kind !== "block") return part;
  const { index, offset, length, bodyOffset, messages, ends, version, undecoded, error } = part;
  const { passedOver, unknownProtocol } = part;
  const place = [index, offset, length, bodyOffset, version, [...ends]];
  return [place, messages, undecoded, passedOver, unknownProtocol, error?.message, error?.offset];
}

describe.each(Object.entries(CASES))("%s", (_, one) => {
  const bytes = bytesOf(one);
  const both = [
    ["word", "x", one.words, one.isOnce[0]],
    ["note", "y", one.notes, one.isOnce[1]],
  ] as const;

  it("is read, all of it and in part", () => {
    for (const [type, member, expected] of both) {
      expect(valuesIn(readRecording(announcing, bytes), type, member)).toEqual(expected);
      const selected = readRecording(announcing, bytes, {}, followSelected({ [type]: "read" }));
      expect(valuesIn(selected, type, member)).toEqual(expected);
    }
  });

  it("is read on after each of its blocks as it is read from its beginning", () => {
    const decoder = new RecordingDecoder(announcing);
    const parts: (readonly [Part, ReadPoint])[] = [];
    for (const pieces of [decoder.push(bytes), decoder.end()])
      // It is plain data.
      for (const part of pieces)
        parts.push([part, JSON.parse(JSON.stringify(decoder.point)) as ReadPoint]);
    for (const [i, [, point]] of parts.entries()) {
      const before = one.blocks.slice(0, i).flat().length;
      expect([point.offset, point.index]).toEqual([LINE.length + before, i]);
      const next = new RecordingDecoder(announcing, {}, undefined, point);
      const rest = [...next.push(bytes.subarray(point.offset)), ...next.end()];
      expect(rest.map(shown)).toEqual(parts.slice(i + 1).map(([part]) => shown(part)));
    }
  });

  it("is written again, each part in a piece", () => {
    const encoder = new RecordingEncoder(announcing);
    const pieces = [...readRecording(announcing, bytes)].map((part) =>
      [...encoder.pieces(part)].map((piece) => [...piece]),
    );
    expect(pieces).toEqual([[LINE], ...one.blocks.map((own) => [[...Uint8Array.from(own)]])]);
  });

  it("is visited, at once and in pieces", async () => {
    for (const [type, member, expected] of both) {
      const found: number[][] = [];
      const take = (message: Members) => found.at(-1)!.push(message[member]!);
      visitRecording(announcing, bytes, { [type]: take }, {}, () => found.push([]));
      expect(found).toEqual(expected);
      const all: number[] = [];
      const pieces = [bytes.subarray(0, 7), bytes.subarray(7)];
      const visits = streamVisits(announcing, pieces, {
        [type]: (message: Members) => all.push(message[member]!),
      });
      let blocks = 0;
      for await (const part of visits) if (part.kind === "block") blocks++;
      expect([all, blocks]).toEqual([expected.flat(), one.blocks.length]);
      const rows: number[][] = [];
      const visit = (message: Members) => rows.at(-1)!.push(message[member]!);
      const handlers = { [type]: { fields: [member], visit } } as never;
      visitRecordingFields(announcing, bytes, handlers, {}, () => rows.push([]));
      expect(rows).toEqual(expected);
    }
  });

  it("has columns, and blocks are passed over once where that will do", () => {
    for (const [type, member, expected, isOnce] of both) {
      const { columns, length, blocks } = recordingColumns(announcing, bytes, type, [member]);
      const values = Array.from({ length }, (__, row) => valueAt(columns[member]!, row));
      expect(values).toEqual(expected.flat());
      const firsts = expected.map((__, i) => expected.slice(0, i).flat().length);
      expect([...blocks]).toEqual([...firsts, length]);
      const steps = new RowSteps(rowsIn(announcing, type), [member], bytes, false);
      eachBlock(announcing, bytes, {}, steps);
      expect([type, steps.isStopped]).toEqual([type, !isOnce]);
      const passed = new RowSteps(rowsIn(announcing, type), [member], bytes, true);
      eachBlock(announcing, bytes, {}, passed);
      expect(passed.isStopped).toBe(false);
    }
  });
});

it("what looks at messages is told where each was, and by which codec it was read", async () => {
  const bytes = Uint8Array.from([
    ...LINE,
    ...block(0, NOP, long(2), short(1)),
    ...block(1, wide(3), WRONG),
    ...block(0, NOP),
  ]);
  const all: unknown[] = [];
  const onMessage: Parameters<typeof streamVisits>[4] = ({ table, from }, body, start, end) => {
    all.push([table.name, table.versions[from], body.length, start, end]);
  };
  const begins: unknown[] = [];
  const begin = (message: object) => void begins.push({ ...message });
  const visits = streamVisits(announcing, [bytes], { begin } as never, {}, onMessage);
  for await (const part of visits) if (part.kind === "block") all.push(part.messages);
  // A byte that is not read is after the note.
  expect(all).toEqual([
    ["told", "5", 9, 0, 1],
    ["told", "5", 9, 1, 7],
    ["told", "2", 9, 7, 9],
    [],
    ["other", "2", 4, 0, 3],
    [],
    ["told", "2", 1, 0, 1],
    [],
  ]);
  expect(begins).toEqual([{ type: "begin", version: 2, more: 0 }]);
});

it("messages of one codec that follow each other are one stretch, and others another one", () => {
  const messages = [NOP, wide(1), long(2), short(1), NOP, old(1), NOP];
  const bytes = Uint8Array.from([...LINE, ...block(0, ...messages), ...block(1, START(2))]);
  const { stretches, blocks } = stretchesOf(announcing, bytes, {});
  expect(blocks).toBe(2);
  const named = stretches.map(({ codec, start, end, block: index }) => {
    const { name, versions } = codec.table;
    return [`${name} ${versions[codec.from]}`, start, end, index];
  });
  // After the line's two bytes, the kind and the size: 4. What tells is of the version before.
  expect(named).toEqual([
    ["told 5", 4, 14, 0],
    ["told 2", 14, 20, 0],
    ["told 1", 20, 21, 0],
    ["other 2", 23, 25, 1],
  ]);
});

describe("a block that takes no bytes", () => {
  const nothing: AnyContainer = {
    ...announcing,
    decodeBlock: () => ({ kind: 2 }),
    skipBlock: () => {},
  };

  it("is the end: there would be no other one", () => {
    const bytes = Uint8Array.from([...LINE, 1, 2, 3]);
    expect(nextBlock(nothing, new Reader(bytes))).toBeUndefined();
    // After a header of no bytes as much is whole blocks as after another one: nothing.
    expect([...readRecording(nothing, bytes)]).toMatchObject([
      { kind: "header", reading: "none" },
      { kind: "tail", offset: 0, bytes },
    ]);
  });
});

it("for each version there is one view, which all of its messages are shown in", () => {
  const counted = [codecs, otherCodecs].map((all) =>
    all.map((codec) => ({ ...codec, scratch: vi.fn(() => ({})) })),
  );
  const counting: AnyContainer = { ...announcing, codecs: counted[0]!, further: [counted[1]!] };
  const bytes = bytesOf(CASES["versions that are told, one for each protocol"]!);
  visitRecording(counting, bytes, { word: () => {} });
  const counts = counted.map((all) => all.map(({ scratch }) => scratch.mock.calls.length));
  // Versions 2 and 5, and 1 and 2.
  expect(counts).toEqual([
    [0, 1, 0, 0, 1, 0],
    [1, 1],
  ]);
});
