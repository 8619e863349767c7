import {
  type CoverageReport,
  type LayoutCoverage,
  type PartCoverage,
  percentText,
  type Share,
  type TableCoverage,
} from "./report.ts";

/** A report as people read it: a table for each protocol, and what was never met. It has no line feed at its end. */
export function coverageText(report: CoverageReport): string {
  return [...report.tables.map(tableText), summary(report)].join("\n\n");
}

function summary(report: CoverageReport): string {
  const { messages, undecodedBytes } = report;
  const lost = undecodedBytes === 0 ? "" : `, ${number(undecodedBytes)} bytes were not understood`;
  return `${shareText(report)} of ${number(messages)} messages${lost}`;
}

function shareText(share: Share): string {
  return `${number(share.reached)} of ${number(share.total)} branches reached, ${percentText(share)}`;
}

function tableText(table: TableCoverage): string {
  const lines = [
    `${table.name}: ${shareText(table)}`,
    `  versions: ${table.versions.map(versionText).join(", ")}`,
    ...aligned([["message", "times", "reached", ""], ...table.parts.map(partRow)]),
  ];
  const never = table.parts.flatMap(neverRows);
  if (never.length > 0) lines.push("  never met:", ...aligned(never, 2));
  return lines.join("\n");
}

function versionText({ versions, messages }: TableCoverage["versions"][number]): string {
  return `${versions} ${messages === 0 ? "never" : number(messages)}`;
}

function partRow(part: PartCoverage): string[] {
  const { name, kind, times, reached, total } = part;
  const label = kind === "message" ? name : `${name} (${kind})`;
  return [label, times === 0 ? "never" : number(times), `${reached}/${total}`, percentText(part)];
}

/** What was never met of a part, each with its place. Of what was not met at all its branches are not listed. */
function neverRows(part: PartCoverage): string[][] {
  const { name, place = "", layouts, times } = part;
  if (times === 0) return [[place, name]];
  return layouts.flatMap((layout) => layoutRows(name, place, layout));
}

function layoutRows(name: string, place: string, { versions, times, branches }: LayoutCoverage) {
  const label = `${name}@${versions}`;
  if (times === 0) return [[place, label]];
  return branches
    .filter((branch) => branch.times === 0)
    .map((branch) => [branch.place ?? place, label, branch.branch]);
}

/** Lines whose columns are below each other: the first, or as many as are given, begin there, the others end there. */
function aligned(rows: readonly (readonly string[])[], left = 1): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) => {
    const cells = row.map((cell, i) => (i < left ? cell.padEnd(widths[i]!) : cell));
    const ended = cells.map((cell, i) => (i < left || left > 1 ? cell : cell.padStart(widths[i]!)));
    return `    ${ended.join("  ")}`.trimEnd();
  });
}

const NUMBER = new Intl.NumberFormat("en-GB");

function number(value: number): string {
  return NUMBER.format(value);
}
