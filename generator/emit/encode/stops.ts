import { flagOf } from "../../../runtime/interpret/wire/mask.ts";
import type { Field } from "../../../runtime/table/table.ts";
import { isBrief } from "../code/brief.ts";
import type { Emitting } from "../code/emitting.ts";
import { liveMask } from "../decode/masks.ts";

/** Behind a bit that stops there is nothing. */
export function stopCode(emitting: Emitting, fields: readonly Field[]): string[] {
  const stop = fields.find((field) => field.kind === "stop");
  if (stop === undefined) return [];
  const { imports } = emitting;
  const { live } = stop;
  const name = flagOf(stop, fields);
  const behind = fields
    .slice(fields.indexOf(stop))
    .filter((f) => f.kind === "value" || f.kind === "bit");
  const names = behind.map((f) => f.name).join(" ");
  // Asked here, as members by name are slow: what is called says which of them it is.
  const some = behind.map((f) => `m.${f.name}${f.kind === "bit" ? "" : " !== undefined"}`);
  // What only refuses is no member.
  const any = isBrief(emitting) ? "" : ` && (${some.join(" || ")})`;
  const asks = `if (m.${name}${any})`;
  const check =
    some.length === 0 ? [] : [`${asks} ${imports.use("expectNothing")}(m, "${names}", "${name}");`];
  const uses = fields.some((f) => f.kind === "value" && f.wide?.when.mask === live);
  const masks = uses || fields.some((f) => f.kind === "value" && f.widths?.mask === live);
  return masks ? [...check, liveMask(stop)] : check;
}
