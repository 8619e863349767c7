import {
  Project,
  type SourceFile,
  StructureKind,
  type FunctionDeclarationStructure,
  type InterfaceDeclarationStructure,
  type StatementStructures,
  VariableDeclarationKind,
} from "ts-morph";
import {
  type ContainerTable,
  type EnumTable,
  type Layout,
  listEnd,
  type MessageTable,
  type Table,
  type VectorTable,
} from "../../runtime/table/table.ts";
import { comment, firstAlike, Imports, layoutName, pascal, typeName, upper } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { decodeFunctions, type FunctionCode, isStruct } from "./decode.ts";
import { dispatchCode } from "./dispatch/dispatch.ts";
import { encodeFunction } from "./encode.ts";
import { type Member, sentences, type Variant, variantsOf } from "./members.ts";
import { RUNTIME } from "./runtime.ts";
import { LengthTables } from "./size.ts";
import { skipFunctions } from "./skip.ts";
import { tailOf } from "./tail.ts";
import { isRefillable, viewClass, viewedStructs } from "./view.ts";

/** How every generated file begins. */
export const BANNER = "// Generated from ";

/** Warns whoever opens a generated file. */
export function banner(table: Table): string {
  const file = table.messages[0]!.source.replace(/:\d+$/, "");
  return `${BANNER}${file}. To change it, edit the schema and run \`npx demospec generate\`.`;
}

/** The module of a protocol: interfaces, functions by message and version, dispatch, codecs. */
export function protocolModule(project: Project, table: Table): SourceFile {
  const emitting = newEmitting(table);
  const { imports } = emitting;
  const viewed = [...viewedStructs(table), ...table.messages.filter(isRefillable)];
  const shown = viewed.flatMap((message) =>
    ownLayouts(table, message)
      .filter((layout) => layout.fields.length > 0)
      .map((layout) => ({ message, layout, extended: tailOf(table, message, layout) })),
  );
  // A class stands behind the one that it extends.
  const views = [
    ...shown.filter(({ extended }) => extended === undefined),
    ...shown.filter(({ extended }) => extended !== undefined),
  ].map(({ message, layout }) => viewClass({ ...emitting, version: layout.from }, message, layout));
  const functions = [...table.structs, ...table.messages].flatMap((message) =>
    messageFunctions(emitting, message),
  );
  const dispatch = dispatchCode(emitting);
  return project.createSourceFile(
    `${table.name}.ts`,
    {
      statements: [
        banner(table),
        ...importLines(imports, emitting.lengths, [
          `import type { AnyMessage, Codec } from "../runtime/codec.ts";`,
          ...(views.length > 0 ? [`import type { Viewed } from "../runtime/bytes/view.ts";`] : []),
          `import { table } from "./${table.name}.table.ts";`,
        ]),
        `export { table };`,
        ...table.enums.map(enumConstant),
        ...table.vectors.map(vectorConstant),
        ...table.structs.flatMap((struct) => interfaces(table, struct)),
        ...table.messages.flatMap((message) => interfaces(table, message)),
        messageUnion(table),
        handlersInterface(table),
        ...lengthConstants(emitting.lengths),
        ...dispatch.constants,
        ...functions.map(functionStructure),
        ...dispatch.functions.map(functionStructure),
        ...views,
        ...dispatch.scratch,
        codecsConstant(dispatch.codecs),
      ],
    },
    { overwrite: true },
  );
}

function newEmitting(table: Table): Emitting {
  return { table, imports: new Imports(), lengths: new LengthTables(), version: 0 };
}

/** The layouts that have functions of their own: kinds share those of what they do not change. */
function ownLayouts(table: Table, message: MessageTable): Layout[] {
  return message.layouts.filter((layout) => firstAlike(table, message, layout) === layout);
}

/** The module of a container: the block's interface and functions, and the container itself. */
export function containerModule(project: Project, table: ContainerTable): SourceFile {
  const emitting = newEmitting(table);
  const [message] = table.messages;
  const functions = [...table.structs, message!].flatMap((m) => messageFunctions(emitting, m));
  const block = typeName(table, message!);
  const [first, ...others] = table.carries;
  const protocolImports = table.carries.map(({ protocol }) => {
    const as = pascal(protocol);
    return `import { codecs as ${protocol}, type Message as ${as}Message, type Handlers as ${as}Handlers } from "./${protocol}.ts";`;
  });
  const union = (what: string, sign: string) =>
    table.carries.map(({ protocol }) => `${pascal(protocol)}${what}`).join(` ${sign} `);
  const explained = emitting.imports.use("encodeExplained");
  const further = others.map(({ protocol }) => protocol).join(", ");
  return project.createSourceFile(
    `${table.name}.ts`,
    {
      statements: [
        banner(table),
        ...importLines(emitting.imports, emitting.lengths, [
          `import type { Container } from "../runtime/container.ts";`,
          `import { table } from "./${table.name}.table.ts";`,
          ...protocolImports,
        ]),
        `export { table };`,
        ...table.enums.map(enumConstant),
        ...table.vectors.map(vectorConstant),
        ...table.structs.flatMap((struct) => interfaces(table, struct)),
        ...interfaces(table, message!),
        `\n/** Any message that a block carries. */\nexport type Message = ${union("Message", "|")};\n`,
        `\n/** What to do with messages, by type. */\nexport type Handlers = ${union("Handlers", "&")};\n`,
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
              type: `Container<${block}, Message, Handlers>`,
              initializer: `{ table, codecs: ${first!.protocol}, further: [${further}], decodeBlock: decode${block}, encodeBlock: (w, block) => ${explained}(table, w, block, encode${block}), skipBlock: skip${block} }`,
            },
          ],
        },
      ],
    },
    { overwrite: true },
  );
}

function messageFunctions(shared: Emitting, message: MessageTable): FunctionCode[] {
  const { table } = shared;
  return ownLayouts(table, message).flatMap((layout) => {
    if (layout.fields.length === 0) return [];
    const emitting = { ...shared, version: layout.from };
    const name = layoutName(table, message, layout);
    const versions =
      message.layouts.length > 1 ? ` (${versionText(table, layout.from, layout.to)})` : "";
    const entry = `\`${message.name}\`${versions}`;
    const isMessage = table.kind === "protocol" && !isStruct(table, message);
    const behind = isMessage ? " at the cursor, its id first" : "";
    const ends =
      listEnd(layout) === undefined ? "" : " Where it ends its list, its mask is returned.";
    const isEnd = ends === "" ? "" : " Returns whether it ends its list.";
    const own = (code: FunctionCode, doc: string) => (code.doc === "" ? { ...code, doc } : code);
    return [
      ...decodeFunctions(emitting, message, layout).map((code) =>
        own(code, `Reads a ${entry}${behind}.${ends} Throws DecodeError.`),
      ),
      ...skipFunctions(emitting, message, layout).map((code) =>
        own(code, `Passes over what \`decode${name}\` reads.${isEnd} Throws DecodeError.`),
      ),
      own(
        encodeFunction(emitting, message, layout),
        `Writes what \`decode${name}\` reads. Throws EncodeError.`,
      ),
    ];
  });
}

function versionText(table: Table, from: number, to: number): string {
  const newest = table.kinds?.[0]?.to ?? table.versions.length - 1;
  if (from === to) return `${table.versions[from]}`;
  return to === newest ? `from ${table.versions[from]}` : `to ${table.versions[to]}`;
}

/** Imports of what the code uses, a line a runtime file. */
const TYPES: Readonly<Record<string, string>> = {
  "bytes/reader.ts": "Reader",
  "bytes/writer.ts": "Writer",
};

/** What a module imports, with the types of the runtime that it names. */
export function importLines(
  imports: Imports,
  lengths: LengthTables,
  own: readonly string[],
  typed: readonly string[] = ["bytes/reader.ts", "bytes/writer.ts"],
): string[] {
  const tables = [...lengths.declarations.values()];
  if (tables.some((code) => code.startsWith("bitLengths"))) imports.use("bitLengths");
  const lines: string[] = [...own];
  for (const [file, names] of Object.entries(RUNTIME)) {
    const used = names.filter((name) => imports.has(name));
    const types = typed.includes(file) ? [`type ${TYPES[file]}`] : [];
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

function vectorConstant(table: VectorTable): string {
  const doc = docText(
    table.doc === undefined ? `The vectors of ${table.name}.` : sentences(table.doc),
    table.ref,
  );
  const values = table.values.map((vector) => `[${vector.join(", ")}]`).join(",\n");
  const type = `[${table.values[0]!.map(() => "number").join(", ")}]`;
  return `\n${blockComment(doc)}\nexport const ${upper(table.name)}: readonly (readonly ${type})[] = [\n${values}\n];\n`;
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
    ([name, code]) => `const ${name} = ${/^\w+\(/.test(code) ? "/* @__PURE__ */ " : ""}${code};`,
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
