import type { Comparison, Split } from "../../quake/splits/index.ts";
import { plain, shown } from "../terminal/outside.ts";

/** How wide the columns are: what, when of the first run and of the second, and by how much it is ahead. */
const WIDTHS = [-28, 10, 10, 10];

/** The files, a table of each level, and a line of all that both finish. */
export function* comparisonLines(
  [a, b]: readonly [a: string, b: string],
  comparison: Comparison,
): Generator<string, void> {
  yield `a  ${shown(a)}`;
  yield `b  ${shown(b)}`;
  const { levels, onlyA, onlyB, total } = comparison;
  for (const { map, title, splits } of levels) {
    yield "";
    yield row([`${plain(map)}${title === "" ? "" : `: ${plain(title)}`}`, "a", "b", "ahead"]);
    for (const split of splits) yield row(cellsOf(split));
  }
  if (total.levels > 1) {
    yield "";
    yield row([`${total.levels} levels`, ...timesOf({ ...total, ahead: total.b - total.a })]);
  }
  for (const [name, maps] of [
    ["a", onlyA],
    ["b", onlyB],
  ] as const)
    if (maps.length > 0) yield `only ${name} plays ${maps.map(plain).join(", ")}`;
}

function cellsOf(split: Split): string[] {
  const { kind, name, point } = split;
  const what =
    point === undefined ? nameOf(kind, plain(name)) : `at ${point.map(Math.round).join(" ")}`;
  return [what, ...timesOf(split)];
}

function nameOf(kind: Split["kind"], name: string): string {
  return kind === "kill" || kind === "door" ? `${kind} ${name}` : name;
}

function timesOf({ a, b, ahead }: Pick<Split, "a" | "b" | "ahead">): string[] {
  return [timeText(a), timeText(b), ahead === undefined ? "" : signed(ahead)];
}

/** `1:02.34`; a dash where one did not do it. */
function timeText(seconds: number | undefined): string {
  if (seconds === undefined) return "-";
  const all = Math.round(seconds * 100);
  const rest = String(all % 6000).padStart(4, "0");
  return `${Math.floor(all / 6000)}:${rest.slice(0, 2)}.${rest.slice(2)}`;
}

function signed(seconds: number): string {
  const text = seconds.toFixed(2);
  return seconds > 0 && Number(text) !== 0 ? `+${text}` : text;
}

function row(cells: readonly string[]): string {
  const padded = cells.map((cell, i) => {
    const width = WIDTHS[i]!;
    return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
  });
  return `  ${padded.join(" ")}`.trimEnd();
}
