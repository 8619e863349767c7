// Generated from bsp29.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const PART_FIELDS = [fieldOf("offset", U32), fieldOf("size", U32)] as const;
const F32_3 = {
  kind: "array",
  name: "f32[3]",
  of: { kind: "float", name: "f32" },
  count: 3,
} as const;
const I32 = { kind: "int", name: "i32", bits: 32, signed: true } as const;
const PLANE_FIELDS = [
  fieldOf("normal", F32_3),
  fieldOf("distance", { kind: "float", name: "f32" }),
  fieldOf("kind", I32),
] as const;
const CORNER_FIELDS = [fieldOf("at", F32_3)] as const;
const PLANE = fieldOf("plane", I32);
const CHILD_2 = {
  kind: "array",
  name: "child[2]",
  of: { kind: "int", name: "child", bits: 16, signed: true },
  count: 2,
} as const;
const BOUND_3 = {
  kind: "array",
  name: "bound[3]",
  of: { kind: "int", name: "bound", bits: 16, signed: true },
  count: 3,
} as const;
const LOW = fieldOf("low", BOUND_3);
const HIGH = fieldOf("high", BOUND_3);
const INDEX = { kind: "int", name: "index", bits: 16, signed: false } as const;
const FIRST_FACE = fieldOf("first_face", INDEX);
const FACES = fieldOf("faces", INDEX);
const NODE_FIELDS = [
  PLANE,
  fieldOf("children", CHILD_2, { doc: "A node, or -1 less the number of a leaf." }),
  LOW,
  HIGH,
  FIRST_FACE,
  FACES,
] as const;
const CHILD_2_2 = {
  kind: "array",
  name: "child[2]",
  of: { kind: "int", name: "child", bits: 32, signed: true },
  count: 2,
} as const;
const BOUND_3_2 = {
  kind: "array",
  name: "bound[3]",
  of: { kind: "float", name: "bound" },
  count: 3,
} as const;
const LOW_2 = fieldOf("low", BOUND_3_2);
const HIGH_2 = fieldOf("high", BOUND_3_2);
const INDEX_2 = { kind: "int", name: "index", bits: 32, signed: false } as const;
const FIRST_FACE_2 = fieldOf("first_face", INDEX_2);
const FACES_2 = fieldOf("faces", INDEX_2);
const NODE_FIELDS_2 = [
  PLANE,
  fieldOf("children", CHILD_2_2, { doc: "A node, or -1 less the number of a leaf." }),
  LOW_2,
  HIGH_2,
  FIRST_FACE_2,
  FACES_2,
] as const;
const F32_4 = {
  kind: "array",
  name: "f32[4]",
  of: { kind: "float", name: "f32" },
  count: 4,
} as const;
const TEXTURE_AXES_FIELDS = [
  fieldOf("s", F32_4),
  fieldOf("t", F32_4),
  fieldOf("texture", U32),
  fieldOf("flags", U32),
] as const;
const FIRST_EDGE = fieldOf("first_edge", U32);
const U8_4 = {
  kind: "array",
  name: "u8[4]",
  of: { kind: "int", name: "u8", bits: 8, signed: false },
  count: 4,
} as const;
const STYLES = fieldOf("styles", U8_4);
const LIGHT = fieldOf("light", I32, { doc: "Where its light begins, or -1." });
const FACE_FIELDS = [
  fieldOf("plane", INDEX),
  fieldOf("side", INDEX),
  FIRST_EDGE,
  fieldOf("edges", INDEX),
  fieldOf("axes", INDEX),
  STYLES,
  LIGHT,
] as const;
const FACE_FIELDS_2 = [
  fieldOf("plane", INDEX_2),
  fieldOf("side", INDEX_2),
  FIRST_EDGE,
  fieldOf("edges", INDEX_2),
  fieldOf("axes", INDEX_2),
  STYLES,
  LIGHT,
] as const;
const CLIP_NODE_FIELDS = [PLANE, fieldOf("children", CHILD_2)] as const;
const CLIP_NODE_FIELDS_2 = [PLANE, fieldOf("children", CHILD_2_2)] as const;
const CONTENTS = fieldOf("contents", I32);
const SEEN = fieldOf("seen", I32, { doc: "Where the set of what is seen from it begins, or -1." });
const AMBIENCE = fieldOf("ambience", U8_4);
const LEAF_FIELDS = [CONTENTS, SEEN, LOW, HIGH, FIRST_FACE, FACES, AMBIENCE] as const;
const LEAF_FIELDS_2 = [CONTENTS, SEEN, LOW_2, HIGH_2, FIRST_FACE_2, FACES_2, AMBIENCE] as const;
const EDGE_FIELDS = [
  fieldOf("corners", { kind: "array", name: "index[2]", of: INDEX, count: 2 }),
] as const;
const EDGE_FIELDS_2 = [
  fieldOf("corners", { kind: "array", name: "index[2]", of: INDEX_2, count: 2 }),
] as const;
const MODEL_FIELDS = [
  fieldOf("low", F32_3),
  fieldOf("high", F32_3),
  fieldOf("origin", F32_3),
  fieldOf(
    "heads",
    { kind: "array", name: "i32[4]", of: I32, count: 4 },
    { doc: "A node, and a clip node for each size of what moves." },
  ),
  fieldOf("leaves", I32),
  fieldOf("first_face", I32),
  fieldOf("faces", I32),
] as const;
const HEADER_FIELDS = [
  fieldOf("version", U32, {
    selects: [
      { value: 29, versions: { from: 0, to: 0 } },
      { value: 844124994, versions: { from: 1, to: 1 } },
    ],
  }),
  fieldOf("entities", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("planes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("textures", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("corners", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("visibility", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("nodes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("axes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("faces", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("light", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("clip_nodes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("leaves", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("leaf_faces", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("edges", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("face_edges", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("models", { kind: "struct", name: "part", struct: 0 }),
] as const;
const TEXTURES_FIELDS = [
  fieldOf("offsets", { kind: "sequence", name: "i32", of: I32, ends: U32 }),
] as const;
const TEXTURE_FIELDS = [
  fieldOf("name", { kind: "bytes", name: "bytes", count: 16 }),
  fieldOf("width", U32),
  fieldOf("height", U32),
  fieldOf("full", U32, {
    doc: "Where the largest begins, from the first byte here on: 40, or 0 where the pictures are in another file.",
  }),
  fieldOf("half", U32),
  fieldOf("quarter", U32),
  fieldOf("eighth", U32),
  {
    kind: "computed",
    name: "pixels$count",
    text: "full == 0 ? 0 : (width & 0xffff) * (height & 0xffff) + ((width >> 1) & 0x7fff) * ((height >> 1) & 0x7fff) + ((width >> 2) & 0x3fff) * ((height >> 2) & 0x3fff) + ((width >> 3) & 0x1fff) * ((height >> 3) & 0x1fff)",
    value: {
      kind: "choice",
      of: {
        kind: "two",
        operator: "==",
        left: { kind: "name", name: "full" },
        right: { kind: "number", value: "0" },
      },
      yes: { kind: "number", value: "0" },
      no: {
        kind: "two",
        operator: "+",
        left: {
          kind: "two",
          operator: "+",
          left: {
            kind: "two",
            operator: "+",
            left: {
              kind: "two",
              operator: "*",
              left: {
                kind: "two",
                operator: "&",
                left: { kind: "name", name: "width" },
                right: { kind: "number", value: "65535" },
              },
              right: {
                kind: "two",
                operator: "&",
                left: { kind: "name", name: "height" },
                right: { kind: "number", value: "65535" },
              },
            },
            right: {
              kind: "two",
              operator: "*",
              left: {
                kind: "two",
                operator: "&",
                left: {
                  kind: "two",
                  operator: ">>",
                  left: { kind: "name", name: "width" },
                  right: { kind: "number", value: "1" },
                },
                right: { kind: "number", value: "32767" },
              },
              right: {
                kind: "two",
                operator: "&",
                left: {
                  kind: "two",
                  operator: ">>",
                  left: { kind: "name", name: "height" },
                  right: { kind: "number", value: "1" },
                },
                right: { kind: "number", value: "32767" },
              },
            },
          },
          right: {
            kind: "two",
            operator: "*",
            left: {
              kind: "two",
              operator: "&",
              left: {
                kind: "two",
                operator: ">>",
                left: { kind: "name", name: "width" },
                right: { kind: "number", value: "2" },
              },
              right: { kind: "number", value: "16383" },
            },
            right: {
              kind: "two",
              operator: "&",
              left: {
                kind: "two",
                operator: ">>",
                left: { kind: "name", name: "height" },
                right: { kind: "number", value: "2" },
              },
              right: { kind: "number", value: "16383" },
            },
          },
        },
        right: {
          kind: "two",
          operator: "*",
          left: {
            kind: "two",
            operator: "&",
            left: {
              kind: "two",
              operator: ">>",
              left: { kind: "name", name: "width" },
              right: { kind: "number", value: "3" },
            },
            right: { kind: "number", value: "8191" },
          },
          right: {
            kind: "two",
            operator: "&",
            left: {
              kind: "two",
              operator: ">>",
              left: { kind: "name", name: "height" },
              right: { kind: "number", value: "3" },
            },
            right: { kind: "number", value: "8191" },
          },
        },
      },
    },
  },
  fieldOf("pixels", {
    kind: "bytes",
    name: "bytes",
    countRef: {
      by: "pixels$count",
      member: true,
      outer: true,
      text: "full == 0 ? 0 : (width & 0xffff) * (height & 0xffff) + ((width >> 1) & 0x7fff) * ((height >> 1) & 0x7fff) + ((width >> 2) & 0x3fff) * ((height >> 2) & 0x3fff) + ((width >> 3) & 0x1fff) * ((height >> 3) & 0x1fff)",
    },
  }),
] as const;
const NODES_FIELDS = [
  fieldOf("nodes", { kind: "list", name: "node", struct: 3, ends: "bytes" }),
] as const;
const AXES_FIELDS = [
  fieldOf("axes", { kind: "list", name: "texture_axes", struct: 4, ends: "bytes" }),
] as const;
const FACES_FIELDS = [
  fieldOf("faces", { kind: "list", name: "face", struct: 5, ends: "bytes" }),
] as const;
const CLIP_NODES_FIELDS = [
  fieldOf("clip_nodes", { kind: "list", name: "clip_node", struct: 6, ends: "bytes" }),
] as const;
const LEAVES_FIELDS = [
  fieldOf("leaves", { kind: "list", name: "leaf", struct: 7, ends: "bytes" }),
] as const;
const LEAF_FACES_FIELDS = [
  fieldOf("faces", { kind: "sequence", name: "index", of: INDEX, ends: "bytes" }),
] as const;
const LEAF_FACES_FIELDS_2 = [
  fieldOf("faces", { kind: "sequence", name: "index", of: INDEX_2, ends: "bytes" }),
] as const;
const EDGES_FIELDS = [
  fieldOf("edges", { kind: "list", name: "edge", struct: 8, ends: "bytes" }),
] as const;
const FACE_EDGES_FIELDS = [
  fieldOf("edges", { kind: "sequence", name: "i32", of: I32, ends: "bytes" }),
] as const;

/** The schema of Map of Quake with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "bsp29",
  title: "Map of Quake",
  doc: "What qbsp, light and vis make of a level, in parts that a directory at the beginning says the places of.",
  ref: "Quake specifications 3.4, §4",
  versions: ["29", "bsp2"],
  current: 1,
  structs: [
    { name: "part", source: "bsp29.yaml:15", layouts: [{ from: 0, to: 1, fields: PART_FIELDS }] },
    { name: "plane", source: "bsp29.yaml:16", layouts: [{ from: 0, to: 1, fields: PLANE_FIELDS }] },
    {
      name: "corner",
      source: "bsp29.yaml:17",
      layouts: [{ from: 0, to: 1, fields: CORNER_FIELDS }],
    },
    {
      name: "node",
      source: "bsp29.yaml:18",
      layouts: [
        { from: 0, to: 0, fields: NODE_FIELDS },
        { from: 1, to: 1, fields: NODE_FIELDS_2 },
      ],
    },
    {
      name: "texture_axes",
      source: "bsp29.yaml:26",
      layouts: [{ from: 0, to: 1, fields: TEXTURE_AXES_FIELDS }],
    },
    {
      name: "face",
      source: "bsp29.yaml:28",
      layouts: [
        { from: 0, to: 0, fields: FACE_FIELDS },
        { from: 1, to: 1, fields: FACE_FIELDS_2 },
      ],
    },
    {
      name: "clip_node",
      source: "bsp29.yaml:37",
      layouts: [
        { from: 0, to: 0, fields: CLIP_NODE_FIELDS },
        { from: 1, to: 1, fields: CLIP_NODE_FIELDS_2 },
      ],
    },
    {
      name: "leaf",
      source: "bsp29.yaml:38",
      layouts: [
        { from: 0, to: 0, fields: LEAF_FIELDS },
        { from: 1, to: 1, fields: LEAF_FIELDS_2 },
      ],
    },
    {
      name: "edge",
      source: "bsp29.yaml:47",
      layouts: [
        { from: 0, to: 0, fields: EDGE_FIELDS },
        { from: 1, to: 1, fields: EDGE_FIELDS_2 },
      ],
    },
    { name: "model", source: "bsp29.yaml:48", layouts: [{ from: 0, to: 1, fields: MODEL_FIELDS }] },
  ],
  enums: [],
  vectors: [],
  extension: ".bsp",
  kind: "protocol",
  messages: [
    {
      name: "header",
      source: "bsp29.yaml:59",
      layouts: [{ from: 0, to: 1, id: [1, 1], fields: HEADER_FIELDS }],
    },
    {
      name: "entities",
      source: "bsp29.yaml:78",
      layouts: [
        { from: 0, to: 1, id: [2, 2], fields: [fieldOf("text", { kind: "bytes", name: "bytes" })] },
      ],
    },
    {
      name: "planes",
      source: "bsp29.yaml:79",
      layouts: [
        {
          from: 0,
          to: 1,
          id: [3, 3],
          fields: [fieldOf("planes", { kind: "list", name: "plane", struct: 1, ends: "bytes" })],
        },
      ],
    },
    {
      name: "textures",
      source: "bsp29.yaml:80",
      layouts: [{ from: 0, to: 1, id: [4, 4], fields: TEXTURES_FIELDS }],
    },
    {
      name: "texture",
      doc: "A picture in four sizes, each half of the one before it.",
      source: "bsp29.yaml:83",
      layouts: [{ from: 0, to: 1, id: [5, 5], fields: TEXTURE_FIELDS }],
    },
    {
      name: "corners",
      source: "bsp29.yaml:103",
      layouts: [
        {
          from: 0,
          to: 1,
          id: [6, 6],
          fields: [fieldOf("corners", { kind: "list", name: "corner", struct: 2, ends: "bytes" })],
        },
      ],
    },
    {
      name: "visibility",
      source: "bsp29.yaml:104",
      layouts: [
        { from: 0, to: 1, id: [7, 7], fields: [fieldOf("sets", { kind: "bytes", name: "bytes" })] },
      ],
    },
    {
      name: "nodes",
      source: "bsp29.yaml:105",
      layouts: [
        { from: 0, to: 0, id: [8, 8], fields: NODES_FIELDS },
        { from: 1, to: 1, id: [8, 8], fields: NODES_FIELDS },
      ],
    },
    {
      name: "axes",
      source: "bsp29.yaml:106",
      layouts: [{ from: 0, to: 1, id: [9, 9], fields: AXES_FIELDS }],
    },
    {
      name: "faces",
      source: "bsp29.yaml:107",
      layouts: [
        { from: 0, to: 0, id: [10, 10], fields: FACES_FIELDS },
        { from: 1, to: 1, id: [10, 10], fields: FACES_FIELDS },
      ],
    },
    {
      name: "light",
      source: "bsp29.yaml:108",
      layouts: [
        {
          from: 0,
          to: 1,
          id: [11, 11],
          fields: [fieldOf("samples", { kind: "bytes", name: "bytes" })],
        },
      ],
    },
    {
      name: "clip_nodes",
      source: "bsp29.yaml:109",
      layouts: [
        { from: 0, to: 0, id: [12, 12], fields: CLIP_NODES_FIELDS },
        { from: 1, to: 1, id: [12, 12], fields: CLIP_NODES_FIELDS },
      ],
    },
    {
      name: "leaves",
      source: "bsp29.yaml:110",
      layouts: [
        { from: 0, to: 0, id: [13, 13], fields: LEAVES_FIELDS },
        { from: 1, to: 1, id: [13, 13], fields: LEAVES_FIELDS },
      ],
    },
    {
      name: "leaf_faces",
      source: "bsp29.yaml:111",
      layouts: [
        { from: 0, to: 0, id: [14, 14], fields: LEAF_FACES_FIELDS },
        { from: 1, to: 1, id: [14, 14], fields: LEAF_FACES_FIELDS_2 },
      ],
    },
    {
      name: "edges",
      source: "bsp29.yaml:112",
      layouts: [
        { from: 0, to: 0, id: [15, 15], fields: EDGES_FIELDS },
        { from: 1, to: 1, id: [15, 15], fields: EDGES_FIELDS },
      ],
    },
    {
      name: "face_edges",
      source: "bsp29.yaml:113",
      layouts: [{ from: 0, to: 1, id: [16, 16], fields: FACE_EDGES_FIELDS }],
    },
    {
      name: "models",
      source: "bsp29.yaml:114",
      layouts: [
        {
          from: 0,
          to: 1,
          id: [17, 17],
          fields: [fieldOf("models", { kind: "list", name: "model", struct: 9, ends: "bytes" })],
        },
      ],
    },
    {
      name: "rest",
      source: "bsp29.yaml:115",
      layouts: [
        {
          from: 0,
          to: 1,
          id: [18, 18],
          fields: [fieldOf("data", { kind: "bytes", name: "bytes" })],
        },
      ],
    },
  ],
  places: [
    { message: "header" },
    {
      message: "entities",
      of: { message: "header", path: ["entities"] },
      at: "offset",
      size: "size",
    },
    { message: "planes", of: { message: "header", path: ["planes"] }, at: "offset", size: "size" },
    {
      message: "textures",
      of: { message: "header", path: ["textures"] },
      at: "offset",
      size: "size",
    },
    {
      message: "texture",
      of: { message: "textures", path: ["offsets"] },
      at: "_",
      from: "message",
      none: -1,
    },
    {
      message: "corners",
      of: { message: "header", path: ["corners"] },
      at: "offset",
      size: "size",
    },
    {
      message: "visibility",
      of: { message: "header", path: ["visibility"] },
      at: "offset",
      size: "size",
    },
    { message: "nodes", of: { message: "header", path: ["nodes"] }, at: "offset", size: "size" },
    { message: "axes", of: { message: "header", path: ["axes"] }, at: "offset", size: "size" },
    { message: "faces", of: { message: "header", path: ["faces"] }, at: "offset", size: "size" },
    { message: "light", of: { message: "header", path: ["light"] }, at: "offset", size: "size" },
    {
      message: "clip_nodes",
      of: { message: "header", path: ["clip_nodes"] },
      at: "offset",
      size: "size",
    },
    { message: "leaves", of: { message: "header", path: ["leaves"] }, at: "offset", size: "size" },
    {
      message: "leaf_faces",
      of: { message: "header", path: ["leaf_faces"] },
      at: "offset",
      size: "size",
    },
    { message: "edges", of: { message: "header", path: ["edges"] }, at: "offset", size: "size" },
    {
      message: "face_edges",
      of: { message: "header", path: ["face_edges"] },
      at: "offset",
      size: "size",
    },
    { message: "models", of: { message: "header", path: ["models"] }, at: "offset", size: "size" },
    { message: "rest", between: true },
  ],
};
