import type { Project, SourceFile } from "ts-morph";
import {
  beforeMember,
  endMember,
  type Field,
  type IntType,
  type Layout,
  layoutOf,
  listEnd,
  type ListType,
  type MaskField,
  type MessageTable,
  nanMember,
  openMember,
  type SparseType,
  type SwitchField,
  type Table,
  type ValueField,
  type ValueType,
  widestParts,
} from "../../runtime/table/table.ts";
import { comment, firstAlike, hex, Imports, layoutName, pascal, typeName } from "./code.ts";
import { isStruct } from "./decode.ts";
import { structName } from "./emitting.ts";
import { hasEndMask, isLoop, isOptional, variantsOf } from "./members.ts";
import { banner } from "./module.ts";
import { goesToTheEnd } from "./steps.ts";

/** The names that arbitraries use, all from one file. */
const HELPERS = [
  "before",
  "flag",
  "floats",
  "hint",
  "inOrder",
  "integer",
  "maybe",
  "nan",
  "nans",
  "oneOf",
  "otherThan",
  "scaled",
  "someBytes",
  "sometimes",
  "sparse",
  "stopped",
  "text",
  "texts",
];

/** What the arbitraries of one layout share. */
interface Making {
  readonly table: Table;
  readonly imports: Imports;
  readonly version: number;
  /** The fields beside the one that is made. */
  readonly fields?: readonly Field[];
}

/** The module of fast-check arbitraries: every message in every layout. */
export function arbitraryModule(project: Project, table: Table): SourceFile {
  const imports = new Imports();
  const all = [...table.structs, ...table.messages];
  const functions = all.flatMap((message) =>
    message.layouts
      .filter((layout) => firstAlike(table, message, layout) === layout)
      .map((layout) => messageArbitrary({ table, imports, version: layout.from }, message, layout)),
  );
  const text = functions.join("\n");
  const types = all
    .flatMap((message) => typeNames(table, message))
    .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    .map((name) => `type ${name}`);
  const any = table.kind === "protocol" ? "Message" : typeName(table, table.messages[0]!);
  const own = table.kind === "protocol" ? ["type Message", ...types] : types;
  return project.createSourceFile(
    `${table.name}.arbitrary.ts`,
    {
      statements: [
        banner(table),
        `import fc from "fast-check";`,
        `import { ${["type AnyLayout", ...HELPERS.filter((name) => imports.has(name))].join(", ")} } from "../fuzz/values/arbitrary.ts";`,
        `import { ${own.join(", ")} } from "./${table.name}.ts";`,
        ...functions,
        registry(table, any),
      ],
    },
    { overwrite: true },
  );
}

/** A message's interface, and those of its variants. */
function typeNames(table: Table, message: MessageTable): string[] {
  const name = typeName(table, message);
  return [...new Set([name, ...variantsOf(table, message, name).map((v) => v.name)])];
}

function messageArbitrary(making: Making, message: MessageTable, layout: Layout): string {
  const { table } = making;
  const type = typeName(table, message);
  const first: Made[] = isStruct(table, message)
    ? []
    : [["type", `fc.constant("${message.name}" as const)`]];
  const body = oneRecordOf(recordsOf(making, layout.fields, first, type));
  // A member may have the name, too.
  const parameter = /(?<!["$.])\bhints\b(?!\s*:|"|\$)/.test(body) ? "hints" : "_hints";
  const doc = `Any \`${message.name}\`; with \`hints\`, also ones that are not canonical.`;
  return `\n/** ${comment(doc)} */\nexport function any${layoutName(table, message, layout)}(${parameter}: boolean): fc.Arbitrary<${type}> {\nreturn ${body};\n}\n`;
}

/** A member, and what makes it. */
type Made = readonly [name: string, code: string];

/** A record, and by how many values it is chosen. */
interface Way {
  readonly code: string;
  readonly weight: number;
}

/** Any of the records: one that more values choose more often. */
function oneRecordOf(ways: readonly Way[]): string {
  if (ways.length === 1) return ways[0]!.code;
  const codes = ways.map(({ code, weight }) =>
    ways.every((way) => way.weight === 1) ? code : `{ weight: ${weight}, arbitrary: ${code} }`,
  );
  return `fc.oneof(${codes.join(", ")})`;
}

/** The records of fields: one, or one for each way through their switches. */
function recordsOf(
  making: Making,
  fields: readonly Field[],
  before: readonly Made[],
  type: string,
  weight = 1,
): Way[] {
  const own = fields.flatMap((field) => fieldArbitraries(making, field, fields));
  const members = [...before, ...own];
  const last = fields.at(-1);
  if (last?.kind !== "switch") {
    return [{ code: limited(making, fields, recordCode(members), type), weight }];
  }
  return last.arms.flatMap((arm) => {
    const armType = type + pascal(arm.name);
    const chosen = members.map(([name, code]): Made => {
      if (name !== last.on) return [name, code];
      if (arm.otherwise) return [name, otherThan(making, last, code)];
      const literal = arm.fields.at(-1)?.kind === "switch" ? "" : `<${armType}["${last.on}"]>`;
      return [name, `${making.imports.use("oneOf")}${literal}(${arm.values.join(", ")})`];
    });
    return recordsOf(making, arm.fields, chosen, armType, Math.max(1, arm.values.length));
  });
}

function otherThan({ imports }: Making, { arms }: SwitchField, code: string): string {
  return `${imports.use("otherThan")}(${code}, [${arms.flatMap((arm) => arm.values).join(", ")}])`;
}

function recordCode(members: readonly Made[]): string {
  return `fc.record({ ${members.map(([name, code]) => `${name}: ${code}`).join(", ")} })`;
}

/** A record of which some members leave no room for others. */
function limited(
  { imports }: Making,
  fields: readonly Field[],
  record: string,
  type: string,
): string {
  const stop = fields.findIndex((field) => field.kind === "stop");
  if (stop >= 0) {
    const bit = fields.slice(0, stop).findLast((field) => field.kind === "bit")!;
    const gone = fields
      .slice(stop)
      .flatMap((f) =>
        f.kind === "bit"
          ? [`${f.name}: false`]
          : f.kind === "value"
            ? [`${f.name}: undefined`]
            : [],
      );
    return `${imports.use("stopped")}<${type}>(${record}, "${bit.name}", { ${gone.join(", ")} })`;
  }
  const names = fields.flatMap((f) =>
    f.kind === "value" && f.whenMore === true ? [`"${f.name}"`] : [],
  );
  if (names.length === 0) return record;
  const [last] = fields.slice(-1);
  const rest = goesToTheEnd(fields) ? `, { ${nothing(last as ValueField)} }` : "";
  return `${imports.use("inOrder")}<${type}>(${record}, [${names.join(", ")}]${rest})`;
}

/** What goes to the end, and finds nothing there. */
function nothing({ name, type }: ValueField): string {
  return `${name}: ${type.kind === "bytes" ? "new Uint8Array()" : "[]"}`;
}

function fieldArbitraries(making: Making, field: Field, fields: readonly Field[]): Made[] {
  const { imports } = making;
  switch (field.kind) {
    case "mask":
      if (field.hidden) return [];
      return [[field.name, `${imports.use("hint")}(hints, ${hex(hintBits(field, fields))})`]];
    case "bit":
      return [[field.name, `${imports.use("flag")}()`]];
    case "value":
      return valueArbitraries({ ...making, fields }, field);
    case "split":
      return widestParts(field).map((part) => [part.name, intArbitrary(part.type, imports)]);
    case "interleave":
      return field.fields.map((f) => [f.name, tuple(intArbitrary(f.type, imports), field.count)]);
    case "length":
    case "refuse":
    case "stop":
    case "switch":
      return [];
  }
}

/** All bits that a hint may settle: those that tell widths, and all of them where a bit stops. */
function hintBits(mask: MaskField, fields: readonly Field[]): number {
  const stop = fields.find((f) => f.kind === "stop" && f.bit.mask === mask.name);
  if (stop !== undefined) return allBits(mask);
  const bits = fields.flatMap((f) =>
    f.kind === "value" && f.widths?.mask === mask.name
      ? [f.widths.narrow.bit, f.widths.wide.bit]
      : [],
  );
  return bits.reduce((sum, bit) => sum + 2 ** bit, mask.hint);
}

function allBits({ parts }: MaskField): number {
  return parts.reduce((sum, part) => sum + (2 ** part.bits - 1) * 2 ** part.at, 0);
}

function valueArbitraries(making: Making, field: ValueField): Made[] {
  const { imports, table, version } = making;
  const { name, type, wide, widths } = field;
  const wrap = (code: string) => (isOptional(field) ? `${imports.use("maybe")}(${code})` : code);
  const ints = [type, wide?.type, widths?.narrow.type, widths?.wide.type].filter(
    (t): t is IntType => t?.kind === "int",
  );
  const code =
    wide === undefined && widths === undefined
      ? typeArbitrary(making, field, type)
      : `fc.oneof(${ints.map((t) => intArbitrary(t, imports)).join(", ")})`;
  const members: Made[] = [[name, wrap(code)]];
  const companion = (of: string, what: string) => members.push([of, what]);
  if (type.kind === "float") companion(nanMember(name), `${imports.use("nan")}(hints)`);
  if (type.kind === "array" && type.of.kind === "float")
    companion(nanMember(name), `${imports.use("nans")}(hints, ${type.count})`);
  if (type.kind === "string" && type.open)
    companion(openMember(name), `${imports.use("sometimes")}(hints, fc.constant(true))`);
  if (widths !== undefined && widths.both === undefined)
    companion(
      beforeMember(name),
      `${imports.use("before")}(hints, ${intArbitrary(widths.narrow.type, imports)})`,
    );
  if (type.kind === "list" && hasEndMask(table, type, version))
    companion(
      endMember(name),
      `${imports.use("hint")}(hints, ${hex(allBits(endOf(making, type).mask!))})`,
    );
  return members;
}

/** The bits that have a value each. */
function sparseBits({ fields = [] }: Making, { mask }: SparseType): number {
  return allBits(fields.find((f): f is MaskField => f.kind === "mask" && f.name === mask)!);
}

function endOf({ table, version }: Making, { struct }: ListType) {
  return listEnd(layoutOf(table.structs[struct]!, version)!)!;
}

function typeArbitrary(making: Making, field: ValueField, type: ValueType): string {
  const { imports, table, version } = making;
  if (field.selects !== undefined)
    return `${imports.use("oneOf")}(${field.selects.map((s) => s.value).join(", ")})`;
  switch (type.kind) {
    case "int": {
      const any = intArbitrary(type, imports);
      if (field.picks === undefined) return any;
      return `fc.oneof(${imports.use("oneOf")}(${field.picks.map((p) => p.value).join(", ")}), ${any})`;
    }
    case "float":
      return `${imports.use("floats")}()`;
    case "string":
      return `${imports.use("text")}(${type.cut})`;
    case "strings":
      return `${imports.use("texts")}(${type.cut})`;
    case "bytes":
      return `${imports.use("someBytes")}()`;
    case "array": {
      const element = typeArbitrary(making, { ...field, type: type.of }, type.of);
      if (!isLoop(type)) return tuple(element, type.count);
      return `fc.array(${element}, { minLength: ${type.count}, maxLength: ${type.count} })`;
    }
    case "struct":
      return `any${structName({ table, version }, type.struct)}(hints)`;
    case "list":
      return listArbitrary(making, type);
    case "sparse":
      return `${imports.use("sparse")}(${intArbitrary(type.of, imports)}, ${hex(sparseBits(making, type))})`;
  }
}

/** The longest list. */
const MOST = 4;

function listArbitrary(making: Making, type: ListType): string {
  const { table, version } = making;
  const element = `any${structName({ table, version }, type.struct)}(hints)`;
  const end = type.ends === "element" ? endOf(making, type).field : undefined;
  // With a bit that goes on there is no element that ends the list.
  if (end === undefined || (end.kind === "split" && end.goesOn !== undefined))
    return `fc.array(${element}, { maxLength: ${MOST} })`;
  return `fc.array(${element}.filter((e) => ${goesOn(making, type)}), { maxLength: ${MOST} })`;
}

/** Whether the element \`e\` does not end its list. In a word with a mask any member that the mask tells of goes on. */
function goesOn(making: Making, type: ListType): string {
  const { table, version } = making;
  const { field } = endOf(making, type);
  if (field.kind === "value") return `e.${field.name} !== ${field.ends}`;
  const parts = field.parts.filter((part) => !part.isMask);
  const own = parts.map(({ name, type: int }) => `e.${name} !== ${int.scale?.plus ?? 0}`);
  const { fields } = layoutOf(table.structs[type.struct]!, version)!;
  const told = fields.flatMap((f) => {
    if (f.kind === "bit") return [`e.${f.name} === true`];
    return f.kind === "value" && isOptional(f) ? [`e.${f.name} !== undefined`] : [];
  });
  return [...own, ...(field.parts.length > own.length ? told : [])].join(" || ");
}

function intArbitrary(type: IntType, imports: Imports): string {
  if (type.scale === undefined) return `${imports.use("integer")}(${type.bits}, ${type.signed})`;
  const { num, den, plus } = type.scale;
  return `${imports.use("scaled")}(${type.bits}, ${type.signed}, ${num}, ${den}, ${plus})`;
}

function tuple(element: string, count: number): string {
  return `fc.tuple(${Array.from({ length: count }, () => element).join(", ")})`;
}

function registry(table: Table, any: string): string {
  const entries = table.messages.flatMap((message) =>
    message.layouts.map(
      (layout) =>
        `{ message: "${message.name}", from: ${layout.from}, to: ${layout.to}, any: any${layoutName(table, message, layout)} }`,
    ),
  );
  return `\n/** An arbitrary for each message in each of its layouts. */\nexport const arbitraries: readonly AnyLayout<${any}>[] = [${entries.join(", ")}];\n`;
}
