import type { LossKind, Loss } from "../../quake/convert/index.ts";
import { number } from "../terminal/text.ts";

/** A loss as JSON has it: what is not there is null. */
interface LossJson {
  readonly outcome: LossKind;
  readonly of: string;
  readonly member: string | null;
  readonly note: string | null;
  readonly count: number;
  readonly largest: number | null;
  readonly block: number;
}

/** What a conversion lost, as JSON. */
export function lossesJson(losses: readonly Loss[]): { readonly losses: LossJson[] } {
  return {
    losses: losses.map(({ outcome, of, member = null, note = null, count, largest, block }) => {
      return { outcome, of, member, note, count, largest: largest ?? null, block };
    }),
  };
}

/** What a conversion lost, as a table. */
export function lossesText(losses: readonly Loss[]): string[] {
  if (losses.length === 0) return ["nothing is lost"];
  const head = ["what", "", "count", "largest error", "first block", ""];
  const rows = losses.map(({ of, member, outcome, count, largest, block, note = "" }) => [
    member === undefined ? of : `${of} ${member}`,
    outcome,
    number(count),
    largest === undefined ? "" : String(Number(largest.toPrecision(4))),
    number(block),
    note,
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]!.length)));
  return all.map((row) =>
    row
      .map((cell, i) => padded(cell, widths[i]!, i))
      .join("  ")
      .trimEnd(),
  );
}

/** Numbers are at the right. */
function padded(cell: string, width: number, column: number): string {
  return 2 <= column && column <= 4 ? cell.padStart(width) : cell.padEnd(width);
}
