import { hex } from "../code/code.ts";
import { layoutName } from "../layouts/layout-names.ts";
import type { FunctionCode } from "../code/emitting.ts";
import { readsId } from "../layouts/layouts.ts";
import { type Choice, choiceFunction, type Choosing } from "./choice.ts";
import { frameCode } from "./frames.ts";
import { type Case, casesOf, docFor, ranges, versionsText } from "./classes.ts";

const PARAMETERS = [
  { name: "w", type: "Writer" },
  { name: "message", type: "Message" },
];

/** `encodeMessage`. */
export function writeFunctions(choosing: Choosing): FunctionCode[] {
  const { table, imports, versions } = choosing;
  const choice = writeChoice(choosing);
  const frame = frameCode(choosing);
  const hot = ranges(casesOf(table, versions)).map(
    ({ message, layout }) =>
      `if (message.type === "${message.name}") {\nencode${layoutName(table, message, layout)}(w, message);\n} else`,
  );
  const call = `${choice.name}${versions.suffix}(w, message);`;
  return [
    choiceFunction(choosing, choice),
    {
      name: `encodeMessage${versions.suffix}`,
      parameters: PARAMETERS,
      returns: "void",
      body: [
        "const start = w.offset;",
        "try {",
        hot.length === 0 ? call : `${hot.join(" ")} {\n${call}\n}`,
        ...(frame === undefined ? [] : [`${imports.use("putFrame")}(w, start, ${frame});`]),
        "} catch (error) {",
        "w.offset = start;",
        `throw ${imports.use("explainEncode")}(table, ${versions.to}, message, error);`,
        "}",
      ].join("\n"),
      doc: docFor(
        table,
        versions,
        "encodeMessage",
        `Writes a message, in ${versionsText(table, versions)}. Throws EncodeError, and leaves the writer as it was.`,
      ),
    },
  ];
}

function writeChoice({ table, imports }: Choosing): Choice {
  const { ids } = table;
  const idCode = (id: number) =>
    ids === undefined || ids === "none"
      ? `${imports.use("writeId")}(w, ${hex(id)});`
      : `${imports.use("writeWideId")}(w, ${hex(id)}, ${ids.bits}, ${ids.bigEndian !== true});`;
  const one = ({ message, layout }: Case) => {
    const id = readsId(layout) || layout.id === undefined ? [] : [idCode(layout.id[0])];
    const fields = `encode${layoutName(table, message, layout)}(w, message);`;
    const lines = layout.fields.length === 0 ? id : [...id, fields];
    return [...lines.slice(0, -1), `return ${lines.at(-1)}`].join("\n");
  };
  return {
    name: "encodeNumbered",
    parameters: PARAMETERS,
    returns: "void",
    on: "message.type",
    labels: ({ message }) => [`case "${message.name}":`],
    one,
    none: () => `${imports.use("unknownType")}(message)`,
    doc: "Writes messages that have one id each.",
  };
}
