import {
  type Field,
  type Layout,
  listEnd,
  type MessageTable,
  type SwitchField,
  type Table,
} from "../../runtime/table/table.ts";
import { fromLocal, hex, layoutName, local, pascal, typeName } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { isRegion, readSteps, type Step } from "./steps.ts";

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
export function decodeFunctions(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode[] {
  const name = layoutName(emitting.table, message, layout);
  const type = typeName(emitting.table, message);
  const steps = readSteps(emitting, name, layout.fields, { start: idBytes(layout) });
  const target: Target = {
    ...(isStruct(emitting.table, message) ? {} : { message: message.name }),
    type,
    layout: name,
  };
  const parameters = [{ name: "r", type: "Reader" }];
  const returns = listEnd(layout) === undefined ? type : `${type} | number`;
  const body = fieldsCode(emitting, target, layout.fields, steps, []);
  const whole = { name: `decode${name}`, parameters, returns, doc: "" };
  if (!hasRegion(layout.fields)) return [{ ...whole, body }];
  return [
    {
      ...whole,
      name: `read${name}`,
      isLocal: true,
      body,
      doc: `As \`decode${name}\`, which puts the reader's end back.`,
    },
    { ...whole, body: regionBody(`return read${name}(r);`) },
  ];
}

/** Puts the reader's end back, which a length moves in between. */
export function regionBody(reading: string): string {
  return ["const { end } = r;", "try {", reading, "} finally {", "r.end = end;", "}"].join("\n");
}

/** Whether a length counts all that follows it, also in an arm. */
export function hasRegion(fields: readonly Field[]): boolean {
  return fields.some(
    (field) =>
      isRegion(field) ||
      (field.kind === "switch" && field.arms.some((arm) => hasRegion(arm.fields))),
  );
}

/** Whether something is a struct and no message. */
export function isStruct(table: Table, message: MessageTable): boolean {
  return table.structs.includes(message);
}

/** What a literal is of. */
interface Target {
  /** The message's name; a struct has none. */
  readonly message?: string;
  /** The interface, with the names of the arms so far. */
  readonly type: string;
  /** The name of the layout's functions. */
  readonly layout: string;
}

/** The code that reads fields, and returns the literal of them and of the members before them. */
function fieldsCode(
  emitting: Emitting,
  target: Target,
  fields: readonly Field[],
  steps: readonly Step[],
  before: readonly string[],
  inRegion = false,
): string {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return literalCode(target, before, steps);
  const region = inRegion || fields.some(isRegion);
  return switchCode(emitting, target, steps, last, before, region);
}

/** Members before the last line become constants, the others are read inside the literal. */
function literalCode(target: Target, before: readonly string[], steps: readonly Step[]): string {
  const last = steps.findLastIndex((step) => step.kind !== "member");
  const lines: string[] = [];
  const members: string[] =
    target.message === undefined ? [...before] : [`type: "${target.message}"`, ...before];
  for (const [index, step] of steps.entries()) {
    if (step.kind === "member" && index > last) {
      const own = step.code === local(step.name);
      members.push(own ? fromLocal(step.name) : `${step.name}: ${step.code}`);
    } else {
      lines.push(...statements(step));
      members.push(...namesOf(step).map(fromLocal));
    }
  }
  lines.push(`return { ${members.join(", ")} };`);
  return lines.join("\n");
}

function namesOf(step: Step): string[] {
  if (step.kind === "line") return [];
  return step.kind === "member" ? [step.name] : step.members.map((member) => member.name);
}

/** Steps as statements, their members as constants. */
export function stepLines(steps: readonly Step[]): string[] {
  return steps.flatMap(statements);
}

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
  target: Target,
  steps: readonly Step[],
  chooses: SwitchField,
  before: readonly string[],
  inRegion: boolean,
): string {
  const common = [...before, ...steps.flatMap(namesOf).map(fromLocal)];
  const arms = chooses.arms.map((arm) => {
    const type = target.type + pascal(arm.name);
    const plain = fromLocal(chooses.on);
    const chosen = arm.otherwise
      ? plain
      : `${chooses.on}: ${local(chooses.on)} as ${leafType(type, arm.fields)}["${chooses.on}"]`;
    const standing = { inArm: true, inRegion };
    const armSteps = inArm(readSteps(emitting, target.layout, arm.fields, standing));
    const inner = { ...target, type };
    const members = common.map((member) => (isMember(member, chooses.on) ? chosen : member));
    const code = fieldsCode(emitting, inner, arm.fields, armSteps, members, inRegion);
    return `${arm.otherwise ? "default:" : caseLabels(arm.values)} {\n${code}\n}`;
  });
  const none = chooses.arms.some((arm) => arm.otherwise)
    ? ""
    : `default:\nthrow ${emitting.imports.use("noArm")}(r, "${chooses.on}", ${local(chooses.on)});\n`;
  return [
    ...stepLines(steps),
    `switch (${local(chooses.on)}) {\n${arms.join("\n")}\n${none}}`,
  ].join("\n");
}

/** Whether a member of a literal is that of the name. */
function isMember(member: string, name: string): boolean {
  return member === name || member.startsWith(`${name}: `);
}

/** One of the interfaces that the fields are of: each has the members in front of its switch. */
function leafType(type: string, fields: readonly Field[]): string {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return type;
  return leafType(type + pascal(last.arms[0]!.name), last.arms[0]!.fields);
}

/** An arm reads on with the `view` and the `at` that are there. */
export function inArm(steps: readonly Step[]): Step[] {
  return steps.filter(
    (step) => step.kind !== "line" || !/^(const view|(const|let) at) = /.test(step.code),
  );
}

/** `case 0x00: case 0x01:` */
export function caseLabels(values: readonly number[]): string {
  return values.map((value) => `case ${value < 0 ? value : hex(value)}:`).join("\n");
}
