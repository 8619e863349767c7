import type { AnyMessage } from "../../runtime/codec.ts";
import { highest, lowest, rawOf } from "../../runtime/table/ints.ts";
import { activeFields } from "../../runtime/interpret/wire/mask.ts";
import { arraysOf } from "../../runtime/table/fields/interleave.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { layoutOf } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { widestParts } from "../../runtime/table/fields/split.ts";
import type { MessageSubject } from "./subjects.ts";
import type { Members } from "./wrong-values.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

/** Between two steps of a scale: nearer to the one, nearer to the other, and as near to both. */
export const BETWEEN: readonly number[] = [0.3, -0.3, 0.5];

/** What is between the steps, and where. */
interface Where {
  readonly table: Table;
  readonly version: number;
  /** How many steps a number is moved. */
  readonly by: number;
}

/**
 * The message with each of its scaled numbers moved by a part of a step, of the finest where it may stand in several
 * widths. Whatever would be beyond the ends of its type stays, as do all others: so nothing is refused, and what is
 * written is what each of them was rounded to. Without such numbers it is the message itself.
 */
export function betweenSteps(
  { target, version, layout }: MessageSubject,
  message: AnyMessage,
  by: number,
): AnyMessage {
  const v = { table: target.table, version, by };
  return moved(v, layout.fields, message as unknown as Members) as unknown as AnyMessage;
}

function moved(v: Where, fields: readonly Field[], members: Members): Members {
  const changed = activeFields(fields, members).flatMap((field) => movedIn(v, field, members));
  const own = changed.filter(([name, value]) => value !== members[name]);
  return own.length === 0 ? members : { ...members, ...Object.fromEntries(own) };
}

type Moved = readonly [name: string, value: unknown];

function movedIn(v: Where, field: Field, members: Members): Moved[] {
  if (field.kind === "value")
    return [[field.name, movedValue(v, finest(field), members[field.name])]];
  if (field.kind === "interleave")
    return arraysOf(field).map(({ name, type }) => [name, movedValue(v, type, members[name])]);
  if (field.kind === "split")
    return widestParts(field).map(({ name, type }) => [name, movedValue(v, type, members[name])]);
  return [];
}

/** Of the types that a number may be written as, the one with the shortest steps. */
function finest({ type, wide, presence }: ValueField): ValueType {
  const widths = presenceBy({ presence }, "widths");
  const others = [wide?.type, widths?.narrow.type, widths?.wide.type, widths?.both];
  return others.reduce<ValueType>(
    (best, other) => (other !== undefined && stepOf(other) < stepOf(best) ? other : best),
    type,
  );
}

function stepOf(type: ValueType): number {
  if (type.kind !== "int" || type.scale === undefined) return 1;
  return Math.abs(type.scale.num / type.scale.den);
}

function movedValue(v: Where, type: ValueType, value: unknown): unknown {
  switch (type.kind) {
    case "int":
      return movedNumber(type, value, v.by);
    case "array":
    case "sequence":
      return movedList(value, (element) => movedValue(v, type.of, element));
    case "sparse":
      return isMembers(value)
        ? movedRecord(value, (one) => movedNumber(type.of, one, v.by))
        : value;
    case "struct":
      return movedStruct(v, type.struct, value);
    case "list":
      return movedList(value, (element) => movedStruct(v, type.struct, element));
    default:
      return value;
  }
}

function movedNumber(type: IntType, value: unknown, by: number): unknown {
  if (type.scale === undefined || typeof value !== "number") return value;
  const other = value + by * stepOf(type);
  const raw = rawOf(type, other);
  return lowest(type) <= raw && raw <= highest(type) ? other : value;
}

function movedList(value: unknown, move: (element: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value;
  const list = value.map(move);
  return list.every((element, i) => element === value[i]) ? value : list;
}

function movedRecord(record: Members, move: (element: unknown) => unknown): Members {
  const entries = Object.entries(record).map(([key, value]) => [key, move(value)] as const);
  return entries.every(([key, value]) => value === record[key])
    ? record
    : Object.fromEntries(entries);
}

function movedStruct(v: Where, struct: number, value: unknown): unknown {
  const layout = layoutOf(v.table.structs[struct]!, v.version);
  return layout === undefined || !isMembers(value) ? value : moved(v, layout.fields, value);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
