import { isVaried } from "../../runtime/table/besides.ts";
import type { BigType, IntType, ValueType } from "../../runtime/table/table.ts";
import type { Imports } from "./code.ts";

/** What reads and writes what finds out its own length, of the runtime: `varu28`, `vari64be`. */
export function formOf({ bits, signed, groups }: IntType | BigType, imports: Imports): string {
  const order = groups === "high" ? "be" : "";
  return imports.use(`var${signed ? "i" : "u"}${bits}${order}`);
}

/** The form of a value, or of an array's elements, where they have one. */
export function formIn(type: ValueType, imports: Imports): string | undefined {
  const of = type.kind === "array" ? type.of : type;
  return isVaried(of) ? formOf(of, imports) : undefined;
}
