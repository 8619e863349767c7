import { idBytes } from "../../../runtime/table/table.ts";
import * as code from "../code/build.ts";
import type { Block, ConstantCode, Expr, FunctionCode } from "../code/model.ts";
import { OFFSET } from "../decode/plan.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { type Choice, choiceFunction, type Choosing, idLabels } from "./choice.ts";
import { type Case, casesOf, docFor, ranges, versionsText } from "../../facts/classes.ts";
import { rangeTest } from "./choice.ts";
import { frameCode } from "./frames.ts";

export const READER = [{ name: "r", type: "Reader" }];
export const ID = { name: "id", type: "number" };

export const UNEXPLAINED =
  "the error knows only what went wrong and at which byte, and the cursor is anywhere";

/** What is done with a message, by its id. Small functions are what the engine inlines. */
interface Verb {
  /** `read`: of `readMessage` and `readNumbered`. */
  readonly name: string;
  readonly returns: string;
  readonly one: (c: Case) => Block;
}

/** The function that reads the id, and the one for ids that are in no range. */
export function byIdFunctions(
  choosing: Choosing,
  verb: Verb,
  explained: string,
): [choice: FunctionCode, message: FunctionCode, ...inside: FunctionCode[]] {
  const { table, versions } = choosing;
  const tests = ranges(casesOf(table, versions)).map((c) =>
    code.whenBraced(rangeTest(c), verb.one(c)),
  );
  const choice: Choice = {
    ...verb,
    name: `${verb.name}Numbered`,
    parameters: [...READER, ID],
    on: code.name("id"),
    labels: idLabels,
    none: UNKNOWN_ID,
    doc: `\`${verb.name}Message${versions.suffix}\` for ids that stand for one message each.`,
  };
  const body = [
    code.constant("id", peekCode(choosing)),
    ...tests,
    code.leave(code.call(choice.name + versions.suffix, code.READER, code.name("id"))),
  ];
  const frame = frameCode(choosing);
  const inside: FunctionCode = {
    name: `${verb.name}Inside${versions.suffix}`,
    isLocal: true,
    parameters: READER,
    returns: verb.returns,
    body,
    doc: `\`${verb.name}Message${versions.suffix}\` after the length.`,
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
          : [code.leave(code.use("framed", code.READER, ...frame, code.name(inside.name)))],
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

/** What is thrown where an id is no message's. */
export const UNKNOWN_ID = code.use("unknownId", code.READER, code.name("id"));

/** Reads the id, which stays to be read. Where there is none it is 0, since there may be no byte to look at. */
export function peekCode({ table }: Choosing): Expr {
  const { ids } = table;
  if (ids === "none") return code.plain(0);
  if (ids === undefined) return code.use("peekId", code.READER);
  return code.use("peekWideId", code.READER, ids.bits, code.plain(ids.bigEndian !== true));
}

/** Calls what reads, and explains what goes wrong. */
export function explainedBody({ versions }: Choosing, reading: Block): Block {
  const names = ["r", "start", "error"].map(code.name);
  const error = code.call(`explained${versions.suffix}`, ...names);
  return [
    code.constant("start", OFFSET),
    { kind: "try", body: reading, catch: [code.fail(error)] },
  ];
}

/** What tells in full what went wrong. Of its own, as what handles errors keeps a function from being inlined. */
export function explainedConstant({ versions }: Choosing): ConstantCode {
  const { suffix, to } = versions;
  return { name: `explained${suffix}`, value: code.use("explaining", code.name("table"), to) };
}

/** Passes over the id of a message that has nothing else. */
export function passId(choosing: Choosing, { layout }: Case): Expr {
  return code.assigning(OFFSET, "+=", idBytes(choosing.table, layout));
}

/** `decodeMessage` and `readMessage`. */
export function readFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const one = (c: Case) => {
    const { message, layout } = c;
    return layout.fields.length === 0
      ? [code.run(passId(choosing, c)), code.leave(code.plain({ type: message.name }))]
      : [code.leave(code.call(`decode${layoutName(table, message, layout)}`, code.READER))];
  };
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
