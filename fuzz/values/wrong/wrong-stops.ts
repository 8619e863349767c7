import { flagOf } from "../../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import { withoutAny } from "../absent.ts";
import type { Members, Wrong } from "../wrong-values.ts";

/*
 * What is wrong after a bit that stops.
 */

/** A bit that stops, and the member that says whether it is set. */
interface Stop {
  readonly index: number;
  readonly flag: string;
}

function stopIn(fields: readonly Field[]): Stop | undefined {
  for (const [index, field] of fields.entries()) {
    if (field.kind === "terminator") return { index, flag: flagOf(field, fields) };
  }
  return undefined;
}

/** The fields that are given: not those after a bit that stops. Whatever is there is wrong, and not for what it is. */
export function liveFields(fields: readonly Field[], members: Members): readonly Field[] {
  const stop = stopIn(fields);
  return stop !== undefined && members[stop.flag] ? fields.slice(0, stop.index) : fields;
}

/** The bit that stops set, and one of the members there that follow it. */
export function wrongAfter(fields: readonly Field[], members: Members): Wrong[] {
  const stop = stopIn(fields);
  if (stop === undefined) return [];
  const after = fields.slice(stop.index);
  const none = withoutAny(after);
  return after.flatMap((field): Wrong[] => {
    if (field.kind !== "value" && field.kind !== "bit") return [];
    const { name } = field;
    const value = field.kind === "bit" ? true : (members[name] ?? 1);
    return [[[name], { ...none, [stop.flag]: true, [name]: value }]];
  });
}
