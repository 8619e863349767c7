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
  /(?:prose|reference|json-schema|suggest|diagnostics|language|index|errors|reasons|nearest|hex)\.ts$/;

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

/** Tests by the names of their files, wherever they are: the quickest first. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  generator: ["right-schemas", "wrong-schemas", "versions", "overlays", "emits", "generator"],
  texts: ["text-pieces", "schema-texts", "wrong-schemas", "any-text", "generator"],
  runtime: [
    "right-schemas",
    "interpret-meaning",
    "lengths",
    "text-pieces",
    "canonical",
    "packet",
    "interpret",
  ],
  state: ["resolver", "deltas", "kinds", "players", "hits", "play-time", "summary", "state"],
};

/** What vectors do not see, and these tests could: none that needs recordings of others. */
export function testsOf(room: string, file: string): string[] {
  const kind = room === "generator" && /text/.test(file) ? "texts" : room;
  const all = filesIn("test", /\.test\.ts$/);
  return TESTS[kind]!.map((name) => {
    const path = all.find((each) => each.endsWith(`/${name}.test.ts`));
    if (path === undefined) throw new Error(`there is no test ${name}.test.ts`);
    return path;
  });
}
