import type { IntType, MaskField, MaskPart } from "../../../runtime/table/table.ts";
import { bitHex, bitTest, hex, local, when } from "../code/code.ts";
import { partTest } from "../decode/masks.ts";
import { isLate, type LateFields, lateIn } from "./late.ts";
import { setOn, WritePlan } from "./plan.ts";

/*
 * The integers that a mask stands in.
 */

/** Announces the parts that have bits set; and of what a bit leaves out, nothing announces another part. */
export function partLines(
  { name: member, parts }: MaskField,
  late: LateFields = new Set(),
): string[] {
  const name = local(member);
  const own = (part: MaskPart) => (2 ** part.bits - 1) * 2 ** part.at;
  const waiting = lateIn(late, member);
  const lines = parts.toReversed().flatMap((part) => {
    if (part.when === undefined) return [];
    const isThere = `(${name} & ${hex(own(part))}) !== 0`;
    const isIn = part.unless === undefined ? "" : ` && (${name} & ${bitHex(part.unless)}) === 0`;
    const willBe = waiting
      .filter((field) => hasBit(part, field.when!.bit))
      .map((field) => ` || m.${field.name} !== undefined`);
    return [`if (${isThere}${isIn}${willBe.join("")}) ${name} |= ${bitHex(part.when)};`];
  });
  const leftOut = parts.flatMap((part) => {
    const announces = parts.some((p) => p.when !== undefined && hasBit(part, p.when));
    if (part.unless === undefined || !announces) return [];
    return [`if (${bitTest(member, part.unless)}) ${name} &= ${hex(2 ** 32 - 1 - own(part))};`];
  });
  return [...lines, ...leftOut];
}

function hasBit({ at, bits }: MaskPart, bit: number): boolean {
  return at <= bit && bit < at + bits;
}

/** A mask's parts hold what was made for them: nothing is checked. */
export function planMask(plan: WritePlan, mask: MaskField, firstId: number | undefined): void {
  const own = mask.parts.filter(({ from }) => from !== "split");
  if (!isLate(plan.late, mask))
    return plan.moving(...own.map((part) => partCode(plan, mask, part, firstId, "at")));
  if (own.length === 0) return;
  const place = `${local(mask.name)}$at`;
  plan.moving(`let ${place} = at;`, ...own.map((part) => passCode(mask, part)));
  plan.later(...own.map((part) => partCode(plan, mask, part, firstId, place)));
}

const BYTE: IntType = { kind: "int", name: "u8", bits: 8, signed: false };

/** Writes a part, and goes on behind it. */
function partCode(
  plan: WritePlan,
  mask: MaskField,
  part: MaskPart,
  firstId: number | undefined,
  place: string,
): string {
  const name = local(mask.name);
  if (part.from === "id") {
    const low = part.low ?? 0;
    const bits = `(${name} & ${hex(2 ** part.bits - 1)})`;
    const own = low === 0 ? bits : `(${bits} << ${low})`;
    return setOn(plan, BYTE, `${hex(firstId!)} | ${own}`, place).join("\n");
  }
  // Setting takes the low bits by itself.
  const bits = part.at === 0 ? name : `${name} >>> ${part.at}`;
  const lines = setOn(plan, part.from as IntType, bits, place);
  return part.when === undefined ? lines.join("\n") : when(partTest(mask, part), lines);
}

/** Leaves the room of a part: the bit that announces it, where it is moved to stand for as many bytes. */
function passCode({ name }: MaskField, { from, when: bit }: MaskPart): string {
  const bytes = (from === "id" ? BYTE : (from as IntType)).bits / 8;
  if (bit === undefined) return `at += ${bytes};`;
  if (bytes === 3) return `if (${bitTest(name, bit)}) at += ${bytes};`;
  const by = bit - Math.log2(bytes);
  const moved =
    by === 0 ? local(name) : `(${local(name)} ${by > 0 ? ">>>" : "<<"} ${Math.abs(by)})`;
  return `at += ${moved} & ${bytes};`;
}
