import { mayBeMissing, type NamedEntry } from "../../../runtime/table/statements.ts";
import {
  layoutOf,
  type ListType,
  type StructType,
  type ValueField,
} from "../../../runtime/table/table.ts";
import { defaultsOf, fresh } from "../defaults.ts";
import { expectFlag } from "../syntax/nodes.ts";
import { Scanner } from "../scanner.ts";
import { type Building, readStatements, type Scan, type Statement } from "../statement.ts";
import type { Members } from "../values.ts";

/* The statements of structs and of lists of them. */

/** A struct's statements, which stand among those of what it is in, or in braces. */
export function structStatements(
  building: Building,
  { token, isBraced }: NamedEntry,
  field: ValueField,
  prefix: string,
): Statement[] {
  const { name } = field;
  const own = `${prefix}${name}_`;
  const { inner, defaults } = innerOf(building, field.type as StructType, isBraced ? "" : own);
  if (isBraced) return [bracedStatement(token, name, inner, defaults)];
  const among = inner.map((statement): Statement => ({
    token: statement.token,
    write(members, out) {
      const value = members[name] as Members | undefined;
      if (value !== undefined) statement.write(value, out);
    },
    read(node, members) {
      statement.read(node, (members[name] ??= fresh(defaults)) as Members);
    },
    ...(statement.scan === undefined ? {} : { scan: scanningIn(statement.scan, name, defaults) }),
    ...(statement.check === undefined
      ? {}
      : { check: (node, members) => statement.check!(node, members[name] as Members) }),
    ...(statement.many === undefined ? {} : { many: true }),
    ...(statement.hint === undefined ? {} : { hint: true }),
  }));
  if (!mayBeMissing(field)) return among;
  return [...among, emptyStatement(`hint_${prefix}${name}_there`, name, inner, defaults)];
}

/** Scans a statement of a struct, which is there where any of them is. */
function scanningIn({ behind, take }: Scan, name: string, defaults: Members): Scan {
  return {
    behind,
    take: (text, members, depth) =>
      take(text, (members[name] ??= fresh(defaults)) as Members, depth),
  };
}

function bracedStatement(
  token: string,
  name: string,
  inner: readonly Statement[],
  defaults: Members,
): Statement {
  const byToken = new Map(inner.map((statement) => [statement.token, statement]));
  return {
    token,
    write(members, out) {
      const value = members[name] as Members | undefined;
      if (value === undefined) return;
      out.braces(token, () => inner.forEach((statement) => statement.write(value, out)));
    },
    read(node, members) {
      const value = fresh(defaults);
      readStatements(node, byToken, value);
      members[name] = value;
    },
  };
}

/** A struct is there of which no statement tells anything. */
function emptyStatement(
  token: string,
  name: string,
  inner: readonly Statement[],
  defaults: Members,
): Statement {
  return {
    token,
    hint: true,
    write(members, out) {
      const value = members[name] as Members | undefined;
      if (value === undefined) return;
      if (!out.writes(() => inner.forEach((statement) => statement.write(value, out))))
        out.flag(token);
    },
    read(node, members) {
      expectFlag(node);
      members[name] ??= fresh(defaults);
    },
  };
}

/** The statements of a struct, and what its members are that none tells. */
function innerOf(
  building: Building,
  { struct }: StructType | ListType,
  prefix: string,
): { readonly inner: readonly Statement[]; readonly defaults: Members } {
  const { table, version } = building;
  const { text, ...entry } = table.structs[struct]!;
  const { fields } = layoutOf(entry, version)!;
  return {
    inner: building.statementsOf(building, text, fields, prefix),
    defaults: defaultsOf(table, version, text, fields),
  };
}

export function listStatement(
  building: Building,
  { token }: NamedEntry,
  name: string,
  type: ListType,
): Statement {
  const { inner, defaults } = innerOf(building, type, "");
  const byToken = new Map(inner.map((statement) => [statement.token, statement]));
  const scanner = new Scanner(inner, defaults);
  return {
    token,
    many: true,
    write(members, out) {
      const list = (members[name] ?? []) as readonly Members[];
      for (const element of list)
        out.braces(token, () => {
          for (const statement of inner) statement.write(element, out);
        });
    },
    read(node, members) {
      const element: Members = fresh(defaults);
      readStatements(node, byToken, element);
      ((members[name] ??= []) as Members[]).push(element);
    },
    scan: {
      behind: "braces",
      take(text, members, depth) {
        const element = scanner.scan(text, depth + 1);
        if (!text.takeClosing(depth)) text.isBad = true;
        else ((members[name] ??= []) as Members[]).push(element);
      },
    },
  };
}

/** A list is there, and has no elements: the same is not there in other messages. */
export function emptyListStatement(token: string, name: string): Statement {
  return {
    token,
    hint: true,
    write(members, out) {
      if ((members[name] as readonly unknown[] | undefined)?.length === 0) out.flag(token);
    },
    read(node, members) {
      expectFlag(node);
      members[name] ??= [];
    },
  };
}
