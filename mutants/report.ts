import { argumentFor } from "./argued.ts";
import type { Verdict } from "./mutant.ts";
import type { Room } from "./rooms.ts";

/** A table by room, and each mutant that survived with its diff; whether each room has as many killed as it should. */
export function report(
  rooms: readonly Room[],
  verdicts: readonly Verdict[],
  { seed, all = false }: { readonly seed: number; readonly all?: boolean },
): { text: string; isGood: boolean } {
  const rows = rooms.map(({ name, aim }) => {
    const own = verdicts.filter(({ mutant }) => mutant.room === name);
    const count = (outcome: string) => own.filter((each) => each.outcome === outcome).length;
    const [killed, survived] = [count("killed"), count("survived")];
    const share = killed + survived === 0 ? 1 : killed / (killed + survived);
    const cells = [name, own.length, count("refused"), count("same"), killed, survived];
    return { cells: [...cells, percent(share), percent(aim)], isGood: share >= aim };
  });
  const head = ["room", "mutants", "refused", "the same", "killed", "survived", "share", "aim"];
  const told = verdicts
    .filter(({ outcome }) => all || outcome === "survived")
    .toSorted((a, b) => place(a).localeCompare(place(b)));
  const parts = [
    aligned([head, ...rows.map(({ cells }) => cells.map(String))]),
    ...told.map(verdictText),
    `seed ${seed}`,
  ];
  return { text: parts.join("\n\n"), isGood: rows.every(({ isGood }) => isGood) };
}

function place({ mutant, line }: Verdict): string {
  return `${mutant.file}:${line}`;
}

function verdictText(verdict: Verdict): string {
  const argued = argumentFor(verdict);
  const why = argued ?? verdict.by?.split("\n", 1)[0];
  const told = why === undefined ? "" : `\n  ${why}`;
  const { outcome, mutant, diff } = verdict;
  return `${place(verdict)}: ${mutant.kind}, ${outcome}\n${diff}${told}`;
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
