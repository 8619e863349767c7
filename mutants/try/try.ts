/*
 * What of a room is seen soonest, in one process: code that the generator makes anew, vectors, worlds.
 * Where all is right, nothing is reported. Nothing that may be generated anew is loaded before it is.
 */
const [room] = process.argv.slice(2);

/** The tables of which the code is another one than before, by name: all where their list is. Nothing where all is as it was. */
async function changed(): Promise<((table: string) => boolean) | undefined> {
  const { generate } = await import("../../generator/generate.ts");
  const { written, removed } = await generate("schema", "generated");
  const names = new Set([...written, ...removed].map((file) => file.replace(/\..*$/, "")));
  return names.size === 0 ? undefined : (table) => names.has(table) || names.has("index");
}

async function found(): Promise<string | undefined> {
  if (room === "state") {
    const { worlds } = await import("./worlds.ts");
    return worlds()();
  }
  if (room === "generator") {
    const { wronglyExplained } = await import("./wrong-schemas.ts");
    const name = await wronglyExplained();
    if (name !== undefined) return `wrong schema ${name}`;
  }
  const isTried = room === "generator" ? await changed() : () => true;
  if (isTried === undefined) return undefined;
  const { wrongVector } = await import("./vectors.ts");
  return wrongVector(isTried);
}

const why = await found();
if (why !== undefined) {
  console.log(`vectors: ${why}`);
  process.exitCode = 1;
}
export {};
