import { isWide, type SwitchArm, type SwitchField } from "../../../runtime/table/table.ts";
import { isBrief } from "./brief.ts";
import { caseLabels, chooserCode, numberCode, upper } from "./code.ts";
import type { Emitting } from "./emitting.ts";

/** What a switch goes by, and what stands in front of its arms. */
export interface Labels {
  /** @param on what holds the value that chooses */
  chooser(on: string): string;
  label(arm: SwitchArm): string;
  /** The arms are told by their names, of which the compiler does not know what they say of the value. */
  readonly byName: boolean;
}

/** The labels of a switch: its values, or where that is brief the names of its arms, by a table that its functions share. */
export function labelsOf(
  { table, version, imports, lengths }: Emitting,
  field: SwitchField,
): Labels {
  const { arms, on } = field;
  if (!isBrief({ table, version }) || !isTold(field))
    return {
      chooser: (code) => chooserCode(code, arms),
      label: (arm) => (arm.otherwise ? "default:" : caseLabels(arm)),
      byName: false,
    };
  const told = arms
    .filter((arm) => !arm.otherwise)
    .map(({ name, values }) => `${name}: [${values.map(numberCode).join(", ")}]`);
  const code = `${imports.use("armsOf")}({ ${told.join(", ")} })`;
  const names = lengths.named(`${upper(on)}_ARMS`, code);
  return {
    chooser: (code) => `${names}[${code}]`,
    label: (arm) => (arm.otherwise ? "default:" : `case "${arm.name}":`),
    byName: true,
  };
}

/** Whether a table of names is shorter: most arms have several values, all of them bytes. */
export function isTold({ arms }: SwitchField): boolean {
  const values = arms.flatMap((arm) => arm.values);
  const areBytes = values.every((value) => typeof value === "number" && value >= 0 && value < 256);
  return areBytes && values.length > 2 * arms.length && !arms.some(isWide);
}
