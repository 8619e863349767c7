import { afterAll, expect, test } from "vitest";
import { dem } from "../../generated/dem.ts";
import { loadCodecsOf } from "../../generator/load.ts";
import { withContainers } from "../../generator/resolve/rows.ts";
import { readRecording } from "../../recording/index.ts";

/*
 * A protocol that tells no version, in files of its messages alone, with dialects that nothing tells: each is tried where
 * what it comes from cannot read a block.
 */

const loaded = await loadCodecsOf(
  withContainers(
    new Map([
      [
        "packets.yaml",
        `protocol: packets
title: Packets
versions: ["1"]
messages:
  print: { id: 2, fields: [letter: u8] }
  spot: { id: 3, fields: [x: u8] }
`,
      ],
      [
        "mod.yaml",
        `extends: packets
dialect: mod
from: "1"
title: A mod
messages:
  spark: { id: 9, fields: [y: u8, z: u16] }
`,
      ],
      [
        "mod2.yaml",
        `extends: packets
dialect: mod2
from: mod
title: A mod of the mod
messages:
  spot: { changes: [{ alter: x, to: { type: u16 } }] }
  flash: { id: 10, fields: [y: u8] }
`,
      ],
      [
        "quiet.yaml",
        `extends: packets
dialect: quiet
from: "1"
explicit-only: true
title: One that is asked for
messages: { hush: { id: 11 } }
`,
      ],
    ]),
  ),
);
afterAll(() => loaded.remove());

function read(...bytes: readonly number[]) {
  return readAs(undefined, bytes);
}

function readAs(asked: string | undefined, bytes: readonly number[]) {
  const options = asked === undefined ? {} : { version: asked };
  const parts = [...readRecording(loaded.containers[0]!, Uint8Array.from(bytes), options)];
  const blocks = parts.filter((part) => part.kind === "block");
  const { versions } = loaded.tables.protocols[0]!;
  return blocks.map(({ messages, undecoded, version }) => ({
    version: versions[version],
    messages,
    undecoded: undecoded?.length ?? 0,
  }));
}

test("what the plain version reads is no dialect", () => {
  const messages = [
    { type: "print", letter: 65 },
    { type: "spot", x: 7 },
  ];
  expect(read(2, 65, 3, 7)).toEqual([{ version: "1", messages, undecoded: 0 }]);
});

test("a dialect reads what the plain version cannot", () => {
  const messages = [
    { type: "print", letter: 65 },
    { type: "spot", x: 7 },
    { type: "spark", y: 1, z: 0x302 },
  ];
  expect(read(2, 65, 3, 7, 9, 1, 2, 3)).toEqual([{ version: "mod", messages, undecoded: 0 }]);
});

test("a dialect of a dialect is tried, too", () => {
  const messages = [
    { type: "spot", x: 0x201 },
    { type: "flash", y: 4 },
  ];
  expect(read(3, 1, 2, 10, 4)).toEqual([{ version: "mod2", messages, undecoded: 0 }]);
});

test("one that has to be asked for is not", () => {
  expect(read(2, 65, 11)).toMatchObject([{ version: "1", undecoded: 1 }]);
});

test("none is tried where a version is asked for", () => {
  expect(readAs("mod", [9, 1, 2, 3])).toMatchObject([{ version: "mod", undecoded: 0 }]);
  expect(readAs("1", [9, 1, 2, 3])).toMatchObject([{ version: "1", undecoded: 4 }]);
});

/** DEM §7.15: up to 1.06 what the player has follows only where bit 9 of the mask says so. */
const OLD_CLIENTDATA = [15, 0, 0, 100, 0, 1, 2, 3, 4, 5, 6];
/** Since 1.07 it always follows. */
const CLIENTDATA = [...OLD_CLIENTDATA.slice(0, 3), 1, 0, 0, 0, ...OLD_CLIENTDATA.slice(3)];
/** No version has such a message. */
const NO_MESSAGE = [110];

test.each([
  [63, 0],
  [64, OLD_CLIENTDATA.length],
])("after %i blocks that no version reads, %i bytes of an old one are not read", (count, left) => {
  const messages = [CLIENTDATA, ...Array<number[]>(count).fill(NO_MESSAGE), OLD_CLIENTDATA];
  const blocks = messages.map((bytes) => [bytes.length, ...Array<number>(15).fill(0), ...bytes]);
  const parts = [...readRecording(dem, Uint8Array.from([45, 49, 10, ...blocks.flat()]))];
  const last = parts.filter((part) => part.kind === "block").at(-1)!;
  expect(last.undecoded?.length ?? 0).toBe(left);
});
