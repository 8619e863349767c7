// Generated from q2pro_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const CONNECTIONLESS_FIELDS = [
  fieldOf(
    "words",
    { kind: "string", name: "open_string", cut: 2047, open: true },
    { doc: "as in 34" },
  ),
  fieldOf("rest", { kind: "bytes", name: "bytes" }),
] as const;
const PIECE_FIELDS = [
  {
    kind: "split",
    wire: { kind: "int", name: "u16", bits: 16, signed: false },
    parts: [
      {
        name: "place",
        doc: "where it is in the bytes of the messages",
        type: { kind: "int", name: "u15", bits: 15, signed: false },
      },
      { name: "more", doc: "1 where others follow", type: U1 },
    ],
  },
  fieldOf("part", { kind: "bytes", name: "bytes" }),
] as const;
const GAME_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      {
        name: "acknowledged",
        doc: "the other side's last packet that came",
        type: { kind: "int", name: "u31", bits: 31, signed: false },
      },
      {
        name: "reliableacknowledged",
        doc: "turns where what the other side sends reliably has come",
        type: U1,
      },
    ],
  },
  {
    kind: "switch",
    on: "cut",
    arms: [
      {
        name: "whole",
        values: [0],
        fields: [fieldOf("messages", { kind: "bytes", name: "bytes" })],
      },
      { name: "piece", values: [1], fields: PIECE_FIELDS },
    ],
  },
] as const;
const BLOCK_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      {
        name: "sequence",
        doc: "the number of the packet, which its pieces share",
        type: { kind: "int", name: "u30", bits: 30, signed: false },
      },
      { name: "cut", doc: "1 where it is a piece", type: U1 },
      {
        name: "reliable",
        doc: "1 where the packet has what is sent again until it has arrived",
        type: U1,
      },
    ],
  },
  {
    kind: "switch",
    on: "sequence",
    arms: [
      {
        name: "connectionless",
        doc: "Words outside of a connection.",
        values: [1073741823],
        fields: CONNECTIONLESS_FIELDS,
      },
      { name: "game", doc: "Of a connection.", values: [], otherwise: true, fields: GAME_FIELDS },
    ],
  },
] as const;

/** The schema of Packet of a Quake II server in 36 with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "q2pro_packet",
  title: "Packet of a Quake II server in 36",
  doc: "What a Q2PRO server sends in one datagram.",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "A datagram.",
      source: "q2pro_packet.yaml:7",
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  carries: [{ member: "messages", protocol: "quake2" }],
  foreign: [],
};
