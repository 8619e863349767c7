import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { exceptionFor, readExceptions } from "../../diff/changes/exceptions.ts";
import { messageProperties } from "../../fuzz/properties/properties.ts";
import { branchesReached } from "../../fuzz/reached.ts";
import { renderReport } from "../../fuzz/report.ts";
import { rangeName } from "../../runtime/branches/branch-keys.ts";
import { SchemaError } from "../../generator/read/diagnostics.ts";
import { versionClasses } from "../../generator/facts/classes.ts";
import { resolveSchemas } from "../../generator/generate.ts";
import type { SchemaFiles } from "../../generator/schemas/schemas.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";
import { copyProject } from "../../mutants/judge/copy.ts";
import { allNeighbours, changesOf } from "../analysis/neighbours.ts";
import { missing } from "../meaning/vector-coverage.ts";
import { isWhole } from "../support/corpus.ts";
import { schemasAbout } from "../support/schemas-about.ts";
import { readVectors } from "../../vectors/files.ts";
import { vectorsOf } from "../meaning/vector-folder.ts";
import { complaintsOf, interpreter } from "../../vectors/run.ts";
import { whole } from "../support/whole.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const README = read("README.md");

/** The code blocks of a language, in order. */
function blocks(language: string): string[] {
  return [...README.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(
    ([, code]) => code!,
  );
}

describe("the README", () => {
  let files: SchemaFiles;
  let changed: string;
  /** What comes of README's change. */
  let netquake: Table;
  beforeAll(async () => {
    files = await schemasAbout("netquake");
    changed = edited(files.get("netquake.yaml")!);
    netquake = netquakeWith(files, changed);
  });

  it("shows the schema entry as it is", () => {
    expect(read("schema/netquake.yaml")).toContain(blocks("yaml")[0]!);
  });

  it("shows the code that it becomes", () => {
    for (const part of blocks("ts")[0]!.split("\n\n"))
      expect(read("generated/netquake.ts")).toContain(part.trim());
  });

  whole("has an example of a change that works", () => {
    const bytes = Uint8Array.from([23, 15, ...Array.from({ length: 12 }, () => 8)]);
    const { value, error } = interpretDecode(netquake, netquake.current, bytes, 0, bytes.length);
    expect(error).toBeUndefined();
    expect(value).toMatchObject({ type: "temp_entity", entitytype: 15, endpos: [257, 257, 257] });
    const [, , , vector] = blocks("yaml");
    const own = readVectors(
      netquake,
      "temp_entity.yaml",
      `message: temp_entity\nvectors:\n${vector}`,
    );
    expect(own.flatMap((each) => complaintsOf(netquake, each, interpreter(netquake)))).toEqual([]);
    // Whoever made the change has them already.
    const known = vectorsOf(netquake).filter(({ place }) =>
      own.every((each) => !place.endsWith(each.place)),
    );
    expect(missing(netquake, known, true)).toContain("temp_entity: TE_RAILTRAIL");
    expect(missing(netquake, [...known, ...own], true)).toEqual([]);
    const misspelt = changed.replace("is: [TE_RAILTRAIL]", "is: [TE_RAILTRIAL]");
    expect(() => netquakeWith(files, misspelt)).toThrow(SchemaError);
  });

  it("says what that change is between versions", () => {
    const between = ["1.08", "1.09"] as const;
    const pair = allNeighbours.find((one) => one.between.join() === between.join())!;
    const changes = changesOf({ ...pair, table: netquake }, 0);
    const [, , , , added] = blocks("yaml");
    const { says } = parse(added!) as { says: Record<string, string[]> };
    const patterns = [...Object.values(says), ...Object.values(pair.says)].flat();
    const rules = readExceptions(patterns.map((pattern) => `* ${pattern}`).join("\n"));
    const said = changes.map((change) => exceptionFor(change, rules));
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(rules.length);
  });

  it.runIf(isWhole)(
    `makes a change with which the tests that it can reach pass${isWhole ? "" : " (left out: npm run test:readme has it)"}`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), "demospec-readme-"));
      try {
        copyProject(folder, ["docs"]);
        edit(folder);
        const run = (...args: string[]) =>
          spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
        const made = run("bin/demospec.js", "generate");
        expect(made.status, made.stderr).toBe(0);
        const tests = ["test/codec", "test/meaning", "test/analysis/neighbours.test.ts"];
        const tried = run("node_modules/vitest/vitest.mjs", "run", "--maxWorkers=1", ...tests);
        expect(tried.status, tried.stdout).toBe(0);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    1_800_000,
  );

  it("shows what fuzzing that change prints", () => {
    const table = netquake;
    // As the command says: the versions that are no dialects.
    const last = table.versions.indexOf("1.09");
    const classes = versionClasses(table).filter(({ to }) => to <= last);
    const runs = messageProperties.length * 100;
    const outcome = { seed: 0, aborted: false, failures: [], seconds: 1, runs, runsPerSecond: 1 };
    const subjects = classes.map(({ to }) => ({ message: "temp_entity", version: to }));
    const { notReached } = branchesReached(table, subjects, new Set());
    const text = renderReport({
      ...outcome,
      rows: classes.map((versions) => ({
        target: "netquake",
        message: "temp_entity",
        versions: rangeName(table, versions),
        runs,
        failures: 0,
      })),
      branches: [{ target: "netquake", reached: notReached, notReached: [] }],
    });
    const [shown] = text.split(/\n\n[^\n]* runs? in /);
    expect(README).toContain(`\`\`\`\n${shown}\n\n`);
    expect(README).toContain(`\n${(runs * classes.length).toLocaleString("en-US")} runs in `);
  });
});

/** The schema with README's change, which it may have already. */
function edited(schema: string): string {
  const [, entry, arm] = blocks("yaml");
  if (schema.includes("TE_RAILTRAIL")) return schema;
  return schema
    .replace(/( +TE_BEAM: .*\n)/, `$1${entry}`)
    .replace(/( +explosion2:\n +is: \[TE_EXPLOSION2\])/, `${arm}$1`);
}

/** Throws SchemaError. */
function netquakeWith(files: SchemaFiles, schema: string): Table {
  const { protocols } = resolveSchemas(new Map([...files, ["netquake.yaml", schema]]));
  return protocols.find(({ name }) => name === "netquake")!;
}

/** Makes all of README's edits in a copy of the project. */
function edit(folder: string): void {
  const change = (path: string, by: (text: string) => string) => {
    const text = readFileSync(join(folder, path), "utf8");
    const after = by(text);
    expect(after, path).not.toBe(text);
    writeFileSync(join(folder, path), after);
  };
  const [, , , vector, said] = blocks("yaml");
  change("schema/netquake.yaml", edited);
  change("test/vectors/netquake/temp_entity.yaml", (text) => `${text.trimEnd()}\n${vector}`);
  change("test/analysis/neighbours/netquake.yaml", (text) =>
    text.replace(/(- between: \["1\.08", "1\.09"\]\n +ref: .*\n)/, `$1${said}`),
  );
}
