import * as code from "../code/build.ts";
import type { Expr, FunctionCode } from "../code/model.ts";
import { WRITTEN } from "../encode/plan.ts";
import { layoutName } from "../../facts/layout-names.ts";
import { readsId } from "../../facts/layouts.ts";
import { type Choice, choiceFunction, type Choosing } from "./choice.ts";
import { type Case, casesOf, docFor, ranges, versionsText } from "../../facts/classes.ts";
import { frameCode } from "./frames.ts";
import { chained } from "./visit.ts";

const PARAMETERS = [
  { name: "w", type: "Writer" },
  { name: "message", type: "Message" },
];

const MESSAGE = code.name("message");
const TYPE = code.member(MESSAGE, "type");
const START = code.name("start");

/** `encodeMessage`. */
export function writeFunctions(choosing: Choosing): FunctionCode[] {
  const { table, versions } = choosing;
  const choice = writeChoice(choosing);
  const frame = frameCode(choosing);
  const hot = ranges(casesOf(table, versions)).map((c) => ({
    test: code.equals(TYPE, code.string(c.message.name)),
    body: [code.run(encodeCall(choosing, c))],
  }));
  const call = code.run(code.call(choice.name + versions.suffix, code.WRITER, MESSAGE));
  const put = frame && code.run(code.use("putFrame", code.WRITER, START, ...frame));
  const explained = ["table", "message", "error"].map(code.name);
  const error = code.use("explainEncode", explained[0]!, versions.to, ...explained.slice(1));
  return [
    choiceFunction(choosing, choice),
    {
      name: `encodeMessage${versions.suffix}`,
      parameters: PARAMETERS,
      returns: "void",
      body: [
        code.constant("start", WRITTEN),
        {
          kind: "try",
          body: [...chained(hot, [call]), ...(put === undefined ? [] : [put])],
          catch: [code.set(WRITTEN, START), code.fail(error)],
        },
      ],
      doc: docFor(
        table,
        versions,
        "encodeMessage",
        `Writes a message, in ${versionsText(table, versions)}. Throws EncodeError, and leaves the writer as it was.`,
      ),
    },
  ];
}

function encodeCall({ table }: Choosing, { message, layout }: Case): Expr {
  return code.call(`encode${layoutName(table, message, layout)}`, code.WRITER, MESSAGE);
}

function idCall({ table }: Choosing, id: number): Expr {
  const { ids } = table;
  if (ids === undefined || ids === "none") return code.use("writeId", code.WRITER, code.hex(id));
  const isLow = code.plain(ids.bigEndian !== true);
  return code.use("writeWideId", code.WRITER, code.hex(id), ids.bits, isLow);
}

function writeChoice(choosing: Choosing): Choice {
  const one = (c: Case) => {
    const { layout } = c;
    const id = readsId(layout) || layout.id === undefined ? [] : [idCall(choosing, layout.id[0])];
    const calls = layout.fields.length === 0 ? id : [...id, encodeCall(choosing, c)];
    return [...calls.slice(0, -1).map(code.run), code.leave(calls.at(-1))];
  };
  return {
    name: "encodeNumbered",
    parameters: PARAMETERS,
    returns: "void",
    on: TYPE,
    labels: ({ message }) => [code.string(message.name)],
    one,
    none: code.use("unknownType", MESSAGE),
    doc: "Writes messages that have one id each.",
  };
}
