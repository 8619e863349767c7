import { describe, expect, it, vi } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { formatOfFile } from "../../formats/index.ts";
import { HitComments } from "../../quake/lmpc/comments/hits.ts";
import { RecordedNames } from "../../quake/lmpc/comments/names.ts";
import { compile, decompile, lmpcText, TextError } from "../../quake/lmpc/index.ts";
import { rolesOf } from "../../recording/index.ts";
import { TextBuffer } from "../../text/statement/syntax/buffer.ts";
import { fixtures } from "../support/corpus.ts";

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece.slice());
  return Buffer.concat(all);
}

describe("a text that is as it would be written", () => {
  const RECORDINGS = [".dem", ".qwd", ".dm2", ".mvd"].flatMap(fixtures);

  it.each(RECORDINGS)(
    "is read without the parser, but for what has a text: $name",
    async (file) => {
      const container = formatOfFile(file.name);
      const bytes = file.bytes().subarray(0, 12_000);
      const text = await joined(decompile(lmpcText, container, [bytes]));
      const parser = vi.spyOn(TextBuffer.prototype, "parser");
      try {
        const again = await joined(compile([text], { name: file.name, container }));
        expect(again.equals(bytes)).toBe(true);
        // What has a text is given to it alone; so are the header, versions, and what is not understood.
        const withTexts = text.toString("latin1").match(/^.*".*$/gm)!.length;
        expect(parser.mock.calls.length).toBeLessThan(1.5 * withTexts + 4);
      } finally {
        parser.mockRestore();
      }
    },
  );
});

describe("names of Quake II's models and sounds", () => {
  const names = new RecordedNames(rolesOf(dm2));
  for (let index = 0; index < 2000; index++)
    names.see({ type: "configstring", index, string: index === 40 ? "" : `s${index}` } as never);

  it("are those from 1 to 255: not 0, and what comes after belongs to others", () => {
    // DM2 §3.14: models begin at 32, sounds at 288, pictures at 544.
    const text = (kind: string, value: number) => names.lookUp(kind, value)?.text;
    expect([0, 1, 255, 256, -1].map((value) => text("models", value))).toEqual([
      undefined,
      "s33",
      "s287",
      undefined,
      undefined,
    ]);
    expect([0, 1, 255, 256].map((value) => text("sounds", value))).toEqual([
      undefined,
      "s289",
      "s543",
      undefined,
    ]);
    // One that was named nothing has no comment.
    expect(text("models", 8)).toBeUndefined();
    // The first figure is a picture's, 0 is not one; the thirteenth an item's.
    expect([0, 1, 255, 256].map((value) => text("stats.0", value))).toEqual([
      "image off",
      "s545",
      "s799",
      undefined,
    ]);
    expect([0, 1, 255, 256].map((value) => text("stats.12", value))).toEqual([
      undefined,
      "s1057",
      "s1311",
      undefined,
    ]);
    expect([text("stats", 0), text("stats", 15), text("stats", 16), text("stats.99", 1)]).toEqual([
      "HEALTH_ICON",
      "FLASHES",
      undefined,
      undefined,
    ]);
  });
});

describe("a comment that tells a version", () => {
  const problem = async (comment: string) => {
    try {
      await joined(
        compile([Buffer.from(`track "-1\\n";\n${comment}\nblock {\n camera 0.0 90.0 0.0;\n}\n`)], {
          name: "a",
        }),
      );
      return "";
    } catch (error) {
      if (error instanceof TextError) return error.message;
      throw error;
    }
  };

  it("has a hundred letters at most: what is longer is not taken", async () => {
    // Eleven letters before the name, and two quotes.
    expect(await problem(`// version "${"x".repeat(87)}"`)).toContain("has no version xxx");
    expect(await problem(`// version "${"x".repeat(88)}"`)).toBe("");
    expect(await problem(`// version "1.09"${" ".repeat(300)}`)).toBe("");
    expect(await problem(`// versions "x"`)).toBe("");
  });
});

describe("bytes that nobody understands", () => {
  const HEADER = [45, 49, 10];
  const block = (body: readonly number[]) => [
    ...new Uint8Array(Uint32Array.of(body.length).buffer),
    ...Array<number>(12).fill(0),
    ...body,
  ];
  const text = async (bytes: readonly number[], options = {}) =>
    (await joined(decompile(lmpcText, dem, [Uint8Array.from(bytes)], options))).toString("latin1");
  const count = (all: string, what: RegExp) => [...all.matchAll(what)].length;

  it.each([
    [4096, 1],
    [4097, 2],
    [8192, 2],
  ])("after the last block are in statements of 4096: %i in %i", async (length, statements) => {
    // A length that no file has.
    const tail = [0, 0, 0, 0x7f, ...Array<number>(length - 4).fill(5)];
    const bytes = [...HEADER, ...block([1]), ...tail];
    const all = await text(bytes);
    expect(count(all, /^tail\b/gm)).toBe(statements);
    expect([...(await joined(compile([Buffer.from(all, "latin1")], { name: "a" })))]).toEqual(
      bytes,
    );
  });

  it.each([
    [65_536, [65_536]],
    [65_537, [65_535, 2]],
    [65_538, [65_536, 2]],
    [131_073, [65_536, 65_535, 2]],
  ])(
    "in a block are in statements of 65,536, and none of a single byte: %i",
    async (length, pieces) => {
      // No message has the id 127.
      const all = await text([...HEADER, ...block(Array<number>(length).fill(0x7f))]);
      const own = all.split(/^ unknown {/m).slice(1);
      expect(own.map((one) => count(one, /0x7f/gi))).toEqual(pieces);
    },
  );

  // Of more than 128 KiB in a block some are read at a time.
  const STUFFTEXTS = Array.from({ length: 300 }, () => [
    9,
    ...Array<number>(500).fill(97),
    0,
  ]).flat();

  // A piece goes out from 64 KiB on, after the statement or the messages with which it has as many: five letters a byte.
  it.each([
    ["after the last block", [0, 0, 0, 0x7f, ...Array<number>(60_000).fill(5)], 21_000],
    ["in a block", block(Array<number>(200_000).fill(0x7f)), 350_000],
    ["that are messages", block(STUFFTEXTS), 18_000],
  ])("are written in pieces: %s", async (_, bytes, most) => {
    const sizes: number[] = [];
    for await (const piece of decompile(lmpcText, dem, [Uint8Array.from([...HEADER, ...bytes])]))
      sizes.push(piece.length);
    sizes.pop();
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(65_536);
    expect(Math.max(...sizes)).toBeLessThan(65_536 + most);
  });

  it("have no data where there is one byte alone", async () => {
    const statement = async (body: readonly number[]) =>
      /unknown \{[^\n]*\n([^}]*)\}/.exec(await text([...HEADER, ...block(body)]))![1]!.trim();
    expect(await statement([0x7f])).toMatch(/^id \S+;$/);
    expect(await statement([0x7f, 5])).toMatch(/^id \S+;\s+data \S+;$/);
  });

  it("are after a header that says which track is played", async () => {
    const line = async (track: string) =>
      (await text([...Buffer.from(track), ...block([1])])).split("\n")[2];
    expect(await line("-1\n")).toBe('track "-1\\n"; // default track');
    expect(await line("2\n")).toBe('track "2\\n";');
    expect(await line("-10\n")).toBe('track "-10\\n";');
  });

  it("are where they are, as all else is, where offsets are asked for", async () => {
    // The header has 3 bytes, a block 16 before its messages.
    const bytes = [...HEADER, ...block([1, 1, 8, 97, 0]), ...block([1, 0x7f, 0x7f]), 0, 0, 0, 0x7f];
    const all = await text(bytes, { offsets: true });
    expect(all.match(/(?<=\/\/ ).*at 0x.*$/gm)).toEqual([
      "header at 0x0",
      "block 0 at 0x3",
      "at 0x13",
      "at 0x14",
      "at 0x15",
      "block 1 at 0x18",
      "at 0x28",
      "at 0x29",
      "at 0x2b",
    ]);
    expect(await text(bytes)).not.toContain(" at 0x");
  });
});

describe("a status line that hits do not lead to", () => {
  it.each(["health", "armor"])("has a comment: %s", (name) => {
    const hits = new HitComments();
    const said = (kind: string, value: number) => hits.lookUp(kind, value)?.text;
    expect(said(name, 100)).toBeUndefined();
    expect(said(`${name}_hit`, 30)).toBeUndefined();
    expect(said(name, 70)).toBeUndefined();
    expect(said(`${name}_hit`, 30)).toBeUndefined();
    expect(said(name, 71)).toContain(`unexpected ${name}`);
    expect(said("skin", 5)).toBeUndefined();
  });
});
