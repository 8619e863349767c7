import type { BitRef, IntType, NumberField } from "../../../runtime/table/table.ts";
import { type Entry, integer, isListEntry, items, member, text } from "../../read/source.ts";
import { claimBit } from "../claims.ts";
import { docOf } from "../enums.ts";
import { withNames } from "../integers.ts";
import type { Scope } from "../scope.ts";
import { intOf } from "../built-in.ts";

/** A number of more bits is a value of its own. */
const MOST = 31;

/** Resolves a number that bits of a mask are. */
export function resolveNumber(name: string, entry: Entry, scope: Scope): NumberField | undefined {
  const bits = member(entry, "bits")!;
  const refs = bitsOf(name, bits, member(entry, "count"), scope);
  const [first] = refs;
  if (first === undefined) return undefined;
  const other = refs.find(({ mask }) => mask !== first.mask);
  if (other !== undefined) {
    const message = `"${name}" has bits of "${first.mask}" and of "${other.mask}"`;
    scope.schema.report.error(bits, message, "Make a number of each.");
    return undefined;
  }
  const type = withNames(intOf(`u${refs.length}`), entry, scope) as IntType;
  scope.choosers.set(name, { type, chooses: true });
  const { mask } = first;
  return { kind: "number", name, ...docOf(entry), mask, bits: refs.map(({ bit }) => bit), type };
}

/** The bits of a number, each taken for it. Nothing where one cannot be. */
function bitsOf(name: string, bits: Entry, count: Entry | undefined, scope: Scope): BitRef[] {
  const { report } = scope.schema;
  const list = isListEntry(bits) ? items(bits) : [bits];
  const size = count === undefined ? list.length : integer(count);
  if (count !== undefined && isListEntry(bits)) {
    report.error(count.key ?? count, "all bits are listed", 'Leave out "count".');
    return [];
  }
  if (size > MOST) {
    report.error(count ?? bits, `"${name}" has ${size} bits; ${MOST} is the most`);
    return [];
  }
  const written = isListEntry(bits)
    ? list.map((item) => [item, text(item)] as const)
    : Array.from({ length: size }, (_, i) => [bits, nextBit(text(bits), i)] as const);
  const refs = written.map(([at, bit]) => claimBit(scope, at, `a part of "${name}"`, false, bit));
  return refs.every((ref) => ref !== undefined) ? refs : [];
}

/** `flags.3` for the bit two above `flags.1`. */
function nextBit(bit: string, more: number): string {
  const [mask, number] = bit.split(".");
  return `${mask}.${Number(number) + more}`;
}
