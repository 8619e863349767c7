import type { Field } from "./field.ts";
import type { TerminatorField } from "./masks.ts";

/*
 * What fields of a list are together.
 */

// Each message that is read asks again.
const knownFields = new WeakMap<readonly Field[], readonly Field[]>();

/** The fields of a layout together with those of all arms. */
export function allFields(fields: readonly Field[]): readonly Field[] {
  let all = knownFields.get(fields);
  if (all === undefined) {
    all = fields.flatMap((field) => {
      if (field.kind !== "switch") return [field];
      return field.arms.flatMap((arm) => allFields(arm.fields));
    });
    knownFields.set(fields, all);
  }
  return all;
}

/** The member that says whether a stop's bit is set. */
export function flagOf({ bit }: TerminatorField, fields: readonly Field[]): string {
  const flag = fields.find(
    (field) => field.kind === "bit" && field.bit.mask === bit.mask && field.bit.bit === bit.bit,
  );
  return flag?.kind === "bit" ? flag.name : `${bit.mask}.${bit.bit}`;
}
