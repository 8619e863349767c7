import {
  mayBeMissing,
  type NamedEntry,
  usesBraces,
} from "../../../runtime/table/facts/statements.ts";
import { layoutOf } from "../../../runtime/table/messages.ts";
import type { ListType } from "../../../runtime/table/types/list.ts";
import type { StructType } from "../../../runtime/table/types/struct.ts";
import type { Table } from "../../../runtime/table/table.ts";
import type { ValueField } from "../../../runtime/table/fields/value.ts";
import { type Chosen, chosenBy, chosenIn, choiceOf } from "../chosen.ts";
import { defaultsOf, fresh } from "../defaults.ts";
import { expectFlag, type TextNode } from "../syntax/nodes.ts";
import { Scanner } from "../scanner.ts";
import { type Building, readStatements, type Scan, type Statement } from "../statement.ts";
import type { Output } from "../output.ts";
import type { Members } from "../syntax/values.ts";

/* The statements of structs and of lists of them. */

/** A struct's statements, which are among those of what it is in, or in braces. */
export function structStatements(
  building: Building,
  { token, isBraced }: NamedEntry,
  field: ValueField,
  prefix: string,
): Statement[] {
  const { name } = field;
  const own = `${prefix}${name}_`;
  const type = field.type as StructType;
  if (isBraced) return [bracedStatement(token, name, () => knownWays(building, type))];
  const { statements: inner, defaults } = waysOf(building, type, own)[0]!;
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
function scanningIn({ after, take }: Scan, name: string, defaults: Members): Scan {
  return {
    after,
    take: (text, members, depth) =>
      take(text, (members[name] ??= fresh(defaults)) as Members, depth),
  };
}

/** What a struct that may have itself inside has is found when it is there. */
type Ways = () => readonly Way[];

function bracedStatement(token: string, name: string, ways: Ways): Statement {
  return {
    token,
    write(members, out) {
      const value = members[name] as Members | undefined;
      if (value !== undefined) writeBraced(token, ways(), value, out);
    },
    read(node, members) {
      members[name] = readBraced(ways(), node);
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
  // Of a struct whose members are given none has to be written in full to know it; hints are given seldom.
  const likeliest = inner.toSorted((a, b) => Number(a.hint ?? false) - Number(b.hint ?? false));
  return {
    token,
    hint: true,
    write(members, out) {
      const value = members[name] as Members | undefined;
      if (value === undefined) return;
      if (!likeliest.some((statement) => out.writes(() => statement.write(value, out))))
        out.flag(token);
    },
    read(node, members) {
      expectFlag(node);
      members[name] ??= fresh(defaults);
    },
  };
}

/** One way through a struct's switches: its statements, and what its members are that none tells. */
interface Way extends Chosen {
  readonly statements: readonly Statement[];
  readonly byToken: ReadonlyMap<string, Statement>;
  readonly defaults: Members;
}

function waysOf(building: Building, { struct }: StructType | ListType, prefix: string): Way[] {
  const { table, version } = building;
  const { text, ...entry } = table.structs[struct]!;
  return chosenIn(text, layoutOf(entry, version)!).map((way) => {
    const { fields } = way.variant;
    const statements = building.statementsOf(building, way.text, fields, prefix);
    const byToken = new Map(statements.map((statement) => [statement.token, statement]));
    return { ...way, statements, byToken, defaults: defaultsOf(table, version, way.text, fields) };
  });
}

/** The ways of structs whose statements are in braces, made once: one may have itself inside. */
const known = new WeakMap<Table, Map<string, readonly Way[]>>();

function knownWays(building: Building, type: StructType | ListType): readonly Way[] {
  const { table, version } = building;
  const own = known.get(table) ?? new Map<string, readonly Way[]>();
  known.set(table, own);
  const key = `${type.struct} ${version}`;
  const found = own.get(key) ?? waysOf(building, type, "");
  own.set(key, found);
  return found;
}

function writeBraced(token: string, ways: readonly Way[], value: Members, out: Output): void {
  const { statements } = chosenBy(ways, value);
  out.braces(token, () => {
    for (const statement of statements) statement.write(value, out);
  });
}

function readBraced(ways: readonly Way[], node: TextNode): Members {
  const { byToken, defaults } = choiceOf(ways, node);
  const value = fresh(defaults);
  readStatements(node, byToken, value);
  return value;
}

export function listStatement(
  building: Building,
  { token }: NamedEntry,
  name: string,
  type: ListType,
): Statement {
  const ways = () => knownWays(building, type);
  return {
    token,
    many: true,
    write(members, out) {
      const list = (members[name] ?? []) as readonly Members[];
      for (const element of list) writeBraced(token, ways(), element, out);
    },
    read(node, members) {
      ((members[name] ??= []) as Members[]).push(readBraced(ways(), node));
    },
    ...(isScanned(building, type) ? { scan: scanOf(name, ways()[0]!) } : {}),
  };
}

function isScanned({ table, version }: Building, { struct }: ListType): boolean {
  const own = table.structs[struct]!;
  return !usesBraces(own, layoutOf(own, version)!.fields);
}

function scanOf(name: string, { statements, defaults }: Way): Scan {
  const scanner = new Scanner(statements, defaults);
  return {
    after: "braces",
    take(text, members, depth) {
      const element = scanner.scan(text, depth + 1);
      if (!text.takeClosing(depth)) text.isBad = true;
      else ((members[name] ??= []) as Members[]).push(element);
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
