import { isWide, type SwitchArm, type SwitchField } from "../../../runtime/table/fields/field.ts";
import { isBrief } from "./brief.ts";
import * as code from "../code/build.ts";
import type { Expr } from "../code/model.ts";
import type { Emitting } from "./emitting.ts";
import { upper } from "../../facts/names.ts";
import { armValue, caseLabels, chooserCode } from "./tests.ts";

/** What a switch depends on, and what precedes its arms. */
export interface Labels {
  /** @param on what holds the value that chooses */
  chooser(on: Expr): Expr;
  /** None for the arm of all other values. */
  labels(arm: SwitchArm): Expr[];
  /** The arms are given by their names, of which the compiler does not know what they say of the value. */
  readonly byName: boolean;
}

/** The labels of a switch: its values, or where that is brief the names of its arms, by a table that its functions share. */
export function labelsOf({ table, version, constants }: Emitting, field: SwitchField): Labels {
  const { arms, on } = field;
  if (!isBrief({ table, version }) || !isListed(field))
    return {
      chooser: (value) => chooserCode(value, arms),
      labels: (arm) => (arm.otherwise ? [] : caseLabels(arm)),
      byName: false,
    };
  const listed = arms
    .filter((arm) => !arm.otherwise)
    .map(({ name, values }) => ({ name, value: code.list(values.map(armValue)) }));
  const names = constants.named(`${upper(on)}_ARMS`, code.use("armsOf", code.record(listed)));
  return {
    chooser: (value) => code.item(names, value),
    labels: (arm) => (arm.otherwise ? [] : [code.string(arm.name)]),
    byName: true,
  };
}

/** Whether a table of names is shorter: most arms have several values, all of them bytes. */
export function isListed({ arms }: SwitchField): boolean {
  const values = arms.flatMap((arm) => arm.values);
  const areBytes = values.every((value) => typeof value === "number" && value >= 0 && value < 256);
  return areBytes && values.length > 2 * arms.length && !arms.some(isWide);
}
