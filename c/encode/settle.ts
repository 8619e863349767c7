import { bits as bitsCode, block } from "../code.ts";
import { openIn, tiesOf } from "../../runtime/table/facts/bits.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { flagOf } from "../../runtime/table/fields/all-fields.ts";
import type { MaskField } from "../../runtime/table/fields/masks.ts";
import { presenceBy, type Widths } from "../../runtime/table/fields/presence.ts";
import type { SplitField } from "../../runtime/table/fields/split.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { carriedBits, isIn, namesOf } from "../../runtime/interpret/wire/mask.ts";
import { beforeMember } from "../../runtime/table/facts/members.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";

import { maskCode } from "../decode/scope.ts";
import { intKind, type Kind, unsigned, valueKind } from "../kinds.ts";
import { fitsCode, fitsNarrowCode } from "./numbers.ts";
import { flagSet, hasOf, memberOf, type Writing } from "./scope.ts";
import { partBits, isThereCode } from "./masks.ts";

/* A mask's bits follow from the fields; what they leave open is taken from the hint. */

function bitsWith(numbers: readonly number[]): number {
  return numbers.reduce((bits, bit) => bits | (1 << bit), 0);
}

/** Settles a mask, beside the fields of one way through the switches. */
export function settle(s: Writing, mask: MaskField, fields: readonly Field[]): string[] {
  const own = maskCode(mask.name);
  const names = namesOf(mask, fields);
  const hint = hintCode(s, mask, String(bitsCode(mask.defaultValue)));
  const absences = tiesOf(fields).filter((tie) => tie.set.length === 0 && isIn(tie, names));
  return [
    `${own} = ${hint} & ${openCode(s, mask, names, fields)};`,
    ...absences.flatMap(({ bit, clear }) => {
      const there = clear.map((field) =>
        hasOf(memberOf(s, field.name, valueKind(s.unit.table, field.type))),
      );
      if (there.includes("true")) return [];
      return [`if (!(${there.join(" || ")})) ${own} |= ${bitsCode(bitsWith([bit]))};`];
    }),
    ...fields.flatMap((field) => needs(s, field, mask, names)),
    ...settledParts(mask, own),
    ...goingOn(s, mask, fields),
  ];
}

function hintCode(s: Writing, mask: MaskField, without: string): string {
  if (mask.hidden) return without;
  const { id } = memberOf(s, mask.name, unsigned(32));
  return `(m->has.${id} ? m->${id} : ${without})`;
}

/** The bits that are taken from the hint: after a stop, all but those that the fields before it decide. */
function openCode(
  s: Writing,
  mask: MaskField,
  names: ReadonlySet<string>,
  fields: readonly Field[],
): string {
  const open = bitsCode(openIn(mask, fields));
  const stops = fields.flatMap((field, index) => {
    if (field.kind !== "terminator" || !names.has(field.bit.mask)) return [];
    const claimed = fields.slice(0, index).flatMap((one) => claimedBits(one, names));
    const own = bitsCode(carriedBits(mask) & ~bitsWith(claimed));
    return [`${flagSet(s, flagOf(field, fields))} ? ${own} : `];
  });
  return stops.length === 0 ? open : `(${stops.join("")}${open})`;
}

/** The bits that a field decides by itself. */
function claimedBits(field: Field, names: ReadonlySet<string>): number[] {
  if (field.kind === "bit" || field.kind === "reserved")
    return isIn(field.bit, names) ? [field.bit.bit] : [];
  if (field.kind === "number")
    return field.bits.filter(({ mask }) => names.has(mask)).map(({ bit }) => bit);
  if (field.kind !== "value") return [];
  const when = presenceBy(field, "bit");
  const widths = presenceBy(field, "widths");
  const own = isIn(when, names) ? [when.bit] : [];
  return widths && names.has(widths.mask) ? [...own, widths.narrow.bit, widths.wide.bit] : own;
}

// ---- what fields need

function needs(s: Writing, field: Field, mask: MaskField, names: ReadonlySet<string>): string[] {
  const own = maskCode(mask.name);
  const set = (test: string, bits: readonly number[]) => [
    `if (${test}) ${own} |= ${bitsCode(bitsWith(bits))};`,
  ];
  switch (field.kind) {
    case "bit":
      return names.has(field.bit.mask) ? set(flagSet(s, field.name), [field.bit.bit]) : [];
    case "number": {
      const { id } = memberOf(s, field.name, intKind(field.type));
      return field.bits.flatMap(({ mask: of, bit }, i) =>
        names.has(of) ? [`${own} |= ((uint32_t)m->${id} >> ${i} & 1u) << ${bit};`] : [],
      );
    }
    case "split":
      return isIn(field.wide?.when, names)
        ? set(`!(${wordFits(s, field)})`, [field.wide.when.bit])
        : [];
    case "length": {
      if (field.high === undefined || !names.has(field.high)) return [];
      const { id } = memberOf(s, field.of!, { kind: "bytes", as: field.as ?? "bytes" });
      return [`${own} |= (uint32_t)(m->${id}.size >> ${field.type.bits});`];
    }
    case "value":
      return valueNeeds(s, field, mask, names);
    default:
      return [];
  }
}

function wordFits(s: Writing, { parts }: SplitField): string {
  const tests = parts.flatMap(({ name, type, isMask }) => {
    if (isMask) return [];
    const member = memberOf(s, name, intKind(type));
    return [fitsCode(type, `m->${member.id}`, member.kind)];
  });
  return tests.join(" && ");
}

function valueNeeds(
  s: Writing,
  field: ValueField,
  mask: MaskField,
  names: ReadonlySet<string>,
): string[] {
  const { name, type, wide } = field;
  const own = maskCode(mask.name);
  const when = presenceBy(field, "bit");
  const widths = presenceBy(field, "widths");
  const member = memberOf(s, name, valueKind(s.unit.table, type));
  const has = hasOf(member);
  const lines: string[] = [];
  if (isIn(when, names) && when.clear === undefined)
    lines.push(`if (${has}) ${own} |= ${bitsCode(bitsWith([when.bit]))};`);
  if (isIn(wide?.when, names) && type.kind === "int") {
    const { lines: before, test } = fitsNarrowCode(
      s,
      type,
      wide.type,
      `m->${member.id}`,
      member.kind,
    );
    if (test !== "true")
      lines.push(
        ...before,
        `if (${has} && !(${test})) ${own} |= ${bitsCode(bitsWith([wide.when.bit]))};`,
      );
  }
  if (type.kind === "sparse" && type.mask !== undefined && names.has(type.mask)) {
    const words = Array.from({ length: type.rounds ?? 1 }, (_, i) => `m->${member.id}.keys[${i}]`);
    lines.push(`if (${has}) ${own} |= ${words.join(" | ")};`);
  }
  if (widths !== undefined && names.has(widths.mask))
    lines.push(...widthNeeds(s, name, widths, mask, member.kind));
  return lines;
}

/** The bits of the width in which a number is written: as it came, where that holds it, else in the narrowest. */
function widthNeeds(
  s: Writing,
  name: string,
  widths: Widths,
  mask: MaskField,
  kind: Kind,
): string[] {
  const { narrow, wide, both } = widths;
  const member = memberOf(s, name, kind);
  const value = `m->${member.id}`;
  const own = maskCode(mask.name);
  const [hint, few, many, all] = [s.temp(), s.temp(), s.temp(), s.temp()];
  const holds = (type: IntType) => fitsCode(type, value, member.kind);
  const before =
    both === undefined ? memberOf(s, beforeMember(name), intKind(narrow.type)) : undefined;
  const holdsBoth =
    before === undefined
      ? holds(both!)
      : `${hasOf(before)} && ${fitsCode(narrow.type, `m->${before.id}`, before.kind)} && ${many}`;
  const [low, high] = [bitsCode(bitsWith([narrow.bit])), bitsCode(bitsWith([wide.bit]))];
  return block(`if (${hasOf(member)})`, [
    `const uint32_t ${hint} = ${hintCode(s, mask, "0u")} & (${low} | ${high});`,
    `const bool ${few} = ${holds(narrow.type)}, ${many} = ${holds(wide.type)};`,
    `const bool ${all} = ${holdsBoth};`,
    `if (${hint} == ${low} && ${few}) ${own} |= ${low};`,
    `else if (${hint} == ${high} && ${many}) ${own} |= ${high};`,
    `else if (${hint} == (${low} | ${high}) && ${all}) ${own} |= ${low} | ${high};`,
    `else if (${few}) ${own} |= ${low};`,
    `else if (${many}) ${own} |= ${high};`,
    ...(both === undefined ? [] : [`else if (${all}) ${own} |= ${low} | ${high};`]),
  ]);
}

/** The bits that announce parts, and none of parts that are not there. */
export function settledParts(mask: MaskField, own: string): string[] {
  const announced = mask.parts.toReversed().flatMap((part) => {
    if (part.when === undefined) return [];
    const left = part.unless === undefined ? "" : `!ds_given(${own}, ${part.unless}) && `;
    return [
      `if (${left}(${own} & ${bitsCode(partBits(part))}) != 0) ${own} |= ${bitsCode(bitsWith([part.when]))};`,
    ];
  });
  const left = mask.parts.flatMap((part) => {
    const there = isThereCode(part, own);
    return there === "true" ? [] : [`if (!(${there})) ${own} &= ~${bitsCode(partBits(part))};`];
  });
  const carried = carriedBits(mask);
  return [
    ...announced,
    ...left,
    ...(carried === 2 ** 32 - 1 ? [] : [`${own} &= ${bitsCode(carried)};`]),
  ];
}

/** The bit that keeps an element's word from being the one that ends its list. */
function goingOn(s: Writing, mask: MaskField, fields: readonly Field[]): string[] {
  const word = fields.find((field) => field.kind === "split" && field.goesOn !== undefined);
  if (word?.kind !== "split") return [];
  const own = maskCode(mask.name);
  const zeros = word.parts.map(({ name, type, isMask }) => {
    if (isMask)
      return name === mask.name ? `(${own} & ${bitsCode(partBits(mask.parts[0]!))}) == 0` : "false";
    const member = memberOf(s, name, intKind(type));
    return fitsCode(type, `m->${member.id}`, member.kind, 0, 0);
  });
  return [`if (${zeros.join(" && ")}) ${own} |= ${bitsCode(bitsWith([word.goesOn!]))};`];
}
