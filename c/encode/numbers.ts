import { isVaried, widthMember } from "../../runtime/table/facts/companions.ts";
import type { Widths } from "../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { highest, lowest, valueOf, rawOf } from "../../runtime/table/facts/ints.ts";
import { beforeMember } from "../../runtime/table/facts/members.ts";
import { stepsIn } from "../../runtime/table/facts/steps.ts";
import type { FloatType } from "../../runtime/table/types/float.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { NumberType } from "../../runtime/table/types/number.ts";
import { block, choice, double, rangeTest } from "../code.ts";
import { maskCode, type Step } from "../decode/scope.ts";
import { judgedWith, selectingLines } from "../decode/selection.ts";
import { intKind, type Kind, numberKind, numberType } from "../kinds.ts";
import type { Member } from "../members.ts";
import { mayEnd } from "../unit.ts";
import { codingCode, writeCode } from "../wire.ts";
import {
  expecting,
  hasOf,
  memberOf,
  refusal,
  required,
  room,
  widthOf,
  type Writing,
} from "./scope.ts";

/** A scale as arguments, with the ends of the integers on the wire. */
function scaleCode(type: IntType, low = lowest(type), high = highest(type)): string {
  const { num, den, plus } = type.scale ?? { num: 1, den: 1, plus: 0 };
  const numbers = [num, den, plus, low, high].map(double).join(", ");
  return `${type.scale !== undefined}, ${numbers}`;
}

/** Whether an integer type holds a value, as an expression. */
export function fitsCode(
  type: IntType,
  value: string,
  kind: Kind,
  low?: number,
  high?: number,
): string {
  if (type.scale === undefined && isWhole(kind))
    return rangeTest(value, numberType(kind), low ?? lowest(type), high ?? highest(type));
  return `ds_fits((double)${value}, ${scaleCode(type, low, high)})`;
}

function isWhole(kind: Kind): kind is Kind & { kind: "number" } {
  return kind.kind === "number" && kind.isWhole;
}

/** Whether a value is one of the narrower type's. */
export function fitsNarrowCode(
  s: Writing,
  narrow: IntType,
  wide: IntType,
  value: string,
  kind: Kind,
) {
  const steps = stepsIn(narrow, wide);
  if (narrow.scale === undefined && wide.scale === undefined && isWhole(kind))
    return { lines: [], test: rangeTest(value, numberType(kind), lowest(narrow), highest(narrow)) };
  const raw = s.temp();
  const narrowed = `ds_fits_narrow((double)${raw}, ${double(steps)}, ${double(lowest(narrow))}, ${double(highest(narrow))})`;
  return {
    lines: [`int64_t ${raw} = 0;`],
    test: `(ds_raw((double)${value}, ${scaleCode(wide)}, &${raw}) && ${narrowed})`,
  };
}

/** Checks a value, and says what integer it is on the wire. */
export function rawLines(
  s: Writing,
  type: IntType,
  value: string,
  kind: Kind,
  path: readonly Step[],
) {
  if (type.scale === undefined && isWhole(kind)) {
    const isSize = kind.high >= 2 ** 64;
    // A size of 32 bits holds nothing that is too large, and compilers say so of it, but not of a copy.
    const own = isSize ? s.temp() : value;
    const copy = isSize ? [`const uint64_t ${own} = ${value};`] : [];
    return { lines: [...copy, ...expecting(fitsCode(type, own, kind), path)], raw: own };
  }
  const raw = s.temp();
  const test = `ds_raw((double)${value}, ${scaleCode(type)}, &${raw})`;
  return { lines: [`int64_t ${raw} = 0;`, ...expecting(test, path)], raw };
}

/** Writes an integer. */
export function putInt(
  s: Writing,
  type: IntType,
  value: string,
  kind: Kind,
  path: readonly Step[],
  width = "0",
): string[] {
  const { lines, raw } = rawLines(s, type, value, kind, path);
  if (type.varint !== undefined)
    return [...lines, ...putVarint(s, type, `(uint64_t)${raw}`, width, path)];
  const full = `return ${refusal("DS_ERROR_MEMORY", path)};`;
  if (type.bitCode !== undefined)
    return [...lines, `if (!ds_put_exp_golomb(w, &at, (int64_t)${raw}, ${type.signed})) ${full}`];
  if (s.owner.message.bitwise)
    return [...lines, `if (!ds_put_bits(w, &at, (uint64_t)${raw}, ${type.bits})) ${full}`];
  return [...lines, room(type.bits / 8, path), writeCode(type, raw), `at += ${type.bits / 8};`];
}

/** Writes a number in as many bytes as it takes, or as it came in. */
export function putVarint(
  s: Writing,
  type: Pick<IntType, "varint" | "bits" | "signed" | "step">,
  value: string,
  width: string,
  path: readonly Step[],
): string[] {
  const count = s.temp();
  const coding = codingCode(type);
  const step = type.step
    ? expecting(
        `${width} == 3 || ((int64_t)${value} >= -0x4000 && (int64_t)${value} < 0x4000)`,
        path,
      )
    : [];
  return [
    ...step,
    `const unsigned ${count} = ds_varint_bytes(${value}, ${coding}, ${width});`,
    room(count, path),
    `ds_varint_put(at, ${value}, ${coding}, ${count});`,
    `at += ${count};`,
  ];
}

/** Writes an integer, an integer of 64 bits or a float. */
export function putNumber(
  s: Writing,
  type: NumberType,
  value: string,
  kind: Kind,
  path: readonly Step[],
  width = "0",
): string[] {
  if (type.kind === "int") return putInt(s, type, value, kind, path, width);
  if (type.kind === "float") return putFloat(s, type, value, kind, path);
  if (type.varint !== undefined) return putVarint(s, type, `(uint64_t)${value}`, width, path);
  return [room(8, path), writeCode(type, value), "at += 8;"];
}

function putFloat(
  s: Writing,
  type: FloatType,
  value: string,
  kind: Kind,
  path: readonly Step[],
): string[] {
  const bits = type.bits ?? 32;
  const isFloat = numberType(kind as Kind & { kind: "number" }) === "float";
  const own = s.temp();
  const copy = [`uint${isFloat ? 32 : 64}_t ${own};`, `memcpy(&${own}, &${value}, sizeof ${own});`];
  const put = (raw: string) => [
    room(bits / 8, path),
    writeCode({ ...type, bits }, raw),
    `at += ${bits / 8};`,
  ];
  if (isFloat || bits === 64) return [...copy, ...put(own)];
  const narrow = s.temp();
  return [
    ...copy,
    `uint32_t ${narrow} = 0;`,
    ...expecting(`ds_narrowed(${own}, &${narrow})`, path),
    ...put(narrow),
  ];
}

/** Writes a member that is one number. */
export function writeMember(s: Writing, field: ValueField, type: NumberType): string[] {
  const { name, wide } = field;
  const kind = numberKind(type);
  const member = memberOf(s, name, kind);
  const value = `m->${member.id}`;
  const path = [{ name }];
  const width = isVaried(type) ? widthOf(s, widthMember(name)) : "0";
  const one = (own: NumberType) => putNumber(s, own, value, member.kind, path, width);
  const lines =
    wide === undefined
      ? one(type)
      : choice(
          `ds_given(${maskCode(wide.when.mask)}, ${wide.when.bit})`,
          one(wide.type),
          one(type),
        );
  return [...required(member), ...lines, ...knownVersions(s, field), ...noEnd(s, field, member)];
}

/** Refuses the value that would end the list. */
function noEnd(s: Writing, { name, ends, type, wide }: ValueField, member: Member): string[] {
  if (ends === undefined || !mayEnd(s.owner) || type.kind !== "int") return [];
  // Two types of one scale have the same integer for it.
  const own = wide?.type ?? type;
  const raw = rawOf(own, ends);
  if (valueOf(own, raw) !== ends) return [];
  const test = fitsCode(own, `m->${member.id}`, member.kind, raw, raw);
  return [`if (may_end && ${test}) return ${refusal("DS_ERROR_VALUE", [{ name }])};`];
}

/** Refuses numbers that tell of no known version. */
export function knownVersions(s: Writing, field: ValueField): string[] {
  const fields = judgedWith(s.layout, field);
  if (fields.length === 0) return [];
  const { versions } = s.unit.table;
  return block(
    "",
    selectingLines(fields, s.owner.members, { skips: false }, () => "NULL"),
    expecting(`ds_selected(announced, ${fields.length}, ${versions.length}) >= 0`, [field]),
  );
}

/** Writes an integer in the width that its mask was settled for. */
export function writeWidths(s: Writing, field: ValueField, widths: Widths): string[] {
  const { name } = field;
  const { mask, narrow, wide, both } = widths;
  const member = memberOf(s, name, intKind(narrow.type));
  const one = (type: IntType) => putInt(s, type, `m->${member.id}`, member.kind, [{ name }]);
  const before = beforeMember(name);
  const twice = () => {
    const first = memberOf(s, before, intKind(narrow.type));
    return [
      ...required(first),
      ...putInt(s, narrow.type, `m->${first.id}`, first.kind, [{ name: before }]),
      ...one(wide.type),
    ];
  };
  const [isNarrow, isWide] = [narrow, wide].map(({ bit }) => `ds_given(${maskCode(mask)}, ${bit})`);
  return block(
    `if (${hasOf(member)})`,
    [
      ...block(`if (${isNarrow} && ${isWide})`, both === undefined ? twice() : one(both)),
      ...block(`else if (${isNarrow})`, one(narrow.type)),
      ...block(`else if (${isWide})`, one(wide.type)),
      `else return ${refusal("DS_ERROR_VALUE", [{ name }])};`,
    ],
    knownVersions(s, field),
  );
}
