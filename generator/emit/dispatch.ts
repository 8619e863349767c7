import {
  type Layout,
  layoutOf,
  type MessageTable,
  type Table,
  type VersionRange,
} from "../../runtime/table.ts";
import { hex, layoutName, versionSuffix } from "./code.ts";
import { type Emitting, type FunctionCode, readsId } from "./decode.ts";
import { isRefillable } from "./visit.ts";

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
function casesOf(table: Table, versions: VersionClass): Case[] {
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

/** `decodeMessage(r)` and its fellows for a class of versions. */
export function dispatchFunctions(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  return [
    ...decodeDispatch(emitting, versions),
    encodeDispatch(emitting, versions),
    ...skipDispatch(emitting, versions),
    visitDispatch(emitting, versions),
  ];
}

function versionsText(table: Table, { from, to }: VersionRange): string {
  const [first, last] = [table.versions[from]!, table.versions[to]!];
  return from === to ? `version ${first}` : `versions ${first} to ${last}`;
}

/** Reads the id and chooses by it. */
function byId(emitting: Emitting, versions: VersionClass, one: (c: Case) => string): string {
  const { table, imports } = emitting;
  const cases = casesOf(table, versions);
  const single = cases.filter(({ layout }) => width(layout) === 0);
  const ranges = cases.filter(({ layout }) => width(layout) > 0);
  // Messages that are treated alike share a line.
  const alike = new Map<string, string[]>();
  for (const c of single)
    alike.set(one(c), [...(alike.get(one(c)) ?? []), `case ${hex(c.layout.id![0])}:`]);
  const labels = [...alike].map(([code, group]) => `${group.join("\n")}\n${code}`);
  const tests = ranges.map((c) => rangeTest(c.layout.id!, one(c)));
  return `switch (id) {\n${labels.join("\n")}\ndefault:\n${tests.join("\n")}\nthrow ${imports.use("unknownId")}(r, id);\n}`;
}

function rangeTest([first, last]: readonly [number, number], code: string): string {
  const tests = [
    first > 0 ? `id >= ${hex(first)}` : "",
    last < 0xff ? `id <= ${hex(last)}` : "",
  ].filter((t) => t !== "");
  return `if (${tests.join(" && ") || "true"}) {\n${code}\n}`;
}

function readerArguments(layout: Layout): string {
  return readsId(layout) ? "r, id" : "r";
}

/** Reads the id, and goes on by it. */
function chooseBody({ imports }: Emitting, choice: string): string {
  return [`${imports.use("need")}(r, 1);`, `const id = ${imports.use("readU8")}(r);`, choice].join(
    "\n",
  );
}

/** Calls what chooses, and explains what goes wrong. */
function explainedBody({ imports }: Emitting, versions: VersionClass, call: string): string {
  return [
    "const start = r.offset;",
    "try {",
    `return ${call};`,
    "} catch (error) {",
    "r.offset = start;",
    `throw ${imports.use("explainDecode")}(table, ${versions.to}, r.bytes, start, r.end, error);`,
    "}",
  ].join("\n");
}

const UNEXPLAINED =
  "The error knows only what went wrong and at which byte, and the cursor stands anywhere.";

function decodeDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const choice = byId(emitting, versions, ({ message, layout }) => {
    if (layout.fields.length === 0) return `return { type: "${message.name}" };`;
    return `return decode${layoutName(emitting.table, message, layout)}(${readerArguments(layout)});`;
  });
  const common = { parameters: READER, returns: "Message" };
  return [
    {
      ...common,
      name: `readMessage${versions.suffix}`,
      body: chooseBody(emitting, choice),
      doc: `As \`decodeMessage${versions.suffix}\`, for whoever tries bytes: ${lowerFirst(UNEXPLAINED)} Throws DecodeError.`,
    },
    {
      ...common,
      name: `decodeMessage${versions.suffix}`,
      body: explainedBody(emitting, versions, `readMessage${versions.suffix}(r)`),
      doc: `Reads the message at the cursor, in ${versionsText(emitting.table, versions)}. Throws DecodeError, and leaves the cursor where it was.`,
    },
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function skipDispatch(emitting: Emitting, versions: VersionClass): FunctionCode[] {
  const choice = byId(emitting, versions, ({ message, layout }) => {
    if (layout.fields.length === 0) return "return id;";
    return `skip${layoutName(emitting.table, message, layout)}(${readerArguments(layout)});\nreturn id;`;
  });
  const common = { parameters: READER, returns: "number" };
  return [
    {
      ...common,
      name: `passMessage${versions.suffix}`,
      body: chooseBody(emitting, choice),
      doc: `As \`skipMessage${versions.suffix}\`, for whoever tries bytes: ${lowerFirst(UNEXPLAINED)} Throws DecodeError.`,
    },
    {
      ...common,
      name: `skipMessage${versions.suffix}`,
      body: explainedBody(emitting, versions, `passMessage${versions.suffix}(r)`),
      doc: `Passes over the message at the cursor, in ${versionsText(emitting.table, versions)}, and returns its id. Throws DecodeError, and leaves the cursor where it was.`,
    },
  ];
}

function visitDispatch(emitting: Emitting, versions: VersionClass): FunctionCode {
  const { imports, table } = emitting;
  const body = [
    "const start = r.offset;",
    "let read = false;",
    "try {",
    `${imports.use("need")}(r, 1);`,
    `const id = ${imports.use("readU8")}(r);`,
    byId(emitting, versions, (c) => visitCase(emitting, c)),
    "} catch (error) {",
    "if (read) throw error;",
    "r.offset = start;",
    `throw ${imports.use("explainDecode")}(table, ${versions.to}, r.bytes, start, r.end, error);`,
    "}",
  ].join("\n");
  return {
    name: `visitMessage${versions.suffix}`,
    parameters: [
      ...READER,
      { name: "handlers", type: "Handlers" },
      { name: "scratch", type: "Scratch" },
    ],
    returns: "void",
    body,
    doc: `Hands the message at the cursor to its handler, in ${versionsText(table, versions)}; passes over it when there is none. The handler gets an object that the next call fills again. Throws DecodeError, and leaves the cursor where it was; what a handler throws goes through.`,
  };
}

function visitCase(emitting: Emitting, { message, layout }: Case): string {
  const { name } = message;
  const suffix = layoutName(emitting.table, message, layout);
  const readers = readerArguments(layout);
  if (layout.fields.length === 0)
    return `read = true;\nreturn handlers.${name}?.(scratch.${name});`;
  const read = isRefillable(message)
    ? `visit${suffix}(${readers}, scratch.${name})`
    : `decode${suffix}(${readers})`;
  const skip = `if (handlers.${name} === undefined) return skip${suffix}(${readers});`;
  return `{\n${skip}\nconst m = ${read};\nread = true;\nreturn handlers.${name}(m);\n}`;
}

function encodeDispatch(emitting: Emitting, versions: VersionClass): FunctionCode {
  const { table, imports } = emitting;
  // Ranges of ids are given to what is sent most.
  const cases = casesOf(table, versions)
    .toReversed()
    .map(({ message, layout }) => {
      const id = readsId(layout) ? "" : `${imports.use("writeId")}(w, ${hex(layout.id![0])});\n`;
      const write =
        layout.fields.length === 0
          ? ""
          : `encode${layoutName(table, message, layout)}(w, message);\n`;
      return `case "${message.name}":\n${id}${write}return;`;
    });
  const body = [
    "const start = w.offset;",
    "try {",
    `switch (message.type) {\n${cases.join("\n")}\ndefault:\nthrow ${imports.use("unknownType")}(message);\n}`,
    "} catch (error) {",
    "w.offset = start;",
    `throw ${imports.use("explainEncode")}(table, ${versions.to}, message, error);`,
    "}",
  ].join("\n");
  return {
    name: `encodeMessage${versions.suffix}`,
    parameters: [
      { name: "w", type: "Writer" },
      { name: "message", type: "Message" },
    ],
    returns: "void",
    body,
    doc: `Writes a message, in ${versionsText(table, versions)}. Throws EncodeError, and leaves the writer as it was.`,
  };
}

/** The codec objects, oldest first. */
export function codecsCode(classes: readonly VersionClass[]): string {
  const objects = classes.map(({ from, to, suffix }) => {
    const functions = ["decode", "encode", "skip", "visit"].map(
      (verb) => `${verb}: ${verb}Message${suffix}`,
    );
    return `{ table, from: ${from}, to: ${to}, ${functions.join(", ")}, scratch: newScratch, read: readMessage${suffix}, pass: passMessage${suffix} }`;
  });
  return `[${objects.join(", ")}]`;
}
