import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, describe, expect, it } from "vitest";
import { DatasetFolder } from "../../cli/table/dataset/dataset-folder.ts";
import { ofShard } from "../../cli/table/dataset/write-dataset.ts";
import { fixtures } from "../support/corpus.ts";
import { filesIn, manifestOf } from "../support/dataset-files.ts";
import { call } from "../support/in-process.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "demospec-dataset-"));
const duckdb = await (await DuckDBInstance.create(":memory:")).connect();
afterAll(() => {
  duckdb.closeSync();
  rmSync(folder, { recursive: true });
});

const paths = [".dem", ".mvd", ".qwd", ".dm2"].flatMap((ending) =>
  fixtures(ending).map(({ path }) => path),
);
const damaged = join(folder, "damaged.dem");
const first = readFileSync(paths[0]!);
writeFileSync(damaged, first.subarray(0, first.length - 100));
const foreign = join(folder, "notes.txt");
writeFileSync(foreign, "no recording");
const list = join(folder, "list.txt");
writeFileSync(
  list,
  [...paths, damaged, paths[0]!, foreign, join(folder, "gone.dem"), ""].join("\n"),
);

const table = (dataset: string, ...more: string[]) => [
  "table",
  "players",
  "--every",
  "500ms",
  "--inputs",
  list,
  "--into",
  join(folder, dataset),
  ...more,
];

describe("a dataset", () => {
  it("has the rows of all recordings, by family and map, and says what became of each", async () => {
    const { code, stdout } = await call(table("one"));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^8 inputs: 5 ok, 1 damaged, 1 no recording, 1 unreadable; 6 parts, /);
    const manifest = manifestOf(join(folder, "one"));
    expect(manifest.get("damaged.dem")).toMatchObject({ status: "damaged" });
    expect(manifest.get("damaged.dem")!.reasons[0]).toMatch(/damage at byte \d/);
    expect(manifest.get("damaged.dem")!.recordings[0]!.rows).toBeGreaterThan(20);
    expect(manifest.get("notes.txt")).toMatchObject({ status: "no recording", recordings: [] });
    expect(manifest.get("gone.dem")).toMatchObject({ status: "unreadable", recordings: [] });
    const parts = join(folder, "one", "players", "**", "*.parquet");
    const query = `select family, map, count(*)::int as n from read_parquet('${parts}', hive_partitioning = true) group by all`;
    const rows = (await duckdb.runAndReadAll(query)).getRowObjects();
    const expected = [...manifest.values()].flatMap(({ recordings }) => recordings);
    expect(rows.reduce((sum, { n }) => sum + (n as number), 0)).toBe(
      expected.reduce((sum, one) => sum + one.rows, 0),
    );
    expect(rows.map(({ family, map }) => `${String(family)} ${String(map)}`).toSorted()).toEqual([
      "netquake lqdm4_a6",
      "quake2 anchor1",
      "quakeworld lqdm4_a6",
    ]);
  });

  it("is the same whoever makes it: in shards, in any order, and twice", async () => {
    for (const shard of ["3/3", "1/3", "2/3", "2/3"]) await call(table("shards", "--shard", shard));
    expect(filesIn(join(folder, "shards"))).toEqual(filesIn(join(folder, "one")));
  });

  whole("goes on where a process was killed", async () => {
    // Asking for the third input says that two are written; the answer never comes.
    const server = createServer();
    const asked = once(server, "request");
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const begun = [paths[0]!, damaged, `http://127.0.0.1:${port}/late.dem`];
    const command = [join(ROOT, "bin", "demospec.js"), ...table("killed"), ...begun];
    const child = spawn(process.execPath, command, { stdio: "ignore" });
    const exited = once(child, "exit");
    await Promise.race([asked, exited]);
    child.kill("SIGKILL");
    expect(await exited).toEqual([null, "SIGKILL"]);
    server.closeAllConnections();
    server.close();
    const { stdout } = await call(table("killed", "--resume"));
    expect(stdout).toContain("2 done before");
    expect(filesIn(join(folder, "killed"))).toEqual(filesIn(join(folder, "one")));
  });

  whole(
    "is cleaned of what a killed process left, and of nothing that may be written still",
    async () => {
      const dataset = join(folder, "left");
      const writes = `
      import { DatasetFolder } from "./cli/table/dataset/dataset-folder.ts";
      import { OutputFile } from "./cli/files/output/output-file.ts";
      const folder = new DatasetFolder(process.argv[1], "players", "parquet");
      await new OutputFile(await folder.unfinished()).write(new Uint8Array(9));
      setInterval(() => process.stdout.write("."), 10);`;
      const node = ["--import", "tsx", "--input-type=module", "-e", writes, dataset];
      const begin = async () => {
        const child = spawn(process.execPath, node, { cwd: ROOT, stdio: ["ignore", "pipe", 2] });
        await once(child.stdout!, "data");
        return child;
      };
      const [alive, dead] = await Promise.all([begin(), begin()]);
      const left = () => readdirSync(join(dataset, "_temporary")).toSorted();
      const [, own, second] = ["", ...left()];
      expect([own, second]).toEqual([expect.stringMatching(/-\d+\./), expect.stringMatching(/-/)]);
      dead.kill("SIGKILL");
      await once(dead, "exit");
      // Of another machine nobody knows who lives there, and what has no number is not told either.
      const other = own!.replace(/^./, (letter) => (letter === "0" ? "1" : "0"));
      for (const name of [other.replace(/-\d+/, `-${dead.pid}`), "part.0123456789ab.part"])
        writeFileSync(join(dataset, "_temporary", name), "");
      const before = left();
      await call(["table", "levels", paths[0]!, "--into", dataset]);
      alive.kill("SIGKILL");
      await once(alive, "exit");
      const gone = before.filter((name) => !left().includes(name));
      expect(gone).toEqual(
        before.filter((name) => name.includes(`-${dead.pid}.`) && name[0] === own![0]),
      );
      expect(gone.length).toBe(1);
      const names = [...filesIn(dataset).keys()];
      expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );

  it("has nothing that is not whole in its manifest", async () => {
    const dataset = join(folder, "manifest");
    mkdirSync(dataset);
    writeFileSync(join(dataset, "_temporary"), "in the way");
    const at = new DatasetFolder(dataset, "players", "parquet");
    const entry = { input: "a.dem", status: "ok", reasons: [], recordings: [] } as const;
    await expect(at.keep(entry)).rejects.toThrow("_temporary");
  });

  it("is tried again for what could not be read, and where a part is gone", async () => {
    const late = join(folder, "gone.dem");
    const dataset = join(folder, "again");
    await call(table("again"));
    writeFileSync(late, first);
    const [part] = manifestOf(dataset).get("damaged.dem")!.recordings[0]!.parts;
    rmSync(join(dataset, part!));
    const { stdout } = await call(table("again", "--resume"));
    // Two inputs have the same bytes, and so the same part.
    expect(stdout).toMatch(/^8 inputs: 6 ok, 1 damaged, 1 no recording, 6 done before; 6 parts, /);
    expect(existsSync(join(dataset, part!))).toBe(true);
    rmSync(late);
  });

  it("keeps the old part, and notes nothing, where the new one cannot be written", async () => {
    const dataset = join(folder, "blocked");
    mkdirSync(dataset);
    writeFileSync(join(dataset, "_manifest"), "in the way");
    const { code, stderr } = await call(table("blocked"));
    expect({ code, stderr }).toMatchObject({ code: 1 });
    expect(stderr).toContain("_manifest");
    const names = [...filesIn(dataset).keys()];
    expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("has no path that a recording names", () => {
    const at = new DatasetFolder("/data", "messages:sound", "parquet");
    const source = { format: "dem", protocol: "netquake", maps: [], sha256: "5a", rows: 0 };
    expect(at.partOf(source, "../../etc/passwd")).toBe(
      "messages%3asound/family=netquake/map=%2e%2e%2f%2e%2e%2fetc%2fpasswd/5a.parquet",
    );
    expect(at.partOf(source, undefined)).toContain("map=__HIVE_DEFAULT_PARTITION__");
    const long = at.partOf(source, "x".repeat(5000));
    expect(long.length).toBeLessThan(200);
    expect(at.partOf(source, `${"x".repeat(4999)}y`)).not.toBe(long);
  });

  it("is cut into shards that have each input once", () => {
    const inputs = Array.from({ length: 10 }, (_, i) => `${i}`);
    const shards = ["1/4", "2/4", "3/4", "4/4"].map((shard) => ofShard(inputs, shard));
    expect(shards.flat().toSorted()).toEqual(inputs);
    expect(shards[1]).toEqual(["1", "5", "9"]);
  });

  it.each([
    [["--shard", "0/3"], "--shard 0/3: expected one of several"],
    [["--shard", "4/3"], "--shard 4/3: expected one of several"],
    [["-o", "x.parquet"], "give one of them"],
    [["--columns", "helth"], "health"],
  ])("refuses %j", async (more, words) => {
    const { code, stderr } = await call(table("wrong", ...more));
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  it("is what its options are for", async () => {
    const { code, stderr } = await call(["table", "players", paths[0]!, "--resume"]);
    expect({ code, stderr }).toMatchObject({ code: 2 });
    expect(stderr).toContain("--resume is for a dataset");
  });
});
