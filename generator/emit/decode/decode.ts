import {
  type Field,
  idBytes,
  type Layout,
  listEnd,
  type MessageTable,
  type SwitchField,
} from "../../../runtime/table/table.ts";
import { labelsOf } from "../code/arms.ts";
import { isBrief } from "../code/brief.ts";
import { choicesOf } from "../layouts/choices.ts";
import { fromLocal, local, pascal, speaksOf, typeName, when } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { hasRegion, isRegion, isStruct } from "../layouts/layouts.ts";
import { outerParameters } from "../code/outer.ts";
import { beforeRest, type Tail, tailOf } from "../layouts/tail.ts";
import { bitSteps } from "./bits.ts";
import { lateSteps } from "./checksums.ts";
import { readSteps } from "./fields.ts";
import { held, isConstructed, madeCode, type MemberCode } from "./made.ts";
import type { Step } from "./plan.ts";

/** `decodeSound(r)`: one literal, whose members are read in the order of the wire. */
export function decodeFunctions(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode[] {
  const name = layoutName(emitting.table, message, layout);
  const type = typeName(emitting.table, message);
  const tail = tailOf(emitting.table, message, layout);
  const choices = choicesOf(emitting.table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  const steps = message.bitwise
    ? bitSteps(emitting, fields)
    : readSteps(emitting, name, fields, { start: idBytes(emitting.table, layout) });
  const { passed = "" } = emitting;
  const target: Target = {
    ...(isStruct(emitting.table, message) ? {} : { message: message.name }),
    type,
    layout: name,
    ...(choices === undefined ? {} : { rest: choices.rest }),
    ...(isConstructed(emitting, message, layout) ? { constructs: message } : {}),
  };
  const parameters = [{ name: "r", type: "Reader" }, ...outerParameters(message)];
  const returns = listEnd(layout) === undefined ? type : `${type} | number`;
  const whole = { name: `decode${name}`, parameters, returns, doc: "" };
  if (tail !== undefined)
    return [{ ...whole, body: tailCode(target, steps, tail, beforeRest(emitting.table, layout)) }];
  const body = fieldsCode(emitting, target, fields, steps, []);
  const wrap = wrapper(emitting, message, layout);
  if (wrap === undefined) return [{ ...whole, body }];
  return [
    {
      ...whole,
      name: `read${name}`,
      isLocal: true,
      body,
      doc: `As \`decode${name}\`, which puts back what it moves of the reader.`,
    },
    { ...whole, body: wrap(`return read${name}(r${passed});`) },
  ];
}

/** Reads the fields in front, and the rest by another layout's function. */
function tailCode(target: Target, steps: readonly Step[], { rest }: Tail, before: string): string {
  const members = steps.flatMap(namesOf).map(fromLocal);
  const front = [`type: "${target.message}" as const`, ...members].join(", ");
  return [
    ...stepLines(steps),
    before,
    `return Object.assign({ ${front} }, decode${rest}(r));`,
  ].join("\n");
}

/** What puts back how the reader was: its end, which a length moves in between, and how deep structs stand in each other. */
export function wrapper(
  { imports }: Emitting,
  { deepest }: MessageTable,
  { fields }: Layout,
): ((reading: string) => string) | undefined {
  const moves = hasRegion(fields);
  if (!moves && deepest === undefined) return undefined;
  const first = [
    ...(moves ? ["const { end } = r;"] : []),
    ...(deepest === undefined ? [] : [`${imports.use("enter")}(r, ${deepest});`]),
  ];
  const last = [
    ...(moves ? ["r.end = end;"] : []),
    ...(deepest === undefined ? [] : ["r.depth--;"]),
  ];
  return (reading) => [...first, "try {", reading, "} finally {", ...last, "}"].join("\n");
}

/** What a literal is of. */
interface Target {
  /** The message's name; a struct has none. */
  readonly message?: string;
  /** The interface, with the names of the arms so far. */
  readonly type: string;
  /** The name of the layout's functions. */
  readonly layout: string;
  /** Of the functions of a layout that knows the values which choose no arm. */
  readonly rest?: string;
  /** What is made by a constructor in place of a literal. */
  readonly constructs?: MessageTable;
}

/** The code that reads fields, and returns the literal of them and of the members before them. */
function fieldsCode(
  emitting: Emitting,
  target: Target,
  fields: readonly Field[],
  steps: readonly Step[],
  before: readonly MemberCode[],
  { inRegion = false, late = [] }: Inside = {},
): string {
  const last = fields.at(-1);
  const own = [...lateSteps(emitting, fields), ...late];
  if (last?.kind !== "switch") return literalCode(emitting, target, before, [...steps, ...own]);
  const region = inRegion || fields.some(isRegion);
  return switchCode(emitting, target, steps, last, before, { inRegion: region, late: own });
}

/** What the fields of an arm find around them. */
interface Inside {
  /** A length in front counts their bytes. */
  readonly inRegion?: boolean;
  /** What is read when all else was. */
  readonly late?: readonly Step[];
}

/** Members before the last line become constants, the others are read inside the literal. */
function literalCode(
  emitting: Emitting,
  target: Target,
  before: readonly MemberCode[],
  steps: readonly Step[],
): string {
  const moves = isBrief(emitting) ? lastMove(steps) : -1;
  const told = moves < 0 ? steps : steps.toSpliced(moves, 1).map(asMember);
  const last = told.findLastIndex((step) => step.kind !== "member");
  const lines: string[] = [];
  const members = [...before];
  for (const [index, step] of told.entries()) {
    if (step.kind === "member" && index > last) {
      members.push(step);
    } else {
      lines.push(...statements(step));
      members.push(...namesOf(step).map(held));
    }
  }
  const value = madeCode(emitting, target.message, members, target.constructs);
  if (moves < 0) return [...lines, `return ${value};`].join("\n");
  const [move] = statements(steps[moves]!);
  return [...lines, `const message$: ${target.type} = ${value};`, move!, "return message$;"].join(
    "\n",
  );
}

/** Where the reader is moved at last, if members alone follow that do not mind when it is. */
function lastMove(steps: readonly Step[]): number {
  const index = steps.findLastIndex((step) => step.kind !== "member" || step.moves === true);
  const step = steps[index];
  if (step?.kind !== "line" || !/^r\.offset = at( \+ \d+)?;$/.test(step.code)) return -1;
  const before = steps.slice(0, index).map(asMember);
  const inside = index - 1 - before.findLastIndex(({ kind }) => kind !== "member");
  return inside < LEAST_INSIDE ? -1 : index;
}

/** So many members, read inside the literal, are worth that it has a name. */
const LEAST_INSIDE = 4;

/** What is there by a test as a member whose code asks for it, where one expression does. */
function asMember(step: Step): Step {
  const value = step.kind === "branch" ? onlyValue(step) : undefined;
  return value === undefined || step.kind !== "branch"
    ? step
    : { kind: "member", name: step.members[0]!.name, code: value };
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
      const value = onlyValue(step);
      if (value !== undefined) return [`const ${local(step.members[0]!.name)} = ${value};`];
      const all = valuesTogether(step);
      if (all !== undefined) return [all];
      const declared = step.members.map(({ name, type }) => `let ${local(name)}: ${type};`);
      return [
        ...declared,
        ...(step.test === undefined ? step.lines : [when(step.test, step.lines)]),
      ];
    }
  }
}

/** The constants of members that one line tells, whatever is read: `const [origin, originWidth] = …;`. */
function valuesTogether({
  members,
  test,
  none,
  lines,
}: Step & { kind: "branch" }): string | undefined {
  const [line, ...more] = lines;
  const start = `[${members.map(({ name }) => local(name)).join(", ")}] = `;
  if (more.length > 0 || !line!.startsWith(start)) return undefined;
  if (test === undefined) return `const ${line}`;
  const value = line!.slice(start.length, -1);
  const own = members.map(({ name }, i) => `${i}: ${local(name)}`).join(", ");
  return none === undefined ? undefined : `const { ${own} } = ${test} ? ${value} : ${none};`;
}

/** The value of a member, which may be there by a test, where one expression tells it. */
function onlyValue({ members, test, lines }: Step & { kind: "branch" }): string | undefined {
  const [member, ...others] = members;
  const start = `${local(member!.name)} = `;
  const [line, ...more] = lines.flatMap((l) => l.split("\n"));
  const isOne = others.length === 0 && more.length === 0 && line!.startsWith(start);
  if (!isOne) return undefined;
  const value = line!.slice(start.length, -1);
  if (test === undefined) return value;
  return member!.type.endsWith(" | undefined") ? `${test} ? ${value} : undefined` : undefined;
}

function switchCode(
  emitting: Emitting,
  target: Target,
  steps: readonly Step[],
  chooses: SwitchField,
  before: readonly MemberCode[],
  inside: Inside,
): string {
  const common = [...before, ...steps.flatMap(namesOf).map(held)];
  const labels = labelsOf(emitting, chooses);
  const arms = chooses.arms.map((arm) => {
    const type = target.type + pascal(arm.name);
    const on = local(chooses.on);
    const chosen = arm.otherwise ? on : `${on} as ${leafType(type, arm.fields)}["${chooses.on}"]`;
    const standing = { inArm: true, inRegion: inside.inRegion === true };
    const armSteps = inArm(readSteps(emitting, target.layout, arm.fields, standing));
    const { rest: _, ...own } = target;
    const inner = { ...own, type };
    const members = common.map((member) =>
      member.name === chooses.on ? { name: chooses.on, code: chosen } : member,
    );
    const code = fieldsCode(emitting, inner, arm.fields, armSteps, members, inside);
    return `${labels.label(arm)} {\n${code}\n}`;
  });
  const none = chooses.arms.some((arm) => arm.otherwise)
    ? ""
    : target.rest !== undefined
      ? `default:\nreturn decode${target.rest}(r${emitting.passed ?? ""});\n`
      : `default:\nthrow ${emitting.imports.use("noArm")}(r, "${chooses.on}", ${local(chooses.on)});\n`;
  const lines = stepLines(steps);
  const inArms = arms.join("\n");
  const isMissing = before.length === 0 && !lines.some((line) => line.startsWith("const view"));
  return [
    ...(isMissing && speaksOf(inArms, "view") ? ["const view = r.view;"] : []),
    ...lines,
    `switch (${labels.chooser(local(chooses.on))}) {\n${inArms}\n${none}}`,
  ].join("\n");
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
