// Generated from r1q2_client_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const U31 = { kind: "int", name: "u31", bits: 31, signed: false } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const CONNECTIONLESS_FIELDS = [
  fieldOf(
    "words",
    { kind: "string", name: "open_string", cut: 2047, open: true },
    { doc: "as in 34" },
  ),
  fieldOf("rest", { kind: "bytes", name: "bytes" }),
] as const;
const GAME_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      { name: "acknowledged", doc: "the server's last packet that came", type: U31 },
      {
        name: "reliableacknowledged",
        doc: "turns where what the server sends reliably has come",
        type: U1,
      },
    ],
  },
  fieldOf(
    "qport",
    { kind: "int", name: "u8", bits: 8, signed: false },
    { doc: "tells the client from others at the same address" },
  ),
  fieldOf("messages", { kind: "bytes", name: "bytes" }),
] as const;
const BLOCK_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      { name: "sequence", doc: "the packet's number", type: U31 },
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
        values: [2147483647],
        fields: CONNECTIONLESS_FIELDS,
      },
      { name: "game", doc: "Of a connection.", values: [], otherwise: true, fields: GAME_FIELDS },
    ],
  },
] as const;

/** The schema of Packet of a Quake II client in 35 with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "r1q2_client_packet",
  title: "Packet of a Quake II client in 35",
  doc: "What a client of R1Q2 sends in one datagram, or of Q2PRO where no message is cut into pieces.",
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
      source: "r1q2_client_packet.yaml:7",
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  carries: [{ member: "messages", protocol: "quake2_client" }],
  foreign: [],
};
