import {
  type ArmValue,
  type Field,
  isWide,
  type SwitchArm,
  type SwitchField,
} from "../../../runtime/table/table.ts";
import { labelsOf } from "../code/arms.ts";
import { caseLabels, chooserCode, local, pascal, typeName } from "../code/code.ts";
import type { Emitting } from "../code/emitting.ts";
import { WritePlan } from "./plan.ts";

/** @param write the lines that write the fields of an arm, and what is to be done behind them */
export function planSwitch(
  plan: WritePlan,
  field: SwitchField,
  write: (emitting: Emitting, fields: readonly Field[], tail: readonly string[]) => string[],
): void {
  const { emitting } = plan;
  const labels = labelsOf(emitting, field);
  const narrows = !labels.byName && isNarrowed(emitting, field);
  const arms = field.arms.map((arm) => {
    const type = emitting.type + pascal(arm.name);
    const own = write({ ...emitting, type }, arm.fields, plan.tail).join("\n");
    const code = narrows ? own : narrowed(own, arm, type);
    return `${labels.label(arm)} {\n${code}\n${leave(arm)}}`;
  });
  const none = field.arms.some((arm) => arm.otherwise)
    ? ""
    : `default:\nthrow ${plan.use("noSuchArm")}("${field.on}", m);\n`;
  plan.byWriter(`switch (${labels.chooser(`m.${field.on}`)}) {\n${arms.join("\n")}\n${none}}`);
}

/**
 * Lines that are for one arm each, where there are any.
 *
 * @param linesOf of an arm, whose members `m` has
 */
export function armsCode(
  emitting: Emitting,
  field: SwitchField,
  linesOf: (emitting: Emitting, arm: SwitchArm) => string[],
): string[] {
  const narrows = isNarrowed(emitting, field);
  const arms = field.arms.map((arm) => {
    const type = emitting.type + pascal(arm.name);
    const own = linesOf({ ...emitting, type }, arm).join("\n");
    return { arm, code: narrows ? own : narrowed(own, arm, type) };
  });
  // Who has nothing to do must not do what is for all others.
  const others = arms.some(({ arm, code }) => arm.otherwise && code !== "");
  const cases = arms.flatMap(({ arm, code }) => {
    if (code === "" && !others) return [];
    return [`${arm.otherwise ? "default:" : caseLabels(arm)} {\n${code}\nbreak;\n}`];
  });
  return cases.length === 0
    ? []
    : [`switch (${chooserCode(`m.${field.on}`, field.arms)}) {\n${cases.join("\n")}\n}`];
}

/** Whether the compiler knows the message's type in an arm: each value chooses one arm in all versions. */
function isNarrowed({ table, type }: Emitting, { on }: SwitchField): boolean {
  const message = table.messages.find((m) => typeName(table, m) === type);
  const switches = message?.layouts.map(({ fields }) => fields.at(-1)) ?? [];
  const owners = new Map<ArmValue, string>();
  for (const other of switches) {
    if (other?.kind !== "switch" || other.on !== on) return false;
    for (const arm of other.arms) {
      const owned =
        isWide(arm) || arm.values.some((value) => (owners.get(value) ?? arm.name) !== arm.name);
      if (arm.otherwise || owned) return false;
      for (const value of arm.values) owners.set(value, arm.name);
    }
  }
  return message !== undefined;
}

/** Whatever is in a switch has returned by its end. */
function leave({ fields }: SwitchArm): string {
  return fields.at(-1)?.kind === "switch" ? "" : "return;\n";
}

/** Code of an arm whose type the compiler does not know. */
function narrowed(code: string, arm: SwitchArm, type: string): string {
  return known(code, `${local(arm.name)}Arm`, leafTypes(type, arm.fields));
}

/** Code that speaks of the message by a constant of one of these types. */
export function known(code: string, name: string, types: readonly string[]): string {
  const renamed = code.replaceAll(/(?<!["\w.$])m(?=[.,)!])/g, name);
  return renamed === code ? code : `const ${name} = m as ${types.join(" | ")};\n${renamed}`;
}

/** The interfaces that have these fields: one for each way through their switches. */
export function leafTypes(type: string, fields: readonly Field[]): string[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [type];
  return last.arms.flatMap((arm) => leafTypes(type + pascal(arm.name), arm.fields));
}
