import { dem } from "../../generated/dem.ts";
import { dm2 } from "../../generated/dm2.ts";
import { FormatEvidence } from "../../recording/index.ts";
import {
  Quake2RunReader,
  type RunOptions,
  RunReader,
  type RunReport,
} from "../../quake/runs/index.ts";
import { WorldReader } from "../../quake/world/index.ts";
import { errorOf } from "../errors/cli-error.ts";
import type { Bytes } from "../files/bytes.ts";
import { eachFile } from "../files/each.ts";
import { type Input, inputOf, type ReadingOptions } from "../files/input.ts";
import { notARecordingText } from "../files/not-a-recording.ts";
import { withProgress } from "../files/progress.ts";
import { say, sayJson } from "../terminal/say.ts";
import { integrityLines } from "./integrity-text.ts";
import { openMaps } from "./maps.ts";
import { RUNS_HEAD, runLines } from "./runs-text.ts";

/** Options of `demospec runs`. */
export interface RunsOptions extends ReadingOptions {
  readonly json?: boolean;
  readonly check?: boolean;
  /** Map files, for `check`. */
  readonly map?: readonly string[];
}

/**
 * Lists the runs in files. Sets the exit code where one cannot be read, or a check is certain of something. Throws
 * CliError for a wrong call, and for maps that cannot be read.
 */
export async function printRuns(files: readonly string[], options: RunsOptions): Promise<void> {
  const asked: RunOptions = { check: options.check, maps: await openMaps(options.map ?? []) };
  let isFirst = true;
  let isClean = true;
  const isAll = await eachFile(files, async (bytes) => {
    const report = await readRun(bytes, options, asked);
    isClean &&=
      report.integrity?.findings.every(({ certainty }) => certainty !== "certain") ?? true;
    if (options.json) return sayJson({ file: bytes.path, ...report });
    if (isFirst) say(RUNS_HEAD);
    isFirst = false;
    say([...runLines(bytes.path, report), ...integrityLines(report.integrity)].join("\n"));
  });
  if (!isAll || !isClean) process.exitCode = 1;
}

/** Throws CliError for what is no recording of Quake or Quake II. */
async function readRun(bytes: Bytes, options: RunsOptions, asked: RunOptions): Promise<RunReport> {
  const input = await inputOf(bytes, options);
  const { table } = input.container;
  if (table.name !== dem.table.name && table.name !== dm2.table.name)
    throw errorOf(
      input.path,
      `this is a ${table.title}: runs are listed of Quake's and Quake II's (.dem, .dm2)`,
    );
  if (table.name !== dem.table.name && asked.check === true)
    throw errorOf(input.path, `this is a ${table.title}: --check knows the rules of Quake (.dem)`);
  return withProgress(input, (chunks) => gather(input, chunks, options, asked));
}

async function gather(
  input: Input,
  chunks: AsyncIterable<Uint8Array>,
  { format, protocolVersion: version, reading }: RunsOptions,
  asked: RunOptions,
): Promise<RunReport> {
  const { container } = input;
  const worlds = new WorldReader(container, { version, reading });
  const evidence = new FormatEvidence();
  const isQuake2 = container.table.name === dm2.table.name;
  const runs = isQuake2 ? new Quake2RunReader() : new RunReader(asked);
  const take = (parts: ReturnType<typeof worlds.push>) => {
    for (const part of parts) {
      evidence.see(part);
      if (part.kind === "header" && part.foreign !== undefined)
        throw errorOf(
          input.path,
          `this is another format, which is not described: ${part.foreign.title}`,
        );
      if (part.kind === "block")
        runs.see(
          part,
          [...worlds.shown(part)].map(({ world }) => world),
        );
    }
  };
  for await (const chunk of chunks) take(worlds.push(chunk));
  take(worlds.end());
  const why = await notARecordingText(input, evidence.isRecording, format);
  if (why !== undefined && format === undefined) throw errorOf(input.path, why);
  return runs.report();
}
