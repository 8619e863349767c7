import {
  type Field,
  type IntType,
  type MaskField,
  type MaskPart,
  nanMember,
  type RefuseField,
  type ValueField,
  type ValueType,
} from "../../runtime/table.ts";
import { bitTest, hex, type Imports, local } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { memberType, tuple } from "./members.ts";
import { add, bytes, fixedBytes, NOTHING, type Size, sizeCode, valueSize } from "./size.ts";

/**
 * A step of reading a message.
 * All bytes are read from `view` at `at`, a constant place from there on, until a step moves it.
 */
export type Step =
  | { readonly kind: "line"; readonly code: string }
  /** A member that is always there, and whose reading moves nothing but perhaps the reader itself. */
  | {
      readonly kind: "member";
      readonly name: string;
      readonly code: string;
      /** What a constant of it must be declared as, where the compiler would take it for more. */
      readonly type?: string;
      /** It moves the reader: it must not change places with what moves the reader too. */
      readonly moves?: true;
    }
  /** Members that are there only when a bit is set, or are read differently then. */
  | {
      readonly kind: "branch";
      readonly members: readonly { readonly name: string; readonly type: string }[];
      /** The test for their being there; without, they are. */
      readonly test?: string;
      /** They give the members' constants their values. */
      readonly lines: readonly string[];
    };

/**
 * The steps that read these fields, and leave the reader behind them. A switch is not one of them.
 *
 * @param start bytes from where the reader stands to the first field
 * @param inArm the fields are those of an arm: `at` is there, and the reader stands somewhere before it
 */
export function readSteps(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  start = 0,
  inArm = false,
): Step[] {
  const plan = new Plan(emitting.imports, start, inArm);
  const runs = runsOf(fields);
  const leading = inArm ? 0 : leadingRuns(runs);
  if (leading > 0) {
    const most = runs
      .slice(0, leading)
      .flat()
      .reduce((sum, field) => sum + mostBytes(field), 0);
    plan.line(
      `if (${plan.place(most)} > r.end) ${emitting.imports.use("ensureWhole")}(r, skip${layout});`,
    );
  }
  for (const [index, run] of runs.entries()) {
    const size = run.map((field) => fieldSize(field) ?? NOTHING).reduce(add, NOTHING);
    plan.checks = index >= leading;
    if (plan.checks && size.most > 0) plan.line(ensureCode(emitting, layout, plan.place(), size));
    for (const field of run) planField(plan, field);
  }
  return plan.finish(fields.at(-1)?.kind === "switch");
}

/**
 * How many runs are checked together: where a mask tells how long they are, passing over the message tells
 * whether it is whole. That is done only near the end of what there is.
 */
function leadingRuns(runs: readonly (readonly Field[])[]): number {
  const end = runs.findIndex((run) =>
    run.some((field) => fieldSize(field) === undefined || field.kind === "length"),
  );
  const count = end < 0 ? runs.length : end;
  const varies = runs
    .slice(0, count)
    .flat()
    .some((field) => field.kind === "mask");
  return varies ? count : 0;
}

/** The most bytes that a field takes, all parts of a mask included. */
function mostBytes(field: Field): number {
  if (field.kind !== "mask") return fieldSize(field)!.most;
  return field.parts.reduce((sum, part) => sum + (part.from === "id" ? 0 : part.bits / 8), 0);
}

/** Asks for the bytes of a run at once. The exact number is counted only near the end of what there is. */
function ensureCode(
  { imports, lengths }: Emitting,
  layout: string,
  place: string,
  size: Size,
): string {
  const exact = `${imports.use("ensure")}(r, ${place}, ${sizeCode(size, layout, lengths)});`;
  return size.most === size.constant ? exact : `if (${place} + ${size.most} > r.end) ${exact}`;
}

/** Fields whose length is known before the first of them is read. What tells a length ends a run. */
function runsOf(fields: readonly Field[]): Field[][] {
  const runs: Field[][] = [[]];
  for (const field of fields) {
    const counts = fieldSize(field) === undefined;
    if (counts) runs.push([field], []);
    else runs.at(-1)!.push(field);
    if (field.kind === "mask" || field.kind === "length") runs.push([]);
  }
  return runs;
}

/** What the field takes of a run; undefined for what checks for itself. */
function fieldSize(field: Field): Size | undefined {
  switch (field.kind) {
    case "mask": {
      const [first] = field.parts;
      return bytes(first!.from === "id" ? 0 : first!.bits / 8);
    }
    case "refuse":
    case "switch":
      return NOTHING;
    case "length":
      return bytes(field.type.bits / 8);
    default:
      return valueSize(field);
  }
}

/** Collects steps, and knows how far behind `at` the next byte is. */
class Plan {
  readonly #steps: Step[] = [];
  /** Bytes from `at` to the next one. */
  #ahead = 0;
  #moves = false;
  /** Whether what is read by now was not asked for before. */
  checks = true;
  /** The reader stands at the next byte, and `at` does not tell where that is. */
  #lost = false;

  /** @param start bytes from where the reader stands to the first field */
  constructor(
    readonly imports: Imports,
    readonly start: number,
    /** `at` is there already, and the reader stands somewhere before it. */
    readonly inArm: boolean,
  ) {
    this.#ahead = start;
  }

  /** Where the next byte is. */
  place(ahead = 0): string {
    if (this.#lost) {
      this.#lost = false;
      this.#moves = true;
      this.#steps.push({ kind: "line", code: "at = r.offset;" });
    }
    const sum = this.#ahead + ahead;
    return sum === 0 ? "at" : `at + ${sum}`;
  }

  pass(count: number): void {
    this.#ahead += count;
  }

  line(code: string): void {
    this.#steps.push({ kind: "line", code });
  }

  member(step: Omit<Step & { kind: "member" }, "kind">): void {
    this.#steps.push({ kind: "member", ...step });
  }

  /** A step that moves `at` itself, by as much as it finds. */
  moving(step: Step): void {
    this.place();
    if (this.#ahead > 0) this.line(`at += ${this.#ahead};`);
    this.#ahead = 0;
    this.#moves = true;
    this.#steps.push(step);
  }

  /** Members that the reader's own functions read. */
  byReader(step: Step): void {
    if (!this.#lost) this.#sync();
    this.#lost = true;
    this.#steps.push(step);
  }

  /** Puts the reader where `at` is, before members that do not mind. */
  #sync(): void {
    if (this.#steps.length === 0 && this.start === 0 && !this.inArm) return;
    const code = `r.offset = ${this.place()};`;
    const before = this.#steps.findLastIndex((step) => step.kind !== "member" || step.moves) + 1;
    this.#steps.splice(before, 0, { kind: "line", code });
    this.#ahead = 0;
  }

  /** All steps, with `view` and `at` in front where they are needed. With `goOn`, what follows reads on from `at`. */
  finish(goOn: boolean): Step[] {
    if (goOn) {
      this.place();
      if (this.#ahead > 0) this.moving({ kind: "line", code: "" });
    } else if (!this.#lost) {
      this.#sync();
    }
    const steps = this.#steps.filter((step) => step.kind !== "line" || step.code !== "");
    const text = steps.map(stepText).join("\n");
    const first: Step[] = [];
    if (/\bview\b/.test(text)) first.push({ kind: "line", code: "const view = r.view;" });
    if (/\bat\b/.test(text) || goOn)
      first.push({ kind: "line", code: `${this.#moves || goOn ? "let" : "const"} at = r.offset;` });
    return [...first, ...steps];
  }
}

function stepText(step: Step): string {
  return step.kind === "branch" ? step.lines.join("\n") : step.code;
}

function planField(plan: Plan, field: Field): void {
  switch (field.kind) {
    case "mask":
      return planMask(plan, field);
    case "bit":
      return plan.member({ name: field.name, code: bitTest(field.bit.mask, field.bit.bit) });
    case "value":
      return planValue(plan, field);
    case "split":
      return planSplit(plan, field);
    case "interleave":
      return planInterleave(plan, field);
    case "refuse":
      return plan.line(refusal(field, plan.imports));
    case "length": {
      plan.line(`const ${local(field.name)} = ${readAt(field.type, plan.place())};`);
      return plan.pass(field.type.bits / 8);
    }
    case "switch":
      return;
  }
}

/** Stops where a bit announces what is not described. */
export function refusal({ bit, why }: RefuseField, imports: Imports): string {
  return `if (${bitTest(bit.mask, bit.bit)}) throw ${imports.use("refused")}(r, ${JSON.stringify(why)});`;
}

function planMask(plan: Plan, field: MaskField): void {
  const [first, ...more] = field.parts;
  const name = local(field.name);
  const word = more.length > 0 ? "let" : "const";
  if (first!.from === "id") plan.line(idMask(first!, word, name));
  else plan.moving({ kind: "line", code: `${word} ${name} = ${readOn(first!.from)}` });
  for (const line of maskParts(field, plan.imports, plan.checks))
    plan.moving({ kind: "line", code: line });
  plan.member({ name: field.name, code: name });
}

/** The bits of the message's id that are a mask's. */
export function idMask(part: MaskPart, word: string, name: string): string {
  return `${word} ${name} = view.getUint8(at) & ${hex(2 ** part.bits - 1)};`;
}

/** The parts of a mask behind its first. */
function maskParts(field: MaskField, imports: Imports, checks: boolean): string[] {
  const name = local(field.name);
  const lines = field.parts.slice(1).map((part) => {
    const ensure = checks ? `${imports.use("ensure")}(r, at, ${part.bits / 8});\n` : "";
    const read = `${ensure}${name} |= ${readOn(part.from as IntType, part.at)}`;
    return `if (${bitTest(field.name, part.when!)}) {\n${read}\n}`;
  });
  // Bit arithmetic has made a mask of 32 bits signed; it is kept as the number it is on the wire.
  const bits = Math.max(...field.parts.map((part) => part.at + part.bits));
  return bits === 32 && lines.length > 0 ? [...lines, `${name} >>>= 0;`] : lines;
}

/** Reads an integer at `at` and goes on behind it: the end of a statement. */
export function readOn(type: IntType, shift = 0): string {
  const by = shift === 0 ? "" : ` << ${shift}`;
  if (type.bits === 8) return `${readAt(type, "at++")}${by};`;
  return `${readAt(type, "at")}${by};\nat += ${type.bits / 8};`;
}

/** `view.getInt16(at + 2, true) * 0.125` */
export function readAt(type: IntType, place: string): string {
  const endian = type.bits === 8 ? "" : ", true";
  return scaled(`view.get${type.signed ? "Int" : "Uint"}${type.bits}(${place}${endian})`, type);
}

function planValue(plan: Plan, field: ValueField): void {
  const size = fixedBytes(field.type);
  if (field.when !== undefined || field.wide !== undefined) return planBranch(plan, field, size);
  if (size === undefined) {
    const code = byReader(field.type, plan.imports);
    return plan.byReader({ kind: "member", name: field.name, code, moves: true });
  }
  plan.member({ name: field.name, ...fixedCode(plan, field) });
  const nan = nanCode(field.type, plan.place(), plan.imports);
  if (nan !== undefined) plan.member({ name: nanMember(field.name), code: nan });
  plan.pass(size);
}

function fixedCode(plan: Plan, field: ValueField): { code: string; type?: string } {
  const { type } = field;
  if (type.kind !== "array")
    return { code: withSelects(plan, field, scalarAt(type, plan.place())) };
  const step = fixedBytes(type.of)!;
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, plan.place(i * step)),
  );
  return { code: `[${elements.join(", ")}]`, type: memberType(type) };
}

function withSelects(plan: Plan, field: ValueField, code: string): string {
  if (field.selects === undefined) return code;
  const known = field.selects.map((s) => s.value).join(", ");
  return `${plan.imports.use("expectProtocol")}(r, ${code}, [${known}])`;
}

export function scalarAt(type: ValueType, place: string): string {
  return type.kind === "float" ? `view.getFloat32(${place}, true)` : readAt(type as IntType, place);
}

export function nanCode(type: ValueType, place: string, imports: Imports): string | undefined {
  if (type.kind === "float") return `${imports.use("nanBits")}(view, ${place}, 1)?.[0]`;
  if (type.kind !== "array" || type.of.kind !== "float") return undefined;
  return `${imports.use("nanBits")}(view, ${place}, ${type.count})`;
}

/** Reads what finds out its own length. */
function byReader(type: ValueType, imports: Imports): string {
  if (type.kind === "string") return `${imports.use("readString")}(r, ${type.cut})`;
  if (type.kind === "strings") return `${imports.use("readStrings")}(r, ${type.cut})`;
  return `${imports.use("takeBytes")}(r, ${local((type as ValueType & { kind: "bytes" }).length)})`;
}

/** `x = …;` */
function assign(name: string, value: string): string {
  return `${local(name)} = ${value};`;
}

/** A field that a bit makes be there, or be wider. */
function planBranch(plan: Plan, field: ValueField, size: number | undefined): void {
  const optional = field.when === undefined ? "" : " | undefined";
  const members = [{ name: field.name, type: memberType(field.type) + optional }];
  if (nanCode(field.type, "at", plan.imports) !== undefined) {
    const type = field.type.kind === "float" ? "number" : "number[]";
    members.push({ name: nanMember(field.name), type: `${type} | undefined` });
  }
  const test = field.when === undefined ? {} : { test: bitTest(field.when.mask, field.when.bit) };
  const lines = presentLines(plan.imports, field, size);
  plan.moving({ kind: "branch", members, ...test, lines });
}

function presentLines(imports: Imports, field: ValueField, size: number | undefined): string[] {
  const { name, type, wide } = field;
  if (size === undefined)
    return ["r.offset = at;", assign(name, byReader(type, imports)), "at = r.offset;"];
  if (wide !== undefined) {
    const yes = intLines(name, wide.type);
    const no = intLines(name, type as IntType);
    return [
      `if (${bitTest(wide.when.mask, wide.when.bit)}) {\n${yes.join("\n")}\n} else {\n${no.join("\n")}\n}`,
    ];
  }
  if (type.kind === "int") return intLines(name, type);
  const nan = nanCode(type, "at", imports);
  const nanLine = nan === undefined ? [] : [assign(nanMember(name), nan)];
  return [assign(name, wholeAt(type)), ...nanLine, `at += ${size};`];
}

function wholeAt(type: ValueType): string {
  if (type.kind !== "array") return scalarAt(type, "at");
  const step = fixedBytes(type.of)!;
  const elements = Array.from({ length: type.count }, (_, i) =>
    scalarAt(type.of, i === 0 ? "at" : `at + ${i * step}`),
  );
  return `[${elements.join(", ")}]`;
}

function intLines(name: string, type: IntType): string[] {
  if (type.bits === 8) return [assign(name, readAt(type, "at++"))];
  return [assign(name, readAt(type, "at")), `at += ${type.bits / 8};`];
}

export function scaled(raw: string, { scale }: IntType): string {
  if (scale === undefined) return raw;
  const { num, den, plus } = scale;
  const exact = Number.isInteger(Math.log2(den));
  const factor = exact ? ` * ${num / den}` : `${num === 1 ? "" : ` * ${num}`} / ${den}`;
  const operand = /[&|<>]/.test(raw) ? `(${raw})` : raw;
  const times = num === den ? operand : `${operand}${factor}`;
  return plus === 0 ? times : `${times} ${plus < 0 ? "-" : "+"} ${Math.abs(plus)}`;
}

function planSplit(plan: Plan, field: Field & { kind: "split" }): void {
  const word = wordName(field.parts.map((part) => part.name));
  plan.line(`const ${word} = ${readAt(field.wire, plan.place())};`);
  plan.pass(field.wire.bits / 8);
  let at = 0;
  for (const { name, type } of field.parts) {
    plan.member({ name, code: scaled(bitsCode(word, at, type, field.wire.bits), type) });
    at += type.bits;
  }
}

/** `channelEntity`. */
function wordName([first = "", ...rest]: readonly string[]): string {
  // A word of one part is not that part: its value is yet to be scaled.
  if (rest.length === 0) return `${first}$`;
  return local(first + rest.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(""));
}

/** Some bits of a word, with their sign. */
export function bitsCode(word: string, at: number, type: IntType, wireBits: number): string {
  const top = 32 - at - type.bits;
  if (type.signed) return `(${word} << ${top}) >> ${32 - type.bits}`;
  if (at + type.bits === wireBits) return at === 0 ? word : `${word} >>> ${at}`;
  return at === 0
    ? `${word} & ${hex(2 ** type.bits - 1)}`
    : `(${word} >>> ${at}) & ${hex(2 ** type.bits - 1)}`;
}

function planInterleave(plan: Plan, field: Field & { kind: "interleave" }): void {
  const round = field.fields.reduce((sum, f) => sum + fixedBytes(f.type)!, 0);
  let first = 0;
  for (const { name, type } of field.fields) {
    const offset = first;
    const elements = Array.from({ length: field.count }, (_, i) =>
      readAt(type, plan.place(offset + i * round)),
    );
    plan.member({
      name,
      code: `[${elements.join(", ")}]`,
      type: tuple("number", field.count),
    });
    first += fixedBytes(type)!;
  }
  plan.pass(field.count * round);
}
