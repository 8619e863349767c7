import type { Field, SwitchField } from "../../../runtime/table/fields/field.ts";
import { idBytes } from "../../../runtime/table/table.ts";
import { type Layout, listEnd, type MessageTable } from "../../../runtime/table/messages.ts";
import * as code from "../code/build.ts";
import type { Block, Case, FunctionCode, Stmt } from "../code/model.ts";
import { mentions } from "../code/walk.ts";
import { labelsOf } from "../parts/arms.ts";
import { isBrief } from "../parts/brief.ts";
import { type Emitting, nameIn } from "../parts/emitting.ts";
import { pascal, typeName } from "../../facts/names.ts";
import { outerParameters } from "../parts/outer.ts";
import { held } from "../parts/tests.ts";
import { choicesOf } from "../layouts/choices.ts";
import { hasRegion, isRegion, isStruct } from "../../facts/layouts.ts";
import { beforeRest, type Tail, tailOf } from "../layouts/tail.ts";
import { bitSteps } from "./bits.ts";
import { lateSteps } from "./checksums.ts";
import { readSteps } from "./fields.ts";
import { isConstructed, madeCode, type MemberCode, memberHeld } from "./made.ts";
import { isPlace, OWN_VIEW, type Step } from "./plan.ts";
import { asMember, namesOf, statements, stepLines } from "./steps.ts";

/** `decodeSound(r)`: one literal, whose members are read in the order of the wire. */
export function decodeFunctions(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode[] {
  const name = nameIn(emitting, message, layout);
  const type = typeName(emitting.table, message);
  const tail = tailOf(emitting.table, message, layout);
  const choices = choicesOf(emitting.table, message, layout);
  const fields = tail?.front ?? choices?.fields ?? layout.fields;
  const steps = message.bitwise
    ? bitSteps(emitting, fields)
    : readSteps(emitting, name, fields, { start: idBytes(emitting.table, layout) });
  const { passed = [] } = emitting;
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
  const wrap = wrapper(message, layout);
  if (wrap === undefined) return [{ ...whole, body }];
  return [
    {
      ...whole,
      name: `read${name}`,
      isLocal: true,
      body,
      doc: `As \`decode${name}\`, which puts back what it moves of the reader.`,
    },
    { ...whole, body: wrap(code.leave(code.call(`read${name}`, code.READER, ...passed))) },
  ];
}

/** Reads the fields before it, and the rest by another layout's function. */
function tailCode(target: Target, steps: readonly Step[], { rest }: Tail, before: Stmt): Block {
  const type = code.as(code.string(target.message!), "const");
  const members = steps.flatMap(namesOf).map((name) => ({ name, value: held(name) }));
  const front = code.record([{ name: "type", value: type }, ...members]);
  const whole = code.method(
    code.name("Object"),
    "assign",
    front,
    code.call(`decode${rest}`, code.READER),
  );
  return [...stepLines(steps), before, code.leave(whole)];
}

/** What puts back how the reader was: its end, which a length moves in between, and how deep structs are nested. */
export function wrapper(
  { maxDepth }: MessageTable,
  { fields }: Layout,
): ((reading: Stmt) => Block) | undefined {
  const moves = hasRegion(fields);
  if (!moves && maxDepth === undefined) return undefined;
  const end = { members: [{ name: "end", as: "end" }] };
  const first = [
    ...(moves ? [code.constant(end, code.READER)] : []),
    ...(maxDepth === undefined ? [] : [code.run(code.use("enterRead", code.READER, maxDepth))]),
  ];
  const last = [
    ...(moves ? [code.set(code.member(code.READER, "end"), code.name("end"))] : []),
    ...(maxDepth === undefined
      ? []
      : [code.run(code.decrement(code.member(code.READER, "depth")))]),
  ];
  return (reading) => [...first, { kind: "try", body: [reading], finally: last }];
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
): Block {
  const last = fields.at(-1);
  const own = [...lateSteps(emitting, fields), ...late];
  if (last?.kind !== "switch") return literalCode(emitting, target, before, [...steps, ...own]);
  const region = inRegion || fields.some(isRegion);
  return switchCode(emitting, target, steps, last, before, { inRegion: region, late: own });
}

/** What the fields of an arm find around them. */
interface Inside {
  /** A preceding length counts their bytes. */
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
): Block {
  const moves = isBrief(emitting) ? lastMove(steps) : -1;
  const moved = moves < 0 ? steps : steps.toSpliced(moves, 1).map(asMember);
  const last = moved.findLastIndex((step) => step.kind !== "member");
  const lines: Stmt[] = [];
  const members = [...before];
  for (const [index, step] of moved.entries()) {
    if (step.kind === "member" && index > last) {
      members.push(step);
    } else {
      lines.push(...statements(step));
      members.push(...namesOf(step).map(memberHeld));
    }
  }
  const value = madeCode(emitting, target.message, members, target.constructs);
  if (moves < 0) return [...lines, code.leave(value)];
  const message = code.constant("message$", value, target.type);
  return [...lines, message, ...statements(steps[moves]!), code.leave(code.name("message$"))];
}

/** Where the reader is moved at last, if members alone follow that do not mind when it is. */
function lastMove(steps: readonly Step[]): number {
  const index = steps.findLastIndex((step) => step.kind !== "member" || step.moves === true);
  const step = steps[index];
  if (step?.kind !== "line" || step.syncs !== true) return -1;
  const before = steps.slice(0, index).map(asMember);
  const inside = index - 1 - before.findLastIndex(({ kind }) => kind !== "member");
  return inside < LEAST_INSIDE ? -1 : index;
}

/** This many members, read inside the literal, are worth that it has a name. */
const LEAST_INSIDE = 4;

function switchCode(
  emitting: Emitting,
  target: Target,
  steps: readonly Step[],
  chooses: SwitchField,
  before: readonly MemberCode[],
  inside: Inside,
): Block {
  const { on } = chooses;
  const common = [...before, ...steps.flatMap(namesOf).map(memberHeld)];
  const labels = labelsOf(emitting, chooses);
  const arms = chooses.arms.map((arm): Case => {
    const type = target.type + pascal(arm.name);
    const chosen = arm.otherwise
      ? held(on)
      : code.as(held(on), `${leafType(type, arm.fields)}["${on}"]`);
    const surroundings = { inArm: true, inRegion: inside.inRegion === true };
    const armSteps = inArm(readSteps(emitting, target.layout, arm.fields, surroundings));
    const { rest: _, ...own } = target;
    const inner = { ...own, type };
    const members = common.map((member) =>
      member.name === on ? { name: on, value: chosen } : member,
    );
    const body = fieldsCode(emitting, inner, arm.fields, armSteps, members, inside);
    return { labels: labels.labels(arm), body };
  });
  const lines = stepLines(steps);
  const isMissing = before.length === 0 && !lines.includes(OWN_VIEW);
  return [
    ...(isMissing && mentions(arms, "view") ? [OWN_VIEW] : []),
    ...lines,
    {
      kind: "switch",
      on: labels.chooser(held(on)),
      cases: [...arms, ...noArm(chooses, emitting, target.rest && `decode${target.rest}`)],
    },
  ];
}

/** What is done with a value that chooses no arm: another layout's function may know it. */
export function noArm(
  { arms, on }: SwitchField,
  { passed = [] }: Emitting,
  rest: string | undefined,
): Case[] {
  if (arms.some((arm) => arm.otherwise)) return [];
  const own =
    rest === undefined
      ? code.fail(code.use("noArm", code.READER, code.string(on), held(on)))
      : code.leave(code.call(rest, code.READER, ...passed));
  return [{ labels: [], body: [own], scoped: false }];
}

/** One of the interfaces that the fields are of: each has the members before its switch. */
function leafType(type: string, fields: readonly Field[]): string {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return type;
  return leafType(type + pascal(last.arms[0]!.name), last.arms[0]!.fields);
}

/** An arm reads on with the `view` and the `at` that are there. */
export function inArm(steps: readonly Step[]): Step[] {
  return steps.filter((step) => step.kind !== "line" || !isPlace(step.stmt));
}
