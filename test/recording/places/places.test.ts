import { describe, expect, test } from "vitest";
import {
  beginnings,
  findMessages,
  mostUnderstanding,
  type Part,
  readRecording,
  TRIED,
  writeRecording,
} from "../../../recording/index.ts";
import { DecodeError, EncodeError } from "../../../runtime/errors/errors.ts";
import { blockWith, changed, containerOf, hex } from "./support.ts";

/*
 * Files whose messages are where others say. Bytes are written by hand.
 */

/** What a file's blocks are: where, how many bytes, and the message. */
function shown(parts: Iterable<Part>) {
  return [...parts].flatMap((part): unknown[] => {
    if (part.kind !== "block") return part.kind === "tail" ? [`error: ${part.error.message}`] : [];
    const { type, ...members } = part.messages[0] as { type: string };
    return [[part.offset, part.length, type, members]];
  });
}

const ARCHIVE = `protocol: archive
title: An archive
versions: ["1"]
structs:
  entry: { fields: [name: "bytes[4]", offset: u32, size: u32] }
messages:
  header: { id: 1, fields: [constant: ARCH, directory_offset: u32, entries: u32] }
  directory: { id: 2, fields: [entries: { list: entry, ends: bytes }] }
  data: { id: 3, fields: [data: { type: bytes, to: end }] }
  rest: { id: 4, fields: [data: { type: bytes, to: end }] }
places:
  header: {}
  directory: { of: header, at: directory_offset, size: entries, unit: 12 }
  data: { of: directory.entries, at: offset, size: size }
  rest: { between: true }
`;

const archive = await containerOf(ARCHIVE);

const tail = await containerOf(`protocol: tail
title: A file that ends with where its beginning is
extension: .tail
versions: ["1"]
messages:
  end: { id: 1, fields: [constant: END, back: u8, size: u8, note: "bytes[2]"] }
  data: { id: 2, fields: [data: { type: bytes, to: end }] }
  rest: { id: 3, fields: [data: { type: bytes, to: end }] }
places:
  end: { last: END }
  data: { of: end, at: back, from: end, size: size }
  rest: { between: true }
`);

/** As the language's reference has it. */
const EXAMPLE = hex("41524348 0f000000 01000000", "6869", "00", "61000000 0c000000 02000000");
const NAME = Uint8Array.of(0x61, 0, 0, 0);

describe("a directory", () => {
  test("says where messages are, and the bytes between them are kept", () => {
    const parts = [...readRecording(archive, EXAMPLE)];
    expect(shown(parts)).toEqual([
      [0, 12, "header", { directory_offset: 15, entries: 1 }],
      [12, 2, "data", { data: hex("6869") }],
      [14, 1, "rest", { data: hex("00") }],
      [15, 12, "directory", { entries: [{ name: NAME, offset: 12, size: 2 }] }],
    ]);
    expect(writeRecording(archive, parts)).toEqual(EXAMPLE);
  });

  test("follows what it says the place of, where that gets longer or shorter", () => {
    const parts = [...readRecording(archive, EXAMPLE)];
    for (const data of ["68656c6c6f", "21"]) {
      const size = data.length / 2;
      const edited = changed(parts, { 12: { type: "data", data: hex(data) } });
      const at = (number: number) => Buffer.from(Uint32Array.of(number).buffer).toString("hex");
      expect(writeRecording(archive, edited)).toEqual(
        hex(`41524348 ${at(13 + size)} 01000000`, data, "00", `61000000 0c000000 ${at(size)}`),
      );
    }
  });

  test("gets another entry, and a block with as many bytes as it says, at an offset of its own", () => {
    const [empty, header, data, rest, directory] = [...readRecording(archive, EXAMPLE)];
    const bytes = writeRecording(archive, [
      empty!,
      blockWith(header!, { type: "header", directory_offset: 15, entries: 2 }),
      data!,
      rest!,
      blockWith(
        directory!,
        {
          type: "directory",
          entries: [
            { name: NAME, offset: 12, size: 2 },
            { name: hex("62000000"), offset: 999, size: 3 },
          ],
        },
        { taken: 24 },
      ),
      blockWith(data!, { type: "data", data: hex("212223") }, { at: 999, taken: 3 }),
    ]);
    expect(bytes).toEqual(
      hex(
        "41524348 0f000000 02000000 6869 00 61000000 0c000000 02000000 62000000 27000000 03000000 212223",
      ),
    );
  });

  test("may say the same place twice, and none of no bytes", () => {
    const file = hex(
      "41524348 0e000000 03000000",
      "6869",
      "61000000 0c000000 02000000",
      "62000000 0c000000 02000000",
      "63000000 ffffffff 00000000",
    );
    const parts = [...readRecording(archive, file)];
    expect(shown(parts).map(([at, length, type]: any) => [at, length, type])).toEqual([
      [0, 12, "header"],
      [12, 2, "data"],
      [14, 36, "directory"],
    ]);
    const longer = changed(parts, { 12: { type: "data", data: hex("212121") } });
    expect(Buffer.from(writeRecording(archive, longer)).toString("hex")).toBe(
      Buffer.from(
        hex(
          "41524348 0f000000 03000000 212121",
          "61000000 0c000000 03000000 62000000 0c000000 03000000 63000000 ffffffff 00000000",
        ),
      ).toString("hex"),
    );
  });
});

describe("what lies is an error that names the number", () => {
  const errors: [name: string, file: Uint8Array, error: string][] = [
    [
      "an offset after the file",
      hex("41524348 0c000000 01000000 61000000 ff000000 02000000"),
      "directory › entries[0] › offset › data: 2 bytes should be at byte 255, and the file has 24 at byte 16",
    ],
    [
      "a size beyond it",
      hex("41524348 0c000000 02000000 61000000 0c000000 02000000"),
      "header › directory_offset › directory: 24 bytes should be at byte 12, and the file has 24 at byte 4",
    ],
    [
      "bytes of another message",
      hex("41524348 0c000000 01000000 61000000 0a000000 02000000"),
      "directory › entries[0] › offset › data: another message has some of its bytes at byte 10",
    ],
    [
      "a file that is cut short",
      hex("41524348 0c"),
      "header › directory_offset: the bytes end: directory_offset needs 4 bytes, 1 is left (u32) at byte 5\n  41 52 43 48 0c []",
    ],
    [
      "another file",
      hex("50414348 0c"),
      "header › constant: 41 52 43 48 (ARCH) must be here, and 50 41 43 48 (PACH) is at byte 0\n  [50] 41 43 48 0c",
    ],
  ];

  test.each(errors)("%s", (_, file, error) => {
    const parts = [...readRecording(archive, file)];
    const last = parts.at(-1)!;
    expect(last.kind === "tail" && last.error).toBeInstanceOf(DecodeError);
    expect(last.kind === "tail" && last.error.message).toContain(error);
    expect(writeRecording(archive, parts)).toEqual(file);
  });

  test("and what would be read otherwise is not written", () => {
    const [, header, data, rest, directory] = [...readRecording(archive, EXAMPLE)];
    const write = (offset: number) => () =>
      writeRecording(archive, [
        header!,
        blockWith(data!, { type: "data", data: hex("212121") }),
        rest!,
        blockWith(directory!, { type: "directory", entries: [{ name: NAME, offset, size: 2 }] }),
      ]);
    expect(write(500)).toThrow(EncodeError);
    expect(write(500)).toThrow(
      'directory › entries[0] › offset: no block is at 500, which is to have a "data"',
    );
    expect(write(13)).toThrow("would be read as something else");
    expect(write(12)).not.toThrow();
  });
});

describe("a place", () => {
  test("counts from the end, or is the last with some bytes", async () => {
    const file = hex("454e44 ff 616263 454e44 0a 03 0000");
    const parts = [...readRecording(tail, file)];
    expect(shown(parts)).toEqual([
      [0, 4, "rest", { data: hex("454e44ff") }],
      [4, 3, "data", { data: hex("616263") }],
      [7, 7, "end", { back: 10, size: 3, note: hex("0000") }],
    ]);
    expect(writeRecording(tail, parts)).toEqual(file);
    const edited = changed(parts, { 4: { type: "data", data: hex("6162636465") } });
    expect(writeRecording(tail, edited)).toEqual(hex("454e44ff 6162636465 454e44 0c 05 0000"));
  });

  test("counts from the message that says it, by numbers of a list, and follows another one", async () => {
    const nested = await containerOf(`protocol: nested
title: A table in a file
versions: ["1"]
messages:
  header: { id: 1, fields: [table: u8] }
  table: { id: 2, fields: [offsets: { list: i8, count: u8 }] }
  name: { id: 3, fields: [size: { type: u8, length-of: name }, name: bytes] }
  sound: { id: 4, fields: [data: "bytes[2]"] }
  rest: { id: 5, fields: [data: { type: bytes, to: end }] }
places:
  header: {}
  table: { of: header, at: table }
  name: { of: table.offsets, at: _, from: message, none: -1 }
  sound: { of: table.offsets, after: name }
  rest: { between: true }
`);
    const file = hex("02 ee 03 08 ff 04 01 61 1111 02 6263 2222");
    const parts = [...readRecording(nested, file)];
    expect(shown(parts)).toEqual([
      [0, 1, "header", { table: 2 }],
      [1, 1, "rest", { data: hex("ee") }],
      [2, 4, "table", { offsets: [8, -1, 4] }],
      [6, 2, "name", { name: hex("61") }],
      [8, 2, "sound", { data: hex("1111") }],
      [10, 3, "name", { name: hex("6263") }],
      [13, 2, "sound", { data: hex("2222") }],
    ]);
    expect(writeRecording(nested, parts)).toEqual(file);
    const edited = changed(parts, { 6: { type: "name", name: hex("616161") } });
    expect(writeRecording(nested, edited)).toEqual(
      hex("02 ee 03 0a ff 04 03 616161 1111 02 6263 2222"),
    );
  });

  test("is found with the version that a message tells", async () => {
    const versions = await containerOf(`protocol: wide
title: A file in two versions
versions: ["1", "2"]
messages:
  header: { id: 1, fields: [version: { type: u8, selects: { 1: "1", 2: "2" } }] }
  table: { id: 2, fields: [at: { type: u8, until: "1" }, at: { type: u16, since: "2" }] }
  data: { id: 3, fields: [data: { type: u8, until: "1" }, data: { type: u16, since: "2" }] }
  rest: { id: 4, fields: [data: { type: bytes, to: end }] }
places:
  header: {}
  table: { at: 1 }
  data: { of: table, at: at }
  rest: { between: true }
`);
    for (const [file, data] of [
      [hex("01 02 07"), [2, 1, "data", { data: 7 }]],
      [hex("02 0300 0700"), [3, 2, "data", { data: 7 }]],
    ] as const) {
      const parts = [...readRecording(versions, file)];
      expect(shown(parts)[2]).toEqual(data);
      expect(writeRecording(versions, parts)).toEqual(file);
    }
  });
});

test("a large file is of the format that its name says, though its directory is not in its beginning", () => {
  const beginning = new Uint8Array(TRIED);
  expect(mostUnderstanding([archive, tail], "big.tail", beginning)).toBe(tail);
  expect(mostUnderstanding([archive, tail], "small.tail", EXAMPLE)).toBe(archive);
});

test("no file makes a reader read its bytes again and again", () => {
  // 4,000 entries, each with all that is after it: 96 MB would be read.
  const count = 4000;
  const file = new Uint8Array(12 + 12 * count);
  const view = new DataView(file.buffer);
  file.set(hex("41524348"));
  view.setUint32(4, 12, true);
  view.setUint32(8, count, true);
  for (let i = 0; i < count; i++) {
    view.setUint32(12 + 12 * i + 4, 13 + i, true);
    view.setUint32(12 + 12 * i + 8, file.length - 13 - i, true);
  }
  const { protocol, codec } = beginnings(archive)[0]!;
  const finding = findMessages(protocol, codec, file.length);
  let asked = 0;
  let step = finding.next(file);
  while (!step.done) {
    asked += step.value.to - step.value.from;
    step = finding.next(file.subarray(step.value.from, step.value.to));
  }
  expect(asked).toBeLessThan(4 * file.length);
  expect(writeRecording(archive, readRecording(archive, file))).toEqual(file);
});
