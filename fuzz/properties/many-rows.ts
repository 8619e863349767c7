import fc from "fast-check";
import { valueAt } from "../../runtime/columns/column.ts";
import { columns } from "../../runtime/columns/columns.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { endsWithBytes } from "./attempt.ts";
import { ensure, ensureSame } from "./ensure.ts";
import { encodedBytes } from "./inputs.ts";
import type { Property } from "./property.ts";
import { ownMessages, tablesOf } from "./tables.ts";

/** More rows than a batch has, and than 16 bits count. */
const MANY = 0x10000 + 5;
/** Rows on both sides of a batch's end, and of where 15 and 16 bits end. */
const EDGES = [4096, 0x8000, 0x10000].flatMap((edge) => [edge - 1, edge, edge + 1]);
/** Of longer messages that many rows would take too much time. */
const LONGEST = 48;
/** One input of that many is repeated. */
const SELDOM = 32;

/** Two messages, one after the other, again and again. */
export interface Repeated {
  readonly inputs: readonly Uint8Array[];
  readonly isRepeated: boolean;
}

/** Columns of many rows hold at each boundary what decoding gives of the messages that are repeated. */
export const manyRows: Property<MessageSubject, Repeated> = {
  name: "columns of many rows",
  applies: (s) => s.target.table.kind === "protocol" && !endsWithBytes(s),
  arbitrary: (s) =>
    fc.record({
      inputs: fc.tuple(encodedBytes(s), encodedBytes(s)),
      isRepeated: fc.nat(SELDOM - 1).map((n) => n === 0),
    }),
  check(s, { inputs, isRepeated }) {
    if (!isRepeated) return;
    const { messages, bytes } = ownMessages(s, inputs);
    if (messages.length === 0 || bytes.length > LONGEST * messages.length) return;
    for (const { path, names, rows } of tablesOf(s, messages)) {
      if (rows.length === 0) continue;
      const times = Math.ceil(MANY / rows.length);
      const all = new Uint8Array(times * bytes.length);
      for (let i = 0; i < times; i++) all.set(bytes, i * bytes.length);
      const found = columns(s.codec, all, path, names);
      ensure(found.length === times * rows.length, () => `${path} has ${found.length} rows`);
      for (const row of [...EDGES, found.length - 1])
        ensureSame(
          names.map((name) => valueAt(found.columns[name]!, row)),
          names.map((name) => rows[row % rows.length]![name]),
          `row ${row} of ${path}`,
        );
    }
  },
};
