import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { triedIn } from "../../bench/protodef/same-in-versions.ts";
import { resolveSchemas } from "../../generator/index.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-versions-"));
});
afterEach(() => rm(folder, { recursive: true }));

type Packets = Readonly<Record<string, readonly [id: number, fields: readonly unknown[]]>>;

/** A description of ProtoDef with the packets of one direction. */
function description(packets: Packets, types: object): string {
  const all = Object.entries(packets);
  const mappings = Object.fromEntries(all.map(([name, [id]]) => [String(id), name]));
  const fields = Object.fromEntries(all.map(([name]) => [name, `packet_${name}`]));
  const packet = [
    "container",
    [
      { name: "name", type: ["mapper", { type: "varint", mappings }] },
      { name: "params", type: ["switch", { compareTo: "name", fields }] },
    ],
  ];
  const own = Object.fromEntries(
    all.map(([name, [, of]]) => [`packet_${name}`, ["container", of]]),
  );
  return JSON.stringify({ types, play: { toClient: { types: { ...own, packet } } } });
}

const f = (name: string, type: unknown) => ({ name, type });
const TEXT = ["pstring", { countType: "varint" }];
const mode = (...names: string[]) => [
  "mapper",
  { type: "u8", mappings: Object.fromEntries(names.map((name, i) => [String(i), name])) },
];
const item = (...fields: unknown[]) => ({ string: TEXT, item: ["container", fields] });

/** Each with what is otherwise in the version after it. */
const VERSIONS: Readonly<Record<string, string>> = {
  "1.0": description(
    {
      move: [0, [f("x", "i8"), f("y", "i8")]],
      drop: [1, [f("item", "item")]],
      bye: [2, [f("why", "string")]],
      mode: [3, [f("mode", mode("walk", "fly"))]],
    },
    item(f("id", "u8"), f("tag", "string")),
  ),
  "1.1": description(
    {
      // A wider number, a member between two, another id.
      move: [4, [f("x", "i16"), f("onGround", "bool"), f("y", "i8")]],
      drop: [1, [f("item", "item"), f("count", "u8")]],
      bye: [2, [f("why", "string")]],
      // A name between two: `fly` is another number.
      mode: [3, [f("mode", mode("walk", "swim", "fly"))]],
    },
    item(f("id", "u8"), f("tag", "string")),
  ),
  "2.0": description(
    {
      move: [4, [f("x", "i16"), f("onGround", "bool"), f("y", "i8")]],
      // The struct's member is no text any more: a struct of its own, and so is what has it.
      drop: [1, [f("item", "item"), f("count", "u8")]],
      mode: [3, [f("mode", mode("walk", "swim", "fly"))]],
      hello: [2, [f("who", "string")]],
    },
    item(f("id", "u8"), f("tag", "u32")),
  ),
};

const MERGED = `# Imported by demospec from versions of game

protocol: game_play_to_client
title: play toClient packets
versions:
  - "1.0"
  - "1.1"
  - "2.0"
types:
  utf8_after_varu32:
    type: utf8
    length: varu32
enums:
  mode:
    values:
      walk: 0
      fly:
        value: 1
        until: "1.0"
      swim:
        value: 1
        since: "1.1"
      fly_1_1:
        value: 2
        since: "1.1"
structs:
  item:
    fields:
      - id:
          type: u8
      - tag:
          type: utf8_after_varu32
  item_2_0:
    fields:
      - id:
          type: u8
      - tag:
          type: u32be
messages:
  move:
    id: 0
    renumbered:
      1.1..2.0: 4
    fields:
      - x:
          type: i8
          until: "1.0"
      - x:
          type: i16be
          since: "1.1"
      - on_ground:
          type: u8
          max: 1
          since: "1.1"
      - y:
          type: i8
  drop:
    id: 1
    fields:
      - item:
          type: item
      - count:
          type: u8
          since: "1.1"
    until: "1.1"
  drop_2_0:
    id: 1
    fields:
      - item:
          type: item_2_0
      - count:
          type: u8
    since: "2.0"
  bye:
    id: 2
    fields:
      - why:
          type: utf8_after_varu32
    until: "1.1"
  mode:
    id: 3
    fields:
      - mode:
          type: u8
          enum: mode
  hello:
    id: 2
    fields:
      - who:
          type: utf8_after_varu32
    since: "2.0"
`;

function merging(...args: string[]) {
  const pairs = Object.keys(VERSIONS).map((name) => `${name}=${join(folder, `${name}.json`)}`);
  return call([
    "import",
    "--versions",
    ...pairs,
    "--name",
    "game",
    "-o",
    join(folder, "my"),
    ...args,
  ]);
}

async function written(): Promise<void> {
  for (const [name, text] of Object.entries(VERSIONS))
    await writeFile(join(folder, `${name}.json`), text);
}

it("has what did not change once, and versions at what did", async () => {
  await written();
  const { code, stdout } = await merging();
  expect(code).toBe(0);
  expect(stdout).toBe(`${join(folder, "my", "game_play_to_client.yaml")}: 3 versions\n`);
  expect(await readFile(join(folder, "my", "game_play_to_client.yaml"), "utf8")).toBe(MERGED);
});

whole("reads and writes what the schema of each version does", async () => {
  await written();
  const { protocols } = resolveSchemas(new Map([["game.yaml", MERGED]]));
  for (const version of Object.keys(VERSIONS)) {
    const one = join(folder, version);
    await call(["import", join(folder, `${version}.json`), "-o", one]);
    const [name] = await readdir(one);
    const text = await readFile(join(one, name!), "utf8");
    const [single] = resolveSchemas(new Map([[name!, text]])).protocols;
    const tried = triedIn(single!, protocols[0]!, version, 100);
    expect(tried.wrong).toEqual([]);
    expect(tried.values).toBeGreaterThan(300);
  }
});

it("refuses a name that a version would get, and that is there", async () => {
  await written();
  const packets: Packets = { move: [0, [f("x", "i8")]], move_2_0: [1, [f("x", "i8")]] };
  await writeFile(join(folder, "1.1.json"), description(packets, {}));
  const other: Packets = { ...packets, move: [0, [f("x", "string")]] };
  await writeFile(join(folder, "2.0.json"), description(other, { string: TEXT }));
  const { code, stderr } = await merging();
  expect(code).toBe(1);
  expect(stderr).toContain('two would be called "move_2_0": give the versions other names');
});

it("says what is wrong with a call", async () => {
  await written();
  const both = await merging(join(folder, "1.json"));
  expect(both.code).toBe(2);
  const neither = await call(["import", "-o", join(folder, "my")]);
  expect(neither.code).toBe(2);
  expect(neither.stderr).toContain("name a file, or --versions with a file for each");
  const noVersion = await call(["import", "--versions", "1.json", "-o", join(folder, "my")]);
  expect(noVersion.code).toBe(1);
  expect(noVersion.stderr).toContain('"1.json" is not a version and its file: 1.8=old.json');
});
