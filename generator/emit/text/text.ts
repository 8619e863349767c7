import type { Project, SourceFile } from "ts-morph";
import { membersOf } from "../../../runtime/table/statements.ts";
import type { Layout, MessageTable, Table } from "../../../runtime/table/table.ts";
import { firstAlike, Imports, layoutName, typeName } from "../code.ts";
import { isStruct } from "../layouts.ts";
import { casesOf, tellsVersions, type VersionClass, versionClasses } from "../dispatch/classes.ts";
import { enterChosenCode, enterCode, hearCode } from "./hear.ts";
import { banner, importLines } from "../module.ts";
import { RUNTIME } from "../runtime.ts";
import { sayCode } from "./say.ts";
import { LengthTables } from "../size.ts";
import { tellCode, tellDispatch } from "./tell.ts";
import {
  FROM_OBJECT,
  frontConstants,
  FRONTS,
  NotTold,
  piece,
  singleOf,
  type Telling,
  tellingEntries,
  type Way,
  waysOf,
} from "./telling.ts";

/** The module that writes and reads messages in the text form. Nothing where it would tell none. */
export function textModule(project: Project, table: Table): SourceFile | undefined {
  // Nobody writes a text of a protocol that says nothing of it.
  if (![...table.structs, ...table.messages].some(({ text }) => text !== undefined))
    return undefined;
  const shared: Telling = {
    table,
    imports: new Imports(),
    constants: new Map<string, string>(),
    functions: new Map<string, string>(),
    reading: new Imports(),
    source: FROM_OBJECT,
    version: 0,
  };
  for (const message of [...table.structs, ...table.messages])
    for (const layout of message.layouts)
      if (firstAlike(table, message, layout) === layout)
        addFunctions({ ...shared, version: layout.from }, message, layout);
  const classes = versionClasses(table);
  const dispatch = classes.flatMap((versions) => tellDispatch(shared, versions) ?? []);
  const codes = classes.map((versions) => codeOf(shared, versions));
  const entry = `\n/** What writes and reads messages in the text form, by the versions that it is for. */\nexport const textCodes: readonly TextCode[] = [${codes.join(", ")}];\n`;
  const functions = usedFrom([...shared.functions], [...dispatch, entry].join("\n"));
  if (functions === "") return undefined;
  const code = [functions, ...dispatch, entry].join("\n");
  const constants = constantsOf(shared, code);
  return project.createSourceFile(
    `${table.name}.text.ts`,
    { statements: [banner(table), ...importsOf(shared, constants + code), constants, code] },
    { overwrite: true },
  );
}

/** What generated code says and hears with, by the file that has it. */
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  "statement/code/hearing.ts": ["type TextCursor", "withBit"],
  "statement/code/decimals.ts": ["putFloat", "putTime"],
  "output.ts": ["type TextOutput"],
  "statement/code/pieces.ts": [
    "alone",
    "Fronts",
    "INTS",
    "opening",
    "put",
    "putEnd",
    "putIntEnd",
    "token",
  ],
  "statement/code/saying.ts": ["type Names", "appendNamed", "BitNumbers", "close", "Numbers"],
  "statement/code/text-code.ts": ["type TextCode"],
};

function importsOf({ table, reading }: Telling, code: string): string[] {
  const used = (names: readonly string[]) =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  // Structs stay objects here: their types, and what reads them.
  const structs = [
    ...new Set(code.match(/\b(?:de|en)code[A-Z]\w*/g)),
    ...table.structs
      .map((struct) => typeName(table, struct))
      .filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(code))
      .map((name) => `type ${name}`),
  ];
  const read = new Imports();
  for (const name of used(Object.values(RUNTIME).flat())) if (reading.has(name)) read.use(name);
  const types = used(["M"]).length > 0 ? [`import type * as M from "./${table.name}.ts";`] : [];
  const helpers = Object.entries(HELPERS).flatMap(([file, names]) => {
    const own = names.filter((name) => used([name.replace("type ", "")]).length > 0);
    return own.length === 0 ? [] : [`import { ${own.join(", ")} } from "../text/${file}";`];
  });
  return [
    ...helpers,
    ...importLines(read, new LengthTables(), []),
    ...(structs.length === 0
      ? []
      : [`import { ${structs.join(", ")} } from "./${table.name}.ts";`]),
    ...types,
  ];
}

function constantsOf(telling: Telling, code: string): string {
  const own = [...telling.constants]
    .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(code))
    .map(([definition, name]) => `const ${name} = ${definition};`)
    .join("\n");
  if (!own.includes(FRONTS)) return own;
  const { before, after } = frontConstants(telling);
  return [before, own, after].join("\n");
}

/** The functions that are used, from those of messages on. */
function usedFrom(functions: readonly (readonly [string, string])[], entries: string): string {
  const used: string[] = [];
  let text = entries;
  for (const [name, code] of functions.toReversed()) {
    if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
    used.push(code);
    text += code;
  }
  return used.toReversed().join("\n");
}

/** A message with more of them, or with switches inside of others, is long to tell, and not what recordings are full of. */
const MOST_WAYS = 16;

/** Adds the functions that say and hear a layout, as far as they can. */
function addFunctions(telling: Telling, message: MessageTable, layout: Layout): void {
  const { table, functions } = telling;
  const name = layoutName(table, message, layout);
  const ways = waysOf(table, message, layout);
  if (ways.length > MOST_WAYS || ways.some(({ chosen }) => chosen.length > 1)) return;
  // Who follows versions must see what tells them.
  if (layout.fields.length === 0 || tellsVersions(layout)) return;
  const ofMessage = !isStruct(table, message);
  if (!ofMessage || ways.length > 1)
    for (const way of ways) {
      if (way.fields.length === 0) continue;
      add(telling, `hear${way.name}`, () => hearCode(telling, message, way));
      if (!ofMessage) add(telling, `say${way.name}`, () => sayCode(telling, message, way));
    }
  if (ways.length > 1) add(telling, `hear${name}`, () => hearChosen(telling, message, name, ways));
  if (!ofMessage) return;
  add(telling, `tell${name}`, () => tellCode(telling, message, layout));
  if (ways.length === 1) add(telling, `enter${name}`, () => enterCode(telling, message, layout));
  else if (functions.has(`hear${name}`))
    add(telling, `enter${name}`, () => enterChosenCode(telling, message, layout));
}

function add({ functions }: Telling, name: string, make: () => string): void {
  try {
    functions.set(name, make());
  } catch (error) {
    if (!(error instanceof NotTold)) throw error;
  }
}

function condition({ fields, chosen }: Way, member: (on: string) => string): string {
  const members = membersOf(fields);
  return chosen
    .map(({ on, values }) => {
      if (!members.has(on)) throw new NotTold();
      return values === undefined ? "" : values.map((v) => `${member(on)} === ${v}`).join(" || ");
    })
    .filter((code) => code !== "")
    .map((code) => `(${code})`)
    .join(" && ");
}

/** Hears a message whose first statement chooses the way. */
function hearChosen(
  telling: Telling,
  message: MessageTable,
  name: string,
  ways: readonly Way[],
): string {
  const told = ways.filter((way) => telling.functions.has(`hear${way.name}`));
  const [choice] = ways[0]!.chosen;
  const first = ways.map((way) => tellingEntries(way)[0]);
  if (told.length === 0) throw new NotTold();
  if (first.some((entry) => entry?.of[0] !== choice!.on || entry.as !== undefined))
    throw new NotTold();
  const codes = ways.map((way) => {
    const chosen = condition(way, () => "chosen");
    const call = told.includes(way) ? `hear${way.name}(text, depth)` : "undefined";
    return chosen === "" ? `return ${call};` : `if (${chosen}) return ${call};`;
  });
  const ends = codes.at(-1)!.startsWith("return") ? [] : ["return undefined;"];
  const code = [
    `const start = text.at;`,
    `if (!text.take(${piece(telling, first[0]!.token, "token")}, depth)) return undefined;`,
    `const chosen = text.int();`,
    `text.at = start;`,
    ...codes,
    ...ends,
  ];
  return `\n/** \`${message.name}\` from its statements. */\nfunction hear${name}(text: TextCursor, depth: number): M.${typeName(telling.table, message)} | undefined {\n${code.join("\n")}\n}`;
}

/** What is generated for the messages of some versions. */
function codeOf(telling: Telling, versions: VersionClass): string {
  const { table, functions } = telling;
  const heard = casesOf(table, versions).flatMap(({ message, layout }) => {
    const name = layoutName(table, message, layout);
    if (!functions.has(`enter${name}`)) return [];
    const ways = waysOf(table, message, layout);
    const single = ways.length === 1 && singleOf(message, ways[0]!) !== undefined;
    const parts = [
      `message: "${message.name}"`,
      ...(single ? ["single: true"] : []),
      `enter: enter${name}`,
    ];
    return [`{ ${parts.join(", ")} }`];
  });
  const { from, to, suffix } = versions;
  const told = tellDispatch(telling, versions) === undefined ? "" : `tell: tellMessages${suffix}, `;
  return `{ from: ${from}, to: ${to}, ${told}heard: [${heard.join(", ")}] }`;
}
