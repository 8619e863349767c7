import { widthMember } from "../../runtime/table/facts/companions.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { type Widths } from "../../runtime/table/fields/presence.ts";
import { beforeMember } from "../../runtime/table/facts/members.ts";
import type { FloatType } from "../../runtime/table/types/float.ts";
import type { BigType, IntType } from "../../runtime/table/types/integers.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import { block, choice, integer } from "../code.ts";
import { intKind, type Kind, numberKind, unsigned } from "../kinds.ts";
import { identifier } from "../names.ts";
import { typeName } from "../unit.ts";
import { codingCode, rawType, readCode, valueCode } from "../wire.ts";
import {
  cast,
  markCode,
  bitCode,
  END,
  failure,
  isKept,
  maskCode,
  memberCode,
  need,
  passFailure,
  type Scope,
  type Step,
  store,
  stepCode,
} from "./scope.ts";
import { selectsCode } from "./selection.ts";

/** What reads a number, and expressions of it afterwards. */
export interface Read {
  readonly lines: readonly string[];
  /** The variable that has what was read. */
  readonly name: string;
  readonly value: string;
  /** The value is the bits of a float. */
  readonly isBits?: true;
  /** How many bytes it has. */
  readonly count?: string;
  /** In how many bytes it was, where that is more than it takes; 0 where not. */
  readonly width?: string;
}

/** Whether the struct's fields are among bits. */
function isBitwise({ owner }: Scope): boolean {
  return owner.message.bitwise === true;
}

/** Reads an integer of whole bytes, among bits, or in as many bytes as it takes. */
export function readInt(s: Scope, type: IntType, path: readonly Step[]): Read {
  const name = s.temp();
  if (type.varint !== undefined) return readVarint(s, type, path);
  if (type.bitCode !== undefined) {
    const [first, ...others] = path;
    const place = stepCode(first!);
    const lines = [
      `int64_t ${name} = 0;`,
      `at = ds_exp_golomb(r, at, end, ${type.signed}, &${name}, ${place});`,
      passFailure(others),
    ];
    return { lines, name, value: valueCode(type, name) };
  }
  const declared = `const ${rawType(type)} ${name}`;
  const after = isBitwise(s)
    ? bitsLines(type, declared, path)
    : bytesLines(s, type, declared, path);
  return { lines: after, name, value: valueCode(type, name) };
}

function bytesLines(s: Scope, type: IntType, declared: string, path: readonly Step[]): string[] {
  const bytes = type.bits / 8;
  return [...need(s, bytes, path), `${declared} = ${readCode(type)};`, `at += ${bytes};`];
}

function bitsLines(type: IntType, declared: string, path: readonly Step[]): string[] {
  const { bits, signed } = type;
  const raw = `ds_bits(r, &at, ${bits})`;
  return [
    `if (ds_bits_left(r, at, end) < ${bits}) return ${failure("DS_ERROR_END", END, path)};`,
    `${declared} = (${rawType(type)})${signed ? `ds_signed(${raw}, ${bits})` : raw};`,
  ];
}

function readVarint(s: Scope, type: IntType | BigType, path: readonly Step[]): Read {
  const name = s.temp();
  const [first, ...others] = path;
  const place = stepCode(first!);
  const lines = [
    `ds_varint ${name} = { 0, 0, 0 };`,
    `at = ds_varint_read(r, at, end, ${codingCode(type)}, &${name}, ${place});`,
    passFailure(others),
  ];
  const raw = type.signed ? `(int64_t)${name}.value` : `${name}.value`;
  const value = type.kind === "big" ? raw : valueCode(type, `(${rawType(type)})${raw}`);
  return { lines, name, value, count: `${name}.count`, width: `${name}.width` };
}

/** Reads an integer, an integer of 64 bits or a float, as a value of that type of C. */
export function readNumber(s: Scope, type: NumberType, path: readonly Step[], wanted: Kind): Read {
  if (type.kind === "int") return readInt(s, type, path);
  if (type.kind === "float") return readFloat(s, type, path, typeName(s.unit, wanted));
  if (type.varint !== undefined) return readVarint(s, type, path);
  const name = s.temp();
  const raw = `ds_u64${type.bigEndian ? "be" : ""}(at)`;
  const declared = `const ${type.signed ? "int64_t" : "uint64_t"} ${name}`;
  const value = type.signed ? `(int64_t)${raw}` : raw;
  return { lines: [...need(s, 8, path), `${declared} = ${value};`, "at += 8;"], name, value: name };
}

/** Reads a float as the bits of the type that is wanted. */
function readFloat(s: Scope, type: FloatType, path: readonly Step[], wanted: string): Read {
  const bits = type.bits ?? 32;
  const raw = `ds_u${bits}${type.bigEndian ? "be" : ""}(at)`;
  const own = bits === 64 || wanted === "float" ? raw : `ds_widened(${raw})`;
  const name = s.temp();
  const lines = [
    ...need(s, bits / 8, path),
    `const uint${wanted === "float" ? 32 : 64}_t ${name} = ${own};`,
    `at += ${bits / 8};`,
  ];
  return { lines, name, value: name, isBits: true };
}

/** Keeps what was read: the bits of a float are copied. */
export function assign(target: string, type: string, { value, isBits }: Read): string {
  return isBits
    ? `memcpy(&${target}, &${value}, sizeof ${target});`
    : `${target} = ${cast(type, value)};`;
}

/** The lines of a read whose value nobody asks for. */
export function unused({ lines, name }: Read): string[] {
  return [...lines, `(void)${name};`];
}

/** Keeps a number, and how many bytes it took. */
export function keep(s: Scope, name: string, kind: Kind, read: Read): string[] {
  if (!isKept(s, name)) return unused(read);
  if (!read.isBits) return [...read.lines, ...store(s, name, kind, read.value)];
  const member = s.owner.members.of(name, kind);
  return [...read.lines, assign(memberCode(s, member), "", read), ...markCode(s, member)];
}

function keepWidth(s: Scope, name: string, { width }: Read): string[] {
  return width === undefined || s.skips ? [] : store(s, widthMember(name), unsigned(8), width);
}

/** Where a number is that chooses. */
export function placed(s: Scope, name: string): string[] {
  return s.choosing.has(name) ? [`at_${identifier(name)} = at;`] : [];
}

/** Reads a member that is one number. */
export function readMember(s: Scope, field: ValueField, type: NumberType): string[] {
  const { name, wide } = field;
  if (wide !== undefined) {
    const [many, few] = [wide.type, type as IntType].map((own) => oneInt(s, field, own));
    return [...placed(s, name), ...choice(bitCode(wide.when), many!, few!)];
  }
  if (type.kind === "int") return [...placed(s, name), ...oneInt(s, field, type)];
  const kind = numberKind(type);
  const read = readNumber(s, type, [{ name }], s.owner.members.of(name, kind).kind);
  return [...keep(s, name, kind, read), ...keepWidth(s, name, read)];
}

/** One integer, which may end a list, or tell of versions. */
function oneInt(s: Scope, field: ValueField, type: IntType): string[] {
  const { name, ends } = field;
  const read = readInt(s, type, [{ name }]);
  const asks = ends !== undefined && isStruct(s);
  const end = asks ? endLines(s, `${read.value} == ${integer(ends)}`) : [];
  const kept = asks
    ? [...read.lines, ...store(s, name, intKind(type), read.value)]
    : keep(s, name, intKind(type), read);
  return [...kept, ...keepWidth(s, name, read), ...selectsCode(s, field), ...end];
}

export function isStruct({ owner }: Scope): boolean {
  return owner.isStruct;
}

/** Ends the list that an element is of, where one of its numbers says so. */
export function endLines(s: Scope, test: string): string[] {
  const mask = s.layout.fields.find((field) => field.kind === "mask");
  const end = s.layout.fields.findIndex(
    (f) => (f.kind === "value" || f.kind === "split") && f.ends !== undefined,
  );
  const isBefore = mask !== undefined && s.layout.fields.indexOf(mask) < end;
  const keeps = isBefore && mask.kind === "mask" ? [`last->mask = ${maskCode(mask.name)};`] : [];
  return block(`if (last != NULL && ${test})`, ["last->ended = true;", ...keeps, "return at;"]);
}

/** Reads an integer whose width two bits tell, where it is there. */
export function readWidths(s: Scope, field: ValueField, widths: Widths): string[] {
  const { name } = field;
  const { mask, narrow, wide, both } = widths;
  const one = (type: IntType) => [
    ...placed(s, name),
    ...keep(s, name, intKind(type), readInt(s, type, [{ name }])),
    ...selectsCode(s, field),
  ];
  const before = beforeMember(name);
  const twice = () => {
    const first = readInt(s, narrow.type, [{ name: before }]);
    return [...keep(s, before, intKind(narrow.type), first), ...one(wide.type)];
  };
  const [isNarrow, isWide] = [narrow, wide].map(({ bit }) => bitCode({ mask, bit }));
  return [
    ...block(`if (${isNarrow} && ${isWide})`, both === undefined ? twice() : one(both)).slice(
      0,
      -1,
    ),
    ...block(`} else if (${isNarrow})`, one(narrow.type)).slice(0, -1),
    ...block(`} else if (${isWide})`, one(wide.type)),
  ];
}
