import { describe, expect, it, vi } from "vitest";
import { dm2 } from "../../generated/dm2.ts";
import { formatOfFile } from "../../formats/index.ts";
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

  it("are those from 1 to 255: 0 is none, and what comes after belongs to others", () => {
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
    // The first figure is a picture's, 0 is none; the thirteenth an item's.
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

  it("has a hundred letters at most: what is longer is none", async () => {
    // Eleven letters before the name, and two quotes.
    expect(await problem(`// version "${"x".repeat(87)}"`)).toContain("has no version xxx");
    expect(await problem(`// version "${"x".repeat(88)}"`)).toBe("");
    expect(await problem(`// version "1.09"${" ".repeat(300)}`)).toBe("");
    expect(await problem(`// versions "x"`)).toBe("");
  });
});
