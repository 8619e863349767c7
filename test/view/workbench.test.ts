import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Item, Progress } from "../../view/api.ts";
import { Workbench } from "../../view/worker/workbench.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const SCHEMAS = new Map(
  readdirSync(join(ROOT, "schema"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [name, readFileSync(join(ROOT, "schema", name), "utf8")]),
);

/** A file that the worker has open, and has gone through. */
async function opened(name: string, bytes = fixture(name)) {
  let progress: Progress | undefined;
  let done: () => void;
  const over = new Promise<void>((resolve) => (done = resolve));
  const bench = new Workbench(SCHEMAS, (event, data) => {
    if (event !== "progress") return;
    progress = data as Progress;
    if (progress.done) done();
  });
  const summary = await bench.open({ name, size: bytes.length, blob: new Blob([bytes]) });
  await over;
  return { bench, summary, bytes, progress: () => progress! };
}

function fixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(ROOT, "fixtures", name)));
}

async function saved(bench: Workbench): Promise<Uint8Array> {
  return new Uint8Array(await (await bench.save()).arrayBuffer());
}

function leavesOf(item: Item): Item[] {
  return item.items.length === 0 ? [item] : item.items.flatMap(leavesOf);
}

const FIXTURES = [
  "dp_server_p15.dem",
  "ezquake_client_p28.qwd",
  "yq2_client.dm2",
  "yq2_serverrecord.dm2",
  "anchor_mvd.mvd",
];

test("is read as the version that somebody asks for, and not as one that there is not", async () => {
  const { bench, bytes } = await opened("dp_server_p15.dem");
  const versions = async () => {
    const rows = await bench.rows(0, 100);
    return [...new Set(rows.map(({ version }) => version))];
  };
  const as = (version: string) =>
    bench.open({ name: "a.dem", size: bytes.length, blob: new Blob([bytes]), version });
  expect(await versions()).toEqual(["netquake 1.09"]);
  await as("1.06");
  expect(await versions()).toEqual(["netquake 1.06"]);
  await expect(as("1.99")).rejects.toThrow("1.99");
});

test("what is no recording is told as what it is, and what is open stays open", async () => {
  const { bench, summary } = await opened("yq2_client.dm2");
  const open = (name: string, text: string, format?: string) => {
    const blob = new Blob([Uint8Array.from(Buffer.from(text, "latin1"))]);
    return bench.open({ name, size: blob.size, blob, ...(format === undefined ? {} : { format }) });
  };
  const qizmo = "\x80\x01\xfe\x93\xa1".repeat(20);
  await expect(open("a.qwz", qizmo)).rejects.toThrow(
    "a.qwz is no recording: it is a recording that Qizmo packed: Qizmo packs with models of its own: unpack it with qizmo -D",
  );
  await expect(open("a.dz", "DZ\x02\x09nothing")).rejects.toThrow("it is a Dzip archive: unpack");
  expect(await bench.rows(0, 1)).toHaveLength(1);
  expect(summary.name).toBe("yq2_client.dm2");
  expect((await open("a.dz", "DZ\x02\x09nothing", "dem")).format).toBe("dem");
});

describe.each(FIXTURES)("%s", (name) => {
  let file: Awaited<ReturnType<typeof opened>>;
  beforeAll(async () => {
    file = await opened(name);
  });

  test("has blocks one after another, up to its end", async () => {
    const { bench, summary, bytes, progress } = file;
    const { blocks, wrong, tail } = progress();
    expect({ wrong, tail }).toEqual({ wrong: 0, tail: undefined });
    const rows = await bench.rows(0, blocks);
    let at = summary.header;
    for (const { offset, length } of rows) {
      expect(offset).toBe(at);
      at += length;
    }
    expect(at).toBe(bytes.length);
  });

  test("shows each bit of a message once, and finds what is at it", async () => {
    const { bench, progress } = file;
    const step = Math.ceil(progress().blocks / 6);
    for (let block = 0; block < progress().blocks; block += step) {
      const { messages } = await bench.block(block);
      for (const [index, row] of [...messages.entries()].slice(0, 4)) {
        const message = await bench.message(block, index);
        const leaves = leavesOf(message).filter(({ bits }) => bits > 0);
        expect(leaves.reduce((sum, { bits }) => sum + bits, 0)).toBe((row.to - row.from) * 8);
        const leaf = leaves.at(-1)!;
        const place = leaf.from + Math.floor(leaf.bit / 8);
        expect(await bench.locate(place, leaf.bit % 8)).toEqual({
          block,
          message: index,
          item: leaf.at,
        });
      }
    }
  });

  test("is saved as it was", async () => {
    expect(Buffer.compare(await saved(file.bench), file.bytes)).toBe(0);
  });
});

describe("edits", () => {
  test("are written by the encoder, told, taken back and made again", async () => {
    const { bench, bytes } = await opened("dp_server_p15.dem");
    const change = { block: 6, message: 0, path: ["time"], text: "2.5" };
    const edited = await bench.change(change);
    expect(edited).toMatchObject({ block: 6, label: "time.time = 2.5", longer: 0 });
    const expected = Buffer.from(bytes);
    expected.writeFloatLE(2.5, 0x0ead + 17);
    expect(Buffer.compare(await saved(bench), expected)).toBe(0);
    const { changes } = await bench.edits();
    for (const { from, to, before, after } of changes) {
      expect(Buffer.from(bytes.subarray(from, to)).toString("hex")).toBe(before);
      expect(expected.subarray(from, to).toString("hex")).toBe(after);
    }
    await bench.undo();
    expect(Buffer.compare(await saved(bench), bytes)).toBe(0);
    expect((await bench.edits()).canRedo).toBe(true);
    await bench.redo();
    expect(Buffer.compare(await saved(bench), expected)).toBe(0);
    expect(await bench.redo()).toBeUndefined();
  });

  test("move what follows, and the index with it", async () => {
    const { bench, bytes, progress } = await opened("dp_server_p15.dem");
    const rows = await bench.rows(0, progress().blocks);
    const { longer } = await bench.change({
      block: 3,
      message: 0,
      path: ["text"],
      text: String.raw`"\"\x8e\n"`,
    });
    const moved = await bench.rows(0, progress().blocks);
    expect(moved.map(({ offset }) => offset)).toEqual(
      rows.map(({ offset, index }) => (index > 3 ? offset + longer : offset)),
    );
    expect(moved[3]).toMatchObject({ edited: true, messages: 1 });
    const again = await opened("dp_server_p15.dem", new Uint8Array(await saved(bench)));
    expect(again.progress()).toMatchObject({ wrong: 0, blocks: rows.length });
    expect(again.bytes.length).toBe(bytes.length + longer);
  });

  test.each([
    [{ block: 6, message: 0, path: ["time"], text: "soon" }, /no value/],
    [{ block: 10, message: 2, path: ["soundnum"], text: "256" }, /soundnum.*256/],
    [{ block: 10, message: 2, path: ["soundnum"], text: "" }, /soundnum/],
    [{ block: 10, message: 2, path: ["origin", 1], text: '"x"' }, /origin/],
  ])("that cannot be written are refused: %j", async (change, reason) => {
    const { bench, bytes } = await opened("dp_server_p15.dem");
    await expect(bench.change(change)).rejects.toThrow(reason);
    expect(Buffer.compare(await saved(bench), bytes)).toBe(0);
  });

  test("of the version that is told have the rest read anew", async () => {
    const { bench, progress } = await opened("dp_server_p15.dem");
    const { messages } = await bench.block(0);
    const message = messages.findIndex(({ type }) => type === "serverinfo");
    await bench.change({ block: 0, message, path: ["serverversion"], text: "666" });
    const [row] = await bench.rows(6, 7);
    expect(row!.version).toBe("netquake 666");
    expect(progress().generation).toBeGreaterThan(1);
  });
});

test.each(["lmpc", "json"] as const)(
  "texts in %s come back as what they were made of",
  async (form) => {
    for (const [name, block] of [
      ["dp_server_p15.dem", 10],
      ["ezquake_client_p28.qwd", 40],
      ["yq2_client.dm2", 3],
      ["anchor_mvd.mvd", 9],
    ] as const) {
      const { bench, bytes } = await opened(name);
      for (const message of [undefined, 0]) {
        const text = await bench.text({ block, message, form });
        expect(await bench.compile({ block, message, form }, text)).toMatchObject({ faults: [] });
      }
      expect(Buffer.compare(await saved(bench), bytes)).toBe(0);
      expect(
        (await bench.compile({ block, form }, `${await bench.text({ block, form })}}`)).faults,
      ).not.toEqual([]);
    }
  },
);

test("searches find messages, texts, values and bytes", async () => {
  const { bench } = await opened("dp_server_p15.dem");
  const hits = async (category: "message" | "text" | "value" | "bytes", text: string) =>
    (await bench.search({ category, text })).hits;
  expect(await hits("message", "serverinfo")).toBe(1);
  expect(await hits("text", "PYBOT JOINED")).toBe(0);
  expect(await hits("text", "POINT OF VIEW")).toBe(1);
  expect(await hits("value", "serverversion = 15")).toBe(1);
  expect(await hits("value", "serverversion > 15")).toBe(0);
  expect(await hits("bytes", "70 6f 69 6e 74 20 6f 66 20 76 69 65 77")).toBe(1);
  await expect(hits("bytes", "xy")).rejects.toThrow("pairs");
});

whole(
  "schemas are checked and read by at once, and by generated code again when they say the same",
  async () => {
    const { bench, summary } = await opened("anchor_mvd.mvd");
    expect(summary.live).toBe(false);
    const text = SCHEMAS.get("mvd.yaml")!;
    const using = (mvd: string) => bench.useSchemas([...SCHEMAS, ["mvd.yaml", mvd]]);
    const wrong = await using(text.replace("block:", "blocks:"));
    expect(wrong.faults).not.toEqual([]);
    expect(wrong.faults[0]!.file).toBe("mvd.yaml");
    const other = await using(text.replace("step: delta/1000", "step: delta/500"));
    expect(other).toMatchObject({ faults: [], summary: { live: true, format: "mvd" } });
    const commented = await using(`# new\n${text}`);
    expect(commented.summary).toMatchObject({ live: false });
  },
);

/** What a mod's author writes, as the docs say: a message of this mod alone, in the protocol of this package. */
const MOD = `extends: demospec/netquake
dialect: mod
from: "1.09"
title: A mod
selected: { serverinfo.serverversion: 77 }
messages:
  sparkle: { id: 70, fields: [count: u8] }
`;

/** A block of a DEM (DEM §3) whose messages are these bytes. */
function demOf(...messages: readonly number[]): Uint8Array<ArrayBuffer> {
  const block = new DataView(new ArrayBuffer(16));
  block.setUint32(0, messages.length, true);
  return Uint8Array.from([0x2d, 0x31, 0x0a, ...new Uint8Array(block.buffer), ...messages]);
}

/** Serverinfo of protocol 77: one player, deathmatch, no level, a world without sounds; then a sparkle of 3. */
const MODDED = demOf(11, 77, 0, 0, 0, 1, 1, 0, 0x77, 0, 0, 0, 70, 3);

whole("an overlay of this package's protocols is read beside those that the page has", async () => {
  for (const isFirst of [true, false]) {
    const bench = new Workbench(SCHEMAS, () => {});
    const blob = new Blob([MODDED]);
    const open = () => bench.open({ name: "mod.dem", size: blob.size, blob });
    const added = () => bench.useSchemas([...SCHEMAS, ["mod.yaml", MOD]]);
    if (!isFirst) await open();
    expect((await added()).faults).toEqual([]);
    if (isFirst) await open();
    const [row] = await bench.rows(0, 1);
    expect(row).toMatchObject({
      messages: 2,
      types: [
        ["serverinfo", 1],
        ["sparkle", 1],
      ],
    });
    expect(row!.error).toBeUndefined();
  }
  const bench = new Workbench(SCHEMAS, () => {});
  const typo = MOD.replace("demospec/netquake", "demospec/netqake");
  const { faults } = await bench.useSchemas([...SCHEMAS, ["mod.yaml", typo]]);
  expect(faults).toMatchObject([{ file: "mod.yaml", from: MOD.indexOf("netquake") }]);
});

test("the protocol of another package is read with its container and its types", async () => {
  const bench = new Workbench(SCHEMAS, () => {});
  const game = 'protocol: game\ntitle: G\nversions: ["1"]\ninclude: [types.yaml]\nmessages:\n';
  const own: [string, string][] = [
    ["gamelib/game.yaml", `${game}  hit: { id: 1, fields: [by: short] }\n`],
    ["gamelib/types.yaml", "types: { short: { type: u16 } }\n"],
    ["gamelib/unused.yaml", game.replace("game", "unused") + "  hit: { id: 1 }\n"],
    [
      "mod.yaml",
      'extends: gamelib/game\ndialect: mod\nfrom: "1"\ntitle: M\nmessages: { x: { id: 2 } }\n',
    ],
  ];
  expect((await bench.useSchemas([...SCHEMAS, ...own])).faults).toEqual([]);
  const blob = new Blob([Uint8Array.of(1, 5, 0, 2)]);
  const { format } = await bench.open({ name: "a.game", size: 4, blob });
  expect(format).toBe("game_file");
  expect(await bench.rows(0, 1)).toMatchObject([{ messages: 2, version: "game mod" }]);
});

test("of several formats of one's own the one is taken that understands most, magic or not", async () => {
  const bench = new Workbench(SCHEMAS, () => {});
  const protocol = (name: string, more: string, fields: string) =>
    `protocol: ${name}\ntitle: ${name}\nversions: ["1"]\n${more}messages:\n  one: { ${fields} }\n`;
  await bench.useSchemas([
    ...SCHEMAS,
    ["few.yaml", protocol("few", "", "id: 0x52, fields: [x: u8]")],
    [
      "wave.yaml",
      protocol("wave", "extension: .snd\n", "id: 0x52, fields: [rest: { type: bytes, to: end }]"),
    ],
  ]);
  const open = async (name: string, text: string, format?: string) => {
    const blob = new Blob([Uint8Array.from(Buffer.from(text, "latin1"))]);
    return (await bench.open({ name, size: blob.size, blob, format })).format;
  };
  const wave = "RIFF\x04\0\0\0WAVE";
  expect(await open("a.bin", wave)).toBe("wave_file");
  expect(await open("a.bin", wave, "few_file")).toBe("few_file");
  expect(await open("a.bin", "R1R2R3")).toBe("wave_file");
  expect(await open("a.few", "R1R2R3")).toBe("few_file");
  expect(await open("a.few", wave)).toBe("wave_file");
  expect(await open("a.snd", "R1R2R3")).toBe("wave_file");
});
