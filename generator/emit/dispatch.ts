import {
  type Layout,
  layoutOf,
  type MessageTable,
  type Table,
  type VersionRange,
} from "../../runtime/table/table.ts";
import { firstAlike, hex, layoutName, versionSuffix, typeName } from "./code.ts";
import type { Emitting } from "./emitting.ts";
import { type FunctionCode, readsId } from "./decode.ts";
import { passRunFunction } from "./pass.ts";
import { isRefillable } from "./view.ts";

/** Versions in which all messages are laid out alike. */
export interface VersionClass extends VersionRange {
  /** `Until106`, `From666`, or nothing for the current versions. */
  readonly suffix: string;
}

/** Parts the versions where any layout changes. */
export function versionClasses(table: Table): VersionClass[] {
  const newest = table.versions.length - 1;
  const classes: VersionClass[] = [];
  let from = 0;
  for (let version = 0; version <= newest; version++) {
    if (version < newest && sameLayouts(table, version, version + 1)) continue;
    const range = { from, to: version };
    classes.push({ ...range, suffix: versionSuffix(range, table.current, table) });
    from = version + 1;
  }
  return classes;
}

function sameLayouts(table: Table, a: number, b: number): boolean {
  return table.messages.every((message) => layoutOf(message, a) === layoutOf(message, b));
}

interface Case {
  readonly message: MessageTable;
  readonly layout: Layout;
}

/** The messages that a class of versions has, those with a range of ids last. */
export function casesOf(table: Table, versions: VersionClass): Case[] {
  const cases = table.messages.flatMap((message) => {
    const layout = layoutOf(message, versions.to);
    return layout === undefined ? [] : [{ message, layout }];
  });
  return cases.toSorted((a, b) => width(a.layout) - width(b.layout));
}

function width(layout: Layout): number {
  return layout.id![1] - layout.id![0];
}

const READER = [{ name: "r", type: "Reader" }];
const ID = { name: "id", type: "number" };

/** `decodeMessage(r)` and its fellows for a class of versions. */
export function dispatchFunctions(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  return [
    ...decodeDispatch(emitting, versions),
    ...encodeDispatch(emitting, versions),
    ...skipDispatch(emitting, versions),
    ...skipAllDispatch(emitting, versions),
    ...visitDispatch(emitting, versions),
  ];
}

function versionsText(table: Table, { from, to }: VersionRange): string {
  const [first, last] = [table.versions[from]!, table.versions[to]!];
  return from === to ? `version ${first}` : `versions ${first} to ${last}`;
}

/** Messages with a range of ids are given to what is sent most: they are tested for first. */
export function ranges(cases: readonly Case[]): Case[] {
  return cases.filter(({ layout }) => width(layout) > 0);
}

export function rangeTest({ layout }: Case): string {
  const [first, last] = layout.id!;
  const tests = [
    first > 0 ? `id >= ${hex(first)}` : "",
    last < 0xff ? `id <= ${hex(last)}` : "",
  ].filter((t) => t !== "");
  return tests.join(" && ") || "true";
}

/** Chooses by an id that is in no range. */
function switchById(
  { imports }: Emitting,
  cases: readonly Case[],
  one: (c: Case) => string,
): string {
  // Messages that are treated alike share a line.
  const alike = new Map<string, string[]>();
  for (const c of cases) {
    if (width(c.layout) > 0) continue;
    alike.set(one(c), [...(alike.get(one(c)) ?? []), ...idsOf(c).map((id) => `case ${hex(id)}:`)]);
  }
  const labels = [...alike].map(([code, group]) => `${group.join("\n")}\n${code}`);
  return `switch (id) {\n${labels.join("\n")}\ndefault:\nthrow ${imports.use("unknownId")}(r, id);\n}`;
}

/** The ids that stand for one message, with and without the bit that says something of its own. */
function idsOf({ layout }: Case): number[] {
  const [id] = layout.id!;
  return layout.idBit === undefined ? [id] : [id, id | (1 << layout.idBit)];
}

/** What is done with a message, by its id. Small functions are what the engine inlines. */
interface Verb {
  /** `read`: of `readMessage` and `readNumbered`. */
  readonly name: string;
  readonly returns: string;
  readonly one: (c: Case) => string;
}

const UNEXPLAINED =
  "the error knows only what went wrong and at which byte, and the cursor stands anywhere";

/** The function that reads the id, and the one for ids that are in no range. */
function byIdFunctions(
  emitting: Emitting,
  versions: VersionClass,
  verb: Verb,
  explained: string,
): [FunctionCode, FunctionCode] {
  const cases = casesOf(emitting.table, versions);
  const numbered = `${verb.name}Numbered${versions.suffix}`;
  const tests = ranges(cases).map((c) => `if (${rangeTest(c)}) {\n${verb.one(c)}\n}`);
  return [
    {
      name: numbered,
      isLocal: true,
      parameters: [...READER, ID],
      returns: verb.returns,
      body: switchById(emitting, cases, verb.one),
      doc: `\`${verb.name}Message${versions.suffix}\` for ids that stand for one message each.`,
    },
    {
      name: `${verb.name}Message${versions.suffix}`,
      parameters: READER,
      returns: verb.returns,
      body: [
        `const id = ${emitting.imports.use("peekId")}(r);`,
        ...tests,
        `return ${numbered}(r, id);`,
      ].join("\n"),
      doc: `As \`${explained}${versions.suffix}\`, for whoever tries bytes: ${UNEXPLAINED}. Throws DecodeError.`,
    },
  ];
}

/** Calls what reads, and explains what goes wrong. */
function explainedBody(versions: VersionClass, reading: string): string {
  return [
    "const start = r.offset;",
    "try {",
    reading,
    "} catch (error) {",
    `throw explained${versions.suffix}(r, start, error);`,
    "}",
  ].join("\n");
}

/** What went wrong, in full. Of its own, as what handles errors keeps a function from being inlined. */
function explainFunction({ imports }: Emitting, versions: VersionClass): FunctionCode {
  return {
    name: `explained${versions.suffix}`,
    isLocal: true,
    parameters: [...READER, { name: "start", type: "number" }, { name: "cause", type: "unknown" }],
    returns: "Error",
    body: [
      "r.offset = start;",
      `return ${imports.use("explainDecode")}(table, ${versions.to}, r.bytes, start, r.end, cause);`,
    ].join("\n"),
    doc: "Puts the cursor back, and tells what went wrong in full.",
  };
}

function decodeDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const one = ({ message, layout }: Case) => {
    if (layout.fields.length === 0) return `r.offset += 1;\nreturn { type: "${message.name}" };`;
    return `return decode${layoutName(emitting.table, message, layout)}(r);`;
  };
  const verb: Verb = { name: "read", returns: "Message", one };
  const [numbered, choice] = byIdFunctions(emitting, versions, verb, "decodeMessage");
  return [
    explainFunction(emitting, versions),
    numbered,
    choice,
    {
      name: `decodeMessage${versions.suffix}`,
      parameters: READER,
      returns: "Message",
      // Chooses by itself: a call less for each message.
      body: explainedBody(versions, choice.body),
      doc: `Reads the message at the cursor, in ${versionsText(emitting.table, versions)}. Throws DecodeError, and leaves the cursor where it was.`,
    },
  ];
}

function skipDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const one = ({ message, layout }: Case) => {
    if (layout.fields.length === 0) return "r.offset += 1;\nreturn id;";
    return `skip${layoutName(emitting.table, message, layout)}(r);\nreturn id;`;
  };
  return [
    ...byIdFunctions(emitting, versions, { name: "pass", returns: "number", one }, "skipMessage"),
    {
      name: `skipMessage${versions.suffix}`,
      parameters: READER,
      returns: "number",
      body: explainedBody(versions, `return passMessage${versions.suffix}(r);`),
      doc: `Passes over the message at the cursor, in ${versionsText(emitting.table, versions)}, and returns its id. Throws DecodeError, and leaves the cursor where it was.`,
    },
  ];
}

/** Passing over all messages: those with a range of ids in runs, where their lengths follow from two bytes. */
function skipAllDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const { table } = emitting;
  const { suffix } = versions;
  const cases = casesOf(table, versions);
  const runs = ranges(cases).flatMap(({ message, layout }) => {
    const run = passRunFunction(emitting, message, layout);
    const isOwn = layout.to === versions.to && firstAlike(table, message, layout) === layout;
    return run === undefined ? [] : [{ run, isOwn }];
  });
  const told = cases.filter(({ layout }) => tellsVersions(layout)).flatMap(idsOf);
  const test = told.map((id) => `id === ${hex(id)}`).join(" || ");
  const pass = `passMessage${suffix}(r);`;
  const noted =
    told.length === 0 ? [pass] : [`const id = ${pass}`, `if (${test}) tellsVersions = true;`];
  const calls = runs.map(({ run }) => `${run.name}(r);`);
  const next =
    calls.length === 0 ? noted : [...calls, `if (r.offset < r.end) {\n${noted.join("\n")}\n}`];
  const all = `Passes over all messages up to the end, in ${versionsText(table, versions)}`;
  return [
    // Classes of versions, and kinds, that share a layout share its function.
    ...runs.filter(({ isOwn }) => isOwn).map(({ run }) => run),
    {
      name: `passMessages${suffix}`,
      parameters: READER,
      returns: "boolean",
      body: [
        ...(told.length === 0 ? [] : ["let tellsVersions = false;"]),
        `while (r.offset < r.end) {\n${next.join("\n")}\n}`,
        `return ${told.length === 0 ? "false" : "tellsVersions"};`,
      ].join("\n"),
      doc: `As \`skipMessages${suffix}\`, for whoever tries bytes: ${UNEXPLAINED}. Says whether a message tells of versions. Throws DecodeError.`,
    },
    {
      name: `skipMessages${suffix}`,
      parameters: READER,
      returns: "void",
      body: [
        "const start = r.offset;",
        "try {",
        `passMessages${suffix}(r);`,
        "} catch {",
        "r.offset = start;",
        `while (r.offset < r.end) skipMessage${suffix}(r);`,
        "}",
      ].join("\n"),
      doc: `${all}. Throws DecodeError, and leaves the cursor at the message that cannot be read.`,
    },
  ];
}

/** Whether a message tells of the versions of what follows. */
export function tellsVersions({ fields }: Layout): boolean {
  return fields.some((field) => field.kind === "value" && field.selects !== undefined);
}

const HANDLERS = { name: "handlers", type: "Handlers" };

/** Handlers are called behind the reading: what they throw is none of its errors. */
function visitDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const { table } = emitting;
  const cases = casesOf(table, versions);
  const aim = `aimNumbered${versions.suffix}`;
  const scratch = { name: "scratch", type: `Scratch${versions.suffix}` };
  const hot = ranges(cases).map(
    (c) => `if (${rangeTest(c)}) {\nmessage = ${aimCode(emitting, c)};\n} else`,
  );
  const reading = [
    `const id = ${emitting.imports.use("peekId")}(r);`,
    `${hot.join(" ")} {\nmessage = ${aim}(r, id, handlers, scratch);\n}`,
  ];
  // What is decoded each time is in no scratch.
  const aimed = ranges(cases).filter(({ message }) => isRefillable(message));
  const hand = aimed.map(
    ({ message: { name } }) =>
      `if (message === scratch.${name}) handlers.${name}?.(scratch.${name});\nelse`,
  );
  return [
    {
      name: aim,
      isLocal: true,
      parameters: [...READER, ID, HANDLERS, scratch],
      returns: "AnyMessage | undefined",
      body: switchById(emitting, cases, (c) =>
        c.layout.fields.length === 0
          ? `r.offset += 1;\nreturn handlers.${c.message.name} && scratch.${c.message.name};`
          : `return ${aimCode(emitting, c)};`,
      ),
      doc: "The next message when there is a handler for it, for ids that stand for one message each. Without a handler it is passed over.",
    },
    {
      name: `visitMessage${versions.suffix}`,
      parameters: [...READER, HANDLERS, scratch],
      returns: "void",
      body: [
        "let message: AnyMessage | undefined;",
        explainedBody(versions, reading.join("\n")),
        "if (message === undefined) return;",
        `${hand.join(" ")} (handlers[message.type as Message["type"]] as (m: AnyMessage) => void)(message);`,
      ].join("\n"),
      doc: `Hands the message at the cursor to its handler, in ${versionsText(table, versions)}; passes over it when there is none. The handler gets a view that the next call aims anew. Throws DecodeError, and leaves the cursor where it was; what a handler throws goes through.`,
    },
  ];
}

/** The message where there is a handler for it, otherwise nothing. */
function aimCode(emitting: Emitting, { message, layout }: Case): string {
  const { name } = message;
  const suffix = layoutName(emitting.table, message, layout);
  const read = isRefillable(message) ? `scratch.${name}.aim(r)` : `decode${suffix}(r)`;
  return `handlers.${name} === undefined ? skip${suffix}(r) : ${read}`;
}

/** What visiting needs in a class of versions: a view of each message, to be aimed again and again. */
export function scratchCode({ table }: Emitting, versions: VersionClass): string {
  const members = casesOf(table, versions).flatMap(({ message, layout }) => {
    if (!isRefillable(message)) return [];
    const plain = layout.fields.length === 0;
    const type = plain ? typeName(table, message) : `${layoutName(table, message, layout)}View`;
    const value = plain ? `{ type: "${message.name}" }` : `new ${type}()`;
    return [{ type: `${message.name}: ${type};`, value: `${message.name}: ${value}` }];
  });
  return [
    `\n/** What visiting in ${versionsText(table, versions)} aims. */`,
    `export interface Scratch${versions.suffix} {\n${members.map((m) => m.type).join("\n")}\n}`,
    `\n/** Makes what visiting in ${versionsText(table, versions)} aims. */`,
    `export function newScratch${versions.suffix}(): Scratch${versions.suffix} {\nreturn { ${members.map((m) => m.value).join(", ")} };\n}`,
  ].join("\n");
}

const WRITER = [{ name: "w", type: "Writer" }];

function encodeDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const { table, imports } = emitting;
  const cases = casesOf(table, versions);
  const numbered = `encodeNumbered${versions.suffix}`;
  const hot = ranges(cases).map(
    ({ message, layout }) =>
      `if (message.type === "${message.name}") {\nencode${layoutName(table, message, layout)}(w, message);\n} else`,
  );
  const others = cases
    .filter(({ layout }) => width(layout) === 0)
    .map(({ message, layout }) => {
      const write =
        layout.fields.length === 0
          ? ""
          : `encode${layoutName(table, message, layout)}(w, message);\n`;
      const id = readsId(layout) ? "" : `${imports.use("writeId")}(w, ${hex(layout.id![0])});\n`;
      return `case "${message.name}":\n${id}${write}return;`;
    });
  const call = `${numbered}(w, message);`;
  return [
    {
      name: numbered,
      isLocal: true,
      parameters: [...WRITER, { name: "message", type: "Message" }],
      returns: "void",
      body: `switch (message.type) {\n${others.join("\n")}\ndefault:\nthrow ${imports.use("unknownType")}(message);\n}`,
      doc: "Writes messages that have one id each.",
    },
    {
      name: `encodeMessage${versions.suffix}`,
      parameters: [...WRITER, { name: "message", type: "Message" }],
      returns: "void",
      body: [
        "const start = w.offset;",
        "try {",
        hot.length === 0 ? call : `${hot.join(" ")} {\n${call}\n}`,
        "} catch (error) {",
        "w.offset = start;",
        `throw ${imports.use("explainEncode")}(table, ${versions.to}, message, error);`,
        "}",
      ].join("\n"),
      doc: `Writes a message, in ${versionsText(table, versions)}. Throws EncodeError, and leaves the writer as it was.`,
    },
  ];
}

/** The codec objects, oldest first. */
export function codecsCode(classes: readonly VersionClass[]): string {
  const objects = classes.map(({ from, to, suffix }) => {
    const functions = ["decode", "encode", "skip", "visit"].map(
      (verb) => `${verb}: ${verb}Message${suffix}`,
    );
    return `{ table, from: ${from}, to: ${to}, ${functions.join(", ")}, skipAll: skipMessages${suffix}, passAll: passMessages${suffix}, scratch: newScratch${suffix}, read: readMessage${suffix}, pass: passMessage${suffix} }`;
  });
  return `[${objects.join(", ")}]`;
}
