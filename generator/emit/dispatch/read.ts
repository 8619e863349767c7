import { idBytes } from "../../../runtime/table/table.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { Emitting, FunctionCode } from "../code/emitting.ts";
import { type Choice, choiceFunction, type Choosing, idLabels } from "./choice.ts";
import { frameCode } from "./frames.ts";
import { type Case, casesOf, docFor, ranges, rangeTest, versionsText } from "./classes.ts";

export const READER = [{ name: "r", type: "Reader" }];
export const ID = { name: "id", type: "number" };

export const UNEXPLAINED =
  "the error knows only what went wrong and at which byte, and the cursor stands anywhere";

/** What is done with a message, by its id. Small functions are what the engine inlines. */
interface Verb {
  /** `read`: of `readMessage` and `readNumbered`. */
  readonly name: string;
  readonly returns: string;
  readonly one: (c: Case) => string;
}

/** The function that reads the id, and the one for ids that are in no range. */
export function byIdFunctions(
  choosing: Choosing,
  verb: Verb,
  explained: string,
): [choice: FunctionCode, message: FunctionCode, ...inside: FunctionCode[]] {
  const { table, imports, versions } = choosing;
  const tests = ranges(casesOf(table, versions)).map(
    (c) => `if (${rangeTest(c)}) {\n${verb.one(c)}\n}`,
  );
  const choice: Choice = {
    ...verb,
    name: `${verb.name}Numbered`,
    parameters: [...READER, ID],
    on: "id",
    labels: idLabels,
    none: () => `${imports.use("unknownId")}(r, id)`,
    doc: `\`${verb.name}Message${versions.suffix}\` for ids that stand for one message each.`,
  };
  const body = [
    `const id = ${peekCode(choosing)};`,
    ...tests,
    `return ${choice.name}${versions.suffix}(r, id);`,
  ].join("\n");
  const frame = frameCode(choosing);
  const inside: FunctionCode = {
    name: `${verb.name}Inside${versions.suffix}`,
    isLocal: true,
    parameters: READER,
    returns: verb.returns,
    body,
    doc: `\`${verb.name}Message${versions.suffix}\` behind the length.`,
  };
  return [
    choiceFunction(choosing, choice),
    {
      name: `${verb.name}Message${versions.suffix}`,
      parameters: READER,
      returns: verb.returns,
      body:
        frame === undefined
          ? body
          : `return ${imports.use("framed")}(r, ${frame}, ${inside.name});`,
      doc: docFor(
        table,
        versions,
        `${verb.name}Message`,
        `As \`${explained}\`, for whoever tries bytes: ${UNEXPLAINED}. Throws DecodeError.`,
      ),
    },
    ...(frame === undefined ? [] : [inside]),
  ];
}

/** Reads the id, which stays to be read. */
export function peekCode({ table, imports }: Emitting): string {
  const { ids } = table;
  if (ids === undefined || ids === "none") return `${imports.use("peekId")}(r)`;
  return `${imports.use("peekWideId")}(r, ${ids.bits}, ${ids.bigEndian !== true})`;
}

/** Calls what reads, and explains what goes wrong. */
export function explainedBody({ versions }: Choosing, reading: string): string {
  return [
    "const start = r.offset;",
    "try {",
    reading,
    "} catch (error) {",
    `throw explained${versions.suffix}(r, start, error);`,
    "}",
  ].join("\n");
}

/** What tells in full what went wrong. Of its own, as what handles errors keeps a function from being inlined. */
export function explainedConstant({ imports, versions }: Choosing): string {
  const { suffix, to } = versions;
  return `const explained${suffix} = /* @__PURE__ */ ${imports.use("explaining")}(table, ${to});`;
}

/** `decodeMessage` and `readMessage`. */
export function readFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const one = ({ message, layout }: Case) =>
    layout.fields.length === 0
      ? `r.offset += ${idBytes(table, layout)};\nreturn { type: "${message.name}" };`
      : `return decode${layoutName(table, message, layout)}(r);`;
  const verb: Verb = { name: "read", returns: "Message", one };
  const [choice, message, ...inside] = byIdFunctions(choosing, verb, "decodeMessage");
  return [
    choice,
    ...inside,
    message,
    {
      name: `decodeMessage${versions.suffix}`,
      parameters: READER,
      returns: "Message",
      // Chooses by itself: a call less for each message.
      body: explainedBody(choosing, message.body),
      doc: docFor(
        table,
        versions,
        "decodeMessage",
        `Reads the message at the cursor, in ${versionsText(table, versions)}. Throws DecodeError, and leaves the cursor where it was.`,
      ),
    },
  ];
}
