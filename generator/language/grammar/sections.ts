import { ITEMS } from "./items.ts";
import { DOC, REF } from "./keys.ts";
import { STRUCT } from "./messages.ts";
import { NAME, TEXT, TRUE, VERSION } from "./scalars.ts";
import { giving, of } from "./shape.ts";
import type { MapShape } from "./shape.ts";
import { ENUM, TYPE_DEFINITION, VECTORS } from "./types.ts";

export const INCLUDE = {
  doc: "Files whose types, enums and vectors are used, beside this one.",
  shape: { kind: "list", of: of("file", TEXT) },
} as const;

export const TYPES = {
  doc: "Types by name.",
  shape: { kind: "names", names: giving("type", NAME), of: TYPE_DEFINITION },
} as const;

export const ENUMS = {
  doc: "Enums by name.",
  shape: { kind: "names", names: giving("enum", NAME), of: ENUM },
} as const;

export const VECTOR_LISTS = {
  doc: "Vectors by name.",
  shape: { kind: "names", names: giving("vectors", NAME), of: VECTORS },
} as const;

export const STRUCTS = {
  doc: "Structs by name. Fields have them as their type.",
  shape: { kind: "names", names: giving("struct", NAME), of: STRUCT },
} as const;

export const GROUPS = {
  doc: "Lists of fields by name, for `use`.",
  shape: { kind: "names", names: giving("group", NAME), of: () => ITEMS },
} as const;

export const EXPLICIT_ONLY = {
  doc: "Nothing on the wire tells it, and it is not tried: it is read where somebody asks for it.",
  shape: TRUE,
} as const;

export const DIALECT: MapShape = {
  kind: "map",
  name: "dialect",
  doc: "A version that somebody else made of another one. It has all that the other one has.",
  keys: {
    from: { doc: "The version that it branches from.", shape: VERSION, required: true },
    "explicit-only": EXPLICIT_ONLY,
    doc: DOC,
    ref: REF,
  },
};
