import {
  idsOf as allIds,
  type Layout,
  layoutOf,
  type MessageTable,
} from "../../runtime/table/messages.ts";
import { plainVersion, type Table } from "../../runtime/table/table.ts";
import { contains, type VersionRange } from "../../runtime/table/versions.ts";
import { versionSuffix } from "./names.ts";
import { layoutName } from "./layout-names.ts";

/** Versions in which all messages are laid out alike. */
export interface VersionClass extends VersionRange {
  /** `Until106`, `From666`, or nothing for the current versions. */
  readonly suffix: string;
}

/** Parts the versions where any layout changes, and where another kind begins. */
export function versionClasses(table: Table): VersionClass[] {
  const newest = table.versions.length - 1;
  const classes: VersionClass[] = [];
  let from = 0;
  for (let version = 0; version <= newest; version++) {
    const isLast = table.flavors?.some(({ to }) => to === version) ?? version === newest;
    if (!isLast && sameLayouts(table, version, version + 1)) continue;
    const range = { from, to: version };
    classes.push({ ...range, suffix: versionSuffix(range, table.current, table) });
    from = version + 1;
  }
  return classes;
}

function sameLayouts(table: Table, a: number, b: number): boolean {
  return table.messages.every((message) => layoutOf(message, a) === layoutOf(message, b));
}

/**
 * The classes that others leave to what they do alike: their functions choose among what differs, and call those of
 * that class for the rest, which may do so in turn. The current class, and one that differs in most from all others, has none.
 * Only dialects are like dialects. Each class follows the one that it is like.
 */
export function likeClasses(
  table: Table,
  classes: readonly VersionClass[],
): ReadonlyMap<VersionClass, VersionClass> {
  const current = classes.findIndex((range) => contains(range, table.current));
  const likes = new Map<VersionClass, VersionClass>();
  const isDialect = ({ from }: VersionClass) => plainVersion(table, from) > table.current;
  let placed = classes[current]!;
  const cases = new Map(classes.map((versions) => [versions, casesIn(table, versions)]));
  // The newest first, of those that differ in as much; each with what it differs from least so far.
  const waiting = classes.toSpliced(current, 1).toReversed();
  const nearest = new Map<VersionClass, { other: VersionClass; difference: number }>();
  while (waiting.length > 0) {
    for (const own of waiting) {
      if (isDialect(placed) && !isDialect(own)) continue;
      const difference = differenceOf(cases.get(own)!, cases.get(placed)!);
      if (difference < (nearest.get(own)?.difference ?? Number.POSITIVE_INFINITY))
        nearest.set(own, { other: placed, difference });
    }
    const next = waiting.reduce((a, b) =>
      nearest.get(b)!.difference < nearest.get(a)!.difference ? b : a,
    );
    const { other, difference } = nearest.get(next)!;
    if (difference * 2 < cases.get(next)!.size) likes.set(next, other);
    placed = next;
    waiting.splice(waiting.indexOf(next), 1);
  }
  return likes;
}

/** The messages of a class, as far as others may have them otherwise. */
function casesIn(table: Table, versions: VersionClass): ReadonlySet<string> {
  return new Set(
    casesOf(table, versions).map(
      ({ message, layout }) => `${layoutName(table, message, layout)} ${layout.id?.join(" ")}`,
    ),
  );
}

/** How many messages one of two classes has otherwise, or alone. */
function differenceOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of first) if (second.has(one)) shared++;
  return Math.max(first.size, second.size) - shared;
}

/** A message as a class of versions has it. */
export interface Case {
  readonly message: MessageTable;
  readonly layout: Layout;
}

/** The messages that a class of versions has, those with a range of ids last. */
export function casesOf(table: Table, versions: VersionClass): Case[] {
  const cases = table.messages.flatMap((message) => {
    const layout = layoutOf(message, versions.to);
    return layout === undefined ? [] : [{ message, layout }];
  });
  return cases.toSorted((a, b) => width(a.layout) - width(b.layout));
}

function width({ id }: Layout): number {
  return id === undefined ? 0 : id[1] - id[0];
}

/** Messages with a range of ids are given to what is sent most: they are tested for first. */
export function ranges(cases: readonly Case[]): Case[] {
  return cases.filter(({ layout }) => width(layout) > 0);
}

/** The messages that stand for one id each, or two with a bit that says something of its own. */
export function numbered(cases: readonly Case[]): Case[] {
  return cases.filter(({ layout }) => width(layout) === 0);
}

/** The ids that stand for one message, with and without the bit that says something of its own. */
export function idsOf({ layout }: Case): number[] {
  return allIds(layout);
}

/** Whether a message tells of the versions of what follows. */
export function announcesVersions({ fields }: Layout): boolean {
  return fields.some((field) => field.kind === "value" && field.selects !== undefined);
}

export function versionsText(table: Table, { from, to }: VersionRange): string {
  const [first, last] = [table.versions[from]!, table.versions[to]!];
  return from === to ? `version ${first}` : `versions ${first} to ${last}`;
}

/** A doc comment: in full where the function has a plain name, and for other versions with a word about these. */
export function docFor(table: Table, versions: VersionClass, name: string, full: string): string {
  if (versions.suffix === "") return full;
  return `As \`${name}\`, in ${versionsText(table, versions)}.`;
}
