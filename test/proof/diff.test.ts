import { describe, expect, it } from "vitest";
import type { Change } from "../../diff/change.ts";
import { diffReport } from "../../diff/diff.ts";
import { exceptionFor, keyOf, readExceptions } from "../../diff/exceptions.ts";
import { diffMarkdown } from "../../diff/markdown.ts";
import { comparePairs, compareSets } from "../../diff/tables.ts";
import { diffText } from "../../diff/text.ts";
import { containers, protocols } from "../../generated/index.ts";
import { table as netquake } from "../../generated/netquake.table.ts";
import { table as quake2 } from "../../generated/quake2.table.ts";
import { table as quakeworld } from "../../generated/quakeworld.table.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";

const isWhole = process.env["DEMOSPEC_RECORDINGS"] === "whole";

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

/** Reads a witness as both sides do, and says whether they differ as it tells. */
function holds(table: Table, { witness }: Change): boolean {
  const bytes = Uint8Array.from(witness!.bytes.split(" "), (byte) => Number.parseInt(byte, 16));
  const [a, b] = witness!.versions.map((version) =>
    interpretDecode(table, table.versions.indexOf(version), bytes, 0, bytes.length),
  );
  const reads = [a!, b!].map(({ error, end }) => error === undefined && end === bytes.length);
  if (witness!.kind === "only before reads") return reads[0]! && b!.error !== undefined;
  if (witness!.kind === "only after reads") return reads[1]! && a!.error !== undefined;
  return reads.includes(true) && a!.error === undefined && b!.error === undefined;
}

/*
 * What the formats' documents say of versions, put down by hand. Those that bytes cannot show stand in brackets: since
 * 1.07 servers set a bit that says nothing, and whoever reads it does not tell it from one that says something.
 */
const NEIGHBOURS: readonly [
  table: Table,
  before: string,
  after: string,
  source: string,
  string[],
][] = [
  [netquake, "0.91", "1.06", "DEM §1.2: nothing is told", []],
  [
    netquake,
    "1.06",
    "1.07",
    "DEM §7.16, §7.35, ERRATA 5",
    [
      "wire clientdata.items presence changed",
      "[value clientdata.flags usual-bits changed]",
      "wire cutscene message added",
    ],
  ],
  [
    netquake,
    "1.07",
    "1.08",
    "DEM §7.24: TE_EXPLOSION2 and TE_BEAM",
    [
      "wire temp_entity.explosion2 arm added",
      "wire temp_entity.line values changed",
      "rename temp_entity.12 name added",
      "rename temp_entity.13 name added",
    ],
  ],
  [netquake, "1.08", "1.09", "DEM §6.1: the CD track's line, which is the recording's", []],
  [
    quakeworld,
    "24",
    "25",
    "QWD §5.50, §5.51, ERRATA 74",
    [
      ...[
        "gravity",
        "stopspeed",
        "maxspeed",
        "spectatormaxspeed",
        "accelerate",
        "airaccelerate",
        "wateraccelerate",
        "friction",
        "waterfriction",
        "entgravity",
      ].map((name) => `wire serverdata.${name} field added`),
      "wire maxspeed message added",
      "wire entgravity message added",
    ],
  ],
  [
    quakeworld,
    "25",
    "26",
    "QWD §5.46, §5.47, §5.52, §5.53",
    [
      "wire modellist.start field added",
      "wire modellist.next field added",
      "wire soundlist.start field added",
      "wire soundlist.next field added",
      "wire setinfo message added",
      "wire serverinfo message added",
    ],
  ],
  [quakeworld, "27", "28", "QWD §5.54: packet loss", ["wire updatepl message added"]],
  [
    quake2,
    "26",
    "27",
    "DM2 §3.21, ERRATA 29: protocol 26 has no such byte",
    ["wire frame.suppresscount field added"],
  ],
  [
    quake2,
    "31",
    "32",
    "ERRATA 52",
    [
      "wire temp_entity.impact values changed",
      "wire temp_entity.line values changed",
      "rename temp_entity.26 name renamed",
      "rename temp_entity.27 name renamed",
      "wire download.data field added",
      "wire download.size sort changed",
    ],
  ],
  [quake2, "33", "34", "DM2: nothing is told", []],
];

describe("what differs between neighbouring versions", () => {
  const all = NEIGHBOURS.map(([table, before, after, source, expected]) => ({
    name: table.name,
    table,
    before,
    after,
    source,
    expected,
  }));

  it.each(all)("$name $before and $after: $source", ({ table, before, after, expected }) => {
    const changes = neighbours(table, before, after, isWhole ? 300 : 40);
    expect(keysOf(changes)).toEqual(expected.map((key) => key.replace(/[[\]]/g, "")).toSorted());
    for (const change of changes) {
      if (change.severity !== "wire" && change.severity !== "value") continue;
      const key = `${change.severity} ${keyOf(change).replace(/^\S+ /, "")} ${change.kind}`;
      if (expected.includes(`[${key}]`)) expect(change.witness, key).toBeUndefined();
      else expect(change.witness && holds(table, change), key).toBe(true);
    }
  });

  it("is shown by bytes as short as can be", () => {
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

  it.runIf(isWhole)("between Quake II's test and what was sold, has bytes for each change", () => {
    const changes = neighbours(quake2, "25", "26", 300);
    const seen = changes.filter(({ severity }) => severity === "wire" || severity === "value");
    expect(seen.filter(({ witness }) => witness === undefined).map(keyOf)).toEqual([]);
    // ERRATA 58: no ids 1 to 5, all others five less.
    const ids = seen.filter(({ what }) => what === "id").map(({ owner }) => owner);
    expect(ids).toEqual(
      expect.arrayContaining([
        "nop",
        "sound",
        "print",
        "serverdata",
        "playerinfo",
        "packetentities",
        "frame",
      ]),
    );
  });
});

describe("between any two neighbouring versions", () => {
  const tables = [...protocols.map(([codec]) => codec!.table), ...containers.map((c) => c.table)];
  const pairs = tables.flatMap((table) =>
    table.versions
      .slice(1)
      .map((_, i) => ({ table, before: table.versions[i]!, after: table.versions[i + 1]! })),
  );

  it("nothing is told that is as it was, and no type twice", () => {
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
  ] as [string, string, string, string[]][])("%s: with bytes that show it", (_, from, to, keys) => {
    const { changes } = petDiff(swap(from, to));
    expect(keysOf(changes)).toEqual(keys);
    for (const { witness } of changes) expect(witness).toBeDefined();
  });

  it("names are no break", () => {
    const field = petDiff(swap("far: i16", "distance: i16")).changes;
    expect(keysOf(field)).toEqual(["rename trick.distance name renamed"]);
    const message = petDiff(swap("  trick:", "  stunt:")).changes;
    expect(keysOf(message)).toEqual(["rename stunt name renamed"]);
    const value = petDiff(swap("SAD: 1", "GLUM: 1")).changes;
    expect(keysOf(value)).toEqual(["rename mood.1 name renamed"]);
    const words = petDiff(swap("doc: Which", "doc: Which of them")).changes;
    expect(words.map(({ severity }) => severity)).toEqual(["documentation"]);
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
