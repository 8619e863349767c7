import type { Tables } from "../../generator/index.ts";
import { giveChecksum } from "../../runtime/bytes/checksums/given-sums.ts";
import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import { anyNumber } from "../properties/any-number.ts";
import { manyRows } from "../properties/many-rows.ts";
import { skipAndVisit } from "../properties/visits.ts";
import type { Target } from "../values/target.ts";
import { aimOf, runTask, type Work, worksOf } from "../task.ts";
import { interpretedTarget } from "./interpreted.ts";

/** What does not hold of a schema's codec. */
export interface Failure {
  /** The property, and of which message and version. */
  readonly what: string;
  readonly why: string;
}

/** The first that fails of the properties of all tables, as the interpreter reads and writes them. */
export function failureOfTables(tables: Tables, runs: number, seed: number): Failure | undefined {
  for (const table of allOf(tables)) {
    giveOwnSums(table);
    const failure = failureOf(interpretedTarget(table), runs, seed, NOT_INTERPRETED);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/**
 * The interpreter has no views, skips by reading, and writes any number as itself. Rows by the ten thousand are the
 * columns' own work, which compiled code does in a hundredth of the time.
 */
const NOT_INTERPRETED: readonly string[] = [skipAndVisit.name, anyNumber.name, manyRows.name];

export function allOf({ protocols, containers }: Tables): readonly (Table | ContainerTable)[] {
  return [...protocols, ...containers];
}

/** The first of a target's properties that fails. */
export function failureOf(
  target: Target,
  runs: number,
  seed: number,
  but: readonly string[] = [],
): Failure | undefined {
  for (const work of worksOf(target)) {
    if (but.includes(work.property.name)) continue;
    const failure = tried(target, work, runs, seed);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

function tried(target: Target, work: Work, runs: number, seed: number): Failure | undefined {
  const aim = aimOf(work);
  const what = `${aim.target} ${aim.message} ${aim.version}: ${aim.property}`;
  try {
    const { failure } = runTask([target], { ...aim, seed, runs });
    if (failure === undefined) return undefined;
    return { what, why: `${failure.error}\n${JSON.stringify(failure.input)}` };
  } catch (error) {
    // What makes values fails, before there is anything to try.
    return { what, why: `${String(error)}\n${(error as Error).stack ?? ""}` };
  }
}

/** What schemas leave to functions is here a sum of the bytes. */
export function giveOwnSums(table: Table): void {
  for (const entry of [...table.messages, ...table.structs])
    for (const { fields } of entry.layouts)
      for (const field of allFields(fields))
        if (field.kind === "checksum" && field.algorithm.kind === "function")
          giveChecksum(field.algorithm.name, (bytes) => bytes.reduce((sum, byte) => sum + byte, 0));
}
