import type { IntType } from "../../runtime/table/types/integers.ts";
import type { Layout } from "../../runtime/table/messages.ts";
import type { TextEntry, TextTable } from "../../runtime/table/text.ts";
import type { ValueField } from "../../runtime/table/fields/value.ts";
import {
  mayBeMissing,
  type MemberKind,
  membersOf,
  type NamedEntry,
  namedEntries,
} from "../../runtime/table/facts/statements.ts";
import { bitsStatement, flagStatement, partStatement } from "./kinds/bits.ts";
import { booleanStatement } from "./kinds/bytes.ts";
import { hintStatements, thereStatement, unknownBits } from "./kinds/hints.ts";
import {
  intsStatement,
  intStatement,
  joinedStatement,
  setStatement,
  wordStatement,
} from "./kinds/numbers.ts";
import { lengthStatement } from "./kinds/lengths.ts";
import { valueStatements } from "./kinds/types.ts";
import type { Building, Schema, Statement } from "./statement.ts";
import type { Members } from "./syntax/values.ts";
import { presenceBy } from "../../runtime/table/fields/presence.ts";

/** The statements of fields, in the order of the text. */
export function statementsOf(
  schema: Schema,
  text: TextTable | undefined,
  fields: Layout["fields"],
  prefix = "",
): Statement[] {
  const building: Building = { ...schema, statementsOf };
  const members = membersOf(fields);
  const named = namedEntries(building.table, building.version, text, fields);
  const entries = named.map(({ entry }) => entry);
  const unknown = entries.find(({ token }) => token === UNKNOWN_BITS);
  const hints = [
    ...hintStatements(building, fields, prefix),
    ...printedByBits(entries, fields).map((name) => thereStatement(name, prefix)),
  ];
  return [
    ...unknownBits(fields, unknown, members, prefix).map((statement) =>
      listsBits(statement, text) ? statement : keptFromLegacy(statement, UNKNOWN),
    ),
    ...hints.map((statement) => keptFromLegacy(statement, OWN_WAY)),
    ...named
      .filter(({ entry }) => entry !== unknown)
      .flatMap((one) => {
        const { entry } = one;
        const field = members.get(entry.of[0]!);
        const mayMiss =
          entry.defaultValue !== undefined ||
          (field?.kind === "value" && mayBeMissing(field.field));
        const there = `hint_${prefix}${entry.of[0]}_there`;
        const all = entryStatements(building, one, members, prefix).map((s) =>
          s.token === there ? keptFromLegacy(s, OWN_WAY) : s,
        );
        const own = all.map((s) => ({
          of: entry.of,
          ...(mayMiss ? { mayMiss: true as const } : {}),
          ...s,
        }));
        if (entry.legacy === undefined) return own;
        return own.map((s) => keptFromLegacy(s, entry.legacy === "unread" ? UNREAD : UNKNOWN));
      }),
  ];
}

const UNKNOWN_BITS = "unknown_mask_bits";

/** Whether the older program lists the bits of a mask that mean nothing to it. */
function listsBits({ token }: Statement, text: TextTable | undefined): boolean {
  if (token !== UNKNOWN_BITS) return false;
  return (text?.entries ?? []).some((e) => e.token === UNKNOWN_BITS && e.legacy === undefined);
}

const UNKNOWN = "does not know it";
const OWN_WAY = "writes it in its own way";
const UNREAD = "does not read it back";

/** A statement that counts as lost where the older program's words are kept to: it is left out then, or written in vain. */
function keptFromLegacy(statement: Statement, why: string): Statement {
  return {
    ...statement,
    write(members, out, own) {
      if (out.losses === undefined) return statement.write(members, out, own);
      if (!out.writes(() => statement.write(members, out, own))) return;
      const reason = `${out.losses.program} ${why}`;
      if (why !== UNREAD) return out.losses.add(statement.token, reason);
      out.losses.note(statement.token, reason);
      statement.write(members, out, own);
    },
  };
}

/**
 * The older form of a message, which is only read: `stopsound 218;`.
 *
 * @param defaults what stands for members of which nothing is given: where these are all of its own, the message's name
 *   may be alone
 */
export function oldStatement(
  text: TextTable | undefined,
  fields: Layout["fields"],
  defaults: Members,
): Statement | undefined {
  const members = membersOf(fields);
  const entry = text?.entries?.find(({ old }) => old === true);
  if (entry === undefined || !entry.of.every((name) => members.has(name))) return undefined;
  const kinds = entry.of.map((name) => members.get(name)!);
  const word = wordStatement(entry.token, entry.of, kinds);
  return entry.of.every((name) => name in defaults) ? { ...word, mayMiss: true } : word;
}

/** Members that may be missing, and of which only bits that are set are given. */
function printedByBits(entries: readonly TextEntry[], fields: Layout["fields"]): string[] {
  return fields.flatMap((field) => {
    if (
      field.kind !== "value" ||
      (presenceBy(field, "bit") ??
        presenceBy(field, "given")?.tests ??
        presenceBy(field, "widths")) === undefined
    )
      return [];
    const own = entries.filter(({ of }) => of.includes(field.name));
    const meansZero = own.some(
      ({ bits, flag, part }) =>
        bits?.includes(-1) === true || part?.from === 0 || (!bits && !part && flag === undefined),
    );
    return own.length === 0 || meansZero ? [] : [field.name];
  });
}

function entryStatements(
  building: Building,
  named: NamedEntry,
  members: ReadonlyMap<string, MemberKind>,
  prefix: string,
): Statement[] {
  const { entry } = named;
  const of = entry.of.filter((name) => members.has(name));
  const kinds = of.map((name) => members.get(name)!);
  const [name, kind] = [of[0]!, kinds[0]!];
  if (entry.as === "set") return [setStatement(entry.token, entry.of, members)];
  if (entry.as === "word") return [wordStatement(entry.token, of, kinds)];
  if (of.length > 1) return [joinedStatement(entry, of, kinds)];
  if (entry.bits !== undefined) return [bitsStatement(entry, name, widestOf(kind))];
  if (entry.flag !== undefined) return [flagStatement(entry, name, widestOf(kind))];
  if (entry.part !== undefined) return [partStatement(entry, name, entry.part, widestOf(kind))];
  if (kind.kind === "length") return [lengthStatement(entry.token, kind.field)];
  if (kind.kind === "bit") return [booleanStatement(entry.token, name)];
  if (kind.kind === "int") return [intStatement(entry, name, kind.type)];
  if (kind.kind === "ints") return [intsStatement(entry, name, kind.type, kind.count)];
  const { field } = kind;
  return valueStatements({ building, named, field, prefix, name, entry }, field.type);
}

/** The integer of a member whose bits are given: the widest that it may be. */
function widestOf(kind: MemberKind): IntType {
  if (kind.kind === "int") return kind.type;
  const { type, wide } = (kind as { readonly field: ValueField }).field;
  return wide?.type ?? (type as IntType);
}
