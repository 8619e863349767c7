import { describe, expect, it } from "vitest";
import type { Change } from "../../diff/changes/change.ts";
import { diffReport } from "../../diff/diff.ts";
import { exceptionFor, keyOf, readExceptions } from "../../diff/changes/exceptions.ts";
import { diffMarkdown } from "../../diff/report/markdown.ts";
import { comparePairs, compareSets } from "../../diff/compare/tables.ts";
import { diffText } from "../../diff/report/text.ts";
import { containers, protocols } from "../../generated/index.ts";
import { table as netquake } from "../../generated/netquake.table.ts";
import { table as quake2 } from "../../generated/quake2.table.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import type { Table } from "../../runtime/table/table.ts";
import { whole } from "../support/whole.ts";

function neighbours(table: Table, before: string, after: string, runs: number): Change[] {
  const at = (version: string) => ({ table, version: table.versions.indexOf(version) });
  const located = comparePairs([[at(before), at(after)]]);
  return [...diffReport([before, after], located, { runs, seed: 1 }).changes];
}

/** `wire clientdata.items presence`, of all that is not only documentation. */
function keysOf(changes: readonly Change[]): string[] {
  return changes
    .filter(({ severity }) => severity !== "documentation")
    .map((change) => `${change.severity} ${keyOf(change).replace(/^\S+ /, "")} ${change.kind}`)
    .toSorted();
}

describe("what differs between neighbouring versions", () => {
  whole("is shown by bytes as short as can be", () => {
    const [items, cutscene] = ["items", ""].map((field) =>
      neighbours(netquake, "1.06", "1.07", 60).find(
        (change) => change.field === field && change.severity === "wire",
      ),
    );
    // Without the bit an older reader has nothing to read: a mask, eight bytes that are always there.
    expect(items!.witness).toMatchObject({
      bytes: "0f 00 00 00 00 00 00 00 00 00 00",
      kind: "only before reads",
    });
    expect(cutscene!.witness).toMatchObject({ bytes: "22 00", kind: "only after reads" });
  });

  whole(
    "is shown where chance rarely leads: in one of many arms, by a bit after three others",
    () => {
      const at = (version: string) => ({
        table: quake2,
        version: quake2.versions.indexOf(version),
      });
      const rare = ["cable/offset", "flags.31", "sourced"];
      const located = comparePairs([[at("34"), at("2023")]]);
      const own = located.filter(({ change }) => rare.includes(change.field));
      const { changes } = diffReport(["34", "2023"], own, { runs: 20, seed: 1 });
      const shown = changes.map(({ field, witness }) => [field, witness !== undefined]);
      expect(shown).toEqual([
        ["cable/offset", true],
        ["sourced", true],
        ["flags.31", true],
        ["flags.31", true],
      ]);
    },
  );
});

describe("between any two neighbouring versions", () => {
  const tables = [...protocols.map(([codec]) => codec!.table), ...containers.map((c) => c.table)];
  const pairs = tables.flatMap((table) =>
    table.versions
      .slice(1)
      .map((_, i) => ({ table, before: table.versions[i]!, after: table.versions[i + 1]! })),
  );

  whole("nothing is told that is as it was, and no type twice", () => {
    for (const { table, before, after } of pairs) {
      const changes = neighbours(table, before, after, 0);
      for (const change of changes) {
        const key = `${before} → ${after}: ${keyOf(change)}`;
        if (change.kind === "changed" && change.severity !== "documentation")
          expect(change.before, key).not.toBe(change.after);
        if (!change.what.endsWith("meaning")) continue;
        const { owner, field } = change;
        const others = changes.filter((one) => one.owner === owner && one.field === field);
        const whats = others.map(({ what }) => what);
        for (const worse of ["type", "word", "widths"])
          expect(whats, key).not.toContain(change.what.replace("meaning", worse));
      }
    }
  });
});

const PET = `protocol: pet
title: Pet
versions: ["1"]
enums:
  mood: { values: { HAPPY: 0, SAD: 1 } }
structs:
  toy:
    fields: [size: u8]
  act:
    fields:
      - sort: u8
      - switch: sort
        arms:
          low: { is: [0..12], fields: [near: u8] }
          other: { otherwise: true, fields: [wide: u16] }
  step:
    fields:
      - { split: u16, ends: 0xff, into: { foot: u9, place: u7 } }
      - speed: u8
messages:
  noise:
    id: 1
    fields:
      - flags: { mask: u8 }
      - volume: { type: u8, scale: 1/255, when: flags.0, absent: 1 }
      - kind: { type: u8, enum: mood, doc: Which }
  turn:
    id: 4
    fields:
      - looks: { mask: u8 }
      - skin: { widths: { looks.0: u8, looks.1: i16, both: i32 } }
      - { interleave: 2, of: { from: i24, to: i8 } }
  sit:
    id: 5
    fields: [first: u8, second: u8, size: u8, words: { type: bytes, length-by: size }]
  dance:
    id: 6
    fields: [acts: { list: act, count: u8 }, after: u8]
  walk:
    id: 7
    fields: [steps: { list: step }]
  word:
    id: 8
    fields:
      - { split: u16, into: { low: u3, high: u13 } }
      - last: u8
  trick:
    id: 2
    fields: [toy: toy, far: i16, high: u8]
`;

function petDiff(edit: (text: string) => string, runs = 60) {
  const [before, after] = [PET, edit(PET)].map(
    (text) => resolveSchemas(new Map([["pet.yaml", text]])).protocols,
  );
  return diffReport(["old", "new"], compareSets(before!, after!), { runs, seed: 1 });
}

const swap = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe("what differs between schemas", () => {
  it.each([
    ["nothing", "", "", []],
    ["a scale", "1/255", "1/128", ["value noise.volume meaning changed"]],
    ["a sign", "far: i16", "far: u16", ["value trick.far meaning changed"]],
    ["an order of bytes", "far: i16", "far: i16be", ["wire trick.far type changed"]],
    ["a width", "far: i16", "far: i32", ["wire trick.far type changed"]],
    ["a bit", "flags.0", "flags.3", ["wire noise.volume presence changed"]],
    ["what absence means", "absent: 1", "absent: 0", ["value noise.volume absence changed"]],
    ["an id", "id: 2", "id: 3", ["wire trick id changed"]],
    ["the order", "far: i16, high: u8", "high: u8, far: i16", ["wire trick.high order moved"]],
    ["a sign of a width", "looks.1: i16", "looks.1: u16", ["value turn.skin meaning changed"]],
    ["a width of two bits", "looks.1: i16", "looks.1: i24", ["wire turn.skin widths changed"]],
    ["one that takes turns", "from: i24", "from: u32", ["wire turn.from+to from-type changed"]],
    ["a struct", "[size: u8]", "[size: u16]", ["wire toy.size type changed"]],
    [
      "two that are alike",
      "first: u8, second",
      "second: u8, first",
      ["value sit.second order moved"],
    ],
    [
      "an end of a list",
      "ends: 0xff",
      "ends: 0xfe",
      ["wire step.foot+place ends-the-list changed"],
    ],
    ["an arm in a struct", "[0..12]", "[0..11]", ["wire act.low values changed"]],
    [
      "values of an enum",
      "HAPPY: 0, SAD: 1",
      "SAD: 0, HAPPY: 1",
      ["value mood.HAPPY value changed", "value mood.SAD value changed"],
    ],
  ] as [string, string, string, string[]][])("%s: with bytes that show it", (_, from, to, keys) => {
    const { changes } = petDiff(swap(from, to));
    expect(keysOf(changes)).toEqual(keys);
    for (const { witness } of changes) expect(witness).toBeDefined();
  });

  it("a word that is split anew beside a new field is shown by its own values", () => {
    const edit = (text: string) =>
      text
        .replace("{ low: u3, high: u13 }", "{ low: u4, high: u12 }")
        .replace("- last: u8", "- last: u8\n      - more: u8");
    const { changes } = petDiff(edit);
    expect(keysOf(changes)).toEqual([
      "wire word.low+high word changed",
      "wire word.more field added",
    ]);
    const word = changes.find(({ what }) => what === "word")!.witness!;
    expect(word).toMatchObject({ kind: "read differently", bytes: "08 00 01 00 00" });
    // 0x0100 is 32 of 8 and 16 of 16.
    expect([word.before, word.after]).toEqual(["reads high = 32", "reads high = 16"]);
  });

  const FLAGS = `protocol: pet
title: Pet
versions: ["1", "1-wide"]
messages:
  hello:
    id: 1
    fields:
      - number: { type: u8, selects: { 1: 1..1-wide } }
      - flags: { type: u8, if: { number: [1] }, selects: { 0: "1", 2: "1-wide" }, selects-bits: 0x03 }
`;

  whole("readers refuse what more bits, or fewer numbers, do not describe", () => {
    const diff = (edit: (text: string) => string) => {
      const [before, after] = [FLAGS, edit(FLAGS)].map(
        (text) => resolveSchemas(new Map([["pet.yaml", text]])).protocols,
      );
      const options = { runs: 60, seed: 1 };
      return diffReport(["old", "new"], compareSets(before!, after!), options).changes;
    };
    const more = diff(swap("0x03", "0x07"));
    expect(keysOf(more)).toEqual(["wire hello.flags selects-bits changed"]);
    expect(more[0]!.witness).toMatchObject({ kind: "only before reads", bytes: "01 01 04" });
    const fewer = diff(swap('0: "1", 2: "1-wide"', '0: "1", 1: "1-wide"'));
    expect(keysOf(fewer)).toEqual(["wire hello.flags selects changed"]);
    expect(fewer[0]!.witness?.kind).toMatch(/^only/);
    const others = diff(swap('0: "1", 2: "1-wide"', '2: "1", 0: "1-wide"'));
    expect(keysOf(others)).toEqual(["value hello.flags tells changed"]);
  });

  it("names are no break", () => {
    const field = petDiff(swap("far: i16", "distance: i16")).changes;
    expect(keysOf(field)).toEqual(["rename trick.distance name renamed"]);
    const mask = petDiff((text) => text.replaceAll("flags", "marks")).changes;
    expect(keysOf(mask)).toEqual(["rename noise.marks name renamed"]);
    const message = petDiff(swap("  trick:", "  stunt:")).changes;
    expect(keysOf(message)).toEqual(["rename stunt name renamed"]);
    const value = petDiff(swap("SAD: 1", "GLUM: 1")).changes;
    expect(keysOf(value)).toEqual(["rename mood.1 name renamed"]);
    const words = petDiff(swap("doc: Which", "doc: Which of them")).changes;
    expect(words.map(({ severity }) => severity)).toEqual(["documentation"]);
  });

  it("statements of the text form are told where both sides have their members", () => {
    const texts = "noise:\n    text: [vol: volume, { was: { of: kind, as: float } }]";
    const before = swap("noise:", texts)(PET);
    const diff = (after: string) =>
      compareSets(
        ...([before, after].map(
          (text) => resolveSchemas(new Map([["pet.yaml", text]])).protocols,
        ) as [Table[], Table[]]),
      ).map(({ change: { what, before: from, after: to } }) => [what, from, to]);
    expect(diff(before.replace("vol:", "loudness:"))).toEqual([
      ["text of volume", "vol", "loudness"],
    ]);
    expect(diff(before.replace(", as: float", ""))).toEqual([
      ["text of kind", "was as float", "was"],
    ]);
    const later = `${before.replace('["1"]', '["1", "2"]').replace("vol: volume", "vol: volume, loud: loud")}`;
    const loud = later.replace(
      "doc: Which }",
      "doc: Which }\n      - loud: { type: u8, since: '2' }",
    );
    expect(diff(loud)).toEqual([["version", undefined, "2"]]);
  });

  it("tells of versions, protocols and messages that came and went", () => {
    const more = petDiff(swap('versions: ["1"]', 'versions: ["1", "2"]')).changes;
    expect(more).toMatchObject([{ severity: "documentation", what: "version", after: "2" }]);
    const gone = petDiff((text) => text.slice(0, text.indexOf("  trick:"))).changes;
    expect(keysOf(gone)).toEqual(["wire trick message removed"]);
    const { protocols } = resolveSchemas(new Map([["pet.yaml", PET]]));
    const of = (a: readonly Table[], b: readonly Table[]) =>
      compareSets(a, b).map(({ change }) => change);
    expect(of(protocols, [])).toMatchObject([
      { severity: "wire", what: "protocol", kind: "removed" },
    ]);
    expect(of([], protocols)).toMatchObject([{ severity: "documentation", kind: "added" }]);
  });

  it("is alike each time, and is told as text and Markdown", () => {
    const report = petDiff(swap("far: i16", "far: i32"));
    expect(petDiff(swap("far: i16", "far: i32"))).toEqual(report);
    const text = diffText(report, () => false);
    expect(text).toMatch(/^old → new\n\npet trick\n {2}wire +far: type: i16 → i32\n {4}02 00/);
    expect(text).toMatch(/\n\n1 wire break; [\d,]+ inputs tried$/);
    const markdown = diffMarkdown(petDiff(swap("doc: Which", "doc: '<b>|x|'")), () => true);
    expect(markdown).toContain("### pet noise");
    expect(markdown).toContain("| documentation, excepted |");
    expect(
      diffText(
        petDiff((same) => same),
        () => false,
      ),
    ).toBe("old → new\n\nsame tables");
  });
});

describe("exceptions", () => {
  const [change] = petDiff(swap("far: i16", "far: i32"), 0).changes;

  it.each([
    ["pet trick.far type", true],
    ["pet trick.far type  # decided", true],
    ["pet", true],
    ["* trick.*", true],
    ["p*t *.far t*e", true],
    ["pet trick.far", true],
    ["pet trick.f", false],
    ["pet trick.far presence", false],
    ["*far", false],
    ["# pet trick.far type", false],
  ])("%s: %s", (line, isExcepted) => {
    expect(exceptionFor(change!, readExceptions(`\n${line}\n`)) !== undefined).toBe(isExcepted);
  });

  it("are three words at most", () => {
    expect(() => readExceptions("pet trick far type")).toThrow("line 1: expected");
  });
});
