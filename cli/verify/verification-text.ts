import { colours } from "../terminal/colours.ts";
import { count, number } from "../terminal/text.ts";
import type { LmpcVerification } from "./lmpc-texts.ts";
import type { FileVerification } from "./lmpc-texts.ts";
import { shown } from "../terminal/outside.ts";

/**
 * A verification as a person reads it: a line, and below it what is worth knowing.
 *
 * @param unlike why it is no recording, where nothing tells that it is one
 */
export function verificationText(v: FileVerification, notARecording?: string): string {
  const protocol = v.protocol === null ? "" : ` ${v.protocol}`;
  const verdict = verdictOf(v);
  const counts = `${count(v.bytes, "byte")}, ${count(v.blocks, v.format === "pcap" ? "packet" : "block")}, ${count(v.messages, "message")}`;
  const lines = [`${verdict}  ${colours.bold(shown(v.file))}  ${v.format}${protocol}: ${counts}`];
  if (notARecording !== undefined) lines.push(`  ${colours.yellow(notARecording)}`);
  if (v.nonCanonical > 0) lines.push(...canonicalLines(v));
  if (v.undecodedBytes > 0) {
    const share = ((100 * v.undecodedBytes) / v.bytes).toFixed(
      v.undecodedBytes * 100 < v.bytes ? 2 : 0,
    );
    lines.push(
      `  ${colours.yellow(`${number(v.undecodedBytes)} bytes (${share} %) were not understood`)}, and are kept as they are`,
    );
  }
  if (v.lmpc !== undefined) lines.push(lmpcLine(v.lmpc));
  if (v.error !== undefined) lines.push(...errorLines(v.error, v.errors ?? 1));
  return lines.join("\n");
}

function verdictOf({ identical, isRecording }: FileVerification): string {
  if (!identical) return colours.red("DIFFERENT");
  return isRecording === false ? colours.yellow("no recording") : colours.green("identical");
}

function lmpcLine(lmpc: LmpcVerification | null): string {
  if (lmpc === null) return `  ${colours.dim("LMPC's texts have none of it")}`;
  const { text, statements, difference } = lmpc;
  if (difference === undefined)
    return `  as LMPC's text says: ${shown(text)}, ${count(statements, "statement")}`;
  const { line, path, own, other } = difference;
  const what = `${path}: ${own} here, ${other} there`;
  return `  ${colours.red("not what LMPC's text says")}: ${shown(`${text}:${line}: ${what}`)}`;
}

function canonicalLines({ nonCanonical, messages, reasons }: FileVerification): string[] {
  const head = `  ${number(nonCanonical)} of ${count(messages, "message")} are not canonical:`;
  const sorted = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
  return [head, ...sorted.map(([reason, times]) => `    ${number(times)} × ${reason}`)];
}

function errorLines(error: string, errors: number): string[] {
  const more = errors > 1 ? `first of ${number(errors)} errors: ` : "";
  const [first = "", ...rest] = error.split("\n");
  return [`  ${more}${first}`, ...rest.map((line) => `  ${colours.dim(line)}`)];
}
