import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Change, Witness } from "../../diff/changes/change.ts";
import { diffReport } from "../../diff/diff.ts";
import { keyOf } from "../../diff/changes/exceptions.ts";
import { comparePairs } from "../../diff/compare/tables.ts";
import { protocols } from "../../generated/index.ts";
import { interpretDecode } from "../../runtime/interpret/interpret.ts";
import type { Table } from "../../runtime/table/table.ts";

/** Two versions, and what the documents say changed between them: `neighbours/README.md`. */
export interface Neighbours {
  readonly table: Table;
  readonly between: readonly [before: string, after: string];
  readonly ref: string;
  readonly says: Readonly<Record<string, readonly string[]>>;
}

const FOLDER = new URL("neighbours/", import.meta.url);

export const witnessFile = (name: string) => new URL(`witnesses/${name}.txt`, FOLDER);

/** Protocols that come in versions. */
export const tables = protocols
  .map(([codec]) => codec!.table)
  .filter(({ versions }) => versions.length > 1);

export const allNeighbours: readonly Neighbours[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => {
    const table = tables.find(({ name }) => `${name}.yaml` === file)!;
    const pairs = parse(readFileSync(new URL(file, FOLDER), "utf8")) as Neighbours[];
    return pairs.map((pair) => ({ ...pair, table, says: pair.says ?? {} }));
  });

/** What `diff` names, but for what only people read. */
export function changesOf({ table, between }: Neighbours, runs: number): Change[] {
  const [before, after] = between.map((name) => ({ table, version: table.versions.indexOf(name) }));
  const { changes } = diffReport(between, comparePairs([[before!, after!]]), { runs, seed: 1 });
  return changes.filter(({ severity }) => severity !== "documentation");
}

/** `clientdata.items presence` */
export function wordsOf(change: Change): string {
  return keyOf(change).replace(/^\S+ /, "");
}

/** Whether bytes can show a change. */
export function isShown({ severity }: Change): boolean {
  return severity === "wire" || severity === "value";
}

// ---- witnesses

/** `1.06 1.07, clientdata.items presence changed`, with what shows it. */
export type Witnesses = ReadonlyMap<string, Pick<Witness, "kind" | "bytes">>;

export function witnessKey({ between }: Neighbours, change: Change): string {
  return `${between.join(" ")}, ${wordsOf(change)} ${change.kind}`;
}

export function witnessesOf(name: string): Witnesses {
  const lines = readFileSync(witnessFile(name), "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [key = "", kind = "", bytes = ""] = line.split("\t");
      return [key, { kind: kind as Witness["kind"], bytes }];
    }),
  );
}

export function witnessText(witnesses: Witnesses): string {
  return [...witnesses].map(([key, { kind, bytes }]) => `${key}\t${kind}\t${bytes}\n`).join("");
}

/** Reads bytes as both versions do, and says whether they differ as the witness tells. */
export function holds(
  { table, between }: Pick<Neighbours, "table" | "between">,
  { kind, bytes }: Pick<Witness, "kind" | "bytes">,
): boolean {
  const message = Uint8Array.from(bytes.split(" "), (byte) => Number.parseInt(byte, 16));
  const [a, b] = between.map((name) =>
    interpretDecode(table, table.versions.indexOf(name), message, 0, message.length),
  );
  const reads = [a!, b!].map(({ error, end }) => error === undefined && end === message.length);
  if (kind === "only before reads") return reads[0]! && b!.error !== undefined;
  if (kind === "only after reads") return reads[1]! && a!.error !== undefined;
  if (kind === "written differently")
    return reads[0]! && reads[1]! && canonical(a!) !== canonical(b!);
  return reads.includes(true) && a!.error === undefined && b!.error === undefined;
}

function canonical({ nonCanonical }: ReturnType<typeof interpretDecode>): boolean {
  return nonCanonical.length === 0;
}
