// Generated from q2pro_gtv_client_stream.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const BLOCK_FIELDS = [
  {
    kind: "length",
    name: "size",
    type: { kind: "int", name: "u16", bits: 16, signed: false },
    of: "message",
  },
  fieldOf("message", { kind: "bytes", name: "bytes", length: "size" }),
] as const;

/** The schema of Q2PRO GTV stream of a client with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "q2pro_gtv_client_stream",
  title: "Q2PRO GTV stream of a client",
  doc: "What a Q2PRO relay tells a server by TCP.",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "A message. One without bytes ends the stream.",
      source: "q2pro_gtv_client_stream.yaml:13",
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  header: {
    name: "magic",
    doc: "What both sides begin with.",
    readings: [
      {
        name: "mvd2",
        steps: [
          { ranges: [[77, 77]], min: 1, max: 1 },
          { ranges: [[86, 86]], min: 1, max: 1 },
          { ranges: [[68, 68]], min: 1, max: 1 },
          { ranges: [[50, 50]], min: 1, max: 1 },
        ],
      },
    ],
  },
  carries: [{ member: "message", protocol: "q2pro_gtv_client" }],
  foreign: [],
};
