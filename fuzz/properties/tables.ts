import { columnNames } from "../../runtime/columns/element-types.ts";
import type { AnyMessage } from "../../runtime/codec.ts";
import { activeFields } from "../../runtime/interpret/wire/mask.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { ListType } from "../../runtime/table/types/list.ts";
import { membersOf, armPathsOf } from "../../runtime/table/facts/statements.ts";
import type { MessageSubject } from "../values/subjects.ts";
import { decoded, endsWithBytes } from "./attempt.ts";

export type Members = Readonly<Record<string, unknown>>;

/** Messages of a subject, as bytes and as decoding gives them. */
export interface OwnMessages {
  /** Whether each input was decoded. */
  readonly isDecoded: readonly boolean[];
  readonly inputs: readonly Uint8Array[];
  /** Those that are of the subject's type, and the bytes of all of them, one after the other. */
  readonly messages: readonly AnyMessage[];
  readonly bytes: Uint8Array;
}

/** Decodes inputs. Damaged ones may be other messages, which may go on with what follows them. */
export function ownMessages(s: MessageSubject, all: readonly Uint8Array[]): OwnMessages {
  // Of those that take all bytes there is only one.
  const inputs = endsWithBytes(s) ? all.slice(1, 2) : all;
  const outcomes = inputs.map((bytes) => decoded(s, bytes));
  // Of a message without a byte nothing says that it is there.
  const own = outcomes.flatMap((one, i) =>
    one.ok && one.end > 0 && one.value.type === s.message
      ? [{ message: one.value, bytes: inputs[i]!.subarray(0, one.end) }]
      : [],
  );
  return {
    isDecoded: outcomes.map(({ ok }) => ok),
    inputs,
    messages: own.map(({ message }) => message),
    bytes: new Uint8Array(Buffer.concat(own.map(({ bytes }) => bytes))),
  };
}

/** Each table that a message has: its own, and those of its lists. */
export function tablesOf(
  { layout, target: { table }, message }: MessageSubject,
  messages: readonly AnyMessage[],
) {
  // Damaged ones may be others.
  const own = messages.filter(({ type }) => type === message) as unknown as Members[];
  const layouts = table.messages.find(({ name }) => name === message)!.layouts;
  const lists = armPathsOf(layout).flatMap(({ fields }) =>
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
