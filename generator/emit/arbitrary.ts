import type { Project, SourceFile } from "ts-morph";
import {
  type Field,
  type IntType,
  type Layout,
  type MessageTable,
  nanMember,
  type SwitchArm,
  type Table,
  type ValueField,
  type ValueType,
} from "../../runtime/table.ts";
import { comment, hex, Imports, layoutName, pascal, typeName } from "./code.ts";
import { variantsOf } from "./members.ts";
import { banner } from "./module.ts";

/** The names that arbitraries use, all from one file. */
const HELPERS = [
  "flag",
  "floats",
  "hint",
  "integer",
  "maybe",
  "nan",
  "nans",
  "oneOf",
  "scaled",
  "someBytes",
  "text",
  "texts",
];

/** The module of fast-check arbitraries: every message in every layout. */
export function arbitraryModule(project: Project, table: Table): SourceFile {
  const imports = new Imports();
  const functions = table.messages.flatMap((message) =>
    message.layouts.map((layout) => messageArbitrary(table, message, layout, imports)),
  );
  const types = table.messages
    .flatMap((message) => typeNames(table, message))
    .map((name) => `type ${name}`);
  const any = table.kind === "protocol" ? "Message" : typeName(table, table.messages[0]!);
  const own = table.kind === "protocol" ? ["type Message", ...types] : types;
  return project.createSourceFile(
    `${table.name}.arbitrary.ts`,
    {
      statements: [
        banner(table),
        `import fc from "fast-check";`,
        `import { ${["type AnyLayout", ...HELPERS.filter((name) => imports.has(name))].join(", ")} } from "../fuzz/arbitrary.ts";`,
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

function messageArbitrary(
  table: Table,
  message: MessageTable,
  layout: Layout,
  imports: Imports,
): string {
  const type = typeName(table, message);
  const last = layout.fields.at(-1);
  const body =
    last?.kind === "switch"
      ? `fc.oneof(${last.arms.map((arm) => armRecord(message, layout, last.on, arm, type, imports)).join(", ")})`
      : record(message, layout.fields, imports);
  const parameter = body.includes("hints") ? "hints" : "_hints";
  const doc = `Any \`${message.name}\`; with \`hints\`, also ones that are not canonical.`;
  return `\n/** ${comment(doc)} */\nexport function any${layoutName(table, message, layout)}(${parameter}: boolean): fc.Arbitrary<${type}> {\nreturn ${body};\n}\n`;
}

function record(message: MessageTable, fields: readonly Field[], imports: Imports): string {
  const members = fields.flatMap((field) => fieldArbitraries(field, imports));
  return `fc.record({ ${[`type: fc.constant("${message.name}" as const)`, ...members].join(", ")} })`;
}

function armRecord(
  message: MessageTable,
  layout: Layout,
  on: string,
  arm: SwitchArm,
  type: string,
  imports: Imports,
): string {
  const common = layout.fields.slice(0, -1).flatMap((field) => {
    if (field.kind !== "value" || field.name !== on) return fieldArbitraries(field, imports);
    const values = arm.values.join(", ");
    return [`${on}: ${imports.use("oneOf")}<${type}${pascal(arm.name)}["${on}"]>(${values})`];
  });
  const members = [...common, ...arm.fields.flatMap((field) => fieldArbitraries(field, imports))];
  return `fc.record({ ${[`type: fc.constant("${message.name}" as const)`, ...members].join(", ")} })`;
}

function fieldArbitraries(field: Field, imports: Imports): string[] {
  switch (field.kind) {
    case "mask":
      return [`${field.name}: ${imports.use("hint")}(hints, ${hex(field.hint)})`];
    case "bit":
      return [`${field.name}: ${imports.use("flag")}()`];
    case "value":
      return valueArbitraries(field, imports);
    case "split":
      return field.parts.map((part) => `${part.name}: ${intArbitrary(part.type, imports)}`);
    case "interleave":
      return field.fields.map(
        (f) => `${f.name}: ${tuple(intArbitrary(f.type, imports), field.count)}`,
      );
    case "length":
    case "refuse":
    case "switch":
      return [];
  }
}

function valueArbitraries(field: ValueField, imports: Imports): string[] {
  const wrap = (code: string) =>
    field.when === undefined ? code : `${imports.use("maybe")}(${code})`;
  const widest =
    field.wide === undefined
      ? typeArbitrary(field, field.type, imports)
      : `fc.oneof(${intArbitrary(field.type as IntType, imports)}, ${intArbitrary(field.wide.type, imports)})`;
  const members = [`${field.name}: ${wrap(widest)}`];
  if (field.type.kind === "float")
    members.push(`${nanMember(field.name)}: ${imports.use("nan")}(hints)`);
  if (field.type.kind === "array" && field.type.of.kind === "float") {
    members.push(`${nanMember(field.name)}: ${imports.use("nans")}(hints, ${field.type.count})`);
  }
  return members;
}

function typeArbitrary(field: ValueField, type: ValueType, imports: Imports): string {
  if (field.selects !== undefined)
    return `${imports.use("oneOf")}(${field.selects.map((s) => s.value).join(", ")})`;
  switch (type.kind) {
    case "int":
      return intArbitrary(type, imports);
    case "float":
      return `${imports.use("floats")}()`;
    case "string":
      return `${imports.use("text")}(${type.cut})`;
    case "strings":
      return `${imports.use("texts")}(${type.cut})`;
    case "bytes":
      return `${imports.use("someBytes")}()`;
    case "array":
      return tuple(typeArbitrary({ ...field, type: type.of }, type.of, imports), type.count);
  }
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
