import {
  type Field,
  type IntType,
  type Layout,
  type MaskField,
  type MessageTable,
  nanMember,
  type Scale,
  type ValueField,
  type ValueType,
} from "../../runtime/table.ts";
import { bitHex, bitTest, hex, layoutName, local, typeName, wireName } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { caseLabels, type FunctionCode, readsId, when } from "./decode.ts";
import { variantsOf } from "./members.ts";
import { intRange } from "../types.ts";
import { fixedBytes } from "./size.ts";

/** `encodeSound(w, m)`: writes what `decodeSound` reads. Presence bits follow from the members that are there. */
export function encodeFunction(
  emitting: Emitting,
  message: MessageTable,
  layout: Layout,
): FunctionCode {
  return {
    name: `encode${layoutName(emitting.table, message, layout)}`,
    parameters: [
      { name: "w", type: "Writer" },
      { name: "m", type: typeName(emitting.table, message) },
    ],
    returns: "void",
    body: fieldsCode(
      { ...emitting, optional: optionalMembers(emitting, message) },
      layout.fields,
      readsId(layout) ? layout.id![0] : undefined,
    ).join("\n"),
    doc: "",
  };
}

/** The members that the message's interface has as optional, for another version's sake or this one's. */
function optionalMembers({ table }: Emitting, message: MessageTable): ReadonlySet<string> {
  const variants = variantsOf(table, message, "");
  return new Set(variants.flatMap((v) => v.members.filter((m) => m.optional).map((m) => m.name)));
}

/** Masks first, since their bits follow from what comes later; then room; then the bytes. */
function fieldsCode(emitting: Emitting, fields: readonly Field[], firstId?: number): string[] {
  const masks = fields.filter((f) => f.kind === "mask");
  const lines = masks.flatMap((mask) => maskCode(emitting, mask, fields));
  const plan = new WritePlan(emitting);
  plan.reserve(roomFor(fields) + (firstId === undefined ? 0 : 1));
  for (const [index, field] of fields.entries()) {
    planField(plan, field, firstId);
    // What makes its own room leaves none for what follows.
    if (makesOwnRoom(field)) plan.reserve(roomFor(fields.slice(index + 1)));
  }
  return [...lines, ...plan.finish()];
}

/** Collects the lines that write, and knows how far behind `at` the next byte goes. */
class WritePlan {
  readonly #lines: string[] = [];
  #ahead = 0;
  /** There is room from `at` on. */
  #open = false;
  #opened = 0;
  #moves = false;

  constructor(readonly emitting: Emitting) {}

  use(name: string): string {
    return this.emitting.imports.use(name);
  }

  reserve(count: number): void {
    if (count === 0) return;
    this.#lines.push(`${this.use("reserve")}(w, ${count});`);
    this.#lines.push(
      ...(this.#opened === 0 ? ["§view", "§at"] : ["view = w.view;", "at = w.offset;"]),
    );
    this.#opened++;
    this.#open = true;
  }

  /** Writes `value` as an integer that holds it. */
  int(type: IntType, value: string): void {
    this.#lines.push(setAt(type, this.place(), value));
    this.#ahead += type.bits / 8;
  }

  place(): string {
    return this.#ahead === 0 ? "at" : `at + ${this.#ahead}`;
  }

  line(code: string): void {
    this.#lines.push(code);
  }

  pass(count: number): void {
    this.#ahead += count;
  }

  /** Lines that move `at` themselves. */
  moving(...lines: readonly string[]): void {
    this.#settle();
    this.#moves = true;
    this.#lines.push(...lines);
  }

  /** A line that writes by the writer itself. */
  byWriter(code: string): void {
    this.#close();
    this.#lines.push(code);
  }

  #settle(): void {
    if (this.#ahead === 0) return;
    this.#lines.push(`at += ${this.#ahead};`);
    this.#ahead = 0;
    this.#moves = true;
  }

  #close(): void {
    if (this.#open) this.#lines.push(`w.offset = ${this.place()};`);
    this.#ahead = 0;
    this.#open = false;
  }

  finish(): string[] {
    this.#close();
    const word = (changes: boolean) => (changes ? "let" : "const");
    const again = this.#opened > 1;
    return this.#lines.map((line) => {
      if (line === "§view") return `${word(again)} view = w.view;`;
      return line === "§at" ? `${word(again || this.#moves)} at = w.offset;` : line;
    });
  }
}

/** `view.setInt16(at, value, true);` */
function setAt({ bits, signed }: IntType, place: string, value: string): string {
  return `view.set${signed ? "Int" : "Uint"}${bits}(${place}, ${value}${bits === 8 ? "" : ", true"});`;
}

/** Writes an integer at `at`, and goes on behind it. */
function setOn(type: IntType, value: string): string[] {
  if (type.bits === 8) return [setAt(type, "at++", value)];
  return [setAt(type, "at", value), `at += ${type.bits / 8};`];
}

/** The most bytes that the fields take up to one that makes its own room. */
function roomFor(fields: readonly Field[]): number {
  let room = 0;
  for (const field of fields) {
    if (makesOwnRoom(field)) break;
    room += mostBytes(field);
  }
  return room;
}

function makesOwnRoom(field: Field): boolean {
  if (field.kind === "switch") return true;
  return field.kind === "value" && fixedBytes(field.type) === undefined;
}

function mostBytes(field: Field): number {
  switch (field.kind) {
    case "mask":
      return field.parts.reduce((sum, part) => sum + (part.from === "id" ? 0 : part.bits / 8), 0);
    case "value":
      return Math.max(fixedBytes(field.type)!, (field.wide?.type.bits ?? 0) / 8);
    case "split":
      return field.wire.bits / 8;
    case "interleave":
      return field.fields.reduce((sum, f) => sum + (field.count * f.type.bits) / 8, 0);
    case "length":
      return field.type.bits / 8;
    default:
      return 0;
  }
}

/** The mask from the members that are there, and from the hint what they leave open. */
function maskCode(emitting: Emitting, mask: MaskField, fields: readonly Field[]): string[] {
  const { hint, usual, parts } = mask;
  const member = `m.${mask.name}`;
  const name = local(mask.name);
  const start =
    hint === 0
      ? "0"
      : `${member} === undefined ? ${usual === 0 ? "0" : hex(usual)} : ${member} & ${hex(hint)}`;
  const lines = [`let ${name} = ${start};`];
  for (const field of fields) {
    const test = bitSource(field, mask.name);
    if (test !== undefined) lines.push(`if (${test.condition}) ${name} |= ${bitHex(test.bit)};`);
    if (field.kind === "value" && field.wide?.when.mask === mask.name) {
      lines.push(`if (${needsWide(emitting, field)}) ${name} |= ${bitHex(field.wide.when.bit)};`);
    }
  }
  for (const part of parts.toReversed()) {
    if (part.when === undefined) continue;
    const bits = 2 ** part.bits - 1;
    lines.push(
      `if ((${name} & ${hex(bits * 2 ** part.at)}) !== 0) ${name} |= ${bitHex(part.when)};`,
    );
  }
  return lines;
}

function bitSource(field: Field, mask: string): { condition: string; bit: number } | undefined {
  if (field.kind === "bit" && field.bit.mask === mask)
    return { condition: `m.${field.name}`, bit: field.bit.bit };
  if (field.kind === "value" && field.when?.mask === mask) {
    return { condition: `m.${field.name} !== undefined`, bit: field.when.bit };
  }
  return undefined;
}

function needsWide(emitting: Emitting, { name, type, when }: ValueField): string {
  const value = when === undefined ? memberOf(emitting, name) : `m.${name}`;
  const fits = `${value} !== ${fitted(value, type as IntType)}`;
  return when === undefined ? fits : `m.${name} !== undefined && ${fits}`;
}

/** A member that is there: another version may do without it, and then the interface has it optional. */
function memberOf({ optional }: Emitting, name: string): string {
  return optional?.has(name) ? `m.${name}!` : `m.${name}`;
}

/** The value cut to the type: the value itself just when the type holds it. */
function fitted(value: string, { bits, signed }: IntType): string {
  if (bits === 32) return signed ? `(${value} | 0)` : `${value} >>> 0`;
  return signed
    ? `(${value} << ${32 - bits}) >> ${32 - bits}`
    : `(${value} & ${hex(2 ** bits - 1)})`;
}

function planField(plan: WritePlan, field: Field, firstId: number | undefined): void {
  switch (field.kind) {
    case "mask":
      return planMask(plan, field, firstId);
    case "bit":
    case "refuse":
      return;
    case "value":
      return planValue(plan, field);
    case "split":
      return planSplit(plan, field);
    case "interleave":
      return planInterleave(plan, field);
    case "length":
      return plan.int(
        field.type,
        checked(plan, `${memberOf(plan.emitting, field.of)}.length`, field.type),
      );
    case "switch": {
      const arms = field.arms.map((arm) => {
        const code = fieldsCode(plan.emitting, arm.fields).join("\n");
        return `${caseLabels(arm.values)} {\n${code}\nreturn;\n}`;
      });
      const none = `throw ${plan.use("noSuchArm")}("${field.on}", m);`;
      return plan.byWriter(`switch (m.${field.on}) {\n${arms.join("\n")}\ndefault:\n${none}\n}`);
    }
  }
}

/** A mask's parts hold what was made for them: nothing is checked. */
function planMask(plan: WritePlan, mask: MaskField, firstId: number | undefined): void {
  const name = local(mask.name);
  for (const part of mask.parts) {
    if (part.from === "id") {
      plan.moving(
        `view.setUint8(at++, ${hex(firstId!)} | (${name} & ${hex(2 ** part.bits - 1)}));`,
      );
      continue;
    }
    // Setting takes the low bits by itself.
    const lines = setOn(part.from, part.at === 0 ? name : `${name} >>> ${part.at}`);
    plan.moving(
      ...(part.when === undefined ? lines : [when(bitTest(mask.name, part.when), lines)]),
    );
  }
}

function planValue(plan: WritePlan, field: ValueField): void {
  const { emitting } = plan;
  const value = field.when === undefined ? memberOf(emitting, field.name) : `m.${field.name}`;
  if (field.selects !== undefined) plan.line(selectCheck(emitting, field));
  if (field.when === undefined && field.wide === undefined) return planPlain(plan, field, value);
  const size = fixedBytes(field.type);
  if (size === undefined) {
    return plan.byWriter(`if (${value} !== undefined) ${byWriter(plan, field.type, value)}`);
  }
  const lines =
    field.wide === undefined ? movingLines(plan, field, value) : wideLines(plan, field, value);
  plan.moving(...(field.when === undefined ? lines : [when(`${value} !== undefined`, lines)]));
}

/** What is always there, at a place that is known. */
function planPlain(plan: WritePlan, field: ValueField, value: string): void {
  const { type } = field;
  if (type.kind === "int") return plan.int(type, checked(plan, value, type));
  if (type.kind === "float") {
    plan.line(floatCode(plan, plan.place(), value, `m.${nanMember(field.name)}`));
    return plan.pass(4);
  }
  if (type.kind !== "array") return plan.byWriter(byWriter(plan, type, value));
  plan.line(`${plan.use("expectLength")}(${value}, ${type.count});`);
  for (let i = 0; i < type.count; i++) planElement(plan, field.name, value, type.of, i);
}

function planElement(
  plan: WritePlan,
  name: string,
  array: string,
  type: ValueType,
  index: number,
): void {
  const value = `${array}[${index}]`;
  if (type.kind !== "float")
    return plan.int(type as IntType, checked(plan, value, type as IntType));
  plan.line(floatCode(plan, plan.place(), value, `m.${nanMember(name)}?.[${index}]`));
  plan.pass(4);
}

function floatCode(plan: WritePlan, place: string, value: string, nan: string): string {
  return `${plan.use("setF32")}(view, ${place}, ${value}, ${nan});`;
}

/** As `planPlain`, from `at` on, and then behind it. */
function movingLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const { type } = field;
  if (type.kind === "int") return guardedLines(plan, value, type);
  if (type.kind === "float")
    return [floatCode(plan, "at", value, `m.${nanMember(field.name)}`), "at += 4;"];
  const inner = new WritePlan(plan.emitting);
  planPlain(inner, field, value);
  // Its room is there already, and the writer is told at the end.
  return [...inner.finish(), `at += ${fixedBytes(type)!};`];
}

function byWriter(plan: WritePlan, type: ValueType, value: string): string {
  if (type.kind === "string") return `${plan.use("writeString")}(w, ${value}, ${type.cut});`;
  if (type.kind === "strings") return `${plan.use("writeStrings")}(w, ${value}, ${type.cut});`;
  return `${plan.use("writeBytes")}(w, ${value});`;
}

/** The raw integer for a value. Throws where the type does not hold it. */
function checked(plan: WritePlan, value: string, type: IntType): string {
  return `${plan.use(`as${wireName(type)}`)}(${unscaled(plan.emitting, value, type)})`;
}

/**
 * Writes an integer behind a check that stands here and not in a function: a delta message has more of
 * them than the engine inlines.
 */
function guardedLines(plan: WritePlan, value: string, type: IntType): string[] {
  const outside = plan.use("outside");
  const [low, high] = limits(type);
  if (type.scale === undefined) {
    return [
      `if (${value} !== ${fitted(value, type)}) throw ${outside}(${value}, ${low}, ${high});`,
      ...setOn(type, value),
    ];
  }
  const misfit = `typeof ${value} !== "number" || raw !== ${fitted("raw", type)}`;
  return [
    `const raw = ${rawCode(value, type.scale)};`,
    `if (${misfit}) throw ${outside}(${value}, ${low}, ${high});`,
    ...setOn(type, "raw"),
  ];
}

/** The least and the greatest value. */
function limits(type: IntType): [number, number] {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const values = intRange(type).map((raw) => (raw * num) / den + plus);
  return [Math.min(...values), Math.max(...values)];
}

function rawCode(value: string, { num, den, plus }: Scale): string {
  const shifted = plus === 0 ? value : `(${value} - ${plus})`;
  const up = den === 1 ? shifted : `${shifted} * ${den}`;
  return `Math.round(${num === 1 ? up : `(${up}) / ${num}`})`;
}

function selectCheck(emitting: Emitting, field: ValueField): string {
  const known = field.selects!.map((s) => s.value).join(", ");
  return `${emitting.imports.use("expectOneOf")}(${memberOf(emitting, field.name)}, [${known}]);`;
}

function wideLines(plan: WritePlan, field: ValueField, value: string): string[] {
  const test = bitTest(field.wide!.when.mask, field.wide!.when.bit);
  const wide = guardedLines(plan, value, field.wide!.type);
  const narrow = guardedLines(plan, value, field.type as IntType);
  return [`if (${test}) {\n${wide.join("\n")}\n} else {\n${narrow.join("\n")}\n}`];
}

/** The raw value nearest to a scaled one. */
function unscaled({ imports }: Emitting, value: string, { scale }: IntType): string {
  if (scale === undefined) return value;
  const { num, den, plus } = scale;
  const offset = plus === 0 ? "" : `, ${plus}`;
  return `${imports.use("unscale")}(${value}, ${num}, ${den}${offset})`;
}

/** The parts were made to fit, and so does their word. */
function planSplit(plan: WritePlan, field: Field & { kind: "split" }): void {
  let low = 0;
  const parts = field.parts.map(({ name, type }) => {
    const fit = plan.use(type.signed ? "fitSigned" : "fit");
    const code = `${fit}(${unscaled(plan.emitting, memberOf(plan.emitting, name), type)}, ${type.bits})`;
    const shifted = low === 0 ? code : `(${code} << ${low})`;
    low += type.bits;
    return shifted;
  });
  plan.int(field.wire, parts.join(" | "));
}

function planInterleave(plan: WritePlan, field: Field & { kind: "interleave" }): void {
  const { emitting } = plan;
  for (const { name } of field.fields) {
    plan.line(`${plan.use("expectLength")}(${memberOf(emitting, name)}, ${field.count});`);
  }
  for (let i = 0; i < field.count; i++) {
    for (const { name, type } of field.fields)
      planElement(plan, name, memberOf(emitting, name), type, i);
  }
}
