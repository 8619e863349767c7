// Generated from q2pro_gtv_client.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const U1 = { kind: "int", name: "u1", bits: 1, signed: false } as const;
const ABILITIES_FIELDS = [
  {
    kind: "split",
    wire: U32,
    parts: [
      {
        name: "deflate",
        doc: "what the server sends after its hello may be one zlib stream",
        type: U1,
      },
      {
        name: "stringcmds",
        doc: "the relay wants the server's own player to say commands",
        type: U1,
      },
      { name: "unused", type: { kind: "int", name: "u30", bits: 30, signed: false } },
    ],
  },
] as const;
const CHARS = { kind: "delimited", name: "chars", as: "latin1", ends: [0] } as const;
const HELLO_FIELDS = [
  fieldOf(
    "protocol",
    { kind: "int", name: "u16", bits: 16, signed: false },
    { doc: "0xed04: a server refuses others" },
  ),
  fieldOf("abilities", { kind: "struct", name: "abilities", struct: 0 }),
  fieldOf("reserved", U32, { doc: "0" }),
  fieldOf("name", CHARS),
  fieldOf("password", CHARS),
  fieldOf("version", CHARS, { doc: "the program's" }),
] as const;
const STREAM_START_FIELDS = [
  fieldOf(
    "delay",
    { kind: "int", name: "i16", bits: 16, signed: true },
    { doc: "how many frames may wait in the server to be deflated together: 10 at least" },
  ),
] as const;

/** The schema of Q2PRO GTV client messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "q2pro_gtv_client",
  title: "Q2PRO GTV client messages",
  doc: "What a relay tells the Q2PRO server whose game it follows, one message a block of the stream.",
  versions: ["60676"],
  current: 0,
  structs: [
    {
      name: "abilities",
      doc: "What both sides can do.",
      source: "q2pro_gtv_client.yaml:12",
      layouts: [{ from: 0, to: 0, fields: ABILITIES_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "hello",
      doc: "Who is there.",
      source: "q2pro_gtv_client.yaml:22",
      layouts: [{ from: 0, to: 0, id: [0, 0], fields: HELLO_FIELDS }],
    },
    {
      name: "ping",
      doc: "Is the server there?",
      source: "q2pro_gtv_client.yaml:33",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: [] }],
    },
    {
      name: "stream_start",
      doc: "The stream is asked for.",
      source: "q2pro_gtv_client.yaml:37",
      layouts: [{ from: 0, to: 0, id: [2, 2], fields: STREAM_START_FIELDS }],
    },
    {
      name: "stream_stop",
      doc: "No more of the stream is asked for.",
      source: "q2pro_gtv_client.yaml:47",
      layouts: [{ from: 0, to: 0, id: [3, 3], fields: [] }],
    },
    {
      name: "stringcmd",
      doc: "A command for the server's own player.",
      source: "q2pro_gtv_client.yaml:51",
      layouts: [{ from: 0, to: 0, id: [4, 4], fields: [fieldOf("text", CHARS)] }],
    },
  ],
};
