// Generated from quakeworld_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const U31 = { kind: "int", name: "u31", bits: 31, signed: false } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const GAME_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      { name: "acknowledged", doc: "the client's last packet that came", type: U31 },
      {
        name: "reliableacknowledged",
        doc: "turns where what the client sends reliably has come",
        type: U1,
      },
    ],
  },
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
        doc: "Outside of a connection.",
        values: [2147483647],
        fields: [fieldOf("packet", { kind: "bytes", name: "bytes" })],
      },
      { name: "game", doc: "Of a connection.", values: [], otherwise: true, fields: GAME_FIELDS },
    ],
  },
] as const;

/** The schema of Packet of a QuakeWorld server with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "quakeworld_packet",
  title: "Packet of a QuakeWorld server",
  doc: "What a QuakeWorld server sends in one datagram.",
  ref: "QWD §3, ERRATA 70-72",
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
      ref: "QWD §3",
      source: "quakeworld_packet.yaml:10",
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  register: { udp: [[27500, 27599]], sender: "server" },
  carries: [
    { member: "messages", protocol: "quakeworld", flavor: 0 },
    { member: "packet", protocol: "quakeworld_connectionless" },
  ],
  foreign: [],
};
