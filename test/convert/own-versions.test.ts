import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

/*
 * Files of a format of one's own in another version. All bytes are worked out by hand from the schema.
 */

const WALK = `protocol: walk
title: Walks
versions: ["1", "2", "3"]
dialects:
  "3-odd": { from: "3", doc: nothing announces it }
types:
  words: { type: utf8, ends: 0 }
enums:
  gait: { values: { stroll: 1, run: { value: 2, until: "2" }, glide: { value: 2, since: "3" } } }
messages:
  hello: { id: 1, fields: [{ version: { type: u8, selects: { 1: "1", 2: "2", 3: "3" } } }] }
  step:
    id: 2
    renumbered: { "3": 9 }
    fields:
      - x: { type: i16, until: "2" }
      - x: { type: i8, scale: 1/4, since: "3" }
      - gait: { type: u8, enum: gait }
      - note: { type: words, since: "2" }
      - at: { type: point, since: "3" }
  stop: { id: 3, until: "2", fields: [why: u8] }
structs:
  point: { fields: [height: u8, far: { type: "u16[2]" }] }
`;

/** Two messages of version 1: hello, steps of 1, 2 and 300, and a stop. */
const FIRST = Buffer.from("0101 020100 01 020200 02 022c01 01 0305".replaceAll(" ", ""), "hex");

let folder: string;
const path = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  await writeFile(path("walk.yaml"), WALK);
  await writeFile(path("first.walk"), FIRST);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function converted(from: string, to: string, ...more: string[]) {
  const output = path(`to-${to}.walk`);
  const args = ["--schema", folder, from, "--to", to, "--json", "--force", "-o", output, ...more];
  const { code, stdout, stderr } = await call(["convert", ...args]);
  if (code !== 0) return { code, stderr };
  const { losses } = JSON.parse(stdout) as { losses: Record<string, unknown>[] };
  const lost = losses.map(({ of, member, outcome, count, largest, note }) =>
    [of, member, outcome, count, largest, note].filter((one) => one !== null).join(" "),
  );
  return { hex: (await readFile(output)).toString("hex"), losses: lost };
}

describe("a file of a format of one's own", () => {
  whole("says in a later version what it said, and in the same version has its bytes", async () => {
    expect(await converted(path("first.walk"), "2")).toEqual({
      hex: "0102 020100 01 00 020200 02 00 022c01 01 00 0305".replaceAll(" ", ""),
      losses: [],
    });
    expect(await converted(path("first.walk"), "1")).toEqual({
      hex: FIRST.toString("hex"),
      losses: [],
    });
  });

  whole(
    "has what is lost counted: messages, numbers that do not fit, names of numbers",
    async () => {
      const zeros = "00 0000 0000";
      expect(await converted(path("first.walk"), "3-odd")).toEqual(
        await converted(path("first.walk"), "3"),
      );
      expect(await converted(path("first.walk"), "3")).toEqual({
        // -32 to 31.75 in quarters: 300 is 31.75.
        hex: `0103 09 04 01 00 ${zeros} 09 08 02 00 ${zeros} 09 7f 01 00 ${zeros}`.replaceAll(
          " ",
          "",
        ),
        losses: [
          "step gait replaced 1 the number is not run there",
          "step x clamped 1 268.25",
          "stop dropped 1",
        ],
      });
    },
  );

  it("comes back from a later version, without what only that one has", async () => {
    const later = Buffer.from("0103 0906 01 6869 00 05 0100 0200".replaceAll(" ", ""), "hex");
    await writeFile(path("later.walk"), later);
    expect(await converted(path("later.walk"), "1")).toEqual({
      // 6 quarters are 1.5, which no whole number is.
      hex: "0101 020200 01".replaceAll(" ", ""),
      losses: ["step at dropped 1", "step note dropped 1", "step x rounded 1 0.5"],
    });
  });

  it("is refused where the version is unknown, or the file's own is", async () => {
    expect(await converted(path("first.walk"), "4")).toEqual({
      code: 2,
      stderr: "error: there is no version 4: walk has 1, 2, 3, 3-odd\n",
    });
    await writeFile(path("unknown.walk"), Buffer.from("01010107", "hex"));
    expect(await converted(path("unknown.walk"), "2")).toEqual({
      code: 1,
      stderr: expect.stringContaining("block 0 announces version number 7, which is not described"),
    });
  });
});
