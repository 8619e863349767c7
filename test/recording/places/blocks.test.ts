import { expect, test } from "vitest";
import { readRecording, RecordingEncoder } from "../../../recording/index.ts";
import { codecs } from "../../../generated/netquake.ts";
import { placedFiles } from "../../../recording/placed/files.ts";
import { EncodeError } from "../../../runtime/errors/errors.ts";
import { Reader } from "../../../runtime/bytes/reader.ts";
import { Writer, written } from "../../../runtime/bytes/writer.ts";
import { containerOf, hex } from "./support.ts";

/* How messages that have places are blocks: three numbers of 32 bits, the id, and the message. */

const container = await containerOf(`protocol: pair
title: A file of two parts
versions: ["1"]
messages:
  front: { id: 1, fields: [at: u32, size: u32] }
  data: { id: 2, fields: [data: { type: bytes, to: end }] }
  rest: { id: 3, fields: [data: { type: bytes, to: end }] }
places:
  front: {}
  data: { of: front, at: at, size: size }
  rest: { between: true }
`);

test("a block's numbers have 32 bits and no sign", () => {
  const files = placedFiles(container.codecs);
  const bytesOf = (at: number, taken: number) => {
    const w = new Writer();
    files.encodeBlock(w, { type: "block", at, taken, messages: Uint8Array.of(2, 9) } as never);
    return written(w).slice();
  };
  const bytes = bytesOf(0x80000001, 0xffffffff);
  expect(bytes).toEqual(hex("01000080 ffffffff 02000000 02 09"));
  expect(files.decodeBlock(new Reader(bytes))).toMatchObject({ at: 0x80000001, taken: 0xffffffff });
  expect(() => bytesOf(2 ** 32, 0)).toThrow(EncodeError);
  expect(() => bytesOf(-1, 0)).toThrow(EncodeError);
});

test("the bytes of a file's parts are those of the file", () => {
  const file = hex("0a000000 02000000", "ffff", "6869", "00");
  const encoder = new RecordingEncoder(container);
  const pieces = [...readRecording(container, file)].map((part) =>
    [...encoder.pieces(part)].map((piece) => Buffer.from(piece).toString("hex")),
  );
  expect(pieces.slice(1)).toEqual([["0a00000002000000"], ["ffff"], ["6869"], ["00"]]);
});

test("a file may be one message, or bytes that belong to no message", () => {
  for (const file of [hex("00000000 00000000"), hex("010203")]) {
    const parts = [...readRecording(container, file)];
    const encoder = new RecordingEncoder(container);
    const w = new Writer();
    for (const part of parts) encoder.write(w, part);
    expect(encoder.file(w)).toEqual(file);
    const more = { kind: "tail", offset: file.length, bytes: hex("ff"), error: undefined } as never;
    // After the blocks there is nothing; where there are none, all of the file.
    if (parts.some(({ kind }) => kind === "block"))
      expect(() => encoder.write(w, more)).toThrow(EncodeError);
    else expect(() => encoder.write(w, more)).not.toThrow();
  }
});

test("where a message ends is told from the byte before it on, which its id has no room in", () => {
  const file = hex("0a000000 02000000", "ffff", "6869", "00");
  const blocks = [...readRecording(container, file)].flatMap((part) =>
    part.kind === "block" ? [part] : [],
  );
  expect(blocks.map(({ offset, length }) => [offset, length])).toEqual([
    [0, 8],
    [8, 2],
    [10, 2],
    [12, 1],
  ]);
  for (const { offset, length, bodyOffset, ends } of blocks)
    expect(ends.map((end) => bodyOffset + end)).toEqual([offset + length]);
});

test("a protocol without places has no files", () => {
  expect(() => placedFiles(codecs)).toThrow(new TypeError("messages of netquake have no places"));
});

test("a file is read when all of it has come, however large it is", () => {
  const data = new Uint8Array(300_000).fill(7);
  // With what is before them, these bytes are as those of a block.
  data.set([1, 0, 0, 0, 2]);
  const front = new Uint8Array(Uint32Array.of(8, data.length).buffer);
  const file = Buffer.concat([front, data]);
  const parts = [...readRecording(container, file)];
  const encoder = new RecordingEncoder(container);
  const pieces = parts.flatMap((part) => [...encoder.pieces(part)].map((piece) => piece.slice()));
  expect(Buffer.concat(pieces).equals(file)).toBe(true);
  expect(parts.map((part) => part.kind === "block" && [part.offset, part.length])).toEqual([
    false,
    [0, 8],
    [8, 300_000],
  ]);
});
