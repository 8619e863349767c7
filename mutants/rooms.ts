import { readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Where mutants come from. */
export interface Room {
  readonly name: string;
  /** The share of mutants that is to be killed. */
  readonly aim: number;
  readonly files: readonly string[];
}

/** What writes prose, or the language's reference: no test of what bytes mean looks at it. */
const PROSE =
  /(?:prose|reference|json-schema|suggest|diagnostics|language|index|errors|reasons|hex)\.ts$/;

export const ROOMS: readonly Room[] = [
  { name: "schemas", aim: 0.95, files: filesIn("schema", /\.yaml$/) },
  { name: "generator", aim: 0.9, files: filesIn("generator", /(?<!index)\.ts$/) },
  { name: "runtime", aim: 0.9, files: filesIn("runtime", /(?<!index)\.ts$/) },
  { name: "state", aim: 0.9, files: filesIn("quake/world", /\.ts$/) },
];

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !PROSE.test(name))
    .map((name) => `${folder}/${name}`)
    .toSorted();
}

const VECTORS = "mutants/try-vectors.ts";

/** What could see a mutant of a file: the quickest first, none that needs recordings of others. */
export function testsOf(room: string, file: string): string[] {
  const tests =
    room === "state"
      ? ["state-vectors", "resolver", "state"]
      : room === "generator"
        ? file.includes("text") || /emit\/(?:say|tell|hear|enter)/.test(file)
          ? ["generator", "lmpc", "wrong-schemas"]
          : ["generator", "wrong-schemas", "next-version"]
        : ["interpret", "generator", "packet", "recording", "lmpc"];
  const all = filesIn("test", /\.test\.ts$/);
  const paths = tests.flatMap(
    (name) => all.find((path) => path.endsWith(`/${name}.test.ts`)) ?? [],
  );
  return [...(room === "state" ? [] : [VECTORS]), ...paths];
}
