import { byKind } from "../../../runtime/table/by-kind.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { LengthField } from "../../../runtime/table/fields/length.ts";
import { isVaried, widthMember } from "../../../runtime/table/facts/companions.ts";
import * as code from "../code/build.ts";
import { areEqual, countExpr, isNone, sum } from "../code/count.ts";
import type { Expr, Stmt } from "../code/model.ts";
import { AskedPlaces, BEGIN, countsFromBegin } from "../parts/begin.ts";
import type { Emitting } from "../parts/emitting.ts";
import { computedLine } from "../parts/computed.ts";
import { formOf } from "../parts/forms.ts";
import { local } from "../../facts/names.ts";
import { bitTest, held } from "../parts/tests.ts";
import { goesToTheEnd, isRegion } from "../../facts/layouts.ts";
import { sizeCode } from "../size/size-code.ts";
import { mostBytes, readSize } from "../size/fields.ts";
import { add, NOTHING, type Size } from "../size/size.ts";
import { planChecksum } from "./checksums.ts";
import { planConstant, planGap } from "./constants.ts";
import { variantLine, regionEnd } from "./lists.ts";
import { ensured, isAfterEnd } from "./ensured.ts";
import { liveMask, numberCode, planMask, refusal } from "./masks.ts";
import { readAt } from "./numbers.ts";
import { scaled } from "../parts/scale.ts";
import { OFFSET, Plan, type Step } from "./plan.ts";
import { planInterleave, planSplit } from "./splits.ts";
import { planValue } from "./values.ts";

/** Where fields are: how many bytes come before, and what surrounds them. */
export interface Surroundings {
  /** Bytes from where the reader is to the first field. */
  readonly start?: number;
  /** The fields are those of an arm: `at` is there, and the reader is somewhere before it. */
  readonly inArm?: boolean;
  /** A length before the fields counts their bytes. */
  readonly inRegion?: boolean;
}

/** The steps that read these fields, and leave the reader after them. A switch is not one of them. */
export function readSteps(
  emitting: Emitting,
  layout: string,
  fields: readonly Field[],
  { start = 0, inArm = false, inRegion = false }: Surroundings,
): Step[] {
  const plan = new Plan(emitting, start, inArm);
  const asked = new AskedPlaces(fields);
  if (!inArm && countsFromBegin(fields)) plan.line(code.constant(BEGIN, OFFSET));
  const runs = runsOf(fields);
  const leading = inArm ? 0 : leadingRuns(runs);
  if (leading > 0) {
    const most = sum(...runs.slice(0, leading).flat().map(mostBytes));
    const whole = code.use("ensureWhole", code.READER, passing(layout, emitting));
    plan.line(code.when(isAfterEnd(plan.place(most)), [code.run(whole)]));
  }
  for (const [index, run] of runs.entries()) {
    const size = run.map((field) => readSize(field) ?? NOTHING).reduce(add, NOTHING);
    plan.checks = index >= leading;
    if (plan.checks && !isNone(size.most))
      plan.line(ensureCode(emitting, layout, plan.place(), size));
    for (const field of run) {
      for (const line of asked.before(field, () => plan.place())) plan.line(line);
      planField(plan, fields[fields.indexOf(field) + 1], field);
      for (const line of asked.after(field, () => plan.place())) plan.line(line);
    }
  }
  const goesOn = fields.at(-1)?.kind === "switch";
  return plan.finish(
    goesOn,
    !goesOn && (inRegion || fields.some(isRegion)) && !goesToTheEnd(fields),
  );
}

/**
 * How many runs are checked together: where a mask tells how long they are, passing over the message tells
 * whether it is whole. That is done only near the end of what there is.
 */
function leadingRuns(runs: readonly (readonly Field[])[]): number {
  const end = runs.findIndex((run) =>
    run.some((field) => readSize(field) === undefined || field.kind === "length"),
  );
  const count = end < 0 ? runs.length : end;
  const varies = runs
    .slice(0, count)
    .flat()
    .some((field) => field.kind === "mask");
  return varies ? count : 0;
}

/** Asks for the bytes of a run at once. The exact number is counted only near the end of what there is. */
function ensureCode({ constants }: Emitting, layout: string, place: Expr, size: Size): Stmt {
  const exact = ensured(place, sizeCode(size, layout, constants));
  if (areEqual(size.most, size.constant)) return exact;
  return code.when(isAfterEnd(code.operation(place, "+", countExpr(size.most))), [exact]);
}

/** Fields whose length is known before the first of them is read. What tells a length ends a run. */
function runsOf(fields: readonly Field[]): Field[][] {
  const runs: Field[][] = [[]];
  for (const field of fields) {
    const counts = readSize(field) === undefined;
    if (counts) runs.push([field], []);
    else runs.at(-1)!.push(field);
    // A mask that begins in a word belongs to it.
    const tells = field.kind === "split" ? field.ends !== undefined : endsList(field);
    const isSeparate =
      field.kind === "mask" || field.kind === "terminator" || field.kind === "length";
    if (isSeparate || tells) runs.push([]);
  }
  return runs;
}

function endsList(field: Field): boolean {
  return field.kind === "value" && field.ends !== undefined;
}

/** Plans how each kind of field is read, given the field after it. */
const planField = byKind<Field, [Plan, next: Field | undefined]>({
  mask: (plan, _, field) => planMask(plan, field),
  terminator: (plan, _, field) => plan.line(liveMask(field)),
  bit: (plan, _, { name, bit }) => plan.member({ name, value: bitTest(bit.mask, bit.bit) }),
  number: (plan, _, field) => plan.member({ name: field.name, value: numberCode(field) }),
  value: (plan, _, field) => planValue(plan, field),
  split: (plan, next, field) => planSplit(plan, field, next),
  interleave: (plan, _, field) => planInterleave(plan, field),
  reserved: (plan, _, field) => plan.line(refusal(field)),
  constant: (plan, _, field) => planConstant(plan, field),
  checksum: (plan, _, field) => planChecksum(plan, field),
  gap: (plan, _, field) => planGap(plan, field),
  length: (plan, _, field) => planLength(plan, field),
  computed: (plan, _, field) => plan.line(computedLine(field, "exactRead", held)),
  switch: () => {},
});

/** A length, with its high bits where they are elsewhere. */
export function withHigh({ high, type }: LengthField, low: Expr): Expr {
  return high === undefined ? low : code.or([low, code.operation(held(high), "<<", type.bits)]);
}

function planLength(plan: Plan, field: LengthField): void {
  if (isVaried(field.type)) planVaried(plan, field, field.type);
  else {
    const value = withHigh(field, readAt(field.type, plan.place()));
    plan.line(code.constant(local(field.name), value));
    plan.pass(field.type.bits / 8);
  }
  if (isRegion(field)) plan.line(regionEnd(plan.place(), held(field.name)));
}

/** A length in groups, and how many bytes it came in. */
function planVaried(plan: Plan, { name }: LengthField, type: IntType): void {
  const form = formOf(type);
  const member = widthMember(name);
  const start = `${local(name)}Start`;
  plan.byReader({
    kind: "branch",
    members: [{ name: member, type: "number | undefined" }],
    lines: [
      code.constant(start, OFFSET),
      code.constant(local(name), scaled(code.method(form, "read", code.READER), type)),
      variantLine(member, form, start),
    ],
  });
}

/** What passes over a layout, given the reader alone. */
function passing(layout: string, { passed = [] }: Emitting): Expr {
  const skip = `skip${layout}`;
  if (passed.length === 0) return code.name(skip);
  return code.lambda(["r"], code.call(skip, code.READER, ...passed));
}
