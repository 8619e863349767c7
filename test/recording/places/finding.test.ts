import { describe, expect, it } from "vitest";
import { beginnings, findMessages } from "../../../recording/index.ts";
import { hex, interpretedOf } from "./support.ts";

/*
 * Which bytes of a file are asked for, and which of its messages are found: those of one whose places lie, too.
 */

/** A message of as many bytes as it says. */
const sized = interpretedOf(`protocol: sized
title: A message and more
versions: ["1"]
messages:
  head: { id: 1, fields: [size: { type: u32, length-of: data }, data: bytes] }
  rest: { id: 2, fields: [data: { type: bytes, to: end }] }
places:
  head: {}
  rest: { between: true }
`);

const marked = interpretedOf(`protocol: marked
title: A file with a mark
versions: ["1"]
messages:
  mark: { id: 1, fields: [constant: END, number: u8] }
  rest: { id: 2, fields: [data: { type: bytes, to: end }] }
places:
  mark: { last: END }
  rest: { between: true }
`);

const listed = interpretedOf(`protocol: listed
title: A file with a list
versions: ["1"]
structs:
  entry: { fields: [offset: i16, size: i8] }
messages:
  head: { id: 1, fields: [entries: { list: entry, count: u8 }] }
  data: { id: 2, fields: [data: { type: bytes, to: end }] }
  more: { id: 3, fields: [constant: MORE] }
  word: { id: 4, fields: [constant: W] }
  rest: { id: 5, fields: [data: { type: bytes, to: end }] }
places:
  head: {}
  data: { of: head.entries, at: offset, size: size }
  more: { of: head.entries, after: data }
  word: { of: head, at: 100 }
  rest: { between: true }
`);

type Range = [from: number, to: number];

/** What is asked for, and what is found in the end. */
function finding(
  container: typeof sized,
  file: Uint8Array,
  given: (file: Uint8Array, range: Range) => Uint8Array = (all, range) => all.subarray(...range),
  reads?: Parameters<typeof findMessages>[3],
) {
  const { protocol, codec } = beginnings(container)[0]!;
  const steps = findMessages(protocol, codec, file.length, reads);
  const asked: Range[] = [];
  let step = steps.next(file);
  while (!step.done) {
    const { from, to } = step.value;
    asked.push([from, to]);
    step = steps.next(given(file, [from, to]));
  }
  const { messages, errors } = step.value;
  return {
    asked,
    found: messages.map(({ place, at, length }) => [place.message, at, length]),
    errors: errors.map(({ path, offset }) => [path.join(" "), offset]),
    reasons: errors.map(({ reason }) => reason),
    messages,
  };
}

/** A file of 100,000 bytes, of which the first message has some. */
function sizedFile(length: number, all = 100_000): Uint8Array {
  const file = new Uint8Array(all).fill(7);
  new DataView(file.buffer).setUint32(0, length - 4, true);
  return file;
}

describe("a message whose size nothing says", () => {
  it.each<[length: number, asked: Range[]]>([
    // What ends where the given bytes do might go on.
    [4095, [[0, 4096]]],
    [
      4096,
      [
        [0, 4096],
        [0, 32_768],
      ],
    ],
    [
      32_768,
      [
        [0, 4096],
        [0, 32_768],
        [0, 100_000],
      ],
    ],
    [
      100_000,
      [
        [0, 4096],
        [0, 32_768],
        [0, 100_000],
      ],
    ],
  ])("of %i bytes is asked for in 4 KB, and in eight times as many", (length, asked) => {
    const is = finding(sized, sizedFile(length));
    expect(is).toMatchObject({ asked, found: [["head", 0, length]], errors: [] });
    const [{ read }] = is.messages as [(typeof is.messages)[0]];
    expect(read!.bytes.length).toBe(1 + length);
    expect([...read!.bytes.subarray(0, 2)]).toEqual([1, (length - 4) & 0xff]);
  });

  it("is asked for once where the file has no more", () => {
    const is = finding(sized, sizedFile(4096, 4096));
    expect(is).toMatchObject({ asked: [[0, 4096]], found: [["head", 0, 4096]] });
    expect(finding(sized, sizedFile(9, 8)).asked).toEqual([[0, 8]]);
  });

  it("is not asked for again of who has fewer bytes than the file should", () => {
    const is = finding(sized, sizedFile(5000), (file) => file.subarray(0, 10));
    expect(is).toMatchObject({ asked: [[0, 4096]], found: [], errors: [["head data", 10]] });
    const whole = finding(sized, sizedFile(10), (file) => file.subarray(0, 10));
    expect(whole).toMatchObject({ asked: [[0, 4096]], found: [["head", 0, 10]], errors: [] });
  });

  it("is not read where nobody reads it, and may have all bytes", () => {
    const is = finding(sized, sizedFile(9, 50), undefined, () => false);
    expect(is).toMatchObject({ asked: [], found: [["head", 0, 50]] });
    expect(is.messages[0]!.read).toBeUndefined();
  });
});

/** A file with marks. */
function markedFile(length: number, ...places: readonly number[]): Uint8Array {
  const file = new Uint8Array(length).fill(0x45);
  for (const at of places) file.set(hex("454e44 09"), at);
  return file;
}

describe("bytes that are looked for", () => {
  const searched = ({ asked }: ReturnType<typeof finding>) => asked.filter(([, to]) => to !== 4);

  it("are the last ones, and looked for in 64 KB from the end on", () => {
    const is = finding(marked, markedFile(200_000, 100, 150_000));
    expect(is.asked).toEqual([
      [134_464, 200_000],
      [150_000, 154_096],
    ]);
    expect(is.found).toEqual([["mark", 150_000, 4]]);
  });

  it.each([134_462, 134_463, 134_464])("may be where two such pieces meet: at %i", (at) => {
    expect(finding(marked, markedFile(200_000, 10, at)).found).toEqual([["mark", at, 4]]);
  });

  it("are all of them", () => {
    const file = markedFile(3000, 100);
    for (const [at, other] of [
      [500, "58 4e 44"],
      [600, "45 58 44"],
      [700, "45 4e 58"],
    ] as const)
      file.set(hex(other), at);
    expect(finding(marked, file).found).toEqual([["mark", 100, 4]]);
  });

  it("may be the first of the file, or its last", () => {
    const first = finding(marked, markedFile(65_537, 0));
    expect(searched(first)).toEqual([
      [1, 65_537],
      [0, 3],
      [0, 4096],
    ]);
    expect(first.found).toEqual([["mark", 0, 4]]);
    const last = finding(marked, markedFile(65_536, 65_532));
    expect(last.asked).toEqual([
      [0, 65_536],
      [65_532, 65_536],
    ]);
    expect(last.found).toEqual([["mark", 65_532, 4]]);
  });

  it("may not be there", () => {
    const is = finding(marked, markedFile(65_536));
    expect(is).toMatchObject({ asked: [[0, 65_536]], found: [], errors: [["mark", 0]] });
    expect(is.reasons).toEqual([expect.stringContaining("are not in the file")]);
    expect(finding(marked, new Uint8Array(0)).asked).toEqual([]);
  });
});

/** A count, and for each entry an offset of 16 bits and a size of 8 (little-endian). */
function listedFile(
  entries: readonly (readonly [offset: number, size: number])[],
  ...rest: number[]
): Uint8Array {
  return Uint8Array.of(
    entries.length,
    ...entries.flatMap(([offset, size]) => [offset & 0xff, (offset >> 8) & 0xff, size & 0xff]),
    ...rest,
  );
}

const MORE = [0x4d, 0x4f, 0x52, 0x45];

describe("places that a list says", () => {
  it("are read once where several say the same, and what is after it is where both say", () => {
    const is = finding(
      listed,
      listedFile(
        [
          [7, 2],
          [7, 2],
        ],
        8,
        9,
        ...MORE,
      ),
    );
    // At 100 there should be a word, which the file has not.
    expect(is).toMatchObject({
      found: [
        ["head", 0, 7],
        ["data", 7, 2],
        ["more", 9, 4],
      ],
      errors: [["head word", 0]],
      asked: [
        [0, 13],
        [7, 9],
        [9, 13],
      ],
    });
  });

  it("may not lead out of the file, and the number that does is named", () => {
    const file = listedFile(
      [
        [-1, 1],
        [19, -1],
        [19, 0],
        [22, 2],
        [23, 1],
        [22, 1],
      ],
      0,
      0,
      0,
      7,
    );
    expect(file.length).toBe(23);
    const is = finding(listed, file);
    expect(is.found).toEqual([
      ["head", 0, 19],
      ["data", 22, 1],
    ]);
    // Entries begin at 1 and have 3 bytes. Of the last one what should be after it is where the file ends.
    expect(is.errors).toEqual([
      ["head entries[0] offset data", 1],
      ["head entries[1] offset data", 4],
      ["head entries[3] offset data", 10],
      ["head entries[4] offset data", 13],
      ["head entries[5] more", 16],
      ["head word", 0],
    ]);
    expect(is.reasons.slice(2, 5)).toEqual([
      "2 bytes should be at byte 22, and the file has 23",
      "1 bytes should be at byte 23, and the file has 23",
      "It should be at byte 23, and the file has 23",
    ]);
  });

  it("may be of messages that cannot be read there", () => {
    const is = finding(listed, listedFile([[4, 1]], 7, 0x4d, 0x4f, 0x52, 0x46));
    expect(is.found).toEqual([
      ["head", 0, 4],
      ["data", 4, 1],
    ]);
    expect(is.errors[0]).toEqual(["head entries[0] more constant", 5]);
  });

  it.each([
    [99, 1],
    [100, 0],
  ])("are followed until a hundred are wrong: after %i", (count, found) => {
    const wrong = Array.from({ length: count }, (): [number, number] => [999, 1]);
    const is = finding(listed, listedFile([...wrong, [0, 1]]));
    expect(is.found.slice(1)).toEqual(Array.from({ length: found }, () => ["data", 0, 1]));
    // After the 99 what follows that one is not in the file's beginning.
    expect(is.errors).toHaveLength(100);
  });

  it("are not followed where more bytes were read than the file has", () => {
    // A head of 13 bytes and ten more. The first two messages have 9 and 2 of these; the third one would be too many.
    const file = listedFile(
      [
        [13, 9],
        [14, 1],
        [15, 1],
        [16, 1],
      ],
      ...Array<number>(10).fill(7),
    );
    const is = finding(listed, file);
    expect(is.found).toEqual([
      ["head", 0, 13],
      ["data", 13, 9],
      ["data", 14, 1],
      ["data", 15, 1],
    ]);
    expect(is.errors).toEqual([["head entries[3] offset data", 10]]);
    expect(is.reasons).toEqual(["messages before it have the same bytes"]);
  });
});

it("what is not there says no place", () => {
  const optional = interpretedOf(`protocol: optional
title: A place that a bit tells of
versions: ["1"]
structs:
  where: { fields: [at: u8] }
messages:
  head: { id: 1, fields: [flags: { mask: u8 }, where: { type: where, when: flags.0 }] }
  word: { id: 2, fields: [constant: W] }
  rest: { id: 3, fields: [data: { type: bytes, to: end }] }
places:
  head: {}
  word: { of: head.where, at: at }
  rest: { between: true }
`);
  expect(finding(optional, hex("01 03 00 57"))).toMatchObject({
    found: [
      ["head", 0, 2],
      ["word", 3, 1],
    ],
    errors: [],
  });
  expect(finding(optional, hex("00 03 00 57"))).toMatchObject({
    found: [["head", 0, 1]],
    errors: [],
  });
});
