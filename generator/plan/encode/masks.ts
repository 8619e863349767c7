import { beforeMember } from "../../../runtime/table/facts/members.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import type {
  MaskField,
  NumberField,
  TerminatorField,
} from "../../../runtime/table/fields/masks.ts";
import type { SparseType } from "../../../runtime/table/types/sparse.ts";
import type { SplitField } from "../../../runtime/table/fields/split.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { flagOf } from "../../../runtime/table/fields/all-fields.ts";
import { openIn, sharedTies, type Tie, tiesOf } from "../../../runtime/table/facts/bits.ts";
import { stepsIn } from "../../../runtime/table/facts/steps.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { local } from "../../facts/names.ts";
import { bitHex, held } from "../parts/tests.ts";
import { bitList, type BitRun, bitRuns, isRun } from "../decode/masks.ts";
import type { LateFields } from "./late.ts";
import { partLines } from "./mask-parts.ts";
import { fitted, given, memberOf, rawCode } from "./numbers.ts";
import { armsCode } from "./switches.ts";
import { presenceBy, type Widths } from "../../../runtime/table/fields/presence.ts";

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
): Stmt[] {
  const stop = fields.find(
    (f): f is TerminatorField => f.kind === "terminator" && f.bit.mask === mask.name,
  );
  const sparse = fields.find(
    (f): f is ValueField =>
      f.kind === "value" && f.type.kind === "sparse" && f.type.mask === mask.name,
  );
  if (sparse !== undefined) return [sparseMask(emitting, mask, sparse)];
  const counted = fields.find((f): f is LengthField => f.kind === "length" && f.high === mask.name);
  if (counted !== undefined) return [countedMask(emitting, mask, counted)];
  const names = [mask.name, stop?.live];
  const inArms = mask.inArms === undefined ? [] : armBits(emitting, mask, fields);
  return [
    code.variable(local(mask.name), hintCode(mask, stop, fields)),
    ...bitLines(emitting, mask, fields, names, late),
    ...tieChecks(fields, names, stop),
    ...inArms,
    ...partLines(mask, late),
  ];
}

/** The bits that a mask carries. */
export function carriedBits({ parts }: MaskField): number {
  return parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
}

/** A mask that says which numbers a record has. */
function sparseMask(emitting: Emitting, mask: MaskField, sparse: ValueField): Stmt {
  const { rounds } = sparse.type as SparseType;
  const often = rounds === undefined ? [] : [rounds];
  const values = memberOf(emitting, sparse.name);
  const bits = code.use("sparseBits", values, code.hex(carriedBits(mask)), ...often);
  return code.constant(local(mask.name), bits);
}

/** A mask that has the high bits of a length. */
function countedMask(emitting: Emitting, mask: MaskField, counted: LengthField): Stmt {
  const length = code.member(memberOf(emitting, counted.of!), "length");
  const { bits } = counted.type;
  const whole = code.use("fit", length, bits + mask.parts[0]!.bits);
  return code.constant(local(mask.name), code.operation(whole, ">>", bits));
}

/** The bits that fields need, of which none is in an arm. */
function bitLines(
  emitting: Emitting,
  mask: MaskField,
  fields: readonly Field[],
  names: readonly (string | undefined)[],
  late: LateFields = new Set(),
): Stmt[] {
  const name = held(mask.name);
  const lines: Stmt[] = [];
  const ties = tiesOf(fields);
  const setIf = (test: Expr, bit: number) =>
    lines.push(code.when(test, [code.set(name, bitHex(bit), "|=")]));
  for (const field of fields) {
    const test = late.has(field) ? undefined : bitSource(field, names, ties);
    if (test !== undefined) setIf(test.condition, test.bit);
    if (field.kind === "number")
      for (const run of bitRuns(field).filter(({ mask: of }) => names.includes(of)))
        lines.push(code.set(name, numberBits(emitting, field, run), "|="));
    if (field.kind === "split" && field.wide !== undefined && names.includes(field.wide.when.mask))
      setIf(needsApart(emitting, field), field.wide.when.bit);
    if (field.kind !== "value") continue;
    if (field.wide !== undefined && names.includes(field.wide.when.mask))
      setIf(needsWide(emitting, field), field.wide.when.bit);
    const widths = presenceBy(field, "widths");
    if (widths !== undefined && names.includes(widths.mask))
      lines.push(widthBits(mask.name, field, widths));
  }
  return lines;
}

/** The bits of a mask that a number is, or a run of them. What does not fit is refused. */
function numberBits(emitting: Emitting, { name, bits: all }: NumberField, run: BitRun): Expr {
  const value = memberOf(emitting, name);
  const { bits, from } = run;
  const isWhole = bits.length === all.length;
  if (isWhole && !isRun(bits)) return code.use("spreadBits", value, bitList(bits));
  const whole = code.use("fit", value, all.length);
  if (isWhole) return code.shiftedLeft(whole, bits[0]!);
  const own = code.and(code.shiftedRight(whole, from), 2 ** bits.length - 1);
  if (!isRun(bits)) return code.use("spreadBits", own, bitList(bits));
  return code.shiftedLeft(own, bits[0]!);
}

/** Of a bit that tells of several fields, all must be there that it says so of, and no others. */
function tieChecks(
  fields: readonly Field[],
  names: readonly (string | undefined)[],
  stop: TerminatorField | undefined,
): Stmt[] {
  return sharedTies(fields).flatMap(({ mask, bit, set, clear }) => {
    if (!names.includes(mask)) return [];
    const [first, ...others] = [...set, ...clear];
    const isThere = ({ name }: ValueField) => code.isPresent(given(name));
    const tests = others.map((other) => {
      const alike = presenceBy(first!, "bit")!.clear === presenceBy(other, "bit")!.clear;
      return code.operation(isThere(first!), alike ? "!==" : "===", isThere(other));
    });
    const own = mask === stop?.live ? stop.bit.mask : mask;
    const named = (of: readonly ValueField[]) => of.map(({ name }) => name);
    const tie = code.plain({ mask: own, bit, set: named(set), clear: named(clear) });
    const flagConflict = code.use("flagConflict", code.MESSAGE, tie);
    return [code.when(code.joined(tests, "||"), [code.fail(flagConflict)])];
  });
}

/** The bits that the fields of an arm need. What other arms ask for is a hint in this one. */
function armBits(emitting: Emitting, mask: MaskField, fields: readonly Field[]): Block {
  const last = fields.at(-1);
  if (last?.kind !== "switch") return [];
  return armsCode(emitting, last, (inner, arm) => {
    const own = (mask.inArms! & ~openIn(mask, arm.fields)) >>> 0;
    const others = code.hex(2 ** 32 - 1 - own);
    const isKept = own === 0 || mask.hidden;
    return [
      ...(isKept ? [] : [code.set(held(mask.name), others, "&=")]),
      ...bitLines(inner, mask, arm.fields, [mask.name]),
      ...tieChecks(arm.fields, [mask.name], undefined),
      ...armBits(inner, mask, arm.fields),
    ];
  });
}

/** What is taken from the hint: where a bit stops, all that is there. */
function hintCode(
  mask: MaskField,
  stop: TerminatorField | undefined,
  fields: readonly Field[],
): Expr {
  const { defaultValue } = mask;
  const hint = (mask.hint | (mask.inArms ?? 0)) >>> 0;
  if (mask.hidden || (hint === 0 && stop === undefined)) return code.number(0);
  const member = given(mask.name);
  const none = defaultValue === 0 ? code.number(0) : code.hex(defaultValue);
  const kept = stop === undefined ? code.hex(hint) : stoppedHint(mask, stop, fields, hint);
  return code.choice(code.isAbsent(member), none, code.operation(member, "&", kept));
}

/** The bits that are taken from the hint where a bit may stop. */
function stoppedHint(
  mask: MaskField,
  stop: TerminatorField,
  fields: readonly Field[],
  hint: number,
): Expr {
  const front = fields.slice(0, fields.indexOf(stop)).flatMap((f) => bitsOf(f, mask.name));
  const rest = [...new Set(front)].reduce((sum, bit) => sum - 2 ** bit, carriedBits(mask));
  return code.choice(given(flagOf(stop, fields)), code.hex(rest), code.hex(hint));
}

/** The bits of a mask that a field's being there or being so decides. */
function bitsOf(field: Field, mask: string): number[] {
  if (field.kind === "bit" || field.kind === "reserved")
    return field.bit.mask === mask ? [field.bit.bit] : [];
  if (field.kind === "number")
    return field.bits.filter((ref) => ref.mask === mask).map(({ bit }) => bit);
  if (field.kind !== "value") return [];
  const { presence } = field;
  const when = presenceBy({ presence }, "bit");
  const widths = presenceBy({ presence }, "widths");
  const own = when?.mask === mask ? [when.bit] : [];
  return widths?.mask === mask ? [...own, widths.narrow.bit, widths.wide.bit] : own;
}

/** What sets a bit: a flag, or the first of the fields that it tells of. */
function bitSource(
  field: Field,
  masks: readonly (string | undefined)[],
  ties: readonly Tie[],
): { condition: Expr; bit: number } | undefined {
  if (field.kind === "bit" && masks.includes(field.bit.mask))
    return { condition: given(field.name), bit: field.bit.bit };
  const when = field.kind === "value" ? presenceBy(field, "bit") : undefined;
  if (field.kind !== "value" || when === undefined || !masks.includes(when.mask)) return undefined;
  const { set, clear, bit } = ties.find((tie) => [...tie.set, ...tie.clear].includes(field))!;
  if (field !== (set[0] ?? clear[0])) return undefined;
  const value = given(field.name);
  return { condition: set.length > 0 ? code.isPresent(value) : code.isAbsent(value), bit };
}

/** The bits for the width that came, or for the least one that holds the value. */
function widthBits(mask: string, { name }: ValueField, { narrow, wide, both }: Widths): Stmt {
  const value = given(name);
  const hinted = code.name("hinted");
  const [few, many] = [bitHex(narrow.bit), bitHex(wide.bit)];
  const all = 2 ** narrow.bit + 2 ** wide.bit;
  const own = code.and(given(mask), all);
  // With its highest bit, what an operator makes of a mask is negative.
  const isSigned = Math.max(narrow.bit, wide.bit) === 31;
  const bitsOfHint = isSigned ? code.operation(own, ">>>", 0) : own;
  const isAll = code.equals(hinted, code.hex(all));
  const isWider = code.differs(value, fitted(value, wide.type));
  const most =
    both === undefined
      ? code.joined([isAll, ...readFirst(name, narrow.type, wide.type)], "&&")
      : code.operation(isAll, "||", isWider);
  const setBits = (bits: Expr) => [code.set(held(mask), bits, "|=")];
  const isMany = code.operation(
    code.equals(hinted, many),
    "||",
    code.differs(value, fitted(value, narrow.type)),
  );
  return code.when(code.isPresent(value), [
    code.constant("hinted", code.choice(code.isAbsent(given(mask)), code.number(0), bitsOfHint)),
    code.whenBrief(most, setBits(code.hex(all)), [
      code.whenBrief(isMany, setBits(many), setBits(few)),
    ]),
  ]);
}

/** Whether there is a first integer before the one that counts, and both fit. */
function readFirst(name: string, narrow: IntType, wide: IntType): Expr[] {
  const before = given(beforeMember(name));
  return [
    code.isPresent(before),
    code.equals(before, fitted(before, narrow)),
    code.equals(given(name), fitted(given(name), wide)),
  ];
}

function needsWide(emitting: Emitting, { name, type, wide, presence }: ValueField): Expr {
  const when = presenceBy({ presence }, "bit");
  const value = when === undefined ? memberOf(emitting, name) : given(name);
  const { scale } = wide!.type;
  const steps = stepsIn(type as IntType, wide!.type);
  // In steps of the narrower type, of which a finer value is no whole number.
  const own = scale === undefined ? value : code.operation(rawCode(value, scale), "/", steps);
  const fits = code.differs(own, fitted(own, type as IntType));
  return when === undefined ? fits : code.operation(code.isPresent(given(name)), "&&", fits);
}

/** Whether one of the parts does not fit into its word. */
function needsApart(emitting: Emitting, { parts }: SplitField): Expr {
  const tests = parts.map(({ name, type }) => {
    const value = memberOf(emitting, name);
    return code.differs(value, fitted(value, type));
  });
  return code.joined(tests, "||");
}
