import { type Change, type DiffReport, SEVERITIES } from "../changes/change.ts";
import { grouped, sentence, sidesOf, summaryText } from "./text.ts";

/** A report for a pull request: a table for each message, the worst first. It has no line feed at its end. */
export function diffMarkdown(report: DiffReport, isExcepted: (change: Change) => boolean): string {
  const { before, after, changes, tried } = report;
  const worst = (own: readonly Change[]) =>
    Math.min(...own.map(({ severity }) => SEVERITIES.indexOf(severity)));
  const groups = grouped(changes).toSorted(([, a], [, b]) => worst(a) - worst(b));
  const tables = groups.map(([title, own]) => tableText(report, title, own, isExcepted));
  const head = `## ${cell(before)} → ${cell(after)}\n\n${summaryText(changes, tried)}`;
  return [head, ...tables].join("\n\n");
}

function tableText(
  report: DiffReport,
  title: string,
  own: readonly Change[],
  isExcepted: (change: Change) => boolean,
): string {
  const rows = own.map((change) => {
    const { severity, versions, place } = change;
    const marker = isExcepted(change) ? `${severity}, excepted` : severity;
    const cells = [
      marker,
      cell(sentence(change)),
      cell(versions),
      place === undefined ? "" : code(place),
      witnessCell(report, change),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    `### ${cell(title)}`,
    "",
    "| | what | versions | schema | bytes |",
    "| - | - | - | - | - |",
    ...rows,
  ].join("\n");
}

function witnessCell({ before, after }: DiffReport, { witness }: Change): string {
  if (witness === undefined) return "";
  const [a, b] = sidesOf(witness, [before, after]);
  return `${code(witness.bytes)}<br>${cell(a)}: ${cell(witness.before)}<br>${cell(b)}: ${cell(witness.after)}`;
}

function code(text: string): string {
  return `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;
}

/** Text in which nothing is markup. */
function cell(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|!~&]/g, "\\$&").replace(/\s+/g, " ");
}
