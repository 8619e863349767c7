// Generated from dm2.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const BLOCK_FIELDS = [
  {
    kind: "length",
    name: "size",
    type: { kind: "int", name: "i32", bits: 32, signed: true },
    of: "messages",
    none: -1,
  },
  fieldOf(
    "messages",
    { kind: "bytes", name: "bytes", length: "size", none: -1 },
    { doc: "not there in the block that ends a recording" },
  ),
] as const;

/** The schema of Quake II recording with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "dm2",
  title: "Quake II recording",
  doc: "What a server sent, a packet a block; and at the end, in most recordings, a size of -1.",
  ref: "DM2 §2.2",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "A packet from the server, without its sequence numbers. An end has no messages.",
      ref: "DM2 §2.2, ERRATA 48-50",
      source: "dm2.yaml:9",
      text: { empty: "betweenblock", none: "endblock" },
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  extension: ".dm2",
  carries: [{ member: "messages", protocol: "quake2" }],
  foreign: [],
};
