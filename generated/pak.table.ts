// Generated from pak.yaml. To change it, edit the schema and run `npx demospec generate`.
import type { Table } from "../runtime/table/table.ts";
import { fieldOf } from "../runtime/table/facts/field-of.ts";
const U32 = { kind: "int", name: "u32", bits: 32, signed: false } as const;
const ENTRY_FIELDS = [
  fieldOf(
    "name",
    { kind: "bytes", name: "bytes", count: 56 },
    { doc: "A path as `maps/e1m1.bsp`, up to the first byte 0." },
  ),
  fieldOf("offset", U32),
  fieldOf("size", U32),
] as const;
const HEADER_FIELDS = [
  { kind: "constant", bytes: [80, 65, 67, 75] },
  fieldOf("directory_offset", U32),
  fieldOf("directory_size", U32),
] as const;
const FILE_FIELDS = [fieldOf("data", { kind: "bytes", name: "bytes" })] as const;

/** The schema of PAK archive of Quake and Quake II with its versions resolved, for the interpreter. */
export const table: Table = {
  name: "pak",
  title: "PAK archive of Quake and Quake II",
  doc: "Files in one file. A directory, which may be anywhere, has their names and says where they are; several may share bytes.",
  ref: "Quake specifications 3.4, §3",
  versions: ["1"],
  current: 0,
  structs: [
    { name: "entry", source: "pak.yaml:10", layouts: [{ from: 0, to: 0, fields: ENTRY_FIELDS }] },
  ],
  enums: [],
  vectors: [],
  extension: ".pak",
  kind: "protocol",
  messages: [
    {
      name: "header",
      source: "pak.yaml:17",
      layouts: [{ from: 0, to: 0, id: [1, 1], fields: HEADER_FIELDS }],
    },
    {
      name: "directory",
      source: "pak.yaml:20",
      layouts: [
        {
          from: 0,
          to: 0,
          id: [2, 2],
          fields: [fieldOf("entries", { kind: "list", name: "entry", struct: 0, ends: "bytes" })],
        },
      ],
    },
    {
      name: "file",
      source: "pak.yaml:23",
      layouts: [{ from: 0, to: 0, id: [3, 3], fields: FILE_FIELDS }],
    },
    {
      name: "rest",
      doc: "Bytes of no file.",
      source: "pak.yaml:26",
      layouts: [{ from: 0, to: 0, id: [4, 4], fields: FILE_FIELDS }],
    },
  ],
  places: [
    { message: "header" },
    {
      message: "directory",
      of: { message: "header", path: [] },
      at: "directory_offset",
      size: "directory_size",
    },
    {
      message: "file",
      of: { message: "directory", path: ["entries"] },
      at: "offset",
      size: "size",
    },
    { message: "rest", between: true },
  ],
};
