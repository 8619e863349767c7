import * as code from "../code/build.ts";
import type { Expr, Stmt } from "../code/model.ts";

/** Asks for that many bytes from a place on. */
export function ensured(place: Expr, count: Expr | number): Stmt {
  return code.run(code.use("ensure", code.READER, place, count));
}

/** Whether a place is after what there is. */
export function isAfterEnd(place: Expr): Expr {
  return code.operation(place, ">", code.member(code.READER, "end"));
}
