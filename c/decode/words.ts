import type { SplitField } from "../../runtime/table/fields/split.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import { choice, integer } from "../code.ts";
import { intKind } from "../kinds.ts";
import { identifier } from "../names.ts";
import { rawType, readCode, valueCode } from "../wire.ts";
import { bitCode, need, type Scope, store } from "./scope.ts";
import { splitName } from "./runs.ts";
import { readInt, keep, placed, endLines } from "./numbers.ts";

/** Reads a word of several integers. */
export function readSplit(s: Scope, field: SplitField): string[] {
  const { wide } = field;
  if (wide === undefined) return readWord(s, field);
  const apart = wide.parts.flatMap((part) => [
    ...placed(s, part.name),
    ...keep(s, part.name, intKind(part.type), readInt(s, part.type, [part])),
  ]);
  return choice(bitCode(wide.when), apart, readWord(s, field));
}

function readWord(s: Scope, field: SplitField): string[] {
  const { parts, wire, ends } = field;
  const word = s.temp();
  const plain: IntType = { ...wire, signed: false };
  const lines = need(s, wire.bits / 8, [{ name: splitName(field) }]);
  let low = 0;
  const each: string[] = [];
  for (const { name: part, type, isMask } of parts) {
    const bits = `${word} >> ${low} & ${hex(type.bits)}`;
    if (isMask) each.push(`word_${identifier(part)} = (uint32_t)(${bits});`);
    else {
      const raw = type.signed ? `ds_signed((uint64_t)(${bits}), ${type.bits})` : `(${bits})`;
      if (s.choosing.has(part)) {
        const [byte, bit] = placeIn(wire, low, type.bits);
        each.push(`at_${identifier(part)} = at + ${byte};`, `bit_${identifier(part)} = ${bit};`);
      }
      each.push(...store(s, part, intKind(type), valueCode(type, raw)));
    }
    low += type.bits;
  }
  const end =
    ends !== undefined && s.owner.isStruct ? endLines(s, `${word} == ${integer(ends)}`) : [];
  return [
    ...lines,
    `const ${rawType(plain)} ${word} = ${readCode(plain)};`,
    `(void)${word};`,
    ...each,
    `at += ${wire.bits / 8};`,
    ...end,
  ];
}

function hex(bits: number): string {
  return bits > 32
    ? `UINT64_C(0x${(2 ** bits - 1).toString(16)})`
    : `0x${(2 ** bits - 1).toString(16)}u`;
}

/** Where the bits of a word begin, as its bytes are in the input. */
function placeIn(
  { bits, bigEndian, middleEndian }: IntType,
  low: number,
  count: number,
): [number, number] {
  const end = low + count;
  const isInOne = Math.floor(low / 8) === Math.floor((end - 1) / 8);
  const first = (!bigEndian && !middleEndian) || isInOne ? low : end - 1 - ((end - 1) % 8);
  const below = Math.floor(first / 8);
  const bytes = bits / 8;
  const byte = bigEndian ? bytes - 1 - below : middleEndian ? (below + 1) % bytes : below;
  return [byte, first % 8];
}
