import type { IntType } from "../../../runtime/table/types/integers.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { passed, type ShortArray } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { pascal } from "../../facts/names.ts";
import { byOf } from "../parts/by.ts";
import { bytesOf } from "../size/size.ts";
import { tuple } from "../../members/members.ts";
import { isOfView, readAt, wholeAt } from "./numbers.ts";

/** Reads an integer and goes on after it, as one expression. */
export function readPassed(emitting: Emitting, type: IntType): Expr {
  const place = passed(bytesOf(type), byOf(type));
  if (isOfView(type) || byOf(type) !== undefined) return readAt(type, place);
  const read = readAt(type, code.AT);
  return readBy(emitting, `read1${pascal(type.name)}`, "number", read, place);
}

/** Reads an array: `read3Coord(view, at)`. */
export function readShort(emitting: Emitting, type: ShortArray, place: Expr): Expr {
  const name = `read${type.count}${pascal(type.of.name)}`;
  return readBy(emitting, name, tuple("number", type.count), wholeAt(type), place);
}

/** Reads at a place by a function of the module. */
function readBy(
  { constants }: Emitting,
  name: string,
  returns: string,
  body: Expr,
  place: Expr,
): Expr {
  const parameters = [
    { name: "view", type: "DataView" },
    { name: "at", type: "number" },
  ];
  const own = constants.named(name, { kind: "lambda", parameters, returns, body });
  return code.call(own, code.VIEW, place);
}
