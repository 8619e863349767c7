import { byKind } from "../../runtime/table/by-kind.ts";
import { allFields } from "../../runtime/table/fields/all-fields.ts";
import type { Field, SwitchArm, SwitchField } from "../../runtime/table/fields/field.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";
import { idBytes } from "../../runtime/table/table.ts";
import type { ValueType } from "../../runtime/table/types/types.ts";
import { maskName } from "../../runtime/interpret/wire/mask.ts";
import { block, integer, rangeTest } from "../code.ts";
import {
  type Asked,
  askedOf,
  computedLines,
  computedVariables,
  numberCode,
  outerCode,
  outerHas,
  structMemberCode,
} from "../computed.ts";
import { identifier } from "../names.ts";
import { functionName, mayEnd, outerNames, type Owner, typeName, type Unit } from "../unit.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import { lateSums, noted, placeVariables, readChecksum, sumVariables } from "./checksums.ts";
import { readList, readSequence, readStrings } from "./lists.ts";
import { readStruct } from "./structs.ts";
import { readSparse } from "./sparse.ts";
import {
  maskVariables,
  readBit,
  readMask,
  readNumberOfBits,
  readTerminator,
  refuse,
} from "./masks.ts";
import { openRun } from "./runs.ts";
import { readMember, readWidths } from "./numbers.ts";
import { readSplit } from "./words.ts";
import { readArray, readInterleave } from "./arrays.ts";
import {
  askedOfMembers,
  bitCode,
  failure,
  givenCode,
  hasCode,
  memberCode,
  openScope,
  type Scope,
  skippedMembers,
  outerParameters,
  foundPaths,
} from "./scope.ts";
import {
  closeRegion,
  lengthCode,
  readBytes,
  readConstant,
  readGap,
  readLength,
  readRun,
  readString,
} from "./texts.ts";

/** The head of the function that reads a layout, or passes over it. */
function readHead(unit: Unit, owner: Owner, layout: Layout, skips: boolean): string {
  const parameters = [
    "ds_reader *r",
    "const uint8_t *at",
    "const uint8_t *end",
    ...(skips ? [] : [owner.isStruct ? `${owner.type} *m` : "void *message"]),
    ...(mayEnd(owner) ? ["ds_last *last"] : []),
    ...outerParameters(owner),
    ...(skips ? askedOf(unit, owner).map((_, i) => `double *asked_${i}`) : []),
  ];
  const name = functionName(owner, layout, skips ? "skip" : "read");
  return `static const uint8_t *${name}(${parameters.join(", ")})`;
}

/** The function that reads a layout, or passes over it. */
export function readFunction(unit: Unit, owner: Owner, layout: Layout, skips: boolean): string[] {
  const s = openScope(unit, owner, layout, skips);
  const body = [...fieldLines(s, layout.fields), ...lateSums(s), ...askedLines(s), "return at;"];
  const outer = outerNames(owner).map(outerCode);
  const unused = [
    "r",
    "end",
    ...(skips ? [] : ["m"]),
    ...(mayEnd(owner) ? ["last"] : []),
    ...outer,
    ...outerNames(owner).map(outerHas),
  ].map((name) => `(void)${name};`);
  const id = owner.isStruct ? 0 : idBytes(unit.table, layout);
  const clears = !skips && owner.members.all.some(({ isOptional }) => isOptional);
  return block(
    readHead(unit, owner, layout, skips),
    skips || owner.isStruct ? [] : [`${owner.type} *const m = message;`],
    [unused.join(" ")],
    ["const uint8_t *const own = at;", "(void)own;"],
    owner.isStruct || !hasStructs(layout) ? [] : ["r->start = at;"],
    clears ? ["memset(&m->has, 0, sizeof m->has);"] : [],
    skips ? [] : clearZeros(owner),
    skippedMembers(s),
    skips ? foundPaths(s).map((_, i) => `double found_${i} = (double)NAN;`) : [],
    computedVariables(layout),
    maskVariables(layout.fields),
    placesOf(s),
    placeVariables(layout, "const uint8_t"),
    sumVariables(layout),
    id === 0 ? [] : [`at += ${id};`],
    body,
  );
}

/** What a computed number asks for, in code that reads. */
function askedBy(s: Scope): Asked {
  return askedOfMembers(
    (name) => looked(s, name),
    (path) =>
      s.skips ? `found_${foundPaths(s).indexOf(path)}` : structMemberCode(s.unit, s.owner, path),
  );
}

/** Puts members where what the struct is in asks for them. */
function askedLines(s: Scope): string[] {
  if (!s.skips) return [];
  return askedOf(s.unit, s.owner).map((path, i) => {
    const found = foundPaths(s).indexOf(path);
    if (found >= 0) return `if (asked_${i} != NULL) *asked_${i} = found_${found};`;
    const { value, has } = looked(s, path);
    return `if (asked_${i} != NULL) *asked_${i} = ${numberCode(value, has, "0.0")};`;
  });
}

function hasStructs({ fields }: Layout): boolean {
  return allFields(fields).some((field) => field.kind === "value" && "struct" in field.type);
}

/** What is there unless it is zero is not, so far. */
function clearZeros({ members }: Owner): string[] {
  return members.all.flatMap(({ id, kind, unlessZero }) => {
    if (!unlessZero) return [];
    if (kind.kind === "bytes") return [`m->${id} = (ds_bytes){ NULL, 0 };`];
    return [kind.kind === "list" ? `m->${id}.items = NULL, m->${id}.count = 0;` : `m->${id} = 0;`];
  });
}

/** Where numbers are that choose. */
function placesOf(s: Scope): string[] {
  return [...s.choosing].flatMap((name) => {
    const own = identifier(name);
    return [
      `const uint8_t *at_${own} = NULL;`,
      `unsigned bit_${own} = 0;`,
      `(void)at_${own}, (void)bit_${own};`,
    ];
  });
}

function fieldLines(s: Scope, fields: readonly Field[]): string[] {
  const regions = fields.flatMap((field) =>
    field.kind === "length" && field.of === undefined ? [field.name] : [],
  );
  return [
    ...runLines(s, fields),
    ...regions.toReversed().flatMap((name) => closeRegion(lengthCode(name), name)),
  ];
}

/** The fields, and what asks for the bytes of several at once. */
function runLines(s: Scope, fields: readonly Field[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < fields.length;) {
    const run = openRun(s, fields.slice(i));
    const own: Scope = run.count === 0 ? s : { ...s, inRun: true };
    const end = i + Math.max(run.count, 1);
    const each = fields.slice(i, end);
    lines.push(
      ...run.lines,
      ...each.flatMap((field) => noted(s.layout, field, readField(own, field))),
    );
    i = end;
  }
  return lines;
}

const readField = byKind<Field, [Scope], string[]>({
  mask: readMask,
  bit: readBit,
  terminator: (_, field) => readTerminator(field),
  value: readOptional,
  split: readSplit,
  interleave: readInterleave,
  switch: readSwitch,
  number: readNumberOfBits,
  constant: readConstant,
  checksum: readChecksum,
  gap: readGap,
  length: readLength,
  computed: (s, field) =>
    computedLines(field, askedBy(s), failure("DS_ERROR_NUMBER", "at", [field], "r->bit")),
  reserved: (s, field) => refuse(s, field, maskName(field.bit.mask, allFields(s.layout.fields))),
});

function readOptional(s: Scope, field: ValueField): string[] {
  const widths = presenceBy(field, "widths");
  if (widths !== undefined) return readWidths(s, field, widths);
  const { presence } = field;
  const lines = readValue(s, field);
  switch (presence?.kind) {
    case "bit":
      return block(`if (${presence.clear ? "!" : ""}${bitCode(presence)})`, lines);
    case "more":
      return block("if (at < end)", lines);
    case "given":
      return block(`if (${givenCode((name) => looked(s, name), presence.tests)})`, lines);
    case "marker":
      return block(`if (ds_marker(at, end, ${integer(presence.number >>> 0)}))`, [
        "at += 4;",
        ...lines,
      ]);
    default:
      return lines;
  }
}

function looked(s: Scope, name: string) {
  const member = s.owner.members.named(name);
  return {
    value: memberCode(s, member),
    has: hasCode(s, member),
    type: typeName(s.unit, member.kind),
  };
}

function readValue(s: Scope, field: ValueField): string[] {
  return readType(s, field, field.type);
}

const readType = byKind<ValueType, [Scope, ValueField], string[]>({
  int: readMember,
  big: readMember,
  float: readMember,
  array: readArray,
  string: readString,
  strings: readStrings,
  delimited: readRun,
  sequence: readSequence,
  bytes: readBytes,
  struct: readStruct,
  list: readList,
  sparse: readSparse,
});

function readSwitch(s: Scope, { on, arms }: SwitchField): string[] {
  const { value, has, type } = looked(s, on);
  const own = identifier(on);
  const fault = s.choosing.has(on)
    ? failure("DS_ERROR_CHOICE", `at_${own}`, [{ name: on }], `bit_${own}`)
    : failure("DS_ERROR_CHOICE", "at", [{ name: on }]);
  const ways = arms.map((arm) => ({
    test: armTest(arm, value, type),
    lines: fieldLines(s, arm.fields),
  }));
  const lines: string[] = [];
  let isOpen = false;
  for (const { test, lines: own2 } of ways) {
    const given = has === undefined || test === "true" ? test : `${has} && (${test})`;
    const head = test === "true" ? "else" : `${isOpen ? "else " : ""}if (${given})`;
    lines.push(...(test === "true" && !isOpen ? block("", own2) : block(head, own2)));
    isOpen = true;
  }
  if (!arms.some(({ otherwise }) => otherwise))
    lines.push(isOpen ? `else return ${fault};` : `return ${fault};`);
  return lines;
}

/** Whether a value chooses an arm. */
export function armTest(arm: SwitchArm, value: string, type: string): string {
  if (arm.otherwise) return "true";
  const runs: [bigint, bigint][] = [];
  for (const one of arm.values.map(BigInt)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] + 1n === one) last[1] = one;
    else runs.push([one, one]);
  }
  const tests = runs.map(([low, high]) => rangeTest(value, type, low, high));
  return tests.join(" || ");
}
