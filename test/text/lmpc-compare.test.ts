import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { openInput } from "../../cli/files/input.ts";
import { expectTexts, textOf, verifyLmpc } from "../../cli/verify/lmpc-texts.ts";
import { compareTexts } from "../../quake/lmpc/compare.ts";
import { decompile, lmpcText, Losses } from "../../quake/lmpc/index.ts";
import { formatOfFile } from "../../formats/index.ts";

const RECORDING = join(import.meta.dirname, "..", "..", "fixtures", "yq2_client.dm2");

const folder = mkdtempSync(join(tmpdir(), "demospec-lmpc-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function textOfRecording(): Promise<string> {
  const pieces: Uint8Array[] = [];
  const options = { name: "a", losses: new Losses("LMPC") };
  const bytes = readFileSync(RECORDING);
  for await (const piece of decompile(lmpcText, formatOfFile(RECORDING), [bytes], options))
    pieces.push(piece);
  return Buffer.concat(pieces).toString("latin1");
}

const compared = (own: string, other: string) =>
  compareTexts([Buffer.from(own, "latin1")], [Buffer.from(other, "latin1")]);

const TEXT = `block {\n print "a // b";\n sound {\n  vol 1.0;\n  entity 3;\n }\n}\nendblock;\n`;

describe("texts are compared", () => {
  test("by their statements, and not by their lines and comments", async () => {
    const other = `// source: x\r\nblock{print "a // b";// why\r\n sound { vol 1.0;\nentity 3; } }\nendblock;`;
    expect(await compared(TEXT, other)).toEqual({ statements: 2 });
  });

  test.each([
    ["entity 3", "entity 4", 5, "block 0 › sound › entity", "entity 3", "entity 4"],
    ['"a // b"', '"a // c"', 2, "block 0 › print", 'print "a // b"', 'print "a // c"'],
    ["  entity 3;\n", "", 4, "block 0 › sound › entity", "entity 3", "nothing"],
    ["endblock;\n", "", 1, "endblock 1", "endblock", "nothing"],
    ["block {\n", "block {\n nop;\n", 2, "block 0 › print", 'print "a // b"', "nop"],
    ["vol 1.0", 'vol "1.0"', 4, "block 0 › sound › vol", "vol 1.0", 'vol "1.0"'],
  ])("%j that became %j is told", async (from, to, line, path, own, other) => {
    const difference = { line, path, own, other };
    expect((await compared(TEXT, TEXT.replace(from, to))).difference).toEqual(difference);
  });

  test("an invalid one is reported with its place", async () => {
    await expect(compared(TEXT, "block {\n print 'a';\n")).rejects.toThrow(/^\d:\d+: /);
  });
});

describe("a recording", () => {
  test("is held against the text that the folder has of it", async () => {
    const text = await textOfRecording();
    const input = await openInput(RECORDING, {});
    expect(await verifyLmpc(input, folder, {})).toBeNull();
    const path = join(folder, "yq2_client.dm2.txt.gz");
    writeFileSync(path, gzipSync(Buffer.from(text, "latin1")));
    const same = await verifyLmpc(input, folder, {});
    expect(same).toMatchObject({ text: path });
    expect(same!.difference).toBeUndefined();
    expect(same!.statements).toBeGreaterThan(10);
    const changed = text.replace(/ \d+;/, " 99999;");
    writeFileSync(path, gzipSync(Buffer.from(changed, "latin1")));
    expect((await verifyLmpc(input, folder, {}))!.difference!.other).toMatch(/ 99999$/);
    writeFileSync(path, gzipSync(Buffer.from("block {\n nop", "latin1")));
    await expect(verifyLmpc(input, folder, {})).rejects.toThrow("yq2_client.dm2.txt.gz: 2:");
  });

  test("has its text beside it, by its name with or without its ending", () => {
    const own = join(folder, "names");
    mkdirSync(own);
    expect(() => expectTexts(join(own, "none"))).toThrow("expected a folder with LMPC's texts");
    expect(() => expectTexts(own)).not.toThrow();
    for (const name of ["a.txt", "b.dem.txt"]) writeFileSync(join(own, name), "");
    expect(textOf("x/pak0.pak/a.dem", own)).toBe(join(own, "a.txt"));
    expect(textOf("b.dem.gz", own)).toBe(join(own, "b.dem.txt"));
    expect(textOf("-", own)).toBeUndefined();
  });
});
