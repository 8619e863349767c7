import { Session } from "node:inspector/promises";
import { GROWTHS } from "../../bench/generate/schemas.ts";
import { emitTables, resolveSchemas } from "../../generator/generate.ts";

/*
 * A program: counts calls of the generator's functions for schemas of two sizes, in a process of its own,
 * whose counters nobody else needs. Writes lines of JSON.
 */

const session = new Session();
session.connect();
await session.post("Profiler.enable");

async function take(schema: string): Promise<void> {
  await emitTables(resolveSchemas(new Map([["large.yaml", schema]])));
}

/** How often functions were called since the counters were read. */
async function counted(): Promise<number> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const own = result.filter(({ url }) => /\/(generator|runtime)\//.test(url));
  const called = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return called.reduce((sum, { count }) => sum + count, 0);
}

await take(GROWTHS.fields.schema(4));
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
for (const [name, ...sizes] of JSON.parse(process.argv[2]!) as [
  keyof typeof GROWTHS,
  number,
  number,
][]) {
  const counts: number[] = [];
  for (const size of sizes.slice(0, 2)) {
    await counted();
    await take(GROWTHS[name].schema(size));
    counts.push(await counted());
  }
  console.log(JSON.stringify([name, ...counts]));
}
