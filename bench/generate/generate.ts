import { emitTables, resolveSchemas } from "../../generator/generate.ts";
import { count, tableMarkdown } from "../table.ts";
import { type Growth, GROWTHS } from "./schemas.ts";

/*
 * `npm run bench:generate`: how long it takes to check a schema and to generate its code, by what it has many of, as the
 * processor counts it, and by how much that grows where the schema is twice as large.
 */

/** Of the largest schema, these parts are measured, too. */
const PARTS = [1 / 4, 1 / 2, 1];
/** The best of that many. */
const ROUNDS = 3;

interface Taken {
  readonly check: number;
  readonly generate: number;
}

function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function take(schema: string): Promise<Taken & { readonly characters: number }> {
  const begin = milliseconds();
  const tables = resolveSchemas(new Map([["large.yaml", schema]]));
  const checked = milliseconds();
  const files = await emitTables(tables);
  const end = milliseconds();
  const characters = [...files.values()].reduce((sum, code) => sum + code.length, 0);
  return { check: checked - begin, generate: end - checked, characters };
}

async function best(schema: string): Promise<Awaited<ReturnType<typeof take>>> {
  let least = await take(schema);
  for (let round = 1; round < ROUNDS; round++) {
    const own = await take(schema);
    const [check, generate] = (["check", "generate"] as const).map((what) =>
      Math.min(least[what], own[what]),
    );
    least = { ...own, check: check!, generate: generate! };
  }
  return least;
}

async function rowsOf({ what, most, schema }: Growth): Promise<string[][]> {
  const rows: string[][] = [];
  let before: Taken | undefined;
  for (const part of PARTS) {
    const size = Math.round(most * part);
    const taken = await best(schema(size));
    const grown = (own: keyof Taken) =>
      before === undefined ? "" : `× ${(taken[own] / before[own]).toFixed(1)}`;
    rows.push([
      `${count(size)} ${what}`,
      taken.check.toFixed(0),
      grown("check"),
      taken.generate.toFixed(0),
      grown("generate"),
      count(Math.round(taken.characters / 1000)),
    ]);
    before = taken;
  }
  return rows;
}

for (const { schema } of Object.values(GROWTHS)) await take(schema(16)); // V8 knows the code then
const rows: string[][] = [];
for (const growth of Object.values(GROWTHS)) rows.push(...(await rowsOf(growth)));
const header = ["schema", "check, ms", "of half", "generate, ms", "of half", "kB of code"];
const title = "Time of the processor by what a schema has many of, and how it grows";
console.log(tableMarkdown({ header, sections: [{ title, rows }] }));
