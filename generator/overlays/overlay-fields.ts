import { isSameSpan, type Report } from "../read/diagnostics.ts";
import { descriptionOf } from "../resolve/scope/groups.ts";
import { ITEM } from "../language/grammar/items.ts";
import { appended, listOf, mapOf, merged, textAt, withMember, withPairs } from "./nodes.ts";
import { checkShape } from "../read/shape.ts";
import { type Entry, isMapEntry, items, member, members, text } from "../read/source.ts";
import { near } from "../read/suggest.ts";
import { type Versions, versionsOf } from "../resolve/types/versions.ts";

/*
 * What a dialect changes in a list of fields, as fields `since` it, and such that it has not: the list then
 * says what all versions have.
 */

/** The dialect that changes something. */
export interface Dialect {
  readonly name: string;
  /** Its index among the versions. */
  readonly version: number;
  readonly versions: Versions;
  /** The entry that names it. */
  readonly at: Entry;
  readonly report: Report;
}

/** A list of fields with the changes of a dialect. */
export function changedFields(list: Entry | undefined, changes: Entry, dialect: Dialect): Entry {
  const changed = items(changes).reduce(
    (fields, change) => changedOnce(fields, change, dialect),
    [...items(list)],
  );
  return listOf(list ?? changes, changed);
}

function changedOnce(fields: Entry[], change: Entry, dialect: Dialect): Entry[] {
  const [operation] = members(change);
  if (operation === undefined) return fields;
  if (operation.key.text === "arm") return withArm(fields, change, dialect);
  const index = indexOf(fields, operation, dialect);
  if (index === undefined) return fields;
  const field = fields[index]!;
  const added = () => items(member(change, "add") ?? member(change, "by"));
  const everywhere = member(change, "everywhere") !== undefined;
  // Of several dialects of an overlay the first one added it.
  if (everywhere && added().some((item) => fields.some((field) => isSameSpan(field, item))))
    return fields;
  const news = () =>
    added().map((item) => (everywhere ? hanging(item, dialect) : onlyIn(item, dialect)));
  const spliced = (from: number, count: number, ...more: Entry[]) =>
    fields.toSpliced(from, count, ...more);
  switch (operation.key.text) {
    case "after":
      return spliced(index + 1, 0, ...news());
    case "before":
      return spliced(index, 0, ...news());
    case "replace":
      return spliced(index, 1, notIn(field, dialect), ...news());
    case "alter":
      return spliced(index, 1, notIn(field, dialect), ...altered(field, change, dialect));
    default:
      return spliced(index, 1, notIn(field, dialect));
  }
}

/** A field that all versions have, since a value of the message says whether it is there. */
function hanging(item: Entry, { report }: Dialect): Entry {
  const description = descriptionOf(item);
  const says = ["if", "marker"].some(
    (key) => isMapEntry(description) && member(description, key) !== undefined,
  );
  if (!says)
    report.error(
      members(item)[0]?.key ?? item,
      "nothing says in the other versions whether this is there",
      "Give it `if` or a `marker`, or leave out `everywhere`.",
    );
  return item;
}

function altered(field: Entry, change: Entry, dialect: Dialect): Entry[] {
  const to = member(change, "to")!;
  // A field is there by one of them.
  const other = { when: "unless", unless: "when" };
  const gone = members(to).flatMap(
    ({ key }) => Object.entries(other).find(([name]) => name === key.text)?.[1] ?? [],
  );
  const own = described(without(field, gone), (description) => merged(description, to));
  checkShape(own, ITEM, dialect.report);
  return [onlyIn(without(own, ["since", "until", "except"]), dialect)];
}

function without(field: Entry, names: readonly string[]): Entry {
  return described(field, (description) =>
    mapOf(
      description,
      members(description)
        .filter(({ key }) => !names.includes(key.text))
        .map((m) => [textAt(m.key, m.key.text), m]),
    ),
  );
}

// ---- finding

/** The names that an entry of a field list has. */
export function namesOf(item: Entry): string[] {
  const used = member(item, "use");
  if (used !== undefined) return [text(used)];
  const parts = member(item, "into") ?? (member(item, "interleave") && member(item, "of"));
  if (parts !== undefined) return members(parts).map(({ key }) => key.text);
  return descriptionOf(item) === item ? [] : members(item).map(({ key }) => key.text);
}

/** Where the field is that the dialect has by a name before it is changed. */
function indexOf(fields: readonly Entry[], name: Entry, dialect: Dialect): number | undefined {
  const { report } = dialect;
  const there = fields.flatMap((item, index) => (isThere(item, dialect) ? [{ item, index }] : []));
  const found = there.filter(({ item }) => namesOf(item).includes(text(name)));
  if (found.length === 1) return found[0]!.index;
  if (found.length > 1) {
    report.error(
      name,
      `there are several "${text(name)}" in ${dialect.name}`,
      "Kinds of a format have one each: put what differs into a group of its own.",
    );
    return undefined;
  }
  const known = there.flatMap(({ item }) => namesOf(item));
  report.error(
    name,
    `${dialect.name} has no field "${text(name)}" here`,
    near(text(name), known) ?? `There are ${known.join(", ")}.`,
  );
  return undefined;
}

/** Whether the dialect has an entry: what branches from it may not. */
export function isThere(item: Entry, { versions, version, report }: Dialect): boolean {
  return versionsOf(descriptionOf(item), versions, report).includes(version);
}

// ---- what has it

/** The fields of a list that the dialect has, without a word about versions. */
export function fieldsThere(list: Entry | undefined, at: Entry, dialect: Dialect): Entry {
  const there = items(list).filter((item) => isThere(item, dialect));
  return listOf(
    list ?? at,
    there.map((item) => without(item, ["since", "until", "except"])),
  );
}

/** A description of what the dialect has, and what comes from it. */
export function sinceDialect(description: Entry, { name, at, report }: Dialect): Entry {
  for (const key of ["since", "until", "except"]) {
    const own = member(description, key);
    if (own !== undefined)
      report.error(own.key ?? own, "a dialect is one version", "Leave it out.");
  }
  return withMember(description, "since", textAt(at, name));
}

/** A description of what the dialect does not have, nor what comes from it. */
export function exceptDialect(description: Entry, { name, at }: Dialect): Entry {
  const own = listOf(at, [textAt(at, name)]);
  return withMember(description, "except", appended(member(description, "except"), own));
}

function onlyIn(item: Entry, dialect: Dialect): Entry {
  return described(item, (description) => sinceDialect(description, dialect));
}

function notIn(item: Entry, dialect: Dialect): Entry {
  return described(item, (description) => exceptDialect(description, dialect));
}

/** An entry whose description is another one. A type alone becomes a map. */
function described(item: Entry, change: (description: Entry) => Entry): Entry {
  const description = descriptionOf(item);
  if (description === item) return change(item);
  const map = isMapEntry(description)
    ? description
    : mapOf(description, [[textAt(description, "type"), description]]);
  const { key } = members(item)[0]!;
  return mapOf(item, [[textAt(key, key.text), change(map)]]);
}

// ---- arms

/** A switch with a further arm, or one of its arms with further values, which other versions do not know. */
function withArm(fields: Entry[], change: Entry, dialect: Dialect): Entry[] {
  const { report } = dialect;
  const name = member(change, "arm")!;
  const index = fields.findIndex(
    (item) => member(item, "switch") !== undefined && isThere(item, dialect),
  );
  if (index < 0) {
    report.error(
      name,
      `${dialect.name} has no switch here`,
      "Add the arm where `switch` is in what it comes from.",
    );
    return fields;
  }
  const item = fields[index]!;
  const arms = member(item, "arms")!;
  const old = members(arms).find(({ key }) => key.text === text(name));
  const values = member(change, "is")!;
  // Of several dialects of an overlay the first one added it, for the values that each has.
  if (items(old && member(old, "is")).some((one) => items(values).some((v) => v.node === one.node)))
    return fields;
  if (old !== undefined)
    for (const key of ["fields", "text", "token"]) {
      const own = member(change, key);
      if (own !== undefined)
        report.error(
          own.key ?? own,
          `the arm "${text(name)}" has its own already`,
          "Name a new arm.",
        );
    }
  const arm =
    old === undefined
      ? mapOf(
          change,
          members(change)
            .slice(1)
            .map((m) => [textAt(m.key, m.key.text), m]),
        )
      : withMember(old, "is", appended(member(old, "is"), values));
  const isLast = (other: Entry) => member(other, "otherwise") !== undefined;
  // One that there is stays where it is described, whoever gives it further values.
  const own = old === undefined ? name : textAt(old.key, old.key.text);
  const all = withPairs(arms, [[own, arm]], isLast);
  return fields.with(index, withMember(item, "arms", all));
}
