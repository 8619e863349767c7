import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qizmoTables, unpackQwz } from "../../quake/qwz/index.ts";
import { DecodeError } from "../../runtime/errors/errors.ts";
import {
  COMMAND,
  copied,
  DONE,
  END,
  FRESH,
  madeCounts,
  madeQwz,
  STRINGS,
  type Step,
  TABLES,
  textList,
  unpacked,
} from "../support/made-qwz.ts";
import "../support/seed.ts";

/** What is wrong, or nothing. Throws what is no DecodeError. */
function wrongIn(bytes: Uint8Array, tables = TABLES): string | undefined {
  try {
    unpacked(bytes, tables);
    return undefined;
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
}

describe("damage", () => {
  it("is reported with the block and the byte", () => {
    const message: Step[] = [...FRESH, [4, 0x29]];
    expect(wrongIn(madeQwz(COMMAND, COMMAND, message, END))).toMatch(
      /^block 2: there is no message 41 at byte \d+$/,
    );
  });

  it("is reported after the blocks before it, each whole", () => {
    const bytes = madeQwz(
      COMMAND,
      FRESH,
      DONE,
      FRESH,
      [
        [4, 6],
        [65, 1],
        [66, 0],
        [69, 1],
        [70, 0],
      ],
      [[4, 0x29]],
    );
    const pieces: Uint8Array[] = [];
    expect(() => {
      for (const piece of unpackQwz(bytes, TABLES)) pieces.push(piece);
    }).toThrow(/^block 2: there is no message 41/);
    expect(Buffer.concat(pieces).toString("hex")).toBe(
      unpacked(madeQwz(COMMAND, FRESH, DONE, END)).toString("hex"),
    );
    // A command has 41 bytes, the packet 9 and 19.
    expect(Buffer.concat(pieces)).toHaveLength(69);
  });

  it("is an early end, also of nothing at all", () => {
    const whole = madeQwz(copied("05000000 05000000 01"), FRESH, DONE, COMMAND, COMMAND, END);
    expect(wrongIn(whole)).toBeUndefined();
    expect(wrongIn(whole.subarray(0, 8))).toMatch(/^block \d: .* at byte 8$/);
    // All of it is 0, which are commands.
    expect(wrongIn(new Uint8Array(0))).toMatch(/^block \d+: it ends too early at byte 0$/);
  });

  it("is a code that no symbol has", () => {
    expect(wrongIn(new Uint8Array(16).fill(0xff))).toBe(
      "block 0: no symbol has this code at byte 4",
    );
  });

  it("is an entity that cannot be, or is there twice", () => {
    const far: Step[] = [
      [4, 0x30],
      [41, 0x80],
      [42, 0xff],
      [42, 0xff],
    ];
    expect(wrongIn(madeQwz(FRESH, far, END))).toMatch("there is no such entity");
    const last: Step[] = [
      [4, 0x30],
      [41, 0x80],
      [42, 0xff],
      [42, 161],
    ];
    expect(wrongIn(madeQwz(FRESH, last, END))).toMatch("there is no entity 512");
    const next: Step[] = [
      ["kind", 1],
      [242, 1],
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0],
    ];
    const one: Step[] = [
      [4, 0x30],
      [41, 0x81],
      [41, 0],
    ];
    expect(wrongIn(madeQwz(FRESH, one, DONE, COMMAND, next, one, DONE, END))).toMatch(
      "entity 33 is there twice",
    );
  });

  it("is a string that the list does not have", () => {
    const tables = qizmoTables(madeCounts(), JSON.stringify({ ...STRINGS, print: [] }));
    const print: Step[] = [
      [4, 8],
      [77, 2],
      [78, 0x130],
      [78, 0],
    ];
    expect(wrongIn(madeQwz(FRESH, print, DONE, END), tables)).toMatch(
      'the list "print" of strings.json has no string 304',
    );
  });

  it("is a packet with more bytes than any", () => {
    const long = "x".repeat(1000);
    const tables = qizmoTables(
      madeCounts(),
      JSON.stringify({ ...STRINGS, print: textList({ 0x130: long }) }),
    );
    const prints = (count: number): Step[] => [
      [4, 8],
      [77, 2],
      ...Array.from({ length: count }, (): Step => [78, 0x130]),
      [78, 0],
    ];
    expect(wrongIn(madeQwz(FRESH, prints(65), DONE, END), tables)).toBeUndefined();
    expect(wrongIn(madeQwz(FRESH, prints(66), DONE, END), tables)).toMatch(
      /^block 0: a packet has more than 65535 bytes/,
    );
  });

  it("is what never ends: with tables of one symbol each a byte is all that it takes", () => {
    const only = (symbols: Readonly<Record<number, number>>) =>
      madeCounts((row) =>
        Array.from({ length: 256 }, (_, i) => ((symbols[row] ?? 0) === i ? 1 << 24 : 0)),
      );
    const strings = JSON.stringify(STRINGS);
    const bytes = Uint8Array.of(0xff, 0, 0, 0, 0, 0);
    // Packets with a print of nothing but the string 300, which is empty.
    const texts = qizmoTables(only({ 4: 8, 79: 44, 78: 256, 242: 1 }), strings);
    expect(wrongIn(bytes, texts)).toMatch("far more comes out of it than of any recording");
    const entities = qizmoTables(only({ 4: 0x30, 41: 0x80, 42: 0xff, 242: 1 }), strings);
    expect(wrongIn(bytes, entities)).toMatch("there is no such entity");
  });

  const tried = Uint8Array.from(
    madeQwz(
      copied("05000000 05000000 09636d6420737061776e0a00"),
      FRESH,
      [
        [4, 0x30],
        [41, 0x85],
        [41, 0],
        [4, 6],
        [65, 8],
        [66, 0],
        [69, 1],
        [70, 3],
        [71, 1],
        [72, 1],
      ],
      DONE,
      COMMAND,
      FRESH,
      [
        [4, 0x2a],
        [5, 2],
        [6, 0x81],
        [5, 0],
        [4, 0x17],
        [94, 1],
      ],
      Array.from({ length: 6 }, (_, i): Step => [98 + i, 1]),
      DONE,
      END,
    ),
  );

  it("anywhere is an error or another recording, and nothing else is thrown", () => {
    expect(wrongIn(tried)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(tried.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        fc.nat(tried.length),
        (changes, length) => {
          const bytes = tried.slice();
          for (const [at, byte] of changes) bytes[at] = byte;
          wrongIn(bytes);
          wrongIn(tried.subarray(0, length));
        },
      ),
    );
  });

  it("of bytes at random is nothing else, either", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        wrongIn(bytes);
        wrongIn(Uint8Array.of(0x80, ...bytes));
      }),
    );
  });
});
