import {
  beforeMember,
  type IntType,
  nanMember,
  type SparseType,
  type ValueField,
  type Widths,
} from "../../../runtime/table/table.ts";
import { bitTest } from "../code/code.ts";
import { nanCode, readAt, readOn, scalarAt } from "../decode/numbers.ts";
import { roundsCode } from "../decode/values.ts";
import { nanType } from "../types/companions.ts";
import { isLoop, memberType } from "../types/members.ts";
import { fixedBytes } from "../size/size.ts";
import { getter, optionalGetter, type Place, type Viewing } from "./getters.ts";

export function valueGetters(emitting: Viewing, field: ValueField, place: Place): string[] {
  if (field.widths !== undefined) return widthsGetters(emitting, field, field.widths, place);
  if (field.type.kind === "sparse") return [sparseGetter(emitting, field, field.type, place)];
  const type = memberType(emitting.table, field.type);
  const getters = [optionalGetter(emitting, field, field.name, type, wholeCode(field, place))];
  const nan = nanCode(field.type, place(0), emitting.imports);
  if (nan !== undefined) {
    const type = `${nanType(field.type)!.replace("readonly ", "")} | undefined`;
    getters.push(optionalGetter(emitting, field, nanMember(field.name), type, nan));
  }
  return getters;
}

function wholeCode(field: ValueField, place: Place): string {
  const { type, wide } = field;
  if (wide !== undefined) {
    return `${bitTest(wide.when.mask, wide.when.bit)} ? ${readAt(wide.type, place(0))} : ${readAt(type as IntType, place(0))}`;
  }
  if (type.kind !== "array") return scalarAt(type, place(0));
  const step = fixedBytes(type.of)!;
  if (isLoop(type))
    return `Array.from({ length: ${type.count} }, (_, i) => ${scalarAt(type.of, `${place(0)} + ${step} * i`)})`;
  return `[${Array.from({ length: type.count }, (_, i) => scalarAt(type.of, place(i * step))).join(", ")}]`;
}

function widthsGetters(
  emitting: Viewing,
  { name }: ValueField,
  { mask, narrow, wide, both }: Widths,
  place: Place,
): string[] {
  const [isNarrow, isWide] = [bitTest(mask, narrow.bit), bitTest(mask, wide.bit)];
  const few = readAt(narrow.type, place(0));
  const many = readAt(wide.type, place(0));
  const type = "number | undefined";
  if (both !== undefined) {
    const most = readAt(both, place(0));
    return [
      getter(
        emitting,
        name,
        type,
        `if (${isNarrow}) return ${isWide} ? ${most} : ${few};\nreturn ${isWide} ? ${many} : undefined;`,
      ),
    ];
  }
  const behind = readAt(wide.type, place(narrow.type.bits / 8));
  return [
    getter(
      emitting,
      name,
      type,
      `if (${isNarrow}) return ${isWide} ? ${behind} : ${few};\nreturn ${isWide} ? ${many} : undefined;`,
    ),
    getter(
      emitting,
      beforeMember(name),
      type,
      `return ${isNarrow} && ${isWide} ? ${few} : undefined;`,
    ),
  ];
}

function sparseGetter(
  emitting: Viewing,
  { name }: ValueField,
  type: SparseType,
  place: Place,
): string {
  return getter(
    emitting,
    name,
    "Record<number, number>",
    [
      "const values: Record<number, number> = {};",
      `let at = ${place(0)};`,
      roundsCode(type, (bit) => [`values[${bit}] = ${readOn(type.of)}`]),
      "return values;",
    ].join("\n"),
  );
}
