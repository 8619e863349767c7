import { describe, expect, test } from "vitest";
import { decodeUtf8, encodeUtf8 } from "../../runtime/bytes/text/utf8.ts";
import { textOfUtf8, utf8OfText } from "../../runtime/interpret/wire/utf8.ts";

/*
 * Texts are read by hand, by a piece of code for ASCII, or by the engine, as their length says, and by the interpreter: all must read the same.
 * Expected values are TextDecoder's, and for what is no UTF-8 those of Python's `surrogateescape`.
 */

const LENGTHS = [0, 1, 7, 8, 20, 23, 24, 25, 63, 64, 65, 300];

const CHARACTERS = ["a", "\0", "\u007f", "\u0080", "\u07ff", "\u0800", "\ufeff", "\uffff"].concat(
  "\u{10000}",
  "\u{10ffff}",
);

/** Bytes, and what `bytes.decode("utf-8", "surrogateescape")` of Python 3 says of them. */
const NO_CHARACTERS: readonly (readonly [hex: string, text: string])[] = [
  ["ff", "\udcff"],
  ["80", "\udc80"],
  ["c3", "\udcc3"],
  ["c328", "\udcc3("],
  ["c080", "\udcc0\udc80"],
  ["e282", "\udce2\udc82"],
  ["e09fbf", "\udce0\udc9f\udcbf"],
  ["eda080", "\udced\udca0\udc80"],
  ["f09d84", "\udcf0\udc9d\udc84"],
  ["f08fbfbf", "\udcf0\udc8f\udcbf\udcbf"],
  ["f0908080", "\u{10000}"],
  ["f48fbfbf", "\u{10ffff}"],
  ["f5808080", "\udcf5\udc80\udc80\udc80"],
  ["ed9fbf", "\ud7ff"],
  ["ed9fbf80", "\ud7ff\udc80"],
  ["ee808080", "\ue000\udc80"],
  ["edbfbf", "\udced\udcbf\udcbf"],
  ["ee8080", "\ue000"],
  ["e0a080", "\u0800"],
  ["c1bf", "\udcc1\udcbf"],
  ["c280", "\u0080"],
  ["e28228", "\udce2\udc82("],
  ["f09d8428", "\udcf0\udc9d\udc84("],
  ["f4908080", "\udcf4\udc90\udc80\udc80"],
];

describe.each(LENGTHS)("after %d ASCII characters", (length) => {
  const before = "x".repeat(length);

  test("each character is read as the engine does", () => {
    for (const character of CHARACTERS) {
      const bytes = new TextEncoder().encode(before + character + before);
      expect(decodeUtf8(bytes)).toBe(before + character + before);
      const within = Uint8Array.of(0x79, ...bytes, 0xbf);
      expect(decodeUtf8(within, 1, within.length - 1)).toBe(before + character + before);
      expect(textOfUtf8(bytes)).toBe(before + character + before);
    }
  });

  test("bytes that are no character are each a surrogate", () => {
    for (const [hex, text] of NO_CHARACTERS) {
      const bytes = Buffer.concat([Buffer.from(before), Buffer.from(hex, "hex")]);
      expect(decodeUtf8(Uint8Array.from(bytes))).toBe(before + text);
      expect(textOfUtf8(Uint8Array.from(bytes))).toBe(before + text);
      expect(Buffer.from(encodeUtf8(before + text))).toEqual(bytes);
      // What follows completes no character that is read.
      const within = Uint8Array.from([...bytes, 0x80, 0x80]);
      expect(decodeUtf8(within, 0, bytes.length)).toBe(before + text);
    }
  });
});

/** The first and the last byte of each kind in the table of RFC 3629 §4, and those beside them. */
const EDGES = [0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0].concat([
  0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf7, 0xf8, 0xff,
]);

/** All sequences of one byte of each of these. */
function sequences(...each: readonly (readonly number[])[]): number[][] {
  return each.reduce<number[][]>(
    (all, bytes) => all.flatMap((before) => bytes.map((byte) => [...before, byte])),
    [[]],
  );
}

test("bytes at all edges are read as a character where the engine reads one, and else each as itself", () => {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const after = [0x7f, 0x80, 0xbf, 0xc0];
  const all = [
    ...sequences(EDGES),
    ...sequences(EDGES, EDGES),
    ...sequences(EDGES.slice(7), EDGES.slice(0, 8), after),
    ...sequences(EDGES.slice(16), EDGES.slice(0, 8), after, after),
  ];
  const engines = (bytes: Uint8Array) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
  const hex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString("hex");
  let characters = 0;
  const wrong = all.filter((sequence) => {
    const bytes = Uint8Array.from(sequence);
    const text = engines(bytes);
    const read = decodeUtf8(bytes);
    if (text !== undefined) characters++;
    // What is part of no character is a surrogate, which the engine never gives.
    const isRight = text === undefined ? /[\udc80-\udcff]/.test(read) : read === text;
    const written = [encodeUtf8(read), utf8OfText(read)].map(hex);
    const isSame = written.every((own) => own === hex(bytes));
    return !isRight || !isSame || textOfUtf8(bytes) !== read;
  });
  expect(wrong).toEqual([]);
  expect(characters).toBeGreaterThan(100);
});
