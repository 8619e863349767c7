import type { Layout, MessageTable, SwitchField, Table } from "../../runtime/table.ts";
import { fromLocal, hex, type Imports, layoutName, local, pascal, typeName } from "./code.ts";
import { type LengthTables, sizeCode } from "./size.ts";
import { readSteps, type Step } from "./steps.ts";

/** What the emitters of one module share. */
export interface Emitting {
  readonly table: Table;
  readonly imports: Imports;
  readonly lengths: LengthTables;
  /** While a message is encoded: its members that may be absent in some version. */
  readonly optional?: ReadonlySet<string>;
}

/** A function's parameters and its statements. */
export interface FunctionCode {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly returns: string;
  readonly body: string;
  readonly doc: string;
}

/** Whether the message's first byte is part of what it says. */
export function readsId(layout: Layout): boolean {
  return layout.fields.some((f) => f.kind === "mask" && f.parts[0]!.from === "id");
}

/** The parameters of whatever reads a message. */
export function readerParameters(layout: Layout): { name: string; type: string }[] {
  const id = readsId(layout) ? [{ name: "id", type: "number" }] : [];
  return [{ name: "r", type: "Reader" }, ...id];
}

/** `decodeSound(r)`: one literal, whose members are read in the order of the wire. */
export function decodeFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  const type = typeName(emitting.table, message);
  const last = layout.fields.at(-1);
  const chooses = last?.kind === "switch" ? last : undefined;
  const steps = readSteps(layout.fields, emitting.imports);
  const name = layoutName(emitting.table, message, layout);
  const target: Target = { message, layout: name };
  const body =
    chooses === undefined
      ? literalCode(emitting, target, "", steps)
      : switchCode(emitting, target, type, steps, chooses);
  return {
    name: `decode${name}`,
    parameters: readerParameters(layout),
    returns: type,
    body,
    doc: "",
  };
}

/** The message whose literal is made, and the name of the layout. */
interface Target {
  readonly message: MessageTable;
  readonly layout: string;
}

/** A step that is no member, as a statement. */
export function statementCode(
  step: Exclude<Step, { kind: "member" }>,
  layout: string,
  { imports, lengths }: Emitting,
): string {
  switch (step.kind) {
    case "need":
      return `${imports.use("need")}(r, ${sizeCode(step.size, layout, lengths)});`;
    case "local":
      return `${step.changes ? "let" : "const"} ${step.name} = ${step.code};`;
    case "statement":
      return step.code;
  }
}

/** Members before the last statement become constants, the others are read inside the literal. */
function literalCode(
  emitting: Emitting,
  target: Target,
  first: string,
  steps: readonly Step[],
): string {
  const lastStatement = steps.findLastIndex((step) => step.kind !== "member");
  const lines: string[] = [];
  const members: string[] = first === "" ? [] : [first];
  for (const [index, step] of steps.entries()) {
    if (step.kind !== "member") {
      lines.push(statementCode(step, target.layout, emitting));
    } else if (index > lastStatement) {
      members.push(
        step.code === local(step.name) ? fromLocal(step.name) : `${step.name}: ${step.code}`,
      );
    } else {
      if (step.code !== local(step.name)) lines.push(constantCode(step));
      members.push(fromLocal(step.name));
    }
  }
  lines.push(`return { ${[`type: "${target.message.name}"`, ...members].join(", ")} };`);
  return lines.join("\n");
}

function constantCode({ name, type, code }: Step & { kind: "member" }): string {
  return `const ${local(name)}${type === undefined ? "" : `: ${type}`} = ${code};`;
}

function switchCode(
  emitting: Emitting,
  target: Target,
  type: string,
  steps: readonly Step[],
  chooses: SwitchField,
): string {
  const lines: string[] = [];
  const common: string[] = [];
  for (const step of steps) {
    if (step.kind !== "member") {
      lines.push(statementCode(step, target.layout, emitting));
      continue;
    }
    if (step.code !== local(step.name)) lines.push(constantCode(step));
    if (step.name !== chooses.on) common.push(fromLocal(step.name));
  }
  const arms = chooses.arms.map((arm) => {
    const discriminant = [
      `${chooses.on}: ${local(chooses.on)} as ${type}${pascal(arm.name)}["${chooses.on}"]`,
      ...common,
    ].join(", ");
    const code = literalCode(
      emitting,
      target,
      discriminant,
      readSteps(arm.fields, emitting.imports),
    );
    return `${caseLabels(arm.values)} {\n${code}\n}`;
  });
  const none = `default:\nthrow ${emitting.imports.use("noArm")}(r, "${chooses.on}", ${local(chooses.on)});`;
  return [...lines, `switch (${local(chooses.on)}) {\n${arms.join("\n")}\n${none}\n}`].join("\n");
}

/** `case 0x00: case 0x01:` */
export function caseLabels(values: readonly number[]): string {
  return values.map((value) => `case ${value < 0 ? value : hex(value)}:`).join("\n");
}
