// Generated from netquake_packet.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const GAME_FIELDS = [
  fieldOf(
    "sequence",
    { kind: "int", name: "u32be", bits: 32, signed: false, bigEndian: true },
    {
      doc: "the packet's number, or that of the packet that has come; reliable and unreliable packets are counted apart",
    },
  ),
  fieldOf("payload", { kind: "bytes", name: "bytes" }),
] as const;
const BLOCK_FIELDS = [
  {
    kind: "split",
    wire: { kind: "int", name: "u16be", bits: 16, signed: false, bigEndian: true },
    parts: [
      { name: "flags", type: { kind: "int", name: "u15", bits: 15, signed: false }, isMask: true },
      {
        name: "control",
        doc: "1 where the packet is a control message",
        type: { kind: "int", name: "u1", bits: 1, signed: false },
      },
    ],
  },
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: "split", bits: 15, at: 0 }],
    hint: 32736,
    unused: 32736,
    defaultValue: 0,
  },
  {
    kind: "bit",
    name: "data",
    doc: "a part of a reliable message",
    bit: { mask: "flags", bit: 0 },
  },
  { kind: "bit", name: "ack", doc: "a reliable packet has come", bit: { mask: "flags", bit: 1 } },
  { kind: "bit", name: "nak", doc: "nobody sends it", bit: { mask: "flags", bit: 2 } },
  {
    kind: "bit",
    name: "eom",
    doc: "the last part of a reliable message",
    bit: { mask: "flags", bit: 3 },
  },
  {
    kind: "bit",
    name: "unreliable",
    doc: "a message that may be lost",
    bit: { mask: "flags", bit: 4 },
  },
  {
    kind: "length",
    name: "length",
    doc: "the packet's bytes, with flags and length",
    type: {
      kind: "int",
      name: "u16be",
      bits: 16,
      signed: false,
      bigEndian: true,
      scale: { num: 1, den: 1, plus: -4 },
    },
  },
  {
    kind: "switch",
    on: "control",
    arms: [
      {
        name: "control",
        doc: "Outside of a connection.",
        values: [1],
        fields: [fieldOf("messages", { kind: "bytes", name: "bytes" })],
      },
      {
        name: "game",
        doc: "Of a connection. What the payload is, whoever joins the parts of a reliable message knows.",
        values: [0],
        fields: GAME_FIELDS,
      },
    ],
  },
] as const;

/** The schema of Quake packet with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "netquake_packet",
  title: "Quake packet",
  doc: "What a Quake client and a server send each other in one datagram: a control message, or a part of a connection. The header has its highest byte first, unlike all that follows it.",
  ref: "network §8.2-8.3, ERRATA 100-105",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "A datagram. Engines drop one that is not as long as it says, and one whose flags are no known combination.",
      ref: "network §8.3, ERRATA 101-102",
      source: "netquake_packet.yaml:18",
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  register: {
    udp: [[26000, 26009]],
    heuristic: true,
    carries: [
      { member: "payload", protocol: "netquake", sender: "server" },
      { member: "payload", protocol: "netquake_client", sender: "client" },
    ],
    parts: { of: "payload", when: "data", last: "eom", number: "sequence" },
  },
  carries: [{ member: "messages", protocol: "netquake_control" }],
  foreign: [],
};
