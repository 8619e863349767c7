import { describe, expect, it } from "vitest";
import { resolveSchemas } from "../../generator/generate.ts";
import {
  type AnyContainer,
  FormatEvidence,
  mostUnderstanding,
  readRecording,
  recordingColumns,
  visitRecording,
} from "../../recording/index.ts";
import { interpretedCodecs, interpretedContainer } from "../../runtime/interpreted-codecs.ts";
import { block, announcing } from "./announcing.ts";

/*
 * Whether bytes are a recording, and of which of several formats: two of blocks that begin with a size, one of which has a
 * mark before them, and whose messages are longer.
 */

const { protocols, containers } = resolveSchemas(
  new Map([
    [
      "small.yaml",
      `protocol: small
title: Short messages
versions: ["1"]
messages:
  one: { id: 1 }
  two: { id: 2, fields: [a: u8] }
  four: { id: 4, fields: [a: u24] }
`,
    ],
    [
      "large.yaml",
      `protocol: large
title: Longer messages
versions: ["1"]
messages:
  one: { id: 1, fields: [a: u24] }
  three: { id: 3 }
  four: { id: 4, fields: [a: u24] }
`,
    ],
    ...[
      ["plain", "small", ""],
      ["same", "small", ""],
      ["longer", "large", ""],
      ["marked", "small", 'header: { mark: { readings: { mark: { bytes: "MK" } } } }\n'],
    ].map(([name, carried, header]): [string, string] => [
      `${name}.yaml`,
      `container: ${name}
title: Blocks of ${carried}
extension: .${name}
${header}block:
  fields:
    - size: { type: u8, length-of: messages }
    - messages: { type: bytes, carries: ${carried} }
`,
    ]),
  ]),
);
const codecs = new Map(protocols.map((table) => [table.name, interpretedCodecs(table)]));
const formats = new Map(
  containers.map((table) => [table.name, interpretedContainer(table, (of) => codecs.get(of)!)]),
);
const [plain, same, longer, marked] = ["plain", "same", "longer", "marked"].map((name) =>
  formats.get(name)!,
) as [AnyContainer, AnyContainer, AnyContainer, AnyContainer];

const sized = (...messages: readonly number[][]) => {
  const bytes = messages.flat();
  return [bytes.length, ...bytes];
};
const ONE = [1];
const TWO = [2, 9];
const FOUR = [4, 0, 0, 0];
const MARK = [0x4d, 0x4b];

const isRecording = (format: AnyContainer, ...bytes: number[]) => {
  const evidence = new FormatEvidence();
  for (const part of readRecording(format, Uint8Array.from(bytes))) evidence.see(part);
  return evidence.isRecording;
};

describe("a recording", () => {
  it("has a block of which more than half is understood, and a message longer than a byte", () => {
    expect(isRecording(plain)).toBe(false);
    expect(isRecording(plain, ...sized(TWO))).toBe(true);
    expect(isRecording(plain, ...sized(ONE, ONE, ONE))).toBe(false);
    expect(isRecording(plain, ...sized(ONE), ...sized(ONE, TWO))).toBe(true);
    // Two bytes of three, and two of four.
    expect(isRecording(plain, ...sized(TWO, [9]))).toBe(true);
    expect(isRecording(plain, ...sized(TWO, [9, 9]))).toBe(false);
    // A block that is cut short does not count.
    expect(isRecording(plain, ...sized(FOUR).slice(0, -1))).toBe(false);
    // What is seen after that takes nothing back.
    expect(isRecording(plain, ...sized(TWO), ...sized([9, 9]))).toBe(true);
  });

  it("begins as its format does", () => {
    expect(isRecording(marked, ...MARK, ...sized(TWO))).toBe(true);
    expect(isRecording(marked, ...sized(TWO))).toBe(false);
    const [header] = [...readRecording(marked, Uint8Array.from(sized(TWO)))];
    expect(header).toMatchObject({ kind: "header", isMissing: true, reading: undefined });
    const [other] = [...readRecording(marked, Uint8Array.from([...MARK, ...sized(TWO)]))];
    expect(other).toEqual({ kind: "header", bytes: Uint8Array.from(MARK), reading: "mark" });
    // Without a header none is missing.
    const [none] = [...readRecording(plain, Uint8Array.from(sized(TWO)))];
    expect(none).toEqual({ kind: "header", bytes: new Uint8Array(0), reading: undefined });
  });

  it("is one where a message names a protocol that is not described, or it is of another format", () => {
    expect(isRecording(announcing, 10, ...block(0, [2]))).toBe(false);
    expect(isRecording(announcing, 10, ...block(0, [1, 99, 0, 0, 0, 0]))).toBe(true);
    // It begins with what would be a block of three bytes.
    const alien = new TextEncoder().encode("\x02\x03AIN");
    expect(isRecording(announcing, ...alien)).toBe(true);
    // Then there are no blocks.
    const seen: number[] = [];
    visitRecording(announcing, alien, {}, {}, (index) => seen.push(index));
    expect(seen).toEqual([]);
    expect([...recordingColumns(announcing, alien, "word", ["x"]).blocks]).toEqual([0]);
  });
});

describe("of several formats a file is of the one", () => {
  const of = (all: readonly AnyContainer[], path: string, ...bytes: number[]) =>
    mostUnderstanding(all, path, Uint8Array.from(bytes)).table.name;

  it("that takes it for a recording, though another one understands more", () => {
    // Blocks of bytes alone are no recording.
    const bytes = [...sized(ONE, ONE, ONE), ...sized(ONE, ONE, ONE)];
    expect(of([plain, longer], "x", ...bytes)).toBe("plain");
    expect(of([longer, plain], "x", ...sized(ONE, ONE, ONE, ONE))).toBe("longer");
    expect(of([plain, longer], "x", ...sized(ONE, ONE, ONE, ONE))).toBe("longer");
  });

  it("that understands more bytes", () => {
    expect(of([plain, longer], "x", ...sized(FOUR), ...sized(FOUR, [3]))).toBe("longer");
    expect(of([longer, plain], "x", ...sized(FOUR), ...sized(FOUR, TWO))).toBe("plain");
  });

  it("whose header it has, though another one understands as much", () => {
    // To the other one the mark is the beginning of a block of 77 bytes.
    const rest = sized(...Array.from({ length: 8 }, () => FOUR));
    expect(of([plain, marked], "x", ...MARK, ...rest)).toBe("marked");
    const inside = [...rest, ...sized(...Array.from({ length: 10 }, () => FOUR)), ...sized(TWO)];
    expect(of([plain, marked], "x", ...MARK, ...inside)).toBe("marked");
  });

  it("with fewer messages of what is understood alike, and the first of equals", () => {
    const bytes = sized([1, 1, 1, 1], FOUR);
    expect(of([plain, longer], "x", ...bytes)).toBe("longer");
    expect(of([longer, plain], "x", ...bytes)).toBe("longer");
    expect([of([plain, same], "x", ...sized(TWO)), of([same, plain], "x", ...sized(TWO))]).toEqual([
      "plain",
      "same",
    ]);
  });

  it("that its name says, where that understands more than half", () => {
    const bytes = sized([1, 1, 1, 1], FOUR);
    expect(of([longer, plain], "x.plain", ...bytes)).toBe("plain");
    expect(of([longer, plain], "x.longer", ...bytes)).toBe("longer");
    // Of ten bytes five are understood, then six of eleven: a size is, too.
    expect(of([longer, plain], "x.plain", ...sized(FOUR, [3, 3, 3, 3, 3]))).toBe("longer");
    expect(of([longer, plain], "x.plain", ...sized(FOUR, TWO, [3, 3, 3]))).toBe("plain");
  });
});
