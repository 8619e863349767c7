import * as code from "../code/build.ts";
import { countExpr } from "../code/count.ts";
import type { Expr, Stmt } from "../code/model.ts";
import type { ShortArray } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { pascal } from "../../facts/names.ts";
import { bytesOf } from "../size/size.ts";
import { checked } from "./numbers.ts";
import { setAt } from "./plan.ts";

/** Writes an array: `write3Coord(view, at, m.origin);` */
export function writeShort(
  { constants }: Emitting,
  { of, count }: ShortArray,
  place: Expr,
  value: Expr,
): Stmt {
  const step = bytesOf(of);
  const [i, values] = [code.name("i"), code.name("values")];
  const offset = step === 1 ? i : code.operation(countExpr(step), "*", i);
  const each = code.operation(code.AT, "+", offset);
  const parameters = [
    { name: "view", type: "DataView" },
    { name: "at", type: "number" },
    { name: "values", type: "readonly number[]" },
  ];
  const body = [
    code.run(code.use("expectLength", values, count)),
    code.upTo(count, [setAt(of, each, checked(code.itemThere(values, i), of))]),
  ];
  const write: Expr = { kind: "lambda", parameters, returns: "void", body };
  const own = constants.named(`write${count}${pascal(of.name)}`, write);
  return code.run(code.call(own, code.VIEW, place, value));
}
