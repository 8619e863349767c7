import { flagOf } from "../../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import * as code from "../code/build.ts";
import type { Stmt } from "../code/model.ts";
import { isBrief } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { liveMask } from "../decode/masks.ts";
import { given } from "./numbers.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** After a bit that stops there is nothing. */
export function stopCode(emitting: Emitting, fields: readonly Field[]): Stmt[] {
  const stop = fields.find((field) => field.kind === "terminator");
  if (stop === undefined) return [];
  const { live } = stop;
  const name = flagOf(stop, fields);
  const after = fields
    .slice(fields.indexOf(stop))
    .filter((f) => f.kind === "value" || f.kind === "bit");
  const names = after.map((f) => f.name).join(" ");
  // Asked here, as members by name are slow: what is called says which of them it is.
  const some = after.map((f) => (f.kind === "bit" ? given(f.name) : code.isPresent(given(f.name))));
  // What only refuses is no member.
  const isAny = isBrief(emitting) || some.length === 0 ? [] : [code.joined(some, "||")];
  const test = code.joined([given(name), ...isAny], "&&");
  const nothing = code.use("expectNothing", code.MESSAGE, code.string(names), code.string(name));
  const check = some.length === 0 ? [] : [code.when(test, [code.run(nothing)])];
  const uses = fields.some((f) => f.kind === "value" && f.wide?.when.mask === live);
  const masks =
    uses || fields.some((f) => f.kind === "value" && presenceBy(f, "widths")?.mask === live);
  return masks ? [...check, liveMask(stop)] : check;
}
