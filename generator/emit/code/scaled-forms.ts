import { isVaried } from "../../../runtime/table/besides.ts";
import type { ValueType } from "../../../runtime/table/table.ts";
import { scaled } from "../decode/numbers.ts";
import { unscaled } from "../encode/numbers.ts";
import type { Emitting } from "./emitting.ts";
import { formIn } from "./forms.ts";

/** As `formIn`; where numbers are scaled, a constant of the module that reads and writes what they mean. */
export function valueForm(type: ValueType, emitting: Emitting): string | undefined {
  const form = formIn(type, emitting);
  const of = type.kind === "array" ? type.of : type;
  if (form === undefined || of.kind !== "int" || of.scale === undefined || !isVaried(of))
    return form;
  const { imports, lengths } = emitting;
  const ways = [`(raw) => ${scaled("raw", of)}`, `(value) => ${unscaled(emitting, "value", of)}`];
  const code = `${imports.use("scaledForm")}(${form}, ${ways.join(", ")})`;
  return lengths.named(`${form.toUpperCase()}_SCALED`, code);
}
