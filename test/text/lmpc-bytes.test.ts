import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { mvd } from "../../generated/mvd.ts";
import { qwd } from "../../generated/qwd.ts";
import { recordingOf } from "../meaning/state-vectors.ts";
import { Writer, written } from "../../runtime/bytes/writer.ts";
import { compile, decompile, lmpcText } from "../../quake/lmpc/index.ts";
import { Roles } from "../../runtime/table/facts/roles.ts";
import { RecordedNames } from "../../quake/lmpc/comments/names.ts";
import { Output } from "../../text/statement/output.ts";
import { TextParser } from "../../text/statement/syntax/parse.ts";
import { TextOutput } from "../../text/output.ts";
import { eachOfSome } from "../support/whole.ts";

/* Bytes that nobody understands: what is written of them, and that they come back from any pieces of their text. */

/** More text than is read as a whole block. */
const LARGE = 120_000;

function block(messages: Uint8Array): Uint8Array {
  const w = new Writer();
  dem.encodeBlock(w, { type: "block", angles: [0, 90, 0], messages });
  return written(w);
}

/** Each byte's value is there; 0x7F begins no message. */
function notUnderstood(count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, i) => (i === 0 ? 0x7f : (i * 7 + (i >> 8)) & 0xff));
}

/** A recording with such bytes in a block between others and after the last one. */
function recording(inBlock: number, after: number): Uint8Array {
  const nop = block(Uint8Array.of(1));
  const unknown = block(Buffer.concat([Uint8Array.of(1, 1), notUnderstood(inBlock)]));
  // Of a block that is as large as no file.
  const tail = [Uint8Array.of(0, 0, 0, 0x7f), notUnderstood(after)];
  return Buffer.concat([Buffer.from("-1\n"), nop, unknown, nop, ...tail]);
}

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function textOf(bytes: Uint8Array): Promise<Buffer> {
  return joined(decompile(lmpcText, dem, [bytes], { name: "a" }));
}

/** A text, cut at these places, and the last piece into such of one size. */
function piecesOf(text: Uint8Array, cuts: readonly number[], size: number): Uint8Array[] {
  const places = [0, ...cuts.toSorted((a, b) => a - b)];
  for (let at = places.at(-1)! + size; at < text.length; at += size) places.push(at);
  return places.map((from, i) => text.subarray(from, places[i + 1]));
}

describe("bytes in hex", () => {
  it("are as other values do: over as many lines as they take", () => {
    const token = fc.integer({ min: 1, max: 90 }).map((length) => "t".repeat(length));
    const bytes = fc.uint8Array({ maxLength: 100 });
    const depth = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(token, bytes, depth, (name, values, braces) => {
        const texts = [true, false].map((isFast) => {
          const out = new Output(new RecordedNames(new Roles([])), new TextOutput(1));
          for (let i = 0; i < braces; i++) out.open("a");
          if (isFast) out.bytes(name, values);
          else out.items(name, [...Buffer.from(values).toString("hex").matchAll(/../g)].map(hex));
          return out.take();
        });
        expect(texts[0]).toBe(texts[1]);
      }),
    );
  });

  it.each([
    ["few", recording(300, 9000), 60, 0],
    ["many", recording(LARGE, LARGE), 12, 100_000],
  ])("come back from a text that is cut anywhere: %s of them", async (_, bytes, numRuns, least) => {
    const text = await textOf(bytes);
    const place = fc.integer({ min: 0, max: text.length });
    const size = fc.integer({ min: Math.max(1, least / 10), max: Math.max(text.length, least) });
    await fc.assert(
      fc.asyncProperty(fc.array(place, { maxLength: 6 }), size, async (cuts, rest) => {
        const back = await joined(compile(piecesOf(text, cuts, rest)));
        expect(Buffer.compare(back, bytes)).toBe(0);
      }),
      { numRuns },
    );
  });

  it.each([
    ["smaller letters", (text: string) => text.replaceAll(/0x../g, (byte) => byte.toLowerCase())],
    ["decimals", (text: string) => text.replaceAll(/0x../g, (byte) => String(Number(byte)))],
    ["a line", (text: string) => text.replaceAll(/ \n +0x/g, " 0x")],
    ["a line each", (text: string) => text.replaceAll(" 0x", "\r\n\t0x")],
    ["comments", (text: string) => text.replaceAll(" \n", " // 0x00 ;\n")],
    ["one that is a decimal", (text: string) => text.replaceAll(/0x7F(?= 0x07)/g, "127")],
    ["no comment", (text: string) => text.replaceAll(" // something is wrong", "")],
  ])("may be otherwise: %s", async (_, change) => {
    const bytes = recording(700, 5000);
    const text = (await textOf(bytes)).toString();
    const other = change(text);
    expect(other).not.toBe(text);
    const back = await joined(compile([Buffer.from(other)]));
    expect(Buffer.compare(back, bytes)).toBe(0);
  });

  it.each([
    [/0x7F 0x07/, "0x7F 0x107", "263 is no byte"],
    [/0x7F 0x07/, "0x7F 0x0G", '"0x0G" is no number of "tail"'],
    [/0x7F 0x07/, "0x7F0x07", '"0x7F0x07" is no number of "tail"'],
    [/0x7F 0x07/, '0x7F "a"', '"a" is no number of "tail"'],
    [/;\n$/, "\n", 'the text ends inside of "tail"'],
  ])("that are wrong are told: %s as %s", async (what, wrong, reason) => {
    const text = (await textOf(recording(0, 5000))).toString();
    const at = text.indexOf("tail");
    const other = text.slice(0, at) + text.slice(at).replace(what, wrong);
    await expect(joined(compile([Buffer.from(other)]))).rejects.toThrow(reason);
  });

  it("are no string and no object each", async () => {
    const bytes = recording(LARGE, LARGE);
    const put = vi.spyOn(TextOutput.prototype, "put");
    const text = await textOf(bytes);
    const parse = vi.spyOn(TextParser.prototype, "push");
    await joined(compile(piecesOf(text, [], 1 << 16)));
    const [puts, parsed] = [put.mock.calls.length, parse.mock.calls];
    vi.restoreAllMocks();
    expect(puts).toBeLessThan(500);
    expect(parsed.reduce((sum, [piece]) => sum + piece.length, 0)).toBeLessThan(1000);
  });
});

/* A block that is larger than what is read as a whole, of containers whose blocks have their messages in braces, and not. */
describe("a large block of messages", () => {
  eachOfSome(
    [dem, qwd, dm2, mvd],
    4,
    "of $table.name comes back, however its braces are",
    async (container) => {
      const message = { type: "print", level: 2, text: "a".repeat(200) };
      const messages = Array.from({ length: 4000 }, () => message);
      const bytes = recordingOf(container, [messages, messages.slice(0, 2)]);
      const text = (
        await joined(decompile(lmpcText, container, [bytes], { name: "a" }))
      ).toString();
      expect(text.length).toBeGreaterThan(1 << 19);
      const braces = text.replaceAll(/^ *\}/gm, " } // what was open");
      expect(braces).not.toBe(text);
      for (const each of [text, braces]) {
        const pieces = piecesOf(Buffer.from(each), [], 1 << 16);
        expect(Buffer.compare(await joined(compile(pieces)), bytes)).toBe(0);
      }
    },
  );
});

function hex([digits]: RegExpMatchArray): string {
  return `0x${digits.toUpperCase()}`;
}
