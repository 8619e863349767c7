// Generated from qwd.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
/** The schema of QuakeWorld recording with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "qwd",
  title: "QuakeWorld recording",
  doc: "What passed between a client and its server, a packet or a command a block, each with the time it happened.",
  ref: "QWD §3",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [
    {
      name: "block_type",
      values: [
        { from: 0, to: 0, name: "DEM_CMD", value: 0, doc: "what the client asked for" },
        { from: 0, to: 0, name: "DEM_READ", value: 1, doc: "what the server sent" },
        { from: 0, to: 0, name: "DEM_SET", value: 2, doc: "both sequence numbers" },
      ],
    },
  ],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "Something that happened at a moment.",
      ref: "QWD §3",
      source: "qwd.yaml:19",
      layouts: [
        {
          from: 0,
          to: 0,
          fields: [
            { kind: "value", name: "time", doc: "seconds", type: { kind: "float", name: "f32" } },
            {
              kind: "value",
              name: "code",
              type: { kind: "int", name: "u8", bits: 8, signed: false, enum: 0 },
            },
            {
              kind: "switch",
              on: "code",
              arms: [
                {
                  name: "client",
                  doc: "What the client asked the server for.",
                  text: {
                    token: "cblock",
                    entries: [
                      { token: "time", of: ["time"], as: "time" },
                      { token: "load", of: ["msec"] },
                      { token: "padding", of: ["padding"], usual: 0, legacy: "unknown" },
                      { token: "angles", of: ["angles"] },
                      { token: "speed", of: ["forwardmove", "sidemove", "upmove"] },
                      { token: "fire", of: ["buttons"], flag: 0 },
                      { token: "jump", of: ["buttons"], flag: 1 },
                      {
                        token: "flag",
                        of: ["buttons"],
                        bits: [-2, 2, 3, 4, 5, 6, 7],
                        legacy: "unread",
                      },
                      { token: "impulse", of: ["impulse"], usual: 0 },
                      { token: "uk_angles", of: ["viewangles"] },
                    ],
                  },
                  values: [0],
                  fields: [
                    {
                      kind: "value",
                      name: "msec",
                      doc: "milliseconds that the command lasts",
                      type: { kind: "int", name: "u8", bits: 8, signed: false },
                    },
                    {
                      kind: "value",
                      name: "padding",
                      doc: "bytes without meaning (ERRATA 64)",
                      type: {
                        kind: "array",
                        name: "u8[3]",
                        of: { kind: "int", name: "u8", bits: 8, signed: false },
                        count: 3,
                      },
                    },
                    {
                      kind: "value",
                      name: "angles",
                      doc: "pitch, yaw and roll in degrees",
                      type: {
                        kind: "array",
                        name: "f32[3]",
                        of: { kind: "float", name: "f32" },
                        count: 3,
                      },
                    },
                    {
                      kind: "value",
                      name: "forwardmove",
                      doc: "units a second",
                      type: { kind: "int", name: "i16", bits: 16, signed: true },
                    },
                    {
                      kind: "value",
                      name: "sidemove",
                      type: { kind: "int", name: "i16", bits: 16, signed: true },
                    },
                    {
                      kind: "value",
                      name: "upmove",
                      type: { kind: "int", name: "i16", bits: 16, signed: true },
                    },
                    {
                      kind: "value",
                      name: "buttons",
                      doc: "1 attack, 2 jump, 4 use, 8 attack2",
                      type: { kind: "int", name: "u8", bits: 8, signed: false },
                    },
                    {
                      kind: "value",
                      name: "impulse",
                      type: { kind: "int", name: "u8", bits: 8, signed: false },
                    },
                    {
                      kind: "value",
                      name: "viewangles",
                      doc: "where the camera looked (ERRATA 65)",
                      type: {
                        kind: "array",
                        name: "f32[3]",
                        of: { kind: "float", name: "f32" },
                        count: 3,
                      },
                    },
                  ],
                },
                {
                  name: "server",
                  doc: "A packet that the server sent.",
                  values: [1],
                  fields: [
                    {
                      kind: "length",
                      name: "size",
                      type: { kind: "int", name: "i32", bits: 32, signed: true },
                    },
                    {
                      kind: "split",
                      wire: { kind: "int", name: "u32", bits: 32, signed: false },
                      parts: [
                        {
                          name: "sequence",
                          doc: "the packet's number",
                          type: { kind: "int", name: "u31", bits: 31, signed: false },
                        },
                        {
                          name: "reliable",
                          doc: "1 where the packet is sent again until it has arrived",
                          type: { kind: "int", name: "u1", bits: 1, signed: false },
                        },
                      ],
                    },
                    {
                      kind: "switch",
                      on: "sequence",
                      arms: [
                        {
                          name: "connectionless",
                          doc: "A packet outside of the connection.",
                          text: {
                            token: "sblock",
                            entries: [
                              { token: "time", of: ["time"], as: "time" },
                              { token: "reliable", of: ["reliable"], usual: 1, legacy: "unknown" },
                              { token: "connless", of: ["packet"] },
                            ],
                          },
                          values: [2147483647],
                          fields: [
                            {
                              kind: "value",
                              name: "packet",
                              type: { kind: "bytes", name: "bytes" },
                            },
                          ],
                        },
                        {
                          name: "game",
                          doc: "A packet of the game.",
                          text: {
                            token: "sblock",
                            entries: [
                              { token: "time", of: ["time"], as: "time" },
                              { token: "seq1", of: ["sequence"] },
                              { token: "seq2", of: ["acknowledged"] },
                              {
                                token: "reliable",
                                of: ["reliable", "reliableacknowledged"],
                                as: "set",
                              },
                              { token: "messages", of: ["messages"] },
                            ],
                          },
                          values: [],
                          otherwise: true,
                          fields: [
                            {
                              kind: "split",
                              wire: { kind: "int", name: "u32", bits: 32, signed: false },
                              parts: [
                                {
                                  name: "acknowledged",
                                  doc: "the client's last packet that came",
                                  type: { kind: "int", name: "u31", bits: 31, signed: false },
                                },
                                {
                                  name: "reliableacknowledged",
                                  type: { kind: "int", name: "u1", bits: 1, signed: false },
                                },
                              ],
                            },
                            {
                              kind: "value",
                              name: "messages",
                              type: { kind: "bytes", name: "bytes" },
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
                {
                  name: "frame",
                  doc: "The sequence numbers that the recording begins with.",
                  text: {
                    token: "fblock",
                    entries: [
                      { token: "time", of: ["time"], as: "time" },
                      { token: "seq1", of: ["outgoing"] },
                      { token: "seq2", of: ["incoming"] },
                    ],
                  },
                  values: [2],
                  fields: [
                    {
                      kind: "value",
                      name: "outgoing",
                      doc: "of the client's next packet (ERRATA 67)",
                      type: { kind: "int", name: "i32", bits: 32, signed: true },
                    },
                    {
                      kind: "value",
                      name: "incoming",
                      doc: "of the server's last packet",
                      type: { kind: "int", name: "i32", bits: 32, signed: true },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  extension: ".qwd",
  carries: [
    { member: "messages", protocol: "quakeworld" },
    { member: "packet", protocol: "quakeworld_connectionless" },
  ],
  foreign: [],
};
