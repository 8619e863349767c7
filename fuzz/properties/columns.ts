import fc from "fast-check";
import { columns } from "../../runtime/columns/columns.ts";
import { valueAt } from "../../runtime/columns/column.ts";
import { columnNames } from "../../runtime/columns/sorts.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { activeFields } from "../../runtime/interpret/wire/mask.ts";
import type { Layout, ListType } from "../../runtime/table/table.ts";
import { membersOf, variantsOf } from "../../runtime/table/statements.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { decoded, endsWithBytes, ensureDecodeError } from "./attempt.ts";
import { ensure, ensureSame } from "./ensure.ts";
import { encodedBytes, messageBytes } from "./inputs.ts";
import type { Property } from "./property.ts";

type Members = Readonly<Record<string, unknown>>;

/** Columns hold what decoding gives, of messages and of the elements of their lists, and refuse what it refuses. */
export const columnsHold: Property<MessageSubject, readonly Uint8Array[]> = {
  name: "columns",
  applies: ({ target }) => target.table.kind === "protocol",
  arbitrary: (s) => fc.tuple(encodedBytes(s), messageBytes(s), encodedBytes(s)),
  check(s, all) {
    // Of those that take all bytes there is only one.
    const inputs = endsWithBytes(s) ? all.slice(1, 2) : all;
    const outcomes = inputs.map((bytes) => decoded(s, bytes));
    // Damaged ones may be other messages, which may go on with what stands behind them.
    const isOwn = (i: number) => {
      const one = outcomes[i]!;
      return one.ok && one.value.type === s.message;
    };
    const messages = outcomes.flatMap((one, i) => (one.ok && isOwn(i) ? [one.value] : []));
    const whole = inputs.flatMap((bytes, i) => {
      const one = outcomes[i]!;
      return one.ok && isOwn(i) ? [bytes.subarray(0, one.end)] : [];
    });
    for (const { path, names, rows } of tablesOf(s, messages)) {
      const expected = rows.map((row) => names.map((name) => row[name]));
      for (const source of [new Uint8Array(Buffer.concat(whole)), messages]) {
        // Other rows stood in the memory before, and fewer.
        const into = columns(s.codec, messages.slice(1).toReversed(), path, names);
        const found = columns(s.codec, source, path, names, { into });
        const values = Array.from({ length: found.length }, (_, row) =>
          names.map((name) => valueAt(found.columns[name]!, row)),
        );
        ensureSame(values, expected, `columns of ${path}`);
      }
      for (const [i, bytes] of inputs.entries())
        if (!outcomes[i]!.ok && bytes.length > 0) ensureRefused(s, bytes, path, names);
    }
  },
};

function ensureRefused(
  s: MessageSubject,
  bytes: Uint8Array,
  path: string,
  names: readonly string[],
): void {
  try {
    columns(s.codec, bytes, path, names);
  } catch (error) {
    return ensureDecodeError(error);
  }
  ensure(false, () => `columns of ${path} take what decode refuses`);
}

/** Each table that a message has: its own, and those of its lists. */
function tablesOf({ layout, target: { table }, message }: MessageSubject, messages: AnyMessage[]) {
  // Damaged ones may be others.
  const own = messages.filter(({ type }) => type === message) as unknown as Members[];
  const layouts = table.messages.find(({ name }) => name === message)!.layouts;
  const lists = variantsOf(layout).flatMap(({ fields }) =>
    [...membersOf(fields)].flatMap(([name, member]) =>
      member.kind === "value" && member.field.type.kind === "list"
        ? [[name, member.field.type as ListType] as const]
        : [],
    ),
  );
  return [
    { path: message, names: namesOf(layouts), rows: own },
    ...lists.map(([name, { struct }]) => ({
      path: `${message}.${name}`,
      names: namesOf(table.structs[struct]!.layouts),
      rows: own.flatMap((one) => (isListIn(layout, one, name) ? (one[name] as Members[]) : [])),
    })),
  ];
}

/** Whether a member is there, and a list of structs: in another arm it may be something else. */
function isListIn({ fields }: Layout, members: Members, name: string): boolean {
  const own = activeFields(fields, members).find((f) => f.kind === "value" && f.name === name);
  return own?.kind === "value" && own.type.kind === "list" && members[name] !== undefined;
}

const NAMES = new WeakMap<readonly Layout[], readonly string[]>();

/** It takes longer to find them than to try them. */
function namesOf(layouts: readonly Layout[]): readonly string[] {
  const names = NAMES.get(layouts) ?? columnNames(layouts);
  NAMES.set(layouts, names);
  return names;
}
