import type { IntType, Scale } from "../../../runtime/table/types/integers.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";

/*
 * What raw numbers mean, and back.
 */

/** What a raw number means. */
export function scaled(raw: Expr, { scale }: { readonly scale?: Scale }): Expr {
  if (scale === undefined) return raw;
  const { num, den, plus } = scale;
  const times = num === den ? raw : timesScale(raw, scale);
  return plus === 0 ? times : code.operation(times, plus < 0 ? "-" : "+", Math.abs(plus));
}

function timesScale(raw: Expr, { num, den }: Scale): Expr {
  if (Number.isInteger(Math.log2(den))) return code.operation(raw, "*", num / den);
  return code.operation(num === 1 ? raw : code.operation(raw, "*", num), "/", den);
}

/** The raw value nearest to a scaled one. */
export function unscaled(value: Expr, { scale }: IntType): Expr {
  if (scale === undefined) return value;
  const { num, den, plus } = scale;
  return code.use("unscale", value, num, den, ...(plus === 0 ? [] : [plus]));
}
