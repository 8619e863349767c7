// Generated from dem.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { ContainerTable } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const BLOCK_FIELDS = [
  {
    kind: "length",
    name: "size",
    type: { kind: "int", name: "i32", bits: 32, signed: true },
    of: "messages",
  },
  fieldOf(
    "angles",
    { kind: "array", name: "f32[3]", of: { kind: "float", name: "f32" }, count: 3 },
    { doc: "pitch, yaw and roll of the camera in degrees" },
  ),
  fieldOf("messages", { kind: "bytes", name: "bytes", length: "size" }),
] as const;
const SCANF_RANGES = [
  [32, 32],
  [9, 9],
  [10, 10],
  [11, 11],
  [12, 12],
  [13, 13],
] as const;

/** The schema of Quake recording with its versions resolved, for the interpreter. */
export const table: ContainerTable = {
  name: "dem",
  title: "Quake recording",
  doc: "A line with the CD track, then blocks: what the server sent in one packet, and where the camera looked when the packet came.",
  ref: "DEM §6",
  versions: ["all"],
  current: 0,
  structs: [],
  enums: [],
  vectors: [],
  kind: "container",
  messages: [
    {
      name: "block",
      doc: "A packet from the server, and the camera at that moment.",
      ref: "DEM §6.2, ERRATA 19-20",
      source: "dem.yaml:28",
      text: {
        entries: [
          { token: "camera", of: ["angles"] },
          { token: "messages", of: ["messages"] },
        ],
      },
      layouts: [{ from: 0, to: 0, fields: BLOCK_FIELDS }],
    },
  ],
  extension: ".dem",
  header: {
    name: "cdtrack",
    token: "track",
    doc: "The CD track that was asked for, as text. Engines up to 1.08 read it with fscanf, which takes any white space after the number; later ones take all bytes up to a line feed. The recording tells which reading is meant: the one that the blocks fit after it.",
    ref: "DEM §6.1, ERRATA 22",
    readings: [
      {
        name: "line",
        doc: "1.09: up to the line feed",
        steps: [
          {
            ranges: [
              [0, 9],
              [11, 255],
            ],
            min: 0,
          },
          { ranges: [[10, 10]], min: 1, max: 1 },
        ],
      },
      {
        name: "scanf",
        doc: "up to 1.08: a number and white space",
        steps: [
          { ranges: SCANF_RANGES, min: 0 },
          {
            ranges: [
              [45, 45],
              [43, 43],
            ],
            min: 0,
            max: 1,
          },
          { ranges: [[48, 57]], min: 1 },
          { ranges: SCANF_RANGES, min: 1 },
        ],
      },
      { name: "none", doc: "fscanf finds no number, and does not mind", steps: [] },
    ],
  },
  carries: [{ member: "messages", protocol: "netquake" }],
  foreign: [
    { name: "goldsrc", title: "Half-Life recording (GoldSrc engine)", begins: "HLDEMO\u0000" },
    { name: "source", title: "Half-Life 2 recording (Source engine)", begins: "HL2DEMO\u0000" },
  ],
};
