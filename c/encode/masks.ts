import { bits as bitsCode } from "../code.ts";
import { sharedTies } from "../../runtime/table/facts/bits.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { flagOf } from "../../runtime/table/fields/all-fields.ts";
import type { MaskField, MaskPart, TerminatorField } from "../../runtime/table/fields/masks.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { block } from "../code.ts";
import { maskCode } from "../decode/scope.ts";
import { intKind, unsigned, valueKind } from "../kinds.ts";
import { fitsCode, putInt } from "./numbers.ts";
import { expecting, flagSet, hasOf, memberOf, refusal, required, type Writing } from "./scope.ts";

// ---- parts

export function partBits({ at, bits }: MaskPart): number {
  return (2 ** bits - 1) * 2 ** at;
}

export function isThereCode({ when, unless }: MaskPart, mask: string): string {
  const tests = [
    ...(when === undefined ? [] : [`ds_given(${mask}, ${when})`]),
    ...(unless === undefined ? [] : [`!ds_given(${mask}, ${unless})`]),
  ];
  return tests.length === 0 ? "true" : tests.join(" && ");
}

/** Writes a mask, but for parts that the id or a word carries. */
export function putMask(s: Writing, mask: MaskField): string[] {
  const own = maskCode(mask.name);
  return mask.parts.flatMap((part) => {
    const { from, at, bits } = part;
    if (from === "id" || from === "split") return [];
    const value = `(${own} >> ${at} & ${bitsCode(2 ** bits - 1)})`;
    const lines = putInt(s, { ...from, signed: false }, value, unsigned(32), [{ name: mask.name }]);
    const there = isThereCode(part, own);
    return there === "true" ? block("", lines) : block(`if (${there})`, lines);
  });
}

/** What the id's byte and a word have of masks. */
export function maskIn(fields: readonly Field[], from: "id" | "split"): string[] {
  return fields.flatMap((field) => {
    if (field.kind !== "mask") return [];
    return field.parts.flatMap((part) => {
      if (part.from !== from) return [];
      const bits = `(${maskCode(field.name)} >> ${part.at} & ${bitsCode(2 ** part.bits - 1)})`;
      return from === "id"
        ? [`*at = (uint8_t)(*at | ${bits} << ${part.low ?? 0});`]
        : [
            `const uint32_t word_of_mask_${maskCode(field.name)} = ${bits};`,
            `(void)word_of_mask_${maskCode(field.name)};`,
          ];
    });
  });
}

// ---- what is asked before anything is written

/** Asks that of the members that a bit tells of all or none are there, and that bits hold their numbers. */
export function askedBefore(s: Writing, fields: readonly Field[]): string[] {
  const ties = sharedTies(fields).flatMap(({ mask, set, clear }) => {
    const has = (field: ValueField) =>
      hasOf(memberOf(s, field.name, valueKind(s.unit.table, field.type)));
    const there = [...set.map(has), ...clear.map((field) => `!${has(field)}`)];
    const [first, ...others] = there;
    const stop = fields.find((field) => field.kind === "terminator" && field.live === mask);
    const lines = others.flatMap((other, i) =>
      expecting(`${first} == ${other}`, [{ name: [...set, ...clear][i + 1]!.name }]),
    );
    // After a stop nothing is there, which is asked when it is passed.
    return stop?.kind === "terminator"
      ? block(`if (!${flagSet(s, flagOf(stop, fields))})`, lines)
      : lines;
  });
  const numbers = fields.flatMap((field) => {
    if (field.kind !== "number") return [];
    const member = memberOf(s, field.name, intKind(field.type));
    return [
      ...required(member),
      ...expecting(fitsCode(field.type, `m->${member.id}`, member.kind), [{ name: field.name }]),
    ];
  });
  return [...ties, ...numbers];
}

/** Passes a stop, after which no field is there. */
export function passStop(s: Writing, stop: TerminatorField, fields: readonly Field[]): string[] {
  const { bit, live } = stop;
  const later = fields.slice(fields.indexOf(stop) + 1).flatMap((field) => {
    if (field.kind === "bit") return [{ name: field.name, there: flagSet(s, field.name) }];
    if (field.kind !== "value") return [];
    const member = memberOf(s, field.name, valueKind(s.unit.table, field.type));
    return member.isOptional ? [{ name: field.name, there: hasOf(member) }] : [];
  });
  const isSet = `ds_given(${maskCode(bit.mask)}, ${bit.bit})`;
  return [
    ...block(
      `if (${isSet})`,
      later.map(
        ({ name, there }) => `if (${there}) return ${refusal("DS_ERROR_VALUE", [{ name }])};`,
      ),
    ),
    `${maskCode(live)} = ${isSet} ? 0 : ${maskCode(bit.mask)};`,
  ];
}
