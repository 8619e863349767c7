// Generated from bsp38.yaml. To change it, edit the schema and run `npx demospec generate`.
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
const SEEN_SET_FIELDS = [
  fieldOf("seen", U32, {
    doc: "Where the set of clusters that are seen begins, from the first byte of this part on.",
  }),
  fieldOf("heard", U32, { doc: "Where the set of those that are heard begins." }),
] as const;
const I16 = { kind: "int", name: "i16", bits: 16, signed: true } as const;
const I16_3 = { kind: "array", name: "i16[3]", of: I16, count: 3 } as const;
const LOW = fieldOf("low", I16_3);
const HIGH = fieldOf("high", I16_3);
const U16 = { kind: "int", name: "u16", bits: 16, signed: false } as const;
const FIRST_FACE = fieldOf("first_face", U16);
const FACES = fieldOf("faces", U16);
const NODE_FIELDS = [
  fieldOf("plane", I32),
  fieldOf(
    "children",
    { kind: "array", name: "i32[2]", of: I32, count: 2 },
    { doc: "A node, or -1 less the number of a leaf." },
  ),
  LOW,
  HIGH,
  FIRST_FACE,
  FACES,
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
  fieldOf("flags", U32),
  fieldOf("value", I32, { doc: "How much light it gives." }),
  fieldOf(
    "texture",
    { kind: "bytes", name: "bytes", count: 32 },
    { doc: "A picture's name without its folder and ending, up to the first byte 0." },
  ),
  fieldOf("next", I32, { doc: "The next picture of an animation, or -1." }),
] as const;
const PLANE = fieldOf("plane", U16);
const FACE_FIELDS = [
  PLANE,
  fieldOf("side", U16),
  fieldOf("first_edge", U32),
  fieldOf("edges", U16),
  fieldOf("axes", U16),
  fieldOf("styles", {
    kind: "array",
    name: "u8[4]",
    of: { kind: "int", name: "u8", bits: 8, signed: false },
    count: 4,
  }),
  fieldOf("light", I32, { doc: "Where its light begins, or -1." }),
] as const;
const CONTENTS = fieldOf("contents", U32);
const LEAF_FIELDS = [
  CONTENTS,
  fieldOf("cluster", I16, { doc: "What it is seen and heard with, or -1." }),
  fieldOf("area", I16),
  LOW,
  HIGH,
  FIRST_FACE,
  FACES,
  fieldOf("first_brush", U16),
  fieldOf("brushes", U16),
] as const;
const EDGE_FIELDS = [
  fieldOf("corners", { kind: "array", name: "u16[2]", of: U16, count: 2 }),
] as const;
const MODEL_FIELDS = [
  fieldOf("low", F32_3),
  fieldOf("high", F32_3),
  fieldOf("origin", F32_3),
  fieldOf("head", I32, { doc: "The first node of its tree." }),
  fieldOf("first_face", I32),
  fieldOf("faces", I32),
] as const;
const BRUSH_FIELDS = [fieldOf("first_side", U32), fieldOf("sides", U32), CONTENTS] as const;
const BRUSH_SIDE_FIELDS = [PLANE, fieldOf("axes", I16)] as const;
const AREA_FIELDS = [fieldOf("portals", U32), fieldOf("first_portal", U32)] as const;
const AREA_PORTAL_FIELDS = [fieldOf("portal", U32), fieldOf("area", U32)] as const;
const HEADER_FIELDS = [
  fieldOf("magic", U32, {
    doc: "The letters IBSP.",
    selects: [{ value: 1347633737, versions: { from: 0, to: 0 } }],
  }),
  fieldOf("version", U32, { selects: [{ value: 38, versions: { from: 0, to: 0 } }] }),
  fieldOf("entities", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("planes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("corners", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("visibility", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("nodes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("axes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("faces", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("light", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("leaves", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("leaf_faces", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("leaf_brushes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("edges", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("face_edges", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("models", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("brushes", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("brush_sides", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("pop", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("areas", { kind: "struct", name: "part", struct: 0 }),
  fieldOf("area_portals", { kind: "struct", name: "part", struct: 0 }),
] as const;
const VISIBILITY_FIELDS = [
  fieldOf("clusters", { kind: "list", name: "seen_set", struct: 3, ends: U32 }),
  fieldOf("sets", { kind: "bytes", name: "bytes" }),
] as const;
const AXES_FIELDS = [
  fieldOf("axes", { kind: "list", name: "texture_axes", struct: 5, ends: "bytes" }),
] as const;
const U16_2 = { kind: "sequence", name: "u16", of: U16, ends: "bytes" } as const;
const LEAF_FACES_FIELDS = [fieldOf("faces", U16_2)] as const;
const LEAF_BRUSHES_FIELDS = [fieldOf("brushes", U16_2)] as const;
const FACE_EDGES_FIELDS = [
  fieldOf("edges", { kind: "sequence", name: "i32", of: I32, ends: "bytes" }),
] as const;
const BRUSH_SIDES_FIELDS = [
  fieldOf("sides", { kind: "list", name: "brush_side", struct: 11, ends: "bytes" }),
] as const;
const POP_FIELDS = [fieldOf("data", { kind: "bytes", name: "bytes" })] as const;
const AREA_PORTALS_FIELDS = [
  fieldOf("portals", { kind: "list", name: "area_portal", struct: 13, ends: "bytes" }),
] as const;

/** The schema of Map of Quake II with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "bsp38",
  title: "Map of Quake II",
  doc: "What the tools of Quake II make of a level, in parts that a directory at the beginning says the places of.",
  ref: "Quake 2 BSP File Format, M. McGuire",
  versions: ["38"],
  current: 0,
  structs: [
    { name: "part", source: "bsp38.yaml:10", layouts: [{ from: 0, to: 0, fields: PART_FIELDS }] },
    { name: "plane", source: "bsp38.yaml:11", layouts: [{ from: 0, to: 0, fields: PLANE_FIELDS }] },
    {
      name: "corner",
      source: "bsp38.yaml:12",
      layouts: [{ from: 0, to: 0, fields: CORNER_FIELDS }],
    },
    {
      name: "seen_set",
      source: "bsp38.yaml:13",
      layouts: [{ from: 0, to: 0, fields: SEEN_SET_FIELDS }],
    },
    { name: "node", source: "bsp38.yaml:21", layouts: [{ from: 0, to: 0, fields: NODE_FIELDS }] },
    {
      name: "texture_axes",
      source: "bsp38.yaml:29",
      layouts: [{ from: 0, to: 0, fields: TEXTURE_AXES_FIELDS }],
    },
    { name: "face", source: "bsp38.yaml:41", layouts: [{ from: 0, to: 0, fields: FACE_FIELDS }] },
    { name: "leaf", source: "bsp38.yaml:50", layouts: [{ from: 0, to: 0, fields: LEAF_FIELDS }] },
    { name: "edge", source: "bsp38.yaml:61", layouts: [{ from: 0, to: 0, fields: EDGE_FIELDS }] },
    { name: "model", source: "bsp38.yaml:62", layouts: [{ from: 0, to: 0, fields: MODEL_FIELDS }] },
    { name: "brush", source: "bsp38.yaml:70", layouts: [{ from: 0, to: 0, fields: BRUSH_FIELDS }] },
    {
      name: "brush_side",
      source: "bsp38.yaml:71",
      layouts: [{ from: 0, to: 0, fields: BRUSH_SIDE_FIELDS }],
    },
    { name: "area", source: "bsp38.yaml:72", layouts: [{ from: 0, to: 0, fields: AREA_FIELDS }] },
    {
      name: "area_portal",
      source: "bsp38.yaml:73",
      layouts: [{ from: 0, to: 0, fields: AREA_PORTAL_FIELDS }],
    },
  ],
  enums: [],
  vectors: [],
  extension: ".bsp",
  kind: "protocol",
  messages: [
    {
      name: "header",
      source: "bsp38.yaml:76",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: HEADER_FIELDS }],
    },
    {
      name: "entities",
      source: "bsp38.yaml:100",
      layouts: [
        { from: 0, to: 0, id: [2, 2], fields: [fieldOf("text", { kind: "bytes", name: "bytes" })] },
      ],
    },
    {
      name: "planes",
      source: "bsp38.yaml:101",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [3, 3],
          fields: [fieldOf("planes", { kind: "list", name: "plane", struct: 1, ends: "bytes" })],
        },
      ],
    },
    {
      name: "corners",
      source: "bsp38.yaml:102",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [4, 4],
          fields: [fieldOf("corners", { kind: "list", name: "corner", struct: 2, ends: "bytes" })],
        },
      ],
    },
    {
      name: "visibility",
      source: "bsp38.yaml:103",
      layouts: [{ from: 0, to: 0, id: [5, 5], fields: VISIBILITY_FIELDS }],
    },
    {
      name: "nodes",
      source: "bsp38.yaml:108",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [6, 6],
          fields: [fieldOf("nodes", { kind: "list", name: "node", struct: 4, ends: "bytes" })],
        },
      ],
    },
    {
      name: "axes",
      source: "bsp38.yaml:109",
      layouts: [{ from: 0, to: 0, id: [7, 7], fields: AXES_FIELDS }],
    },
    {
      name: "faces",
      source: "bsp38.yaml:110",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [8, 8],
          fields: [fieldOf("faces", { kind: "list", name: "face", struct: 6, ends: "bytes" })],
        },
      ],
    },
    {
      name: "light",
      source: "bsp38.yaml:111",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [9, 9],
          fields: [fieldOf("samples", { kind: "bytes", name: "bytes" })],
        },
      ],
    },
    {
      name: "leaves",
      source: "bsp38.yaml:112",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [10, 10],
          fields: [fieldOf("leaves", { kind: "list", name: "leaf", struct: 7, ends: "bytes" })],
        },
      ],
    },
    {
      name: "leaf_faces",
      source: "bsp38.yaml:113",
      layouts: [{ from: 0, to: 0, id: [11, 11], fields: LEAF_FACES_FIELDS }],
    },
    {
      name: "leaf_brushes",
      source: "bsp38.yaml:114",
      layouts: [{ from: 0, to: 0, id: [12, 12], fields: LEAF_BRUSHES_FIELDS }],
    },
    {
      name: "edges",
      source: "bsp38.yaml:115",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [13, 13],
          fields: [fieldOf("edges", { kind: "list", name: "edge", struct: 8, ends: "bytes" })],
        },
      ],
    },
    {
      name: "face_edges",
      source: "bsp38.yaml:116",
      layouts: [{ from: 0, to: 0, id: [14, 14], fields: FACE_EDGES_FIELDS }],
    },
    {
      name: "models",
      source: "bsp38.yaml:117",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [15, 15],
          fields: [fieldOf("models", { kind: "list", name: "model", struct: 9, ends: "bytes" })],
        },
      ],
    },
    {
      name: "brushes",
      source: "bsp38.yaml:118",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [16, 16],
          fields: [fieldOf("brushes", { kind: "list", name: "brush", struct: 10, ends: "bytes" })],
        },
      ],
    },
    {
      name: "brush_sides",
      source: "bsp38.yaml:119",
      layouts: [{ from: 0, to: 0, id: [17, 17], fields: BRUSH_SIDES_FIELDS }],
    },
    {
      name: "pop",
      doc: "No engine reads it.",
      source: "bsp38.yaml:120",
      layouts: [{ from: 0, to: 0, id: [18, 18], fields: POP_FIELDS }],
    },
    {
      name: "areas",
      source: "bsp38.yaml:121",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [19, 19],
          fields: [fieldOf("areas", { kind: "list", name: "area", struct: 12, ends: "bytes" })],
        },
      ],
    },
    {
      name: "area_portals",
      source: "bsp38.yaml:122",
      layouts: [{ from: 0, to: 0, id: [20, 20], fields: AREA_PORTALS_FIELDS }],
    },
    {
      name: "rest",
      source: "bsp38.yaml:123",
      layouts: [{ from: 0, to: 0, id: [21, 21], fields: POP_FIELDS }],
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
    { message: "leaves", of: { message: "header", path: ["leaves"] }, at: "offset", size: "size" },
    {
      message: "leaf_faces",
      of: { message: "header", path: ["leaf_faces"] },
      at: "offset",
      size: "size",
    },
    {
      message: "leaf_brushes",
      of: { message: "header", path: ["leaf_brushes"] },
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
    {
      message: "brushes",
      of: { message: "header", path: ["brushes"] },
      at: "offset",
      size: "size",
    },
    {
      message: "brush_sides",
      of: { message: "header", path: ["brush_sides"] },
      at: "offset",
      size: "size",
    },
    { message: "pop", of: { message: "header", path: ["pop"] }, at: "offset", size: "size" },
    { message: "areas", of: { message: "header", path: ["areas"] }, at: "offset", size: "size" },
    {
      message: "area_portals",
      of: { message: "header", path: ["area_portals"] },
      at: "offset",
      size: "size",
    },
    { message: "rest", between: true },
  ],
};
