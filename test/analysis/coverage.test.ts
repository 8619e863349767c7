import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coverageHtml } from "../../coverage/html.ts";
import { coverageOf, type CoverageReport, percentText } from "../../coverage/report.ts";
import { Tally } from "../../coverage/tally.ts";
import { coverageText } from "../../coverage/text.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import { schemaPlaces } from "../../generator/schemas/places.ts";
import { codecs } from "../../generated/netquake.ts";
import { type Protocol, protocolOf } from "../../recording/index.ts";
import { branchesOf } from "../../runtime/branches/branches.ts";
import { Reader } from "../../runtime/bytes/reader.ts";
import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import { call } from "../support/in-process.ts";
import { contains } from "../../runtime/table/versions.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const MVD = join(ROOT, "fixtures", "anchor_mvd.mvd");
const CAPTURE = join(ROOT, "fixtures", "quakespasm_session_p15.pcap");

const PET = `protocol: pet
title: Pet
versions: ["1", "2"]
enums:
  mood: { values: { HAPPY: 0, SAD: 1, ANGRY: { value: 2, since: "2" } } }
groups:
  place:
    - flags: { mask: u8 }
    - height: { type: u8, when: flags.0 }
messages:
  noise:
    id: 1
    fields:
      - use: place
      - mood: { type: u8, enum: mood }
      - volume: { type: u8, until: "1" }
      - volume: { type: u8, when: flags.1, since: "2" }
  trick:
    id: 2
    fields:
      - sort: u8
      - switch: sort
        arms:
          jump: { is: [1], fields: [far: { type: u8, enum: mood }] }
          roll: { is: [2, 3] }
`;

/** Two structs with the same fields, and one that is there in another order of bytes alone. */
const PAIR = `protocol: pair
title: Pair
versions: ["1"]
ids: none
structs:
  left: { fields: [flags: { mask: u8 }, x: { type: u8, when: flags.0 }] }
  right: { fields: [flags: { mask: u8 }, x: { type: u8, when: flags.0 }] }
  word: { fields: [n: u16] }
messages:
  m:
    fields:
      - left: left
      - right: right
      - word: { type: word, order: big }
`;

const files = new Map([["pet.yaml", PET]]);
const [pet] = resolveSchemas(files).protocols;
const placeOf = schemaPlaces(files);

/** A protocol that is only interpreted: all that is needed of its codecs are their versions. */
const petProtocol = protocolOf(
  [0, 1].map((v) => ({ table: pet, from: v, to: v }) as unknown as Codec<AnyMessage>),
  true,
);

/** Counts messages, each given as bytes in hexadecimal. */
function tallied(protocol: Protocol, version: number, ...hex: string[]): Tally {
  const tally = new Tally();
  const pieces = hex.map((one) => Buffer.from(one.replaceAll(" ", ""), "hex"));
  const body = Buffer.concat(pieces);
  const ends = pieces.map((_, i) => pieces.slice(0, i + 1).reduce((sum, p) => sum + p.length, 0));
  const messages = pieces.map(() => ({ type: "any" }));
  tally.count(protocol, { messages, ends, body, version });
  return tally;
}

/** `noise@2.mood is SAD`, with how often it was met. */
function timesIn({ tables }: Pick<CoverageReport, "tables">): Record<string, number> {
  const all = tables.flatMap(({ parts }) =>
    parts.flatMap(({ name, layouts }) =>
      layouts.flatMap(({ versions, times, branches }) => [
        [`${name}@${versions}`, times] as const,
        ...branches.map((one) => [`${name}@${versions} ${one.branch}`, one.times] as const),
      ]),
    ),
  );
  return Object.fromEntries(all);
}

describe("coverage", () => {
  const tally = tallied(petProtocol, 1, "01 01 07 00", "01 03 07 01 09", "01 00 09", "02 01 02");
  const report = coverageOf(tally.met, {}, placeOf);

  it("counts messages, bits, values that have names, and arms, in the versions that there are", () => {
    expect(timesIn(report)).toEqual({
      "noise@1": 0,
      "noise@1 flags.0 set": 0,
      "noise@1 flags.0 clear": 0,
      "noise@1 flags.1 set without meaning": 0,
      "noise@1 flags.2 set without meaning": 0,
      "noise@1 flags.3 set without meaning": 0,
      "noise@1 flags.4 set without meaning": 0,
      "noise@1 flags.5 set without meaning": 0,
      "noise@1 flags.6 set without meaning": 0,
      "noise@1 flags.7 set without meaning": 0,
      "noise@1 mood is HAPPY": 0,
      "noise@1 mood is SAD": 0,
      "noise@2": 3,
      "noise@2 flags.0 set": 2,
      "noise@2 flags.0 clear": 1,
      "noise@2 flags.1 set": 1,
      "noise@2 flags.1 clear": 2,
      "noise@2 flags.2 set without meaning": 0,
      "noise@2 flags.3 set without meaning": 0,
      "noise@2 flags.4 set without meaning": 0,
      "noise@2 flags.5 set without meaning": 0,
      "noise@2 flags.6 set without meaning": 0,
      "noise@2 flags.7 set without meaning": 0,
      "noise@2 mood is HAPPY": 1,
      "noise@2 mood is SAD": 1,
      "noise@2 mood is ANGRY": 0,
      "trick@1..2": 1,
      "trick@1..2 sort selects jump": 1,
      "trick@1..2 sort = 1": 1,
      "trick@1..2 sort selects roll": 0,
      "trick@1..2 sort = 2": 0,
      "trick@1..2 sort = 3": 0,
      "trick@1..2 jump: far is HAPPY": 0,
      "trick@1..2 jump: far is SAD": 0,
      "trick@1..2 jump: far is ANGRY": 1,
    });
    expect(report).toMatchObject({ messages: 4, reached: 11, total: 35 });
    expect(report.tables[0]!.versions).toEqual([
      { versions: "1", messages: 0 },
      { versions: "2", messages: 4 },
    ]);
  });

  it("chooses versions and messages", () => {
    const chosen = { message: "noise", versions: { from: "2", to: "2" } };
    expect(Object.keys(timesIn(coverageOf(tally.met, chosen)))).toHaveLength(14);
    expect(coverageOf(tally.met, { table: "other" })).toMatchObject({ reached: 0, total: 0 });
  });

  it("tells where the schema describes what was never met", () => {
    const places = new Map(
      report.tables[0]!.parts.flatMap(({ name, layouts }) =>
        layouts.flatMap(({ versions, branches }) =>
          branches.map((one) => [`${name}@${versions} ${one.branch}`, one.place] as const),
        ),
      ),
    );
    const at = (text: string, from = 0) => {
      const before = PET.slice(0, PET.indexOf(text, from)).split("\n");
      return `pet.yaml:${before.length}:${before.at(-1)!.length + 1}`;
    };
    expect(places.get("noise@1 flags.0 set")).toBe(at("height: {"));
    expect(places.get("noise@1 mood is SAD")).toBe(at("mood: { type"));
    expect(places.get("noise@1 flags.1 set without meaning")).toBe(at("flags: {"));
    expect(places.get("trick@1..2 sort = 3")).toBe(at("roll:"));
    expect(places.get("trick@1..2 jump: far is SAD")).toBe(at("far:"));
    const volume = { table: pet!, owner: "noise", arms: [], field: "volume" };
    const [old, present] = pet!.messages[0]!.layouts;
    expect(placeOf({ ...volume, layout: old! })).toBe(at("volume:"));
    expect(placeOf({ ...volume, layout: present! })).toBe(at("volume: { type: u8, when"));
    expect(placeOf({ ...volume, owner: "bark", layout: old! })).toBeUndefined();
  });

  it("are those of the arm, though a dialect gives it further values", () => {
    const overlay = `extends: pet
dialect: "3"
from: "2"
title: More
messages:
  trick:
    changes: [{ arm: jump, is: [SPIN] }]
`;
    const named = PET.replace(
      "enums:",
      "enums:\n  trick: { values: { JUMP: 1, ROLL: 2, TUMBLE: 3, SPIN: 9 } }",
    )
      .replace("sort: u8", "sort: { type: u8, enum: trick }")
      .replace("is: [1]", "is: [JUMP]")
      .replace("is: [2, 3]", "is: [ROLL, TUMBLE]");
    const all = new Map([
      ["pet.yaml", named],
      ["pet-3.yaml", overlay],
    ]);
    const [table] = resolveSchemas(all).protocols;
    const trick = table!.messages.find(({ name }) => name === "trick")!;
    const line = named.slice(0, named.indexOf("jump:")).split("\n").length;
    for (const layout of trick.layouts) {
      const arm = { table: table!, owner: "trick", layout, arms: ["jump"], field: "sort" };
      expect(schemaPlaces(all)(arm)).toMatch(`pet.yaml:${line}:`);
    }
  });

  it("are those of the switch that is in the version, of two with an arm of the same name", () => {
    const text = `${PET}  turn:
    id: 3
    fields:
      - sort: u8
      - switch: sort
        until: "1"
        arms:
          left: { is: [1], fields: [far: u8] }
      - switch: sort
        since: "2"
        arms:
          left: { is: [1], fields: [far: u16] }
`;
    const own = new Map([["pet.yaml", text]]);
    const [table] = resolveSchemas(own).protocols;
    const find = schemaPlaces(own);
    const turn = table!.messages.find(({ name }) => name === "turn")!;
    const line = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
    for (const [version, part] of [
      [0, "left: { is: [1], fields: [far: u8]"],
      [1, "left: { is: [1], fields: [far: u16]"],
    ] as const) {
      const layout = turn.layouts.find((range) => contains(range, version))!;
      const arm = { table: table!, owner: "turn", layout, arms: [], field: "sort" };
      const inside = { ...arm, arms: ["left"], field: "far" };
      expect(find({ ...arm, arms: ["left"] })).toMatch(`pet.yaml:${line(part)}:`);
      expect(find(inside)).toMatch(`pet.yaml:${line(part)}:`);
    }
  });

  it("is shown as a table, and what was never met below it", () => {
    const text = coverageText({ files: [], undecodedBytes: 3, ...report });
    expect(text).toMatch(/^pet: 11 of 35 branches reached, 31.4 %\n {2}versions: 1 never, 2 4\n/);
    expect(text).toMatch(/^ {4}noise +3 +7\/26 +26.9 %$/m);
    expect(text).toMatch(/^ {4}pet.yaml:11:3 +noise@1$/m);
    expect(text).not.toContain("noise@1 ");
    expect(text).toMatch(/^ {4}pet.yaml:25:11 +trick@1..2 +sort = 2$/m);
    expect(text).toMatch(/11 of 35 branches reached, 31.4 % of 4 messages, 3 bytes were not/);
  });

  it("is never all before it is", () => {
    expect(percentText({ reached: 99_999, total: 100_000 })).toBe("99.9 %");
    expect(percentText({ reached: 0, total: 0 })).toBe("100.0 %");
  });

  it("makes a page in which nothing from outside is markup", () => {
    const evil = `<script>alert("&'")</script>`;
    const page = coverageHtml({
      files: [evil],
      undecodedBytes: 0,
      ...report,
      tables: report.tables.map((table) => ({ ...table, title: evil })),
    });
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;");
    expect(page).not.toMatch(/(?:src|href)=/);
    expect(page.match(/<details/g)!.length).toBe(page.match(/<\/details>/g)!.length);
    expect(page).toContain("jump: far is ANGRY");
  });

  it("counts what a recording's messages take, each with the codec that is its own", () => {
    const protocol = protocolOf<AnyMessage>(codecs, false);
    const codec = codecs.find(({ table, from }) => table.versions[from] === "1.07")!;
    // A sound without a volume and an attenuation, and one with both.
    const hex = ["06 00 08 00 01 00 00 00 00 00 00", "06 03 80 40 09 00 01 00 00 00 00 00 00"];
    for (const one of hex) {
      const bytes = Buffer.from(one.replaceAll(" ", ""), "hex");
      expect(codec.decode(new Reader(bytes)).type).toBe("sound");
    }
    const times = timesIn(coverageOf(tallied(protocol, codec.to, ...hex).met));
    const own = Object.entries(times).filter(([key, n]) => key.startsWith("sound@") && n > 0);
    expect(own.map(([key, n]) => [key.replace(/^\S+ ?/, ""), n])).toEqual([
      ["", 2],
      ["flags.0 set", 1],
      ["flags.0 clear", 1],
      ["flags.1 set", 1],
      ["flags.1 clear", 1],
      ["channel is CHAN_AUTO", 1],
      ["channel is CHAN_WEAPON", 1],
    ]);
  });
});

describe("branches of what a length bounds", () => {
  const branches = (length: string) => {
    const yaml = `protocol: pet
title: Pet
versions: ["1"]
messages:
  noise:
    id: 1
    fields:
      - size: { type: u8, length-of: sound, ${length} }
      - sound: bytes
`;
    const [table] = resolveSchemas(new Map([["pet.yaml", yaml]])).protocols;
    return branchesOf(table!).map((key) => key.replace("noise@1", "").trim());
  };

  it("are those that are possible", () => {
    expect(branches("plus: 0")).toEqual(["", ".sound empty", ".sound not empty"]);
    expect(branches("plus: -4")).toEqual(["", ".sound empty", ".sound not empty"]);
    expect(branches("plus: 4")).toEqual(["", ".sound not empty"]);
    expect(branches("plus: -255")).toEqual(["", ".sound empty"]);
  });
});

describe("demospec coverage", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "demospec-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  whole("counts captures, as a table, as JSON and as a page", async () => {
    const page = join(folder, "page.html");
    const { code, stdout } = await call(["coverage", CAPTURE, "--json", "--html", page]);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as CoverageReport;
    expect(report.tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["netquake_packet", "netquake_control", "netquake"]),
    );
    expect(timesIn(report)["block@all"]).toBe(100);
    expect(await readFile(page, "utf8")).toContain("netquake_packet.yaml:");
    const text = await call(["coverage", CAPTURE, "--message", "ccreq_rcon"]);
    expect(text.stdout).toMatch(/^ {4}netquake_control.yaml:\d+:3 +ccreq_rcon$/m);
  });

  whole("fails below a threshold, and for what it cannot read", async () => {
    const chosen = ["coverage", CAPTURE, "--protocol", "netquake_packet"];
    expect((await call([...chosen, "--threshold", "10"])).code).toBe(0);
    const below = await call([...chosen, "--threshold", "95"]);
    expect(below).toMatchObject({ code: 1, stderr: expect.stringContaining("less than 95 %") });
    const none = await call(["coverage", join(folder, "none.dem"), CAPTURE, "--message", "sound"]);
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining("none.dem") });
    expect(none.stdout).toContain("sound@");
    const wrong = await call(["coverage", CAPTURE, "--message", "sund"]);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('mean "sound"') });
    expect((await call(["coverage", CAPTURE, "--threshold", "much"])).code).toBe(2);
    expect((await call(["coverage", CAPTURE, "--versions", "1..2..3"])).code).toBe(2);
  });

  it("counts structs with the same fields each for itself, and none that no message has", async () => {
    const schema = join(folder, "schema");
    await mkdir(schema);
    await writeFile(join(schema, "pair.yaml"), PAIR);
    const path = join(folder, "some.pair");
    await writeFile(path, Uint8Array.of(1, 1, 0, 0, 3, 1, 1, 0, 0, 3));
    const { stdout } = await call(["coverage", path, "--schema", schema, "--json"]);
    const { tables } = JSON.parse(stdout) as CoverageReport;
    const parts = tables.find(({ name }) => name === "pair")!.parts;
    // Of a mask with one bit: itself, the bit set and clear, and seven that mean nothing.
    expect(parts.map(({ name, times, reached, total }) => [name, times, reached, total])).toEqual([
      ["m", 2, 1, 1],
      ["left", 2, 2, 10],
      ["right", 2, 2, 10],
      ["word_be", 2, 1, 1],
    ]);
  });

  it("reads reports of fuzz runs", async () => {
    const path = join(folder, "run.json");
    const reached = ["nop@0.91..999+82", "sound@1.08..1.09"];
    await writeFile(path, JSON.stringify({ branches: [{ target: "netquake", reached }] }));
    const { code, stdout } = await call(["coverage", path]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^netquake: /);
    await writeFile(path, JSON.stringify({ branches: [{ target: 3 }] }));
    const wrong = await call(["coverage", path]);
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("fuzz --json") });
  });

  it("is told of a file that is no recording", async () => {
    const path = join(folder, "noise.dem");
    await writeFile(path, Buffer.alloc(1000, 0xfe));
    const { code, stderr, stdout } = await call(["coverage", path, MVD, "--message", "nop"]);
    expect(code).toBe(1);
    expect(stderr).toContain("noise.dem");
    expect(stdout).toContain("nop");
  });
});
