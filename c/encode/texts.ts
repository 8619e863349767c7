import { widthMember } from "../../runtime/table/facts/companions.ts";
import type { ConstantField } from "../../runtime/table/fields/constant.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import type { LengthField } from "../../runtime/table/fields/length.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { endMember, openMember } from "../../runtime/table/facts/members.ts";
import { mostVarintBytes } from "../../runtime/table/varints/varints.ts";
import type { BytesType } from "../../runtime/table/types/bytes.ts";
import type { CountRef } from "../../runtime/table/types/count-ref.ts";
import type { DelimitedType } from "../../runtime/table/types/delimited.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { StringsType, StringType } from "../../runtime/table/types/string.ts";
import { bits, block, choice, integer, text } from "../code.ts";
import { type Step, stepCode } from "../decode/scope.ts";
import { endsCode, lengthCode } from "../decode/texts.ts";
import { outerCode } from "../computed.ts";
import { SIZE, type Kind, unsigned, valueKind } from "../kinds.ts";
import { placesMoved } from "./checksums.ts";
import { closeGap } from "./gaps.ts";
import { putInt } from "./numbers.ts";
import {
  expecting,
  hasOf,
  memberOf,
  passRefusal,
  required,
  room,
  widthOf,
  type Writing,
} from "./scope.ts";

const LATIN1: Kind = { kind: "bytes", as: "latin1" };

export function writeString(s: Writing, field: ValueField, { cut, open }: StringType): string[] {
  const { name } = field;
  const member = memberOf(s, name, LATIN1);
  const value = `m->${member.id}`;
  const more = presenceBy(field, "more") === undefined ? "" : ` && ${value}.size > 0`;
  const opened = open ? `m->${memberOf(s, openMember(name), { kind: "flag" }).id}${more}` : "false";
  return [
    ...required(member),
    `at = ds_put_string(w, at, ${value}, ${cut}, ${opened}, ${text(name)}, DS_NONE);`,
    "if (at == NULL) return NULL;",
  ];
}

export function writeStrings(s: Writing, { name }: ValueField, { cut }: StringsType): string[] {
  const member = memberOf(s, name, { kind: "list", of: LATIN1 });
  const index = s.temp();
  const own = s.temp();
  const list = `m->${member.id}`;
  const isStop = (one: string) => `(${one}.size == 1 && ${one}.data[0] == 0xff)`;
  const path = [{ name, index }];
  return [
    ...required(member),
    `bool ${own}_ended = false;`,
    ...block(`for (size_t ${index} = 0; ${index} < ${list}.count; ${index}++)`, [
      `const ds_bytes ${own} = ${list}.items[${index}];`,
      ...expecting(`${own}.size > 0 && !${own}_ended`, path),
      `${own}_ended = ${isStop(own)};`,
      `at = ds_put_string(w, at, ${own}, ${cut}, false, ${text(name)}, ${index});`,
      "if (at == NULL) return NULL;",
    ]),
    ...block(`if (!${own}_ended)`, [room(1, [{ name }]), "*at++ = 0;"]),
  ];
}

/** Writes a text or bytes with what tells where they end. */
export function putDelimited(
  s: Writing,
  type: DelimitedType,
  value: string,
  path: readonly Step[],
  way: string,
): string[] {
  const { length, ends = [], cut } = type;
  const [first] = path;
  if (length !== undefined)
    return [
      ...putInt(s, length, `(uint64_t)${value}.size`, SIZE, path, way),
      `at = ds_put_bytes(w, at, ${value}, ${stepCode(first!)});`,
      passRefusal(path.slice(1)),
    ];
  return [
    `at = ds_put_ended(w, at, ${value}, ${endsCode(ends)}, ${cut ?? "DS_NONE"}, ${way}, ${stepCode(first!)});`,
    passRefusal(path.slice(1)),
  ];
}

/** How the text or bytes of a field came, as an expression. */
export function wayOf(
  s: Writing,
  name: string,
  { length, ends = [] }: DelimitedType,
  index?: string,
): string {
  if (length !== undefined)
    return length.varint === undefined ? "0" : widthOf(s, widthMember(name), index);
  const usual = String(ends[0]);
  if (ends.length < 2) return usual;
  if (index !== undefined) {
    const { id } = memberOf(s, endMember(name), { kind: "list", of: unsigned(8) });
    return `(${index} < m->${id}.count ? m->${id}.items[${index}] : ${usual})`;
  }
  const member = memberOf(s, endMember(name), unsigned(8));
  return `(${hasOf(member)} ? m->${member.id} : ${usual})`;
}

export function writeRun(
  s: Writing,
  { name, type: own }: ValueField,
  type: DelimitedType,
): string[] {
  const member = memberOf(s, name, valueKind(s.unit.table, own));
  return [
    ...required(member),
    ...putDelimited(s, type, `m->${member.id}`, [{ name }], wayOf(s, name, type)),
  ];
}

// ---- lengths and bytes

/** Writes how many bytes or elements a field has, or leaves room for how many follow. */
export function writeLength(s: Writing, field: LengthField, fields: readonly Field[]): string[] {
  const { name, type, of, none, counts, high } = field;
  if (of === undefined || counts === "region") return reserve(field);
  const path = [{ name: of }];
  const width = type.varint === undefined ? "0" : widthOf(s, widthMember(name));
  const target = fields.find((one) => one.kind === "value" && one.name === of) as ValueField;
  const member = memberOf(s, of, valueKind(s.unit.table, target.type));
  const size = `(uint64_t)m->${member.id}.${counts === "elements" ? "count" : "size"}`;
  const highMask = fields.find((one) => one.kind === "mask" && one.name === high);
  const whole = highMask?.kind === "mask" ? type.bits + highMask.parts[0]!.bits : type.bits;
  const own = high === undefined ? size : `(${size} & ${bits(2 ** type.bits - 1)})`;
  const there = [
    ...(high === undefined ? [] : expecting(`${size} >> ${whole} == 0`, path)),
    ...(none === undefined || none < 0 ? [] : expecting(`${size} != ${integer(none)}`, path)),
    ...putInt(s, type, own, SIZE, path, width),
  ];
  if (none === undefined) return [...required(member), ...there];
  const nothing: Kind = {
    kind: "number",
    low: Math.min(none, 0),
    high: Math.max(none, 0),
    isWhole: true,
  };
  const absent = putInt(s, type, integer(none), nothing, path, width);
  return choice(hasOf(member), there, absent);
}

function lengthBytes({ type }: LengthField): number {
  return type.varint === undefined ? type.bits / 8 : 1;
}

function reserve(field: LengthField): string[] {
  const size = lengthBytes(field);
  return [
    room(size, [field]),
    `${lengthCode(field.name)} = at;`,
    `memset(at, 0, ${size});`,
    `at += ${size};`,
  ];
}

/** The variables of lengths that are written when what they count is. */
export function lengthVariables(fields: readonly Field[]): string[] {
  return lengthNames(fields).map((name) => `uint8_t *${name} = NULL;`);
}

function lengthNames(fields: readonly Field[]): string[] {
  const names = fields.flatMap((field) =>
    field.kind === "length" && (field.of === undefined || field.counts === "region")
      ? [lengthCode(field.name)]
      : [],
  );
  return [...new Set(names)];
}

/**
 * Fills in the length of what ends here.
 *
 * @param first where that begins, as an expression; right after the length without
 */
export function seal(s: Writing, field: LengthField, first?: string): string[] {
  const { name, type } = field;
  const width = type.varint === undefined ? "0" : widthOf(s, widthMember(name));
  return [...closeGap(s), ...sealAt(s, type, lengthCode(name), width, [{ name }], first)];
}

/**
 * Fills in a length.
 *
 * @param place the variable that has its first byte
 */
export function sealAt(
  s: Writing,
  type: IntType,
  place: string,
  width: string,
  path: readonly Step[],
  first = `(${place} + ${type.varint === undefined ? type.bits / 8 : 1})`,
): string[] {
  const [count, back] = [s.temp(), s.temp()];
  const counted = `const uint64_t ${count} = (uint64_t)(at - ${first});`;
  if (type.varint === undefined)
    return block("", [
      counted,
      `uint8_t *const ${back} = at;`,
      `at = ${place};`,
      ...putInt(s, type, count, SIZE, path, width),
      `at = ${back};`,
      "w->nuls = 0;",
    ]);
  // In groups it was a byte so far, and is perhaps more in the end.
  const more = s.temp();
  const before = [
    `uint8_t made[${mostVarintBytes(type)}];`,
    `uint8_t *const ${more}_at = at, *const ${more}_end = w->end;`,
    "at = made;",
    "w->end = made + sizeof made;",
    ...putInt(s, type, count, SIZE, [], width),
    `const size_t ${more} = (size_t)(at - made) - 1;`,
    `at = ${more}_at;`,
    `w->end = ${more}_end;`,
    room(more, path),
    `memmove(${place} + 1 + ${more}, ${place} + 1, (size_t)(at - ${place}) - 1);`,
    `memcpy(${place}, made, ${more} + 1);`,
    `at += ${more};`,
    ...placesMoved(s.layout, place, more),
    ...lengthNames(allFields(s.layout.fields)).flatMap((other) =>
      other === place ? [] : `if (${other} != NULL && ${other} > ${place}) ${other} += ${more};`,
    ),
    "w->nuls = 0;",
  ];
  return block("", [counted, ...before]);
}

/** Asks that a member, or what is computed, tells as many as there are. */
export function expectCount(
  s: Writing,
  name: string,
  ref: CountRef | undefined,
  count: string,
): string[] {
  if (ref === undefined || (!ref.member && !ref.outer)) return [];
  const known = ref.outer ? outerCode(ref.by) : `m->${s.owner.members.named(ref.by).id}`;
  const value = `(uint64_t)${known}`;
  const own = ref.bits === undefined ? value : `(${value} & ${bits(ref.bits)})`;
  const number = ref.plus === undefined ? own : `${own} + ${integer(ref.plus)}`;
  return expecting(`(uint64_t)${count} == ${number}`, [{ name }]);
}

export function writeBytes(s: Writing, { name, type: own }: ValueField, type: BytesType): string[] {
  const member = memberOf(s, name, valueKind(s.unit.table, own));
  const lines = [
    ...expectCount(s, name, type.countRef, `m->${member.id}.size`),
    ...(type.count === undefined
      ? []
      : expecting(`m->${member.id}.size == ${type.count}`, [{ name }])),
    `at = ds_put_bytes(w, at, m->${member.id}, ${text(name)}, DS_NONE);`,
    "if (at == NULL) return NULL;",
  ];
  return type.none === undefined
    ? [...required(member), ...lines]
    : block(`if (${hasOf(member)})`, lines);
}

export function writeConstant({ bytes }: ConstantField): string[] {
  return [
    room(bytes.length, [{ name: "constant" }]),
    `memcpy(at, (const uint8_t[]){ ${bytes.join(", ")} }, ${bytes.length});`,
    `at += ${bytes.length};`,
  ];
}
