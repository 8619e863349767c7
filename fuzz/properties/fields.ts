import fc from "fast-check";
import { visitFields } from "../../runtime/fields/visit-fields.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { ensureRefused } from "./attempt.ts";
import { ensureSame } from "./ensure.ts";
import { encodedBytes, messageBytes } from "./inputs.ts";
import type { Property } from "./property.ts";
import { type Members, ownMessages, tablesOf } from "./tables.ts";

/** Handlers that say which members they look at are shown what decoding gives, and nothing of what it refuses. */
export const fieldsHold: Property<MessageSubject, readonly Uint8Array[]> = {
  name: "fields",
  applies: ({ target }) => target.table.kind === "protocol",
  arbitrary: (s) => fc.tuple(encodedBytes(s), messageBytes(s), encodedBytes(s)),
  check(s, all) {
    const { inputs, isDecoded, messages, bytes } = ownMessages(s, all);
    for (const { path, names: placed, rows } of tablesOf(s, messages)) {
      // Those of all members, of which some have no place, and of some of those that have one.
      const members = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
        (name) => name !== "type",
      );
      for (const names of [placed, placed.filter((_, i) => i % 2 === 0), members]) {
        const expected = rows.map((row) => names.map((name) => row[name]));
        // At the second time all shapes are known.
        for (let time = 0; time < 2; time++)
          ensureSame(shown(s, bytes, path, names), expected, `fields of ${path}`);
        for (const [i, input] of inputs.entries())
          if (!isDecoded[i] && input.length > 0)
            ensureRefused(
              () => shown(s, input, path, names),
              () => `fields of ${path} are shown of what decode refuses`,
            );
      }
    }
  },
};

function shown(
  s: MessageSubject,
  bytes: Uint8Array,
  path: string,
  names: readonly string[],
): unknown[][] {
  const found: unknown[][] = [];
  const visit = (row: Members) => {
    found.push(names.map((name) => row[name]));
  };
  visitFields(s.codec, bytes, { [path]: { fields: names, visit } } as never);
  return found;
}
