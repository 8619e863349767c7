import type { ArrayType } from "../../../runtime/table/types/array.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import { plainVersion } from "../../../runtime/table/table.ts";
import * as code from "../code/build.ts";
import { type Count, countExpr } from "../code/count.ts";
import type { Expr } from "../code/model.ts";
import { byOf } from "./by.ts";
import { isLoop } from "../../members/members.ts";
import type { Emitting } from "./emitting.ts";

/*
 * Layouts that only dialects have are many, and few of them are met: their code is short. Where those of plain versions
 * say a thing at each place, so that the engine need not look elsewhere, these say it once.
 */

/** Whether code is for dialects alone. */
export function isBrief({ table, version }: Pick<Emitting, "table" | "version">): boolean {
  return plainVersion(table, version) > table.current;
}

/**
 * Where bytes are that are passed by being read or written: `(at += 2) - 2`.
 *
 * @param by what a parameter reads and writes has as many bytes as that one says
 */
export function passed(bytes: Count, by?: string): Expr {
  return bytes === 1 && by === undefined ? code.increment(code.AT) : movedBack(bytes, bytes);
}

/** Where the last bytes are of those that are passed. */
export function movedBack(by: Count, last: Count): Expr {
  const at = code.assigning(code.AT, "+=", countExpr(by));
  return code.operation(at, "-", countExpr(last));
}

/** An array of integers that is written out, for which there are functions. */
export type ShortArray = ArrayType & { readonly of: IntType };

export function isShort(type: ArrayType): type is ShortArray {
  return type.of.kind === "int" && byOf(type.of) === undefined && type.count > 1 && !isLoop(type);
}
