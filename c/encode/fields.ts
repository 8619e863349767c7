import { byKind } from "../../runtime/table/by-kind.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { ComputedField } from "../../runtime/table/fields/computed.ts";
import type { Field, SwitchField } from "../../runtime/table/fields/field.ts";
import type { LengthField } from "../../runtime/table/fields/length.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { Table } from "../../runtime/table/table.ts";
import { regionOf, type ValueType } from "../../runtime/table/types/types.ts";
import { block, integer } from "../code.ts";
import { noted, placeVariables } from "../decode/checksums.ts";
import { armTest } from "../decode/fields.ts";
import { maskVariables } from "../decode/masks.ts";
import { askedOfMembers, givenCode, maskCode, outerParameters } from "../decode/scope.ts";
import {
  computedLines,
  computedVariables,
  outerCode,
  outerHas,
  structMemberCode,
} from "../computed.ts";
import { valueKind } from "../kinds.ts";
import { functionName, mayEnd, outerNames, type Owner, typeName, type Unit } from "../unit.ts";
import { writeCode } from "../wire.ts";
import { closeGap, writeGap } from "./gaps.ts";
import { openSum, sealSums, sumVariables } from "./checksums.ts";
import { writeList, writeSequence, writeStruct } from "./lists.ts";
import { writeSparse } from "./sparse.ts";
import { askedBefore, maskIn, passStop, putMask } from "./masks.ts";
import { settle } from "./settle.ts";
import { writeMember, writeWidths } from "./numbers.ts";
import { writeSplit } from "./words.ts";
import { writeArray, writeInterleave } from "./arrays.ts";
import { byWays, hasOf, memberOf, openWriting, refusal, room, type Writing } from "./scope.ts";
import {
  lengthVariables,
  seal,
  writeBytes,
  writeConstant,
  writeLength,
  writeRun,
  writeString,
  writeStrings,
} from "./texts.ts";

/** The parameters of the functions that write a layout, with their types. */
function writeParameters(owner: Owner): string[] {
  return [
    "ds_writer *w",
    "uint8_t *at",
    owner.isStruct ? `const ${owner.type} *m` : "const void *message",
    ...(mayEnd(owner) ? ["bool may_end"] : []),
    ...outerParameters(owner),
  ];
}

/** The function that writes a layout. */
export function writeFunction(unit: Unit, owner: Owner, layout: Layout): string[] {
  const s = openWriting(unit, owner, layout);
  const { fields } = layout;
  const unused = [
    "w",
    "m",
    ...(mayEnd(owner) ? ["may_end"] : []),
    ...outerNames(owner).flatMap((name) => [outerCode(name), outerHas(name)]),
  ].map((name) => `(void)${name};`);
  const gaps = allFields(fields).some((field) => presenceBy(asValue(field), "more") !== undefined);
  return block(
    `static uint8_t *${functionName(owner, layout, "write")}(${writeParameters(owner).join(", ")})`,
    owner.isStruct ? [] : [`const ${owner.type} *const m = message;`],
    [unused.join(" "), "uint8_t *const own = at;", "(void)own;"],
    maskVariables(fields).filter((line) => !line.includes("word_")),
    computedVariables(layout),
    placeVariables(layout, "uint8_t"),
    sumVariables(layout),
    lengthVariables(allFields(fields)),
    gaps ? ["const uint8_t *gap = NULL;"] : [],
    byWays(s, fields, (active) => askedBefore(s, active)),
    fields.flatMap((field) =>
      field.kind === "mask" ? byWays(s, fields, (active) => settle(s, field, active)) : [],
    ),
    ...idLines(unit, owner, layout),
    fieldLines(s, fields),
    // A struct does not know whether anything follows it.
    owner.isStruct ? [] : closeGap(s),
    sealSums(s),
    ["return at;"],
  );
}

function asValue(field: Field): Pick<ValueField, "presence"> {
  return field.kind === "value" ? field : {};
}

/** Writes a message's id, with the parts of masks that it carries. */
function idLines({ table: { ids } }: Unit, owner: Owner, { id, fields }: Layout): string[][] {
  if (owner.isStruct || id === undefined) return [];
  if (typeof ids === "object")
    return [[room(ids.bits / 8, []), writeCode(ids, integer(id[0])), `at += ${ids.bits / 8};`]];
  return [[room(1, []), `*at = ${id[0]};`, ...maskIn(allFields(fields), "id"), "at++;"]];
}

function fieldLines(s: Writing, fields: readonly Field[]): string[] {
  const all = allFields(s.layout.fields);
  const opens = hasOpenText(s.unit.table, s.layout);
  const gaps = all.some((field) => presenceBy(asValue(field), "more") !== undefined);
  const regions = fields.filter(
    (field): field is LengthField => field.kind === "length" && field.of === undefined,
  );
  return [
    ...words(fields),
    ...fields.flatMap((field) => [
      ...noted(s.layout, field, writeField(s, field)),
      ...(opens ? ["at = ds_close_open(w, at);", "if (at == NULL) return NULL;"] : []),
      ...(gaps ? [`if (gap != NULL && at != gap) return ${refusal("DS_ERROR_VALUE", [])};`] : []),
    ]),
    ...regions.toReversed().flatMap((field) => seal(s, field)),
  ];
}

/** The first parts of masks, which words have. */
function words(fields: readonly Field[]): string[] {
  return maskIn(fields, "split");
}

const open = new WeakMap<Layout, boolean>();

/** Whether a text in a layout, or in a struct in it, may end where the bytes end. */
function hasOpenText(table: Table, layout: Layout): boolean {
  let has = open.get(layout);
  if (has === undefined) {
    open.set(layout, false);
    has = allFields(layout.fields).some((field) => {
      if (field.kind !== "value") return false;
      const { type } = field;
      if (type.kind === "string") return type.open === true;
      if (type.kind !== "struct" && type.kind !== "list") return false;
      return table.structs[type.struct]!.layouts.some((inner) => hasOpenText(table, inner));
    });
    open.set(layout, has);
  }
  return has;
}

/** Its mask carries it. */
const inMask = (): string[] => [];

const writeField = byKind<Field, [Writing], string[]>({
  mask: putMask,
  bit: inMask,
  number: inMask,
  reserved: inMask,
  terminator: (s, field) => byWays(s, s.layout.fields, (active) => passStop(s, field, active)),
  value: writeOptional,
  split: writeSplit,
  interleave: writeInterleave,
  switch: writeSwitch,
  constant: (_, field) => writeConstant(field),
  checksum: openSum,
  gap: writeGap,
  computed: writeComputed,
  length: (s, field) => writeLength(s, field, allFields(s.layout.fields)),
});

/** Computes what members that are written must agree with. */
function writeComputed(s: Writing, field: ComputedField): string[] {
  const asked = askedOfMembers(
    (name) => looked(s, name),
    (path) => structMemberCode(s.unit, s.owner, path),
  );
  return computedLines(field, asked, refusal("DS_ERROR_VALUE", [field]));
}

function writeOptional(s: Writing, field: ValueField): string[] {
  const widths = presenceBy(field, "widths");
  if (widths !== undefined) return writeWidths(s, field, widths);
  const { presence, name, type } = field;
  const lines = writeBounded(s, field);
  const member = memberOf(s, name, valueKind(s.unit.table, type));
  const has = hasOf(member);
  switch (presence?.kind) {
    case "bit": {
      const isSet = `ds_given(${maskCode(presence.mask)}, ${presence.bit})`;
      return block(`if (${presence.clear ? "!" : ""}${isSet})`, lines);
    }
    case "given": {
      const given = givenCode((other) => looked(s, other), presence.tests);
      return [
        `if (${has} != (${given})) return ${refusal("DS_ERROR_VALUE", [{ name }])};`,
        ...block(`if (${has})`, lines),
      ];
    }
    case "marker": {
      const put = [
        room(4, [{ name }]),
        `ds_put(at, ${integer(presence.number >>> 0)}, 4);`,
        "at += 4;",
      ];
      return block(`if (${has})`, [...put, ...lines]);
    }
    case "more":
      return [...block(`if (${has})`, lines), "else if (gap == NULL) gap = at;"];
    default:
      return lines;
  }
}

function looked(s: Writing, name: string) {
  const member = s.owner.members.named(name);
  const has = member.isOptional ? `m->has.${member.id}` : undefined;
  return { value: `m->${member.id}`, has, type: typeName(s.unit, member.kind) };
}

/** Writes a value, and after it the length that counts it, where one does. */
function writeBounded(s: Writing, field: ValueField): string[] {
  const lines = writeType(s, field, field.type);
  const region = regionOf(field.type);
  if (region === undefined) return lines;
  const length = allFields(s.layout.fields).find(
    (one) => one.kind === "length" && one.name === region,
  );
  if (length?.kind !== "length" || length.counts !== "region") return lines;
  const first = s.temp();
  return [`uint8_t *const ${first} = at;`, ...lines, ...seal(s, length, first)];
}

const writeType = byKind<ValueType, [Writing, ValueField], string[]>({
  int: writeMember,
  big: writeMember,
  float: writeMember,
  array: writeArray,
  string: writeString,
  strings: writeStrings,
  delimited: writeRun,
  sequence: writeSequence,
  bytes: writeBytes,
  struct: writeStruct,
  list: writeList,
  sparse: writeSparse,
});

function writeSwitch(s: Writing, { on, arms }: SwitchField): string[] {
  const { value, has, type } = looked(s, on);
  const lines: string[] = [];
  for (const arm of arms) {
    const masks = arm.fields.flatMap((field) =>
      field.kind === "mask"
        ? byWays(s, s.layout.fields, (active) =>
            active.includes(field) ? settle(s, field, active) : [],
          )
        : [],
    );
    const own = [...masks, ...fieldLines(s, arm.fields)];
    const test = armTest(arm, value, type);
    const isFirst = lines.length === 0;
    if (test === "true") lines.push(...block(isFirst ? "" : "else", own));
    else
      lines.push(
        ...block(
          `${isFirst ? "" : "else "}if (${has === undefined ? test : `${has} && (${test})`})`,
          own,
        ),
      );
  }
  if (arms.some(({ otherwise }) => otherwise)) return lines;
  const missing = `return ${refusal("DS_ERROR_VALUE", [{ name: on }])};`;
  return lines.length === 0 ? [missing] : [...lines, `else ${missing}`];
}
