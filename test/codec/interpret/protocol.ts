import {
  always,
  coord,
  effect,
  f32,
  falling,
  flags,
  i16,
  i32,
  i8,
  int,
  text,
  u16,
  u32,
  u8,
  volume,
} from "./types.ts";
import type { Field } from "../../../runtime/table/fields/field.ts";
import type { Table } from "../../../runtime/table/table.ts";

const SOUND: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xfc,
    unused: 0xfc,
    defaultValue: 0,
  },
  {
    kind: "value",
    name: "volume",
    type: volume,
    presence: { kind: "bit", ...flags(0) },
    absent: 1,
  },
  { kind: "value", name: "fall", type: falling, presence: { kind: "bit", ...flags(1) } },
  {
    kind: "split",
    wire: u16,
    parts: [
      { name: "channel", type: int("i3", 3, true) },
      { name: "entity", type: int("u13", 13, false) },
    ],
  },
  { kind: "value", name: "origin", type: { kind: "array", name: "coord[3]", of: coord, count: 3 } },
];

const UPDATE: readonly Field[] = [
  {
    kind: "mask",
    name: "flags",
    parts: [
      { from: "id", bits: 7, at: 0 },
      { from: u8, bits: 8, at: 7, when: 0 },
      { from: u16, bits: 16, at: 15, when: 14 },
    ],
    hint: 0x3fff_f00b,
    unused: 0x3fff_0008,
    defaultValue: 1 << 3,
  },
  { kind: "value", name: "entity", type: u8, wide: { when: flags(1), type: u16 }, max: 600 },
  {
    kind: "value",
    name: "frame",
    type: u8,
    presence: { kind: "bit", ...flags(6) },
    absent: "baseline.frame",
  },
  {
    kind: "value",
    name: "skin",
    type: i8,
    presence: { kind: "bit", ...flags(7) },
    wide: { when: flags(12), type: i16 },
  },
  { kind: "value", name: "label", type: text, presence: { kind: "bit", ...flags(8) } },
  { kind: "value", name: "alpha", type: f32, presence: { kind: "bit", ...flags(9) } },
  { kind: "bit", name: "nolerp", bit: flags(5) },
  { kind: "bit", name: "glow", bit: flags(10) },
  { kind: "bit", name: "high", bit: flags(30) },
  { kind: "value", name: "color", type: u8, presence: { kind: "bit", ...flags(2) } },
  { kind: "value", name: "step", type: u8, presence: { kind: "bit", ...flags(4) } },
  { kind: "value", name: "a", type: u8, presence: { kind: "bit", ...flags(11) } },
  { kind: "value", name: "b", type: u8, wide: { when: flags(13), type: coord } },
  { kind: "value", name: "c", type: u32, wide: { when: flags(15), type: u32 } },
];

const POINT = { name: "point", values: [0, 1, 4] } as const;
const AT = { kind: "value", name: "at", type: coord } as const;
const MASKED: readonly Field[] = [
  {
    kind: "mask",
    name: "more",
    parts: [{ from: u8, bits: 8, at: 0 }],
    hint: 0xfe,
    unused: 0xfe,
    defaultValue: 0x02,
  },
  { kind: "value", name: "width", type: u8, presence: { kind: "bit", mask: "more", bit: 0 } },
];

function effectFields(values: readonly number[]): readonly Field[] {
  return [
    { kind: "value", name: "effect", type: effect },
    {
      kind: "switch",
      on: "effect",
      arms: [
        { ...POINT, fields: [AT] },
        { name: "beam", values, fields: [{ ...AT, type: i32 }, ...MASKED] },
      ],
    },
  ];
}

/** A protocol of masks, numbers, texts and arms. */
export const PROTOCOL: Table = {
  name: "petnet",
  kind: "protocol",
  title: "A protocol for tests",
  versions: ["1.06", "1.07", "1.08"],
  current: 2,
  structs: [],
  vectors: [],
  enums: [
    {
      name: "effect",
      values: [
        { from: 0, to: 2, name: "PUFF", value: 0 },
        { from: 2, to: 2, name: "BEAM2", value: 9 },
      ],
    },
  ],
  messages: [
    { name: "nop", source: "petnet.yaml:1", illegal: "never sent", layouts: always(1, []) },
    { name: "sound", source: "petnet.yaml:2", layouts: always(6, SOUND) },
    {
      name: "update",
      source: "petnet.yaml:3",
      layouts: [{ from: 0, to: 2, id: [0x80, 0xff], fields: UPDATE }],
    },
    {
      name: "print",
      source: "petnet.yaml:4",
      layouts: always(8, [{ kind: "value", name: "text", type: text }]),
    },
    {
      name: "lists",
      source: "petnet.yaml:5",
      layouts: always(9, [
        { kind: "value", name: "models", type: { kind: "strings", name: "texts", cut: 7 } },
        { kind: "value", name: "sounds", type: { kind: "strings", name: "texts", cut: 7 } },
      ]),
    },
    {
      name: "turn",
      source: "petnet.yaml:6",
      layouts: always(10, [
        { kind: "value", name: "time", type: f32 },
        {
          kind: "value",
          name: "angles",
          type: { kind: "array", name: "f32[3]", of: f32, count: 3 },
        },
      ]),
    },
    {
      name: "info",
      source: "petnet.yaml:7",
      layouts: always(11, [
        {
          kind: "value",
          name: "protocol",
          type: i32,
          selects: [
            { value: 15, versions: { from: 0, to: 1 } },
            { value: 16, versions: { from: 2, to: 2 } },
          ],
        },
      ]),
    },
    {
      name: "baseline",
      source: "petnet.yaml:8",
      layouts: always(22, [
        {
          kind: "interleave",
          count: 3,
          fields: [
            { name: "origin", type: coord },
            { name: "angles", type: i8 },
          ],
        },
      ]),
    },
    {
      name: "temp",
      source: "petnet.yaml:9",
      layouts: [
        { from: 0, to: 1, id: [23, 23], fields: effectFields([2, 3]) },
        { from: 2, to: 2, id: [23, 23], fields: effectFields([2, 3, 9]) },
      ],
    },
    {
      name: "cutscene",
      source: "petnet.yaml:10",
      layouts: [{ from: 1, to: 2, id: [0x22, 0x22], fields: [] }],
    },
    {
      name: "old",
      source: "petnet.yaml:11",
      layouts: [{ from: 0, to: 0, id: [0x23, 0x23], fields: [] }],
    },
  ],
};

export const CONTAINER: Table = {
  name: "tape",
  kind: "container",
  title: "A container for tests",
  versions: ["1"],
  current: 0,
  structs: [],
  vectors: [],
  enums: [],
  messages: [
    {
      name: "block",
      source: "tape.yaml:1",
      layouts: [
        {
          from: 0,
          to: 0,
          fields: [
            { kind: "length", name: "size", type: i16, of: "data" },
            {
              kind: "value",
              name: "angles",
              type: { kind: "array", name: "f32[3]", of: f32, count: 3 },
            },
            { kind: "value", name: "data", type: { kind: "bytes", name: "bytes", length: "size" } },
          ],
        },
      ],
    },
  ],
};
