import type { Project, SourceFile } from "ts-morph";
import { membersOf } from "../../runtime/statements.ts";
import type { Layout, MessageTable, Table } from "../../runtime/table.ts";
import { firstAlike, Imports, layoutName, typeName } from "./code.ts";
import { hearCode } from "./hear.ts";
import { banner } from "./module.ts";
import { sayCode } from "./say.ts";
import {
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
  const shared = {
    table,
    imports: new Imports(),
    constants: new Map<string, string>(),
    functions: new Map<string, string>(),
  };
  const entries: string[] = [];
  for (const message of [...table.structs, ...table.messages])
    for (const layout of message.layouts) {
      const telling = { ...shared, version: layout.from };
      if (firstAlike(table, message, layout) === layout) addFunctions(telling, message, layout);
      if (table.messages.includes(message)) entries.push(...entryOf(telling, message, layout));
    }
  if (entries.length === 0) return undefined;
  const code = usedFrom([...shared.functions], entries.join("\n"));
  return project.createSourceFile(
    `${table.name}.text.ts`,
    {
      statements: [
        banner(table),
        ...importsOf(shared, code),
        constantsOf(shared, code),
        code,
        `\n/** What writes and reads messages in the text form, in the versions that it is for. */\nexport const sayings: readonly Saying<M.Message>[] = [${entries.join(", ")}];\n`,
      ],
    },
    { overwrite: true },
  );
}

type Shared = Omit<Telling, "version">;

const SAYING =
  "alone appendNamed BitNumbers close Numbers opening put putEnd putFloat putInt putIntEnd putTime token".split(
    " ",
  );

function importsOf(shared: Shared, code: string): string[] {
  const all = code + constantsOf(shared, code);
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(all);
  const hearing = ["withBit"].filter(uses);
  return [
    `import { ${["type TextCursor", ...hearing].join(", ")} } from "../text/hearing.ts";`,
    `import { type TextOutput } from "../text/output.ts";`,
    `import { ${["type Names", "type Say", "type Saying", ...SAYING.filter(uses)].join(", ")} } from "../text/saying.ts";`,
    `import type * as M from "./${shared.table.name}.ts";`,
  ];
}

function constantsOf({ constants }: Shared, code: string): string {
  return [...constants]
    .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(code))
    .map(([definition, name]) => `const ${name} = ${definition};`)
    .join("\n");
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
  const ways = waysOf(telling.table, message, layout);
  if (ways.length > MOST_WAYS || ways.some(({ chosen }) => chosen.length > 1)) return;
  for (const way of ways) {
    if (way.fields.length === 0) continue;
    add(telling, `say${way.name}`, () => sayCode(telling, message, way));
    add(telling, `hear${way.name}`, () => hearCode(telling, message, way));
  }
  if (ways.length === 1) return;
  const name = layoutName(telling.table, message, layout);
  add(telling, `say${name}`, () => sayChosen(telling, message, name, ways));
  add(telling, `hear${name}`, () => hearChosen(telling, message, name, ways));
}

function add({ functions }: Telling, name: string, make: () => string): void {
  try {
    functions.set(name, make());
  } catch (error) {
    if (!(error instanceof NotTold)) throw error;
  }
}

/** Says a message by the way that its members choose. */
function sayChosen(
  telling: Telling,
  message: MessageTable,
  name: string,
  ways: readonly Way[],
): string {
  const told = ways.filter((way) => telling.functions.has(`say${way.name}`));
  if (told.length === 0) throw new NotTold();
  const codes = ways.map((way) => {
    const chosen = condition(way, (on) => `m.${on}`);
    const call = told.includes(way)
      ? `say${way.name}(m as M.${way.type}, depth, out, names)`
      : "false";
    return chosen === "" ? `return ${call};` : `if (${chosen}) return ${call};`;
  });
  const ends = codes.at(-1)!.startsWith("return") ? [] : ["return false;"];
  return `\n/** The statements of \`${message.name}\`. */\nfunction say${name}(m: M.${typeName(telling.table, message)}, depth: number, out: TextOutput, names: Names): boolean {\n${[...codes, ...ends].join("\n")}\n}`;
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

/** What is told of a message in the versions of a layout. */
function entryOf({ table, functions }: Telling, message: MessageTable, layout: Layout): string[] {
  const name = layoutName(table, message, layout);
  if (!functions.has(`say${name}`)) return [];
  const ways = waysOf(table, message, layout);
  const single = ways.length === 1 && singleOf(message, ways[0]!) !== undefined;
  const parts = [
    `message: "${message.name}", from: ${layout.from}, to: ${layout.to}`,
    ...(single ? ["single: true"] : []),
    `say: say${name} as Say<M.Message>`,
    ...(functions.has(`hear${name}`) ? [`hear: hear${name}`] : []),
  ];
  return [`{ ${parts.join(", ")} }`];
}
