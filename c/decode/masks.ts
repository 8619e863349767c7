import type {
  BitField,
  MaskField,
  MaskPart,
  NumberField,
  ReservedField,
  TerminatorField,
} from "../../runtime/table/fields/masks.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { block } from "../code.ts";
import { intKind, unsigned } from "../kinds.ts";
import { identifier } from "../names.ts";
import { readInt } from "./numbers.ts";
import { bitCode, failure, maskCode, type Scope, startCode, store } from "./scope.ts";

/** Reads a mask part by part. */
export function readMask(s: Scope, field: MaskField): string[] {
  const mask = maskCode(field.name);
  const parts = field.parts.flatMap((part) => {
    const lines = partLines(s, field, part, mask);
    const tests = [
      ...(part.when === undefined ? [] : [`ds_given(${mask}, ${part.when})`]),
      ...(part.unless === undefined ? [] : [`!ds_given(${mask}, ${part.unless})`]),
    ];
    return tests.length === 0 ? lines : block(`if (${tests.join(" && ")})`, lines);
  });
  const kept = field.hidden || s.skips ? [] : store(s, field.name, unsigned(32), mask);
  return [...parts, ...kept];
}

function partLines(s: Scope, field: MaskField, part: MaskPart, mask: string): string[] {
  const { from, bits, at } = part;
  const ones = bits === 32 ? "0xffffffffu" : `0x${(2 ** bits - 1).toString(16)}u`;
  if (from === "id")
    return [`${mask} |= ((uint32_t)own[0] >> ${part.low ?? 0} & ${ones}) << ${at};`];
  if (from === "split") return [`${mask} |= (word_${identifier(field.name)} & ${ones}) << ${at};`];
  const { lines, value } = readInt(s, { ...from, signed: false }, [{ name: field.name }]);
  return [...lines, `${mask} |= (uint32_t)${value} << ${at};`];
}

/** The variables of masks, of what terminators leave of them, and of words that have a first part. */
export function maskVariables(fields: readonly Field[]): string[] {
  const names = new Set<string>();
  const words = new Set<string>();
  for (const field of allFields(fields)) {
    if (field.kind === "mask") names.add(field.name);
    if (field.kind === "terminator") names.add(field.live);
    if (field.kind === "split")
      for (const { name, isMask } of field.parts) if (isMask) words.add(name);
  }
  return [
    ...[...names].flatMap((name) => [
      `uint32_t ${maskCode(name)} = 0;`,
      `(void)${maskCode(name)};`,
    ]),
    ...[...words].flatMap((name) => {
      const word = `word_${identifier(name)}`;
      return [`uint32_t ${word} = 0;`, `(void)${word};`];
    }),
  ];
}

export function readBit(s: Scope, { name, bit }: BitField): string[] {
  return store(s, name, { kind: "flag" }, bitCode(bit));
}

/** A number that bits of masks are. */
export function readNumberOfBits(s: Scope, { name, bits, type }: NumberField): string[] {
  const all = bits.map((bit, i) => `(uint32_t)${bitCode(bit)} << ${i}`);
  return store(s, name, intKind(type), all.join(" | "));
}

export function readTerminator({ bit, live }: TerminatorField): string[] {
  return [`${maskCode(live)} = ${bitCode(bit)} ? 0 : ${maskCode(bit.mask)};`];
}

/** What a bit announces is not described: there is no telling how long it is. */
export function refuse(s: Scope, { bit }: ReservedField, mask: string): string[] {
  const path = [{ name: mask }];
  return [`if (${bitCode(bit)}) return ${failure("DS_ERROR_RESERVED", startCode(s), path)};`];
}
