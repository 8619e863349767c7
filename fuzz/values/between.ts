import type { AnyMessage } from "../../runtime/codec.ts";
import { activeFields } from "../../runtime/interpret/wire/mask.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import { fieldValues } from "./fields/fields.ts";
import type { MessageSubject } from "./subjects.ts";
import type { Moving } from "./types/values.ts";
import { isMembers, type Members } from "./wrong-values.ts";

/** Between two steps of a scale: nearer to the one, nearer to the other, and as near to both. */
export const BETWEEN: readonly number[] = [0.3, -0.3, 0.5];

/**
 * The message with each of its scaled numbers moved by a part of a step, of the finest where it may be in several
 * widths. Whatever would be beyond the ends of its type stays, as do all others: so nothing is refused, and what is
 * written is what each of them was rounded to. Without such numbers it is the message itself.
 */
export function betweenSteps(
  { target, version, layout }: MessageSubject,
  message: AnyMessage,
  by: number,
): AnyMessage {
  const v: Moving = {
    by,
    struct: (index, value) => {
      const inner = layoutOf(target.table.structs[index]!, version);
      return inner === undefined || !isMembers(value) ? value : moved(v, inner.fields, value);
    },
  };
  return moved(v, layout.fields, message as unknown as Members) as unknown as AnyMessage;
}

function moved(v: Moving, fields: readonly Field[], members: Members): Members {
  const changed = activeFields(fields, members).flatMap((field) =>
    fieldValues(field).moved(v, field, members),
  );
  const own = changed.filter(([name, value]) => value !== members[name]);
  return own.length === 0 ? members : { ...members, ...Object.fromEntries(own) };
}
