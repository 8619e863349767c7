import { COUNT, INTEGER, NAME, TEXT, TRUE } from "./scalars.ts";
import { of, scalar } from "./shape.ts";
import type { Key } from "./shape.ts";

const PLACING = scalar(
  "path",
  "an earlier place's message, or structs or numbers in it: `directory.entries`",
  /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*){0,15}$/,
  { category: "message", form: "field" },
);

const OFFSET = scalar(
  "offset or size",
  "a number; or a member, `offset`; `_` where what says it is a number itself",
  /^(0x[0-9a-fA-F]{1,8}|\d{1,10}|[a-z][a-z0-9_]*|_)$/,
);

const BASE = scalar("base", "`end` or `message`", /^(end|message)$/);

export const PLACES: Key = {
  doc: "Where in a file the messages are, by their names, where they do not follow each other: each after those that say where it is. Their ids are not in the file.",
  shape: {
    kind: "names",
    names: of("message", NAME),
    of: {
      kind: "map",
      name: "place",
      doc: "Where a message is. Without anything: at the file's beginning.",
      keys: {
        of: {
          doc: "What says where it is: an earlier place's message, or structs or numbers in it. Of a list, each element says it of one message.",
          shape: PLACING,
        },
        at: {
          doc: "Its offset in bytes: a number, or an integer of `of`.",
          shape: OFFSET,
        },
        from: {
          doc: "What the offset counts from, where that is not the file's beginning: `end`, backwards from the file's end; `message`, the first byte of the message that says it.",
          shape: BASE,
        },
        none: { doc: "The offset that says that it is not there.", shape: INTEGER },
        after: {
          doc: "It follows that place: the one of the same `of`.",
          shape: of("message", NAME),
        },
        last: {
          doc: "It begins at the last place in the file where these bytes are: `PK\\x05\\x06`.",
          shape: TEXT,
        },
        size: {
          doc: "How many bytes it may take: a number, or an integer of `of`. Without, as many as its fields take. One of 0 bytes is not there.",
          shape: OFFSET,
        },
        unit: {
          doc: "How many bytes `size` counts: `32`, where it is how many elements of 32 bytes there are.",
          shape: COUNT,
        },
        between: {
          doc: "The bytes that no other place has: its message has them, and nothing else.",
          shape: TRUE,
        },
      },
    },
    some: true,
  },
};
