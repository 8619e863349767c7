// Generated from q2pro_gtv.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const ABILITIES_FIELDS = [
  {
    kind: "split",
    wire: { kind: "int", name: "u32", bits: 32, signed: false },
    parts: [
      {
        name: "deflate",
        doc: "what the server sends after its hello is one zlib stream",
        type: U1,
      },
      {
        name: "stringcmds",
        doc: "the relay may have the server's own player say commands",
        type: U1,
      },
      { name: "unused", type: { kind: "int", name: "u30", bits: 30, signed: false } },
    ],
  },
] as const;
const HELLO_FIELDS = [
  fieldOf(
    "abilities",
    { kind: "struct", name: "abilities", struct: 0 },
    { doc: "those of the client's that the server has" },
  ),
] as const;
const STREAM_DATA_FIELDS = [
  fieldOf(
    "messages",
    { kind: "bytes", name: "bytes" },
    { doc: "a block of a multi-view recording" },
  ),
] as const;

/** The schema of Q2PRO GTV messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "q2pro_gtv",
  title: "Q2PRO GTV messages",
  doc: "What a Q2PRO server tells a relay that follows its game, one message a block of the stream.",
  versions: ["60676"],
  current: 0,
  structs: [
    {
      name: "abilities",
      doc: "What both sides can do.",
      source: "q2pro_gtv.yaml:9",
      layouts: [{ from: 0, to: 0, fields: ABILITIES_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "hello",
      doc: "The client is let in.",
      source: "q2pro_gtv.yaml:19",
      layouts: [{ from: 0, to: 0, id: [0, 0], fields: HELLO_FIELDS }],
    },
    {
      name: "pong",
      doc: "The server is there.",
      source: "q2pro_gtv.yaml:25",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: [] }],
    },
    {
      name: "stream_start",
      doc: "The stream begins.",
      source: "q2pro_gtv.yaml:29",
      layouts: [{ from: 0, to: 0, id: [2, 2], fields: [] }],
    },
    {
      name: "stream_stop",
      doc: "The stream ends, as the client asked.",
      source: "q2pro_gtv.yaml:33",
      layouts: [{ from: 0, to: 0, id: [3, 3], fields: [] }],
    },
    {
      name: "stream_data",
      doc: "A frame, or a level's beginning. One without messages says that the game stands still until the next one.",
      source: "q2pro_gtv.yaml:37",
      layouts: [{ from: 0, to: 0, id: [4, 4], fields: STREAM_DATA_FIELDS }],
    },
    {
      name: "error",
      doc: "The server cannot go on.",
      source: "q2pro_gtv.yaml:43",
      layouts: [{ from: 0, to: 0, id: [5, 5], fields: [] }],
    },
    {
      name: "bad_request",
      doc: "The server speaks another version.",
      source: "q2pro_gtv.yaml:47",
      layouts: [{ from: 0, to: 0, id: [6, 6], fields: [] }],
    },
    {
      name: "no_access",
      doc: "The name or the password is invalid.",
      source: "q2pro_gtv.yaml:51",
      layouts: [{ from: 0, to: 0, id: [7, 7], fields: [] }],
    },
    {
      name: "disconnect",
      doc: "The server ends.",
      source: "q2pro_gtv.yaml:55",
      layouts: [{ from: 0, to: 0, id: [8, 8], fields: [] }],
    },
    {
      name: "reconnect",
      doc: "The server begins anew, and may be asked again.",
      source: "q2pro_gtv.yaml:59",
      layouts: [{ from: 0, to: 0, id: [9, 9], fields: [] }],
    },
  ],
};
