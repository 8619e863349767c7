// Generated from mvd2.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const BLOCK_FIELDS = [
  {
    kind: "length",
    name: "size",
    type: { kind: "int", name: "u16", bits: 16, signed: false },
    of: "messages",
  },
  fieldOf("messages", { kind: "bytes", name: "bytes", length: "size" }),
] as const;

/** The schema of Quake II multi-view recording with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "mvd2",
  title: "Quake II multi-view recording",
  doc: "What Q2PRO's server reported all of its players, a frame a block, ten of them a second.",
  ref: "ERRATA 47",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "What happened in a frame, or a level's beginning. One without messages ends the recording.",
      source: "mvd2.yaml:15",
      text: { empty: "endblock" },
      tells: { members: {}, rate: 10, steady: 1 },
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  extension: ".mvd2",
  header: {
    name: "magic",
    doc: "What tells that it is one.",
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
  carries: [{ member: "messages", protocol: "quake2_mvd" }],
  foreign: [],
};
