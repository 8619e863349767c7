import fc from "fast-check";
import { columns } from "../../runtime/columns/columns.ts";
import { valueAt } from "../../runtime/columns/column.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { ensureRefused } from "./attempt.ts";
import { ensureSame } from "./ensure.ts";
import { encodedBytes, messageBytes } from "./inputs.ts";
import type { Property } from "./property.ts";
import { ownMessages, tablesOf } from "./tables.ts";

/** Columns hold what decoding gives, of messages and of the elements of their lists, and refuse what it refuses. */
export const columnsHold: Property<MessageSubject, readonly Uint8Array[]> = {
  name: "columns",
  applies: ({ target }) => target.table.kind === "protocol",
  arbitrary: (s) => fc.tuple(encodedBytes(s), messageBytes(s), encodedBytes(s)),
  check(s, all) {
    const { inputs, isDecoded, messages, bytes: whole } = ownMessages(s, all);
    for (const { path, names, rows } of tablesOf(s, messages)) {
      const expected = rows.map((row) => names.map((name) => row[name]));
      for (const source of [whole, messages]) {
        // Other rows were in the memory before, and fewer.
        const into = columns(s.codec, messages.slice(1).toReversed(), path, names);
        const found = columns(s.codec, source, path, names, { into });
        const values = Array.from({ length: found.length }, (_, row) =>
          names.map((name) => valueAt(found.columns[name]!, row)),
        );
        ensureSame(values, expected, `columns of ${path}`);
      }
      for (const [i, bytes] of inputs.entries())
        if (!isDecoded[i] && bytes.length > 0)
          ensureRefused(
            () => columns(s.codec, bytes, path, names),
            () => `columns of ${path} take what decode refuses`,
          );
    }
  },
};
