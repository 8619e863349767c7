import picocolors from "picocolors";

const pc = picocolors.createColors(picocolors.isColorSupported && process.stdout.isTTY === true);

/** Cells of a row: the first is aligned to the left, the others to the right. */
export type Cells = readonly string[];

export interface Section {
  readonly title: string;
  readonly rows: readonly Cells[];
}

export interface Table {
  readonly header: Cells;
  readonly sections: readonly Section[];
  /** What is to be said of the table, a line each. */
  readonly notes?: readonly string[];
}

/** A table for a terminal. */
export function tableText({ header, sections, notes = [] }: Table): string {
  const all = [header, ...sections.flatMap(({ rows }) => rows.map(indented))];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = sections.flatMap(({ title, rows }) => [
    pc.bold(title),
    ...rows.map((row) => paint(aligned(indented(row), widths))),
  ]);
  return [pc.dim(aligned(header, widths)), ...lines, ...notes.map((note) => `  ${note}`)].join(
    "\n",
  );
}

/** A table a section, as Markdown. */
export function tableMarkdown({ header, sections, notes = [] }: Table): string {
  const rules = header.map((_, i) => (i === 0 ? "---" : "---:"));
  const tables = sections.map(({ title, rows }) =>
    [`${title}:`, "", ...[header, rules, ...rows].map((row) => `| ${row.join(" | ")} |`)].join(
      "\n",
    ),
  );
  const list = notes.length === 0 ? [] : [notes.map((note) => `- ${note.trim()}`).join("\n")];
  return [...tables, ...list].join("\n\n");
}

function indented([first, ...others]: Cells): Cells {
  return [`  ${first}`, ...others];
}

function aligned(row: Cells, widths: readonly number[]): string {
  return row
    .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
    .join("  ")
    .trimEnd();
}

function paint(text: string): string {
  return text.replaceAll(/\bmet\b/g, pc.green("met")).replaceAll(/\bMISSED\b/g, pc.red("MISSED"));
}

/** Whether a figure is what was promised. */
export function verdict(value: number, limit: number): "met" | "MISSED" {
  return value <= limit ? "met" : "MISSED";
}

/** A whole number with its thousands apart. */
export function count(value: number): string {
  return value.toLocaleString("en");
}

export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}

export function bold(text: string): string {
  return pc.bold(text);
}

export function dim(text: string): string {
  return pc.dim(text);
}
