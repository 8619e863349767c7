import type { IntType } from "../../../runtime/table/types/integers.ts";
import type { MaskField, MaskPart } from "../../../runtime/table/fields/masks.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, Stmt } from "../code/model.ts";
import { local } from "../../facts/names.ts";
import { bitHex, bitTest, held } from "../parts/tests.ts";
import { partTest } from "../decode/masks.ts";
import { isLate, type LateFields, lateIn } from "./late.ts";
import { given } from "./numbers.ts";
import { setOn, WritePlan } from "./plan.ts";
import { presenceBy } from "../../../runtime/table/fields/presence.ts";

/*
 * The integers that a mask is in.
 */

/** The bits of a part. */
function bitsOf({ bits, at }: MaskPart): number {
  return (2 ** bits - 1) * 2 ** at;
}

/** Announces the parts that have bits set; and of what a bit leaves out, nothing announces another part. */
export function partLines(
  { name: member, parts }: MaskField,
  late: LateFields = new Set(),
): Stmt[] {
  const name = held(member);
  const waiting = lateIn(late, member);
  const lines = parts.toReversed().flatMap((part) => {
    if (part.when === undefined) return [];
    const isThere = code.differs(code.and(name, bitsOf(part)), 0);
    const isIn =
      part.unless === undefined
        ? isThere
        : code.operation(
            isThere,
            "&&",
            code.equals(code.operation(name, "&", bitHex(part.unless)), 0),
          );
    const willBe = waiting
      .filter((field) => hasBit(part, presenceBy(field, "bit")!.bit))
      .map((field) => code.isPresent(given(field.name)));
    const test = code.joined([isIn, ...willBe], "||");
    return [code.when(test, [code.set(name, bitHex(part.when), "|=")])];
  });
  const leftOut = parts.flatMap((part) => {
    const announces = parts.some((p) => p.when !== undefined && hasBit(part, p.when));
    if (part.unless === undefined || !announces) return [];
    const others = code.hex(2 ** 32 - 1 - bitsOf(part));
    return [code.when(bitTest(member, part.unless), [code.set(name, others, "&=")])];
  });
  return [...lines, ...leftOut];
}

function hasBit({ at, bits }: MaskPart, bit: number): boolean {
  return at <= bit && bit < at + bits;
}

/** A mask's parts hold what was made for them: nothing is checked. */
export function planMask(plan: WritePlan, mask: MaskField, firstId: number | undefined): void {
  const own = mask.parts.filter(({ from }) => from !== "split");
  const write = (place: Expr) => own.flatMap((part) => partCode(plan, mask, part, firstId, place));
  if (!isLate(plan.late, mask)) return plan.moving(...write(code.AT));
  if (own.length === 0) return;
  const place = `${local(mask.name)}$at`;
  plan.moving(code.variable(place, code.AT), ...own.map((part) => passCode(mask, part)));
  plan.later(...write(code.name(place)));
}

const BYTE: IntType = { kind: "int", name: "u8", bits: 8, signed: false };

/** Writes a part, and goes on after it. */
function partCode(
  plan: WritePlan,
  mask: MaskField,
  part: MaskPart,
  firstId: number | undefined,
  place: Expr,
): Block {
  const name = held(mask.name);
  if (part.from === "id") {
    const bits = code.shiftedLeft(code.and(name, 2 ** part.bits - 1), part.low ?? 0);
    return setOn(plan, BYTE, code.or([code.hex(firstId!), bits]), place);
  }
  // Setting takes the low bits by itself.
  const lines = setOn(plan, part.from as IntType, code.shiftedRight(name, part.at), place);
  return part.when === undefined ? lines : [code.when(partTest(mask, part), lines)];
}

/** Leaves the room of a part: the bit that announces it, where it is moved to stand for as many bytes. */
function passCode({ name }: MaskField, { from, when: bit }: MaskPart): Stmt {
  const bytes = (from === "id" ? BYTE : (from as IntType)).bits / 8;
  if (bit === undefined) return code.set(code.AT, bytes, "+=");
  if (bytes === 3) return code.when(bitTest(name, bit), [code.set(code.AT, bytes, "+=")]);
  const by = bit - Math.log2(bytes);
  const moved =
    by > 0 ? code.shiftedRight(held(name), by) : code.shiftedLeft(held(name), Math.abs(by));
  return code.set(code.AT, code.operation(moved, "&", bytes), "+=");
}
