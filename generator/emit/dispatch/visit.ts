import { idBytes, layoutOf, type MessageTable, type Table } from "../../../runtime/table/table.ts";
import { layoutName, typeName } from "../code.ts";
import type { FunctionCode } from "../emitting.ts";
import { isReadWhole, isShown } from "../view/viewed.ts";
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
import { explainedBody, ID, peekCode, READER } from "./read.ts";

const HANDLERS = { name: "handlers", type: "Handlers" };
const SCRATCH = { name: "scratch", type: "Scratch" };

/** `visitMessage`. Handlers are called behind the reading: what they throw is none of its errors. */
export function visitFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const cases = casesOf(table, versions);
  const choice = aimChoice(choosing);
  const call = `message = ${choice.name}${versions.suffix}(r, id, handlers, scratch);`;
  const hot = ranges(cases).map(
    (c) => `if (${rangeTest(c)}) {\nmessage = ${aimCode(table, c)};\n} else`,
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
        explainedBody(choosing, reading.join("\n")),
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
  ];
}

function aimChoice({ table, imports, versions }: Choosing): Choice {
  return {
    name: "aimNumbered",
    parameters: [...READER, ID, HANDLERS, SCRATCH],
    returns: "AnyMessage | undefined",
    on: "id",
    labels: idLabels,
    one: (c) =>
      c.layout.fields.length === 0
        ? `r.offset += ${idBytes(table, c.layout)};\nreturn handlers.${c.message.name} && ${emptyCode(table, c.message)};`
        : `return ${aimCode(table, c)};`,
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
function aimCode(table: Table, { message, layout }: Case): string {
  const { name } = message;
  const suffix = layoutName(table, message, layout);
  const view = hasNoView(message) ? `(scratch.${name} as ${suffix}View)` : `scratch.${name}`;
  const read = isShown(table, message) ? `${view}.aim(r)` : `decode${suffix}(r)`;
  return `handlers.${name} === undefined ? skip${suffix}(r) : ${read}`;
}

/** Whether a message has nothing to be viewed in some versions. */
function hasNoView({ layouts }: MessageTable): boolean {
  return layouts.some(({ fields }) => fields.length === 0);
}

/** What visiting needs: a view of each message, of one of its layouts. */
export function scratchInterface(table: Table, classes: readonly VersionClass[]): string {
  const members = table.messages
    .filter((m) => isShown(table, m))
    .map((message) => {
      const types = classes.flatMap((versions) => aimedIn(table, message, versions) ?? []);
      return `${message.name}: ${[...new Set(types.map(({ type }) => type))].join(" | ")};`;
    });
  return `\n/** What visiting aims again and again. */\nexport interface Scratch {\n${members.join("\n")}\n}`;
}

/** What shows a message: its type, and the code that makes it. */
interface Aimed {
  readonly type: string;
  readonly code: string;
}

function aimedIn(table: Table, message: MessageTable, { to }: VersionClass): Aimed | undefined {
  const layout = layoutOf(message, to);
  if (layout === undefined) return undefined;
  const [type, name] = [typeName(table, message), layoutName(table, message, layout)];
  if (layout.fields.length === 0) return { type, code: `{ type: "${message.name}" }` };
  return isReadWhole(table, message, layout)
    ? { type: `ReadView<${type}>`, code: `new ReadView(decode${name})` }
    : { type: `${name}View`, code: `new ${name}View()` };
}

/** `newScratch`: all views, or those of the class that this one is like, and what it has otherwise. */
export function scratchFunction(
  { table, imports, versions, like }: Choosing,
  classes: readonly VersionClass[],
): string {
  const known = (message: MessageTable) =>
    like === undefined ? undefined : aimedIn(table, message, like)?.code;
  const members = table.messages
    .filter((m) => isShown(table, m))
    .flatMap((message) => {
      const own = aimedIn(table, message, versions);
      // A message that these versions do not have is never met: any view stands for it.
      const some = own ?? (like === undefined ? anyAimed(table, message, classes) : undefined);
      if (some === undefined || some.code === known(message)) return [];
      if (some.type.startsWith("ReadView<")) imports.use("ReadView");
      return [`${message.name}: ${some.code}`];
    });
  const rest = like === undefined ? [] : [`...newScratch${like.suffix}()`];
  return [
    `\n/** Makes what visiting in ${versionsText(table, versions)} aims. */`,
    `export function newScratch${versions.suffix}(): Scratch {\nreturn { ${[...rest, ...members].join(", ")} };\n}`,
  ].join("\n");
}

function anyAimed(table: Table, message: MessageTable, classes: readonly VersionClass[]) {
  return classes.map((versions) => aimedIn(table, message, versions)).find(Boolean);
}
