import { opposite } from "../../../runtime/table/facts/bits.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import * as code from "../code/build.ts";
import type { Count } from "../code/count.ts";
import type { Block, ClassMember, Expr, Stmt } from "../code/model.ts";
import { countOf, replaced } from "../code/walk.ts";
import { widthOf } from "../code/width.ts";
import { isBrief } from "../parts/brief.ts";
import type { Emitting } from "../parts/emitting.ts";
import { givenTest } from "../parts/given.ts";
import { local } from "../../facts/names.ts";
import { presenceTest } from "../parts/tests.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/** What the getters of one class share. */
export interface Viewing extends Emitting {
  /** The masks that its fields depend on. */
  readonly masks: readonly string[];
  /** Where the field is, where that takes some counting. */
  readonly counted?: Expr;
}

const THIS = code.name("this");

/** The reader that a view keeps. */
export const OWN_READER = code.member(THIS, "#r");

/** Stands for `Viewing.counted`. */
const COUNTED_NAME = "§";
export const COUNTED = code.name(COUNTED_NAME);

export type OffsetCode = (more: Count) => Expr;

/** The private member that keeps a mask or a length: the view has a few of its own. */
export function ownName(name: string): string {
  return `#${/^(r|at\d+)$/.test(name) ? `${name}$` : name}`;
}

export function own(name: string): Expr {
  return code.member(THIS, ownName(name));
}

/** A member of the view itself, by a getter. */
export function shown(name: string): Expr {
  return code.member(THIS, name);
}

/** A line of a getter that is longer would be several. */
const LONG = 96;

function isLong(body: Block): boolean {
  return body.some((stmt) => widthOf(stmt) > LONG);
}

/** A getter. What its code speaks of more than once is a constant before it. */
export function getter(
  emitting: Viewing,
  name: string,
  returns: string,
  lines: Block,
): ClassMember {
  let body = withPlace(emitting, lines);
  for (const mask of emitting.masks) {
    const short = replaced(body, local(mask), own(mask));
    body = isBrief(emitting) && !isLong(short) ? short : withConstant(body, local(mask), own(mask));
  }
  body = withConstant(body, "view", VIEWED);
  return { kind: "getter", name, returns, body };
}

const VIEWED = code.member(OWN_READER, "view");

/** Code with the place that takes some counting: once as it is, by a constant where it is asked for more often. */
function withPlace(emitting: Viewing, body: Block): Block {
  const { counted } = emitting;
  const times = countOf(body, COUNTED_NAME);
  if (counted === undefined || times === 0) return body;
  const whole = replaced(body, COUNTED_NAME, counted);
  if (times === 1 && !(isBrief(emitting) && isLong(inlined(emitting, whole)))) return whole;
  const [first, ...rest] = replaced(body, COUNTED_NAME, code.AT);
  const at = code.constant("at", counted);
  return rest.length > 0 && isAbsence(first!) ? [first!, at, ...rest] : [at, first!, ...rest];
}

/** Code that has no constants. */
function inlined({ masks }: Viewing, body: Block): Block {
  const viewed = replaced(body, "view", VIEWED);
  return masks.reduce((all, mask) => replaced(all, local(mask), own(mask)), viewed);
}

/** Whether a statement is the test for there being nothing. */
function isAbsence(stmt: Stmt): boolean {
  if (stmt.kind !== "if" || stmt.body.length !== 1) return false;
  const [only] = stmt.body;
  const value = only!.kind === "return" ? only.value : undefined;
  return value?.kind === "name" && value.name === "undefined";
}

/** Code that speaks of a value: by a constant, where it does so more than once. */
function withConstant(body: Block, name: string, value: Expr): Block {
  if (countOf(body, name) > 1) return [code.constant(name, value), ...body];
  return replaced(body, name, value);
}

export function optionalGetter(
  emitting: Viewing,
  field: ValueField,
  name: string,
  type: string,
  value: Expr,
): ClassMember {
  const { presence } = field;
  const when = presenceBy({ presence }, "bit");
  const whenIs = presenceBy({ presence }, "given")?.tests;
  const last = code.leave(value);
  if (when === undefined && whenIs === undefined) return getter(emitting, name, type, [last]);
  const test =
    when === undefined ? code.not(givenTest(whenIs!, shown)) : presenceTest(opposite(when));
  const absent = code.when(test, [code.leave(code.UNDEFINED)]);
  const optional = type.endsWith("undefined") ? type : `${type} | undefined`;
  return getter(emitting, name, optional, [absent, last]);
}
