import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import fc from "fast-check";
import { parquetReadObjects } from "hyparquet";
import { afterAll, describe, expect, it } from "vitest";
import { parquet } from "../../cli/table/writers/parquet.ts";
import { formatOfFile } from "../../formats/index.ts";
import { table, type TableColumn, type TableName } from "../../quake/tables/index.ts";
import { call } from "../support/in-process.ts";
import { anyRow, batchOf, COLUMNS, written } from "./made-batches.ts";
import { OWN, type Row, rowsIn } from "./support.ts";
import { isWhole } from "../support/corpus.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-"));
const path = join(folder, "table.parquet");
const duckdb = await (await DuckDBInstance.create(":memory:")).connect();
afterAll(() => {
  duckdb.closeSync();
  rmSync(folder, { recursive: true });
});

/** What a query gives of the file: integers of 64 bits as numbers, where a number has them exactly. */
async function asked(query: string): Promise<Row[]> {
  const reader = await duckdb.runAndReadAll(query);
  return reader.getRowObjectsJS().map(asNumbers);
}

function asNumbers(row: Record<string, unknown>): Row {
  const entries = Object.entries(row);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "bigint" ? asNumber(value) : value]),
  );
}

function asNumber(value: bigint): number | bigint {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** As DuckDB and hyparquet read a file. */
async function readBack(bytes: Uint8Array): Promise<[Row[], Row[]]> {
  writeFileSync(path, bytes);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const others = (await parquetReadObjects({ file })) as Record<string, unknown>[];
  return [await asked(`select * from '${path}'`), others.map(asNumbers)];
}

/** Batches of few rows, each of them many times, so that columns have dictionaries, and values come in runs. */
const repeated = fc
  .array(anyRow, { minLength: 1, maxLength: 12 })
  .chain((rows) =>
    fc.array(fc.array(fc.tuple(fc.constantFrom(...rows), fc.nat(70)), { minLength: 1 }), {
      minLength: 1,
    }),
  )
  .map((all) =>
    all.map((batch) => batch.flatMap(([row, more]) => Array.from({ length: more + 1 }, () => row))),
  );

const TABLES: readonly TableName[] = ["players", "entities", "frames", "levels", "events", "kills"];

describe("a table in Parquet", () => {
  it.each(OWN.flatMap((file) => TABLES.map((what) => ({ what, name: file.name, file }))))(
    "$what of $name is read by DuckDB and hyparquet as it is",
    async ({ what, file }) => {
      const bytes = file.bytes().subarray(0, isWhole ? 12_000 : 4000);
      const batches = [...table(formatOfFile(file.name), bytes, what, { batchRows: 50 })];
      const rows = rowsIn(file, bytes, what);
      const columns = batches[0]?.columns ?? [];
      if (columns.length === 0) return;
      for (const found of await readBack(await written(parquet, columns, batches)))
        expect(found).toEqual(rows);
    },
  );

  it("has the values of all types, whatever they are, in as many batches as there are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyRow, { minLength: 1 }), { minLength: 1 }),
        async (all) => {
          const expected = all
            .flat()
            .map((row) =>
              asNumbers(Object.fromEntries(row.map((value, i) => [COLUMNS[i]!.name, value]))),
            );
          for (const found of await readBack(await written(parquet, COLUMNS, all.map(batchOf))))
            expect(found).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("has values that are there again and again, in runs of any length", async () => {
    await fc.assert(
      fc.asyncProperty(repeated, async (all) => {
        const expected = all
          .flat()
          .map((row) =>
            asNumbers(Object.fromEntries(row.map((value, i) => [COLUMNS[i]!.name, value]))),
          );
        for (const found of await readBack(await written(parquet, COLUMNS, all.map(batchOf))))
          expect(found).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it("has no rows where there are none, and its columns", async () => {
    expect(await readBack(await written(parquet, COLUMNS, []))).toEqual([[], []]);
    const described = await asked(`describe select * from '${path}'`);
    const types = ["DOUBLE", "INTEGER", "BIGINT", "BOOLEAN", "VARCHAR", "BIGINT", "UBIGINT"];
    expect(described.map(({ column_type }) => column_type)).toEqual(types);
  });

  it("has groups of rows with statistics: what a query passes over", async () => {
    const batches = Array.from({ length: 9 }, (_, i) =>
      batchOf(Array.from({ length: 8192 }, () => [i, i, i, true, "same", 0n, 0n])),
    );
    writeFileSync(path, await written(parquet, COLUMNS, batches));
    const groups = await asked(
      `select row_group_num_rows as rows, stats_min_value as low, stats_max_value as high, encodings
       from parquet_metadata('${path}') where path_in_schema = 'of_i32' order by row_group_id`,
    );
    expect(groups).toMatchObject([
      { rows: 65_536, low: "0", high: "7" },
      { rows: 8192, low: "8", high: "8" },
    ]);
  });

  it("has the least values and the greatest ones of all types, NaN and nulls apart", async () => {
    const batches = [
      batchOf([
        [NaN, -3, 4_294_967_295, true, "z", -(2n ** 63n), 2n ** 64n - 1n],
        [null, null, null, null, null, null, null],
      ]),
      batchOf([
        [-2.5, 7, 5, false, "ä", 2n ** 63n - 1n, 2n ** 63n],
        [0.5, 7, 5, true, "az", -1n, 1n],
      ]),
    ];
    writeFileSync(path, await written(parquet, COLUMNS, batches));
    const found = await asked(
      `select stats_min_value as low, stats_max_value as high, stats_null_count as nulls
       from parquet_metadata('${path}') order by column_id`,
    );
    expect(found.map(({ low, high, nulls }) => [low, high, nulls])).toEqual([
      ["-2.5", "0.5", 1],
      ["-3", "7", 1],
      ["5", "4294967295", 1],
      ["false", "true", 1],
      ["az", "ä", 1],
      ["-9223372036854775808", "9223372036854775807", 1],
      ["1", "18446744073709551615", 1],
    ]);
  });
});

describe("demospec table -o table.parquet", () => {
  const [first, second] = OWN.filter(({ name }) => /\.(dem|mvd)$/.test(name));

  it("keeps what the table was made of", async () => {
    const output = join(folder, "own.parquet");
    const args = ["table", "players", first!.path, second!.path, "--between", "0s..2s"];
    const { code, stderr } = await call([...args, "-o", output]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const query = `select decode(key) as key, decode(value) as value from parquet_kv_metadata('${output}')`;
    const metadata = new Map((await asked(query)).map(({ key, value }) => [key, value as string]));
    expect(metadata.get("demospec.table")).toBe("players");
    const units = JSON.parse(metadata.get("demospec.columns")!) as TableColumn[];
    expect(units.find(({ name }) => name === "time")!.unit).toBe("s");
    const counts = await asked(`select file, count(*) as rows from '${output}' group by 1`);
    const known = [
      { protocol: "netquake", versions: ["1.08", "1.09"] },
      { protocol: "quakeworld", versions: ["28-mvd", "28-mvd"] },
    ];
    const sources = [first!, second!].map(({ path: file, name }, i) => ({
      ...known[i],
      file,
      format: name.split(".").at(-1),
      maps: ["lqdm4_a6"],
      sha256: createHash("sha256").update(readFileSync(file)).digest("hex"),
      rows: counts.find((one) => one["file"] === file)?.["rows"],
    }));
    expect(JSON.parse(metadata.get("demospec.sources")!)).toEqual(sources);
  });

  it("names the formats that there are", async () => {
    const { code, stderr } = await call(["table", "levels", first!.path, "--to", "xlsx"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("csv, jsonl, text, arrow, parquet"),
    ]);
  });
});
