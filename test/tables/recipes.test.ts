import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { distances } from "../../examples/distance.ts";
import { compiledCommand } from "../support/compiled.ts";
import { fixtures, isWhole, whyNotWhole } from "../support/corpus.ts";
import { filesIn } from "../support/dataset-files.ts";
import { call } from "../support/in-process.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const DOCS = readFileSync(join(ROOT, "docs", "tables.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "demospec-recipes-"));

const paths = [".dem", ".mvd", ".qwd", ".dm2"].flatMap((ending) =>
  fixtures(ending).map(({ path }) => path),
);
const list = join(folder, "list.txt");
let expected: Map<string, string>;

beforeAll(async () => {
  const command = join(folder, "demospec");
  const script = `#!/bin/sh\nexec "${process.execPath}" "${compiledCommand()}" "$@"\n`;
  writeFileSync(command, script, { mode: 0o755 });
  writeFileSync(list, `${paths.join("\n")}\n`);
  await call(["table", "players", "--inputs", list, "--into", join(folder, "expected")]);
  expected = filesIn(join(folder, "expected"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What docs/tables.md says, which must have it. */
function recipe(pattern: RegExp): string {
  const [, line] = pattern.exec(DOCS) ?? [];
  if (line === undefined) throw new Error(`docs/tables.md has nothing like ${pattern}`);
  return line;
}

/** Runs a line in the folder, with fewer processes than it has, and gives the dataset. */
function run(
  line: string,
  environment: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const fewer = line.replaceAll(/\/(?:8|200)\b/g, "/3").replace("seq 8", "seq 3");
  execFileSync("/bin/sh", ["-c", fewer.replaceAll("/data/", `${folder}/`)], {
    cwd: folder,
    env: { ...process.env, ...environment, PATH: `${folder}:${process.env["PATH"]}` },
    input: readFileSync(list),
    stdio: ["pipe", "ignore", "pipe"],
  });
  return filesIn(join(folder, "dataset"));
}

const hasParallel = existsSync("/usr/bin/parallel");
const whyNoParallel = hasParallel ? "" : " (left out: there is no GNU parallel)";

describe.skipIf(!isWhole)(
  `the recipes for archives give the dataset of one process${whyNotWhole}`,
  () => {
    const clean = () => rmSync(join(folder, "dataset"), { recursive: true, force: true });

    it.skipIf(!hasParallel)(`GNU parallel${whyNoParallel}`, () => {
      clean();
      expect(run(recipe(/^(seq 8 \| parallel .*)$/m))).toEqual(expected);
    });

    it.each([
      ["Slurm's array", /^sbatch .*--wrap '(.*)'$/m, "SLURM_ARRAY_TASK_ID", 1],
      [
        "an indexed Job of Kubernetes",
        /^(demospec .*JOB_COMPLETION_INDEX.*)$/m,
        "JOB_COMPLETION_INDEX",
        0,
      ],
    ] as const)("%s, as its shell runs a task", (_, pattern, name, first) => {
      clean();
      const line = recipe(pattern);
      for (const last of [0, 1]) run(line, { [name]: `${first + last}` });
      expect(run(line, { [name]: `${first + 2}` })).toEqual(expected);
    });

    it("a command that is given paths to its stdin", () => {
      clean();
      expect(run(recipe(/\.pipe\("(.*?)"\)/))).toEqual(expected);
    });
  },
);

/** As the query of docs/tables.md gives it, which DuckDB has computed: test/tables/sql.test.ts. */
const DISTANCES = new Map(
  [...DOCS.matchAll(/^(\w+) +(\d+) {2}(fixtures\/\S+)$/gm)].map(([, name, units, file]) => [
    file!,
    { name: name!, units: Number(units) },
  ]),
);

const hasPyarrow = spawnSync("python3", ["-c", "import pyarrow"]).status === 0;
const whyNoPyarrow = hasPyarrow ? "" : " (left out: python3 has no pyarrow)";

describe("the examples say what DuckDB says", () => {
  it("of four recordings", () => expect(DISTANCES.size).toBe(4));

  it.each([...DISTANCES])("in TypeScript: %s", async (file, { name, units }) => {
    const found = await distances(join(ROOT, file));
    expect([...found].map(([who, sum]) => [who, Math.round(sum)])).toEqual([[name, units]]);
  });

  it.skipIf(!hasPyarrow).each([...DISTANCES])(
    `in Python: %s${whyNoPyarrow}`,
    async (file, { name, units }) => {
      const parquet = join(folder, "players.parquet");
      await call(["table", "players", join(ROOT, file), "-o", parquet]);
      const args = [join(ROOT, "examples", "distance.py"), parquet];
      const text = execFileSync("python3", args, { encoding: "utf8" });
      expect(text).toBe(`${name}\t${units}\n`);
    },
  );
});
