import {
  Project,
  type SourceFile,
  StructureKind,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  type StatementStructures,
  VariableDeclarationKind,
} from "ts-morph";
import type { ContainerTable, EnumTable, MessageTable, Table } from "../../runtime/table.ts";
import { comment, Imports, layoutName, pascal, typeName, upper } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { decodeFunction, type FunctionCode } from "./decode.ts";
import { codecsCode, dispatchFunctions, scratchCode, versionClasses } from "./dispatch.ts";
import { encodeFunction } from "./encode.ts";
import { type Member, sentences, type Variant, variantsOf } from "./members.ts";
import { RUNTIME } from "./runtime.ts";
import { LengthTables } from "./size.ts";
import { skipFunction } from "./skip.ts";
import { isRefillable, viewClass } from "./view.ts";

/** How every generated file begins. */
export const BANNER = "// Generated from ";

/** Warns whoever opens a generated file. */
export function banner(table: Table): string {
  const file = table.messages[0]!.source.replace(/:\d+$/, "");
  return `${BANNER}${file}. To change it, edit the schema and run \`npx demospec generate\`.`;
}

/** The module of a protocol: interfaces, functions by message and version, dispatch, codecs. */
export function protocolModule(project: Project, table: Table): SourceFile {
  const emitting: Emitting = { table, imports: new Imports(), lengths: new LengthTables() };
  const { imports } = emitting;
  const classes = versionClasses(table);
  const views = table.messages
    .filter(isRefillable)
    .flatMap((message) =>
      message.layouts
        .filter((layout) => layout.fields.length > 0)
        .map((layout) => viewClass(emitting, message, layout)),
    );
  const functions = [
    ...table.messages.flatMap((message) => messageFunctions(emitting, message)),
    ...classes.flatMap((versions) => dispatchFunctions(emitting, versions)),
  ];
  return project.createSourceFile(
    `${table.name}.ts`,
    {
      statements: [
        banner(table),
        ...importLines(imports, emitting.lengths, [
          `import type { AnyMessage, Codec } from "../runtime/codec.ts";`,
          `import type { Viewed } from "../runtime/view.ts";`,
          `import { table } from "./${table.name}.table.ts";`,
        ]),
        `export { table };`,
        ...table.enums.map(enumConstant),
        ...table.messages.flatMap((message) => interfaces(table, message)),
        messageUnion(table),
        handlersInterface(table),
        ...lengthConstants(emitting.lengths),
        ...functions.map(functionStructure),
        ...views,
        ...classes.map((versions) => scratchCode(emitting, versions)),
        codecsConstant(codecsCode(classes)),
      ],
    },
    { overwrite: true },
  );
}

/** The module of a container: the block's interface and functions, and the container itself. */
export function containerModule(project: Project, table: ContainerTable): SourceFile {
  const emitting: Emitting = { table, imports: new Imports(), lengths: new LengthTables() };
  const [message] = table.messages;
  const functions = messageFunctions(emitting, message!);
  const block = typeName(table, message!);
  const types = ["Message", "Handlers"].join(", ");
  return project.createSourceFile(
    `${table.name}.ts`,
    {
      statements: [
        banner(table),
        ...importLines(emitting.imports, emitting.lengths, [
          `import type { Container } from "../runtime/container.ts";`,
          `import { table } from "./${table.name}.table.ts";`,
          `import { codecs, type ${types.replaceAll(", ", ", type ")} } from "./${table.carries.protocol}.ts";`,
        ]),
        `export { table };`,
        ...interfaces(table, message!),
        ...lengthConstants(emitting.lengths),
        ...functions.map(functionStructure),
        {
          kind: StructureKind.VariableStatement,
          declarationKind: VariableDeclarationKind.Const,
          isExported: true,
          docs: [docText(sentences(table.title, table.doc), table.ref)],
          declarations: [
            {
              name: table.name,
              type: `Container<${block}, ${types}>`,
              initializer: `{ table, codecs, decodeBlock: decode${block}, encodeBlock: encode${block}, skipBlock: skip${block} }`,
            },
          ],
        },
      ],
    },
    { overwrite: true },
  );
}

/** The module that holds a table: what the interpreter reads. */
export function tableModule(project: Project, table: Table): SourceFile {
  const type = table.kind === "container" ? "ContainerTable" : "Table";
  return project.createSourceFile(
    `${table.name}.table.ts`,
    {
      statements: [
        banner(table),
        `import type { ${type} } from "../runtime/table.ts";`,
        `/** The schema of ${comment(table.title)} with its versions resolved, for the interpreter. */`,
        `export const table: ${type} = ${JSON.stringify(table)};`,
      ],
    },
    { overwrite: true },
  );
}

function messageFunctions(emitting: Emitting, message: MessageTable): FunctionCode[] {
  return message.layouts.flatMap((layout) => {
    if (layout.fields.length === 0) return [];
    const name = layoutName(emitting.table, message, layout);
    const versions =
      message.layouts.length > 1 ? ` (${versionText(emitting.table, layout.from, layout.to)})` : "";
    const entry = `\`${message.name}\`${versions}`;
    const behind = emitting.table.kind === "protocol" ? " at the cursor, its id first" : "";
    return [
      {
        ...decodeFunction(emitting, message, layout),
        doc: `Reads a ${entry}${behind}. Throws DecodeError.`,
      },
      {
        ...skipFunction(emitting, message, layout),
        doc: `Passes over what \`decode${name}\` reads. Throws DecodeError.`,
      },
      {
        ...encodeFunction(emitting, message, layout),
        doc: `Writes what \`decode${name}\` reads. Throws EncodeError.`,
      },
    ];
  });
}

function versionText(table: Table, from: number, to: number): string {
  const newest = table.versions.length - 1;
  if (from === to) return `${table.versions[from]}`;
  return to === newest ? `from ${table.versions[from]}` : `to ${table.versions[to]}`;
}

/** Imports of what the code uses, a line a runtime file. */
function importLines(imports: Imports, lengths: LengthTables, own: readonly string[]): string[] {
  if (lengths.declarations.size > 0) imports.use("bitLengths");
  const lines: string[] = [...own];
  for (const [file, names] of Object.entries(RUNTIME)) {
    const used = names.filter((name) => imports.has(name));
    const types =
      file === "reader.ts" ? ["type Reader"] : file === "writer.ts" ? ["type Writer"] : [];
    if (used.length + types.length > 0)
      lines.push(`import { ${[...types, ...used].join(", ")} } from "../runtime/${file}";`);
  }
  return lines;
}

function enumConstant(table: EnumTable): StatementStructures | string {
  const values = table.values.map((v) => {
    const doc = v.doc === undefined ? "" : `/** ${comment(sentences(v.doc))} */\n`;
    return `${doc}${v.name}: ${v.value},`;
  });
  const doc = table.doc === undefined ? `Values of ${table.name}.` : sentences(table.doc);
  return `\n/** ${comment(doc)} */\nexport const ${upper(table.name)} = {\n${values.join("\n")}\n} as const;\n`;
}

function interfaces(
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
    return [interfaceOf(message, variants[0]!, docs)];
  const union = variants.map((v) => v.name).join(" | ");
  return [
    ...variants.map((variant) =>
      interfaceOf(message, variant, docText(sentences(variant.doc ?? `A variant of ${name}.`))),
    ),
    `\n${blockComment(docs)}\nexport type ${name} = ${union};\n`,
  ];
}

function interfaceOf(
  message: MessageTable,
  variant: Variant,
  docs: string,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: variant.name,
    docs: [docs],
    properties: [{ name: "type", type: `"${message.name}"` }, ...variant.members.map(property)],
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

/** A doc comment: what it is, where the documents speak of it, where the schema does. */
function docText(text: string, ref?: string, source?: string): string {
  const origin = [ref, source].filter((t) => t !== undefined).join(" · ");
  return [text, origin]
    .filter((t) => t !== "")
    .map((t) => wrap(comment(t)))
    .join("\n\n");
}

const COLUMNS = 90;

/** Breaks a text into lines of a readable length. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

/** A block comment of a text that is wrapped already. */
function blockComment(text: string): string {
  if (!text.includes("\n")) return `/** ${text} */`;
  return `/**\n${text
    .split("\n")
    .map((line) => ` * ${line}`.trimEnd())
    .join("\n")}\n */`;
}

function messageUnion(table: Table): string {
  const names = table.messages.map((message) => typeName(table, message));
  return `\n/** Any message. */\nexport type Message = ${names.join(" | ")};\n`;
}

function handlersInterface(table: Table): InterfaceDeclarationStructure {
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
      type: `((message: ${handed(message)}) => void) | undefined`,
    })),
  };
}

/** What a handler gets: a view, but for messages that have no members, or several shapes. */
function handed(message: MessageTable): string {
  const views = isRefillable(message) && message.layouts.some((layout) => layout.fields.length > 0);
  return views ? `Viewed<${pascal(message.name)}>` : `Readonly<${pascal(message.name)}>`;
}

function lengthConstants(lengths: LengthTables): string[] {
  return [...lengths.declarations].map(
    ([name, code]) => `const ${name} = /* @__PURE__ */ ${code};`,
  );
}

function functionStructure(code: FunctionCode): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: code.isLocal !== true,
    name: code.name,
    parameters: code.parameters.map((p) => ({ ...p, name: usedName(p.name, code.body) })),
    returnType: code.returns,
    statements: code.body,
    docs: [docText(code.doc)],
  };
}

/** A parameter that the code does not need is marked as such. */
function usedName(name: string, body: string): string {
  return new RegExp(`\\b${name}\\b`).test(body) ? name : `_${name}`;
}

function codecsConstant(code: string): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    isExported: true,
    docs: [`A codec for each class of versions that are alike, oldest first.`],
    declarations: [
      { name: "codecs", type: "readonly Codec<Message, Handlers>[]", initializer: code },
    ],
  };
}
