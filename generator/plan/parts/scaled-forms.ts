import { isVaried } from "../../../runtime/table/facts/companions.ts";
import type { ValueType } from "../../../runtime/table/types/types.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import { scaled } from "./scale.ts";
import { unscaled } from "./scale.ts";
import type { Emitting } from "./emitting.ts";
import { namedForm } from "./forms.ts";

/** As `formIn`; where numbers are scaled, a constant of the module that reads and writes what they mean. */
export function valueForm(type: ValueType, emitting: Emitting): Expr | undefined {
  const own = namedForm(type, emitting);
  const of = type.kind === "array" ? type.of : type;
  if (own === undefined || of.kind !== "int" || of.scale === undefined || !isVaried(of))
    return own?.form;
  const ways = [
    code.lambda(["raw"], scaled(code.name("raw"), of)),
    code.lambda(["value"], unscaled(code.name("value"), of)),
  ];
  const made = code.use("scaledForm", own.form, ...ways);
  return emitting.constants.named(`${own.name.toUpperCase()}_SCALED`, made);
}
