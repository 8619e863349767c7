import { outerParametersOf } from "../../../runtime/table/facts/outer.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { outerLocal } from "../../facts/names.ts";
import { bitTest, held } from "./tests.ts";

/** The parameters that the functions of a struct have for what it is sent. */
export function outerParameters({ outer = [] }: MessageTable): { name: string; type: string }[] {
  return outer.map((name) => ({ name: outerLocal(name), type: "number" }));
}

/** What a struct's own functions hand on to each other. */
export function outerPassed({ outer = [] }: MessageTable): Expr[] {
  return outer.map((name) => code.name(outerLocal(name)));
}

/**
 * What a struct is given where it is used.
 *
 * @param valueOf the code of an integer beside it
 */
export function outerArguments(type: ValueType, valueOf: (member: string) => Expr = held): Expr[] {
  return outerParametersOf(type).map(({ name, bit, outer }) => {
    if (bit !== undefined) return code.choice(bitTest(bit.mask, bit.bit), code.number(1), 0);
    return outer ? code.name(outerLocal(name)) : valueOf(name);
  });
}
