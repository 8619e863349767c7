import { layoutOf, type MessageTable } from "../../../runtime/table/messages.ts";
import type { Table } from "../../../runtime/table/table.ts";
import * as code from "../code/build.ts";
import type { Block, Expr, FunctionCode, Stmt } from "../code/model.ts";
import type { Emitting } from "../parts/emitting.ts";
import { typeName } from "../../facts/names.ts";
import { HAS_MORE } from "../decode/lists.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { hasRun } from "../skip/runs.ts";
import { hasView, isShown } from "../../facts/viewed.ts";
import { type Choice, choiceFunction, type Choosing, idLabels } from "./choice.ts";
import {
  type Case,
  casesOf,
  docFor,
  ranges,
  type VersionClass,
  versionsText,
} from "../../facts/classes.ts";
import { rangeTest } from "./choice.ts";
import { frameCode } from "./frames.ts";
import { explainedBody, ID, passId, peekCode, READER, UNKNOWN_ID } from "./read.ts";

const HANDLERS = { name: "handlers", type: "Handlers" };
const SCRATCH = { name: "scratch", type: "Scratch" };

const MESSAGE = code.name("message");
const ALL_HANDLERS = code.name("handlers");
const VIEWS = code.name("scratch");

function handlerOf(name: string): Expr {
  return code.member(ALL_HANDLERS, name);
}

function viewOf(name: string): Expr {
  return code.member(VIEWS, name);
}

/** Tests one after the other, and what is done where none holds. */
export function chained(
  tests: readonly { readonly test: Expr; readonly body: Block }[],
  otherwise: Block,
): Block {
  return tests.reduceRight<Block>(
    (rest, { test, body }) => [code.when(test, body, rest)],
    otherwise,
  );
}

/** `visitMessage`, and `visitMessages`. Handlers are called after the reading: what they throw is not one of its errors. */
export function visitFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const cases = casesOf(table, versions);
  const choice = retargetChoice(choosing);
  const args = ["r", "id", "handlers", "scratch"].map(code.name);
  const call = code.set(MESSAGE, code.call(choice.name + versions.suffix, ...args));
  const hot = ranges(cases).map((c) => ({
    test: rangeTest(c),
    body: [code.set(MESSAGE, retargetCode(choosing, c))],
  }));
  const reading = [code.constant("id", peekCode(choosing)), ...chained(hot, [call])];
  return [
    choiceFunction(choosing, choice),
    {
      name: `visitMessage${versions.suffix}`,
      parameters: [...READER, HANDLERS, SCRATCH],
      returns: "void",
      body: [
        code.variable("message", undefined, "AnyMessage | undefined"),
        ...explainedBody(choosing, inFrame(choosing, reading)),
        code.when(code.isAbsent(MESSAGE), [code.leave()]),
        ...handOver(table, cases),
      ],
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

/** Calls the handler of a message. */
function handOver(table: Table, cases: readonly Case[]): Block {
  const type = code.as(code.member(MESSAGE, "type"), 'Message["type"]');
  const handler = code.as(code.item(ALL_HANDLERS, type), "(m: AnyMessage) => void");
  // What is decoded each time is in no scratch.
  const retargeted = ranges(cases).filter(({ message }) => isShown(table, message));
  return retargeted.reduceRight<Block>(
    (rest, { message: { name } }) => {
      const callee = handlerOf(name);
      const hand = code.run({ kind: "call", callee, args: [viewOf(name)], optional: true });
      return [code.whenBrief(code.equals(MESSAGE, viewOf(name)), [hand], rest)];
    },
    [code.run(code.call(handler, MESSAGE))],
  );
}

/** `visitMessages`: those with a range of ids in runs, where two bytes tell their lengths. */
function visitAllFunction(choosing: Choosing): FunctionCode {
  const { table, versions } = choosing;
  const runs = ranges(casesOf(table, versions))
    .filter(
      ({ message, layout }) =>
        isShown(table, message) && hasView(table, message, layout) && hasRun(layout),
    )
    .map((c) => visitRunOf(table, c));
  const one = code.run(
    code.call(`visitMessage${versions.suffix}`, code.READER, ALL_HANDLERS, VIEWS),
  );
  const next = runs.length === 0 ? [one] : [...runs, code.when(HAS_MORE, [one])];
  return {
    name: `visitMessages${versions.suffix}`,
    parameters: [...READER, HANDLERS, SCRATCH],
    returns: "void",
    body: [code.loopWhile(HAS_MORE, [code.block(next)])],
    doc: docFor(
      table,
      versions,
      "visitMessages",
      `Hands all messages up to the end to their handlers, as \`visitMessage${versions.suffix}\` does one, in ${versionsText(table, versions)}. Throws DecodeError, and leaves the cursor at the message that cannot be read.`,
    ),
  };
}

function visitRunOf(table: Table, { message, layout }: Case): Stmt {
  const { name } = message;
  const suffix = layoutName(table, message, layout);
  const view = code.as(viewOf(name), `${suffix}View`);
  const pass = code.run(code.call(`pass${suffix}Run`, code.READER));
  const visit = code.run(code.method(view, "visitRun", code.READER, ALL_HANDLERS));
  return code.whenBrief(code.isAbsent(handlerOf(name)), [pass], [visit]);
}

/** What is read after the length, where messages have one. */
function inFrame(choosing: Choosing, reading: Block): Block {
  const frame = frameCode(choosing);
  if (frame === undefined) return reading;
  return [code.run(code.use("framed", code.READER, ...frame, code.lambda([], reading)))];
}

function retargetChoice(choosing: Choosing): Choice {
  const { table, versions } = choosing;
  return {
    name: "retargetNumbered",
    parameters: [...READER, ID, HANDLERS, SCRATCH],
    returns: "AnyMessage | undefined",
    on: code.name("id"),
    labels: idLabels,
    one: (c) => {
      if (c.layout.fields.length > 0) return [code.leave(retargetCode(choosing, c))];
      const shown = code.operation(handlerOf(c.message.name), "&&", emptyCode(table, c.message));
      return [code.run(passId(choosing, c)), code.leave(shown)];
    },
    none: UNKNOWN_ID,
    doc: docFor(
      table,
      versions,
      "retargetNumbered",
      "The next message when there is a handler for it, for ids that stand for one message each. Without a handler it is passed over.",
    ),
  };
}

/** A message without members. */
function emptyCode(table: Table, message: MessageTable): Expr {
  const { name } = message;
  return isShown(table, message) ? viewOf(name) : code.plain({ type: name });
}

/** The message where there is a handler for it, otherwise nothing. */
function retargetCode({ table }: Choosing, { message, layout }: Case): Expr {
  const { name } = message;
  const suffix = layoutName(table, message, layout);
  const view = hasNoView(message) ? code.as(viewOf(name), `${suffix}View`) : viewOf(name);
  const decoded = code.call(`decode${suffix}`, code.READER);
  const read = !isShown(table, message)
    ? decoded
    : hasView(table, message, layout)
      ? code.method(view, "retarget", code.READER)
      : code.use("viewedAs", decoded);
  const skip = code.call(`skip${suffix}`, code.READER);
  return code.choice(code.isAbsent(handlerOf(name)), skip, read);
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
      const types = classes.flatMap(
        (versions) => retargeted(emitting, message, versions)?.type ?? [],
      );
      return `${message.name}: ${[...new Set(types)].join(" | ")};`;
    });
  return `\n/** What visiting aims again and again. */\nexport interface Scratch {\n${members.join("\n")}\n}`;
}

/** What is aimed at a message in a class of versions: its type, and the code that makes it. */
function retargeted(
  { table, families, types }: Emitting,
  message: MessageTable,
  { to }: VersionClass,
): { readonly type: string; readonly made: Expr } | undefined {
  const layout = layoutOf(message, to);
  if (layout === undefined) return undefined;
  if (layout.fields.length === 0)
    return { type: typeName(table, message), made: code.plain({ type: message.name }) };
  if (!hasView(table, message, layout)) return undefined;
  const shared = families?.of(table, message, layout);
  if (shared !== undefined) {
    types.add("Retargetable");
    const callee = code.member(shared.made, "View");
    return { type: `Retargetable<${typeName(table, message)}>`, made: code.made(callee) };
  }
  const type = `${layoutName(table, message, layout)}View`;
  return { type, made: code.made(code.name(type)) };
}

/** A view, and the message that it shows. */
export interface ScratchMember {
  readonly name: string;
  readonly value: Expr;
}

/** The views that a class of versions has and the one that it is like has not: all of them where there is none. */
export function scratchMembers(
  choosing: Choosing,
  classes: readonly VersionClass[],
): ScratchMember[] {
  const { table, versions, like } = choosing;
  return table.messages
    .filter((m) => isShown(table, m))
    .flatMap((message) => {
      const own = retargeted(choosing, message, versions);
      // A message that these versions do not have is never met: any view stands for it.
      const some =
        own ?? (like === undefined ? anyRetargeted(choosing, message, classes) : undefined);
      const known = like && retargeted(choosing, message, like);
      if (some === undefined || JSON.stringify(some.made) === JSON.stringify(known?.made))
        return [];
      return [{ name: message.name, value: some.made }];
    });
}

/** `newScratch`: all views, or those of the class that this one is like, and what it has otherwise. */
export function scratchFunction(
  choosing: Choosing,
  classes: readonly VersionClass[],
): FunctionCode {
  const { table, versions, like } = choosing;
  const entries = scratchMembers(choosing, classes);
  const rest = like === undefined ? {} : { rest: code.call(`newScratch${like.suffix}`) };
  return {
    name: `newScratch${versions.suffix}`,
    parameters: [],
    returns: "Scratch",
    body: [code.leave({ kind: "record", entries, ...rest })],
    doc: `Makes what visiting in ${versionsText(table, versions)} aims.`,
  };
}

function anyRetargeted(
  emitting: Emitting,
  message: MessageTable,
  classes: readonly VersionClass[],
) {
  return classes.map((versions) => retargeted(emitting, message, versions)).find(Boolean);
}
