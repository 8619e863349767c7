import type { CarryTable, ContainerTable, Table } from "../../../runtime/table/table.ts";
import * as code from "../../plan/code/build.ts";
import type { ConstantCode, Expr } from "../../plan/code/model.ts";
import { eachNode, type Tree } from "../../plan/code/walk.ts";
import { printClass } from "../code/classes.ts";
import { docText } from "../code/text.ts";
import { printExpr } from "../code/code.ts";
import { printConstant, printFunction, printMaker } from "../code/functions.ts";
import { givenFunction } from "../../plan/parts/begin.ts";
import type { Emitting } from "../../plan/parts/emitting.ts";
import { pascal, typeName } from "../../facts/names.ts";
import { dispatchCode } from "../../plan/dispatch/dispatch.ts";
import { rejectFunction } from "../../plan/encode/out-of-range.ts";
import { familiesOf } from "../../plan/families/families.ts";
import { messageFunctions, ownLayouts } from "../../plan/functions.ts";
import {
  enumConstant,
  handlersInterface,
  interfaces,
  messageUnion,
  vectorConstant,
} from "../types/interfaces.ts";
import { RUNTIME } from "../../facts/library.ts";
import { type Import, importLines } from "./imports.ts";
import { sentences } from "../../members/sentences.ts";
import { Constants } from "../../plan/parts/constants.ts";
import { stateTypes } from "../types/states.ts";
import { stateMakers } from "./state-makers.ts";
import { tailOf } from "../../plan/layouts/tail.ts";
import { viewClass } from "../../plan/view/view.ts";
import { hasView, isShown, viewedStructs } from "../../facts/viewed.ts";
import {
  Project,
  type SourceFile,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from "ts-morph";

/** How every generated file begins. */
export const BANNER = "// Generated from ";

/** Warns whoever opens a generated file. */
export function banner(table: Table): string {
  const file = table.messages[0]!.source.replace(/:\d+$/, "");
  return `${BANNER}${file}. To change it, edit the schema and run \`npx demospec generate\`.`;
}

/** The module of a protocol: interfaces, functions by message and version, dispatch, codecs. */
export function protocolModule(project: Project, table: Table, home?: string): SourceFile {
  const plain = newEmitting(table);
  const families = familiesOf(plain);
  const emitting = { ...plain, families };
  const views = viewClasses(emitting, families);
  const functions = [...table.structs, ...table.messages].flatMap((message) =>
    messageFunctions(emitting, message),
  );
  const dispatch = dispatchCode(emitting);
  const given = givenFunction(table);
  const refuse = rejectFunction(functions);
  const constants = lengthConstants(emitting);
  const makers = stateMakers(table);
  const made = [families.makers, views, makers.uses];
  const trees = [constants, dispatch, given, refuse, functions, made];
  const imports: Import[] = [
    { runtime: "codec.ts", names: ["AnyMessage", "Codec"], isType: true },
    ...(views.length > 0 ? [VIEWED] : []),
    { beside: `${table.name}.table`, names: ["table"] },
  ];
  return project.createSourceFile(
    `${table.name}.ts`,
    {
      statements: [
        banner(table),
        ...importLines([...imports, ...runtimeImports(emitting, trees)], home),
        `export { table };`,
        ...table.enums.map((one) => enumConstant(one, table.versions)),
        ...table.vectors.map(vectorConstant),
        ...table.structs.flatMap((struct) => interfaces(table, struct)),
        ...table.messages.flatMap((message) => interfaces(table, message)),
        messageUnion(table),
        ...stateTypes(table),
        handlersInterface(table),
        ...[...constants, ...dispatch.constants].map(printConstant),
        ...[...given, ...refuse, ...functions].map(printFunction),
        ...families.makers.map(printMaker),
        ...dispatch.functions.map(printFunction),
        ...views.map(printClass),
        dispatch.scratchType,
        ...dispatch.scratch.map(printFunction),
        ...dispatch.made.map(printConstant),
        codecsConstant(dispatch.codecs),
        ...makers.text,
      ],
    },
    { overwrite: true },
  );
}

/** The classes of views: one follows the one that it extends. */
function viewClasses(emitting: Emitting, families: ReturnType<typeof familiesOf>) {
  const { table } = emitting;
  const viewed = [...viewedStructs(table), ...table.messages.filter((m) => isShown(table, m))];
  const shown = viewed.flatMap((message) =>
    ownLayouts(table, message)
      .filter(
        (layout) =>
          layout.fields.length > 0 && hasView(table, message, layout) && !families.has(layout),
      )
      .map((layout) => ({ message, layout, extended: tailOf(table, message, layout) })),
  );
  return [
    ...shown.filter(({ extended }) => extended === undefined),
    ...shown.filter(({ extended }) => extended !== undefined),
  ].map(({ message, layout }) => viewClass({ ...emitting, version: layout.from }, message, layout));
}

const VIEWED: Import = { runtime: "bytes/view.ts", names: ["Viewed"], isType: true };

function newEmitting(table: Table): Emitting {
  return { table, constants: new Constants(), types: new Set(), version: 0 };
}

/** The module of a container: the block's interface and functions, and the container itself. */
export function containerModule(
  project: Project,
  table: ContainerTable,
  home?: string,
): SourceFile {
  const emitting = newEmitting(table);
  const [message] = table.messages;
  const functions = [...table.structs, message!].flatMap((m) => messageFunctions(emitting, m));
  const block = typeName(table, message!);
  const imports: Import[] = [
    { runtime: "container.ts", names: ["Container"], isType: true },
    { beside: `${table.name}.table`, names: ["table"] },
    ...table.carries.map(({ protocol }) => {
      const as = pascal(protocol);
      const types = ["Message", "Handlers"].map((type) => `type ${type} as ${as}${type}`);
      return { beside: protocol, names: [`codecs as ${protocol}`, ...types] };
    }),
  ];
  const union = (what: string, sign: string) =>
    table.carries.map(({ protocol }) => `${pascal(protocol)}${what}`).join(` ${sign} `);
  const container = containerCode(table, block);
  const given = givenFunction(table);
  const refuse = rejectFunction(functions);
  const constants = lengthConstants(emitting);
  const trees = [constants, given, refuse, functions, container];
  return project.createSourceFile(
    `${table.name}.ts`,
    {
      statements: [
        banner(table),
        ...importLines([...imports, ...runtimeImports(emitting, trees)], home),
        `export { table };`,
        ...table.enums.map((one) => enumConstant(one, table.versions)),
        ...table.vectors.map(vectorConstant),
        ...table.structs.flatMap((struct) => interfaces(table, struct)),
        ...interfaces(table, message!),
        `\n/** Any message that a block carries. */\nexport type Message = ${union("Message", "|")};\n`,
        `\n/** What to do with messages, by type. */\nexport type Handlers = ${union("Handlers", "&")};\n`,
        ...constants.map(printConstant),
        ...[...given, ...refuse, ...functions].map(printFunction),
        {
          kind: StructureKind.VariableStatement,
          declarationKind: VariableDeclarationKind.Const,
          isExported: true,
          docs: [docText(sentences(table.title, table.doc), table.ref)],
          declarations: [
            {
              name: table.name,
              type: `Container<${block}, Message, Handlers>`,
              initializer: printExpr(container),
            },
          ],
        },
      ],
    },
    { overwrite: true },
  );
}

/** A container: its table, the codecs of what it carries, and the functions of its block. */
function containerCode({ carries }: ContainerTable, block: string): Expr {
  const codecs = ({ protocol, flavor: kind }: CarryTable) =>
    kind === undefined
      ? code.name(protocol)
      : code.use("codecsOfFlavor", code.name(protocol), kind);
  const [own, ...further] = carries.map(codecs);
  const encode = code.use(
    "encodeExplained",
    ...["table", "w", "block", `encode${block}`].map(code.name),
  );
  return code.recordOf({
    table: code.name("table"),
    codecs: own!,
    further: code.list(further),
    decodeBlock: code.name(`decode${block}`),
    encodeBlock: code.lambda(["w", "block"], encode),
    skipBlock: code.name(`skip${block}`),
  });
}

/** Types of the runtime that functions name in their parameters, by its files. */
const TYPES: Readonly<Record<string, string>> = {
  "bytes/reader.ts": "Reader",
  "bytes/writer.ts": "Writer",
};

/** What code imports of the runtime, with the types of it that the code names. */
export function runtimeImports({ types }: Pick<Emitting, "types">, trees: Tree): Import[] {
  const used = new Set([...types].map((type) => `type ${type}`));
  eachNode(trees, (node) => {
    if (node.kind === "library") used.add(node.name);
  });
  return Object.entries(RUNTIME).flatMap(([runtime, all]) => {
    const type = TYPES[runtime];
    const names = all.filter((name) => used.has(name));
    if (type !== undefined) names.unshift(`type ${type}`);
    return names.length === 0 ? [] : [{ runtime, names }];
  });
}

function lengthConstants({ constants }: Emitting): ConstantCode[] {
  return [...constants.declarations].map(([name, value]) => ({ name, value }));
}

function codecsConstant(codecs: Expr): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    isExported: true,
    docs: [`A codec for each class of versions that are alike, oldest first.`],
    declarations: [
      {
        name: "codecs",
        type: "readonly Codec<Message, Handlers>[]",
        initializer: printExpr(codecs),
      },
    ],
  };
}
