import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { dem } from "../../generated/dem.ts";
import { rowsOf, table } from "../../quake/tables/index.ts";
import { fixtures } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [file] = fixtures(".dem");
const [other] = fixtures(".mvd");
const [quake2] = fixtures(".dm2");

const COLUMNS = ["time", "name", "origin", "health", "own", "team"];
const asked = { columns: COLUMNS, every: 0.5 };
const rows = [...table(dem, file!.bytes(), "players", asked)].flatMap((batch) => [
  ...rowsOf(batch),
]);

/** A line of CSV (RFC 4180), without line breaks in it. */
function cellsOf(line: string): (string | null)[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(cells, ([, quoted, plain]) =>
    quoted === undefined ? plain || null : quoted.replaceAll('""', '"'),
  );
}

describe("demospec table", () => {
  const args = ["table", "players", file!.path, "--columns", COLUMNS.join(), "--every", "500ms"];

  it("writes CSV, with null as nothing and an empty text in quotes", async () => {
    const { code, stdout, stderr } = await call(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const [head, ...lines] = stdout.trimEnd().split("\n");
    expect(head).toBe("time,name,origin_x,origin_y,origin_z,health,own,team");
    const expected = rows.map((row) =>
      Object.values(row).map((value) => (value === null ? null : `${value}`)),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(lines.map(cellsOf)).toEqual(expected);
  });

  it("writes an object a line, to a file too", async () => {
    const output = join(folder, "players.jsonl");
    expect(await call([...args, "-o", output])).toMatchObject({ code: 0, stdout: "", stderr: "" });
    const lines = readFileSync(output, "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(rows);
    const { stdout } = await call([...args, "--to", "jsonl"]);
    expect(stdout).toBe(readFileSync(output, "utf8"));
  });

  it("writes several files as one table, which says of which a row is", async () => {
    const paths = [file!.path, other!.path, quake2!.path];
    const { code, stdout } = await call(["table", "levels", ...paths, "--columns", "map,frames"]);
    const [head, ...lines] = stdout.trimEnd().split("\n");
    expect({ code, head }).toEqual({ code: 0, head: "file,map,frames" });
    expect(lines.map((line) => line.split(",")[0])).toEqual(paths);
  });

  it("has the column of files where it is asked for, whatever others are several", async () => {
    const { stdout } = await call([
      "table",
      "players",
      file!.path,
      "--columns",
      "origin,file,time",
    ]);
    const [head, first] = stdout.split("\n");
    expect(head).toBe("origin_x,origin_y,origin_z,file,time");
    expect(first!.split(",")[3]).toBe(file!.path);
  });

  it.each(["file,time,file", "time,time"])("asks for no column twice: %s", async (columns) => {
    const { code, stderr } = await call(["table", "players", file!.path, "--columns", columns]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: the column ${columns.split(",").at(-1)!} is asked for twice\n`,
    });
  });

  it("has the rows of the span of play and those like a condition alone", async () => {
    const columns = ["--columns", "time,health"];
    const limits = [
      "--between",
      "2s..0:04",
      "--where",
      "health>=6e1",
      "--where",
      "time>.5",
      "--to",
      "jsonl",
    ];
    const { stdout } = await call(["table", "players", file!.path, ...columns, ...limits]);
    const found = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    const all = [...table(dem, file!.bytes(), "players", { columns: ["time", "health"] })];
    const some = all
      .flatMap((batch) => [...rowsOf(batch)])
      .filter(
        (row) =>
          Number(row["time"]) >= 2 && Number(row["time"]) <= 4 && Number(row["health"]) >= 60,
      );
    expect(some.length).toBeGreaterThan(5);
    expect(found).toEqual(some);
  });

  it("writes the others where one file cannot be read", async () => {
    const missing = join(folder, "none.dem");
    const { code, stdout, stderr } = await call(["table", "levels", missing, quake2!.path]);
    expect(code).toBe(1);
    expect(stderr).toContain("none.dem");
    expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("has the rows of a small file whose compression ends inside", async () => {
    const packed = gzipSync(file!.bytes());
    for (const [name, count] of [
      ["cut.dem.gz", packed.length >> 1],
      ["whole.dem.gz", packed.length],
    ] as const)
      writeFileSync(join(folder, name), packed.subarray(0, count));
    const rowsOfFile = async (name: string) => {
      const { code, stdout, stderr } = await call([
        "table",
        "players",
        join(folder, name),
        "--columns",
        "time,origin",
      ]);
      return { code, rows: stdout.trimEnd().split("\n"), stderr };
    };
    const whole = await rowsOfFile("whole.dem.gz");
    const cut = await rowsOfFile("cut.dem.gz");
    expect([whole.code, cut.code]).toEqual([0, 1]);
    expect(cut.stderr).toContain("the compression of the file is damaged, or it ends inside");
    expect(cut.rows.length).toBeGreaterThan(whole.rows.length / 4);
    expect(cut.rows).toEqual(whole.rows.slice(0, cut.rows.length));
  });

  it("names the file whose protocol has no message of that name", async () => {
    const { code, stderr } = await call(["table", "messages:updatestat", file!.path, quake2!.path]);
    expect(code).toBe(2);
    expect(stderr).toContain(`error: ${quake2!.path}: quake2 has no message updatestat`);
  });

  it("says where a recording is damaged", async () => {
    const damaged = join(folder, "damaged.dem");
    writeFileSync(damaged, file!.bytes().subarray(0, 50_001));
    const { code, stderr, stdout } = await call(["table", "frames", damaged]);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /damaged\.dem: [\d,]+ bytes after the last block; the first damage at byte \d+: .* at byte \d+\n$/,
    );
    expect(stdout.split("\n").length).toBeGreaterThan(100);
  });

  it("prints columns with types and units", async () => {
    const { stdout } = await call(["table", "players", "--schema-only", "--columns", "time,name"]);
    expect(stdout).toMatch(/^time {2}f64 {3}s {2}Of play.*\nname {2}text {5}The player's name/);
  });

  it.each([
    [["plyers", file!.path], "a recording has no table plyers: did you mean players?"],
    [
      ["players", file!.path, "--columns", "nme"],
      `${file!.path}: players has no column nme: did you mean name?`,
    ],
    [["players", file!.path, "--where", "health"], "--where health: expected a column"],
    [["players", file!.path, "--every", "0"], "--every 0: expected a span above 0"],
    [["players", file!.path, "-o", "a.xls"], "name a file with .csv, .jsonl"],
    [["players"], "name a recording"],
  ])("%j is a wrong call", async (wrong, message) => {
    const { code, stderr } = await call(["table", ...wrong]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
