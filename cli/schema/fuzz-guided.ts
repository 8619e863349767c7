import type { GuidedReport } from "../../fuzz/guided/run.ts";
import { CliError } from "../errors/cli-error.ts";
import { outputError } from "../errors/system-errors.ts";
import { shown } from "../terminal/outside.ts";
import { note, say, sayJson } from "../terminal/say.ts";

/** What is done with what was found. */
export interface GuidedWords {
  readonly keep: string;
  readonly json?: boolean;
}

/**
 * Fuzzes with a guide, tells what came of it, and keeps counterexamples.
 *
 * @param guided runs with the options that it is given, with a bar on a terminal
 * @throws CliError for a corpus that is invalid or cannot be written
 */
export async function fuzzGuided(
  { keep, json }: GuidedWords,
  corpus: string | undefined,
  guided: () => Promise<GuidedReport>,
): Promise<void> {
  const { renderGuided } = await import("../../fuzz/guided/report.ts");
  const report = await unlessCorpus(corpus, guided);
  if (json === true) sayJson(asJson(report));
  else say(renderGuided(report).trimEnd());
  if (report.groups.length > 0) {
    await keepFindings(report, keep);
    process.exitCode = 1;
  }
  if (report.aborted) process.exitCode = 130;
}

async function unlessCorpus(
  corpus: string | undefined,
  guided: () => Promise<GuidedReport>,
): Promise<GuidedReport> {
  try {
    return await guided();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (["CorpusError", "OracleError"].includes(error.name))
      throw new CliError(shown(error.message));
    if (corpus !== undefined && "syscall" in error) throw outputError(corpus, error);
    throw error;
  }
}

async function keepFindings({ groups }: GuidedReport, keep: string): Promise<void> {
  const { keepCounterexamples } = await import("../../fuzz/counterexamples.ts");
  try {
    const findings = groups.map(({ finding }) => finding);
    const kept = await keepCounterexamples(findings, keep);
    note(`${kept} new in ${shown(keep)}: \`demospec fuzz --replay\` tries them again`);
  } catch (error) {
    throw outputError(keep, error);
  }
}

function asJson({ groups, ...report }: GuidedReport): object {
  return {
    ...report,
    findings: groups.map(({ finding: { bytes, ...finding }, subjects }) => ({
      ...finding,
      bytes: Buffer.from(bytes).toString("hex"),
      subjects: [...subjects],
    })),
  };
}
