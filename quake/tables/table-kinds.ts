import { hasPath } from "../../recording/columns/paths.ts";
import type { AnyContainer } from "../../recording/index.ts";
import { tablesOf } from "../../runtime/container.ts";
import { unknown } from "../../runtime/shapes/rows.ts";
import { isFollowed } from "../world/reading/followers.ts";
import { entitiesTable } from "./kinds/entities.ts";
import { eventsTable, killsTable } from "./kinds/events.ts";
import { framesTable } from "./kinds/frames.ts";
import type { TableKind } from "./kinds/kind.ts";
import { levelsTable } from "./kinds/levels.ts";
import { messagesTable } from "./kinds/messages.ts";
import { playersTable } from "./kinds/players.ts";
import type { ColumnSource, TableColumn } from "./table-column.ts";

/** The tables that all recordings have. */
export const TABLES = ["players", "entities", "frames", "levels", "events", "kills"] as const;

const KINDS: Readonly<
  Record<(typeof TABLES)[number], (container: AnyContainer) => TableKind<any>>
> = {
  players: (container) => playersTable(protocolOf(container)),
  entities: () => entitiesTable(),
  frames: (container) => framesTable(protocolOf(container)),
  levels: () => levelsTable(),
  events: (container) => eventsTable(container),
  kills: (container) => killsTable(container),
};

/** A table: one that all recordings have, or the messages of a type as the wire has them. */
export type TableName = (typeof TABLES)[number] | `messages:${string}`;

const MESSAGES = "messages:";

/** The protocol that a recording carries. */
export function protocolOf({ table }: AnyContainer): string {
  return table.carries[0]!.protocol;
}

/**
 * What makes a table's rows. Of a format of one's own, of which no worlds are made, a message's name is enough.
 *
 * @throws RangeError for one that there is not
 */
export function kindOf(container: AnyContainer, what: string): TableKind<any> {
  if (what.startsWith(MESSAGES)) return messagesTable(container, what.slice(MESSAGES.length));
  if (!isFollowed(container)) return ownTable(container, what);
  if (Object.hasOwn(KINDS, what)) return KINDS[what as keyof typeof KINDS](container);
  const others = hasMessage(container, what)
    ? [`${MESSAGES}${what}`]
    : [...TABLES, `${MESSAGES}NAME`];
  throw unknown("table", what, others, "a recording");
}

function ownTable(container: AnyContainer, what: string): TableKind<any> {
  if (!Object.hasOwn(KINDS, what) || hasMessage(container, what))
    return messagesTable(container, what);
  const { title, name } = container.table;
  const [first] = tablesOf(container)[0]!.messages;
  throw new RangeError(
    `${title ?? name}: no ${what} are shown there; its messages are tables, as ${MESSAGES}${first!.name}`,
  );
}

function hasMessage(container: AnyContainer, path: string): boolean {
  return tablesOf(container).some((table) => hasPath(table, path));
}

/** The columns of a table, all of them. Throws RangeError for one that there is not. */
export function tableColumns(container: AnyContainer, what: TableName): readonly TableColumn[] {
  return kindOf(container, what).columns.map(described);
}

/** A column without how it is found. */
export function described({ name, type, unit, doc }: ColumnSource<never>): TableColumn {
  return unit === undefined ? { name, type, doc } : { name, type, unit, doc };
}

/** What one name means together. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ["origin", "velocity", "old_origin"].map((name) => [
      name,
      ["x", "y", "z"].map((axis) => `${name}_${axis}`),
    ]),
  ),
  angles: ["pitch", "yaw", "roll"],
};

/** The column of that name. Throws RangeError for one that there is not, with the nearest. */
export function columnNamed<C extends TableColumn>(
  columns: readonly C[],
  name: string,
  what: string,
): C {
  const found = columns.find((column) => column.name === name);
  if (found !== undefined) return found;
  throw unknown(
    "column",
    name,
    columns.map((column) => column.name),
    what,
  );
}

/** The columns of that name: of `origin`, `velocity`, `angles` three. Throws RangeError as `columnNamed`. */
export function columnsNamed<C extends TableColumn>(
  columns: readonly C[],
  name: string,
  what: string,
): C[] {
  const isOne = columns.some((column) => column.name === name) || !Object.hasOwn(GROUPS, name);
  return (isOne ? [name] : GROUPS[name]!).map((one) => columnNamed(columns, one, what));
}
