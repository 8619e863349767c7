import fc from "fast-check";
import { companionRange } from "../../runtime/table/facts/companion-range.ts";
import { companionsOf } from "../../runtime/table/facts/companions.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { maybe, sometimes } from "./arbitrary.ts";

type Any = fc.Arbitrary<unknown>;

/** In which of several ways a field came: one that the encoder takes, or another. */
export function variantCompanions(hints: boolean, field: Field): (readonly [string, Any])[] {
  return companionsOf(field).map((companion) => {
    const { name, what, isList } = companion;
    if (what === "step") return [name, stepVariants(field as ValueField)];
    const { low, high } = companionRange(companion);
    const way = fc.oneof(
      fc.integer({ min: low, max: high }),
      fc.constantFrom(0, 1, high, high + 1),
    );
    const ways: Any = isList ? fc.array(way, { maxLength: 6 }) : way;
    return [name, sometimes(hints, ways)];
  });
}

/** Whether a number is itself or a step, or each of several: any that a step holds is either. */
function stepVariants({ type }: ValueField): Any {
  if (type.kind !== "array") return maybe(fc.constant(3));
  const { count } = type;
  const ways = fc.array(fc.constantFrom(2, 3), { minLength: count, maxLength: count });
  return maybe(ways.filter((list) => list.includes(3)));
}
