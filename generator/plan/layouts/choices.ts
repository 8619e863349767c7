import type { ArmValue, Field, SwitchField } from "../../../runtime/table/fields/field.ts";
import { type Layout, layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import { structsIn } from "../../facts/structs.ts";
import { firstAlike, layoutName } from "../../facts/layout-names.ts";
import { fixedBytes } from "../size/size.ts";

/** A layout that differs from another one of its message in what a few values of its switch choose. */
export interface Choices {
  /** Its fields, with the arms of these values alone. */
  readonly fields: readonly Field[];
  readonly on: string;
  readonly values: readonly ArmValue[];
  /** The name of the functions of the other layout, for all other values. */
  readonly rest: string;
}

/** What a layout chooses otherwise than a newer one. */
export function choicesOf(
  table: Table,
  message: MessageTable,
  layout: Layout,
): Choices | undefined {
  const last = layout.fields.at(-1);
  if (last?.kind !== "switch") return undefined;
  const own = armsByValue(table, layout, last);
  if (own.size === 0) return undefined;
  const newer = message.layouts.filter(
    (other) => other.from > layout.to && firstAlike(table, message, other) === other,
  );
  for (const other of newer) {
    const known = other.fields.at(-1);
    if (known?.kind !== "switch" || !isAlikeBefore(layout, other)) continue;
    const arms = armsByValue(table, other, known);
    const values = [...own].flatMap(([value, arm]) => (arms.get(value) === arm ? [] : [value]));
    if (arms.size !== own.size || [...arms.keys()].some((value) => !own.has(value))) continue;
    if (values.length * 2 > own.size) continue;
    const fields = [...layout.fields.slice(0, -1), onlyFor(last, values)];
    return { fields, on: last.on, values, rest: layoutName(table, message, other) };
  }
  return undefined;
}

/** What each value chooses, its structs by their functions. Where all others choose something, too, there is no saying. */
function armsByValue(table: Table, { from }: Layout, { arms }: SwitchField): Map<ArmValue, string> {
  if (arms.some((arm) => arm.otherwise)) return new Map();
  const nameOf = (index: number) => {
    const struct = table.structs[index]!;
    return layoutName(table, struct, layoutOf(struct, from)!);
  };
  return new Map(
    arms.flatMap(({ name, values, fields }) => {
      const key = JSON.stringify([name, fields, structsIn(fields).map(nameOf)]);
      return values.map((value) => [value, key] as const);
    }),
  );
}

/** Whether the same integers precedes two switches, so that nothing is lost by reading them again. */
function isAlikeBefore(a: Layout, b: Layout): boolean {
  const [front, other] = [a.fields.slice(0, -1), b.fields.slice(0, -1)];
  return (
    JSON.stringify([a.id, a.idBit, a.idHigh, front]) ===
      JSON.stringify([b.id, b.idBit, b.idHigh, other]) &&
    front.every((field) => field.kind === "value" && fixedBytes(field.type) !== undefined)
  );
}

function onlyFor(chooses: SwitchField, kept: readonly ArmValue[]): SwitchField {
  const arms = chooses.arms.flatMap((arm) => {
    const values = arm.values.filter((value) => kept.includes(value));
    return values.length === 0 ? [] : [{ ...arm, values }];
  });
  return { ...chooses, arms };
}
