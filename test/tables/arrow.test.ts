import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tableFromIPC } from "apache-arrow";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { arrow } from "../../cli/table/writers/arrow.ts";
import { formatOfFile } from "../../formats/index.ts";
import { table, TABLES } from "../../quake/tables/index.ts";
import { call } from "../support/in-process.ts";
import { anyRow, batchOf, COLUMNS, written } from "./made-batches.ts";
import { OWN, type Row, rowsIn } from "./support.ts";
import { runs } from "../support/runs.ts";

const folder = mkdtempSync(join(tmpdir(), "demospec-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As Arrow's reader reads a file. */
function readBack(bytes: Uint8Array): Row[] {
  return tableFromIPC(bytes)
    .toArray()
    .map((row: { toJSON(): Row }) => row.toJSON());
}

describe("a table in Arrow", () => {
  it.each(OWN.flatMap((file) => TABLES.map((what) => ({ what, name: file.name, file }))))(
    "$what of $name is read by Arrow as it is",
    async ({ what, file }) => {
      const bytes = file.bytes().subarray(0, 12_000);
      const batches = [...table(formatOfFile(file.name), bytes, what, { batchRows: 50 })];
      const columns = batches[0]?.columns ?? [];
      expect(readBack(await written(arrow, columns, batches))).toEqual(rowsIn(file, bytes, what));
    },
  );

  it("has the values of all types, whatever they are, in as many batches as there are", async () => {
    const any = fc.array(fc.array(anyRow, { minLength: 1 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(any, async (all) => {
        const expected = all
          .flat()
          .map((row) => Object.fromEntries(row.map((value, i) => [COLUMNS[i]!.name, value])));
        expect(readBack(await written(arrow, COLUMNS, all.map(batchOf)))).toEqual(expected);
      }),
      { numRuns: runs(50) },
    );
  });

  it("has its columns where there are no rows", async () => {
    const { schema, numRows } = tableFromIPC(await written(arrow, COLUMNS, []));
    expect([numRows, schema.fields.map(({ type }) => `${type}`)]).toEqual([
      0,
      ["Float64", "Int32", "Uint32", "Bool", "Utf8", "Int64", "Uint64"],
    ]);
  });

  it("keeps units, docs, and what it was made of", async () => {
    const output = join(folder, "own.arrow");
    expect((await call(["table", "players", OWN[0]!.path, "-o", output])).code).toBe(0);
    const { schema, numRows } = tableFromIPC(readFileSync(output));
    const time = schema.fields.find(({ name }) => name === "time")!;
    expect([time.metadata.get("unit"), time.metadata.get("doc")]).toEqual([
      "s",
      expect.stringContaining("Of play"),
    ]);
    const [source] = JSON.parse(schema.metadata.get("demospec.sources")!) as [{ rows: number }];
    expect([schema.metadata.get("demospec.table"), source.rows]).toEqual(["players", numRows]);
  });
});
