import type { Layout } from "../../runtime/table/messages.ts";
import { plainVersion, type Table } from "../../runtime/table/table.ts";
import { place, type Span } from "../read/diagnostics.ts";
import { readSchemas, type SchemaFile, type SchemaFiles } from "./schemas.ts";
import { eachOf, type Entry, items, member, members, text, textOf } from "../read/source.ts";

/** What of a schema is looked for. */
export interface Wanted {
  readonly table: Table;
  /** The name of a message or a struct; of a container's block any. */
  readonly owner: string;
  readonly layout: Layout;
  /** The arms that lead to it, the outermost first. */
  readonly arms: readonly string[];
  /** The field, or several of one word as `channel, entity`; without: the message or the struct itself. */
  readonly field?: string;
}

/**
 * Finds where schemas say what is in their tables. The function gives `game.yaml:41:7`, line and column from 1: of the
 * field, where it finds none of the message, and nothing where it does not find that either. Throws SchemaError.
 */
export function schemaPlaces(files: SchemaFiles): (wanted: Wanted) => string | undefined {
  const schemas = readSchemas(files);
  const byName = new Map(schemas.map((file) => [textOf(file.entry, file.kind), file]));
  return (wanted) => {
    const file = byName.get(wanted.table.name);
    const owner = file && ownerOf(file, wanted);
    if (file === undefined || owner === undefined) return undefined;
    return place(fieldIn(file, owner, wanted) ?? spanOf(owner));
  };
}

/** The message, the struct or the block. */
function ownerOf({ kind, entry }: SchemaFile, { table, owner }: Wanted): Entry | undefined {
  const struct = member(member(entry, "structs"), owner);
  if (kind !== "container") return member(member(entry, "messages"), owner) ?? struct;
  return table.messages.some(({ name }) => name === owner) ? member(entry, "block") : struct;
}

/** The field of that name, in the arms that lead to it; of several in different versions the one of the layout. */
function fieldIn(file: SchemaFile, owner: Entry, wanted: Wanted): Span | undefined {
  if (wanted.field === undefined) return undefined;
  const [name] = wanted.field.split(", ");
  const all = namedFields(file, member(owner, "fields"), wanted, name!);
  // An arm follows the value that chooses it, of the same name.
  const found = all.filter(({ inArm }) => inArm === all.at(-1)!.inArm);
  const own = found.filter(({ entries }) => entries.every((entry) => isOf(entry, wanted)));
  const isSince = ({ entries }: Found) => entries.some((one) => textOf(one, "since") !== undefined);
  const best = own.find(isSince) ?? own[0] ?? found[0];
  return best?.at;
}

interface Found {
  /** What may say in which versions the field is: itself, and the arms and switches that it is in. */
  readonly entries: readonly Entry[];
  readonly at: Span;
  /** It is an arm, or is in one. */
  readonly inArm: boolean;
}

function namedFields(
  file: SchemaFile,
  list: Entry | undefined,
  wanted: Wanted,
  name: string,
): Found[] {
  const { arms } = wanted;
  return items(list).flatMap((item): Found[] => {
    const use = textOf(item, "use");
    if (use !== undefined)
      return namedFields(file, member(member(file.entry, "groups"), use), wanted, name);
    const on = textOf(item, "switch");
    if (on !== undefined) {
      const arm = member(member(item, "arms"), arms[0] ?? "");
      const inner = namedFields(
        file,
        member(arm, "fields"),
        { ...wanted, arms: arms.slice(1) },
        name,
      );
      if (arm === undefined) return [];
      const own = on === name ? [{ entries: [], at: spanOf(arm) }] : [];
      return (inner.length > 0 ? inner : own).map(({ entries, at }) => ({
        entries: [item, arm, ...entries],
        at,
        inArm: true,
      }));
    }
    const inOne = member(item, "into") ?? (member(item, "interleave") && member(item, "of"));
    const own = members(inOne ?? item).find(({ key }) => key.text === name);
    return own === undefined
      ? []
      : [{ entries: [inOne === undefined ? own : item], at: own.key, inArm: false }];
  });
}

/** A message, a struct or an arm is shown at its key. */
function spanOf(entry: Entry): Span {
  return entry.key ?? entry;
}

/** Whether what is in a list of fields is in the versions of a layout. */
function isOf(entry: Entry, { table, layout }: Wanted): boolean {
  const index = (name: string | undefined, without: number) =>
    name === undefined ? without : table.versions.indexOf(name);
  const begins = member(entry, "since");
  const since = Math.min(
    ...(begins ? eachOf(begins) : [undefined]).map((one) => index(one && text(one), 0)),
  );
  const until = index(textOf(entry, "until"), Infinity);
  const excepted = items(member(entry, "except")).map(text);
  const version = plainVersion(table, layout.to);
  return since <= version && version <= until && !excepted.includes(table.versions[version]!);
}
