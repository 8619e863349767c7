import type { EnumTable, Table, VectorTable } from "../../../runtime/table/table.ts";
import type { MessageTable } from "../../../runtime/table/messages.ts";
import { grouped } from "../../grouped.ts";
import { blockComment, comment, docText } from "../code/text.ts";
import { typeName, upper } from "../../facts/names.ts";
import { isStruct } from "../../facts/layouts.ts";
import { type Member, type Variant, variantsOf } from "../../members/members.ts";
import { sentences } from "../../members/sentences.ts";
import { isShown } from "../../facts/viewed.ts";
import {
  type InterfaceDeclarationStructure,
  type StatementStructures,
  StructureKind,
} from "ts-morph";

/** The names of an enum. One that is another number in a dialect has the number that it has elsewhere. */
export function enumConstant(
  table: EnumTable,
  versions: readonly string[],
): StatementStructures | string {
  const values = [...grouped(table.values, ({ name }) => name).values()].map((named) => {
    const v = named[0]!;
    const others = named
      .filter((other) => other.value !== v.value)
      .map((other) => `${other.value} in ${versions[other.from]}`);
    const text = sentences(v.doc, others.length === 0 ? undefined : others.join(", "));
    const doc = text === "" ? "" : `/** ${comment(text)} */\n`;
    return `${doc}${v.name}: ${v.value},`;
  });
  const doc = table.doc === undefined ? `Values of ${table.name}.` : sentences(table.doc);
  return `\n/** ${comment(doc)} */\nexport const ${upper(table.name)} = {\n${values.join("\n")}\n} as const;\n`;
}

export function vectorConstant(table: VectorTable): string {
  const doc = docText(
    table.doc === undefined ? `The vectors of ${table.name}.` : sentences(table.doc),
    table.ref,
  );
  const values = table.values.map((vector) => `[${vector.join(", ")}]`).join(",\n");
  const type = `[${table.values[0]!.map(() => "number").join(", ")}]`;
  return `\n${blockComment(doc)}\nexport const ${upper(table.name)}: readonly (readonly ${type})[] = [\n${values}\n];\n`;
}

export function interfaces(
  table: Table,
  message: MessageTable,
): (InterfaceDeclarationStructure | string)[] {
  const name = typeName(table, message);
  const variants = variantsOf(table, message, name);
  const origin = sentences(
    message.doc,
    message.illegal === undefined ? undefined : `Illegal: ${message.illegal}`,
  );
  const docs = docText(origin, message.ref, message.source);
  if (variants.length === 1 && variants[0]!.name === name)
    return [interfaceOf(table, message, variants[0]!, docs)];
  const union = variants.map((v) => v.name).join(" | ");
  return [
    ...variants.map((variant) =>
      interfaceOf(
        table,
        message,
        variant,
        docText(sentences(variant.doc ?? `A variant of ${name}.`)),
      ),
    ),
    `\n${blockComment(docs)}\nexport type ${name} = ${union};\n`,
  ];
}

function interfaceOf(
  table: Table,
  message: MessageTable,
  variant: Variant,
  docs: string,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: variant.name,
    docs: [docs],
    properties: [
      ...(isStruct(table, message) ? [] : [{ name: "type", type: `"${message.name}"` }]),
      ...variant.members.map(property),
    ],
  };
}

function property(member: Member) {
  return {
    name: member.name,
    type: member.optional ? `${member.type} | undefined` : member.type,
    hasQuestionToken: member.optional,
    ...(member.doc === undefined ? {} : { docs: [docText(member.doc)] }),
  };
}

export function messageUnion(table: Table): string {
  const names = table.messages.map((message) => typeName(table, message));
  return `\n/** Any message. */\nexport type Message = ${names.join(" | ")};\n`;
}

export function handlersInterface(table: Table): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: "Handlers",
    docs: [
      "What to do with messages, by type. A view is good until the handler returns: `copy()` keeps what it shows.",
    ],
    properties: table.messages.map((message) => ({
      name: message.name,
      hasQuestionToken: true,
      type: `((message: ${handed(table, message)}) => void) | undefined`,
    })),
  };
}

/** What a handler gets: a view, but for messages that are decoded, or have no members. */
function handed(table: Table, message: MessageTable): string {
  const views =
    isShown(table, message) && message.layouts.some((layout) => layout.fields.length > 0);
  return views ? `Viewed<${typeName(table, message)}>` : `Readonly<${typeName(table, message)}>`;
}
