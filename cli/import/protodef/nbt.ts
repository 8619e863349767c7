/*
 * NBT, which ProtoDef has by itself, as structs of the schema. Facts: the format's public description; a tag is its
 * type, its name unless it is anonymous or in a list, and what the type has. All numbers are big-endian.
 */

const PAYLOADS: readonly (readonly [name: string, field: Readonly<Record<string, unknown>>])[] = [
  ["byte", { type: "i8" }],
  ["short", { type: "i16be" }],
  ["int", { type: "i32be" }],
  ["long", { type: "i64be" }],
  ["float", { type: "f32be" }],
  ["double", { type: "f64be" }],
  ["bytes", { list: "i8", count: "u32be" }],
  ["text", { type: "nbt_text" }],
  ["items", { type: "nbt_list" }],
  ["compound", { type: "nbt_compound" }],
  ["ints", { list: "i32be", count: "u32be" }],
  ["longs", { list: "i64be", count: "u32be" }],
];

function payloads(): Record<string, unknown> {
  return Object.fromEntries(
    PAYLOADS.map(([name, field], i) => [
      `tag_${name}`,
      { is: [i + 1], fields: [{ [name]: field }] },
    ]),
  );
}

/** By their names, in the order in which they need each other. */
export const NBT_STRUCTS: Readonly<Record<string, unknown>> = {
  nbt_list: {
    "max-depth": 64,
    fields: [
      { kind: "u8" },
      {
        switch: "kind",
        arms: {
          empty: { is: [0], fields: [{ none: "i32be" }] },
          ...Object.fromEntries(
            PAYLOADS.map(([name, field], i) => {
              const of = field["type"] ?? `nbt_${name}`;
              const items = { [name]: { list: of, count: "u32be" } };
              return [`tag_${name}`, { is: [i + 1], fields: [items] }];
            }),
          ),
        },
      },
    ],
  },
  nbt_bytes: { fields: [{ bytes: { list: "i8", count: "u32be" } }] },
  nbt_ints: { fields: [{ ints: { list: "i32be", count: "u32be" } }] },
  nbt_longs: { fields: [{ longs: { list: "i64be", count: "u32be" } }] },
  nbt_entry: {
    "max-depth": 64,
    fields: [
      { kind: { type: "u8", ends: 0 } },
      { name: "nbt_text" },
      { switch: "kind", arms: payloads() },
    ],
  },
  nbt_compound: { "max-depth": 64, fields: [{ entries: { list: "nbt_entry" } }] },
  nbt: {
    fields: [{ kind: "u8" }, { name: "nbt_text" }, { switch: "kind", arms: payloads() }],
  },
  anonymous_nbt: { fields: [{ kind: "u8" }, { switch: "kind", arms: payloads() }] },
  optional_nbt: {
    fields: [
      { kind: "u8" },
      {
        switch: "kind",
        arms: Object.fromEntries([
          ["nothing", { is: [0] }],
          ...PAYLOADS.map(([name, field], i) => [
            `tag_${name}`,
            { is: [i + 1], fields: [{ name: "nbt_text" }, { [name]: field }] },
          ]),
        ]),
      },
    ],
  },
  anon_optional_nbt: {
    fields: [{ kind: "u8" }, { switch: "kind", arms: { nothing: { is: [0] }, ...payloads() } }],
  },
};

export const NBT_TYPES: Readonly<Record<string, unknown>> = {
  nbt_text: { type: "utf8", length: "u16be" },
};

/** The struct of a native of ProtoDef. */
export const NBT_NATIVES: Readonly<Record<string, string>> = {
  nbt: "nbt",
  anonymousNbt: "anonymous_nbt",
  optionalNbt: "optional_nbt",
  anonOptionalNbt: "anon_optional_nbt",
};
