import { exactTime, type Finding, type IntegrityReport } from "../../quake/runs/index.ts";
import { colours } from "../terminal/colours.ts";
import { plain } from "../terminal/outside.ts";
import { number } from "../terminal/text.ts";

/** A line a finding, and one of what was looked at. */
export function integrityLines(report: IntegrityReport | undefined): string[] {
  if (report === undefined) return [];
  const looked = report.looked.map(({ check, at }) => `${check}: ${plain(at)}`).join("; ");
  const found = report.findings.map(findingText);
  return [...(found.length === 0 ? ["  nothing found"] : found), `  looked at ${looked}`];
}

function findingText({ check, certainty, block, last, time, evidence, count }: Finding): string {
  const where =
    last === block ? `block ${number(block)}` : `blocks ${number(block)} to ${number(last)}`;
  const when = time === undefined ? "" : `, ${exactTime(time)}`;
  const often = count === 1 ? "" : ` (${number(count)} times)`;
  const sure = certainty === "certain" ? colours.yellow(certainty) : certainty;
  return `  ${sure}  ${check}, ${where}${when}: ${plain(evidence)}${often}`;
}
