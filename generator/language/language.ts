/*
 * The schema language as data. The checker, the language's reference and the JSON Schema for editors
 * are all made from what is here and in `grammar/`.
 */

import { BLOCK, FOREIGN, HEADER } from "./grammar/containers.ts";
import { DOC, REF, TITLE } from "./grammar/keys.ts";
import { FLAVOR, MESSAGE } from "./grammar/messages.ts";
import { OVERLAY } from "./grammar/overlays.ts";
import { PLACES } from "./grammar/places.ts";
import { PACKET_REGISTER, REGISTER } from "./grammar/register.ts";
import { INTEGER, NAME, TYPE, VERSION } from "./grammar/scalars.ts";
import {
  DIALECT,
  ENUMS,
  GROUPS,
  INCLUDE,
  STRUCTS,
  TYPES,
  VECTOR_LISTS,
} from "./grammar/sections.ts";
import { giving, scalar } from "./grammar/shape.ts";
import type { OneOfShape } from "./grammar/shape.ts";

const EXTENSION = scalar("extension", "an ending: `.rec`", /^\.[a-z0-9]+$/);

/** A file: of a protocol, of a container, an overlay, or what others include. */
export const SCHEMA: OneOfShape = {
  kind: "oneOf",
  name: "schema",
  doc: "A schema file.",
  maps: [
    {
      marker: "protocol",
      shape: {
        kind: "map",
        name: "protocol",
        doc: "Messages that follow each other, each with an id.",
        keys: {
          protocol: {
            doc: "The protocol's name: of the generated file, and what `carries` refers to.",
            shape: giving("protocol", NAME),
            required: true,
          },
          title: { ...TITLE, required: true },
          extension: {
            doc: "How the names of files end that have its messages one after the other, where no container carries it: `.rec`. Without, it is its name.",
            shape: EXTENSION,
          },
          register: { doc: REGISTER.doc, shape: REGISTER },
          places: PLACES,
          versions: {
            doc: "All versions, oldest first.",
            shape: { kind: "list", of: giving("version", VERSION), some: true },
            required: true,
          },
          dialects: {
            doc: "Further versions that others made, by name. One that no number tells is tried where the version that it comes from cannot read what it should.",
            shape: { kind: "names", names: giving("version", VERSION), of: DIALECT, some: true },
          },
          flavors: {
            doc: "The kinds that the format comes in, where it does; the first is the plain one.",
            shape: { kind: "names", names: giving("flavor", NAME), of: FLAVOR, some: true },
          },
          ids: {
            doc: "What messages begin with, where that is no byte: `u16`, `u16be`, `u32` or `u32be`; or `none`, where there is one message.",
            shape: scalar(
              "ids",
              "`u16`, `u16be`, `u32`, `u32be` or `none`",
              /^(u16|u16be|u32|u32be|none)$/,
            ),
          },
          frame: {
            doc: "The length before each message, id and all: how many bytes follow it until the next one.",
            shape: {
              kind: "oneOf",
              name: "length of messages",
              doc: "An unsigned integer, or a map.",
              scalar: TYPE,
              maps: [
                {
                  marker: "type",
                  shape: {
                    kind: "map",
                    name: "counted frame",
                    doc: "A length that counts more than what follows it, as itself.",
                    keys: {
                      type: { doc: "The unsigned integer.", shape: TYPE, required: true },
                      plus: {
                        doc: "How many bytes follow is the number on the wire plus this: `-4` where a `u32` counts itself.",
                        shape: INTEGER,
                      },
                    },
                  },
                },
              ],
            },
          },
          names: {
            doc: "What comments in texts may look up: names that a recording tells, or that who writes the text knows.",
            shape: { kind: "list", of: giving("lookup", NAME), some: true },
          },
          include: INCLUDE,
          types: TYPES,
          enums: ENUMS,
          vectors: VECTOR_LISTS,
          groups: GROUPS,
          structs: STRUCTS,
          messages: {
            doc: "The messages by name.",
            shape: { kind: "names", names: giving("message", NAME), of: MESSAGE, some: true },
            required: true,
          },
          doc: DOC,
          ref: REF,
        },
      },
    },
    {
      marker: "container",
      shape: {
        kind: "map",
        name: "container",
        doc: "A file of blocks, or packets, that carry a protocol's messages.",
        keys: {
          container: {
            doc: "The container's name.",
            shape: giving("container", NAME),
            required: true,
          },
          title: { ...TITLE, required: true },
          extension: {
            doc: "How its files' names end: `.rec`. Without, its blocks are packets: each is by itself, and there is no file of them.",
            shape: EXTENSION,
          },
          register: { doc: REGISTER.doc, shape: PACKET_REGISTER },
          include: INCLUDE,
          types: TYPES,
          enums: ENUMS,
          vectors: VECTOR_LISTS,
          groups: GROUPS,
          structs: STRUCTS,
          header: {
            doc: "The one member before the first block, by its name.",
            shape: { kind: "names", names: NAME, of: HEADER, some: true },
          },
          block: { doc: "The block.", shape: BLOCK, required: true },
          foreign: {
            doc: "Formats that are no such file, by name.",
            shape: { kind: "names", names: NAME, of: FOREIGN },
          },
          doc: DOC,
          ref: REF,
        },
      },
    },
    { marker: "extends", shape: OVERLAY },
    {
      marker: "types",
      shape: {
        kind: "map",
        name: "shared file",
        doc: "Types, enums and vectors for others to include.",
        keys: {
          title: TITLE,
          types: { ...TYPES, required: true },
          enums: ENUMS,
          vectors: VECTOR_LISTS,
          doc: DOC,
          ref: REF,
        },
      },
    },
  ],
};
