import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

/*
 * Files of formats of one's own: whoever names a schema has said what a file is, and of several formats the one is taken
 * that understands most.
 */

const ROOT = join(import.meta.dirname, "..", "..");
const EXAMPLES = join(ROOT, "examples", "formats", "schema");
const PICTURE = join(ROOT, "docs", "shots", "view-light.png");

/** A WAVE file as a message: its magic, as the known kinds of files have it, is at byte 8. */
const WAVE = `protocol: wave
title: RIFF/WAVE sound
versions: ["1"]
ids: none
extension: .wav
messages:
  file:
    fields:
      - riff: u32be
      - length: { type: u32, length-of: rest }
      - form: u32be
      - rest: { list: chunk, ends: bytes }
structs:
  chunk:
    fields:
      - kind: u32be
      - size: { type: u32, length-of: data }
      - data: bytes
`;

/** Whatever it is. */
const BYTES = `protocol: bytes
title: Bytes
versions: ["1"]
ids: none
messages:
  byte: { fields: [value: u8] }
`;

/** 20 samples of 8 bits, by the RIFF specification: "fmt " has 16 bytes of WAVEFORMAT. */
const SOUND = Buffer.concat([
  Buffer.from("RIFF\x38\0\0\0WAVEfmt \x10\0\0\0", "latin1"),
  Buffer.from("01000100401f0000401f000001000800", "hex"),
  Buffer.from("data\x14\0\0\0", "latin1"),
  Buffer.from(Array.from({ length: 20 }, (_, i) => 118 + i)),
]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demospec-"));
  await mkdir(join(folder, "wave"));
  await writeFile(join(folder, "wave", "wave.yaml"), WAVE);
  await writeFile(join(folder, "x.wav"), SOUND);
  await writeFile(join(folder, "x.dem"), SOUND);
  await writeFile(join(folder, "picture.bin"), await readFile(PICTURE));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Sample {
  readonly name: string;
  readonly version: string;
  readonly bytes: string;
}

describe("a format of one's own", () => {
  test("may have messages of one byte, where that is no id", async () => {
    await mkdir(join(folder, "bytes"));
    await writeFile(join(folder, "bytes", "bytes.yaml"), BYTES);
    await writeFile(join(folder, "three.bin"), Buffer.from("002145", "hex"));
    const args = ["verify", "--json", "--schema", join(folder, "bytes"), join(folder, "three.bin")];
    const { stdout, code } = await call(args);
    expect([JSON.parse(stdout), code]).toEqual([expect.objectContaining({ messages: 3 }), 0]);
  });

  whole("is what its schema says, whatever its first bytes are elsewhere", async () => {
    const sound = join(folder, "x.wav");
    const refused = await call(["verify", sound]);
    expect(refused.stdout).toContain("it is a WAVE sound");
    expect(refused.code).toBe(1);
    for (const path of [sound, join(folder, "x.dem")]) {
      const { code, stdout } = await call(["verify", "--schema", join(folder, "wave"), path]);
      expect(stdout).toBe(`identical  ${path}  wave_file: 64 bytes, 1 block, 1 message\n`);
      expect(code).toBe(0);
    }
  });

  test("is no capture of packets where its schema has a capture's ending", async () => {
    const schema = join(folder, "cap");
    const path = join(folder, "x.cap");
    const messages = "messages: { a: { id: 1, fields: [x: u8] } }";
    await mkdir(schema);
    await writeFile(
      join(schema, "cap.yaml"),
      `protocol: cap\ntitle: Own\nversions: ["1"]\n${messages}\n`,
    );
    await writeFile(path, Uint8Array.of(1, 7, 1, 8));
    const { code, stdout } = await call(["verify", "--schema", schema, path]);
    expect(stdout).toBe(`identical  ${path}  cap_file: 4 bytes, 1 block, 2 messages\n`);
    expect(code).toBe(0);
    expect((await call(["table", "messages:a", "--schema", schema, path])).code).toBe(0);
  });

  whole("is a picture by the documented call", async () => {
    const { code, stdout, stderr } = await call(["verify", "--schema", EXAMPLES, PICTURE]);
    expect(stdout).toMatch(/^identical .* png: 262,407 bytes, 67 blocks, 67 messages\n$/);
    expect([code, stderr]).toEqual([0, ""]);
  });
});

describe("the table of a format of one's own", () => {
  const table = (what: string) =>
    call(["table", what, "--schema", join(folder, "wave"), join(folder, "x.wav"), "--to", "csv"]);

  // "fmt " is 66 6d 74 20 in ASCII.
  const CHUNKS = `time,block,message,kind,data\n,0,0,${0x666d7420},01000100`;

  test("is called as its message, or as a list of it", async () => {
    for (const what of ["file.rest", "messages:file.rest"]) {
      const { code, stdout } = await table(what);
      expect([code, stdout.slice(0, CHUNKS.length)]).toEqual([0, CHUNKS]);
      expect(stdout.trimEnd().split("\n")).toHaveLength(3);
    }
  });

  test.each(["players", "events"])("is no %s, which nothing in it says", async (what) => {
    const { code, stderr } = await table(what);
    const error = `error: ${join(folder, "x.wav")}: RIFF/WAVE sound, one message after another: no ${what} are shown there; its messages are tables, as messages:file\n`;
    expect([code, stderr]).toEqual([2, error]);
  });

  test("is what its own message is called", async () => {
    const { code, stderr } = await table("fil");
    const path = join(folder, "x.wav");
    const error = `error: ${path}: wave has no message fil: did you mean file?\n`;
    expect([code, stderr]).toEqual([2, error]);
  });
});

describe("the table of messages with structs", () => {
  const NESTED = `protocol: areas
title: Areas
versions: ["1"]
structs:
  point: { fields: [x: u8, y: i8] }
  box: { fields: [low: point, sides: { list: point, count: u8 }, rows: { list: row, count: u8 }, name: "latin1[2]"] }
  row: { fields: [id: u8, cells: { list: point, count: u8 }] }
  tree:
    fields:
      - kind: u8
      - switch: kind
        arms: { leaf: { is: [0], fields: [at: point] }, fork: { is: [1], fields: [more: tree] } }
messages:
  area: { id: 1, fields: [box: box, tint: "u8[2]"] }
  plant: { id: 2, fields: [tree: tree] }
`;
  const table = async (what: string, bytes: readonly number[]) => {
    const schema = await mkdtemp(join(folder, "areas-"));
    await writeFile(join(schema, "areas.yaml"), NESTED);
    await writeFile(join(schema, "x.bin"), Uint8Array.from(bytes));
    return call(["table", what, "--schema", schema, join(schema, "x.bin"), "--to", "csv"]);
  };

  test("has a column for each member of each struct", async () => {
    const area = [1, 7, 0xff, 1, 9, 9, 0, 0x61, 0x62, 5, 6];
    const { code, stdout } = await table("area", [...area, ...area]);
    const row = "7,-1,ab,5,6";
    expect(code).toBe(0);
    expect(stdout).toBe(
      `time,block,message,box_low_x,box_low_y,box_name,tint_0,tint_1\n,0,0,${row}\n,0,1,${row}\n`,
    );
  });

  test.each([
    ["area.box.sides", "x,y", ["0,9,9", "1,1,-2", "1,3,4"]],
    ["area.box.rows", "id", ["0,5", "1,6"]],
    ["area.box.rows.cells", "x,y", ["0,8,8", "1,7,7"]],
  ])("has the elements of lists in structs and in elements: %s", async (what, names, rows) => {
    // Boxes with a side and a row of a cell, and with two sides, no row, and a row of a cell.
    const one = [1, 7, 0xff, 1, 9, 9, 1, 5, 1, 8, 8, 0x61, 0x62, 5, 6];
    const two = [1, 7, 0xff, 2, 1, 0xfe, 3, 4, 1, 6, 1, 7, 7, 0x61, 0x62, 5, 6];
    const { code, stdout } = await table(what, [...one, ...two]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      `time,block,message,${names}\n${rows.map((row) => `,0,${row}\n`).join("")}`,
    );
  });

  test.each([
    ["area.box", "area has no list box: it has box.sides, box.rows"],
    ["area.box.side", "area.box has no list side: did you mean sides?"],
    ["area.box.rows.x", "area.box.rows has no list x: it has cells"],
    ["area.tint.x", "area has no list tint: it has box.sides, box.rows"],
    ["plant.tree.more.leaves", "plant.tree.more has no list leaves"],
  ])("is none of %s", async (what, error) => {
    const { code, stderr } = await table(what, [2, 0, 3, 4]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`: ${error}\n`)]);
  });

  test("has none of a struct within itself, and null where a struct is not there", async () => {
    const { code, stdout } = await table("plant", [2, 0, 3, 4, 2, 1, 1, 0, 8, 9]);
    expect(code).toBe(0);
    expect(stdout).toBe("time,block,message,tree_kind,tree_at_x,tree_at_y\n,0,0,0,3,4\n,0,1,1,,\n");
  });

  test("has 10,000 members at most", async () => {
    const schema = await mkdtemp(join(folder, "many-"));
    const levels = Array.from(
      { length: 14 },
      (_, i) => `  s${i}: { fields: [a: s${i + 1}, b: s${i + 1}] }\n`,
    );
    await writeFile(
      join(schema, "many.yaml"),
      `protocol: many\ntitle: Many\nversions: ["1"]\nstructs:\n${levels.join("")}  s14: { fields: [x: u8] }\nmessages: { m: { id: 1, fields: [s: s0] } }\n`,
    );
    const path = join(schema, "x.bin");
    await writeFile(path, new Uint8Array(1 + 2 ** 14).fill(1));
    const { code, stderr } = await call(["table", "m", "--schema", schema, path]);
    const error = `error: ${path}: m has more than 10000 members, with those of its structs\n`;
    expect([code, stderr]).toEqual([2, error]);
  });
});

describe("the table of messages with integers of 64 bits", () => {
  const LEAST = "-9223372036854775808";
  let schema: string;
  let path: string;
  beforeAll(async () => {
    schema = await mkdtemp(join(folder, "longs-"));
    path = join(schema, "x.bin");
    await writeFile(
      join(schema, "longs.yaml"),
      `protocol: longs
title: Longs
versions: ["1"]
messages:
  long: { id: 1, fields: [flags: { mask: u8 }, id: u64, at: i64, more: { type: u64, when: flags.0 }] }
`,
    );
    // Little-endian: 2^64 - 1 and -2^63; 5 and 0; 2^53 + 1 and -1, and 2^63 + 1.
    const longs = ["0101 ffffffffffffffff 0000000000000080 0000000000000000"];
    longs.push("0100 0500000000000000 0000000000000000");
    longs.push("0101 0100000000002000 ffffffffffffffff 0100000000000080");
    await writeFile(path, Buffer.from(longs.join("").replaceAll(" ", ""), "hex"));
  });
  const table = (...options: string[]) =>
    call(["table", "long", "--schema", schema, path, ...options]);

  test("has all of their digits in CSV, and null", async () => {
    const rows = [
      "18446744073709551615,-9223372036854775808,0",
      "5,0,",
      "9007199254740993,-1,9223372036854775809",
    ];
    const { code, stdout } = await table("--columns", "id,at,more", "--to", "csv");
    expect([code, stdout]).toEqual([0, `id,at,more\n${rows.join("\n")}\n`]);
  });

  test("has texts in JSON lines of those that most readers would round", async () => {
    const { code, stdout } = await table("--columns", "id,at,more", "--to", "jsonl");
    const rows = [
      '{"id":"18446744073709551615","at":"-9223372036854775808","more":0}',
      '{"id":5,"at":0,"more":null}',
      '{"id":"9007199254740993","at":-1,"more":"9223372036854775809"}',
    ];
    expect([code, stdout]).toEqual([0, `${rows.join("\n")}\n`]);
  });

  test.each([
    ["id=18446744073709551615", [LEAST]],
    ["id=18446744073709551616", []],
    ["id!=9007199254740992", [LEAST, 0, -1]],
    ["id>=9007199254740993", [LEAST, -1]],
    ["at<=-9223372036854775808", [LEAST]],
    ["at<0.5", [LEAST, 0, -1]],
    ["id=5", [0]],
    ["more>0", [-1]],
  ])("has the rows with %s", async (where, rows) => {
    const { code, stdout } = await table("--columns", "at", "--where", where, "--to", "csv");
    expect([code, stdout]).toEqual([0, ["at", ...rows].map((one) => `${one}\n`).join("")]);
  });

  test("compares them with numbers", async () => {
    const { code, stderr } = await table("--where", "id=x");
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('id is compared with a number, not with "x"'),
    ]);
  });

  whole("is exact in SQL, as are what it counts", async () => {
    const query =
      'select max(id) as most, min("at") as least, count(*) as rows from "messages:long"';
    const { code, stdout } = await call(["sql", query, "--schema", schema, path, "--to", "jsonl"]);
    const row = '{"most":"18446744073709551615","least":"-9223372036854775808","rows":3}';
    expect([code, stdout]).toEqual([0, `${row}\n`]);
  });
});

describe("of several formats", () => {
  whole("the one is taken that understands most, and it is said which", async () => {
    const { mqtt } = parse(await readFile(join(ROOT, "test/formats/samples.yaml"), "utf8")) as {
      mqtt: readonly Sample[];
    };
    const session = mqtt.filter(({ version }) => version === "3.1").map(({ bytes }) => bytes);
    const path = join(folder, "session.bin");
    await writeFile(path, Buffer.from(session.join(""), "hex"));
    const picture = join(folder, "picture.bin");
    const { code, stdout, stderr } = await call(["verify", "--schema", EXAMPLES, path, picture]);
    expect(stdout).toMatch(/^identical .*session\.bin {2}mqtt_file 3: /m);
    expect(stdout).toMatch(/^identical .*picture\.bin {2}png: /m);
    expect(code).toBe(0);
    expect(stderr).toContain(
      "picture.bin is read as png, which understands most of it; --format names another: mpegts, coap_file, dns_file, mo_file, mqtt_file, msgpack_file, wad2_file, wave_file, zip_file",
    );
    const bytes = await readFile(picture);
    const piped = await call(["info", "--json", "--schema", EXAMPLES, "-"], bytes);
    expect(JSON.parse(piped.stdout)).toMatchObject({ format: "png", messages: 67 });
  });

  test("view is asked for one that there is, of one's own or not", async () => {
    const own = await call(["view", "--schema", join(folder, "wave"), "--format", "wave"]);
    expect(own.stderr).toMatch(/there is no format "wave": there are wave_file, dem, /);
    expect(own.code).toBe(2);
  });

  whole("docs takes examples from files of the folder's formats", async () => {
    await writeFile(join(folder, "x.bin"), SOUND);
    const schemas = join(folder, "both");
    await mkdir(schemas);
    await writeFile(join(schemas, "wave.yaml"), WAVE);
    await writeFile(join(schemas, "bytes.yaml"), BYTES);
    const args = [
      "docs",
      schemas,
      "-o",
      join(folder, "pages"),
      "--examples",
      join(folder, "x.bin"),
    ];
    const page = join(folder, "pages", "formats", "wave", "message-file.html");
    const { stderr } = await call(args);
    expect(stderr).toMatch(/x\.bin is read as wave_file, .*: bytes_file\b/m);
    expect(await readFile(page, "utf8")).toContain("x.bin");
    const named = await call([...args, "--format", "bytes_file"]);
    expect(named.stderr).toBe("");
    expect(await readFile(page, "utf8")).not.toContain("x.bin");
  });
});
