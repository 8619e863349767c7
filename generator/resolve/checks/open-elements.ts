import type { Calculation } from "../../../runtime/table/terms/calculation.ts";
import { type Expression, partsOf } from "../../../runtime/table/terms/expressions.ts";
import { computedOf, pathOf } from "../../../runtime/table/fields/computed.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";

/* Elements of a list of which some go to the end of the bytes: the list ends after each of these. */

/** The values of members by which arms are chosen. */
type Known = Readonly<Record<string, number>>;

/**
 * Whether a list ends after each element that goes to the end: what it ends after holds of all values that choose such an
 * arm.
 *
 * @param fields of an element
 * @param isOpen whether a field goes to the end, which is no switch
 */
export function endsAfterOpen(
  until: Calculation,
  fields: readonly Field[],
  isOpen: (field: Field) => boolean,
  known: Known = {},
): boolean {
  return fields.every((field) => {
    if (field.kind !== "switch") return !isOpen(field) || isTrue(valueOf(until.value, known));
    return field.arms.every((arm) => {
      const all = arm.otherwise
        ? [known]
        : arm.values.map((one) => withValue(known, field.on, one));
      return all.every((own) => endsAfterOpen(until, arm.fields, isOpen, own));
    });
  });
}

function withValue(known: Known, name: string, value: number | string): Known {
  return { ...known, [name]: Number(value) };
}

/** What an expression is, whatever members are that are not known; nothing where that depends on them. */
function valueOf(expression: Expression, known: Known): number | undefined {
  if (expression.kind === "two" && ["and", "or"].includes(expression.operator)) {
    const both = [expression.left, expression.right].map((each) => valueOf(each, known));
    const decides = (one: number | undefined) =>
      expression.operator === "or" ? isTrue(one) : one === 0;
    return both.find(decides) ?? (both.includes(undefined) ? undefined : both[0]);
  }
  if (!leavesOf(expression).every((path) => Object.hasOwn(known, path.replace(/^_\./, ""))))
    return undefined;
  const value = computedOf({ name: "", text: "", value: expression }, { _: known }, {});
  return Number.isNaN(value) ? undefined : value;
}

function isTrue(value: number | undefined): boolean {
  return value !== undefined && value !== 0;
}

function leavesOf(expression: Expression): string[] {
  if (expression.kind === "name" || expression.kind === "member") return [pathOf(expression)];
  return partsOf(expression).flatMap(leavesOf);
}
