// Generated from mvd_hidden_block.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const BLOCK_FIELDS = [
  {
    kind: "length",
    name: "size",
    type: { kind: "int", name: "u32", bits: 32, signed: false, scale: { num: 1, den: 1, plus: 2 } },
    of: "message",
  },
  fieldOf("message", { kind: "bytes", name: "bytes", length: "size" }),
] as const;

/** The schema of Parts of a QuakeWorld multi-view recording's blocks for nobody with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "mvd_hidden_block",
  title: "Parts of a QuakeWorld multi-view recording's blocks for nobody",
  doc: "What a block for nobody has, one part after the other. Nothing marks them. A pause is written without a length, too: then it is all that the block has, its kind and a byte.",
  ref: "ERRATA 99",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "A part, which programs read and clients skip.",
      source: "mvd_hidden_block.yaml:9",
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  carries: [{ member: "message", protocol: "mvd_hidden" }],
  foreign: [],
};
