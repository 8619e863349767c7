import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { SchemasFinding, SchemasProgress, SchemasReport } from "../../fuzz/schemas/run.ts";
import { outputError } from "../errors/system-errors.ts";
import { shown } from "../terminal/outside.ts";
import { note, say, sayJson } from "../terminal/say.ts";
import { count } from "../terminal/text.ts";

/** Options of `fuzz --schemas`. */
export interface SchemasWords {
  readonly runs?: number;
  readonly seed?: number;
  readonly compile?: number;
  readonly keepSchemas: string;
  readonly workers?: number;
  readonly json?: boolean;
}

const RUNS = 1000;
const COMPILED = 100;

/** Makes schemas up instead of messages. What was found is written to a folder each, to be replayed by its seed. */
export async function fuzzSchemas(
  { runs = RUNS, seed = newSeed(), compile = COMPILED, keepSchemas, workers, json }: SchemasWords,
  watched: (
    total: number,
    work: (
      onProgress: ((state: SchemasProgress) => void) | undefined,
      signal: AbortSignal,
    ) => Promise<SchemasReport>,
  ) => Promise<SchemasReport>,
): Promise<void> {
  const { runSchemas } = await import("../../fuzz/schemas/run.ts");
  const report = await watched(runs, (onProgress, signal) =>
    runSchemas({
      seed,
      runs,
      compile,
      workers: workers ?? availableParallelism(),
      onProgress,
      signal,
    }),
  );
  for (const finding of report.findings) await keep(finding, keepSchemas);
  if (json === true) sayJson({ ...report, findings: report.findings.map(asJson) });
  else sayReport(report, keepSchemas);
  if (report.findings.length > 0) process.exitCode = 1;
  if (report.aborted) process.exitCode = 130;
}

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 30);
}

function asJson({ files, ...finding }: SchemasFinding): object {
  return { ...finding, files: Object.fromEntries(files) };
}

function folderOf({ seed }: SchemasFinding, keepSchemas: string): string {
  return join(keepSchemas, `seed-${seed}`);
}

async function keep(finding: SchemasFinding, keepSchemas: string): Promise<void> {
  const folder = folderOf(finding, keepSchemas);
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of finding.files) await writeFile(join(folder, name), text);
  } catch (error) {
    throw outputError(folder, error);
  }
}

function sayReport(report: SchemasReport, keepSchemas: string): void {
  const { tried, accepted, compiled, rounds, seconds, seed, findings } = report;
  say(
    `${count(tried, "schema")} from seed ${seed} in ${seconds.toFixed(1)} s: ${accepted} accepted, after ${rounds.toFixed(1)} rounds; ${compiled} compiled; ${count(findings.length, "failure")}`,
  );
  for (const finding of findings) {
    say("");
    say(shown(`${finding.what}: ${finding.why}`));
    note(shown(folderOf(finding, keepSchemas)));
    const compile = finding.what === "check" ? 0 : 1;
    say(`npx demospec fuzz --schemas --seed ${finding.seed} --runs 1 --compile ${compile}`);
  }
}
