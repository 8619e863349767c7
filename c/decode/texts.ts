import { widthMember } from "../../runtime/table/facts/companions.ts";
import type { BytesType } from "../../runtime/table/types/bytes.ts";
import type { CountRef } from "../../runtime/table/types/count-ref.ts";
import type { DelimitedType } from "../../runtime/table/types/delimited.ts";
import type { LengthField } from "../../runtime/table/fields/length.ts";
import { gapBytes, type GapField } from "../../runtime/table/fields/gap.ts";
import type { ConstantField } from "../../runtime/table/fields/constant.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { endMember, openMember } from "../../runtime/table/facts/members.ts";
import type { StringType } from "../../runtime/table/types/string.ts";
import { bits, block, choice, integer, text } from "../code.ts";
import { outerCode } from "../computed.ts";
import { type Kind, unsigned, valueKind } from "../kinds.ts";
import { identifier } from "../names.ts";
import { readInt } from "./numbers.ts";
import {
  END,
  failure,
  maskCode,
  memberCode,
  need,
  passFailure,
  type Scope,
  type Step,
  store,
  stepCode,
} from "./scope.ts";

const BYTES: Kind = { kind: "bytes", as: "bytes" };

/** Reads a text that NUL or 0xFF ends. */
export function readString(s: Scope, { name }: ValueField, { cut, open }: StringType): string[] {
  const own = s.temp();
  const opened = open ? `&${own}_open` : "NULL";
  return [
    `ds_bytes ${own} = { NULL, 0 };`,
    `(void)${own};`,
    ...(open ? [`bool ${own}_open = false;`] : []),
    `at = ds_string(r, at, end, ${cut}, ${opened}, &${own}, ${text(name)}, DS_NONE);`,
    "if (at == NULL) return NULL;",
    ...store(s, name, { kind: "bytes", as: "latin1" }, own),
    ...(open ? store(s, openMember(name), { kind: "flag" }, `${own}_open`) : []),
  ];
}

/** Reads texts or bytes that tell where they end, into a variable. */
export interface ReadText {
  readonly lines: readonly string[];
  readonly name: string;
  /** How it came, of several ways: in how many bytes its length was, or what ended it. */
  readonly way?: string;
  readonly isOdd?: string;
}

export function readDelimited(s: Scope, type: DelimitedType, path: readonly Step[]): ReadText {
  const name = s.temp();
  const { length, ends = [], cut } = type;
  if (length !== undefined) {
    const { lines, value, count, width } = readInt(s, length, [{ name: "length" }, ...path]);
    return {
      lines: [
        ...lines,
        `const size_t ${name}_size = (size_t)${value};`,
        ...need(s, `${name}_size`, path),
        `const ds_bytes ${name} = { at, ${name}_size };`,
        `at += ${name}_size;`,
        `(void)${name};`,
      ],
      name,
      ...(count === undefined ? {} : { way: count, isOdd: `${width} != 0` }),
    };
  }
  const [first, ...others] = path;
  const place = stepCode(first!);
  return {
    lines: [
      `ds_bytes ${name} = { NULL, 0 };`,
      `uint8_t ${name}_last = 0;`,
      `at = ds_ended(r, at, end, ${endsCode(ends)}, ${cut ?? "DS_NONE"}, &${name}, &${name}_last, ${place});`,
      passFailure(others),
      `(void)${name}, (void)${name}_last;`,
    ],
    name,
    ...(ends.length < 2 ? {} : { way: `${name}_last`, isOdd: `${name}_last != ${ends[0]}` }),
  };
}

/** Bytes as an argument. */
export function endsCode(ends: readonly number[]): string {
  return `(ds_bytes){ (const uint8_t[]){ ${ends.join(", ")} }, ${ends.length} }`;
}

export function readRun(s: Scope, field: ValueField, type: DelimitedType): string[] {
  const { name } = field;
  const { lines, name: own, way, isOdd } = readDelimited(s, type, [{ name }]);
  const kept = [...lines, ...store(s, name, valueKind(s.unit.table, type), own)];
  if (way === undefined || s.skips) return kept;
  const member = type.length === undefined ? endMember(name) : widthMember(name);
  return [...kept, ...block(`if (${isOdd})`, store(s, member, unsigned(8), way))];
}

// ---- lengths and bytes

/** The variable of a length: how many bytes or elements there are. */
export function lengthCode(name: string): string {
  return `length_${identifier(name)}`;
}

/** Reads how many bytes a field has, or all that follows. */
export function readLength(s: Scope, field: LengthField): string[] {
  const { name, type, of, none, high } = field;
  const first = s.temp();
  const read = readInt(s, type, [{ name }]);
  const length = lengthCode(name);
  const highBits = high === undefined ? "" : ` + ((int64_t)${maskCode(high)} << ${type.bits})`;
  const width =
    read.width === undefined || s.skips ? [] : store(s, widthMember(name), unsigned(8), read.width);
  const lines = [
    `const uint8_t *const ${first} = at;`,
    ...read.lines,
    `const int64_t ${length} = (int64_t)${read.value}${highBits};`,
    `(void)${first};`,
    ...width,
  ];
  const isNone = of !== undefined && none !== undefined ? `${length} != ${integer(none)} && ` : "";
  const negative = `if (${isNone}${length} < 0) return ${failure("DS_ERROR_LENGTH", first, [{ name }])};`;
  const region = of === undefined ? openRegion(`(uint64_t)${length}`, lengthCode(name), name) : [];
  return [...lines, negative, ...region];
}

/** Bounds what follows. */
export function openRegion(length: string, variable: string, name: string): string[] {
  return [
    `if ((uint64_t)(end - at) < ${length}) return ${failure("DS_ERROR_END", END, [{ name }])};`,
    `const uint8_t *const ${variable}_end = end;`,
    `end = at + ${length};`,
  ];
}

/** Ends what was bounded. */
export function closeRegion(variable: string, name: string): string[] {
  return [
    `if (at != end) return ${failure("DS_ERROR_LENGTH", "at", [{ name }])};`,
    `end = ${variable}_end;`,
    "(void)end;",
  ];
}

/** Keeps the number that a length or a member tells, or that is computed, as `name`. */
export function countLines(s: Scope, field: string, ref: CountRef, name: string): string[] {
  const { by, member, outer, bits: mask, plus = 0 } = ref;
  if (!member && !outer) return [`const uint64_t ${name} = (uint64_t)${lengthCode(by)};`];
  const value = outer ? outerCode(by) : memberCode(s, s.owner.members.named(by));
  const own = mask === undefined ? `(uint64_t)${value}` : `((uint64_t)${value} & ${bits(mask)})`;
  const count = `const uint64_t ${name} = ${plus === 0 ? own : `${own} + ${integer(plus)}`};`;
  if (!outer) return [count];
  const negative = failure("DS_ERROR_LENGTH", "at", [{ name: field }], "r->bit");
  return [count, `if ((int64_t)${name} < 0) return ${negative};`];
}

/** Reads as many bytes as a length said, or all. */
export function readBytes(s: Scope, { name }: ValueField, type: BytesType): string[] {
  const { length, countRef, count: fixed, none } = type;
  const own = s.temp();
  const count =
    length !== undefined ? lengthCode(length) : fixed === undefined ? "(end - at)" : integer(fixed);
  const lines = [
    ...(countRef === undefined
      ? [`const uint64_t ${own}_size = (uint64_t)${count};`]
      : countLines(s, name, countRef, `${own}_size`)),
    `if ((uint64_t)(end - at) < ${own}_size) return ${failure("DS_ERROR_END", END, [{ name }])};`,
    ...store(s, name, valueKind(s.unit.table, type), `(ds_bytes){ at, (size_t)${own}_size }`),
    `at += ${own}_size;`,
  ];
  if (none === undefined || length === undefined) return lines;
  return block(`if (${lengthCode(length)} != ${integer(none)})`, lines);
}

export function readConstant(s: Scope, { bytes }: ConstantField): string[] {
  const path = [{ name: "constant" }];
  return [
    ...need(s, bytes.length, path),
    ...choice(
      `memcmp(at, (const uint8_t[]){ ${bytes.join(", ")} }, ${bytes.length}) != 0`,
      [`return ${failure("DS_ERROR_CONSTANT", "at", path)};`],
      [],
    ),
    `at += ${bytes.length};`,
  ];
}

/** Passes over padding, and keeps it where it is not all zero. */
export function readGap(s: Scope, field: GapField): string[] {
  const { name, pad, align = 1, open } = field;
  const own = s.temp();
  const count =
    pad === undefined
      ? `(${align} - (size_t)(at - own) % ${align}) % ${align}`
      : String(gapBytes(field, 0));
  const zeros = `(ds_bytes){ NULL, 0 }`;
  if (open === true)
    return [
      `size_t ${own} = ${count};`,
      `const bool ${own}_short = (size_t)(end - at) < ${own};`,
      `if (${own}_short) ${own} = (size_t)(end - at);`,
      ...store(
        s,
        name,
        BYTES,
        `(!${own}_short && ds_zeros(at, ${own}) ? ${zeros} : (ds_bytes){ at, ${own} })`,
      ),
      `at += ${own};`,
    ];
  return [
    `const size_t ${own} = ${count};`,
    ...need(s, own, [{ name }]),
    ...store(s, name, BYTES, `(ds_zeros(at, ${own}) ? ${zeros} : (ds_bytes){ at, ${own} })`),
    `at += ${own};`,
  ];
}

/** Passes over what the last byte of bits has left, and keeps it. */
export function readPadding(s: Scope, member: string): string[] {
  const own = s.temp();
  return block("if (r->bit != 0)", [
    `const uint8_t ${own} = (uint8_t)ds_bits(r, &at, 8 - r->bit);`,
    `(void)${own};`,
    ...store(s, member, unsigned(8), own),
  ]);
}
