// Generated from netquake_control.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const STRING = { kind: "string", name: "string", cut: 2047 } as const;
const GAME = fieldOf("game", STRING, { doc: "QUAKE: a server has no answer for others" });
const U8 = { kind: "int", name: "u8", bits: 8, signed: false } as const;
const U8_2 = { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 } as const;
const MODVERSION = fieldOf("modversion", U8, {
  doc: "ten times the mod's version",
  whenMore: true,
});
const MODFLAGS = fieldOf("modflags", U8, { whenMore: true });
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const REST = fieldOf("rest", { kind: "bytes", name: "bytes" });
const CCREQ_CONNECT_FIELDS = [
  GAME,
  fieldOf("version", U8, { doc: "3: a server refuses others" }),
  fieldOf("mod", U8_2, { doc: "ProQuake and its kin", whenMore: true }),
  MODVERSION,
  MODFLAGS,
  fieldOf("password", I32, { doc: "what a server may ask for; 0 is none", whenMore: true }),
  REST,
] as const;
const CCREQ_SERVER_INFO_FIELDS = [
  GAME,
  fieldOf("version", U8, { doc: "3; servers do not look at it", whenMore: true }),
  REST,
] as const;
const PLAYER = fieldOf("player", U8, { doc: "from 0 on" });
const CCREQ_PLAYER_INFO_FIELDS = [PLAYER, REST] as const;
const OPEN_STRING = { kind: "string", name: "open_string", cut: 2047, open: true } as const;
const CCREQ_RULE_INFO_FIELDS = [
  fieldOf("rule", OPEN_STRING, { doc: "the rule before; empty for the first one" }),
  REST,
] as const;
const CCREQ_RCON_FIELDS = [
  fieldOf("password", STRING),
  fieldOf("command", OPEN_STRING),
  REST,
] as const;
const CCREP_ACCEPT_FIELDS = [
  fieldOf("port", I32, {
    doc: "where the server talks to the client from now on; it may be the port that was asked",
  }),
  fieldOf("mod", U8_2, { whenMore: true }),
  MODVERSION,
  MODFLAGS,
  fieldOf("spec", I32, { doc: "whether the client only looks on", whenMore: true }),
  REST,
] as const;
const CCREP_REJECT_FIELDS = [fieldOf("reason", OPEN_STRING, { doc: "for people" }), REST] as const;
const CCREP_SERVER_INFO_FIELDS = [
  fieldOf("address", STRING, { doc: "what the server takes for its address" }),
  fieldOf("hostname", STRING, { doc: "the server's name" }),
  fieldOf("levelname", STRING, { doc: "the map's name" }),
  fieldOf("players", U8, { doc: "how many play" }),
  fieldOf("maxplayers", U8, { doc: "how many can" }),
  fieldOf("version", U8, { doc: "3", whenMore: true }),
  REST,
] as const;
const CCREP_PLAYER_INFO_FIELDS = [
  PLAYER,
  fieldOf("name", STRING, { doc: "in the characters of Quake" }),
  fieldOf("colors", I32, { doc: "16 × shirt + trousers" }),
  fieldOf("frags", I32),
  fieldOf("connecttime", I32, { doc: "seconds since the player came" }),
  fieldOf("address", OPEN_STRING, { doc: "address and port, or LOCAL" }),
  REST,
] as const;
const CCREP_RULE_INFO_FIELDS = [
  fieldOf("rule", OPEN_STRING, { whenMore: true }),
  fieldOf("value", OPEN_STRING, { whenMore: true }),
  REST,
] as const;
const CCREP_RCON_FIELDS = [
  fieldOf("reply", OPEN_STRING, { doc: "some servers end it with the packet" }),
  REST,
] as const;

/** The schema of Quake control messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "netquake_control",
  title: "Quake control messages",
  doc: "What passes between a Quake server and others outside of a connection: one message a packet. Whatever is after what is known of a message is kept.",
  ref: "network §8.2, ERRATA 106-110, ERRATA 117",
  versions: ["3"],
  current: 0,
  structs: [],
  enums: [
    {
      name: "mod",
      doc: "What a client or a server is, beside Quake.",
      values: [{ from: 0, to: 0, name: "MOD_PROQUAKE", value: 1 }],
    },
  ],
  vectors: [],
  kind: "protocol",
  messages: [
    {
      name: "ccreq_connect",
      doc: "A client wants to play.",
      ref: "network §8.2, ERRATA 108, ERRATA 110",
      source: "netquake_control.yaml:19",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: CCREQ_CONNECT_FIELDS }],
    },
    {
      name: "ccreq_server_info",
      doc: "What server is this?",
      ref: "network §8.2",
      source: "netquake_control.yaml:32",
      layouts: [{ from: 0, to: 0, id: [2, 2], fields: CCREQ_SERVER_INFO_FIELDS }],
    },
    {
      name: "ccreq_player_info",
      doc: "Who is this player?",
      ref: "network §8.2",
      source: "netquake_control.yaml:41",
      layouts: [{ from: 0, to: 0, id: [3, 3], fields: CCREQ_PLAYER_INFO_FIELDS }],
    },
    {
      name: "ccreq_rule_info",
      doc: "Which rule comes next?",
      ref: "network §8.2, ERRATA 109",
      source: "netquake_control.yaml:49",
      layouts: [{ from: 0, to: 0, id: [4, 4], fields: CCREQ_RULE_INFO_FIELDS }],
    },
    {
      name: "ccreq_rcon",
      doc: "Somebody has the server's console run a command. ProQuake and its kin know it.",
      source: "netquake_control.yaml:57",
      layouts: [{ from: 0, to: 0, id: [5, 5], fields: CCREQ_RCON_FIELDS }],
    },
    {
      name: "ccrep_accept",
      doc: "The server lets the client in.",
      ref: "network §8.2, ERRATA 107",
      source: "netquake_control.yaml:65",
      layouts: [{ from: 0, to: 0, id: [129, 129], fields: CCREP_ACCEPT_FIELDS }],
    },
    {
      name: "ccrep_reject",
      doc: "The server does not let the client in.",
      ref: "network §8.2, ERRATA 110",
      source: "netquake_control.yaml:79",
      layouts: [{ from: 0, to: 0, id: [130, 130], fields: CCREP_REJECT_FIELDS }],
    },
    {
      name: "ccrep_server_info",
      doc: "What the server is.",
      ref: "network §8.2",
      source: "netquake_control.yaml:87",
      layouts: [{ from: 0, to: 0, id: [131, 131], fields: CCREP_SERVER_INFO_FIELDS }],
    },
    {
      name: "ccrep_player_info",
      doc: "Who a player is.",
      ref: "network §8.2, ERRATA 106",
      source: "netquake_control.yaml:100",
      layouts: [{ from: 0, to: 0, id: [132, 132], fields: CCREP_PLAYER_INFO_FIELDS }],
    },
    {
      name: "ccrep_rule_info",
      doc: "A rule, and what it is set to. Where neither is there, all rules were given.",
      ref: "network §8.2, ERRATA 109",
      source: "netquake_control.yaml:113",
      layouts: [{ from: 0, to: 0, id: [133, 133], fields: CCREP_RULE_INFO_FIELDS }],
    },
    {
      name: "ccrep_rcon",
      doc: "What the command printed.",
      source: "netquake_control.yaml:122",
      layouts: [{ from: 0, to: 0, id: [134, 134], fields: CCREP_RCON_FIELDS }],
    },
  ],
};
