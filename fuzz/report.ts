import type { Replayed } from "./counterexamples.ts";
import type { FuzzBranches } from "./reached.ts";
import type { FuzzFailure, FuzzReport, FuzzRow } from "./run.ts";
import { nameOf } from "./task.ts";

/** Failures that are shown whole: one bug tends to fail in many messages. */
const SHOWN = 8;

/** A report as text: a table, the branches that were not reached, the failures. It ends with a line feed. */
export function renderReport(report: FuzzReport): string {
  const targets = [...new Set(report.rows.map(({ target }) => target))];
  const parts = [
    ...targets.map((target) => renderTable(report.rows.filter((row) => row.target === target))),
    ...report.branches.map(renderBranches),
    ...report.failures.slice(0, SHOWN).map(renderFailure),
    ...(report.failures.length > SHOWN ? [`…and ${report.failures.length - SHOWN} more`] : []),
    summary(report),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** What came of counterexamples that were tried again. It ends with a line feed. */
export function renderReplayed(replayed: readonly Replayed[]): string {
  const failing = replayed.filter(({ error }) => error !== undefined);
  const lines = failing.map(
    ({ counterexample, error }) => `✗ ${nameOf(counterexample)}\n  ${error}`,
  );
  const left = `${failing.length} of ${plural(replayed.length, "counterexample")} still fail`;
  return [
    ...lines,
    failing.length === 0 ? `${plural(replayed.length, "counterexample")}: all hold` : left,
  ]
    .join("\n")
    .concat("\n");
}

// ---- the table: a line for each message, a column for each class of versions

function renderTable(rows: readonly FuzzRow[]): string {
  const versions = [...new Set(rows.map((row) => row.versions))];
  const messages = [...new Set(rows.map((row) => row.message))];
  const cells = messages.map((message) => [
    message,
    ...versions.map((version) =>
      cell(rows.find((row) => row.message === message && row.versions === version)),
    ),
  ]);
  return aligned([[rows[0]!.target, ...versions], ...cells]);
}

function cell(row: FuzzRow | undefined): string {
  if (row === undefined) return "-";
  return row.failures > 0 ? `${number(row.runs)} ✗${row.failures}` : number(row.runs);
}

/** The first column begins, the others end at the same place. */
function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  return lines
    .map((line) => {
      const padded = line.map((text, i) =>
        i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!),
      );
      return padded.join("  ");
    })
    .join("\n");
}

// ---- branches and failures

export function renderBranches({ target, reached, notReached }: FuzzBranches): string {
  const all = reached.length + notReached.length;
  const head = `${target}: ${number(reached.length)} of ${plural(all, "branch", "branches")} reached`;
  if (notReached.length === 0) return head;
  return [`${head}, not reached:`, ...notReached.map((branch) => `  ${branch}`)].join("\n");
}

/** An input longer than this is named by its seed. */
const LONGEST = 2000;

function renderFailure(failure: FuzzFailure): string {
  return [
    `✗ ${nameOf(failure)}`,
    ...failure.error.split("\n").map((line) => `  ${line}`),
    ...(failure.before ?? []).map((input) => `  after:  ${shown(input)}`),
    `  input:  ${shown(failure.input)}`,
    `  seed:   ${failure.seed}, path ${failure.path || "unknown"}`,
    `  replay: ${failure.command}`,
  ].join("\n");
}

function shown(input: unknown): string {
  const text = JSON.stringify(input);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length})` : text;
}

function summary(report: FuzzReport): string {
  const { runs, seconds, runsPerSecond, seed, failures, aborted } = report;
  const end = failures.length === 0 ? "no failures" : plural(failures.length, "failure");
  const speed = `${plural(runs, "run")} in ${seconds.toFixed(1)} s, ${number(runsPerSecond)} a second`;
  return `${speed}, seed ${seed}: ${end}${aborted ? ", ended early" : ""}`;
}

export function number(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}
