import type { Layout, MessageTable, SwitchField } from "../../runtime/table.ts";
import { fromLocal, hex, layoutName, local, pascal, typeName } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { readSteps, type Step } from "./steps.ts";

/** A function's parameters and its statements. */
export interface FunctionCode {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  readonly body: string;
  readonly doc: string;
  /** Nobody outside the module calls it. */
  readonly isLocal?: true;
}

/** Whether the message's first byte is part of what it says. */
export function readsId(layout: Layout): boolean {
  return layout.fields.some((f) => f.kind === "mask" && f.parts[0]!.from === "id");
}

/** Whatever reads a message of a protocol begins at its id. */
export function idBytes(layout: Layout): 0 | 1 {
  return layout.id === undefined ? 0 : 1;
}

/** `decodeSound(r)`: one literal, whose members are read in the order of the wire. */
export function decodeFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const last = layout.fields.at(-1);
  const name = layoutName(emitting.table, message, layout);
  const steps = readSteps(emitting, name, layout.fields, idBytes(layout));
  const body =
    last?.kind === "switch"
      ? switchCode(emitting, message, name, steps, last)
      : literalCode(message, "", steps);
  return {
    name: `decode${name}`,
    parameters: [{ name: "r", type: "Reader" }],
    returns: typeName(emitting.table, message),
    body,
    doc: "",
  };
}

/** Members before the last line become constants, the others are read inside the literal. */
function literalCode(target: MessageTable, first: string, steps: readonly Step[]): string {
  const last = steps.findLastIndex((step) => step.kind !== "member");
  const lines: string[] = [];
  const members: string[] = first === "" ? [] : [first];
  for (const [index, step] of steps.entries()) {
    if (step.kind === "member" && index > last) {
      const own = step.code === local(step.name);
      members.push(own ? fromLocal(step.name) : `${step.name}: ${step.code}`);
    } else {
      lines.push(...statements(step));
      members.push(...namesOf(step).map(fromLocal));
    }
  }
  lines.push(`return { ${[`type: "${target.name}"`, ...members].join(", ")} };`);
  return lines.join("\n");
}

function namesOf(step: Step): string[] {
  if (step.kind === "line") return [];
  return step.kind === "member" ? [step.name] : step.members.map((member) => member.name);
}

/** A step as statements, its members as constants. */
function statements(step: Step): string[] {
  switch (step.kind) {
    case "line":
      return [step.code];
    case "member": {
      const { name, type, code } = step;
      if (code === local(name)) return [];
      return [`const ${local(name)}${type === undefined ? "" : `: ${type}`} = ${code};`];
    }
    case "branch": {
      const declared = step.members.map(({ name, type }) => `let ${local(name)}: ${type};`);
      return [
        ...declared,
        ...(step.test === undefined ? step.lines : [when(step.test, step.lines)]),
      ];
    }
  }
}

/** Statements behind a test. */
export function when(test: string, lines: readonly string[]): string {
  const [only] = lines;
  const plain = lines.length === 1 && !only!.startsWith("if");
  return plain ? `if (${test}) ${only}` : `if (${test}) {\n${lines.join("\n")}\n}`;
}

function switchCode(
  emitting: Emitting,
  target: MessageTable,
  layout: string,
  steps: readonly Step[],
  chooses: SwitchField,
): string {
  const type = typeName(emitting.table, target);
  const common = steps.flatMap(namesOf).filter((name) => name !== chooses.on);
  const arms = chooses.arms.map((arm) => {
    const chosen = `${chooses.on}: ${local(chooses.on)} as ${type}${pascal(arm.name)}["${chooses.on}"]`;
    const first = [chosen, ...common.map(fromLocal)].join(", ");
    const code = literalCode(
      target,
      first,
      inArm(readSteps(emitting, layout, arm.fields, 0, true)),
    );
    return `${caseLabels(arm.values)} {\n${code}\n}`;
  });
  const none = `default:\nthrow ${emitting.imports.use("noArm")}(r, "${chooses.on}", ${local(chooses.on)});`;
  const lines = steps.flatMap(statements);
  return [...lines, `switch (${local(chooses.on)}) {\n${arms.join("\n")}\n${none}\n}`].join("\n");
}

/** An arm reads on with the `view` and the `at` that are there. */
function inArm(steps: readonly Step[]): Step[] {
  return steps.filter(
    (step) => step.kind !== "line" || !/^(const view|(const|let) at) = /.test(step.code),
  );
}

/** `case 0x00: case 0x01:` */
export function caseLabels(values: readonly number[]): string {
  return values.map((value) => `case ${value < 0 ? value : hex(value)}:`).join("\n");
}
