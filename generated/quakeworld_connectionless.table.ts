// Generated from quakeworld_connectionless.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const EXTENSION_FIELDS = [
  fieldOf("magic", U32, { doc: "four characters: FTEX, FTE2, MVD1" }),
  fieldOf("flags", U32, { doc: "what of it" }),
] as const;
const REST = { kind: "string", name: "rest", cut: 2047, open: true } as const;
const END_OF_DEMO_FIELDS = [fieldOf("text", REST, { doc: "EndOfDemo" })] as const;
const TEXT = fieldOf("text", REST);
const CLIENT_COMMAND_FIELDS = [
  TEXT,
  fieldOf("localid", REST, { doc: "what proves the program's right, since 2.20", whenMore: true }),
] as const;
const HEARTBEAT_FIELDS = [TEXT] as const;
const CHALLENGE_ENTRIES = [
  { token: "challenge", of: ["challenge"] },
  { token: "extension", of: ["extensions"], each: "extension", legacy: "unknown" },
] as const;
const CHALLENGE_FIELDS = [
  fieldOf("challenge", REST),
  fieldOf("extensions", { kind: "list", name: "extension", struct: 0, ends: "bytes" }),
] as const;
const MASTER_REPLY_FIELDS = [
  fieldOf("data", { kind: "bytes", name: "bytes" }, { doc: "six bytes each: address and port" }),
] as const;

/** The schema of QuakeWorld connectionless packets with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "quakeworld_connectionless",
  title: "QuakeWorld connectionless packets",
  doc: "What passes between QuakeWorld servers, clients and masters outside of a connection: one message a packet. Text mostly ends where its packet ends.",
  ref: "QWD §4, ERRATA 70-72",
  versions: ["28"],
  current: 0,
  structs: [
    {
      name: "extension",
      doc: "Something that the server offers beyond the protocol.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:20",
      layouts: [{ from: 0, to: 0, fields: EXTENSION_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "end_of_demo",
      doc: "The last block of a recording; clients take no notice.",
      ref: "QWD §4.1, ERRATA 70",
      source: "quakeworld_connectionless.yaml:28",
      text: { token: "disconnect" },
      layouts: [{ from: 0, to: 0, id: [2, 2], fields: END_OF_DEMO_FIELDS }],
      role: "end",
    },
    {
      name: "client_command",
      doc: "Another program on the client's machine has its console run a command.",
      ref: "QWD §4.2, ERRATA 72",
      source: "quakeworld_connectionless.yaml:37",
      text: {
        entries: [
          { token: "client_command", of: ["text"] },
          { token: "localid", of: ["localid"], legacy: "unknown" },
        ],
      },
      layouts: [{ from: 0, to: 0, id: [66, 66], fields: CLIENT_COMMAND_FIELDS }],
    },
    {
      name: "shutdown",
      doc: "A server tells the master that it ends.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:48",
      text: { legacy: "unknown" },
      layouts: [{ from: 0, to: 0, id: [67, 67], fields: [] }],
    },
    {
      name: "heartbeat",
      doc: "A server tells the master that it is there, and how many play.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:54",
      text: { legacy: "unknown" },
      layouts: [{ from: 0, to: 0, id: [97, 97], fields: HEARTBEAT_FIELDS }],
    },
    {
      name: "challenge",
      doc: "The number that a client must answer with.",
      ref: "QWD §4.3, ERRATA 71",
      source: "quakeworld_connectionless.yaml:62",
      text: { entries: CHALLENGE_ENTRIES },
      layouts: [{ from: 0, to: 0, id: [99, 99], fields: CHALLENGE_FIELDS }],
    },
    {
      name: "master_reply",
      doc: "The master's list of servers.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:73",
      text: { legacy: "unknown" },
      layouts: [{ from: 0, to: 0, id: [100, 100], fields: MASTER_REPLY_FIELDS }],
    },
    {
      name: "echo",
      doc: "Something to be repeated.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:81",
      text: { legacy: "unknown" },
      layouts: [{ from: 0, to: 0, id: [101, 101], fields: HEARTBEAT_FIELDS }],
    },
    {
      name: "connection",
      doc: "The server lets the client in.",
      ref: "QWD §4.4",
      source: "quakeworld_connectionless.yaml:89",
      text: { token: "connect" },
      layouts: [{ from: 0, to: 0, id: [106, 106], fields: [] }],
    },
    {
      name: "ping",
      doc: "Are you there?",
      ref: "QWD §4.5",
      source: "quakeworld_connectionless.yaml:95",
      layouts: [{ from: 0, to: 0, id: [107, 107], fields: [] }],
    },
    {
      name: "ack",
      doc: "I am.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:100",
      text: { legacy: "unknown" },
      layouts: [{ from: 0, to: 0, id: [108, 108], fields: [] }],
    },
    {
      name: "nack",
      doc: "What was asked for is refused.",
      ref: "ERRATA 71",
      source: "quakeworld_connectionless.yaml:106",
      text: { legacy: "unknown" },
      layouts: [{ from: 0, to: 0, id: [109, 109], fields: [] }],
    },
    {
      name: "console",
      doc: "Text for the console.",
      ref: "QWD §4.6, ERRATA 71",
      source: "quakeworld_connectionless.yaml:112",
      layouts: [{ from: 0, to: 0, id: [110, 110], fields: HEARTBEAT_FIELDS }],
    },
  ],
};
