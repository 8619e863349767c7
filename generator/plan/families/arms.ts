import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Layout } from "../../../runtime/table/messages.ts";
import type { Expr } from "../code/model.ts";
import { isListed, labelsOf } from "../parts/arms.ts";
import type { Emitting } from "../parts/emitting.ts";
import { Constants } from "../parts/constants.ts";

/*
 * Tables of what chooses arms, which functions of several layouts find in the module, or are given.
 */

/** A table that functions ask for by its name, and the module's constant for each layout. */
export interface AskedArms {
  readonly name: string;
  /** The parameter, where layouts have different ones. */
  readonly by?: string;
  readonly given: readonly Expr[];
}

/** The tables of a layout's switches by their names, in their order. */
export function armTables(emitting: Emitting, { from, fields }: Layout): ReadonlyMap<string, Expr> {
  const constants = new Constants();
  const own = { ...emitting, constants, version: from };
  const add = (field: Field): void => {
    if (field.kind !== "switch") return;
    if (isListed(field)) labelsOf(own, field);
    for (const arm of field.arms) arm.fields.forEach(add);
  };
  fields.forEach(add);
  return constants.declarations;
}

/** What functions of several layouts ask for. The module gets the tables. */
export function askedArms(
  { constants }: Emitting,
  tables: readonly ReadonlyMap<string, Expr>[],
): AskedArms[] {
  return [...tables[0]!.keys()].map((name) => {
    const given = tables.map((own) => constants.named(name, own.get(name)!));
    const isOne = given.every((one) => JSON.stringify(one) === JSON.stringify(given[0]));
    return { name, ...(isOne ? {} : { by: parameterName(name) }), given };
  });
}

/** `ENTITYTYPE_ARMS` → `entitytypeArms$` */
function parameterName(name: string): string {
  const [first = "", ...rest] = name.toLowerCase().split("_");
  return `${first}${rest.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("")}$`;
}
