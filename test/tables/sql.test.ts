import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, describe, expect, it } from "vitest";
import { namedColumns } from "../../cli/sql/named-columns.ts";
import { dem } from "../../generated/dem.ts";
import { rowsOf, table } from "../../quake/tables/index.ts";
import { fixtures } from "../support/corpus.ts";
import { call } from "../support/in-process.ts";
import { eachOfSome } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "demospec-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [own] = fixtures(".dem");
const ALL = [".dem", ".mvd", ".qwd", ".dm2"].flatMap(fixtures).map(({ path }) => path);
const sql = (query: string, ...args: readonly string[]) => call(["sql", query, ...args]);

/** The queries of the docs, with what the docs say that they give. */
function queriesOfDocs(): { title: string; query: string; gives: string }[] {
  const text = readFileSync(join(ROOT, "docs/tables.md"), "utf8");
  const queries = text.matchAll(/\*\*(.+):\*\*\n\n```sql\n([^]*?)```\n\n```text\n([^]*?)```/g);
  return Array.from(queries, ([, title, query, gives]) => ({
    title: title!,
    query: query!,
    gives: gives!,
  }));
}

describe("demospec sql", () => {
  const queries = queriesOfDocs();
  it("has ten queries in the docs", () => expect(queries).toHaveLength(10));

  eachOfSome(queries, 5, "gives what the docs say: $title", async ({ query, gives }) => {
    const { code, stdout, stderr } = await sql(query, ...ALL);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    // The docs name files as somebody in the checkout does, which takes another width.
    const lines = (text: string) =>
      text.split("\n").map((line) => line.replace(/\S*fixtures\//, ""));
    expect(lines(stdout)).toEqual(lines(gives));
  });

  it("has the rows of tables, all columns or some", async () => {
    const rows = [...table(dem, own!.bytes(), "players")].flatMap((batch) => [...rowsOf(batch)]);
    for (const query of [
      "select * exclude (file) from players",
      "from players select * exclude file",
    ]) {
      const { stdout } = await sql(query, own!.path, "--to", "jsonl");
      const found = stdout.trimEnd().split("\n");
      expect(found.map((line) => JSON.parse(line) as object)).toEqual(rows);
    }
    const some = await sql("select health, name from players p", own!.path, "--to", "jsonl");
    const found = some.stdout.trimEnd().split("\n");
    expect(found.map((line) => JSON.parse(line) as object)).toEqual(
      rows.map(({ health, name }) => ({ health, name })),
    );
  });

  it("has messages as tables, and several tables in a query", async () => {
    const query = `select count(distinct m.text) as texts, count(distinct l.map) as maps
      from "messages:print" m, levels l`;
    const { stdout } = await sql(query, own!.path, "--to", "csv");
    expect(stdout).toMatch(/^texts,maps\n\d+,1\n$/);
  });

  it.each([
    ["select count(*) as n from PLAYERS", "a table in capitals"],
    ["select len(json_keys(to_json(any_value(l)))) as n from levels l", "a whole row"],
  ])("has %s: %s", async (query) => {
    const columns = await call(["table", "levels", "--schema-only"]);
    const rows = [...table(dem, own!.bytes(), "players")].reduce((n, { length }) => n + length, 0);
    // And the column of files.
    const n = query.includes("PLAYERS") ? rows : columns.stdout.trimEnd().split("\n").length + 1;
    const { code, stdout } = await sql(query, own!.path, "--to", "csv");
    expect([code, stdout]).toEqual([0, `n\n${n}\n`]);
  });

  it("reads stdin for all tables that a query names", async () => {
    const query = "select file, (select count(*) > 100 from players) as many, map from levels";
    const args = ["sql", query, "-", "--to", "csv"];
    const { code, stdout } = await call(args, own!.bytes());
    expect([code, stdout]).toEqual([0, "file,many,map\n-,true,lqdm4_a6\n"]);
  });

  it("writes a file by its ending", async () => {
    const output = join(folder, "levels.csv");
    const { code } = await sql("select map from levels", own!.path, "-o", output);
    expect([code, readFileSync(output, "utf8")]).toEqual([0, "map\nlqdm4_a6\n"]);
  });

  it.each([
    ["select * from kil", "there is no table kil: there are players, entities, frames"],
    ["select naem from players", "there is no column naem: did you mean name?"],
    ["select p.naem from players p", "there is no column naem: did you mean name?"],
    ['select "na em" from players', "there is no column na em: did you mean name?"],
    ["selec", 'Parser Error: syntax error at or near "selec"'],
    ["select a(", "Parser Error: syntax error"],
    ["create table x as select 1", "expected one that asks (select)"],
    [`copy (select 1) to '${join(folder, "other.csv")}'`, "expected one that asks (select)"],
    ["select 1; select 2", "error: the query: "],
  ])("refuses %s", async (query, why) => {
    const { code, stdout, stderr } = await sql(query, own!.path);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(why);
    expect(existsSync(join(folder, "other.csv"))).toBe(false);
  });

  it("reads what it can, and ends with 1 where something is no recording", async () => {
    const notes = join(folder, "notes.txt");
    writeFileSync(notes, "# Notes\n\nNobody has a copy of these.\n");
    const query = "select file, frames from levels";
    const { code, stdout, stderr } = await sql(query, notes, own!.path, "--to", "csv");
    expect([code, stderr]).toEqual([1, expect.stringContaining("notes.txt: this begins like no")]);
    expect(stdout).toContain(`${basename(own!.path)},`);
  });
});

describe("the columns that are read for a query", () => {
  const NAMES = ["time", "name", "health"];
  it.each([
    ["select * from players", NAMES],
    ["select p.* from players p", NAMES],
    ["select name, * exclude (time) from players", NAMES],
    ["from players", NAMES],
    ["with a as (from players) select 1 from a", NAMES],
    ["select columns('na.*') from players", NAMES],
    ["select * from players natural join other", NAMES],
    ["summarize players", NAMES],
    ["/* all */ from players", NAMES],
    ["select/**/* from players", NAMES],
    ["select p from players p", NAMES],
    ["select to_json(Players) from players", NAMES],
    ["select a from players p(a, b, c)", NAMES],
    ["select #2 from players", NAMES],
    ["select name from players union all from players", NAMES],
    ["select count(*), count( * ) from players", []],
    ['select max("time") * 2 from players', ["time"]],
    ["select 3 * HEALTH from players where name = 'x'", ["name", "health"]],
  ])("%s", async (query, names) => {
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    expect(await namedColumns(connection, query, NAMES)).toEqual(names);
    connection.closeSync();
  });
});
