import { toHex } from "../properties/lossless.ts";
import { number, plural, renderBranches } from "../report.ts";
import { nameOf } from "../task.ts";
import type { Group } from "./plan.ts";
import type { GuidedReport } from "./run.ts";

/** Causes that are shown. */
const SHOWN = 12;
/** Bytes of a counterexample that are shown. */
const LONGEST = 256;

/** A report as text: a line for each target, the branches that nothing took, the causes. It ends with a line feed. */
export function renderGuided(report: GuidedReport): string {
  const { groups } = report;
  const left = groups.length - SHOWN;
  const parts = [
    renderTargets(report),
    ...report.branches.map(renderBranches),
    ...groups.slice(0, SHOWN).map(renderGroup),
    ...(left > 0 ? [`…and ${plural(left, "more cause")}`] : []),
    renderSummary(report),
  ];
  return `${parts.join("\n\n")}\n`;
}

function renderTargets({ rows }: GuidedReport): string {
  const targets = [...new Set(rows.map(({ target }) => target))];
  return targets
    .map((target) => {
      const own = rows.filter((row) => row.target === target);
      const sum = (of: (row: (typeof own)[number]) => number) =>
        own.reduce((total, row) => total + of(row), 0);
      const tried = `${plural(
        sum(({ runs }) => runs),
        "input",
      )} for ${plural(own.length, "message")} in versions`;
      const shown = `${number(sum(({ features }) => features))} things shown`;
      return `${target}: ${tried}, ${shown} by ${number(sum(({ entries }) => entries))} of them`;
    })
    .join("\n");
}

function renderGroup({ finding, subjects }: Group): string {
  const { bytes } = finding;
  const hex = toHex(bytes.subarray(0, LONGEST)).replace(/..(?=.)/g, "$& ");
  const [, ...others] = subjects;
  return [
    `✗ ${nameOf(finding)}`,
    ...finding.error.split("\n").map((line) => `  ${line}`),
    `  bytes:  ${hex}${bytes.length > LONGEST ? `… (${bytes.length})` : ""}`,
    ...(others.length > 0 ? [`  also:   ${others.slice(0, 4).join(", ")}${more(others, 4)}`] : []),
  ].join("\n");
}

function more(list: readonly string[], shown: number): string {
  return list.length > shown ? ` and ${list.length - shown} more` : "";
}

function renderSummary(report: GuidedReport): string {
  const { runs, seconds, seed, groups, aborted, entries, bytes } = report;
  const speed = `${plural(runs, "input")} in ${seconds.toFixed(1)} s, ${number(runs / seconds)} a second`;
  const corpus = `the corpus has ${plural(entries, "input")} of ${plural(bytes, "byte")}`;
  const end = groups.length === 0 ? "no findings" : `${plural(groups.length, "cause")} of failures`;
  return `${speed}, seed ${seed}: ${end}; ${corpus}${aborted ? "; ended early" : ""}`;
}
