// Generated from netquake_control.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
/** The schema of Quake control messages with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "netquake_control",
  title: "Quake control messages",
  doc: "What passes between a Quake server and others outside of a connection: one message a packet. Whatever is behind what is known of a message is kept.",
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
      layouts: [
        {
          from: 0,
          to: 0,
          id: [1, 1],
          fields: [
            {
              kind: "value",
              name: "game",
              doc: "QUAKE: a server has no answer for others",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "version",
              doc: "3: a server refuses others",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "mod",
              doc: "ProQuake and its kin",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 },
              whenMore: true,
            },
            {
              kind: "value",
              name: "modversion",
              doc: "ten times the mod's version",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              whenMore: true,
            },
            {
              kind: "value",
              name: "modflags",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              whenMore: true,
            },
            {
              kind: "value",
              name: "password",
              doc: "what a server may ask for; 0 is none",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
              whenMore: true,
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccreq_server_info",
      doc: "What server is this?",
      ref: "network §8.2",
      source: "netquake_control.yaml:32",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [2, 2],
          fields: [
            {
              kind: "value",
              name: "game",
              doc: "QUAKE: a server has no answer for others",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "version",
              doc: "3; servers do not look at it",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              whenMore: true,
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccreq_player_info",
      doc: "Who is this player?",
      ref: "network §8.2",
      source: "netquake_control.yaml:41",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [3, 3],
          fields: [
            {
              kind: "value",
              name: "player",
              doc: "from 0 on",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccreq_rule_info",
      doc: "Which rule comes next?",
      ref: "network §8.2, ERRATA 109",
      source: "netquake_control.yaml:49",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [4, 4],
          fields: [
            {
              kind: "value",
              name: "rule",
              doc: "the rule before; empty for the first one",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccreq_rcon",
      doc: "Somebody has the server's console run a command. ProQuake and its kin know it.",
      source: "netquake_control.yaml:57",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [5, 5],
          fields: [
            {
              kind: "value",
              name: "password",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "command",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccrep_accept",
      doc: "The server lets the client in.",
      ref: "network §8.2, ERRATA 107",
      source: "netquake_control.yaml:65",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [129, 129],
          fields: [
            {
              kind: "value",
              name: "port",
              doc: "where the server talks to the client from now on; it may be the port that was asked",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
            },
            {
              kind: "value",
              name: "mod",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 },
              whenMore: true,
            },
            {
              kind: "value",
              name: "modversion",
              doc: "ten times the mod's version",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              whenMore: true,
            },
            {
              kind: "value",
              name: "modflags",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              whenMore: true,
            },
            {
              kind: "value",
              name: "spec",
              doc: "whether the client only looks on",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
              whenMore: true,
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccrep_reject",
      doc: "The server does not let the client in.",
      ref: "network §8.2, ERRATA 110",
      source: "netquake_control.yaml:79",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [130, 130],
          fields: [
            {
              kind: "value",
              name: "reason",
              doc: "for people",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccrep_server_info",
      doc: "What the server is.",
      ref: "network §8.2",
      source: "netquake_control.yaml:87",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [131, 131],
          fields: [
            {
              kind: "value",
              name: "address",
              doc: "what the server takes for its address",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "hostname",
              doc: "the server's name",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "levelname",
              doc: "the map's name",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "players",
              doc: "how many play",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "maxplayers",
              doc: "how many can",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "version",
              doc: "3",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
              whenMore: true,
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccrep_player_info",
      doc: "Who a player is.",
      ref: "network §8.2, ERRATA 106",
      source: "netquake_control.yaml:100",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [132, 132],
          fields: [
            {
              kind: "value",
              name: "player",
              doc: "from 0 on",
              type: { kind: "int", name: "u8", bits: 8, signed: false },
            },
            {
              kind: "value",
              name: "name",
              doc: "in the characters of Quake",
              type: { kind: "string", name: "string", cut: 2047 },
            },
            {
              kind: "value",
              name: "colors",
              doc: "16 × shirt + trousers",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
            },
            {
              kind: "value",
              name: "frags",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
            },
            {
              kind: "value",
              name: "connecttime",
              doc: "seconds since the player came",
              type: { kind: "int", name: "i32", bits: 32, signed: true },
            },
            {
              kind: "value",
              name: "address",
              doc: "address and port, or LOCAL",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccrep_rule_info",
      doc: "A rule, and what it is set to. Where neither is there, all rules were told.",
      ref: "network §8.2, ERRATA 109",
      source: "netquake_control.yaml:113",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [133, 133],
          fields: [
            {
              kind: "value",
              name: "rule",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
              whenMore: true,
            },
            {
              kind: "value",
              name: "value",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
              whenMore: true,
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
    {
      name: "ccrep_rcon",
      doc: "What the command printed.",
      source: "netquake_control.yaml:122",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [134, 134],
          fields: [
            {
              kind: "value",
              name: "reply",
              doc: "some servers end it with the packet",
              type: { kind: "string", name: "open_string", cut: 2047, open: true },
            },
            { kind: "value", name: "rest", type: { kind: "bytes", name: "bytes" } },
          ],
        },
      ],
    },
  ],
};
