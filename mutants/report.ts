import { argumentFor } from "./argued/argued.ts";
import type { Verdict } from "./kinds/mutant.ts";
import type { Room } from "./rooms.ts";

/** A table by room, and whether each room has as many killed as it should. */
export function report(
  rooms: readonly Room[],
  verdicts: readonly Verdict[],
): { text: string; isGood: boolean } {
  const rows = rooms.map(({ name, aim }) => {
    const own = verdicts.filter(({ mutant }) => mutant.room === name);
    const count = (outcome: string) => own.filter((each) => each.outcome === outcome).length;
    const argued = own.filter(isEquivalent).length;
    const [killed, survived] = [count("killed"), count("survived") - argued];
    const share = killed + survived === 0 ? 1 : killed / (killed + survived);
    const left = [count("refused"), count("same"), argued];
    const cells = [name, own.length, ...left, killed, survived, percent(share), percent(aim)];
    return { cells, isGood: share >= aim };
  });
  const head = ["room", "mutants", "refused", "the same", "argued", "killed", "survived"];
  const text = aligned([[...head, "share", "aim"], ...rows.map(({ cells }) => cells.map(String))]);
  return { text, isGood: rows.every(({ isGood }) => isGood) };
}

/** It survives since nothing that is done differs, as is argued. */
function isEquivalent(verdict: Verdict): boolean {
  return verdict.outcome === "survived" && argumentFor(verdict) !== undefined;
}

function place({ mutant, line }: Verdict): string {
  return `${mutant.file}:${line}`;
}

/** A mutant with its diff, and what became of it and why. */
export function verdictText(verdict: Verdict): string {
  const argued = argumentFor(verdict);
  const why = argued ?? verdict.by?.split("\n", 1)[0];
  const reason = why === undefined ? "" : `\n  ${why}`;
  const { outcome, mutant, diff } = verdict;
  return `${place(verdict)}: ${mutant.kind}, ${outcome}\n${diff}${reason}`;
}

function percent(share: number): string {
  return `${Math.floor(1000 * share) / 10} %`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join("  "),
    )
    .join("\n");
}
