import { afterAll, expect, test } from "vitest";
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
  const parts = [...readRecording(loaded.containers[0]!, Uint8Array.from(bytes))];
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
