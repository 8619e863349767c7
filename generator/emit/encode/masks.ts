import {
  beforeMember,
  type Field,
  type IntType,
  type MaskField,
  type NumberField,
  type SplitField,
  type StopField,
  type LengthField,
  type SparseType,
  type ValueField,
  type Widths,
} from "../../../runtime/table/table.ts";
import { flagOf } from "../../../runtime/interpret/wire/mask.ts";
import { stepsIn } from "../../../runtime/table/steps.ts";
import { openIn, sharedTies, type Tie, tiesOf } from "../../../runtime/table/bits.ts";
import { bitHex, hex, local } from "../code/code.ts";
import { type BitRun, bitRuns, isRun } from "../decode/masks.ts";
import type { Emitting } from "../code/emitting.ts";
import type { LateFields } from "./late.ts";
import { partLines } from "./mask-parts.ts";
import { fitted, memberOf, rawCode } from "./numbers.ts";
import { armsCode } from "./switches.ts";

/**
 * The mask from the members that are there, and from the hint what they leave open.
 *
 * @param late those that set their bits where they are written
 */
export function maskCode(
  emitting: Emitting,
  mask: MaskField,
  fields: readonly Field[],
  late: LateFields = new Set(),
): string[] {
  const name = local(mask.name);
  const stop = fields.find((f): f is StopField => f.kind === "stop" && f.bit.mask === mask.name);
  const sparse = fields.find(
    (f): f is ValueField =>
      f.kind === "value" && f.type.kind === "sparse" && f.type.mask === mask.name,
  );
  if (sparse !== undefined) {
    const bits = mask.parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
    const { rounds } = sparse.type as SparseType;
    const often = rounds === undefined ? "" : `, ${rounds}`;
    return [
      `const ${name} = ${emitting.imports.use("sparseBits")}(${memberOf(emitting, sparse.name)}, ${hex(bits)}${often});`,
    ];
  }
  const counted = fields.find((f): f is LengthField => f.kind === "length" && f.high === mask.name);
  if (counted !== undefined) {
    const length = `${memberOf(emitting, counted.of!)}.length`;
    const fit = emitting.imports.use("fit");
    const { bits } = counted.type;
    return [`const ${name} = ${fit}(${length}, ${bits + mask.parts[0]!.bits}) >> ${bits};`];
  }
  const names = [mask.name, stop?.live];
  const inArms = mask.inArms === undefined ? [] : armBits(emitting, mask, fields);
  return [
    `let ${name} = ${hintCode(mask, stop, fields)};`,
    ...bitLines(emitting, mask, fields, names, late),
    ...tieChecks(emitting, fields, names, stop),
    ...inArms,
    ...partLines(mask, late),
  ];
}

/** The bits that fields need, of which none is in an arm. */
function bitLines(
  emitting: Emitting,
  mask: MaskField,
  fields: readonly Field[],
  names: readonly (string | undefined)[],
  late: LateFields = new Set(),
): string[] {
  const name = local(mask.name);
  const lines: string[] = [];
  const ties = tiesOf(fields);
  for (const field of fields) {
    const test = late.has(field) ? undefined : bitSource(field, names, ties);
    if (test !== undefined) lines.push(`if (${test.condition}) ${name} |= ${bitHex(test.bit)};`);
    if (field.kind === "number")
      for (const run of bitRuns(field).filter(({ mask: of }) => names.includes(of)))
        lines.push(`${name} |= ${numberBits(emitting, field, run)};`);
    if (field.kind === "split" && field.wide !== undefined && names.includes(field.wide.when.mask))
      lines.push(`if (${needsApart(emitting, field)}) ${name} |= ${bitHex(field.wide.when.bit)};`);
    if (field.kind !== "value") continue;
    if (field.wide !== undefined && names.includes(field.wide.when.mask))
      lines.push(`if (${needsWide(emitting, field)}) ${name} |= ${bitHex(field.wide.when.bit)};`);
    if (field.widths !== undefined && names.includes(field.widths.mask))
      lines.push(widthBits(mask.name, field, field.widths));
  }
  return lines;
}

/** The bits of a mask that a number is, or a run of them. What does not fit is refused. */
function numberBits(emitting: Emitting, { name, bits: all }: NumberField, run: BitRun): string {
  const value = memberOf(emitting, name);
  const { imports } = emitting;
  const { bits, from } = run;
  const isWhole = bits.length === all.length;
  if (isWhole && !isRun(bits))
    return `${imports.use("spreadBits")}(${value}, [${bits.join(", ")}])`;
  const whole = `${imports.use("fit")}(${value}, ${all.length})`;
  if (isWhole) return bits[0] === 0 ? whole : `${whole} << ${bits[0]}`;
  const moved = from === 0 ? whole : `(${whole} >>> ${from})`;
  const own = `(${moved} & ${hex(2 ** bits.length - 1)})`;
  if (!isRun(bits)) return `${imports.use("spreadBits")}(${own}, [${bits.join(", ")}])`;
  return bits[0] === 0 ? own : `${own} << ${bits[0]}`;
}

/** Of a bit that tells of several fields, all must be there that it says so of, and no others. */
function tieChecks(
  { imports }: Emitting,
  fields: readonly Field[],
  names: readonly (string | undefined)[],
  stop: StopField | undefined,
): string[] {
  return sharedTies(fields).flatMap(({ mask, bit, set, clear }) => {
    if (!names.includes(mask)) return [];
    const isThere = ({ name }: ValueField) => `(m.${name} !== undefined)`;
    const [first, ...others] = [...set, ...clear];
    const tests = others.map((other) => {
      const alike = first!.when!.clear === other.when!.clear;
      return `${isThere(first!)} ${alike ? "!==" : "==="} ${isThere(other)}`;
    });
    const list = (of: readonly ValueField[]) => of.map(({ name }) => `"${name}"`).join(", ");
    const own = mask === stop?.live ? stop.bit.mask : mask;
    return [
      `if (${tests.join(" || ")}) throw ${imports.use("untied")}(m, { mask: "${own}", bit: ${bit}, set: [${list(set)}], clear: [${list(clear)}] });`,
    ];
  });
}

/** The bits that the fields of an arm need. What other arms ask for is a hint in this one. */
function armBits(emitting: Emitting, mask: MaskField, fields: readonly Field[]): string[] {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [];
  const name = local(mask.name);
  return armsCode(emitting, last, (inner, arm) => {
    const own = (mask.inArms! & ~openIn(mask, arm.fields)) >>> 0;
    const dropped = own === 0 || mask.hidden ? [] : [`${name} &= ${hex(2 ** 32 - 1 - own)};`];
    return [
      ...dropped,
      ...bitLines(inner, mask, arm.fields, [mask.name]),
      ...tieChecks(inner, arm.fields, [mask.name], undefined),
      ...armBits(inner, mask, arm.fields),
    ];
  });
}

/** What is taken from the hint: where a bit stops, all that is there. */
function hintCode(mask: MaskField, stop: StopField | undefined, fields: readonly Field[]): string {
  const { usual } = mask;
  const hint = (mask.hint | (mask.inArms ?? 0)) >>> 0;
  if (mask.hidden || (hint === 0 && stop === undefined)) return "0";
  const member = `m.${mask.name}`;
  const none = usual === 0 ? "0" : hex(usual);
  if (stop === undefined) return `${member} === undefined ? ${none} : ${member} & ${hex(hint)}`;
  const all = mask.parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
  const front = fields.slice(0, fields.indexOf(stop)).flatMap((f) => bitsOf(f, mask.name));
  const rest = [...new Set(front)].reduce((sum, bitNumber) => sum - 2 ** bitNumber, all);
  return `${member} === undefined ? ${none} : ${member} & (m.${flagOf(stop, fields)} ? ${hex(rest)} : ${hex(hint)})`;
}

/** The bits of a mask that a field's being there or being so decides. */
function bitsOf(field: Field, mask: string): number[] {
  if (field.kind === "bit" || field.kind === "refuse")
    return field.bit.mask === mask ? [field.bit.bit] : [];
  if (field.kind === "number")
    return field.bits.filter((ref) => ref.mask === mask).map(({ bit }) => bit);
  if (field.kind !== "value") return [];
  const { when, widths } = field;
  const own = when?.mask === mask ? [when.bit] : [];
  return widths?.mask === mask ? [...own, widths.narrow.bit, widths.wide.bit] : own;
}

/** What sets a bit: a flag, or the first of the fields that it tells of. */
function bitSource(
  field: Field,
  masks: readonly (string | undefined)[],
  ties: readonly Tie[],
): { condition: string; bit: number } | undefined {
  if (field.kind === "bit" && masks.includes(field.bit.mask))
    return { condition: `m.${field.name}`, bit: field.bit.bit };
  if (field.kind !== "value" || field.when === undefined || !masks.includes(field.when.mask))
    return undefined;
  const { set, clear, bit } = ties.find((tie) => [...tie.set, ...tie.clear].includes(field))!;
  if (field !== (set[0] ?? clear[0])) return undefined;
  return { condition: `m.${field.name} ${set.length > 0 ? "!==" : "==="} undefined`, bit };
}

/** The bits for the width that came, or for the least one that holds the value. */
function widthBits(mask: string, { name }: ValueField, { narrow, wide, both }: Widths): string {
  const value = `m.${name}`;
  const bits = local(mask);
  const [few, many] = [bitHex(narrow.bit), bitHex(wide.bit)];
  const all = hex(2 ** narrow.bit + 2 ** wide.bit);
  // With its highest bit, what an operator makes of a mask is negative.
  const bitsOfHint =
    Math.max(narrow.bit, wide.bit) === 31 ? `(m.${mask} & ${all}) >>> 0` : `m.${mask} & ${all}`;
  const before = `m.${beforeMember(name)}`;
  const most =
    both === undefined
      ? `hinted === ${all} && ${before} !== undefined && ${before} === ${fitted(before, narrow.type)} && ${value} === ${fitted(value, wide.type)}`
      : `hinted === ${all} || ${value} !== ${fitted(value, wide.type)}`;
  return [
    `if (${value} !== undefined) {`,
    `const hinted = m.${mask} === undefined ? 0 : ${bitsOfHint};`,
    `if (${most}) ${bits} |= ${all};`,
    `else if (hinted === ${many} || ${value} !== ${fitted(value, narrow.type)}) ${bits} |= ${many};`,
    `else ${bits} |= ${few};`,
    "}",
  ].join("\n");
}

function needsWide(emitting: Emitting, { name, type, when, wide }: ValueField): string {
  const value = when === undefined ? memberOf(emitting, name) : `m.${name}`;
  const { scale } = wide!.type;
  const steps = stepsIn(type as IntType, wide!.type);
  // In steps of the narrower type, of which a finer value is no whole number.
  const own = scale === undefined ? value : `(${rawCode(value, scale)} / ${steps})`;
  const fits = `${own} !== ${fitted(own, type as IntType)}`;
  return when === undefined ? fits : `m.${name} !== undefined && ${fits}`;
}

/** Whether one of the parts does not fit into its word. */
function needsApart(emitting: Emitting, { parts }: SplitField): string {
  return parts
    .map(
      ({ name, type }) =>
        memberOf(emitting, name) + ` !== ${fitted(memberOf(emitting, name), type)}`,
    )
    .join(" || ");
}
