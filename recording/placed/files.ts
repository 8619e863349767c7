import type { AnyMessage, Codec } from "../../runtime/codec.ts";
import type { Container } from "../../runtime/container.ts";
import { interpretedContainer } from "../../runtime/interpreted-codecs.ts";
import type { Field } from "../../runtime/table/fields/field.ts";
import { fieldOf } from "../../runtime/table/facts/field-of.ts";
import type { IntType } from "../../runtime/table/types/integers.ts";
import type { ContainerTable, Table } from "../../runtime/table/table.ts";
import type { PlacedBlock } from "./blocks.ts";

const U32: IntType = { kind: "int", name: "u32", bits: 32, signed: false };

const FIELDS: readonly Field[] = [
  fieldOf("at", U32, { doc: "Its offset in the file." }),
  fieldOf("taken", U32, { doc: "How many bytes it has there." }),
  { kind: "length", name: "size", type: U32, of: "messages" },
  fieldOf("messages", { kind: "bytes", name: "bytes", length: "size" }),
];

/**
 * The files of a protocol whose messages have places, for `readRecording` and `writeRecording`: a block for each message.
 *
 * @param codecs the protocol's, oldest first, as generated code exports them
 * @throws TypeError where its messages have no places
 */
export function placedFiles<M extends AnyMessage, H, S>(
  codecs: readonly Codec<M, H, S>[],
): Container<PlacedBlock, M, H, S> {
  const { table } = codecs[0]!;
  if (table.places === undefined) throw new TypeError(`messages of ${table.name} have no places`);
  // It gives what the codecs give.
  return interpretedContainer(
    tableOf(table),
    () => codecs as readonly Codec<any, any, any>[],
  ) as Container<any, any, any, any>;
}

function tableOf({
  name,
  title,
  extension = `.${name.replaceAll("_", "")}`,
}: Table): ContainerTable {
  const source = `${name}_file.yaml:4`;
  return {
    name: `${name}_file`,
    title,
    versions: ["all"],
    current: 0,
    structs: [],
    enums: [],
    vectors: [],
    kind: "container",
    messages: [{ name: "block", source, layouts: [{ from: 0, to: 0, fields: FIELDS }] }],
    extension,
    carries: [{ member: "messages", protocol: name }],
    foreign: [],
  };
}
