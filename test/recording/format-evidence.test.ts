import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORMATS } from "../../formats/index.ts";
import { type AnyContainer, FormatEvidence, readRecording } from "../../recording/index.ts";
import { beginningOf, corpusFiles, fixtures, howMuch, whyNoCorpus } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";

function isRecording(container: AnyContainer, bytes: Uint8Array): boolean {
  const evidence = new FormatEvidence();
  for (const part of readRecording(container, bytes)) evidence.see(part);
  return evidence.isRecording;
}

const [DEM] = fixtures(".dem");
const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866",
  "hex",
);
/** Files that are no recordings. */
const OTHERS: Readonly<Record<string, Uint8Array>> = {
  empty: new Uint8Array(0),
  png: PNG,
  gz: gzipSync(DEM!.bytes()),
  zeros: new Uint8Array(4096),
  ones: new Uint8Array(4096).fill(1),
  text: Buffer.from("this is no recording\n".repeat(40)),
  // A frame's bytes make a block of a few messages without contents.
  capture: fixtures(".pcap")[0]!.bytes(),
};

describe.each(FORMATS.list.map((format) => [format.table.name, format] as const))(
  "%s",
  (name, format) => {
    const { extension } = format.table;
    const known = fixtures(extension!);
    const corpus = ["dem", "qwd", "mvd", "dm2", "recorded"].flatMap((part) =>
      corpusFiles(part, extension!),
    );
    const all = [
      ...known.map((file) => [file.name, file.bytes] as const),
      ...corpus.map((file) => [file.name, () => beginningOf(file)] as const),
    ];

    it.each(all)(`%s is a recording, whole and cut${howMuch}${whyNoCorpus}`, (_, read) => {
      const bytes = read();
      expect(isRecording(format, bytes)).toBe(true);
      // Of one that is cut in its first block nothing is left that tells.
      if (bytes.length > 5000)
        expect(isRecording(format, bytes.subarray(0, bytes.length / 2))).toBe(true);
    });

    it.each(Object.keys(OTHERS))("takes no file of another sort for one: %s", (other) => {
      expect([name, isRecording(format, OTHERS[other]!)]).toEqual([name, false]);
    });

    it("takes no random bytes for one", () => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => !isRecording(format, bytes)),
        { seed: 17, numRuns: 200 },
      );
    });

    it("takes no recording of another format for one", () => {
      for (const { table } of FORMATS.list.filter((other) => other !== format))
        for (const file of fixtures(table.extension!))
          expect([file.name, isRecording(format, file.bytes())]).toEqual([file.name, false]);
    });
  },
);

describe("the commands", () => {
  let folder: string;
  const at = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "demospec-"));
    for (const [name, bytes] of Object.entries(OTHERS)) await writeFile(at(name), bytes);
    await writeFile(at("wrong.dem"), fixtures(".qwd")[0]!.bytes());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  // What is compressed is read through.
  it.each(Object.keys(OTHERS).filter((name) => name !== "gz"))(
    "say that it is not one, unless a format is named: %s",
    async (name) => {
      const words = name === "empty" ? "the file is empty" : "this begins like no Quake recording";
      for (const command of ["verify", "info"]) {
        const { code, stdout } = await call([command, at(name)]);
        expect([code, stdout]).toEqual([1, expect.stringContaining(words)]);
        expect(stdout).not.toContain("identical");
        const named = await call([command, "--format", "dem", at(name)]);
        expect([named.code, named.stdout]).toEqual([0, expect.stringContaining(words)]);
        const json = await call([command, "--json", at(name)]);
        expect([json.code, JSON.parse(json.stdout)]).toEqual([
          1,
          expect.objectContaining({ isRecording: false }),
        ]);
      }
      const { stderr } = await call(["inspect", at(name)]);
      expect(stderr).toContain(`warning: ${at(name)}: ${words}`);
    },
  );

  it("decompile it all the same, with a warning, and it comes back", async () => {
    const [text, back] = [at("png.txt"), at("png.back")];
    const { code, stderr } = await call(["decompile", at("png"), "-o", text]);
    expect([code, stderr]).toEqual([0, expect.stringContaining("begins like no Quake recording")]);
    expect((await call(["compile", text, "-o", back])).code).toBe(0);
    const { stdout } = await call(["verify", "--json", "--format", "dem", back]);
    expect(JSON.parse(stdout)).toMatchObject({ bytes: PNG.length, identical: true });
  });

  it("say what it seems to be instead", async () => {
    const { stdout } = await call(["verify", at("wrong.dem")]);
    expect(stdout).toContain("--format qwd understands some");
    expect((await call(["verify", "--format", "qwd", at("wrong.dem")])).code).toBe(0);
    expect((await call(["info", at("capture")])).stdout).toContain(
      "--format pcap understands some",
    );
  });

  it("say nothing of the sort of a recording", async () => {
    const { code, stdout } = await call(["verify", "--json", DEM!.path]);
    expect([code, Object.keys(JSON.parse(stdout))]).not.toContain("isRecording");
    for (const command of [
      ["inspect", "--block", "0"],
      ["decompile", "-o", at("lines.txt")],
      ["info"],
    ])
      expect((await call([...command, DEM!.path])).stderr).toBe("");
  });
});
