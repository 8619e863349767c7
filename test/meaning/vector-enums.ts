import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { EnumTable, Table } from "../../runtime/table/table.ts";
import { VECTORS } from "./vector-folder.ts";

/** An enum as its document has it. */
interface EnumVector {
  readonly from: string;
  readonly values: Readonly<Record<string, number>>;
}

type EnumVectors = Readonly<Record<string, Readonly<Record<string, EnumVector>>>>;

let read: EnumVectors | undefined;

/** What is wrong with an enum that no member has, so that no bytes show its numbers: nothing where all is right. */
export function wrongEnum(
  { name: table }: Table,
  { name, values }: EnumTable,
  last: number,
): string[] {
  read ??= parse(readFileSync(join(VECTORS, "enums.yaml"), "utf8")) as EnumVectors;
  const listed = read[table]?.[name];
  if (listed === undefined) return [`${name}, which enums.yaml should have`];
  const wrong = values.flatMap(({ name: own, value, from, to }) => {
    if (listed.values[own] !== value)
      return [`${own} is ${listed.values[own]} in enums.yaml, and not ${value}`];
    return from === 0 && to >= last ? [] : [`in which versions ${own} is known`];
  });
  const gone = Object.keys(listed.values).filter((own) => !values.some((one) => one.name === own));
  return [...wrong, ...gone.map((own) => `${own}, which enums.yaml has`)].map(
    (what) => `${name}: ${what}`,
  );
}
