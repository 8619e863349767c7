import { describe, expect, it } from "vitest";
import { type AnyContainer, readRecording, RecordingEncoder } from "../../../recording/index.ts";
import { placedBlock, writePlaced } from "../../../recording/placed/blocks.ts";
import { foldPlaces } from "../../../recording/placed/fold.ts";
import { Moved } from "../../../recording/placed/moved.ts";
import { unfoldPlaces } from "../../../recording/placed/unfold.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import { Writer, written } from "../../../runtime/bytes/writer.ts";
import { hex, interpretedOf } from "./support.ts";

/*
 * Files made of blocks, of which some have other lengths: where each of their bytes is then, and which numbers change.
 */

describe("blocks that follow each other", () => {
  const body = (length: number) => new Uint8Array(1 + length);
  // 4 bytes as they were, 2 of 6, and 7 of 5. They come in any order.
  const moved = new Moved([
    { at: 10, taken: 5, messages: body(7) },
    { at: 0, taken: 4, messages: body(4) },
    { at: 4, taken: 6, messages: body(2) },
  ]);

  it("are where the one before each ends", () => {
    expect(moved.blocks.map(({ at, oldEnd, start, end }) => [at, oldEnd, start, end])).toEqual([
      [0, 4, 0, 4],
      [4, 10, 4, 6],
      [10, 15, 6, 13],
    ]);
    expect([moved.length, moved.oldLength, moved.isSame]).toEqual([13, 15, false]);
    const none = new Moved([]);
    expect([none.length, none.oldLength, none.isSame]).toEqual([0, 0, true]);
  });

  it("are as they were where each is in its place, and has as many bytes", () => {
    const of = (...blocks: [at: number, taken: number, length: number][]) =>
      new Moved(blocks.map(([at, taken, n]) => ({ at, taken, messages: body(n) }))).isSame;
    expect(of([0, 4, 4], [4, 1, 1])).toBe(true);
    expect(of([0, 4, 4], [4, 1, 2])).toBe(false);
    expect(of([0, 4, 5], [5, 1, 1])).toBe(false);
    expect(of([0, 4, 4], [5, 1, 1])).toBe(false);
  });

  it("have offsets that are others then, and some that are no more", () => {
    const at = (each: (old: number) => number | undefined, all: readonly number[]) =>
      all.map((old) => each(old));
    // 6 to 9 were in what is shorter now; what began at the end begins at the end.
    expect(at((old) => moved.startOf(old), [-1, 0, 3, 4, 5, 6, 9, 10, 14, 15, 16])).toEqual([
      undefined,
      0,
      3,
      4,
      5,
      undefined,
      undefined,
      6,
      10,
      13,
      undefined,
    ]);
    expect(at((old) => moved.endOf(old), [0, 1, 4, 5, 6, 9, 10, 12, 15, 16])).toEqual([
      undefined,
      1,
      4,
      5,
      undefined,
      undefined,
      6,
      8,
      13,
      undefined,
    ]);
    expect(at((old) => moved.oldEndAt(old), [0, 1, 4, 10, 15])).toEqual([
      4,
      undefined,
      10,
      15,
      undefined,
    ]);
  });

  it("may have had bytes of none between them", () => {
    const apart = new Moved([
      { at: 0, taken: 2, messages: body(3) },
      { at: 8, taken: 2, messages: body(2) },
    ]);
    expect([2, 3, 7, 8, 10].map((old) => apart.startOf(old))).toEqual([
      3,
      undefined,
      undefined,
      3,
      5,
    ]);
  });
});

const archive = interpretedOf(`protocol: archive
title: An archive
versions: ["1"]
structs:
  entry: { fields: [offset: u8, size: u8] }
messages:
  header: { id: 1, fields: [directory_offset: u8, bytes: u8] }
  directory: { id: 2, fields: [entries: { list: entry, ends: bytes }] }
  data: { id: 3, fields: [data: { type: bytes, to: end }] }
  rest: { id: 4, fields: [data: { type: bytes, to: end }] }
places:
  header: {}
  directory: { of: header, at: directory_offset, size: bytes, unit: 2 }
  data: { of: directory.entries, at: offset, size: size }
  rest: { between: true }
`);

/** A block: where it was, how many bytes it took, its id, and its bytes. */
type Block = [at: number, taken: number, id: number, bytes: string];

function folded(container: AnyContainer, blocks: readonly Block[]) {
  const w = new Writer();
  for (const [at, taken, id, bytes] of blocks)
    writePlaced(container, w, { ...placedBlock(id, hex(bytes), at), taken });
  const { file, changes } = foldPlaces(container, written(w).slice());
  return {
    file: Buffer.from(file).toString("hex"),
    changes: changes.map(({ path, from, to }) => [path.join(" "), from, to]),
  };
}

/** Why it cannot be folded: the path and the words. */
function refused(container: AnyContainer, blocks: readonly Block[]): [string, string] {
  try {
    folded(container, blocks);
  } catch (error) {
    if (error instanceof EncodeError) return [error.path.join(" "), error.reason];
    throw error;
  }
  throw new Error("it can be");
}

describe("numbers that say where messages are", () => {
  it("stay where nothing moves", () => {
    const blocks: Block[] = [
      [0, 2, 1, "04 01"],
      [2, 2, 3, "6869"],
      [4, 2, 2, "02 02"],
    ];
    expect(folded(archive, blocks)).toEqual({ file: "040168690202", changes: [] });
  });

  it("change with what moves, each of them once, and are told of", () => {
    const blocks: Block[] = [
      [0, 2, 1, "07 02"],
      [2, 2, 3, "61626364"],
      [4, 3, 3, "212223"],
      [7, 4, 2, "02 02 04 03"],
    ];
    expect(folded(archive, blocks)).toEqual({
      // The directory is two bytes later; the first data has four bytes, and the second is at 6.
      file: "0902616263642122230204 0603".replaceAll(" ", ""),
      changes: [
        ["header directory_offset", 7, 9],
        ["directory entries[0] size", 2, 4],
        ["directory entries[1] offset", 4, 6],
      ],
    });
  });

  it("count in their unit: a directory that gets another entry", () => {
    const blocks: Block[] = [
      [0, 2, 1, "04 01"],
      [2, 2, 3, "6869"],
      // The second entry has no bytes, wherever it says.
      [4, 2, 2, "02 02 63 00"],
    ];
    expect(folded(archive, blocks)).toEqual({
      file: "0402686902026300",
      changes: [["header bytes", 1, 2]],
    });
  });

  it("must lead to blocks, and to where these end", () => {
    const blocks = (entry: string): Block[] => [
      [0, 2, 1, "05 01"],
      [2, 3, 3, "6869"],
      [5, 2, 2, entry],
    ];
    expect(folded(archive, blocks("02 03")).file).toBe("040168690202");
    expect(refused(archive, blocks("09 01"))).toEqual([
      "directory entries[0] offset",
      'no block is at 9, which is to have a "data"',
    ]);
    expect(refused(archive, blocks("02 06"))).toEqual([
      "directory entries[0] size",
      'no block ends at 8, where a "data" is to end',
    ]);
    // Of what was three bytes the last is not there any more.
    expect(refused(archive, blocks("04 01"))[0]).toBe("directory entries[0] offset");
    const [block, words] = refused(archive, blocks("03 02"));
    expect([block, words]).toEqual(["block 1", expect.stringContaining("what is at byte 2 would")]);
  });

  it("must be in what has the same length whatever they are", () => {
    const growing = interpretedOf(`protocol: growing
title: A number that grows
versions: ["1"]
messages:
  head: { id: 1, fields: [at: { type: varu28 }] }
  data: { id: 2, fields: [data: "bytes[1]"] }
  rest: { id: 3, fields: [data: { type: bytes, to: end }] }
places:
  head: {}
  data: { of: head, at: at }
  rest: { between: true }
`);
    const blocks = (length: number): Block[] => [
      [0, 1, 1, "0a"],
      [1, 9, 3, "ee".repeat(length)],
      [10, 1, 2, "aa"],
    ];
    // A varint of seven bits has one byte up to 127.
    expect(folded(growing, blocks(126)).changes).toEqual([["head at", 10, 127]]);
    expect(refused(growing, blocks(127))).toEqual([
      "head",
      "its own length depends on where others are",
    ]);
  });

  it("count from the message that they are in, and from the end", () => {
    const relative = interpretedOf(`protocol: relative
title: Offsets of two sorts
versions: ["1"]
messages:
  head: { id: 1, fields: [back: u8] }
  table: { id: 2, fields: [offsets: { list: i8, count: u8 }] }
  name: { id: 3, fields: [size: { type: u8, length-of: name }, name: bytes] }
  sound: { id: 4, fields: [data: "bytes[1]"] }
  rest: { id: 5, fields: [data: { type: bytes, to: end }] }
places:
  head: {}
  table: { of: head, at: back, from: end }
  name: { of: table.offsets, at: _, from: message, none: -1 }
  sound: { of: table.offsets, after: name }
  rest: { between: true }
`);
    // The table is 6 before the end of 8, and its name 4 after it. -1 says no place.
    const blocks: Block[] = [
      [0, 1, 1, "06"],
      [1, 1, 5, "eeeeee"],
      [2, 4, 2, "03 ff 04 ff"],
      [6, 1, 3, "03616161"],
      [7, 1, 4, "11"],
    ];
    // It is at 4 of 13 then, and the name still 4 after it.
    expect(folded(relative, blocks)).toEqual({
      file: "09eeeeee03ff04ff0361616111",
      changes: [["head back", 6, 9]],
    });
    // Bytes between the two: 5 after it.
    const apart: Block[] = [
      [0, 1, 1, "07"],
      [1, 1, 5, "eeeeee"],
      [2, 4, 2, "03 ff 05 ff"],
      [6, 1, 5, "2222"],
      [7, 1, 3, "00"],
      [8, 1, 4, "33"],
    ];
    expect(folded(relative, apart)).toEqual({
      file: "08eeeeee03ff06ff22220033",
      changes: [
        ["head back", 7, 8],
        ["table offsets[1]", 5, 6],
      ],
    });
  });

  it("may be sizes of what is after another message", () => {
    const pairs = interpretedOf(`protocol: pairs
title: Names, and data after each
versions: ["1"]
structs:
  entry: { fields: [offset: u8, size: u8] }
messages:
  head: { id: 1, fields: [entries: { list: entry, count: u8 }] }
  name: { id: 2, fields: [size: { type: u8, length-of: name }, name: bytes] }
  data: { id: 3, fields: [data: { type: bytes, to: end }] }
  rest: { id: 4, fields: [data: { type: bytes, to: end }] }
places:
  head: {}
  name: { of: head.entries, at: offset }
  data: { of: head.entries, after: name, size: size }
  rest: { between: true }
`);
    const blocks: Block[] = [
      [0, 5, 1, "02 09 01 05 02"],
      [5, 2, 2, "03616161"],
      [7, 2, 3, "68656c6c6f"],
      [9, 1, 2, "00"],
      [10, 1, 3, "ff"],
    ];
    expect(folded(pairs, blocks)).toEqual({
      file: "020e0105050361616168656c6c6f00ff",
      changes: [
        ["head entries[0] offset", 9, 14],
        ["head entries[1] size", 2, 5],
      ],
    });
  });
});

it("a file in a version that was given is written in it, whatever its messages tell", () => {
  const versions = interpretedOf(`protocol: wide
title: A file in two versions
versions: ["1", "2"]
messages:
  header: { id: 1, fields: [version: { type: u8, selects: { 1: "1", 2: "2" } }] }
  table: { id: 2, fields: [at: { type: u8, until: "1" }, at: { type: u16, since: "2" }] }
  data: { id: 3, fields: [data: u8] }
  rest: { id: 4, fields: [data: { type: bytes, to: end }] }
places:
  header: {}
  table: { at: 1 }
  data: { of: table, at: at }
  rest: { between: true }
`);
  const file = hex("02 02 07");
  const parts = [...readRecording(versions, file, { version: "1" })];
  const write = (version?: string) => {
    const encoder = new RecordingEncoder(versions, version);
    const w = new Writer();
    for (const part of parts) encoder.write(w, part);
    return encoder.file(w);
  };
  expect(write("1")).toEqual(file);
  // In version 2 the table's number has two bytes.
  expect(() => write()).toThrow(EncodeError);
});

describe("the blocks of a file", () => {
  const blocksOf = (bytes: string) => {
    const { blocks, error } = unfoldPlaces(archive, hex(bytes));
    return [Buffer.from(blocks).toString("hex"), error && [error.path.join(" "), error.offset]];
  };
  const block = (at: number, taken: number, id: number, bytes: string) =>
    [at, taken, 1 + bytes.length / 2].map((n) => `0${n}000000`).join("") + `0${id}${bytes}`;

  it("are the messages and what is between them, in their order", () => {
    expect(blocksOf("0501 6869 ee 0202 ff")).toEqual([
      [
        block(0, 2, 1, "0501"),
        block(2, 2, 3, "6869"),
        block(4, 1, 4, "ee"),
        block(5, 2, 2, "0202"),
        block(7, 1, 4, "ff"),
      ].join(""),
      undefined,
    ]);
  });

  it("have each byte once: what shares some is an error at the number that says it", () => {
    expect(blocksOf("0402 6869 0202 0302")).toEqual([
      [block(0, 2, 1, "0402"), block(2, 2, 3, "6869"), block(4, 4, 2, "02020302")].join(""),
      ["directory entries[1] offset data", 3],
    ]);
  });

  it("are not there where no message is found", () => {
    expect(blocksOf("04")).toEqual(["", ["header bytes", 1]]);
    expect(blocksOf("")[0]).toBe("");
  });
});
