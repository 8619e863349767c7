import { idBytes, layoutOf, type MessageTable, type Table } from "../../../runtime/table/table.ts";
import { typeName } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { hasRun } from "../skip/runs.ts";
import { hasView, isShown } from "../view/viewed.ts";
import { type Choice, choiceFunction, type Choosing, idLabels } from "./choice.ts";
import {
  type Case,
  casesOf,
  docFor,
  ranges,
  rangeTest,
  type VersionClass,
  versionsText,
} from "./classes.ts";
import { frameCode } from "./frames.ts";
import { explainedBody, ID, peekCode, READER } from "./read.ts";

const HANDLERS = { name: "handlers", type: "Handlers" };
const SCRATCH = { name: "scratch", type: "Scratch" };

/** `visitMessage`, and `visitMessages`. Handlers are called behind the reading: what they throw is none of its errors. */
export function visitFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const cases = casesOf(table, versions);
  const choice = aimChoice(choosing);
  const call = `message = ${choice.name}${versions.suffix}(r, id, handlers, scratch);`;
  const hot = ranges(cases).map(
    (c) => `if (${rangeTest(c)}) {\nmessage = ${aimCode(choosing, c)};\n} else`,
  );
  const reading = [
    `const id = ${peekCode(choosing)};`,
    hot.length === 0 ? call : `${hot.join(" ")} {\n${call}\n}`,
  ];
  // What is decoded each time is in no scratch.
  const aimed = ranges(cases).filter(({ message }) => isShown(table, message));
  const hand = aimed.map(
    ({ message: { name } }) =>
      `if (message === scratch.${name}) handlers.${name}?.(scratch.${name});\nelse`,
  );
  return [
    choiceFunction(choosing, choice),
    {
      name: `visitMessage${versions.suffix}`,
      parameters: [...READER, HANDLERS, SCRATCH],
      returns: "void",
      body: [
        "let message: AnyMessage | undefined;",
        explainedBody(choosing, inFrame(choosing, reading).join("\n")),
        "if (message === undefined) return;",
        `${hand.join(" ")} (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);`,
      ].join("\n"),
      doc: docFor(
        table,
        versions,
        "visitMessage",
        `Hands the message at the cursor to its handler, in ${versionsText(table, versions)}; passes over it when there is none. The handler gets a view that the next call aims anew. Throws DecodeError, and leaves the cursor where it was; what a handler throws goes through.`,
      ),
    },
    visitAllFunction(choosing),
  ];
}

/** `visitMessages`: those with a range of ids in runs, where two bytes tell their lengths. */
function visitAllFunction(choosing: Choosing): FunctionCode {
  const { table, versions } = choosing;
  const runs = ranges(casesOf(table, versions))
    .filter(
      ({ message, layout }) =>
        isShown(table, message) && hasView(table, message, layout) && hasRun(layout),
    )
    .flatMap(({ message, layout }) => {
      const { name } = message;
      const suffix = layoutName(table, message, layout);
      return [
        `if (handlers.${name} === undefined) pass${suffix}Run(r);`,
        `else (scratch.${name} as ${suffix}View).visitRun(r, handlers);`,
      ];
    });
  const one = `visitMessage${versions.suffix}(r, handlers, scratch);`;
  const next = runs.length === 0 ? one : [...runs, `if (r.offset < r.end) ${one}`].join("\n");
  return {
    name: `visitMessages${versions.suffix}`,
    parameters: [...READER, HANDLERS, SCRATCH],
    returns: "void",
    body: `while (r.offset < r.end) {\n${next}\n}`,
    doc: docFor(
      table,
      versions,
      "visitMessages",
      `Hands all messages up to the end to their handlers, as \`visitMessage${versions.suffix}\` does one, in ${versionsText(table, versions)}. Throws DecodeError, and leaves the cursor at the message that cannot be read.`,
    ),
  };
}

/** What is read behind the length, where messages have one. */
function inFrame(choosing: Choosing, reading: readonly string[]): readonly string[] {
  const frame = frameCode(choosing);
  if (frame === undefined) return reading;
  return [`${choosing.imports.use("framed")}(r, ${frame}, () => {`, ...reading, "});"];
}

function aimChoice(choosing: Choosing): Choice {
  const { table, imports, versions } = choosing;
  return {
    name: "aimNumbered",
    parameters: [...READER, ID, HANDLERS, SCRATCH],
    returns: "AnyMessage | undefined",
    on: "id",
    labels: idLabels,
    one: (c) =>
      c.layout.fields.length === 0
        ? `r.offset += ${idBytes(table, c.layout)};\nreturn handlers.${c.message.name} && ${emptyCode(table, c.message)};`
        : `return ${aimCode(choosing, c)};`,
    none: () => `${imports.use("unknownId")}(r, id)`,
    doc: docFor(
      table,
      versions,
      "aimNumbered",
      "The next message when there is a handler for it, for ids that stand for one message each. Without a handler it is passed over.",
    ),
  };
}

/** A message without members. */
function emptyCode(table: Table, message: MessageTable): string {
  const { name } = message;
  return isShown(table, message) ? `scratch.${name}` : `{ type: "${name}" }`;
}

/** The message where there is a handler for it, otherwise nothing. */
function aimCode({ table, imports }: Choosing, { message, layout }: Case): string {
  const { name } = message;
  const suffix = layoutName(table, message, layout);
  const view = hasNoView(message) ? `(scratch.${name} as ${suffix}View)` : `scratch.${name}`;
  const read = !isShown(table, message)
    ? `decode${suffix}(r)`
    : hasView(table, message, layout)
      ? `${view}.aim(r)`
      : `${imports.use("viewedAs")}(decode${suffix}(r))`;
  return `handlers.${name} === undefined ? skip${suffix}(r) : ${read}`;
}

/** Whether a message has nothing to be viewed in some versions. */
function hasNoView({ layouts }: MessageTable): boolean {
  return layouts.some(({ fields }) => fields.length === 0);
}

/** What visiting needs: a view of each message, of one of its layouts. */
export function scratchInterface(emitting: Emitting, classes: readonly VersionClass[]): string {
  const members = emitting.table.messages
    .filter((m) => isShown(emitting.table, m))
    .map((message) => {
      const types = classes.flatMap((versions) => aimed(emitting, message, versions)?.type ?? []);
      return `${message.name}: ${[...new Set(types)].join(" | ")};`;
    });
  return `\n/** What visiting aims again and again. */\nexport interface Scratch {\n${members.join("\n")}\n}`;
}

/** What is aimed at a message in a class of versions: its type, and the code that makes it. */
function aimed(
  { table, families, imports }: Emitting,
  message: MessageTable,
  { to }: VersionClass,
): { readonly type: string; readonly made: string } | undefined {
  const layout = layoutOf(message, to);
  if (layout === undefined) return undefined;
  if (layout.fields.length === 0)
    return { type: typeName(table, message), made: `{ type: "${message.name}" }` };
  if (!hasView(table, message, layout)) return undefined;
  const shared = families?.of(table, message, layout);
  if (shared !== undefined) {
    const type = `${imports.use("type Aimed").replace("type ", "")}<${typeName(table, message)}>`;
    return { type, made: `new ${shared.made}.View()` };
  }
  const type = `${layoutName(table, message, layout)}View`;
  return { type, made: `new ${type}()` };
}

/** The views that a class of versions has and the one that it is like has not: all of them where there is none. */
export function scratchMembers(choosing: Choosing, classes: readonly VersionClass[]): string[] {
  const { table, versions, like } = choosing;
  return table.messages
    .filter((m) => isShown(table, m))
    .flatMap((message) => {
      const own = aimed(choosing, message, versions);
      // A message that these versions do not have is never met: any view stands for it.
      const some = own ?? (like === undefined ? anyAimed(choosing, message, classes) : undefined);
      const known = like && aimed(choosing, message, like);
      if (some === undefined || some.made === known?.made) return [];
      return [`${message.name}: ${some.made}`];
    });
}

/** `newScratch`: all views, or those of the class that this one is like, and what it has otherwise. */
export function scratchFunction(choosing: Choosing, classes: readonly VersionClass[]): string {
  const { table, versions, like } = choosing;
  const members = scratchMembers(choosing, classes);
  const rest = like === undefined ? [] : [`...newScratch${like.suffix}()`];
  return [
    `\n/** Makes what visiting in ${versionsText(table, versions)} aims. */`,
    `export function newScratch${versions.suffix}(): Scratch {\nreturn { ${[...rest, ...members].join(", ")} };\n}`,
  ].join("\n");
}

function anyAimed(emitting: Emitting, message: MessageTable, classes: readonly VersionClass[]) {
  return classes.map((versions) => aimed(emitting, message, versions)).find(Boolean);
}
