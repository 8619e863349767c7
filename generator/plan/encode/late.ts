import type { Field } from "../../../runtime/table/fields/field.ts";
import type { MaskField } from "../../../runtime/table/fields/masks.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import * as code from "../code/build.ts";
import type { Stmt } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { bitHex, held } from "../parts/tests.ts";
import { makesOwnRoom } from "./room.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/*
 * A member that may be absent is asked once whether it is there: its bit is set where its bytes are written, and the
 * mask, which is before it, is written at last. Processors guess what is asked, and to guess a second time costs as
 * much as the first.
 */

/** Fields whose bits are set where they are written. */
export type LateFields = ReadonlySet<Field>;

/** Those of a function's fields that set their bits late, where messages are many. */
export function lateFields(emitting: Emitting, fields: readonly Field[]): LateFields {
  const late = new Set<Field>();
  if (emitting.checksInline !== true) return late;
  for (const mask of fields.filter((field) => field.kind === "mask"))
    if (mayWait(mask, fields)) for (const field of setAfter(mask, fields)) late.add(field);
  return late;
}

/** Whether a mask can be written after what it announces. */
function mayWait(mask: MaskField, fields: readonly Field[]): boolean {
  const word = fields[fields.indexOf(mask) - 1];
  const isInWord = mask.parts.some(({ from }) => from === "split");
  const isOwn = !isInWord || (word?.kind === "split" && isPlainWord(word));
  return (
    isOwn && mask.inArms === undefined && mask.parts.every(({ unless }) => unless === undefined)
  );
}

/** A word that is not another one by what is in its mask. */
function isPlainWord({ wire, wide, goesOn }: Field & { kind: "split" }): boolean {
  return wire.bits <= 32 && wide === undefined && goesOn === undefined;
}

/** Up to the first that makes its own room, as that may move the bytes. */
function setAfter(mask: MaskField, fields: readonly Field[]): ValueField[] {
  const after = fields.slice(fields.indexOf(mask));
  const moving = after.findIndex(makesOwnRoom);
  const inRoom = moving < 0 ? after : after.slice(0, moving);
  return inRoom.filter((field): field is ValueField => {
    const when = field.kind === "value" ? presenceBy(field, "bit") : undefined;
    if (field.kind !== "value" || when === undefined) return false;
    return when.mask === mask.name && when.clear !== true && field.type.kind !== "sparse";
  });
}

/** Whether a mask waits for such fields. */
export function isLate(late: LateFields, { name }: MaskField): boolean {
  return lateIn(late, name).length > 0;
}

/** Those that set bits of a mask. */
export function lateIn(late: LateFields, mask: string): ValueField[] {
  return [...late].filter(
    (field): field is ValueField =>
      field.kind === "value" && presenceBy(field, "bit")?.mask === mask,
  );
}

/** `flags |= 0x40;` where the field is written. */
export function lateBit(late: LateFields, field: ValueField): Stmt[] {
  if (!late.has(field)) return [];
  const { mask, bit } = presenceBy(field, "bit")!;
  return [code.set(held(mask), bitHex(bit), "|=")];
}
